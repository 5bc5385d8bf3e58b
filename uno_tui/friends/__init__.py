"""Friends at the table who play from other machines, over ssh: who may come, who is here, and their front ends."""

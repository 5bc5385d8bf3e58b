"""Child processes: voices, sounds, bots that think and long jobs live in processes of their own."""

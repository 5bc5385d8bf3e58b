# Ce qui ne va pas dans les mots de ce jeu, dans les fichiers de table.
uno-swap-expected = il faut ici `swap PLACE`, et non { $found }
uno-drawn-in-race = pendant une course au buzzer, personne n'a pioché de carte ordinaire
uno-sequence-unknown = une suite va up ou down, et non { $found }
uno-bluff-unknown = un bluff est yes ou no, et non { $found }
uno-choice-unknown = le seul choix ouvert de ce jeu est buzz, et non { $found }
uno-no-race = sans l'option buzzer, personne ne fait la course
uno-needs-option = { $statement } demande l'option { $option }
uno-race-alone = pendant une course, deux personnes au moins n'ont pas appuyé

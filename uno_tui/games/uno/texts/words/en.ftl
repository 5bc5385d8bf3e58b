# What is wrong with the words of this game in table files.
uno-swap-expected = `swap SEAT` is expected here, not { $found }
uno-drawn-in-race = no one has drawn an ordinary card while a race runs
uno-sequence-unknown = a sequence goes up or down, not { $found }
uno-bluff-unknown = a bluff is yes or no, not { $found }
uno-choice-unknown = the only open choice of this game is buzz, not { $found }
uno-no-race = no one races without the option buzzer
uno-needs-option = { $statement } needs the option { $option }
uno-race-alone = while a race runs at least two have not pressed

# Was an den Wörtern dieses Spiels in Tischdateien nicht stimmt.
uno-swap-expected = Hier gehört `swap PLATZ` hin, nicht { $found }
uno-drawn-in-race = Solange das Wettdrücken läuft, hat niemand eine gewöhnliche Karte gezogen
uno-sequence-unknown = Eine Sequenz geht up oder down, nicht { $found }
uno-bluff-unknown = Ein Bluff ist yes oder no, nicht { $found }
uno-choice-unknown = Die einzige offene Wahl dieses Spiels ist buzz, nicht { $found }
uno-no-race = Ohne die Option buzzer gibt es kein Wettdrücken
uno-needs-option = { $statement } gibt es nur mit der Option { $option }
uno-race-alone = Solange das Wettdrücken läuft, haben mindestens zwei nicht gedrückt

# What goes wrong between a table and players elsewhere.
remote-not-ours = aucune table d'uno-tui ne répond là ; vérifie à quoi tu te connectes
remote-version = l'autre côté parle la version { $theirs }, ce programme la version { $ours } ; installe le même uno-tui des deux côtés
remote-unreadable = ce qui arrive de l'autre côté est incompréhensible : { $reason }
remote-other-seat = l'autre côté joue pour une place qui n'est pas la sienne

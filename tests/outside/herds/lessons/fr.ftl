# Leçons de Troupeaux.
lesson-fits = Ce qui va sur quoi
    .description = Le même animal ou le même nombre, et piocher. Environ 1 minute.
lesson-fits-animal = Le chat 1 est sur le dessus. Une carte va si elle a le même animal ou le même nombre. Pose ton chat 5.
lesson-fits-refused = Ben a posé le chat 6. Essaie ce qui se passe quand une carte ne va pas : pose la poule 2.
lesson-fits-draw = La poule reste dans ta main. Rien ne va, donc pioche une carte avec { KEY("draw") }.
lesson-fits-end = Ton tour est alors fini. Qui n'a plus de cartes gagne la manche.
lesson-bell = La cloche et le 8
    .description = Sonner avant les autres, et choisir quelqu'un. Environ 1 minute.
lesson-bell-lay = Le chat 1 est sur le dessus. Pose ton chat 5.
lesson-bell-ring = Ben a posé un 5 sur ton 5 et doit sonner. Sonne avant lui : { KEY("ring") }.
lesson-bell-pick = Ben a dû piocher une carte, et Cleo a posé la poule 4. Pose la poule 8 et choisis Cleo, qui pioche alors.
lesson-bell-end = Tu connais maintenant tout le jeu. Le moins de points gagne la partie.

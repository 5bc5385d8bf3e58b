"""Lines that players who did not know the program typed: what they meant is answered or done."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import run_program
from support.at_position import SPACES, said_at

from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.past_questions import call_of

pytestmark = [pytest.mark.terminal, pytest.mark.slow]

FAST, WAIT = ("--pace", "fast"), ("--pace", "wait")
UNKNOWN = "xyzzy"
"""A line whose answer repeats it: what comes before is the opening, in which some answers stand, too."""
LINES = {
    "de play maumau --seed 5": [("was macht der Joker", "Joker: entweder eine Karte"), ("erkläre", "Wer zuerst alle Karten los ist")],
    "en play maumau --seed 5": [
        ("10 of spades", "Ben plays 9 of diamonds on 10 of spades."),
        ("challenge cleo", "Cleo has not played that card."),
        ("why does a 10 go on a jack", "A card may be played on its suit"),
    ],
    "en play uno --seed 5": [
        ("can Ben see my hand", "Only you see your cards."),
        ("does anyone see my cards", "Only you see your cards."),
        ("which colour do I have most of", "Green: 5; yellow: 1; red: 1."),
        ("what colour has Ben", "Only Ben knows that."),
        ("any greens", "1 Green 6, 2 Green 6, 3 Green 1, 6 Green 4, 7 Green 2."),
        ("any wilds?", "You have no Wild."),
        ("can I still play after drawing", "A drawn card that matches may be played at once"),
        ("is it a good idea to draw", "Draw. It is your only move."),
        ("2 Green 6", "Green 6 does not match blue 0."),
        ("why?", "Green 6 does not match blue 0."),
        ("thanks", "Your turn."),
        ("must Cleo draw two", "Your turn."),
        ("did that work", "Your turn."),
        ("what's left for me", "Hand: 1 Green 6"),
        ("restart", "Start another game?"),
        ("no", "Nothing changed."),
        ("play the first one", "Green 6 does not match blue 0."),
    ],
    "de play uno --seed 5": [
        ("sehen die anderen meine Karten", "Deine Karten siehst nur du."),
        ("was ist meine beste Farbe?", "Grün: 5; gelb: 1; rot: 1."),
        ("welche Farbe hat Ben", "Das weiß nur Ben."),
        ("kann ich nach dem Ziehen noch legen", "In einem Zug ziehst du nur einmal."),
        ("irgendwelche grünen?", "1 Grüne 6, 2 Grüne 6"),
        ("mit wem spiele ich?", "Im Uhrzeigersinn: du, Ben, Cleo, Dora."),
        ("und nun?", "Du bist dran."),
        ("was hab ich", "Hand: 1 Grüne 6"),
        ("4 gelbe 2", "Gelbe 2 passt nicht auf die blaue 0."),
        ("warum?", "Gelbe 2 passt nicht auf die blaue 0."),
    ],
    "fr play uno --seed 5": [
        ("est-ce qu'ils voient mes cartes", "Personne d'autre ne voit tes cartes."),
        ("quelle couleur j'ai le plus", "Vert : 5 ; jaune : 1 ; rouge : 1."),
        ("encore des rouges ?", "5, le 3 rouge."),
        ("il reste combien de cartes dans le paquet", "79 cartes dans la pioche."),
        ("j'ai quoi", "Main : 1, le 6 vert"),
        ("quelles règles maison sont activées ?", "Le moins de points gagne"),
        ("qui est à la table ?", "Sens horaire : toi, Ben, Cleo, Dora."),
        ("le numéro un", "Le 6 vert ne va pas sur le 0 bleu."),
        ("merci", "À toi."),
    ],
    "en play ume --seed 4": [
        ("who has the highest yellow", "Cleo's sums: red 8, yellow 15, green 22, blue 8."),
        ("everyone's bases", "Dora's base, 8 cards"),
        ("why did Dora lose her yellow 4", "Ben draws yellow Draw Two.\nBen discards the yellow 9. Ben has no yellow left.\nDora loses the yellow 4."),
        ("how much has Cleo got in green", "Cleo's sums: red 8, yellow 15, green 22, blue 8."),
        ("how high is my blue sum", "Your sums: red 4, yellow 16, green 3, blue 17."),
        ("what is the aim", "Bring the sums of three colours"),
    ],
    "fr play ume --seed 4": [
        ("qui a la plus haute somme", "Sommes de Dora"),
        ("je suis à combien en jaune ?", "Tes sommes : rouge 4, jaune 16"),
    ],
    "de play teams --seed 7": [
        ("1", "Cleo gibt dir eine grüne 4."),
        ("was habe ich Cleo gegeben?", "Du gibst Cleo eine Team-Plus 4.\nCleo gibt dir eine grüne 4."),
        ("wer hat ausgeteilt", "Dora gibt."),
        ("hat Ben nur noch eine Karte", "Ben: 7 Karten."),
    ],
    "en play uno --seed 3": [
        ("why was I skipped", "What happened last:"),
        ("why did Cleo do that", "Cleo plays green Reverse."),
    ],
    "en play uno --seed 21": [
        ("why was I skipped", "First card: green Skip.\nYou are skipped.\nSkip: the next player is skipped."),
    ],
    "en play uno --seed 12": [
        ("change the pace", "Pace of the bots: normal. To change it, type pace wait for me, pace slow or pace fast."),
        ("which way are we going", "Clockwise: you, Ben, Cleo, Dora."),
        ("hint", "Play the red 1: you keep your Wild Draw Four."),
        ("why did you suggest that?", "Play the red 1: you keep your Wild Draw Four."),
        ("could you repeat that?", "Play the red 1: you keep your Wild Draw Four."),
        ("how many cards does everybody hold", "You 7, Ben 7, Cleo 7, Dora 7."),
        ("what can I do now", "Playable: 1 Red 1, 6 Wild Draw Four."),
        ("how many cards does Cleo have left", "Cleo 7."),
        ("9", "No number 9 here."),
        ("can I play a 4 on a 4", "on the same number or symbol"),
        ("can I put a draw two on a draw two", "Responses are off here"),
        ("I can't go", "Playable: 1 Red 1, 6 Wild Draw Four."),
        ("do I have to draw", "Playable: 1 Red 1, 6 Wild Draw Four."),
        ("does red 6 match?", "You have no red 6.\nRed 6 does not match blue 1."),
        ("say that again", "You have no red 6.\nRed 6 does not match blue 1."),
        ("what is a wild worth", "Wild and Wild Draw Four 50"),
        ("what happens if I forget uno", "Who forgets it draws 4 cards"),
        ("Ben forgot to say uno", "Ben has 7 cards and need not say anything."),
        ("how many cards have I got", "You 7."),
        ("what games are there", "The games: UNO, UNO Teams,"),
        ("speak slower", "Your own screen reader sets its speed and volume."),
        ("turn off the sounds", "Sounds off."),
        ("pace of the bots slow", "Pace of the bots: slow"),
        ("make the bots harder", "Level of the bots in new games: hard"),
        ("faster bots", "Pace of the bots: normal"),
        ("which house rules are on", "Point limit: 500"),
        ("what have I got", "Hand: 1 Red 1, 2 Green 9"),
        ("play the wild draw four and choose green", "You play Wild Draw Four, green."),
    ],
    "en play uno --seed 12 --players 3": [
        ("can I draw even if I have a card to play?", "You have a playable card, so you must play."),
        ("can you say that again?", "You have a playable card, so you must play."),
        ("do I have to play if I can?", "You have a playable card, so you must play."),
        ("how many points are we playing to?", "Lowest score wins; the match ends at 500."),
        ("what house rules are we using?", "Point limit: 500"),
        ("is skip after drawing on?", "Not in this game: Skip after drawing."),
        ("what happens if I can't play?", "Playable: 6 Green Reverse."),
        ("did Cleo pass?", "Cleo has done nothing yet."),
        ("why did Cleo play a wild?", "Cleo has done nothing yet."),
        ("what's left in the draw pile?", "86 in the draw pile."),
        ("how close are the others to winning?", "You 7, Ben 7, Cleo 7."),
        ("what's my hand worth?", "Your cards count 51."),
        ("what if I don't say uno?", "Who forgets it draws 4 cards"),
        ("z", "6 Green Reverse, playable."),
        ("do I have anything red?", "1 Red 1, 7 Red 9."),
        ("which colour are we on", "Green."),
        ("read me only my green cards", "6 Green Reverse."),
        ("how many cards has everyone got left", "You 7, Ben 7, Cleo 7."),
        ("yelow 9", "Do you mean play yellow 9?"),
        ("yes", "Yellow 9 does not match green 8."),
        ("I can't go, so what is on top?", "Green 8."),
    ],
    "de play uno --seed 12 --players 3": [
        ("welche Farbe muss ich legen?", "Grün."),
        ("was macht die Richtungswechselkarte?", "Retour: Die Richtung dreht sich."),
        ("ich hab kein Blau, ich zieh", "Du musst legen: Du hast eine passende Karte."),
    ],
    "fr play uno --seed 12 --players 3": [
        ("il a combien de cartes, Ben ?", "Toi : 7 cartes, Ben : 7 cartes"),
        ("est-ce que je dois jouer si je peux ?", "Tu as une carte jouable"),
        ("et si je ne dis pas uno ?", "Qui l'oublie pioche 4 cartes"),
        ("on joue jusqu'à combien ?", "fin à 500 points."),
        ("lesquelles sont jouables ?", "6, Inversion verte, jouable."),
        ("et après moi, c'est à qui ?", "Après toi : Ben."),
        ("pourquoi j'ai perdu mon tour ?", "Tu as 7 cartes."),
        ("tu peux trier mes cartes ?", "Trié par couleur."),
        ("je passe, j'ai rien", "Tu as une carte jouable"),
        ("on peut mettre un +2 sur un +2 ?", "Les réponses sont désactivées ici"),
        ("ça fait quoi le sens interdit", "Passe-tour : le suivant perd son tour."),
        ("qui est en train de gagner", "Le moins de points gagne"),
    ],
    "en play uno --seed 31": [("+4 red", "You play Wild Draw Four, red.")],
    "en play rummy --seed 6": [("lay down green 4 5 6", "New set 8: Green run 4 to 6.")],
    "de play maumau --seed 11": [("den Joker als Herz Ass", "Mit wem"), ("Ben", "Du legst einen Joker als Herz-Ass.")],
    "en play ume --seed 3": [("what do my cards add up to", "Your sums: red 25, yellow 9, green 12, blue 1.")],
    "en play uno --seed 45": [("I'd like to play the red two please", "You have no red 2.")],
    "en play maumau --seed 5 --bots easy,easy,easy": [("jack of spades, I want spades", "You play jack of spades and choose spades.")],
    "en play maumau --seed 31": [("jack of diamonds, I want hearts", "Jack of diamonds does not match the 6 of spades.")],
    "en play rummy --seed 12": [
        ("what sets can I make", "Playable: 1 Green 3, 2 Red 12,"),
        ("what does the joker do", "stands for any tile you choose"),
        ("what's in set 3", "Set 3 of 7."),
        ("what is a joker worth", "Jokers 50."),
        ("how many points do I need to come out", "No points are needed to begin"),
    ],
    "en play maumau --seed 12": [
        ("which suit was wished for", "No suit or rank chosen."),
        ("mau mau", 'No "last card" to say or call out now.'),
        ("do I have to say mau", 'With one card left you must say "last card".'),
        ("does the c8 match", "You have no 8 of clubs."),
    ],
    "en play teams --seed 12": [
        ("what did my partner play", "Cleo has done nothing yet."),
        ("give 1", "Cleo gives you a red Draw Two."),
        ("how many cards does my partner have", "Cleo 7."),
        ("can I talk to my partner", "Partners may talk, but not about their cards"),
        ("can I see my partner's cards", "Only Cleo knows that."),
        ("who are we playing against", "Together: you and Cleo; Ben and Dora."),
        ("which team is ahead", "you and Cleo 0, Ben and Dora 0."),
    ],
    "en play ume --seed 12": [
        ("what is a zero worth", "a 0 always 10."),
        ("what's Dora's green sum", "green 2"),
        ("am I close to winning", "No one is one card away."),
    ],
    "de play uno --seed 12": [
        ("wie wird gespielt", "Wer zuerst alle Karten los ist"),
        ("stärkere Bots bitte", "Stärke der Bots an neuen Tischen: stark"),
        ("Ich habe nichts, ich ziehe", "Du musst legen"),
        ("ich muss ziehen", "Es passen: 1 Rote 1, 6 Plus 4."),
        ("darf ich eine +2 auf eine +2 legen", "Antworten sind hier aus"),
        ("welche regeln gelten", "Punktgrenze: 500"),
        ("darf ich reinwerfen", "Abfangen ist hier aus."),
        ("was passiert wenn ich uno vergesse", "Wer es vergisst,"),
        ("farbwechsel grün", "Joker: Die Karte hast du nicht."),
        ("ich lege die gelbe +2 drauf", "Gelbe Plus 2 passt nicht auf die blaue 1."),
        ("cleo hat nicht uno gesagt", "Cleo hat 7 Karten und muss nichts sagen."),
        ("ton aus", "Klänge aus."),
    ],
    "de play uno --seed 31 --rules response=on,intercept=on": [
        ("darf ich auf eine +2 noch eine +2 legen", "Plus 2 beantwortet nur Plus 2"),
        ("wie funktioniert dazwischenwerfen", "Wer genau die oberste Karte hat"),
    ],
    "de play rummy --seed 12": [("rote 8 an die folge 8 bis 11 anlegen", "Du hast keinen Stein „rote 8“ auf der Schiene.")],
    "de play rummy --seed 5": [
        ("was hat ben gemacht", "Ben hat noch nichts getan."),
        ("zeig reihe 1", "Kombination 1 von 4."),
        ("sortier nach farbe", "Nach Farbe sortiert."),
        ("was ist eine folge", "Eine Folge sind 3 bis 12 Steine einer Farbe"),
        ("wie viele steine sind noch im beutel", "38 Steine im Vorrat."),
    ],
    "de play maumau --seed 3": [
        ("wie viele karten hat jeder noch", "Du: 7 Karten, Ben: 7 Karten"),
        ("wer ist an der reihe", "Du bist dran."),
        ("darf man bube auf bube legen", "auch auf einen Buben; auf eine gewünschte Farbe nur mit dieser Farbe."),
        ("wie viel zählt ein bube", "Bube 20"),
    ],
    "de play teams --seed 4": [
        ("wie viele karten hat mein partner", "Cleo: 7 Karten"),
        ("wer spielt gegen uns", "Zusammen: du und Cleo; Ben und Dora."),
    ],
    "fr play uno --seed 12": [
        ("c'est mon tour ?", "À toi."),
        ("qui joue avant moi", "Sens horaire : toi, Ben, Cleo, Dora."),
        ("combien vaut un joker ?", "Joker et +4 comptent 50"),
        ("quelles règles sont activées ?", "Limite de points : 500"),
        ("Cleo n'a pas dit uno", "Cleo a 7 cartes et n'a rien à dire."),
        ("coupe le son", "Sons désactivés."),
        ("rouge un", "Tu joues le 1 rouge."),
    ],
    "fr play uno --seed 7 --rules response=on": [
        ("à quoi sert l'inversion ?", "Inversion : le sens du jeu change."),
        ("j'ai du jaune ?", "l'Inversion jaune ; 6, le 7 jaune"),
        ("on peut cumuler les +2 ?", "Un +2 répond à un +2"),
        ("que se passe-t-il si j'oublie de dire uno ?", "Qui l'oublie pioche 4 cartes"),
    ],
    "fr play rummy --seed 12": [
        ("quelles combinaisons il y a sur la table", "Suite rouge de 8 à 11."),
        ("qu'est-ce que je peux poser ?", "Jouables : 1, le 3 vert ; 2, le 12 rouge"),
        ("trie mes tuiles par couleur", "Trié par couleur."),
        ("je pioche une tuile", "Tu ne peux pas piocher : tu as de quoi poser."),
    ],
    "fr play teams --seed 12": [
        ("combien de cartes a mon partenaire ?", "Cleo : 7 cartes"),
        ("qui est dans quelle équipe ?", "Ensemble : toi et Cleo ; Ben et Dora."),
    ],
    "en play uno --seed 5 --bots easy": [
        ("1", "Green 6 does not match yellow 3."),
        ("why not?", "Green 6 does not match yellow 3."),
        ("who has to draw", "No extra cards to draw."),
    ],
    "de play uno --seed 5 --bots easy": [
        ("langsamer", "Tempo der Bots: langsam"),
        ("tempo wieder normal", "Tempo der Bots: normal"),
        ("ausführlichkeit wieder normal", "Ausführlichkeit: normal"),
        ("zu schnell", "Tempo der Bots: langsam"),
        ("zu langsam", "Tempo der Bots: normal"),
        ("lauter", "Tempo und Lautstärke stellst du in deinem Screenreader ein."),
        ("hilfe", "Jetzt: Du bist dran.\nlege, spiele: "),
        ("hau die gelbe 2 raus", "Du legst eine gelbe 2."),
        ("zurück zum menü", "1 Zurück zum Tisch"),
    ],
    "en play teams --seed 5 --bots easy,easy,easy": [
        ("why do I give a card to Cleo", "After the deal everyone gives their partner one card face down."),
        ("which card can I give away", "You can choose: 1 Green 4, 2 Blue 2"),
        ("what can I play", "You can choose: 1 Green 4, 2 Blue 2"),
    ],
    "de play teams --seed 5 --bots easy,easy,easy": [
        ("warum gebe ich Cleo eine Karte", "Nach dem Austeilen gibt jeder seinem Partner verdeckt eine Karte."),
        ("was kann ich geben", "Zur Wahl: 1 Grüne 4, 2 Blaue 2"),
    ],
    "en play maumau --seed 5 --bots easy": [("can I swap", "Ace: you must swap hands with another player")],
    "fr play uno --seed 5 --bots easy": [("plus fort", "Vitesse et volume se règlent dans ton lecteur d'écran.")],
    "en play rummy --seed 5 --bots easy": [
        ("which of my tiles have an effect", "Rack: 1 Yellow 1"),
        ("can I put yellow 1 on green 1", "Yellow 1 alone cannot be played on set 4."),
    ],
    "de play rummy --seed 5 --bots easy": [
        ("kann ich die gelbe 3 an die gelbe 2 legen", "Gelbe 3 passt nicht allein an Kombination 2."),
    ],
    # More words around what is meant: an exclamation, a reason, two questions in one line.
    "en play uno --seed 5 --pace wait": [
        ("whose turn is it, and what's on top?", "Your turn.\nBlue 0."),
        ("what do you suggest I do next, any hint?", "Draw. It is your only move."),
        ("should I play it or keep it", "Draw. It is your only move."),
        ("i'd better play the green 4", "Green 4 does not match blue 0."),
        ("is stacking still on?", "Not in this game: Responses."),
        ("what's up", "Nothing can be played: type draw."),
        ("am I up", "Your turn."),
        ("can you go a little slower please", "Pace of the bots: wait for me"),
        ("i can't play anything so i draw", "You draw a red 2."),
    ],
    "de play uno --seed 5 --pace wait": [
        ("was bedeutet Runden?", "Ende der Partie: bei einer Punktgrenze."),
        ("was war das gerade alles, ich hab den Faden verloren", "Aufgedeckt: blaue 0."),
        ("kannst du mir die Karten nach Farben sortieren", "Nach Farbe sortiert."),
        ("wie viele hab ich noch", "Du: 7 Karten."),
        ("gibst du mir einen Rat?", "Ziehen. Etwas anderes geht nicht."),
        ("die rote 3 leg ich", "Rote 3 passt nicht auf die blaue 0."),
        ("das geht mir übrigens ein bisschen schnell, geht das auch langsamer?", "Tempo der Bots: auf mich warten"),
        ("mist, ich ziehe", "Du ziehst eine rote 2."),
    ],
    "fr play uno --seed 5 --pace wait": [
        ("non attends, qu'est-ce qu'il y a sur la défausse ?", "0 bleu."),
        ("c'est à moi là ? qu'est ce que tu ferais à ma place ?", "À toi.\nPiocher."),
        ("attends ça va trop vite, ralentis un peu", "Rythme des robots : m'attendre"),
        ("il reste combien de cartes à piocher", "79 cartes dans la pioche."),
        ("oups, annule ça", "On ne reprend un coup qu'aux tables d'entraînement."),
        ("j'ai rien alors je pioche", "Tu pioches un 2 rouge."),
    ],
    "de play maumau --seed 5 --pace wait": [
        ("was ist die oberste Karte und wer ist dran", "Herz-Bube.\nDu bist dran."),
        ("was liegt jetzt oben und was geht davon?", "Herz-Bube.\nEs passen: 1 Pik-Bube, 2 Pik 10."),
        ("kann ich eigentlich sehen ob Ben gepfuscht hat?", "Pfuschen ist an"),
        ("lies mir nochmal meine Hand vor bitte", "Hand: 1 Pik-Bube"),
        ("super! das war lustig, zurück zum Menü bitte", "1 Zurück zum Tisch"),
    ],
    "en play uno --seed 5 --pace slow": [("nice game, thanks, bye", "Goodbye.")],
    "de play maumau --seed 5 --pace slow": [("ich nehm die Pik 10", "Du legst Pik 10.")],
    "en play rummy --seed 5 --pace wait": [
        ("how many tiles does each one have", "You 14, Ben 14, Cleo 14, Dora 14."),
        ("i want to leave the game for now and go to the menu", "1 Back to the game"),
    ],
    "en": [
        ("what games are there", "The games: UNO, UNO Teams, UNO Rummy, Umé and Erftschmiede-Maumau."),
        ("how do I play rummy", "Be the first to play all your tiles"),
        ("call me Eva", "Your name in new games: Eva"),
        ("turn the sounds off", "Sounds off."),
        ("turn the sounds off", "Sounds off."),
        ("louder", "Your own screen reader sets its speed and volume."),
        ("level of the bots easy", "Level of the bots in new games: easy"),
        ("show my statistics", "No match finished yet."),
        ("auf Deutsch bitte", "Sprache: Deutsch"),
        ("wie geht das spiel", "Wer zuerst alle Karten los ist, gewinnt."),
        ("mets en français", "Langue : français"),
        ("auf französisch", "Langue : français"),
        ("quels jeux il y a ?", "Les jeux : UNO,"),
        ("switch to english", "Language: English"),
        ("play with two bots", "Clockwise: you, Ana, Ben."),
    ],
    "de": [("weiterspielen", "Keine Partie ist angefangen.")],
    "fr": [("démarre une partie de uno en équipes", "Choisis une carte pour Cleo.")],
}
"""By the arguments: lines, and a part of what is said to them."""


@pytest.mark.parametrize("begun", LINES)
def test_what_players_typed_is_answered(begun: str) -> None:
    language, *arguments = begun.split()
    stdin = "".join(f"{line}\n" for line in (UNKNOWN, *(line for line, _ in LINES[begun]), "quit"))
    shown = run_program(*arguments, "--linear", "--mode", "reader", "--language", language, stdin=stdin).stdout
    rest = shown.partition(UNKNOWN)[2].translate(SPACES)
    for line, answer in LINES[begun]:
        assert answer in rest, (line, rest)
        rest = rest.partition(answer)[2]


AT_MENU = {
    "en": [
        ("how many games have I won?", "No match finished yet."),
        ("uno with four players up to 200 points", "Point limit: 200"),
        ("a quick game of uno, just one round, with stacking", "Rounds: 1\nResponses: on"),
        ("rummy against one computer player", "You have 14 tiles."),
        ("start umé with three easy bots", "Clockwise: you, Ben, Cleo, Dora."),
        ("uno without stacking or bluff", "Responses: off\nBluff: off\n"),
        ("uno with frogs", "Not understood: frogs. Choose here, then start.\nNew game"),
        ("teams to 300", "Point limit: 300"),
        ("explain the rules of rummy", "UNO Rummy:\nTiles:"),
        ("which keys do I use", "hand, cards: list the hand"),
        (
            "Hi there. I'd like to play Uno with two computer players, where you can stack draw twos, and sevens swap hands",
            "Responses: on\n0/7 rule: on\n",
        ),
        ("thanks, bye for today", "Goodbye."),
    ],
    "de": [
        ("zeig mir meine Statistik", "Noch keine Partie ist zu Ende gespielt."),
        ("uno mit zwei mitspielern bis 200 punkte", "Punktgrenze: 200\nZum Legen tippe eine Nummer, für alles andere: hilfe.\nIm Uhrzeigersinn: du, Ben, Cleo."),
        ("eine schnelle runde uno mit abfangen ohne bluff", "Abfangen: an\nBluff: aus"),
        ("Maumau mit drei Leuten, zwei Runden", "Im Uhrzeigersinn: du, Ben, Cleo."),
        ("erkläre mir die regeln von mau-mau", "Erftschmiede-Maumau:\nKarten und Geben:"),
        ("Hallo, ich würde gern eine Runde Mau-Mau spielen", "Du hast 7 Karten."),
    ],
    "fr": [
        ("lance un uno avec Hedi et Ida", "Sens horaire : toi, Hedi, Ida."),
        ("uno en 300 points", "Limite de points : 300"),
        ("explique-moi les règles du rummy", "UNO Rummy :\nTuiles :"),
        ("bonjour, je voudrais jouer une partie de Umé s'il te plaît", "Ta base :"),
        ("une partie d'umé contre deux robots faciles", "Sens horaire : toi, Ben, Cleo."),
    ],
}
"""What is typed in the menu at the first start, each by itself."""


@pytest.mark.parametrize("language", AT_MENU)
def test_a_game_is_begun_as_a_line_wishes_it(language: str) -> None:
    for line, answer in AT_MENU[language]:
        stdin = f"{UNKNOWN}\n{line}\n"
        shown = run_program("--linear", "--mode", "reader", "--language", language, stdin=stdin).stdout
        rest = shown.partition(UNKNOWN)[2].translate(SPACES)
        assert answer in rest, (line, rest)


NOTHING = {
    "en play uno --seed 18": (
        "2y", "I forgot what Ben played", "someone forgot the rules", "never forget uno", "I said uno to Ben, not",
        "are the sounds on", "the sound is off", "is it in german", "name me a card", "call me a liar?",
        "we make a great team", "my tile", "hug my partner",
    ),
    "de play uno --seed 12": (
        "ich habe die Regeln vergessen", "die Karte habe ich vergessen", "der ton ist weg", "ist das auf englisch",
        "ich bin der Sieger", "ich bin die Nächste?",
    ),
    "fr play uno --seed 12": ("oublie ça, on continue", "on a oublié les règles", "c'est en allemand"),
    "en play uno --seed 12": ("red 1, no, green 9", "don't play red 1, play the wild", "red 1? no, wait", "red one, not", "draw, no"),
    "de play uno --seed 45": (
        "leg keine rote 2, nicht ziehen", "ziehen? nein, doch nicht", "ziehe ich, oder nicht?", "rote 8, warum nicht?",
    ),
    "en play maumau --seed 12": (
        "I draw, don't I?", "draw, or not?", "draw, or can I not?", "why can I not pass, I draw", "pass, no?",
        "if I have no spades, draw",
    ),
    "en play maumau --seed 5": (
        "let me see the 10 of spades", "I keep the 10 of spades, thanks", "what a nice card, the 10 of spades",
        "you said, 10 of spades", "my friend said, draw", "nice draw, Ben", "perhaps, I draw", "I'd rather die, draw",
        "great draw!", "nice 10 of spades", "nothing happened since I draw", "I forgot to draw, sorry", "good 3",
        "don't call me Eva", "Ben says, my name is Eva", "I never stop, quit it",
    ),
    "de play maumau --seed 5": (
        "ich behalte Pik 10", "man sagt, zieh", "vielleicht, ich ziehe", "ich ziehe, oder",
        "nichts passiert, da ich ziehe", "du sagst, Pik 10", "super Pik 10", "Ben sagt, ich heiße Eva",
    ),
    "fr play maumau --seed 5": ("je garde le 10 de pique", "je pioche, non", "rien compris donc je pioche", "super pioche"),
    "fr play maumau --seed 12": ("je pioche, n'est-ce pas ?",),
    "en play ume --seed 12": ("does red 6 match", "can I play red 6"),
    "en": (
        "team up", "three others", "I play hard", "play without Ben", "Ben and I play", "no uno", "what is uno",
        "I also speak german", "uno without Ben", "we want no UNO", "play it again, but not now", "don't call me Eva",
    ),
    "de": ("spiel leicht", "wir spielen zwei runden", "ohne uno"),
    "en play rummy --seed 12": ("take joker with blue 11", "is it best to draw", "any tips"),
}  # fmt: skip
"""Lines that ask or tell something, and neither make a move nor set anything."""
DONE = (
    "You play", "You draw", "Du legst", "Du ziehst", "Tu joues", "Tu pioches", "No Uno to", "nichts zu sagen", "Rien à dire", "Sounds on", "Sounds off", "Klänge", "Sons", "Sprache:",
    "Language:", "Langue", "name in new games", "neuen Tischen", "Start another game", "deals.\nYou have",
)  # fmt: skip


@pytest.mark.parametrize("begun", NOTHING)
def test_what_only_asks_or_tells_does_nothing(begun: str) -> None:
    language, *arguments = begun.split()
    run = ("--linear", "--mode", "reader", "--language", language)
    for line in NOTHING[begun]:
        done = run_program(*arguments, *run, stdin=f"{UNKNOWN}\n{line}\nquit\n")
        assert (done.returncode, done.stderr) == (0, "")
        said = done.stdout.partition(UNKNOWN)[2]
        assert not [each for each in DONE if each in said], (line, said)


LIKE_THE_TOP_CARD = """table 1
game uno
seats Ana Ben Cleo
options intercept=on
hand Ana B8 G7 R8 B2
hand Ben R2 R3 Y4
hand Cleo G1 G2 Y5
discard B8
stock R4 R5 G3 Y1 Y2 B1
turn Ana
"""


def typed_at_a_card_like_the_top_card(home: Path, *lines: str, more: str = "") -> str:
    """What is written after these lines; `more` changes the options."""
    position = LIKE_THE_TOP_CARD.replace("intercept=on", f"intercept=on {more}")
    return said_at(home, position, *lines, options=FAST)


@pytest.mark.rule("UNO-28")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("1", "You play blue 8.\n"),
        ("2", "You intercept with blue 8.\nYour turn.\n"),
        ("intercept", "You intercept with blue 8.\nYour turn.\n"),
    ],
)
def test_on_ones_own_turn_a_card_like_the_top_card_may_intercept(home: Path, answer: str, told: str) -> None:
    said = typed_at_a_card_like_the_top_card(home, "blue 8", answer)
    assert f"Just play, or intercept and then play again?\n1 Just play\n2 Intercept\n{told}" in said


@pytest.mark.rule("UNO-28")
@pytest.mark.parametrize("line", ["intercept blue 8", "blue 8 intercept", "intercept"])
def test_who_says_that_they_intercept_is_not_asked(home: Path, line: str) -> None:
    said = typed_at_a_card_like_the_top_card(home, line)
    assert "You intercept with blue 8.\n" in said
    assert "or intercept" not in said


@pytest.mark.rule("UNO-33")
def test_with_super_interceptions_a_card_of_the_same_number_may_too(home: Path) -> None:
    assert "You intercept with red 8.\n" in typed_at_a_card_like_the_top_card(home, "red 8", "2", more="super_intercept=on")
    assert "or intercept" not in typed_at_a_card_like_the_top_card(home, "red 8")


@pytest.mark.rule("UNO-33")
def test_who_may_intercept_with_several_cards_is_asked_and_answers_by_name(home: Path) -> None:
    table = LIKE_THE_TOP_CARD.replace("intercept=on", "intercept=on super_intercept=on").replace("turn Ana", "turn Ben")
    said = said_at(home, table, "intercept", "red", options=FAST)
    assert "Which one: " in said
    assert "You intercept with red 8.\n" in said


@pytest.mark.parametrize(
    ("sentence", "calls"),
    [
        ("Ben: Uno!", True),
        ("Ben plays red 5. Ben: Uno!", True),
        ("Ben says: last card!", True),
        ("Ben calls out Cleo for not saying Uno.", False),
        ("Du meldest Ben: Uno vergessen!", False),
        ("Benno: Uno!", False),
    ],
)
def test_what_is_a_call_for_the_last_card(sentence: str, calls: bool) -> None:
    assert bool(call_of("Ben", ["uno", "last card"]).search(sentence)) is calls


def test_from_a_list_that_was_opened_at_the_table_menu_leads_to_the_menu() -> None:
    arguments = ("play", "uno", "--seed", "12", "--players", "2", "--linear", "--language", "en")
    said = run_program(*arguments, stdin="settings\nmenu\nquit\n").stdout
    assert "\nMenu" in said.partition("back leaves.")[2]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "leave the game"), ("de", "ich höre auf"), ("fr", "arrête la partie")]
)
def test_who_leaves_the_game_stands_at_the_menu_and_who_leaves_the_menu_leaves_the_program(
    language: str, line: str
) -> None:
    begun = ("play", "uno", "--seed", "5", "--linear", "--mode", "silent", "--language", language)
    left = run_program(*begun, stdin=f"{line}\n")
    assert "\nMenu\n" in left.stdout.replace("Menü", "Menu")
    again = run_program(*begun, stdin=f"{line}\n{line}\nxyzzy\n")
    assert again.returncode == 0
    assert "xyzzy" not in again.stdout


INTERCEPTED = """table 1
game uno
seats Ana Ben Cleo
options intercept=on
hand Ana B8 B7 R8 B2
hand Ben R2 R3 Y4
hand Cleo G1 G2 Y5
discard B8
stock R4 R5 G3 Y1 Y2 B1
turn Ana
"""


@pytest.mark.rule("UNO-29")
@pytest.mark.parametrize("line", ["yes", "play it"])
def test_who_has_intercepted_plays_no_card_that_was_not_spoken_of(home: Path, line: str) -> None:
    position = INTERCEPTED.replace("hand Ana B8 B7 R8 B2", "hand Ana B8 G8 R1 Y2")
    said = said_at(home, position, "intercept blue 8", line, options=FAST)
    assert "You intercept with blue 8.\n" in said
    assert "You play" not in said


@pytest.mark.rule("UNO-29")
def test_who_has_intercepted_and_types_draw_has_not_drawn(home: Path) -> None:
    said = said_at(home, INTERCEPTED, "intercept blue 8", "draw", options=FAST)
    assert "You intercept with blue 8.\n" in said
    assert "You have drawn already" not in said
    assert "You draw" not in said


FACED = """table 1
game uno
options intercept=on
seats You Ben Cleo
hand You {hand}
hand Ben R1 R2 G3
hand Cleo Y1 Y2
discard R3 {top}
stock R4 R6 R8 R9 G1 G2
turn You
"""
SEQUENCE = """table 1
game uno
options intercept=on sequences=on
seats You Ben Cleo
hand You R5 R6 R7 G7 B2
hand Ben R1 R2 G3
hand Cleo B3 R8 Y2
discard R3
stock R4 R9 G1 G2 G4 G5
turn You
"""
OTHERS_ACT = """table 1
game uno
seats You Ben Cleo
hand You R2 B+2 BS BR G5
hand Ben Y1 Y2 Y3 G6
hand Cleo Y4 Y5 G7 G8
discard B0
stock R5 R6 R8 R9 G1 G2 G3 Y7 Y8
turn You
"""


@pytest.mark.rule("UNO-31")
def test_an_interception_that_wins_is_advised(home: Path) -> None:
    position = FACED.format(hand="R+2", top="R+2").replace("turn You", "debt 2\nturn You")
    said = said_at(home, position, "hint")
    assert "Intercept with the red Draw Two: it is your last card." in said
    assert "Draw." not in said


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "intercept red 7", "You cannot intercept with the red 7."),
        ("de", "rote 7 abfangen", "Mit der roten 7 kannst du nicht abfangen."),
        ("fr", "intercepter 7 rouge", "Tu ne peux pas intercepter avec le 7 rouge."),
        ("fr", "intercepte le 5 rouge", "Tu interceptes avec le 5 rouge."),
        ("de", "rote 5 abfangen", "Du fängst mit der roten 5 ab."),
    ],
)
def test_who_says_intercept_makes_no_other_move(home: Path, language: str, line: str, told: str) -> None:
    assert told in said_at(home, FACED.format(hand="R5 R7 G7 B2", top="R5"), line, language=language)


@pytest.mark.rule("UNO-26")
def test_a_card_of_a_sequence_that_comes_too_late_costs_nothing(home: Path) -> None:
    lines = ("forgive accidental plays off", "play 1", "a", "can I play red 6", "red 6", "scores")
    said = said_at(home, SEQUENCE, *lines, options=WAIT)
    assert "Too late: the next player has moved.\nToo late: the next player has moved.\nScores: you 0, Ben 0, Cleo 0." in said


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("fr", "Cleo pioche", "Cleo n'a encore rien fait."),
        ("fr", "Cleo passe", "Cleo n'a encore rien fait."),
        ("en", "Cleo draw", "Cleo has done nothing yet."),
        ("en", "did Ben draw?", "Ben has done nothing yet."),
        ("en", "did Ben reverse", "Ben has done nothing yet."),
        ("en", "has Ben passed?", "Ben has done nothing yet."),
        ("de", "hat Ben gepasst?", "Ben hat noch nichts getan."),
        ("de", "hat Ben gezogen", "Ben hat noch nichts getan."),
        ("fr", "Ben a passé ?", "Ben n'a encore rien fait."),
    ],
)
def test_what_others_do_is_no_move_of_ones_own(home: Path, language: str, line: str, told: str) -> None:
    assert told in said_at(home, OTHERS_ACT, line, language=language)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "card 3", "You play blue Skip."),
        ("fr", "donne-moi une carte", "Tu pioches un 5 rouge."),
        ("de", "gib mir eine", "Du ziehst eine rote 5."),
        ("en", "terse", "Verbosity: terse"),
        ("en", "full", "Verbosity: full"),
        ("de", "knapp", "Ausführlichkeit: knapp"),
        ("fr", "moins de détails", "Niveau de détail : bref"),
    ],
)
def test_the_same_is_understood_in_every_language(home: Path, language: str, line: str, told: str) -> None:
    position = OTHERS_ACT if "5" not in told else OTHERS_ACT.replace("B+2 BS BR", "Y7 G8 R9")
    assert told in said_at(home, position, line, language=language)


WILD = """table 1
game uno
seats You Ben Cleo
hand You W R1 Y2 G3
hand Ben Y1 Y2 Y3 G6
hand Cleo Y4 Y5 G7 G8
discard B0
stock R5 R6 R8 R9 G1 G2 G3 Y7 Y8
turn You
"""


@pytest.mark.parametrize(
    ("language", "line", "colour"),
    [
        ("fr", "pas de bleu", ""),
        ("fr", "tout sauf rouge", ""),
        ("fr", "rouge, non, bleu", "choisis le bleu"),
        ("fr", "rouge, non vert", "choisis le vert"),
        ("fr", "pas rouge, vert", "choisis le vert"),
        ("fr", "plutôt le rouge", "choisis le rouge"),
        ("fr", "rouge plutôt", "choisis le rouge"),
        ("en", "not red", ""),
        ("en", "red, no, green", "Wild, green"),
        ("en", "anything but red", ""),
        ("en", "no red", ""),
        ("en", "red, no", ""),
        ("en", "red instead of blue", "Wild, red"),
        ("de", "nicht rot", ""),
        ("de", "rot, nein, lieber grün", "wählst Grün"),
        ("de", "doch lieber blau", "wählst Blau"),
    ],
)
def test_what_is_denied_at_a_question_is_not_chosen(home: Path, language: str, line: str, colour: str) -> None:
    said = said_at(home, WILD, {"fr": "joker", "en": "wild", "de": "joker"}[language], line, language=language)
    chosen = [each for each in said.splitlines() if any(word in each for word in ("choisis", "You play", "wählst"))]
    assert all(colour and colour in each for each in chosen), said
    assert bool(chosen) is bool(colour), said


QUEEN = """table 1
game maumau
seats Ana Ben Cleo Dora
hand Ana Qh 3d 9c
hand Ben 2c 4c
hand Cleo 2d 4d
hand Dora 2s 4s
discard 5h
stock 5s 8s 2h 2s
turn Ana
"""


@pytest.mark.parametrize("line", ["the three of diamonds", "three of spades"])
def test_the_number_in_a_cards_name_is_not_that_of_an_answer(home: Path, line: str) -> None:
    said = said_at(home, QUEEN, "queen of hearts", line)
    assert "Dora must" not in said
    assert said.count("3 Dora") > 1, said


@pytest.mark.parametrize(
    ("language", "game", "line", "told"),
    [
        # Not every pair of a verb and `ich` asks, and what asks makes no move whatever list it stands in.
        ("de", "uno --seed 5", "dann ziehe ich", "Du ziehst eine rote 2."),
        ("de", "uno --seed 5", "noch eine ziehen?", "Es ist nichts passiert."),
        ("en", "uno --seed 5", "let me draw?", "Nothing was done."),
        ("fr", "uno --seed 5", "puis je piocher", "Oui. Tape piocher."),
        ("fr", "uno --seed 5", "une carte", "Toi : 7 cartes"),
        ("de", "rummy --seed 5", "warte auf ben", "verstehe ich nicht"),
        ("en", "rummy --seed 5", "hold on 3", "Unknown command"),
        ("de", "rummy --seed 40", "bin ich fertig", "Von deiner Schiene ist noch nichts gelegt."),
        ("en", "rummy --seed 40", "am I done", "Nothing played yet."),
        ("de", "maumau --seed 33", "soll ich passen", "erst nach dem Ziehen"),
        ("de", "maumau --seed 5", "warum muss ich aussetzen", "Wegen einer 6 setzen die nächsten zwei aus"),
        ("de", "uno --seed 5", "das verstehe ich nicht", "Tippe ziehen."),
        ("de", "uno --seed 12", "gib mir nen tipp", "Die rote 1 legen"),
        ("fr", "uno --seed 5", "c'est mon tour ou pas", "À toi."),
        ("fr", "uno --seed 5", "et j'ai tiré quoi", "Rien de pioché récemment."),
        ("fr", "uno --seed 5 --rules bluff=on", "qu'est-ce qui se passe si j'accuse à tort", "Sinon, tu les pioches plus deux."),
        ("de", "ume --seed 57", "wer hat gewonnen", "Dora gewinnt die Partie."),
        ("en", "uno --seed 4", "how many blue ones", "4 Blue 3, 7 Blue 5."),
        ("de", "uno --seed 3", "warum wurde ich übersprungen?", "Zuletzt geschehen:"),
        ("en", "uno --seed 4", "is it any good?", "Unknown command"),
        ("en", "uno --seed 4", "never mind, play the green skip", "Ben is skipped."),
        ("fr", "uno --seed 4", "quelle est la meilleure couleur", "Jaune : 2 ; bleu : 2 ; vert : 1."),
        ("en", "uno --seed 4", "any red ones", "You have no red."),
        ("en", "uno --seed 4", "has anyone got one card left", "You 7, Ben 7, Cleo 7, Dora 7."),
        ("en", "uno --seed 4", "can i play more than one card", "One card a turn"),
        ("fr", "uno --seed 4", "puis-je jouer deux cartes", "Une carte par tour"),
    ],
)
def test_questions_make_no_move_and_get_their_answer(home: Path, language: str, game: str, line: str, told: str) -> None:
    begun = ("--linear", "--mode", "silent", "--language", language, "--pace", "wait")
    said = run_program("play", *game.split(), *begun, stdin=f"{line}\nquit\n").stdout
    assert told in "\n".join(said.translate(SPACES).splitlines()[-4:]), said


RUN = SEQUENCE.replace("intercept=on sequences=on", "sequences=on bluff=on").replace("R5 R6 R7 G7 B2", "R5 R6 R7 G1 W+4")


@pytest.mark.rule("UNO-25")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play red 5, red 6 and red 7", ["You play red 5.", "You continue with red 6.", "You continue with red 7."]),
        ("red 5 then the 6", ["You play red 5.", "You continue with red 6."]),
        ("red 7 and red 5", ["Unknown command: red 7 and red 5."]),
        ("not the red 5", ["All right, nothing done."]),
        ("don't play red 5", ["All right, nothing done."]),
        ("can I play the wild draw four", ["Wild Draw Four can be played.", "It is a bluff:"]),
        ("leave it", ["All right, nothing done."]),
        ("should I draw", ["Playable: 1 Red 5, 2 Red 6, 3 Red 7, 5 Wild Draw Four."]),
    ],
)
def test_cards_that_follow_one_another_are_played_by_one_line(home: Path, line: str, told: list[str]) -> None:
    said = said_at(home, RUN, line, options=WAIT)
    acts = [each for each in said.splitlines() if each.startswith(("You play ", "You continue with "))]
    assert all(any(each.startswith(one) for each in said.splitlines()) for one in told), said
    assert len(acts) == sum(each.startswith("You ") for each in told), said


def test_a_card_named_in_time_continues_a_sequence_before_the_bots(home: Path) -> None:
    said = said_at(home, SEQUENCE, "red 5", "red 6", "red 7")
    assert "You continue with red 6." in said
    assert "You continue with red 7." in said


GIVING = """table 1
game maumau
options cheating=off
seats Ana Ben Cleo
dealer Cleo
hand Ana 4c 8h Jd 2c 2h
hand Ben 6h 9s 3s 9d
hand Cleo 7d 7c Ac Jh
discard 8c
stock 2d 3d 5d 6d 7s 8s
turn Ana
"""


def test_a_card_that_is_no_answer_chooses_none(tmp_path: Path) -> None:
    said = said_at(tmp_path, GIVING, "4 of clubs", "Ben", "king of clubs", "2 of hearts")
    assert "You give Ben the 2 of clubs." not in said
    assert "You give Ben the 2 of hearts." in said


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "play again", "Those are your three cards. If you missed something, r says the last thing again: try it.\nLesson: "),
        ("en", "stop the lesson", "Lesson left: Your hand and the keys."),
        ("de", "lektion beenden", "Du hast die Lektion verlassen: Deine Hand und die Tasten."),
        ("fr", "une autre leçon", "Leçons\n"),
    ],
)
def test_a_lesson_is_left_and_begun_again_in_players_words(language: str, line: str, told: str) -> None:
    hand = {"en": "hand", "de": "hand", "fr": "main"}[language]
    lesson = ("lesson", "uno/keys", "--linear", "--mode", "reader", "--language", language)
    said = run_program(*lesson, stdin=f"{hand}\n{line}\nquit\n").stdout.translate(SPACES)
    assert told in said


HEARD = """table 1
game uno
seats Ana Ben Cleo
hand Ana R1 R2 R3 Y2
hand Ben Y3 B9
hand Cleo Y9 G4
discard R8
stock Y1 R6 G7 G8 B6 Y7
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "read card 1", "1 Red 1."),
        ("en", "say red 1", "Red 1 can be played."),
        ("en", "show me the yellow cards", "4 Yellow 2."),
        ("en", "-2", "Red 2 can be played."),
        ("de", "lies Karte 1", "1 Rote 1."),
        ("fr", "montre-moi le 1 rouge", "1, le 1 rouge."),
        ("fr", "j'ai le 1 rouge", "1, le 1 rouge."),
        ("fr", "montre les jaunes", "4, le 2 jaune."),
        ("en", "!", "Unknown command: !."),
    ],
)
def test_a_line_that_only_wants_to_hear_a_card_plays_none(home: Path, language: str, line: str, told: str) -> None:
    assert told in said_at(home, HEARD, line, language=language)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "intercept 1", "You intercept with red 5."),
        ("en", "1 intercept", "You intercept with red 5."),
        ("en", "intercept 2", "You cannot intercept with the green 1."),
        ("de", "ich fange mit der roten 5 ab", "Du fängst mit der roten 5 ab."),
        ("de", "fange 1 ab", "Du fängst mit der roten 5 ab."),
        ("fr", "j'intercepte avec la 1", "Tu interceptes avec le 5 rouge."),
    ],
)
def test_who_names_the_card_or_its_number_intercepts_on_turn_too(
    home: Path, language: str, line: str, told: str
) -> None:
    assert told in said_at(home, ON_TURN, line, language=language)


@pytest.mark.parametrize(
    ("language", "line", "told"), [("en", "why did Dora draw?", "Dora draws."), ("fr", "pourquoi Dora a pioché ?", "Dora pioche une carte.")]
)
def test_why_a_player_did_something_tells_that_and_what_was_before(language: str, line: str, told: str) -> None:
    begun = ("play", "uno", "--seed", "3", "--linear", "--mode", "silent", "--language", language)
    said = run_program(*begun, stdin=f"{line}\nquit\n").stdout.splitlines()
    assert said[-2] == told


CHEATING = """table 1
game maumau
options cheating=on
seats Ana Ben Cleo
hand Ana 7h Kc 10c Jc 3d As
hand Ben 9s 10s 5d 6d
hand Cleo 3h 4h 9d Ad
discard 9c
stock 2s 3s 4s 5s 6s 2d
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "opened", "line", "told"),
    [
        ("de", "lege Herz 7", "ach nee, lieber doch nicht", "Abgebrochen, die Karte bleibt bei dir."),
        ("de", "lege Herz 7", "nein, lass gut sein", "Abgebrochen, die Karte bleibt bei dir."),
        ("de", "lege Herz 7", "ja mach trotzdem", "Du legst Herz 7."),
        ("de", "lege Herz 7", "natürlich nicht", "Abgebrochen, die Karte bleibt bei dir."),
        ("de", "lege Herz 7", "ok, lieber nicht", "Abgebrochen, die Karte bleibt bei dir."),
        ("de", "lege Herz 7", "ja?", "Erst eine Antwort auf die Frage"),
        ("en", "play 7 of hearts", "of course not", "Cancelled. You still have the card."),
        ("en", "play 7 of hearts", "sure, but wait", "Answer the question first"),
        ("de", "lege Herz 7", "na gut, dann die Kreuz 10", "Du legst Kreuz 10."),
        ("de", "lege Herz 7", "was passt?", "Es passen: 2 Kreuz-König, 3 Kreuz 10, 4 Kreuz-Bube, 5 Karo 3."),
        ("en", "play 7 of hearts", "no, forget it", "Cancelled. You still have the card."),
        ("fr", "joue valet de trèfle", "je demande carreau", "Tu joues le valet de trèfle et demandes carreau."),
        ("fr", "joue valet de trèfle", "euh non annule", "Annulé : tu gardes la carte."),
        ("en", "jack of clubs", "no hearts", "Answer the question first"),
        ("en", "jack of clubs", "hearts please", "You play jack of clubs and choose hearts."),
        ("fr", "joue valet de trèfle", "qu'est-ce que j'ai", "Main : 1, le 7 de cœur ; 2, le roi de trèfle"),
        ("de", "zeig", "passt Herz 7?", "Herz 7 passt nicht auf die Kreuz 9."),
    ],
)
def test_a_question_is_answered_left_and_passed_over_in_other_words(
    home: Path, language: str, opened: str, line: str, told: str
) -> None:
    assert told in said_at(home, CHEATING, opened, line, language=language, options=WAIT)


SWAPPING = """table 1
game uno
options seven_zero=on
seats Ana Ben Cleo
hand Ana R7 G1 B2
hand Ben R2 R3 Y4 B9
hand Cleo G2 Y5 Y6 B1 B3
discard R9
stock G6 Y1 Y2 Y3 B5 B6
turn Ana
"""


@pytest.mark.rule("UNO-38")
@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "Ben gets it", "You swap hands with Ben"),
        ("de", "na Ben bekommt sie, der hat weniger", "hast jetzt 4, Ben 2."),
        ("fr", "à Ben", "Tu échanges ta main avec Ben"),
        ("en", "sorry Ben", "Swap hands with whom?"),
        ("en", "not Ben", "Swap hands with whom?"),
        ("de", "wie viele Karten hat Ben?", "Ben: 4 Karten"),
        ("en", "did Ben draw?", "Swap hands with whom?"),
    ],
)
def test_a_player_is_chosen_by_a_sentence_that_gives_them_something(
    home: Path, language: str, line: str, told: str
) -> None:
    said = said_at(home, SWAPPING, "1", line, language=language, options=WAIT)
    assert told in said
    if "whom" in told:
        assert "You swap" not in said


ACCUSED = """table 1
game uno
seats Ana Ben Cleo
hand Ana R1 R2
hand Ben B1
hand Cleo G7 G5 R9
discard R5
stock G6 B9 Y1 Y2 Y3 Y4
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("de", "Cleo hat nicht Uno gesagt", "Cleo hat 3 Karten und muss nichts sagen."),
        ("en", "Cleo has not said Uno", "Cleo has 3 cards and need not say anything."),
    ],
)
def test_who_accuses_a_player_wrongly_says_nothing_for_themselves(
    home: Path, language: str, line: str, told: str
) -> None:
    said = said_at(home, ACCUSED, "1", line, language=language, options=WAIT)
    assert told in said
    assert "Uno!" not in said


ON_TURN = """table 1
game uno
options intercept=on
seats Ana Ben Cleo
hand Ana R5 G1 G2
hand Ben B1 B2 B8
hand Cleo G7 G5
discard R5
stock G6 B9 Y1 Y2 Y3 Y4
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "ok, better not"),
        ("en", "yes, wait"),
        ("en", "yes?"),
        ("en", "go ahead and resume"),
        ("de", "ok, nicht jetzt"),
        ("de", "ja, aber nicht jetzt"),
        ("de", "bitte?"),
        ("de", "bitte nochmal"),
        ("fr", "d'accord, non"),
        ("fr", "oui, attends"),
        ("fr", "si je dis oui"),
    ],
)
def test_half_a_yes_abandons_no_game(language: str, line: str) -> None:
    words = Translator(language)
    begun = ("play", "uno", "--seed", "1", "--linear", "--mode", "reader", "--language", language)
    opened = "\n".join((vocabulary.word_for("menu", words), words.text("menu-abandon"), line, "", ""))
    run_program(*begun, stdin=opened)
    again = ("--linear", "--mode", "reader", "--language", language)
    assert "UNO" in run_program(*again, stdin="\n").stdout.partition("\n1")[2].partition("\n")[0]  # it can be resumed


def test_at_a_hand_over_only_an_empty_line_opens_the_hand() -> None:
    two = ("play", "uno", "--seed", "5", "--players", "2", "--bots", "none", "--linear", "--mode", "reader")
    said = run_program(*two, "--language", "en", stdin="play it\nplay\n5\n\nhand\nquit\n").stdout
    closed, _, opened = said.partition("First card:")
    assert "Hand:" not in closed
    assert closed.count("Ana, press Enter.") == 4
    assert "Hand: 1 " in opened

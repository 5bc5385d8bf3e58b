# Was Zeile für Zeile getippt wird. Kleinbuchstaben; Umlaute, Zeichen und die Reihenfolge einer Karte sind gleichgültig.

# Wörter, die überlesen werden.
typed-fillers = ich, mir, mich, bitte, der, die, das, den, dem, des, ein, eine, einen, einer, ist, sind, es, jetzt, denn, nun, gerade, und, so, doch, sag, sage, lies, hier, da, dann, moechte, will, wuerde, gern, gerne, lass, bin, eigentlich, hat, in, im, am, zu, von, vom, wir, du, ihr, ihm, gib, geb, gebe, sagen, halt, grad, grade, danke, mal
# Wörter, die fragen oder zweifeln: Eine Zeile mit einem davon macht keinen Zug.
typed-hesitant = kann, koennte, darf, muss, muesste, soll, sollte, nicht, kein, keine, keinen, nie, warum, wieso, weshalb, wie, wenn, ob, wann, erlaubt, vielleicht, durfte, durften, dürfte, konnte, konnten, hätte, hätten
typed-asking = ist, sind, war, hab, habe, haben, passt, passen, bin ich, wäre ich, gewinne ich, bekomme ich, kriege ich, brauche ich
# Womit eine Zeile beginnt, die eine Karte nur hören will oder von ihr erzählt, wie in `lies Karte 1`.
typed-telling = lies, lese, les, sag, sage, zeig, zeige, nenn, nenne, buchstabiere, ich habe, ich hab
typed-question = was, wer, wie, welch, wessen, viele, wo, wann, mein, karten, karte, zeig, wohin
# Wörter vor der Karte, die gelegt wird.
typed-play = abfangen, lege, leg, setze, setz, legen, spiele, spiel, spielen, ablegen, ausspielen, hinlegen, anlegen, werfe, wirf, werfen, nehme, fange, antworte, antworten, wehre, kontere, abwehren, ausspielen, hinlegen, ausspiele, auslege, schmeiße, schmeiß, hau, haue, knall, knalle, abwerfen, abwerf, werf, pack, packe
# Wörter, die bei einem Kartennamen stehen dürfen.
typed-beside-card = karte, drauf, dazu, ab, aus, hin, auf, raus, an, mein, meine, meinen, meinem, nummer, stein, stapel, legen, spielen, ablegen, wähle, wünsche, wünsch, als, mit, irgendein, irgendeine, irgendeinen, mal, auch, auslegen, vorne, hinten, vorn, anlegen, hinlegen, ausspielen, für, weg, weggeben, bekommt, kriegt, etwas, rein, abwerfen, damit
# Words that set a value.
typed-set = stelle, stell, setze, setz, ändere, schalte, schalt, mach, wechsle, bitte, ich, will, möchte, die, den, das, auf, zu, umstellen, stellen, einstellen, umschalten, wieder, zurück, etwas, bisschen, ein
typed-beside-number = bei, vor, mit, an, ab, stein, zu, in, durch, zum, zur
# Wörter, die eine Karte von ihrem Platz nehmen.
typed-take = zurück, beginne, beginnen, nimm, nehmen, nehme, verschiebe, verschieben, bewege, aus, von, vom, steine, diesem, diesen, tisch, verschieb, schieb, schiebe, nach, anderen, andere, übrigen
typed-take-away = nimm, nehme, nehmen, entferne, aus, von, vom, nehm
# Words that bring back to the hand what was laid in this turn, as in `put blue 5 back on my rack`.
typed-back = zurück
# Words for the set that has just grown, as in `add yellow 5 there`.
typed-there = dort, dorthin, dahin, dazu
# Wörter zwischen der ersten und der letzten von Karten in einer Reihe, wie in `gelbe 3 bis 6`.
typed-through = bis
# Woher eine Karte der Hand kommt, wie in `lege rote 7 von meiner Schiene`. Wörter eines Wunsches, wie in `ich will eine andere Lektion`.
typed-from-hand = von meiner schiene, von der schiene, aus meiner hand, aus der hand, von meiner hand, aus meiner schiene, von der ablageschiene
typed-wants = will, möchte, moechte, zurück, öffne, starte, beginne, andere, anderen, noch, erste, ersten, nächste, nächsten, gib, zeig, mach
# Wörter, mit denen man geht, wie in `Lektion beenden`.
typed-leaving = beenden, beende, verlassen, verlasse, abbrechen, aufhören, ende, schluss, raus, stopp
# Wörter für einen Platz, wie in `auf Platz 2 sitzt Petra`.
typed-seat = platz, sitz, spieler, person, sitzt, heißt, heisst, name, namen, heißen, soll
# Wörter für zwei Menschen an einem Rechner, wie in `wir sind zu zweit`.
typed-two-people = wir sind zu zweit, wir wollen zu zweit, wir zu zweit, zwei personen hier, zwei menschen, zwei leute hier, wir zwei, wir beide, meine frau und ich, mein mann und ich, ein freund und ich, mein freund und ich, meine freundin und ich, mit meiner frau, mit meinem mann, mit einem freund, mit einer freundin, mit meiner freundin, mit meinem freund, mit meinem sohn, mit meiner tochter, mit meiner mutter, mit meinem vater, mit meinem bruder, mit meiner schwester, noch eine person, noch ein mensch, an einem rechner, an diesem rechner, am selben rechner
# Wörter einer Zeile, die eine Lektion möchte, wie in `ich will Maumau lernen`.
typed-learning = lernen, lerne, lern, beibringen, bring, tutorial, lektion, lektionen
# Those of them that mean all lessons.
typed-all-lessons = lektionen
# Ganze Zeilen, die am neuen Tisch das Spiel beginnen.
typed-begins-now = beginnen, beginne, beginn, anfangen, fang an, fangen wir an, anfangen bitte, los, los geht s, los gehts, auf geht s, starten, starte, start, spiel starten, spiel beginnen, wir können anfangen, wir sind bereit, bereit, ich bin bereit, lass uns anfangen, lass uns beginnen, jetzt spielen, spielen
# Ganze Zeilen, mit denen man vom Tisch ins Menü geht; im Menü beenden sie das Programm.
typed-leaves-table = verlassen, raus, spiel verlassen, verlasse das spiel, das spiel verlassen, ich verlasse das spiel, partie verlassen, partie beenden, spiel beenden, das spiel beenden, beende spiel, beende das spiel, tisch verlassen, ich gehe, ich höre auf, aufhören, ich will aufhören, ich möchte aufhören, ich will dieses spiel beenden, ich möchte dieses spiel beenden, ich will das spiel beenden, ich möchte das spiel beenden, dieses spiel beenden, ich will mit dem spiel aufhören, lass uns aufhören, wir hören auf, ich will die partie beenden, ich möchte die partie beenden
typed-go = gehe, geh, gehen, springe, spring, wechsle, zur, zum
typed-onto = an, auf, in, zu
typed-towards = zu, nach, zur, zum
# Words before a card's own number, as in `my five`.
typed-article = mein, meine, meinen, der, die, das, den
# Words before the number of several cards, as in the French `les 7`.
typed-all-of = alle, allen
# Words before a card's place in the hand.
typed-counting = nummer, karte, nr, stein
# Words that put a card in the place of another; words between two things.
typed-exchange = ersetzen, tausche, tauschen, austauschen, gegen
typed-and = und, dann, danach
# Wörter vor dem, was zu tippen ist, in den Hinweisen des Programms.
typed-type = tippe, tipp, drücke
# Wörter dahinter, vor dem, was es tut.
typed-to-do = zum, zur, um, für
# Wörter um eine Taste, die fragen, was sie tut.
typed-about-key = beschreibe, erkläre, erkläre taste, beschreibe taste, was macht, was macht taste, was macht die taste, was tut, was ist, taste, wozu ist
# Wörter einer Frage nach einer Karte, neben ihrem Namen.
typed-about-card = beschreibe, beschreib, was, wie, wann, bedeutet, bewirkt, tut, macht, wirkung, regel, regeln, passiert, geschieht, bei, für, wenn, erkläre, erklär, heißt, funktioniert, mache, machen, geht, man, welch, diesem, dem
# Das Wort hinter `regeln`, das alle vorliest.
typed-all = alles, alle, komplett
# Wörter einer Frage, ob eine Karte gelegt werden kann.
typed-fits = passt, passen, geht, gehen, legbar, spielbar, möglich, erlaubt, auch, diese, man, hin, gehört, anlegen, hinlegen
# What else may stand in such a question.
typed-beside-fits = machen, etwas, was, wo, wohin, irgendwo, ablegen, anlegen, hinlegen, drauf
# Wörter einer Frage nach den Regeln, die nicht sagen, worum es geht.
typed-vague = etwas, was, irgendwas, mal, noch, auch, schon, denn, überhaupt, man, dabei, sowas, nur, ganz, eben, runter, hin, hier, sonst, wieder, geht, gehts, habe, hab, hat, haben, mein, meine, meinen, sein, seine, er, sie, sich, dich, dir, dass, ob, wir, ihr, euch, uns, wird, werden, sowie, eigentlich, welche, welcher
# Wörter zwischen `regeln` und dem, worum es geht.
typed-topic = zum, zur, zu, über, beim, vom, von, des, der, den
# Wörter, die eine Zeile, die nicht so anfängt, zu einer Frage nach den Regeln machen.
typed-about-rules = zählt, zählen, reicht, reichen, gilt, gelten, gibts, brauche, brauch, braucht, brauchen, seht, kriegt, bekommt
# Wörter, die fragen, ob etwas erlaubt ist, ob es sein muss, wie etwas geht, und nach einem Grund.
typed-may = kann, könnte, darf, erlaubt, durfte, durften, dürfte, konnte, konnten, hätte, hätten
typed-must = muss, musst, müsste, soll, brauche
typed-how = wie, wann
typed-why = warum, wieso, weshalb
# Words that point at what was said just now, as in `what does this mean`.
typed-pointing = das, dies, diese, dieser, dieses, hier, da, es, soll, heißen, heisst, bedeuten, eigentlich, denn
# Words that ask for a number.
typed-many = viele, viel
# Words before what a card stands for, as in `as red 5`.
typed-standing = als, wie
# Words behind a number of some things, as in `two of them`.
typed-of-them = davon, von denen, von ihnen
# Words that deny, as in `not red`.
typed-denying = nicht, kein, keine, keinen, außer, bloß, nie, niemals
# Words with which one corrects oneself, as in `red, no, blue`. The first is the answer no.
typed-correcting = nein, nee, lieber, doch, quatsch, moment
# Wörter eines Grundes, wie in `ich habe kein Karo, ich ziehe`.
# Words behind one of them, before what is not meant, as in `red instead of blue`.
typed-instead = statt, als
# Words for two of some things.
typed-both = beide, beiden
typed-lacks = kein, keine, keinen, keins, nichts, nicht, nix
# Die Zahlen ab 1, wie mehrere von ihnen heißen.
typed-plurals = einsen einser, zweien zweier, dreien dreier dreiern, vieren vierer vierern, fünfen fünfer fünfern, sechsen sechser sechsern, siebenen siebener siebenern, achten achter achtern, neunen neuner neunern, zehnen zehner zehnern, elfen elfer elfern, zwölfen zwölfer zwölfern, dreizehnen
# Wörter, die hinter einer Farbe für Karten stehen, wie englisch `ones`: hier keine.
typed-ones = { "" }
# What stands before a comma and means nothing.
typed-lead-ins = ok, okay, gut, also gut, na gut, ja, nein, entschuldigung, ich habe nichts, hab nichts, nichts passt, es passt nichts, das war falsch, warte, moment, ups, doch, vergiss es, anders überlegt, hab s mir anders überlegt, hallo, halt, egal, dann eben, verdammt, schade, super, prima, toll, klasse, aha, ha, haha, puh, uff, wow, oje, oh je, mist, ja ja, nun ja, guten tag, guten abend, hallo zusammen, danke, das war s, so, bitte
# Words before a line that mean nothing.
typed-openers = ok, okay, gut, also, na, los, komm, und, dann, ups, ähm, äh, hm, tja, naja, na gut, ach, oh, mist, ach so, nee warte, lieber, dann lieber, dann eben, okay dann, na dann, hallo, hi, hey, moin, ey, dann werde ich, ich würde sagen, ja bitte, dann halt
# Words behind a line that mean nothing.
typed-closers = auch, noch, bitte, dann, glaub ich, denk ich, danke, halt, gleich, jetzt gleich, sofort
# Words that change nothing in a whole line.
typed-soft = bitte, mal, jetzt, hier, denn, doch, eben, halt, nun, so, ähm, äh, vielleicht, eigentlich, überhaupt, einfach, kurz, also, ganz, gerade, grad, nochmal, hallo, hm, übrigens, irgendwie, nochmals, wieder, vor, lies, les, lese, vorlesen, sag, zeig, mir, alles, auch, gleich, wohl, genau, bloß, schnell, bisschen, da, noch
# Words behind a line that make it a question.
typed-or-not = oder nicht, oder nich
# Words for yes.
typed-yes = ja, jawohl
# Ganze Zeilen, die eine Frage bejahen, und die sie verneinen.
typed-agreeing = ja, ja bitte, jo, jep, jawohl, jup, klar, ja klar, ok, okay, gut, na gut, gerne, ja gerne, natürlich, sicher, mach das, mach es, mach mal, in ordnung, von mir aus, einverstanden, bitte, doch, genau, will ich, ja ich will, mach trotzdem, trotzdem, au ja, aber ja, unbedingt, aber sicher, logisch, freilich, ja mach, ja mach das, ja mach mal, ja passt, passt, passt so, ja gern, ja leg sie, ja leg sie gleich, leg sie gleich, ja leg, ja so
typed-refusing = nein, nein danke, nö, nee, ne, lieber nicht, nicht jetzt, auf keinen fall, bloß nicht, will ich nicht, doch nicht, besser nicht, lieber doch nicht, doch lieber nicht, ach nee, eher nicht, nein lieber nicht
# Wörter, die eine Frage aufgeben, wie in `nein, vergiss es`.
typed-cancelling = abbrechen, abbruch, brich ab, vergiss es, vergiss das, lass es, lass mal, lass gut sein, lass gut, lass das, lass stecken, ich hab s mir anders überlegt, ich hab es mir anders überlegt, hab s mir anders überlegt, anders überlegt, keinen davon, keine davon, keins davon, gar nicht
# Ganze Zeilen, die nur höflich oder froh sind: Geantwortet wird, wer dran ist. Ganze Zeilen, die nach der Hand fragen.
typed-courtesy = hallo, hi, hey, guten tag, guten morgen, guten abend, moin, servus, danke, danke schön, vielen dank, dankeschön, super, toll, prima, cool, klasse, gut gespielt, haha, juhu, hurra, na super
typed-asks-hand = was hab ich, was habe ich, was hab ich so, was hab ich denn
# Whole lines that ask for advice; of most of their words nothing would be left.
typed-advice = was würdest du tun, was würdest du legen, was würdest du spielen, was täte ein experte, was ist besser, welche ist besser, was meinst du, was meinst du welche ist besser, was wäre besser, was rätst du mir, was rätst du, was würdest du mir raten, hast du einen tipp, irgendein tipp, was ist am besten, was wäre am besten, was ist der beste zug, der beste zug, was lege ich am besten, was spiele ich am besten, welche lege ich am besten, hast du einen tipp für mich, hast du einen rat für mich, welcher zug ist am besten, nochmal rat, noch ein rat, noch ein tipp, was schlägst du vor, was würdest du vorschlagen, was empfiehlst du, was empfiehlst du mir, hilf mir entscheiden, hilf mir auswählen, hilf mir bei der wahl, gib mir einen tipp, gib mir nen tipp, gibst du mir einen tipp, gibst du mir einen hinweis, gib mir einen hinweis, hast du einen hinweis, ein hinweis, noch ein hinweis, welche davon ist die beste, welche ist die beste, welche soll ich nehmen, welche farbe soll ich nehmen, rat mir was, was wäre klug, was wäre schlau, ist es besser zu ziehen, soll ich lieber ziehen, lieber ziehen, ist ziehen besser, soll ich sie legen, soll ich sie behalten, soll ich sie legen oder behalten, was würdest du an meiner stelle tun, gibst du mir einen rat, kannst du mir raten, nächster tipp, noch einen tipp, noch einen rat, lohnt sich das, lohnt es sich, lohnt das, soll ich das machen
# Whole lines that ask for a card.
typed-draws = gib mir eine, gib mir noch eine, gib mir eine Karte, gib mir noch eine Karte, zieh eine, ich zieh eine, dann zieh ich eine, dann zieh ich, dann zieh ich halt, dann zieh ich eben, gut dann zieh ich eine, ich möchte ziehen, ich möchte nur ziehen, ich will nur ziehen, zieh mal eine karte, nochmal ziehen, nochmal ziehen bitte, noch eine ziehen, gib mir die nächste vom stapel, die nächste vom stapel, ich nehm eine vom stapel, dann nehm ich eine vom stapel, dann nehm ich eine vom stapel auf, nehm ich eine vom stapel, eine vom stapel, dann muss ich ziehen, muss wohl ziehen, ich muss wohl ziehen, dann muss ich wohl ziehen, ich muss also ziehen, eine karte bitte, noch eine karte bitte, gib mir bitte eine karte, bitte eine karte
# Whole lines that ask what one drew.
typed-drawn = was habe ich gezogen, was hab ich gezogen, welche karte habe ich gezogen, welche karten habe ich gezogen, welche karte hab ich gezogen, was habe ich gerade gezogen, was hab ich gerade gezogen, was zog ich, welchen stein habe ich gezogen, welchen stein hab ich gezogen, gezogene karte, meine gezogene karte, was war die gezogene karte, welche steine habe ich gezogen, was hab ich da gezogen, was hab ich bekommen, was habe ich bekommen, welche hab ich gezogen, welche habe ich gezogen, was ist rausgekommen
# Words for a card of which has been spoken.
typed-it = sie, ihn
# Words behind a number of players.
typed-players = spieler, spielern, leute, leuten, personen
# Wörter hinter einer Zahl von Gegnern; Wörter, mit denen man sich etwas zeigen lässt.
typed-opponents = gegner, gegnern, bots, bot, computer, computern, mitspieler, mitspielern, andere, anderen
# Places, a line for each; words beside the numbers where a set is split.
typed-ordinals =
    erste, ersten, erster, erstes
    zweite, zweiten, zweites
    dritte, dritten, drittes
    vierte, vierten, viertes
    fünfte, fünften, fünftes
    sechste, sechsten
    siebte, siebten
    achte, achten
    neunte, neunten
    zehnte, zehnten
typed-behind = nach, hinter
typed-between = zwischen, und
typed-with = mit
# Words behind cards that are laid together. The first may stand alone at the end: `put red 1 and red 2 together`.
typed-together = zusammen, als, gruppe, satz, folge, kombination, reihe, neu, neue, neuer, neuen, neues, beide, beiden, alle, allen, ein, eine, einen
# Words before them, as in `make a group`.
typed-making = bilde, bilden, bau, baue, mach, mache, machen, lege, leg, legen, beginne, starte, eröffne, erstelle, spiele
# Words that move what lies on the table.
typed-moving = verschiebe, verschieben, verschieb, bewege, bewegen, schieb, schiebe
# Words between a kind of set and the number of its cards, as in `group of 6`.
typed-of = der, zahl, von, aus
# Words about gifts, about dealing, about all players, and that compare them.
typed-who = wer
typed-gave = gibt, gibst, gab, gabst, gegeben, bekommen, bekommst, bekam, schiebt, geschoben, gekriegt, kriegst, erhalten, bekommt
typed-dealing = geber, ausgeteilt, austeilen, teilt, ausgegeben
typed-everyone = alle, aller, allen, jeder, jede, jeden, die anderen, den anderen, der anderen, andere, gegner, mitspieler
typed-comparing = höchste, höchsten, größte, größten, niedrigste, kleinste, stärkste, stärksten, schwächste, führt
typed-begin = starte, starten, start, beginne, beginnen, spiel, spiele, spielen, partie, neu, neue, neues, noch
# What else stands in a line that begins a game and wishes nothing; what switches a rule off; words for bots' levels.
typed-around-wishes = schnelle, schnelles, kleine, kurze, kurz, schöne, nur, bloß, gegen, bis, auf, über, um, regel, regeln, hausregel, und, mal, gern, gerne, lust, auch, runde, mit der, mit dem, wir, uns, möchte, oder, würde, würden, hätte, hätten, lieber, will, wollen, wollte, doch, dass, wo, was, nichts
typed-without = ohne, keine, kein, keinen, entferne, entfernen, raus, weg
typed-new = neu, neue, neues, neuen, noch
typed-levels =
    easy: schwach, schwache, schwachen, leicht, leichte, leichten, einfach, einfache, einfachen
    normal: normal, normale, normalen, mittel, mittlere, mittleren
    hard: stark, starke, starken, schwer, schwere, schweren, schwierig, schwierige
# Womit eine Zeile beginnt, die ein Spiel wünscht, wie in `ich würde gern UNO spielen`.
typed-wishing = ich will, ich möchte, ich würde, ich hätte, ich wollte, wir wollen, wir möchten, wir würden, wir wollten, lass uns, lasst uns, können wir, kann ich, könnten wir, ich hab lust, ich habe lust, wie wär s, wie wäre es, ich spiel, ich spiele, wir spielen
# Wörter für die Zeile, von der die Rede war, wie in `mach die an`. Ganze Zeilen, die eine Liste noch einmal wollen.
typed-that-one = das, die, den, es, diese, dieses, diesen, regel, sie
typed-list-again = liste, die liste, liste nochmal, die liste nochmal, liste noch einmal, nochmal die liste, lies die liste, lies die liste nochmal, menü nochmal, das menü nochmal, nochmal das menü, nochmal das menü bitte, alle zeilen, alles nochmal vorlesen, lies alles nochmal, nochmal vorlesen, die auswahl nochmal, nochmal die auswahl, was habe ich bisher gewählt, was hab ich gewählt, was habe ich gewählt, was ist bisher eingestellt
# Wörter für eine einzige Runde, und das Wort hinter ihrer Zahl.
typed-single-round = nur eine runde, bloß eine runde, eine einzige runde, eine runde reicht, nur ne runde, lieber eine runde, nur 1 runde
typed-rounds = runde
# Wörter zwischen den Teilen einer Zeile; Wörter hinter dem, was fehlt, vor dem, was man tut.
typed-joints = und, aber, sondern
typed-reasons = also, dann
# Wörter, mit denen man ins Menü zurückgeht. Wörter um den Wunsch nach anderem Tempo, wie in `geht das etwas langsamer`.
typed-back-to = zurück, reviens, zum, ins
typed-around-pace = mach, macht, spiel, spielt, spielen, geht, gehen, mir, ein, bisschen, etwas, das, es, die, bots, andern, anderen, gegner, bitte, könnt, kannst, ihr, auch, noch, viel, viel, tempo, stell, ist, sind, mal, wenig, wieder, lieber
# Wörter, mit denen man eine Partie fortsetzt; was sonst dabeisteht.
typed-resuming = fortsetzen, weiterspielen, weitermachen, weiter spielen, weiter machen, laden, fortführen
typed-of-resuming = spiel, partie, letzte, letztes, letzten, angefangene, angefangenes, alte, altes, gespeicherte, gespeichertes, mit, zu, tisch, möchte, will, würde, die, das, unser, unsere
# Womit Sätze über den Spieler beginnen.
typed-you = Du
# Wörter eines Wunsches für einen neuen Tisch, wie in `mit Abfangen bitte`.
typed-wished = mit, bitte, dazu, auch, möchte, will, hätte, würde, gern, gerne, plus, wo
# Wörter, die ein Ja umkehren, wie in `natürlich nicht`.
typed-turning = nicht, nie, niemals
# Ein Wort vor einer Stufe, die nicht gewünscht wird, wie in `nicht zu schwer`.
typed-too = zu
typed-show = zeig, zeige, öffne, gehe, geh, zeigen, anzeigen, öffnen
typed-mine = mein, meine, meinen, meiner
# Whole lines that ask what there is to do: of most of their words nothing would be left.
typed-todo = was jetzt, und jetzt, was nun, und nun, ich kann nicht, kann nicht, ich kann nicht legen, kann nicht legen, ich kann nichts legen, geht nicht, ich habe nichts passendes, ich hab nix passendes, hab nix passendes, ich hab nichts passendes, hab nichts passendes, ich weiß nicht weiter, ich komme nicht weiter, ich komme nicht weiter hilf mir bitte, was soll ich machen, was ist los, was ist jetzt los, was läuft, was passiert jetzt, ich weiß nicht was ich tun soll, keine ahnung was ich tun soll, keine ahnung, keine ahnung was ich machen soll, keinen plan, ich hab keinen plan, ich habe keine ahnung, ich weiß nicht, weiß nicht, das verstehe ich nicht, versteh ich nicht, verstehe ich nicht, ich verstehe nicht, ich verstehe das nicht, ich versteh nix, versteh nur bahnhof, und was mach ich jetzt, was soll ich tun, ich kann nichts machen, ich kann nichts tun, da geht nichts, bei mir geht nichts, ich kann gar nichts, nun, was darf ich, und weiter, was darf ich tun, was darf ich machen, wie weiter, wie siehts aus, wie sieht es aus, wie sieht s aus, wie gehts weiter, wie geht es weiter, wie geht s weiter, was kann ich, was mach ich jetzt, was mache ich jetzt, was mach ich denn jetzt, was muss ich jetzt machen
# Wörter einer Frage nach den eigenen Karten, neben ihrem Namen.
typed-have = hab, habe, haben, hat, hast, hält
typed-held = noch, irgendein, irgendeine, irgendeinen, welch, wo, stein, steine, hand
# Wörter am Anfang einer Frage nach den eigenen Karten, wie `irgendwelche roten`.
typed-any = irgendein, irgendeine, irgendeinen, irgendwelche
# Wörter einer Frage nach der häufigsten eigenen Farbe, wie `welche Farbe habe ich am meisten`; Wörter für Farben.
typed-most = meisten, meiste, beste, stärkste, häufigste, am besten, besten, günstigste
typed-colours = farbe, farben, sorte
# Die Wörter, die man zur letzten Karte sagt.
typed-calls = uno, mau
# Wörter, die sagen, dass jemand etwas vergessen hat; für einen selbst; für diese Person; und dass es nicht gesagt wurde.
typed-forgot = vergessen, vergaß, vergesse, vergisst
typed-reporting = gemeldet, melde, melden, meld, erwische, erwischt
typed-self = ich, mir, mich, wir, mein
typed-they = er, sie, jemand, der, die, einer
typed-not-said = nicht, kein, nie
# Wörter für das, was jemand tut, für das Sehen, und dafür, was eine Karte zählt.
typed-done = gemacht, getan, gelegt, gespielt, gezogen, abgelegt, abgeworfen, gewünscht, gewählt, genommen, gepasst, ausgesetzt, angenommen, hingelegt, rausgelegt, angelegt
typed-did = hat
typed-see = sehen, anschauen, ansehen, anzeigen, sieht
typed-worth = wert
typed-points = punkte, punkt
typed-if = wenn, falls, obwohl, solange
typed-says = sagt, gesagt, sagen, sagte, gerufen, angesagt
typed-giving = gib, gebt, will, brauche
typed-counts = zählt, zählen
# Words that ask for the rules, not for what one has: `which tiles have an effect`.
typed-of-rules = wirkung, wirkungen, effekt, effekte, besonders, besondere, besonderen, spezial, aktion, aktionen
# Worum es in einer Regel gehen kann, neben Karten, Hausregeln und Zügen.
typed-rule-topics = tauschen, tausch, kaufen, kauf, strafe, strafkarte, pfuschen, erwischen, team, partner, summe, summen, basis, joker, grenze
# Wörter für die Klänge, und Wörter, die sie an- und ausschalten.
typed-sound = ton, töne, klang, klänge, sound, sounds, geräusche, stummschalten
typed-on = an, ein, einschalten, anschalten, anmachen
typed-off = aus, ausschalten, abschalten, ausmachen, stummschalten, weg, deaktiviere, deaktivieren
# Wörter neben dem Namen einer Sprache; Zeilen, mit denen jemand einen Namen nennt.
typed-language = sprache, in, rede, red, sprich, lies, programm, spiel, alles
typed-name-is = ich heiße, ich heisse, mein name ist, nenne mich, nenn mich, ändere meinen namen auf, ändere meinen namen in
# Ganze Zeilen, die fragen, welche Spiele es gibt, wie man spielt, und nach anderem Tempo oder anderer Lautstärke.
typed-games = welche spiele gibt es, was für spiele gibt es, spiele, liste der spiele, was kann ich spielen, was kann ich hier spielen, welche spiele kann ich spielen, was kann man hier spielen, was gibt es für spiele, welche spiele hast du, welche spiele gibts, welche spiele gibts hier, was für spiele gibts
typed-how-to-play = wie spielt man, wie spielt man das, wie geht das, wie geht das spiel, wie funktioniert das spiel, wie funktioniert das, wie spiele ich, erklär mir das spiel, erkläre mir das spiel, erkläre das spiel, erklär mir, erkläre mir, erklär, erkläre, wie wird gespielt, wie wird das gespielt, erklär mir das spiel, erkläre mir das spiel, erklär das spiel, wie geht das spiel, wie geht das, wie spielt man das, wie wird es gespielt, wie lern ich das spiel, wie lerne ich das spiel, wie geht das, wie wird das gespielt, wie geht das hier, wie läuft das, wie läuft das spiel, wie wird gespielt, wie spielt man dieses spiel, wie spiele ich das, wie spiele ich dieses spiel, wie geht es, wie funktioniert es, erklär mir die regeln kurz, wie läuft das spiel ab, wie geht das spiel überhaupt, erklär mir das spiel kurz, erklär kurz das spiel, kurzfassung, kurze erklärung, erklär mal, erklär mir kurz die regeln, erkläre mir kurz die regeln
typed-voice = langsamer, schneller, lauter, leiser, sprich langsamer, sprich schneller, sprich lauter, sprich leiser, rede langsamer, zu schnell, zu langsam, nicht so schnell, langsamer sprechen, schneller sprechen, lautstärke höher, sprache aus, mach die sprache langsamer, mach die sprache schneller, sprache langsamer, sprache schneller, ton leiser, ton lauter, leiser bitte, lauter bitte, mach die stimme langsamer, mach die stimme schneller, mach die stimme lauter, mach die stimme leiser, stimme langsamer, stimme schneller, stimme lauter, stimme leiser, mach langsamer, mach schneller, etwas langsamer, bitte langsamer, geht das langsamer, das ist zu schnell, das geht zu schnell
# Whole lines that want the voice or, where there is none, the bots slower or faster; the first sets the value.
typed-slower = langsamer, mach langsamer, etwas langsamer, bitte langsamer, geht das langsamer, zu schnell, das ist zu schnell, das geht zu schnell, nicht so schnell, noch langsamer, die bots sind zu schnell, mach die mitspieler langsamer, mach die gegner langsamer, die anderen sind zu schnell, die gegner sind zu schnell, komm nicht mit, ich komm nicht mit, ich komme nicht mit
typed-faster = schneller, mach schneller, etwas schneller, bitte schneller, zu langsam, das ist zu langsam, mach die mitspieler schneller, mach die gegner schneller, könnt ihr schneller spielen, spielt schneller, die anderen sind zu langsam, flotter, geht das auch flotter, etwas flotter, können die bots schneller spielen, können die bots schneller ziehen, kann man die bots schneller machen, kannst du die bots schneller machen, geht das schneller, die bots schneller
# Wörter für den eigenen Partner.
typed-partner = mein partner, meine partnerin, meinem partner, meiner partnerin, meinen partner, meines partners, mein teamkollege, mein kumpel, meinem kumpel, mein mitspieler, mein teampartner, mein teammitglied
# Wörter hinter einer Karte, vor der Farbe, die man mit ihr wählt.
typed-choosing = wünsche, wünsch, wunsch, nimm, nehme, wähle, wähl, sage, will, möchte, farbe, dazu
# Ganze Zeilen, die eine angefangene Partie fortsetzen.
typed-resume = weiterspielen, spiel fortsetzen, fortsetzen, letztes spiel weiterspielen, letztes spiel, spiel laden, laden, partie fortsetzen, partie laden, weiter spielen, gespeichertes spiel, gespeichertes spiel laden, gespeicherte partie laden, letztes spiel fortsetzen, letzte partie fortsetzen, zurück zum tisch, zurück an den tisch, zurück zum spiel, zurück zu meinem tisch, zurück zu meinem spiel, zum tisch, zum tisch zurück, an den tisch, wieder an den tisch, ich will zurück zum tisch, ich will wieder an den tisch
# In jeder Zeile ein Wort, und was dasselbe heißt.
# Words that change a rule, as in `turn on interceptions`.
typed-changing = ändere, ändern, schalte, schalt, aktiviere, aktivieren, deaktiviere, deaktivieren, einschalten, ausschalten, anschalten, hinzufügen
# Words that choose nobody where a player may be chosen.
typed-nobody = niemand, niemandem, niemanden, keinem, mit keinem, nicht tauschen, nicht, ohne tausch, behalte, behalte sie, behalte meine, behalte meine karten, behalte meine hand
# Words that ask how long something is, as in `how long is this lesson`.
typed-how-long = wie lange, wie lang
# Words for the steps of a lesson, and what asks for their number.
typed-steps = schritt, schritte
# Words for the discard pile, and for the player with the partner: neither is the draw pile or the player alone.
typed-other-counts = ablage, ablagestapel, abgelegt, wir, uns, unser, gezogen
# What may stand before a card in a question that goes on, as in `and with a 7`.
typed-before-card = die, der, das, den, dem, ein, eine, einer, einem, einen, mit, bei, meine, mein, was, wie
# What may stand beside a name and a level, as in `make Dora weak`.
typed-beside-level = mach, mache, soll, sein, ist, setze, setz, stelle, stell, bot, auf, als, ein, zu
# The word for a key.
typed-key-word = taste
# Words between a card and the player whom it is for, as in `red 7 and swap with Ben`.
typed-beside-player = ich, ok, und, dann, tausche, tausch, tauschen, mit, für, an, gebe, gib, bekommt, kriegt, zieht, ziehen, soll, die, den, das, der, meine, mein, lasse, lass, karten, hand, hände, bitte
# Words of a question for the players with the fewest cards, with the most, for the draw pile, and for who comes next.
typed-fewest = wenigsten, wenigste, am nächsten dran
typed-greatest = meisten, meiste
typed-stock = stapel, ziehstapel, nachziehstapel, talon, vorrat
typed-following = nach, nächster, nächste, nächstes, danach, folgt
typed-same =
    uhrzeigersinn: andersrum, anders rum, andersherum, anders herum, rückwärts, andere richtung, in die andere richtung
    warum: wie kommt es dass, wie kommt s dass, wie kommt das
    was: wie hoch, wie groß, wie stark
    wie viele: wieviele, wieviel
    statistik: wie oft hab ich schon gewonnen, wie oft habe ich schon gewonnen, wie oft hab ich gewonnen, wie oft hab ich gewonnen, wie oft habe ich gewonnen, wie viele spiele hab ich gewonnen
    bots: den computer, die computer
    sequenzen: mehrere gleiche, zwei gleiche, gleiche karten zusammen, mehrere karten auf einmal, zwei karten auf einmal, mehrere auf einmal, zwei gleiche karten, mehrere gleiche karten
    2 spieler: zu zweit
    3 spieler: zu dritt
    4 spieler: zu viert
    5 spieler: zu fünft
    6 spieler: zu sechst
    7 spieler: zu siebt
    8 spieler: zu acht
    joker: jokers
    ersetzen: ersetze, ersetz, austauschen, tausche aus, tausch aus, anstelle, an stelle, statt, anstatt, an die stelle, an stelle von
    0: null
    1: eins
    2: zwei, zwo
    3: drei
    4: vier
    5: fünf
    6: sechs
    7: sieben
    8: acht
    9: neun
    10: zehn
    11: elf
    12: zwölf
    13: dreizehn
    +2: plus 2, plus zwei, zieh zwei, zieh 2, zwei ziehen, ziehzwei, zweiziehen, zwei ziehen karte, draw two
    +4: plus 4, plus vier, zieh vier, zieh 4, vier ziehen, ziehvier, +4 joker, joker +4, joker plus 4, joker plus vier, vier ziehen joker, wünscher +4, plus 4 joker, plus vier joker
    joker: wünscher, wunschkarte, farbwahl, farbwechsel, farbwahlkarte, wild
    retour: richtungswechsel, umkehr, reverse, richtung wechseln, richtungswechselkarte, retourkarte
    aussetzen: aussetzer, skip, aussetzkarte, aussetzenkarte
    rot: rote, roter, rotes, roten, rotem
    gelb: gelbe, gelber, gelbes, gelben, gelbem
    grün: grüne, grüner, grünes, grünen, grünem
    blau: blaue, blauer, blaues, blauen, blauem
    pik: schippe, schippen
    kreuz: kreuze, treff, eichel
    karo: karos
    herz: herzen
    ass: as, asse, a
    bube: b, buben, unter
    dame: d, damen, ober
    könig: k, könige
    hab: habe, haben
    andere: anderen, anderer
    zeig: zeige, zeigen, anzeigen
    mein: meine, meinen, meiner, meinem, meins
    welch: welche, welcher, welches, welchen
    reihenfolge: reihe nach
    kombination 1: reihe 1, gruppe 1
    kombination 2: reihe 2, gruppe 2
    kombination 3: reihe 3, gruppe 3
    kombination 4: reihe 4, gruppe 4
    kombination 5: reihe 5, gruppe 5
    kombination 6: reihe 6, gruppe 6
    kombination 7: reihe 7, gruppe 7
    kombination 8: reihe 8, gruppe 8
    kombination 9: reihe 9, gruppe 9
    antworten: stapeln, kontern
    abfangen: dazwischenwerfen, reinwerfen, dazwischen werfen
    sortiere: sortier
    schwach: leicht, einfach
    stark: schwer, schwierig
    stärke: schwierigkeit, schwierigkeitsgrad

phrases-play = ablegen, ausspielen, hinlegen, karte legen, lege karte, spiele karte, leg sie, leg sie hin, lege sie, lege sie hin, spiel sie, leg die karte, leg die karte hin, leg die hin, leg das, die gezogene, die gezogene karte, leg die gezogene, leg den gezogenen stein, den gezogenen stein, lege sie an, leg sie an, lege ihn an, leg ihn an, lege den stein, lege den stein an
phrases-draw = karte ziehen, ziehe karte, zieh karte, zieh, eine karte, abheben, nehme, nehmen, aufnehmen, karte nehmen, nehme karte, nimm karte, ziehe karten, karten ziehen, ziehen wir, ziehe stein, stein ziehen, aufheben, heb ab, hebe ab, ich hebe ab, zieh ne karte, ich zieh ne karte, ich nehme die karten, nehme die karten, nimm die karten, nehm ich eine karte, ich nehme eine karte, ich nehme einen stein, ich nehme einen stein vom stapel, nehme einen stein, nimm einen stein, noch eine ziehen, ziehe lieber, ich ziehe lieber, lieber ziehen, zieh karten, ziehen, zieh einen stein, zieh eine karte, ziehe einen stein, zieh einen, ziehe einen, zieh mal, zieh eine, zieh doch eine, ich nehm die karten, okay ich nehme die karten, sonst ziehe ich, dann ziehe ich halt, ich zieh halt
phrases-uno = uno, uno sagen, vergessen, uno vergessen, erwischt, gemeldet, kein uno, letzte karte, hat vergessen, noch karte, rufe uno, meine letzte karte, letzte karte, schreie uno, uno für mich, sag uno für mich
phrases-call-bluff = anzweifeln, zweifle an, zweifel, geblufft, glaub nicht, glaube nicht, gelogen, lüge, lügner, blufft, du bluffst, bluff aufdecken, passt nicht, herausfordern, challenge, das war gepfuscht, gepfuscht, geschummelt, das war geschummelt, ich glaube dir nicht, glaub dir nicht, +4 anzweifeln, plus 4 anzweifeln, zweifle +4 an, bezweifle +4, ich zweifle die karte an, ich zweifle das an, das zweifle ich an, ich zweifle an, ich zweifle es an, ich zweifle
phrases-go-on = nächste runde, neue runde, nächster, nächster bot, mach weiter, gehe weiter, nächste lektion, zur nächsten lektion, die nächste lektion, die nächste, ich bin bereit, bereit, spiel die nächste runde, soll machen, soll mal machen, soll spielen, soll ziehen, soll mal spielen, du bist dran, spiel weiter, spielt weiter, macht weiter, mach du, lass spielen, na los, los jetzt, jetzt du
phrases-take-move-back = zurücknehmen, rückgängig, nimm zurück, undo, zug zurücknehmen, letzten zug zurücknehmen, zug rückgängig machen, rückgängig machen, nimm den letzten zug zurück, letzten zug zurück, einen zug zurücknehmen, das zurücknehmen, karte zurücknehmen, karte zurück, ups falsche karte, falsche karte, nimm das zurück, nimm die karte zurück, ich nehme das zurück, das war ein versehen, oh kann ich das zurücknehmen, kann man einen zug zurücknehmen, man zug zurücknehmen, oh das zurücknehmen, warte nein, nein warte, halt nein, ich wollte ziehen, ich wollte doch ziehen, nein rückgängig, mach das wieder rückgängig, mach es rückgängig, mach das rückgängig, meinen zug zurücknehmen, letzten schritt rückgängig, letzten schritt zurück
phrases-next-playable = antworten, antworte, was passt, was geht, suchen, spielbare, was kann legen, was kann spielen, welch karten passen, welch karte passt, passende karte, passende, spielbare karten, legbar, was kann ablegen, welch karten kann legen, kann legen, welch karten spielbar, welch steine passen, welche steine kann legen, was ist spielbar, was ist legbar, welche karten kann man legen, was kann man legen, kann ich irgendwo anlegen, kann was anlegen, was kann anlegen, kann irgendwo was anlegen, habe ich was passendes, welche karten kann ich spielen, welche karte kann ich spielen, welche karten darf ich legen, kann ich etwas legen, kann ich was legen, habe ich etwas passendes, kann ich legen, passt was, geht was, geht noch was, was geht, passt irgendwas, passt etwas, habe ich was, geht etwas, was darf ich legen, was darf ich spielen, welche karte darf ich legen, welche karten darf ich spielen, was könnte ich auslegen, was könnte ich denn auslegen, was kann ich auslegen, welche kann ich hinlegen, welche kann ich legen, welche kann ich spielen, was kann ich hinlegen, welche karte kann ich hinlegen, welche karten kann ich hinlegen, was kann ich ausspielen, kann ich etwas spielen, kann ich was spielen, was kann ich abwerfen, kann ich irgendetwas legen, kann ich kontern, kann ich antworten, kann ich was draufsetzen, kann ich draufsetzen, kann ich das kontern, kann ich mich wehren, kann ich noch was legen, kann ich noch mehr legen, noch was, was geht noch
phrases-next-group = andere farbe
phrases-sort-colour = farben, sortieren, sortiere, nach farbe, farben sortieren, hand sortieren, karten sortieren, sortiere karten, sortiere meine karten nach farbe, sortier meine karten nach farbe, sortiere karten nach farbe, sortier meine steine nach farbe, sortiere meine steine nach farbe, steine nach farbe, ordne meine steine nach farben, steine nach farben, ordne steine nach farbe, sortiere meine steine, sortiere nach farben, sortiere meine hand nach farben, sortiere meine schiene nach farben, ordne nach farben, sortiere meine karten nach farben, sortiere nach farbe, sortier mal meine steine nach farben, sortier meine steine nach farben, sortiere meine steine nach farben, kann ich meine karten nach farbe sortieren, kannst du mir die karten nach farben sortieren, karten nach farben sortieren, sortiert nach farbe, nach farbe sortiert, karten sortiert nach farbe, sortiere meine steine, steine sortieren
phrases-sort-number = zahlen, nach zahlen, nach zahl, zahlen sortieren, nach nummern, sortiere nach nummer, sortiere nach zahlen, sortiere nach zahl, sortiere meine karten nach zahlen, sortiere meine hand nach zahlen, sortiere meine schiene nach zahlen, schiene nach zahlen sortieren, ordne nach zahlen
phrases-sort-off = unsortiert, sortierung aus, sortieren ausschalten
phrases-read-top = was liegt, was liegt oben, was liegt da, was liegt auf tisch, ablage, ablagestapel, stapel, mitte, welch karte liegt, welch karte liegt oben, welch karte oben, oben liegt, was oben, liegt oben, was wurde gelegt, was wurde gespielt, letzte gespielte karte, aufgedeckt, aktuelle karte, was liegt auf dem tisch, auf dem tisch, was ist auf dem tisch, was liegt auf dem stapel, was liegt auf dem ablagestapel, was liegt da, was ist auf dem stapel, auf welche karte muss ich legen, auf was muss ich legen, worauf muss ich legen, tisch, lies mir den tisch vor, lies den tisch vor, wie heißt die karte oben, wie heißt die oberste karte, was ist da oben, was liegt obenauf, wie sieht der tisch aus, worauf lege ich, worauf spiele ich, worauf muss ich legen
phrases-read-colour = welch farbe, aktuelle farbe, welch farbe gilt, welch farbe liegt, geltende farbe, gilt, welche farbe ist dran, welche farbe dran, welche farbe gilt, welche farbe muss ich legen, welche farbe muss ich spielen, welche farbe brauche ich, welche farbe muss ich nehmen
phrases-read-scores = stand, punktestand, spielstand, wie steht, wie viele punkte, wieviele punkte, wer führt, wer gewinnt, wer vorne, mein punkte, wer gewinnt gerade, wer führt gerade, wer gewinnt im moment, wer liegt vorne, wie viele punkte spielen, bis wie viele punkte, spiel zu ende, partie zu ende, wie lange geht das spiel, wie lange dauert das spiel, wie lange geht die partie, punktgrenze, punktelimit, bis wohin geht die partie, bis wie viel, bis wie viele punkte spielen wir, wie viele runden, wie viele runden spielen wir, wie viele runden spielen, wieviele runden spielen wir, welche runde ist das, welche runde ist es, in welcher runde sind wir, die wievielte runde ist das, bei welchem stand sind wir, wie viele punkte haben die anderen, wie viele punkte hat jeder, wie viele punkte haben alle, wie viele punkte habe ich, wie viele punkte hab ich
phrases-read-turn = wer dran, wer, bin dran, am zug, zug, wer zug, wer kommt, wer spielt, wer muss, bin am zug, wessen zug, wer legt, wo bin ich, wer fängt an, wer beginnt, wer hat angefangen, bin ich noch dran, wer ist an der reihe, wer an der reihe, bin ich an der reihe, an der reihe, wer ist jetzt an der reihe, bin ich nochmal dran, bin ich wieder dran, bin ich noch mal dran, nochmal dran, noch dran, wieder dran, immer noch dran, bin ich immer noch dran, ist meine runde, bin ich am zug, wer ist am zug, ist das mein zug, status, stand der dinge, wo stehen wir, ist die runde vorbei, ist die partie vorbei, ist das spiel vorbei, warten wir auf jemanden, auf wen warten wir
phrases-read-counts = wie viele karten, wieviele karten, wieviel karten, anzahl, kartenzahl, karten zählen, kartenanzahl, wie viele karten haben andere, wer hat wie viele karten, wie viele karten hat, ziehstapel, nachziehstapel, stapelgröße, andere spieler, gegner, wie viele, wie viele karten haben, wie viele karten im stapel, wie viele karten sind im stapel, wie viele karten im talon, wer hat am wenigsten karten, wer hat die wenigsten karten, wer hat die meisten karten, wie viele karten habe ich, wer hat uno, wer hat uno gesagt, wer gewinnt gleich, wer ist fast fertig, hat jemand uno, wie viele karten hat jeder, wie viele karten hat jeder noch, wie viele hat jeder, wie viele karten hat noch jeder, wer hat nur noch eine karte, wie viele karten sind noch da, wie viele sind noch im stapel, wie viele hat jeder noch, wie viele karten haben alle, wen kann ich melden, wer hat die wenigsten karten, wer hat am wenigsten karten, wer hat die meisten karten, wie viele haben die anderen, wer hat wie viele karten übrig, wie viele karten übrig, kann ben bald gewinnen, bald gewinnen, wer hat am wenigsten steine, wer hat am wenigsten, wer hat die wenigsten steine, wer hat am meisten steine, wer hat die meisten steine, wie viele hat sie, wie viele hat er, wie viele karten hat sie, wie viele karten hat er, was hat noch, wie viel hat noch, wer hat mehr karten, wer hat mehr, wer hat wieviel, wer hat wie viel, wer hat wie viele, hat jemand nur noch eine karte, hat einer nur noch eine karte, hat jemand nur eine karte, hat noch jemand nur eine karte, ist jemand kurz vorm gewinnen, wer ist kurz vorm gewinnen, ist jemand kurz vor schluss, ist jemand kurz vor dem ende, wie viele haben wir alle, wer hat nur noch eine, ist jemand bald fertig, wer ist bald fertig, wie viele hab ich noch, wieviele hab ich noch, wie viele habe ich noch, wie viele karten hab ich noch, wieviel hab ich noch, wie viele hab ich, wie steht es bei, wie läuft es bei, wie läufts bei
phrases-read-debt = fällig, strafe, was muss ziehen, wie viele muss ziehen, wie viele karten muss ziehen, ziehschuld, zu ziehen, muss ziehen, strafkarten, wie viel muss ziehen, muss jetzt 2 ziehen, muss 2 ziehen, muss 4 ziehen, wie oft muss noch ziehen, wie oft muss ziehen, wie viele zieht er, wie viele muss er ziehen, wie viele zieht sie, was muss ich ziehen, wie viel muss ich ziehen, wer muss ziehen, wer muss denn ziehen, wer zieht
phrases-read-order = wo sitzt, links von mir, rechts von mir, reihenfolge, richtung, sitzordnung, wer sitzt wo, wer nächster, wer nächste, wer danach, wer nach mir, spieler, mitspieler, wer spielt mit, wer kommt danach, wer kommt nächstes, nächster spieler, welch richtung, wie herum, wer als nächster, wer als nächstes dran, wer als nächstes, wer mein partner, mein partner, partner, wer partner, wer sitzt links von mir, wer ist links, wer ist links von mir, links von mir, rechts von mir, wer sitzt rechts von mir, wer ist rechts von mir, wer ist rechts, wer sitzt neben mir, wer kommt nach mir, wer ist nach mir dran, wer sitzt vor mir, wer ist vor mir, wer spielt vor mir, wer ist vor mir dran, welche richtung wird gespielt, in welche richtung wird gespielt, in welche richtung gehts, wie rum wird gespielt, wie rum, wie herum wird gespielt, wie rum geht es, wo sitzt mein mitspieler, wo sitzt mein partner, wer spielt mit wem, wer ist mein mitspieler, mit wem spiele ich, gegen wen spiele ich, wer ist im team mit mir, wer ist in meinem team, wer ist mein partner, mit wem bin ich im team, wer sitzt jetzt alles da, wer sitzt da, wer sitzt hier, wer sitzt alles am tisch, wer ist alles dabei, wer spielt alles mit, wer ist dabei
phrases-read-rules = hausregeln, optionen, welch regeln, welch regeln gelten, geltende regeln, regeln dieser partie, aktive regeln, welche hausregeln gelten, welche hausregeln sind an, welche regeln sind an, was ist eingeschaltet, welche hausregeln haben wir, sonderregeln, welche sonderregeln gelten, was sind die sonderregeln, welche regeln gelten, was ist jetzt eingeschaltet, was hab ich eingeschaltet, was habe ich eingeschaltet, was ist gerade an, was ist alles an, was hab ich gewählt, was habe ich gewählt, was habe ich ausgewählt, welche regeln hab ich an, was ist jetzt eingestellt, was ist eingestellt
phrases-advice = welche karte soll geben, was soll geben, was soll abwerfen, welche karte soll legen, welche karte soll abwerfen, tip, vorschlag, was tun, hinweis, empfehlung, bester zug, was soll spielen, was soll legen, was würdest spielen, was raten, ratschlag, beste karte, was sollte spielen, was sollte legen, rate mir, gibst du mir einen tipp, hast du einen tipp, gib mir tipp, welche soll ich nehmen, welche soll ich legen, was schlägst du vor, kannst du mir einen tipp geben, kannst du mir helfen was ich legen soll, kannst mir tipp geben, gib mir mal einen tipp, gib mal einen tipp, mal einen tipp, welche farbe soll ich wünschen, welche farbe soll ich nehmen, was rätst du, rat mir, was rätst du mir, welche karte soll ich ablegen, was soll ich ablegen, welche karte soll ich legen, welche soll ich ablegen, welche karte soll ich abwerfen, was soll ich abwerfen, mach mir einen vorschlag, mach einen vorschlag, einen vorschlag, hast du einen tipp für mich, hast tipp für, einen tipp für mich, welche karte soll ich spielen, welche soll ich spielen, welche karte ist am besten, welche ist am besten, welche karte ist die beste, welchen stein soll ich legen, was soll ich am besten legen, lohnt sich das, was hätte ich machen sollen, noch ein tipp, noch einen tipp, anderer tipp, ein anderer tipp, gib mir noch einen tipp, tipp nochmal, nochmal tipp, und der andere, und der andere zug, welcher andere zug, noch ein vorschlag, anderer vorschlag, andere idee, noch eine idee
phrases-second-look = rundenrückblick, rückschau, mein fehler, fehler, analyse
phrases-copy-position = stellung kopieren, stellung speichern
phrases-repeat = wiederhol, wie bitte, noch, was, letzte meldung, sag noch, was hast gesagt, hä, letzte, bitte noch, bitte, alles wiederholen, wiederhole alles, sag das nochmal, nochmal, sag nochmal, noch mal, kannst du das wiederholen, bitte nochmal wiederholen, nochmal wiederholen, wiederhole nochmal, kannst du nochmal wiederholen, wiederhole das letzte, wiederhol das letzte, das letzte nochmal, letztes nochmal, warum nicht, wieso nicht, warum geht das nicht, wieso geht das nicht, was war das, was war das eben, was war das gerade, kannst du das nochmal sagen, sag das bitte noch einmal, sag das noch einmal, kannst du das noch mal sagen, kannst du das noch einmal sagen, wiederhole die aufgabe
phrases-stop = stopp, halt, ruhe, stumm, abbrechen, abbruch, stop, schweig, leise, sei still, hör auf
phrases-history = verlauf, protokoll, alte meldungen, letzte meldungen, nachrichten, chronik, änderungen, was habe ich gelegt, welche hab ich gezogen, was habe ich gezogen, was hab ich gezogen, was habe ich gerade gezogen, was hab ich gerade gezogen, welche karte habe ich gezogen, welche karten habe ich gezogen
phrases-happened = was hat sich verändert, was haben alle gemacht, was habe ich verpasst, wer hat was gelegt, wer hat was gespielt, letzte karten, letzte züge, die letzten züge, was bisher geschah, was ist passiert, was ist neu, was neu, neues, was passiert, was geschehen, was hat geändert, was verpasst, neuigkeiten, was war los, was seit letzten zug passiert, was haben die anderen gelegt, was haben andere gelegt, was haben die anderen gespielt, was haben andere gemacht, was hat der letzte gemacht, was hat der letzte gespielt, was haben sie gemacht, was hat mein gegner gelegt, was haben meine gegner gelegt, was haben die gegner gelegt, was ist seit meinem zug passiert, erzähl mir die letzte runde, erzähl was passiert ist, letzter zug, letzten zug, der letzte zug, voriger zug, wo sind meine karten, wo sind meine karten hin, wo sind meine karten geblieben, warum habe ich andere karten, was haben die andern gemacht, was haben die andern gelegt, was haben die andern gespielt, was war das letzte, was lag zuletzt, sag mir noch mal die letzten züge, sag mir noch mal die letzten drei züge, was ist zuletzt passiert, was ist denn passiert, was war zuletzt, was ist passiert seit ich getauscht habe, sag mir die letzten züge, die letzten drei züge, was hat sich getan, was war das gerade alles, was war das alles, ich hab den faden verloren, ich habe den faden verloren, was ist alles passiert, was ist da gerade passiert, wer hat die farbe gewechselt, und was war davor, was war davor, hat wer ne karte gezogen, hat jemand eine karte gezogen
phrases-help = kannst helfen, kann helfen, brauche hilfe, befehle, was kann, hilf mir, welch befehle, welch tasten, kommandos, was kann eingeben, was kann tippen
phrases-describe-key = beschreibe taste, beschreibe, erkläre taste, was macht, taste, was tut
phrases-intercept = ich fange ab, fange ab, dazwischenlegen, zwischenwerfen, ich fang ab, fang ab, reinwerfen, einwerfen
phrases-aim = wie gewinnt man, wie gewinne, wie gewinne ich, spielziel, ziel des spiels, was ist das ziel, worum geht, worum geht es, was ist das für ein spiel, was muss erreichen, wie kann gewinnen, wie gewinnt, worum gehts, worum gehts hier, worum geht es, worum geht es hier, worum gehts hier überhaupt, worum geht es überhaupt, was ist das ziel, worum geht es bei diesem spiel, worum geht es bei dem spiel, wann hab ich gewonnen, wann habe ich gewonnen, wann gewinnt man, wann gewinne ich, wann hat man gewonnen
phrases-winner = wer hat gewonnen, hab ich gewonnen, habe ich gewonnen, haben wir gewonnen, wer hat letzte runde gewonnen, wer hat die letzte runde gewonnen, wer hat die runde gewonnen, wer hat runde gewonnen, wer gewann, wer gewann die letzte runde, wer hat das spiel gewonnen, wer hat die partie gewonnen, wer ist sieger, wer ist gewinner, wer war sieger, wie ging die letzte runde aus, wie ging die runde aus, wie ist die runde ausgegangen, hat schon jemand gewonnen, hat jemand gewonnen, hat schon gewonnen, hat gewonnen
phrases-bots = ein bot, wer ist ein bot, wer sind die bots, welche spieler sind bots, wer bots, welch bots, welch bot
phrases-todo = was soll tun, was soll ich tun, was muss tun, was muss ich tun, was soll machen, was soll ich jetzt machen, was muss machen, wie geht es weiter, was mache ich, was muss ich machen, was tue ich, was kann ich tun, was kann ich jetzt tun, was kann ich machen, was kann ich jetzt machen, muss ich legen oder bin ich fertig, welche möglichkeiten habe ich, und was mach ich nun, was mach ich nun, was mach ich jetzt
phrases-who-drew = wer zog, wer hat gezogen, wer hat was gezogen, wer hat karten gezogen, wer musste ziehen, hat jemand gezogen, hat einer gezogen, hat wer gezogen, hat irgendwer gezogen, hat irgendjemand gezogen, musste jemand ziehen, wer hat eine karte gezogen, wer hat karten genommen
phrases-until-turn = weiter bis ich dran bin, bis ich dran bin, bis ich wieder dran bin, weiter bis ich wieder dran bin, spiel weiter bis ich dran bin, spiel weiter bis ich wieder dran bin, spiel einfach weiter bis ich dran bin, spiel einfach weiter bis ich wieder dran bin, spielt weiter bis ich dran bin, mach weiter bis ich dran bin, macht weiter bis ich dran bin, weiter bis zu mir, bis zu mir, bis zu meinem zug, weiter bis zu meinem zug, vorspulen, vorspulen bis zu mir, alle bots ziehen, alle bots spielen, lass alle bots ziehen, lass alle spielen, lass die anderen spielen, lass die anderen ziehen, lass die bots spielen, lass die bots ziehen, die anderen sollen spielen, die anderen sollen weiterspielen, alle anderen spielen, alle weiter, weckt mich wenn ich dran bin, sag bescheid wenn ich dran bin, spielt einfach weiter bis ich wieder dran bin, spielt einfach weiter bis ich dran bin, spielt weiter bis ich wieder dran bin
phrases-again = noch mal spielen, noch ein spiel, neues spiel, neue partie, noch eine partie, noch einmal von vorn, von vorn, lektion noch einmal, lektion wiederholen, diese lektion nochmal von vorne, lektion nochmal von vorne, lektion von vorne, die lektion von vorne, nochmal von vorne, lektion neu starten, noch ne partie, auf ein neues
phrases-rules = regel, spielregeln, anleitung, wie spielt man, spielanleitung, regelbuch, was sind die regeln, wie sind die regeln, welche regeln gibt es, wie gehen die regeln, wie gehen die regeln nochmal
phrases-verbosity = einzelheiten
phrases-sounds = ton, sound, sounds, klang, geräusche
phrases-settings = einstellung, optionen, sprache, lautstärke, konfiguration, sprache ändern, stärke der bots, schwierigkeit, schwierigkeitsgrad, bots stärker, bots schwächer, bots schwerer, bots leichter, öffne einstellungen, einstellungen öffnen, einstellungen ändern, wie ändere ich die einstellungen, ich möchte die einstellungen ändern, zu den einstellungen, in die einstellungen, einstellungen aufmachen, mach die einstellungen auf
phrases-menu = hauptmenü, zum menü, ins menü, öffne menü, zurück zum menü, zurück ins menü, zurück ins hauptmenü, zurück zum hauptmenü
phrases-quit = verlassen, raus, tschüss, beende spiel, spiel beenden, aufhören, programm beenden, spiel verlassen, ich gehe, auf wiedersehen, ich höre auf, höre auf, aufhören, ich will aufhören, keine lust mehr, ich hab keine lust mehr, kein bock mehr, ich hab keinen bock mehr, ich mag nicht mehr, partie verlassen, partie beenden, tisch verlassen, ich möchte aufhören, beende das programm, das programm beenden, tschüss und danke, ich mach schluss, ich mache schluss
phrases-older-message = vorige meldung, ältere meldung
phrases-newer-message = nächste meldung, neuere meldung
phrases-pass = behalten, behalte, karte behalten, behalte karte, nicht legen, fertig, zug beenden, beende zug, aussetzen, ich behalte die karte weiter, behalte karte weiter, behalte sie weiter, das ziehen verweigern, ziehen verweigern, mein zug ist vorbei, ich behalte sie, die behalte ich, die behalte ich lieber, behalte ich, ich behalt sie, behalt ich
phrases-accept = angenommen, akzeptieren, akzeptiere, ok, okay, nehme an, einverstanden, ich tausche, tausche, tauschen, dann setz ich aus, ich setz aus, ich setze aus, ich nehm s an, ich nehme es an, ich nehme den tausch an, tausch annehmen, ich nehme an, ich akzeptiere den tausch
phrases-hand = mein karten, mein hand, karten zeigen, zeig karten, zeig mein karten, alle karten, blatt, mein blatt, was mein karten, was hab auf hand, was auf hand, welch karten, welch karten habe, was habe auf hand, was hab, mein steine, steine zeigen, handkarten, mein handkarten, karten vorlesen, liste karten, auf hand, was sind meine karten, welche sind meine karten, was steht auf meiner schiene, was steht denn auf meiner schiene, was liegt auf meiner schiene, was hab ich noch, was hab ich auf der schiene, zeig mir mein blatt, wie sieht meine hand aus, sag meine karten nochmal, nochmal meine karten, wiederhole meine karten, lies meine karten nochmal, meine karten nochmal, meine karten noch einmal, was hab ich für karten, was habe ich für karten, was hab ich für steine, was habe ich für steine, was hab ich so für karten, was hatte ich für karten, was hatte ich für steine, welche karten hatte ich
phrases-lessons = übung, lernen, tutorial, einführung, beibringen, kannst du mir beibringen wie man spielt, bring mir bei wie man spielt, bring mir das spiel bei, welche lektionen gibt es, ich will uno lernen, uno lernen, das spiel lernen, ich will das spiel lernen, ich möchte uno lernen, lernen wie man spielt
phrases-finish-turn = abschließen, abgeben
linear-not-held = { CARD($card, form: "bare") }: Die Karte hast du nicht.
linear-cannot-intercept = Mit { CARD($card, form: "on") } kannst du nicht abfangen.
linear-by-the-rules = Nach den Regeln: { $answer }
linear-which-of = Welche: { $cards }?
linear-two-fit = { $word }: Meinst du { $first } oder { $second }?
linear-not-theirs = Diese Karte hat nicht { $name } gelegt.
linear-not-meant = Gut, nichts geschehen.
linear-nothing-drawn = Zuletzt nichts gezogen.
linear-nobody-won = Noch hat niemand eine Runde gewonnen.
linear-lesson-place = Schritt { $step } von { $count }.
linear-nobody-drew = Seit deinem letzten Zug hat niemand gezogen.
linear-rules-fixed = Hausregeln wählst du für eine neue Partie: { $menu }, dann Neues Spiel.
linear-behind =
    { $before ->
        [you] Nach dir
       *[other] Nach { $name }
    }: { $next ->
        [you] du
       *[other] { $following }
    }.
linear-drawn-already = Du hast schon gezogen: { $play } oder { $pass }.
linear-near = „{ $word }“ gibt es nicht. Meinst du { $meant }?
linear-elsewhere = { $word } gehört zu { $game }. Was hier geht, sagt hilfe.
linear-no-move-asked = Es ist nichts passiert. Wenn du das willst, tippe { $meant }.
linear-rest-not-done = Noch nicht getan: { $line }.
linear-ends-itself = Dein Zug endet, wenn du legst. Nach dem Ziehen: { $pass }. Spiel verlassen: { $quit }.
linear-answers-begin = Mehrere Antworten beginnen mit { $word }: Tippe mehr davon.

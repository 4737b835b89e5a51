<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Linesman</name>
    <message>
        <source>%1
Ignored: %2</source>
        <translation>%1
Übergangen: %2</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 % by %2 %. Shift keeps the proportions.</source>
        <translation>%1 % mal %2 %. Umschalt behält das Verhältnis.</translation>
    </message>
    <message>
        <source>%1 %2
%3</source>
        <translation>%1 %2
%3</translation>
    </message>
    <message>
        <source>%1 %2 could not have got there.</source>
        <translation>%1 Nicht dorthin gekommen sein können: %2.</translation>
    </message>
    <message>
        <source>%1 %2, %3 along the arc</source>
        <translation>%1 %2, %3 entlang des Bogens</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>%1 (%2 on the table)</source>
        <translation>%1 (%2 auf dem Tisch)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (2)</source>
        <translation>%1 (2)</translation>
    </message>
    <message>
        <source>%1 (as its kind)</source>
        <translation>%1 (wie seine Art)</translation>
    </message>
    <message>
        <source>%1 (from its unit)</source>
        <translation>%1 (von seiner Einheit)</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (nicht installiert)</translation>
    </message>
    <message>
        <source>%1 (not used)</source>
        <translation>%1 (nicht benutzt)</translation>
    </message>
    <message>
        <source>%1 A copy of the game is saved in %2.</source>
        <translation>%1 Eine Kopie des Spiels liegt in %2.</translation>
    </message>
    <message>
        <source>%1 Have to move: %2.</source>
        <translation>%1 Ziehen müssen: %2.</translation>
    </message>
    <message>
        <source>%1 The pictures show every turn %2.</source>
        <translation>%1 Die Bilder zeigen jede Runde %2.</translation>
    </message>
    <message>
        <source>%1 They were %2.</source>
        <translation>%1 Es waren %2.</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>%1 allowed the move. Undo takes it back.</source>
        <translation>%1 hat den Zug erlaubt. Rückgängig nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>%1 along the line</source>
        <translation>%1 entlang der Linie</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>%1 are wrecks now.</source>
        <translation>%1 sind jetzt Wracks.</translation>
    </message>
    <message>
        <source>%1 card for %2: %3</source>
        <translation>Karte (%1) für %2: %3</translation>
    </message>
    <message>
        <source>%1 carries %2.</source>
        <translation>%1 trägt %2.</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 could stop: %2.</source>
        <translation>%1 könnte anhalten: %2.</translation>
    </message>
    <message>
        <source>%1 decided that step %2 is %3: %4</source>
        <translation>%1 hat entschieden: Schritt %2 ist %3: %4</translation>
    </message>
    <message>
        <source>%1 does not rate it.</source>
        <translation>%1 stuft es nicht ein.</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 gezeichnet</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 nach Osten</translation>
    </message>
    <message>
        <source>%1 ends at %2</source>
        <translation>%1 endet bei %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 zuerst</translation>
    </message>
    <message>
        <source>%1 first in %2</source>
        <translation>%1 zuerst in %2</translation>
    </message>
    <message>
        <source>%1 first, turns 1 to %2</source>
        <translation>%1 zuerst, Runden 1 bis %2</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 models.</source>
        <translation>%1 hat %2 von %3 Modellen.</translation>
    </message>
    <message>
        <source>%1 has %2. %3</source>
        <translation>%1 hat %2. %3</translation>
    </message>
    <message>
        <source>%1 has changed since. This is the last state of the game: save it under another name.</source>
        <translation>%1 hat sich inzwischen geändert. Dies ist der letzte Stand des Spiels: bitte unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>%1 hexes within %2</source>
        <translation>%1 Felder innerhalb von %2</translation>
    </message>
    <message>
        <source>%1 in all: %2</source>
        <translation>%1 insgesamt: %2</translation>
    </message>
    <message>
        <source>%1 is a wreck now</source>
        <translation>%1 ist jetzt ein Wrack</translation>
    </message>
    <message>
        <source>%1 is a wreck now.</source>
        <translation>%1 ist jetzt ein Wrack.</translation>
    </message>
    <message>
        <source>%1 is damaged: it cannot be opened.</source>
        <translation>%1 ist beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 is free again.</source>
        <translation>%1 ist wieder frei.</translation>
    </message>
    <message>
        <source>%1 is in your catalogue now.</source>
        <translation>%1 ist jetzt in Ihrem Katalog.</translation>
    </message>
    <message>
        <source>%1 is not watched any more.</source>
        <translation>%1 wird nicht mehr überwacht.</translation>
    </message>
    <message>
        <source>%1 is open in another window. You see a copy: save it under another name.</source>
        <translation>%1 ist in einem anderen Fenster offen. Sie sehen eine Kopie: bitte unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>%1 is open on another computer. You see a copy: save it under another name.</source>
        <translation>%1 ist auf einem anderen Rechner offen. Sie sehen eine Kopie: bitte unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1 Marken</translation>
    </message>
    <message>
        <source>%1 mistakes. Saving keeps a draft; the last good rules stay.</source>
        <translation>%1 Fehler. Speichern behält einen Entwurf; die letzten guten Regeln bleiben.</translation>
    </message>
    <message>
        <source>%1 models</source>
        <translation>%1 Modelle</translation>
    </message>
    <message>
        <source>%1 models are wrecks now</source>
        <translation>%1 Modelle sind jetzt Wracks</translation>
    </message>
    <message>
        <source>%1 moved as photographed. Undo takes it back.</source>
        <translation>%1 nach dem Foto bewegt. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <translation>%1 braucht %2.</translation>
    </message>
    <message>
        <source>%1 needs no dice.</source>
        <translation>%1 braucht keine Würfel.</translation>
    </message>
    <message>
        <source>%1 new models, %2</source>
        <translation>%1 neue Modelle, %2</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 nach Norden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>%1 of %2 cases are right.</source>
        <translation>%1 von %2 Fällen sind richtig.</translation>
    </message>
    <message>
        <source>%1 of %2 rules never come up; they are first.</source>
        <translation>%1 von %2 Regeln kommen nie vor; sie stehen zuerst.</translation>
    </message>
    <message>
        <source>%1 of %2 ways</source>
        <translation>%1 von %2 Wegen</translation>
    </message>
    <message>
        <source>%1 of %2, judged by %3 and by %4.</source>
        <translation>%1 aus %2, beurteilt nach %3 und nach %4.</translation>
    </message>
    <message>
        <source>%1 of %2, judged by %3.</source>
        <translation>%1 aus %2, beurteilt nach %3.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>%1 of rolls: %2</source>
        <translation>%1 der Würfe: %2</translation>
    </message>
    <message>
        <source>%1 on %2. Print them at 100 % and check the ruler with a tape.</source>
        <translation>%1 auf %2. Drucken Sie mit 100 % und prüfen Sie das Lineal mit dem Maßband.</translation>
    </message>
    <message>
        <source>%1 on step %2: %3</source>
        <translation>%1 zu Schritt %2: %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 put, %2 drawn</source>
        <translation>%1 gesetzt, %2 gezeichnet</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 rulesets cannot be used. The first: %2</source>
        <translation>%1 Regelwerke sind nicht benutzbar. Das erste: %2</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 nach Süden</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 ausgegeben</translation>
    </message>
    <message>
        <source>%1 stand elsewhere, %2 where they stood. The markers on the table fit to %3.</source>
        <translation>%1 anderswo, %2 am alten Platz. Die Marken auf dem Tisch passen auf %3.</translation>
    </message>
    <message>
        <source>%1 stays where it is</source>
        <translation>%1 bleibt, wo es ist</translation>
    </message>
    <message>
        <source>%1 terrain features changed</source>
        <translation>%1 Geländestücke geändert</translation>
    </message>
    <message>
        <source>%1 terrain features drawn</source>
        <translation>%1 Geländestücke gezeichnet</translation>
    </message>
    <message>
        <source>%1 things removed</source>
        <translation>%1 Dinge entfernt</translation>
    </message>
    <message>
        <source>%1 to %2 of 100</source>
        <translation>%1 bis %2 von 100</translation>
    </message>
    <message>
        <source>%1 turns later without it</source>
        <translation>%1 Runden später ohne es</translation>
    </message>
    <message>
        <source>%1 units have not moved.</source>
        <translation>%1 Einheiten sind noch nicht gezogen.</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 nach Westen</translation>
    </message>
    <message>
        <source>%1 wide</source>
        <translation>%1 breit</translation>
    </message>
    <message>
        <source>%1 wide.</source>
        <translation>%1 breit.</translation>
    </message>
    <message>
        <source>%1 · %2 · turn %3</source>
        <translation>%1 · %2 · Runde %3</translation>
    </message>
    <message>
        <source>%1 · hex %2, %3</source>
        <translation>%1 · Feld %2, %3</translation>
    </message>
    <message>
        <source>%1 · up to turn %2 · rulings: %3 (%4 legal, %5 marginal, %6 illegal)</source>
        <translation>%1 · bis Runde %2 · Urteile: %3 (%4 erlaubt, %5 Grenzfälle, %6 regelwidrig)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2″, %3 × %4 mm</source>
        <translation>%1 × %2″, %3 × %4 mm</translation>
    </message>
    <message>
        <source>%1 – ruling sheet: %2</source>
        <translation>%1 – Urteilsblatt: %2</translation>
    </message>
    <message>
        <source>%1 – the rulings of a game</source>
        <translation>%1 – die Urteile eines Spiels</translation>
    </message>
    <message>
        <source>%1 — %2: %3</source>
        <translation>%1 — %2: %3</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, %2 high</source>
        <translation>%1, %2 hoch</translation>
    </message>
    <message>
        <source>%1, %2 up</source>
        <translation>%1, %2 in der Höhe</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1, all %2</source>
        <translation>%1, alle %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, um %2</translation>
    </message>
    <message>
        <source>%1, by hand</source>
        <translation>%1, von Hand</translation>
    </message>
    <message>
        <source>%1, by hand: %2</source>
        <translation>%1, von Hand: %2</translation>
    </message>
    <message>
        <source>%1, die %2</source>
        <translation>%1, Würfel %2</translation>
    </message>
    <message>
        <source>%1, edition %2</source>
        <translation>%1, Ausgabe %2</translation>
    </message>
    <message>
        <source>%1, edition %2 (%3)</source>
        <translation>%1, Ausgabe %2 (%3)</translation>
    </message>
    <message>
        <source>%1, facing %2° at the end</source>
        <translation>%1, am Ende Blickrichtung %2°</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, out of date</source>
        <translation>%1, veraltet</translation>
    </message>
    <message>
        <source>%1, rear first</source>
        <translation>%1, rückwärts</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>%1, the most by %2</source>
        <translation>%1, höchstens um %2</translation>
    </message>
    <message>
        <source>%1, turned %2°</source>
        <translation>%1, um %2° gedreht</translation>
    </message>
    <message>
        <source>%1, turned by up to %2°</source>
        <translation>%1, gedreht um bis zu %2°</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. Mark zones first where none is to lie.</source>
        <translation>%1. Markieren Sie vorher Zonen, in denen keins liegen soll.</translation>
    </message>
    <message>
        <source>%1. The way: %2.</source>
        <translation>%1. Der Weg: %2.</translation>
    </message>
    <message>
        <source>%1. The zones that you marked stay free.</source>
        <translation>%1. Die Zonen, die Sie markiert haben, bleiben frei.</translation>
    </message>
    <message>
        <source>%1. Your game is not lost.</source>
        <translation>%1. Ihr Spiel ist nicht verloren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 abreast</source>
        <translation>%1: %2 nebeneinander</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 ways, %4</source>
        <translation>%1: %2 von %3 Wegen, %4</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2, rolled at the table</source>
        <translation>%1: %2, am Tisch gewürfelt</translation>
    </message>
    <message>
        <source>%1: %2, rolled by the program</source>
        <translation>%1: %2, vom Programm gewürfelt</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1: add</source>
        <translation>%1: hinzufügen</translation>
    </message>
    <message>
        <source>%1: but here %2</source>
        <translation>%1: aber hier: %2</translation>
    </message>
    <message>
        <source>%1: centimetres from the south edge</source>
        <translation>%1: Zentimeter vom Südrand</translation>
    </message>
    <message>
        <source>%1: centimetres from the west edge</source>
        <translation>%1: Zentimeter vom Westrand</translation>
    </message>
    <message>
        <source>%1: click on the table. Escape cancels.</source>
        <translation>%1: auf den Tisch klicken. Esc bricht ab.</translation>
    </message>
    <message>
        <source>%1: close</source>
        <translation>%1: schließen</translation>
    </message>
    <message>
        <source>%1: drag it on to the table, or click and draw it there.</source>
        <translation>%1: auf den Tisch ziehen, oder anklicken und dort zeichnen.</translation>
    </message>
    <message>
        <source>%1: faces</source>
        <translation>%1: Augen</translation>
    </message>
    <message>
        <source>%1: inches from the south edge</source>
        <translation>%1: Zoll vom Südrand</translation>
    </message>
    <message>
        <source>%1: inches from the west edge</source>
        <translation>%1: Zoll vom Westrand</translation>
    </message>
    <message>
        <source>%1: models within %2</source>
        <translation>%1: Modelle innerhalb von %2</translation>
    </message>
    <message>
        <source>%1: not rolled</source>
        <translation>%1: nicht gewürfelt</translation>
    </message>
    <message>
        <source>%1: refused</source>
        <translation>%1: abgewiesen</translation>
    </message>
    <message>
        <source>%1: remove</source>
        <translation>%1: entfernen</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation>%1: derselbe</translation>
    </message>
    <message>
        <source>%1: there %2</source>
        <translation>%1: dort: %2</translation>
    </message>
    <message>
        <source>%1[*] — Linesman</source>
        <translation>%1[*] — Linesman</translation>
    </message>
    <message>
        <source>%1° left</source>
        <translation>%1° nach links</translation>
    </message>
    <message>
        <source>%1° right</source>
        <translation>%1° nach rechts</translation>
    </message>
    <message>
        <source>%1° to the right. Shift: steps of 15°. Escape: cancel.</source>
        <translation>%1° nach rechts. Umschalt: Schritte von 15°. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>%1″ is outside the table, which is %2 × %3″.</source>
        <translation>%1″ liegt außerhalb des Tischs von %2 × %3″.</translation>
    </message>
    <message numerus="yes">
        <source>%n cases.</source>
        <translation><numerusform>%n Fall.</numerusform><numerusform>%n Fälle.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation><numerusform>%n Rotte</numerusform><numerusform>%n Rotten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation><numerusform>%n Spiel</numerusform><numerusform>%n Spielen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation><numerusform>%n Marke</numerusform><numerusform>%n Marken</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation><numerusform>%n Modell</numerusform><numerusform>%n Modelle</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n models are selected. Side, unit and base change for all of them.</source>
        <translation><numerusform>%n Modell ist gewählt. Seite, Einheit und Base ändern sich für alle.</numerusform><numerusform>%n Modelle sind gewählt. Seite, Einheit und Base ändern sich für alle.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation><numerusform>%n Zug</numerusform><numerusform>%n Züge</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation><numerusform>%n Seite</numerusform><numerusform>%n Seiten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation><numerusform>%n Problem</numerusform><numerusform>%n Probleme</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n ranks</source>
        <translation><numerusform>%n Reihe</numerusform><numerusform>%n Reihen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n rules.</source>
        <translation><numerusform>%n Regel.</numerusform><numerusform>%n Regeln.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n such models</source>
        <translation><numerusform>%n solches Modell</numerusform><numerusform>%n solche Modelle</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n terrain features</source>
        <translation><numerusform>%n Geländestück</numerusform><numerusform>%n Geländestücke</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n terrain features are selected. This is the first.</source>
        <translation><numerusform>%n Geländestück ist gewählt. Dies ist das erste.</numerusform><numerusform>%n Geländestücke sind gewählt. Dies ist das erste.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation><numerusform>%n Ding</numerusform><numerusform>%n Dinge</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation><numerusform>%n Einheit</numerusform><numerusform>%n Einheiten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved changes</source>
        <translation><numerusform>%n nicht gespeicherte Änderung</numerusform><numerusform>%n nicht gespeicherte Änderungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation><numerusform>%n Warnung</numerusform><numerusform>%n Warnungen</numerusform></translation>
    </message>
    <message>
        <source>&amp;1 Pins</source>
        <translation>&amp;1 Nadeln</translation>
    </message>
    <message>
        <source>&amp;2 Models</source>
        <translation>&amp;2 Modelle</translation>
    </message>
    <message>
        <source>&amp;3 Terrain</source>
        <translation>&amp;3 Gelände</translation>
    </message>
    <message>
        <source>&amp;About Linesman</source>
        <translation>Über &amp;Linesman</translation>
    </message>
    <message>
        <source>&amp;Action…</source>
        <translation>A&amp;ktion…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>&amp;Ausrichten</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;All interpretations (%1 more)</source>
        <translation>&amp;Alle Auslegungen (%1 weitere)</translation>
    </message>
    <message>
        <source>&amp;Angle and arc</source>
        <translation>&amp;Winkel und Bogen</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>&amp;Andere</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;At the start take the table as it stands</source>
        <translation>&amp;Am Anfang den Tisch nehmen, wie er steht</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Back to the clock</source>
        <translation>&amp;Zurück zur Uhr</translation>
    </message>
    <message>
        <source>&amp;Bases</source>
        <translation>&amp;Bases</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Beside it by:</source>
        <translation>&amp;Daneben nach:</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>&amp;Call</source>
        <translation>&amp;Ruf</translation>
    </message>
    <message>
        <source>&amp;Card:</source>
        <translation>&amp;Karte:</translation>
    </message>
    <message>
        <source>&amp;Carry out</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>&amp;Carry the rules in the game</source>
        <translation>Regeln im Spiel &amp;mitführen</translation>
    </message>
    <message>
        <source>&amp;Cases</source>
        <translation>&amp;Fälle</translation>
    </message>
    <message>
        <source>&amp;Centimetres</source>
        <translation>&amp;Zentimeter</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>&amp;Close the game</source>
        <translation>Spiel s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Compare with before</source>
        <translation>Mit vorher ver&amp;gleichen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy the ruling</source>
        <translation>&amp;Urteil kopieren</translation>
    </message>
    <message>
        <source>&amp;Country</source>
        <translation>&amp;Landschaft</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Delete the case</source>
        <translation>Den Fall &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Dichte</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Dots per inch</source>
        <translation>&amp;Punkte je Zoll</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Draw terrain</source>
        <translation>Gelände &amp;zeichnen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>&amp;Duplicate the models</source>
        <translation>Modelle &amp;verdoppeln</translation>
    </message>
    <message>
        <source>&amp;East edges</source>
        <translation>&amp;Ostkanten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit its outline</source>
        <translation>&amp;Umriss bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit rules…</source>
        <translation>R&amp;egeln bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Edit terrain</source>
        <translation>Gelände b&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Beheben</translation>
    </message>
    <message>
        <source>&amp;Folder or game</source>
        <translation>&amp;Ordner oder Spiel</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Game, models, terrain</source>
        <translation>&amp;Spiel, Modelle, Gelände</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Von hier &amp;weiter</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Hingehen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Group into a unit…</source>
        <translation>&amp;Zu einer Einheit gruppieren…</translation>
    </message>
    <message>
        <source>&amp;Group…</source>
        <translation>&amp;Gruppieren…</translation>
    </message>
    <message>
        <source>&amp;Height in mm</source>
        <translation>&amp;Höhe in mm</translation>
    </message>
    <message>
        <source>&amp;Height of the base</source>
        <translation>&amp;Höhe der Base</translation>
    </message>
    <message>
        <source>&amp;Held, or free again</source>
        <translation>&amp;Gebunden, oder wieder frei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hex, inches from side to side</source>
        <translation>&amp;Feldbreite in Zoll</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Ignore…</source>
        <translation>&amp;Übergehen…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>Rege&amp;ln importieren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Importier&amp;en…</translation>
    </message>
    <message>
        <source>&amp;Inches</source>
        <translation>Z&amp;oll</translation>
    </message>
    <message>
        <source>&amp;Inches of a square</source>
        <translation>&amp;Zoll je Quadrat</translation>
    </message>
    <message>
        <source>&amp;Interrupt the move…</source>
        <translation>Zug &amp;unterbrechen …</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;JSON</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Ve&amp;rbinden</translation>
    </message>
    <message>
        <source>&amp;Judge again under today's rules</source>
        <translation>Nach heutigen Regeln neu &amp;urteilen</translation>
    </message>
    <message>
        <source>&amp;Keep a picture of each move…</source>
        <translation>&amp;Von jedem Zug ein Bild behalten…</translation>
    </message>
    <message>
        <source>&amp;Keep it inside the game's file</source>
        <translation>In der &amp;Datei des Spiels behalten</translation>
    </message>
    <message>
        <source>&amp;Keep the move of the table…</source>
        <translation>Den &amp;Zug des Tisches behalten…</translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation>Diese Regeln &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Laboratory…</source>
        <translation>La&amp;bor…</translation>
    </message>
    <message>
        <source>&amp;Lay a picture under the terrain…</source>
        <translation>Bild unter das &amp;Gelände legen…</translation>
    </message>
    <message>
        <source>&amp;Lay it under</source>
        <translation>&amp;Unterlegen</translation>
    </message>
    <message>
        <source>&amp;Lay it under the terrain too</source>
        <translation>Auch unter das Gelände &amp;legen</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <translation>&amp;Erlaubte Züge</translation>
    </message>
    <message>
        <source>&amp;Legend beside the table</source>
        <translation>&amp;Legende neben dem Tisch</translation>
    </message>
    <message>
        <source>&amp;Legend on the table</source>
        <translation>Legende auf &amp;dem Tisch</translation>
    </message>
    <message>
        <source>&amp;Lengths</source>
        <translation>&amp;Längen</translation>
    </message>
    <message>
        <source>&amp;Less allowance…</source>
        <translation>Ab&amp;schlag …</translation>
    </message>
    <message>
        <source>&amp;Lie</source>
        <translation>&amp;Lage</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Line of march</source>
        <translation>Marschlinie</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>S&amp;perren</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Look for fairer tables</source>
        <translation>Gerechtere Tische &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Made-up moves</source>
        <translation>E&amp;rfundene Züge</translation>
    </message>
    <message>
        <source>&amp;Make it fair…</source>
        <translation>Gerecht &amp;machen …</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>&amp;Measure in</source>
        <translation>Messen &amp;in</translation>
    </message>
    <message>
        <source>&amp;Measuring tolerance</source>
        <translation>&amp;Messtoleranz</translation>
    </message>
    <message>
        <source>&amp;Middles, west to east</source>
        <translation>&amp;Mitten, West nach Ost</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Minuten:</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;More allowance…</source>
        <translation>&amp;Zuschlag …</translation>
    </message>
    <message>
        <source>&amp;Move models</source>
        <translation>&amp;Modelle ziehen</translation>
    </message>
    <message>
        <source>&amp;Move the models</source>
        <translation>Modelle &amp;bewegen</translation>
    </message>
    <message>
        <source>&amp;Name of the game:</source>
        <translation>&amp;Name des Spiels:</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;New models</source>
        <translation>&amp;Neue Modelle</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>&amp;Neues Regelwerk…</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Keine Tasten</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;North edges</source>
        <translation>&amp;Nordkanten</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Deckkraft</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Open at start</source>
        <translation>Beim Start ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open this table</source>
        <translation>Diesen Tisch ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Options and house rules…</source>
        <translation>Optionen und &amp;Hausregeln…</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Paste models</source>
        <translation>Modelle &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Photograph of the table…</source>
        <translation>&amp;Foto vom Tisch…</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Picture of the table…</source>
        <translation>Bild &amp;des Tischs…</translation>
    </message>
    <message>
        <source>&amp;Pictures come from</source>
        <translation>&amp;Bilder kommen von</translation>
    </message>
    <message>
        <source>&amp;Place by hand</source>
        <translation>Von &amp;Hand stellen</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Remark…</source>
        <translation>&amp;Bemerkung…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>Meine &amp;ersetzen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Rest before it tells</source>
        <translation>&amp;Ruhe, bevor etwas gesagt wird</translation>
    </message>
    <message>
        <source>&amp;Rings</source>
        <translation>&amp;Ringe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Ruleset of new games</source>
        <translation>&amp;Regelwerk neuer Spiele</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Urteil</translation>
    </message>
    <message>
        <source>&amp;Same terrain for both sides</source>
        <translation>&amp;Gleiches Gelände für beide Seiten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>&amp;Save by itself every</source>
        <translation>Selbst &amp;speichern alle</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>Bericht &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Say verdicts aloud</source>
        <translation>Urteile &amp;laut sagen</translation>
    </message>
    <message>
        <source>&amp;Scatter terrain…</source>
        <translation>Gelände &amp;streuen…</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>&amp;Size in mm</source>
        <translation>&amp;Größe in mm</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>Rundgang &amp;überspringen</translation>
    </message>
    <message>
        <source>&amp;South edges</source>
        <translation>&amp;Südkanten</translation>
    </message>
    <message>
        <source>&amp;Split along a line</source>
        <translation>Entlang einer Linie &amp;teilen</translation>
    </message>
    <message>
        <source>&amp;Split view by two rules</source>
        <translation>&amp;Geteilte Ansicht nach zwei Regeln</translation>
    </message>
    <message>
        <source>&amp;Starting positions</source>
        <translation>&amp;Ausgangsstellungen</translation>
    </message>
    <message>
        <source>&amp;Table alone</source>
        <translation>Nur der &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tische</translation>
    </message>
    <message>
        <source>&amp;Take it into the tests</source>
        <translation>In die &amp;Prüfungen aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Take the picture away</source>
        <translation>Bild &amp;wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Take them over</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Take this table</source>
        <translation>Diesen Tisch &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>G&amp;elände</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>R&amp;undgang</translation>
    </message>
    <message>
        <source>&amp;Troops by ground</source>
        <translation>&amp;Truppen nach Gelände</translation>
    </message>
    <message>
        <source>&amp;Umpire:</source>
        <translation>&amp;Schiedsrichter:</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Maße</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>&amp;Entsperren</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Use them for this game</source>
        <translation>Für dieses Spiel &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Ü&amp;bliche Tasten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Beobachte&amp;n</translation>
    </message>
    <message>
        <source>&amp;Watch a folder for photographs…</source>
        <translation>&amp;Ordner auf Fotos überwachen…</translation>
    </message>
    <message>
        <source>&amp;West edges</source>
        <translation>&amp;Westkanten</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Where do they differ?</source>
        <translation>&amp;Wo unterscheiden sie sich?</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Ganzer Tisch</translation>
    </message>
    <message>
        <source>&amp;Why it is held…</source>
        <translation>&amp;Warum es gebunden ist …</translation>
    </message>
    <message>
        <source>&amp;Why:</source>
        <translation>&amp;Warum:</translation>
    </message>
    <message>
        <source>&amp;Width on the table</source>
        <translation>&amp;Breite auf dem Tisch</translation>
    </message>
    <message>
        <source>&amp;You are:</source>
        <translation>&amp;Sie sind:</translation>
    </message>
    <message>
        <source>(skipped this time)</source>
        <translation>(diesmal übergangen)</translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation>+ und -</translation>
    </message>
    <message>
        <source>+ and − change it by 1; /2 halves, *2 doubles.</source>
        <translation>+ und − ändern es um 1; /2 halbiert, *2 verdoppelt.</translation>
    </message>
    <message>
        <source>1 to 6 on a die</source>
        <translation>1 bis 6 auf einem Würfel</translation>
    </message>
    <message>
        <source>1 to 7 while a unit is dragged</source>
        <translation>1 bis 7, während eine Einheit gezogen wird</translation>
    </message>
    <message>
        <source>1 to 7: shape. Wheel: files. Escape: cancel.</source>
        <translation>1 bis 7: Form. Rad: Rotten. Escape: abbrechen.</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>1 unit has not moved.</source>
        <translation>1 Einheit ist noch nicht gezogen.</translation>
    </message>
    <message>
        <source>1, 2, 3, 4, 5</source>
        <translation>1, 2, 3, 4, 5</translation>
    </message>
    <message>
        <source>120 × 180 cm</source>
        <translation>120 × 180 cm</translation>
    </message>
    <message>
        <source>180 × 120 cm</source>
        <translation>180 × 120 cm</translation>
    </message>
    <message>
        <source>1:1, life size</source>
        <translation>1:1, Originalgröße</translation>
    </message>
    <message>
        <source>3 × 3 feet</source>
        <translation>3 × 3 Fuß</translation>
    </message>
    <message>
        <source>4 × 4 feet</source>
        <translation>4 × 4 Fuß</translation>
    </message>
    <message>
        <source>5.5, or 5.5&lt;90, or 12,8</source>
        <translation>5.5 oder 5.5&lt;90 oder 12,8</translation>
    </message>
    <message>
        <source>6 × 4 feet</source>
        <translation>6 × 4 Fuß</translation>
    </message>
    <message>
        <source>8 × 5 feet</source>
        <translation>8 × 5 Fuß</translation>
    </message>
    <message>
        <source>; or </source>
        <translation>; oder </translation>
    </message>
    <message>
        <source>&lt;p&gt;A referee for tabletop wargames. Geometry says what a move does; a ruleset says what that costs and whether it is allowed; this window only shows it.&lt;/p&gt;&lt;p&gt;MIT licence.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ein Schiedsrichter für Tabletop-Spiele. Die Geometrie sagt, was ein Zug tut; ein Regelwerk sagt, was das kostet und ob es erlaubt ist; dieses Fenster zeigt es nur.&lt;/p&gt;&lt;p&gt;MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A card for a player</source>
        <translation>Eine Karte für einen Spieler</translation>
    </message>
    <message>
        <source>A case is a move with the answer that you expect. All are judged again with every change of the rules.</source>
        <translation>Ein Fall ist ein Zug mit der Antwort, die Sie erwarten. Alle werden mit jeder Änderung der Regeln neu beurteilt.</translation>
    </message>
    <message>
        <source>A case is a move with the answer that you expect. Make a move on the table first.</source>
        <translation>Ein Fall ist ein Zug mit der erwarteten Antwort. Machen Sie zuerst einen Zug auf dem Tisch.</translation>
    </message>
    <message>
        <source>A copy of %1</source>
        <translation>Eine Kopie von %1</translation>
    </message>
    <message>
        <source>A die with %1 faces has no %2.</source>
        <translation>Ein Würfel mit %1 Seiten hat keine %2.</translation>
    </message>
    <message>
        <source>A dispute</source>
        <translation>Ein Streitfall</translation>
    </message>
    <message>
        <source>A dispute between</source>
        <translation>Ein Streitfall zwischen</translation>
    </message>
    <message>
        <source>A file of another program becomes a table. Below stands what was fixed and what was skipped. For a word that is not known, choose what it means.</source>
        <translation>Eine Datei eines anderen Programms wird zum Tisch. Unten steht, was gerichtet und was ausgelassen wurde. Für ein unbekanntes Wort wählen, was es bedeutet.</translation>
    </message>
    <message>
        <source>A film of the table</source>
        <translation>Ein Film vom Tisch</translation>
    </message>
    <message>
        <source>A film…</source>
        <translation>Ein Film…</translation>
    </message>
    <message>
        <source>A first game</source>
        <translation>Ein erstes Spiel</translation>
    </message>
    <message>
        <source>A flat view spoils it</source>
        <translation>Ein flacher Blick verdirbt es</translation>
    </message>
    <message>
        <source>A folded marker is not seen. Then only 3 of the 4 table markers are seen.</source>
        <translation>Eine geknickte Marke wird nicht gesehen. Dann sind es nur 3 von 4 Tischmarken.</translation>
    </message>
    <message>
        <source>A folder for pictures of moves</source>
        <translation>Ein Ordner für Bilder von Zügen</translation>
    </message>
    <message>
        <source>A folder of pictures</source>
        <translation>Ein Ordner mit Bildern</translation>
    </message>
    <message>
        <source>A folder of pictures…</source>
        <translation>Ein Ordner mit Bildern…</translation>
    </message>
    <message>
        <source>A folder with games</source>
        <translation>Ein Ordner mit Spielen</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>A hex is 0.25 to 100 inches, and a map at most 1200.</source>
        <translation>Ein Feld misst 0,25 bis 100 Zoll, eine Karte höchstens 1200.</translation>
    </message>
    <message>
        <source>A lamp burns a marker out. Then the list says: marker 12 is not seen.</source>
        <translation>Eine Lampe überstrahlt eine Marke. Dann sagt die Liste: Marke 12 ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>A line for each model, for spreadsheets.</source>
        <translation>Eine Zeile je Modell, für Tabellen.</translation>
    </message>
    <message>
        <source>A lo&amp;ss of the tray</source>
        <translation>&amp;Verlust des Tabletts</translation>
    </message>
    <message>
        <source>A marginal move</source>
        <translation>Ein Grenzfall</translation>
    </message>
    <message>
        <source>A marker for &amp;every model</source>
        <translation>Eine Marke für &amp;jedes Modell</translation>
    </message>
    <message>
        <source>A model's marker is over the middle of its base, its top edge forward.</source>
        <translation>Die Marke eines Modells liegt über der Mitte seiner Base, die Oberkante nach vorn.</translation>
    </message>
    <message>
        <source>A move of the table</source>
        <translation>Ein Zug des Tisches</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Ein neues Spiel</translation>
    </message>
    <message>
        <source>A new ruleset</source>
        <translation>Ein neues Regelwerk</translation>
    </message>
    <message>
        <source>A number of moves on made-up tables. The first rules must be a ruleset then.</source>
        <translation>Eine Anzahl Züge auf erfundenen Tischen. Die ersten Regeln müssen dann ein Regelwerk sein.</translation>
    </message>
    <message>
        <source>A page with the turns as pictures and all figures.</source>
        <translation>Eine Seite mit den Runden als Bildern und allen Zahlen.</translation>
    </message>
    <message>
        <source>A photograph</source>
        <translation>Ein Foto</translation>
    </message>
    <message>
        <source>A photograph or a map lies under the terrain. You can draw over it.</source>
        <translation>Ein Foto oder eine Karte liegt unter dem Gelände, damit Sie darüber zeichnen können.</translation>
    </message>
    <message>
        <source>A picture of each move is written to %1. None is sent.</source>
        <translation>Von jedem Zug wird ein Bild in %1 geschrieben. Keines wird verschickt.</translation>
    </message>
    <message>
        <source>A player, with the date</source>
        <translation>Ein Spieler, mit Datum</translation>
    </message>
    <message>
        <source>A point is two numbers.</source>
        <translation>Ein Punkt besteht aus zwei Zahlen.</translation>
    </message>
    <message>
        <source>A problem up to this size is marginal, not illegal.</source>
        <translation>Ein Problem bis zu dieser Größe ist ein Grenzfall, nicht regelwidrig.</translation>
    </message>
    <message>
        <source>A referee for tabletop wargames.</source>
        <translation>Ein Schiedsrichter für Tabletop-Spiele.</translation>
    </message>
    <message>
        <source>A remark</source>
        <translation>Eine Bemerkung</translation>
    </message>
    <message>
        <source>A remark on step %1:</source>
        <translation>Eine Bemerkung zu Schritt %1:</translation>
    </message>
    <message>
        <source>A row for each kind of troops, a column for each ground. Type full, half, no, stop, at most 4, or +2 into a cell.</source>
        <translation>Eine Zeile je Truppenart, eine Spalte je Boden. In eine Zelle voll, halb, nein, halt, höchstens 4 oder +2 tippen.</translation>
    </message>
    <message>
        <source>A ruleset cannot be used: %1</source>
        <translation>Ein Regelwerk ist nicht benutzbar: %1</translation>
    </message>
    <message>
        <source>A ruleset of your own</source>
        <translation>Ein eigenes Regelwerk</translation>
    </message>
    <message>
        <source>A ruleset, or its folder, with options behind commas: orders,obstacles=base</source>
        <translation>Ein Regelwerk oder sein Ordner, mit Optionen nach Kommas: orders,obstacles=base</translation>
    </message>
    <message>
        <source>A sheet of A4, upright</source>
        <translation>Ein Blatt A4, hochkant</translation>
    </message>
    <message>
        <source>A sheet of Letter, upright</source>
        <translation>Ein Blatt Letter, hochkant</translation>
    </message>
    <message>
        <source>A side of the table is 1 to 1200 inches.</source>
        <translation>Eine Seite des Tischs misst 1 bis 1200 Zoll.</translation>
    </message>
    <message>
        <source>A tile for each table of the event, the longest wait first. Type the number of a table to open it. Enter takes the call of the chosen table. Red tables have called, amber ones have an umpire.</source>
        <translation>Eine Kachel für jeden Tisch der Veranstaltung, die längste Wartezeit zuerst. Die Nummer eines Tisches öffnet ihn. Eingabe nimmt den Ruf des gewählten Tisches an. Rote Tische haben gerufen, bei gelben ist ein Schiedsrichter.</translation>
    </message>
    <message>
        <source>A tile of 12 by 12 inches</source>
        <translation>Eine Platte von 12 × 12 Zoll</translation>
    </message>
    <message>
        <source>A tile of 24 by 24 inches</source>
        <translation>Eine Platte von 24 × 24 Zoll</translation>
    </message>
    <message>
        <source>A warning, yellow or red card is filed with the decision.</source>
        <translation>Eine Verwarnung, gelbe oder rote Karte wird mit der Entscheidung abgelegt.</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>About Linesman</source>
        <translation>Über Linesman</translation>
    </message>
    <message>
        <source>Accept as it stands</source>
        <translation>So stehen lassen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Add selected</source>
        <translation>Auswahl aufnehmen</translation>
    </message>
    <message>
        <source>Adds the move to the tests of your own rules, with both answers.</source>
        <translation>Fügt den Zug den Prüfungen Ihrer eigenen Regeln hinzu, mit beiden Antworten.</translation>
    </message>
    <message>
        <source>Adds the selected model to your catalogue</source>
        <translation>Nimmt das gewählte Modell in Ihren Katalog auf</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>Agreed by %1.</source>
        <translation>Vereinbart von %1.</translation>
    </message>
    <message>
        <source>Agreed changes</source>
        <translation>Vereinbarte Änderungen</translation>
    </message>
    <message>
        <source>All &amp;parts</source>
        <translation>Alle &amp;Teile</translation>
    </message>
    <message>
        <source>All its dice have fallen. Turn one by a click, or clear them.</source>
        <translation>Alle Würfel sind gefallen. Ein Klick dreht einen, oder nimm sie weg.</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <source>All models by side and unit. Select one to find it on the table. Those in reserve and aboard others stand here too.</source>
        <translation>Alle Modelle nach Seite und Einheit. Ein gewähltes zeigt sich auf dem Tisch. Auch solche in Reserve und an Bord anderer stehen hier.</translation>
    </message>
    <message>
        <source>All models have moved in this turn.</source>
        <translation>Alle Modelle sind in dieser Runde gezogen.</translation>
    </message>
    <message>
        <source>All models have moved.</source>
        <translation>Alle Modelle sind gezogen.</translation>
    </message>
    <message>
        <source>All models take the same path</source>
        <translation>Alle Modelle nehmen denselben Weg</translation>
    </message>
    <message>
        <source>All moves are being judged…</source>
        <translation>Alle Züge werden beurteilt…</translation>
    </message>
    <message>
        <source>All of them are put.</source>
        <translation>Alle sind gesetzt.</translation>
    </message>
    <message>
        <source>All rolls of all turns were counted.</source>
        <translation>Alle Würfe aller Runden wurden gezählt.</translation>
    </message>
    <message>
        <source>All rolls were counted; some ways are known within bounds alone.</source>
        <translation>Alle Würfe wurden gezählt; manche Wege sind nur in Grenzen bekannt.</translation>
    </message>
    <message>
        <source>All rulings are confirmed.</source>
        <translation>Alle Urteile sind bestätigt.</translation>
    </message>
    <message>
        <source>Allow this illegal move by umpire's decision.</source>
        <translation>Diesen regelwidrigen Zug durch Entscheidung der Spielleitung erlauben.</translation>
    </message>
    <message>
        <source>Allowance</source>
        <translation>Bewegungsvorrat</translation>
    </message>
    <message>
        <source>Allowed by decision of %1: %2</source>
        <translation>Erlaubt durch Entscheidung von %1: %2</translation>
    </message>
    <message>
        <source>Along, °</source>
        <translation>Entlang, °</translation>
    </message>
    <message>
        <source>Also lists it first</source>
        <translation>Führt es auch zuerst auf</translation>
    </message>
    <message>
        <source>Alt and press a model</source>
        <translation>Alt und auf ein Modell drücken</translation>
    </message>
    <message>
        <source>Alt, or the key S, while dragging</source>
        <translation>Alt oder die Taste S beim Ziehen</translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Altitude, centimetres</source>
        <translation>Höhe, Zentimeter</translation>
    </message>
    <message>
        <source>Altitude, inches</source>
        <translation>Höhe, Zoll</translation>
    </message>
    <message>
        <source>An agreed marginal move</source>
        <translation>Ein vereinbarter Grenzfall</translation>
    </message>
    <message>
        <source>An empty table</source>
        <translation>Ein leerer Tisch</translation>
    </message>
    <message>
        <source>An illegal move shows where it must stop, and by which rule.</source>
        <translation>Ein regelwidriger Zug zeigt, wo er enden muss und nach welcher Regel.</translation>
    </message>
    <message>
        <source>An order needs an open game.</source>
        <translation>Ein Zug braucht ein offenes Spiel.</translation>
    </message>
    <message>
        <source>An overview, then a sheet for each part, with cutting marks.</source>
        <translation>Eine Übersicht, dann je Teil ein Blatt mit Schnittmarken.</translation>
    </message>
    <message>
        <source>An umpire's &amp;decision…</source>
        <translation>&amp;Entscheidung der Spielleitung…</translation>
    </message>
    <message>
        <source>An umpire's decision</source>
        <translation>Entscheidung der Spielleitung</translation>
    </message>
    <message>
        <source>And %1 more, which the table of the command line has.</source>
        <translation>Und %1 mehr; sie stehen in der Tabelle der Befehlszeile.</translation>
    </message>
    <message>
        <source>Another language is shown from the next start on.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Another program changed %1. Save under another name, or replace the file.</source>
        <translation>Ein anderes Programm hat %1 geändert. Unter anderem Namen speichern oder die Datei ersetzen.</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Andere Größe</translation>
    </message>
    <message>
        <source>Another, with the date</source>
        <translation>Ein anderer, mit Datum</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Are they further apart than</source>
        <translation>Stehen sie weiter auseinander als</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrow: drag, or click its bends. Enter ends it.</source>
        <translation>Pfeil: ziehen oder die Knicke klicken. Eingabe beendet ihn.</translation>
    </message>
    <message>
        <source>As a &amp;decision…</source>
        <translation>Als &amp;Entscheidung…</translation>
    </message>
    <message>
        <source>As a &amp;new game</source>
        <translation>Als &amp;neues Spiel</translation>
    </message>
    <message>
        <source>As a &amp;note</source>
        <translation>Als &amp;Notiz</translation>
    </message>
    <message>
        <source>As large as possible</source>
        <translation>So groß wie möglich</translation>
    </message>
    <message>
        <source>As lengths</source>
        <translation>Wie Längen</translation>
    </message>
    <message>
        <source>As one unit</source>
        <translation>Als eine Einheit</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As they stand</source>
        <translation>Wie sie stehen</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>At the left stands your question, in the middle its answer. The buttons are at the right. Digits fill the empty dice, Q says the action. While the answer is grey the question has changed. Enter carries the move out.</source>
        <translation>Links steht Ihre Frage, in der Mitte ihre Antwort. Rechts sind die Knöpfe. Ziffern füllen die leeren Würfel, Q nennt die Aktion. Solange die Antwort grau ist, hat sich die Frage geändert. Enter führt den Zug aus.</translation>
    </message>
    <message>
        <source>At x, y</source>
        <translation>Bei x, y</translation>
    </message>
    <message>
        <source>Back by an inch</source>
        <translation>Ein Zoll zurück</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Zurück zur Gegenwart</translation>
    </message>
    <message>
        <source>Back to the usual figure</source>
        <translation>Zurück zum üblichen Wert</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Rücktaste, Entf</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Before this move</source>
        <translation>Vor diesem Zug</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Begin &amp;with:</source>
        <translation>Beginnen &amp;mit:</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Begin with a copy of another ruleset or with a short one. You can change all of it.</source>
        <translation>Mit einer Kopie eines anderen Regelwerks oder mit einem kurzen beginnen. Alles lässt sich ändern.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Bookmark at step %1</source>
        <translation>Lesezeichen bei Schritt %1</translation>
    </message>
    <message>
        <source>Both are the same rules.</source>
        <translation>Beides sind dieselben Regeln.</translation>
    </message>
    <message>
        <source>Both rules say the same.</source>
        <translation>Beide Regeln sagen dasselbe.</translation>
    </message>
    <message>
        <source>Break the tra&amp;y</source>
        <translation>&amp;Tablett auflösen</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Broken: %1</source>
        <translation>Verletzt: %1</translation>
    </message>
    <message>
        <source>By %1.</source>
        <translation>Von %1.</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>Von Hand: %1</translation>
    </message>
    <message>
        <source>By photograph…</source>
        <translation>Mit Foto…</translation>
    </message>
    <message>
        <source>By the first rules</source>
        <translation>Nach den ersten Regeln</translation>
    </message>
    <message>
        <source>By the rulebook it is:</source>
        <translation>Nach dem Regelbuch ist er:</translation>
    </message>
    <message>
        <source>By the saved rules</source>
        <translation>Nach den gespeicherten Regeln</translation>
    </message>
    <message>
        <source>By the second rules</source>
        <translation>Nach den zweiten Regeln</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Wä&amp;hlen…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Canc&amp;el move</source>
        <translation>Zug ab&amp;brechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the move (Escape)</source>
        <translation>Den Zug abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Cannot be judged</source>
        <translation>Nicht zu beurteilen</translation>
    </message>
    <message>
        <source>Car&amp;d…</source>
        <translation>&amp;Karte…</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Getragen von</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Trägt</translation>
    </message>
    <message>
        <source>Carry out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Carry out the move (Enter on the table, Ctrl+Enter from anywhere)</source>
        <translation>Den Zug ausführen (Eingabe auf dem Tisch, Strg+Eingabe überall)</translation>
    </message>
    <message>
        <source>Carry out the move by an umpire's decision</source>
        <translation>Den Zug durch Entscheidung der Spielleitung ausführen</translation>
    </message>
    <message>
        <source>Carry the order out (Enter on the table, Ctrl+Enter from anywhere)</source>
        <translation>Den Zug ausführen (Eingabe auf dem Tisch, Strg+Eingabe überall)</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Case &amp;book</source>
        <translation>&amp;Fallbuch</translation>
    </message>
    <message>
        <source>Case book</source>
        <translation>Fallbuch</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Cases in %1: %2</source>
        <translation>Fälle in %1: %2</translation>
    </message>
    <message>
        <source>Cases like this</source>
        <translation>Fälle wie dieser</translation>
    </message>
    <message>
        <source>Cases with these words: %1</source>
        <translation>Fälle mit diesen Wörtern: %1</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Centimetres from the south edge</source>
        <translation>Zentimeter vom Südrand</translation>
    </message>
    <message>
        <source>Centimetres from the west edge</source>
        <translation>Zentimeter vom Westrand</translation>
    </message>
    <message>
        <source>Change a cell</source>
        <translation>Zelle ändern</translation>
    </message>
    <message>
        <source>Change a rule</source>
        <translation>Regel ändern</translation>
    </message>
    <message>
        <source>Change the game</source>
        <translation>Spiel ändern</translation>
    </message>
    <message>
        <source>Change the move and carry it out. Later moves are then judged again.</source>
        <translation>Zug ändern und ausführen. Spätere Züge werden dann neu beurteilt.</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>Changes the name of the unit</source>
        <translation>Ändert den Namen der Einheit</translation>
    </message>
    <message>
        <source>Changes the selected models to this type. Name and place stay.</source>
        <translation>Macht die gewählten Modelle zu diesem Typ. Name und Platz bleiben.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Choose a camera or a folder</source>
        <translation>Kamera oder Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a camera, a film or a folder of pictures. See that the table is found. Then each move is judged as soon as the hands have gone. No picture is kept, unless you choose a folder for them.</source>
        <translation>Wählen Sie eine Kamera, einen Film oder einen Ordner mit Bildern. Sehen Sie nach, ob der Tisch gefunden ist. Dann wird jeder Zug beurteilt, sobald die Hände fort sind. Kein Bild wird behalten, außer Sie wählen einen Ordner dafür.</translation>
    </message>
    <message>
        <source>Choose a folder with games, and two rules.</source>
        <translation>Wähle einen Ordner mit Spielen und zwei Regeln.</translation>
    </message>
    <message>
        <source>Choose a kind of terrain, then draw it on the table. A drag makes a rectangle, clicks make a polygon, Enter ends it. Holes and cuts change the selected terrain.</source>
        <translation>Eine Geländeart wählen, dann auf dem Tisch zeichnen. Ziehen macht ein Rechteck, Klicks machen ein Vieleck, Eingabe beendet es. Löcher und Schnitte ändern das gewählte Gelände.</translation>
    </message>
    <message>
        <source>Choose a mode&amp;l</source>
        <translation>&amp;Modell wählen</translation>
    </message>
    <message>
        <source>Choose a model, or type a few letters of its name. Enter takes it up, a click on the table puts it down. You can keep models of your own here.</source>
        <translation>Ein Modell wählen oder einige Buchstaben seines Namens tippen. Eingabe nimmt es auf, ein Klick auf den Tisch setzt es. Auch eigene Modelle können hier stehen.</translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation>Ein Modell wählen.</translation>
    </message>
    <message>
        <source>Choose a size and rules, then scatter or draw terrain.</source>
        <translation>Größe und Regeln wählen, dann Gelände streuen oder zeichnen.</translation>
    </message>
    <message>
        <source>Choose a table that has called first.</source>
        <translation>Wählen Sie zuerst einen Tisch, der gerufen hat.</translation>
    </message>
    <message>
        <source>Choose the &amp;folder of cases…</source>
        <translation>&amp;Ordner der Fälle wählen…</translation>
    </message>
    <message>
        <source>Choose the &amp;kind of terrain</source>
        <translation>&amp;Geländeart wählen</translation>
    </message>
    <message>
        <source>Choose the rules and the size of the table. A template brings terrain and models. Terrain can be scattered by density.</source>
        <translation>Regeln und Größe des Tisches wählen. Eine Vorlage bringt Gelände und Modelle. Gelände lässt sich nach Dichte streuen.</translation>
    </message>
    <message>
        <source>Choose what may be moved, on the table or in the list, and how far. The search tries such moves and asks the clock about each table. Select a fairer table to see it. Take it, and one undo takes it back.</source>
        <translation>Wählen Sie auf dem Tisch oder in der Liste, was wie weit verschoben werden darf. Die Suche probiert solche Verschiebungen und fragt die Uhr nach jedem Tisch. Wählen Sie einen gerechteren Tisch, um ihn zu sehen. Nehmen Sie ihn; ein Rückgängig nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>Circle: drag from its middle</source>
        <translation>Kreis: von der Mitte aus ziehen</translation>
    </message>
    <message>
        <source>Cl&amp;ear measurements</source>
        <translation>Messungen &amp;löschen</translation>
    </message>
    <message>
        <source>Clear the dice</source>
        <translation>Würfel leeren</translation>
    </message>
    <message>
        <source>Clear: %1</source>
        <translation>Leeren: %1</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Click a front corner, then a place</source>
        <translation>Auf eine vordere Ecke, dann auf einen Platz klicken</translation>
    </message>
    <message>
        <source>Click a model</source>
        <translation>Auf ein Modell klicken</translation>
    </message>
    <message>
        <source>Click a model or a place for rings at %1; type others.</source>
        <translation>Auf ein Modell oder einen Platz klicken: Ringe bei %1; andere tippen.</translation>
    </message>
    <message>
        <source>Click a word to change it, or type. Return takes the sentence.</source>
        <translation>Ein Wort anklicken, um es zu ändern, oder tippen. Die Eingabetaste übernimmt den Satz.</translation>
    </message>
    <message>
        <source>Click each bend. Enter, or the last bend again, ends it.</source>
        <translation>Jeden Knick klicken. Eingabe oder derselbe noch einmal beendet sie.</translation>
    </message>
    <message>
        <source>Click it</source>
        <translation>Darauf klicken</translation>
    </message>
    <message>
        <source>Click it, or Enter</source>
        <translation>Darauf klicken, oder Eingabe</translation>
    </message>
    <message>
        <source>Click its new place.</source>
        <translation>Auf den neuen Platz klicken.</translation>
    </message>
    <message>
        <source>Click or Enter places it. Shift: one more. [ and ] turn. Escape: cancel.</source>
        <translation>Klick oder Eingabe setzt es. Umschalt: noch eines. [ und ] drehen. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Click puts %1. The wheel turns it, Enter leaves it out, a digit takes another unit.</source>
        <translation>Klick setzt %1. Das Mausrad dreht, Eingabe lässt aus, eine Ziffer nimmt eine andere Einheit.</translation>
    </message>
    <message>
        <source>Click terrain, models or objectives that may be moved. Drag a ring to say how far. With Shift it goes along one heading alone.</source>
        <translation>Klicken Sie auf Gelände, Modelle oder Ziele, die verschoben werden dürfen. Ziehen Sie an einem Ring, um zu sagen, wie weit. Mit Umschalt geht es nur in einer Richtung.</translation>
    </message>
    <message>
        <source>Click the corners, Enter ends the shape. Its sides snap to edges; Alt leaves them.</source>
        <translation>Die Ecken klicken, Eingabe beendet die Form. Ihre Seiten rasten an Kanten ein; Alt lässt sie.</translation>
    </message>
    <message>
        <source>Click the next point. Enter, or the same point again, ends it.</source>
        <translation>Den nächsten Punkt klicken. Eingabe oder derselbe noch einmal beendet es.</translation>
    </message>
    <message>
        <source>Click the point that turns.</source>
        <translation>Auf den Punkt klicken, der sich dreht.</translation>
    </message>
    <message>
        <source>Click the point to turn about: a front corner for a wheel.</source>
        <translation>Auf den Drehpunkt klicken: eine vordere Ecke zum Schwenken.</translation>
    </message>
    <message>
        <source>Click the two models, one after the other.</source>
        <translation>Beide Modelle nacheinander anklicken.</translation>
    </message>
    <message>
        <source>Click three points</source>
        <translation>Drei Punkte klicken</translation>
    </message>
    <message>
        <source>Click to propose this move.</source>
        <translation>Klicken schlägt diesen Zug vor.</translation>
    </message>
    <message>
        <source>Click where the line begins. A mark every %1; type another.</source>
        <translation>Auf den Anfang der Linie klicken. Eine Marke alle %1; andere tippen.</translation>
    </message>
    <message>
        <source>Click where the tape begins. It snaps to the edge of a model.</source>
        <translation>Auf den Anfang des Maßbands klicken. Es rastet an Modellkanten ein.</translation>
    </message>
    <message>
        <source>Click, Enter</source>
        <translation>Klick, Eingabe</translation>
    </message>
    <message>
        <source>Click, Shift+click, Ctrl+click</source>
        <translation>Klick, Umschalt+Klick, Strg+Klick</translation>
    </message>
    <message>
        <source>Click: one more. Right-click: one less. Or type the face.</source>
        <translation>Klick: eins mehr. Rechtsklick: eins weniger. Oder die Zahl tippen.</translation>
    </message>
    <message>
        <source>Climb %1</source>
        <translation>%1 klettern</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close the workshop</source>
        <translation>Werkstatt schließen</translation>
    </message>
    <message>
        <source>Co&amp;py the models</source>
        <translation>Modelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Columns stand straight (flat tops)</source>
        <translation>Spalten stehen gerade (flache Oberseiten)</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Contradictions: %1</source>
        <translation>Widersprüche: %1</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Kopiert: %1.</translation>
    </message>
    <message>
        <source>Copies, units, favourites</source>
        <translation>Anzahl, Einheiten, Favoriten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy a rule</source>
        <translation>Regel kopieren</translation>
    </message>
    <message>
        <source>Copy question and answer as a picture (C)</source>
        <translation>Frage und Antwort als Bild kopieren (C)</translation>
    </message>
    <message>
        <source>Copy the ans&amp;wer as a picture</source>
        <translation>Antwort als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the ruling</source>
        <translation>Urteil kopieren</translation>
    </message>
    <message>
        <source>Copy the ruling as &amp;JSON</source>
        <translation>Urteil als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Corners: x, y in inches, one on each line</source>
        <translation>Ecken: x, y in Zoll, eine je Zeile</translation>
    </message>
    <message>
        <source>Corners: x, y in inches, one on each line. An empty line begins a hole. Ctrl+Enter applies.</source>
        <translation>Ecken: x, y in Zoll, eine je Zeile. Eine Leerzeile beginnt ein Loch. Strg+Eingabe übernimmt.</translation>
    </message>
    <message>
        <source>Correct the &amp;dice…</source>
        <translation>&amp;Würfel berichtigen…</translation>
    </message>
    <message>
        <source>Correct the dice</source>
        <translation>Würfel berichtigen</translation>
    </message>
    <message>
        <source>Correct this &amp;move…</source>
        <translation>&amp;Zug berichtigen…</translation>
    </message>
    <message>
        <source>Could it have got here?</source>
        <translation>Könnte es hierher gekommen sein?</translation>
    </message>
    <message>
        <source>Could it have got there?</source>
        <translation>Konnte es dorthin?</translation>
    </message>
    <message>
        <source>Countryside: woods, fields, hedges</source>
        <translation>Land: Wälder, Felder, Hecken</translation>
    </message>
    <message>
        <source>Ctrl and click, or drag a rectangle</source>
        <translation>Strg und klicken oder ein Rechteck ziehen</translation>
    </message>
    <message>
        <source>Ctrl and drag another model</source>
        <translation>Strg und ein anderes Modell ziehen</translation>
    </message>
    <message>
        <source>Ctrl while dragging</source>
        <translation>Strg beim Ziehen</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>Ctrl+D, Ctrl+A</source>
        <translation>Strg+D, Strg+A</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Cu&amp;t the models</source>
        <translation>Mo&amp;delle ausschneiden</translation>
    </message>
    <message>
        <source>Cut a &amp;hole</source>
        <translation>E&amp;in Loch schneiden</translation>
    </message>
    <message>
        <source>Cut a hole into the selected terrain</source>
        <translation>Ein Loch ins gewählte Gelände schneiden</translation>
    </message>
    <message>
        <source>Cut along the grey line: the white margin belongs to the marker.</source>
        <translation>An der grauen Linie schneiden: Der weiße Rand gehört zur Marke.</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decide a dispute</source>
        <translation>Einen Streitfall entscheiden</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Decided &amp;by:</source>
        <translation>Entschieden &amp;von:</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>Decided by %1: %2</source>
        <translation>Entschieden von %1: %2</translation>
    </message>
    <message>
        <source>Degrees: 0 is north.</source>
        <translation>Grad: 0 ist Norden.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete a case</source>
        <translation>Fall löschen</translation>
    </message>
    <message>
        <source>Delete a rule</source>
        <translation>Regel löschen</translation>
    </message>
    <message>
        <source>Delete, Alt+Up, Alt+Down</source>
        <translation>Entf, Alt+Auf, Alt+Ab</translation>
    </message>
    <message>
        <source>Depth, south to north</source>
        <translation>Tiefe, Süd nach Nord</translation>
    </message>
    <message>
        <source>Descend %1</source>
        <translation>%1 absteigen</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Diameter of the base</source>
        <translation>Durchmesser der Base</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Digits, commas</source>
        <translation>Ziffern, Kommas</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Streitfall</translation>
    </message>
    <message>
        <source>Dispute about t&amp;he models</source>
        <translation>Streitfall um die &amp;Modelle</translation>
    </message>
    <message>
        <source>Dispute about the models</source>
        <translation>Streitfall um die Modelle</translation>
    </message>
    <message>
        <source>Dispute: %1</source>
        <translation>Streitfall: %1</translation>
    </message>
    <message>
        <source>Distance that they may be apart</source>
        <translation>Zulässiger Abstand</translation>
    </message>
    <message>
        <source>Does the outline lie on the edges? Arrow keys move a pin by a pixel.</source>
        <translation>Liegt der Umriss auf den Kanten? Pfeiltasten schieben eine Nadel um einen Bildpunkt.</translation>
    </message>
    <message>
        <source>Double click a model</source>
        <translation>Doppelklick auf ein Modell</translation>
    </message>
    <message>
        <source>Double-click a figure to change it. Changed figures are bold, and rulings name them.</source>
        <translation>Doppelklick auf einen Wert ändert ihn. Geänderte Werte sind fett; Urteile nennen sie.</translation>
    </message>
    <message>
        <source>Double-click or F2 to change it: %1</source>
        <translation>Doppelklick oder F2 ändert es: „%1“</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drag a handle</source>
        <translation>Einen Griff ziehen</translation>
    </message>
    <message>
        <source>Drag a marking or a corner</source>
        <translation>Eine Markierung oder Ecke ziehen</translation>
    </message>
    <message>
        <source>Drag a model</source>
        <translation>Ein Modell ziehen</translation>
    </message>
    <message>
        <source>Drag a model on the table: its move is judged here by these rules.</source>
        <translation>Ziehen Sie ein Modell auf dem Tisch: Hier wird sein Zug nach diesen Regeln beurteilt.</translation>
    </message>
    <message>
        <source>Drag a model to see its ruling. A double click selects its unit, and all go along. The right button draws the front of a unit, from flank to flank. While a unit is dragged the digits 1 to 7 are shapes. The wheel changes its files. A ring shows who holds the others back. X takes a model from a tray, Shift+X gives one back.</source>
        <translation>Ein gezogenes Modell wird sofort beurteilt. Ein Doppelklick wählt seine Einheit, und alle gehen mit. Die rechte Taste zeichnet die Front einer Einheit, von Flanke zu Flanke. Solange sie gezogen wird, sind die Ziffern 1 bis 7 Formen. Das Rad ändert ihre Rotten. Ein Ring zeigt, wer die anderen aufhält. X nimmt ein Modell vom Tablett, Umschalt+X gibt eines zurück.</translation>
    </message>
    <message>
        <source>Drag a model to see the ruling.</source>
        <translation>Ein Modell ziehen: das Urteil erscheint.</translation>
    </message>
    <message>
        <source>Drag a model to see whether the move is legal.</source>
        <translation>Ziehen Sie ein Modell und sehen Sie, ob der Zug erlaubt ist.</translation>
    </message>
    <message>
        <source>Drag a model with %1 to see whether the move is legal.</source>
        <translation>Ein Modell mit %1 ziehen: ist der Zug erlaubt?</translation>
    </message>
    <message>
        <source>Drag a model. The line behind it shows what each part of its way costs.</source>
        <translation>Ein Modell ziehen. Die Linie dahinter zeigt, was jeder Teil des Wegs kostet.</translation>
    </message>
    <message>
        <source>Drag a model: the line shows what each part of the move costs.</source>
        <translation>Ein Modell ziehen: die Linie zeigt, was jeder Teil kostet.</translation>
    </message>
    <message>
        <source>Drag a model: the move is ruled on while you drag.</source>
        <translation>Ziehen Sie ein Modell und sehen Sie, ob der Zug erlaubt ist.</translation>
    </message>
    <message>
        <source>Drag a waypoint</source>
        <translation>Einen Wegpunkt ziehen</translation>
    </message>
    <message>
        <source>Drag on bare ground</source>
        <translation>Auf freier Fläche ziehen</translation>
    </message>
    <message>
        <source>Drag one of several selected</source>
        <translation>Eines von mehreren gewählten ziehen</translation>
    </message>
    <message>
        <source>Drag pin 1 to its lower left corner.</source>
        <translation>Nadel 1 auf die Ecke unten links ziehen.</translation>
    </message>
    <message>
        <source>Drag pin 1 to the south-west corner of the table.</source>
        <translation>Nadel 1 auf die Tischecke im Südwesten ziehen.</translation>
    </message>
    <message>
        <source>Drag pin 2 to its lower right corner.</source>
        <translation>Nadel 2 auf die Ecke unten rechts ziehen.</translation>
    </message>
    <message>
        <source>Drag pin 2 to the south-east corner.</source>
        <translation>Nadel 2 auf die Ecke im Südosten ziehen.</translation>
    </message>
    <message>
        <source>Drag pin 3 to its upper right corner.</source>
        <translation>Nadel 3 auf die Ecke oben rechts ziehen.</translation>
    </message>
    <message>
        <source>Drag pin 3 to the north-east corner.</source>
        <translation>Nadel 3 auf die Ecke im Nordosten ziehen.</translation>
    </message>
    <message>
        <source>Drag pin 4 to its upper left corner.</source>
        <translation>Nadel 4 auf die Ecke oben links ziehen.</translation>
    </message>
    <message>
        <source>Drag pin 4 to the north-west corner.</source>
        <translation>Nadel 4 auf die Ecke im Nordwesten ziehen.</translation>
    </message>
    <message>
        <source>Drag the legend</source>
        <translation>Die Legende ziehen</translation>
    </message>
    <message>
        <source>Drag the model to where it stands now.</source>
        <translation>Ziehen Sie das Modell dorthin, wo es jetzt steht.</translation>
    </message>
    <message>
        <source>Drag the model, or add steps to its path.</source>
        <translation>Das Modell ziehen oder Schritte hinzufügen.</translation>
    </message>
    <message>
        <source>Drag the round handle</source>
        <translation>Den runden Griff ziehen</translation>
    </message>
    <message>
        <source>Drag the table and select models without moving them.</source>
        <translation>Den Tisch verschieben und Modelle wählen, ohne sie zu bewegen.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Draw deployment zones, objectives, arrows and text (not checked).</source>
        <translation>Aufstellungszonen, Ziele, Pfeile und Text zeichnen (ungeprüft).</translation>
    </message>
    <message>
        <source>Draw it on the table (N, then %1)</source>
        <translation>Auf dem Tisch zeichnen (N, dann %1)</translation>
    </message>
    <message>
        <source>Draw rings round a model, a place or terrain.</source>
        <translation>Ringe um ein Modell, einen Platz oder Gelände zeichnen.</translation>
    </message>
    <message>
        <source>Draw terrain</source>
        <translation>Gelände zeichnen</translation>
    </message>
    <message>
        <source>Draw terrain, or cut it.</source>
        <translation>Gelände zeichnen oder schneiden.</translation>
    </message>
    <message>
        <source>Draw the ground with %1, or scatter terrain (Edit menu).</source>
        <translation>Das Gelände mit %1 zeichnen, oder Gelände streuen (Menü Bearbeiten).</translation>
    </message>
    <message>
        <source>Draw the ground, or scatter terrain over the table.</source>
        <translation>Das Gelände zeichnen oder Gelände über den Tisch streuen.</translation>
    </message>
    <message>
        <source>Draw them on the table with the marking tool (N)</source>
        <translation>Mit dem Werkzeug Markierung (N) auf den Tisch zeichnen</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Zeichnet</translation>
    </message>
    <message>
        <source>Dup&amp;licate without history</source>
        <translation>&amp;Ohne Verlauf verdoppeln</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>Verd&amp;oppeln</translation>
    </message>
    <message>
        <source>E&amp;xport the preferences…</source>
        <translation>Ei&amp;nstellungen exportieren…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Each action is asked about</source>
        <translation>Nach jeder Aktion wird gefragt</translation>
    </message>
    <message>
        <source>Each by itself: %1.</source>
        <translation>Jeder für sich: %1.</translation>
    </message>
    <message>
        <source>Each rule is a row with its parts below it. Enter changes a value. The sentence above says what the rule means.</source>
        <translation>Jede Regel ist eine Zeile mit ihren Teilen darunter. Eingabe ändert einen Wert. Der Satz darüber sagt, was die Regel bedeutet.</translation>
    </message>
    <message>
        <source>Earlier (Alt+Up)</source>
        <translation>Früher (Alt+Auf)</translation>
    </message>
    <message>
        <source>Earliest</source>
        <translation>Frühestens</translation>
    </message>
    <message>
        <source>Edit rules</source>
        <translation>Regeln bearbeiten</translation>
    </message>
    <message>
        <source>Edition %1 of %2 judged %3 steps; this is edition %4.</source>
        <translation>Ausgabe %1 von %2 hat %3 Schritte beurteilt; dies ist Ausgabe %4.</translation>
    </message>
    <message>
        <source>Edition %1.</source>
        <translation>Ausgabe %1.</translation>
    </message>
    <message>
        <source>End what counts to the end of this phase</source>
        <translation>Beendet, was bis Ende dieser Phase gilt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter ends the shape, Backspace removes a corner, Escape cancels.</source>
        <translation>Eingabe beendet die Form, Rücktaste entfernt eine Ecke, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Enter in the dice</source>
        <translation>Eingabe in den Würfeln</translation>
    </message>
    <message>
        <source>Enter or click again</source>
        <translation>Eingabe oder nochmals klicken</translation>
    </message>
    <message>
        <source>Enter proposes this move.</source>
        <translation>Eingabe schlägt diesen Zug vor.</translation>
    </message>
    <message>
        <source>Enter, click</source>
        <translation>Eingabe, Klick</translation>
    </message>
    <message>
        <source>Enter, once a way is shown</source>
        <translation>Eingabe, wenn ein Weg gezeigt wird</translation>
    </message>
    <message>
        <source>Enter, or click it again</source>
        <translation>Eingabe, oder nochmals darauf klicken</translation>
    </message>
    <message>
        <source>Enter, or click the last corner again</source>
        <translation>Eingabe, oder die letzte Ecke nochmals klicken</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Fehler und Warnungen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape: cancel.</source>
        <translation>Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Every interpretation gives the same ruling.</source>
        <translation>Jede Auslegung gibt dasselbe Urteil.</translation>
    </message>
    <message>
        <source>Every kind of terrain on this table, with its rating under the rules.</source>
        <translation>Jede Geländeart auf diesem Tisch, mit ihrer Einstufung nach den Regeln.</translation>
    </message>
    <message>
        <source>Every model with a marker is found, and where it stands now. Choose which moves to accept.</source>
        <translation>Jedes Modell mit einer Marke wird gefunden, und wo es jetzt steht. Wählen, welche Züge gelten.</translation>
    </message>
    <message>
        <source>Every rule comes up at least once.</source>
        <translation>Jede Regel kommt mindestens einmal vor.</translation>
    </message>
    <message>
        <source>Every rule of the ruleset, as the rulebook numbers it. Type a word to find one. A ruling names the rules that it rests on.</source>
        <translation>Jede Regel des Regelwerks, mit der Nummer des Regelbuchs. Ein Wort tippen, um eine zu finden. Ein Urteil nennt die Regeln, auf denen es ruht.</translation>
    </message>
    <message>
        <source>Every step of the game. Select one to see the table as it stood then. Go on from there, and a new branch begins. Nothing is lost. Check codes show whether a step was changed.</source>
        <translation>Jeder Schritt des Spiels. Ein gewählter zeigt den Tisch, wie er damals stand. Wer von dort weitermacht, beginnt einen neuen Zweig. Nichts geht verloren. Prüfzahlen zeigen, ob ein Schritt geändert wurde.</translation>
    </message>
    <message>
        <source>Example games</source>
        <translation>Beispielspiele</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Export the preferences</source>
        <translation>Einstellungen exportieren</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>F&amp;irst rules</source>
        <translation>&amp;Erste Regeln</translation>
    </message>
    <message>
        <source>F2 in the path</source>
        <translation>F2 im Weg</translation>
    </message>
    <message>
        <source>F9 brings the window back.</source>
        <translation>F9 bringt das Fenster zurück.</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Facing, altitude</source>
        <translation>Blickrichtung, Höhe</translation>
    </message>
    <message>
        <source>Facing, degrees from north</source>
        <translation>Blickrichtung, Grad von Nord</translation>
    </message>
    <message>
        <source>Fairer tables</source>
        <translation>Gerechtere Tische</translation>
    </message>
    <message>
        <source>Farmland: fields, hedges, farms</source>
        <translation>Ackerland: Felder, Hecken, Höfe</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Figures of the ruleset</source>
        <translation>Werte des Regelwerks</translation>
    </message>
    <message>
        <source>Filed as case %1.</source>
        <translation>Abgelegt als Fall %1.</translation>
    </message>
    <message>
        <source>Files left out: %1</source>
        <translation>Weggelassene Dateien: %1</translation>
    </message>
    <message>
        <source>Files to import (*.dd2vtt *.df2vtt *.uvtt *.tmj *.tsj *.geojson *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Lesbare Dateien (*.dd2vtt *.df2vtt *.uvtt *.tmj *.tsj *.geojson *.json *.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Find a kind of terrain</source>
        <translation>Geländeart suchen</translation>
    </message>
    <message>
        <source>Find a model</source>
        <translation>Modell suchen</translation>
    </message>
    <message>
        <source>First model</source>
        <translation>Erstes Modell</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>First, in 100</source>
        <translation>Zuerst, von 100</translation>
    </message>
    <message>
        <source>Folded paper spoils it</source>
        <translation>Geknicktes Papier verdirbt es</translation>
    </message>
    <message>
        <source>Folder into which your phone sends photographs</source>
        <translation>Ordner, in den Ihr Telefon Fotos schickt</translation>
    </message>
    <message>
        <source>For %1, with the date</source>
        <translation>Für %1, mit Datum</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>For eyes that do not tell blue from yellow</source>
        <translation>Für Augen, die Blau und Gelb nicht unterscheiden</translation>
    </message>
    <message>
        <source>For eyes that do not tell red from green</source>
        <translation>Für Augen, die Rot und Grün nicht unterscheiden</translation>
    </message>
    <message>
        <source>For maps in metres or degrees: at 1:300 an inch is 25 feet</source>
        <translation>Für Karten in Metern oder Grad: bei 1:300 ist ein Zoll 25 Fuß</translation>
    </message>
    <message>
        <source>For models without a side</source>
        <translation>Für Modelle ohne Seite</translation>
    </message>
    <message>
        <source>For which action</source>
        <translation>Für welche Aktion</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Forward %1</source>
        <translation>Vorwärts %1</translation>
    </message>
    <message>
        <source>Forward by an inch</source>
        <translation>Ein Zoll vorwärts</translation>
    </message>
    <message>
        <source>Free movement, and little else</source>
        <translation>Freie Bewegung und wenig mehr</translation>
    </message>
    <message>
        <source>Freehand ±</source>
        <translation>Freihand ±</translation>
    </message>
    <message>
        <source>Freehand: draw it in one stroke</source>
        <translation>Freihand: in einem Strich zeichnen</translation>
    </message>
    <message>
        <source>Freehand: one stroke</source>
        <translation>Freihand: ein Strich</translation>
    </message>
    <message>
        <source>From %1 to %2, by the dice.</source>
        <translation>Von %1 bis %2, je nach Wurf.</translation>
    </message>
    <message>
        <source>From the &amp;south edge</source>
        <translation>Vom &amp;Südrand</translation>
    </message>
    <message>
        <source>From the w&amp;est edge</source>
        <translation>Vom &amp;Westrand</translation>
    </message>
    <message>
        <source>From the west ed&amp;ge</source>
        <translation>Vom &amp;Westrand</translation>
    </message>
    <message>
        <source>Further rules bear on this. They stand in the list of rules.</source>
        <translation>Weitere Regeln betreffen dies. Sie stehen in der Liste der Regeln.</translation>
    </message>
    <message>
        <source>Further verdicts that change</source>
        <translation>Weitere Urteile, die sich ändern</translation>
    </message>
    <message>
        <source>Game bar</source>
        <translation>Spielleiste</translation>
    </message>
    <message>
        <source>Games were rolled and counted.</source>
        <translation>Spiele wurden gewürfelt und gezählt.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Gap %1: %2</source>
        <translation>Lücke %1: %2</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Give actions, dice and rules the names that your group uses.</source>
        <translation>Aktionen, Würfeln und Regeln die Namen geben, die Ihre Runde benutzt.</translation>
    </message>
    <message>
        <source>Glare spoils it</source>
        <translation>Spiegelung verdirbt es</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Von hier weiter</translation>
    </message>
    <message>
        <source>Go on from here to move models.</source>
        <translation>„Von hier weiter“ lässt Modelle ziehen.</translation>
    </message>
    <message>
        <source>Go on with a game from a file.</source>
        <translation>Ein Spiel aus einer Datei fortsetzen.</translation>
    </message>
    <message>
        <source>Group into a unit</source>
        <translation>Zu einer Einheit gruppieren</translation>
    </message>
    <message>
        <source>H&amp;all</source>
        <translation>S&amp;aal</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Saal</translation>
    </message>
    <message>
        <source>Height above the table in inches.</source>
        <translation>Höhe über dem Tisch in Zoll.</translation>
    </message>
    <message>
        <source>Height of the marker above the ground under the model</source>
        <translation>Höhe der Marke über dem Boden unter dem Modell</translation>
    </message>
    <message>
        <source>Height, inches</source>
        <translation>Höhe, Zoll</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gebunden</translation>
    </message>
    <message>
        <source>Held: %1</source>
        <translation>Gebunden: %1</translation>
    </message>
    <message>
        <source>Held: %1. B frees it, Shift+B gives another reason.</source>
        <translation>Gebunden: %1. B befreit, Umschalt+B ändert den Grund.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Here stand the rules of a file or of a game before you take them. They judge only when you agree.</source>
        <translation>Hier stehen die Regeln einer Datei oder eines Spiels, bevor Sie sie übernehmen. Sie urteilen nur, wenn Sie zustimmen.</translation>
    </message>
    <message>
        <source>Here stands the proposed move: who moves, how, and each step of the path. Add steps, change their figures, or drag the model on the table. Nothing happens until you carry it out. Escape cancels it.</source>
        <translation>Hier steht der vorgeschlagene Zug: wer zieht, wie, und jeder Schritt des Wegs. Schritte hinzufügen, ihre Zahlen ändern oder das Modell auf dem Tisch ziehen. Nichts geschieht, bevor Sie ihn ausführen. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Here the table is seen, with what is read of it.</source>
        <translation>Hier ist der Tisch zu sehen, mit dem, was auf ihm gelesen wird.</translation>
    </message>
    <message>
        <source>Here you write a ruleset of your own, without a compiler. Mistakes stand below with their place. The move on the open table is judged by the rules as you write them.</source>
        <translation>Hier schreiben Sie ein eigenes Regelwerk, ohne Compiler. Fehler stehen unten mit ihrer Stelle. Der Zug auf dem offenen Tisch wird nach den Regeln beurteilt, wie Sie sie schreiben.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Hex %1, %2</source>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>Hex map</source>
        <translation>Felderkarte</translation>
    </message>
    <message>
        <source>Hexes and hexsides: paint them</source>
        <translation>Felder und Feldkanten: bemalen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History verified from step %1 on. Earlier steps have no check codes.</source>
        <translation>Verlauf ab Schritt %1 geprüft. Frühere Schritte haben keine Prüfzahlen.</translation>
    </message>
    <message>
        <source>History verified: no step was changed.</source>
        <translation>Verlauf geprüft: kein Schritt wurde geändert.</translation>
    </message>
    <message>
        <source>Hit, goes on</source>
        <translation>Getroffen, geht weiter</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>Hold a bank card against the picture and make both equally wide.</source>
        <translation>Eine Bankkarte an das Bild halten und beide gleich breit machen.</translation>
    </message>
    <message>
        <source>Hold a bank card to the screen and make the picture as wide. Then an inch in the second window is an inch.</source>
        <translation>Eine Bankkarte an den Bildschirm halten und das Bild so breit machen. Dann ist ein Zoll im zweiten Fenster ein Zoll.</translation>
    </message>
    <message>
        <source>Hold the selected models, or free them (B)</source>
        <translation>Die gewählten Modelle binden oder befreien (B)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules (%1)</source>
        <translation>Hausregeln (%1)</translation>
    </message>
    <message>
        <source>How far %1 may be moved</source>
        <translation>Wie weit %1 verschoben werden darf</translation>
    </message>
    <message>
        <source>How far %1 may be turned, degrees</source>
        <translation>Wie weit %1 gedreht werden darf, in Grad</translation>
    </message>
    <message>
        <source>How far could it go?</source>
        <translation>Wie weit käme es?</translation>
    </message>
    <message>
        <source>How far models can go, by %1</source>
        <translation>Wie weit Modelle kommen, nach %1</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How often each rule comes up</source>
        <translation>Wie oft jede Regel vorkommt</translation>
    </message>
    <message>
        <source>How often each rule comes up: %1</source>
        <translation>Wie oft jede Regel vorkommt: %1</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Wie das Spiel endete</translation>
    </message>
    <message>
        <source>How they stand</source>
        <translation>Wie sie stehen</translation>
    </message>
    <message>
        <source>How to ph&amp;otograph…</source>
        <translation>&amp;So wird fotografiert…</translation>
    </message>
    <message>
        <source>How to photograph the table</source>
        <translation>So wird der Tisch fotografiert</translation>
    </message>
    <message>
        <source>How was that ruled before? Type words, or leave the field empty for the present move. Select a case to lay it beside the move. What differs stands first. Below stand the cases that contradict each other.</source>
        <translation>Wie wurde das früher entschieden? Geben Sie Wörter ein, oder lassen Sie das Feld für den jetzigen Zug leer. Ein gewählter Fall liegt neben dem Zug. Was sich unterscheidet, steht zuerst. Darunter stehen Fälle, die einander widersprechen.</translation>
    </message>
    <message>
        <source>I cannot tell: no way there was found, and none was ruled out.</source>
        <translation>Das lässt sich nicht sagen: Es fand sich kein Weg dorthin, und keiner ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>Ignore a warning</source>
        <translation>Eine Warnung übergehen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Import pre&amp;ferences…</source>
        <translation>Einstel&amp;lungen importieren…</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>Einstellungen importieren</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Imported: %1, %2 and %3. Skipped: %4. Fixed: %5.</source>
        <translation>Importiert: %1, %2 und %3. Übergangen: %4. Behoben: %5.</translation>
    </message>
    <message>
        <source>In file</source>
        <translation>Im Gänsemarsch</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>In Reserve</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Inches between bases</source>
        <translation>Zoll zwischen den Bases</translation>
    </message>
    <message>
        <source>Inches by which freehand lines are simplified</source>
        <translation>Zoll, um die Freihandlinien vereinfacht werden</translation>
    </message>
    <message>
        <source>Inches from the south edge</source>
        <translation>Zoll vom Südrand</translation>
    </message>
    <message>
        <source>Inches from the south edge of the table</source>
        <translation>Zoll vom Südrand des Tischs</translation>
    </message>
    <message>
        <source>Inches from the west edge</source>
        <translation>Zoll vom Westrand</translation>
    </message>
    <message>
        <source>Inches from the west edge of the table</source>
        <translation>Zoll vom Westrand des Tischs</translation>
    </message>
    <message>
        <source>Inches of one square, hex, tile or unit of the file</source>
        <translation>Zoll je Quadrat, Feld, Kachel oder Einheit der Datei</translation>
    </message>
    <message>
        <source>Insert, Delete</source>
        <translation>Einfg, Entf</translation>
    </message>
    <message>
        <source>Interpretations</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Interpretations of the rules</source>
        <translation>Auslegungen der Regeln</translation>
    </message>
    <message>
        <source>Interrupt the proposed move on its way (I)</source>
        <translation>Den vorgeschlagenen Zug unterwegs unterbrechen (I)</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Interrupted %1. Enter carries it out.</source>
        <translation>Unterbrochen %1. Eingabe führt den Zug aus.</translation>
    </message>
    <message>
        <source>Interrupted: %1</source>
        <translation>Unterbrochen: %1</translation>
    </message>
    <message>
        <source>Into the &amp;open game</source>
        <translation>Ins &amp;offene Spiel</translation>
    </message>
    <message>
        <source>Into the hex ahead</source>
        <translation>Ins Feld voraus</translation>
    </message>
    <message>
        <source>Is a wrec&amp;k now</source>
        <translation>&amp;Ist jetzt ein Wrack</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es gerecht?</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>It &amp;stands there now</source>
        <translation>Es steht &amp;jetzt dort</translation>
    </message>
    <message>
        <source>It can come here with its next move: %1</source>
        <translation>Mit dem nächsten Zug kann hierher kommen: %1</translation>
    </message>
    <message>
        <source>It can end here on %1 % of rolls: %2.</source>
        <translation>Es kann bei %1 % der Würfe hier enden: %2.</translation>
    </message>
    <message>
        <source>It can end here with every roll: %1.</source>
        <translation>Es kann bei jedem Wurf hier enden: %1.</translation>
    </message>
    <message>
        <source>It can end here: %1.</source>
        <translation>Es kann hier enden: %1.</translation>
    </message>
    <message>
        <source>It can get to %1 hexes, with %2.</source>
        <translation>Es kann %1 Felder erreichen, mit %2.</translation>
    </message>
    <message>
        <source>It can go %1.</source>
        <translation>Es kommt %1 weit.</translation>
    </message>
    <message>
        <source>It can go nowhere.</source>
        <translation>Es kommt nirgendwohin.</translation>
    </message>
    <message>
        <source>It cannot end at %1.</source>
        <translation>Es kann nicht bei %1 enden.</translation>
    </message>
    <message>
        <source>It cannot end there.</source>
        <translation>Es kann dort nicht enden.</translation>
    </message>
    <message>
        <source>It ends %1 from the place you chose.</source>
        <translation>Es endet %1 vom gewählten Platz.</translation>
    </message>
    <message>
        <source>It has too many corners for this field.</source>
        <translation>Es hat zu viele Ecken für dieses Feld.</translation>
    </message>
    <message>
        <source>It holds the model</source>
        <translation>Es bindet das Modell</translation>
    </message>
    <message>
        <source>It is a modifier</source>
        <translation>Es ist ein Zu-/Abschlag</translation>
    </message>
    <message>
        <source>It is made straight. The markers on the table fit to %1.</source>
        <translation>Es wird entzerrt. Die Marken auf dem Tisch passen auf %1.</translation>
    </message>
    <message>
        <source>It is no longer open</source>
        <translation>Es ist nicht mehr offen</translation>
    </message>
    <message>
        <source>It is within the agreed tolerance. Who allows it? The history keeps the name:</source>
        <translation>Er liegt in der vereinbarten Toleranz. Wer erlaubt ihn? Der Verlauf behält den Namen:</translation>
    </message>
    <message>
        <source>It lies as it is, its upper edge to the north.</source>
        <translation>Es liegt, wie es ist, mit dem oberen Rand nach Norden.</translation>
    </message>
    <message>
        <source>It may not move at all.</source>
        <translation>Es darf sich gar nicht bewegen.</translation>
    </message>
    <message>
        <source>It spends:</source>
        <translation>Er kostet:</translation>
    </message>
    <message>
        <source>It stays until you clear it (View &gt; Clear measurements).</source>
        <translation>Es bleibt, bis Sie es löschen (Ansicht &gt; Messungen löschen).</translation>
    </message>
    <message>
        <source>It stops at step %1: %2</source>
        <translation>Es hält bei Schritt %1: %2</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Der Name</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>K keeps it, Escape cancels it.</source>
        <translation>K behält es, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>&amp;Beide behalten</translation>
    </message>
    <message>
        <source>Keep a case</source>
        <translation>Fall behalten</translation>
    </message>
    <message>
        <source>Keep as a decision</source>
        <translation>Als Entscheidung behalten</translation>
    </message>
    <message>
        <source>Keep it beside the table</source>
        <translation>Neben dem Tisch behalten</translation>
    </message>
    <message>
        <source>Keep the answer</source>
        <translation>Antwort behalten</translation>
    </message>
    <message>
        <source>Keeps it as it is. The game keeps the reason.</source>
        <translation>Lässt es, wie es ist. Das Spiel behält den Grund.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Art der Karte</translation>
    </message>
    <message>
        <source>Kind of terrain</source>
        <translation>Geländeart</translation>
    </message>
    <message>
        <source>Kinds of terrain</source>
        <translation>Geländearten</translation>
    </message>
    <message>
        <source>Kinds of terrain to draw</source>
        <translation>Geländearten zum Zeichnen</translation>
    </message>
    <message>
        <source>Known to ±%1</source>
        <translation>Bekannt auf ±%1</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language, unit of length, colours, size of text, and every key. They can be saved as a file for another computer.</source>
        <translation>Sprache, Längeneinheit, Farben, Schriftgröße und jede Taste. Sie lassen sich als Datei für einen anderen Rechner speichern.</translation>
    </message>
    <message>
        <source>Last game: %1</source>
        <translation>Letztes Spiel: %1</translation>
    </message>
    <message>
        <source>Later (Alt+Down)</source>
        <translation>Später (Alt+Ab)</translation>
    </message>
    <message>
        <source>Later steps played again: %1, with another ruling: %2.</source>
        <translation>Spätere Schritte neu gespielt: %1, mit anderem Urteil: %2.</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Layer: %1</source>
        <translation>Ebene: %1</translation>
    </message>
    <message>
        <source>Lean %1: %2 is ahead.</source>
        <translation>Neigung %1: %2 liegt vorn.</translation>
    </message>
    <message>
        <source>Lean %1: no side is ahead.</source>
        <translation>Neigung %1: keine Seite liegt vorn.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave this dispute before you begin another.</source>
        <translation>Diesen Streitfall erst verlassen, dann einen anderen beginnen.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left out: %1 (%2).</source>
        <translation>Weggelassen: %1 (%2).</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Legal alternatives</source>
        <translation>Erlaubte Alternativen</translation>
    </message>
    <message>
        <source>Legal alternatives (%1)</source>
        <translation>Erlaubte Alternativen (%1)</translation>
    </message>
    <message>
        <source>Legal with %1 or less on %2: %3.</source>
        <translation>Erlaubt mit %1 oder weniger auf %2: %3.</translation>
    </message>
    <message>
        <source>Legal with %1 or more on %2: %3.</source>
        <translation>Erlaubt mit %1 oder mehr auf %2: %3.</translation>
    </message>
    <message>
        <source>Legal with some rolls of %1: %2.</source>
        <translation>Erlaubt bei manchen Würfen mit %1: %2.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Length of the base</source>
        <translation>Länge der Base</translation>
    </message>
    <message>
        <source>Length, along the facing</source>
        <translation>Länge, in Blickrichtung</translation>
    </message>
    <message>
        <source>Let go to place it. [ and ] turn, Ctrl: no snapping, Escape: cancel.</source>
        <translation>Loslassen setzt es. [ und ] drehen, Strg: ohne Einrasten, Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Let go where it stands. [ and ] turn it. Escape: cancel.</source>
        <translation>Dort loslassen, wo es steht. [ und ] drehen. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Let it pass…</source>
        <translation>Gelten lassen…</translation>
    </message>
    <message>
        <source>Let the column go</source>
        <translation>Spalte lösen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Like %1: %2 of 1000</source>
        <translation>Ähnlich wie %1: %2 von 1000</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Lines of the past ruling</source>
        <translation>Zeilen des früheren Urteils</translation>
    </message>
    <message>
        <source>Lines of the ruling</source>
        <translation>Zeilen des Urteils</translation>
    </message>
    <message>
        <source>Linesman</source>
        <translation>Linesman</translation>
    </message>
    <message>
        <source>Linesman comes with other rules under this name.</source>
        <translation>Linesman bringt unter diesem Namen andere Regeln mit.</translation>
    </message>
    <message>
        <source>Linesman for spectators</source>
        <translation>Linesman für Zuschauer</translation>
    </message>
    <message>
        <source>Linesman games (*.linesman);;All files (*)</source>
        <translation>Linesman-Spiele (*.linesman);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Look at the rules…</source>
        <translation>Regeln ansehen…</translation>
    </message>
    <message>
        <source>Looking for legal alternatives…</source>
        <translation>Erlaubte Alternativen werden gesucht…</translation>
    </message>
    <message>
        <source>Looking for the table's markers</source>
        <translation>Tischmarken werden gesucht</translation>
    </message>
    <message>
        <source>Looks for small moves of terrain, models and objectives that make the table fairer.</source>
        <translation>Sucht kleine Verschiebungen von Gelände, Modellen und Zielen, die den Tisch gerechter machen.</translation>
    </message>
    <message>
        <source>Looks for the smallest table on which the two rules differ.</source>
        <translation>Sucht den kleinsten Tisch, auf dem sich die beiden Regeln unterscheiden.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Make it fair</source>
        <translation>Gerecht machen</translation>
    </message>
    <message>
        <source>Map for a virtual table (Universal VTT)</source>
        <translation>Karte für einen virtuellen Tisch (Universal VTT)</translation>
    </message>
    <message>
        <source>Map that lies straight</source>
        <translation>Karte, die gerade liegt</translation>
    </message>
    <message>
        <source>Mar&amp;kings</source>
        <translation>&amp;Markierungen</translation>
    </message>
    <message>
        <source>Marker %1: its middle lies at %2, %3 inches, its top to %4 degrees.</source>
        <translation>Marke %1: Ihre Mitte liegt bei %2; %3 Zoll, ihr oberer Rand zeigt nach %4 Grad.</translation>
    </message>
    <message>
        <source>Marker %1: the mark lies on the %2 corner of the table.</source>
        <translation>Marke %1: Der Winkel liegt auf der Tischecke im %2.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Markers 0 to 3 lie flat in the table's corners, their tops to the north.</source>
        <translation>Die Marken 0 bis 3 liegen flach in den Tischecken, oben nach Norden.</translation>
    </message>
    <message>
        <source>Markers at the far edge become too small. Beyond 55 degrees most of them are not seen.</source>
        <translation>Marken am fernen Rand werden zu klein. Über 55 Grad sind die meisten nicht zu sehen.</translation>
    </message>
    <message>
        <source>Marki&amp;ngs</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Markings</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>May it go from here to here?</source>
        <translation>Darf es von hier nach hier?</translation>
    </message>
    <message>
        <source>May it go there? Could it have got there? How far can it go? Are they within a distance? Choose one of these questions. The answer is one sentence with its reason. The game waits and is not changed.</source>
        <translation>Eine Frage wählen: darf es dorthin, hätte es dorthin gekonnt, wie weit kommt es, liegen sie innerhalb eines Abstands? Die Antwort ist ein Satz mit seinem Grund. Das Spiel wartet und ändert sich nicht.</translation>
    </message>
    <message>
        <source>Mean number of turns to an objective: %1</source>
        <translation>Mittlere Zahl der Runden zu einem Ziel: %1</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Bedeutet</translation>
    </message>
    <message>
        <source>Measure along a road or a line with bends.</source>
        <translation>Entlang einer Straße oder einer Linie mit Knicken messen.</translation>
    </message>
    <message>
        <source>Measure from edge to edge, round corners.</source>
        <translation>Von Kante zu Kante messen, um Ecken herum.</translation>
    </message>
    <message>
        <source>Measure the angle and arc of a turn.</source>
        <translation>Winkel und Bogen einer Drehung messen.</translation>
    </message>
    <message>
        <source>Measure the line at the foot of the sheet: it is 6 inches long.</source>
        <translation>Die Linie unten auf dem Blatt nachmessen: Sie ist 6 Zoll lang.</translation>
    </message>
    <message>
        <source>Measure, draw terrain, or ask whether a model could have got where it stands. Escape puts a tool down.</source>
        <translation>Messen, Gelände zeichnen oder fragen, ob ein Modell dorthin kommen konnte. Esc legt ein Werkzeug weg.</translation>
    </message>
    <message>
        <source>Measuring &amp;tape</source>
        <translation>Maß&amp;band</translation>
    </message>
    <message>
        <source>Measuring tolerance</source>
        <translation>Messtoleranz</translation>
    </message>
    <message>
        <source>Measuring tolerance of new games</source>
        <translation>Messtoleranz neuer Spiele</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Genannt</translation>
    </message>
    <message>
        <source>Mi&amp;ddles, south to north</source>
        <translation>Mi&amp;tten, Süd nach Nord</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Mittlere Taste, oder Leertaste und ziehen</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Minutes from call to decision</source>
        <translation>Minuten vom Ruf bis zur Entscheidung</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mod&amp;els</source>
        <translation>Mode&amp;lle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models and terrain from a photograph</source>
        <translation>Modelle und Gelände von einem Foto</translation>
    </message>
    <message>
        <source>Models and units on the table</source>
        <translation>Modelle und Einheiten auf dem Tisch</translation>
    </message>
    <message>
        <source>Models by side and unit</source>
        <translation>Modelle nach Seite und Einheit</translation>
    </message>
    <message>
        <source>Models go as far as their pace, around others, and stay on the table.</source>
        <translation>Modelle gehen so weit wie ihr Tempo, um andere herum, und bleiben auf dem Tisch.</translation>
    </message>
    <message>
        <source>Models of the catalogue</source>
        <translation>Modelle des Katalogs</translation>
    </message>
    <message>
        <source>Models on the table</source>
        <translation>Modelle auf dem Tisch</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Zu-/Abschlag</translation>
    </message>
    <message>
        <source>Modifier: %1</source>
        <translation>Zu-/Abschlag: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More or less</source>
        <translation>Mehr oder weniger</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move a model: the move is judged by both rules.</source>
        <translation>Bewege ein Modell: Der Zug wird nach beiden Regeln beurteilt.</translation>
    </message>
    <message>
        <source>Move a rule</source>
        <translation>Regel verschieben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the &amp;view</source>
        <translation>Ansicht &amp;verschieben</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Moved by %1 and %2.</source>
        <translation>Um %1 und %2 verschoben.</translation>
    </message>
    <message>
        <source>Movement range of %1</source>
        <translation>Reichweite von %1</translation>
    </message>
    <message>
        <source>Moves by verdict over the values of %1.</source>
        <translation>Züge nach Urteil über den Werten von %1.</translation>
    </message>
    <message>
        <source>Moves that are carried out are listed here.</source>
        <translation>Ausgeführte Züge stehen hier.</translation>
    </message>
    <message>
        <source>Moves that change their verdict</source>
        <translation>Züge, deren Urteil sich ändert</translation>
    </message>
    <message>
        <source>Moves the things as the chosen row says. One undo takes it back.</source>
        <translation>Verschiebt alles so, wie es die gewählte Zeile sagt. Ein Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Moves with another ruling today: %1.</source>
        <translation>Züge mit heute anderem Urteil: %1.</translation>
    </message>
    <message>
        <source>My models</source>
        <translation>Meine Modelle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the ruleset:</source>
        <translation>Name des Regelwerks:</translation>
    </message>
    <message>
        <source>Name of the template. It keeps table, terrain and models, not the history:</source>
        <translation>Name der Vorlage. Sie behält Tisch, Gelände und Modelle, nicht den Verlauf:</translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation>Name des Geländes</translation>
    </message>
    <message>
        <source>Name of the unit:</source>
        <translation>Name der Einheit:</translation>
    </message>
    <message>
        <source>Name, kind, width and height of the terrain, and what the rules say of it. Its corners can be typed too.</source>
        <translation>Name, Art, Breite und Höhe des Geländes und was die Regeln dazu sagen. Auch seine Ecken lassen sich tippen.</translation>
    </message>
    <message>
        <source>Name, side, unit, base, and what the rules need to know of the selected model. Changes by hand are kept in the history, and undo takes them back.</source>
        <translation>Name, Seite, Einheit, Base und was die Regeln vom gewählten Modell wissen müssen. Änderungen von Hand stehen im Verlauf und lassen sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Names with commas between them</source>
        <translation>Namen mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Nä&amp;chste Seite</translation>
    </message>
    <message>
        <source>Neither of these rulesets is your own, so there are no tests to add to.</source>
        <translation>Keines dieser Regelwerke ist Ihr eigenes, also gibt es keine Prüfungen dafür.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>New photographs in %1 are read by themselves.</source>
        <translation>Neue Fotos in %1 werden von selbst gelesen.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>New ruleset</source>
        <translation>Neues Regelwerk</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>New terrain</source>
        <translation>Neues Gelände</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>Neue Einheit</translation>
    </message>
    <message>
        <source>New unit…</source>
        <translation>Neue Einheit…</translation>
    </message>
    <message>
        <source>Next &amp;phase</source>
        <translation>Nächste &amp;Phase</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next that has not mo&amp;ved</source>
        <translation>Nächstes Modell, &amp;das noch nicht gezogen hat</translation>
    </message>
    <message>
        <source>No case contradicts another.</source>
        <translation>Kein Fall widerspricht einem anderen.</translation>
    </message>
    <message>
        <source>No fairer table was found. The least lean that was tried is %1.</source>
        <translation>Kein gerechterer Tisch wurde gefunden. Die kleinste Neigung der Versuche ist %1.</translation>
    </message>
    <message>
        <source>No folder of cases is chosen yet.</source>
        <translation>Es ist noch kein Ordner der Fälle gewählt.</translation>
    </message>
    <message>
        <source>No model has that name.</source>
        <translation>Kein Modell heißt so.</translation>
    </message>
    <message>
        <source>No model of this game has a marker: print markers first.</source>
        <translation>Kein Modell dieses Spiels hat eine Marke: drucken Sie zuerst Marken.</translation>
    </message>
    <message>
        <source>No model with a marker stands elsewhere in the photograph.</source>
        <translation>Kein Modell mit Marke steht auf dem Foto anderswo.</translation>
    </message>
    <message>
        <source>No move was found on which they differ, among %1. They may differ all the same.</source>
        <translation>Unter %1 Zügen wurde keiner gefunden, bei dem sie sich unterscheiden. Sie können trotzdem verschieden sein.</translation>
    </message>
    <message>
        <source>No other option changes the ruling.</source>
        <translation>Keine andere Option ändert das Urteil.</translation>
    </message>
    <message>
        <source>No problems found on this table.</source>
        <translation>Keine Probleme auf diesem Tisch.</translation>
    </message>
    <message>
        <source>No program here opens the manual. It is the file %1.</source>
        <translation>Kein Programm hier öffnet das Handbuch. Es ist die Datei %1.</translation>
    </message>
    <message>
        <source>No roll makes this move legal.</source>
        <translation>Mit keinem Wurf wird dieser Zug erlaubt.</translation>
    </message>
    <message>
        <source>No rule reads “%1”</source>
        <translation>Keine Regel kennt „%1“</translation>
    </message>
    <message>
        <source>No ruling</source>
        <translation>Kein Urteil</translation>
    </message>
    <message>
        <source>No step was changed.</source>
        <translation>Kein Schritt wurde geändert.</translation>
    </message>
    <message>
        <source>No verdict changes.</source>
        <translation>Kein Urteil ändert sich.</translation>
    </message>
    <message>
        <source>No way leads through a gap.</source>
        <translation>Kein Weg führt durch eine Lücke.</translation>
    </message>
    <message>
        <source>Not a move yet</source>
        <translation>Noch kein Zug</translation>
    </message>
    <message>
        <source>Not interrupted</source>
        <translation>Nicht unterbrochen</translation>
    </message>
    <message>
        <source>Not judged.</source>
        <translation>Nicht beurteilt.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Notes for designers</source>
        <translation>Notizen zum Entwurf</translation>
    </message>
    <message>
        <source>Nothing can be taken away.</source>
        <translation>Es lässt sich nichts wegnehmen.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Es gibt keinen Unterschied.</translation>
    </message>
    <message>
        <source>Nothing here fits. Escape cancels.</source>
        <translation>Hier passt nichts. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Nothing is recorded</source>
        <translation>Nichts wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Nothing is ruled yet: propose a move.</source>
        <translation>Noch gibt es kein Urteil: Schlagen Sie einen Zug vor.</translation>
    </message>
    <message>
        <source>Nothing moves on this way.</source>
        <translation>Auf diesem Weg bewegt sich nichts.</translation>
    </message>
    <message>
        <source>Nothing was told yet.</source>
        <translation>Noch wurde nichts gemeldet.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Now: %1 Nothing need be moved.</source>
        <translation>Jetzt: %1 Nichts muss verschoben werden.</translation>
    </message>
    <message>
        <source>Number of turns</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>O&amp;verride…</source>
        <translation>&amp;Aufheben…</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Objective: click its place.</source>
        <translation>Ziel: auf seinen Platz klicken.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Obstacles and buildings as walls, with a picture of the table.</source>
        <translation>Hindernisse und Gebäude als Wände, mit einem Bild des Tischs.</translation>
    </message>
    <message>
        <source>On several &amp;sheets</source>
        <translation>Auf mehreren &amp;Blättern</translation>
    </message>
    <message>
        <source>On step %1: %2</source>
        <translation>Zu Schritt %1: %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>One &amp;back to the tray</source>
        <translation>Eines zurück aufs Tab&amp;lett</translation>
    </message>
    <message>
        <source>Only %1 says this.</source>
        <translation>Nur %1 sagt das.</translation>
    </message>
    <message>
        <source>Only here: %1</source>
        <translation>Nur hier: %1</translation>
    </message>
    <message>
        <source>Only left: %1</source>
        <translation>Nur links: %1</translation>
    </message>
    <message>
        <source>Only right: %1</source>
        <translation>Nur rechts: %1</translation>
    </message>
    <message>
        <source>Only there: %1</source>
        <translation>Nur dort: %1</translation>
    </message>
    <message>
        <source>Opacity in per cent:</source>
        <translation>Deckkraft in Prozent:</translation>
    </message>
    <message>
        <source>Opacity of the pict&amp;ure under the terrain…</source>
        <translation>Deckkraft des Bildes &amp;unter dem Gelände…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Opens a copy of the game. These rules judge it as they are written here.</source>
        <translation>Öffnet eine Kopie des Spiels. Diese Regeln beurteilen sie, wie sie hier stehen.</translation>
    </message>
    <message>
        <source>Opens the game of the chosen table. Its number does the same.</source>
        <translation>Öffnet das Spiel des gewählten Tisches. Seine Nummer tut dasselbe.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Options about which players seldom differ</source>
        <translation>Optionen, über die Spieler selten uneins sind</translation>
    </message>
    <message>
        <source>Options and house rules</source>
        <translation>Optionen und Hausregeln</translation>
    </message>
    <message>
        <source>Options in force</source>
        <translation>Geltende Optionen</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>Optionen dieses Spiels</translation>
    </message>
    <message>
        <source>Options — %1</source>
        <translation>Optionen — %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Andere Aktionen</translation>
    </message>
    <message>
        <source>Other rulesets have %1: show all rulesets.</source>
        <translation>Andere Regelwerke haben %1: alle Regelwerke zeigen.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Our %1</source>
        <translation>Unsere %1</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Unsere</translation>
    </message>
    <message>
        <source>P&amp;aste models</source>
        <translation>M&amp;odelle einfügen</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>P&amp;ut on a tray</source>
        <translation>Au&amp;f ein Tablett stellen</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Page set-&amp;up…</source>
        <translation>Sei&amp;te einrichten…</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Paste m&amp;ove</source>
        <translation>Zug &amp;einfügen</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Path of %1</source>
        <translation>Weg von %1</translation>
    </message>
    <message>
        <source>Photograph</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Photograph %1: %2</source>
        <translation>Foto %1: %2</translation>
    </message>
    <message>
        <source>Photograph of the table</source>
        <translation>Foto vom Tisch</translation>
    </message>
    <message>
        <source>Photograph of the table with its markers</source>
        <translation>Foto vom Tisch mit seinen Marken</translation>
    </message>
    <message>
        <source>Photographs (*.jpg *.jpeg *.png *.webp *.heic *.heif);;All files (*)</source>
        <translation>Fotos (*.jpg *.jpeg *.png *.webp *.heic *.heif);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pick %1 on the table</source>
        <translation>%1 auf dem Tisch wählen</translation>
    </message>
    <message>
        <source>Pick on the table</source>
        <translation>Auf dem Tisch wählen</translation>
    </message>
    <message>
        <source>Picture in lines (SVG)</source>
        <translation>Bild aus Linien (SVG)</translation>
    </message>
    <message>
        <source>Picture in pixels (PNG)</source>
        <translation>Bild aus Pixeln (PNG)</translation>
    </message>
    <message>
        <source>Picture of a bank card</source>
        <translation>Bild einer Bankkarte</translation>
    </message>
    <message>
        <source>Picture of the imported table</source>
        <translation>Bild des importierten Tischs</translation>
    </message>
    <message>
        <source>Picture of the pages</source>
        <translation>Bild der Seiten</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild vom Tisch</translation>
    </message>
    <message>
        <source>Picture of the table with its terrain</source>
        <translation>Bild des Tischs mit seinem Gelände</translation>
    </message>
    <message>
        <source>Picture on paper (PDF)</source>
        <translation>Bild auf Papier (PDF)</translation>
    </message>
    <message>
        <source>Picture under the terrain</source>
        <translation>Bild unter dem Gelände</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Pictures are kept</source>
        <translation>Bilder werden behalten</translation>
    </message>
    <message>
        <source>Pictures stay in memory: none is written or sent.</source>
        <translation>Bilder bleiben im Speicher: keines wird geschrieben oder verschickt.</translation>
    </message>
    <message>
        <source>Pin %1 is %2 off: is it where you say?</source>
        <translation>Nadel %1 liegt %2 daneben: Ist sie dort, wo Sie sagen?</translation>
    </message>
    <message>
        <source>Pins &amp;mark</source>
        <translation>Die &amp;Nadeln markieren</translation>
    </message>
    <message>
        <source>Pins lie on the corners of the table. Then put models and terrain where you see them. Nothing happens on the table until you accept.</source>
        <translation>Nadeln liegen auf den Ecken des Tisches. Dann Modelle und Gelände dorthin setzen, wo sie zu sehen sind. Auf dem Tisch geschieht nichts, bevor Sie annehmen.</translation>
    </message>
    <message>
        <source>Pivot %1</source>
        <translation>%1 auf der Stelle drehen</translation>
    </message>
    <message>
        <source>Place by &amp;hand on a photograph…</source>
        <translation>Von &amp;Hand auf ein Foto stellen…</translation>
    </message>
    <message>
        <source>Place by &amp;hand…</source>
        <translation>Von &amp;Hand stellen…</translation>
    </message>
    <message>
        <source>Place models from the list with %1.</source>
        <translation>Modelle mit %1 aus der Liste stellen.</translation>
    </message>
    <message>
        <source>Place models from the list.</source>
        <translation>Modelle aus der Liste stellen.</translation>
    </message>
    <message>
        <source>Place on the way</source>
        <translation>Stelle auf dem Weg</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Play the history from here</source>
        <translation>Verlauf von hier abspielen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Spieler von %1</translation>
    </message>
    <message>
        <source>Point to a legal alternative</source>
        <translation>Auf eine erlaubte Alternative zeigen</translation>
    </message>
    <message>
        <source>Point to it</source>
        <translation>Darauf zeigen</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Polygon: click its corners</source>
        <translation>Vieleck: seine Ecken klicken</translation>
    </message>
    <message>
        <source>Preferenc&amp;es…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preferences (*.ini)</source>
        <translation>Einstellungen (*.ini)</translation>
    </message>
    <message>
        <source>Press R to see where a model can go.</source>
        <translation>R zeigt, wohin ein Modell kann.</translation>
    </message>
    <message>
        <source>Press the table</source>
        <translation>Auf den Tisch drücken</translation>
    </message>
    <message>
        <source>Preview of the boo&amp;klet…</source>
        <translation>&amp;Vorschau des Hefts…</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Prin&amp;t the ruling sheet…</source>
        <translation>Urtei&amp;lsblatt drucken…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print &amp;markers…</source>
        <translation>&amp;Marken drucken…</translation>
    </message>
    <message>
        <source>Print markers</source>
        <translation>Marken drucken</translation>
    </message>
    <message>
        <source>Print markers, put them on the table and under the models, and take a photograph. Check the ruler on the page with a tape.</source>
        <translation>Marken drucken, auf den Tisch und unter die Modelle legen und ein Foto machen. Das Lineal auf der Seite mit einem Maßband prüfen.</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>D&amp;ruckvorschau…</translation>
    </message>
    <message>
        <source>Print the markers at 100 per cent, on plain white paper: glossy paper mirrors lamps.</source>
        <translation>Die Marken mit 100 Prozent auf mattes weißes Papier drucken: Glänzendes spiegelt Lampen.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>Printed. Check the ruler with a tape.</source>
        <translation>Gedruckt. Prüfen Sie das Lineal mit dem Maßband.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Propose a move first: then it can be interrupted.</source>
        <translation>Schlage erst einen Zug vor: dann kann er unterbrochen werden.</translation>
    </message>
    <message>
        <source>Propose a move to judge it under every option.</source>
        <translation>Ein vorgeschlagener Zug wird unter jeder Option beurteilt.</translation>
    </message>
    <message>
        <source>Propose the mo&amp;ve</source>
        <translation>Zug &amp;vorschlagen</translation>
    </message>
    <message>
        <source>Propose the order in this file.</source>
        <translation>Den Befehl in dieser Datei vorschlagen.</translation>
    </message>
    <message>
        <source>Proposed way</source>
        <translation>Vorgeschlagener Weg</translation>
    </message>
    <message>
        <source>Proposed: %1</source>
        <translation>Vorgeschlagen: %1</translation>
    </message>
    <message>
        <source>Put a model where it stands now, to ask whether it could have got there.</source>
        <translation>Ein Modell dorthin stellen, wo es jetzt steht: konnte es dorthin?</translation>
    </message>
    <message>
        <source>Put a photograph on the table by eye</source>
        <translation>Ein Foto nach Augenmaß auf den Tisch bringen</translation>
    </message>
    <message>
        <source>Put models on the photograph by eye: without markers, or without enough of them</source>
        <translation>Modelle nach Augenmaß auf das Foto stellen: ohne oder mit zu wenigen Marken</translation>
    </message>
    <message>
        <source>Put on the table</source>
        <translation>Auf den Tisch stellen</translation>
    </message>
    <message>
        <source>QR code of the hash</source>
        <translation>QR-Code der Prüfzahl</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Frage und Antwort</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>&amp;Reihen</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Eingestuft</translation>
    </message>
    <message>
        <source>Rating under these rules</source>
        <translation>Einstufung nach diesen Regeln</translation>
    </message>
    <message>
        <source>Ratings of the terrain</source>
        <translation>Einstufungen des Geländes</translation>
    </message>
    <message>
        <source>Re&amp;move the models</source>
        <translation>Modelle ent&amp;fernen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reasons given before</source>
        <translation>Frühere Gründe</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Rectangle: drag it</source>
        <translation>Rechteck: ziehen</translation>
    </message>
    <message>
        <source>Rectangle: drag it, or click two corners</source>
        <translation>Rechteck: ziehen oder zwei Ecken klicken</translation>
    </message>
    <message>
        <source>Rectangular zone: drag from corner to corner.</source>
        <translation>Rechteckige Zone: von Ecke zu Ecke ziehen.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Red, Blue</source>
        <translation>Rot, Blau</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Refused by %1: %2</source>
        <translation>Abgewiesen nach %1: %2</translation>
    </message>
    <message>
        <source>Refused by decision of %1: %2</source>
        <translation>Abgelehnt durch Entscheidung von %1: %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a part</source>
        <translation>Teil entfernen</translation>
    </message>
    <message>
        <source>Remove the step (Delete)</source>
        <translation>Schritt entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove this part</source>
        <translation>Diesen Teil entfernen</translation>
    </message>
    <message>
        <source>Removes it from your catalogue</source>
        <translation>Nimmt es aus Ihrem Katalog</translation>
    </message>
    <message>
        <source>Rename the unit</source>
        <translation>Einheit umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace the file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>Bericht des Imports</translation>
    </message>
    <message>
        <source>Reposition models freely (no rules check).</source>
        <translation>Modelle frei umstellen (ohne Prüfung).</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Ergebnis der Prüfung</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>Rückwärts %1</translation>
    </message>
    <message>
        <source>Reverse into the hex behind</source>
        <translation>Rückwärts ins Feld dahinter</translation>
    </message>
    <message>
        <source>Reverse to %1</source>
        <translation>Rückwärts nach %1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right button and drag, or F and drag</source>
        <translation>Mit der rechten Taste ziehen, oder mit F</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>%1 würfeln</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll the dice that are missing</source>
        <translation>Die fehlenden Würfel würfeln</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Aufgebot</translation>
    </message>
    <message>
        <source>Roster of models (CSV)</source>
        <translation>Aufgebot der Modelle (CSV)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Rows are the values of:</source>
        <translation>Die Zeilen sind die Werte von:</translation>
    </message>
    <message>
        <source>Rows lie straight (pointed tops)</source>
        <translation>Reihen liegen gerade (spitze Oberseiten)</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rule&amp;s</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules from another player</source>
        <translation>Regeln eines anderen Spielers</translation>
    </message>
    <message>
        <source>Rules laboratory</source>
        <translation>Regellabor</translation>
    </message>
    <message>
        <source>Rules of Linesman (*.lmrules)</source>
        <translation>Regeln von Linesman (*.lmrules)</translation>
    </message>
    <message>
        <source>Rules of Linesman (*.lmrules);;All files (*)</source>
        <translation>Regeln von Linesman (*.lmrules);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rules of a ruleset</source>
        <translation>Regeln eines Regelwerks</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Ruleset of the dispute</source>
        <translation>Regelwerk des Streitfalls</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Ruling &amp;sheet…</source>
        <translation>Urteils&amp;blatt…</translation>
    </message>
    <message>
        <source>Ruling sheet · %1</source>
        <translation>Urteilsblatt · %1</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>&amp;Maßstab</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>S: slide.</source>
        <translation>S: gleiten.</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Bild des Tischs speichern</translation>
    </message>
    <message>
        <source>Save as a &amp;ruleset of your own…</source>
        <translation>Als eigenes &amp;Regelwerk speichern…</translation>
    </message>
    <message>
        <source>Save as te&amp;mplate…</source>
        <translation>&amp;Als Vorlage speichern…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the &amp;booklet…</source>
        <translation>Urteils&amp;heft speichern…</translation>
    </message>
    <message>
        <source>Save the booklet</source>
        <translation>Urteilsheft speichern</translation>
    </message>
    <message>
        <source>Save the changes of these rules?</source>
        <translation>Die Änderungen dieser Regeln speichern?</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Save the markers</source>
        <translation>Marken speichern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save the rulin&amp;g sheet…</source>
        <translation>Urte&amp;ilsblatt speichern…</translation>
    </message>
    <message>
        <source>Save the ruling sheet</source>
        <translation>Urteilsblatt speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Saved. New games can choose these rules.</source>
        <translation>Gespeichert. Neue Spiele können diese Regeln wählen.</translation>
    </message>
    <message>
        <source>Saves these figures as a ruleset for other games</source>
        <translation>Speichert diese Werte als Regelwerk für andere Spiele</translation>
    </message>
    <message>
        <source>Say here what it asks.</source>
        <translation>Sagen Sie hier, was sie verlangt.</translation>
    </message>
    <message>
        <source>Say this action</source>
        <translation>Diese Aktion ansagen</translation>
    </message>
    <message>
        <source>Say who the umpire is.</source>
        <translation>Sagen Sie, wer Schiedsrichter ist.</translation>
    </message>
    <message>
        <source>Say who you are first.</source>
        <translation>Sagen Sie zuerst, wer Sie sind.</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuen</translation>
    </message>
    <message>
        <source>Scatter terrain</source>
        <translation>Gelände streuen</translation>
    </message>
    <message>
        <source>Scatters again, from another seed</source>
        <translation>Streut neu, aus einer anderen Zufallszahl</translation>
    </message>
    <message>
        <source>Search the figures</source>
        <translation>Werte suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Search the words</source>
        <translation>Wörter suchen</translation>
    </message>
    <message>
        <source>Seco&amp;nd rules</source>
        <translation>&amp;Zweite Regeln</translation>
    </message>
    <message>
        <source>Secon&amp;d window for spectators</source>
        <translation>&amp;Zweites Fenster für Zuschauer</translation>
    </message>
    <message>
        <source>Second model</source>
        <translation>Zweites Modell</translation>
    </message>
    <message>
        <source>Second window life si&amp;ze</source>
        <translation>Zweites Fenster in &amp;Originalgröße</translation>
    </message>
    <message>
        <source>Select a model and press R. The coloured ground shows where it can end. A click proposes the move.</source>
        <translation>Ein Modell wählen und R drücken. Die farbige Fläche zeigt, wo es enden kann. Ein Klick schlägt den Zug vor.</translation>
    </message>
    <message>
        <source>Select a model first.</source>
        <translation>Erst ein Modell wählen.</translation>
    </message>
    <message>
        <source>Select a model first: digits enter its dice.</source>
        <translation>Erst ein Modell wählen: Ziffern füllen seine Würfel.</translation>
    </message>
    <message>
        <source>Select a model to enter its dice.</source>
        <translation>Ein gewähltes Modell bekommt die Würfel.</translation>
    </message>
    <message>
        <source>Select a model to see its data and status.</source>
        <translation>Ein gewähltes Modell zeigt hier Daten und Status.</translation>
    </message>
    <message>
        <source>Select a model to see where it can go.</source>
        <translation>Ein Modell wählen, um seine Reichweite zu sehen.</translation>
    </message>
    <message>
        <source>Select a model, or drag it to propose a move.</source>
        <translation>Ein Modell wählen oder ziehen, um einen Zug vorzuschlagen.</translation>
    </message>
    <message>
        <source>Select a tray first.</source>
        <translation>Zuerst ein Tablett wählen.</translation>
    </message>
    <message>
        <source>Select its &amp;unit</source>
        <translation>Einheit &amp;wählen</translation>
    </message>
    <message>
        <source>Select its la&amp;yer</source>
        <translation>E&amp;bene wählen</translation>
    </message>
    <message>
        <source>Select terrain (E, then click) to see its data.</source>
        <translation>Gewähltes Gelände (E, dann klicken) zeigt hier seine Daten.</translation>
    </message>
    <message>
        <source>Select terrain, move it and change its outline.</source>
        <translation>Gelände wählen, verschieben und umformen.</translation>
    </message>
    <message>
        <source>Select the models of the dispute first.</source>
        <translation>Erst die Modelle des Streitfalls wählen.</translation>
    </message>
    <message>
        <source>Select the models of the tray first.</source>
        <translation>Zuerst die Modelle des Tabletts wählen.</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Selected: %1, %2 from the west edge, %3 from the south edge, facing %4 degrees.</source>
        <translation>Gewählt: %1, %2 vom Westrand, %3 vom Südrand, Blickrichtung %4 Grad.</translation>
    </message>
    <message>
        <source>Sentences of the rule</source>
        <translation>Sätze der Regel</translation>
    </message>
    <message>
        <source>Set the other end, or type its size. Escape: cancel.</source>
        <translation>Das andere Ende setzen oder die Größe tippen. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Settle a &amp;dispute…</source>
        <translation>Streitfall &amp;klären…</translation>
    </message>
    <message>
        <source>Settle a dispute</source>
        <translation>Streitfall klären</translation>
    </message>
    <message>
        <source>Settle a dispute about the selected models (D)</source>
        <translation>Streitfall um die gewählten Modelle klären (D)</translation>
    </message>
    <message>
        <source>Settle a dispute or make a new table. Go on with a game, or open an example.</source>
        <translation>Einen Streitfall klären, einen neuen Tisch anlegen, ein Spiel fortsetzen oder ein Beispiel öffnen.</translation>
    </message>
    <message>
        <source>Sha&amp;pe</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>Shaded: where %1 can be with its next move.</source>
        <translation>Getönt: wo %1 mit dem nächsten Zug sein kann.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shape of the base</source>
        <translation>Form der Base</translation>
    </message>
    <message>
        <source>Share of the table under terrain</source>
        <translation>Anteil des Tischs unter Gelände</translation>
    </message>
    <message>
        <source>Shift and drag on bare ground</source>
        <translation>Umschalt und auf freier Fläche ziehen</translation>
    </message>
    <message>
        <source>Shift or Ctrl and paint hexes</source>
        <translation>Umschalt oder Strg und Felder bemalen</translation>
    </message>
    <message>
        <source>Shift while dragging</source>
        <translation>Umschalt beim Ziehen</translation>
    </message>
    <message>
        <source>Shift+click a road</source>
        <translation>Umschalt+Klick auf eine Straße</translation>
    </message>
    <message>
        <source>Shift: reverse</source>
        <translation>Umschalt: rückwärts</translation>
    </message>
    <message>
        <source>Shift: reverse.</source>
        <translation>Umschalt: rückwärts.</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Fotografieren</translation>
    </message>
    <message>
        <source>Show &amp;threat</source>
        <translation>Bedr&amp;ohung zeigen</translation>
    </message>
    <message>
        <source>Show all rulesets</source>
        <translation>Alle Regelwerke zeigen</translation>
    </message>
    <message>
        <source>Show ignored warnings (%1)</source>
        <translation>Übergangene Warnungen zeigen (%1)</translation>
    </message>
    <message>
        <source>Show movement &amp;range</source>
        <translation>&amp;Reichweite zeigen</translation>
    </message>
    <message>
        <source>Show the checks</source>
        <translation>Prüfung zeigen</translation>
    </message>
    <message>
        <source>Show the history</source>
        <translation>Verlauf zeigen</translation>
    </message>
    <message>
        <source>Show where the other side can be with its next move (Shift+R).</source>
        <translation>Zeigt, wo die andere Seite mit ihrem nächsten Zug sein kann (Umschalt+R).</translation>
    </message>
    <message>
        <source>Show where the selected model can go (R). Click there to propose the move.</source>
        <translation>Zeigt, wohin das gewählte Modell kann (R). Ein Klick dort schlägt den Zug vor.</translation>
    </message>
    <message>
        <source>Shows each figure as it was before the last change, too.</source>
        <translation>Zeigt jede Zahl auch so, wie sie vor der letzten Änderung war.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Side of the black square. 15 mm is enough from above, 30 mm from the side.</source>
        <translation>Seite des schwarzen Quadrats. Von oben genügen 15 mm, von der Seite 30 mm.</translation>
    </message>
    <message>
        <source>Side of the marking</source>
        <translation>Seite der Markierung</translation>
    </message>
    <message>
        <source>Side of the new models</source>
        <translation>Seite der neuen Modelle</translation>
    </message>
    <message>
        <source>Sideways %1 left</source>
        <translation>Seitwärts %1 nach links</translation>
    </message>
    <message>
        <source>Sideways %1 right</source>
        <translation>Seitwärts %1 nach rechts</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrieben</translation>
    </message>
    <message>
        <source>Since step %1</source>
        <translation>Seit Schritt %1</translation>
    </message>
    <message>
        <source>Size of the second s&amp;creen…</source>
        <translation>Größe des zweiten &amp;Bildschirms…</translation>
    </message>
    <message>
        <source>Size of this screen</source>
        <translation>Größe dieses Bildschirms</translation>
    </message>
    <message>
        <source>Slide to %1</source>
        <translation>Gleiten nach %1</translation>
    </message>
    <message>
        <source>Something more that may be moved</source>
        <translation>Noch etwas, das verschoben werden darf</translation>
    </message>
    <message>
        <source>Something went wrong: %1.</source>
        <translation>Etwas ging schief: %1.</translation>
    </message>
    <message>
        <source>South to &amp;north</source>
        <translation>Süd nach &amp;Nord</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Space or right button: waypoint.</source>
        <translation>Leertaste oder rechte Taste: Wegpunkt.</translation>
    </message>
    <message>
        <source>Space or right button: waypoint. Shift: reverse. Escape: cancel.</source>
        <translation>Leertaste oder rechte Taste: Wegpunkt. Umschalt: rückwärts. Esc: abbrechen.</translation>
    </message>
    <message>
        <source>Space, or another button</source>
        <translation>Leertaste oder eine andere Taste</translation>
    </message>
    <message>
        <source>Space: set a corner here. Page Up, Page Down: another shape.</source>
        <translation>Leertaste: hier eine Ecke. Bild auf, Bild ab: andere Form.</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Spent counts the moves that are legal by every value.</source>
        <translation>Verbraucht zählt die Züge, die mit jedem Wert erlaubt sind.</translation>
    </message>
    <message>
        <source>Split the selected terrain along a line</source>
        <translation>Das gewählte Gelände entlang einer Linie teilen</translation>
    </message>
    <message>
        <source>Stand on a chair: the steeper, the better.</source>
        <translation>Auf einen Stuhl steigen: je steiler, desto besser.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start of the path.</source>
        <translation>Der Anfang des Wegs.</translation>
    </message>
    <message>
        <source>Starts elsewhere</source>
        <translation>Beginnt anderswo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Step %1 is corrected.</source>
        <translation>Schritt %1 ist berichtigt.</translation>
    </message>
    <message>
        <source>Step %1 is not a move.</source>
        <translation>Schritt %1 ist kein Zug.</translation>
    </message>
    <message>
        <source>Step %1 is still %2, but %3 was %4 and is %5 today.</source>
        <translation>Schritt %1 ist weiterhin %2, aber %3 war %4 und ist heute %5.</translation>
    </message>
    <message>
        <source>Step %1 of the history</source>
        <translation>Schritt %1 des Verlaufs</translation>
    </message>
    <message>
        <source>Step %1 was changed, so it has no check code</source>
        <translation>Schritt %1 wurde geändert und hat darum keine Prüfzahl</translation>
    </message>
    <message>
        <source>Step %1 will count as %2.</source>
        <translation>Schritt %1 zählt dann als %2.</translation>
    </message>
    <message>
        <source>Step %1: it was %2, and is %3 under today's rules.</source>
        <translation>Schritt %1: er war %2 und ist nach heutigen Regeln %3.</translation>
    </message>
    <message>
        <source>Step %1: today's rules give the same ruling.</source>
        <translation>Schritt %1: die heutigen Regeln geben dasselbe Urteil.</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>Schritte des Verlaufs</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Stop watching; the camera goes off</source>
        <translation>Nicht mehr beobachten; die Kamera geht aus</translation>
    </message>
    <message>
        <source>Stopped here</source>
        <translation>Hier angehalten</translation>
    </message>
    <message>
        <source>Strip along a line: click its points</source>
        <translation>Streifen entlang einer Linie: ihre Punkte klicken</translation>
    </message>
    <message>
        <source>Strip: click its points</source>
        <translation>Streifen: seine Punkte klicken</translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation>T&amp;itel…</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table %1 has called.</source>
        <translation>Tisch %1 hat gerufen.</translation>
    </message>
    <message>
        <source>Table %1 has no file.</source>
        <translation>Tisch %1 hat keine Datei.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>Table: %1 by %2. Terrain features: %3. Models: %4.</source>
        <translation>Tisch: %1 mal %2. Geländestücke: %3. Modelle: %4.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the table as it stands</source>
        <translation>Den Tisch nehmen, wie er steht</translation>
    </message>
    <message>
        <source>Taken off</source>
        <translation>Vom Tisch genommen</translation>
    </message>
    <message>
        <source>Takes the game back to this step. What you do next begins a branch.</source>
        <translation>Bringt das Spiel zu diesem Schritt zurück. Was Sie dann tun, beginnt einen Zweig.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain and models (GeoJSON)</source>
        <translation>Gelände und Modelle (GeoJSON)</translation>
    </message>
    <message>
        <source>Terrain and models for another import, without rules and history.</source>
        <translation>Gelände und Modelle zum Importieren anderswo, ohne Regeln und Verlauf.</translation>
    </message>
    <message>
        <source>Terrain is laid out by density. The same number gives the same table.</source>
        <translation>Gelände wird nach Dichte verteilt. Dieselbe Zahl gibt denselben Tisch.</translation>
    </message>
    <message>
        <source>Terrain is scattered. Undo takes it back.</source>
        <translation>Das Gelände ist gestreut. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Terrain: %1. Models: %2. Steps: %3.</source>
        <translation>Gelände: %1. Modelle: %2. Schritte: %3.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text of the marking</source>
        <translation>Text der Markierung</translation>
    </message>
    <message>
        <source>Text: click its place, then type it in Notes for designers.</source>
        <translation>Text: auf seinen Platz klicken, dann in den Notizen zum Entwurf tippen.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>The answer is in the history.</source>
        <translation>Die Antwort steht im Verlauf.</translation>
    </message>
    <message>
        <source>The answer is not a plain yes: there is no move to carry out.</source>
        <translation>Die Antwort ist kein klares Ja: Es gibt keinen Zug auszuführen.</translation>
    </message>
    <message>
        <source>The answer is not settled: its bounds are wide.</source>
        <translation>Die Antwort ist nicht fertig: ihre Grenzen sind weit.</translation>
    </message>
    <message>
        <source>The author gives no name.</source>
        <translation>Wer sie schrieb, ist nicht genannt.</translation>
    </message>
    <message>
        <source>The call of table %1 has ended.</source>
        <translation>Der Ruf von Tisch %1 ist erledigt.</translation>
    </message>
    <message>
        <source>The call of the chosen table is over.</source>
        <translation>Der Ruf des gewählten Tisches ist erledigt.</translation>
    </message>
    <message>
        <source>The card is filed with the decision, and the hall counts it.</source>
        <translation>Die Karte wird mit der Entscheidung abgelegt, und der Saal zählt sie.</translation>
    </message>
    <message>
        <source>The case book</source>
        <translation>Das Fallbuch</translation>
    </message>
    <message>
        <source>The case cannot be read: %1</source>
        <translation>Der Fall kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The cases wait until the rules have no mistake.</source>
        <translation>Die Fälle warten, bis die Regeln keinen Fehler haben.</translation>
    </message>
    <message>
        <source>The catalogue</source>
        <translation>Der Katalog</translation>
    </message>
    <message>
        <source>The chosen table calls for an umpire.</source>
        <translation>Der gewählte Tisch ruft nach einem Schiedsrichter.</translation>
    </message>
    <message>
        <source>The clipboard holds no move: %1</source>
        <translation>Die Zwischenablage enthält keinen Zug: %1</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Die Uhr</translation>
    </message>
    <message>
        <source>The clock of a table</source>
        <translation>Die Uhr eines Tisches</translation>
    </message>
    <message>
        <source>The coloured ground shows where it can end.</source>
        <translation>Die farbige Fläche zeigt, wo es enden kann.</translation>
    </message>
    <message>
        <source>The corners of the table</source>
        <translation>Die Tischecken</translation>
    </message>
    <message>
        <source>The decision overrides the ruling above.</source>
        <translation>Die Entscheidung geht dem Urteil oben vor.</translation>
    </message>
    <message>
        <source>The dice of %1.</source>
        <translation>Die Würfel von %1.</translation>
    </message>
    <message>
        <source>The event has no tables.</source>
        <translation>Die Veranstaltung hat keine Tische.</translation>
    </message>
    <message>
        <source>The faces that were rolled:</source>
        <translation>Die gewürfelten Augen:</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <translation>Der Film ist zu Ende.</translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>Die ersten %1 sind aufgeführt.</translation>
    </message>
    <message>
        <source>The folder of cases</source>
        <translation>Der Ordner der Fälle</translation>
    </message>
    <message>
        <source>The game carries its rules now. Save it, and the other player needs nothing else.</source>
        <translation>Das Spiel führt seine Regeln jetzt mit. Speichern Sie es: mehr braucht die andere Seite nicht.</translation>
    </message>
    <message>
        <source>The game carries its rules, “%1”. They judge it when you agree.</source>
        <translation>Das Spiel führt seine Regeln mit: „%1“. Sie gelten, wenn Sie zustimmen.</translation>
    </message>
    <message>
        <source>The game carries no rules any more.</source>
        <translation>Das Spiel führt keine Regeln mehr mit.</translation>
    </message>
    <message>
        <source>The game carries other rules “%1” than yours. They judge it when you agree.</source>
        <translation>Das Spiel führt andere Regeln „%1“ mit als Ihre. Sie gelten, wenn Sie zustimmen.</translation>
    </message>
    <message>
        <source>The game has changes that are not saved.</source>
        <translation>Das Spiel hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>The game is back at step %1. What you do next begins a branch.</source>
        <translation>Das Spiel ist zurück bei Schritt %1. Was Sie jetzt tun, beginnt einen Zweig.</translation>
    </message>
    <message>
        <source>The game is judged by the rules that it carries.</source>
        <translation>Das Spiel wird nach den Regeln beurteilt, die es mitführt.</translation>
    </message>
    <message>
        <source>The game to open (*.linesman), or rules to look at (*.lmrules).</source>
        <translation>Das Spiel, das geöffnet wird (*.linesman), oder Regeln, die gezeigt werden (*.lmrules).</translation>
    </message>
    <message>
        <source>The ground that each side comes to first, by turns 1 to %1.</source>
        <translation>Der Boden, auf den jede Seite zuerst kommt, nach Runden 1 bis %1.</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Der Saal</translation>
    </message>
    <message>
        <source>The history</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>The history has no check codes.</source>
        <translation>Der Verlauf hat keine Prüfzahlen.</translation>
    </message>
    <message>
        <source>The history has the dispute as a decision.</source>
        <translation>Der Streitfall steht als Entscheidung im Verlauf.</translation>
    </message>
    <message>
        <source>The history has the dispute as a note.</source>
        <translation>Der Streitfall steht als Notiz im Verlauf.</translation>
    </message>
    <message>
        <source>The history keeps the ruling and the decision.</source>
        <translation>Der Verlauf behält Urteil und Entscheidung.</translation>
    </message>
    <message>
        <source>The history of this game has no check codes. “linesman-cli replay GAME” judges every step again.</source>
        <translation>Der Verlauf dieses Spiels hat keine Prüfzahlen. „linesman-cli replay SPIEL“ beurteilt jeden Schritt neu.</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>Das letzte Spiel</translation>
    </message>
    <message>
        <source>The least lean so far: %1.</source>
        <translation>Die kleinste Neigung bisher: %1.</translation>
    </message>
    <message>
        <source>The legend</source>
        <translation>Die Legende</translation>
    </message>
    <message>
        <source>The manual is not installed. It is in the package linesman-doc.</source>
        <translation>Das Handbuch ist nicht installiert. Es ist im Paket linesman-doc.</translation>
    </message>
    <message>
        <source>The mark beside each one lies exactly on the corner.</source>
        <translation>Der Winkel neben jeder liegt genau auf der Ecke.</translation>
    </message>
    <message>
        <source>The markers on the table are seen: no pins are needed.</source>
        <translation>Die Marken auf dem Tisch sind zu sehen: Nadeln werden nicht gebraucht.</translation>
    </message>
    <message>
        <source>The mean ground that a model reaches, in square inches; on a grid, in hexes.</source>
        <translation>Der mittlere Boden, den ein Modell erreicht, in Quadratzoll; auf einem Raster in Feldern.</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The models of the tray stand there one by one</source>
        <translation>Die Modelle des Tabletts stehen einzeln da</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The move as JSON</source>
        <translation>Der Zug als JSON</translation>
    </message>
    <message>
        <source>The move as JSON (for linesman-cli)</source>
        <translation>Der Zug als JSON (für linesman-cli)</translation>
    </message>
    <message>
        <source>The move at a scale of %1, and where on the table it is.</source>
        <translation>Der Zug im Maßstab %1, und wo auf dem Tisch er liegt.</translation>
    </message>
    <message>
        <source>The move is carried out. Undo takes it back.</source>
        <translation>Der Zug ist ausgeführt. Rückgängig nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>The move is illegal with every roll.</source>
        <translation>Der Zug ist bei jedem Wurf regelwidrig.</translation>
    </message>
    <message>
        <source>The move is judged again when no mistake is left.</source>
        <translation>Der Zug wird wieder beurteilt, wenn kein Fehler mehr da ist.</translation>
    </message>
    <message>
        <source>The move is legal with every roll.</source>
        <translation>Der Zug ist bei jedem Wurf erlaubt.</translation>
    </message>
    <message>
        <source>The move is not recorded: %1</source>
        <translation>Der Zug wird nicht aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>The move is on the clipboard, as JSON.</source>
        <translation>Der Zug liegt als JSON in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The move is recorded as it was seen. Undo takes it back.</source>
        <translation>Der Zug ist so aufgezeichnet, wie er gesehen wurde. Rückgängig nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>The move of %1 is still open. Escape cancels it.</source>
        <translation>Der Zug von %1 ist noch offen. Esc bricht ihn ab.</translation>
    </message>
    <message>
        <source>The move of the case</source>
        <translation>Der Zug des Falls</translation>
    </message>
    <message>
        <source>The move of the open table</source>
        <translation>Der Zug des offenen Tisches</translation>
    </message>
    <message>
        <source>The move of the table: %1</source>
        <translation>Der Zug des Tisches: %1</translation>
    </message>
    <message>
        <source>The move, %1</source>
        <translation>Der Zug, %1</translation>
    </message>
    <message>
        <source>The movement range</source>
        <translation>Die Reichweite</translation>
    </message>
    <message>
        <source>The next move of %1 is being searched…</source>
        <translation>Der nächste Zug von %1 wird gesucht …</translation>
    </message>
    <message>
        <source>The only heading along which %1 may be moved; empty: any</source>
        <translation>Die einzige Richtung, in der %1 verschoben werden darf; leer: jede</translation>
    </message>
    <message>
        <source>The open table has no move. Drag a model first.</source>
        <translation>Der offene Tisch hat keinen Zug. Ziehen Sie zuerst ein Modell.</translation>
    </message>
    <message>
        <source>The order of this step</source>
        <translation>Der Befehl dieses Schritts</translation>
    </message>
    <message>
        <source>The pages</source>
        <translation>Die Seiten</translation>
    </message>
    <message>
        <source>The path and its cost</source>
        <translation>Der Weg und seine Kosten</translation>
    </message>
    <message>
        <source>The photograph</source>
        <translation>Das Foto</translation>
    </message>
    <message>
        <source>The photograph is being made straight…</source>
        <translation>Das Foto wird entzerrt…</translation>
    </message>
    <message>
        <source>The photograph is being read…</source>
        <translation>Das Foto wird gelesen…</translation>
    </message>
    <message>
        <source>The photograph with the models that were found in it</source>
        <translation>Das Foto mit den Modellen, die darin gefunden wurden</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Das Bild wird gelesen…</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture shows the ruling by %1.</source>
        <translation>Das Bild zeigt das Urteil nach %1.</translation>
    </message>
    <message>
        <source>The picture under the terrain</source>
        <translation>Das Bild unter dem Gelände</translation>
    </message>
    <message>
        <source>The picture under the terrain: %1</source>
        <translation>Das Bild unter dem Gelände: %1</translation>
    </message>
    <message>
        <source>The pictures are being looked at…</source>
        <translation>Die Bilder werden angesehen…</translation>
    </message>
    <message>
        <source>The pictures that are watched lie there: choose another folder.</source>
        <translation>Dort liegen die Bilder, die beobachtet werden: Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The pins fit to %1. Arrow keys move a pin by a pixel.</source>
        <translation>Die Nadeln passen auf %1. Pfeiltasten schieben eine um einen Bildpunkt.</translation>
    </message>
    <message>
        <source>The preferences are in force.</source>
        <translation>Die Einstellungen gelten.</translation>
    </message>
    <message>
        <source>The preferences cannot be written to this file.</source>
        <translation>Die Einstellungen lassen sich nicht in diese Datei schreiben.</translation>
    </message>
    <message>
        <source>The present move</source>
        <translation>Der jetzige Zug</translation>
    </message>
    <message>
        <source>The question has changed: wait for its answer.</source>
        <translation>Die Frage hat sich geändert: Warten Sie auf die Antwort.</translation>
    </message>
    <message>
        <source>The r&amp;eal table</source>
        <translation>Der &amp;wirkliche Tisch</translation>
    </message>
    <message>
        <source>The reason is filed with the case. Later umpires read it.</source>
        <translation>Der Grund wird mit dem Fall abgelegt. Spätere Schiedsrichter lesen ihn.</translation>
    </message>
    <message>
        <source>The reason of a decision</source>
        <translation>Der Grund einer Entscheidung</translation>
    </message>
    <message>
        <source>The report then has what was found before.</source>
        <translation>Der Bericht hat dann, was bis dahin gefunden war.</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>The rules have no mistake.</source>
        <translation>Die Regeln haben keinen Fehler.</translation>
    </message>
    <message>
        <source>The rules have other numbers, so only verdicts and figures are compared.</source>
        <translation>Die Regeln haben andere Nummern, also werden nur Urteile und Zahlen verglichen.</translation>
    </message>
    <message>
        <source>The rules in this game cannot be used: %1</source>
        <translation>Die Regeln in diesem Spiel sind nicht zu gebrauchen: %1</translation>
    </message>
    <message>
        <source>The rules need these facts before the model can move.</source>
        <translation>Die Regeln brauchen diese Angaben, bevor das Modell ziehen kann.</translation>
    </message>
    <message>
        <source>The rules need to know more about %1.</source>
        <translation>Die Regeln müssen mehr über %1 wissen.</translation>
    </message>
    <message>
        <source>The ruleset %1 is not installed.</source>
        <translation>Das Regelwerk %1 ist nicht installiert.</translation>
    </message>
    <message>
        <source>The ruleset says</source>
        <translation>Das Regelwerk sagt</translation>
    </message>
    <message>
        <source>The ruleset “%1” is saved in %2.</source>
        <translation>Das Regelwerk „%1“ ist in %2 gespeichert.</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>Das Urteil</translation>
    </message>
    <message>
        <source>The ruling as JSON</source>
        <translation>Das Urteil als JSON</translation>
    </message>
    <message>
        <source>The ruling as text</source>
        <translation>Das Urteil als Text</translation>
    </message>
    <message>
        <source>The ruling is on the clipboard, as JSON.</source>
        <translation>Das Urteil liegt als JSON in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The ruling is on the clipboard.</source>
        <translation>Das Urteil liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The ruling is the same with each of these: %1</source>
        <translation>Das Urteil ist bei jeder davon gleich: %1</translation>
    </message>
    <message>
        <source>The ruling of step %1 is on the clipboard.</source>
        <translation>Das Urteil von Schritt %1 liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The ruling sheet cannot be printed.</source>
        <translation>Das Urteilsblatt lässt sich nicht drucken.</translation>
    </message>
    <message>
        <source>The ruling stands. It is filed as a case.</source>
        <translation>Das Urteil bleibt stehen. Es wird als Fall abgelegt.</translation>
    </message>
    <message>
        <source>The rulings are not judged again: %1.</source>
        <translation>Die Urteile werden nicht neu gefällt: %1.</translation>
    </message>
    <message>
        <source>The rulings of a game</source>
        <translation>Die Urteile eines Spiels</translation>
    </message>
    <message>
        <source>The same as %1</source>
        <translation>Derselbe wie %1</translation>
    </message>
    <message>
        <source>The same house rules as JSON.</source>
        <translation>Dieselben Hausregeln als JSON.</translation>
    </message>
    <message>
        <source>The same move under every option</source>
        <translation>Derselbe Zug unter jeder Option</translation>
    </message>
    <message>
        <source>The same move under every other option of the rules. Select a row to see its ruling on the table.</source>
        <translation>Derselbe Zug unter jeder anderen Option der Regeln. Eine gewählte Zeile zeigt ihr Urteil auf dem Tisch.</translation>
    </message>
    <message>
        <source>The same situation, decided otherwise</source>
        <translation>Dieselbe Lage, anders entschieden</translation>
    </message>
    <message>
        <source>The same turn by turn.</source>
        <translation>Dasselbe Runde für Runde.</translation>
    </message>
    <message>
        <source>The same verdict by other figures</source>
        <translation>Dasselbe Urteil mit anderen Zahlen</translation>
    </message>
    <message>
        <source>The search was stopped: it may be smaller.</source>
        <translation>Die Suche wurde angehalten: Es geht vielleicht kleiner.</translation>
    </message>
    <message>
        <source>The second window</source>
        <translation>Das zweite Fenster</translation>
    </message>
    <message>
        <source>The selected model is not in the game at this step.</source>
        <translation>Das gewählte Modell ist bei diesem Schritt nicht im Spiel.</translation>
    </message>
    <message>
        <source>The selected model is terrain from now on (W)</source>
        <translation>Das gewählte Modell ist von jetzt an Gelände (W)</translation>
    </message>
    <message>
        <source>The selected models are one tray from now on</source>
        <translation>Die gewählten Modelle sind von nun an ein Tablett</translation>
    </message>
    <message>
        <source>The selected terrain</source>
        <translation>Das gewählte Gelände</translation>
    </message>
    <message>
        <source>The selected tray loses a model (X)</source>
        <translation>Das gewählte Tablett verliert ein Modell (X)</translation>
    </message>
    <message>
        <source>The shape needs more corners.</source>
        <translation>Die Form braucht mehr Ecken.</translation>
    </message>
    <message>
        <source>The signs at the right edge open pages: ruling, models, history, rules. F1 lists every key.</source>
        <translation>Die Zeichen am rechten Rand öffnen Seiten: Urteil, Modelle, Verlauf, Regeln. F1 führt jede Taste auf.</translation>
    </message>
    <message>
        <source>The size of a screen</source>
        <translation>Die Größe eines Bildschirms</translation>
    </message>
    <message>
        <source>The smallest table is being looked for…</source>
        <translation>Der kleinste Tisch wird gesucht…</translation>
    </message>
    <message>
        <source>The smallest table on which they differ</source>
        <translation>Der kleinste Tisch, auf dem sie sich unterscheiden</translation>
    </message>
    <message>
        <source>The smallest table stands in a window of its own.</source>
        <translation>Der kleinste Tisch steht in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>Der Beginn des Spiels</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>Die Startseite</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The table agrees with the game</source>
        <translation>Tisch und Spiel stimmen überein</translation>
    </message>
    <message>
        <source>The table as a picture, on paper, or for another program. A PDF can be life size, over several sheets.</source>
        <translation>Der Tisch als Bild, auf Papier oder für ein anderes Programm. Ein PDF kann lebensgroß sein, über mehrere Blätter.</translation>
    </message>
    <message>
        <source>The table differs from the game: the rings show where models should stand.</source>
        <translation>Der Tisch weicht vom Spiel ab: die Ringe zeigen, wo Modelle stehen sollten.</translation>
    </message>
    <message>
        <source>The table has changed since.</source>
        <translation>Der Tisch hat sich seither geändert.</translation>
    </message>
    <message>
        <source>The table has changed: the turns are counted again…</source>
        <translation>Der Tisch hat sich geändert: die Runden werden neu gezählt …</translation>
    </message>
    <message>
        <source>The table is as you traced it. Undo takes it back.</source>
        <translation>Der Tisch ist, wie Sie ihn nachgezeichnet haben. Rückgängig nimmt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>The table is found; %n models are read.</source>
        <translation><numerusform>Der Tisch ist gefunden; %n Modell wird gelesen.</numerusform><numerusform>Der Tisch ist gefunden; %n Modelle werden gelesen.</numerusform></translation>
    </message>
    <message>
        <source>The table is judged by the rules as they are written here. Press to see it under those that are saved.</source>
        <translation>Der Tisch wird nach den Regeln beurteilt, wie sie hier stehen. Ein Klick zeigt ihn unter den gespeicherten.</translation>
    </message>
    <message>
        <source>The table is not checked yet.</source>
        <translation>Der Tisch ist noch nicht geprüft.</translation>
    </message>
    <message>
        <source>The table shows who can be where by which turn: the earlier, the darker. Dots are ground of which nothing is known. Each objective says who is first there, and how often in 100 games. Move terrain, and all of it is counted again.</source>
        <translation>Der Tisch zeigt, wer bis zu welcher Runde wo sein kann: je früher, desto dunkler. Punkte sind Boden, von dem nichts bekannt ist. Jedes Ziel sagt, wer zuerst dort ist und wie oft in 100 Spielen. Verschieben Sie Gelände, und alles wird neu gezählt.</translation>
    </message>
    <message>
        <source>The table with its models as they stand.</source>
        <translation>Der Tisch mit den Modellen, wie sie stehen.</translation>
    </message>
    <message>
        <source>The table with the picture under its terrain</source>
        <translation>Der Tisch mit dem Bild unter seinem Gelände</translation>
    </message>
    <message>
        <source>The table's ground</source>
        <translation>Der Boden des Tisches</translation>
    </message>
    <message>
        <source>The table, %1.</source>
        <translation>Der Tisch, %1.</translation>
    </message>
    <message>
        <source>The thickness of the base, with the hill under it</source>
        <translation>Die Dicke der Base mit dem Hügel darunter</translation>
    </message>
    <message>
        <source>The tolerance must be 0 or more.</source>
        <translation>Die Toleranz muss mindestens 0 sein.</translation>
    </message>
    <message>
        <source>The tones of the watched table are heard.</source>
        <translation>Die Töne des beobachteten Tisches sind zu hören.</translation>
    </message>
    <message>
        <source>The tones of the watched table are silent.</source>
        <translation>Die Töne des beobachteten Tisches schweigen.</translation>
    </message>
    <message>
        <source>The tools</source>
        <translation>Die Werkzeuge</translation>
    </message>
    <message>
        <source>The turn takes a die</source>
        <translation>Die Drehung kostet einen Würfel</translation>
    </message>
    <message>
        <source>The turn that is shown. Space plays the turns.</source>
        <translation>Die gezeigte Runde. Die Leertaste spielt die Runden ab.</translation>
    </message>
    <message>
        <source>The turns are being counted…</source>
        <translation>Die Runden werden gezählt …</translation>
    </message>
    <message>
        <source>The umpire lets an illegal move pass. The history keeps name and reason.</source>
        <translation>Die Spielleitung lässt einen regelwidrigen Zug zu. Der Verlauf behält Name und Grund.</translation>
    </message>
    <message>
        <source>The unsaved changes of %1 cannot be restored. They are kept in %2.</source>
        <translation>Die ungespeicherten Änderungen von %1 lassen sich nicht wiederherstellen. Sie liegen in %2.</translation>
    </message>
    <message>
        <source>The value in force is %1.</source>
        <translation>Es gilt der Wert %1.</translation>
    </message>
    <message>
        <source>The verdict changes for %1, other figures for %2; %3 stay the same.</source>
        <translation>Das Urteil ändert sich bei %1, andere Zahlen bei %2; %3 bleiben gleich.</translation>
    </message>
    <message>
        <source>The verdict comes first, then every problem, every cost and the dice. Each names its rule. Select a line to see its place on the table. Below an illegal move stand legal alternatives. Enter proposes one.</source>
        <translation>Zuerst das Urteil, dann jedes Problem, alle Kosten und die Würfel, jeweils mit ihrer Regel. Eine gewählte Zeile zeigt ihren Platz auf dem Tisch. Unter einem regelwidrigen Zug stehen erlaubte Alternativen. Eingabe schlägt eine vor.</translation>
    </message>
    <message>
        <source>The verdict has changed: %1</source>
        <translation>Das Urteil hat sich geändert: %1</translation>
    </message>
    <message>
        <source>The whole table and its four markers are in the picture.</source>
        <translation>Der ganze Tisch und seine vier Marken sind im Bild.</translation>
    </message>
    <message>
        <source>The whole table, %1</source>
        <translation>Der ganze Tisch, %1</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>The work ran out: some bounds are wide.</source>
        <translation>Die Arbeit reichte nicht: manche Grenzen sind weit.</translation>
    </message>
    <message>
        <source>The work was stopped. The report has what was found before.</source>
        <translation>Die Arbeit wurde angehalten. Der Bericht hat, was bis dahin gefunden war.</translation>
    </message>
    <message>
        <source>The workshop</source>
        <translation>Die Werkstatt</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Dort</translation>
    </message>
    <message numerus="yes">
        <source>There are %n interpretations. Select a row to see its ruling.</source>
        <translation><numerusform>Es gibt %n Auslegung. Eine gewählte Zeile zeigt ihr Urteil.</numerusform><numerusform>Es gibt %n Auslegungen. Eine gewählte Zeile zeigt ihr Urteil.</numerusform></translation>
    </message>
    <message>
        <source>There are no objectives. Draw one as a marking.</source>
        <translation>Es gibt keine Ziele. Zeichnen Sie eines als Markierung.</translation>
    </message>
    <message>
        <source>There by the end of a turn, in 100</source>
        <translation>Am Ende einer Runde dort, von 100</translation>
    </message>
    <message>
        <source>There is no game to watch for.</source>
        <translation>Es ist kein Spiel offen, für das beobachtet werden könnte.</translation>
    </message>
    <message>
        <source>There is no movement range: %1</source>
        <translation>Es gibt keine Reichweite: %1</translation>
    </message>
    <message>
        <source>There is no other side on this table.</source>
        <translation>Auf diesem Tisch gibt es keine andere Seite.</translation>
    </message>
    <message>
        <source>There is no picture under the terrain.</source>
        <translation>Unter dem Gelände liegt kein Bild.</translation>
    </message>
    <message>
        <source>There is no room for terrain on this table.</source>
        <translation>Auf diesem Tisch ist kein Platz für Gelände.</translation>
    </message>
    <message>
        <source>There is no sound card: the tones are silent.</source>
        <translation>Es gibt keine Soundkarte: die Töne schweigen.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>Es gibt keinen Tisch %1.</translation>
    </message>
    <message>
        <source>There is no threat: %1</source>
        <translation>Es gibt keine Bedrohung: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>There is nothing to judge: choose a folder with games, or made-up moves.</source>
        <translation>Es gibt nichts zu beurteilen: Wähle einen Ordner mit Spielen oder erfundene Züge.</translation>
    </message>
    <message>
        <source>There is nothing to print yet: carry out a move first.</source>
        <translation>Es gibt noch nichts zu drucken: Führe zuerst einen Zug aus.</translation>
    </message>
    <message>
        <source>These are %1 numbers, and at most %2 can be looked for.</source>
        <translation>Das sind %1 Zahlen, und höchstens %2 können gesucht werden.</translation>
    </message>
    <message>
        <source>These keys belong to %1 too.</source>
        <translation>Diese Tasten gehören auch zu %1.</translation>
    </message>
    <message>
        <source>These rules do not allow reverse.</source>
        <translation>Diese Regeln erlauben kein Rückwärts.</translation>
    </message>
    <message>
        <source>These rules do not allow sideways moves.</source>
        <translation>Diese Regeln erlauben keine Seitwärtszüge.</translation>
    </message>
    <message>
        <source>These rules have a meaning of their own for it: see the page Model.</source>
        <translation>Diese Regeln lesen das selbst: siehe die Seite Modell.</translation>
    </message>
    <message>
        <source>They are lost too</source>
        <translation>Sie sind auch verloren</translation>
    </message>
    <message>
        <source>They are recorded at once</source>
        <translation>Sie werden sofort aufgezeichnet</translation>
    </message>
    <message>
        <source>They wait for Enter or the next model</source>
        <translation>Sie warten auf Enter oder das nächste Modell</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>This contradicts %1. Say why.</source>
        <translation>Das widerspricht: %1. Sagen Sie, warum.</translation>
    </message>
    <message>
        <source>This counts a race, not a war: who is first if no enemy hinders him.</source>
        <translation>Das zählt ein Rennen, keinen Krieg: wer zuerst dort ist, wenn kein Feind ihn hindert.</translation>
    </message>
    <message>
        <source>This file holds no preferences of Linesman.</source>
        <translation>Diese Datei enthält keine Einstellungen von Linesman.</translation>
    </message>
    <message>
        <source>This game belongs to no event.</source>
        <translation>Dieses Spiel gehört zu keiner Veranstaltung.</translation>
    </message>
    <message>
        <source>This holds for all models. Leave the first row full, and fill in the others.</source>
        <translation>Das gilt für alle Modelle. Lass die erste Zeile voll und füll die anderen aus.</translation>
    </message>
    <message>
        <source>This is a copy without history. It is not saved yet.</source>
        <translation>Dies ist eine Kopie ohne Verlauf. Sie ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>This is a part</source>
        <translation>Dies ist ein Teil</translation>
    </message>
    <message>
        <source>This is coarse, for the place where you hold it. Let go to count in full.</source>
        <translation>Das ist grob, für den Ort, an dem Sie es halten. Lassen Sie los, um genau zu zählen.</translation>
    </message>
    <message>
        <source>This is coarse; a better answer is on its way…</source>
        <translation>Das ist grob; eine bessere Antwort kommt …</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message>
        <source>This is not possible: %1.</source>
        <translation>Das geht nicht: %1.</translation>
    </message>
    <message>
        <source>This is the check code (SHA-256) of step %1 and all before it. “linesman-cli verify GAME --hash CODE” checks a file against it.</source>
        <translation>Dies ist die Prüfzahl (SHA-256) von Schritt %1 und allem davor. „linesman-cli verify SPIEL --hash ZAHL“ prüft eine Datei damit.</translation>
    </message>
    <message>
        <source>This is the last phase that a turn may have.</source>
        <translation>Dies ist die letzte Phase, die eine Runde haben kann.</translation>
    </message>
    <message>
        <source>This is the start of the game.</source>
        <translation>Das ist der Anfang des Spiels.</translation>
    </message>
    <message>
        <source>This line is 6 inches long, the marks below it go to 150 mm. If yours is not: print at 100 per cent, without fitting to the page.</source>
        <translation>Diese Linie ist 6 Zoll lang, die Striche darunter reichen bis 150 mm. Wenn nicht: Drucken Sie mit 100 Prozent, ohne Anpassung an die Seite.</translation>
    </message>
    <message>
        <source>This line says whether the move is legal, its cost and the missing dice. Enter carries it out.</source>
        <translation>Diese Zeile sagt, ob der Zug erlaubt ist, was er kostet und welche Würfel fehlen. Eingabe führt ihn aus.</translation>
    </message>
    <message>
        <source>This move cannot be interrupted.</source>
        <translation>Dieser Zug kann nicht unterbrochen werden.</translation>
    </message>
    <message>
        <source>This move is not there any more.</source>
        <translation>Diesen Zug gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This move is only proposed: it is in no history. “linesman-cli judge GAME ORDER” gives the same ruling.</source>
        <translation>Dieser Zug ist nur vorgeschlagen und steht in keinem Verlauf. „linesman-cli judge SPIEL ZUG“ gibt dasselbe Urteil.</translation>
    </message>
    <message>
        <source>This move needs no dice.</source>
        <translation>Dieser Zug braucht keine Würfel.</translation>
    </message>
    <message>
        <source>This needs another roll: you can only look at it.</source>
        <translation>Dies braucht einen anderen Wurf: Sie können es nur ansehen.</translation>
    </message>
    <message>
        <source>This rule is a text to read. It judges nothing.</source>
        <translation>Diese Regel ist ein Text zum Lesen. Sie beurteilt nichts.</translation>
    </message>
    <message>
        <source>This ruling is from the history. Today's rules give another ruling.</source>
        <translation>Dieses Urteil steht im Verlauf. Die heutigen Regeln geben ein anderes.</translation>
    </message>
    <message>
        <source>This step has no ruling to judge again.</source>
        <translation>Dieser Schritt hat kein Urteil, das neu gefällt werden könnte.</translation>
    </message>
    <message>
        <source>This table has %1. The first: %2</source>
        <translation>Dieser Tisch hat %1. Zuerst: %2</translation>
    </message>
    <message>
        <source>This terrain is locked: unlock it first.</source>
        <translation>Dieses Gelände ist gesperrt: erst entsperren.</translation>
    </message>
    <message>
        <source>Threat of %1</source>
        <translation>Bedrohung durch %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the game:</source>
        <translation>Titel des Spiels:</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>To check this sheet</source>
        <translation>Um dieses Blatt zu prüfen</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>Ganz &amp;nach unten</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>&amp;Ganz nach oben</translation>
    </message>
    <message>
        <source>Today the move cannot be judged: %1</source>
        <translation>Heute lässt sich der Zug nicht beurteilen: %1</translation>
    </message>
    <message>
        <source>Today's ruling differs</source>
        <translation>Das heutige Urteil ist anders</translation>
    </message>
    <message>
        <source>Tones of the watched table off or o&amp;n</source>
        <translation>Töne des beobachteten Tisches &amp;aus oder an</translation>
    </message>
    <message>
        <source>Tool box</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Town: buildings, ruins, walls</source>
        <translation>Stadt: Gebäude, Ruinen, Mauern</translation>
    </message>
    <message>
        <source>Trait of the rows</source>
        <translation>Merkmal der Zeilen</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Traits of models</source>
        <translation>Merkmale der Modelle</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Tablett</translation>
    </message>
    <message>
        <source>Troops by ground</source>
        <translation>Truppen nach Gelände</translation>
    </message>
    <message>
        <source>Try on this table</source>
        <translation>An diesem Tisch ausprobieren</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>Runde </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Turn %1, phase %2</source>
        <translation>Runde %1, Phase %2</translation>
    </message>
    <message>
        <source>Turn %1, phase %2, %3</source>
        <translation>Runde %1, Phase %2, %3</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Turn left by %1</source>
        <translation>Linksdrehung um %1</translation>
    </message>
    <message>
        <source>Turn left by 15 degrees</source>
        <translation>15 Grad nach links drehen</translation>
    </message>
    <message>
        <source>Turn left by a hexside</source>
        <translation>Um eine Feldseite nach links drehen</translation>
    </message>
    <message>
        <source>Turn right by %1</source>
        <translation>Rechtsdrehung um %1</translation>
    </message>
    <message>
        <source>Turn right by 15 degrees</source>
        <translation>15 Grad nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn right by a hexside</source>
        <translation>Um eine Feldseite nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn, °</source>
        <translation>Drehung, °</translation>
    </message>
    <message>
        <source>Turned by %1 degrees. Shift: steps of 15.</source>
        <translation>Um %1 Grad gedreht. Umschalt: Schritte von 15.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Turns, %1</source>
        <translation>Runden, %1</translation>
    </message>
    <message>
        <source>Two models, the ground between them, one answer.</source>
        <translation>Zwei Modelle, das Gelände dazwischen, eine Antwort.</translation>
    </message>
    <message>
        <source>Type a few letters of each of the two models.</source>
        <translation>Für jedes der beiden Modelle ein paar Buchstaben tippen.</translation>
    </message>
    <message>
        <source>Type a length, a length&lt;heading, or x,y.</source>
        <translation>Tippen: Länge, Länge&lt;Richtung oder x,y.</translation>
    </message>
    <message>
        <source>Type a rule</source>
        <translation>Regel tippen</translation>
    </message>
    <message>
        <source>Type full, half, third, x 1.5, no, stop, at most 6, +2 or -1. Each cell is a rule. An asterisk marks further rules in the list.</source>
        <translation>Tippen Sie voll, halb, drittel, x 1,5, nein, halt, höchstens 6, +2 oder -1. Jede Zelle ist eine Regel. Ein Stern zeigt weitere Regeln der Liste.</translation>
    </message>
    <message>
        <source>Type how much more or less: −2, +1, /2.</source>
        <translation>Tippen Sie, wie viel mehr oder weniger: −2, +1, /2.</translation>
    </message>
    <message>
        <source>Type the faces that fell at the table, or let the program roll. Each roll is kept in the history.</source>
        <translation>Die Augen tippen, die am Tisch gefallen sind, oder das Programm würfeln lassen. Jeder Wurf steht im Verlauf.</translation>
    </message>
    <message>
        <source>Type the reason.</source>
        <translation>Tippen Sie den Grund.</translation>
    </message>
    <message>
        <source>Type the rule as a sentence: It moves at least 2.</source>
        <translation>Die Regel als Satz tippen: Es zieht mindestens 2.</translation>
    </message>
    <message>
        <source>Type what your rulebook calls it. Every page and print then says so; files stay the same.</source>
        <translation>Tippen Sie, wie Ihr Regelbuch es nennt. Jede Seite und jeder Druck sagt es dann so; Dateien bleiben gleich.</translation>
    </message>
    <message>
        <source>Type words, or propose a move.</source>
        <translation>Geben Sie Wörter ein, oder schlagen Sie einen Zug vor.</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <translation>Gruppe &amp;auflösen</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Under %1: %2</source>
        <translation>Nach %1: %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit of the base</source>
        <translation>Maßeinheit der Base</translation>
    </message>
    <message>
        <source>Unit of the table's size</source>
        <translation>Maßeinheit der Tischgröße</translation>
    </message>
    <message>
        <source>Units and models</source>
        <translation>Einheiten und Modelle</translation>
    </message>
    <message>
        <source>Unknown words</source>
        <translation>Unbekannte Wörter</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Until when</source>
        <translation>Bis wann</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Up&amp;hold</source>
        <translation>&amp;Bestätigen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Up, Down in the interpretations</source>
        <translation>Auf, Ab in den Auslegungen</translation>
    </message>
    <message>
        <source>Up, Down on a figure</source>
        <translation>Auf, Ab auf einem Wert</translation>
    </message>
    <message>
        <source>Uphill, degrees from north</source>
        <translation>Bergauf, Grad von Nord</translation>
    </message>
    <message>
        <source>Uphill°</source>
        <translation>Bergauf°</translation>
    </message>
    <message>
        <source>Use the usual lens without zoom, and send the picture itself: messengers make it smaller.</source>
        <translation>Das übliche Objektiv ohne Zoom nehmen und das Bild selbst schicken: Messenger verkleinern es.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Usual values</source>
        <translation>Übliche Werte</translation>
    </message>
    <message>
        <source>Valley: a river, bridges, woods, fields</source>
        <translation>Tal: ein Fluss, Brücken, Wälder, Felder</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Verdicts that change</source>
        <translation>Urteile, die sich ändern</translation>
    </message>
    <message>
        <source>Waiting for hands to leave</source>
        <translation>Wartet, bis die Hände weg sind</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Warning: this file was changed outside the program (%1).</source>
        <translation>Warnung: diese Datei wurde außerhalb des Programms geändert (%1).</translation>
    </message>
    <message>
        <source>Warning: this file was changed outside the program (step %1: %2).</source>
        <translation>Warnung: diese Datei wurde außerhalb des Programms geändert (Schritt %1: %2).</translation>
    </message>
    <message>
        <source>Watch the t&amp;able…</source>
        <translation>Den &amp;Tisch beobachten…</translation>
    </message>
    <message>
        <source>Watch the table</source>
        <translation>Den Tisch beobachten</translation>
    </message>
    <message>
        <source>Watched table</source>
        <translation>Beobachteter Tisch</translation>
    </message>
    <message>
        <source>Ways through it</source>
        <translation>Wege hindurch</translation>
    </message>
    <message>
        <source>Wedge</source>
        <translation>Keil</translation>
    </message>
    <message>
        <source>West to &amp;east</source>
        <translation>West nach &amp;Ost</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation>Was %1 bewirkt</translation>
    </message>
    <message>
        <source>What %1 means</source>
        <translation>Was %1 bedeutet</translation>
    </message>
    <message>
        <source>What %1 says</source>
        <translation>Was %1 sagt</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht gelesen werden konnte</translation>
    </message>
    <message>
        <source>What is wrong with this table, and what its designer may not want. Enter leads there. Fix corrects it, Ignore keeps the reason.</source>
        <translation>Was an diesem Tisch falsch ist, und was sein Entwerfer vielleicht nicht will. Eingabe führt dorthin. Richten behebt es, Übergehen behält den Grund.</translation>
    </message>
    <message>
        <source>What it shows:</source>
        <translation>Was er zeigt:</translation>
    </message>
    <message>
        <source>What only one of the rules says is marked with ≠.</source>
        <translation>Was nur eine der Regeln sagt, ist mit ≠ gekennzeichnet.</translation>
    </message>
    <message>
        <source>What the answer leaves out</source>
        <translation>Was die Antwort auslässt</translation>
    </message>
    <message>
        <source>What the camera told</source>
        <translation>Was die Kamera gemeldet hat</translation>
    </message>
    <message>
        <source>What the camera told. Pictures of moves are kept in %1.</source>
        <translation>Was die Kamera gemeldet hat. Bilder von Zügen werden in %1 behalten.</translation>
    </message>
    <message>
        <source>What the rules need</source>
        <translation>Was die Regeln brauchen</translation>
    </message>
    <message>
        <source>What the rules say about it</source>
        <translation>Was die Regeln dazu sagen</translation>
    </message>
    <message>
        <source>What watches the table</source>
        <translation>Was den Tisch beobachtet</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Was es ändern würde</translation>
    </message>
    <message>
        <source>What you agreed on for this game. First come the options that players dispute. Every ruling names what is not as usual. You can save your house rules as a ruleset.</source>
        <translation>Was Sie für dieses Spiel vereinbart haben. Zuerst kommen die Optionen, über die Spieler streiten. Jedes Urteil nennt, was nicht wie üblich ist. Hausregeln lassen sich als Regelwerk speichern.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Wheel %1</source>
        <translation>%1 schwenken</translation>
    </message>
    <message>
        <source>Wheel while a shape is dragged</source>
        <translation>Rad, während eine Form gezogen wird</translation>
    </message>
    <message>
        <source>When carried out</source>
        <translation>Nach dem Ausführen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where does it stand now? A photograph of the table with its markers says it.</source>
        <translation>Wo steht es jetzt? Ein Foto vom Tisch mit seinen Marken sagt es.</translation>
    </message>
    <message>
        <source>Where it could go</source>
        <translation>Wohin es könnte</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who decides?</source>
        <translation>Wer entscheidet?</translation>
    </message>
    <message>
        <source>Who is interrupted</source>
        <translation>Wer unterbrochen wird</translation>
    </message>
    <message>
        <source>Who is where by which turn, over %1 turns.</source>
        <translation>Wer bis zu welcher Runde wo ist, über %1 Runden.</translation>
    </message>
    <message>
        <source>Whose path</source>
        <translation>Wessen Weg</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why is it correct?</source>
        <translation>Warum ist es richtig?</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Warum:</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of a strip, inches</source>
        <translation>Breite eines Streifens, Zoll</translation>
    </message>
    <message>
        <source>Width of the base</source>
        <translation>Breite der Base</translation>
    </message>
    <message>
        <source>Width of the card, pixels</source>
        <translation>Breite der Karte, Pixel</translation>
    </message>
    <message>
        <source>Width of the strip, inches</source>
        <translation>Breite des Streifens, Zoll</translation>
    </message>
    <message>
        <source>Width, across the facing</source>
        <translation>Breite, quer zur Blickrichtung</translation>
    </message>
    <message>
        <source>Width, height</source>
        <translation>Breite, Höhe</translation>
    </message>
    <message>
        <source>Width, west to east</source>
        <translation>Breite, West nach Ost</translation>
    </message>
    <message>
        <source>Wilderness: woods, rocks, water</source>
        <translation>Wildnis: Wälder, Felsen, Wasser</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Within the agreed tolerance of %1</source>
        <translation>Innerhalb der vereinbarten Toleranz von %1</translation>
    </message>
    <message>
        <source>Without four of them, place pins on the corners by hand.</source>
        <translation>Ohne vier von ihnen die Nadeln von Hand auf die Ecken setzen.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Words of a case</source>
        <translation>Wörter eines Falls</translation>
    </message>
    <message>
        <source>Words of the ruleset</source>
        <translation>Wörter des Regelwerks</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Eigene Wörter</translation>
    </message>
    <message>
        <source>Words; empty: like the present move</source>
        <translation>Wörter; leer: wie der jetzige Zug</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Workshop: %1</source>
        <translation>Werkstatt: %1</translation>
    </message>
    <message>
        <source>Write a picture of the window to this file and leave.</source>
        <translation>Ein Bild des Fensters in diese Datei schreiben und aufhören.</translation>
    </message>
    <message>
        <source>Write down what both sides say. The line names the cases like this one. Uphold the ruling, or override it with a reason. The decision is filed as a case in the folder of cases.</source>
        <translation>Schreiben Sie auf, was beide Seiten sagen. Die Zeile nennt die Fälle wie diesen. Bestätigen Sie das Urteil, oder heben Sie es mit einem Grund auf. Die Entscheidung wird im Ordner der Fälle abgelegt.</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>Sie sind</translation>
    </message>
    <message>
        <source>You can now begin a new game with “%1”.</source>
        <translation>Ein neues Spiel kann jetzt mit „%1“ beginnen.</translation>
    </message>
    <message>
        <source>You decide against the ruling: the move is illegal. Say why.</source>
        <translation>Sie entscheiden gegen das Urteil: Der Zug ist regelwidrig. Sagen Sie, warum.</translation>
    </message>
    <message>
        <source>You decide against the ruling: the move is legal. Say why.</source>
        <translation>Sie entscheiden gegen das Urteil: Der Zug ist erlaubt. Sagen Sie, warum.</translation>
    </message>
    <message>
        <source>You decide otherwise, and say why.</source>
        <translation>Sie entscheiden anders und sagen, warum.</translation>
    </message>
    <message>
        <source>You do not have these rules yet.</source>
        <translation>Diese Regeln haben Sie noch nicht.</translation>
    </message>
    <message>
        <source>You go to table %1.</source>
        <translation>Sie gehen zu Tisch %1.</translation>
    </message>
    <message>
        <source>You have no rules of your own yet. Begin with a new ruleset.</source>
        <translation>Sie haben noch keine eigenen Regeln. Beginnen Sie mit einem neuen Regelwerk.</translation>
    </message>
    <message>
        <source>You have other rules under this name.</source>
        <translation>Unter diesem Namen haben Sie andere Regeln.</translation>
    </message>
    <message>
        <source>You have these rules already.</source>
        <translation>Diese Regeln haben Sie schon.</translation>
    </message>
    <message>
        <source>You say</source>
        <translation>Sie sagen</translation>
    </message>
    <message>
        <source>You see a past step: the movement range needs the present.</source>
        <translation>Sie sehen einen früheren Schritt: die Reichweite braucht die Gegenwart.</translation>
    </message>
    <message>
        <source>You see a past step: the threat needs the present.</source>
        <translation>Sie sehen einen vergangenen Schritt: die Bedrohung braucht die Gegenwart.</translation>
    </message>
    <message>
        <source>You see the table after step %1.</source>
        <translation>Sie sehen den Tisch nach Schritt %1.</translation>
    </message>
    <message>
        <source>You see the table at the start.</source>
        <translation>Sie sehen den Tisch am Anfang.</translation>
    </message>
    <message>
        <source>You take the call of the chosen table (Enter).</source>
        <translation>Sie nehmen den Ruf des gewählten Tisches an (Eingabe).</translation>
    </message>
    <message>
        <source>Your changes are kept in %2. Save the game under another name (%1).</source>
        <translation>Ihre Änderungen liegen in %2. Das Spiel unter anderem Namen speichern (%1).</translation>
    </message>
    <message>
        <source>Your changes are only in memory (%1). Save the game somewhere else.</source>
        <translation>Ihre Änderungen sind nur im Speicher (%1). Das Spiel anderswo speichern.</translation>
    </message>
    <message>
        <source>Your opponents see the table and the verdict here, without panels. F11 fills the screen.</source>
        <translation>Ihre Gegner sehen hier den Tisch und das Urteil, ohne Seiten. F11 füllt den Bildschirm.</translation>
    </message>
    <message>
        <source>Your own &amp;words…</source>
        <translation>Eigene &amp;Wörter…</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Eigene Wörter</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone: drag a rectangle, or click its corners. Enter, or the last corner again, ends it.</source>
        <translation>Zone: Rechteck ziehen oder Ecken klicken. Eingabe oder die letzte Ecke nochmals beendet sie.</translation>
    </message>
    <message>
        <source>Zones, objectives, arrows and words on the table, and how many turns there are. No ruling reads them.</source>
        <translation>Zonen, Ziele, Pfeile und Wörter auf dem Tisch und wie viele Runden es gibt. Kein Urteil liest sie.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation>[ und ]</translation>
    </message>
    <message>
        <source>[ and ], Shift+Left, Shift+Right</source>
        <translation>[ und ], Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>a JSON list</source>
        <translation>eine JSON-Liste</translation>
    </message>
    <message>
        <source>a choice of yours</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>a fairer table</source>
        <translation>ein gerechterer Tisch</translation>
    </message>
    <message>
        <source>a file more or less</source>
        <translation>eine Rotte mehr oder weniger</translation>
    </message>
    <message>
        <source>a loss of %1</source>
        <translation>ein Verlust von %1</translation>
    </message>
    <message>
        <source>a loss taken back of %1</source>
        <translation>ein zurückgenommener Verlust von %1</translation>
    </message>
    <message>
        <source>a marking</source>
        <translation>eine Markierung</translation>
    </message>
    <message>
        <source>a move accepted as it stands</source>
        <translation>ein Zug, den die Spieler so stehen lassen</translation>
    </message>
    <message>
        <source>a narrower or wider strip</source>
        <translation>schmalerer oder breiterer Streifen</translation>
    </message>
    <message>
        <source>a rectangle, a straight line, a circle, freehand, or hexes</source>
        <translation>ein Rechteck, eine gerade Linie, ein Kreis, Freihand oder Felder</translation>
    </message>
    <message>
        <source>a rectangular zone, or a straight arrow</source>
        <translation>eine rechteckige Zone oder ein gerader Pfeil</translation>
    </message>
    <message>
        <source>a status of %1</source>
        <translation>ein Zustand von %1</translation>
    </message>
    <message>
        <source>a table by %1</source>
        <translation>eine Tabelle nach %1</translation>
    </message>
    <message numerus="yes">
        <source>a tray of %n models</source>
        <translation><numerusform>ein Tablett aus %n Modell</numerusform><numerusform>ein Tablett aus %n Modellen</numerusform></translation>
    </message>
    <message>
        <source>aboard %1</source>
        <translation>an Bord von %1</translation>
    </message>
    <message>
        <source>accepted as it stands</source>
        <translation>steht so mit Zustimmung</translation>
    </message>
    <message>
        <source>add them to the selected terrain, or remove them</source>
        <translation>zum gewählten Gelände hinzufügen oder entfernen</translation>
    </message>
    <message>
        <source>add to the selection, or remove from it</source>
        <translation>zur Auswahl hinzufügen oder aus ihr entfernen</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>agreed by %1</source>
        <translation>vereinbart von %1</translation>
    </message>
    <message>
        <source>all models alike</source>
        <translation>alle Modelle gleich</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>also ask about its facing: 15 degrees, with Ctrl one</source>
        <translation>auch nach der Blickrichtung fragen: 15 Grad, mit Strg eines</translation>
    </message>
    <message>
        <source>altitude %1 → %2</source>
        <translation>Höhe %1 → %2</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>always: %1</source>
        <translation>immer: %1</translation>
    </message>
    <message>
        <source>an ignored warning</source>
        <translation>eine übergangene Warnung</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>und %n weiterer</numerusform><numerusform>und %n weitere</numerusform></translation>
    </message>
    <message>
        <source>another %1</source>
        <translation>noch einmal %1</translation>
    </message>
    <message>
        <source>another shape: polygon, rectangle, circle, strip, freehand, hexes</source>
        <translation>andere Form: Vieleck, Rechteck, Kreis, Streifen, Freihand, Felder</translation>
    </message>
    <message>
        <source>any action</source>
        <translation>beliebige Aktion</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>irgendwohin</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>as it stands, line, ranks, column, wedge, file, tray</source>
        <translation>wie sie steht, Linie, Reihen, Kolonne, Keil, Gänsemarsch, Tablett</translation>
    </message>
    <message>
        <source>at least…</source>
        <translation>mindestens…</translation>
    </message>
    <message>
        <source>at most…</source>
        <translation>höchstens…</translation>
    </message>
    <message>
        <source>back to the table, where Enter carries out</source>
        <translation>zurück zum Tisch, wo Eingabe ausführt</translation>
    </message>
    <message>
        <source>best roll (%1): %2</source>
        <translation>bester Wurf (%1): %2</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>breaking %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message>
        <source>by %1. %2</source>
        <translation>nach %1. %2</translation>
    </message>
    <message>
        <source>by degrees…</source>
        <translation>nach Grad…</translation>
    </message>
    <message>
        <source>cancel the move</source>
        <translation>den Zug abbrechen</translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation>kann sich nicht bewegen</translation>
    </message>
    <message>
        <source>carry out the move</source>
        <translation>den Zug ausführen</translation>
    </message>
    <message>
        <source>carry out the move from anywhere, also from a field</source>
        <translation>den Zug von überall ausführen, auch aus einem Feld</translation>
    </message>
    <message>
        <source>carry out the move that was found</source>
        <translation>den gefundenen Zug ausführen</translation>
    </message>
    <message>
        <source>change a step</source>
        <translation>einen Schritt ändern</translation>
    </message>
    <message>
        <source>change the proposed path</source>
        <translation>den vorgeschlagenen Weg ändern</translation>
    </message>
    <message>
        <source>clear the kept measurements</source>
        <translation>die behaltenen Messungen löschen</translation>
    </message>
    <message>
        <source>climb or descend an inch; with Shift six</source>
        <translation>einen Zoll klettern oder absteigen; mit Umschalt sechs</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>comes on</source>
        <translation>kommt ins Spiel</translation>
    </message>
    <message>
        <source>contested: in the same turn</source>
        <translation>umkämpft: in derselben Runde</translation>
    </message>
    <message>
        <source>copy the table and what is ruled as a picture</source>
        <translation>Tisch und Urteil als Bild kopieren</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>correcting step %1</source>
        <translation>Berichtigung von Schritt %1</translation>
    </message>
    <message>
        <source>corrects step %1</source>
        <translation>berichtigt Schritt %1</translation>
    </message>
    <message>
        <source>costs up to %1</source>
        <translation>kostet bis zu %1</translation>
    </message>
    <message>
        <source>cutting %1</source>
        <translation>Ausschneiden von %1</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>draw on top of it; without Alt the press moves the model</source>
        <translation>darauf zeichnen; ohne Alt bewegt es das Modell</translation>
    </message>
    <message>
        <source>draw rings round it, measured from its edge</source>
        <translation>Ringe darum zeichnen, von seiner Kante gemessen</translation>
    </message>
    <message>
        <source>duplicate it, select all terrain</source>
        <translation>verdoppeln, alles Gelände wählen</translation>
    </message>
    <message>
        <source>each first in %1</source>
        <translation>jede zuerst in %1</translation>
    </message>
    <message>
        <source>each game's own rules</source>
        <translation>den eigenen Regeln jedes Spiels</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>end the shape</source>
        <translation>die Form beenden</translation>
    </message>
    <message>
        <source>end there</source>
        <translation>dort enden</translation>
    </message>
    <message>
        <source>entered with the move</source>
        <translation>mit dem Zug eingegeben</translation>
    </message>
    <message>
        <source>equally early</source>
        <translation>gleich früh</translation>
    </message>
    <message>
        <source>exactly there: no snapping to other bases</source>
        <translation>genau dort: ohne Einrasten an anderen Bases</translation>
    </message>
    <message>
        <source>faces, as rolled</source>
        <translation>Augen, wie gewürfelt</translation>
    </message>
    <message>
        <source>facing %1°</source>
        <translation>Blick %1°</translation>
    </message>
    <message>
        <source>facing %1° → %2°</source>
        <translation>Blickrichtung %1° → %2°</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>filled in</source>
        <translation>ergänzt</translation>
    </message>
    <message>
        <source>first model</source>
        <translation>erstes Modell</translation>
    </message>
    <message>
        <source>fix from the check</source>
        <translation>Behebung aus der Prüfung</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>behoben</translation>
    </message>
    <message>
        <source>follow it: all of it, or between the next two clicks</source>
        <translation>ihr folgen: ganz, oder zwischen den nächsten zwei Klicks</translation>
    </message>
    <message>
        <source>freeing %1</source>
        <translation>%1 befreien</translation>
    </message>
    <message>
        <source>from its unit</source>
        <translation>von seiner Einheit</translation>
    </message>
    <message>
        <source>from the table to the open pages and back</source>
        <translation>vom Tisch zu den offenen Seiten und zurück</translation>
    </message>
    <message>
        <source>full screen for table and answer, or back</source>
        <translation>Vollbild für Tisch und Antwort, oder zurück</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>gap, as thick as its share of ways</source>
        <translation>Lücke, dick bei vielen Wegen</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>going back to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>going to step %1</source>
        <translation>Wechsel zu Schritt %1</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>hex %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>hex %1, %2</source>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>hex without which some come later, likewise</source>
        <translation>Feld, ohne das jemand später kommt, ebenso</translation>
    </message>
    <message>
        <source>hold the selected models with the last reason, or free them</source>
        <translation>die gewählten Modelle mit dem letzten Grund binden oder befreien</translation>
    </message>
    <message>
        <source>holding %1</source>
        <translation>%1 binden</translation>
    </message>
    <message>
        <source>how it was ruled before</source>
        <translation>wie früher entschieden wurde</translation>
    </message>
    <message>
        <source>import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>in</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>in 1 of 10 rolls</source>
        <translation>in 1 von 10 Würfen</translation>
    </message>
    <message>
        <source>in 5 of 10 rolls</source>
        <translation>in 5 von 10 Würfen</translation>
    </message>
    <message>
        <source>in 9 of 10 rolls</source>
        <translation>in 9 von 10 Würfen</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>in Reserve</translation>
    </message>
    <message>
        <source>in the history</source>
        <translation>im Verlauf</translation>
    </message>
    <message>
        <source>in the same turn</source>
        <translation>in derselben Runde</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>interrupt the proposed move on its way</source>
        <translation>den vorgeschlagenen Zug unterwegs unterbrechen</translation>
    </message>
    <message>
        <source>it joins the move with its own path</source>
        <translation>es nimmt mit eigenem Weg am Zug teil</translation>
    </message>
    <message>
        <source>it keeps the side from %1</source>
        <translation>sie hält die Seite fern von: %1</translation>
    </message>
    <message>
        <source>its next move</source>
        <translation>ihr nächster Zug</translation>
    </message>
    <message>
        <source>keep the measurement on the table; it follows its models</source>
        <translation>die Messung auf dem Tisch behalten; sie folgt ihren Modellen</translation>
    </message>
    <message>
        <source>laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>leaves a wreck</source>
        <translation>hinterlässt ein Wrack</translation>
    </message>
    <message>
        <source>left the table</source>
        <translation>hat den Tisch verlassen</translation>
    </message>
    <message>
        <source>likeness %1 of 1000</source>
        <translation>Ähnlichkeit %1 von 1000</translation>
    </message>
    <message>
        <source>look at it on the table</source>
        <translation>es auf dem Tisch ansehen</translation>
    </message>
    <message>
        <source>made-up move %1</source>
        <translation>erfundener Zug %1</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>markers of models</source>
        <translation>Marken der Modelle</translation>
    </message>
    <message>
        <source>marking deleted</source>
        <translation>Markierung gelöscht</translation>
    </message>
    <message>
        <source>measure from edge to edge; Space or the other button sets a waypoint</source>
        <translation>von Kante zu Kante messen; Leertaste oder die andere Taste setzt einen Wegpunkt</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>move a crosshair by one of the unit, with Shift by a tenth</source>
        <translation>ein Fadenkreuz um eine Einheit bewegen, mit Umschalt um ein Zehntel</translation>
    </message>
    <message>
        <source>move it</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>move it freely, with all that is selected</source>
        <translation>frei bewegen, mit allem Gewählten</translation>
    </message>
    <message>
        <source>move it; with Shift along one axis, with Ctrl without snapping</source>
        <translation>verschieben; mit Umschalt entlang einer Achse, mit Strg ohne Einrasten</translation>
    </message>
    <message>
        <source>move the crosshair by an inch; with Shift by a tenth</source>
        <translation>das Fadenkreuz um einen Zoll bewegen; mit Umschalt um ein Zehntel</translation>
    </message>
    <message>
        <source>move the view</source>
        <translation>die Ansicht verschieben</translation>
    </message>
    <message>
        <source>move the view while nothing is selected</source>
        <translation>die Ansicht verschieben, solange nichts gewählt ist</translation>
    </message>
    <message>
        <source>moved again</source>
        <translation>noch einmal bewegt</translation>
    </message>
    <message>
        <source>moved from %1 to %2</source>
        <translation>von %1 nach %2 bewegt</translation>
    </message>
    <message>
        <source>moved from hex %1 to %2</source>
        <translation>von Feld %1 nach %2 bewegt</translation>
    </message>
    <message>
        <source>name %1 → %2</source>
        <translation>Name %1 → %2</translation>
    </message>
    <message>
        <source>name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>next model, previous model, then the panels</source>
        <translation>nächstes Modell, voriges Modell, dann die Seiten</translation>
    </message>
    <message>
        <source>next terrain under the pointer, or next of all terrain</source>
        <translation>nächstes Gelände unter dem Zeiger, oder nächstes von allen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no acting</source>
        <translation>kein Handeln</translation>
    </message>
    <message>
        <source>no going</source>
        <translation>kein Gehen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>no longer %1</source>
        <translation>nicht mehr %1</translation>
    </message>
    <message>
        <source>no longer held</source>
        <translation>nicht mehr gebunden</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>no modifier any more</source>
        <translation>kein Zu-/Abschlag mehr</translation>
    </message>
    <message>
        <source>no side by the last turn</source>
        <translation>keine Seite bis zur letzten Runde</translation>
    </message>
    <message>
        <source>no side there in %1</source>
        <translation>keine Seite dort in %1</translation>
    </message>
    <message>
        <source>no side: %1</source>
        <translation>keine Seite: %1</translation>
    </message>
    <message>
        <source>no such model</source>
        <translation>kein solches Modell</translation>
    </message>
    <message>
        <source>no turning</source>
        <translation>kein Drehen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>not by turn %1</source>
        <translation>nicht bis Runde %1</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not known yet, still searching…</source>
        <translation>noch nicht bekannt, es wird gesucht…</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>notes for designers</source>
        <translation>Notizen zum Entwurf</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing on a table</source>
        <translation>nichts auf einem Tisch</translation>
    </message>
    <message>
        <source>nowhere yet</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>nudge terrain or corner by an inch; with Shift by a tenth</source>
        <translation>Gelände oder Ecke um einen Zoll schieben; mit Umschalt um ein Zehntel</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>one more or less; with Shift a tenth</source>
        <translation>eins mehr oder weniger; mit Umschalt ein Zehntel</translation>
    </message>
    <message>
        <source>only as a minimum move</source>
        <translation>nur als Mindestzug</translation>
    </message>
    <message>
        <source>opacity of the picture</source>
        <translation>Deckkraft des Bildes</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>other usual radii</source>
        <translation>andere übliche Radien</translation>
    </message>
    <message>
        <source>our interpretation</source>
        <translation>unsere Lesart</translation>
    </message>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>overfull: a model is lost</source>
        <translation>überfüllt: ein Modell geht verloren</translation>
    </message>
    <message>
        <source>pasting models</source>
        <translation>Einfügen von Modellen</translation>
    </message>
    <message>
        <source>phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>photograph of the table</source>
        <translation>Foto vom Tisch</translation>
    </message>
    <message>
        <source>picture under the terrain</source>
        <translation>Bild unter dem Gelände</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>niedergehalten</translation>
    </message>
    <message>
        <source>places all of them: a whole unit at once</source>
        <translation>stellt alle: eine ganze Einheit auf einmal</translation>
    </message>
    <message>
        <source>point by keys: an inch, with Shift a quarter, or a hex</source>
        <translation>mit Tasten zeigen: ein Zoll, mit Umschalt ein Viertel, oder ein Feld</translation>
    </message>
    <message>
        <source>possible facings</source>
        <translation>mögliche Blickrichtungen</translation>
    </message>
    <message>
        <source>propose a move and see the ruling</source>
        <translation>einen Zug vorschlagen und das Urteil sehen</translation>
    </message>
    <message>
        <source>propose it</source>
        <translation>vorschlagen</translation>
    </message>
    <message>
        <source>propose it; Escape: cancel</source>
        <translation>vorschlagen; Esc: abbrechen</translation>
    </message>
    <message>
        <source>propose that move</source>
        <translation>diesen Zug vorschlagen</translation>
    </message>
    <message>
        <source>put at %1</source>
        <translation>gestellt auf %1</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurückstellen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>remove or shift a step</source>
        <translation>einen Schritt entfernen oder verschieben</translation>
    </message>
    <message>
        <source>remove the last corner</source>
        <translation>die letzte Ecke entfernen</translation>
    </message>
    <message>
        <source>remove the last point</source>
        <translation>den letzten Punkt entfernen</translation>
    </message>
    <message>
        <source>remove the last point; delete the marking</source>
        <translation>den letzten Punkt entfernen; die Markierung löschen</translation>
    </message>
    <message>
        <source>remove the last step</source>
        <translation>den letzten Schritt entfernen</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>Entfernen von %1</translation>
    </message>
    <message>
        <source>restored changes</source>
        <translation>wiederhergestellte Änderungen</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>right angle</source>
        <translation>rechter Winkel</translation>
    </message>
    <message>
        <source>right now, was wrong</source>
        <translation>jetzt richtig, war falsch</translation>
    </message>
    <message>
        <source>rolled at the table</source>
        <translation>am Tisch gewürfelt</translation>
    </message>
    <message>
        <source>rolled by the program</source>
        <translation>vom Programm gewürfelt</translation>
    </message>
    <message>
        <source>round, %1″, %2 mm</source>
        <translation>rund, %1″, %2 mm</translation>
    </message>
    <message>
        <source>rules in the game</source>
        <translation>Regeln im Spiel</translation>
    </message>
    <message>
        <source>ruleset %1 → %2</source>
        <translation>Regelwerk %1 → %2</translation>
    </message>
    <message>
        <source>say the action, or leave it open</source>
        <translation>die Aktion nennen oder offen lassen</translation>
    </message>
    <message>
        <source>say why the selected models are held, and until when</source>
        <translation>sagen, warum und bis wann die gewählten Modelle gebunden sind</translation>
    </message>
    <message>
        <source>scale it by a tenth</source>
        <translation>um ein Zehntel vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>scale, turn, or change the width of a strip</source>
        <translation>vergrößern, drehen oder die Breite eines Streifens ändern</translation>
    </message>
    <message>
        <source>scattered terrain</source>
        <translation>gestreutes Gelände</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>wird gesucht…</translation>
    </message>
    <message>
        <source>second model</source>
        <translation>zweites Modell</translation>
    </message>
    <message>
        <source>select its whole unit</source>
        <translation>seine ganze Einheit wählen</translation>
    </message>
    <message>
        <source>select models and terrain: shows all distances between up to four</source>
        <translation>Modelle und Gelände wählen: zeigt alle Abstände zwischen bis zu vier</translation>
    </message>
    <message>
        <source>select terrain, add to the selection, remove from it</source>
        <translation>Gelände wählen, hinzufügen, aus der Auswahl entfernen</translation>
    </message>
    <message>
        <source>select the models in a rectangle</source>
        <translation>die Modelle in einem Rechteck wählen</translation>
    </message>
    <message>
        <source>select the next model that has not moved in this turn</source>
        <translation>das nächste Modell wählen, das in dieser Runde noch nicht gezogen ist</translation>
    </message>
    <message>
        <source>select what lies within the rectangle</source>
        <translation>wählen, was im Rechteck liegt</translation>
    </message>
    <message>
        <source>set a corner at the crosshair</source>
        <translation>am Fadenkreuz eine Ecke setzen</translation>
    </message>
    <message>
        <source>set a corner; with Ctrl exactly there, without snapping</source>
        <translation>eine Ecke setzen; mit Strg genau dort, ohne Einrasten</translation>
    </message>
    <message>
        <source>set a point, snapped to what is there; with Shift, all of the terrain</source>
        <translation>einen Punkt setzen, der einrastet; mit Umschalt das ganze Gelände</translation>
    </message>
    <message>
        <source>set a point; the same place again ends a zone or an arrow</source>
        <translation>einen Punkt setzen; derselbe noch einmal beendet Zone oder Pfeil</translation>
    </message>
    <message>
        <source>set a waypoint while dragging</source>
        <translation>beim Ziehen einen Wegpunkt setzen</translation>
    </message>
    <message>
        <source>set by the players</source>
        <translation>von den Spielern gesetzt</translation>
    </message>
    <message>
        <source>set its face</source>
        <translation>seine Augen setzen</translation>
    </message>
    <message>
        <source>sheet %1 of %2</source>
        <translation>Blatt %1 von %2</translation>
    </message>
    <message>
        <source>show its corners; drag them, or the middle of a side</source>
        <translation>Ecken zeigen; sie oder die Mitte einer Seite ziehen</translation>
    </message>
    <message>
        <source>show or hide the next move of the other side</source>
        <translation>den nächsten Zug der anderen Seite zeigen oder verbergen</translation>
    </message>
    <message>
        <source>show or hide where the selected model can go</source>
        <translation>zeigen oder verbergen, wohin das gewählte Modell kann</translation>
    </message>
    <message>
        <source>shut, it costs %1 turns</source>
        <translation>geschlossen kostet sie %1 Runden</translation>
    </message>
    <message>
        <source>shut, it costs nothing</source>
        <translation>geschlossen kostet sie nichts</translation>
    </message>
    <message>
        <source>shut, some come no more</source>
        <translation>geschlossen kommt jemand nicht mehr</translation>
    </message>
    <message>
        <source>side %1 → %2</source>
        <translation>Seite %1 → %2</translation>
    </message>
    <message>
        <source>silence the tones of the watched table, or bring them back</source>
        <translation>die Töne des beobachteten Tisches aus- oder wieder einschalten</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>slide and keep the facing; S again ends it</source>
        <translation>gleiten und die Blickrichtung behalten; nochmals S beendet es</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>still searching…</source>
        <translation>wird noch gesucht…</translation>
    </message>
    <message>
        <source>stretched to %1 %</source>
        <translation>gestreckt auf %1 %</translation>
    </message>
    <message>
        <source>system, light or dark.</source>
        <translation>system, light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>table from a photograph</source>
        <translation>Tisch von einem Foto</translation>
    </message>
    <message>
        <source>table's edge</source>
        <translation>Tischkante</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>terrain deleted</source>
        <translation>Gelände gelöscht</translation>
    </message>
    <message>
        <source>terrain locked</source>
        <translation>Gelände gesperrt</translation>
    </message>
    <message>
        <source>terrain unlocked</source>
        <translation>Gelände entsperrt</translation>
    </message>
    <message>
        <source>the alignment</source>
        <translation>das Ausrichten</translation>
    </message>
    <message>
        <source>the angle about the first, from the second to the third</source>
        <translation>der Winkel um den ersten, vom zweiten zum dritten</translation>
    </message>
    <message>
        <source>the angle of a wheel about it, and the arc of the other front corner</source>
        <translation>der Winkel eines Schwenks darum und der Bogen der anderen vorderen Ecke</translation>
    </message>
    <message>
        <source>the backdrop</source>
        <translation>das Bild unter dem Gelände</translation>
    </message>
    <message>
        <source>the base of %1</source>
        <translation>die Base von %1</translation>
    </message>
    <message>
        <source>the bookmark</source>
        <translation>das Lesezeichen</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>die Kopie</translation>
    </message>
    <message>
        <source>the corners of %1</source>
        <translation>die Ecken von %1</translation>
    </message>
    <message>
        <source>the corrected dice</source>
        <translation>die berichtigten Würfel</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>der Schnitt</translation>
    </message>
    <message>
        <source>the decision of %1</source>
        <translation>die Entscheidung von %1</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <source>the dice of the selected models</source>
        <translation>die Würfel der gewählten Modelle</translation>
    </message>
    <message>
        <source>the height of %1</source>
        <translation>die Höhe von %1</translation>
    </message>
    <message>
        <source>the hexes of %1</source>
        <translation>die Felder von %1</translation>
    </message>
    <message>
        <source>the hold on %1</source>
        <translation>die Bindung von %1</translation>
    </message>
    <message>
        <source>the hole</source>
        <translation>das Loch</translation>
    </message>
    <message>
        <source>the joining</source>
        <translation>das Verbinden</translation>
    </message>
    <message>
        <source>the kind of %1</source>
        <translation>die Art von %1</translation>
    </message>
    <message>
        <source>the kind of models</source>
        <translation>der Typ der Modelle</translation>
    </message>
    <message>
        <source>the lock of %1</source>
        <translation>die Sperre von %1</translation>
    </message>
    <message>
        <source>the mirroring</source>
        <translation>das Spiegeln</translation>
    </message>
    <message>
        <source>the modifier of %1</source>
        <translation>der Zu-/Abschlag von %1</translation>
    </message>
    <message>
        <source>the move</source>
        <translation>der Zug</translation>
    </message>
    <message>
        <source>the move of %1</source>
        <translation>der Zug von %1</translation>
    </message>
    <message>
        <source>the move that was seen</source>
        <translation>den gesehenen Zug</translation>
    </message>
    <message>
        <source>the name of %1</source>
        <translation>der Name von %1</translation>
    </message>
    <message>
        <source>the new %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>the new ground</source>
        <translation>das neue Gelände</translation>
    </message>
    <message>
        <source>the number of turns</source>
        <translation>die Zahl der Runden</translation>
    </message>
    <message>
        <source>the options</source>
        <translation>die Optionen</translation>
    </message>
    <message>
        <source>the order of terrain</source>
        <translation>die Reihenfolge des Geländes</translation>
    </message>
    <message>
        <source>the outline of %1</source>
        <translation>der Umriss von %1</translation>
    </message>
    <message>
        <source>the place of %1</source>
        <translation>der Platz von %1</translation>
    </message>
    <message>
        <source>the place of a marking</source>
        <translation>der Platz einer Markierung</translation>
    </message>
    <message>
        <source>the place of terrain</source>
        <translation>der Platz von Gelände</translation>
    </message>
    <message>
        <source>the places of models</source>
        <translation>die Plätze der Modelle</translation>
    </message>
    <message>
        <source>the proposal</source>
        <translation>der Vorschlag</translation>
    </message>
    <message>
        <source>the rating of %1</source>
        <translation>die Einstufung von %1</translation>
    </message>
    <message>
        <source>the remark</source>
        <translation>die Bemerkung</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <translation>das Regelbuch</translation>
    </message>
    <message>
        <source>the ruleset %1</source>
        <translation>das Regelwerk %1</translation>
    </message>
    <message>
        <source>the ruling under other options</source>
        <translation>das Urteil unter anderen Optionen</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>derselbe</translation>
    </message>
    <message>
        <source>the selected model comes on there, if it may</source>
        <translation>das gewählte Modell kommt dort auf den Tisch, wenn es darf</translation>
    </message>
    <message>
        <source>the selected models are wrecks now</source>
        <translation>die gewählten Modelle sind jetzt Wracks</translation>
    </message>
    <message>
        <source>the selected models may spend less; then the reason</source>
        <translation>die gewählten Modelle haben weniger; dann der Grund</translation>
    </message>
    <message>
        <source>the selected models may spend more; then the reason</source>
        <translation>die gewählten Modelle haben mehr; dann der Grund</translation>
    </message>
    <message>
        <source>the selected tray gets a model back</source>
        <translation>das gewählte Tablett bekommt ein Modell zurück</translation>
    </message>
    <message>
        <source>the selected tray loses a model</source>
        <translation>das gewählte Tablett verliert ein Modell</translation>
    </message>
    <message>
        <source>the shape of terrain</source>
        <translation>die Form von Gelände</translation>
    </message>
    <message>
        <source>the side of %1</source>
        <translation>die Seite von %1</translation>
    </message>
    <message>
        <source>the table as it stands</source>
        <translation>den Tisch, wie er steht</translation>
    </message>
    <message>
        <source>the table's edge</source>
        <translation>dem Tischrand</translation>
    </message>
    <message>
        <source>the tables of the event</source>
        <translation>die Tische der Veranstaltung</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the unit %1</source>
        <translation>die Einheit %1</translation>
    </message>
    <message>
        <source>the unit of %1</source>
        <translation>die Einheit von %1</translation>
    </message>
    <message>
        <source>the way there and its cost</source>
        <translation>der Weg dorthin und seine Kosten</translation>
    </message>
    <message>
        <source>the width of %1</source>
        <translation>die Breite von %1</translation>
    </message>
    <message>
        <source>the wreck of %1</source>
        <translation>das Wrack von %1</translation>
    </message>
    <message>
        <source>there is no display to open a window on; linesman-cli judges without one.</source>
        <translation>es gibt keine Anzeige für ein Fenster; linesman-cli urteilt ohne eines.</translation>
    </message>
    <message>
        <source>this phase</source>
        <translation>diese Phase</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>diese Runde</translation>
    </message>
    <message>
        <source>this way</source>
        <translation>auf diesem Weg</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>to %1°</source>
        <translation>bis %1°</translation>
    </message>
    <message>
        <source>to here</source>
        <translation>hierhin</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>to where it stands now: shows whether it could have got there</source>
        <translation>dorthin, wo es jetzt steht: zeigt, ob es dorthin kommen konnte</translation>
    </message>
    <message>
        <source>together in %1</source>
        <translation>gleichzeitig in %1</translation>
    </message>
    <message>
        <source>together: %1</source>
        <translation>gleichzeitig: %1</translation>
    </message>
    <message>
        <source>too narrow for %1</source>
        <translation>zu eng für %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>turn %1 or later, unknown</source>
        <translation>Runde %1 oder später, unbekannt</translation>
    </message>
    <message>
        <source>turn %1 to %2, unknown between</source>
        <translation>Runde %1 bis %2, dazwischen unbekannt</translation>
    </message>
    <message>
        <source>turn %1 → %2</source>
        <translation>Runde %1 → %2</translation>
    </message>
    <message>
        <source>turn %1, %2, %3</source>
        <translation>Runde %1, %2, %3</translation>
    </message>
    <message>
        <source>turn by 15 degrees; with Shift finer</source>
        <translation>um 15 Grad drehen; mit Umschalt feiner</translation>
    </message>
    <message>
        <source>turn it by 15 degrees; with Shift by one</source>
        <translation>um 15 Grad drehen; mit Umschalt um eines</translation>
    </message>
    <message>
        <source>turn on the spot</source>
        <translation>auf der Stelle drehen</translation>
    </message>
    <message>
        <source>turn the selected models about their middle; with Shift by 15 degrees</source>
        <translation>die gewählten Modelle um ihre Mitte drehen; mit Umschalt um 15 Grad</translation>
    </message>
    <message>
        <source>turn them by 15 degrees, with Ctrl by one; also while dragging</source>
        <translation>um 15 Grad drehen, mit Strg um eines; auch beim Ziehen</translation>
    </message>
    <message>
        <source>turn: %1</source>
        <translation>Runde: %1</translation>
    </message>
    <message>
        <source>turned anticlockwise by %1°</source>
        <translation>um %1° gegen den Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>turned clockwise by %1°</source>
        <translation>um %1° im Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <source>type the distance of the marks; Enter applies it</source>
        <translation>den Abstand der Marken tippen; Eingabe übernimmt ihn</translation>
    </message>
    <message>
        <source>type the radii; Enter applies them</source>
        <translation>die Radien tippen; Eingabe übernimmt sie</translation>
    </message>
    <message>
        <source>typed while drawing: a length, a length and a heading, x and y</source>
        <translation>beim Zeichnen getippt: eine Länge, Länge und Richtung, x und y</translation>
    </message>
    <message>
        <source>ungrouping %1</source>
        <translation>Auflösen von %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>until lifted</source>
        <translation>bis aufgehoben</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>warning ignored (%1)</source>
        <translation>Warnung übergangen (%1)</translation>
    </message>
    <message>
        <source>warning no longer ignored (%1)</source>
        <translation>Warnung nicht mehr übergangen (%1)</translation>
    </message>
    <message>
        <source>which</source>
        <translation>welches</translation>
    </message>
    <message>
        <source>who is where by which turn</source>
        <translation>wer bis zu welcher Runde wo ist</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>wer am Zug ist</translation>
    </message>
    <message>
        <source>with 1 roll in 10</source>
        <translation>mit 1 von 10 Würfen</translation>
    </message>
    <message>
        <source>with 5 rolls in 10</source>
        <translation>mit 5 von 10 Würfen</translation>
    </message>
    <message>
        <source>with 9 rolls in 10</source>
        <translation>mit 9 von 10 Würfen</translation>
    </message>
    <message>
        <source>with a corner: add one after it, or delete it</source>
        <translation>mit einer Ecke: danach eine hinzufügen, oder sie löschen</translation>
    </message>
    <message>
        <source>with a model selected: an inch forward or back</source>
        <translation>mit gewähltem Modell: einen Zoll vor oder zurück</translation>
    </message>
    <message>
        <source>with a unit selected: draw its front, from the left flank to the right one</source>
        <translation>mit einer gewählten Einheit: ihre Front zeichnen, von der linken Flanke zur rechten</translation>
    </message>
    <message>
        <source>with conditions…</source>
        <translation>mit Bedingungen…</translation>
    </message>
    <message>
        <source>with every roll</source>
        <translation>mit jedem Wurf</translation>
    </message>
    <message>
        <source>with models selected: a quarter inch, with Ctrl an inch, or a hex</source>
        <translation>mit gewählten Modellen: ein Viertelzoll, mit Strg ein Zoll, oder ein Feld</translation>
    </message>
    <message>
        <source>with models selected: nudge them by a quarter inch, with Ctrl by an inch</source>
        <translation>mit gewählten Modellen: um einen Viertelzoll schieben, mit Strg um einen Zoll</translation>
    </message>
    <message>
        <source>with models selected: settle a dispute about them</source>
        <translation>mit gewählten Modellen: einen Streitfall darüber klären</translation>
    </message>
    <message>
        <source>with the best roll</source>
        <translation>mit dem besten Wurf</translation>
    </message>
    <message>
        <source>within reach: %1</source>
        <translation>erreichbar: %1</translation>
    </message>
    <message>
        <source>without it some come no more</source>
        <translation>ohne es kommt jemand nicht mehr</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>wrong now, was right</source>
        <translation>jetzt falsch, war richtig</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>you see to it</source>
        <translation>darauf achten Sie selbst</translation>
    </message>
    <message>
        <source>zone, rectangular zone, objective, arrow, text</source>
        <translation>Zone, rechteckige Zone, Ziel, Pfeil, Text</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoomen</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a template.</source>
        <translation>„%1“ kann nicht der Name einer Vorlage sein.</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>“%1” is among your rules. New games can choose it.</source>
        <translation>„%1“ gehört jetzt zu Ihren Regeln. Neue Spiele können sie wählen.</translation>
    </message>
    <message>
        <source>“%1” is not a face of %2d%3.</source>
        <translation>„%1“ ist keine Seite von %2W%3.</translation>
    </message>
    <message>
        <source>“%1” is not on this table.</source>
        <translation>„%1“ ist nicht auf diesem Tisch.</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>↳ after %1: </source>
        <translation>↳ nach %1: </translation>
    </message>
    <message>
        <source>≠ %1</source>
        <translation>≠ %1</translation>
    </message>
</context>
</TS>

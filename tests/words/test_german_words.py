"""One German word for one thing, in all that players read: the window, the command line, rulesets and the manual."""
import json
import re
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

# Words that say a thing otherwise than everywhere else, and the word that is wanted.
NOT_SAID = {
    r"\bTafeln?\b": "Tabelle",
    r"\bGlied(e|er|ern|es|s)?\b(?<!Reih und Glied)": "Angabe",
    r"\b[Kk]napp(e|er|es|en|em)?\b": "Grenzfall for marginal, unsicher for close, unvollständig for short",
    r"\bSpr(uch|uchs|üche|üchen)\b": "Urteil",
    r"\b[Ee]in(ge)?les(en|ung|enen|ener|enes)\b": "importieren",
    r"\bEntscheid(e|en|s|es)?\b(?!\s+(Sie|selbst))": "Entscheidung",
    r"\bLehrstück(e|en|s)?\b": "Anleitung",
    r"\b[Gg]eprobt\b|\bprobt\b": "macht einen Test",
    r"\b[Uu]ngezogen\w*": "das noch nicht gezogen hat",
    r"\b[Gg]esichert\b": "gespeichert",
    r"\bEigenschaft(en)?\b": "Merkmal",
    r"\b([Dd]u|[Dd]ein(e[mnrs]?)?|[Dd]ich|[Dd]ir)\b|(^|[.:!] )(Drucke|Miss|Prüfe|Tippe|Warte|Ziehe) ": "Sie",
    r"\bStreit(s|es)?\b": "Streitfall",
    r"\bTisch decken\b": "aufbauen",
    r"\bin Proben genommen\b": "abgetastet",
    r"\bder Übersetzer\b": "der Compiler",
    r"\b[Ee]inen Hundertstel\b": "ein Hundertstel",
    r"\b[Aa]uf Papier mitgeben\b": "aushändigen",
    r"\bdreht um (seine|ihre|die) Mitte\b": "dreht sich um",
}

# Words that are wrong only for one English word: the same German word is right for another.
NOT_FOR = [
    (r"\busually\b", r"\bsonst\b", "üblich"),
    (r"\bground\b(?!s)", r"\bGr(und|unds|undes|ünde|ünden)\b", "Gelände or Boden"),
    (r"\b[Cc]alls? (has|of the command line)\b", r"\bBefehl", "Aufruf"),
    (r"\btoll\b", r"\bZoll\b", "Aufschlag"),
    (r"\b[Ee]xport", r"\b[Aa]us(zu)?ge(b|geb)", "exportieren"),
    (r"\b[Ii]mport", r"\b[Ee]in(zu)?(ge)?les", "importieren"),
]
# Texts in which a point is typed or read by a program: what the drawing tool takes for a length.
DECIMAL_POINTS = re.compile(r"^5\.5 oder 5\.5<90|Qt 6\.|C\+\+|Python 3\.|CMake 3\.|Boost 1\.")
# What an English word needs that NOT_FOR takes for another: on these grounds, the ground of a quarrel.
EXCEPT = re.compile(r"on the ground that|grounds")


def pairs():
    """(where, English, German) of each text that is translated; English is empty in the manual."""
    files = [*(ROOT / "resources/translations/de").glob("*.json"), *(ROOT / "rulesets").glob("*/words.de.json"),
             ROOT / "resources/manual/de/words.json"]
    for file in sorted(files):
        for english, german in json.loads(file.read_text(encoding="utf-8")).items():
            yield file.relative_to(ROOT), english, german
    translations = ROOT / "resources/translations/linesman_de.ts"
    for message in xml.parse(translations).iter("message"):
        # The mark of a letter would part a word.
        source, german = message.findtext("source"), "".join(message.find("translation").itertext())
        yield translations.relative_to(ROOT), source.replace("&", ""), german.replace("&", "")
    for page in sorted((ROOT / "resources/manual/de").rglob("*.md")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{page.relative_to(ROOT)}:{number}", "", line


class GermanWords(unittest.TestCase):
    maxDiff = None

    def test_all_texts_are_looked_at(self):
        self.assertGreater(sum(1 for _ in pairs()), 5000)

    def test_a_thing_has_one_word(self):
        said = [f"{where}: \"{german}\" says {found.group()}; wanted: {wanted}"
                for where, english, german in pairs() for word, wanted in NOT_SAID.items()
                for found in [re.search(word, german)] if found]
        self.assertEqual(said, [])

    def test_an_english_word_has_its_own(self):
        said = [f"{where}: \"{german}\" for \"{english}\"; wanted: {wanted}"
                for where, english, german in pairs() for meant, word, wanted in NOT_FOR
                if re.search(meant, english) and re.search(word, german) and not EXCEPT.search(english)]
        self.assertEqual(said, [])

    def test_a_decimal_has_a_comma(self):
        # What is typed or read by a program keeps its point: JSON, options, places in three parts, times, code of the manual.
        kept = re.compile(r"`[^`]*`|\[[^\]]*\]|\{\".*?\}|\d+\.\d+\.\d+|\d\.\d{3}\b|T\d\d:\S+|üblich: \S+|\d\.\d<90|\bUTF-8\b")
        said, code = [], False
        for where, _, german in pairs():
            in_manual = "manual/de/" in str(where) and ".md:" in str(where)
            code = (not code if german.startswith("```") else code) if in_manual else False
            found = None if code else re.search(r"(?<![\w.])\d+\.\d+(?![\w.]*\.(md|json|linesman|png))", kept.sub("", german))
            if found and not german.startswith("```") and not DECIMAL_POINTS.search(german):
                said.append(f"{where}: \"{german}\" says {found.group()}")
        self.assertEqual(said, [])

    def test_what_is_looked_for_would_be_found(self):
        for word, text in ((r"\bTafeln?\b", "aus der Tafel"), (r"\b[Kk]napp(e|er|es|en|em)?\b", "ist knapp."),
                           (r"\bGlied(e|er|ern|es|s)?\b(?<!Reih und Glied)", "das Glied „pace“")):
            self.assertIn(word, NOT_SAID)
            self.assertRegex(text, word)
        self.assertNotRegex("in Reih und Glied auf", list(NOT_SAID)[1])


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Gathers the texts of the sources into linesman_de.ts and keeps the translations that are there.

    gather.py            writes the file anew; texts without a translation are marked as unfinished
    gather.py --check    only says which texts are missing, unfinished or no longer used, those of rulesets, of the engine
                         and of the catalogue too; status 1 if there are any

One text has one translation, wherever it stands: the context of Qt Linguist is always "Linesman". What the engine says
without Qt is said again by the patterns of de/*.json (src/base/phrasebook.h): every sentence in its sources needs one.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from xml.sax.saxutils import escape

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FILE = HERE / "linesman_de.ts"
# Functions of the sources that translate as Qt's do.
ALIASES = "tr+=edit_words,tr+=tr_form"


def lupdate():
    beside_qt = "/usr/lib/qt6/bin/lupdate"
    return os.environ.get("LUPDATE") or (beside_qt if os.path.exists(beside_qt) else shutil.which("lupdate"))


def texts_of_sources():
    """Every text that is marked for translation, each once, in the order of the alphabet."""
    with tempfile.TemporaryDirectory() as folder:
        found = pathlib.Path(folder) / "found.ts"
        subprocess.run([lupdate(), "-silent", "-locations", "none", "-tr-function-alias", ALIASES,
                        str(ROOT / "ui"), str(ROOT / "src" / "drawing"), "-ts", str(found)],
                       check=True, stderr=subprocess.DEVNULL)
        texts = {text_of(message.find("source")) for message in xml.parse(found).iter("message")}
    return sorted((texts | texts_of_numbers()) - {""})


def texts_of_numbers():
    """The second argument of counted_words, which lupdate does not find: it stands at no place that Qt knows."""
    return {text for folder in (ROOT / "ui", ROOT / "src" / "drawing") for file in folder.rglob("*.cpp")
            for text in re.findall(r'counted_words\(\s*"[^"]*",\s*"([^"]*)"', file.read_text(encoding="utf-8"))}


def text_of(element):
    return "" if element is None or element.text is None else element.text


def known_translations():
    """The forms of each text that is translated: one, or as many as the language counts by."""
    known = {}
    if FILE.exists():
        for message in xml.parse(FILE).iter("message"):
            translation = message.find("translation")
            forms = [text_of(form) for form in translation.findall("numerusform")] or [text_of(translation)]
            if translation.get("type") is None and all(forms):
                known[text_of(message.find("source"))] = forms
    return known


def message(text, forms):
    counted = "%n" in text
    lines = ['    <message numerus="yes">' if counted else "    <message>", f"        <source>{escape(text)}</source>"]
    mark = "" if forms else ' type="unfinished"'
    if counted:
        each = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms or ["", ""])
        lines.append(f"        <translation{mark}>{each}</translation>")
    else:
        lines.append(f"        <translation{mark}>{escape(forms[0] if forms else '')}</translation>")
    return "\n".join([*lines, "    </message>"])


def document(texts, known):
    messages = "\n".join(message(text, known.get(text)) for text in texts)
    return ('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de_DE" '
            f'sourcelanguage="en">\n<context>\n    <name>Linesman</name>\n{messages}\n</context>\n</TS>\n')


# Members of a ruleset.json that are read by people, and those that hold no text.
READ = {"help", "summary", "text", "title"}
UNREAD = {"defaults", "figures", "ratings"}
# A place in a pattern, with the form that a translation may ask for: {with|dat}.
PLACE = re.compile(r"{([a-z0-9_.]+)(?:\|[a-z]+)?}")


def texts_of_ruleset(value):
    """The texts of a ruleset.json. Its own title is a name and stays as it is."""
    if isinstance(value, list):
        return {text for item in value for text in texts_of_ruleset(item)}
    if not isinstance(value, dict):
        return set()
    found = set()
    for key, member in value.items():
        if key in ("says", "choice_titles", "rating_words"):
            found |= set(member.values() if isinstance(member, dict) else member)
        elif key in READ and isinstance(member, str):
            found.add(member)
        elif key not in UNREAD:
            found |= texts_of_ruleset(member)
    return {text for text in found if isinstance(text, str) and any(c.isalpha() for c in text)}


def readable(key):
    return re.sub("[-_]", " ", key)


def keys_of_figures(value):
    """The names of figures and of objects of them."""
    if not isinstance(value, dict):
        return set()
    return set(value) | {key for member in value.values() for key in keys_of_figures(member)}


def words_of_ratings(value):
    if isinstance(value, dict):
        return set(value) | {word for member in value.values() for word in words_of_ratings(member)}
    return {value} if isinstance(value, str) else set()


def keys_of_ruleset(ruleset):
    """Names of figures and ratings, and amounts in the currency, as the window shows them."""
    keys = keys_of_figures(ruleset.get("figures", {}))
    for rating in ruleset.get("ratings", {}).values():
        keys |= words_of_ratings(rating)
    keys |= {value for choice in ruleset.get("rating_choices", []) for value in choice["values"]}
    sign = ruleset.get("currency_symbol", ruleset.get("currency", ""))
    amounts = {"{n} " + sign} if re.fullmatch("[A-Za-z]+", sign) else set()
    return {readable(key) for key in keys if re.search("[a-z]", key)} | amounts


def ids_of_chart(ruleset):
    """The names of what a chart has, which the sentences of its rules repeat."""
    if ruleset.get("judge") != "charts":
        return set()
    named = [entry for key in ("actions", "dice", "options", "order", "status", "traits") for entry in ruleset.get(key, [])]
    return {entry.get("id") or entry.get("key") or entry.get("purpose") for entry in named} | {
        choice for entry in named for choice in entry.get("choices", [])}


def states_of_ruleset(ruleset):
    """The statuses and their values, which the table names; the form keeps "left" from being a direction."""
    fields = ruleset.get("status", [])
    return {f"{word}|status" for field in fields for word in [field["key"], *field.get("choices", [])]}


def faults_of_rulesets():
    faults = []
    for file in sorted((ROOT / "rulesets").glob("*/ruleset.json")):
        ruleset = json.loads(file.read_text(encoding="utf-8"))
        words_file = file.with_name("words.de.json")
        words = json.loads(words_file.read_text(encoding="utf-8")) if words_file.exists() else {}
        texts = texts_of_ruleset({key: member for key, member in ruleset.items() if key != "title"})
        texts |= keys_of_ruleset(ruleset)
        ids = ids_of_chart(ruleset)
        texts |= states_of_ruleset(ruleset)
        texts |= (ids | {ruleset.get("currency_symbol", "")}) & words.keys() | {each for each in ids - phrases()[0].keys() if readable(each) not in texts}
        faults += [f"{file.parent.name}: not translated: {text}" for text in sorted(texts - words.keys())]
        # What its sources say themselves.
        literals = list(literals_below(file.parent))
        said = {text for text in words if any(own_text(literal.strip()) in own_text(text) for _, literal in literals)}
        patterns = Patterns({**phrases()[0], **words})
        faults += not_translated(literals, patterns)
        faults += [f"{file.parent.name}: no longer used: {text}" for text in sorted(words.keys() - texts - said)]
        for text in texts & words.keys():
            faults += faults_of_places(file.parent.name, text, words[text])
    return faults


def faults_of_places(where, text, words):
    if set(PLACE.findall(words)) - set(PLACE.findall(text)):
        return [f"{where}: fills in what the text does not have: {words}"]
    return []


# Rooms whose sentences a player reads.
ENGINE = ("answers", "base", "casebook", "catalogue", "chart", "cli", "clock", "editing", "exchange", "files", "filming", "geometry", "journal", "lab", "lint", "measuring",
          "movement", "photo", "plugins", "reach", "record", "referee", "rules", "table", "watch")
# The completions for shells and the first files of a new ruleset stay English, as the manual does; pages have marks.
ENGLISH = {"book_file.cpp", "call_examples.cpp", "completions.cpp", "new_ruleset.cpp", "value_names.cpp", "word_offers.cpp"}
# Sources whose literals are patterns, with a place for each member of a rule.
ROWS = {"chart.h", "kinds.h", "words.h"}
# Literals that are no sentences: calls of two words, kinds of facts, what is hashed, what a library says, a mistake of the program, the title of a schema.
UNREAD_LITERALS = {"cases add", "cases book", "cases check", "cases conflicts", "cases copy", "cases find", "cases merge-check",
                   "cases tests", "dice missing", "event call", "event check", "event hall", "event pack", "event report",
                   "fault by", "linesman cases, cache 3, facts 1", "A Linesman chart", "sealed from", "unexpected end of input", "a mistake in Linesman:"}


def literals_of(source):
    """The literals of a source with at least two words, neighbours joined, without those of failed promises."""
    text = re.sub(r"//[^\n]*|#include[^\n]*", "", source)
    text = re.sub(r'"\s*\n\s*"', "", text)
    text = re.sub(r"(LINESMAN_CHECK|BrokenPromise|static_assert)[^;]*;", "", text)
    found = [each.encode().decode("unicode_escape").encode("latin-1", "ignore").decode("utf-8", "ignore")
             if "\\" in each else each for each in re.findall(r'(?<![A-Za-z\'])"((?:[^"\\\n]|\\.)*)"', text)]
    return [each for each in found if re.search("[a-z]{2,} [a-z]{2,}", each)]


def literals_below(folder):
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".cpp", ".h") and file.name not in ENGLISH:
            for literal in literals_of(file.read_text(encoding="utf-8")):
                # The parts of which the rows of a chart put a sentence together stand between places.
                for part in re.split(r"{\w*}", literal) if file.name in ROWS else [literal]:
                    yield f"{folder.name}/{file.name}", part


def literals_of_engine():
    for folder in [*(ROOT / "src" / room for room in ENGINE), ROOT / "rulesets" / "charts"]:
        yield from literals_below(folder)
    by_qt = set(known_translations())
    for where, literal in literals_below(ROOT / "src" / "drawing"):
        if literal not in by_qt and not literal.startswith("<"):
            yield where, literal


def phrases():
    """Every pattern with its translation, and the faults of the files."""
    all_phrases, faults = {}, []
    for file in sorted((HERE / "de").glob("*.json")):
        for text, words in json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list):
            if file.name != "catalogue.json" and text in all_phrases:
                faults.append(f"{file.name}: twice: {text}")
            all_phrases[text] = words
            faults += faults_of_places(file.name, text, words)
    return all_phrases, faults


def own_text(pattern):
    return PLACE.sub("\0", pattern)


class Patterns:
    """What the phrasebook knows, for literals: parts of sentences."""

    def __init__(self, texts):
        self.own = "\n".join(own_text(text) for text in texts)
        self.whole = [re.compile("(.+?)".join(re.escape(part) for part in own_text(text).split("\0"))) for text in texts
                      if len(own_text(text)) > 8]

    def knows(self, literal):
        """Part of a pattern, or a text that one makes whose values are known too."""
        words = literal.strip()
        if words in self.own or not re.search("[a-z]{2,} [a-z]{2,}", words):
            return True
        for made in (words, words + " 7", "7 " + words, "7 " + words + " 7"):
            for pattern in self.whole:
                found = pattern.fullmatch(made)
                if found and all(value != made and self.knows(value) for value in found.groups()):
                    return True
        return False


def not_translated(literals, patterns):
    return sorted({f"{where}: not translated: {line.strip()}" for where, literal in literals for line in literal.split("\n")
                   if line.strip() not in UNREAD_LITERALS and not patterns.knows(line)})


def faults_of_engine():
    known, faults = phrases()
    return faults + not_translated(literals_of_engine(), Patterns(known))


def texts_of_workshop():
    """What the forms of the workshop say of each member of a chart, as its schema says it."""
    def described(node):
        if isinstance(node, list):
            return {text for item in node for text in described(item)}
        if not isinstance(node, dict):
            return set()
        own = {node["description"]} if isinstance(node.get("description"), str) else set()
        return own | {text for member in node.values() for text in described(member)}
    return described(json.loads((ROOT / "resources" / "schema" / "chart.schema.json").read_text(encoding="utf-8")))


def faults_of_workshop():
    known, _ = phrases()
    return [f"workshop: not translated: {text}" for text in sorted(texts_of_workshop() - known.keys())]


def faults_of_catalogue():
    words = json.loads((HERE / "de" / "catalogue.json").read_text(encoding="utf-8"))
    texts = {entry[key] for file in sorted((ROOT / "resources" / "catalogue").glob("*.json"))
             for entry in json.loads(file.read_text(encoding="utf-8"))["entries"] for key in ("name", "group")}
    return ([f"catalogue: not translated: {text}" for text in sorted(texts - words.keys())] +
            [f"catalogue: no longer used: {text}" for text in sorted(words.keys() - texts)])


def main():
    texts, known = texts_of_sources(), known_translations()
    if "--check" not in sys.argv:
        FILE.write_text(document(texts, known), encoding="utf-8")
    missing = [text for text in texts if text not in known]
    unused = sorted(set(known) - set(texts)) if "--check" in sys.argv else []
    for text in missing:
        print(f"not translated: {text}")
    for text in unused:
        print(f"no longer used: {text}")
    faults = []
    if "--check" in sys.argv:
        faults = faults_of_rulesets() + faults_of_engine() + faults_of_workshop() + faults_of_catalogue()
    for fault in faults:
        print(fault)
    return 1 if missing or unused or faults else 0


if __name__ == "__main__":
    sys.exit(main())

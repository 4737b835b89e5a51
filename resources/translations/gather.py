#!/usr/bin/env python3
"""Gathers the texts of the sources into linesman_de.ts and keeps the translations that are there.

    gather.py            writes the file anew; texts without a translation are marked as unfinished
    gather.py --check    only says which texts are missing, unfinished or no longer used, those of rulesets too; status 1
                         if there are any

One text has one translation, wherever it stands: the context of Qt Linguist is always "Linesman".
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
ALIASES = "tr+=dispute_tr,tr+=turn_tr,tr+=edit_words,tr+=tr_form,translate+=counted_words"


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
        return sorted({text_of(message.find("source")) for message in xml.parse(found).iter("message")} - {""})


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


def faults_of_rulesets():
    faults = []
    for file in sorted((ROOT / "rulesets").glob("*/ruleset.json")):
        ruleset = json.loads(file.read_text(encoding="utf-8"))
        words_file = file.with_name("words.de.json")
        words = json.loads(words_file.read_text(encoding="utf-8")) if words_file.exists() else {}
        texts = texts_of_ruleset({key: member for key, member in ruleset.items() if key != "title"})
        faults += [f"{file.parent.name}: not translated: {text}" for text in sorted(texts - words.keys())]
        faults += [f"{file.parent.name}: no longer used: {text}" for text in sorted(words.keys() - texts)]
        for text in texts & words.keys():
            if set(re.findall(r"{[^{}]+}", words[text])) - set(re.findall(r"{[^{}]+}", text)):
                faults.append(f"{file.parent.name}: fills in what the text does not have: {words[text]}")
    return faults


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
    faults = faults_of_rulesets() if "--check" in sys.argv else []
    for fault in faults:
        print(fault)
    return 1 if missing or unused or faults else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""All texts that are translated, as one file in the format of gettext, which the tools of translators read.

    po.py export LANGUAGE FILE.po    texts without a translation are empty in it
    po.py import FILE.po             its translations go back to where they are kept; fuzzy ones and empty ones are left out

The texts have three sources: linesman_LANGUAGE.ts (what is said by Qt), LANGUAGE/*.json (what the engine says), and
words.LANGUAGE.json beside each ruleset. The context of a message names its source, so that one text may have another
translation elsewhere. A new language begins with the texts of German, which is complete.
"""
import json
import re
import sys
from pathlib import Path

import gather

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COMPLETE = "de"
PLURALS = "nplurals=2; plural=(n != 1);"
ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
PLACE = re.compile(r"{([a-z0-9_.]+)(?:\|[a-z]+)?}|%(?:L?[1-9]|n)")


class Wrong(Exception):
    pass


def json_files(language):
    """The file of each context that is kept as JSON, by the context. Those of the complete language name them."""
    files = {f"program/{file.stem}": HERE / language / file.name for file in sorted((HERE / COMPLETE).glob("*.json"))}
    files |= {f"ruleset/{file.parent.name}": file.with_name(f"words.{language}.json")
              for file in sorted((ROOT / "rulesets").glob(f"*/words.{COMPLETE}.json"))}
    return files


def ts_file(language):
    return HERE / f"linesman_{language}.ts"


def read_json(file):
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def forms_of_ts(language):
    gather.FILE = ts_file(language)
    return gather.known_translations()


def messages(language):
    """(context, text, forms) of each text; the forms are empty where there is no translation."""
    known = forms_of_ts(language)
    for text in sorted(forms_of_ts(COMPLETE).keys() | known.keys()):
        yield "window", text, known.get(text) or ["", ""][:2 if "%n" in text else 1]
    complete = json_files(COMPLETE)
    for context, file in json_files(language).items():
        translated = read_json(file)
        for text in read_json(complete[context]):
            yield context, text, [translated.get(text, "")]


def quoted(text):
    return '"' + "".join(ESCAPES.get(sign, sign) for sign in text) + '"'


def unquoted(text):
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t", "r": "\r"}.get(match.group(1), match.group(1)), text)


def po_of(language):
    lines = ['msgid ""', 'msgstr ""', quoted("Project-Id-Version: Linesman\n"), quoted(f"Language: {language}\n"),
             quoted("MIME-Version: 1.0\n"), quoted("Content-Type: text/plain; charset=UTF-8\n"),
             quoted("Content-Transfer-Encoding: 8bit\n"), quoted(f"Plural-Forms: {PLURALS}\n"), ""]
    for context, text, forms in messages(language):
        lines += [f"msgctxt {quoted(context)}", f"msgid {quoted(text)}"]
        if len(forms) > 1 or "%n" in text:
            lines += [f"msgid_plural {quoted(text)}"]
            lines += [f"msgstr[{i}] {quoted(form)}" for i, form in enumerate(forms)]
        else:
            lines.append(f"msgstr {quoted(forms[0])}")
        lines.append("")
    return "\n".join(lines)


ENTRY = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr|msgstr\[(\d)\]) "(.*)"$')
MORE = re.compile(r'^"(.*)"$')


def read_po(text):
    """(context, text, forms, line) of each message that counts, the head first, whose text is empty."""
    for number, block in blocks_of(text):
        entry, last, fuzzy = {}, None, False
        for line in block:
            if line.startswith("#"):
                fuzzy = fuzzy or line.startswith("#,") and "fuzzy" in line
                continue
            begun, more = ENTRY.match(line), MORE.match(line)
            if begun:
                last = begun.group(1)
                entry[last] = unquoted(begun.group(3))
            elif more and last:
                entry[last] += unquoted(more.group(1))
            else:
                raise Wrong(f"line {number}: {line} is nothing that a .po has")
        if "msgid" in entry and not fuzzy:
            forms = [entry[key] for key in sorted(entry) if key.startswith("msgstr")]
            yield entry.get("msgctxt", ""), entry["msgid"], forms, number


def blocks_of(text):
    """(number of its first line, lines) of each entry, those that are switched off left out."""
    block, first = [], 1
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip() and not line.startswith("#~"):
            first = first if block else number
            block.append(line.strip())
        elif block:
            yield first, block
            block = []


def check(context, text, forms, number):
    """A translation fills in what the text has, and nothing else; the window's shows all of it."""
    wanted = {match.group(1) or match.group(0) for match in PLACE.finditer(text)}
    for form in forms:
        given = {match.group(1) or match.group(0) for match in PLACE.finditer(form)}
        lacks = wanted - given - {"%n"} if context == "window" else set()
        if given - wanted or lacks:
            raise Wrong(f"line {number}: \"{form}\" does not fill in what \"{text}\" does")


def put_json(file, translated):
    """Changes the translations that differ, line by line, so that all else stays as it is written."""
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(translated, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        return
    text, known = file.read_text(encoding="utf-8"), read_json(file)
    line = "{}: {}".format
    for key, value in translated.items():
        said = json.dumps(key, ensure_ascii=False)
        if key in known and known[key] != value:
            text = text.replace(line(said, json.dumps(known[key], ensure_ascii=False)), line(said, json.dumps(value, ensure_ascii=False)))
        elif key not in known:
            text = re.sub(r"\n}\n$", lambda _, key=said, value=value: f",\n  {line(key, json.dumps(value, ensure_ascii=False))}\n}}\n", text)
    file.write_text(text, encoding="utf-8")


def take(text):
    """Puts the translations of a .po where they are kept. Nothing is written when one of them is wrong."""
    entries = list(read_po(text))
    head = entries[0][2][0] if entries and entries[0][1] == "" else ""
    language = re.search(r"^Language: ([a-z]{2,3})", head, re.MULTILINE)
    if not language:
        raise Wrong("its head does not say the language")
    language = language.group(1)
    known = {(context, message) for context, message, _ in messages(language)}
    files, window = json_files(language), forms_of_ts(language)
    said = {context: {} for context in files}
    for context, message, forms, number in entries[1:]:
        if (context, message) not in known:
            raise Wrong(f"line {number}: no source \"{context}\" has \"{message}\"")
        if not all(forms):
            continue
        check(context, message, forms, number)
        if context == "window":
            window[message] = forms
        else:
            said[context][message] = forms[0]
    for context, translated in said.items():
        if translated:
            put_json(files[context], translated)
    texts = sorted(forms_of_ts(COMPLETE).keys() | window.keys())
    written = gather.document(texts, window).replace('language="de_DE"', f'language="{"de_DE" if language == "de" else language}"')
    ts_file(language).write_text(written, encoding="utf-8")


def main():
    try:
        if len(sys.argv) == 4 and sys.argv[1] == "export" and re.fullmatch("[a-z]{2,3}", sys.argv[2]):
            Path(sys.argv[3]).write_text(po_of(sys.argv[2]), encoding="utf-8")
        elif len(sys.argv) == 3 and sys.argv[1] == "import":
            take(Path(sys.argv[2]).read_text(encoding="utf-8"))
        else:
            sys.exit(__doc__)
    except (Wrong, OSError) as wrong:
        sys.exit(f"po.py: {wrong}")


if __name__ == "__main__":
    main()

"""The texts of all three sources go out as a .po and come back as they were; what a translator changed arrives in its place."""
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class ATranslatorsFile(unittest.TestCase):
    def setUp(self):
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        self.tree = Path(kept.name)
        shutil.copytree(ROOT / "resources/translations", self.tree / "resources/translations",
                        ignore=shutil.ignore_patterns("__pycache__"))
        for file in (ROOT / "rulesets").glob("*/words.de.json"):
            (self.tree / "rulesets" / file.parent.name).mkdir(parents=True)
            shutil.copy(file, self.tree / "rulesets" / file.parent.name)
        self.po = self.tree / "texts.po"

    def run_po(self, *words):
        return subprocess.run([sys.executable, self.tree / "resources/translations/po.py", *words], capture_output=True, text=True)

    def exported(self, language="de"):
        done = self.run_po("export", language, self.po)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return self.po.read_text()

    def imported(self, text):
        self.po.write_text(text)
        done = self.run_po("import", self.po)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def refused(self, text):
        self.po.write_text(text)
        done = self.run_po("import", self.po)
        self.assertNotEqual(done.returncode, 0)
        return done.stderr

    def kept(self):
        return {file.relative_to(self.tree): file.read_bytes() for file in self.tree.rglob("*")
                if file.is_file() and file != self.po and "__pycache__" not in file.parts}

    def test_has_every_text_of_all_three_sources(self):
        text = self.exported()
        for context in ("window", "program/program", "program/catalogue", "ruleset/pips"):
            self.assertIn(f'msgctxt "{context}"', text)
        files = [*(ROOT / "resources/translations/de").glob("*.json"), *(ROOT / "rulesets").glob("*/words.de.json")]
        wanted = sum(len(json.loads(file.read_text())) for file in files)
        wanted += (ROOT / "resources/translations/linesman_de.ts").read_text().count("<message")
        self.assertEqual(text.count("\nmsgctxt "), wanted)

    def test_comes_back_as_it_went(self):
        before = self.kept()
        self.imported(self.exported())
        self.assertEqual(self.kept(), before)

    def test_brings_what_was_changed_to_its_source(self):
        before = self.kept()
        text = self.exported()
        for old, new in (('msgstr "&Ausführen"', 'msgstr "&Tun"'), ('msgstr "Runde Base, 25 mm"', 'msgstr ""\n"Rund, "\n"25 mm"')):
            self.assertIn(old, text)
            text = text.replace(old, new)
        self.imported(text)
        changed = [str(name) for name, content in self.kept().items() if before[name] != content]
        self.assertEqual(sorted(changed), ["resources/translations/de/catalogue.json", "resources/translations/linesman_de.ts"])
        catalogue = json.loads((self.tree / "resources/translations/de/catalogue.json").read_text())
        self.assertEqual(catalogue["Round base, 25 mm"], "Rund, 25 mm")

    def test_leaves_out_what_is_fuzzy_or_empty(self):
        before = self.kept()
        text = self.exported()
        text = re.sub(r'(msgctxt "window"\nmsgid "&Carry out"\nmsgstr) ".*"', r'#, fuzzy\n\1 "Vielleicht"', text)
        text = text.replace('msgstr "Runde Base, 25 mm"', 'msgstr ""')
        self.assertIn("Vielleicht", text)
        self.imported(text)
        self.assertEqual(self.kept(), before)

    def test_refuses_what_fills_in_something_else_and_changes_nothing(self):
        before = self.kept()
        text = self.exported()
        wrong = text.replace('msgstr "Streitfall: %1"', 'msgstr "Streitfall: %2"')
        self.assertNotEqual(wrong, text)
        self.assertIn("does not fill in", self.refused(wrong))
        self.assertIn("no source", self.refused(text + '\nmsgctxt "window"\nmsgid "Never said"\nmsgstr "Nie"\n'))
        self.assertIn("the language", self.refused(text.replace("Language: de", "Language: ?")))
        self.assertIn("is nothing that", self.refused(text + "\nmsgstr without marks\n"))
        self.assertEqual(self.kept(), before)

    def test_begins_another_language(self):
        text = self.exported("fr")
        self.assertNotIn('msgstr "Runde', text)
        text = re.sub(r'(msgid "Round base, 25 mm"\nmsgstr) ""', r'\1 "Socle rond, 25 mm"', text)
        text = re.sub(r'(msgctxt "window"\nmsgid "&Carry out"\nmsgstr) ""', r'\1 "&Exécuter"', text)
        self.imported(text)
        folder = self.tree / "resources/translations"
        self.assertEqual(json.loads((folder / "fr/catalogue.json").read_text()), {"Round base, 25 mm": "Socle rond, 25 mm"})
        self.assertIn("&amp;Exécuter", (folder / "linesman_fr.ts").read_text())
        self.assertEqual(self.exported("fr"), text)

    @unittest.skipUnless(shutil.which("msgfmt"), "gettext is not installed")
    def test_is_what_gettext_reads(self):
        self.exported()
        done = subprocess.run(["msgfmt", "--check-format", "--check-domain", "-o", "/dev/null", self.po], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()

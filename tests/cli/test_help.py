"""The help of every call: its examples are tried, and its options are named."""
import json
import re

from program import InAFolder

# In this order each example has the files that it reads.
ORDER = ("judge", "trace", "timeline", "apply", "ask", "reach", "could", "form", "turns", "readings", "mend", "sure", "verify",
         "record", "at", "turn", "wreck", "tray", "edit", "note", "decide", "rejudge", "replay", "check", "render", "export",
         "import", "sheet", "markers", "photo", "watch", "backdrop", "rulesets", "carry", "roll", "clock", "lab", "schema", "examples",
         "batch", "completion", "cases add", "cases find", "cases conflicts", "cases check", "cases copy", "cases merge-check",
         "cases tests", "cases book", "event check", "event call", "event hall", "event report", "event pack")
NEED_A_CAMERA = {"photo": "table.jpg", "watch": "marker"}


def calls_in(help_text):
    """The calls that a help lists below its headings."""
    below = help_text.split("\nOptions:", 1)[1]
    return [call for call in re.findall(r"^  ([a-z][a-z-]*) {2,}\S", below, re.M)]


def examples_in(help_text):
    part = help_text.split("\nExamples:\n", 1)
    return re.findall(r"^  (linesman-cli .*)$", part[1].split("\n\n", 1)[0], re.M) if len(part) == 2 else []


class HelpOfCalls(InAFolder):
    def help(self, call=""):
        shown = self.run_cli("help", *call.split())
        self.assertEqual((shown.returncode, shown.stderr), (0, ""), call)
        return shown.stdout

    def all_calls(self):
        calls = []
        for call in calls_in(self.help()):
            below = calls_in(self.help(call)) if call in ("cases", "event") else []
            calls += [f"{call} {each}" for each in below] or [call]
        return calls

    def prepare(self):
        self.example("pips-river", "game.linesman")
        self.example("pips-river", "order.json", "1-over-the-bridge")
        self.example("pips-river", "order-2.json", "3-into-the-river")
        self.example("ranks-field", "chart.linesman")
        game = json.loads((self.at / "game.linesman").read_text())
        self.write("question.json", {"who": ["jumbo"], "to": {"ends": {"at": [20, 14]}}})
        self.write("goal.json", {"piece": "jumbo", "action": "rapid", "ends": {"at": [20, 14]}})
        next(piece for piece in game["pieces"] if piece["id"] == "jumbo")["at"][0] += 0.5
        self.write("changed.linesman", game)
        base = {"shape": "circle", "diameter": 1}
        unit = {"linesman": 1, "ruleset": "orders", "table": {"width": 48, "depth": 48},
                "units": [{"id": "a", "side": "red", "traits": {"troop": "infantry"}}],
                "pieces": [{"id": f"a{i}", "side": "red", "unit": "a", "base": base, "at": [20, 20 - 1.3 * i], "facing": 0}
                           for i in range(4)]}
        self.write("unit.linesman", unit)
        self.write("form.json", {"unit": "a", "action": "advance", "form": {"shape": "line", "at": [20, 21.5], "facing": 0,
                                                                            "gap": 0.3}})
        models = unit | {"units": [], "pieces": [{"id": f"m-{i}", "side": "red", "base": base, "facing": 0,
                                                  "at": [20 + i % 2, 20 - i // 2]} for i in range(1, 5)]}
        self.write("models.linesman", models)
        self.write("requests.jsonl", {"do": "judge", "game": "game.linesman", "order": json.loads(
            (self.at / "order.json").read_text())}, indent=None)
        for folder in ("book", "event", "event/cases"):
            (self.at / folder).mkdir()
        self.write("event/event.json", {"linesman_event": 1, "id": "perth", "title": "Perth", "edition": 1, "ruleset": "pips",
                                        "tables": [{"number": 7}], "umpires": ["Bo Lind"]})

    def write(self, name, value, indent=1):
        (self.at / name).write_text(json.dumps(value, indent=indent) + "\n")

    def test_begins_with_two_examples_that_work(self):
        self.assertEqual(sorted(self.all_calls()), sorted(ORDER))
        self.prepare()
        for call in ORDER:
            examples = examples_in(self.help(call))
            self.assertEqual(len(examples), 2, call)
            for example in examples:
                self.assertTrue(example.startswith(f"linesman-cli {call}"), example)
                done = self.shell(example)
                if call in NEED_A_CAMERA:
                    self.assertIn(NEED_A_CAMERA[call], done.stderr, example)
                else:
                    self.assertIn(done.returncode, (0, 1, 3), f"{example}: {done.stderr}")

    def test_of_the_program_begins_with_examples_that_work(self):
        examples = examples_in(self.help())
        self.assertGreater(len(examples), 1)
        for example in examples:
            done = self.shell(example)
            self.assertEqual((done.returncode, done.stderr), (0, ""), example)

    def test_names_values_as_people_do(self):
        for call in ["", *self.all_calls()]:
            shown = self.help(call)
            self.assertNotRegex(shown, r"\{false\}|\bINT\b|\bFLOAT\b|\bUINT\b|TEXT:|:\{", call)
            # A text is what a person writes. Files, folders, names and numbers are called so.
            for option in re.findall(r"--([a-z-]+) TEXT", shown):
                self.assertIn(option, ("decision", "title", "reason", "for", "words"), f"{call} --{option}")

    def test_puts_calls_under_headings(self):
        headings = re.findall(r"^([A-Z][a-z ]+):$", self.help(), re.M)
        self.assertGreater(len(headings), 6)
        self.assertNotIn("Subcommands", headings)

    def test_and_the_version_are_calls_too(self):
        self.assertEqual(self.run_cli("help").stdout, self.run_cli("--help").stdout)
        version = self.run_cli("--version").stdout
        for words in (("version",), ("-V",), ("judge", "-V")):
            self.assertEqual(self.run_cli(*words).stdout, version)


class OptionsOfAllCalls(InAFolder):
    def setUp(self):
        super().setUp()
        self.example("pips-river", "game.linesman")
        self.example("pips-river", "order.json", "1-over-the-bridge")

    def test_may_stand_behind_the_call(self):
        before = self.run_cli("--language", "de", "judge", "--text", "game.linesman", "order.json")
        self.assertIn("ERLAUBT", before.stdout)
        for words in (("judge", "--language", "de", "--text", "game.linesman", "order.json"),
                      ("judge", "--text", "game.linesman", "order.json", "--language=de", "--jobs", "1")):
            self.assertEqual(self.run_cli(*words).stdout, before.stdout)

    def test_find_rulesets_and_carried_rules_there_too(self):
        self.assertEqual(self.run_cli("rulesets", "--new", "heath", "--chart").returncode, 0)
        self.assertEqual(self.run_cli("rulesets", "heath", "--rulesets", ".").returncode, 0)
        self.assertEqual(self.run_cli("rulesets", "heath").returncode, 2)
        self.assertIn("carries", self.run_cli("judge", "game.linesman", "order.json", "--carried").stderr)

    def test_keep_their_old_names(self):
        new = self.run_cli("readings", "--other-rulesets", "game.linesman", "order.json")
        self.assertEqual(new.returncode, 0)
        self.assertEqual(self.run_cli("readings", "--rulesets", "game.linesman", "order.json").stdout, new.stdout)
        self.assertEqual(self.run_cli("readings", "game.linesman", "order.json", "--rulesets").stdout, new.stdout)
        alone = self.run_cli("readings", "game.linesman", "order.json").stdout
        self.assertNotEqual(alone, new.stdout)
        (self.at / "folder").mkdir()
        self.assertEqual(self.run_cli("readings", "game.linesman", "order.json", "--rulesets", "folder").stdout, alone)
        self.run_cli("apply", "game.linesman", "order.json", "-o", "after.linesman")
        for option in ("--text", "--reason"):
            done = self.run_cli("decide", "after.linesman", "1", "illegal", option, "Wet", "--by", "Ann", "-o", "-")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("Wet", done.stdout)


    def test_keep_them_for_their_own_call_alone(self):
        (self.at / "roll").write_text((self.at / "order.json").read_text())
        done = self.run_cli("judge", "--text", "game.linesman", "roll")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout, self.run_cli("judge", "--text", "game.linesman", "order.json").stdout)


class PrintedFiles(InAFolder):
    """Pictures, sheets and exports on standard output are the bytes of their files."""

    def setUp(self):
        super().setUp()
        self.example("pips-river", "game.linesman")
        self.example("pips-river", "order.json", "1-over-the-bridge")

    def test_are_those_of_the_file(self):
        for call, formats in ((("render", "game.linesman"), ("svg", "png")),
                              (("export", "game.linesman"), ("geojson", "csv", "tts.json", "svg")),
                              (("sheet", "--order", "order.json", "game.linesman", "-o"), ("html", "svg")),
                              (("markers", "--pieces", "2"), ("svg",))):
            for ending in formats:
                with self.subTest(call=call[0], ending=ending):
                    file = self.run_cli(*call, f"file.{ending}", text=b"")
                    self.assertEqual(file.returncode, 0, file.stderr)
                    printed = self.run_cli(*call, "-", "--to", ending, text=b"")
                    self.assertEqual(printed.returncode, 0, printed.stderr)
                    self.assertEqual(printed.stdout, (self.at / f"file.{ending}").read_bytes())

    def test_show_eight_digits_of_a_check_code(self):
        self.run_cli("apply", "game.linesman", "order.json", "-o", "after.linesman")
        page = self.run_cli("sheet", "after.linesman", "-o", "-", "--to", "html").stdout
        short, details = page.split("<p class='code short'>")[1].split("<details class='small'>")
        short, whole = short.split("<")[0], details.split("<p class='code'>")[1].split("<")[0]
        self.assertEqual((len(short), len(whole), whole[:8]), (8, 64, short))
        for code in (short, whole, whole[:20].upper()):
            signed = json.loads(self.run_cli("verify", "--json", "after.linesman", "--hash", code).stdout)["signed"]
            self.assertEqual(signed, 1, code)
        self.assertEqual(self.run_cli("verify", "after.linesman", "--hash", short[:7]).returncode, 2)

    def test_need_their_format(self):
        for words in (("render", "game.linesman", "-"), ("render", "game.linesman", "table.svg", "--to", "svg"),
                      ("render", "game.linesman", "-", "--to", "html"), ("export", "game.linesman", "-"),
                      ("export", "game.linesman", "-", "--to", "csv", "--report"),
                      ("sheet", "--order", "order.json", "game.linesman", "-o", "-"), ("markers", "-")):
            done = self.run_cli(*words)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), words)
        self.assertEqual(list(self.at.glob("table*")), [])


class FilesOfABatch(InAFolder):
    def setUp(self):
        super().setUp()
        self.example("pips-river", "game.linesman")
        order = json.dumps(json.loads((self.at / "game.linesman").read_text())["table"])
        self.lines = [f'{{"id": {i}, "do": "check", "game": "game.linesman", "more": {order}}}\n' for i in range(40)]

    def test_are_answered_as_one_input(self):
        whole = self.run_cli("batch", text="".join(self.lines)).stdout
        self.assertEqual(whole.count("\n"), 40)
        (self.at / "one.jsonl").write_text("".join(self.lines[:15]).rstrip("\n"))
        (self.at / "two.jsonl").write_text("".join(self.lines[15:]))
        self.assertEqual(self.run_cli("batch", "one.jsonl", "two.jsonl").stdout, whole)
        self.assertEqual(self.run_cli("batch", "one.jsonl", "-", text="".join(self.lines[15:])).stdout, whole)
        for jobs in ("1", "3"):
            self.assertEqual(self.run_cli("batch", "--jobs", jobs, "one.jsonl", "two.jsonl").stdout, whole)

    def test_are_all_there_before_the_first_answer(self):
        (self.at / "one.jsonl").write_text("".join(self.lines))
        for words in (("one.jsonl", "missing.jsonl"), ("one.jsonl", "."), ("-", "-")):
            done = self.run_cli("batch", *words, text="")
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), words)
        for jobs in ("0", "-1", "many"):
            self.assertEqual(self.run_cli("batch", "--jobs", jobs, "one.jsonl").returncode, 2)


class ChecksOfSeveralGames(InAFolder):
    def test_name_only_those_with_a_problem(self):
        self.example("pips-river", "good.linesman")
        (self.at / "bad.linesman").write_text('{"linesman": 1, "tolerance": -1}')
        done = self.run_cli("check", "good.linesman", "bad.linesman", "good.linesman")
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stdout.count("==>"), 1)
        self.assertTrue(done.stdout.startswith("==> bad.linesman <==\n"), done.stdout)


class WithoutAHome(InAFolder):
    def test_says_which_variables_name_one(self):
        self.run_cli("rulesets", "--new", "heath", "--chart")
        self.run_cli("--rulesets", ".", "rulesets", "--export", "heath", "heath.lmrules")
        del self.environment["HOME"]
        done = self.run_cli("rulesets", "--import", "heath.lmrules")
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr, "heath.lmrules: there is no home for it: set HOME or XDG_DATA_HOME\n")

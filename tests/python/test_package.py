"""The Python package as a newcomer meets it, and against the command line."""
import gc
import importlib
import importlib.util
import json
import os
import pickle
import re
import sys
import threading
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import linesman
from linesman.picture import svg_of_game, svg_of_ruling
from tables import CLI, DRIVE, EXAMPLES, PACKAGE, RIVER, ROOT, TOO_FAR, InAFolder, example_orders, python, run


class TheDesignPapersExample(InAFolder):
    def test_works_word_for_word(self):
        self.write("river.linesman", RIVER)
        os.chdir(self.folder)
        self.addCleanup(os.chdir, ROOT)
        # import linesman
        game = linesman.open("river.linesman")
        ruling = game.judge({"piece": "tank-1", "action": "rapid", "path": [{"forward": 4}], "dice": {"movement": [4, 3]}})
        if not ruling.legal: print(ruling.faults[0].text, ruling.furthest)  # noqa: E701
        area = game.reach({"piece": "tank-1", "action": "rapid"})          # GeoJSON: shapely, geopandas take it as it is
        self.assertTrue(ruling.legal)
        self.assertEqual(area["type"], "FeatureCollection")
        self.assertTrue(all(feature["geometry"]["type"] == "MultiPolygon" for feature in area["features"]))


class ARuling(unittest.TestCase):
    def setUp(self):
        self.game = linesman.engine().read(RIVER)

    def test_has_its_faults_and_where_it_would_be_legal(self):
        ruling = self.game.judge(TOO_FAR)
        self.assertFalse(ruling.legal)
        self.assertEqual(ruling.verdict, "illegal")
        for fault, json_ in zip(ruling.faults, ruling.json["faults"], strict=True):
            self.assertEqual((fault.rule, fault.text, list(fault.at), fault.excess, fault.with_),
                             (json_["rule"], json_["text"], json_["at"], json_["excess"], json_.get("with")))
        self.assertIn("tank-2", [fault.with_ for fault in ruling.faults])
        self.assertEqual(ruling.furthest["facing"], 0)

    def test_is_that_of_an_order_object_too(self):
        order = linesman.Order(piece="tank-1", action="rapid", path=[{"forward": 4}], dice={"movement": [4, 3]})
        self.assertEqual(order.json, DRIVE)
        self.assertEqual(self.game.judge(order), self.game.judge(DRIVE))

    def test_is_incomplete_without_dice(self):
        ruling = self.game.judge({name: value for name, value in DRIVE.items() if name != "dice"})
        self.assertEqual((ruling.verdict, ruling.legal), ("incomplete", False))

    def test_gives_rows_of_costs_and_faults(self):
        ruling = self.game.judge(TOO_FAR)
        rows = ruling.to_records()
        self.assertEqual(len(rows), len(ruling.costs) + len(ruling.faults))
        self.assertEqual({row["kind"] for row in rows}, {"cost", "fault"})


class AGame(InAFolder):
    def test_answers_every_question(self):
        game = linesman.engine().read(RIVER)
        self.assertEqual(game.trace(DRIVE)["pieces"][0]["piece"], "tank-1")
        self.assertEqual(game.could({"piece": "tank-1", "action": "rapid"}, {"at": [24, 10]})["answer"], "yes")
        answer = game.ask({"who": ["tank-1"], "to": {"ends": {"at": [24, 10]}}})
        self.assertIn(answer["answer"], ("yes", "with"))
        self.assertIn("rapid", [row["action"] for row in answer["rows"]])
        with self.assertRaises(linesman.Refused) as refused:
            game.ask({"who": ["nobody"], "to": {"anywhere": True}})
        self.assertEqual(refused.exception.pointer, "/question/who/0")
        self.assertTrue(game.turns({"piece": "tank-1", "action": "rapid"}, {"at": [24, 10]})["rolls"])
        self.assertTrue(game.readings(DRIVE))
        self.assertTrue(all(mend["ruling"]["verdict"] == "legal" for mend in game.mend(TOO_FAR)))
        self.assertEqual(game.check(), [])

    def test_is_another_after_an_order(self):
        game = linesman.engine().read(RIVER, "river")
        after = game.apply(DRIVE)
        self.assertEqual(game.pieces[0]["at"], [24, 6])
        self.assertEqual(after.pieces[0]["at"], [24, 10])
        self.assertEqual(len(after.record()["entries"]), 1)
        self.assertTrue(after.verify()["holds"])
        self.assertEqual(after.at(0).pieces[0]["at"], [24, 6])
        with self.assertRaisesRegex(linesman.Refused, "illegal: nothing is carried out"):
            game.apply(TOO_FAR)
        passed = game.apply(TOO_FAR | {"path": [{"forward": 9}]}, decision="they agreed", by="Ann")
        self.assertEqual(passed.pieces[0]["at"], [24, 15])

    def test_is_saved_and_read_again(self):
        game = linesman.engine().read(RIVER).apply(DRIVE)
        game.save(self.folder / "after.linesman")
        self.assertEqual(linesman.open(self.folder / "after.linesman").document, game.document)
        self.assertEqual([file.name for file in self.folder.iterdir()], ["after.linesman"])

    def test_says_what_is_wrong_and_where(self):
        with self.assertRaises(linesman.Refused) as caught:
            linesman.open(self.write("bad.linesman", RIVER | {"tolerance": -1}))
        self.assertEqual(caught.exception.pointer, "/game/tolerance")
        self.assertEqual(caught.exception.file, str(self.folder / "bad.linesman"))
        with self.assertRaises(linesman.Refused) as caught:
            linesman.engine().read(RIVER).judge(DRIVE | {"action": "fly"})
        self.assertEqual(caught.exception.pointer, "/order/action")
        self.assertEqual(str(pickle.loads(pickle.dumps(caught.exception))), str(caught.exception))
        with self.assertRaises(FileNotFoundError):
            linesman.open(self.folder / "gone")
        with self.assertRaises(linesman.Refused):
            linesman.engine().read("{")

    def test_may_be_pickled(self):
        game = pickle.loads(pickle.dumps(linesman.engine().read(RIVER, "river")))
        self.assertTrue(game.judge(DRIVE).legal)
        self.assertEqual(game.file, "river")

    def test_is_closed_once_and_says_so_later(self):
        with linesman.engine().read(RIVER) as game:
            pass
        game.close()
        with self.assertRaisesRegex(ValueError, "closed"):
            game.judge(DRIVE)
        with linesman.Engine() as engine:
            kept = engine.read(RIVER)
        self.assertTrue(kept.judge(DRIVE).legal)
        with self.assertRaisesRegex(ValueError, "closed"):
            engine.call({"do": "judge"})
        del kept, game
        gc.collect()

    def test_close_waits_for_calls_of_other_threads(self):
        for closed in (linesman.engine().read(RIVER), linesman.Engine()):
            request = {"do": "judge", "order": DRIVE}
            if isinstance(closed, linesman.Engine):
                request["game"] = RIVER
            refused = []

            def work(thing=closed, request=request, refused=refused):
                for _ in range(200):
                    try:
                        thing.line(json.dumps(request))
                    except ValueError as error:
                        refused.append(str(error))
                        return

            threads = [threading.Thread(target=work) for _ in range(4)]
            for thread in threads:
                thread.start()
            closed.close()
            for thread in threads:
                thread.join()
            self.assertTrue(all("closed" in text for text in refused), refused)
            with self.assertRaisesRegex(ValueError, "closed"):
                closed.line(json.dumps(request))

    def test_gives_rows_of_pieces(self):
        rows = linesman.engine().read(RIVER).to_records()
        self.assertEqual(rows[0]["traits.speed"], "standard")
        self.assertEqual((rows[0]["x"], rows[0]["y"]), (24, 6))

    def test_is_judged_by_threads_alike(self):
        game = linesman.engine().read(RIVER)
        orders = [DRIVE | {"path": [{"forward": 1 + i / 8}]} for i in range(100)]
        alone = [game.judge(order).json for order in orders]
        together = [None] * 4

        def judge_all(i):
            together[i] = [game.judge(order).json for order in orders]

        threads = [threading.Thread(target=judge_all, args=(i,)) for i in range(len(together))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(together, [alone] * len(together))


class AnEngine(unittest.TestCase):
    def test_says_which_option_is_wrong(self):
        with self.assertRaises(linesman.Refused) as caught:
            linesman.Engine(games=0)
        self.assertEqual(caught.exception.pointer, "/games")

    def test_looks_for_rulesets_only_where_it_is_said(self):
        with linesman.Engine(rulesets=[ROOT / "tests"]) as engine, self.assertRaisesRegex(linesman.Refused, "installed"):
            engine.read(RIVER)

    def test_agrees_to_the_rules_of_a_game_when_the_player_does(self):
        carrying = json.loads(run(CLI, "carry", "-o", "-", EXAMPLES / "skirmish-ruin.linesman").stdout)
        with self.subTest("a chart of the game alone"):
            rules = carrying["rules"]["ruleset"]
            self.assertEqual(linesman.engine(carried=True).read(carrying).document["rules"]["ruleset"], rules)
            self.assertTrue(pickle.loads(pickle.dumps(linesman.engine(carried=True).read(carrying)))._engine.carried)
        carrying["rules"]["ruleset"] = carrying["rules"]["ruleset"] | {"title": "Ours"}
        with self.assertRaisesRegex(linesman.Refused, "not that of the rules"):
            linesman.engine(carried=True).read(carrying)
        self.assertFalse(linesman.engine().read(carrying)._engine.carried)

    def test_refuses_a_request_with_a_nul(self):
        with self.assertRaises(ValueError):
            linesman.engine().line("{\0}")


class Requests(InAFolder):
    def test_have_a_method_each(self):
        said = linesman.engine().line('{"do": "nothing"}')
        words = re.search(r"must be (.*), not", json.loads(said)["error"]).group(1)
        words = re.split(r", | or ", words)
        self.assertGreater(len(words), 25)
        for word in words:
            name = "event" if word.startswith("event ") else word.replace(" ", "_").replace("-", "_")
            self.assertTrue(hasattr(linesman.Game, name) or hasattr(linesman.Engine, name), word)

    def test_take_numpy_and_paths(self):
        numpy = importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None
        game = linesman.engine().read(RIVER)
        plain = game.could({"piece": "tank-1", "action": "rapid"}, {"at": [24, 10]})

        class Array:
            def tolist(self):
                return [24, 10]

        self.assertEqual(game.could({"piece": "tank-1", "action": "rapid"}, {"at": Array()}), plain)
        if numpy is not None:
            for at in (numpy.array([24, 10]), numpy.array([24.0, 10.0], dtype=numpy.float32), list(numpy.array([24, 10]))):
                self.assertEqual(game.could({"piece": "tank-1", "action": "rapid"}, {"at": at}), plain)
            way = [{"forward": numpy.float32(4)}]
            self.assertEqual(game.judge(DRIVE | {"path": way}).json, game.judge(DRIVE).json)
        file = self.write("river.linesman", RIVER)
        self.assertEqual(linesman.engine().call({"do": "check", "game": file}), {"problems": []})
        with self.assertRaisesRegex(TypeError, "nothing that JSON has"):
            game.judge(DRIVE | {"path": [{"forward": object()}]})

    def test_that_are_no_order_say_what_one_is(self):
        with self.assertRaisesRegex(TypeError, 'an order is a linesman.Order or a dictionary such as .*, not \'x\''):
            linesman.engine().read(RIVER).judge("x")

    def test_say_how_sure_a_verdict_is(self):
        game = linesman.engine().read(RIVER)
        sure = game.sure(DRIVE, samples=50, seed=3)
        self.assertEqual(sure["verdict"], "legal")
        self.assertNotIn("error", sure)
        order, river = self.write("order.json", DRIVE), self.write("river.linesman", RIVER)
        ours, theirs = (done(*words, river, order) for done, words in
                        ((python, ("-m", "linesman", "sure")), (lambda *words: run(CLI, *words), ("sure",))))
        self.assertEqual((ours.stdout, ours.returncode), (theirs.stdout, theirs.returncode))

    def test_list_rulesets_and_roll_dice(self):
        found = {each["id"]: each for each in linesman.rulesets()}
        self.assertEqual(found["pips-hard-ground"]["extends"], "pips")
        self.assertEqual(linesman.engine().ruleset("pips")["id"], "pips")
        with self.assertRaisesRegex(linesman.Refused, '"pips"'):
            linesman.engine().ruleset("pipz")
        self.assertEqual(linesman.roll("3d6", seed=7), json.loads(run(CLI, "roll", "--json", "3d6", "--seed", "7").stdout))
        with self.assertRaisesRegex(linesman.Refused, "7x"):
            linesman.roll("3d7x")

    def test_keep_a_book_of_cases(self):
        book = self.folder / "book"
        book.mkdir()
        engine = linesman.engine()
        engine.cases_add(book, game=RIVER, order=TOO_FAR, umpire="Ann", decision={"upheld": True, "reason": "It stands"})
        self.assertEqual(engine.cases_check(book)["problems"], [])
        self.assertTrue(engine.cases_find(book, game=RIVER, order=TOO_FAR))
        self.assertIn("conflicts", engine.cases_conflicts(book))
        self.assertTrue(engine.cases_merge_check(book, self.folder / "book"))
        self.assertEqual(engine.cases_copy(book, self.folder / "copy")["copied"], 1)


class Texts(InAFolder):
    def test_are_those_of_the_program(self):
        compared = 0
        for file, order in list(example_orders())[::3]:
            ruling = linesman.open(file).judge(order)
            written = self.write("order.json", order)
            self.assertEqual(str(ruling), run(CLI, "judge", "--text", file, written).stdout)
            compared += 1
        self.assertGreater(compared, 20)
        self.assertEqual(ruling.text("de"), run(CLI, "--language", "de", "judge", "--text", file, written).stdout)

    def test_of_programs_are_short(self):
        ruling = linesman.engine().read(RIVER).judge(TOO_FAR)
        self.assertRegex(repr(ruling), r"^<linesman\.Ruling illegal: pips-\d+(, pips-\d+)*>$")

    def test_find_pieces_by_id(self):
        game = linesman.engine().read(RIVER)
        self.assertEqual(game["tank-1"]["name"], "Sherman")
        self.assertIs(game.piece("tank-1"), game["tank-1"])
        with self.assertRaisesRegex(KeyError, "tank-1, tank-2"):
            game["tank-3"]

    def test_of_saved_games_are_spelled_as_the_program_spells_them(self):
        river, order = self.write("river.linesman", RIVER), self.write("order.json", DRIVE)
        self.assertEqual(run(CLI, "apply", river, order, "-o", self.folder / "theirs.linesman").returncode, 0)
        linesman.open(river).apply(DRIVE).save(self.folder / "ours.linesman")
        self.assertEqual((self.folder / "ours.linesman").read_text(), (self.folder / "theirs.linesman").read_text())


class Refusals(InAFolder):
    def test_of_orders_that_are_not_carried_out_keep_the_ruling(self):
        with self.assertRaises(linesman.Refused) as caught:
            linesman.engine().read(RIVER).apply(TOO_FAR)
        self.assertEqual(caught.exception.ruling.verdict, "illegal")
        self.assertTrue(caught.exception.ruling.faults)
        self.assertEqual(pickle.loads(pickle.dumps(caught.exception)).ruling.verdict, "illegal")

    def test_name_the_file_and_the_game_alike(self):
        hard = RIVER | {"options": {"mixed": "nonsense"}}
        file = self.write("hard.linesman", hard)
        with self.assertRaises(linesman.Refused) as caught:
            linesman.open(file)
        self.assertEqual((caught.exception.pointer, caught.exception.file), ("/game/options/mixed", str(file)))

    def test_of_folders_that_are_not_there(self):
        for wrong in ("rules", Path("rules")):
            with self.assertRaisesRegex(linesman.Refused, "list of folders"):
                linesman.Engine(rulesets=wrong)
        with self.assertRaisesRegex(linesman.Refused, "gone: /rulesets/1: is no folder"):
            linesman.Engine(rulesets=[self.folder, "gone"])

    def test_of_a_library_of_another_version(self):
        script = self.write("script.py", "import linesman.library as l\nl.__version__ = '0.9.0'\nl.library()")
        done = python(script)
        self.assertRegex(done.stderr, r"OSError: .* is of version 0\.1\.0, and this package of 0\.9\.0")


class OneRenderer(InAFolder):
    def test_draws_in_notebooks_too(self):
        river, order = self.write("river.linesman", RIVER), self.write("order.json", TOO_FAR)
        game = linesman.open(river)
        for ours, more in ((game._repr_svg_(), ()), (game.judge(TOO_FAR)._repr_svg_(), ("--order", order)),
                           (game.render(TOO_FAR, reach=DRIVE, legend=True), ("--order", order, "--legend", "--reach",
                                                                             self.write("drive.json", DRIVE)))):
            self.assertEqual(ours, run(CLI, "render", river, "-", "--to", "svg", *more).stdout)

    def test_is_a_simpler_one_of_the_same_colours_without_the_program(self):
        palette = (ROOT / "src/drawing/picture/palette.cpp").read_text()
        picture = importlib.import_module("linesman.picture")
        named = dict(re.findall(r'NamedColour{"([a-z-]+)", 0x([0-9a-f]{6})}', palette))
        self.assertEqual(picture.NAMED_SIDES, {name: "#" + colour for name, colour in named.items()})
        in_turn = re.search(r"IN_TURN{([^}]*)}", palette).group(1)
        self.assertEqual(picture.SIDES, tuple(re.sub("0x", "#", colour) for colour in in_turn.split(", ")))
        for verdict, colour in picture.VERDICTS.items():
            parts = re.search(rf"p\.{verdict} = QColor\(0x(..), 0x(..), 0x(..)\)", palette).groups()
            self.assertEqual(colour, "#" + "".join(parts))
        script = self.write("script.py", f"import linesman\nprint(linesman.engine().read({RIVER!r}).judge({DRIVE!r})._repr_svg_())")
        done = run("env", f"LINESMAN_CLI={self.folder}/gone", "python3", script)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(picture.VERDICTS["legal"], done.stdout)


class OtherPackages(unittest.TestCase):
    @unittest.skipUnless(importlib.util.find_spec("shapely"), "python3-shapely is not installed")
    def test_shapely_takes_a_reach_as_it_is(self):
        shape = importlib.import_module("shapely.geometry").shape
        area = linesman.engine().read(RIVER).reach(DRIVE)
        bounds = {feature["properties"]["bound"]: shape(feature["geometry"]) for feature in area["features"]}
        self.assertGreater(bounds["inner"].area, 10)
        self.assertGreaterEqual(bounds["outer"].area, bounds["inner"].area)

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "python3-pandas is not installed")
    def test_pandas_takes_rows_as_they_are(self):
        game = linesman.engine().read(RIVER)
        frame = importlib.import_module("pandas").DataFrame(game.judge(TOO_FAR).to_records())
        self.assertAlmostEqual(frame[frame["kind"] == "cost"]["amount"].sum(), game.judge(TOO_FAR).allowance["spent"])
        self.assertEqual(len(importlib.import_module("pandas").DataFrame(game.to_records())), 2)


class Pictures(unittest.TestCase):
    def test_are_xml_whatever_names_are(self):
        game = linesman.engine().read(RIVER)
        for svg in (svg_of_game(game), svg_of_ruling(game.judge(DRIVE)), svg_of_ruling(game.judge(TOO_FAR))):
            picture = ElementTree.fromstring(svg)
            titles = [title.text for title in picture.iter("{http://www.w3.org/2000/svg}title")]
            self.assertIn("The <wide> river", titles)
            self.assertIn("Sherman (red)", titles)

    def test_show_every_example_and_its_orders(self):
        drawn = 0
        for file, order in example_orders():
            game = linesman.open(file)
            picture = ElementTree.fromstring(svg_of_ruling(game.judge(order)))
            drawn += len(list(picture.iter())) > len(game.pieces)
        self.assertEqual(drawn, sum(1 for _ in example_orders()))


class TheModule(InAFolder):
    def test_prints_what_the_program_prints(self):
        for what in ("judge", "trace", "readings"):
            for game, order in list(example_orders())[::5]:
                written = self.write("order.json", order)
                ours = python("-m", "linesman", what, game, written)
                theirs = run(CLI, what, game, written)
                self.assertEqual((ours.stdout, ours.returncode), (theirs.stdout, theirs.returncode), ours.stderr)

    def test_refuses_what_the_program_refuses_in_its_words(self):
        game = EXAMPLES / "pips-river.linesman"
        for order in ('{"piece": "nobody", "action": "rapid", "path": []}', '{"piece": 7}', '{"a": 1, "a": 2}'):
            written = self.write("order.json", order)
            ours = python("-m", "linesman", "judge", game, written)
            self.assertEqual((ours.stdout, ours.returncode), ("", 2))
            self.assertEqual(len(ours.stderr.splitlines()), 1, ours.stderr)

    def test_verifies_and_answers_lines(self):
        game = self.write("after.linesman", linesman.engine().read(RIVER).apply(DRIVE).document)
        ours, theirs = python("-m", "linesman", "verify", game), run(CLI, "verify", "--json", game)
        self.assertEqual((ours.stdout, ours.returncode), (theirs.stdout, theirs.returncode))
        lines = "".join(json.dumps({"id": i, "do": "judge", "game": RIVER, "order": DRIVE}) + "\n" for i in range(3)) + "{\n"
        self.assertEqual(python("-m", "linesman", "batch", stdin=lines).stdout, run(CLI, "batch", stdin=lines).stdout)


def made_by_setuptools(*words):
    """By a Python that has setuptools and wheel, as Debian's has."""
    makers = [maker for maker in (sys.executable, "/usr/bin/python3")
              if run(maker, "-c", "import setuptools, wheel").returncode == 0]
    if not makers:
        raise unittest.SkipTest("python3-setuptools and python3-wheel are not installed")
    return run(makers[0], *words)


class TheWheel(InAFolder):
    def test_is_installed_and_judges(self):
        made = made_by_setuptools(PACKAGE / "make_wheel.py", self.folder)
        self.assertEqual(made.returncode, 0, made.stderr)
        again = made_by_setuptools(PACKAGE / "make_wheel.py", self.folder / "again").stdout.strip()
        with open(made.stdout.strip(), "rb") as one, open(again, "rb") as other:
            self.assertEqual(one.read(), other.read())
        script = self.write("script.py", "import sys; sys.path.insert(0, sys.argv[1]); import linesman\n"
                                         "print(linesman.__file__)\n"
                                         f"print(linesman.engine().read({RIVER!r}).judge({DRIVE!r}).verdict)")
        with zipfile.ZipFile(made.stdout.strip()) as wheel:
            names = {name.partition("/")[2] for name in wheel.namelist()}
            about = wheel.read("linesman-0.1.0.dist-info/METADATA").decode()
        self.assertLess({"LICENSE", "METADATA", "RECORD", "py.typed", "program.py"}, names)
        self.assertRegex(about, r"License: MIT\n(.*\n)*Classifier: Typing :: Typed\n")
        self.assertNotIn("examples", about)
        # A wheel of pure Python is imported from where it lies.
        found = run("env", "-u", "PYTHONPATH", "python3", script, made.stdout.strip())
        self.assertIn("legal", found.stdout, found.stderr)
        self.assertIn(".whl", found.stdout)

    def test_may_have_the_library_and_the_rulesets_in_it(self):
        library = Path(os.environ["LINESMAN_LIBRARY"])
        made = made_by_setuptools(PACKAGE / "make_wheel.py", self.folder, "--library", library.resolve(),
                      "--rulesets", library.parent / "linesman/rulesets")
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertNotIn("none-any", made.stdout)
        with zipfile.ZipFile(made.stdout.strip()) as wheel:
            wheel.extractall(self.folder / "site")
        script = self.write("script.py", f"import linesman\nprint(linesman.engine().read({RIVER!r}).judge({DRIVE!r}).verdict)")
        found = run("env", "-u", "LINESMAN_LIBRARY", f"PYTHONPATH={self.folder / 'site'}", "XDG_DATA_HOME=/nowhere",
                    "XDG_DATA_DIRS=/nowhere", "python3", script)
        self.assertEqual(found.stdout.strip(), "legal", found.stderr)

    @unittest.skipUnless(importlib.util.find_spec("pip"), "python3-pip is not installed")
    def test_is_taken_by_pip(self):
        wheel = made_by_setuptools(PACKAGE / "make_wheel.py", self.folder).stdout.strip()
        done = python("-m", "pip", "install", "--no-index", "--no-deps", "--target", self.folder / "site", wheel)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.folder / "site/linesman/py.typed").exists())


class TheTypes(unittest.TestCase):
    @unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed")
    def test_are_strict(self):
        done = python("-m", "mypy", "--strict", "--cache-dir", os.devnull, PACKAGE / "linesman")
        self.assertEqual(done.returncode, 0, done.stdout)


class ThePage(InAFolder):
    def test_has_thirty_lines_that_run_as_they_stand(self):
        page = (ROOT / "resources/manual/python.md").read_text()
        script = next(block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "reach.svg" in block)
        self.assertLessEqual(len(script.splitlines()), 30)
        done = python(self.write("script.py", script), cwd=self.folder)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(done.stdout.startswith("illegal {'total': 9,"), done.stdout)
        picture = ElementTree.parse(self.folder / "reach.svg")
        self.assertIn("\ninner ", done.stdout)
        self.assertEqual(picture.getroot().tag, "{http://www.w3.org/2000/svg}svg")


class TheScripts(InAFolder):
    def test_say_the_odds_of_a_charge(self):
        done = python(PACKAGE / "examples/charge_odds.py")
        self.assertEqual(done.returncode, 0, done.stderr)
        ahead = next(line for line in done.stdout.splitlines() if line.lstrip().startswith("0°")).split()[1:]
        chances = [int(chance) for chance in ahead]
        self.assertEqual(chances, sorted(chances, reverse=True))
        self.assertGreater(chances[0], chances[-1])

    @unittest.skipUnless(importlib.util.find_spec("matplotlib"), "python3-matplotlib is not installed")
    def test_draw_a_heat_map_of_reach(self):
        done = python(PACKAGE / "examples/reach_map.py", self.folder / "reach.png")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual((self.folder / "reach.png").read_bytes()[:8], b"\x89PNG\r\n\x1a\n")

    def test_verify_the_records_of_a_tournament(self):
        game = linesman.engine().read(RIVER).apply(DRIVE)
        game.save(self.folder / "one.linesman")
        linesman.engine().read(RIVER).save(self.folder / "three.linesman")
        done = python(PACKAGE / "examples/verify_records.py", self.folder)
        self.assertEqual((done.returncode, done.stdout.count("holds  ")), (0, 2), done.stderr)
        bent = json.loads(json.dumps(game.document))
        bent["history"][0]["ruling"]["allowance"]["spent"] = 3
        self.write("two.linesman", bent)
        done = python(PACKAGE / "examples/verify_records.py", self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("FAILS  two.linesman: entry 1 does not hold", done.stdout)


if __name__ == "__main__":
    unittest.main()

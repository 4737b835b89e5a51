"""linesman-cli at a terminal: colours, the width, progress, and no silent wait."""
import json
import re

from program import CLI, InAFolder, Terminal

COLOUR = re.compile("\x1b\\[[0-9;]*m")


class AtATerminal(InAFolder):
    def setUp(self):
        super().setUp()
        self.example("pips-river", "game.linesman")
        self.example("pips-river", "order.json", "1-over-the-bridge")
        self.example("pips-river", "order-2.json", "3-into-the-river")

    def seen(self, *words, columns=80, **variables):
        terminal = Terminal([CLI, *words], self.at, self.environment | variables, columns)
        return terminal.finish()[0].replace("\r\n", "\n")

    def judged(self, order="order.json", *more, **how):
        return self.seen("judge", "--text", "game.linesman", order, *more, **how)

    def test_verdicts_have_colours(self):
        plain = self.run_cli("judge", "--text", "game.linesman", "order.json").stdout
        seen = self.judged()
        self.assertTrue(seen.startswith("\x1b[1;32mLEGAL\x1b[0m  "), seen[:40])
        self.assertEqual(COLOUR.sub("", seen), plain)
        self.assertTrue(self.judged("order-2.json").startswith("\x1b[1;31mILLEGAL\x1b[0m"))
        self.assertIn("\x1b[1;32mLEGAL", self.seen("judge", "--text", "game.linesman", "order.json", "order-2.json"))

    def test_and_none_where_nobody_wants_them(self):
        for how in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
            self.assertNotIn("\x1b", self.judged(**how))
        self.assertNotIn("\x1b", self.judged("order.json", "--color", "never"))
        self.assertIn("\x1b", self.judged("order.json", "--color", "always", NO_COLOR="1"))
        into_a_pipe = self.run_cli("judge", "--text", "game.linesman", "order.json", "--color", "always").stdout
        self.assertTrue(into_a_pipe.startswith("\x1b[1;32m"))
        self.assertNotIn("\x1b", self.run_cli("judge", "--text", "game.linesman", "order.json").stdout)

    def test_a_name_steers_nothing(self):
        game = json.loads((self.at / "game.linesman").read_text())
        next(piece for piece in game["pieces"] if piece["id"] == "sherman-a1")["name"] = "\x1b[2Jgone"
        (self.at / "game.linesman").write_text(json.dumps(game))
        self.assertNotIn("\x1b[2J", self.judged())

    def test_text_has_the_width_of_the_terminal(self):
        def widest(columns):
            lines = COLOUR.sub("", self.judged("order-2.json", columns=columns)).split("\n")
            return max(map(len, lines))
        self.assertLessEqual(widest(60), 60)
        self.assertGreater(widest(100), 80)
        self.assertLessEqual(widest(100), 100)
        self.assertEqual(widest(300), widest(120))

    def test_a_batch_without_lines_says_how_it_is_called(self):
        terminal = Terminal([CLI, "batch"], self.at, self.environment)
        text, status = terminal.finish()
        self.assertEqual(status, 2)
        self.assertIn("Usage: linesman-cli batch", text)
        self.assertIn("batch requests.jsonl", text)

    def test_a_picture_that_is_no_text_stays_away(self):
        self.assertIn("is no text that a terminal could show", self.seen("render", "game.linesman", "-", "--to", "png"))
        self.assertIn("<svg", self.seen("render", "game.linesman", "-", "--to", "svg"))


class LongWork(InAFolder):
    def test_says_how_far_it_is_and_wipes_that_out(self):
        self.example("pips-river", "game.linesman")
        (self.at / "pipe").touch()
        (self.at / "pipe").unlink()
        __import__("os").mkfifo(self.at / "pipe")
        words = ["bash", "-c", f"{CLI} batch < pipe > answers.jsonl; echo ended"]
        terminal = Terminal(words, self.at, self.environment)
        line = '{"do": "check", "game": "game.linesman"}\n'
        with open(self.at / "pipe", "w", encoding="utf-8") as pipe:
            pipe.write(line * 30)
            pipe.flush()
            terminal.wait_for("30 lines, ")
        text = terminal.wait_for("ended")
        terminal.finish()
        self.assertRegex(text, r"30 lines, \d+ a second")
        self.assertRegex(text, r"\r\x1b\[Kended")
        self.assertEqual((self.at / "answers.jsonl").read_text().count("\n"), 30)

    def test_is_silent_where_nobody_looks(self):
        self.example("pips-river", "game.linesman")
        done = self.shell('(echo "{}"; sleep 3; echo "{}") | linesman-cli batch')
        self.assertEqual(done.stderr, "")

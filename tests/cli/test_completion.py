"""Tab in bash, zsh and fish, pressed as a person does."""
import shutil
import unittest

from program import CLI, InAFolder, Terminal

SHELLS = {"bash": ["bash", "--norc", "--noprofile", "-i"], "zsh": ["zsh", "-f", "-i"], "fish": ["fish", "--no-config", "-i"]}


def offered(shell_test, *words):
    done = shell_test.run_cli("completion", "offer", *words)
    shell_test.assertEqual((done.returncode, done.stderr), (0, ""), words)
    return [line.split("\t")[0] for line in done.stdout.splitlines()]


class OfferedWords(InAFolder):
    def setUp(self):
        super().setUp()
        self.example("pips-river", "game.linesman")

    def test_are_calls(self):
        self.assertEqual(sorted(offered(self, "re")), ["reach", "readings", "record", "rejudge", "render", "replay"])
        for words in ((), ("",), ("--carried", ""), ("--language", "de", ""), ("help", "")):
            self.assertGreater(set(offered(self, *words)), {"judge", "completion", "help", "version"}, words)
        self.assertIn("find", offered(self, "cases", ""))

    def test_are_the_options_of_a_call_and_of_all(self):
        self.assertEqual(offered(self, "judge", "--te"), ["--text"])
        self.assertLess({"--ruleset", "--option", "--language", "--jobs", "--help"}, set(offered(self, "judge", "game.linesman", "--")))
        self.assertIn("--words", offered(self, "cases", "find", "--"))

    def test_are_values(self):
        for words, wanted in ((("judge", "--format", ""), ["json", "text"]), (("judge", "--format", "t"), ["text"]),
                              (("judge", "--format="), ["--format=json", "--format=text"]),
                              (("--color", ""), ["auto", "always", "never"]),
                              (("--language", ""), ["de", "en"]), (("judge", "--language", "d"), ["de"]),
                              (("judge", "--ruleset", "pips"), ["pips", "pips-hard-ground"]), (("rulesets", "ranks"), ["ranks"]),
                              (("render", "--page", "Le"), ["Legal", "Letter"]), (("schema", "gam"), ["game"]),
                              (("examples", "pips-r"), ["pips-river"]), (("completion", ""), ["bash", "zsh", "fish"]),
                              (("decide", "game.linesman", "1", ""), ["legal", "illegal"]),
                              (("judge", "--ruleset", "pips", "--option", "mixed="), ["mixed=proportional", "mixed=worst"]),
                              (("judge", "game.linesman", "order.json", "--option", "mixed=w"), ["mixed=worst"]),
                              (("judge", "game.linesman", "--option", "mix"), ["mixed="]),
                              (("judge", ""), [":files linesman"]), (("judge", "game.linesman", ""), [":files json"]),
                              (("carry", ""), [":files linesman"]), (("sheet", "game.linesman", "-o", ""), [":files"]),
                              (("photo", "game.linesman", ""), [":files png jpg jpeg webp"]),
                              (("--rulesets", ""), [":folders"]), (("cases", "copy", "-o", ""), [":folders"]),
                              (("note", "game.linesman", "--by", ""), [])):
            self.assertEqual(offered(self, *words), wanted, words)

    def test_of_a_game_are_those_of_its_rules(self):
        self.example("drill-stream", "drill.linesman")
        keys = offered(self, "judge", "drill.linesman", "--option", "")
        self.assertTrue(keys)
        self.assertTrue(set(keys).isdisjoint({"mixed="}))
        self.assertGreater(len(offered(self, "judge", "--option", "")), len(keys))


class PressedTab(InAFolder):
    """A shell at a terminal, with the script of `completion`."""

    def press(self, shell, typed, wanted):
        """Types, presses Tab, and waits for the text that must appear on the line."""
        script = self.at / f"complete.{shell}"
        script.write_text(self.run_cli("completion", shell).stdout)
        terminal = Terminal(SHELLS[shell], self.at, self.environment | {"PS1": "READY> ", "ZDOTDIR": str(self.at)})
        try:
            begin = {"bash": f". {script}\n", "zsh": f"PS1='READY> '; autoload -Uz compinit && compinit -u; . {script}\n",
                     "fish": f"function fish_prompt; echo 'READY> '; end; source {script}\n"}[shell]
            terminal.type(begin + "echo be\"gun\"\n")
            terminal.wait_for("begun")
            terminal.read(0.5)
            terminal.type(typed + "\t")
            terminal.wait_for(wanted, plain=True)
        finally:
            terminal.kill()

    def check(self, shell):
        if shutil.which(shell) is None:
            self.skipTest(f"{shell} is not installed")
        self.example("pips-river", "game.linesman")
        (self.at / "notes.txt").touch()
        self.press(shell, "linesman-cli judg", "judge ")
        self.press(shell, "linesman-cli judge --form", "--format ")
        self.press(shell, "linesman-cli judge --format te", "text ")
        self.press(shell, "linesman-cli --carried read", "readings ")
        self.press(shell, "linesman-cli judge ga", "game.linesman ")
        self.press(shell, "linesman-cli judge --option mixed=wo", "mixed=worst ")
        self.press(shell, "linesman-cli schema gam", "game ")

    def test_in_bash(self):
        self.check("bash")

    def test_in_zsh(self):
        self.check("zsh")

    def test_in_fish(self):
        self.check("fish")


if __name__ == "__main__":
    unittest.main()

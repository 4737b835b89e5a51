"""Linesman installed into a prefix of its own, as other projects find it: a ruleset, a C++ and a C program built against it.

LINESMAN_BUILD is the build tree. What these projects compile is printed with its seconds.
"""
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

BUILD = Path(os.environ["LINESMAN_BUILD"])
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def run(*words, **how):
    how.setdefault("check", True)
    try:
        return subprocess.run([str(word) for word in words], capture_output=True, text=True, **how)
    except subprocess.CalledProcessError as failed:
        raise AssertionError(f"{words}\n{failed.stdout}{failed.stderr}") from None


def processor():
    """Seconds that children have used until now."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class APrefix(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        kept = tempfile.TemporaryDirectory()
        cls.addClassCleanup(kept.cleanup)
        cls.folder = Path(kept.name)
        cls.prefix = cls.folder / "prefix"
        for component in ("engine", "commands", "library", "development", "python"):
            run("cmake", "--install", BUILD, "--prefix", cls.prefix, "--component", component)
        cls.cli = cls.prefix / "bin/linesman-cli"
        cls.environment = os.environ | {"LANGUAGE": "en", "XDG_DATA_HOME": str(cls.folder / "home/share"), "XDG_DATA_DIRS": "/nowhere"}

    def built(self, source):
        """Configures and builds a project, and says how long its compiler took."""
        build = source / "build"
        run("cmake", "-S", source, "-B", build, "-DCMAKE_BUILD_TYPE=Release", f"-DCMAKE_PREFIX_PATH={self.prefix}")
        began, spent = time.monotonic(), processor()
        run("cmake", "--build", build, "--parallel")
        print(f"{source.name} built in {time.monotonic() - began:.1f} s, {processor() - spent:.1f} s of the processor",
              flush=True)
        return build

    def linesman(self, *words, **how):
        return run(self.cli, *words, env=self.environment, check=False, **how)

    def test_has_a_skeleton_of_a_ruleset_that_builds_and_judges(self):
        made = self.linesman("rulesets", "--new", "my-game", cwd=self.folder)
        self.assertEqual((made.returncode, made.stderr), (0, ""))
        project = self.folder / "my-game"
        self.assertEqual(made.stdout.splitlines(), [f"my-game/{name}" for name in sorted(os.listdir(project))])
        for file in project.iterdir():
            self.assertNotIn("@", file.read_text(), file)
        build = self.built(project)
        run("cmake", "--install", build, "--prefix", self.folder / "home")
        self.assertIn("my-game", self.linesman("rulesets").stdout)
        game, order = project / "example.linesman", project / "example.order.json"
        self.assertEqual(self.linesman("check", game).returncode, 0)
        ruling = json.loads(self.linesman("judge", game, order).stdout)
        self.assertEqual((ruling["verdict"], ruling["allowance"]["spent"]), ("legal", 4))
        order.write_text('{"piece": "red-1", "action": "move", "path": [{"forward": 5.5}]}')
        ruling = json.loads(self.linesman("judge", game, order).stdout)
        self.assertEqual([fault["rule"] for fault in ruling["faults"]], ["my-game-2"])
        self.assertAlmostEqual(ruling["furthest"]["s"], 5)
        order.write_text('{"piece": "red-1", "action": "move", "path": [{"reverse": 7}]}')
        ruling = json.loads(self.linesman("judge", game, order).stdout)
        self.assertEqual([fault["rule"] for fault in ruling["faults"]], ["my-game-3", "my-game-1"])
        area = json.loads(self.linesman("reach", game, order).stdout)
        self.assertTrue(all(feature["geometry"]["coordinates"] for feature in area["features"]))

    def test_refuses_to_begin_a_ruleset_over_another(self):
        (self.folder / "taken").mkdir()
        for wanted, why in (("pips", "already"), ("Taken", "an id has"), ("taken", "is there already"), ("a/b", "an id")):
            refused = self.linesman("rulesets", "--new", wanted, cwd=self.folder)
            self.assertEqual(refused.returncode, 2)
            self.assertIn(why, refused.stderr)
        self.assertEqual(list((self.folder / "taken").iterdir()), [])

    def test_has_the_engine_for_programs_in_cpp_and_c(self):
        project = self.folder / "programs"
        project.mkdir()
        for name in ("CMakeLists.txt", "judge.c"):
            (project / name).write_text((HERE / "programs" / name).read_text())
        page = (ROOT / "resources/manual/other-programs.md").read_text()
        (project / "judge.cpp").write_text(re.search(r"```cpp\n(.*?)```", page, re.DOTALL).group(1))
        build = self.built(project)
        examples = self.prefix / "share/linesman/examples"
        game, order = examples / "pips-river.linesman", next(iter(sorted(examples.glob("pips-river.*.order.json"))))
        verdict = json.loads(self.linesman("judge", game, order).stdout)["verdict"]
        line = json.dumps({"do": "judge", "game": str(game), "order": json.loads(order.read_text())})
        rulesets = self.prefix / "lib/linesman/rulesets"
        self.assertEqual(run(build / "judge-cpp", game, order, rulesets).stdout.splitlines()[0], verdict)
        refused = run(build / "judge-cpp", game, order, check=False)
        self.assertEqual((refused.returncode, refused.stderr), (2, "judge GAME ORDER RULESETS\n"))
        self.assertEqual(json.loads(run(build / "judge-c", line).stdout)["verdict"], verdict)

    def test_has_headers_that_take_no_names_of_other_programs(self):
        headers = list((self.prefix / "include").rglob("*.h"))
        self.assertGreater(len(headers), 150)
        for header in headers:
            text = header.read_text()
            self.assertNotRegex(text, r'#include "[a-z_]+/', header)
            self.assertNotIn("protocol section", text, header)
            self.assertNotRegex(text, r"Inside `[a-z]+` only", header)
            self.assertTrue(header.is_relative_to(self.prefix / "include/linesman"), header)
            for included in re.findall(r"#include <(linesman/[^>]+)>", text):
                self.assertTrue((self.prefix / "include" / included).exists(), f"{header} includes {included}")

    def test_is_found_by_pkg_config(self):
        where = self.environment | {"PKG_CONFIG_PATH": str(self.prefix / "lib/pkgconfig")}
        flags = run("pkg-config", "--cflags", "--libs", "linesman", env=where).stdout.split()
        self.assertEqual(run("pkg-config", "--modversion", "linesman", env=where).stdout, self.linesman("--version").stdout.split()[-1] + "\n")
        program = self.folder / "judge-by-pkg-config"
        run("cc", HERE / "programs/judge.c", *flags, "-o", program)
        line = json.dumps({"id": 1, "do": "check", "game": str(self.prefix / "share/linesman/examples/pips-river.linesman")})
        said = run(program, line, env=self.environment | {"LD_LIBRARY_PATH": str(self.prefix / "lib")}).stdout
        self.assertEqual(json.loads(said), {"id": 1, "problems": []})

    def test_has_the_python_package(self):
        environment = {name: value for name, value in self.environment.items() if not name.startswith("LINESMAN")}
        script = "import json, sys, linesman; print(linesman.open(sys.argv[1]).judge(json.load(open(sys.argv[2]))).verdict)"
        examples = self.prefix / "share/linesman/examples"
        order = sorted(examples.glob("pips-river.*.order.json"))[0]
        said = run(sys.executable, "-c", script, examples / "pips-river.linesman", order,
                   env=environment | {"PYTHONPATH": str(self.prefix / "lib/python3/dist-packages")})
        verdict = json.loads(self.linesman("judge", examples / "pips-river.linesman", order).stdout)["verdict"]
        self.assertEqual(said.stdout.strip(), verdict)


if __name__ == "__main__":
    unittest.main()

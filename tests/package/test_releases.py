"""What is handed on: notices of the works of others, licences, the bill of materials, the recipe for Flatpak."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "resources/packaging"))
import bill_of_materials  # noqa: E402

OF_BUILDING = {"PkgConfig", "Threads", "Python3"}
OF_THE_RUNTIME = {"Qt6", "PNG", "ZLIB"}  # of KDE's runtime of Flatpak


def libraries():
    """What CMakeLists.txt looks for, tests aside."""
    text = (ROOT / "CMakeLists.txt").read_text().split("if(BUILD_TESTING)")[0]
    found = set(re.findall(r"^find_package\((\w+)", text, re.M))
    return found | set(re.findall(r"^pkg_check_modules\(\w+ REQUIRED IMPORTED_TARGET (\S+?)\)", text, re.M))


class Notices(unittest.TestCase):
    def test_name_every_library(self):
        works = bill_of_materials.works(ROOT)
        self.assertGreater(len(libraries() - OF_BUILDING), 10)
        self.assertEqual({work["Found"] for work in works}, libraries() - OF_BUILDING)
        for work in works:
            self.assertEqual(list(work), ["Name", "Licence", "Copyright", "Home", "Found", "Debian", "Part"], work["Name"])
            self.assertIn(work["Part"], ("linked", "compiled in"))

    def test_have_the_texts_that_debian_has(self):
        text = bill_of_materials.notices(ROOT)
        self.assertTrue(text.startswith((ROOT / "resources/third-party.txt").read_text()))
        for work in bill_of_materials.works(ROOT):
            if Path("/usr/share/doc", work["Debian"], "copyright").exists():
                self.assertIn(f"\n{work['Name']}\n=====", text)


class TheBillOfMaterials(unittest.TestCase):
    def test_lists_linesman_and_what_it_is_made_with(self):
        os.environ["SOURCE_DATE_EPOCH"] = "1764374400"
        bill = bill_of_materials.bill(ROOT, "0.1.0")
        self.assertEqual(bill, bill_of_materials.bill(ROOT, "0.1.0"))
        self.assertEqual(bill["creationInfo"]["created"], "2025-11-29T00:00:00Z")
        ids = [package["SPDXID"] for package in bill["packages"]]
        self.assertEqual(len(ids), len(set(ids)))
        for each in ids:
            self.assertRegex(each, r"^SPDXRef-[A-Za-z0-9.-]+$")
        self.assertEqual(len(ids), 1 + len(bill_of_materials.works(ROOT)))
        self.assertEqual({relation["relatedSpdxElement"] for relation in bill["relationships"]}, set(ids))

    def test_is_written_as_json(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, ROOT / "resources/packaging/bill_of_materials.py", ROOT, "0.1.0", f"{folder}/sbom"], check=True)
            self.assertEqual(json.loads(Path(folder, "sbom").read_text())["spdxVersion"], "SPDX-2.3")


class TheRecipeForFlatpak(unittest.TestCase):
    RECIPE = (ROOT / "resources/packaging/flatpak/org.linesman.linesman.yml").read_text()

    def test_has_a_module_for_every_library(self):
        modules = re.findall(r"^  - name: (\S+)$", self.RECIPE, re.M)
        plain = {re.sub(r"^lib|\d+$", "", name.lower()) for name in libraries() - OF_BUILDING - OF_THE_RUNTIME}
        self.assertEqual({re.sub(r"^lib|\d+$", "", name) for name in modules[:-1]}, {re.sub(r"^lib|\d+$", "", name) for name in plain})
        self.assertEqual(modules[-1], "linesman")

    def test_has_sums_and_no_folder_of_the_user(self):
        archives = self.RECIPE.count("type: archive")
        self.assertEqual(len(re.findall(r"^        sha256: [0-9a-f]{64}$", self.RECIPE, re.M)), archives)
        self.assertNotIn("--filesystem", self.RECIPE)


class BuiltPrograms(unittest.TestCase):
    @unittest.skipUnless(os.environ.get("LINESMAN_BUILD") and shutil.which("readelf"), "no build tree, or no readelf")
    def test_cannot_be_written_to_where_their_addresses_lie(self):
        build = Path(os.environ["LINESMAN_BUILD"])
        handed_on = [build / "bin/linesman", build / "bin/linesman-cli", build / "lib/liblinesman.so", build / "lib/linesman/read-photograph",
                     *(build / "lib/linesman").rglob("*.so")]
        self.assertGreater(len(handed_on), 8)
        for file in filter(Path.exists, handed_on):
            said = subprocess.run(["readelf", "-dlW", file], capture_output=True, text=True, check=True).stdout
            self.assertIn("GNU_RELRO", said, file)
            self.assertRegex(said, r"BIND_NOW|Flags: NOW", file)


class TheProduct(unittest.TestCase):
    def test_names_no_printed_game_and_no_publisher(self):
        names = re.compile(r"chain[- ]of[- ]command|games workshop|warhammer|battlefront|osprey|too ?fat ?lardies|avalon hill|bolt action", re.I)
        read = 0
        for folder in ("src", "ui", "rulesets", "resources"):
            for file in (ROOT / folder).rglob("*"):
                if file.suffix in (".cpp", ".h", ".json", ".md", ".txt", ".py", ".ts", ".in", ".1", ".7", ".linesman", ".mjs"):
                    read += 1
                    self.assertIsNone(names.search(file.read_text(encoding="utf-8")), file)
        self.assertGreater(read, 1000)

    def test_names_no_address_that_is_not_there(self):
        for folder in ("cmake", "resources/desktop", "resources/packaging/flatpak", "src/c"):
            for file in filter(Path.is_file, (ROOT / folder).rglob("*")):
                for address in re.findall(r"https?://[^\s\"'>]+", file.read_text(encoding="utf-8")):
                    self.assertNotIn(".example", address, file)


class Licences(unittest.TestCase):
    def test_are_said_for_every_file(self):
        self.assertIn("License: MIT", (ROOT / ".reuse/dep5").read_text())
        # The texts are the same but for whose they are.
        ours, general = ((ROOT / file).read_text().splitlines() for file in ("LICENSE", "LICENSES/MIT.txt"))
        self.assertEqual([line for line in ours if "Copyright (c)" not in line], [line for line in general if "Copyright (c)" not in line])

    @unittest.skipUnless(shutil.which("reuse"), "reuse is not installed")
    def test_are_those_that_reuse_wants(self):
        done = subprocess.run(["reuse", "--root", ROOT, "lint"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()

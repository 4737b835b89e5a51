"""What packages are made with: texts of the changelog without the marks of Markdown."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "resources/packaging"))
import product_files  # noqa: E402


class TextsOfPackages(unittest.TestCase):
    def test_marks_are_taken_out(self):
        for marked, plain in (("*Help, Manual* opens it", "Help, Manual opens it"),
                              ("`linesman-cli at GAME`, as ever", "linesman-cli at GAME, as ever"),
                              ("**All** of _it_, see [the page](a/b.md)", "All of it, see the page"),
                              ("`a_b*c*d` and 2 * 3 * 4, snake_case_name", "a_b*c*d and 2 * 3 * 4, snake_case_name"),
                              ("*.linesman and *.lmrules files", "*.linesman and *.lmrules files")):
            self.assertEqual(product_files.without_marks(marked), plain)

    def test_no_release_has_any(self):
        changes = [change for _, _, changes in product_files.releases(ROOT) for change in changes]
        self.assertGreater(len(changes), 5)
        for change in changes:
            self.assertNotRegex(change, r"`|\*\S|\]\(")

    def test_the_changelog_of_debian_has_none(self):
        self.assertNotIn("`", product_files.debian_changelog(ROOT))


if __name__ == "__main__":
    unittest.main()

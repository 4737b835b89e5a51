// Preferences: kept, carried as a file, in force at once.
#include <QActionGroup>
#include <QFile>
#include <QSettings>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "ui/window/commands/command_table.h"
#include "ui/window/preferences/preferences.h"
#include "ui/window/preferences/preferences_dialog.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class APreference : public WindowTest {
 protected:
  void TearDown() override {
    keep_preferences({});
    apply_look({.appearance = Appearance::light});
  }
  static Preferences others() {
    Preferences set;
    set.language = "de";
    set.appearance = Appearance::dark;
    set.colours = ColourSet::blue_yellow;
    set.text_percent = 150;
    set.unit = LengthUnit::centimetre;
    set.bases_in_mm = true;
    set.tables_in_feet = true;
    set.ruleset = "drill";
    set.tolerance = 0.25;
    set.autosave_minutes = 5;
    set.at_start = AtStart::last_game;
    set.keys["fit"] = "Ctrl+7";
    return set;
  }
  static void expect_others(const Preferences& kept) {
    const Preferences set = others();
    EXPECT_EQ(kept.language, set.language);
    EXPECT_EQ(kept.appearance, set.appearance);
    EXPECT_EQ(kept.colours, set.colours);
    EXPECT_EQ(kept.text_percent, set.text_percent);
    EXPECT_EQ(kept.unit, set.unit);
    EXPECT_EQ(kept.bases_in_mm, set.bases_in_mm);
    EXPECT_EQ(kept.tables_in_feet, set.tables_in_feet);
    EXPECT_EQ(kept.ruleset, set.ruleset);
    EXPECT_EQ(kept.tolerance, set.tolerance);
    EXPECT_EQ(kept.autosave_minutes, set.autosave_minutes);
    EXPECT_EQ(kept.at_start, set.at_start);
    EXPECT_EQ(kept.keys, set.keys);
  }
};

TEST_F(APreference, IsThereAgainAtTheNextStart) {
  keep_preferences(others());
  expect_others(kept_preferences());
}

TEST_F(APreference, IsCarriedToAnotherMachineAsAFile) {
  keep_preferences(others());
  const QString path = folder.filePath("mine.ini");
  ASSERT_TRUE(export_preferences(path));
  keep_preferences({});
  ASSERT_TRUE(import_preferences(path));
  expect_others(kept_preferences());
}

TEST_F(APreference, IsNotReadFromAFileOfAnotherKind) {
  EXPECT_FALSE(import_preferences(write("game.linesman", small_table())));
  EXPECT_FALSE(import_preferences(folder.filePath("none.ini")));
}

TEST_F(APreference, OfKeysThatAnotherCommandHasIsSaid) {
  Preferences set;
  const Command& fit = command_named("fit");
  EXPECT_TRUE(commands_with(keys_in_force(fit, set), fit, all_commands(), set).isEmpty());
  set.keys["fit"] = "Ctrl+S";
  EXPECT_EQ(commands_with(keys_in_force(fit, set), fit, all_commands(), set), QStringList{"Save"});
}

TEST_F(APreference, OfAKeyMayBeGivenToATool) {
  const Command& tape = *std::find_if(all_tool_commands().begin(), all_tool_commands().end(),
                                      [](const Command& tool) { return std::string_view(tool.id) == "tool-tape"; });
  Preferences set;
  set.keys["tool-tape"] = "Y";
  keep_preferences(set);
  window = std::make_unique<MainWindow>(session().shared_rulesets());
  window->show();
  open();
  view().setFocus();
  QTest::keyClicks(&view(), "y");
  EXPECT_EQ(window->actions().tools()->checkedAction()->data().toString(), "tape");
  set.keys["tool-tape"] = "J";
  EXPECT_EQ(keys_of_tool(tape, all_commands(), set), QList<QKeySequence>{QKeySequence("J")});
  EXPECT_FALSE(
      commands_with(keys_in_force(command_named("fit"), set), tape, with_tools(all_commands()), set).contains("Fit"));
  keep_preferences({});
}

TEST_F(APreference, GoesThroughTheDialogUnchanged) {
  const PreferencesDialog dialog(others(), session().rulesets(), with_tools(all_commands()), window.get());
  expect_others(dialog.preferences());
}

TEST_F(APreference, OfLargeTextMakesTheTypeTwiceAsLarge) {
  apply_look({.appearance = Appearance::light});
  const double usual = QApplication::font().pointSizeF();
  apply_look({.appearance = Appearance::light, .text_percent = MAX_TEXT});
  EXPECT_NEAR(QApplication::font().pointSizeF(), 2 * usual, 0.1);
}

/// Contrast of two colours as WCAG has it, from 1 to 21.
double contrast(const QColor& a, const QColor& b) {
  const auto light = [](const QColor& colour) {
    const auto part = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
  };
  const double first = light(a);
  const double second = light(b);
  return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

TEST_F(APreference, OfHighContrastHasVerdictsOfAtLeastSevenToOne) {
  use_colours(ColourSet::high_contrast);
  for (const bool dark : {false, true}) {
    const Palette& palette = Palette::of(dark);
    for (const Verdict verdict : {Verdict::legal, Verdict::marginal, Verdict::illegal, Verdict::incomplete})
      EXPECT_GE(contrast(palette.verdict(verdict), palette.table), 7) << name_of(verdict) << (dark ? ", dark" : "");
  }
}

}  // namespace
}  // namespace linesman::testing_window

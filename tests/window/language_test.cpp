// The window in another language: every text is reached, none is cut on a page, in a dialog, in the workshop or at the
// second screen, from left to right or mirrored, and numbers are read as people write them.
#include <QAbstractButton>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollArea>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <algorithm>
#include <set>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "drawing/report/words.h"
#include "files/json.h"
#include "plugins/library.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/window/commands/command_table.h"
#include "ui/window/panel_box.h"
#include "ui/window/places.h"
#include "ui/window/preferences/preferences.h"
#include "ui/window/second/calibration_dialog.h"
#include "ui/workshop/new_ruleset_dialog.h"
#include "ui/workshop/workshop.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

/// Marks each text that it is asked for, and makes it half as long again.
class Pseudo : public QTranslator {
 public:
  QString translate(const char*, const char* text, const char*, int n) const override {
    QString said = QString::fromUtf8(text);
    if (n >= 0) said.replace("%n", QString::number(n));
    return QStringLiteral("⟦") + said + QString(said.size() / 2, QLatin1Char('w')) + QStringLiteral("⟧");
  }
  bool isEmpty() const override { return false; }
};

/// A window that is made while `Translator` is installed.
template <class Translator>
class Translated : public WindowTest {
 protected:
  void SetUp() override {
    QCoreApplication::installTranslator(&translator_);
    window = std::make_unique<MainWindow>(session().shared_rulesets());
    window->show();
  }
  void TearDown() override { QCoreApplication::removeTranslator(&translator_); }

 private:
  Translator translator_;
};
using InPseudo = Translated<Pseudo>;

void collect(const QMenu& menu, QStringList& plain) {
  for (const QAction* action : menu.actions()) {
    if (action->isSeparator()) continue;
    if (!action->text().contains(QStringLiteral("⟦"))) plain << action->text();
    // The names of the last games are the players' own.
    const QMenu* below = action->menu();
    if (below != nullptr && !action->text().contains("recent")) collect(*below, plain);
  }
}

TEST_F(InPseudo, EveryEntryOfTheMenusIsReachedByATranslation) {
  QStringList plain;
  for (const QAction* action : window->menuBar()->actions()) {
    EXPECT_TRUE(action->text().contains(QStringLiteral("⟦"))) << action->text().toStdString();
    collect(*action->menu(), plain);
  }
  EXPECT_TRUE(plain.isEmpty()) << plain.join(", ").toStdString();
}

TEST_F(InPseudo, NoButtonOfThePagesIsCut) {
  open();
  window->resize(1366, 768);
  int seen = 0;
  for (const PageEntry& page : all_pages()) {
    window->actions().command((QStringLiteral("page-") + page.name).toStdString())->trigger();
    handle_events();
    for (const auto* button : window->findChildren<QAbstractButton*>()) {
      if (!button->isVisible() || button->text().isEmpty() || !button->text().contains(QStringLiteral("⟦"))) continue;
      const auto* tool = qobject_cast<const QToolButton*>(button);
      if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) continue;
      ++seen;
      EXPECT_GE(button->width() + 1, button->minimumSizeHint().width())
          << page.name << ": " << button->text().toStdString();
    }
  }
  EXPECT_GT(seen, 10);
}

class InGerman : public WindowTest {
 protected:
  void SetUp() override {
    install_language("de", {LINESMAN_RULESETS});
    window = std::make_unique<MainWindow>(
        std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS}, wording_in_language()));
    window->show();
  }
  void TearDown() override { install_language("en", {}); }
};

TEST_F(InGerman, TheMenusAreGerman) {
  QStringList titles;
  for (const QAction* action : window->menuBar()->actions()) titles << action->text().remove('&');
  EXPECT_EQ(titles.join(' ').toStdString(), "Datei Bearbeiten Zug Werkzeuge Regeln Ansicht Hilfe");
}

TEST_F(InGerman, NoTwoEntriesOfAMenuHaveTheSameLetter) {
  for (const QAction* title : window->menuBar()->actions()) {
    std::map<QChar, QString> letters;
    for (const QAction* action : title->menu()->actions()) {
      const qsizetype mark = action->text().indexOf('&');
      if (mark < 0) continue;
      const QChar letter = action->text().at(mark + 1).toLower();
      EXPECT_TRUE(letters.emplace(letter, action->text()).second)
          << action->text().toStdString() << " and " << letters[letter].toStdString();
    }
  }
}

TEST_F(InGerman, ARulingIsSaidInGermanAndItsJsonIsNot) {
  open();
  propose_rapid(17, {1, 1});
  settle();
  const Ruling& ruling = *session().proposal().answer()->ruling();
  const auto too_far = std::find_if(ruling.faults.begin(), ruling.faults.end(), [](const Fault& fault) {
    return english(fault.text).find("too far") != std::string::npos;
  });
  ASSERT_NE(too_far, ruling.faults.end());
  const auto lines = ruling_lines(ruling, session().game(), session().terms());
  const QString said = spoken(lines.at(static_cast<std::size_t>(too_far - ruling.faults.begin())).text);
  EXPECT_TRUE(said.contains("zu weit")) << said.toStdString();
  EXPECT_EQ(verdict_word(Verdict::illegal), "Regelwidrig");
}

TEST_F(InGerman, NumbersOfThingsHaveTheirOwnForms) {
  EXPECT_EQ(counted_words("%n model", "%n models", 1), "1 Modell");
  EXPECT_EQ(counted_words("%n model", "%n models", 3), "3 Modelle");
}

TEST_F(InGerman, TheLimitOfADisputeTakesACommaAndAPoint) {
  auto* limit = window->findChild<QDoubleSpinBox*>();
  ASSERT_NE(limit, nullptr);
  for (const char* typed : {"8,5", "8.5"}) {
    limit->findChild<QLineEdit*>()->setText(typed);
    limit->interpretText();
    EXPECT_DOUBLE_EQ(limit->value(), 8.5) << typed;
  }
}

TEST(ANumberField, TakesACommaAndAPointForTheSame) {
  NumberEdit edit;
  for (const char* typed : {"8,5", "8.5"}) {
    edit.setText(typed);
    ASSERT_TRUE(edit.number()) << typed;
    EXPECT_DOUBLE_EQ(*edit.number(), 8.5) << typed;
  }
  edit.set_length_unit(LengthUnit::inch);
  edit.setText("8,5");
  EXPECT_DOUBLE_EQ(*edit.number(), 8.5);
}

/// Makes each text half as long again.
class Longer : public QTranslator {
 public:
  QString translate(const char*, const char* text, const char*, int n) const override {
    QString said = QString::fromUtf8(text);
    if (n >= 0) said.replace("%n", QString::number(n));
    const bool of_words = said.size() > 2 && said.front() != '<';
    return of_words ? said + QString(said.size() / 2, QLatin1Char('w')) : said;
  }
  bool isEmpty() const override { return false; }
};

struct TextLook {
  const char* name;
  Qt::LayoutDirection direction;
  int text_percent;
  QSize size;
};

void PrintTo(const TextLook& look, std::ostream* out) { *out << look.name; }

class LongerTexts : public WindowTest, public ::testing::WithParamInterface<TextLook> {
 protected:
  void SetUp() override {
    QCoreApplication::installTranslator(&longer_);
    QGuiApplication::setLayoutDirection(GetParam().direction);
    Preferences preferences = kept_preferences();
    preferences.text_percent = GetParam().text_percent;
    apply_look(preferences);
    window = std::make_unique<MainWindow>(session().shared_rulesets());
    window->resize(GetParam().size);
    window->show();
    open();
  }
  void TearDown() override {
    window.reset();
    QCoreApplication::removeTranslator(&longer_);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    apply_look(Preferences());
    EXPECT_GT(seen_.size(), 3u);
  }

  void expect_whole(const QWidget& part, const std::string& where) {
    for (const auto* button : part.findChildren<QAbstractButton*>()) {
      const auto* tool = qobject_cast<const QToolButton*>(button);
      const bool sign_alone = tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
      if (!button->isVisible() || button->text().isEmpty() || sign_alone || !seen_.insert(button->text()).second)
        continue;
      EXPECT_GE(button->width() + 1, button->minimumSizeHint().width())
          << where << ": button " << button->text().toStdString();
    }
    for (const auto* label : part.findChildren<QLabel*>()) {
      if (!label->isVisible() || label->text().isEmpty() || label->pixmap().width() > 0) continue;
      if (label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored || !seen_.insert(label->text()).second)
        continue;
      if (label->wordWrap())
        EXPECT_GE(label->height() + 1, label->heightForWidth(label->width()))
            << where << ": " << label->text().toStdString();
      else
        EXPECT_GE(label->width() + 1, label->minimumSizeHint().width()) << where << ": " << label->text().toStdString();
    }
  }

  std::set<QString> seen_;

 private:
  Longer longer_;
};

TEST_P(LongerTexts, AreWholeOnEveryPage) {
  session().selected().select({"tank-1"});
  for (const PanelEntry& panel : all_panels()) {
    call(panel.name);
    settle();
    expect_whole(*window, panel.name);
  }
}

TEST_P(LongerTexts, AreWholeInEveryDialog) {
  propose_rapid(3, {5, 4});
  std::string id;
  int dialogs = 0;
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, window.get(), [&] {
    if (auto* menu = QApplication::activePopupWidget()) {  // some ask in a menu
      expect_whole(*menu, id);
      menu->close();
      return;
    }
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    handle_events();
    const bool of_qt =
        dialog->inherits("QFileDialog") || QByteArray(dialog->metaObject()->className()).startsWith("QP");
    if (!of_qt) expect_whole(*dialog, id), ++dialogs;
    dialog->reject();
  });
  look.start(20);
  for (const Command& command : all_commands()) {
    id = command.id;
    if (command.group == CommandGroup::none) continue;
    auto* action = window->findChild<QAction*>(command.id);
    if (id == "quit" || id == "close" || action == nullptr || action->menu() != nullptr) continue;
    if (!QString(command.title).endsWith(QStringLiteral("…"))) continue;
    session().selected().select({"tank-1"});
    action->trigger();
    settle();
  }
  EXPECT_GT(dialogs, 8);
}

TEST_P(LongerTexts, AreWholeInTheWorkshopAndAtTheSecondScreen) {
  const Value chart = load_json(std::string(LINESMAN_SOURCE_DIR) + "/rulesets/ranks/ruleset.json").value();
  const ChartFile file{folder.path().toStdString() + "/mine"};
  Workshop workshop(std::make_unique<ChartDraft>(file, chart, Value(), Value::Object{{"cases", Value::empty_array()}}),
                    session(), [] {});
  workshop.setAttribute(Qt::WA_DeleteOnClose, false);
  workshop.resize(GetParam().size);
  workshop.show();
  for (int i = 0; i < workshop.pages().count(); ++i) {
    workshop.pages().setCurrentIndex(i);
    handle_events();
    expect_whole(workshop, "workshop " + std::to_string(i));
  }
  CalibrationDialog calibration(window.get());
  calibration.show();
  handle_events();
  expect_whole(calibration, "calibration");
}

INSTANTIATE_TEST_SUITE_P(Readings, LongerTexts,
                         ::testing::Values(TextLook{"FromTheLeft", Qt::LeftToRight, 100, {1366, 768}},
                                           TextLook{"FromTheRight", Qt::RightToLeft, 100, {1366, 768}},
                                           TextLook{"LargeOnASmallScreen", Qt::LeftToRight, 200, {1024, 700}},
                                           TextLook{"LargeFromTheRight", Qt::RightToLeft, 200, {1024, 700}}),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace linesman::testing_window

// Rules of other players in the window: looked at before they are kept, and asked for before they judge.
#include <gmock/gmock.h>

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <filesystem>
#include <functional>

#include "files/disk/file.h"
#include "files/json.h"
#include "plugins/ruleset_folders.h"
#include "record/history.h"
#include "sharing/carried_rules.h"
#include "sharing/rules_file.h"
#include "support/built_rulesets.h"
#include "support/patience.h"
#include "support/temporary_folder.h"
#include "ui/window/main_window.h"
#include "ui/workshop/chart_draft.h"
#include "ui/workshop/rules_preview.h"

namespace linesman {
namespace {

class RulesOfOthers : public ::testing::Test {
 protected:
  RulesOfOthers() : window_(built_rulesets()) {
    window_.resize(1366, 768);
    window_.show();
  }

  static Value chart(const std::string& id) { return empty_chart(id, "Yard").with("author", "Ann"); }

  QString rules_file_of(const Value& rules) {
    const std::string path = folder_ / "rules.lmrules";
    EXPECT_TRUE(save_file(path, rules_file({rules, Value::empty_object()}).value()).ok());
    return QString::fromStdString(path);
  }
  QString game_under(const std::string& id, const Value& rules) {
    Value game = parse_json(R"({"linesman": 1, "table": {"width": 40, "depth": 30}})", "").value().with("ruleset", id);
    if (!rules.is_null()) game = game.with("rules", rules);
    return QString::fromStdString(folder_.write("game.linesman", write_json(game)));
  }
  /// A game that carries a chart which is installed nowhere.
  QString carrying_game(const std::string& id) {
    const std::filesystem::path place = folder_.path() / "elsewhere";
    EXPECT_TRUE(save_chart({(place / id).string()}, chart(id), Value::empty_object()).ok());
    const std::string built = std::filesystem::path(built_rulesets()->find("skirmish")->folder).parent_path().string();
    const auto document = load_document(game_under(id, {}).toStdString());
    const auto carrying = with_carried_rules(document->game, RulesetLibrary({place.string(), built}));
    EXPECT_TRUE(carrying.ok()) << carrying.problem().sentence();
    return game_under(id, carrying->annotation(CARRIED_RULES));
  }

  static void press(QWidget& in, const QString& title) {
    for (auto* button : in.findChildren<QPushButton*>())
      if (button->isVisible() && QString(button->text()).remove('&') == title)
        return QTest::mouseClick(button, Qt::LeftButton);
    ADD_FAILURE() << "there is no button " << title.toStdString();
  }
  /// Acts on the preview that comes next, and waits until it is gone.
  template <class Act>
  void in_preview(const std::function<void()>& begin, Act act) {
    bool seen = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &window_, [&] {
      auto* preview = qobject_cast<RulesPreview*>(QApplication::activeModalWidget());
      if (preview == nullptr || seen) return;
      seen = true;
      shoot(*preview);
      act(*preview);
    });
    look.start(20);
    begin();
    EXPECT_TRUE(QTest::qWaitFor([&] { return seen && QApplication::activeModalWidget() == nullptr; }, PATIENCE));
  }
  void shoot(QWidget& widget) {
    if (const QString folder = qEnvironmentVariable("LINESMAN_SHOTS"); !folder.isEmpty())
      widget.grab().save(folder + "/rules-preview.png");
  }
  bool is_found(const std::string& id) { return window_.session().rulesets().ruleset(id, Value::empty_object()).ok(); }

  TemporaryFolder folder_;
  MainWindow window_;
};

TEST_F(RulesOfOthers, InAFileAreShownAndKeptWhenThePlayerWants) {
  const QString file = rules_file_of(chart("yard"));
  in_preview([&] { EXPECT_TRUE(window_.open(file)); },
             [](RulesPreview& preview) {
               EXPECT_EQ(preview.heading(), "Yard");
               EXPECT_EQ(preview.list().count(), 3);
               EXPECT_TRUE(preview.list().item(0)->text().contains("The allowance grows by its Pace."));
               preview.reject();
             });
  EXPECT_FALSE(is_found("yard"));
  in_preview([&] { window_.open(file); }, [](RulesPreview& preview) { press(preview, "Keep these rules"); });
  EXPECT_TRUE(is_found("yard"));
  const Value other = chart("yard").with("edition", "2");
  in_preview([&] { window_.open(rules_file_of(other)); }, [](RulesPreview& preview) { press(preview, "Keep both"); });
  EXPECT_TRUE(is_found("yard-2"));
  in_preview([&] { window_.open(rules_file_of(other)); },
             [](RulesPreview& preview) { press(preview, "Replace mine"); });
  EXPECT_EQ(load_json(user_ruleset_folder() + "/yard/ruleset.json").value()["edition"].text(), "2");
}

TEST_F(RulesOfOthers, ThatAreDamagedAreRefusedInASentence) {
  EXPECT_FALSE(window_.open(QString::fromStdString(folder_.write("bad.lmrules", "PK"))));
  EXPECT_TRUE(window_.messages().sentence().contains("bad.lmrules: is no file of rules"));
}

TEST_F(RulesOfOthers, ThatAGameCarriesJudgeItOnlyWhenThePlayerAgrees) {
  const QString game = carrying_game("pier");
  ASSERT_TRUE(window_.open(game));
  EXPECT_FALSE(window_.session().hearing().has_value());
  EXPECT_TRUE(window_.messages().sentence().contains("carries its rules"))
      << window_.messages().sentence().toStdString();
  window_.messages().offer("This table has 1 problem.", "Show the checks", [] {});
  EXPECT_TRUE(window_.messages().sentence().contains("carries its rules")) << "the problem is what they answer";
  in_preview([&] { press(window_, "Look at the rules…"); },
             [](RulesPreview& preview) { press(preview, "Use them for this game"); });
  ASSERT_TRUE(window_.session().hearing().has_value());
  EXPECT_EQ(window_.session().terms()->title, "Yard");
  EXPECT_TRUE(QTest::qWaitFor([&] { return !window_.messages().sentence().contains("problem"); }, PATIENCE))
      << "what was wrong is right now";
  EXPECT_FALSE(std::filesystem::exists(user_ruleset_folder() + "/pier")) << "nothing is kept";
  ASSERT_TRUE(window_.open(game));
  EXPECT_TRUE(window_.session().hearing().has_value()) << "once is enough";
  ASSERT_TRUE(window_.open(game_under("pips", {})));
  EXPECT_FALSE(is_found("pier")) << "another game has nothing of them";
}

TEST_F(RulesOfOthers, ThatWereChangedUnderASealedRecordAreNotVerified) {
  const Game game = load_document(carrying_game("dock").toStdString()).value().game;
  const auto library = built_rulesets()->with_charts(carried_rules(game).value()->rulesets).value();
  const auto judge = library->ruleset("dock", Value::empty_object()).value();
  const Game sealed = record_note(game, {0, "fine so far", "Ann"}, rules_in_force(*judge, game));
  const Value whole = write_document({sealed, Value()});
  const auto agree_to = [&](const Value& rules) {
    const std::string path = folder_.write("sealed.linesman", write_json(whole.with("rules", rules)));
    ASSERT_TRUE(window_.open(QString::fromStdString(path)));
    in_preview([&] { press(window_, "Look at the rules…"); },
               [](RulesPreview& preview) { press(preview, "Use them for this game"); });
  };
  const auto says = [&](const QString& words) {
    const auto labels = window_.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](QLabel* label) { return label->text().contains(words); });
  };
  agree_to(whole["rules"]);
  EXPECT_TRUE(QTest::qWaitFor([&] { return says("History verified: no step was changed."); }, PATIENCE));
  const Value changed = whole["rules"]["ruleset"].with("title", "Quay");
  agree_to(Value::Object{{"hash", rules_hash(changed)}, {"ruleset", changed}});
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return says("carries other rules than those under which it was made"); }, PATIENCE));
}

TEST_F(RulesOfOthers, ArePutIntoAGameAndTakenOutByACommand) {
  ASSERT_TRUE(window_.open(game_under("skirmish", {})));
  window_.actions().command("carry-rules")->trigger();
  EXPECT_TRUE(window_.session().game().annotation(CARRIED_RULES)["ruleset"].is_object());
  window_.session().file().undo_stack().undo();
  EXPECT_TRUE(window_.session().game().annotation(CARRIED_RULES).is_null());
  ASSERT_TRUE(window_.open(game_under("pips", {})));
  window_.actions().command("carry-rules")->trigger();
  EXPECT_TRUE(window_.messages().sentence().contains("is no chart")) << "a ruleset with a program is not carried";
}

}  // namespace
}  // namespace linesman

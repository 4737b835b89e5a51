// Rules that are typed in the workshop, and the table that is judged by them meanwhile.
#include <QTimer>

#include "plugins/ruleset_folders.h"
#include "ui_workshop/a_workshop.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class ATypedGame : public AWorkshop {
 protected:
  /// What a hand does: a click, or a line that is typed.
  int gestures = 0;

  void open(const Value& chart, const Value& saved = {}) {
    begin(chart, saved);
    workshop_->rules().show_all_parts(false);
  }
  void add_named(const std::string& list, const QString& name) {
    gestures += 2;
    add(workshop_->game_form(), list, name);
  }
  void set(const std::string& pointer, const QString& value) {
    gestures += 2;
    give(workshop_->game_form(), pointer, value);
  }
  void type_sentences(const QStringList& sentences) {
    SentenceEdit& field = workshop_->rules().sentences();
    for (qsizetype i = 0; i < sentences.size(); ++i) {
      ++gestures;
      QTest::keyClicks(&field, sentences[i]);
      if (i + 1 < sentences.size()) QTest::keyClick(&field, Qt::Key_Return, Qt::ShiftModifier);
    }
    QTest::keyClick(&field, Qt::Key_Return);
    settle();
    EXPECT_EQ(said(), sentences.join('\n').toStdString()) << workshop_->rules().hint().text().toStdString();
  }
  void new_rule(const QStringList& sentences) {
    ++gestures;
    press("Add");
    settle();
    type_sentences(sentences);
  }
  /// Clicks the words of the sentence in the field.
  void click_words(const QString& words) {
    SentenceEdit& field = workshop_->rules().sentences();
    QTextCursor cursor(field.document());
    cursor.setPosition(static_cast<int>(field.toPlainText().indexOf(words)) + 1);
    QTest::mouseClick(field.viewport(), Qt::LeftButton, {}, field.cursorRect(cursor).center());
    settle();
  }
  void choose(const QString& words) {
    QListWidget& list = workshop_->rules().choices();
    const auto found = list.findItems(words, Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1) << words.toStdString();
    list.scrollToItem(found.front());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(found.front()).center());
    settle();
  }
  Ruling judged(const std::shared_ptr<const RulesetLibrary>& library, const char* cls, const char* path,
                const char* action = "move") {
    const Value game = parse_json(std::string(R"({"linesman": 1, "title": "Lane", "ruleset": "lanes", "turn": 1,
      "table": {"width": 60, "depth": 60},
      "terrain": [
        {"id": "cloud", "kind": "scrub", "geometry": {"type": "Polygon",
          "coordinates": [[[30, 20], [50, 20], [50, 40], [30, 40], [30, 20]]]}},
        {"id": "rocks", "kind": "broken", "geometry": {"type": "Polygon",
          "coordinates": [[[1, 20], [15, 20], [15, 40], [1, 40], [1, 20]]]}}],
      "pieces": [
        {"id": "ship", "side": "red", "at": [20, 10], "facing": 0, "traits": {"thrust": 3, "class": ")") +
                                      cls + R"("},
         "status": {"speed": 5}, "base": {"shape": "circle", "diameter": 1}},
        {"id": "near-rocks", "side": "red", "at": [8, 17], "facing": 0, "traits": {"thrust": 3, "class": "frigate"},
         "status": {"speed": 5}, "base": {"shape": "circle", "diameter": 1}},
        {"id": "near-cloud", "side": "red", "at": [40, 17], "facing": 0, "traits": {"thrust": 3, "class": "frigate"},
         "status": {"speed": 5}, "base": {"shape": "circle", "diameter": 1}},
        {"id": "other", "side": "blue", "at": [20, 17], "facing": 0, "traits": {"thrust": 1, "class": "frigate"},
         "status": {"speed": 1}, "base": {"shape": "circle", "diameter": 1}}]})",
                                  "")
                           .value();
    const auto document = read_document(game, "");
    EXPECT_TRUE(document.ok()) << document.problem().sentence();
    const auto order =
        read_order(parse_json(std::string(R"({"action": ")") + action + "\"," + path + "}", "").value(), "");
    const auto judgement = Referee(library).judge(document->game, *order);
    EXPECT_TRUE(judgement.ok()) << judgement.problem().sentence();
    return judgement ? judgement->ruling : Ruling();
  }
};

// The eight sentences of Void Lanes: at least speed less thrust and at most speed plus thrust; turns by class; nebula
// twice; asteroids not beyond 6 inches; burn; not through others; speed becomes what was moved.
TEST_F(ATypedGame, OfShipsIsWrittenByTypingItsSentences) {
  Value chart = empty_chart("lanes", "Void Lanes").with("ratings", Value::empty_object());
  open(chart);
  workshop_->pages().setCurrentIndex(2);
  add_named("/traits", "Thrust");
  set("/traits/1/type", "number");
  add_named("/traits", "Class");
  set("/traits/2/type", "choice");
  set("/traits/2/choices", "fighter, frigate, cruiser");
  add_named("/status", "Speed");
  set("/status/0/type", "number");
  add_named("/actions", "Full burn");
  add_named("/ratings", "scrub");
  set("/ratings/scrub", "nebula");
  add_named("/ratings", "broken");
  set("/ratings/broken", "asteroids");
  ASSERT_THAT(draft().mistakes(), IsEmpty()) << draft().mistakes().front().sentence();

  rule(0);
  ++gestures;
  workshop_->rules().sentences().mark_line(0);
  type_sentences({"The allowance grows by its Speed plus its Thrust.", "It moves at least its Speed less its Thrust."});
  new_rule({"Legs go forward.", "All turns are at most 90 degrees, when Class is fighter.",
            "All turns are at most 60 degrees, when Class is frigate.",
            "All turns are at most 30 degrees, when Class is cruiser."});
  new_rule({"Each inch on nebula costs 2 times as much."});
  new_rule({"No model may be on asteroids (way), when it goes above 6."});
  new_rule({"The allowance grows by 6, when the action is Full burn.",
            "There are at most 0 turns, when the action is Full burn."});
  new_rule({"Then its Speed is the distance it moved."});
  shoot("ships");
  EXPECT_LE(gestures, 60);
  RecordProperty("gestures", gestures);
  ASSERT_THAT(draft().mistakes(), IsEmpty()) << draft().mistakes().front().sentence();
  press("Save");

  const auto library = std::make_shared<const RulesetLibrary>(
      std::vector<std::string>{folder_.path().string(), LINESMAN_BUILT_RULESETS});
  ASSERT_NE(library->find("lanes"), nullptr);
  const auto verdict = [&](const char* cls, const char* path, const char* action = "move") {
    return judged(library, cls, path, action).verdict;
  };
  const char* const right = R"("piece": "ship", "path": [{"pivot": 30}, {"forward": 5}])";
  EXPECT_EQ(verdict("cruiser", right), Verdict::legal);
  EXPECT_EQ(verdict("cruiser", R"("piece": "ship", "path": [{"pivot": 45}, {"forward": 5}])"), Verdict::illegal);
  EXPECT_EQ(verdict("fighter", R"("piece": "ship", "path": [{"pivot": 90}, {"forward": 5}])"), Verdict::legal);
  const Ruling shortly = judged(library, "frigate", R"("piece": "ship", "path": [{"forward": 1.5}])");
  ASSERT_EQ(shortly.faults.size(), 1U);
  EXPECT_EQ(shortly.faults.front().text, "It must go 2″ at least: 0.5″ are missing.");
  EXPECT_EQ(verdict("frigate", R"("piece": "ship", "path": [{"forward": 8}])"), Verdict::illegal)
      << "through the other";
  EXPECT_EQ(verdict("fighter", R"("piece": "ship", "path": [{"pivot": 90}, {"forward": 9}])"), Verdict::illegal);
  EXPECT_EQ(verdict("fighter", R"("piece": "ship", "path": [{"pivot": 90}, {"forward": 9}])", "full_burn"),
            Verdict::illegal)
      << "no turn in a burn";
  EXPECT_EQ(verdict("frigate", R"("piece": "near-cloud", "path": [{"forward": 6}])"), Verdict::illegal)
      << "2.5 to the cloud and 3.5 in it at twice the price";
  EXPECT_EQ(verdict("frigate", R"("piece": "near-cloud", "path": [{"forward": 5}])"), Verdict::legal);
  EXPECT_EQ(verdict("frigate", R"("piece": "near-rocks", "path": [{"forward": 6}])"), Verdict::legal);
  EXPECT_EQ(verdict("frigate", R"("piece": "near-rocks", "path": [{"forward": 7}])"), Verdict::illegal);
  const Ruling moved = judged(library, "cruiser", right);
  ASSERT_FALSE(moved.effects.empty());
}

TEST_F(ATypedGame, SaysWhichWordItDoesNotUnderstandAndLosesNothing) {
  open(empty_chart("yard", "Yard"));
  rule(0);
  SentenceEdit& field = workshop_->rules().sentences();
  field.mark_line(0);
  QTest::keyClicks(&field, "The allowance grows by its Pice.");
  QTest::keyClick(&field, Qt::Key_Return);
  settle();
  EXPECT_THAT(workshop_->rules().hint().text().toStdString(), HasSubstr("“Pice” is not understood"));
  EXPECT_THAT(workshop_->rules().hint().text().toStdString(), HasSubstr("Pace"));
  EXPECT_EQ(said(), "The allowance grows by its Pice.");
  EXPECT_EQ(draft().chart(), empty_chart("yard", "Yard"));
  draft().set("", "/title", "Pier");
  EXPECT_EQ(said(), "The allowance grows by its Pice.") << "what is typed stays while the chart changes elsewhere";
  rule(2);
  EXPECT_EQ(workshop_->rules().list().currentRow(), 0) << "and while another rule is asked for";
  press("Delete");
  EXPECT_EQ(draft().chart()["clauses"].size(), 3U);
  EXPECT_EQ(said(), "The allowance grows by its Pice.");
  QTest::keyClick(&field, Qt::Key_Escape);
  EXPECT_EQ(said(), "The allowance grows by its Pace.");
}

TEST_F(ATypedGame, OffersWhatMayStandInASlotThatIsClicked) {
  open(empty_chart("yard", "Yard"));
  rule(1);
  EXPECT_EQ(said(), "It does not overlap others (way and end).");
  click_words("others");
  choose("enemies");
  EXPECT_EQ(said(), "It does not overlap enemies (way and end).");
  EXPECT_EQ(at("/clauses/1/rule/from"), Value("enemies"));
  click_words("enemies");
  QTest::keyClicks(&workshop_->rules().sentences(), "friends");
  QTest::keyClick(&workshop_->rules().sentences(), Qt::Key_Return);
  settle();
  EXPECT_EQ(at("/clauses/1/rule/from"), Value("friends")) << "what is typed replaces the words of the slot";
  shoot("slots");
}

TEST_F(ATypedGame, KeepsTheWordingsOfARuleWhoseSentenceChanges) {
  Value chart = empty_chart("yard", "Yard");
  chart = chart::with_value(chart, "/clauses/0/rule/says", Value::Object{{"fault", "Too far."}});
  open(chart);
  rule(0);
  workshop_->rules().sentences().mark_line(0);
  type_sentences({"The allowance grows by half its Pace."});
  EXPECT_EQ(at("/clauses/0/rule/says/fault"), Value("Too far."));
  EXPECT_EQ(at("/clauses/0/rule/add"), Value(Value::Object{{"value", "pace"}, {"times", 0.5}}));
}

// Window 4, S1: all amounts stand in the list of what a status becomes, and nothing of it is JSON.
TEST_F(ATypedGame, OffersEveryAmountForAStatus) {
  Value chart = empty_chart("yard", "Yard");
  chart = chart::with_value(
      chart, "/status",
      parse_json(R"([{"key": "speed", "title": "Speed", "type": "number", "on": ["piece"]}])", "").value());
  chart =
      chart::with_value(chart, "/clauses/2/rule", parse_json(R"({"kind": "effect", "set": {"speed": 1}})", "").value());
  begin(chart);
  rule(2);
  FormTree& form = workshop_->rules().form();
  form.unfold("/clauses/2/rule/set");
  give(form, "/clauses/2/rule/set/speed", "the distance it moved");
  EXPECT_EQ(at("/clauses/2/rule/set/speed"), Value(Value::Object{{"gone", true}}));
  give(form, "/clauses/2/rule/set/speed", "its Pace less 1");
  EXPECT_EQ(at("/clauses/2/rule/set/speed"), Value(Value::Object{{"value", "pace"}, {"plus", -1}}));
  for (QTreeWidgetItemIterator it(&form); *it != nullptr; ++it)
    for (int column = 0; column < form.columnCount(); ++column)
      EXPECT_FALSE((*it)->text(column).contains("{\"")) << (*it)->text(column).toStdString();
}

// Window 4, S4.
TEST_F(ATypedGame, NeverGrowsByALongMessage) {
  open(empty_chart("yard", "Yard"));
  workshop_->resize(420, 700);
  settle();
  const QSize size = workshop_->size();
  const int least = workshop_->minimumSizeHint().width();
  emit workshop_->rules().refused(QString("A sentence that is far too long for this column. ").repeated(20));
  settle();
  EXPECT_EQ(workshop_->size(), size);
  EXPECT_EQ(workshop_->minimumSizeHint().width(), least);
  EXPECT_LE(least, 520) << "a column beside the table at 1366 × 768";
}

// Window 4, S5.
TEST_F(ATypedGame, JudgesTheTableByTheDraftAndOneClickShowsTheSavedRules) {
  const Value chart = empty_chart("yard", "Yard");
  TemporaryFolder own;
  ASSERT_TRUE(ChartDraft({own / "yard"}, chart, {}, Value::Object{{"cases", Value::empty_array()}}).save());
  session_.use_rulesets(
      std::make_shared<const RulesetLibrary>(std::vector<std::string>{own.path().string(), LINESMAN_BUILT_RULESETS}));
  lay_table("yard", 5);
  const auto verdict = [&] { return session_.proposal().answer_now()->ruling()->verdict; };
  EXPECT_EQ(verdict(), Verdict::legal);
  open(chart, chart);
  EXPECT_TRUE(session_.draft().is_judging());
  rule(0);
  workshop_->rules().sentences().mark_line(0);
  type_sentences({"The allowance grows by 4."});
  EXPECT_EQ(verdict(), Verdict::illegal);
  QTest::mouseClick(&workshop_->saved_rules_button(), Qt::LeftButton);
  EXPECT_FALSE(session_.draft().is_judging());
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_TRUE(session_.proposal().may_carry_out());
  QTest::mouseClick(&workshop_->saved_rules_button(), Qt::LeftButton);
  EXPECT_EQ(verdict(), Verdict::illegal);
  draft().undo_stack().undo();
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_FALSE(session_.proposal().may_carry_out()) << "a ruling of rules that are not saved changes no game";
  draft().set("", "/clauses/0/rule/add", "much");
  EXPECT_EQ(verdict(), Verdict::legal) << "by the last rules without a mistake";
  workshop_.reset();
  EXPECT_FALSE(session_.draft().is_there());
  EXPECT_EQ(verdict(), Verdict::legal);
}

}  // namespace
}  // namespace linesman

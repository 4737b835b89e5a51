// A German-speaking player meets no English sentence of the engine: each kind of them is made here and said.
#include <QRegularExpression>
#include <filesystem>
#include <set>

#include "catalogue/catalogue.h"
#include "chart/chart.h"
#include "chart/places.h"
#include "chart/sentences.h"
#include "chart/warnings.h"
#include "drawing/picture/furniture.h"
#include "drawing/report/ruling_brief.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/terrain_words.h"
#include "drawing/report/translation.h"
#include "exchange/exchange.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "lint/lint.h"
#include "plugins/library.h"
#include "reach/ask/mend.h"
#include "reach/questions/could.h"
#include "rules/agreed_figures.h"
#include "table/kind.h"
#include "ui/panels/icons.h"
#include "ui/panels/models/catalogue_list.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

namespace fs = std::filesystem;

/// English words that are no German ones and no names.
QStringList english_words_in(QString sentence) {
  static const QRegularExpression ENGLISH(
      "\\b(the|and|or|of|is|are|not|must|with|from|has|have|there|which|that|it|its|be|for|to|than|this|cannot|may|"
      "found|"
      "inches|missing|needs|would|could|no|by|on|at|at least|at most|too|moves?|turns?|spent|left over|allowed)\\b");
  QStringList found;
  for (auto each = ENGLISH.globalMatch(sentence); each.hasNext();) found << each.next().captured(0);
  return found;
}

/// Names of a game and what players wrote, which stay as they are.
class Names {
 public:
  void add(const std::string& name) {
    if (name.find(' ') != std::string::npos) names_.insert(QString::fromStdString(name));
  }
  void add(const Game& game) {
    for (std::size_t i = 0; i < game.pieces().size(); ++i) add(game.pieces()[i]->name), add(game.pieces()[i]->side);
    for (const Unit& unit : game.units()) add(unit.name), add(unit.side);
    for (const Feature& feature : game.terrain()) add(feature.name);
  }
  QString without(QString sentence) const {
    static const QRegularExpression quoted("\"[^\"]*\"|„[^“]*“|/[a-z/0-9_]+");
    for (auto it = names_.rbegin(); it != names_.rend(); ++it) sentence.replace(*it, "NAME", Qt::CaseInsensitive);
    return sentence.remove(quoted);
  }

 private:
  struct Shorter {
    bool operator()(const QString& a, const QString& b) const {
      return a.size() != b.size() ? a.size() < b.size() : a < b;
    }
  };
  std::set<QString, Shorter> names_;
};

class German : public ::testing::Test {
 protected:
  void SetUp() override {
    install_language("de", {LINESMAN_RULESETS});
    library =
        std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS}, wording_in_language());
    for (const std::string& id : library->ids()) names.add(library->find(id)->data.terms.title);
  }
  void TearDown() override {
    install_language("en", {});
    EXPECT_GT(seen, 0);
  }

  void expect_german(const QString& said) {
    ++seen;
    const QStringList english = english_words_in(names.without(said));
    if (!english.isEmpty() && told.insert(said).second)
      ADD_FAILURE() << said.toStdString() << "  [" << english.join(", ").toStdString() << "]";
  }
  void expect_german(const std::string& sentence) { expect_german(spoken(sentence)); }
  void expect_german(const Sentence& sentence) { expect_german(spoken(sentence)); }

  static std::vector<fs::path> files(const std::string& folder, const std::string& ending) {
    std::vector<fs::path> found;
    for (const auto& each : fs::directory_iterator(std::string(LINESMAN_SOURCE_DIR) + "/" + folder))
      if (each.path().string().ends_with(ending)) found.push_back(each.path());
    std::sort(found.begin(), found.end());
    return found;
  }

  template <class Act>
  void for_examples(Act act) {
    for (const fs::path& file : files("resources/examples", ".linesman")) {
      const auto json = load_json(file.string());
      const auto document = read_document(*json, file.string());
      ASSERT_TRUE(document) << file;
      names.add(document->game);
      act(document->game, file.stem().string());
    }
  }

  /// Each order beside an example.
  template <class Act>
  void for_orders(Act act) {
    for_examples([&](const Game& game, const std::string& stem) {
      const auto hearing = Referee(library).open(game);
      ASSERT_TRUE(hearing) << stem;
      for (const fs::path& file : files("resources/examples", ".order.json")) {
        if (!file.filename().string().starts_with(stem + ".")) continue;
        const auto order = read_order(*load_json(file.string()), file.string());
        ASSERT_TRUE(order) << file;
        act(*hearing, *order);
      }
    });
  }

  std::shared_ptr<const RulesetLibrary> library;
  Names names;
  std::set<QString> told;
  int seen = 0;
};

TEST_F(German, HasEveryLineOfTheRulingsOnTheExamples) {
  for_orders([this](const Hearing& hearing, const Order& order) {
    const auto judged = hearing.judge(order);
    ASSERT_TRUE(judged);
    const Terms& terms = hearing.ruleset().terms();
    for (const RulingLine& line : ruling_lines(judged->ruling, hearing.game(), &terms)) {
      expect_german(spoken(line.text));
      expect_german(spoken(line.amount));
    }
    const RulingBrief brief = brief_of(judged->ruling, hearing.game(), &terms, LengthUnit::inch);
    expect_german(brief.reason);
    expect_german(brief.spent);
    expect_german(allowance_text(judged->ruling, &terms));
  });
}

TEST_F(German, HasEveryFixThatIsOffered) {
  int orders = 0;
  for_orders([&](const Hearing& hearing, const Order& order) {
    const auto judged = hearing.judge(order);
    if (!judged || judged->ruling.verdict != Verdict::illegal || ++orders > 20) return;
    for (const Mend& mend : mends_of(hearing, order, *judged)) expect_german(mend.what);
  });
}

TEST_F(German, HasEveryReasonWhyAModelCouldNot) {
  int orders = 0;
  for_orders([&](const Hearing& hearing, const Order& order) {
    if (++orders % 3 != 0) return;
    const std::string id = ids_of(order.who).front();
    if (!hearing.game().find_piece(id)) return;
    for (const Vec at : {Vec{1, 1}, Vec{hearing.game().table().width / 2, hearing.game().table().depth / 2}}) {
      const auto could = could_reach(hearing, order, {{id, EndRequest{.at = at}}}, usual_slack(hearing.game()));
      expect_german(could ? spoken(could->reason) : spoken(could.problem()));
    }
  });
}

TEST_F(German, HasEveryWarningAndItsFix) {
  for (const LintKind& kind : lint_kinds()) expect_german(spoken(kind.about));
  for_examples([this](const Game& game, const std::string&) {
    for (const Complaint& complaint : lint(game, *library).complaints) {
      expect_german(reason_text({complaint.pointer, complaint.reason}));
      if (complaint.fix) expect_german(complaint.fix->sentence);
    }
  });
}

TEST_F(German, HasEveryWarningOfABadTable) {
  const auto document = read_document(*parse_json(R"({ "linesman": 1, "title": "x", "ruleset": "pips",
    "table": { "width": 40, "depth": 30 },
    "terrain": [
      { "id": "h1", "kind": "hedge", "width": 0, "geometry": { "type": "LineString", "coordinates": [[5, 5], [10, 5]] } },
      { "id": "h2", "kind": "hedge", "geometry": { "type": "LineString", "coordinates": [[10.2, 5], [15, 5]] } },
      { "id": "r1", "kind": "road", "geometry": { "type": "LineString", "coordinates": [[0.4, 20], [15, 20]] } },
      { "id": "b1", "kind": "building", "geometry": { "type": "Polygon",
        "coordinates": [[[20, 10], [24, 10], [24, 14], [20, 14], [20, 10]]] } },
      { "id": "w1", "kind": "wood", "geometry": { "type": "Polygon",
        "coordinates": [[[21, 11], [22, 11], [22, 12], [21, 12], [21, 11]]] } },
      { "id": "w2", "kind": "wood", "geometry": { "type": "Polygon",
        "coordinates": [[[50, 50], [52, 50], [52, 52], [50, 52], [50, 50]]] } } ],
    "units": [ { "id": "u", "side": "red" } ],
    "pieces": [
      { "id": "a", "unit": "u", "at": [39.9, 10], "base": { "shape": "circle", "diameter": 1 }, "traits": {} },
      { "id": "b", "unit": "u", "at": [10, 10], "base": { "shape": "circle", "diameter": 1 }, "traits": {} },
      { "id": "c", "side": "blue", "at": [10.3, 10], "base": { "shape": "circle", "diameter": 1 }, "traits": {} } ],
    "turn": 1, "history": [] })",
                                                  "x"),
                                      "x");
  ASSERT_TRUE(document) << document.problem().sentence();
  const Linted found = lint(document->game, *library);
  EXPECT_GT(found.complaints.size(), 4u);
  for (const Complaint& complaint : found.complaints) {
    expect_german(reason_text({complaint.pointer, complaint.reason}));
    if (complaint.fix) expect_german(complaint.fix->sentence);
  }
}

TEST_F(German, HasWhatIsWrongWithADocument) {
  for (const char* folder : {"document", "order", "json", "history"})
    for (const fs::path& file : files(std::string("tests/fuzz/corpus/") + folder, "")) {
      const auto json = load_json(file.string());
      if (!json) {
        expect_german(spoken(json.problem().reason));
        continue;
      }
      if (const auto document = read_document(*json, "x"); !document) expect_german(spoken(document.problem().reason));
      if (const auto order = read_order(*json, "x"); !order) expect_german(spoken(order.problem().reason));
    }
}

TEST_F(German, HasWhatIsSaidOfAnImport) {
  for (const char* part : {"Rules of the camp", "Size of the game"}) names.add(part);  // of patrol-roster.json
  for (const fs::path& file : files("tests/import", "")) {
    if (file.string().ends_with(".expected.json") || fs::is_directory(file)) continue;
    const auto imported = import_file(file.string(), {});
    if (!imported) {
      expect_german(spoken(imported.problem().reason));
      continue;
    }
    Names of_the_file;
    for (const ReportLine& line : imported->report.lines) expect_german(line.reason);
    for (const auto format : {ExchangeFormat::universal_vtt, ExchangeFormat::geojson, ExchangeFormat::roster})
      if (const auto exported = export_text(imported->game, format); exported)
        for (const ReportLine& line : exported->left_out) expect_german(line.reason);
  }
}

TEST_F(German, HasEveryKindOfTerrainAndWhatItIsRated) {
  for (const Kind kind : all_kinds()) {
    const std::string name(spoken_name(kind));
    EXPECT_NE(spoken("the " + name).toStdString(), "the " + name);
    const bool same_in_both = name == "sand" || name == "bunker";
    EXPECT_FALSE(!same_in_both && words_for_kind(kind).toStdString() == name) << name;
    EXPECT_EQ(QString::compare(kind_title(kind), QString::fromStdString(name), Qt::CaseInsensitive) == 0, same_in_both);
    for (const std::string& id : library->ids()) {
      const auto ratings = kind_ratings(&library->find(id)->data);
      expect_german(ratings(kind));
    }
  }
}

TEST_F(German, HasTheNamesOfTheCatalogue) {
  const auto entries = installed_catalogue(QString(LINESMAN_SOURCE_DIR) + "/resources/catalogue");
  ASSERT_TRUE(entries);
  for (const CatalogueEntry& entry : *entries) {
    expect_german(QString::fromStdString(entry.name));
    expect_german(QString::fromStdString(entry.group));
  }
  EXPECT_EQ(entries->front().group, "Bases für jedes Spiel");
}

TEST_F(German, SaysTheRulesOfEveryChart) {
  int charts = 0;
  for (const std::string& id : library->ids()) {
    const RulesetData& data = library->find(id)->data;
    if (!chart::is_chart(data.raw)) continue;
    ++charts;
    for (const Value& clause : data.raw["clauses"].items()) {
      const auto say = [&](const Value& rule) {
        if (rule.is_object()) expect_german(QString::fromStdString(chart::sentence_of(rule, data.raw, spoken_part)));
      };
      say(clause["rule"]);
      for (const Value& rule : clause["rules"].items()) say(rule);
    }
    for (const chart::Warning& warning : chart::chart_warnings(data.raw)) expect_german(warning.reason);
  }
  EXPECT_GE(charts, 3);
}

TEST_F(German, HasWhatIsWrongWithAChart) {
  const Value armour = library->find("armour")->data.raw;
  const std::vector<std::pair<const char*, Value>> bent{{"/clauses/0/rule", Value(7)},
                                                        {"/clauses/0/id", Value("x")},
                                                        {"/steps", Value("x")},
                                                        {"/traits/0/type", Value("sort")},
                                                        {"/ratings/wood", Value(3)},
                                                        {"/dice", Value("x")},
                                                        {"/clauses/3/rule/most", Value("many")},
                                                        {"/currency", Value()},
                                                        {"/actions", Value(Value::Array{})},
                                                        {"/clauses/6/rule/ground", Value("tar")},
                                                        {"/figures", Value(1)},
                                                        {"/nonsense", Value(1)}};
  for (const auto& [pointer, value] : bent)
    for (const Problem& mistake : chart::chart_mistakes(chart::with_value(armour, pointer, value)))
      expect_german(mistake.reason);
}

TEST_F(German, HasTheNamesOfFiguresThatPlayersMayChange) {
  for (const std::string& id : library->ids()) {
    const RulesetData& data = library->find(id)->data;
    for (const AgreedFigure& figure : agreed_figures(data, Value()))
      for (const QString& word : QString::fromStdString(figure_title(data, figure.path)).split(", "))
        expect_german(spoken(word.toStdString()));
  }
}

}  // namespace
}  // namespace linesman::testing_window

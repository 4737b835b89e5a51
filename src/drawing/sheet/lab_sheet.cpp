#include "drawing/sheet/lab_sheet.h"

#include <algorithm>
#include <set>

#include "base/names.h"
#include "drawing/picture/marks.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "drawing/sheet/figures.h"
#include "drawing/sheet/lab_figures.h"
#include "drawing/sheet/sheet_case.h"
#include "drawing/sheet/sheet_words.h"

namespace linesman {

namespace {

using sheet::text;
using sheet::tr;

constexpr std::size_t MOST_ROWS = 1000;  // of a list
constexpr QLatin1String FLIP("flip-");

QString moves(std::int64_t n) { return counted_words("%n move", "%n moves", static_cast<qsizetype>(n)); }

QString figure_words(const std::optional<double>& number) {
  return number ? number_shown(*number, 2) : QStringLiteral("–");
}

/// "9.5 of 12".
QString spent_words(const lab::SideRuling& side) {
  if (!side.spent && !side.total) return QStringLiteral("–");
  return tr("%1 of %2").arg(figure_words(side.spent), figure_words(side.total));
}

QString rules_in(const std::vector<std::string>& rules) {
  QStringList all;
  for (const std::string& rule : rules) all << text(rule);
  return all.join(QStringLiteral(", "));
}

/// "Illegal, 9.5 of 12, orders-17".
QString said_words(const lab::SideRuling& side) {
  QStringList all{lab_verdict(side.verdict), spent_words(side)};
  if (!side.rules.empty()) all << rules_in(side.rules);
  return all.join(QStringLiteral(", "));
}

/// The ruling of one side on a move, and the facts that its words need.
struct SideSaid {
  const lab::SideRuling* said = nullptr;
  std::string typed;
  std::optional<SheetCase> judged{};  ///< nothing when the move is refused
};

class LabSheet {
 public:
  LabSheet(const lab::Experiment& experiment, const lab::Findings& findings, LengthUnit unit)
      : findings_(findings), tally_(findings.tally), unit_(unit), a_(experiment.a) {
    if (experiment.b) b_.emplace(*experiment.b);
  }

  PaperText sheet() {
    PaperText paper;
    paper.title = tr("Rules laboratory");
    add(Heading{1, paper.title});
    add(Paragraph{lab_summary(findings_), TextStyle::lead});
    if (!findings_.settled)
      add(Notice{tr("This is a part"), tr("The work was stopped. The report has what was found before.")});
    add_flips();
    add_changed();
    add_coverage(tally_.of_a, b_ ? tr("How often each rule comes up: %1").arg(lab_side_words(findings_.a))
                                 : tr("How often each rule comes up"));
    if (b_) add_coverage(tally_.of_b, tr("How often each rule comes up: %1").arg(lab_side_words(findings_.b)));
    for (const lab::TriedValues& tried : findings_.tried) add_curve(tried.curve());
    add_unreadable();
    paper.blocks = std::move(blocks_);
    return paper;
  }

 private:
  void add(Block block) { blocks_.push_back(std::move(block)); }

  void add_flips() {
    if (!b_) return;
    add(Heading{2, tr("Verdicts that change")});
    if (tally_.flips.empty()) return add(Paragraph{tr("No verdict changes.")});
    add(flips_figure(tally_.flips));
    const std::size_t pictured = std::min(tally_.pictured.size(), tally_.flips.size());
    for (std::size_t i = 0; i < pictured; ++i) add_flip(i);
    if (pictured == tally_.flips.size()) return;
    add(Heading{2, tr("Further verdicts that change"), QStringLiteral("further")});
    add_list({tally_.flips.begin() + static_cast<std::ptrdiff_t>(pictured), tally_.flips.end()});
  }

  /// The move with both verdicts, and its picture by the side that has more to show.
  void add_flip(std::size_t at) {
    const lab::Difference& flip = tally_.flips[at];
    const lab::LabOrder& order = tally_.pictured[at];
    const SideSaid a = said_by(a_, flip.a, order);
    const SideSaid b = said_by(*b_, flip.b, order);
    const bool shows_b = !a.judged || (b.judged && a.judged->ruling.faults.empty());
    const SideSaid& shown = shows_b ? b : a;
    const QString place = lab_place_words(flip.place);
    const QString title =
        shown.judged ? order_title(shown.judged->order, shown.judged->game, shown.judged->terms()) : QString();
    add(Heading{2, title.isEmpty() ? place : tr("%1: %2").arg(place, title), lab_anchor(at)});
    add_said(a);
    add_said(b);
    if (!shown.judged) return;
    const Ruleset* ruleset = shown.judged->ruleset.get();
    add(move_figure(pictured(shown.judged->game, ruleset, shown.judged->judgement, unit_)));
    add(Paragraph{tr("The picture shows the ruling by %1.").arg(lab_side_words(shown.typed)), TextStyle::small});
  }

  static SideSaid said_by(lab::SideJudge& judge, const lab::SideRuling& said, const lab::LabOrder& order) {
    SideSaid side{&said, judge.side().text};
    auto judged = judge.judge(order.game, order.order);
    if (!judged) return side;
    side.judged.emplace(SheetCase{judge.game(), order.order, judged->ruling});
    side.judged->judgement = std::make_shared<const Judgement>(*std::move(judged));
    // Its words are made before the judge opens another table.
    side.judged->ruleset = std::shared_ptr<const Ruleset>(std::shared_ptr<const Ruleset>(), judge.ruleset());
    return side;
  }

  void add_said(const SideSaid& side) {
    const QString rules = lab_side_words(side.typed);
    const auto verdict = named<Verdict>(side.said->verdict);
    if (!verdict || !side.judged) return add(Paragraph{tr("Refused by %1: %2").arg(rules, spoken(side.said->reason))});
    add(VerdictLine{*verdict, verdict_word(*verdict), tr("by %1. %2").arg(rules, margin_words(*side.judged, unit_))});
    if (!side.said->rules.empty())
      add(Paragraph{tr("Broken: %1").arg(titled(side.said->rules, side.judged->terms())), TextStyle::small});
  }

  /// "orders-17 Obstacles, …".
  static QString titled(const std::vector<std::string>& rules, const Terms* terms) {
    QStringList all;
    for (const std::string& rule : rules) {
      const auto known = std::find_if(terms->clauses.begin(), terms->clauses.end(),
                                      [&](const Clause& clause) { return clause.id == rule; });
      all << (known == terms->clauses.end() ? text(rule) : text(rule) + ' ' + text(known->title));
    }
    return all.join(QStringLiteral(", "));
  }

  /// Differences as rows: place, what the first side says, what the second.
  void add_list(const std::vector<lab::Difference>& all) {
    Grid grid{{{0.36, false}, {0.32, false}, {0.32, false}}, {}};
    grid.rows.push_back({{tr("Move"), lab_side_words(findings_.a), lab_side_words(findings_.b)}, RowKind::head});
    for (std::size_t i = 0; i < std::min(all.size(), MOST_ROWS); ++i)
      grid.rows.push_back({{lab_place_words(all[i].place), said_words(all[i].a), said_words(all[i].b)}});
    add(std::move(grid));
    if (all.size() > MOST_ROWS)
      add(Paragraph{tr("And %1 more, which the table of the command line has.")
                        .arg(moves(static_cast<std::int64_t>(all.size() - MOST_ROWS))),
                    TextStyle::small});
  }

  void add_changed() {
    if (tally_.changed.empty()) return;
    add(Heading{2, tr("The same verdict by other figures"), QStringLiteral("changed")});
    if (tally_.changed.front().figures_alone)
      add(Paragraph{tr("The rules have other numbers, so only verdicts and figures are compared."), TextStyle::small});
    add_list(tally_.changed);
  }

  void add_coverage(const lab::Coverage& coverage, const QString& heading) {
    Grid grid{{{0.3, false}, {0.11, true}, {0.1, true}, {0.11, true}, {0.14, true}, {0.24, false}}, {}};
    grid.rows.push_back(
        {{tr("Rule"), tr("Met"), tr("Paid"), tr("Broken"), tr("Decided"), tr("For example")}, RowKind::head});
    std::vector<const std::pair<std::string, lab::ClauseCount>*> rows;
    for (const auto& count : coverage.counts())
      if (!count.second.text || count.second.met > 0) rows.push_back(&count);
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto* one, const auto* other) { return is_never(*one) && !is_never(*other); });
    for (const auto* row : rows) grid.rows.push_back({coverage_cells(row->first, row->second)});
    if (rows.empty()) return;
    add(Heading{2, heading, &coverage == &tally_.of_a ? QStringLiteral("rules-a") : QStringLiteral("rules-b")});
    const auto never = std::count_if(rows.begin(), rows.end(), [](const auto* row) { return is_never(*row); });
    add(Paragraph{never == 0 ? tr("Every rule comes up at least once.")
                             : tr("%1 of %2 rules never come up; they are first.").arg(never).arg(rows.size())});
    add(std::move(grid));
  }

  static bool is_never(const std::pair<std::string, lab::ClauseCount>& row) { return row.second.met == 0; }

  static QStringList coverage_cells(const std::string& clause, const lab::ClauseCount& count) {
    const QString name = count.title.empty() ? text(clause) : text(clause) + ' ' + text(count.title);
    if (count.met == 0) return {name, tr("never"), QString(), QString(), QString(), QString()};
    return {name,
            QString::number(count.met),
            QString::number(count.paid),
            QString::number(count.broke),
            QString::number(count.decided),
            lab_place_words(count.example)};
  }

  void add_curve(const lab::Curve& curve) {
    add(Heading{2, tr("What %1 does").arg(text(curve.key))});
    if (!curve.own.is_null()) add(Paragraph{tr("The value in force is %1.").arg(value_words(curve.own))});
    add(curve_figure(curve));
    Grid grid{{{0.1, false}, {0.1, true}, {0.12, true}, {0.14, true}, {0.16, true}, {0.14, true}, {0.24, false}}, {}};
    grid.rows.push_back({{tr("Value"), lab_verdict("legal"), lab_verdict("marginal"), lab_verdict("illegal"),
                          lab_verdict("incomplete"), tr("Spent"), tr("Moves that change their verdict")},
                         RowKind::head});
    for (const lab::CurvePoint& point : curve.points) grid.rows.push_back({curve_cells(point)});
    add(std::move(grid));
    add(Paragraph{tr("Spent counts the moves that are legal by every value."), TextStyle::small});
    add_reach(curve);
  }

  /// The mean area to which models can go, a row for each value.
  void add_reach(const lab::Curve& curve) {
    std::set<std::string> kinds;
    for (const lab::CurvePoint& point : curve.points)
      for (const auto& [kind, area] : point.reach) kinds.insert(kind);
    if (kinds.empty()) return;
    Grid grid;
    GridRow head{{tr("Value")}, RowKind::head};
    const double share = 1.0 / static_cast<double>(kinds.size() + 1);
    grid.columns.push_back({share, false});
    for (const std::string& kind : kinds) {
      grid.columns.push_back({share, true});
      head.cells << (kind == "all" ? tr("All models") : kind.empty() ? tr("Others") : text(kind));
    }
    grid.rows.push_back(head);
    for (const lab::CurvePoint& point : curve.points) {
      GridRow row{{value_words(point.value)}};
      for (const std::string& kind : kinds)
        row.cells << (point.reach.contains(kind) ? number_shown(point.reach.at(kind), 1) : QString());
      grid.rows.push_back(row);
    }
    add(Heading{2, tr("How far models can go, by %1").arg(text(curve.key))});
    add(Paragraph{tr("The mean ground that a model reaches, in square inches; on a grid, in hexes.")});
    add(std::move(grid));
  }

  static QStringList curve_cells(const lab::CurvePoint& point) {
    QStringList cells{value_words(point.value)};
    if (point.refused) {
      cells << QString() << QString() << QString() << QString() << QString() << spoken(point.refused->placed());
      return cells;
    }
    for (const char* verdict : {"legal", "marginal", "illegal", "incomplete"}) {
      const auto count = point.count.find(verdict);
      cells << QString::number(count == point.count.end() ? 0 : count->second);
    }
    QStringList places;
    for (const lab::OrderPlace& place : point.flipped) places << lab_place_words(place);
    QString flips = point.flips == 0 ? QString() : tr("%1: %2").arg(point.flips).arg(places.join("; "));
    if (point.flips > static_cast<std::int64_t>(places.size())) flips += QStringLiteral("; …");
    cells << number_shown(point.spent, 1) << flips;
    return cells;
  }

  void add_unreadable() {
    if (findings_.read.unreadable.empty()) return;
    add(Heading{2, tr("What could not be read")});
    Grid grid{{{0.34, false}, {0.66, false}}, {}};
    for (const lab::Unreadable& each : findings_.read.unreadable) {
      const lab::OrderPlace place{each.input, false, each.line};
      grid.rows.push_back({{each.line > 0 ? lab_place_words(place) : text(each.input), spoken(each.problem.reason)}});
    }
    add(std::move(grid));
  }

  const lab::Findings& findings_;
  const lab::Tally& tally_;
  LengthUnit unit_;
  lab::SideJudge a_;
  std::optional<lab::SideJudge> b_;
  Blocks blocks_;
};

}  // namespace

QString lab_anchor(std::size_t flip) { return QString(FLIP) + QString::number(flip + 1); }

std::optional<std::size_t> flip_of_anchor(const QString& anchor) {
  bool is_number = false;
  const auto number = anchor.mid(FLIP.size()).toULongLong(&is_number);
  if (!anchor.startsWith(FLIP) || !is_number || number == 0) return std::nullopt;
  return static_cast<std::size_t>(number - 1);
}

QString lab_place_words(const lab::OrderPlace& place) {
  if (place.input == lab::MADE_UP_INPUT) return tr("made-up move %1").arg(place.number);
  return (place.in_record ? tr("%1, step %2") : tr("%1, line %2")).arg(text(place.input)).arg(place.number);
}

QString lab_flip_words(const lab::Difference& flip) {
  return tr("%1 → %2").arg(lab_verdict(flip.a.verdict), lab_verdict(flip.b.verdict));
}

QString lab_side_words(const std::string& typed) { return typed == "game" ? tr("each game's own rules") : text(typed); }

QString lab_summary(const lab::Findings& findings) {
  const lab::Tally& tally = findings.tally;
  const QString games = counted_words("%n game", "%n games", static_cast<qsizetype>(findings.read.games));
  const QString orders = moves(tally.orders);
  if (findings.b.empty()) return tr("%1 of %2, judged by %3.").arg(orders, games, lab_side_words(findings.a));
  const QString compared = tr("%1 of %2, judged by %3 and by %4.")
                               .arg(orders, games, lab_side_words(findings.a), lab_side_words(findings.b));
  const QString counts = tr("The verdict changes for %1, other figures for %2; %3 stay the same.")
                             .arg(tally.flips.size())
                             .arg(tally.changed.size())
                             .arg(tally.same);
  return compared + ' ' + counts;
}

PaperText lab_sheet(const lab::Experiment& experiment, const lab::Findings& findings, LengthUnit unit) {
  return LabSheet(experiment, findings, unit).sheet();
}

}  // namespace linesman

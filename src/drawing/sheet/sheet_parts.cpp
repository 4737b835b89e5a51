#include "drawing/sheet/sheet_parts.h"

#include <algorithm>

#include "base/text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/sheet_words.h"
#include "rules/conditions.h"
#include "words/ruling_words.h"

namespace linesman {

namespace {

using sheet::text;
using sheet::tr;

class PathRows {
 public:
  PathRows(const SheetCase& sheet_case, LengthUnit unit) : about_(sheet_case), unit_(unit) {
    for (const RulingLine& line : ruling_lines(sheet_case.ruling, sheet_case.game, sheet_case.terms()))
      if (line.kind == LineKind::cost) costs_.push_back(line);
  }

  std::vector<GridRow> all() {
    const auto ordered = ordered_pieces(about_.game, about_.order);
    if (ordered) add_path(told_piece(*ordered));
    for (const RulingLine& cost : costs_) add_cost(cost);  // costs of pieces without a path
    if (!rows_.empty() && paid_) add_sum();
    if (ordered && !about_.order.paths.own().empty()) add_others(*ordered);
    return std::move(rows_);
  }

 private:
  PieceIndex told_piece(const std::vector<PieceIndex>& ordered) const {
    return about_.ruling.costs.empty() ? ordered.front() : about_.ruling.costs.front().piece;
  }

  const Path* path_of(PieceIndex piece) const { return about_.order.paths.of(about_.game.piece(piece).id); }

  QString step_words(const Step& step) const { return step_text(step, about_.terms(), &about_.game, unit_); }

  void add_path(PieceIndex piece) {
    const Path* path = path_of(piece);
    if (path == nullptr) return;
    if (about_.ruling.several) add_head({}, tr("Path of %1").arg(who_shares(piece)));
    for (std::size_t i = 0; i < path->size(); ++i) {
      add_head(tr("Step %1").arg(i + 1), step_words((*path)[i]));
      add_costs_of(piece, i);
    }
  }

  /// The names of the piece, and of others on one common way with it.
  QString who_shares(PieceIndex piece) const {
    std::vector<std::string> names{label(about_.game.piece(piece))};
    const auto ordered = ordered_pieces(about_.game, about_.order);
    const auto shares = [this](PieceIndex one) { return !about_.order.paths.has_own(about_.game.piece(one).id); };
    if (ordered && shares(piece))
      for (const PieceIndex other : *ordered)
        if (other != piece && shares(other)) names.push_back(label(about_.game.piece(other)));
    return spoken(said<"{list}">(several_names(names, "and")));
  }

  void add_head(const QString& lead, const QString& words) {
    rows_.push_back({{lead, QString(), words, QString()}, RowKind::head});
  }

  /// A step as the order has it: the traced steps that come from it.
  std::optional<std::size_t> written(PieceIndex piece, std::size_t step) const {
    const PieceTrace* way = about_.judgement ? about_.judgement->trace.of(piece) : nullptr;
    if (way == nullptr || step >= way->steps.size()) return std::nullopt;
    return way->steps[step].written;
  }

  void add_costs_of(PieceIndex piece, std::size_t step) {
    const std::string& id = about_.game.piece(piece).id;
    for (auto cost = costs_.begin(); cost != costs_.end();) {
      const bool here = cost->place && cost->place->piece == id && written(piece, cost->place->step) == step;
      if (here) add_cost(*cost);
      cost = here ? costs_.erase(cost) : cost + 1;
    }
  }

  QString up_to(const LinePlace& place) const {
    const auto piece = about_.game.find_piece(place.piece);
    const PieceTrace* way = piece && about_.judgement ? about_.judgement->trace.of(*piece) : nullptr;
    if (way == nullptr || place.step >= way->steps.size() || !(place.to > place.from)) return {};
    const StepFacts& facts = way->steps[place.step].facts;
    if (std::holds_alternative<Turn>(facts)) return tr("to %1°").arg(text(figure(place.to)));
    if (std::holds_alternative<Leg>(facts) || std::holds_alternative<Climb>(facts))
      return tr("to %1").arg(spoken(word(length_words(place.to, unit_))));
    return {};
  }

  void add_cost(const RulingLine& cost) {
    paid_ = true;
    rows_.push_back({{cost.place ? up_to(*cost.place) : QString(), spoken(cost.amount, unit_), spoken(cost.text, unit_),
                      spoken(cost.clause)}});
  }

  void add_sum() {
    double sum = 0;
    for (const Cost& cost : about_.ruling.costs) sum += cost.amount;
    const RulingWords words(about_.ruling, about_.terms(), &about_.game);
    const QString spent = spoken(words.amount(about_.ruling.allowance.spent.value_or(sum)));
    rows_.push_back({{QString(), spent, tr("in all"), QString()}, RowKind::sum});
  }

  void add_others(const std::vector<PieceIndex>& ordered) {
    for (const PieceIndex piece : ordered) {
      const Path* path = path_of(piece);
      if (piece == told_piece(ordered) || !about_.order.paths.has_own(about_.game.piece(piece).id)) continue;
      QStringList steps;
      for (const Step& step : *path) steps << step_words(step);
      const QString name = text(label(about_.game.piece(piece)));
      rows_.push_back({{QString(), QString(), tr("%1: %2").arg(name, steps.join("; ")), QString()}});
    }
  }

  const SheetCase& about_;
  LengthUnit unit_;
  std::vector<RulingLine> costs_;  ///< those that have no row yet
  bool paid_ = false;
  std::vector<GridRow> rows_;
};

}  // namespace

std::vector<Column> ledger_columns() { return {{0.12, true}, {0.12, true}, {0.56, false}, {0.20, false}}; }

Grid path_grid(const SheetCase& sheet_case, LengthUnit unit) {
  return {ledger_columns(), PathRows(sheet_case, unit).all()};
}

namespace {

/// The ids of the clauses that a ruling cites, in the order of its lines.
void cite(const SheetCase& sheet_case, std::vector<std::string>& ids) {
  for (const RulingLine& line : ruling_lines(sheet_case.ruling, sheet_case.game, sheet_case.terms()))
    if (std::find(ids.begin(), ids.end(), line.rule) == ids.end()) ids.push_back(line.rule);
}

GridRow clause_row(const RulesetData& data, const Clause& clause, const Game& game, LengthUnit unit) {
  return {{spoken(cited(clause, game.house_rules())),
           tr("%1. %2").arg(text(clause.title), clause_in_words(data, clause, game.options(), unit))}};
}

/// Every option with the value in force.
QString options_words(const Terms& terms, const Game& game) {
  QStringList all;
  for (const Field& option : terms.options) {
    const Value* own = game.options().find(option.key);
    all << tr("%1: %2").arg(title_of(option), text_for_person(option, own ? *own : option.fallback));
  }
  return all.join("; ");
}

QString faults_words(const Ruling& ruling) {
  QStringList clauses;
  for (const Fault& fault : ruling.faults) clauses << text(fault.rule);
  clauses.removeDuplicates();
  return clauses.join(", ");
}

}  // namespace

Blocks clause_blocks(const std::vector<const SheetCase*>& cases, LengthUnit unit) {
  if (cases.empty() || !cases.front()->ruleset) return {};
  const SheetCase& first = *cases.front();
  std::vector<std::string> ids;
  for (const SheetCase* sheet_case : cases)
    if (sheet_case->ruling.ruleset == first.ruling.ruleset) cite(*sheet_case, ids);
  Grid grid{{{0.20, false}, {0.80, false}}, {}};
  for (const Clause& clause : first.terms()->clauses)
    if (std::find(ids.begin(), ids.end(), clause.id) != ids.end())
      grid.rows.push_back(clause_row(first.ruleset->data(), clause, first.game, unit));
  if (grid.rows.empty()) return {};
  return {Heading{2, tr("The rules")}, std::move(grid)};
}

Blocks condition_blocks(const Game& game, const Ruleset* usual, LengthUnit unit) {
  Blocks blocks{Heading{2, tr("Conditions")}};
  if (usual == nullptr) {
    blocks.push_back(Paragraph{tr("The ruleset %1 is not installed.").arg(text(game.ruleset()))});
    return blocks;
  }
  const Terms& terms = usual->terms();
  Grid grid{{{0.20, false}, {0.80, false}}, {}};
  const auto add = [&](const QString& name, const QString& words) { grid.rows.push_back({{name, words}}); };
  add(tr("Ruleset"), tr("%1, edition %2 (%3)").arg(text(terms.title), text(terms.edition), text(terms.id)));
  const QStringList agreed = agreed_lines(&usual->data(), game, unit);
  add(tr("Agreed changes"), agreed.isEmpty() ? tr("nothing") : agreed.join('\n'));
  if (game.tolerance() <= 0) add(tr("Measuring tolerance"), tr("none"));
  if (!terms.options.empty()) add(tr("Options in force"), options_words(terms, game));
  blocks.push_back(std::move(grid));
  return blocks;
}

Blocks interpretation_blocks(const SheetCase& sheet_case, LengthUnit unit) {
  if (sheet_case.interpretations.empty() || !sheet_case.ruleset || sheet_case.terms()->options.empty()) return {};
  Blocks blocks{Heading{2, tr("What would change it")}};
  Grid grid{{{0.13, false}, {0.27, false}, {0.45, false}, {0.15, false}},
            {{{tr("Verdict"), tr("Allowance"), tr("With"), tr("Problems")}, RowKind::head}}};
  for (const Interpretation& one : sheet_case.interpretations) {
    if (&one == &sheet_case.interpretations.front()) continue;
    const Ruling& ruling = one.judgement.ruling;
    const RulingWords words(ruling, sheet_case.terms(), &sheet_case.game);
    grid.rows.push_back({{verdict_word(ruling.verdict), spoken(words.allowance(), unit),
                          choices_words(one.options, *sheet_case.terms()), faults_words(ruling)}});
  }
  if (grid.rows.size() == 1)
    blocks.push_back(Paragraph{tr("No other option changes the ruling.")});
  else
    blocks.push_back(std::move(grid));
  return blocks;
}

Blocks signature_blocks(const Game& game) {
  QStringList names;
  const std::vector<std::string> sides = sides_of(game);
  for (std::size_t i = 0; i < sides.size() && i < 2; ++i) names << tr("For %1, with the date").arg(text(sides[i]));
  if (names.size() < 2) names = {tr("A player, with the date"), tr("Another, with the date")};
  return {Heading{2, tr("Signed")}, Signatures{names}};
}

Blocks proof_blocks(const SheetCase& sheet_case) {
  Blocks blocks{Heading{2, tr("To check this sheet")}};
  if (!sheet_case.entry) {
    blocks.push_back(Proof{
        {},
        tr("This move is only proposed: it is in no history. “linesman-cli judge GAME ORDER” gives the same ruling.")});
  } else if (!sheet_case.entry->flaw.empty()) {
    blocks.push_back(Notice{tr("Step %1 was changed, so it has no check code").arg(sheet_case.entry->seq),
                            text(sheet_case.entry->flaw + ".")});
  } else if (sheet_case.entry->hash.empty()) {
    blocks.push_back(Proof{
        {}, tr("The history of this game has no check codes. “linesman-cli replay GAME” judges every step again.")});
  } else {
    blocks.push_back(
        Proof{text(sheet_case.entry->hash), tr("This is the check code (SHA-256) of step %1 and all before it. "
                                               "“linesman-cli verify GAME --hash CODE” checks a file against it.")
                                                .arg(sheet_case.entry->seq)});
  }
  return blocks;
}

}  // namespace linesman

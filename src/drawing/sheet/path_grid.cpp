#include "drawing/sheet/path_grid.h"

#include "base/text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/step_words.h"
#include "drawing/sheet/sheet_blocks.h"
#include "drawing/sheet/sheet_words.h"
#include "rules/ruling_words.h"

namespace linesman {

namespace {

using sheet::text;
using sheet::tr;

class PathRows {
 public:
  PathRows(const SheetCase& about, LengthUnit unit) : about_(about), unit_(unit) {
    for (const RulingLine& line : ruling_lines(about.ruling, about.game, about.terms(), unit))
      if (line.kind == LineKind::cost) costs_.push_back(line);
  }

  std::vector<Row> all() {
    const auto ordered = ordered_pieces(about_.game, about_.order);
    if (ordered) add_path(told_piece(*ordered));
    for (const RulingLine& cost : costs_) add_cost(cost);  // of pieces without a path
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

  /// The piece, and whoever goes the same common way.
  QString who_shares(PieceIndex piece) const {
    std::vector<std::string> names{label(about_.game.piece(piece))};
    const auto ordered = ordered_pieces(about_.game, about_.order);
    const auto shares = [this](PieceIndex one) { return !about_.order.paths.has_own(about_.game.piece(one).id); };
    if (ordered && shares(piece))
      for (const PieceIndex other : *ordered)
        if (other != piece && shares(other)) names.push_back(label(about_.game.piece(other)));
    return text(listed(names, " and "));
  }

  void add_head(const QString& lead, const QString& words) {
    rows_.push_back({{lead, QString(), words, QString()}, RowKind::head});
  }

  /// The step as the order has it: the traced ones that come from it.
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
      return tr("to %1").arg(text(length_words(place.to, unit_)));
    return {};
  }

  void add_cost(const RulingLine& cost) {
    paid_ = true;
    rows_.push_back({{cost.place ? up_to(*cost.place) : QString(), cost.amount, cost.text, cost.clause}});
  }

  void add_sum() {
    double sum = 0;
    for (const Cost& cost : about_.ruling.costs) sum += cost.amount;
    const RulingWords words(about_.ruling, about_.terms(), &about_.game);
    const QString spent = text(words.amount(about_.ruling.allowance.spent.value_or(sum)));
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
  std::vector<Row> rows_;
};

}  // namespace

std::vector<Column> ledger_columns() { return {{0.12, true}, {0.12, true}, {0.56, false}, {0.20, false}}; }

Grid path_grid(const SheetCase& about, LengthUnit unit) { return {ledger_columns(), PathRows(about, unit).all()}; }

}  // namespace linesman

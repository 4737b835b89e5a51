#include "rules/ruling_builder.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/contains.h"
#include "base/tolerance.h"
#include "movement/trace.h"

namespace linesman {

namespace {

/// Steps of the budget for the words of one entry.
constexpr std::uint64_t ENTRY = 8;

bool has_figure(const Figures& figures, std::string_view name) {
  return std::any_of(figures.begin(), figures.end(), [&](const auto& figure) { return figure.first == name; });
}

void add_figure(Figures& figures, std::string_view name, Argument value) {
  if (has_figure(figures, name)) return;
  constexpr std::size_t USUAL_FIGURES = 4;  // one allocation is enough for most entries
  if (figures.size() == figures.capacity()) figures.reserve(figures.size() + USUAL_FIGURES);
  figures.emplace_back(std::string(name), std::move(value));
}

Vec place_on_path(const Trace& trace, const Game& game, PieceIndex piece, std::size_t step, double s) {
  const PieceTrace* t = trace.of(piece);
  if (!t) return game.piece(piece).pose.at;
  return step < t->steps.size() ? pose_at(t->steps[step], s).at : t->end.pose.at;
}

Verdict verdict_of(const Ruling& ruling, double tolerance, bool dice_missing) {
  const auto tolerable = [&](const Fault& f) {
    return tolerance > 0 && f.excess && within_limit(*f.excess, tolerance);
  };
  if (dice_missing) return ruling.faults.empty() ? Verdict::incomplete : Verdict::illegal;
  if (!std::all_of(ruling.faults.begin(), ruling.faults.end(), tolerable)) return Verdict::illegal;
  return ruling.faults.empty() ? Verdict::legal : Verdict::marginal;
}

std::optional<double> total_of(const std::optional<Grants>& grants) {
  return grants ? std::optional(sum_of(*grants)) : std::nullopt;
}

Verdict verdict_on(std::optional<double> total, std::optional<double> spent, double tolerance) {
  if (!total || !spent) return Verdict::incomplete;
  if (within_limit(*spent, *total)) return Verdict::legal;
  return tolerance > 0 && within_limit(*spent - *total, tolerance) ? Verdict::marginal : Verdict::illegal;
}

}  // namespace

RulingBuilder::RulingBuilder(const RulesetData& data, const Game& game, const Trace& trace, Budget& budget,
                             Detail detail)
    : data_(data),
      game_(game),
      trace_(trace),
      budget_(budget),
      detail_(detail),
      context_(detail == Detail::whole ? context_of(data.terms) : std::string()) {
  ruling_.ruleset = data.terms.id;
  ruling_.allowance.currency = data.terms.currency;
  ruling_.shown.symbol = data.terms.currency_symbol;
  ruling_.several = trace.pieces.size() > 1;
  for (const PieceTrace& way : trace.pieces) {
    if (way.interruption == Interruption::none) continue;
    const Piece& piece = game.piece(way.piece);
    (way.interruption == Interruption::gone ? gone_ids_ : stopped_ids_).push_back(piece.id);
    for (std::size_t i = 0; i < game.pieces().size(); ++i)
      if (const auto other = static_cast<PieceIndex>(i);
          other == way.piece || (piece.unit && piece.unit == game.piece(other).unit))
        stopped_.push_back(other);
  }
}

bool RulingBuilder::excuses(PieceIndex piece, const Finding& f) const {
  if (!f.chosen || stopped_.empty()) return false;
  return contains(stopped_, piece) || contains(stopped_ids_, f.with) || contains(gone_ids_, f.with);
}

/// The sentence of a clause with its figures; empty when the caller wants the verdict alone. Places that name a figure
/// of the ruleset get it here, for the ruling may outlive the ruleset.
Sentence RulingBuilder::words(std::string_view rule, std::string_view says, Figures figures) const {
  if (!wants_words()) return {};
  const Clause& clause = data_.terms.clause(rule);
  const auto wording = clause.says[says].text();
  const std::string_view words = wording ? *wording : std::string_view(clause.title);
  for_parts(
      words, [](std::string_view) {},
      [&](const PatternPlace& place, std::string_view) {
        if (has_figure(figures, place.name)) return;
        if (const Value* figure = figure_at(data_.figures, place.name))
          figures.emplace_back(std::string(place.name), Argument(*figure));
      });
  return {std::string(words), std::move(figures), clause.source == ClauseSource::players ? std::string() : context_};
}

std::vector<AllowancePart> RulingBuilder::parts_of(const std::optional<Grants>& grants) const {
  std::vector<AllowancePart> parts;
  if (!grants) return parts;
  for (const Grant& grant : *grants) {
    Figures figures;
    if (wants_words()) {
      figures = grant.figures;
      add_figure(figures, "amount", grant.amount);
      add_figure(figures, "less", -grant.amount);
    }
    parts.push_back({std::string(grant.rule), grant.amount, words(grant.rule, grant.says, std::move(figures))});
  }
  return parts;
}

void RulingBuilder::cost(std::string_view rule, double amount, PieceIndex piece, std::size_t step, double from,
                         double to, Figures figures, std::string_view says) {
  budget_.spend(ENTRY);
  if (wants_words()) {
    add_figure(figures, "piece", label(game_.piece(piece)));
    add_figure(figures, "amount", amount);
    add_figure(figures, "inches", to - from);
  }
  ruling_.costs.push_back({std::string(rule), amount, piece, step, from, to, words(rule, says, std::move(figures))});
}

void RulingBuilder::fault(std::string_view rule, PieceIndex piece, std::size_t step, double s,
                          std::optional<double> excess, Figures figures, std::string_view with, std::string_view says) {
  budget_.spend(ENTRY);
  if (wants_words()) {
    add_figure(figures, "piece", label(game_.piece(piece)));
    if (excess) add_figure(figures, "excess", *excess);
    if (!with.empty()) add_figure(figures, "with", argument_of(game_, with));
  }
  ruling_.faults.push_back({std::string(rule),
                            {piece, step, s, place_on_path(trace_, game_, piece, step, s)},
                            excess,
                            std::string(with),
                            words(rule, says, std::move(figures))});
}

void RulingBuilder::charge(PieceIndex piece, const Charge& charge) {
  Figures figures = charge.figures;
  if (wants_words() && !charge.with.empty()) add_figure(figures, "with", argument_of(game_, charge.with));
  cost(charge.rule, charge.amount, piece, charge.from.step, charge.from.s, charge.to, std::move(figures), charge.says);
}

void RulingBuilder::fault(PieceIndex piece, const Finding& f) {
  if (excuses(piece, f)) {
    if (contains(gone_ids_, f.with) || contains(gone_ids_, game_.piece(piece).id)) return;
    Figures figures = f.figures;
    add_figure(figures, "piece", label(game_.piece(piece)));
    if (f.excess) add_figure(figures, "excess", *f.excess);
    if (!f.with.empty()) add_figure(figures, "with", argument_of(game_, f.with));
    return note(f.rule, std::move(figures), f.says);
  }
  fault(f.rule, piece, f.place.step, f.place.s, f.excess, f.figures, f.with, f.says);
  ruling_.faults.back().stage = f.stage;
  if (f.at) ruling_.faults.back().place.at = *f.at;
}

void RulingBuilder::remark(PieceIndex piece, const Remark& remark) {
  if (!remark.once.empty() && !remarked_.emplace(remark.rule, remark.once).second) return;
  Figures figures = remark.figures;
  add_figure(figures, "piece", label(game_.piece(piece)));
  note(remark.rule, std::move(figures), remark.says);
}

void RulingBuilder::change(const StatusChange& change) {
  if (change.remove) return remove(change.rule, change.on);
  set_status(change.rule, change.on, change.set);
}

void RulingBuilder::note(std::string_view rule, Figures figures, std::string_view says) {
  budget_.spend(ENTRY);
  ruling_.notes.push_back({std::string(rule), words(rule, says, std::move(figures))});
}

void RulingBuilder::need(std::string_view rule, std::string_view purpose, std::string need,
                         std::optional<std::vector<double>> given) {
  ruling_.dice.push_back({std::string(rule), std::string(purpose), std::move(need), std::move(given)});
}

void RulingBuilder::set_status(std::string_view rule, std::string_view on, Value::Object status) {
  ruling_.effects.push_back({std::string(rule), std::string(on), Value(std::move(status)), {}, false});
}

void RulingBuilder::replace(std::string_view rule, std::string_view feature, Value::Object replacement) {
  ruling_.effects.push_back({std::string(rule), std::string(feature), {}, Value(std::move(replacement)), false});
}

void RulingBuilder::reshape(std::string_view rule, std::string_view feature, FeatureShape geometry) {
  ruling_.effects.push_back({std::string(rule), std::string(feature), {}, {}, false, std::move(geometry)});
}

void RulingBuilder::add(std::string_view rule, std::string_view after, Feature feature) {
  ruling_.effects.push_back({std::string(rule), std::string(after), {}, {}, false, {}, std::move(feature)});
}

void RulingBuilder::remove(std::string_view rule, std::string_view on) {
  ruling_.effects.push_back({std::string(rule), std::string(on), {}, {}, true});
}

void RulingBuilder::allowance(const std::optional<Grants>& grants, std::optional<double> spent) {
  Allowance& whole = ruling_.allowance;
  whole.total = total_of(grants);
  whole.spent = spent;
  whole.left = whole.total && spent ? std::optional(*whole.total - *spent) : std::nullopt;
  whole.parts = parts_of(grants);
  if (trace_.pieces.size() == 1) add_piece_allowance(trace_.pieces.front().piece, whole.total, spent, whole.parts);
}

void RulingBuilder::piece_allowance(PieceIndex piece, const std::optional<Grants>& grants,
                                    std::optional<double> spent) {
  add_piece_allowance(piece, total_of(grants), spent, parts_of(grants));
}

void RulingBuilder::add_piece_allowance(PieceIndex piece, std::optional<double> total, std::optional<double> spent,
                                        std::vector<AllowancePart> parts) {
  std::vector<PieceAllowance>& all = ruling_.shown.allowances;
  std::erase_if(all, [&](const PieceAllowance& one) { return one.piece == piece; });
  all.push_back({piece, total, spent, verdict_on(total, spent, game_.tolerance()), std::move(parts)});
}

void RulingBuilder::end(PieceIndex piece, const Pose& pose, std::optional<Hex> hex) {
  ruling_.ends.push_back({piece, pose, hex});
}

void RulingBuilder::ends_of_trace() {
  for (const PieceTrace& t : trace_.pieces) end(t.piece, t.end.pose, t.end.hex);
}

void RulingBuilder::furthest(const Furthest& point) { ruling_.furthest.push_back(point); }

bool RulingBuilder::allowed() const { return is_allowed(verdict_of(ruling_, game_.tolerance(), missing_)); }

Ruling RulingBuilder::finish(bool sort_faults) {
  if (sort_faults) {
    std::vector<std::size_t> places(game_.pieces().size(), trace_.pieces.size());
    for (std::size_t i = trace_.pieces.size(); i-- > 0;) places[at(trace_.pieces[i].piece)] = i;
    const auto order = [&](const Fault& f) { return std::tuple(places[at(f.place.piece)], f.place.step, f.place.s); };
    std::stable_sort(ruling_.faults.begin(), ruling_.faults.end(),
                     [&](const Fault& a, const Fault& b) { return order(a) < order(b); });
  }
  ruling_.verdict = verdict_of(ruling_, game_.tolerance(), missing_);
  if (!is_allowed(ruling_.verdict)) ruling_.effects.clear();
  return std::move(ruling_);
}

void tell(RulingBuilder& ruling, PieceIndex piece, const Findings& found) {
  for (const Charge& charge : found.charges) ruling.charge(piece, charge);
  for (const Finding& fault : found.faults) ruling.fault(piece, fault);
  for (const Remark& remark : found.remarks) ruling.remark(piece, remark);
}

}  // namespace linesman

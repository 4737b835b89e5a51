#include "lab/experiment.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>

#include "base/side_by_side.h"
#include "files/documents/document.h"
#include "files/orders/order_json.h"
#include "lab/made_up.h"

namespace linesman::lab {

namespace {

/// Orders that are judged one after another in one thread.
struct Block {
  std::vector<LabOrder> orders{};
  MadeNumbers made{};

  std::size_t size() const { return orders.size() + static_cast<std::size_t>(made.last - made.first + 1); }
};

constexpr std::int64_t BLOCK = 64;      // orders
constexpr std::size_t WAVE = 32;        // blocks that are judged side by side
constexpr double WEIGHT_OF_MADE = 500;  // of a made-up order, in bytes of an input

/// The findings of one block, or of all blocks so far.
struct Found {
  Tally tally{};
  std::vector<TriedValues> tried{};
};

Result<std::vector<CurveJudge>> curve_judges(const Experiment& experiment) {
  std::vector<CurveJudge> judges;
  for (const Variation& variation : experiment.variations) {
    auto judge = CurveJudge::of(experiment.a, variation, experiment.reach);
    if (!judge) return judge.problem();
    judges.push_back(std::move(judge).value());
  }
  return judges;
}

/// Judges the orders of one block.
class BlockJudge {
 public:
  BlockJudge(const Experiment& experiment, const Ruleset* made_for, const LabWatch& watch)
      : experiment_(experiment),
        made_for_(made_for),
        watch_(watch),
        comparison_(experiment.a, experiment.b),
        curves_(*curve_judges(experiment)) {}

  /// Nothing when it was stopped.
  std::optional<Found> judge(Block& block) {
    for (LabOrder& order : block.orders) {
      if (watch_.is_stopped()) return std::nullopt;
      add(order, {});
    }
    const bool makes_up = block.made.last >= block.made.first;
    if (makes_up && !each_made(block.made, [](const LabOrder&) {})) return std::nullopt;
    Found found{std::move(comparison_.tally()), {}};
    for (CurveJudge& curve : curves_) found.tried.push_back(std::move(curve.tried()));
    return found;
  }

  /// Judges made-up orders and hands them over with their dice. False when it was stopped.
  bool each_made(const MadeNumbers& numbers, const std::function<void(const LabOrder&)>& take) {
    MadeUp made_up(*made_for_, numbers.seed);
    const FacesFor faces = [&](const std::string& need) { return made_up.faces(need); };
    for (std::int64_t number = numbers.first; number <= numbers.last; ++number) {
      if (watch_.is_stopped()) return false;
      made_up.begin(static_cast<std::uint64_t>(number));
      auto made = made_up.next_readable();
      if (!made) continue;
      LabOrder lab_order{{MADE_UP_INPUT, false, number}, std::move(made->game), std::move(made->order)};
      add(lab_order, faces);
      take(lab_order);
    }
    return true;
  }

 private:
  void add(LabOrder& order, const FacesFor& faces) {
    const SideRuling said = comparison_.add(order, faces);
    for (CurveJudge& curve : curves_) curve.add(order, comparison_.judge_of_a(), said);
  }

  const Experiment& experiment_;
  const Ruleset* made_for_;
  const LabWatch& watch_;
  Comparison comparison_;
  std::vector<CurveJudge> curves_;
};

/// Hands blocks out to all cores, and puts together what is found, in the order of the orders.
class Laboratory {
 public:
  Laboratory(const Experiment& experiment, std::shared_ptr<const Ruleset> made_for, const LabWatch& watch)
      : experiment_(experiment), made_for_(std::move(made_for)), watch_(watch) {
    findings_.a = experiment.a.text;
    if (experiment.b) findings_.b = experiment.b->text;
    for (const LabInput& input : experiment.inputs) whole_ += weight_of(input);
    whole_ += WEIGHT_OF_MADE * static_cast<double>(std::max<std::int64_t>(0, made().last - made().first + 1));
    // Also of no order at all each curve has its values.
    Block none;
    findings_.tried = BlockJudge(experiment, nullptr, watch).judge(none)->tried;
  }

  Findings run() {
    for (const LabInput& input : experiment_.inputs) {
      doing_ = said<"orders of {input}">(input.path);
      weight_of_order_ = watch_.told ? weight_of(input) / static_cast<double>(size_of_input(input.path) + 1) : 0;
      tell();
      const double before = done_;
      read_orders(
          input, [this](LabOrder order) { return take(std::move(order)); }, findings_.read);
      if (!findings_.settled) break;
      done_ = before + weight_of(input);
    }
    judge_waiting();
    doing_ = "made-up orders";
    for (std::int64_t first = made().first; first <= made().last && findings_.settled; first += BLOCK) {
      const std::int64_t last = std::min(made().last, first + BLOCK - 1);
      waiting_.push_back({{}, {first, last, made().seed}});
      if (waiting_.size() < WAVE && last < made().last) continue;
      tell();
      judge_waiting();
      done_ = whole_ - WEIGHT_OF_MADE * static_cast<double>(made().last - last);
    }
    doing_ = "all orders";
    if (findings_.settled) tell();
    return std::move(findings_);
  }

 private:
  const MadeNumbers& made() const { return experiment_.made; }

  static double weight_of(const LabInput& input) {
    if (input.text) return static_cast<double>(input.text->size());
    std::error_code error;
    const auto size = std::filesystem::file_size(input.path, error);
    return error ? 0 : static_cast<double>(size);
  }

  void tell() const {
    if (watch_.told) watch_.told(whole_ > 0 ? std::min(1.0, done_ / whole_) : 1, doing_);
  }

  /// False when no more is wanted.
  bool take(LabOrder order) {
    if (waiting_.empty() || waiting_.back().size() >= BLOCK) {
      if (waiting_.size() >= WAVE) {
        judge_waiting();
        tell();
      }
      waiting_.emplace_back();
    }
    done_ += weight_of_order_;
    waiting_.back().orders.push_back(std::move(order));
    findings_.settled = findings_.settled && !watch_.is_stopped();
    return findings_.settled;
  }

  void judge_waiting() {
    std::vector<std::optional<Found>> found(waiting_.size());
    side_by_side(waiting_.size(), [&](std::size_t i) {
      found[i] = BlockJudge(experiment_, made_for_.get(), watch_).judge(waiting_[i]);
    });
    waiting_.clear();
    for (std::optional<Found>& part : found) {
      findings_.settled = findings_.settled && part.has_value();
      if (!findings_.settled) return;
      findings_.tally.add(std::move(part->tally));
      for (std::size_t i = 0; i < part->tried.size(); ++i) findings_.tried[i].add(std::move(part->tried[i]));
    }
  }

  const Experiment& experiment_;
  const std::shared_ptr<const Ruleset> made_for_;
  const LabWatch& watch_;
  Findings findings_;
  std::vector<Block> waiting_;
  double whole_ = 0;
  double done_ = 0;
  double weight_of_order_ = 0;  ///< of the input that is read
  Sentence doing_;
};

}  // namespace

void Findings::add(Findings later) {
  tally.add(std::move(later.tally));
  read.games += later.read.games;
  std::move(later.read.unreadable.begin(), later.read.unreadable.end(), std::back_inserter(read.unreadable));
  for (std::size_t i = 0; i < tried.size() && i < later.tried.size(); ++i) tried[i].add(std::move(later.tried[i]));
  settled = settled && later.settled;
}

namespace {

/// The ruleset of the first side, for made-up orders; nullptr where none are wanted.
Result<std::shared_ptr<const Ruleset>> ruleset_to_make_up(const Experiment& experiment) {
  if (experiment.made.last < experiment.made.first) return std::shared_ptr<const Ruleset>();
  if (experiment.a.ruleset.empty())
    return Problem{"", "", "made-up orders need a ruleset: name one as the first rules, not game"};
  return experiment.a.source->ruleset(experiment.a.ruleset, Value::empty_object());
}

}  // namespace

std::optional<LabOrder> order_at(const Experiment& experiment, const OrderPlace& place) {
  std::optional<LabOrder> found;
  if (place.input == MADE_UP_INPUT) {
    const auto made_for = ruleset_to_make_up(experiment);
    if (!made_for || !*made_for) return std::nullopt;
    const LabWatch watch;
    BlockJudge(experiment, made_for->get(), watch)
        .each_made({place.number, place.number, experiment.made.seed}, [&](const LabOrder& order) { found = order; });
    return found;
  }
  OrdersRead read;
  const auto take = [&](LabOrder order) {
    if (order.place.number == place.number) found = std::move(order);
    return !found;
  };
  for (const LabInput& input : experiment.inputs)
    if (input.path == place.input && !found) read_orders(input, take, read);
  return found;
}

Result<Findings> findings_of(const Experiment& experiment, const LabWatch& watch) {
  if (const auto judges = curve_judges(experiment); !judges) return judges.problem();
  const auto made_for = ruleset_to_make_up(experiment);
  if (!made_for) return made_for.problem();
  return Laboratory(experiment, *made_for, watch).run();
}

}  // namespace linesman::lab

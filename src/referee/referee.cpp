#include "referee/referee.h"

#include <utility>

#include "rules/vocabulary.h"

namespace linesman {

Hearing::Hearing(Tracer tracer, std::shared_ptr<const Ruleset> ruleset)
    : tracer_(std::move(tracer)), ruleset_(std::move(ruleset)), reading_(ruleset_->read(game())) {}

namespace {

/// A Problem for the first thing in the game that the ruleset cannot use.
Result<void> usable(const Game& game, const Ruleset& ruleset) {
  std::vector<Problem> found = check_vocabulary(ruleset.data(), game);
  if (found.empty()) found = ruleset.check(game);
  if (found.empty()) return {};
  return std::move(found.front());
}

}  // namespace

Result<Hearing> Hearing::open(Game game, std::shared_ptr<const Ruleset> ruleset) {
  LINESMAN_CHECK(ruleset != nullptr);
  if (const auto fit = usable(game, *ruleset); !fit) return fit.problem();
  return Hearing(Tracer(std::move(game)), std::move(ruleset));
}

Result<Hearing> Hearing::on(Game changed) const {
  if (const auto fit = usable(changed, *ruleset_); !fit) return fit.problem();
  return Hearing(tracer_.on(std::move(changed)), ruleset_);
}

Result<std::unique_ptr<const PreparedOrder>> Hearing::prepare(const Order& order) const {
  return ruleset_->prepare(game(), order, reading_);
}

Result<Trace> Hearing::trace(const Order& order) const {
  Budget budget;
  return trace(order, budget);
}

Result<Trace> Hearing::trace(const Order& order, Budget& budget) const try {
  const auto prepared = prepare(order);
  if (!prepared) return prepared.problem();
  return tracer_.trace((*prepared)->request(), budget);
} catch (const WorkStopped& stopped) {
  return Problem{"", stopped.what()};
}

Result<Judgement> Hearing::judge(const Order& order) const {
  Budget budget;
  return judge(order, budget);
}

Result<Judgement> Hearing::judge(const Order& order, Budget& budget, Detail detail, TraceMemory* memory) const try {
  const auto prepared = prepare(order);
  if (!prepared) return prepared.problem();
  auto facts = tracer_.trace((*prepared)->request(), budget, memory);
  if (!facts) return facts.problem();
  auto ruling = (*prepared)->judge(*facts, budget, detail);
  if (!ruling) return ruling.problem();
  return Judgement{std::move(ruling).value(), std::move(facts).value()};
} catch (const WorkStopped& stopped) {
  return Problem{"", stopped.what()};
}

Result<Hearing> Referee::open(const Game& game) const {
  auto ruleset = source_->ruleset(game.ruleset(), game.house_rules());
  if (!ruleset) {
    Problem problem = ruleset.problem();
    // The source knows no documents. A problem without a place is about the id that the game names.
    if (problem.file.empty() && problem.pointer.empty()) problem.pointer = "/ruleset";
    if (problem.pointer == "/ruleset" && !game.annotation(CARRIED_RULES).is_null())
      problem.reason =
          said<"{a}; the game carries rules, which judge it when the players agree to them">(problem.reason);
    return problem;
  }
  return Hearing::open(game, std::move(ruleset).value());
}

Result<Trace> Referee::trace(const Game& game, const Order& order) const {
  const auto hearing = open(game);
  if (!hearing) return hearing.problem();
  return hearing->trace(order);
}

Result<Judgement> Referee::judge(const Game& game, const Order& order) const {
  const auto hearing = open(game);
  if (!hearing) return hearing.problem();
  return hearing->judge(order);
}

}  // namespace linesman

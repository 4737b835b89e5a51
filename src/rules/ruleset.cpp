#include "rules/ruleset.h"

#include "base/check.h"

namespace linesman {

namespace {

/// For rulesets that still read an order twice.
class ReadTwice : public PreparedOrder {
 public:
  ReadTwice(const Ruleset& ruleset, const Game& game, const Order& order, TraceRequest request)
      : ruleset_(ruleset), game_(game), order_(order), request_(std::move(request)) {}
  const TraceRequest& request() const override { return request_; }
  Result<Ruling> judge(const Trace& trace) const override { return ruleset_.judge(game_, order_, trace); }

 private:
  const Ruleset& ruleset_;
  const Game& game_;
  const Order& order_;
  const TraceRequest request_;
};

}  // namespace

std::vector<Problem> Ruleset::check(const Game&) const { return {}; }

Footprint Ruleset::footprint(const Game& game, PieceIndex piece) const { return game.piece(piece).base; }

Result<std::unique_ptr<const PreparedOrder>> Ruleset::prepare(const Game& game, const Order& order) const {
  auto request = watch(game, order);
  if (!request) return request.problem();
  return std::unique_ptr<const PreparedOrder>(
      std::make_unique<ReadTwice>(*this, game, order, std::move(request).value()));
}

Result<TraceRequest> Ruleset::watch(const Game&, const Order&) const {
  LINESMAN_CHECK(false);
  return Problem{};
}

Result<Ruling> Ruleset::judge(const Game&, const Order&, const Trace&) const {
  LINESMAN_CHECK(false);
  return Problem{};
}

std::vector<Footprint> footprints_of(const Ruleset& ruleset, const Game& game) {
  std::vector<Footprint> footprints;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    footprints.push_back(ruleset.footprint(game, static_cast<PieceIndex>(i)));
  return footprints;
}

}  // namespace linesman

#include <algorithm>
#include <cmath>

#include "charts/fare.h"

namespace linesman::charts {

namespace {

using chart::Kind;

/// The turn rules that apply to a model, as far as that is known.
class TurnTermsBuilder {
 public:
  TurnTermsBuilder(const Scene& scene, std::size_t model, const Supposed& supposed)
      : scene_(scene), model_(model), base_(scene.facts.base(scene.models[model].piece)) {
    for (const Rule* rule : scene.chart().of(Kind::turn)) take(*rule, supposed);
  }

  TurnTerms build() const {
    TurnTerms terms;
    TurnFare& turns = terms.turns;
    turns.moves_the_centre = !(sure_ && only(chart::TurnAbout::centre));
    if (turns.moves_the_centre && may_cost_the_front_) terms.inch = front_beside_centre();
    if (!sure_) return terms;
    turns.paid_by = corners();
    // Turns about two places with nothing between are two; a fare takes them for one.
    if (price_ && !turns.moves_the_centre) (first_only_ ? turns.first : turns.bands) = bands();
    return terms;
  }

 private:
  void take(const Rule& rule, const Supposed& supposed) {
    const Applies how = applies_beforehand(scene_, model_, rule, supposed);
    if (how == Applies::no) return;
    const auto& turn = rule.as<chart::Turns>();
    sure_ = sure_ && how == Applies::yes && !lacks_dice(scene_, rule.dice);
    may_cost_the_front_ = may_cost_the_front_ || turn.cost == chart::TurnCost::front;
    cost_ = turn.cost.value_or(cost_);
    if (turn.price) price_ = &*turn.price;
    if (turn.about) about_ = &*turn.about;
    first_only_ = turn.first_only.value_or(first_only_);
  }

  bool only(chart::TurnAbout where) const { return about_ && about_->size() == 1 && about_->front() == where; }

  std::vector<TurnBand> bands() const {
    constexpr double WHOLE = 180;
    std::vector<TurnBand> bands;
    if (price_->flat) bands.push_back({WHOLE, amount_from_0(scene_, {model_}, *price_->flat)});
    for (const auto& [up_to, amount] : price_->bands) bands.push_back({up_to, amount_from_0(scene_, {model_}, amount)});
    // A wider turn that is cheaper, and one back, may take the place of a narrow one.
    for (std::size_t i = bands.size(); i-- > 1;) bands[i - 1].price = std::min(bands[i - 1].price, bands[i].price);
    return bands;
  }

  /// How far the farther front corner goes in a turn at least, when the centre goes an inch: it may lie nearer to the
  /// point that is turned about. At most 1.
  double front_beside_centre() const {
    const auto* base = std::get_if<RectangleBase>(&base_);
    if (!base) return 1;
    // The point for which it is least lies straight ahead.
    const double least = base->width / std::hypot(base->width, base->length);
    return sure_ && only(chart::TurnAbout::corner) ? std::min(1.0, 2 * least) : least;
  }

  /// The points that a turn is paid by, in the frame of the base; none where the centre's way is a lower bound.
  std::vector<Vec> corners() const {
    if (cost_ == chart::TurnCost::way) return {};
    if (const auto* polygon = std::get_if<PolygonBase>(&base_)) return polygon->points;
    const auto* rectangle = std::get_if<RectangleBase>(&base_);
    if (!rectangle) return {};
    const Vec half{rectangle->width / 2, rectangle->length / 2};
    std::vector<Vec> corners{{-half.x, half.y}, half};
    if (cost_ == chart::TurnCost::arc) corners.insert(corners.end(), {{-half.x, -half.y}, {half.x, -half.y}});
    return corners;
  }

  const Scene& scene_;
  std::size_t model_;
  const Footprint& base_;
  bool sure_ = true;  ///< no other turn rule may apply
  bool may_cost_the_front_ = false;
  chart::TurnCost cost_ = chart::TurnCost::way;
  const chart::TurnPrice* price_ = nullptr;
  const std::vector<chart::TurnAbout>* about_ = nullptr;
  bool first_only_ = false;
};

}  // namespace

TurnTerms turn_terms(const Scene& scene, std::size_t model, const Supposed& supposed) {
  return TurnTermsBuilder(scene, model, supposed).build();
}

}  // namespace linesman::charts

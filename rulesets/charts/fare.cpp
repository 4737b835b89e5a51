// Every bound errs to the cheap side: what depends on the way, or on ground that only a trace shows, may hold or not.
#include "charts/fare.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "charts/bill.h"

namespace linesman::charts {

namespace {

using chart::Kind;

/// Whether a condition can be known without a trace.
bool is_known(const chart::When& when) {
  return !when.on && std::all_of(when.without.begin(), when.without.end(), is_known) &&
         std::all_of(when.any.begin(), when.any.end(), is_known);
}

/// Whether a rule applies to a model, as far as that is known beforehand.
enum class Applies { no, maybe, yes };

class FareBuilder {
 public:
  FareBuilder(const Scene& scene, std::size_t model) : scene_(scene), model_(model), piece_(scene.models[model].piece) {
    fare_.piece = piece_;
    fare_.inch = scene.facts.currency(1);
  }

  Fares build() {
    if (reads_missing_dice()) return {};
    fare_.allowance = most_allowance();
    fare_.turns.moves_the_centre = true;
    surfaces_that_clear();
    prices();
    grounds();
    manners();
    turns();
    tolls_before();
    edges();
    pieces();
    formation();
    Fares fares{fare_};
    if (may_climb()) fares.push_back(for_climbs());
    return fares;
  }

 private:
  const Game& game() const { return scene_.game(); }
  AskedOf asked() const { return {model_}; }

  Applies applies(const Rule& rule) const {
    if (rule.when && !is_known(*rule.when)) return Applies::maybe;
    if (!when_holds(scene_, model_, rule)) return Applies::no;
    return rule.way ? Applies::maybe : Applies::yes;
  }

  /// A bound would have to know the best roll of whatever reads dice that are not given.
  bool reads_missing_dice() const {
    return std::any_of(scene_.chart().rules.begin(), scene_.chart().rules.end(), [&](const Rule& rule) {
      if (rule.dice.empty() || rule.kind() == Kind::effect || rule.kind() == Kind::dice) return false;
      if (!lacks_dice(scene_, rule.dice)) return false;
      return lacks_dice(scene_, rule.when_dice) || applies(rule) != Applies::no;
    });
  }

  /// The most that the total can be, whichever of the rules with a way apply.
  double most_allowance() const {
    double most = 0;
    for (const Rule* rule : scene_.chart().of(Kind::allowance)) {
      const Applies how = applies(*rule);
      if (how == Applies::no) continue;
      const auto& read = rule->as<chart::Allowance>();
      const double amount = charts::amount(scene_, asked(), read.amount);
      double after = most;
      switch (read.how) {
        case chart::Allowance::How::add: after = most + amount; break;
        case chart::Allowance::How::times: after = most * amount; break;
        case chart::Allowance::How::most: after = std::min(most, amount); break;
        case chart::Allowance::How::least: after = std::max(most, amount); break;
      }
      if (read.round) after = rounded_to(after, *read.round, read.to);
      most = how == Applies::maybe ? std::max(most, after) : after;
    }
    return std::max(0.0, most);
  }

  bool has(const std::vector<std::string>& words, const std::string& word) const {
    return std::find(words.begin(), words.end(), word) != words.end();
  }
  const std::string& rating(std::size_t feature) const { return scene_.facts.table.ratings[feature]; }

  void surfaces_that_clear() {
    cleared_.assign(game().terrain().size(), false);
    covered_.assign(game().terrain().size(), false);
    leads_.assign(game().terrain().size(), false);
    for (const Rule* rule : scene_.chart().of(Kind::clears)) {
      if (applies(*rule) == Applies::no) continue;
      const auto& clears = rule->as<chart::Clears>();
      for (std::size_t i = 0; i < cleared_.size(); ++i) {
        const bool is_surface = class_of(game().terrain()[i].kind) == FeatureClass::surface;
        if (is_surface && has(clears.surfaces, rating(i))) leads_[i] = true;
        if (!has(clears.ratings, rating(i))) continue;
        cleared_[i] = true;
        covered_[i] = covered_[i] || clears.covered;
      }
    }
  }

  /// The factors of inches: of each feature the least that its rules can make of it.
  void prices() {
    const std::size_t n = game().terrain().size();
    std::vector<FactorBuilder> factors(n);
    std::vector<bool> priced(n, false);
    for (const Rule* rule : scene_.chart().of(Kind::price)) {
      const Applies how = applies(*rule);
      if (how == Applies::no) continue;
      const auto& price = rule->as<chart::Price>();
      const double times = amount_from_0(scene_, asked(), price.times);
      const bool told = how == Applies::yes && price.ground && price.manners.empty() && !price.ground->slope;
      if (!told) {
        // It may hold anywhere, with others of its group or not.
        fare_.inch *= std::min(1.0, times);
        continue;
      }
      const Chosen& wanted = chosen(scene_, model_, *price.ground);
      for (std::size_t i = 0; i < n; ++i) {
        if (!wanted[i]) continue;
        if (!is_plain(i, price.ground->by)) {
          fare_.inch *= std::min(1.0, times);
          continue;
        }
        factors[i].take(*rule, times);
        priced[i] = true;
      }
    }
    for (std::size_t i = 0; i < n; ++i)
      if (priced[i]) price_feature(i, factors[i].factor().times);
  }

  /// A fare says of areas, obstacles and structures under the base, and of surfaces under the centre, what they cost.
  bool is_plain(std::size_t feature, chart::MetBy by) const {
    const FeatureClass kind = class_of(game().terrain()[feature].kind);
    if (kind == FeatureClass::relief) return false;
    return kind == FeatureClass::surface || by == chart::MetBy::base;
  }

  void price_feature(std::size_t i, double factor) {
    const auto feature = static_cast<FeatureIndex>(i);
    if (class_of(game().terrain()[i].kind) == FeatureClass::surface) {
      // Ground of the same group counts in its place: then an inch costs more, never less.
      way_of(feature).factor = std::min(1.0, factor);
      return;
    }
    ground_of(feature).factor = factor;
  }

  GroundFare& ground_of(FeatureIndex feature) {
    for (GroundFare& ground : fare_.grounds)
      if (ground.feature == feature) return ground;
    GroundFare ground{.feature = feature};
    ground.led_through = cleared_[at(feature)];
    ground.under_ways = covered_[at(feature)];
    fare_.grounds.push_back(ground);
    return fare_.grounds.back();
  }

  WayFare& way_of(FeatureIndex feature) {
    for (WayFare& way : fare_.ways)
      if (way.feature == feature) return way;
    fare_.ways.push_back({feature, 1, leads_[at(feature)], false});
    return fare_.ways.back();
  }

  void grounds() {
    for (const Rule* rule : scene_.chart().of(Kind::barred)) {
      const auto& barred = rule->as<chart::Barred>();
      if (applies(*rule) != Applies::yes || !barred.at.way || barred.ground.slope) continue;
      const Chosen& wanted = chosen(scene_, model_, barred.ground);
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (!wanted[i] || is_spared(barred, wanted, i)) continue;
        bar(static_cast<FeatureIndex>(i), barred.ground.by);
      }
    }
    for (std::size_t i = 0; i < leads_.size(); ++i)
      if (leads_[i]) way_of(static_cast<FeatureIndex>(i));
    std::sort(fare_.ways.begin(), fare_.ways.end(),
              [](const WayFare& a, const WayFare& b) { return a.feature < b.feature; });
  }

  /// The model stands near the feature, or near one that may be a section of its thing.
  bool is_spared(const chart::Barred& barred, const Chosen& wanted, std::size_t feature) const {
    if (!barred.free_within) return false;
    const double reach = inches(scene_, asked(), *barred.free_within);
    const Features& terrain = game().terrain();
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (wanted[i] && terrain[i].kind == terrain[feature].kind && rating(i) == rating(feature) &&
          !exceeds(gap_to_feature(scene_.models[model_].start_shape, terrain[i]), reach + EPS))
        return true;
    return false;
  }

  void bar(FeatureIndex feature, chart::MetBy by) {
    const FeatureClass kind = class_of(game().feature(feature).kind);
    const bool is_line = kind == FeatureClass::obstacle;
    if (by == chart::MetBy::crossed) {
      if (is_line) fare_.lines.push_back({feature, cleared_[at(feature)]});
      return;
    }
    if (by != chart::MetBy::base || (!is_line && kind != FeatureClass::area && kind != FeatureClass::structure)) return;
    ground_of(feature).barred = true;
  }

  void manners() {
    for (const Rule* rule : scene_.chart().of(Kind::course)) {
      const auto& course = rule->as<chart::Course>();
      if (applies(*rule) != Applies::yes || course.manners.empty()) continue;
      if (!has(course.manners, "forward")) fare_.manners.forward.reset();
      if (!has(course.manners, "reverse")) fare_.manners.reverse.reset();
      if (!has(course.manners, "sideways")) fare_.manners.sideways.reset();
    }
  }

  void turns() {
    bool is_sure = true;
    bool first_only = false;
    const chart::TurnPrice* price = nullptr;
    const std::vector<chart::TurnAbout>* about = nullptr;
    for (const Rule* rule : scene_.chart().of(Kind::turn)) {
      const Applies how = applies(*rule);
      if (how == Applies::no) continue;
      const auto& turn = rule->as<chart::Turns>();
      is_sure = is_sure && how == Applies::yes;
      if (turn.price) price = &*turn.price;
      if (turn.about) about = &*turn.about;
      first_only = first_only || turn.first_only.value_or(false);
    }
    if (!is_sure) return;
    if (about && about->size() == 1 && about->front() == chart::TurnAbout::centre) fare_.turns.moves_the_centre = false;
    if (!price || first_only) return;
    constexpr double WHOLE = 180;
    if (price->flat) fare_.turns.bands.push_back({WHOLE, amount_from_0(scene_, asked(), *price->flat)});
    for (const auto& [up_to, amount] : price->bands)
      fare_.turns.bands.push_back({up_to, amount_from_0(scene_, asked(), amount)});
    // A wider turn that is cheaper, and one back, may take the place of a narrow one.
    auto& bands = fare_.turns.bands;
    for (std::size_t i = bands.size(); i-- > 1;) bands[i - 1].price = std::min(bands[i - 1].price, bands[i].price);
  }

  void tolls_before() {
    for (const Rule* rule : scene_.chart().of(Kind::toll)) {
      const auto& toll = rule->as<chart::Toll>();
      if (!toll.ground && applies(*rule) == Applies::yes) fare_.spent += amount_from_0(scene_, asked(), toll.amount);
    }
  }

  void edges() {
    fare_.keeps_on_table = false;
    const bool enters = scene_.models[model_].enters;
    bool is_kept = false;
    for (const Rule* rule : scene_.chart().of(Kind::edge)) {
      const Applies how = applies(*rule);
      if (how == Applies::no) continue;
      const auto leave = rule->as<chart::Edge>().leave;
      if (how == Applies::yes && !leave.value_or(false)) is_kept = true;
      if (leave.value_or(false)) {
        may_leave_ = true;
        is_kept = false;
      }
    }
    fare_.keeps_on_table = is_kept && !may_leave_ && !enters;
    may_leave_ = may_leave_ || (!fare_.keeps_on_table && !enters);
  }

  bool moves_along(std::size_t other) const { return scene_.others[other].moves_along; }

  void pieces() {
    for (const Rule* rule : scene_.chart().of(Kind::apart)) {
      const auto& apart = rule->as<chart::Apart>();
      if (applies(*rule) == Applies::no) continue;
      const double gap = inches(scene_, asked(), apart.gap);
      const double height = inches(scene_, asked(), apart.height);
      if (gap > 0) fare_.watched.push_back(gap);
      if (applies(*rule) != Applies::yes || may_leave_) continue;
      for (const std::size_t other : company(scene_, model_, apart.from)) {
        const OtherPiece& there = scene_.others[other];
        if (moves_along(other) ||
            !exceeds(height, std::abs(there.pose.altitude - scene_.models[model_].start.altitude)))
          continue;
        keep_apart(piece_of(there.piece), apart, gap);
      }
    }
    for (const Rule* rule : scene_.chart().of(Kind::near))
      fare_.watched.push_back(inches(scene_, asked(), rule->as<chart::Near>().gap));
    std::erase_if(fare_.watched, [](double gap) { return gap <= 0; });
  }

  PieceFare& piece_of(PieceIndex other) {
    for (PieceFare& piece : fare_.pieces)
      if (piece.piece == other) return piece;
    fare_.pieces.push_back({other});
    return fare_.pieces.back();
  }

  void keep_apart(PieceFare& piece, const chart::Apart& apart, double gap) const {
    const bool is_first = !piece.apart && piece.passed;
    if (apart.at.way) piece.passed = false;
    if (!apart.at.end) return;
    // Several rules about one piece: the looser demand is the bound.
    const bool farther = gap > piece.apart.value_or(-1);
    piece.or_start_gap = is_first ? apart.or_start_gap : piece.or_start_gap || apart.or_start_gap;
    if (!farther) return;
    piece.apart = gap;
    piece.apart_on_way = apart.at.way && gap > 0;
  }

  void formation() {
    if (scene_.models.size() != 1 || may_leave_) return;
    for (const Rule* rule : scene_.chart().of(Kind::coherency)) {
      const auto& read = rule->as<chart::Coherency>();
      if (applies(*rule) != Applies::yes || !read.link || !read.chain || read.among_order || !read.at.end) continue;
      FormationFare formation{{}, inches(scene_, asked(), *read.link)};
      for (const OtherPiece& other : scene_.others)
        if (other.piece != piece_ && scene_.facts.same_unit(piece_, other.piece))
          formation.others.push_back(other.piece);
      if (!formation.others.empty()) fare_.formation = std::move(formation);
      return;
    }
  }

  bool may_climb() const {
    const auto& steps = scene_.facts.data.terms.steps;
    return std::find(steps.begin(), steps.end(), "climb") != steps.end();
  }

  /// For ways that climb: above the table nothing is sure but the allowance and the least price of an inch.
  Fare for_climbs() const {
    Fare fare;
    fare.piece = piece_;
    fare.allowance = fare_.allowance;
    fare.spent = fare_.spent;
    fare.inch = fare_.inch;
    for (const GroundFare& ground : fare_.grounds)
      if (!ground.barred && ground.factor < 1) fare.inch *= ground.factor;
    for (const WayFare& way : fare_.ways) fare.inch *= std::min(1.0, way.factor);
    fare.turns.moves_the_centre = true;
    fare.keeps_on_table = false;
    fare.besides = {"climbing"};
    return fare;
  }

  const Scene& scene_;
  std::size_t model_;
  PieceIndex piece_;
  Fare fare_;
  Chosen cleared_;
  Chosen covered_;
  Chosen leads_;
  bool may_leave_ = false;
};

}  // namespace

Fares fares_of(const Scene& scene, PieceIndex piece) {
  roll_beforehand(scene);
  for (std::size_t model = 0; model < scene.models.size(); ++model)
    if (scene.models[model].piece == piece) return FareBuilder(scene, model).build();
  return {};
}

}  // namespace linesman::charts

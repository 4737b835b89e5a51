// Every bound errs to the cheap side: what depends on the way, or on ground that only a trace shows, may hold or not.
#include "charts/fare.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/tolerance.h"
#include "charts/bill.h"
#include "rules/modified.h"

namespace linesman::charts {

namespace {

using chart::Kind;

class FareBuilder {
 public:
  FareBuilder(const Scene& scene, std::size_t model, const Supposed& supposed, bool close)
      : scene_(scene),
        model_(model),
        supposed_(supposed),
        close_(close),
        piece_(scene.models[model].piece),
        entries_(scene.game()) {
    fare_.piece = piece_;
    fare_.inch = scene.facts.currency(1);
  }

  CaseOfFare build() {
    using Says = CaseOfFare::Says;
    if (reads_missing_dice()) return {Says::nothing};
    if (is_forbidden()) return {Says::forbidden};
    fare_.allowance = most_allowance();
    surfaces_that_clear();
    prices();
    grounds();
    manners();
    turns();
    tolls_before();
    tolls_on_ground();
    edges();
    pieces();
    formation();
    if (ends_asked(scene_) == Ends::open) return {Says::nothing};
    if (waits_for_dice()) fare_.besides = {"go where it has to roll dice"};
    if (unbounded_) lead_anywhere();
    const Fare open = fare_;
    const bool more = !unbounded_ && leave_out_others(scene_, model_, supposed_, close_, entries_);
    return {Says::fare, std::move(fare_), open, more};
  }

 private:
  const Game& game() const { return scene_.game(); }
  AskedOf asked() const { return {model_}; }

  /// Of figures that read dice which are missing, the extremes are taken; other rules that read some may hold or not.
  Applies applies(const Rule& rule) const {
    const Applies how = applies_beforehand(scene_, model_, rule, supposed_);
    const bool bounded = rule.kind() == Kind::allowance || rule.kind() == Kind::price || rule.kind() == Kind::toll;
    return how == Applies::yes && !bounded && lacks_dice(scene_, rule.dice) ? Applies::maybe : how;
  }

  /// Dice that are missing on every way, of which a bound would have to know the best roll.
  bool reads_missing_dice() const {
    return std::any_of(scene_.chart().rules.begin(), scene_.chart().rules.end(), [&](const Rule& rule) {
      if (rule.kind() == Kind::effect || rule.kind() == Kind::dice || applies(rule) == Applies::no) return false;
      return std::any_of(rule.dice.begin(), rule.dice.end(), [&](const std::string& purpose) {
        const auto roll = scene_.asked.rolls.find(purpose);
        return roll != scene_.asked.rolls.end() && roll->second.missing && roll->second.rule && !roll->second.rule->way;
      });
    });
  }

  /// No such way can be legal before its dice are given.
  bool waits_for_dice() const {
    const auto& rules = scene_.chart().of(Kind::dice);
    return std::any_of(rules.begin(), rules.end(), [&](const Rule* rule) {
      return rule->way && applies_beforehand(scene_, model_, *rule, supposed_) == Applies::yes &&
             lacks_dice(scene_, {rule->as<chart::Dice>().purpose});
    });
  }

  /// By something that holds of all such ways, and not of all others.
  bool is_forbidden() const {
    const auto& rules = scene_.chart().of(Kind::forbids);
    return std::any_of(rules.begin(), rules.end(),
                       [&](const Rule* rule) { return rule->way && applies(*rule) == Applies::yes; });
  }

  double most_of(const Rule& rule, const chart::Amount& read) {
    const auto all = extremes(scene_, asked(), rule.dice, read);
    unbounded_ = unbounded_ || !all;
    return all ? all->most : 0;
  }
  /// At least 0.
  double least_of(const AskedOf& asked, const Rule& rule, const chart::Amount& read) const {
    const auto all = extremes(scene_, asked, rule.dice, read);
    return all ? std::max(0.0, all->least) : 0;
  }
  double least_of(const Rule& rule, const chart::Amount& read) const { return least_of(asked(), rule, read); }

  /// The most that the total can be, whichever of the rules with a way apply.
  double most_allowance() {
    double most = 0;
    for (const Rule* rule : scene_.chart().of(Kind::allowance)) {
      const Applies how = applies(*rule);
      if (how == Applies::no) continue;
      const auto& read = rule->as<chart::Allowance>();
      const double amount = most_of(*rule, read.amount);
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
    return sum_of(modified(scene_.facts.data, game(), piece_, scene_.facts.action, Grants{{"", std::max(0.0, most)}}));
  }

  /// It says no more than that everything on the table may be within the allowance.
  void lead_anywhere() {
    const Table& table = game().table();
    Fare fare;
    fare.piece = piece_;
    fare.allowance = scene_.facts.currency(table.width + table.depth);
    fare.inch = scene_.facts.currency(1);
    fare.turns.moves_the_centre = true;
    fare.keeps_on_table = false;
    fare.besides = {"go where it has to roll dice"};
    fare_ = std::move(fare);
  }

  bool has(const std::vector<std::string>& words, const std::string& word) const {
    return std::find(words.begin(), words.end(), word) != words.end();
  }
  const std::string& rating(std::size_t feature) const { return scene_.facts.table.ratings[feature]; }

  void surfaces_that_clear() {
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
      const double times = least_of(*rule, price.times);
      if (is_told_by_manner(price)) continue;
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

  /// The manner alone decides of all rules of the group, so that its prices multiply those of the ground.
  bool is_told_by_manner(const chart::Price& price) const {
    const auto& rules = scene_.chart().of(Kind::price);
    return std::all_of(rules.begin(), rules.end(), [&](const Rule* rule) {
      const auto& other = rule->as<chart::Price>();
      const Applies how = applies(*rule);
      if (other.group != price.group || how == Applies::no) return true;
      return how == Applies::yes && !other.ground && least_of(*rule, other.times) >= 1;
    });
  }

  /// Of each group of prices by manner the highest.
  double price_of_manner(const std::string& manner) const {
    std::map<std::string, double> highest;
    for (const Rule* rule : scene_.chart().of(Kind::price)) {
      const auto& price = rule->as<chart::Price>();
      if (applies(*rule) != Applies::yes || !has(price.manners, manner) || !is_told_by_manner(price)) continue;
      double& group = highest.try_emplace(price.group, 1).first->second;
      group = std::max(group, least_of(*rule, price.times));
    }
    double product = 1;
    for (const auto& [group, times] : highest) product *= times;
    return product;
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
      entries_.way_of(feature).factor = std::min(1.0, factor);
      return;
    }
    entries_.ground_of(feature).factor = factor;
  }

  void grounds() {
    for (const Rule* rule : scene_.chart().of(Kind::barred)) {
      const auto& barred = rule->as<chart::Barred>();
      if (applies(*rule) != Applies::yes || !barred.at.way || barred.ground.slope) continue;
      const Chosen& wanted = chosen(scene_, model_, barred.ground);
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (!wanted[i] || is_spared(barred, wanted, i)) continue;
        entries_.bar(static_cast<FeatureIndex>(i), barred.ground.by);
      }
    }
    for (std::size_t i = 0; i < leads_.size(); ++i)
      if (leads_[i]) entries_.way_of(static_cast<FeatureIndex>(i));
    entries_.sort_ways();
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

  void manners() {
    fare_.manners = {price_of_manner("forward"), price_of_manner("reverse"), price_of_manner("sideways")};
    for (const Rule* rule : scene_.chart().of(Kind::course)) {
      const auto& course = rule->as<chart::Course>();
      if (applies(*rule) != Applies::yes || course.manners.empty()) continue;
      if (!has(course.manners, "forward")) fare_.manners.forward.reset();
      if (!has(course.manners, "reverse")) fare_.manners.reverse.reset();
      if (!has(course.manners, "sideways")) fare_.manners.sideways.reset();
    }
  }

  void turns() {
    const TurnTerms terms = turn_terms(scene_, model_, supposed_);
    fare_.turns = terms.turns;
    fare_.inch *= terms.inch;
  }

  void tolls_before() {
    for (const Rule* rule : scene_.chart().of(Kind::toll)) {
      const auto& toll = rule->as<chart::Toll>();
      if (!toll.ground && applies(*rule) == Applies::yes) fare_.spent += least_of(*rule, toll.amount);
    }
  }

  /// Tolls on ground, where it is sure that they are paid.
  void tolls_on_ground() {
    for (const Rule* rule : scene_.chart().of(Kind::toll)) {
      const auto& toll = rule->as<chart::Toll>();
      if (!toll.ground || toll.ground->slope || applies(*rule) != Applies::yes) continue;
      const Chosen& wanted = chosen(scene_, model_, *toll.ground);
      // Between two sections of one line nothing is crossed, which a fare of lines does not know.
      if (toll.ground->by == chart::MetBy::crossed || (toll.once && !is_of_one_kind(wanted))) continue;
      for (std::size_t i = 0; i < wanted.size(); ++i)
        if (wanted[i]) charge(static_cast<FeatureIndex>(i), *rule);
    }
  }

  bool is_of_one_kind(const Chosen& wanted) const {
    std::optional<linesman::Kind> kind;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (!wanted[i]) continue;
      if (kind && *kind != game().terrain()[i].kind) return false;
      kind = game().terrain()[i].kind;
    }
    return true;
  }

  void charge(FeatureIndex feature, const Rule& rule) {
    const auto& toll = rule.as<chart::Toll>();
    const Feature& there = game().feature(feature);
    const FeatureClass kind = class_of(there.kind);
    const double amount = least_of({model_, feature}, rule, toll.amount);
    if (amount <= 0) return;
    const bool by_centre = toll.ground->by == chart::MetBy::centre;
    const bool fits =
        kind == FeatureClass::area || kind == FeatureClass::structure || (kind == FeatureClass::obstacle && !by_centre);
    // Ground on which the model stands is not paid for; ground that a surface clears may never be met.
    const bool may_be_cleared = cleared_[at(feature)] && std::find(leads_.begin(), leads_.end(), true) != leads_.end();
    if (!fits || may_be_cleared || stands_on_kind(feature)) return;
    // One entry says where its ground counts: of two rules that differ in this the toll is left out.
    GroundFare& ground = entries_.ground_of(feature);
    if (ground.by_centre != by_centre && (ground.barred || ground.factor != 1 || ground.once > 0)) return;
    ground.by_centre = by_centre;
    ground.once = std::max(ground.once, amount);
  }

  /// The base touches the feature, or one that may be a section of its thing.
  bool stands_on_kind(FeatureIndex feature) const {
    const Features& terrain = game().terrain();
    return std::any_of(terrain.begin(), terrain.end(), [&](const Feature& other) {
      return other.kind == game().feature(feature).kind &&
             !exceeds(gap_to_feature(scene_.models[model_].start_shape, other), EPS);
    });
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
        if (there.moves_along || !exceeds(height, std::abs(there.pose.altitude - scene_.models[model_].start.altitude)))
          continue;
        keep_apart(entries_.piece_of(there.piece), apart, gap);
      }
    }
    for (const Rule* rule : scene_.chart().of(Kind::near))
      fare_.watched.push_back(inches(scene_, asked(), rule->as<chart::Near>().gap));
    std::erase_if(fare_.watched, [](double gap) { return gap <= 0; });
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

  const Scene& scene_;
  std::size_t model_;
  const Supposed& supposed_;
  bool close_;
  PieceIndex piece_;
  FareEntries entries_;
  Fare& fare_ = entries_.fare;
  Chosen& cleared_ = entries_.cleared;
  Chosen& covered_ = entries_.covered;
  Chosen& leads_ = entries_.leads;
  bool may_leave_ = false;
  bool unbounded_ = false;
};

}  // namespace

CaseOfFare fare_of_case(const Scene& scene, std::size_t model, const Supposed& supposed, bool close) {
  return FareBuilder(scene, model, supposed, close).build();
}

}  // namespace linesman::charts

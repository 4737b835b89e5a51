// How far a model may go in later turns, by whatever it did before: an allowance may read what an effect has set.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "charts/fare.h"
#include "table/shared_keys.h"

namespace linesman::charts {

namespace {

using chart::Amount;
using chart::Kind;
using chart::Source;

constexpr int TURNS_TOLD = 12;

struct Range {
  double least = -HUGE_VAL;
  double most = HUGE_VAL;

  bool is_sure() const { return least == most; }
  void include(const Range& other) {
    least = std::min(least, other.least);
    most = std::max(most, other.most);
  }
};

/// 0 times infinity is 0.
double product(double a, double b) { return a == 0 || b == 0 ? 0 : a * b; }

Range times(const Range& a, const Range& b) {
  const auto all = {product(a.least, b.least), product(a.least, b.most), product(a.most, b.least),
                    product(a.most, b.most)};
  return {std::min(all), std::max(all)};
}

/// A chart as it may read in a later turn. Keys that effects set have a range, and what hangs on where the model stands
/// may be so or not.
class LaterTurns {
 public:
  LaterTurns(const Scene& scene, std::size_t model) : scene_(scene), model_(model) {
    for (const std::string_view key : OFF_TABLE) states_[std::string(key)] = Range{};  // the engine sets them
    for (const Rule* rule : scene.chart().of(Kind::effect))
      for (const chart::Setting& setting : rule->as<chart::EffectRule>().set) states_[setting.key] = now(setting.key);
  }

  std::vector<double> inches() {
    if (!anything_changes()) return {};
    std::vector<double> all;
    Range gone{0, most_inches()};
    for (int turn = 2; turn <= TURNS_TOLD; ++turn) {
      set_by_effects(gone);
      placed_ = false;  // by now it may stand anywhere
      gone.most = std::max(gone.most, most_inches());
      all.push_back(gone.most);
    }
    return all;
  }

 private:
  AskedOf asked() const { return {model_}; }

  Range now(const std::string& key) const {
    const auto number = scene_.facts.value(scene_.models[model_].piece, key).number();
    return number ? Range{*number, *number} : Range{};
  }

  /// Some rule that a fare is made of reads what may be otherwise in a later turn.
  bool anything_changes() const {
    constexpr std::array OF_FARES{Kind::allowance, Kind::price, Kind::toll, Kind::barred, Kind::clears, Kind::turn,
                                  Kind::course,    Kind::apart, Kind::edge, Kind::dice,   Kind::forbids};
    return std::any_of(scene_.chart().rules.begin(), scene_.chart().rules.end(), [&](const Rule& rule) {
      if (std::find(OF_FARES.begin(), OF_FARES.end(), rule.kind()) == OF_FARES.end()) return false;
      if (rule.kind() == Kind::forbids && !rule.way) return false;
      if (rule.when && changes(*rule.when)) return true;
      switch (rule.kind()) {
        case Kind::allowance: return changes(rule.as<chart::Allowance>().amount);
        case Kind::price: return changes(rule.as<chart::Price>().times);
        case Kind::toll: return changes(rule.as<chart::Toll>().amount);
        case Kind::dice: return changes(rule.as<chart::Dice>().count);
        default: return false;
      }
    });
  }

  bool changes(const Amount& read) const {
    const auto part = [&](const std::shared_ptr<const Amount>& one) { return one && changes(*one); };
    const bool by_key =
        std::any_of(read.by.begin(), read.by.end(), [&](const auto& key) { return states_.contains(key); });
    return by_key || (read.source == Source::value && states_.contains(read.key)) || read.source == Source::gap ||
           part(read.otherwise) || part(read.times) || part(read.plus) || part(read.least) || part(read.most) ||
           part(read.successes);
  }

  bool changes(const chart::Test& test) const {
    const auto bound = [&](const chart::Maybe& read) { return read && changes(*read); };
    return test.turn || bound(test.at_least) || bound(test.at_most) || bound(test.above) || bound(test.below);
  }

  bool changes(const chart::When& when) const {
    const auto some = [&](const std::vector<chart::When>& all) {
      return std::any_of(all.begin(), all.end(), [&](const chart::When& one) { return changes(one); });
    };
    return when.near || when.on || when.altitude || when.quarter || (when.models && changes(*when.models)) ||
           (when.compare && (changes(when.compare->amount) || changes(when.compare->test))) ||
           std::any_of(when.is.begin(), when.is.end(),
                       [&](const auto& each) { return states_.contains(each.first) || changes(each.second); }) ||
           some(when.without) || some(when.any);
  }

  /// Only conditions that cannot change are sure, and in the first turn all that are known.
  bool may_hold(const Rule& rule) const {
    if (!rule.when || lacks_dice(scene_, rule.when_dice)) return true;
    if (placed_) return rule.when->on || when_holds(scene_, model_, rule);
    return changes(*rule.when) || when_holds(scene_, model_, rule);
  }
  bool surely_holds(const Rule& rule) const {
    if (rule.way || lacks_dice(scene_, rule.dice)) return false;
    return !rule.when || (!changes(*rule.when) && when_holds(scene_, model_, rule));
  }

  Range range(const Amount& read) const {
    if (!changes(read) && !read_dice(read)) {
      const double x = amount(scene_, asked(), read);
      return {x, x};
    }
    Range x = of_source(read);
    if (read.times) x = times(x, range(*read.times));
    if (read.plus) {
      const Range more = range(*read.plus);
      x = {x.least + more.least, x.most + more.most};
    }
    if (!read.bands.empty()) {
      x = {0, 0};
      for (const auto& [from, worth] : read.bands) x.include({worth, worth});
    }
    if (read.round) x = {rounded(x.least, read), rounded(x.most, read)};
    if (read.least) {
      const Range least = range(*read.least);
      x = {std::max(x.least, least.least), std::max(x.most, least.most)};
    }
    if (read.most) {
      const Range most = range(*read.most);
      x = {std::min(x.least, most.least), std::min(x.most, most.most)};
    }
    return x;
  }

  static double rounded(double x, const Amount& read) {
    return std::isinf(x) ? x : rounded_to(x, *read.round, read.to);
  }

  bool read_dice(const Amount& read) const { return read.source == Source::dice && lacks_dice(scene_, {read.key}); }

  Range of_source(const Amount& read) const {
    switch (read.source) {
      case Source::value: {
        const auto state = states_.find(read.key);
        if (state != states_.end()) return state->second;
        const double x = number(read);
        return {x, x};
      }
      case Source::figure:
        if (!read.by.empty()) {
          Range all{HUGE_VAL, -HUGE_VAL};
          include_figures(read.table, all);
          if (read.otherwise) all.include(range(*read.otherwise));
          return all.least <= all.most ? all : Range{0, 0};
        }
        break;
      case Source::dice:
      case Source::gap: return {0, HUGE_VAL};
      default: break;
    }
    const double x = number(read);
    return {x, x};
  }

  /// The value that it reads, before it is changed.
  double number(const Amount& read) const {
    Amount bare;
    bare.source = read.source;
    bare.number = read.number;
    bare.key = read.key;
    bare.keep = read.keep;
    bare.successes = read.successes;
    return amount(scene_, asked(), bare);
  }

  static void include_figures(const Value& table, Range& all) {
    if (const auto number = table.number()) all.include({*number, *number});
    for (const auto& [key, value] : table.members()) include_figures(value, all);
  }

  void set_by_effects(const Range& gone) {
    for (const Rule* rule : scene_.chart().of(Kind::effect))
      for (const chart::Setting& setting : rule->as<chart::EffectRule>().set)
        states_[setting.key].include(set_to(setting, gone));
  }

  Range set_to(const chart::Setting& setting, const Range& gone) const {
    switch (setting.how) {
      case chart::Setting::How::plain:
        if (const auto number = setting.value.number()) return {*number, *number};
        return {};
      case chart::Setting::How::amount: {
        const Amount& read = setting.amount;
        const bool plain = !read.times && !read.plus && read.bands.empty() && !read.round && !read.least && !read.most;
        if (read.source == Source::gone && plain) return {0, scene_.facts.currency(gone.most)};
        if (read.source == Source::gone || read.source == Source::spent) return {};
        const Range x = range(read);
        return {std::max(0.0, x.least), std::max(0.0, x.most)};
      }
      default: return {};
    }
  }

  double most_inches() const {
    Range most{0, 0};
    for (const Rule* rule : scene_.chart().of(Kind::allowance)) {
      if (!may_hold(*rule)) continue;
      const auto& read = rule->as<chart::Allowance>();
      const Range x = range(read.amount);
      double after = most.most;
      switch (read.how) {
        case chart::Allowance::How::add: after += x.most; break;
        case chart::Allowance::How::times: after = product(after, x.most); break;
        case chart::Allowance::How::most: after = std::min(after, x.most); break;
        case chart::Allowance::How::least: after = std::max(after, x.most); break;
      }
      if (read.round && !std::isinf(after)) after = rounded_to(after, *read.round, read.to);
      most.most = surely_holds(*rule) ? after : std::max(most.most, after);
    }
    double inch = 1;
    for (const Rule* rule : scene_.chart().of(Kind::price))
      if (may_hold(*rule)) inch *= std::clamp(range(rule->as<chart::Price>().times).least, 0.0, 1.0);
    inch *= turn_terms(scene_, model_, {}).inch;
    const double inches = scene_.facts.inches(std::max(0.0, most.most));
    return inches <= 0 ? 0 : inch <= 0 ? HUGE_VAL : inches / inch;
  }

  const Scene& scene_;
  std::size_t model_;
  std::map<std::string, Range, std::less<>> states_;
  bool placed_ = true;  ///< it stands where the order begins
};

}  // namespace

std::vector<double> inches_later(const Scene& scene, std::size_t model) {
  roll_beforehand(scene, model, {});
  return LaterTurns(scene, model).inches();
}

}  // namespace linesman::charts

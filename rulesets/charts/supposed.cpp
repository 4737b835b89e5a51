#include "charts/supposed.h"

#include <algorithm>

#include "charts/way.h"

namespace linesman::charts {

namespace {

using About = WayQuestion::About;

/// Whether a condition can be known without a trace.
bool is_known(const chart::When& when) {
  return !when.on && std::all_of(when.without.begin(), when.without.end(), is_known) &&
         std::all_of(when.any.begin(), when.any.end(), is_known);
}

Applies opposite(Applies how) { return how == Applies::maybe ? how : how == Applies::yes ? Applies::no : Applies::yes; }

bool is_nothing(const Chosen& chosen) {
  return std::none_of(chosen.begin(), chosen.end(), [](bool is) { return is; });
}

/// It is a test between bounds, and nothing else.
bool is_bounded(const chart::Test& test) { return !test.by_value && !test.given && !test.turn; }

/// The highest number that passes, or with `passing` false the highest that does not; nothing: there is none.
std::optional<double> highest(const Scene& scene, std::size_t model, const chart::Test& test, bool passing) {
  const bool has_most = test.at_most || test.below;
  const bool has_least = test.at_least || test.above;
  if (has_most && has_least && !passing) return std::nullopt;
  const chart::Maybe& one =
      passing ? (test.at_most ? test.at_most : test.below) : (test.at_least ? test.at_least : test.above);
  return one ? std::optional(amount(scene, {model}, *one)) : std::nullopt;
}

/// The verdict hangs on whether the rule applies.
bool decides(const Scene& scene, const Rule& rule) {
  using chart::Kind;
  if (rule.kind() == Kind::effect || rule.kind() == Kind::base) return false;
  return rule.kind() != Kind::dice || !scene.facts.order.dice.contains(rule.as<chart::Dice>().purpose) ||
         std::any_of(scene.chart().rules.begin(), scene.chart().rules.end(), [&](const Rule& other) {
           const auto& read = other.dice;
           return other.kind() != Kind::effect &&
                  std::find(read.begin(), read.end(), rule.as<chart::Dice>().purpose) != read.end();
         });
}

bool is_of_figures(const Rule& rule) {
  using chart::Kind;
  constexpr std::array FIGURES{Kind::allowance, Kind::price, Kind::toll, Kind::dice, Kind::forbids};
  return std::find(FIGURES.begin(), FIGURES.end(), rule.kind()) != FIGURES.end();
}

}  // namespace

WayQuestions::WayQuestions(const Scene& scene, std::size_t model) : scene_(scene), model_(model) {
  for (const Rule& rule : scene.chart().rules) {
    if (!rule.way || !decides(scene, rule)) continue;
    if (applies_beforehand(scene, model, rule, {}) == Applies::no) continue;
    const std::size_t before = all_.size();
    add_all(*rule.way);
    only_of_figures_ = only_of_figures_ && (all_.size() == before || is_of_figures(rule));
  }
}

void WayQuestions::add_all(const chart::Way& condition) {
  if (condition.whose == chart::Whose::own || scene_.models.size() == 1) {
    if (condition.touches && !is_nothing(chosen(scene_, model_, *condition.touches)))
      add(&*condition.touches, {About::touches, &condition, false});
    if (condition.keeps_to && !is_nothing(chosen(scene_, model_, *condition.keeps_to)))
      add(&*condition.keeps_to, {About::keeps_to, &condition, true});
    if (condition.passes && !company(scene_, model_, *condition.passes).empty())
      add(&*condition.passes, {About::passes, &condition, false});
    if (!condition.manners.empty()) add(&condition.manners, {About::manners, &condition, false});
    if (condition.gone && is_bounded(*condition.gone)) {
      WayQuestion question{About::gone, &condition};
      for (const bool passing : {true, false})
        if (const auto most = highest(scene_, model_, *condition.gone, passing); most && !question.most) {
          question.most = most;
          question.narrows = passing;
        }
      add(&*condition.gone, question);
    }
  }
  for (const auto* others : {&condition.without, &condition.any})
    for (const chart::Way& other : *others) add_all(other);
}

void WayQuestions::add(const void* member, WayQuestion question) {
  const auto known =
      std::find_if(all_.begin(), all_.end(), [&](const WayQuestion& other) { return is_same(other, question); });
  numbers_[member] = static_cast<std::size_t>(known - all_.begin());
  if (known == all_.end()) all_.push_back(question);
}

bool WayQuestions::is_same(const WayQuestion& a, const WayQuestion& b) const {
  if (a.about != b.about) return false;
  const auto same_ground = [&](const chart::Ground& one, const chart::Ground& other) {
    return one.by == other.by && one.slope == other.slope &&
           chosen(scene_, model_, one) == chosen(scene_, model_, other);
  };
  const auto bound = [&](const chart::Maybe& read) {
    return read ? std::optional(amount(scene_, {model_}, *read)) : std::nullopt;
  };
  switch (a.about) {
    case About::touches: return same_ground(*a.said->touches, *b.said->touches);
    case About::keeps_to: return same_ground(*a.said->keeps_to, *b.said->keeps_to);
    case About::passes: return company(scene_, model_, *a.said->passes) == company(scene_, model_, *b.said->passes);
    case About::manners: return a.said->manners == b.said->manners;
    case About::gone: {
      const chart::Test& one = *a.said->gone;
      const chart::Test& other = *b.said->gone;
      return bound(one.at_least) == bound(other.at_least) && bound(one.at_most) == bound(other.at_most) &&
             bound(one.above) == bound(other.above) && bound(one.below) == bound(other.below);
    }
  }
  return false;
}

std::optional<std::size_t> WayQuestions::number_of(const void* member) const {
  const auto found = numbers_.find(member);
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

Applies Supposed::holds(const Scene& scene, std::size_t model, const chart::Way& condition) const {
  if (condition.whose != chart::Whose::own && scene.models.size() != 1) return Applies::maybe;
  Applies all = Applies::yes;
  const auto take = [&](Applies one) { all = std::min(all, one); };
  const auto answer = [&](const void* member) {
    const auto number = questions && questions->model() == model ? questions->number_of(member) : std::nullopt;
    if (!number || *number >= answers.size() || !answers[*number]) return Applies::maybe;
    return *answers[*number] ? Applies::yes : Applies::no;
  };
  // A feature that is nowhere on the table is neither touched nor kept to.
  const auto ground = [&](const chart::Ground& read) {
    return is_nothing(chosen(scene, model, read)) ? Applies::no : answer(&read);
  };
  if (condition.touches) take(ground(*condition.touches));
  if (condition.keeps_to) take(ground(*condition.keeps_to));
  if (condition.passes)
    take(company(scene, model, *condition.passes).empty() ? Applies::no : answer(&*condition.passes));
  if (!condition.manners.empty()) take(answer(&condition.manners));
  if (condition.gone) take(answer(&*condition.gone));
  if (condition.turned || condition.up || condition.down || condition.ends_near || condition.leaves)
    take(Applies::maybe);
  if (!condition.without.empty()) take(opposite(holds(scene, model, condition.without.front())));
  if (!condition.any.empty()) {
    Applies any = Applies::no;
    for (const chart::Way& one : condition.any) any = std::max(any, holds(scene, model, one));
    take(any);
  }
  return all;
}

Applies applies_beforehand(const Scene& scene, std::size_t model, const Rule& rule, const Supposed& supposed) {
  const Applies by_way = rule.way ? supposed.holds(scene, model, *rule.way) : Applies::yes;
  if (by_way == Applies::no) return Applies::no;
  if (rule.when && (!is_known(*rule.when) || lacks_dice(scene, rule.when_dice))) return Applies::maybe;
  return when_holds(scene, model, rule) ? by_way : Applies::no;
}

}  // namespace linesman::charts

// The whole way as rules ask about it, case by case: "touches no difficult ground, 12 inches" and "6 inches anywhere".
#include <algorithm>
#include <cmath>

#include "charts/fare.h"

namespace linesman::charts {

namespace {

using Answers = std::vector<std::optional<bool>>;

/// Up to this many questions every combination of answers is a case. More: too many fares, each with a search.
constexpr std::size_t MOST_IN_FULL = 3;

class CasesOfFare {
 public:
  CasesOfFare(const Scene& scene, std::size_t model) : scene_(scene), model_(model) {}

  Fares build() {
    roll_beforehand(scene_, model_, {});
    const WayQuestions questions(scene_, model_);
    for (Answers& answers : all_answers(questions))
      if (!add({&questions, std::move(answers)})) return {};
    if (cases_.empty() && !add({})) return {};
    drop_needless(questions);
    Fares fares;
    for (Case& each : cases_) fares.push_back(std::move(each.made.fare));
    if (may_climb()) fares.push_back(for_climbs());
    if (auto later = inches_later(scene_, model_); !later.empty())
      for (Fare& fare : fares) fare.later = later;
    return fares;
  }

 private:
  struct Case {
    Answers answers;
    bool close = false;
    CaseOfFare made;
  };

  /// With many questions not every combination: nothing supposed, and what narrows ways one by one and all together.
  static std::vector<Answers> all_answers(const WayQuestions& questions) {
    const auto& all = questions.all();
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].narrows) open.push_back(i);
    std::vector<Answers> cases{Answers(all.size())};
    if (open.size() <= MOST_IN_FULL) {
      for (const std::size_t i : open) {
        const std::size_t count = cases.size();
        for (std::size_t k = 0; k < count; ++k) {
          cases.push_back(cases[k]);
          cases[k][i] = *all[i].narrows;
          cases.back()[i] = !*all[i].narrows;
        }
      }
      return cases;
    }
    Answers together(all.size());
    for (const std::size_t i : open) {
      cases.emplace_back(all.size());
      cases.back()[i] = together[i] = all[i].narrows;
    }
    cases.push_back(std::move(together));
    return cases;
  }

  /// False: there is no bound at all.
  bool add(const Supposed& supposed) {
    roll_beforehand(scene_, model_, supposed);
    for (const bool close : {false, true}) {
      CaseOfFare made = fare_of_case(scene_, model_, supposed, close);
      if (made.says == CaseOfFare::Says::nothing) return false;
      if (made.says == CaseOfFare::Says::forbidden) break;
      const bool more = made.leaves_some_in;
      cases_.push_back({supposed.answers, close, std::move(made)});
      if (!more) break;
    }
    return true;
  }

  /// A case is needless where another leaves no way out that it takes, and is nowhere dearer.
  void drop_needless(const WayQuestions& questions) {
    if (!questions.only_of_figures()) return;
    for (std::size_t i = 0; i < cases_.size();) {
      bool needless = false;
      for (std::size_t k = 0; k < cases_.size() && !needless; ++k)
        needless =
            k != i && serves(questions, cases_[k], cases_[i]) && (k < i || !serves(questions, cases_[i], cases_[k]));
      if (needless)
        cases_.erase(cases_.begin() + static_cast<std::ptrdiff_t>(i));
      else
        ++i;
    }
  }

  /// `one` may stand for `other` as well.
  static bool serves(const WayQuestions& questions, const Case& one, const Case& other) {
    if (one.close || (other.close && one.answers == other.answers)) return false;
    for (std::size_t i = 0; i < one.answers.size(); ++i) {
      const auto& narrows = questions.all()[i].narrows;
      if (one.answers[i] && one.answers[i] == narrows && other.answers[i] != narrows) return false;
    }
    return is_no_dearer(one.made.open, other.made.open);
  }

  static bool is_no_dearer(const Fare& one, const Fare& other) {
    const auto manners = [](const Fare& fare) {
      return std::tuple(fare.manners.forward, fare.manners.reverse, fare.manners.sideways);
    };
    const auto grounds = [](const GroundFare& a, const GroundFare& b) {
      return a.feature == b.feature && a.factor == b.factor && a.once == b.once && a.barred == b.barred;
    };
    const auto ways = [](const WayFare& a, const WayFare& b) { return a.feature == b.feature && a.factor == b.factor; };
    return one.allowance >= other.allowance && one.spent <= other.spent && one.inch <= other.inch &&
           (one.besides.empty() || !other.besides.empty()) && manners(one) == manners(other) &&
           std::equal(one.grounds.begin(), one.grounds.end(), other.grounds.begin(), other.grounds.end(), grounds) &&
           std::equal(one.ways.begin(), one.ways.end(), other.ways.begin(), other.ways.end(), ways);
  }

  bool may_climb() const {
    const auto& steps = scene_.facts.data.terms.steps;
    return std::find(steps.begin(), steps.end(), "climb") != steps.end();
  }

  /// For ways that climb: above the table nothing is sure but the allowance and the least price of an inch.
  Fare for_climbs() const {
    Fare fare = cases_.front().made.open;
    for (const Case& each : cases_) {
      const Fare& open = each.made.open;
      double inch = open.inch;
      for (const GroundFare& ground : open.grounds)
        if (!ground.barred && ground.factor < 1) inch *= ground.factor;
      for (const WayFare& way : open.ways) inch *= std::min(1.0, way.factor);
      fare.allowance = std::max(fare.allowance, open.allowance);
      fare.spent = std::min(fare.spent, open.spent);
      fare.inch = std::min(fare.inch, inch);
    }
    Fare bare;
    bare.piece = fare.piece;
    bare.allowance = fare.allowance;
    bare.spent = fare.spent;
    bare.inch = fare.inch;
    bare.turns.moves_the_centre = true;
    bare.keeps_on_table = false;
    bare.besides = {"climb"};
    return bare;
  }

  const Scene& scene_;
  std::size_t model_;
  std::vector<Case> cases_;
};

}  // namespace

Fares fares_of(const Scene& scene, PieceIndex piece) {
  for (std::size_t model = 0; model < scene.models.size(); ++model)
    if (scene.models[model].piece == piece) return CasesOfFare(scene, model).build();
  return {};
}

}  // namespace linesman::charts

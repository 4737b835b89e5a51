// Suppositions about a whole way before there is one, so that a fare can be given for each case.
//
//   const WayQuestions questions(scene, model);
//   Supposed supposed(questions);
//   supposed.answers[0] = false;  // the way touches no difficult ground
//   if (applies_beforehand(scene, model, rule, supposed) == Applies::yes) take(rule);
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "charts/scene.h"

namespace linesman::charts {

/// Whether something holds for a model, as far as that is known before there is a way.
enum class Applies { no, maybe, yes };

/// Something that rules ask about the whole way, and that is so or not.
struct WayQuestion {
  enum class About { touches, keeps_to, passes, manners, gone };
  About about = About::touches;
  const chart::Way* said = nullptr;  ///< the first condition that asks it
  /// The answer by which a fare may narrow the ways that it is for, where one does.
  std::optional<bool> narrows{};
  std::optional<double> most{};  ///< of `gone`: with that answer it goes no farther, in the currency
};

/// The questions of the chart's rules about the whole way of a model, each once.
class WayQuestions {
 public:
  /// Of rules that may apply and of which an order's verdict hangs. It reads dice as the scene has them.
  WayQuestions(const Scene& scene, std::size_t model);

  const std::vector<WayQuestion>& all() const { return all_; }
  const Scene& scene() const { return scene_; }
  std::size_t model() const { return model_; }
  /// The question that a member of a condition asks; nothing where it is none of them.
  std::optional<std::size_t> number_of(const void* member) const;
  /// Nothing but allowances, prices, tolls, dice and what forbids asks them.
  bool only_of_figures() const { return only_of_figures_; }

 private:
  void add_all(const chart::Way& condition);
  void add(const void* member, WayQuestion question);
  bool is_same(const WayQuestion& a, const WayQuestion& b) const;

  const Scene& scene_;
  std::size_t model_;
  std::vector<WayQuestion> all_;
  std::map<const void*, std::size_t> numbers_;
  bool only_of_figures_ = true;
};

struct Supposed {
  const WayQuestions* questions = nullptr;     ///< nullptr: nothing is supposed
  std::vector<std::optional<bool>> answers{};  ///< by question

  Applies holds(const Scene& scene, std::size_t model, const chart::Way& condition) const;
};

/// Whether a rule applies to a model. Dice that are missing leave it open.
Applies applies_beforehand(const Scene& scene, std::size_t model, const Rule& rule, const Supposed& supposed);

}  // namespace linesman::charts

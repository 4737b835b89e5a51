#include "referee/certainty.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "base/side_by_side.h"
#include "referee/loose_table.h"

namespace linesman {

namespace {

constexpr std::size_t SAMPLES_AT_ONCE = 100;

/// A fault by what it is, wherever it is.
struct BrokenClause {
  std::string rule;
  PieceIndex piece{};
  std::string with;
  friend bool operator<(const BrokenClause& a, const BrokenClause& b) {
    return std::tie(a.rule, a.piece, a.with) < std::tie(b.rule, b.piece, b.with);
  }
};
using BrokenClauses = std::set<BrokenClause>;

struct SampleRuling {
  bool judged = false;
  Verdict verdict = Verdict::legal;
  BrokenClauses broken;
};

BrokenClauses broken_in(const Ruling& ruling) {
  BrokenClauses broken;
  for (const Fault& fault : ruling.faults) broken.insert({fault.rule, fault.place.piece, fault.with});
  return broken;
}

SampleRuling sample_ruling(const Hearing& hearing, const Game& game, const Order& order) {
  const auto loose = hearing.on(game);
  if (!loose) return {};
  Budget budget;
  const auto judged = loose->judge(order, budget, Detail::verdict);
  if (!judged) return {};
  return {true, judged->ruling.verdict, broken_in(judged->ruling)};
}

template <class Key>
std::vector<std::pair<Key, std::size_t>> most_frequent_first(const std::map<Key, std::size_t>& counts) {
  std::vector<std::pair<Key, std::size_t>> all(counts.begin(), counts.end());
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  return all;
}

/// The square of the correlation of a number with a mark, from sums over all samples.
struct Correlation {
  double sum = 0;
  double squares = 0;
  double marked = 0;

  void add(double x, bool mark) {
    sum += x;
    squares += x * x;
    if (mark) marked += x;
  }
  double squared(double samples, double marks) const {
    const double spread = squares - sum * sum / samples;
    const double spread_of_marks = marks - marks * marks / samples;
    const double common = marked - sum * marks / samples;
    return spread > 0 && spread_of_marks > 0 ? common * common / (spread * spread_of_marks) : 0;
  }
};

class CertaintySearch {
 public:
  /// `own`: the ruling in the game; `steps`: the work that it took.
  CertaintySearch(const Hearing& hearing, const Order& order, const CertaintyRequest& request, const Ruling& own,
                  std::uint64_t steps)
      : hearing_(hearing),
        request_(request),
        table_(hearing, order, request.error),
        steps_(steps),
        verdict_(own.verdict),
        broken_(broken_in(own)) {}

  /// Returns false when a stop was requested.
  bool judge(const std::stop_token& stop) {
    const std::size_t wanted = std::clamp<std::size_t>(request_.samples, 1, most_samples());
    const auto is_sure = [&] { return !request_.all && rulings_.size() == SAMPLES_TO_AGREE && all_agree(); };
    while (rulings_.size() < wanted && !is_sure()) {
      if (stop.stop_requested()) return false;
      judge_more(std::min(SAMPLES_AT_ONCE, wanted - rulings_.size()));
      if (table_.groups().empty()) break;
    }
    return true;
  }

  Certainty result() const {
    Certainty found;
    found.verdict = verdict_;
    const auto judged = [](const SampleRuling& one) { return one.judged; };
    found.samples = static_cast<std::size_t>(std::count_if(rulings_.begin(), rulings_.end(), judged));
    if (found.samples == 0) return found;
    std::map<Verdict, std::size_t> verdicts;
    for (const SampleRuling& one : rulings_)
      if (one.judged) ++verdicts[one.verdict];
    found.same = share(verdicts[verdict_], found.samples);
    verdicts.erase(verdict_);
    for (const auto& [verdict, count] : most_frequent_first(verdicts))
      found.otherwise.push_back({verdict, share(count, found.samples), deciding(verdict, found.samples)});
    if (!found.otherwise.empty()) found.measure = worth_measuring(found.samples);
    return found;
  }

 private:
  static double share(std::size_t count, std::size_t of) {
    return static_cast<double>(count) / static_cast<double>(of);
  }

  /// Each sample is a table of its own, so that a large one is looked at less often, and so is an order that takes much
  /// work to judge. The answer says how often.
  std::size_t most_samples() const {
    constexpr std::size_t LARGE = 1000;
    constexpr std::size_t MOST_PLACED = 1'200'000;
    constexpr std::size_t LEAST = 50;
    constexpr std::uint64_t MUCH = 60'000;            // steps; a usual order takes a few thousand
    constexpr std::uint64_t MOST_STEPS = 60'000'000;  // of all samples of an order that takes much
    const std::size_t things = hearing_.game().pieces().size() + hearing_.game().terrain().size();
    const std::size_t of_things = things <= LARGE ? MAX_SAMPLES : std::max(MOST_PLACED / things, LEAST);
    return steps_ <= MUCH ? of_things : std::min<std::size_t>(of_things, std::max<std::size_t>(MOST_STEPS / steps_, 2));
  }

  bool is_other(const SampleRuling& one) const { return one.judged && one.verdict != verdict_; }
  bool all_agree() const {
    return std::none_of(rulings_.begin(), rulings_.end(), [&](const SampleRuling& one) { return is_other(one); });
  }

  void judge_more(std::size_t count) {
    const std::size_t begin = rulings_.size();
    rulings_.resize(begin + count);
    side_by_side(count, [&](std::size_t i) {
      const auto [game, order] = table_.sample(table_.shifts(request_.seed, begin + i));
      rulings_[begin + i] = sample_ruling(hearing_, game, order);
    });
  }

  /// The clauses on which the verdict of a sample rests: those that it breaks, or that it keeps and the game does not.
  const BrokenClauses& deciding(const SampleRuling& one) const { return one.broken.empty() ? broken_ : one.broken; }

  std::vector<DecidingClause> deciding(Verdict verdict, std::size_t samples) const {
    std::map<std::pair<std::string, std::string>, std::size_t> counts;
    for (const SampleRuling& one : rulings_) {
      if (!is_other(one) || one.verdict != verdict) continue;
      std::set<std::pair<std::string, std::string>> clauses;
      for (const BrokenClause& clause : deciding(one)) clauses.emplace(clause.rule, clause.with);
      for (const auto& clause : clauses) ++counts[clause];
    }
    std::vector<DecidingClause> all;
    for (const auto& [clause, count] : most_frequent_first(counts))
      all.push_back({clause.first, clause.second, share(count, samples)});
    return all;
  }

  /// A piece and the thing that the clause names.
  using Pair = std::pair<PieceIndex, std::string>;

  std::vector<WorthMeasuring> worth_measuring(std::size_t samples) const {
    std::map<Pair, std::size_t> counts;
    for (const SampleRuling& one : rulings_)
      if (is_other(one))
        for (const Pair& pair : pairs_of(one)) ++counts[pair];
    std::vector<WorthMeasuring> all;
    for (const auto& [pair, count] : most_frequent_first(counts)) {
      WorthMeasuring next{{hearing_.game().piece(pair.first).id}, share(count, samples)};
      const std::string other = pair.second.empty() ? decisive_thing(pair) : pair.second;
      if (!other.empty()) next.between.push_back(other);
      const auto known = [&](const WorthMeasuring& one) { return one.between == next.between; };
      if (all.size() < MAX_MEASURED && std::none_of(all.begin(), all.end(), known)) all.push_back(std::move(next));
    }
    return all;
  }

  std::set<Pair> pairs_of(const SampleRuling& one) const {
    std::set<Pair> pairs;
    for (const BrokenClause& clause : deciding(one)) pairs.emplace(clause.piece, clause.with);
    return pairs;
  }

  /// The thing besides the piece whose errors go along with the samples of the pair; empty when there is none.
  std::string decisive_thing(const Pair& pair) const {
    constexpr double LEAST = 0.02;
    const auto& groups = table_.groups();
    std::vector<std::array<Correlation, 3>> sums(groups.size());
    double samples = 0;
    double marks = 0;
    for (std::size_t i = 0; i < rulings_.size(); ++i) {
      if (!rulings_[i].judged) continue;
      const bool mark = is_other(rulings_[i]) && pairs_of(rulings_[i]).contains(pair);
      ++samples;
      marks += mark ? 1 : 0;
      const std::vector<Shift> shifts = table_.shifts(request_.seed, i);
      for (std::size_t g = 0; g < groups.size(); ++g) {
        sums[g][0].add(shifts[g].by.x, mark);
        sums[g][1].add(shifts[g].by.y, mark);
        sums[g][2].add(shifts[g].turn, mark);
      }
    }
    const LooseGroup* best = nullptr;
    double most = LEAST;
    for (std::size_t g = 0; g < groups.size(); ++g) {
      double explained = 0;
      for (const Correlation& sum : sums[g]) explained += sum.squared(samples, marks);
      if (explained <= most || moves(groups[g], pair.first)) continue;
      most = explained;
      best = &groups[g];
    }
    if (best == nullptr) return {};
    const std::size_t first = best->members.front();
    return best->terrain ? hearing_.game().terrain()[first].id : hearing_.game().pieces()[first]->id;
  }

  static bool moves(const LooseGroup& group, PieceIndex piece) {
    return !group.terrain && std::find(group.members.begin(), group.members.end(), at(piece)) != group.members.end();
  }

  const Hearing& hearing_;
  const CertaintyRequest request_;
  const LooseTable table_;
  const std::uint64_t steps_;
  const Verdict verdict_;
  const BrokenClauses broken_;  ///< in the game
  std::vector<SampleRuling> rulings_;
};

}  // namespace

Result<Certainty> certainty_of(const Hearing& hearing, const Order& order, const CertaintyRequest& request,
                               const std::stop_token& stop) {
  Budget budget;
  const auto own = hearing.judge(order, budget);
  if (!own) return own.problem();
  CertaintySearch search(hearing, order, request, own->ruling, Budget::OF_AN_ORDER - budget.left());
  if (!search.judge(stop)) return Problem{"", "judging was given up"};
  return search.result();
}

}  // namespace linesman

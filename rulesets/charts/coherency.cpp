// Units that hang together.
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <set>

#include "base/heading.h"
#include "base/tolerance.h"
#include "charts/judge.h"

namespace linesman::charts {

bool counts_with(const Scene& scene, PieceIndex own, const OtherPiece& other, const chart::Coherency& rule) {
  return rule.among_order ? other.moves_along : scene.facts.same_unit(own, other.piece);
}

namespace {

/// A piece of the unit where it stands at the moment that is judged.
struct Fellow {
  PieceIndex piece{};
  Pose pose;
  const PlacedShape* shape = nullptr;  ///< of the scene, or of `own`
  PathPoint place;                     ///< of a fault
  std::unique_ptr<PlacedShape> own{};
};

class UnitJudge {
 public:
  UnitJudge(const Scene& scene, std::size_t model, const Rule& rule, std::vector<Fellow> fellows, Stage stage,
            Faults& faults)
      : scene_(scene),
        model_(model),
        rule_(rule),
        read_(rule.as<chart::Coherency>()),
        fellows_(std::move(fellows)),
        stage_(stage),
        faults_(faults) {}

  void judge() {
    const std::size_t n = fellows_.size();
    if (n < 2) return;
    scene_.budget.spend(n * n);
    gaps_.assign(n * n, 0);
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t k = i + 1; k < n; ++k)
        gaps_[i * n + k] = gaps_[k * n + i] = gap_between(*fellows_[i].shape, *fellows_[k].shape);
    if (read_.link) {
      link_ = inches(scene_, {model_}, *read_.link);
      if (read_.chain) chain();
      const double others = amount_from_0(scene_, {model_}, read_.others);
      if (others > 1 || !read_.chain) links(std::min(others, static_cast<double>(n - 1)));
    }
    if (read_.spread) spread(inches(scene_, {model_}, *read_.spread));
    if (read_.facing) facing(amount_from_0(scene_, {model_}, *read_.facing));
  }

 private:
  double gap(std::size_t a, std::size_t b) const { return gaps_[a * fellows_.size() + b]; }

  bool linked(std::size_t a, std::size_t b) const {
    if (exceeds(gap(a, b), link_)) return false;
    if (!read_.height) return true;
    const double most = inches(scene_, {model_}, *read_.height);
    return !exceeds(std::abs(fellows_[a].pose.altitude - fellows_[b].pose.altitude), most);
  }

  /// The rule's own number is broken: `member`, which is `limit`.
  void fault(std::size_t fellow, std::optional<double> inches, std::string_view member, double limit) {
    Found found{.rule = &rule_, .piece = fellows_[fellow].piece, .place = fellows_[fellow].place, .stage = stage_};
    if (inches) found.excess = scene_.facts.currency(std::max(0.0, *inches));
    found.broken = member;
    found.figures = {{"limit", limit}};
    if (!inches)
      found.figures.emplace_back("degrees", angle_between(fellows_[fellow].pose.facing, fellows_.front().pose.facing));
    faults_.push_back(std::move(found));
  }

  std::vector<std::vector<std::size_t>> groups() const {
    std::vector<std::vector<std::size_t>> all;
    std::vector<bool> seen(fellows_.size(), false);
    for (std::size_t first = 0; first < fellows_.size(); ++first) {
      if (seen[first]) continue;
      std::vector<std::size_t> group{first};
      seen[first] = true;
      for (std::size_t next = 0; next < group.size(); ++next)
        for (std::size_t other = 0; other < fellows_.size(); ++other)
          if (!seen[other] && linked(group[next], other)) {
            seen[other] = true;
            group.push_back(other);
          }
      std::sort(group.begin(), group.end());
      all.push_back(std::move(group));
    }
    return all;
  }

  void chain() {
    const auto all = groups();
    const auto largest =
        std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    for (auto group = all.begin(); group != all.end(); ++group) {
      if (group == largest) continue;
      double least = HUGE_VAL;
      for (const std::size_t own : *group)
        for (std::size_t other = 0; other < fellows_.size(); ++other)
          if (!std::binary_search(group->begin(), group->end(), other)) least = std::min(least, gap(own, other));
      fault(group->front(), least - link_, "link", scene_.facts.currency(link_));
    }
  }

  void links(double wanted) {
    for (std::size_t i = 0; i < fellows_.size(); ++i) {
      double count = 0;
      double nearest = HUGE_VAL;
      for (std::size_t other = 0; other < fellows_.size(); ++other) {
        if (other == i) continue;
        if (linked(i, other))
          ++count;
        else
          nearest = std::min(nearest, gap(i, other));
      }
      if (exceeds(wanted, count)) fault(i, nearest - link_, "link", scene_.facts.currency(link_));
    }
  }

  void spread(double most) {
    std::vector<std::size_t> leaders;
    for (std::size_t i = 0; i < fellows_.size(); ++i)
      if (!read_.leader.empty() && fits_piece(scene_, {model_}, read_.leader, fellows_[i].piece)) leaders.push_back(i);
    if (!read_.leader.empty() && leaders.empty()) return;
    for (std::size_t i = 0; i < fellows_.size(); ++i) {
      double distance = leaders.empty() ? 0 : HUGE_VAL;
      if (leaders.empty())
        for (std::size_t other = 0; other < fellows_.size(); ++other) distance = std::max(distance, gap(i, other));
      for (const std::size_t leader : leaders) distance = std::min(distance, leader == i ? 0 : gap(i, leader));
      if (exceeds(distance, most)) fault(i, distance - most, "spread", scene_.facts.currency(most));
    }
  }

  void facing(double most) {
    for (std::size_t i = 1; i < fellows_.size(); ++i)
      if (angle_between(fellows_[i].pose.facing, fellows_.front().pose.facing) > most + ANGLE_EPS)
        fault(i, std::nullopt, "facing", most);
  }

  const Scene& scene_;
  std::size_t model_;
  const Rule& rule_;
  const chart::Coherency& read_;
  std::vector<Fellow> fellows_;
  Stage stage_;
  Faults& faults_;
  std::vector<double> gaps_;
  double link_ = 0;
};

Fellow mover_at_end(const Way& way, const OtherPiece& whole) {
  Fellow fellow{way.facts->mover().piece, way.end(), &whole.shape, way.end_place()};
  if (way.is_whole()) return fellow;
  fellow.own = std::make_unique<PlacedShape>(way.end_shape());
  fellow.shape = fellow.own.get();
  return fellow;
}

std::vector<Fellow> fellows_of(const Ways& ways, std::size_t model, const chart::Coherency& rule, bool at_end) {
  const Scene& scene = ways[model].scene();
  const PieceIndex own = scene.models[model].piece;
  std::vector<Fellow> all;
  all.reserve(scene.others.size());
  for (const OtherPiece& other : scene.others) {
    if (other.piece != own && !counts_with(scene, own, other, rule)) continue;
    if (!other.moves_along) {
      all.push_back({other.piece, other.pose, &other.shape, {}});
      continue;
    }
    const Model& mover = scene.models[other.model];
    if (!at_end)
      all.push_back({other.piece, mover.start, &mover.start_shape, {}});
    else if (!ways[other.model].leaves)
      all.push_back(mover_at_end(ways[other.model], other));
  }
  return all;
}

}  // namespace

void coherency(const Ways& ways, Faults& faults) {
  if (ways.empty()) return;
  const Scene& scene = ways.front().scene();
  for (const Rule* rule : scene.chart().of(chart::Kind::coherency)) {
    const auto& read = rule->as<chart::Coherency>();
    std::set<std::size_t> judged;  // units; for the order one number
    for (std::size_t model = 0; model < ways.size(); ++model) {
      if (!applies(ways, model, *rule)) continue;
      const auto& unit = scene.game().piece(scene.models[model].piece).unit;
      if (!read.among_order && !unit) continue;
      if (!judged.insert(read.among_order ? 0 : at(*unit)).second) continue;
      if (read.at.start)
        UnitJudge(scene, model, *rule, fellows_of(ways, model, read, false), Stage::before_move, faults).judge();
      if (read.at.end)
        UnitJudge(scene, model, *rule, fellows_of(ways, model, read, true), Stage::at_end, faults).judge();
    }
  }
}

namespace {

/// The shapes of a unit's other pieces where they end, in groups whose pieces are near enough to each other.
std::vector<std::vector<const PlacedShape*>> groups_of_others(const Ways& ways, std::size_t model,
                                                              const chart::Coherency& rule, double link) {
  const Scene& scene = ways[model].scene();
  const PieceIndex own = scene.models[model].piece;
  std::vector<std::vector<const PlacedShape*>> groups;
  for (const OtherPiece& other : scene.others) {
    if (other.piece == own || !counts_with(scene, own, other, rule) || (other.moves_along && ways[other.model].leaves))
      continue;
    const auto is_far = [&](const std::vector<const PlacedShape*>& group) {
      return std::all_of(group.begin(), group.end(),
                         [&](const PlacedShape* shape) { return exceeds(gap_between(*shape, other.shape), link); });
    };
    // Those to which it is near become one group with it.
    const auto near = std::stable_partition(groups.begin(), groups.end(), is_far);
    std::vector<const PlacedShape*> joined{&other.shape};
    for (auto group = near; group != groups.end(); ++group) joined.insert(joined.end(), group->begin(), group->end());
    groups.erase(near, groups.end());
    groups.push_back(std::move(joined));
  }
  return groups;
}

}  // namespace

std::optional<std::size_t> reader_of(const Scene& scene, std::size_t model, const Rule& rule) {
  const bool of_order = rule.as<chart::Coherency>().among_order;
  const PieceIndex own = scene.models[model].piece;
  for (std::size_t each = 0; each < scene.models.size(); ++each)
    if ((of_order || each == model || scene.facts.same_unit(scene.models[each].piece, own)) &&
        when_holds(scene, each, rule))
      return each;
  return std::nullopt;
}

double last_linked(const Ways& ways, std::size_t model, std::size_t step) {
  const Way& way = ways[model];
  const Scene& scene = way.scene();
  double last = way.step(step).extent;
  for (const Rule* rule : scene.chart().of(chart::Kind::coherency)) {
    const auto& read = rule->as<chart::Coherency>();
    if (!read.link || !read.chain || !read.at.end || rule->way) continue;
    const auto reader = reader_of(scene, model, *rule);
    if (!reader || lacks_dice(scene, rule->dice)) continue;
    const double link = inches(scene, {*reader}, *read.link);
    for (const auto& group : groups_of_others(ways, model, read, link)) {
      double reached = 0;
      for (const PlacedShape* shape : group)
        if (const auto part = way.facts->on_leg(step).within(*shape, link)) reached = std::max(reached, part->to);
      last = std::min(last, reached);
    }
  }
  return last;
}

}  // namespace linesman::charts

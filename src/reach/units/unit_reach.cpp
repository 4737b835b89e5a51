#include "reach/units/unit_reach.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/bounds/raster.h"
#include "reach/units/listed_ends.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// Inches along the finest cell of a region, and fine cells along the square that is looked at first, at least.
constexpr double CELL = 0.25;
constexpr int FIRST_SQUARE = 4;
/// Orders of a unit that are judged for one roll, at most and at least. More: finer regions of large units.
constexpr int MOST_JUDGED = 4000;
constexpr int LEAST_JUDGED = 16;
/// Models in all those orders, when each costs as much as one that looks at this number of others.
constexpr double MODELS_JUDGED = 192'000;
constexpr double OTHERS_OF_A_MODEL = 50;
/// Members of a unit whose bounds are laid out, about. More: tighter outer regions of large units, which take longer.
constexpr std::size_t MOST_BOUNDED = 40;
constexpr double UNIT_EPS = 1e-6;  // of the currency

/// A member, and where it stands about its leader.
struct ShapeMember {
  PieceIndex piece{};
  std::optional<RollSearches> searches;  ///< the leader has them; of a large unit few others have
  Vec off;
};

/// One roll: cells of the leader's centre.
class UnitCells {
 public:
  UnitCells(const Hearing& hearing, const Order& order, std::vector<ShapeMember> members, std::size_t leader,
            const ReachOptions& options, const std::stop_token& stop, std::uint64_t work)
      : hearing_(hearing),
        order_(order),
        members_(std::move(members)),
        leader_(leader),
        options_(options),
        stop_(stop),
        work_(work),
        start_(members_[leader].searches->trials.front()->start().pose.at),
        most_judged_(orders_judged(members_.size())) {
    lay_out();
    tell_outer();
    tell_inner();
  }

  RollReach told(const NamedRoll& roll) {
    const Band band = band_between(inner_, outer_, start_);
    return {roll.name,        roll.probability,  members_[leader_].searches->allowance,
            outlined(inner_), outlined(outer_),  band.inches,
            band.widest,      roll.dice.front(), roll.chance};
  }

 private:
  static int orders_judged(std::size_t models) {
    const auto count = static_cast<double>(models);
    const double orders = MODELS_JUDGED / (count + count * count / OTHERS_OF_A_MODEL);
    return static_cast<int>(std::clamp<double>(orders, LEAST_JUDGED, MOST_JUDGED));
  }

  void lay_out() {
    double inches = HUGE_VAL;
    for (const ShapeMember& member : members_) {
      if (!member.searches) continue;
      double own = 0;
      for (const auto& search : member.searches->searches)
        if (search->fare().inch > 0)
          own = std::max(own, search->fare().allowance / std::min(search->fare().inch, search->bounds().cheapest()));
      inches = std::min(inches, own);
    }
    const Table& table = hearing_.game().table();
    const double most = std::min(inches, table.width + table.depth);
    const auto squares_to = [&](int cells) { return static_cast<int>(std::ceil(most / CELL / cells) + 1); };
    // A first look at all squares, of four new places each, leaves half of the work for a finer one.
    while (4 * std::pow(2 * squares_to(square_), 2) > most_judged_ / 2.0 && square_ * CELL < most) square_ *= 2;
    const int half = squares_to(square_) * square_;
    const Lattice lattice{start_ - Vec{half * CELL, half * CELL}, CELL, 2 * half, 2 * half};
    outer_ = {lattice, Flags(lattice.cells())};
    inner_ = outer_;
  }

  /// Some way of the member ends in the box, as far as bounds say.
  static bool may_end_in(const ShapeMember& member, const Box& box) {
    if (!member.searches) return true;
    const double farthest = distance(box.min, box.max) / 2;
    return std::any_of(member.searches->searches.begin(), member.searches->searches.end(), [&](const auto& search) {
      return search->bounds().least_anywhere(box, farthest) <= search->fare().allowance + UNIT_EPS;
    });
  }

  void tell_outer() {
    const Lattice& lattice = outer_.lattice;
    for (int row = 0; row < lattice.rows; ++row)
      for (int column = 0; column < lattice.columns && !stop_.stop_requested(); ++column) {
        const Box box{lattice.place(column, row), lattice.place(column + 1, row + 1)};
        outer_.in[lattice.cell(column, row)] =
            std::all_of(members_.begin(), members_.end(), [&](const ShapeMember& member) {
              return may_end_in(member, Box{box.min + member.off, box.max + member.off});
            });
      }
  }

  /// The largest squares first, so that work which does not last leaves all sides equally coarse.
  void tell_inner() {
    const Lattice& lattice = inner_.lattice;
    std::vector<std::pair<int, int>> squares;  // column and row
    for (int row = 0; row < lattice.rows; row += square_)
      for (int column = 0; column < lattice.columns; column += square_) squares.emplace_back(column, row);
    for (int cells = square_; cells > 0; cells /= 2) {
      std::vector<std::pair<int, int>> mixed;
      for (const auto& [column, row] : squares)
        if (look_at(column, row, cells))
          for (const int r : {row, row + cells / 2})
            for (const int c : {column, column + cells / 2}) mixed.emplace_back(c, r);
      squares = std::move(mixed);
    }
    for (std::size_t i = 0; i < inner_.in.size(); ++i) inner_.in[i] = inner_.in[i] && outer_.in[i];
  }

  /// A square is shown where its corners, the middles of its sides and its middle are places of judged orders. True
  /// where only some of them are, so that its quarters are to be looked at.
  bool look_at(int column, int row, int cells) {
    bool any_outer = false;
    bool all_outer = true;
    for (int r = row; r < row + cells; ++r)
      for (int c = column; c < column + cells; ++c) {
        const bool in = outer_.in[outer_.lattice.cell(c, r)];
        any_outer = any_outer || in;
        all_outer = all_outer && in;
      }
    if (!any_outer || stop_.stop_requested()) return false;
    bool all = all_outer;
    bool any = false;
    for (int r = 0; r <= 2; ++r)
      for (int c = 0; c <= 2; ++c) {
        const bool legal = is_legal({2 * column + c * cells, 2 * row + r * cells});
        all = all && legal;
        any = any || legal;
      }
    if (all)
      for (int r = row; r < row + cells; ++r)
        for (int c = column; c < column + cells; ++c) inner_.in[inner_.lattice.cell(c, r)] = 1;
    return any && !all;
  }

  /// A place on the lattice in halves of its cells.
  using Half = std::pair<int, int>;

  bool is_legal(Half half) {
    const auto [known, is_new] = legal_.try_emplace(half, false);
    if (is_new && judged_ < most_judged_ && !work_.none()) {
      const Lattice& lattice = inner_.lattice;
      known->second = leads_to(lattice.origin + Vec{half.first * CELL / 2, half.second * CELL / 2});
    }
    return known->second;
  }

  /// All go the same way, each from its own place: straight, or as the leader would go by itself.
  bool leads_to(Vec place) {
    if (!exceeds(distance(place, start_), 0)) return is_allowed_with({});
    for (std::size_t i = 0; i < 2; ++i) {
      // What served last is tried first.
      const bool slides = (i == 0) == slides_;
      if (!is_allowed_with(slides ? Path{SlideStep{place}} : Path{ToStep{place}})) continue;
      slides_ = slides;
      return true;
    }
    for (const auto& search : members_[leader_].searches->searches) {
      if (search->bound_only()) continue;
      const auto path = search->cheapest(place, options_.facing);
      if (path && path->size() > 1 && is_allowed_with(*path)) return true;
    }
    return false;
  }

  bool is_allowed_with(Path path) {
    if (options_.facing && !path.empty()) turn_at_end(path);
    Order order = order_;
    for (const ShapeMember& member : members_) {
      Path own = path;
      for (Step& step : own) shift(step, member.off);
      const std::string& id = hearing_.game().piece(member.piece).id;
      if (!member.searches) {
        if (!own.empty()) order.paths.set(id, std::move(own));
        continue;
      }
      const Order one = member.searches->trials.front()->with_path(std::move(own));
      if (const Path* steps = one.paths.of(id)) order.paths.set(id, *steps);
    }
    ++judged_;
    const std::uint64_t looks = std::min(work_.left(), Budget::OF_AN_ORDER);
    Budget budget(looks, stop_);
    const auto judged = hearing_.judge(order, budget, Detail::verdict);
    work_.spend(members_[leader_].searches->trials.front()->reading_looks() + looks - budget.left());
    return judged && is_allowed(judged->ruling);
  }

  void turn_at_end(Path& path) const {
    double facing = members_[leader_].searches->trials.front()->start().pose.facing;
    if (const auto* to = std::get_if<ToStep>(&path.back())) {
      Vec before = start_;
      for (std::size_t i = 0; i + 1 < path.size(); ++i)
        if (const auto* earlier = std::get_if<ToStep>(&path[i])) before = earlier->point;
      facing = heading_of(to->point - before);
    }
    const double turn = turn_between(facing, *options_.facing);
    if (std::abs(turn) > ANGLE_EPS) path.push_back(PivotStep{turn, {}});
  }

  static void shift(Step& step, Vec off) {
    if (auto* to = std::get_if<ToStep>(&step)) to->point = to->point + off;
    if (auto* back = std::get_if<ReverseToStep>(&step)) back->point = back->point + off;
    if (auto* slide = std::get_if<SlideStep>(&step)) slide->point = slide->point + off;
    if (auto* pivot = std::get_if<PivotStep>(&step); pivot && pivot->about) pivot->about = *pivot->about + off;
  }

  const Hearing& hearing_;
  Order order_;
  std::vector<ShapeMember> members_;
  std::size_t leader_;
  const ReachOptions& options_;
  std::stop_token stop_;
  WorkLeft work_;
  Vec start_;
  int most_judged_;
  int square_ = FIRST_SQUARE;  ///< fine cells along a square that is looked at first
  Raster inner_;
  Raster outer_;
  std::map<Half, bool> legal_;
  bool slides_ = true;
  int judged_ = 0;
};

}  // namespace

PieceIndex leader_of(const Game& game, const std::vector<PieceIndex>& members) {
  const auto leads = [&](PieceIndex piece) { return game.piece(piece).traits["troop"].text() == "leader"; };
  const auto leader = std::find_if(members.begin(), members.end(), leads);
  return leader == members.end() ? members.front() : *leader;
}

std::optional<UnitReach> unit_reach_of(const Hearing& hearing, const Order& order, const ReachOptions& options,
                                       const std::stop_token& stop) {
  const auto* unit = std::get_if<OneUnit>(&order.who);
  if (!unit || hearing.game().table().hex) return std::nullopt;
  const auto bare = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!bare) return std::nullopt;
  const std::vector<PieceIndex> pieces = members_of(hearing, *bare);
  if (pieces.size() < 2) return std::nullopt;
  UnitReach reach{unit->id, leader_of(hearing.game(), pieces)};
  const auto leader = static_cast<std::size_t>(std::find(pieces.begin(), pieces.end(), reach.leader) - pieces.begin());
  // Fewer bounds make the outer region larger, never wrong.
  const std::size_t apart = (pieces.size() + MOST_BOUNDED - 1) / MOST_BOUNDED;
  const std::uint64_t looks = effort::OF_A_REACH / 4 / (pieces.size() / apart);
  const std::vector<NamedRoll> rolls = named_rolls(hearing, *bare, options.known);
  for (const NamedRoll& roll : rolls) {
    std::vector<ShapeMember> members;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      members.push_back({pieces[i], std::nullopt, {}});
      if (i != leader && i % apart != 0) continue;
      auto searches = RollSearches::of(hearing, *bare, pieces[i], roll,
                                       std::max(options.fineness, effort::COARSE_FIRST), stop, looks);
      if (!searches) return std::nullopt;
      members.back().searches = *std::move(searches);
    }
    const auto stands_at = [&](std::size_t i) {
      if (members[i].searches) return members[i].searches->trials.front()->start().pose.at;
      const Piece& piece = hearing.game().piece(pieces[i]);
      const StartPose* start = bare->starts.of(piece.id);
      return start != nullptr ? start->at : piece.pose.at;
    };
    for (std::size_t i = 0; i < members.size(); ++i) members[i].off = stands_at(i) - stands_at(leader);
    Order asked = *bare;
    asked.dice = roll.dice.front();
    reach.rolls.push_back(
        UnitCells(hearing, asked, std::move(members), leader, options, stop, effort::OF_A_REACH / rolls.size())
            .told(roll));
    if (stop.stop_requested()) break;
  }
  return reach;
}

}  // namespace linesman

#include "clock/gaps/gap_report.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "table/roster.h"

namespace linesman {

namespace {

constexpr double THICKNESS = 0.05;  // inches, of what shuts a gap
const std::string SHUT = "shut";    // its id

/// A feature like the one beside the gap.
Game with_feature_in(const Game& game, const GapOfSide& gap, Feature shut) {
  shut.id = free_id(game, SHUT);
  const Vec along = (gap.to - gap.from) * (THICKNESS / gap.width);
  const Vec aside{-along.y, along.x};
  const Vec from = gap.from - along;
  const Vec to = gap.to + along;
  if (std::holds_alternative<Polyline>(shut.shape))
    shut.shape = Polyline{from, to};
  else
    shut.shape = MultiPolygon{Polygon{{from - aside, to - aside, to + aside, from + aside}, {}}};
  std::vector<Feature> features(game.terrain().begin(), game.terrain().end());
  features.push_back(std::move(shut));
  return game.with_terrain(Features(std::move(features)));
}

/// A model like the one beside the gap. The numbers of the others stay.
Game with_model_in(const Game& game, const GapOfSide& gap, Piece shut) {
  shut.id = free_id(game, SHUT);
  shut.unit.reset();
  shut.tray.reset();
  shut.base = RectangleBase{2 * THICKNESS, gap.width + 2 * THICKNESS};
  shut.pose.at = (gap.from + gap.to) * 0.5;
  shut.pose.facing = heading_of(gap.to - gap.from);
  std::vector<std::shared_ptr<const Piece>> pieces(game.pieces().begin(), game.pieces().end());
  pieces.push_back(std::make_shared<const Piece>(std::move(shut)));
  return game.with_pieces(std::move(pieces));
}

/// The game with one more thing like that beside the gap, across it; nothing where the table's edge alone is beside it.
std::optional<Game> with_gap_shut(const Game& game, const GapOfSide& gap) {
  for (const std::string& id : {gap.a, gap.b})
    if (const auto index = game.find_feature(id)) return with_feature_in(game, gap, game.feature(*index));
  for (const std::string& id : {gap.a, gap.b})
    if (const auto index = game.find_piece(id)) return with_model_in(game, gap, game.piece(*index));
  return std::nullopt;
}

GapTold& gap_in(std::vector<GapTold>& told, const GapOfSide& gap) {
  for (GapTold& each : told)
    if (each.a == gap.a && each.b == gap.b && distance(each.from, gap.from) < EPS && distance(each.to, gap.to) < EPS)
      return each;
  told.push_back({gap.a, gap.b, gap.from, gap.to, gap.width, {}});
  return told.back();
}

class SideOfGaps {
 public:
  SideOfGaps(const Hearing& hearing, const std::vector<ClockMover>& movers, const std::string& side,
             const std::vector<PairWay>& ways, const ClockOn& clock_on, int& left)
      : hearing_(hearing), clock_on_(clock_on), left_(left) {
    for (std::size_t i = 0; i < movers.size(); ++i) {
      if (movers[i].side != side) continue;
      movers_.push_back(&movers[i]);
      for (const PieceIndex piece : movers[i].pieces) starts_.push_back(hearing.game().piece(piece).pose.at);
      for (const PairWay& way : ways)
        if (way.mover == i) ways_.push_back(&way);
    }
  }

  void tell(std::size_t side, const std::vector<Goal>& goals, std::vector<GapTold>& told) {
    if (movers_.empty()) return;
    std::vector<ClosedThing> things;
    const std::vector<GapOfSide> gaps = gaps_of(hearing_, movers_, things);
    const LeastCut cut = least_cut(hearing_.game().table(), things, gaps, starts_, goals);
    for (std::size_t i = 0; i < gaps.size(); ++i) {
      GapSideTold each{side};
      each.lanes = gaps[i].lanes;
      each.does_not_fit = gaps[i].does_not_fit;
      each.all = static_cast<int>(ways_.size());
      each.cut = i < cut.gaps.size() && cut.gaps[i];
      each.cut_of = cut.goal;
      each.lanes_of_cut = cut.lanes;
      tell_delay(gaps[i], each);
      gap_in(told, gaps[i]).sides.push_back(std::move(each));
    }
  }

 private:
  void tell_delay(const GapOfSide& gap, GapSideTold& told) {
    std::vector<const PairWay*> through;
    for (const PairWay* way : ways_)
      if (passes(way->way, gap)) through.push_back(way);
    told.ways = static_cast<int>(through.size());
    if (through.empty()) return;
    const auto shut = with_gap_shut(hearing_.game(), gap);
    double sum = 0;
    for (const PairWay* way : through) {
      if (!shut || left_-- <= 0) {
        told.delay.reset();
        told.not_asked = true;
        return;
      }
      const auto later = clock_on_(*shut, way->mover, *way->goal);
      if (!later) {
        told.delay.reset();
        return;
      }
      sum += std::max(0.0, *later - way->clock);
    }
    told.delay = sum / static_cast<double>(through.size());
  }

  const Hearing& hearing_;
  const ClockOn& clock_on_;
  int& left_;
  std::vector<const ClockMover*> movers_;
  std::vector<Vec> starts_;
  std::vector<const PairWay*> ways_;
};

}  // namespace

std::vector<GapTold> gaps_told(const Hearing& hearing, const std::vector<std::string>& sides,
                               const std::vector<ClockMover>& movers, const std::vector<Goal>& goals,
                               const std::vector<PairWay>& ways, const ClockOn& clock_on, int most_asked) {
  std::vector<GapTold> told;
  for (std::size_t side = 0; side < sides.size(); ++side)
    SideOfGaps(hearing, movers, sides[side], ways, clock_on, most_asked).tell(side, goals, told);
  return told;
}

}  // namespace linesman

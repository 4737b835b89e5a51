#include "reach/bounds/fare_on_table.h"

#include <utility>

namespace linesman {

bool turns_freely(const Fare& fare) {
  const TurnFare& turns = fare.turns;
  return fare.manners.forward && turns.bands.empty() && turns.first.empty() && turns.paid_by.empty() && !turns.steering;
}

FareOnTable::FareOnTable(StartOnTable from, Fare whole) : start(std::move(from)), fare(std::move(whole)) {
  for (const GroundFare& ground : fare.grounds)
    grounds.push_back({ground, &game().feature(ground.feature), &areas().of(ground.feature), counts(ground)});
  for (WayFare way : fare.ways) {
    way.factor = factor_from(stand(), way);
    const Feature& feature = game().feature(way.feature);
    ways.push_back({way, &feature, &areas().of(way.feature), is_surface(feature.kind)});
  }
  for (const LineFare& line : fare.lines)
    if (const Feature& feature = game().feature(line.feature); stand().pose.altitude < feature.height)
      lines.push_back({line, &feature, &areas().of(line.feature)});
  for (const PieceFare& other : fare.pieces)
    others.push_back({other.piece, other.passed,
                      FixedBase(start.footprint(other.piece), game().piece(other.piece).pose),
                      kept_on_way_from(stand(), other), kept_apart_from(stand(), other)});
}

bool FareOnTable::counts(const GroundFare& ground) const {
  return counts_from(stand(), ground, game().feature(ground.feature));
}

}  // namespace linesman

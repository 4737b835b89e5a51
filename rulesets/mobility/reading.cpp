#include "mobility/reading.h"

#include "rules/section_labels.h"

namespace linesman::mobility {

namespace {

std::vector<FeatureIndex> low_or_sloping(const Setting& setting) {
  std::vector<FeatureIndex> felt;
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i) {
    const auto feature = static_cast<FeatureIndex>(i);
    const Rating rating = setting.rating(feature);
    if (rating == Rating::low || rating == Rating::slope) felt.push_back(feature);
  }
  return felt;
}

}  // namespace

MobilityReading::MobilityReading(const RulesetData& data, const Tables& tables, const Game& game)
    : options(read_options(data, tables, game)),
      labels(section_labels(data, game,
                            [&](const Feature& f) {
                              const bool tree = tables.ratings.of(data, f) == Rating::tree;
                              return tree ? std::nullopt : std::optional<std::uint32_t>(0);
                            })),
      waters(Setting{data, tables, game, options}),
      felt_by_skimmers(low_or_sloping({data, tables, game, options})) {}

}  // namespace linesman::mobility

#include "cli/drawing.h"

#include "answers/problem_place.h"
#include "base/text.h"
#include "referee/referee.h"

namespace linesman {

Result<double> parse_scale(std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto paper = parse_number(text.substr(0, colon));
  const auto table = colon == std::string_view::npos ? std::optional(1.0) : parse_number(text.substr(colon + 1));
  if (paper && table && *paper > 0 && *table > 0) return *paper / *table;
  return Problem{
      "", said<"a scale is a number above 0, 1 for life size, or a ratio like 1:10, not {a}">(described(Value(text)))};
}

Result<PictureOptions> picture_options(const PictureArguments& call) {
  PictureOptions options = call.picture;
  if (!call.tile.empty() && !options.paper.empty() && options.paper != call.tile)
    return Problem{"", "--tile says the paper: leave --page out"};
  if (!call.tile.empty() && options.dark) return Problem{"", "--tile is for paper: leave --dark out"};
  if (!call.tile.empty()) options.paper = call.tile;
  options.sheets = !call.tile.empty();
  if (call.scale.empty()) return options;
  const auto scale = parse_scale(call.scale);
  if (!scale) return scale.problem();
  options.scale = *scale;
  return options;
}

std::vector<Footprint> bases_in_play(const Game& game, const Services& services) {
  const auto hearing = Referee(services.library()).open(game);
  return hearing ? footprints_of(hearing->ruleset(), game) : std::vector<Footprint>();
}

Problem in_its_file(const Problem& problem, const Drawn& drawn, const std::string& path) {
  return about(problem.pointer.empty() ? path : drawn.file, problem);
}

Result<void> draw(const Drawn& drawn, const CallOutput& output, const PictureOptions& options, const Services& services,
                  const Streams& streams) {
  if (!services.painter) return Problem{"", "this program was built without pictures"};
  Drawn by_rules = drawn;
  if (const auto rules = services.library()->ruleset(drawn.game.ruleset(), drawn.game.house_rules()))
    by_rules.rules = *rules;
  const auto bytes = services.painter(by_rules, output.name, options);
  if (!bytes) return in_its_file(bytes.problem(), drawn, output.name);
  return deliver(output, *bytes, streams);
}

}  // namespace linesman

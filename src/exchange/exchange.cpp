#include "exchange/exchange.h"

#include <array>

#include "base/text.h"
#include "exchange/formats.h"
#include "files/json.h"

namespace linesman {

using namespace exchange;

namespace {

struct Ending {
  std::string_view text;
  ExchangeFormat format;
};
constexpr std::array<Ending, 7> ENDINGS{{{".dd2vtt", ExchangeFormat::universal_vtt},
                                         {".df2vtt", ExchangeFormat::universal_vtt},
                                         {".uvtt", ExchangeFormat::universal_vtt},
                                         {".tmj", ExchangeFormat::tiled},
                                         {".tsj", ExchangeFormat::tiled},
                                         {".geojson", ExchangeFormat::geojson},
                                         {".csv", ExchangeFormat::roster}}};

std::optional<Problem> why_unusable(const ImportWishes& wishes) {
  constexpr double MOST_INCHES = 100;
  if (!(wishes.inches > 0 && wishes.inches <= MOST_INCHES))
    return Problem{"", "a square of the file is more than 0 and at most 100 inches"};
  if (!valid_id(wishes.ruleset)) return Problem{"", "a ruleset's id is 1 to 64 of a-z, 0-9, - _ and ."};
  if (wishes.side.empty()) return Problem{"", "a side needs a name"};
  if (!(wishes.base > 0 && wishes.base <= MOST_INCHES))
    return Problem{"", "a base is more than 0 and at most 100 inches"};
  return std::nullopt;
}

Result<void> read_json(ExchangeFormat format, const Value& json, Haul& haul) {
  switch (format) {
    case ExchangeFormat::universal_vtt: return read_universal_vtt(json, haul);
    case ExchangeFormat::tiled: return read_tiled(json, haul);
    case ExchangeFormat::geojson: return read_geojson(json, haul);
    case ExchangeFormat::roster: break;
  }
  return {};
}

Result<void> read_into(Haul& haul, ExchangeFormat format, std::string_view text, const std::string& file) {
  if (format == ExchangeFormat::roster) return read_roster(text, haul);
  // Some programs begin their files with a byte order mark, which JSON does not have.
  constexpr std::string_view MARK = "\xEF\xBB\xBF";
  if (text.starts_with(MARK)) text.remove_prefix(MARK.size());
  const auto json = parse_json(text, file);
  if (!json) return json.problem();
  return read_json(format, *json, haul);
}

Problem in_file(Problem problem, const std::string& file) {
  problem.file = file;
  return problem;
}

}  // namespace

std::optional<ExchangeFormat> exchange_format_of(std::string_view path) {
  std::string lower(path);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  for (const Ending& ending : ENDINGS)
    if (lower.ends_with(ending.text)) return ending.format;
  return std::nullopt;
}

Result<Imported> import_text(ExchangeFormat format, std::string_view text, const std::string& file,
                             const ImportWishes& wishes, const Game* into) {
  if (const auto problem = why_unusable(wishes)) return *problem;
  Haul haul(wishes, into);
  if (const auto read = read_into(haul, format, text, file); !read) return in_file(read.problem(), file);
  return haul.finish(file);
}

Result<Imported> import_file(const std::string& path, const ImportWishes& wishes, const Game* into) {
  const auto format = exchange_format_of(path);
  if (!format)
    return Problem{path, "",
                   "is of no format that is known: a name ends in .dd2vtt, .uvtt, .tmj, .tsj, .geojson or .csv"};
  const auto text = read_file(path);
  if (!text) return text.problem();
  return import_text(*format, *text, path, wishes, into);
}

Result<Exported> export_text(const Game& game, ExchangeFormat format, const MapPicture& picture) {
  switch (format) {
    case ExchangeFormat::universal_vtt: return write_universal_vtt(game, picture);
    case ExchangeFormat::geojson: return write_geojson(game);
    case ExchangeFormat::roster: return write_roster(game);
    case ExchangeFormat::tiled: break;
  }
  return Problem{"", "Tiled maps are read and not written"};
}

}  // namespace linesman

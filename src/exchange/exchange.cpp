#include "exchange/exchange.h"

#include <array>

#include "base/text.h"
#include "exchange/formats.h"
#include "files/disk/file.h"
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

std::optional<Problem> why_unusable(const ImportOptions& options) {
  constexpr double MAX_INCHES = 100;
  if (!(options.inches > 0 && options.inches <= MAX_INCHES))
    return Problem{"", "a square of the file is more than 0 and at most 100 inches"};
  if (!valid_id(options.ruleset)) return Problem{"", "a ruleset's id is 1 to 64 of a-z, 0-9, - _ and ."};
  if (options.side.empty()) return Problem{"", "a side needs a name"};
  if (!(options.base > 0 && options.base <= MAX_INCHES))
    return Problem{"", "a base is more than 0 and at most 100 inches"};
  if (options.scale && !(*options.scale > 0 && *options.scale <= 1))
    return Problem{"", "a scale is 1:1 or smaller, 1:300 for example"};
  return std::nullopt;
}

constexpr std::string_view KNOWN_FORMATS =
    "Universal VTT, Tiled maps and tilesets in JSON, GeoJSON and CSV rosters are known";

/// The content of a file: JSON, or the cells of a roster.
struct Content {
  Value json;  ///< null for a roster
  std::string_view text;
};

/// The format of a JSON file by its members; nothing when it looks like none.
std::optional<ExchangeFormat> format_of_json(const Value& json) {
  const std::string_view type = json["type"].text().value_or("");
  if (json["resolution"].is_object() || json.find("line_of_sight")) return ExchangeFormat::universal_vtt;
  if (type == "map" || type == "tileset" || type == "template" || (json.find("layers") && json.find("tilewidth")))
    return ExchangeFormat::tiled;
  const bool of_geometries = json.find("coordinates") || json.find("geometries");
  if (type == "FeatureCollection" || type == "Feature" || of_geometries) return ExchangeFormat::geojson;
  return std::nullopt;
}

Result<ExchangeFormat> format_of(const Value& json, std::optional<ExchangeFormat> by_ending) {
  if (const auto format = format_of_json(json)) return *format;
  if (json["linesman"].is_whole() && json.find("ruleset")) return Problem{"", "it is a game of Linesman: open it"};
  if (by_ending && *by_ending != ExchangeFormat::roster) return *by_ending;
  return Problem{"", "it is of no format that is known: " + std::string(KNOWN_FORMATS)};
}

/// The kind of an XML file, for a sentence.
std::string what_xml_is(std::string_view text) {
  constexpr std::size_t LOOKED_AT = 2000;
  const std::string_view head = text.substr(0, LOOKED_AT);
  if (head.find("<map") != std::string_view::npos || head.find("<tileset") != std::string_view::npos)
    return "it is a Tiled file in XML: save it from Tiled in JSON (.tmj, .tsj)";
  if (head.find("<osm") != std::string_view::npos) return "it is OpenStreetMap's XML: export the map as GeoJSON";
  return "it is of no format that is known: " + std::string(KNOWN_FORMATS);
}

std::string_view without_mark(std::string_view text) {
  // Some programs begin their files with a byte order mark, which JSON does not have.
  constexpr std::string_view MARK = "\xEF\xBB\xBF";
  if (text.starts_with(MARK)) text.remove_prefix(MARK.size());
  return text;
}

/// The content decides; if it leaves the format open, the ending does.
Result<ExchangeFormat> tell_format(Content& content, std::optional<ExchangeFormat> by_ending, const std::string& file) {
  const std::size_t first = content.text.find_first_not_of(" \t\r\n");
  const char begins = first == std::string_view::npos ? '\0' : content.text[first];
  const bool of_cells =
      begins != '{' && begins != '[' && begins != '<' && begins != '\0' && names_columns(content.text);
  if (of_cells || (by_ending == ExchangeFormat::roster && begins != '{' && begins != '<'))
    return ExchangeFormat::roster;
  if (begins == '<') return Problem{"", what_xml_is(content.text)};
  if (begins != '{' && begins != '[' && !by_ending)
    return Problem{"", "it is of no format that is known: " + std::string(KNOWN_FORMATS)};
  auto json = parse_json(content.text, file);
  if (!json) return json.problem();
  content.json = std::move(json).value();
  return format_of(content.json, by_ending);
}

Result<void> read_content(ExchangeFormat format, const Content& content, FilesBeside& files, ImportBuilder& builder) {
  switch (format) {
    case ExchangeFormat::universal_vtt: return read_universal_vtt(content.json, builder);
    case ExchangeFormat::tiled: return read_tiled(content.json, files, builder);
    case ExchangeFormat::geojson: return read_geojson(content.json, builder);
    case ExchangeFormat::roster: return read_roster(content.text, builder);
  }
  return {};
}

Problem in_file(Problem problem, const std::string& file) {
  problem.file = file;
  return problem;
}

Result<Imported> import_content(std::string_view text, const std::string& file, std::optional<ExchangeFormat> by_ending,
                                FilesBeside& files, const ImportOptions& options, const Game* into) {
  if (const auto problem = why_unusable(options)) return *problem;
  Content content{Value(), without_mark(text)};
  const auto format = tell_format(content, by_ending, file);
  if (!format) return in_file(format.problem(), file);
  if (options.scale && *format != ExchangeFormat::geojson)
    return Problem{file, "", "a scale is for maps in metres or degrees, as GeoJSON has them"};
  ImportBuilder builder(options, into, text.size());
  if (const auto read = read_content(*format, content, files, builder); !read) return in_file(read.problem(), file);
  auto imported = builder.finish(file);
  if (!imported) return imported;
  return Imported{imported->game, imported->report, *format};
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

Result<Imported> import_text(std::optional<ExchangeFormat> by_ending, std::string_view text, const std::string& file,
                             const ImportOptions& options, const Game* into) {
  FilesBeside nothing;
  return import_content(text, file, by_ending, nothing, options, into);
}

Result<Imported> import_file(const std::string& path, const ImportOptions& options, const Game* into) {
  const auto text = read_file(path);
  if (!text) return text.problem();
  FilesBeside files(path);
  return import_content(*text, path, exchange_format_of(path), files, options, into);
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

#include "exchange/exchange.h"

#include <array>

#include "base/text.h"
#include "exchange/base_words.h"
#include "exchange/encodings.h"
#include "exchange/formats.h"
#include "exchange/letters.h"
#include "exchange/tiled/xml.h"
#include "exchange/unread_formats.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "packing/zip_reader.h"

namespace linesman {

using namespace exchange;

namespace {

struct Ending {
  std::string_view text;
  ExchangeFormat format;
};
constexpr std::array<Ending, 12> ENDINGS{{{".dd2vtt", ExchangeFormat::universal_vtt},
                                          {".df2vtt", ExchangeFormat::universal_vtt},
                                          {".uvtt", ExchangeFormat::universal_vtt},
                                          {".tmj", ExchangeFormat::tiled},
                                          {".tsj", ExchangeFormat::tiled},
                                          {".tmx", ExchangeFormat::tiled},
                                          {".tsx", ExchangeFormat::tiled},
                                          {".geojson", ExchangeFormat::geojson},
                                          {".csv", ExchangeFormat::roster},
                                          {".ros", ExchangeFormat::army_list},
                                          {".rosz", ExchangeFormat::army_list},
                                          {".tts.json", ExchangeFormat::tabletop_simulator}}};

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

/// The content of a file: JSON, XML, or text.
struct Content {
  Value json;      ///< null for XML and text
  XmlElement xml;  ///< without a name for JSON and text
  std::string_view text;
};

/// The format of a JSON file by its members; nothing when it looks like none.
std::optional<ExchangeFormat> format_of_json(const Value& json) {
  const std::string_view type = json["type"].text().value_or("");
  if (json["resolution"].is_object() || json.find("line_of_sight")) return ExchangeFormat::universal_vtt;
  if (type == "map" || type == "tileset" || type == "template" || (json.find("layers") && json.find("tilewidth")))
    return ExchangeFormat::tiled;
  const bool of_geometries = json.find("coordinates") || json.find("geometries");
  if (json["ObjectStates"].is_array()) return ExchangeFormat::tabletop_simulator;
  if (json["roster"].is_object() || (json.find("forces") && json.find("gameSystemName")))
    return ExchangeFormat::army_list;
  if (type == "FeatureCollection" || type == "Feature" || of_geometries) return ExchangeFormat::geojson;
  return std::nullopt;
}

Result<ExchangeFormat> format_of(const Value& json, std::optional<ExchangeFormat> by_ending) {
  if (const auto format = format_of_json(json)) return *format;
  if (json["linesman"].is_whole() && json.find("ruleset")) return Problem{"", "it is a game of Linesman: open it"};
  if (const auto what = what_json_is(json)) return Problem{"", *what};
  if (by_ending && *by_ending != ExchangeFormat::roster) return *by_ending;
  return Problem{"", no_known_format()};
}

std::string_view without_mark(std::string_view text) {
  // Some programs begin their files with a byte order mark, which JSON does not have.
  constexpr std::string_view MARK = "\xEF\xBB\xBF";
  if (text.starts_with(MARK)) text.remove_prefix(MARK.size());
  return text;
}

/// The format of a file of XML by its root.
Result<ExchangeFormat> format_of_xml(Content& content) {
  const std::string root = xml_root(content.text);
  const bool of_tiled = root == "map" || root == "tileset" || root == "template";
  if (!of_tiled && root != "roster") return Problem{"", what_xml_is(content.text)};
  auto xml = read_xml(content.text);
  if (!xml) return xml.problem();
  if (of_tiled)
    content.json = tiled_json_of(*xml);
  else
    content.xml = std::move(xml).value();
  return of_tiled ? ExchangeFormat::tiled : ExchangeFormat::army_list;
}

/// The roster in a zip; nothing for other bytes and for a zip without one, unless the file is called .rosz.
Result<std::optional<std::string>> unpacked_roster(std::string_view bytes, std::optional<ExchangeFormat> by_ending) {
  if (!bytes.starts_with("PK\x03\x04")) return std::optional<std::string>();
  const bool must_be = by_ending == ExchangeFormat::army_list;
  const auto zip = ZipReader::over(bytes);
  if (!zip && must_be) return Problem{"", said<"it is no zip that can be read: {reason}">(zip.problem().reason)};
  std::optional<std::size_t> roster;
  for (std::size_t i = 0; zip && i < zip->names().size(); ++i) {
    if (!small_letters(zip->names()[i]).ends_with(".ros")) continue;
    if (roster) return Problem{"", "it holds two rosters: unpack it, and import them one by one"};
    roster = i;
  }
  if (!roster && must_be) return Problem{"", "it is a zip that holds no roster (.ros)"};
  if (!roster) return std::optional<std::string>();
  auto text = zip->unpacked(*roster, MAX_FILE_BYTES);
  if (!text) return Problem{"", said<"its roster {reason}">(text.problem().reason)};
  return std::optional(std::move(text).value());
}

/// The content decides; if it leaves the format open, the ending does.
Result<ExchangeFormat> tell_format(Content& content, std::optional<ExchangeFormat> by_ending, const std::string& file) {
  const std::size_t first = content.text.find_first_not_of(" \t\r\n");
  const char begins = first == std::string_view::npos ? '\0' : content.text[first];
  const bool of_cells =
      begins != '{' && begins != '[' && begins != '<' && begins != '\0' && names_columns(content.text);
  if (of_cells || (by_ending == ExchangeFormat::roster && begins != '{' && begins != '<'))
    return ExchangeFormat::roster;
  if (begins == '<') return format_of_xml(content);
  if (begins != '{' && begins != '[') {
    if (const auto what = what_text_is(content.text)) return Problem{"", *what};
    if (lists_units(content.text)) return ExchangeFormat::army_list;
    if (!by_ending || *by_ending == ExchangeFormat::army_list) return Problem{"", no_known_format()};
  }
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
    case ExchangeFormat::tabletop_simulator: return read_tabletop_simulator(content.json, builder);
    case ExchangeFormat::army_list: break;
  }
  if (!content.xml.name.empty()) return read_selections(content.xml, builder);
  return content.json.is_null() ? read_text_list(content.text, builder) : read_selections(content.json, builder);
}

Problem in_file(Problem problem, const std::string& file) {
  problem.file = file;
  return problem;
}

Result<Imported> import_content(std::string_view text, const std::string& file, std::optional<ExchangeFormat> by_ending,
                                FilesBeside& files, const ImportOptions& options, const Game* into) {
  if (const auto problem = why_unusable(options)) return *problem;
  const auto unpacked = unpacked_roster(text, by_ending);
  if (!unpacked) return in_file(unpacked.problem(), file);
  if (*unpacked) text = **unpacked;
  if (const auto what = what_binary_is(text, file)) return Problem{file, "", *what};
  const Decoded plain = decoded(text);
  Content content{Value(), XmlElement(), without_mark(plain.text)};
  const auto format = tell_format(content, by_ending, file);
  if (!format) return in_file(format.problem(), file);
  if (options.scale && *format != ExchangeFormat::geojson)
    return Problem{file, "", "a scale is for maps in metres or degrees, as GeoJSON has them"};
  ImportBuilder builder(options, into, plain.text.size());
  if (!plain.note.empty()) builder.say(Fate::noted, "", plain.note);
  if (const auto read = read_content(*format, content, files, builder); !read) return in_file(read.problem(), file);
  auto imported = builder.finish(file);
  if (!imported) return imported;
  return Imported{imported->game, imported->report, *format};
}

}  // namespace

std::optional<ExchangeFormat> exchange_format_of(std::string_view path) {
  const std::string lower = small_letters(path);
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
    case ExchangeFormat::tabletop_simulator: return write_tabletop_simulator(game);
    case ExchangeFormat::tiled: return Problem{"", "Tiled maps are read and not written"};
    case ExchangeFormat::army_list: break;
  }
  return Problem{"", "army lists are read and not written"};
}

Result<Footprint> parse_base(const std::string& text) {
  const auto words = base_in_words(Value(text), 1);
  if (!words) return words.problem();
  return words->base;
}

Argument place_of(const ReportLine& line) {
  constexpr std::string_view LINE = "line ";
  const auto number = line.place.starts_with(LINE) ? parse_number(line.place.substr(LINE.size())) : std::nullopt;
  return number ? Argument(said<"line {n}">(*number)) : line.place;
}

}  // namespace linesman

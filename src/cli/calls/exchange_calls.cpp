// The calls import and export: games from files of other programs and for them.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <ostream>

#include "answers/record_answers.h"
#include "base/text.h"
#include "base/utf8.h"
#include "catalogue/catalogue.h"
#include "cli/commands.h"
#include "cli/drawing.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "lint/ruleset_problems.h"
#include "plugins/ruleset_folders.h"
#include "table/roster.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

std::string line_text(const ReportLine& line, const Streams& streams) {
  const Sentence words = said<"{fate}: {reason}">(name_of(line.fate), line.reason);
  return streams.said(line.place.empty() ? words : said<"{place}: {reason}">(place_of(line), words)) + "\n";
}

Value lines_value(const std::vector<ReportLine>& lines) {
  Value::Array list;
  for (const ReportLine& line : lines)
    list.push_back(
        Value::Object{{"fate", name_of(line.fate)}, {"place", line.place}, {"reason", english(line.reason)}});
  return list;
}

void print_report(const ImportReport& report, const ExchangeCall& call, const Streams& streams) {
  std::ostream& out = streams.out;
  if (call.json) {
    const auto count = [](std::size_t n) { return Value(static_cast<std::int64_t>(n)); };
    const Value taken = Value::Object{
        {"features", count(report.features)}, {"units", count(report.units)}, {"pieces", count(report.pieces)}};
    out << write_json(
               Value::Object{{"taken", taken}, {"lines", lines_value(report.lines)}, {"more", count(report.more)}},
               INDENT)
        << '\n';
    return;
  }
  const Sentence features = report.features == 1 ? "1 feature" : said<"{n} features">(report.features);
  const Sentence units = report.units == 1 ? "1 unit" : said<"{n} units">(report.units);
  const Sentence pieces = report.pieces == 1 ? "1 piece" : said<"{n} pieces">(report.pieces);
  out << streams.said(said<"taken: {list}">(Several{{features, units, pieces}, {}})) << '\n';
  for (const ReportLine& line : report.lines) out << visible(line_text(line, streams));
  if (report.more > 0) out << streams.said(said<"and {n} more">(report.more)) << '\n';
}

/// One line that the report has something, for a call without --report.
void hint(std::size_t left_out, const Streams& streams) {
  if (left_out == 0) return;
  streams.err << streams.said(left_out == 1 ? "1 thing had no place in it; --report says which"
                                            : said<"{n} things had no place in it; --report says which">(left_out))
              << '\n';
}

/// One line for models whose bases are unknown.
void ask_for_bases(const std::vector<std::string>& names, const Streams& streams) {
  if (names.empty()) return;
  constexpr std::size_t MOST = 5;
  const std::vector<std::string> some(names.begin(),
                                      names.begin() + static_cast<std::ptrdiff_t>(std::min(MOST, names.size())));
  if (names.size() > MOST)
    streams.err << visible(streams.said(
                       said<"{n} names of models have no known base; these are the first {m}">(names.size(), MOST)))
                << '\n';
  const Sentence asked =
      names.size() == 1
          ? said<"the base of {name} is not known; --base \"{name}=32 mm\" says it, and it is remembered">(
                names.front())
          : said<"the bases of {names} are not known; --base \"{name}=32 mm\" says one, and it is remembered">(
                several_names(some, "and"), some.front());
  streams.err << visible(streams.said(asked)) << '\n';
}

/// The game that gets the imported things; nothing for a new one.
Result<std::optional<Document>> open_game(const ExchangeCall& call, const Streams& streams) {
  if (call.game.empty()) return std::optional<Document>();
  auto document = load_document(call.game, streams.in);
  if (!document) return document.problem();
  return std::optional(std::move(document).value());
}

bool names_a_picture(const std::string& path) {
  const std::string lower = in_small_letters(path);
  return lower.ends_with(".png") || lower.ends_with(".svg") || lower.ends_with(".pdf");
}

/// The picture of the bare table for a Universal VTT file.
Result<MapPicture> map_picture(const Game& game, const ExchangeCall& call, const Services& services) {
  MapPicture picture;
  if (call.picture.dpi > 0) picture.pixels_for_inch = static_cast<int>(std::lround(call.picture.dpi));
  if (!services.painter) return picture;
  PictureOptions bare;
  bare.scale = 1;
  bare.dpi = picture.pixels_for_inch;
  bare.bare = true;
  const auto bases = bases_in_play(game, services);
  const Drawn table{game, bases, nullptr, nullptr, folder_of(call.game), file_label(call.game)};
  auto png = services.painter(table, "map.png", bare);
  if (!png) return in_its_file(png.problem(), table, call.out);
  picture.png = std::move(png).value();
  return picture;
}

int export_data(ExchangeFormat format, const Game& game, const ExchangeCall& call, const CallOutput& output,
                const Services& services, const Streams& streams) {
  const bool with_picture = format == ExchangeFormat::universal_vtt;
  const auto picture = with_picture ? map_picture(game, call, services) : MapPicture{};
  if (!picture) return refuse(picture.problem(), streams);
  const auto exported = export_text(game, format, *picture);
  if (!exported) return refuse({output.name, "", exported.problem().reason}, streams);
  if (const auto saved = deliver(output, exported->text, streams); !saved) return refuse(saved.problem(), streams);
  if (call.json)
    streams.out << write_json(Value::Object{{"lines", lines_value(exported->left_out)}}, INDENT) << '\n';
  else if (call.report)
    for (const ReportLine& line : exported->left_out) streams.out << visible(line_text(line, streams));
  else
    hint(exported->left_out.size(), streams);
  return DONE;
}

std::string own_catalogue() { return fs::path(user_ruleset_folder()).parent_path() / "catalogue" / "own.json"; }

/// Models of lists, in the user's own catalogue.
constexpr const char* OF_LISTS = "Models of lists";

Result<std::vector<CatalogueEntry>> own_entries() {
  std::error_code error;
  if (!fs::exists(own_catalogue(), error)) return std::vector<CatalogueEntry>();
  return load_catalogue(own_catalogue());
}

/// Keeps the bases of a call in the user's own catalogue.
Result<void> remember_bases(const std::vector<std::string>& bases) {
  if (bases.empty()) return {};
  auto entries = own_entries();
  if (!entries) return entries.problem();
  for (const std::string& each : bases) {
    const std::size_t equals = each.rfind('=');
    const std::string name(trimmed(std::string_view(each).substr(0, std::min(equals, each.size()))));
    if (equals == std::string::npos || name.empty())
      return Problem{
          "", "", said<"--base {a}: a name, = and a base are wanted, as \"Guardsman=32 mm\"">(described(Value(each)))};
    const auto base = parse_base(each.substr(equals + 1));
    if (!base) return Problem{"", "", said<"--base {a}: {reason}">(described(Value(each)), base.problem().reason)};
    entries =
        with_entry(*std::move(entries),
                   {id_from(name), name, OF_LISTS, *base, Value::empty_object(), {{std::string(ANY_RULESET)}}, {}});
  }
  if (auto made = make_ruleset_folder(fs::path(own_catalogue()).parent_path().string()); !made) return made;
  return save_file(own_catalogue(), write_json(write_catalogue(*entries), INDENT) + "\n");
}

/// What the user has said goes before the installed catalogue. A catalogue that cannot be read has nothing.
std::vector<CatalogueEntry> all_entries(const std::string& data_folder) {
  std::vector<CatalogueEntry> entries;
  if (auto own = own_entries()) entries = *std::move(own);
  if (auto installed = load_catalogues(data_folder + "/catalogue"))
    entries.insert(entries.end(), installed->begin(), installed->end());
  return entries;
}

/// The id of a ruleset and of those that it extends.
std::vector<std::string> lineage_of(std::string id, const RulesetLibrary& library) {
  std::vector<std::string> lineage{id};
  for (const FoundRuleset* found = library.find(id); found != nullptr && !found->extends.empty();
       found = library.find(id)) {
    id = found->extends;
    if (std::find(lineage.begin(), lineage.end(), id) != lineage.end()) break;
    lineage.push_back(id);
  }
  return lineage;
}

/// Finds bases by the names of models; the catalogue is read when it is first asked for.
std::function<std::optional<Footprint>(const std::string&)> known_bases(std::string data_folder,
                                                                        std::vector<std::string> lineage) {
  const auto entries = std::make_shared<std::optional<std::vector<CatalogueEntry>>>();
  return [=](const std::string& name) {
    if (!*entries) *entries = all_entries(data_folder);
    const CatalogueEntry* entry = entry_named(**entries, name, lineage);
    return entry ? std::optional(entry->base) : std::nullopt;
  };
}

/// The options of a call, with the check of a new game under its rules.
Result<ImportOptions> import_options_of(const ExchangeCall& call, const Game* into, const Services& services) {
  ImportOptions options = call.import_options;
  if (!call.scale.empty()) {
    const auto scale = parse_scale(call.scale);
    if (!scale) return scale.problem();
    options.scale = *scale;
  }
  if (!call.kinds.empty()) {
    auto kinds = load_kinds(call.kinds);
    if (!kinds) return kinds.problem();
    options.kinds = std::move(kinds).value();
  }
  const auto library = services.library();
  if (call.game.empty() && options.ruleset != ImportOptions{}.ruleset && valid_id(options.ruleset) &&
      !library->find(options.ruleset))
    return library->ruleset(options.ruleset, {}).problem();
  options.refused_by_rules = [library](const Game& game) {
    return library->find(game.ruleset()) ? ruleset_problems(game, *library) : std::vector<Problem>();
  };
  options.known_base =
      known_bases(services.data_folder, lineage_of(into ? into->ruleset() : options.ruleset, *library));
  options.ready_trait = [library](const Game& game, const std::string& trait) {
    return ready_trait(game, *library, trait);
  };
  return options;
}

}  // namespace

int import_call(const ExchangeCall& call, const Services& services, const Streams& streams) {
  if (call.report && call.out == STANDARD_INPUT)
    return refuse({"", "", "standard output can have the game or the report, not both"}, streams);
  const auto writer = GameWriter::begin(call.game, call.out);
  if (!writer) return refuse(writer.problem(), streams);
  const auto into = open_game(call, streams);
  if (!into) return refuse(into.problem(), streams);
  if (*into) {
    if (const auto problem = why_not_added_to((*into)->game, call.game)) return refuse(*problem, streams);
  } else if (!call.force && call.out != STANDARD_INPUT) {
    if (const auto lost = loses_no_record(call.out); !lost) return refuse(lost.problem(), streams);
  }
  if (const auto kept = remember_bases(call.bases); !kept) return refuse(kept.problem(), streams);
  const auto options = import_options_of(call, *into ? &(*into)->game : nullptr, services);
  if (!options) return refuse(options.problem(), streams);
  const auto imported = import_file(call.what, *options, *into ? &(*into)->game : nullptr);
  if (!imported) return refuse(imported.problem(), streams);
  const Document document{imported->game, *into ? (*into)->source : Value()};
  if (const auto saved = writer->put(document, streams.out); !saved) return refuse(saved.problem(), streams);
  if (call.report || call.json)
    print_report(imported->report, call, streams);
  else
    hint(imported->report.count(Fate::left_out) + imported->report.more, streams);
  ask_for_bases(imported->report.unknown_bases, streams);
  return DONE;
}

int export_call(const ExchangeCall& call, const Services& services, const Streams& streams) {
  const auto output = output_of(call);
  if (!output) return refuse(output.problem(), streams);
  if (output->printed && (call.report || call.json))
    return refuse({"", "", "standard output can have the file or the report, not both"}, streams);
  const auto options = picture_options(call);
  if (!options) return refuse(options.problem(), streams);
  const auto document = load_document(call.game, streams.in);
  if (!document) return refuse(document.problem(), streams);
  const auto format = exchange_format_of(output->name);
  if (format) return export_data(*format, document->game, call, *output, services, streams);
  if (!names_a_picture(output->name))
    return refuse({call.out, "",
                   "is of no format that is written: a name ends in .geojson, .dd2vtt, .uvtt, .csv, .tts.json, .png, "
                   ".svg or .pdf"},
                  streams);
  const Game& game = document->game;
  const auto bases = bases_in_play(game, services);
  const auto drawn = draw({game, bases, nullptr, nullptr, folder_of(call.game), file_label(call.game)}, *output,
                          *options, services, streams);
  return drawn ? DONE : refuse(drawn.problem(), streams);
}

}  // namespace linesman

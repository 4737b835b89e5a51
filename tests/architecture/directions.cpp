#include "architecture/directions.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <regex>

namespace linesman {

namespace {

/// The headers of movement that say what an order and a trace are and look into them; the others measure.
const std::set<std::string> MOVEMENT_TYPES{"cut_trace", "form",       "gaps",         "hex_grid",
                                           "leg_gaps",  "line_parts", "measured_way", "order",
                                           "question",  "step",       "trace",        "trace_request"};

/// The headers of rules with which a ruleset puts its ruling together.
const std::set<std::string> RULING_TOOLS{"figures_reader", "findings", "furthest_search", "met_ground",
                                         "ruling_builder"};

struct Direction {
  std::string place;  ///< a pattern for paths
  std::vector<std::string> may;
};

/// The pieces that each place may include, besides the standard library and its own room. The first pattern that fits
/// counts.
const std::vector<Direction>& directions() {
  static const std::vector<Direction> table{
      {"src/base/.*", {}},
      // Boost.Geometry takes seconds and hundreds of megabytes to compile: its headers come into sources only.
      {"src/geometry/boost/boost_.*\\.h", {"base", "boost", "boost models"}},
      {"src/geometry/.*\\.cpp", {"base", "boost", "boost iterators", "boost models", "system"}},
      {"src/geometry/.*", {"base"}},
      {"src/table/.*", {"base", "boost iterators"}},
      {"src/movement/(grid/"
       ")?(cut_trace|form|hex_grid|line_parts|measured_way|order|question|step|trace|trace_request)\\.(h|cpp)",
       {"base", "boost containers", "table", "movement types"}},
      {"src/movement/.*", {"base", "boost containers", "table", "geometry", "movement types", "tracer"}},
      {"src/editing/.*", {"base", "table", "geometry", "movement types", "measuring"}},
      {"src/measuring/.*", {"base", "geometry", "table", "movement types"}},
      {"src/state/.*", {"base", "table", "movement types"}},
      {"src/rules/.*", {"base", "table", "movement types", "state"}},
      {"src/chart/.*", {"base", "table", "movement types", "rules", "ruling tools"}},
      {"src/referee/.*", {"base", "geometry", "table", "movement types", "tracer", "outlines", "state", "rules"}},
      {"src/reach/bounds/.*",
       {"base", "geometry", "table", "movement types", "outlines", "rules", "reach", "reach/bounds"}},
      {"src/reach/search/.*",
       {"base", "geometry", "table", "movement types", "tracer", "outlines", "state", "rules", "referee", "reach",
        "reach/bounds", "reach/search"}},
      {"src/reach/ask/.*",
       {"base", "geometry", "table", "movement types", "tracer", "measuring", "rules", "referee", "reach",
        "reach/search", "reach/questions", "reach/units", "reach/ask"}},
      {"src/reach/units/matching\\.cpp", {"reach/units", "boost graph"}},
      {"src/reach/units/.*",
       {"base", "geometry", "table", "movement types", "tracer", "state", "rules", "referee", "reach", "reach/bounds",
        "reach/search", "reach/questions", "reach/units"}},
      {"src/reach/.*",
       {"base", "geometry", "table", "movement types", "tracer", "state", "rules", "referee", "reach", "reach/bounds",
        "reach/search", "reach/questions"}},
      {"src/lab/.*",
       {"base", "geometry", "table", "movement types", "tracer", "rules", "referee", "reach", "files", "record"}},
      {"src/clock/gaps/least_cut\\.cpp", {"base", "geometry", "table", "movement types", "reach", "boost graph"}},
      {"src/clock/chances\\.cpp",
       {"base", "table", "movement types", "rules", "referee", "reach", "boost multiprecision"}},
      {"src/clock/.*", {"base", "geometry", "table", "movement types", "tracer", "state", "rules", "referee", "reach"}},
      // nlopt is asked by one source.
      {"src/fair/make_fair\\.cpp", {"base", "table", "movement types", "referee", "clock", "editing", "nlopt"}},
      {"src/fair/.*", {"base", "table", "movement types", "referee", "clock", "editing"}},
      {"src/lint/.*", {"base", "geometry", "table", "movement types", "tracer", "state", "rules", "referee", "clock"}},
      {"src/packing/.*\\.cpp", {"base", "libzip"}},
      {"src/packing/.*", {"base"}},
      {"src/files/(.*\\.cpp|disk/windows/win32\\.h)",
       {"base", "geometry", "table", "movement types", "tracer", "state", "rules", "referee", "boost json", "system"}},
      {"src/files/.*", {"base", "table", "movement types", "tracer", "rules", "referee"}},
      {"src/journal/.*\\.cpp", {"base", "table", "files", "record"}},
      {"src/journal/.*", {"base", "table", "files"}},
      {"src/record/.*", {"base", "table", "movement types", "rules", "referee", "files", "system"}},
      // utf8proc knows the width of characters.
      {"src/words/columns\\.cpp", {"base", "utf8proc"}},
      {"src/words/.*", {"base", "table", "movement types", "state", "rules", "ruling tools", "referee", "reach"}},
      // utf8proc folds texts in one source.
      {"src/casebook/search/folded\\.cpp", {"base", "utf8proc"}},
      {"src/casebook/.*",
       {"base", "table", "movement types", "tracer", "rules", "referee", "reach", "files", "record", "words"}},
      {"src/exchange/tiled/tile_data\\.cpp", {"base", "files", "record", "zlib"}},
      {"src/exchange/xml\\.cpp", {"base", "tinyxml2"}},
      {"src/exchange/.*", {"base", "geometry", "table", "movement types", "files", "record", "packing"}},
      {"src/catalogue/.*", {"base", "table", "movement types", "rules", "files"}},
      {"src/plugins/ruleset_plugin\\.h", {"base", "rules", "QtCore"}},
      {"src/plugins/.*",
       {"base", "table", "movement types", "tracer", "rules", "chart", "referee", "files", "plugin interface", "QtCore",
        "system"}},
      // libzip packs and unpacks in one source.
      {"src/sharing/rules_file\\.cpp", {"base", "chart", "files", "plugins", "packing", "libzip"}},
      {"src/sharing/.*", {"base", "table", "chart", "files", "record", "plugins"}},
      {"src/answers/.*", {"base",     "table", "movement types", "state",   "rules",   "referee", "reach",
                          "lint",     "files", "record",         "plugins", "sharing", "photo",   "words",
                          "casebook", "chart", "clock",          "editing", "fair",    "lab",     "watch"}},
      {"src/c/.*", {"base", "files", "plugins", "answers", "linesman/linesman.h", "system"}},
      {"src/drawing/picture/.*",
       {"base", "geometry", "table", "movement types", "measuring", "state", "rules", "referee", "reach", "clock",
        "files", "QtCore", "QtGui", "QtSvg", "libpng"}},
      {"src/drawing/report/.*",
       {"base", "table", "movement types", "state", "rules", "referee", "files", "record", "words", "QtCore"}},
      {"src/drawing/sheet/.*",
       {"base", "table", "movement types", "state", "rules", "referee", "reach", "clock", "files", "record", "photo",
        "lab", "words", "drawing/picture", "drawing/report", "QtCore", "QtGui", "QtSvg", "qrencode"}},
      // Pictures are decoded by Qt, as they are painted by it.
      {"src/photo/.*",
       {"base", "table", "movement types", "files", "record", "QtCore", "QtGui", "apriltag", "exif", "Eigen"}},
      {"src/watch/.*",
       {"base", "table", "movement types", "rules", "referee", "reach", "files", "record", "words", "photo", "QtCore",
        "QtGui"}},
      {"src/filming/.*", {"base", "watch", "QtCore", "QtGui", "QtMultimedia", "QtTextToSpeech"}},
      {"src/cli/main\\.cpp", {"base", "files", "plugins", "words", "QtCore"}},
      // Of the command line one file draws, with what needs no display.
      {"src/cli/drawing_module\\.cpp",
       {"base", "files", "casebook", "plugins", "photo", "watch", "QtCore", "QtGui", "drawing/picture", "lab",
        "drawing/report", "drawing/sheet"}},
      {"src/cli/.*",
       {"base",  "table", "movement types", "tracer", "state",    "rules",     "chart",   "referee", "reach",
        "lint",  "files", "journal",        "record", "answers",  "exchange",  "plugins", "sharing", "photo",
        "watch", "words", "CLI11",          "system", "casebook", "catalogue", "clock",   "lab"}},
      {"ui/session/.*",
       {"base", "table", "movement types", "editing", "state", "rules", "referee", "reach", "clock", "fair", "lint",
        "files", "record", "casebook", "sharing", "photo", "QtCore", "QtGui", "watch"}},
      {"ui/commands/.*",
       {"base", "table", "editing", "state", "rules", "referee", "files", "record", "words", "ui/session", "QtCore",
        "QtGui"}},
      {"ui/tools/.*",
       {"base", "geometry", "table", "movement types", "editing", "measuring", "tracer", "rules", "referee", "reach",
        "drawing/picture", "drawing/report", "QtCore", "QtGui"}},
      {"ui/table/.*",
       {"base", "table", "movement types", "editing", "measuring", "state", "rules", "reach", "words",
        "drawing/picture", "drawing/report", "ui/tools", "QtCore", "QtGui", "QtWidgets"}},
      {"ui/panels/.*", {"base",   "table",           "movement types", "editing",     "state",
                        "rules",  "referee",         "reach",          "clock",       "fair",
                        "lint",   "files",           "record",         "casebook",    "catalogue",
                        "words",  "drawing/picture", "ui/session",     "ui/commands", "drawing/report",
                        "QtCore", "QtGui",           "QtWidgets",      "QtSvg"}},
      {"ui/workshop/.*",
       {"base", "table", "movement types", "rules", "chart", "referee", "files", "record", "plugins", "sharing",
        "drawing/picture", "drawing/report", "ui/session", "ui/panels", "QtCore", "QtGui", "QtWidgets"}},
      {"ui/window/.*",
       {"base",     "table",    "movement types", "editing",     "rules",           "referee",        "state",
        "reach",    "clock",    "fair",           "files",       "record",          "journal",        "catalogue",
        "exchange", "plugins",  "sharing",        "lint",        "drawing/picture", "ui/session",     "ui/commands",
        "ui/tools", "ui/table", "ui/panels",      "ui/workshop", "drawing/report",  "drawing/sheet",  "words",
        "photo",    "watch",    "QtCore",         "QtGui",       "QtWidgets",       "QtPrintSupport", "lab"}},
      {"rulesets/[^/]*/plugin\\.cpp", {"base", "table", "movement types", "rules", "plugin interface", "QtCore"}},
      {"rulesets/charts/.*", {"base", "table", "movement types", "rules", "ruling tools", "chart"}},
      {"rulesets/.*", {"base", "table", "movement types", "rules", "ruling tools"}},
  };
  return table;
}

/// "order" of "movement/order.h".
std::string stem(const std::string& name) { return std::filesystem::path(name).stem().string(); }

std::string folder_of(const std::string& name) { return std::filesystem::path(name).parent_path().string(); }

/// The room that an include is from: "base" of "base/heading.h", "ui/tools" of "ui/tools/placing/contact.h". Folders
/// within a room are for its reader and no boundary.
std::string room_named_in(const std::string& name) {
  const bool grouped = name.starts_with("ui/") || name.starts_with("drawing/");
  const std::size_t end = name.find('/', grouped ? name.find('/') + 1 : 0);
  return end == std::string::npos ? folder_of(name) : name.substr(0, end);
}

/// The room of a file as others include from it: "base" of "src/base/heading.h", "pips" of "rulesets/pips/plugin.cpp".
std::string room_of(const std::string& path) {
  for (const std::string_view root : {"src/", "rulesets/"})
    if (path.starts_with(root)) return room_named_in(path.substr(root.size()));
  return room_named_in(path);
}

/// "documents/record" of "files/documents/record.h": a header by its path in its room.
std::string header_in_room(const std::string& name) {
  return std::filesystem::path(name.substr(room_named_in(name).size() + 1)).replace_extension().string();
}

std::optional<std::string> library_of(const std::string& name) {
  const std::string first = name.substr(0, name.find('/'));
  if (name.starts_with("boost/iterator/")) return "boost iterators";
  if (name.starts_with("boost/container/")) return "boost containers";
  if (name.starts_with("boost/json/")) return "boost json";
  if (name.starts_with("boost/graph/")) return "boost graph";
  if (name == "nlopt.h") return "nlopt";
  if (name.starts_with("boost/multiprecision/")) return "boost multiprecision";
  if (first == "boost" || first == "nlohmann" || first == "valijson") return first;
  if (first == "CLI") return "CLI11";
  if (first == "apriltag") return first;
  if (first == "libexif") return "exif";
  if (first == "Eigen" || name.starts_with("unsupported/Eigen/")) return "Eigen";
  if (first == "qrencode.h") return "qrencode";
  if (first == "png.h") return "libpng";
  if (first == "utf8proc.h") return "utf8proc";
  if (first == "zip.h") return "libzip";
  if (first == "zlib.h") return "zlib";
  if (first == "tinyxml2.h") return "tinyxml2";
  return std::nullopt;
}

std::string piece_of_ours(const std::string& path, const std::string& name) {
  const std::string room = room_named_in(name);
  if (name.starts_with("geometry/boost/boost_")) return "boost models";
  // The folders of reach are floors.
  if (room == "reach" && path.starts_with("src/reach/")) return folder_of(name);
  if (room.empty() || room == room_of(path)) return "own folder";
  if (name == "plugins/ruleset_plugin.h") return "plugin interface";
  if (room == "rules" && RULING_TOOLS.contains(stem(name))) return "ruling tools";
  if (name == "movement/outline.h") return "outlines";
  if (room == "movement") return MOVEMENT_TYPES.contains(stem(name)) ? "movement types" : "tracer";
  if (public_headers().contains(room) || room.starts_with("ui/") || room.starts_with("drawing/")) return room;
  return name;
}

}  // namespace

const std::map<std::string, std::set<std::string>>& public_headers() {
  static const std::map<std::string, std::set<std::string>> rooms{
      {"base",
       {"budget",       "check",    "contains", "disjoint_sets", "exact",      "given_up", "heading",  "json_reader",
        "length_words", "lengths",  "names",    "nearest_name",  "phrasebook", "result",   "sentence", "shared_list",
        "side_by_side", "splitmix", "text",     "tolerance",     "utf8",       "value",    "vec"}},
      {"geometry",
       {"shapes/area", "boost/box_index", "shapes/centre_line", "shapes/convex", "sweeps/cover_round", "boost/grown",
        "sweeps/line_cover", "boost/measure", "boost/mended", "shapes/orientation", "boost/overlay", "shapes/remainder",
        "sweeps/stretch", "sweeps/turn_sweep", "boost/validity"}},
      {"table",
       {"footprint", "game", "hex", "kind", "kind_words", "losses", "marker", "plan", "roster", "shared_keys", "status",
        "tray"}},
      {"editing",
       {"brush", "carving", "feature_check", "hex_painting", "outlines", "scatter", "snapping/contact",
        "snapping/drawn_snap", "snapping/hold", "snapping/snap_index", "terrain_edits", "thing_moves", "transform",
        "vertices"}},
      {"fair", {"make_fair"}},
      {"measuring", {"measurement", "outline"}},
      {"movement",
       {"cut_trace", "expand", "form", "gaps", "grid/hex_grid", "grid/hex_map", "leg_gaps", "line_parts",
        "measured_way", "order", "outline", "question", "step", "survey/survey", "trace", "trace_request",
        "trace/tracer"}},
      {"state", {"events", "keys", "long_turn", "status_edits", "statuses", "wreck"}},
      {"rules",
       {"agreed_figures",
        "argument_of",
        "conditions",
        "dice",
        "fare",
        "figure_words",
        "figures_reader",
        "findings",
        "furthest_search",
        "kind_ratings",
        "met_ground",
        "modified",
        "on_grid",
        "own_words",
        "ruleset",
        "ruleset_interface",
        "ruling",
        "ruling_builder",
        "section_labels",
        "terms",
        "terms_reader",
        "vocabulary"}},
      {"chart",
       {"chart", "kinds", "places", "renumbering", "said_rule", "sentences", "shape", "troop_chart", "warnings",
        "words"}},
      {"referee",
       {"certainty", "cheapest_walk", "common_stop", "cut_order", "dice_odds", "hex_search", "interpretations",
        "referee", "trays", "way_rows", "wrecked"}},
      {"reach",
       {"effort",
        "ask/answer",
        "ask/ask",
        "ask/askable",
        "ask/could_stand",
        "ask/mend",
        "ask/mend_kind",
        "questions/answers",
        "questions/could",
        "questions/reach",
        "questions/turns",
        "search/way_finder",
        "search/way_search",
        "search/way_trial",
        "units/form_slots",
        "units/formed",
        "units/listed_ends",
        "units/unit_reach",
        "units/unit_turns",
        "questions/course_of_turns",
        "questions/grid_turns",
        "questions/region",
        "questions/roll_space",
        "ask/choices",
        "bounds/raster",
        "search/same_fare",
        "search/turns_field",
        "search/way_labels"}},
      {"clock",
       {"answer", "chain", "chances", "clock", "closed_objectives", "goal", "mover", "request", "way_to_place"}},
      {"lint", {"complaint", "doubts", "known_complaints", "lint", "ruleset_problems"}},
      {"files",
       {"disk/descriptor",
        "disk/file",
        "disk/folder",
        "disk/held_file",
        "disk/interruption",
        "disk/owners",
        "disk/places",
        "disk/terminal",
        "documents/clipping",
        "documents/document",
        "documents/plan_check",
        "documents/record",
        "json",
        "json_spelling",
        "orders/cases_tried",
        "orders/expectation",
        "orders/form_json",
        "orders/order_json",
        "orders/question_json",
        "orders/ruling_json",
        "orders/typed_steps",
        "phrases",
        "picture_size",
        "problems"}},
      {"words",
       {"answer_lines", "ask_words", "certainty_words", "decimals", "ruling_brief", "ruling_lines", "ruling_words",
        "state_words", "together_words", "watch_words", "way_place", "columns", "ruling_text"}},
      {"journal", {"file_lock", "game_keeper", "unsaved"}},
      {"record",
       {"astray", "base64", "basis", "canonical_json", "chain", "changes", "difference", "history", "numbered",
        "old_sentences", "rejudged", "replay", "seen", "sha256", "timeline", "verify"}},
      {"casebook",
       {"book_pages",  "case",       "case_book",   "case_check", "case_desk", "case_folder",       "case_tests",
        "case_text",   "case_words", "dispute",     "draft",      "event",     "event_pages",       "facts/fact_words",
        "facts/facts", "hall_words", "event_files", "moment",     "people",    "search/word_search"}},
      {"packing", {"zip_reader"}},
      {"exchange", {"exchange", "imported"}},
      {"catalogue", {"catalogue", "placement"}},
      {"photo",
       {"apart", "backdrop", "base_snap", "camera", "kept_camera", "known_markers", "photo_reader", "photo_reading",
        "picture_input", "pins", "square", "tag_detector", "tag_pattern"}},
      {"filming", {}},
      {"watch",
       {"event_lines", "film_calls", "film_source", "frame", "run_watch", "tones", "watch_event", "watch_request"}},
      {"plugins", {"chart_file", "library", "rules_in_folder", "ruleset_folders", "ruleset_plugin", "variant_file"}},
      {"lab", {"rules_side", "compare", "differ", "made_up", "sensitivity", "experiment", "lab_orders", "lab_watch"}},
      {"sharing", {"carried_rules", "rules_file"}},
      {"answers", {"check_codes",        "record_lines",      "answer_status",      "answerer",
                   "ask_json",           "certainty_json",    "error_line",         "game_cache",
                   "game_check",         "interruption_json", "lab_json",           "outcome",
                   "photo_json",         "problem_place",     "questions",          "record_answers",
                   "clock/clock_answer", "clock/clock_json",  "cases/case_answers", "cases/event_answers",
                   "watch_json",         "marker_sizes",      "cases/pages"}},
      {"c", {}},
      {"cli", {}},
  };
  return rooms;
}

std::string piece_of(const std::string& path, const Include& include, const QtModules& qt) {
  const std::string& name = include.name;
  if (include.quoted) return piece_of_ours(path, name);
  if (const auto library = library_of(name)) return *library;
  if (const std::string module = qt(name); !module.empty()) return module;
  if (name.find('/') == std::string::npos && name.find('.') == std::string::npos) return "standard";
  return name.size() > 2 && name.substr(name.size() - 2) == ".h" ? "system" : name;
}

std::vector<std::string> direction_faults(const std::string& path, std::string_view text, const QtModules& qt) {
  const auto& all = directions();
  const auto rule = std::find_if(all.begin(), all.end(),
                                 [&](const Direction& d) { return std::regex_match(path, std::regex(d.place)); });
  if (rule == all.end()) return {};
  std::vector<std::string> faults;
  for (const Include& include : includes_of(text)) {
    const std::string piece = piece_of(path, include, qt);
    if (piece == "own folder" || (piece == "standard" && include.name != "locale")) continue;
    if (std::find(rule->may.begin(), rule->may.end(), piece) != rule->may.end()) continue;
    faults.push_back(path + ":" + std::to_string(include.line) + " includes " + include.name + " (" + piece + ")");
  }
  return faults;
}

std::vector<std::string> stale_directions(const std::vector<std::string>& paths) {
  std::vector<std::string> stale;
  for (const Direction& direction : directions()) {
    const std::regex place(direction.place);
    if (std::none_of(paths.begin(), paths.end(), [&](const auto& path) { return std::regex_match(path, place); }))
      stale.push_back(direction.place);
  }
  const auto check_headers = [&](const std::string& room, const std::set<std::string>& stems) {
    for (const std::string& name : stems) {
      const auto is_it = [&](const auto& path) { return path.starts_with(room) && path.ends_with("/" + name + ".h"); };
      if (std::none_of(paths.begin(), paths.end(), is_it)) stale.push_back(room + name + ".h");
    }
  };
  check_headers("src/movement/", MOVEMENT_TYPES);
  check_headers("src/rules/", RULING_TOOLS);
  return stale;
}

std::vector<std::string> private_header_faults(const std::string& path, std::string_view text) {
  std::vector<std::string> faults;
  for (const Include& include : includes_of(text)) {
    const auto room = public_headers().find(room_named_in(include.name));
    if (!include.quoted || room == public_headers().end() || room->first == room_of(path)) continue;
    if (room->second.contains(header_in_room(include.name))) continue;
    faults.push_back(path + ":" + std::to_string(include.line) + " includes " + include.name + ", which " +
                     room->first + " keeps to itself");
  }
  return faults;
}

}  // namespace linesman

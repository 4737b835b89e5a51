#include "architecture/includes.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <regex>
#include <set>

namespace linesman {

namespace {

bool starts(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

std::string first_folder(const std::string& name) {
  const auto slash = name.find('/');
  return slash == std::string::npos ? std::string() : name.substr(0, slash);
}

/// Comments blanked out, lines and strings kept.
std::string without_comments(std::string_view text) {
  std::string kept;
  enum { code, line_comment, comment, string } in = code;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    if (in == code && starts(rest, "//")) in = line_comment;
    if (in == code && starts(rest, "/*")) in = comment;
    if (in == line_comment && text[i] == '\n') in = code;
    if (in == comment && starts(rest, "*/")) {
      in = code;
      ++i;
      continue;
    }
    if (in == string && text[i] == '\\') {
      kept += rest.substr(0, 2);
      ++i;
      continue;
    }
    if (text[i] == '"' && (in == code || in == string)) in = in == code ? string : code;
    if (in == string && text[i] == '\n') in = code;
    if (in == code || in == string || text[i] == '\n') kept += text[i];
  }
  return kept;
}

const std::set<std::string> MOVEMENT_TYPES{"order", "trace", "trace_request", "hex_grid"};
const std::set<std::string> ROOMS{"base", "geometry", "table", "rules", "referee", "files", "cli"};

/// "order" of "movement/order.h".
std::string stem(const std::string& name) { return std::filesystem::path(name).stem().string(); }

std::string movement_piece(const std::string& name) {
  return MOVEMENT_TYPES.contains(stem(name)) ? "movement types" : "tracer";
}

std::optional<std::string> library_of(const std::string& name) {
  const std::string folder = first_folder(name);
  if (folder == "boost" || folder == "nlohmann" || folder == "valijson") return folder;
  if (folder == "CLI") return "CLI11";
  return std::nullopt;
}

/// The folder that a file belongs to: "pips" of "rulesets/pips/plugin.cpp", "base" of "src/base/heading.h".
std::string own_folder(const std::string& path) {
  return std::filesystem::path(path).parent_path().filename().string();
}

struct Direction {
  std::string place;  ///< a pattern for paths
  std::vector<std::string> may;
};

/// Who may include what, besides the standard library and its own folder. The first pattern that fits counts.
const std::vector<Direction>& directions() {
  static const std::vector<Direction> table{
      {"src/base/.*", {}},
      {"src/geometry/.*\\.cpp", {"base", "boost", "system"}},
      {"src/geometry/.*", {"base"}},
      {"src/table/.*", {"base"}},
      {"src/movement/(order|trace|trace_request|hex_grid)\\.(h|cpp)", {"base", "table", "movement types"}},
      {"src/movement/.*", {"base", "table", "geometry", "movement types", "tracer"}},
      {"src/rules/.*", {"base", "table", "movement types"}},
      {"src/referee/.*", {"base", "geometry", "table", "movement types", "tracer", "rules"}},
      {"src/files/.*\\.cpp",
       {"base", "geometry", "table", "movement types", "tracer", "rules", "referee", "nlohmann", "system"}},
      {"src/files/.*", {"base", "table", "movement types", "tracer", "rules", "referee"}},
      {"src/plugins/ruleset_plugin\\.h", {"base", "rules", "QtCore"}},
      {"src/plugins/.*",
       {"base", "table", "movement types", "tracer", "rules", "referee", "files", "plugin interface", "QtCore",
        "system"}},
      {"src/cli/main\\.cpp",
       {"base", "table", "movement types", "tracer", "rules", "referee", "files", "plugins", "CLI11", "QtCore", "QtGui",
        "picture", "system"}},
      {"src/cli/.*",
       {"base", "table", "movement types", "tracer", "rules", "referee", "files", "plugins", "CLI11", "system"}},
      {"ui/picture/.*",
       {"base", "geometry", "table", "movement types", "tracer", "rules", "referee", "files", "QtCore", "QtGui",
        "QtSvg"}},
      {"ui/.*",
       {"base", "geometry", "table", "movement types", "tracer", "rules", "referee", "files", "plugins", "ui",
        "picture", "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport", "QtConcurrent"}},
      {"rulesets/[^/]*/plugin\\.cpp", {"base", "table", "movement types", "rules", "plugin interface", "QtCore"}},
      {"rulesets/.*", {"base", "table", "movement types", "rules"}},
  };
  return table;
}

}  // namespace

std::vector<Include> includes_of(std::string_view text) {
  static const std::regex pattern("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]");
  std::vector<Include> found;
  const std::string code = without_comments(text);
  int line = 1;
  for (std::size_t from = 0; from <= code.size(); ++line) {
    const std::size_t to = std::min(code.find('\n', from), code.size());
    std::smatch match;
    const std::string row = code.substr(from, to - from);
    if (std::regex_search(row, match, pattern)) found.push_back({line, match[2], match[1] == "\""});
    from = to + 1;
  }
  return found;
}

QtModules qt_modules_in(const std::string& include_folder) {
  return [include_folder](const std::string& header) -> std::string {
    if (starts(header, "Qt") && header.find('/') != std::string::npos) return first_folder(header);
    if (!starts(header, "Q") && !starts(header, "q")) return {};
    for (const auto& module : std::filesystem::directory_iterator(include_folder))
      if (module.is_directory() && std::filesystem::exists(module.path() / header))
        return module.path().filename().string();
    return {};
  };
}

std::string piece_of(const std::string& path, const Include& include, const QtModules& qt) {
  const std::string& name = include.name;
  const std::string folder = first_folder(name);
  if (include.quoted) {
    if (name == "plugins/ruleset_plugin.h") return "plugin interface";
    if (folder == "movement") return movement_piece(name);
    if (folder == "plugins" || ROOMS.contains(folder)) return folder;
    if (folder == "picture" || starts(name, "ui/picture/")) return "picture";
    if (folder.empty() || folder == own_folder(path) || stem(name) == "moc_" + stem(path)) return "own folder";
    return starts(path, "ui/") ? "ui" : name;
  }
  if (const auto library = library_of(name)) return *library;
  if (const std::string module = qt(name); !module.empty()) return module;
  if (folder.empty() && name.find('.') == std::string::npos) return "standard";
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
    const bool of_itself = piece == "own folder" || piece == own_folder(path);
    if (piece == "standard" && include.name != "locale") continue;
    if (of_itself || std::find(rule->may.begin(), rule->may.end(), piece) != rule->may.end()) continue;
    faults.push_back(path + ":" + std::to_string(include.line) + " includes " + include.name + " (" + piece + ")");
  }
  return faults;
}

std::vector<std::string> ruleset_mentions(const std::string& path, std::string_view text,
                                          const std::vector<std::string>& ruleset_ids) {
  static const std::regex literal("\"([^\"\\\\]*)\"");
  // "hexes" is a member of features in the protocol besides being the id of a ruleset.
  const auto of_the_protocol = [](const std::string& id) { return id == "hexes"; };
  std::vector<std::string> found;
  const std::string code = without_comments(text);
  for (std::sregex_iterator it(code.begin(), code.end(), literal), end; it != end; ++it) {
    const std::string words = (*it)[1];
    for (const std::string& id : ruleset_ids)
      if ((words == id && !of_the_protocol(id)) || std::regex_match(words, std::regex(id + "-[0-9]+[a-z]?")))
        found.push_back(path + " says \"" + words + "\"");
  }
  return found;
}

}  // namespace linesman

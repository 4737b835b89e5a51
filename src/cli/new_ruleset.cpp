// The call rulesets --new: the first files of a ruleset, made from the templates of resources/skeleton.
#include <algorithm>
#include <filesystem>
#include <map>
#include <ostream>
#include <regex>

#include "base/text.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "files/disk/file.h"
#include "files/disk/folder.h"
#include "files/json.h"
#include "rules/ruleset_interface.h"

namespace linesman {

namespace {

namespace fs = std::filesystem;

using Places = std::map<std::string, std::string>;  ///< text by its place in a template, "@ID@"

/// The id as a name of C++: "my-game" gives "rules_my_game".
std::string cpp_name(const std::string& id) {
  std::string name = "rules_" + id;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
  return name;
}

std::string filled(std::string text, const Places& places) {
  for (const auto& [place, value] : places)
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size()))
      text.replace(at, place.size(), value);
  return text;
}

/// The JSON of a template with its titles and sentences in words. What a program reads stays.
std::string in_words(const std::string& json, const Streams& streams) {
  static const std::regex sentence(R"re(("(?:title|summary|help|text|fault|cost|part|name|why)": ")([^"]*)("))re");
  std::string said;
  std::string::const_iterator from = json.begin();
  for (std::sregex_iterator it(json.begin(), json.end(), sentence), end; it != end; ++it) {
    said.append(from, (*it)[0].first);
    said += it->str(1) + streams.said(it->str(2)) + it->str(3);
    from = (*it)[0].second;
  }
  return said.append(from, json.end());
}

Result<std::vector<fs::path>> files_of(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> files;
  for (const std::string& name : names_in(folder, error)) files.push_back(folder / name);
  if (error || files.empty()) return Problem{folder.string(), "", "holds no skeleton: is Linesman installed whole?"};
  return files;
}

/// The files that were written. On a Problem nothing is left of them.
Result<std::vector<std::string>> write_skeleton(const fs::path& templates, const fs::path& folder, const Places& places,
                                                const Streams& streams) {
  const auto files = files_of(templates);
  if (!files) return files.problem();
  std::error_code error;
  if (!fs::create_directory(folder, error))
    return Problem{folder.string(), "", error ? "cannot be made: " + error.message() : "is there already"};
  std::vector<std::string> written;
  for (const fs::path& file : *files) {
    auto text = read_file(file.string());
    if (text && file.stem().extension() == ".json") text = in_words(*text, streams);
    const std::string place = (folder / file.stem()).string();  // "rules.cpp" of "rules.cpp.in"
    const auto saved = text ? save_file(place, filled(*text, places)) : text.problem();
    if (!saved) {
      fs::remove_all(folder, error);
      return saved.problem();
    }
    written.push_back(place);
  }
  return written;
}

/// Editors find the schema beside the ruleset that names it.
Result<std::string> write_schema(const std::string& data_folder, const std::string& name, const fs::path& folder) {
  const auto text = read_file(data_folder + "/schema/" + name);
  if (!text) return text.problem();
  const std::string place = (folder / name).string();
  if (const auto saved = save_file(place, *text); !saved) return saved.problem();
  return place;
}

}  // namespace

int new_ruleset_call(const RulesetsCall& call, const Services& services, const Streams& streams) {
  const std::string& id = call.fresh_id;
  if (!valid_id(id))
    return refuse({"", "--new: an id has 1 to 64 of a-z 0-9 - _ ., not " + describe(Value(id))}, streams);
  if (services.library()->find(id)) return refuse({"", "--new: there is a ruleset \"" + id + "\" already"}, streams);
  const Places places{{"@ID@", id}, {"@NAME@", cpp_name(id)}, {"@INTERFACE@", std::to_string(RULESET_INTERFACE)}};
  const auto written = write_skeleton(fs::path(services.data_folder) / "skeleton" / (call.chart ? "chart" : "plugin"),
                                      id, places, streams);
  if (!written) return refuse(written.problem(), streams);
  const auto schema = write_schema(services.data_folder, call.chart ? "chart.schema.json" : "ruleset.schema.json", id);
  if (!schema) {
    std::error_code error;
    fs::remove_all(id, error);
    return refuse(schema.problem(), streams);
  }
  std::vector<std::string> files = *written;
  files.push_back(*schema);
  std::sort(files.begin(), files.end());
  if (call.json)
    streams.out << write_json(Value(Value::Array(files.begin(), files.end())), INDENT) << '\n';
  else
    for (const std::string& file : files) streams.out << visible(file) << '\n';
  return DONE;
}

}  // namespace linesman

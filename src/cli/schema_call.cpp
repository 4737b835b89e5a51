// The call schema: the JSON Schemas of documents, orders, answers and rulesets.
#include <algorithm>
#include <filesystem>
#include <ostream>

#include "base/nearest_name.h"
#include "base/text.h"
#include "cli/commands.h"
#include "files/disk/file.h"

namespace linesman {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view SCHEMA_ENDING = ".schema.json";

/// "game" for game.schema.json; sorted.
std::vector<std::string> schemas_in(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const std::string file = entry.path().filename().string();
    if (file.ends_with(SCHEMA_ENDING)) names.push_back(file.substr(0, file.size() - SCHEMA_ENDING.size()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

Problem no_schema(const std::string& name, const std::vector<std::string>& known) {
  const std::string meant = name_meant(name, known);
  return {"", "",
          "there is no schema \"" + name + "\", but there is " +
              (meant.empty() ? listed(known, " and ") : "\"" + meant + "\"")};
}

}  // namespace

int schema_call(const Call& call, const Services& services, const Streams& streams) {
  const fs::path folder = fs::path(services.data_folder) / "schema";
  const std::vector<std::string> names = schemas_in(folder);
  if (names.empty()) return refuse({folder.string(), "", "there are no schemas there"}, streams);
  if (call.what.empty()) {
    for (const std::string& name : names) streams.out << name << '\n';
    return DONE;
  }
  if (!std::binary_search(names.begin(), names.end(), call.what)) return refuse(no_schema(call.what, names), streams);
  const auto schema = read_file((folder / (call.what + std::string(SCHEMA_ENDING))).string());
  if (!schema) return refuse(schema.problem(), streams);
  streams.out << *schema;
  return DONE;
}

}  // namespace linesman

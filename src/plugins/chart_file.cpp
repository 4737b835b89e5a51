#include "plugins/chart_file.h"

#include <algorithm>
#include <filesystem>

#include "base/text.h"
#include "chart/chart.h"
#include "files/disk/file.h"
#include "files/disk/folder.h"
#include "files/json.h"
#include "plugins/ruleset_folders.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr int CHART_INDENT = 2;

Result<void> save_json_file(const std::string& path, const Value& json) {
  return save_file(path, write_json(json, CHART_INDENT) + "\n");
}

bool is_there(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

/// A folder for the chart in which no other user writes.
Result<void> made_ready(const ChartFile& file, const Value& chart) {
  if (!valid_id(chart["id"].text().value_or("")))
    return Problem{file.ruleset(), "/id", "an id has 1 to 64 of a-z 0-9 - _ ."};
  if (auto made = make_ruleset_folder(file.folder); !made) return made;
  return check_writers(file.folder);
}

}  // namespace

Problem why_no_chart(const Value& ruleset) {
  if (ruleset["judge"].text() != "charts") return {"/judge", "must be \"charts\", not " + describe(ruleset["judge"])};
  return {"/extends", "has no place in a chart: it is whole in itself"};
}

Result<void> save_draft(const ChartFile& file, const Value& chart) {
  if (auto ready = made_ready(file, chart); !ready) return ready;
  return save_json_file(file.draft(), chart);
}

void drop_draft(const ChartFile& file) {
  std::error_code error;
  fs::remove(file.draft(), error);
  fs::remove(file.folder, error);  // only an empty one goes
}

Result<void> save_chart(const ChartFile& file, const Value& chart, const Value& cases) {
  if (auto ready = made_ready(file, chart); !ready) return ready;
  if (cases["cases"].size() > 0 || is_there(file.cases()))
    if (auto saved = save_json_file(file.cases(), cases); !saved) return saved;
  if (!chart::chart_mistakes(chart).empty()) return save_json_file(file.draft(), chart);
  if (auto saved = save_json_file(file.ruleset(), chart); !saved) return saved;
  std::error_code error;
  fs::remove(file.draft(), error);
  if (error) return Problem{file.draft(), "", said<"cannot be removed: {reason}">(word(error.message()))};
  return {};
}

std::vector<ChartFile> chart_files(const std::string& folder) {
  std::vector<ChartFile> files;
  std::error_code error;
  for (const std::string& name : names_in(folder, error)) {
    const ChartFile file{(fs::path(folder) / name).string()};
    if (!is_there(file.draft()) && !is_there(file.ruleset())) continue;
    if (const auto chart = load_chart(file); chart && chart::is_chart(*chart)) files.push_back(file);
  }
  return files;
}

Result<Value> load_chart(const ChartFile& file) {
  return load_json(is_there(file.draft()) ? file.draft() : file.ruleset());
}

Result<Value> load_cases(const ChartFile& file) {
  if (!is_there(file.cases())) return Value(Value::Object{{"cases", Value::empty_array()}});
  return load_json(file.cases());
}

}  // namespace linesman

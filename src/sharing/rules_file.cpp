#include "sharing/rules_file.h"

#include <zip.h>
#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

#include "chart/chart.h"
#include "chart/renumbering.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "packing/zip_reader.h"
#include "plugins/chart_file.h"
#include "plugins/ruleset_folders.h"
#include "plugins/variant_file.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

struct Part {
  const char* name;
  std::size_t most;  ///< bytes
};
constexpr std::array<Part, 2> PARTS{{{"ruleset.json", MAX_RULES}, {"cases.json", MAX_CASES}}};

struct CloseZip {
  void operator()(zip_t* archive) const { zip_discard(archive); }
  void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using ZipArchive = std::unique_ptr<zip_t, CloseZip>;
using ZipSource = std::unique_ptr<zip_source_t, CloseZip>;

class ZipError {
 public:
  ZipError() { zip_error_init(&error_); }
  ~ZipError() { zip_error_fini(&error_); }
  ZipError(const ZipError&) = delete;
  ZipError& operator=(const ZipError&) = delete;
  zip_error_t* get() { return &error_; }
  std::string words() { return zip_error_strerror(&error_); }

 private:
  zip_error_t error_{};
};

std::string mebibytes(std::size_t bytes) { return std::to_string(bytes >> 20) + " MiB"; }

/// An archive over its own copy of the source, which it takes.
Result<ZipArchive> opened(ZipSource source, int flags) {
  ZipError error;
  ZipArchive archive(zip_open_from_source(source.get(), flags, error.get()));
  if (!archive) return Problem{"", "is no file of rules: " + error.words()};
  static_cast<void>(source.release());
  return archive;
}

// The same rules give the same bytes: no time of day and no mark of the machine is kept.
Result<void> add_part(zip_t* archive, const char* name, const std::string& text) {
  constexpr zip_uint16_t FIRST_DAY = (1 << 5) | 1;  // 1 January 1980, as MS-DOS writes it
  zip_source_t* source = zip_source_buffer(archive, text.data(), text.size(), 0);
  const zip_int64_t index = source == nullptr ? -1 : zip_file_add(archive, name, source, ZIP_FL_ENC_UTF_8);
  if (source != nullptr && index < 0) zip_source_free(source);
  if (index < 0 || zip_file_set_dostime(archive, static_cast<zip_uint64_t>(index), 0, FIRST_DAY, 0) != 0)
    return Problem{"", std::string("cannot be packed: ") + zip_strerror(archive)};
  return {};
}

Result<std::string> content_of(zip_source_t* source) {
  zip_stat_t facts;
  zip_stat_init(&facts);
  if (zip_source_stat(source, &facts) != 0 || zip_source_open(source) != 0) return Problem{"", "cannot be packed"};
  std::string bytes(facts.size, '\0');
  const zip_int64_t count = zip_source_read(source, bytes.data(), bytes.size());
  zip_source_close(source);
  if (count < 0 || static_cast<std::size_t>(count) != bytes.size()) return Problem{"", "cannot be packed"};
  return bytes;
}

/// The bytes of a zip of these texts, in that order.
Result<std::string> packed(const std::vector<std::pair<const char*, std::string>>& parts) {
  ZipError error;
  ZipSource kept(zip_source_buffer_create(nullptr, 0, 0, error.get()));
  if (!kept) return Problem{"", "cannot be packed: " + error.words()};
  zip_source_keep(kept.get());
  auto made = opened(ZipSource(kept.get()), ZIP_CREATE | ZIP_TRUNCATE);
  if (!made) return made.problem();
  ZipArchive archive = std::move(made).value();
  for (const auto& [name, text] : parts)
    if (auto added = add_part(archive.get(), name, text); !added) return added.problem();
  if (zip_close(archive.get()) != 0)
    return Problem{"", std::string("cannot be packed: ") + zip_strerror(archive.get())};
  static_cast<void>(archive.release());
  return content_of(kept.get());
}

/// The texts of PARTS; an empty one for a part that is not there.
Result<std::array<std::string, PARTS.size()>> parts_of(const std::string& path, std::string_view bytes) {
  const auto archive = ZipReader::over(bytes);
  if (!archive) return Problem{path, "", "is no file of rules: " + english(archive.problem().reason)};
  std::array<std::string, PARTS.size()> texts;
  for (std::size_t i = 0; i < archive->names().size(); ++i) {
    const std::string& name = archive->names()[i];
    const auto* part = std::find_if(PARTS.begin(), PARTS.end(), [&](const Part& each) { return each.name == name; });
    if (part == PARTS.end())
      return Problem{path, "",
                     "holds " + describe(Value(name)) + ", and a file of rules has only ruleset.json and cases.json"};
    std::string& text = texts[static_cast<std::size_t>(part - PARTS.begin())];
    if (!text.empty()) return Problem{path, "", std::string("holds ") + part->name + " twice"};
    auto read = archive->unpacked(i, part->most);
    if (!read) return Problem{path + "/" + part->name, "", read.problem().reason};
    text = std::move(read).value();
  }
  return texts;
}

Value no_cases() { return Value::Object{{"cases", Value::empty_array()}}; }

Result<void> check_cases(const Value& cases) {
  if (!cases.is_object()) return Problem{"", "must be an object with the list \"cases\", not " + describe(cases)};
  if (!cases["cases"].is_array()) return Problem{"/cases", "must be a list of cases, not " + describe(cases["cases"])};
  return {};
}

Result<void> check_chart(const Value& chart) {
  if (!chart::is_chart(chart)) return why_no_chart(chart);
  if (auto mistakes = chart::chart_mistakes(chart); !mistakes.empty()) return mistakes.front();
  return {};
}

Problem in_part(Problem problem, const std::string& file) {
  problem.file = file;
  return problem;
}

std::string id_of(const Value& chart) { return std::string(chart["id"].text().value_or("")); }

bool is_there(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

constexpr int PACKED_INDENT = 2;

}  // namespace

Result<std::string> rules_file(const SharedRules& rules) {
  if (auto right = check_chart(rules.chart); !right) return right.problem();
  std::vector<std::pair<const char*, std::string>> parts{
      {PARTS[0].name, write_json(rules.chart, PACKED_INDENT) + "\n"}};
  if (rules.cases["cases"].size() > 0) parts.emplace_back(PARTS[1].name, write_json(rules.cases, PACKED_INDENT) + "\n");
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i].second.size() > PARTS[i].most)
      return Problem{"", std::string(PARTS[i].name) + " is larger than " + mebibytes(PARTS[i].most)};
  auto bytes = packed(parts);
  if (bytes && bytes->size() > MAX_RULES_FILE) return Problem{"", "is larger than " + mebibytes(MAX_RULES_FILE)};
  return bytes;
}

Result<SharedRules> load_rules_file(const std::string& path) {
  std::error_code error;
  if (const auto bytes = fs::file_size(path, error); !error && bytes > MAX_RULES_FILE)
    return Problem{path, "", "is larger than " + mebibytes(MAX_RULES_FILE)};
  const auto bytes = read_file(path);
  if (!bytes) return bytes.problem();
  const auto texts = parts_of(path, *bytes);
  if (!texts) return texts.problem();
  const std::string chart_part = path + "/" + PARTS[0].name;
  const std::string case_part = path + "/" + PARTS[1].name;
  if ((*texts)[0].empty()) return Problem{path, "", "holds no ruleset.json"};
  auto chart = parse_json((*texts)[0], chart_part);
  if (!chart) return chart.problem();
  if (const auto right = check_chart(*chart); !right) return in_part(right.problem(), chart_part);
  if ((*texts)[1].empty()) return SharedRules{std::move(chart).value(), no_cases()};
  auto cases = parse_json((*texts)[1], case_part);
  if (!cases) return cases.problem();
  if (const auto right = check_cases(*cases); !right) return in_part(right.problem(), case_part);
  return SharedRules{std::move(chart).value(), std::move(cases).value()};
}

Result<SharedRules> rules_of(const RulesetLibrary& library, const std::string& id) {
  const FoundRuleset* found = library.find(id);
  if (found == nullptr) return library.ruleset(id, {}).problem();
  if (!found->extends.empty())
    return Problem{
        "", "\"" + id + "\" changes figures of \"" + found->extends + "\", and only a chart of its own is shared"};
  if (!chart::is_chart(found->data.raw))
    return Problem{"", "\"" + id + "\" is no chart: its rules are a program, which is not shared"};
  if (found->folder.empty()) return Problem{"", "\"" + id + "\" is in no folder: a game carries it"};
  const ChartFile file{found->folder};
  auto chart = load_json(file.ruleset());
  if (!chart) return chart.problem();
  auto cases = load_cases(file);
  if (!cases) return cases.problem();
  return SharedRules{std::move(chart).value(), std::move(cases).value()};
}

RulesStanding standing_of(const SharedRules& rules, const std::string& folder, const RulesetLibrary& library) {
  const std::string id = id_of(rules.chart);
  const ChartFile own{folder + "/" + id};
  const FoundRuleset* found = library.find(id);
  std::error_code error;
  if (found != nullptr && !found->folder.empty() && !fs::equivalent(found->folder, own.folder, error))
    return RulesStanding::taken;
  if (!is_there(own.folder)) return RulesStanding::fresh;
  const auto chart = load_json(own.ruleset());
  const auto cases = load_cases(own);
  const bool same = chart && cases && *chart == rules.chart && (*cases)["cases"] == rules.cases["cases"];
  return same && !is_there(own.draft()) ? RulesStanding::same : RulesStanding::differ;
}

namespace {

/// The player's own rules that make room, beside themselves.
Result<void> put_aside(const ChartFile& own) {
  const auto chart = load_chart(own);
  const auto cases = load_cases(own);
  if (!chart || !cases) return {};  // they cannot be read, so nothing is lost
  auto bytes = rules_file({*chart, *cases});
  if (!bytes)
    return Problem{own.folder, "", "holds changes with a mistake, which would be lost; mend or discard them first"};
  return save_file(own.folder + "/replaced" + std::string(RULES_ENDING), *bytes);
}

}  // namespace

Result<ChartFile> keep_rules(const SharedRules& rules, const std::string& folder, const RulesetLibrary& library,
                             IfThere if_there) {
  const std::string id = id_of(rules.chart);
  ChartFile own{folder + "/" + id};
  // The judge itself is asked, too.
  if (const auto judged = library.of_chart(rules.chart, Value::empty_object()); !judged) return judged.problem();
  switch (standing_of(rules, folder, library)) {
    case RulesStanding::taken:
      return Problem{"", "a ruleset \"" + id + "\" of " + library.find(id)->folder + " goes before these rules"};
    case RulesStanding::same: return own;
    case RulesStanding::differ:
      if (if_there == IfThere::refuse)
        return Problem{own.folder, "", "holds other rules \"" + id + "\", which are not replaced unasked"};
      if (auto aside = put_aside(own); !aside) return aside.problem();
      break;
    case RulesStanding::fresh: break;
  }
  if (auto saved = save_chart(own, rules.chart, rules.cases); !saved) return saved.problem();
  return own;
}

SharedRules renamed_rules(const SharedRules& rules, const std::string& title, const RulesetLibrary& library) {
  const std::string id = free_ruleset_id(title, library);
  return {chart::renamed_chart(rules.chart, id, title), chart::renamed_cases(rules.cases, id_of(rules.chart), id)};
}

}  // namespace linesman

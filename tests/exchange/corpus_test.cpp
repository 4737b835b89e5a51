// Every file of tests/import against the expectation beside it (tests/import/README.md).
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/tolerance.h"
#include "exchange/exchange.h"
#include "files/documents/document.h"
#include "files/json.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view EXPECTED = ".expected.json";

std::vector<std::string> corpus() {
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator(LINESMAN_SOURCE_DIR "/tests/import"))
    if (fs::exists(entry.path().string() + std::string(EXPECTED))) files.push_back(entry.path().filename().string());
  std::sort(files.begin(), files.end());
  return files;
}

/// Where `value` does not hold what `wanted` says: of objects the members that are wanted, of lists every item. Empty
/// when it holds all.
std::string difference(const Value& wanted, const Value& value, const std::string& pointer = {}) {
  if (wanted.is_object()) {
    for (const auto& [name, member] : wanted.members())
      if (const std::string d = difference(member, value[name], pointer + "/" + name); !d.empty()) return d;
    return {};
  }
  if (wanted.is_array() && wanted.size() == value.size() && value.is_array()) {
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (const std::string d = difference(wanted[i], value[i], pointer + "/" + std::to_string(i)); !d.empty())
        return d;
    return {};
  }
  if (wanted.is_number() && value.is_number() && same_length(*wanted.number(), *value.number())) return {};
  if (!wanted.is_array() && wanted == value) return {};
  return pointer + " is " + write_json(value) + ", not " + write_json(wanted);
}

Value lines_value(const ImportReport& report) {
  Value::Array lines;
  for (const ReportLine& line : report.lines)
    lines.push_back(Value::Array{name_of(line.fate), line.place, english(line.reason)});
  return lines;
}

Value taken_value(const ImportReport& report) {
  Value::Array counts;
  for (const std::size_t n : {report.features, report.units, report.pieces})
    counts.emplace_back(static_cast<std::int64_t>(n));
  return counts;
}

/// The default options with those of an expectation.
ImportOptions options_in(const Value& expected) {
  ImportOptions options;
  const Value& said = expected["options"];
  options.inches = said["inches"].number().value_or(options.inches);
  options.scale = said["scale"].number();
  if (said.find("kinds")) options.kinds = read_kinds(said["kinds"], "").value();
  return options;
}

class TheImport : public testing::TestWithParam<std::string> {
 protected:
  const std::string path = std::string(LINESMAN_SOURCE_DIR "/tests/import/") + GetParam();
};

TEST_P(TheImport, GivesWhatIsExpected) {
  const auto expected = load_json(path + std::string(EXPECTED));
  ASSERT_TRUE(expected.ok()) << expected.problem().sentence();
  const auto imported = import_file(path, options_in(*expected));
  if (const Value* refused = expected->find("refused")) {
    ASSERT_FALSE(imported.ok()) << "it is taken";
    EXPECT_EQ(imported.problem().file, path);
    EXPECT_EQ(imported.problem().pointer, expected.value()["pointer"].text().value_or(""));
    EXPECT_EQ(imported.problem().reason, *refused->text());
    return;
  }
  ASSERT_TRUE(imported.ok()) << imported.problem().sentence();
  EXPECT_EQ(difference(expected.value()["taken"], taken_value(imported->report)), "");
  EXPECT_EQ(difference(expected.value()["report"], lines_value(imported->report)), "");
  EXPECT_EQ(difference(expected.value()["game"], write_document({imported->game, Value()})), "");
}

TEST_P(TheImport, GivesADocumentThatCanBeRead) {
  const auto imported = import_file(path, options_in(load_json(path + std::string(EXPECTED)).value()));
  if (!imported) return;
  const Value written = write_document({imported->game, Value()});
  EXPECT_TRUE(check_document(written, "").empty());
  EXPECT_EQ(write_json(write_document({read_document(written, "")->game, Value()})), write_json(written));
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name;
  bool upper = true;
  for (const char c : info.param) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += upper ? static_cast<char>(std::toupper(c)) : c;
    upper = std::isalnum(static_cast<unsigned char>(c)) == 0;
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(OfTheCorpus, TheImport, testing::ValuesIn(corpus()), test_name);

TEST(TheCorpus, HasFilesOfEachFormat) {
  std::set<ExchangeFormat> formats;
  for (const std::string& file : corpus())
    if (const auto imported = import_file(LINESMAN_SOURCE_DIR "/tests/import/" + file, {}))
      formats.insert(imported->format);
  EXPECT_EQ(formats.size(), names_of(ExchangeFormat{}).size());
  EXPECT_GE(corpus().size(), 30u);
}

}  // namespace
}  // namespace linesman

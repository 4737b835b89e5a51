#include "lint/linted.h"

#include <gmock/gmock.h>

#include <cctype>

#include "support/built_rulesets.h"
#include "support/documents.h"

namespace linesman::lint_test {

Document table(const std::string& ruleset, const std::string& more) {
  const bool own = more.find("\"table\"") != std::string::npos;
  return files_test::read(files_test::json(R"({"linesman": 1, "ruleset": ")" + ruleset + "\", " +
                                           (own ? "" : R"("table": {"width": 48, "depth": 48}, )") + more + "}"));
}

Linted linted(const Document& document) { return lint(document.game, *built_rulesets()); }

std::vector<Complaint> complaints_of(const Document& document, std::string_view code) {
  std::vector<Complaint> all = linted(document).complaints;
  std::erase_if(all, [&](const Complaint& complaint) { return complaint.code != code; });
  return all;
}

std::string line(const std::string& id, const std::string& kind, const std::string& points, const std::string& more) {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "LineString", "coordinates": )" +
         points + "}" + more + "}";
}

std::string area(const std::string& id, const std::string& kind, const std::string& points, const std::string& more) {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [)" +
         points + "]}" + more + "}";
}

std::string id_of(std::string name) {
  for (char& c : name) c = static_cast<char>(std::tolower(c));
  return name;
}

std::string tank(const std::string& name, const std::string& at, const std::string& more) {
  return R"({"id": ")" + id_of(name) + R"(", "name": ")" + name + R"(", "side": "red", "at": )" + at +
         R"(, "facing": 0, "base": {"shape": "rectangle", "width": 1.4, "length": 3},
            "traits": {"speed": "standard", "drive": "tracked"})" +
         more + "}";
}

void expect_fixed(const Document& document, std::string_view code) {
  const std::vector<Complaint> found = complaints_of(document, code);
  ASSERT_THAT(found, testing::Not(testing::IsEmpty()));
  for (const Complaint& complaint : found) {
    ASSERT_TRUE(complaint.fix) << complaint.reason;
    EXPECT_THAT(english(complaint.fix->sentence), testing::EndsWith("."));
    const std::vector<Complaint> left = complaints_of({complaint.fix->mended(document.game), document.source}, code);
    EXPECT_EQ(left.size() + 1, found.size()) << complaint.fix->sentence;
  }
}

}  // namespace linesman::lint_test

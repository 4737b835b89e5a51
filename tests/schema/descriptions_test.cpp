// The schemas say of each property what it is, and have an address of their own.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "files/json.h"
#include "support/cases.h"

namespace linesman {
namespace {

struct Properties {
  std::size_t all = 0;
  std::vector<std::string> without;  ///< places of those that have no description
};

/// Conditions say again what is declared elsewhere, and a property that is `false` is none.
const std::set<std::string> CONDITIONS{"if", "then", "else", "not", "allOf", "const", "enum", "required", "examples"};

void collect(const Value& schema, const std::string& place, Properties& found) {
  if (schema.is_array())
    for (std::size_t i = 0; i < schema.size(); ++i) collect(schema[i], place + "/" + std::to_string(i), found);
  if (!schema.is_object()) return;
  for (const auto& [key, part] : schema.members()) {
    if (key == "properties" || key == "definitions" || key == "patternProperties") {
      for (const auto& [name, property] : part.members()) {
        if (key == "properties" && property.is_object()) {
          ++found.all;
          if (property["description"].text().value_or("").size() < 5) found.without.push_back(place + "/" + name);
        }
        collect(property, place + "/" + name, found);
      }
    } else if (!CONDITIONS.contains(key)) {
      collect(part, place + "/" + key, found);
    }
  }
}

TEST(TheSchemas, DescribeEveryPropertyAndHaveAnAddress) {
  std::size_t all = 0;
  for (const auto& entry : std::filesystem::directory_iterator(in_project("resources/schema"))) {
    const std::string name = entry.path().filename().string();
    const Value schema = load_json(entry.path().string()).value();
    EXPECT_EQ(schema["$id"].text(), "https://linesman.example/schema/" + name);
    Properties found;
    collect(schema, "", found);
    all += found.all;
    for (const std::string& place : found.without) ADD_FAILURE() << name << place << " has no description";
  }
  EXPECT_GT(all, 800u);
}

}  // namespace
}  // namespace linesman

// The schema of charts is made from the tables of the kinds of rule. With LINESMAN_SCHEMA=1 the kept file is written
// anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "chart/schema.h"
#include "files/json.h"
#include "support/cases.h"

namespace linesman::charts_test {
namespace {

constexpr std::size_t WIDTH = 120;

/// The value as people read it: in one line if it fits there.
void write(std::ostream& out, const Value& value, std::size_t indent, std::size_t before) {
  const std::string line = write_json(value);
  const bool fits = indent + before + line.size() + 1 <= WIDTH;
  if (fits || value.size() == 0) {
    out << line;
    return;
  }
  const std::string margin(indent + 2, ' ');
  const char* comma = "\n";
  out << (value.is_array() ? '[' : '{');
  for (const Value& item : value.items()) {
    out << comma << margin;
    write(out, item, indent + 2, 0);
    comma = ",\n";
  }
  for (const auto& [name, member] : value.members()) {
    const std::string begun = write_json(Value(name)) + ": ";
    out << comma << margin << begun;
    write(out, member, indent + 2, begun.size());
    comma = ",\n";
  }
  out << '\n' << std::string(indent, ' ') << (value.is_array() ? ']' : '}');
}

TEST(TheKeptSchemaOfCharts, IsTheOneThatTheirTablesMake) {
  const std::string file = in_project("resources/schema/chart.schema.json");
  std::ostringstream made;
  write(made, chart::chart_schema(), 0, 0);
  made << '\n';
  if (std::getenv("LINESMAN_SCHEMA")) std::ofstream(file) << made.str();
  std::ostringstream kept;
  kept << std::ifstream(file).rdbuf();
  EXPECT_EQ(kept.str(), made.str()) << "LINESMAN_SCHEMA=1 writes it anew";
}

}  // namespace
}  // namespace linesman::charts_test

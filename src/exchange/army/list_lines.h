// The lines of an army list as people paste it, each with its name, its number and what it costs. Inside `exchange`
// only.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linesman::exchange {

struct ListLine {
  std::size_t number = 0;  ///< of the line, from 1
  std::size_t level = 0;   ///< by its indent and its bullet
  std::string name;
  std::optional<double> count;
  std::optional<double> cost;
  std::optional<double> count_beside_cost;  ///< of two bare numbers; another count goes before it
  std::optional<double> cost_beside_count;
  bool has_both_bare = false;  ///< its count and its cost are these
  bool has_colon = false;      ///< what it carries stands behind a colon, or behind "with"
  bool is_heading = false;     ///< by its signs or capitals
  bool has_fields = false;     ///< "Guard [5] | 60pts": the lines below it are what it carries
  bool below_fields = false;   ///< without an indent of its own
  std::size_t children = 0;    ///< lines below it

  std::string place() const { return "line " + std::to_string(number); }
  bool is_marked() const { return count || cost || children > 0; }
};

/// `number`: of the line, from 1.
ListLine line_of(std::string_view text, std::size_t number);

/// Those that have a name, with their levels as the list is indented, and the lines that each has below it.
std::vector<ListLine> lines_of(std::string_view text);

}  // namespace linesman::exchange

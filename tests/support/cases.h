// The cases of tests/cases and the examples of resources/examples, found by pattern.
#pragma once

#include <string>
#include <vector>

#include "base/value.h"

namespace linesman {

/// A path of the project: "tests/cases".
std::string in_project(const std::string& path);

/// The files below a folder of the project whose names end in `ending`, sorted.
std::vector<std::string> files_ending(const std::string& folder, const std::string& ending);

struct Case {
  std::string file;     ///< without folder and ending: "pips-more"
  std::string ruleset;  ///< "?" when its file names none
  std::string name;     ///< a sentence
  Value content;        ///< as it stands in the file

  /// Its game with what a case may leave out.
  Value game() const;
  const Value& order() const { return content["order"]; }
  /// Whether the input is to be refused as unusable.
  bool is_refused() const;
};

/// All of them, by file; throws when a file cannot be read.
std::vector<Case> read_cases();

struct Example {
  std::string file;                 ///< path of the game
  std::vector<std::string> orders;  ///< paths of the orders to it, sorted
};

std::vector<Example> find_examples();

}  // namespace linesman

// Reads C++ texts: the classes that they define, with the numbers of their functions and members.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace linesman {

struct ClassSize {
  std::string name;           ///< without the namespaces and classes around it
  std::size_t functions = 0;  ///< declared or defined in its body, constructors and operators too
  std::size_t members = 0;    ///< its variables, without constants
  friend bool operator==(const ClassSize&, const ClassSize&) = default;
};

/// The classes and structs with a body in a text, inner ones before those around them.
std::vector<ClassSize> classes_in(std::string_view text);

/// The classes of which a source defines functions: "Area" for `bool Area::holds(Vec p) const {`.
std::set<std::string> classes_with_functions_in(std::string_view source);

}  // namespace linesman

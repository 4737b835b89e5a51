// Reads C++ texts: their #includes and their strings.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// One #include of a file.
struct Include {
  int line = 0;      ///< from 1
  std::string name;  ///< what stands between the quotes or angle brackets
  bool quoted = false;
};

/// Comments blanked out, lines and strings kept.
std::string without_comments(std::string_view text);

/// The code without comments and lines of the preprocessor; each string and character is a 0.
std::string plain_code(std::string_view text);

/// The #includes of a C++ text, in order. Those in comments do not count.
std::vector<Include> includes_of(std::string_view text);

/// Says to which Qt module a header belongs ("QtCore", "QtWidgets"), or nothing when Qt has no such header.
using QtModules = std::function<std::string(const std::string& header)>;

/// The modules of the Qt whose headers lie in `include_folder`, one folder for each module.
QtModules qt_modules_in(const std::string& include_folder);

/// A sentence for each string in the text that is the id of a ruleset or of one of its clauses.
std::vector<std::string> ruleset_mentions(const std::string& path, std::string_view text,
                                          const std::vector<std::string>& ruleset_ids);

}  // namespace linesman

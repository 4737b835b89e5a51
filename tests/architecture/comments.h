// Reads the comments of C++ texts, and finds private words in them: words of this house that other engineers do not
// use.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// A line of a comment.
struct CommentLine {
  int line = 0;         ///< from 1
  std::string text;     ///< without its slashes
  bool begins = false;  ///< it is the first of its comment
  friend bool operator==(const CommentLine&, const CommentLine&) = default;
};

/// The comments that begin with //, line by line.
std::vector<CommentLine> comment_lines(std::string_view text);

/// A sentence for each comment line with a private word. The list is short: words that readers had to read twice.
std::vector<std::string> private_words(const std::string& path, std::string_view text);

}  // namespace linesman

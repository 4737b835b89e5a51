// The answers of one call about several files: judge with many orders, check with many games.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/services.h"
#include "rules/ruling.h"

namespace linesman {

/// A Problem when more than one of the files is standard input.
std::optional<Problem> why_read_twice(const std::vector<std::string>& files);

/// Prints the answer about each file, in their order. The only file is answered as if no other could be. Among several
/// a text stands below a heading with the file's name, and JSON on a line that begins with it, as a batch answers a
/// line with an id.
class FileAnswers {
 public:
  FileAnswers(bool several, bool as_json, const Streams& streams)
      : several_(several), as_json_(as_json), streams_(streams) {}

  bool several() const { return several_; }

  /// `text` is printed as it is; of an empty one nothing is.
  void give(const std::string& file, const std::string& text, int status);
  /// The text of a ruling.
  void give(const std::string& file, const std::string& text, Verdict verdict);
  void give(const std::string& file, const Value& answer, int status);

  /// Says on standard error why a file has no answer. Among several its line of JSON says so too: each file has one.
  void refuse(const std::string& file, const Problem& problem);

  /// Takes a further status into account.
  void count(int status);

  /// The worst status: unusable before illegal before incomplete before done.
  int status() const { return status_; }

 private:
  void print_heading(const std::string& file);
  void print_line(const std::string& file, const Value& answer);

  bool several_;
  bool as_json_;
  bool first_ = true;
  int status_ = 0;
  const Streams& streams_;
};

}  // namespace linesman

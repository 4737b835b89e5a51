// Progress as JSON lines, for programs that wait: {"share": 0.4, "doing": "made-up orders"}.
#pragma once

#include <ostream>
#include <string>

#include "base/sentence.h"

namespace linesman {

/// Writes a line when the share has grown by a hundredth, and when something else is done.
class ProgressLines {
 public:
  explicit ProgressLines(std::ostream& out) : out_(out) {}

  /// `share` of all the work, from 0 to 1.
  void tell(double share, const Sentence& doing);

 private:
  std::ostream& out_;
  double told_ = -1;
  std::string doing_;
};

}  // namespace linesman

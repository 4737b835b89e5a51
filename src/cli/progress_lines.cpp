#include "cli/progress_lines.h"

#include <cmath>

#include "base/value.h"
#include "files/json.h"

namespace linesman {

void ProgressLines::tell(double share, const Sentence& doing) {
  constexpr double STEPS = 100;
  const double rounded_share = std::floor(share * STEPS) / STEPS;
  std::string words = english(doing);
  if (rounded_share <= told_ && words == doing_) return;
  told_ = rounded_share;
  doing_ = std::move(words);
  out_ << write_json(Value::Object{{"share", told_}, {"doing", doing_}}) << '\n' << std::flush;
}

}  // namespace linesman

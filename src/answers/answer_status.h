// The exit status that goes with an answer.
#pragma once

#include "rules/ruling.h"

namespace linesman {

inline constexpr int DONE = 0;        ///< legal, marginal, done
inline constexpr int NOT_LEGAL = 1;   ///< illegal, or a difference was found
inline constexpr int UNUSABLE = 2;    ///< the input is unusable: one line on standard error
inline constexpr int INCOMPLETE = 3;  ///< dice are missing, or the question cannot be answered

constexpr int status_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal:
    case Verdict::marginal: return DONE;
    case Verdict::illegal: return NOT_LEGAL;
    case Verdict::incomplete: return INCOMPLETE;
  }
  return UNUSABLE;
}

}  // namespace linesman

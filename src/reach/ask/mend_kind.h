// The kinds of fixes that the order of several pieces has.
#pragma once

#include "base/names.h"

namespace linesman {

/// How the models of a unit end instead.
enum class MendKind {
  stop,     ///< all at their common stop
  stagger,  ///< who decides stays there, the others go on together
  each,     ///< each at its own furthest point
  share,    ///< all after the same share of their ways
  form,     ///< in another shape at the same place
};
constexpr Names<MendKind::form> names_of(MendKind) { return {"stop", "stagger", "each", "share", "form"}; }

}  // namespace linesman

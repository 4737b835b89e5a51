// Work of which the answer may not be wanted any more.
#pragma once

#include <functional>

namespace linesman {

/// Whether nobody wants the answer any more. Never empty; asked often, from the thread that does the work.
using GivenUp = std::function<bool()>;

/// Of work whose answer is always wanted.
inline bool never_given_up() { return false; }

}  // namespace linesman

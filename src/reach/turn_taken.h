// A turn that was taken: what the next one begins with.
#pragma once

#include "reach/could_answer.h"

namespace linesman {

/// The game after a legal order, a turn later; nothing where it cannot be carried out.
std::optional<Hearing> after(const Hearing& hearing, const Witness& witness);

/// Where the first piece of an order ends.
Pose end_of(const Witness& witness);

bool ends_at(const Pose& pose, const EndWish& end, double within);

}  // namespace linesman

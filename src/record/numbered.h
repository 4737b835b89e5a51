// Records of an older Linesman in the form of today.
#pragma once

#include "files/record.h"

namespace linesman {

/// The record of a game as it is when something is added to it: numbered and chained. One that is numbered already is
/// left as it is, so that a broken chain is never mended by chance. The chain of others says from which entry on they
/// were sealed when they were made. Where the old entries cannot be taken back it has an empty `start`, and they are
/// not told what they changed.
Record numbered(const Game& game);

}  // namespace linesman

// Brings records of an older Linesman into today's form.
#pragma once

#include "files/documents/record.h"

namespace linesman {

/// The record of a game, numbered and chained. A record that is numbered already is returned unchanged, so that a
/// broken chain is never mended by accident. In others `sealed_from` names the first entry that will be sealed when it
/// is made. If the game cannot be rewound through the old entries, `start` is empty and they get no `change`.
Record numbered(const Game& game);

}  // namespace linesman

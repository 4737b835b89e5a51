// How the table looks, kept between two runs of the program.
#pragma once

#include "ui/picture/palette.h"

namespace linesman {

/// What was kept, over `look` where nothing was.
Look kept_look(Look look);
void keep_look(const Look& look);

}  // namespace linesman

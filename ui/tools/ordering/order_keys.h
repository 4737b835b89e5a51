// Orders made with keys: a bit farther, turned, higher, a step less.
#pragma once

#include "ui/tools/tool_host.h"

namespace linesman {

/// Changes the order of the selected pieces by a key (Qt::Key): Up and Down go an inch on or back, Left and Right
/// turn by 15 degrees, with `fine` a quarter inch and 5 degrees; on hexes a hex and a hexside. Page Up and Page Down
/// climb and descend an inch, with `fine` six. Backspace takes the last step away. False: nothing came of it.
bool edit_order_by_key(ToolHost& host, int key, bool fine);

/// Escape: no order any more. False when there was none.
bool drop_order(ToolHost& host);

}  // namespace linesman

#include "ui/tools/hand_tool.h"

#include "ui/tools/order_keys.h"

namespace linesman {

bool HandTool::key(int key, Qt::KeyboardModifiers) { return key == Qt::Key_Escape && drop_order(host_); }

}  // namespace linesman

#include "ui/tools/ordering/pick_tool.h"

#include <QCoreApplication>

namespace linesman {

void PickTool::begin(Finder find, std::function<void(const Value&)> done, const QString& sentence) {
  cancel();
  find_ = std::move(find);
  done_ = std::move(done);
  host_.say(sentence);
}

bool PickTool::press(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton) return false;
  const Value found = find_(pointer.at);
  if (found.is_null())
    host_.say(QCoreApplication::translate("PickTool", "Nothing here fits. Escape cancels."));
  else
    finish(found);
  return true;
}

bool PickTool::key(int key, Qt::KeyboardModifiers) {
  if (key != Qt::Key_Escape) return false;
  cancel();
  return true;
}

void PickTool::finish(const Value& value) {
  if (!picking()) return;
  host_.say({});
  // Taken out first: what is done with the value may begin the next pick.
  const auto done = std::exchange(done_, nullptr);
  done(value);
}

}  // namespace linesman

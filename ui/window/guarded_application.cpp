#include "ui/window/guarded_application.h"

#include <new>

#include "base/mistake.h"

namespace linesman {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
  try {
    return QApplication::notify(receiver, event);
  } catch (const std::bad_alloc&) {
    reserve_.reset();
    fail(tr("There is not enough memory for this."));
  } catch (const std::exception& mistake) {
    fail(tr("Something went wrong: %1.").arg(QString::fromStdString(words_of(mistake))));
  }
  return true;
}

void GuardedApplication::fail(const QString& why) {
  if (rescuing_ || !rescue_) return;
  rescuing_ = true;
  try {
    rescue_(why);
    if (!reserve_) reserve_ = std::make_unique<char[]>(RESERVE);
  } catch (const std::exception&) {
    // Nothing is left to try; the next event may have more luck.
  }
  rescuing_ = false;
}

}  // namespace linesman

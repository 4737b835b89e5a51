// Undo, redo and Ctrl+E are the window's, except for what is being typed.
#pragma once

#include <QObject>

namespace linesman {

/// An event filter for the application. A field that has the focus takes these keys for itself, also when it has
/// nothing to undo: then they would reach nobody. Ctrl+E it takes always.
class SharedUndo : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace linesman

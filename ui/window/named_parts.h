// Names for the parts that Qt puts into its own controls, for who hears them.
#pragma once

#include <QObject>

namespace linesman {

/// Installed on the application: a line's clear button, a tool bar's extension and the list of a combo box are named
/// as they come up.
class NamedParts : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace linesman

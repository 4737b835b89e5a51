// An application that outlives what its event handlers throw.
#pragma once

#include <QApplication>
#include <QObject>
#include <functional>
#include <memory>

namespace linesman {

/// An exception ends the event whose handler threw it, and nothing else.
class GuardedApplication : public QApplication {
 public:
  using QApplication::QApplication;

  /// Called with a sentence after such an event, once for all that one event throws. What it throws itself is dropped.
  void set_rescue(std::function<void(const QString& why)> rescue) { rescue_ = std::move(rescue); }

  bool notify(QObject* receiver, QEvent* event) override;

 private:
  void fail(const QString& why);

  std::function<void(const QString&)> rescue_;
  bool rescuing_ = false;
  /// Given back when memory runs out, so that there is some to save the game with and to say so.
  std::unique_ptr<char[]> reserve_ = std::make_unique<char[]>(RESERVE);
  static constexpr std::size_t RESERVE = std::size_t{8} << 20;
};

// Names for the parts that Qt puts into its own controls, for who hears them.

/// Installed on the application: a line's clear button, a tool bar's extension and the list of a combo box are named
/// as they come up.
class NamedParts : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

// The mouse wheel scrolls; it changes a value only in the control that has the focus.

/// An event filter for the application. Otherwise scrolling a panel would change the game wherever a box of choices
/// comes under the pointer.
class WheelFilter : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

// Digits are dice wherever nothing is being typed.

class DiceEntry;

/// An event filter for the application. A digit from 1 to 9 goes to the dice from every control of `window` that does
/// not take digits itself; the table does.
class DiceKeys : public QObject {
  Q_OBJECT
 public:
  DiceKeys(QWidget& window, const QWidget& table, DiceEntry& dice);
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool takes_digits(const QWidget& control) const;

  QWidget& window_;
  const QWidget& table_;
  DiceEntry& dice_;
};

// Undo, redo and Ctrl+E are the window's, except for what is being typed.

/// An event filter for the application. A field that has the focus takes these keys for itself, also when it has
/// nothing to undo: then they would be lost. Ctrl+E it takes always.
class SharedUndo : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

// A letter that is typed while a menu is open is the menu's.

/// An event filter for the application. Otherwise the window's keys of one letter would be asked first, and a tool
/// would be taken up in place of the entry.
class MenuLetters : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace linesman

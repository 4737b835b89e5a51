// An application that outlives what its event handlers throw.
#pragma once

#include <QApplication>
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

}  // namespace linesman

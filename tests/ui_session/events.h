// Waiting for what comes by events, without a window.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <chrono>
#include <thread>

#include "support/patience.h"

namespace linesman {

/// Handles events until `done`; false when that never comes.
template <class Done>
bool comes(Done done) {
  const QDeadlineTimer deadline(PATIENCE);
  while (!done() && !deadline.hasExpired()) {
    QCoreApplication::processEvents();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return done();
}

}  // namespace linesman

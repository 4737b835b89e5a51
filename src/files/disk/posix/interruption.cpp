#include "files/disk/interruption.h"

#include <csignal>

namespace linesman {

namespace {

std::atomic<bool> is_interrupted = false;

}  // namespace

const std::atomic<bool>& heed_interruptions() {
  is_interrupted = false;
  std::signal(SIGINT, [](int) { is_interrupted = true; });
  return is_interrupted;
}

}  // namespace linesman

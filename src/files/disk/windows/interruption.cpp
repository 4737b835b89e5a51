#include "files/disk/interruption.h"

#include "files/disk/windows/win32.h"

namespace linesman {

namespace {

std::atomic<bool> is_interrupted = false;

BOOL WINAPI interrupt(DWORD what) {
  if (what != CTRL_C_EVENT) return FALSE;
  is_interrupted = true;
  return TRUE;
}

}  // namespace

const std::atomic<bool>& heed_interruptions() {
  is_interrupted = false;
  ::SetConsoleCtrlHandler(interrupt, TRUE);
  return is_interrupted;
}

}  // namespace linesman

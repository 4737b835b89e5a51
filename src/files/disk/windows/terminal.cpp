#include "files/disk/terminal.h"

#include "files/disk/windows/win32.h"

namespace linesman {

namespace {

HANDLE handle_of(StandardStream stream) {
  switch (stream) {
    case StandardStream::in: return ::GetStdHandle(STD_INPUT_HANDLE);
    case StandardStream::out: return ::GetStdHandle(STD_OUTPUT_HANDLE);
    case StandardStream::err: break;
  }
  return ::GetStdHandle(STD_ERROR_HANDLE);
}

}  // namespace

bool is_terminal(StandardStream stream) {
  DWORD mode = 0;
  return ::GetConsoleMode(handle_of(stream), &mode) != 0;
}

std::optional<std::size_t> terminal_columns() {
  CONSOLE_SCREEN_BUFFER_INFO facts{};
  if (::GetConsoleScreenBufferInfo(handle_of(StandardStream::out), &facts) == 0) return std::nullopt;
  const int columns = facts.srWindow.Right - facts.srWindow.Left + 1;
  return columns > 0 ? std::optional(static_cast<std::size_t>(columns)) : std::nullopt;
}

}  // namespace linesman

#include "files/disk/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace linesman {

bool is_terminal(StandardStream stream) {
  switch (stream) {
    case StandardStream::in: return ::isatty(STDIN_FILENO) == 1;
    case StandardStream::out: return ::isatty(STDOUT_FILENO) == 1;
    case StandardStream::err: break;
  }
  return ::isatty(STDERR_FILENO) == 1;
}

std::optional<std::size_t> terminal_columns() {
  winsize size{};
  if (!is_terminal(StandardStream::out) || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return std::nullopt;
  return size.ws_col;
}

}  // namespace linesman

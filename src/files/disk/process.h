// Which program on which machine this is, so that what it leaves behind can be told from what is still in use.
#pragma once

#include <cstdint>
#include <string>

namespace linesman {

struct Process {
  std::string host;         ///< letters, digits, dots and underscores
  std::int64_t number = 0;  ///< as the host counts them
  friend bool operator==(const Process&, const Process&) = default;
};

Process this_process();

/// It may live: it runs on this host, or it is of another host, of which nothing is known here.
bool may_live(const Process& process);

}  // namespace linesman

// How whoever no longer wants an answer says so, from another thread.
#pragma once

#include <stop_token>

namespace linesman {

/// Set once. Searches ask it between their tries, the judge asks its token at every look of a try.
class StopFlag {
 public:
  explicit StopFlag(bool set = false) { *this = set; }
  StopFlag(const StopFlag&) = delete;
  StopFlag& operator=(const StopFlag&) = delete;
  void operator=(bool set) {
    if (set) source_.request_stop();
  }
  void store(bool set) { *this = set; }
  operator bool() const { return source_.stop_requested(); }
  bool load() const { return *this; }
  std::stop_token token() const { return source_.get_token(); }

 private:
  std::stop_source source_;
};

}  // namespace linesman

// The line that says how far long work is, for a person at a terminal.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <ostream>
#include <string>
#include <thread>

#include "base/phrasebook.h"

namespace linesman {

/// Appears after two seconds and is written anew twice a second: "12 seconds", or "12000 lines, 3400 a second" once
/// something is counted. It is wiped out before anything else is written.
///
///   Progress progress(std::cerr);
///   progress.count(1);   // from any thread
///   progress.wipe();     // before output
class Progress {
 public:
  explicit Progress(std::ostream& terminal);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// This number of lines more is done.
  void count(std::size_t lines) { lines_ += lines; }
  void wipe();
  /// From now on the line is in the language of `words`.
  void speak(const Phrasebook& words);

  /// The line after that time; empty while it is too early.
  static std::string line_after(double seconds, std::size_t lines, const Phrasebook& words);

 private:
  void show_until_the_end();

  std::ostream& terminal_;
  Phrasebook words_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::atomic<std::size_t> lines_{0};
  std::mutex mutex_;
  std::condition_variable ended_;
  bool has_ended_ = false;
  bool shown_ = false;
  std::thread thread_;  // the last: it uses the others
};

}  // namespace linesman

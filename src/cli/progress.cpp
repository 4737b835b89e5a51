#include "cli/progress.h"

#include <cmath>
#include <system_error>

#include "base/sentence.h"

namespace linesman {

namespace {

constexpr std::string_view WIPED = "\r\x1b[K";

}  // namespace

std::string Progress::line_after(double seconds, std::size_t lines, const Phrasebook& words) {
  constexpr double EARLIEST = 2;
  if (seconds < EARLIEST) return {};
  const auto whole = [](double number) { return static_cast<std::int64_t>(std::floor(number)); };
  if (lines == 0) return say(said<"{n} seconds">(whole(seconds)), {words});
  const double rate = static_cast<double>(lines) / seconds;
  return say(said<"{n} lines, {m} a second">(static_cast<std::int64_t>(lines), whole(rate)), {words});
}

Progress::Progress(std::ostream& terminal) : terminal_(terminal) {
  try {
    thread_ = std::thread([this] { show_until_the_end(); });
  } catch (const std::system_error&) {
    // Without a further thread there is no line.
  }
}

Progress::~Progress() {
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  ended_.notify_one();
  if (thread_.joinable()) thread_.join();
  wipe();
}

void Progress::speak(const Phrasebook& words) {
  const std::lock_guard lock(mutex_);
  words_ = words;
}

void Progress::wipe() {
  const std::lock_guard lock(mutex_);
  if (!shown_) return;
  shown_ = false;
  terminal_ << WIPED << std::flush;
}

void Progress::show_until_the_end() {
  constexpr std::chrono::milliseconds EACH{500};
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, EACH, [this] { return has_ended_; })) {
    const std::chrono::duration<double> past = std::chrono::steady_clock::now() - begin_;
    const std::string line = line_after(past.count(), lines_, words_);
    if (line.empty()) continue;
    terminal_ << WIPED << line << std::flush;
    shown_ = true;
  }
}

}  // namespace linesman

// The module that plays films and tones, opens cameras and speaks, as a program finds it: src/filming.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "watch/frame.h"

namespace linesman {

/// Plays samples of one channel, SAMPLE_RATE a second (watch/tones.h). It is used on the thread that made it.
class TonePlayer {
 public:
  TonePlayer() = default;
  virtual ~TonePlayer() = default;
  TonePlayer(const TonePlayer&) = delete;
  TonePlayer& operator=(const TonePlayer&) = delete;

  /// In place of those that are still heard.
  virtual void play(const std::vector<std::int16_t>& samples) = 0;
};

/// Says sentences aloud: the newest alone, in place of one that is still heard.
class Voice {
 public:
  Voice() = default;
  virtual ~Voice() = default;
  Voice(const Voice&) = delete;
  Voice& operator=(const Voice&) = delete;

  virtual void say(const std::string& sentence) = 0;
  /// Waits until nothing is heard any more, up to that number of seconds.
  virtual void finish(double seconds) = 0;
};

struct FilmCalls {
  std::function<Result<std::unique_ptr<FrameSource>>(const std::string& path, const std::atomic<bool>& stop)> in_file;
  std::function<Result<std::unique_ptr<FrameSource>>(int number, const std::atomic<bool>& stop)> of_camera;
  std::function<std::vector<std::string>()> cameras;
  std::function<std::unique_ptr<TonePlayer>()> tones;  ///< gives nullptr without a sound card
  /// In a language, "de". A Problem where this computer has no voice; empty: the program was built without one.
  std::function<Result<std::unique_ptr<Voice>>(const std::string& language)> voice{};
};

/// The function of the module that fills a FilmCalls. It makes an application where there is none.
inline constexpr const char* FILMING_FUNCTION = "linesman_filming";
using FilmingFunction = void (*)(FilmCalls&);

/// The first call loads the module, which then stays loaded. A Problem where it is missing.
const Result<FilmCalls>& filming();

}  // namespace linesman

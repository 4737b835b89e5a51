// The sounds of a watched table: a tone for each verdict, and the sentence where players want it.
#pragma once

#include <QString>
#include <functional>
#include <memory>

#include "watch/film_calls.h"
#include "watch/watch_event.h"

namespace linesman {

class WatchSounds {
 public:
  /// Gives nullptr without a sound card.
  using FindPlayer = std::function<std::unique_ptr<TonePlayer>()>;

  /// `say`: shows a sentence, once, about a sound that cannot be.
  explicit WatchSounds(std::function<void(const QString&)> say);

  /// The sound card is looked for at the first tone, in this way.
  void set_finder(FindPlayer find);

  void set_silent(bool silent) { silent_ = silent; }
  bool is_silent() const { return silent_; }
  /// Whether sentences are said aloud.
  void set_aloud(bool aloud) { aloud_ = aloud; }
  bool is_aloud() const { return aloud_; }
  /// Whether this program has a voice at all.
  static bool may_be_aloud();

  void tell(WatchVerdict verdict, const QString& sentence);

 private:
  void play(WatchVerdict verdict);
  void speak(const QString& sentence);

  std::function<void(const QString&)> say_;
  FindPlayer find_;
  bool silent_ = false;
  bool aloud_ = false;
  bool is_looked_for_ = false;  ///< the sound card
  std::unique_ptr<TonePlayer> player_;
  std::unique_ptr<Voice> voice_;
  bool is_voice_looked_for_ = false;
};

}  // namespace linesman

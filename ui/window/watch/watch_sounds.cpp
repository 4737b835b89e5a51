#include "ui/window/watch/watch_sounds.h"

#include <utility>

#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "ui/window/commands/words.h"
#include "watch/tones.h"

namespace linesman {

bool WatchSounds::may_be_aloud() { return filming() && filming()->voice; }

WatchSounds::WatchSounds(std::function<void(const QString&)> say)
    : say_(std::move(say)), find_([] { return filming() ? filming()->tones() : nullptr; }) {}

void WatchSounds::set_finder(FindPlayer find) {
  find_ = std::move(find);
  player_.reset();
  is_looked_for_ = false;
}

void WatchSounds::play(WatchVerdict verdict) {
  if (!std::exchange(is_looked_for_, true)) {
    player_ = find_();
    if (!player_) say_(window::tr("There is no sound card: the tones are silent."));
  }
  const auto samples = tone_of(verdict);
  if (player_ && !samples.empty()) player_->play(samples);
}

void WatchSounds::speak(const QString& sentence) {
  if (!std::exchange(is_voice_looked_for_, true) && may_be_aloud()) {
    auto found = filming()->voice(language_in_use().toStdString());
    if (found)
      voice_ = *std::move(found);
    else
      say_(spoken(found.problem()));
  }
  if (voice_) voice_->say(sentence.toStdString());
}

void WatchSounds::tell(WatchVerdict verdict, const QString& sentence) {
  if (!silent_) play(verdict);
  if (aloud_) speak(sentence);
}

}  // namespace linesman

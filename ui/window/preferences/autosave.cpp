#include "ui/window/preferences/autosave.h"

#include "ui/window/preferences/preferences.h"

namespace linesman {

Autosave::Autosave(Session& session, GameFiles& files, QObject* parent)
    : QObject(parent), session_(session), files_(files) {
  connect(&timer_, &QTimer::timeout, this, &Autosave::save);
  restart();
}

void Autosave::restart() {
  const int minutes = kept_preferences().autosave_minutes;
  timer_.stop();
  if (minutes > 0) timer_.start(std::chrono::minutes(minutes));
}

void Autosave::save() {
  if (session_.has_game() && session_.file().modified() && !session_.file().name().isEmpty()) files_.save();
}

}  // namespace linesman

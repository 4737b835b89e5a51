#include "ui/window/photograph/photo_watch.h"

#include <QFileInfo>

namespace linesman {

PhotoWatch::PhotoWatch(CommandContext& at, Show show, QObject* parent)
    : QObject(parent), at_(at), show_(std::move(show)) {
  connect(&folder_, &WatchedFolder::photograph_came, this, &PhotoWatch::take_up);
  // What was read of it is about another table now.
  connect(&at_.session, &Session::game_changed, this, [this] { reading_.reset(); });
}

void PhotoWatch::take_up(const QString& path) {
  if (!at_.session.has_game()) return;
  reading_ = std::make_unique<PhotographDialog>(at_.session, path, &at_.window);
  connect(reading_.get(), &PhotographDialog::read_through, this, [this, path] { offer(path); });
}

void PhotoWatch::offer(const QString& path) {
  const QString sentence = tr("Photograph %1: %2").arg(QFileInfo(path).fileName(), reading_->summary());
  at_.offer(sentence, tr("Look at it"), [this, path] {
    const std::unique_ptr<PhotographDialog> read = std::move(reading_);
    show_(read.get(), path);
  });
}

}  // namespace linesman

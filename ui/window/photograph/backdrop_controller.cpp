#include "ui/window/photograph/backdrop_controller.h"

#include <QFileInfo>

#include "drawing/report/ruling_lines.h"

namespace linesman {

namespace {

double opacity_of(const Game& game) { return game.annotation(BACKDROP)["opacity"].number().value_or(1); }

Value without_opacity(const Value& backdrop) { return backdrop.is_null() ? backdrop : backdrop.without("opacity"); }

}  // namespace

BackdropController::BackdropController(CommandContext& at, QObject* parent) : QObject(parent), at_(at) {
  connect(&at_.session, &Session::game_changed, this, &BackdropController::follow);
  follow();
}

void BackdropController::follow() {
  if (!at_.session.has_game()) return;
  const Game& game = at_.session.game();
  const Value wanted = without_opacity(game.annotation(BACKDROP));
  if (wanted == shown_) {
    if (picture_) at_.table.show_backdrop(BackdropPicture{picture_->picture, picture_->place, opacity_of(game)});
    return;
  }
  shown_ = wanted;
  picture_.reset();
  at_.table.show_backdrop({});
  if (wanted.is_null()) return work_.forget();
  const std::string folder = QFileInfo(at_.session.file().name()).absolutePath().toStdString();
  work_.begin(
      [game, folder](const std::stop_token&) -> Result<std::optional<Backdrop>> {
        try {
          return load_backdrop(game, folder);
        } catch (const std::exception& mistake) {
          return Problem{"", "/backdrop", mistake.what()};
        }
      },
      [this](const Result<std::optional<Backdrop>>& loaded) { show(loaded); });
}

void BackdropController::show(const Result<std::optional<Backdrop>>& loaded) {
  if (!loaded) return at_.warn(tr("The picture under the terrain: %1").arg(reason_text(loaded.problem())));
  if (!*loaded) return;
  picture_ = (*loaded)->straight;
  at_.table.show_backdrop(BackdropPicture{picture_->picture, picture_->place, opacity_of(at_.session.game())});
}

}  // namespace linesman

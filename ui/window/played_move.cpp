#include "ui/window/played_move.h"

#include <QStyle>
#include <utility>

#include "drawing/picture/ruling/way.h"

namespace linesman {

namespace {

constexpr int WAY_TIME = 900;  // ms: less than the replay rests at an entry

}  // namespace

PlayedMove::PlayedMove(TableView& view, QObject* parent) : QObject(parent), view_(view) {
  way_.setStartValue(0.0);
  way_.setEndValue(1.0);
  way_.setDuration(WAY_TIME);
  way_.setEasingCurve(QEasingCurve::InOutQuad);
  connect(&way_, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) { show(share.toDouble()); });
}

void PlayedMove::begin(const PastTable& past, Footprints before, Footprints after) {
  const bool calm = view_.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &view_) == 0;
  if (calm || !past.answer || past.answer->trace() == nullptr) return;
  past_ = past;
  before_ = std::move(before);
  after_ = std::move(after);
  way_.start();
}

void PlayedMove::show(double share) {
  if (!running()) return;
  if (share >= 1) return view_.show_game(past_->game, after_);
  Game game = past_->before;
  for (const PieceTrace& trace : past_->answer->trace()->pieces) {
    Piece piece = game.piece(trace.piece);
    piece.pose = pose_on_way(trace, share);
    game = game.with_piece(trace.piece, std::move(piece));
  }
  view_.show_game(game, before_);
}

}  // namespace linesman

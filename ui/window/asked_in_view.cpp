#include "ui/window/asked_in_view.h"

#include <algorithm>

namespace linesman {

namespace {

constexpr double BESIDE_A_PAGE = 16;  // pixels between what is asked about and the page

}  // namespace

AskedInView::AskedInView(CommandContext& at, Desk& desk, QObject* parent) : QObject(parent), at_(at), desk_(desk) {
  connect(&desk_, &Desk::covered_changed, this, &AskedInView::follow);
  connect(&at_.asking, &CurrentQuestion::changed, this, &AskedInView::follow);
  connect(&at_.session.selected(), &SelectedThings::pieces_changed, this, &AskedInView::follow);
}

Box AskedInView::asked_about() const {
  Box box;
  const Game& game = at_.session.game();
  const auto include = [&](Vec place, double reach) { box.include(Box{place, place}.grown(reach)); };
  const auto question = at_.asking.question();
  for (const std::string& id : question ? question->who : at_.session.selected().pieces())
    if (const auto piece = game.find_piece(id); piece && game.piece(*piece).on_table())
      include(game.piece(*piece).pose.at, outer_radius(game.piece(*piece).base));
  if (!question) return box;
  const AnswerPtr& answer = at_.asking.is_about_way() ? at_.session.proposal().answer() : nullptr;
  if (answer && answer->trace() != nullptr)
    for (const PieceTrace& mover : answer->trace()->pieces) include(mover.end.pose.at, outer_radius(mover.footprint));
  if (const auto* place = std::get_if<PlaceAsked>(&question->to)) {
    if (place->ends.common()) include(place->ends.common()->at, 1);
    for (const auto& [id, end] : place->ends.own()) include(end.at, 1);
  }
  return box;
}

void AskedInView::go_back() {
  const Projection& now = at_.table.projection();
  const bool untouched = now.scale == left_.scale && now.origin == left_.origin;
  if (!moved_.isNull() && untouched) {
    if (was_fitted_)
      at_.table.fit();
    else
      at_.table.pan_by(-moved_);
  }
  moved_ = {};
}

// Only as far as needed, and never while a button is held.
void AskedInView::follow() {
  if (!at_.session.has_game() || at_.table.busy() || at_.controller.looking_back()) return;
  if (desk_.covered() == 0) return go_back();
  const Box box = asked_about();
  if (box.empty()) return;
  const QRectF free =
      at_.table.frame().adjusted(BESIDE_A_PAGE, BESIDE_A_PAGE, -BESIDE_A_PAGE - desk_.covered(), -BESIDE_A_PAGE);
  const QRectF now = at_.table.projection().to_paper(box);
  const double over = now.right() - free.right();
  if (over <= 0 || free.width() <= 0) return;
  if (moved_.isNull()) was_fitted_ = at_.table.is_fitted();
  const QPointF by(-over, 0);
  at_.table.pan_by(by);
  moved_ += by;
  left_ = at_.table.projection();
}

}  // namespace linesman

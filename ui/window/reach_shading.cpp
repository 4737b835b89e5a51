#include "ui/window/reach_shading.h"
#include "drawing/report/spoken.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "drawing/picture/projection.h"
#include "drawing/report/ruling_lines.h"
#include "movement/grid/hex_grid.h"
#include "rules/on_grid.h"

namespace linesman {

namespace {

constexpr double LONG_STEP = 1;      // inches
constexpr double SHORT_STEP = 0.25;  // inches

bool plays_on_hexes(const Session& session) {
  return session.terms() != nullptr && on_grid(*session.terms(), session.game());
}

}  // namespace

ReachShading::ReachShading(CommandContext& at, QAction& toggle, QObject* parent)
    : QObject(parent), at_(at), toggle_(toggle), service_(at.session) {
  connect(&toggle_, &QAction::toggled, this, [this](bool shown) {
    service_.want(shown);
    if (shown && at_.controller.looking_back())
      at_.tell(tr("You see a past step: the movement range needs the present."));
    else if (shown && !service_.asks())
      at_.tell(tr("Select a model to see where it can go."));
  });
  connect(&service_, &ReachService::changed, this, &ReachShading::show_reach);
  connect(&at_.controller, &TableController::came_back, this, &ReachShading::show_reach);
  connect(&service_, &ReachService::way_found, this, &ReachShading::show_way);
  connect(&at_.table, &TableView::hovered, this, &ReachShading::look_at);
  connect(&at_.session.proposal(), &ProposedOrder::order_changed, this, [this] {
    pointed_.reset();
    if (at_.table.busy()) drop_way();
  });
  at_.table.set_click_taker([this](Vec point) { return take_click(point); });
  at_.table.installEventFilter(this);
}

void ReachShading::show_reach() {
  // A better answer to the same question leaves what is looked at.
  if (service_.key() != shown_) drop_way();
  shown_ = service_.key();
  open_.clear();
  const ReachPtr& answer = service_.answer();
  if (!answer || at_.controller.looking_back()) return at_.table.show_reach(nullptr);
  for (const Reach& reach : answer->reaches)
    for (const RollReach& roll : reach.rolls)
      for (const MultiPolygon* region : {&roll.inner, &roll.outer}) open_.push_back(region_path({1, {0, 0}}, *region));
  if (answer->problem) {
    at_.table.show_reach(nullptr);
    return at_.tell(tr("There is no movement range: %1").arg(reason_text(*answer->problem)));
  }
  auto shown = std::make_shared<ShownReach>();
  shown->game = answer->game;
  shown->snapshot.reaches = answer->reaches;
  shown->snapshot.title = order_title(answer->order, answer->game, at_.session.terms());
  if (at_.session.terms() != nullptr) shown->snapshot.symbol = at_.session.terms()->currency_symbol;
  shown->snapshot.refined = answer->refined;
  at_.table.show_reach(std::move(shown));
}

bool ReachShading::may_end_near(Vec point) const {
  const ReachPtr& answer = service_.answer();
  if (!answer) return false;
  if (plays_on_hexes(at_.session)) {
    const auto hex = HexGrid(*answer->game.table().hex).hex_at(point);
    return hex && std::any_of(answer->reaches.begin(), answer->reaches.end(), [&](const Reach& reach) {
             return std::any_of(reach.hexes.begin(), reach.hexes.end(),
                                [&](const HexReached& each) { return each.hex == *hex; });
           });
  }
  const Projection in_inches{1, {0, 0}};
  return std::any_of(open_.begin(), open_.end(),
                     [&](const QPainterPath& roll) { return roll.contains(in_inches.to_paper(point)); });
}

/// Not of a past table: what can be gone from there is of no use any more.
bool ReachShading::asks() const { return service_.asks() && !at_.controller.looking_back(); }

void ReachShading::drop_way() {
  service_.forget_way();
  proposes_ = false;
  way_.reset();
  at_.table.show_preview({}, nullptr);
  at_.table.tell({});
}

void ReachShading::look_at(const std::optional<Vec>& point) {
  if (!asks()) return;
  if (!point || at_.table.busy() || !may_end_near(*point)) {
    if (way_ && !pointed_) drop_way();
    if (!pointed_) service_.forget_way();
    return;
  }
  pointed_.reset();
  proposes_ = false;
  service_.ask_way(*point);
}

void ReachShading::show_way(const PlacePtr& way) {
  if (!asks() || at_.table.busy()) return;
  if (!way->judgement) {
    const bool asked = pointed_ || proposes_;
    drop_way();
    const QString words = tr("I cannot tell: no way there was found, and none was ruled out.");
    if (asked) at_.tell(words);
    if (asked) at_.table.tell(words);
    return;
  }
  if (proposes_) return propose(*way);
  way_ = way;
  at_.table.show_preview(way->game, way->judgement);
  at_.tell(way_words(*way));
  if (pointed_) at_.table.tell(way_words(*way));
}

QString ReachShading::way_words(const PlaceAnswer& way) const {
  const QString cost = allowance_text(way.judgement->ruling, at_.session.terms(), at_.session.unit());
  QString reached = tr("It can end here: %1.").arg(cost);
  if (way.roll == "lowest") {
    reached = tr("It can end here with every roll: %1.").arg(cost);
  } else if (way.roll != "given") {
    const int decimals = way.probability < 0.1 ? 1 : 0;
    reached = tr("It can end here on %1 % of rolls: %2.")
                  .arg(spoken(word(number_text(100 * way.probability, decimals))), cost);
  }
  return reached + ' ' + (pointed_ ? tr("Enter proposes this move.") : tr("Click to propose this move."));
}

bool ReachShading::take_click(Vec point) {
  if (!asks() || at_.table.busy() || !may_end_near(point)) return false;
  if (way_ && distance(way_->place, point) < 1e-6) {
    propose(*way_);
    return true;
  }
  service_.ask_way(point);
  proposes_ = true;
  return true;
}

// Of several pieces that go their own ways it is one way among theirs.
void ReachShading::propose(const PlaceAnswer& way) {
  Order order = way.order;
  const auto& standing = at_.session.proposal().order();
  const auto ids = ids_of(order.who);
  if (standing && !(standing->who == order.who) && ids.size() == 1) {
    const Path* path = order.paths.of(ids.front());
    order = *standing;
    if (way.game.find_piece(ids.front()) && path != nullptr) order.paths.set(ids.front(), *path);
  }
  drop_way();
  pointed_.reset();
  at_.session.proposal().propose(std::move(order));
}

bool ReachShading::eventFilter(QObject* watched, QEvent* event) {
  if (watched != &at_.table || !asks() || at_.table.busy()) return false;
  const bool asks_first = event->type() == QEvent::ShortcutOverride;
  if (!asks_first && event->type() != QEvent::KeyPress) return false;
  const auto* pressed = static_cast<QKeyEvent*>(event);
  const Qt::KeyboardModifiers keys = pressed->modifiers() & ~Qt::KeypadModifier;
  const bool enter = pressed->key() == Qt::Key_Return || pressed->key() == Qt::Key_Enter;
  if (asks_first) {
    if (!(enter && keys == Qt::NoModifier && pointed_ && way_)) return false;
    event->accept();
    return true;
  }
  return take_key(pressed->key(), keys);
}

bool ReachShading::take_key(int key, Qt::KeyboardModifiers keys) {
  const bool arrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
  if (arrow && (keys & Qt::ControlModifier) && !(keys & Qt::AltModifier)) {
    step(static_cast<Qt::Key>(key), keys & Qt::ShiftModifier ? SHORT_STEP : LONG_STEP);
    return true;
  }
  if (!pointed_) return false;
  if (key == Qt::Key_Escape) {
    pointed_.reset();
    drop_way();
    return true;
  }
  if ((key != Qt::Key_Return && key != Qt::Key_Enter) || !way_) return false;
  propose(*way_);
  return true;
}

// From where the piece stands, or where the order has it end; on hexes from hex to hex.
void ReachShading::step(Qt::Key key, double inches) {
  const ReachPtr& answer = service_.answer();
  if (!answer || answer->reaches.empty()) return;
  const PieceIndex piece = answer->reaches.front().piece;
  Vec from = answer->game.piece(piece).pose.at;
  if (const StartPose* start = answer->order.starts.of(answer->game.piece(piece).id)) from = start->at;
  if (const AnswerPtr& ruled = at_.session.proposal().answer(); !pointed_ && ruled && ruled->trace() != nullptr)
    if (const PieceTrace* trace = ruled->trace()->of(piece)) from = trace->end.pose.at;
  const double heading = key == Qt::Key_Up ? 0 : key == Qt::Key_Right ? 90 : key == Qt::Key_Down ? 180 : 270;
  Vec to = pointed_.value_or(from);
  if (!plays_on_hexes(at_.session)) return point_at(to + direction(heading) * inches);
  const HexGrid grid(*answer->game.table().hex);
  // The neighbour that lies most that way; a little to the east, and then north, where two lie alike.
  const auto hex = grid.hex_at(to);
  const auto next = hex ? grid.hex_at(to + direction(heading + 1) * grid.layout().size) : std::nullopt;
  if (next) point_at(grid.centre(*next));
}

void ReachShading::point_at(Vec point) {
  const Table& table = at_.session.game().table();
  point = {std::clamp(point.x, 0.0, table.width), std::clamp(point.y, 0.0, table.depth)};
  pointed_ = point;
  proposes_ = false;
  at_.table.bring_into_view(point);
  if (may_end_near(point)) return service_.ask_way(point);
  drop_way();
  at_.tell(
      tr("It cannot end at %1.").arg(QString::fromStdString(number_text(point.x, 2) + ", " + number_text(point.y, 2))));
  at_.table.tell(tr("It cannot end there."));
}

}  // namespace linesman

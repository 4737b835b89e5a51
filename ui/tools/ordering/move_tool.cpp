#include "ui/tools/ordering/move_tool.h"

#include <algorithm>

#include "base/tolerance.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/report/ruling_brief.h"
#include "rules/dice.h"
#include "ui/tools/ordering/drag_handle.h"
#include "ui/tools/ordering/drag_model.h"
#include "ui/tools/ordering/draw_front.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/ordering/path_drag.h"
#include "ui/tools/placing/rubber_band.h"

namespace linesman {

namespace {

using tools::tr;

constexpr QSizeF REVERSE_BUTTON{86, 32};  // pixels

/// What dice are asked of: a model, an action, a purpose.
std::string dice_key(const Game& game, const Order& order, PieceIndex piece, const DiceNeed& need) {
  return game.piece(piece).id + "/" + order.action + "/" + need.purpose;
}

/// How far all may go, or whether they come into a shape; below it who decides that.
std::vector<PointerLine> label_of_unit(const QStringList& words, const QColor& colour) {
  std::vector<PointerLine> lines;
  for (const QString& line : words)
    lines.push_back(lines.empty() ? PointerLine{line, colour, true} : PointerLine{line});
  return lines;
}

bool turns(const PieceTrace& trace) {
  return std::any_of(trace.steps.begin(), trace.steps.end(),
                     [](const TracedStep& step) { return std::holds_alternative<Turn>(step.facts); });
}

}  // namespace

std::vector<KeyLine> MoveTool::key_lines() {
  return {{QT_TR_NOOP("Drag"), QT_TR_NOOP("propose a move and see the ruling")},
          {QT_TR_NOOP("Space, or another button"), QT_TR_NOOP("set a waypoint while dragging")},
          {QT_TR_NOOP("Shift while dragging"), QT_TR_NOOP("reverse")},
          {QT_TR_NOOP("Alt, or the key S, while dragging"), QT_TR_NOOP("slide and keep the facing; S again ends it")},
          {QT_TR_NOOP("Drag the round handle"), QT_TR_NOOP("turn on the spot")},
          {QT_TR_NOOP("Drag a waypoint"), QT_TR_NOOP("change the proposed path")},
          {QT_TR_NOOP("Up, Down"), QT_TR_NOOP("with a model selected: an inch forward or back")},
          {QT_TR_NOOP("Left, Right"), QT_TR_NOOP("turn by 15 degrees; with Shift finer")},
          {QT_TR_NOOP("Page Up, Page Down"), QT_TR_NOOP("climb or descend an inch; with Shift six")},
          {QT_TR_NOOP("Ctrl and drag another model"), QT_TR_NOOP("it joins the move with its own path")},
          {QT_TR_NOOP("Double click a model"), QT_TR_NOOP("select its whole unit")},
          {QT_TR_NOOP("Shift and drag on bare ground"), QT_TR_NOOP("select the models in a rectangle")},
          {QT_TR_NOOP("Press the table"), QT_TR_NOOP("the selected model comes on there, if it may")},
          {QT_TR_NOOP("Right button and drag, or F and drag"),
           QT_TR_NOOP("with a unit selected: draw its front, from the left flank to the right one")},
          {QT_TR_NOOP("1 to 7 while a unit is dragged"),
           QT_TR_NOOP("as it stands, line, ranks, column, wedge, file, tray")},
          {QT_TR_NOOP("Wheel while a shape is dragged"), QT_TR_NOOP("a file more or less")},
          {QT_TR_NOOP("Backspace"), QT_TR_NOOP("remove the last step")}};
}

bool MoveTool::begins_by(Qt::MouseButton button) const {
  return button == Qt::LeftButton || (button == Qt::RightButton && !unit_to_shape(host()).empty());
}

// Two fingers on two models of a unit are its flanks, unless one of them drags already.
bool MoveTool::fingers(QPointF first, QPointF second) {
  const auto finger = [&](QPointF at) {
    return Pointer{.at = host().projection().to_table(at),
                   .paper = at,
                   .button = Qt::NoButton,
                   .held = Qt::LeftButton,
                   .touch = true};
  };
  const Pointer one = finger(first);
  const Pointer other = finger(second);
  if (auto* front = dynamic_cast<DrawFront*>(gesture())) {
    front->set_fingers(one, other);
    return true;
  }
  if (gesture() && gesture()->is_ruled()) return false;
  auto front = DrawFront::between_fingers(host(), one, other);
  if (!front) return false;
  go_on_with(std::move(front), one);
  return true;
}

std::unique_ptr<Gesture> MoveTool::begin(const Pointer& pointer) {
  if (pointer.button == Qt::RightButton) return DrawFront::begin(host(), pointer);
  if (pointer.front)
    if (auto front = DrawFront::begin(host(), pointer)) return front;
  if (pointer.keys & Qt::ControlModifier) return JoinOrder::begin(host(), pointer);
  if (const auto i = handle_under(pointer)) return drag_of(host(), handles_[*i]);
  const auto piece = pointer.again ? host().piece_at(pointer.at) : std::nullopt;
  if (piece) {
    select_unit_of(host(), *piece);
    return std::make_unique<DonePress>();
  }
  auto hold = hold_at(host(), pointer);
  if (!hold && (pointer.keys & Qt::ShiftModifier)) return std::make_unique<RubberBand>(host(), pointer);
  if (!hold) return EnterTable::begin(host(), pointer);
  if (plays_on_hexes(host().game(), host().terms())) return std::make_unique<WalkHexes>(host(), *std::move(hold));
  return std::make_unique<DragModel>(host(), *std::move(hold));
}

// Where a base lies under the pointer, only a waypoint goes before it, or a turning handle of its own when it is hit
// squarely: small models stand close together.
std::optional<std::size_t> MoveTool::handle_under(const Pointer& pointer) const {
  constexpr double TOUCH_SLACK = 18;  // pixels
  const double slack = (pointer.touch ? TOUCH_SLACK : HANDLE_SLACK) / host().projection().scale;
  const auto found = handle_at(handles_, pointer.at, slack);
  if (!found || handles_[*found].kind == HandleKind::waypoint) return found;
  const Handle& handle = handles_[*found];
  const bool on_own = base_holds(host().footprint(handle.piece), handle.pose, pointer.at);
  const auto piece = host().piece_at(pointer.at);
  const bool on_other = piece && piece != handle.piece &&
                        base_holds(host().footprint(*piece), host().game().piece(*piece).pose, pointer.at);
  if (on_other || (on_own && distance(handle.at, pointer.at) > slack / 2)) return std::nullopt;
  return found;
}

bool MoveTool::press(const Pointer& pointer) {
  const bool reverses = !busy() && pointer.button == Qt::LeftButton && reverse_box().contains(pointer.paper);
  if (!reverses) {
    if (!busy()) in_reverse_.reset();
    return GestureTool::press(pointer);
  }
  Order order = *host().order();
  order.paths = std::exchange(in_reverse_, std::nullopt)->paths;
  host().propose(order, 0);
  return true;
}

bool MoveTool::release(const Pointer& pointer) {
  const auto* drag = pointer.button == Qt::LeftButton ? dynamic_cast<const DragModel*>(gesture()) : nullptr;
  if (drag != nullptr) in_reverse_ = drag->in_reverse();
  return GestureTool::release(pointer);
}

bool MoveTool::hover(const Pointer& pointer) {
  hovered_ = handle_under(pointer);
  return hovered_.has_value();
}

bool MoveTool::idle_key(int key, Qt::KeyboardModifiers keys) {
  in_reverse_.reset();
  if (key == Qt::Key_Escape) return drop_order(host());
  if (keys & ~Qt::ShiftModifier) return false;
  return edit_order_by_key(host(), key, keys & Qt::ShiftModifier);
}

void MoveTool::ruled() {
  handles_.clear();
  hovered_.reset();
  if (!host().order()) in_reverse_.reset();
  count_dice();
  const std::vector<PieceIndex> selection = host().selection();
  if ((gesture() && !gesture()->shows_handles()) || selection.empty()) return host().repaint();
  const PieceIndex lead = selection.front();
  const double reach = HANDLE_REACH / host().projection().scale;
  const bool pivots = allows(host().terms(), "pivot");
  const bool wheels = allows(host().terms(), "wheel");
  const Piece& piece = host().game().piece(lead);
  const auto form = host().beside_ruling().form;
  if (form && host().judgement() != nullptr) {
    handles_ = form_handles(host(), *form, reach);
  } else if (const PieceTrace* trace = host().order() ? trace_of(host().judgement(), lead) : nullptr) {
    handles_ = handles_of(*trace, pivots, wheels, reach);
  } else if (piece.on_table()) {
    handles_ = turning_handles(lead, host().footprint(lead), piece.pose, pivots, wheels, reach);
  }
  host().repaint();
}

void MoveTool::count_dice() {
  if (host().order() == nullptr || host().judgement() == nullptr) return;
  const Judgement& judged = *host().judgement();
  for (const DiceNeed& need : judged.ruling.dice)
    for (const PieceTrace& trace : judged.trace.pieces)
      if (const auto wanted = dice_count(need.need)) {
        int& most = dice_[dice_key(host().game(), *host().order(), trace.piece, need)];
        most = std::max(most, wanted->count);
      }
}

bool MoveTool::turn_takes_dice() const {
  const Judgement& judged = *host().judgement();
  for (const DiceNeed& need : judged.ruling.dice)
    for (const PieceTrace& trace : judged.trace.pieces) {
      const auto most = dice_.find(dice_key(host().game(), *host().order(), trace.piece, need));
      const auto wanted = dice_count(need.need);
      if (turns(trace) && wanted && most != dice_.end() && wanted->count < most->second) return true;
    }
  return false;
}

std::vector<PointerLine> MoveTool::label(const Palette& palette) const {
  const bool ruled = gesture() != nullptr && gesture()->is_ruled() && host().order() != nullptr;
  if (!ruled) return {};
  const BesideRuling beside = host().beside_ruling();
  if (beside.form_answer) {
    auto lines = label_of_unit(beside.unit, row_colour({*beside.form_answer, {}}, palette));
    if (const QString shape = gesture()->offer(); !shape.isEmpty()) lines.push_back({shape});
    return lines;
  }
  if (!beside.refusal.isEmpty()) return {{beside.refusal, palette.illegal, true}};
  if (host().judgement() == nullptr) return {};
  const Ruling& ruling = host().judgement()->ruling;
  const RulingBrief words = brief_of(ruling, host().game(), host().terms(), host().unit());
  std::vector<PointerLine> lines;
  // While no action is said, or dice are left to fall, the answer is the first row.
  const auto row = host().first_row();
  const bool open = row && (host().order()->action.empty() || row->answer == RowAnswer::with);
  if (open) lines.push_back({row->words, row_colour(*row, palette), true});
  const QColor colour = palette.verdict(ruling.verdict);
  if (!beside.unit.isEmpty() && !open) return label_of_unit(beside.unit, colour);
  const Allowance& spent = ruling.allowance;
  // Of a move that is not too far the reason is what counts.
  const bool far = spent.spent && spent.total && exceeds(*spent.spent, *spent.total);
  const bool reason_first = !open && ruling.verdict == Verdict::illegal && !far && !words.reason.isEmpty();
  if (reason_first) lines.push_back({words.reason, colour, true});
  for (const QString& line : beside.unit) lines.push_back({line});
  if (!words.spent.isEmpty() && beside.unit.isEmpty())
    lines.push_back({words.spent, open || reason_first ? QColor() : colour, !open && !reason_first});
  if (!words.reason.isEmpty() && !reason_first && beside.unit.isEmpty()) lines.push_back({words.reason});
  if (turn_takes_dice()) lines.push_back({tr("The turn takes a die")});
  if (const QString offer = gesture()->offer(); !offer.isEmpty()) lines.push_back({offer, palette.select});
  return lines;
}

QRectF MoveTool::label_box(const std::vector<PointerLine>& lines) const {
  // A finger hides what lies under it.
  const QPointF beside = last().touch ? QPointF(30, -110) : QPointF();
  return lines.empty() ? QRectF() : pointer_label_box(last().paper + beside, lines, host().frame());
}

QRectF MoveTool::reverse_box() const {
  if (!in_reverse_ || gesture() || host().order() == nullptr || host().judgement() == nullptr) return {};
  if (host().judgement()->trace.pieces.empty()) return {};
  const PieceTrace& trace = host().judgement()->trace.pieces.front();
  const QPointF end = host().projection().to_paper(trace.end.pose.at);
  const double below = outer_radius(trace.footprint) * host().projection().scale + 8;
  const QRectF frame = host().frame();
  const double top = std::min(end.y() + below, frame.bottom() - REVERSE_BUTTON.height());
  return {QPointF(end.x() - REVERSE_BUTTON.width() / 2, top), REVERSE_BUTTON};
}

void MoveTool::paint(QPainter& painter, const Palette& palette) const {
  for (std::size_t i = 0; i < handles_.size(); ++i)
    paint_handle(painter, host().projection(), handles_[i], hovered_ == i, palette);
  GestureTool::paint(painter, palette);
  if (const auto lines = label(palette); !lines.empty())
    paint_pointer_label(painter, label_box(lines), lines,
                        lines.front().colour.isValid() ? lines.front().colour : palette.ink, palette);
  if (const QRectF box = reverse_box(); !box.isEmpty()) {
    painter.setPen(QPen(palette.select, 1.5));
    painter.setBrush(palette.panel);
    painter.drawRoundedRect(box, 8, 8);
    painter.setPen(palette.ink);
    painter.drawText(box, Qt::AlignCenter, tr("Reverse"));
  }
}

QRectF MoveTool::extent() const {
  QRectF all = GestureTool::extent() | reverse_box();
  if (const QRectF box = label_box(label(Palette::of(false))); !box.isEmpty()) all |= box.adjusted(-3, -3, 3, 3);
  for (const Handle& handle : handles_)
    for (const Vec p : {handle.at, handle.pose.at}) {
      const QPointF at = host().projection().to_paper(p);
      all |= QRectF(at.x() - 14, at.y() - 14, 28, 28);
    }
  return all;
}

Qt::CursorShape MoveTool::idle_cursor() const {
  if (reverse_box().contains(last().paper)) return Qt::PointingHandCursor;
  if (!hovered_) return Qt::ArrowCursor;
  return handles_[*hovered_].kind == HandleKind::waypoint ? Qt::SizeAllCursor : Qt::PointingHandCursor;
}

}  // namespace linesman

#include "ui/tools/ordering/stand_tool.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "drawing/picture/marks.h"
#include "drawing/picture/models/base_outline.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/tools/placing/dragged_group.h"
#include "ui/tools/placing/rubber_band.h"
#include "ui/tools/pointer_label.h"

namespace linesman {

namespace {

constexpr double WIDEST = 420;
constexpr double BESIDE = 14;  // between it and what it is about
constexpr double SIDE = 11;
constexpr double ABOVE = 4;
constexpr double ROUND = 12;

QFont pill_font() {
  QFont font;
  font.setPixelSize(13);
  font.setBold(true);
  return font;
}

QSizeF size_of(const QString& words, double widest) {
  const QRectF room(0, 0, widest - 2 * SIDE, 1e4);
  const QSizeF text = QFontMetricsF(pill_font()).boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, words).size();
  return {std::ceil(text.width()) + 2 * SIDE, std::ceil(text.height()) + 2 * ABOVE};
}

double within(double low, double high, double wanted) { return std::max(low, std::min(high, wanted)); }

}  // namespace

QRectF pill_box(const QRectF& about, const QString& words, const QRectF& frame) {
  const QSizeF size = size_of(words, std::min(WIDEST, frame.width()));
  const double over = about.top() - BESIDE - size.height();
  const double under = about.bottom() + BESIDE;
  const double top = over < frame.top() && under + size.height() <= frame.bottom() ? under : over;
  return {{within(frame.left(), frame.right() - size.width(), about.center().x() - size.width() / 2),
           within(frame.top(), frame.bottom() - size.height(), top)},
          size};
}

void paint_pill(QPainter& painter, const QRectF& box, const QString& words, const QColor& border,
                const Palette& palette) {
  painter.setFont(pill_font());
  painter.setPen(QPen(border, 2));
  painter.setBrush(palette.panel);
  painter.drawRoundedRect(box, ROUND, ROUND);
  painter.setPen(palette.ink);
  painter.drawText(box.adjusted(SIDE, 0, -SIDE, 0), Qt::AlignCenter | Qt::TextWordWrap, words);
}

namespace {

using tools::tr;

}  // namespace

/// Drags them to where they stand; [ and ] say how they face.
class StandTool::Put : public Gesture {
 public:
  Put(StandTool& tool, ToolHost& host, std::vector<PieceIndex> taken, const Pointer& pressed)
      : tool_(tool), host_(host), taken_(std::move(taken)), drag_(pressed), from_(pressed.at), last_(pressed) {
    before_ = tool_.shift_;
  }

  void move(const Pointer& pointer) override {
    last_ = pointer;
    if (!drag_.passed(pointer)) return;
    host_.say(tr("Let go where it stands. [ and ] turn it. Escape: cancel."));
    tool_.put(before_ + tidy(pointer.at - from_, host_.projection().scale), tool_.turn_);
    tool_.ask();
  }
  bool key(int key, Qt::KeyboardModifiers keys) override {
    const double turn = turn_of_key(key, keys, host_.game().table());
    if (turn == 0) return false;
    tool_.turn_ += turn;
    move(last_);
    return true;
  }
  void finish() override {
    if (!drag_.passed()) host_.select(taken_);
  }
  void cancel() override { tool_.forget(); }

 private:
  StandTool& tool_;
  ToolHost& host_;
  std::vector<PieceIndex> taken_;
  DragThreshold drag_;
  Vec from_;
  Vec before_;
  Pointer last_;
};

std::vector<KeyLine> StandTool::key_lines() {
  return {{QT_TR_NOOP("Drag a model"), QT_TR_NOOP("to where it stands now: shows whether it could have got there")},
          {QT_TR_NOOP("Drag one of several selected"), QT_TR_NOOP("places all of them: a whole unit at once")},
          {QT_TR_NOOP("[ and ]"), QT_TR_NOOP("also ask about its facing: 15 degrees, with Ctrl one")},
          {QT_TR_NOOP("Arrow keys"), QT_TR_NOOP("with models selected: a quarter inch, with Ctrl an inch, or a hex")},
          {QT_TR_NOOP("Enter"), QT_TR_NOOP("carry out the move that was found")},
          {QT_TR_NOOP("Escape"), QT_TR_NOOP("put it back")}};
}

std::unique_ptr<Gesture> StandTool::begin(const Pointer& pointer) {
  // A model is taken where it stood, or where it is said to stand.
  std::vector<PieceIndex> taken = host().pieces_at(pointer.at);
  for (const DraggedGroup::Model& model : put_.models())
    if (base_holds(model.footprint, model.after.pose, pointer.at)) taken = {model.piece};
  if (taken.empty()) return std::make_unique<RubberBand>(host(), pointer);
  if (pointer.again) {
    select_unit_of(host(), taken.front());
    return std::make_unique<DonePress>();
  }
  const auto held = [&](PieceIndex piece) {
    return std::any_of(put_.models().begin(), put_.models().end(),
                       [&](const DraggedGroup::Model& model) { return model.piece == piece; });
  };
  const std::vector<PieceIndex> selection = host().selection();
  if (std::find(selection.begin(), selection.end(), taken.front()) == selection.end()) host().select(taken);
  if (!held(taken.front())) forget();
  return std::make_unique<Put>(*this, host(), taken, pointer);
}

void StandTool::put(Vec shift, double turn) {
  if (put_.empty()) {
    std::vector<PieceIndex> pieces = host().selection();
    std::erase_if(pieces, [this](PieceIndex i) { return !host().game().piece(i).on_table(); });
    if (pieces.empty()) return;
    put_ = pick_up(host(), pieces);
  }
  shift_ = shift;
  turn_ = turn;
  put_.put(shift, turn, 0);
  host().repaint();
}

// How they face is asked only when a player has said it.
void StandTool::ask() {
  if (put_.empty()) return;
  std::vector<PieceIndex> pieces;
  std::map<std::string, EndRequest> ends;
  for (const DraggedGroup::Model& model : put_.models()) {
    pieces.push_back(model.piece);
    const Pose& pose = model.after.pose;
    ends[model.after.id] = {pose.at, turn_ != 0 ? std::optional(pose.facing) : std::nullopt, {}};
  }
  host().ask_place(pieces, ends);
}

void StandTool::put_back() {
  put_ = {};
  shift_ = {};
  turn_ = 0;
}

void StandTool::forget() {
  put_back();
  host().ask_place({}, {});
  host().repaint();
}

void StandTool::cancel() {
  GestureTool::cancel();
  if (!put_.empty()) forget();
}

// Once another question is asked, or the move was carried out, the models stand where they stood.
void StandTool::ruled() {
  if (!put_.empty() && !host().asks_place() && !gesture()) put_back();
  host().repaint();
}

bool StandTool::claims(int key, Qt::KeyboardModifiers keys) const {
  return gesture() != nullptr && turn_of_key(key, keys, host().game().table()) != 0;
}

bool StandTool::idle_key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Escape) {
    const bool any = !put_.empty();
    if (any) forget();
    return drop_order(host()) || any;
  }
  return shift_by_key(key, keys);
}

bool StandTool::shift_by_key(int key, Qt::KeyboardModifiers keys) {
  const double turn = turn_of_key(key, keys, host().game().table());
  const auto shift = shift_of_key(key, keys, host().game().table());
  if ((turn == 0 && !shift) || host().selection().empty()) return false;
  put(shift_ + shift.value_or(Vec{}), turn_ + turn);
  ask();
  return true;
}

void StandTool::paint(QPainter& painter, const Palette& palette) const {
  GestureTool::paint(painter, palette);
  if (put_.empty()) return;
  const Projection& projection = host().projection();
  put_.paint(painter, projection, palette);
  const std::optional<FirstRow> answer = host().asks_place() ? host().first_row() : std::nullopt;
  if (!answer) return;
  if (answer->nearest) {
    const QPointF near = projection.to_paper(*answer->nearest);
    const QPointF wanted = projection.to_paper(put_.models().front().after.pose.at);
    painter.setPen(QPen(palette.halo, 4));
    painter.drawLine(near, wanted);
    painter.setPen(QPen(palette.legal, 2, Qt::DashLine));
    painter.drawLine(near, wanted);
    painter.setBrush(palette.legal);
    painter.setPen(QPen(palette.halo, 1.5));
    painter.drawEllipse(near, 5, 5);
  }
  paint_pill(painter, answer_box(*answer), answer->words, row_colour(*answer, palette), palette);
}

// At the first model, where it is said to stand: not over others that it does not speak of.
QRectF StandTool::answer_box(const FirstRow& answer) const {
  const DraggedGroup::Model& first = put_.models().front();
  const double reach = outer_radius(first.footprint) * host().projection().scale;
  const QPointF at = host().projection().to_paper(first.after.pose.at);
  return pill_box({at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)}, answer.words,
                  host().frame().adjusted(6, 6, -6, -6));
}

QRectF StandTool::extent() const {
  QRectF all = GestureTool::extent();
  if (put_.empty()) return all;
  const Projection& projection = host().projection();
  all |= put_.extent(projection).adjusted(-4, -4, 4, 4);
  const std::optional<FirstRow> answer = host().asks_place() ? host().first_row() : std::nullopt;
  if (!answer) return all;
  all |= answer_box(*answer).adjusted(-4, -4, 4, 4);
  if (answer->nearest) {
    const QPointF near = projection.to_paper(*answer->nearest);
    all |= QRectF(near.x() - 10, near.y() - 10, 20, 20);
  }
  return all;
}

}  // namespace linesman

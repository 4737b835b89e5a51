#include "ui/panels/ruling/ruling_list.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "drawing/picture/marks.h"
#include "drawing/picture/palette.h"
#include "drawing/report/heard.h"
#include "drawing/report/spoken.h"

namespace linesman {
namespace {

enum LineRole { LINE_KIND = Qt::UserRole, NUMBER, AMOUNT, RULE, HEADING };

constexpr int LINE_PAD = 5;
constexpr int BULLET = 16;

/// Paints a line: a sign of its kind, the sentence wrapped, figure and clause under it.
class LineDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : 240;
    const int line = option.fontMetrics.height();
    if (index.data(HEADING).toBool()) return {width, line + 2 * LINE_PAD};
    return {width, text_box(option, index, QRect(0, 0, width, 0)).height() + line + 2 * LINE_PAD};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    painter->save();
    if (index.data(HEADING).toBool())
      paint_heading(*painter, option, index);
    else
      paint_line(*painter, option, index);
    painter->restore();
  }

 private:
  static QRect text_box(const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& row) {
    const QRect room(row.x() + BULLET + 2 * LINE_PAD, row.y() + LINE_PAD, row.width() - BULLET - 3 * LINE_PAD, 4000);
    return option.fontMetrics.boundingRect(room, Qt::TextWordWrap, index.data().toString());
  }

  static void paint_heading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    QFont font = option.font;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(option.palette.text().color());
    painter.drawText(option.rect.adjusted(LINE_PAD, 0, -LINE_PAD, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     index.data().toString());
  }

  /// A fault's is its number, as on the table.
  static void paint_sign(QPainter& painter, const QRectF& box, const QModelIndex& index, const QPalette& palette) {
    const auto kind = static_cast<LineKind>(index.data(LINE_KIND).toInt());
    const bool dark = is_dark(palette);
    if (kind == LineKind::fault)
      return paint_fault_mark(painter, box.adjusted(-1, -1, 1, 1), index.data(NUMBER).toInt(), Palette::of(dark));
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = palette.placeholderText().color();
    painter.setPen(QPen(colour, 1.4));
    if (kind == LineKind::allowance) {
      painter.drawLine(box.center() - QPointF(5, 0), box.center() + QPointF(5, 0));
      painter.drawLine(box.center() - QPointF(0, 5), box.center() + QPointF(0, 5));
    }
    if (kind == LineKind::cost) painter.drawLine(box.center() - QPointF(6, 0), box.center() + QPointF(6, 0));
    if (kind == LineKind::dice) painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 3, 3);
    if (kind == LineKind::note) painter.drawEllipse(box.center(), 2.5, 2.5);
    if (kind == LineKind::effect) {
      painter.drawLine(box.center() - QPointF(5, 0), box.center() + QPointF(5, 0));
      painter.drawPolyline(
          QPolygonF{box.center() + QPointF(1, -4), box.center() + QPointF(5, 0), box.center() + QPointF(1, 4)});
    }
  }

  static void paint_line(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const bool marked = option.state.testFlag(QStyle::State_Selected);
    const QPalette& palette = option.palette;
    if (marked) painter.fillRect(option.rect, palette.highlight());
    const QRect text = text_box(option, index, option.rect);
    const int line = option.fontMetrics.height();
    paint_sign(painter, QRectF(option.rect.x() + LINE_PAD, text.y() + (line - BULLET) / 2.0, BULLET, BULLET), index,
               palette);
    painter.setFont(option.font);
    painter.setPen(marked ? palette.highlightedText().color() : palette.text().color());
    painter.drawText(text, Qt::TextWordWrap, index.data().toString());
    const QRect under(text.x(), text.bottom() + 1, option.rect.right() - LINE_PAD - text.x(), line);
    QFont bold = option.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(under, Qt::AlignLeft | Qt::AlignVCenter, index.data(AMOUNT).toString());
    painter.setFont(option.font);
    if (!marked) painter.setPen(palette.placeholderText().color());
    painter.drawText(under, Qt::AlignRight | Qt::AlignVCenter, index.data(RULE).toString());
  }
};

}  // namespace

RulingList::RulingList(QWidget* parent) : QListView(parent) {
  setModel(&model_);
  setItemDelegate(new LineDelegate(this));
  setAccessibleName(tr("Lines of the ruling"));
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setEditTriggers(NoEditTriggers);
  setFrameShape(NoFrame);
  setWordWrap(true);
  setTabKeyNavigation(false);
}

void RulingList::show_lines(const std::vector<RulingLine>& lines, const RulesetData* ruleset, const Game* game,
                            LengthUnit unit) {
  const QString marked = currentIndex().isValid() ? currentIndex().data().toString() : QString();
  const int scrolled = verticalScrollBar()->value();
  filling_ = true;
  model_.clear();
  places_.clear();
  std::optional<LineKind> kind;
  for (const RulingLine& line : lines) {
    if (kind != line.kind) {
      const auto same = [&](const RulingLine& other) { return other.kind == line.kind; };
      add_heading(line.kind, static_cast<int>(std::count_if(lines.begin(), lines.end(), same)));
    }
    kind = line.kind;
    add_line(line, clause_tip(line.rule, ruleset, game, unit), unit);
  }
  const auto found = marked.isEmpty() ? QList<QStandardItem*>() : model_.findItems(marked);
  if (!found.isEmpty()) setCurrentIndex(found.front()->index());
  verticalScrollBar()->setValue(scrolled);
  filling_ = false;
  if (found.isEmpty() && !marked.isEmpty()) emit place_picked({});
}

void RulingList::add_heading(LineKind kind, int count) {
  auto* item = new QStandardItem(QString("%1 (%2)").arg(heading_of_kind(kind)).arg(count));
  item->setData(true, HEADING);
  item->setFlags(Qt::ItemIsEnabled);
  model_.appendRow(item);
  places_.emplace_back();
}

void RulingList::add_line(const RulingLine& line, const QString& tip, LengthUnit unit) {
  const QString text = spoken(line.text, unit);
  const QString amount = spoken(line.amount, unit);
  const QString clause = spoken(line.clause);
  auto* item = new QStandardItem(text);
  item->setData(static_cast<int>(line.kind), LINE_KIND);
  item->setData(line.number, NUMBER);
  item->setData(amount, AMOUNT);
  item->setData(clause, RULE);
  item->setToolTip(tip);
  const QString number = line.number > 0 ? QString(" %1").arg(line.number) : QString();
  item->setData(heard({heading_of_kind(line.kind) + number, text, amount, clause}), Qt::AccessibleTextRole);
  model_.appendRow(item);
  places_.push_back(line.place);
}

void RulingList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  scheduleDelayedItemsLayout();
}

void RulingList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (filling_) return;
  const auto row = static_cast<std::size_t>(current.row());
  emit place_picked(current.isValid() && row < places_.size() ? places_[row] : std::nullopt);
}

}  // namespace linesman

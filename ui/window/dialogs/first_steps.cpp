#include "ui/window/dialogs/first_steps.h"

#include <QEvent>
#include <QPainter>

#include "ui/tools/tool_box.h"

namespace linesman {

namespace {

constexpr int MARGIN = 24;   // pixels round the steps
constexpr int BETWEEN = 16;  // pixels from one step to the next
constexpr int SIGN = 32;     // pixels across a number
constexpr int WIDEST = 460;

/// The key of a tool.
QString key_of_tool(std::string_view id) {
  for (const ToolEntry& tool : all_tools())
    if (tool.id == id) return QString::fromUtf8(tool.key);
  return {};
}

}  // namespace

QStringList first_steps(const QKeySequence& models) {
  return {FirstSteps::tr("Draw the ground with %1, or scatter terrain (Edit menu).").arg(key_of_tool("draw")),
          FirstSteps::tr("Place models from the list with %1.").arg(models.toString(QKeySequence::NativeText)),
          FirstSteps::tr("Drag a model with %1 to see whether the move is legal.").arg(key_of_tool("move"))};
}

FirstSteps::FirstSteps(Session& session, const QStringList& steps, QWidget* table)
    : QWidget(table), session_(session), steps_(steps) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  setAccessibleName(tr("First steps"));
  setAccessibleDescription(steps_.join(' '));
  table->installEventFilter(this);
  connect(&session_, &Session::game_changed, this, &FirstSteps::refresh);
  connect(&session_, &Session::game_opened, this, [this] {
    begun_ = false;
    refresh();
  });
  refresh();
}

void FirstSteps::refresh() {
  const bool empty =
      !begun_ && session_.has_game() && session_.game().terrain().empty() && session_.game().pieces().empty();
  setVisible(empty);
  if (!empty) return;
  setGeometry(parentWidget()->rect());
  raise();
}

bool FirstSteps::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) setGeometry(parentWidget()->rect());
  // What is being drawn must not lie under it.
  if (event->type() == QEvent::MouseButtonPress && isVisible()) {
    begun_ = true;
    refresh();
  }
  return QWidget::eventFilter(watched, event);
}

void FirstSteps::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = painter.font();
  font.setPointSizeF(font.pointSizeF() * 1.25);
  painter.setFont(font);
  const int wide = std::min(WIDEST, width() - 2 * MARGIN);
  const int text_wide = wide - 2 * MARGIN - SIGN - BETWEEN;
  if (text_wide < SIGN) return;
  std::vector<int> heights;
  int high = 2 * MARGIN - BETWEEN;
  for (const QString& step : steps_) {
    const QRect text = painter.fontMetrics().boundingRect(QRect(0, 0, text_wide, height()), Qt::TextWordWrap, step);
    heights.push_back(std::max(SIGN, text.height()));
    high += heights.back() + BETWEEN;
  }
  const QRect card((width() - wide) / 2, std::max(0, (height() - high) / 2), wide, high);
  QColor ground = palette().base().color();
  ground.setAlpha(235);
  painter.setPen(QPen(palette().mid().color(), 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  int y = card.top() + MARGIN;
  for (int i = 0; i < steps_.size(); ++i) {
    const QRect sign(card.left() + MARGIN, y, SIGN, SIGN);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().highlight());
    painter.drawEllipse(sign);
    painter.setPen(palette().highlightedText().color());
    painter.drawText(sign, Qt::AlignCenter, QString::number(i + 1));
    painter.setPen(palette().text().color());
    const int high_here = heights[static_cast<std::size_t>(i)];
    painter.drawText(QRect(sign.right() + BETWEEN, y, text_wide, high_here), Qt::TextWordWrap | Qt::AlignVCenter,
                     steps_[i]);
    y += high_here + BETWEEN;
  }
}

}  // namespace linesman

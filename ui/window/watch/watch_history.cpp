#include "ui/window/watch/watch_history.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <algorithm>

#include "ui/panels/ruling/verdict_sign.h"

namespace linesman {

namespace {

constexpr int TOLD_WIDTH = 380;  // pixels at 100 per cent
constexpr int TOLD_HEIGHT = 320;
constexpr int TOLD_SIGN = 18;
constexpr int TOLD_GAP = 6;

std::optional<Verdict> verdict_of_told(const ToldThing& told) {
  if (!told.move) return std::nullopt;
  switch (told.move->verdict) {
    case WatchVerdict::legal: return Verdict::legal;
    case WatchVerdict::illegal: return Verdict::illegal;
    case WatchVerdict::close: return Verdict::marginal;
    case WatchVerdict::unknown: return Verdict::incomplete;
  }
  return std::nullopt;
}

QString words_for_fate(ToldFate fate) {
  switch (fate) {
    case ToldFate::told: return {};
    case ToldFate::recorded: return WatchHistory::tr("in the history");
    case ToldFate::accepted: return WatchHistory::tr("accepted as it stands");
    case ToldFate::put_back: return WatchHistory::tr("taken back");
    case ToldFate::replaced: return WatchHistory::tr("moved again");
  }
  return {};
}

QString film_time(double t) {
  const int seconds = static_cast<int>(t);
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
}

}  // namespace

WatchHistory::WatchHistory(QWidget* table) : QFrame(table), rows_(new QWidget), scroll_(nullptr) {
  setObjectName("watch-history");
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setAccessibleName(tr("What the camera told"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(TOLD_GAP, TOLD_GAP, TOLD_GAP, TOLD_GAP);
  auto* list = new QVBoxLayout(rows_);
  list->setContentsMargins(0, 0, TOLD_GAP, 0);
  scroll_ = new TallScroll(rows_);
  scroll_->setFrameShape(QFrame::NoFrame);
  layout->addWidget(scroll_);
  hide();
}

QWidget* WatchHistory::row_of(const ToldThing& told) {
  auto* row = new QWidget;
  auto* column = new QVBoxLayout(row);
  column->setContentsMargins(0, 0, 0, TOLD_GAP);
  column->setSpacing(2);
  auto* line = new QHBoxLayout;
  auto* sign = new PlainLabel;
  sign->setPixmap(verdict_icon(verdict_of_told(told), TOLD_SIGN, palette()).pixmap(TOLD_SIGN));
  line->addWidget(sign, 0, Qt::AlignTop);
  const QString fate = words_for_fate(told.fate);
  const QString words = QStringLiteral("%1  %2").arg(film_time(told.t), told.words);
  auto* text = new PlainLabel(fate.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, fate));
  text->setWordWrap(true);
  line->addWidget(text, 1);
  column->addLayout(line);
  auto* buttons = new QHBoxLayout;
  const auto add = [&](const QString& title, const char* name, bool enabled, const auto& act) {
    auto* button = new QPushButton(title);
    button->setObjectName(name);
    button->setEnabled(enabled);
    button->setFocusPolicy(Qt::TabFocus);
    // Its row is built anew when it is done.
    connect(button, &QPushButton::clicked, this, act, Qt::QueuedConnection);
    buttons->addWidget(button);
  };
  const std::int64_t id = told.id;
  if (told.move) {
    add(tr("Right"), "watch-right", may_be_recorded(told), [this, id] { emit right_asked(id); });
    add(tr("Take back"), "watch-take-back", may_be_put_back(told), [this, id] { emit put_back_asked(id); });
    add(tr("Accept as it stands"), "watch-accept", may_be_accepted(told), [this, id] { emit accept_asked(id); });
  }
  if (!told.gone.empty()) {
    const bool open = told.fate == ToldFate::told;
    const QString piece = QString::fromStdString(told.gone);
    add(tr("Lost"), "watch-lost", open, [this, piece] { emit gone_asked(piece, QStringLiteral("left")); });
    add(tr("In reserve"), "watch-reserve", open, [this, piece] { emit gone_asked(piece, QStringLiteral("reserve")); });
    add(tr("Taken off"), "watch-off", open, [this, piece] { emit gone_asked(piece, QStringLiteral("left")); });
  }
  buttons->addStretch();
  column->addLayout(buttons);
  return row;
}

void WatchHistory::show_told(const ToldMoves& told) {
  auto* list = static_cast<QVBoxLayout*>(rows_->layout());
  while (QLayoutItem* item = list->takeAt(0)) {
    if (item->widget() != nullptr) {
      item->widget()->hide();
      item->widget()->deleteLater();
    }
    delete item;
  }
  if (told.all().empty()) list->addWidget(new PlainLabel(tr("Nothing was told yet.")));
  for (auto each = told.all().rbegin(); each != told.all().rend(); ++each) list->addWidget(row_of(*each));
  list->addStretch();
  place_over(corner_);
}

void WatchHistory::place_over(const QRect& corner) {
  corner_ = corner;
  if (parentWidget() == nullptr || corner.isNull()) return;
  constexpr double USUAL_TYPE_HEIGHT = 18;
  const double scale = std::max(1.0, fontMetrics().height() / USUAL_TYPE_HEIGHT);
  const int wide = std::min(std::max(static_cast<int>(TOLD_WIDTH * scale), minimumSizeHint().width()),
                            parentWidget()->width() - corner.left() - TOLD_GAP);
  const int high = std::min(static_cast<int>(TOLD_HEIGHT * scale), corner.top() - 2 * TOLD_GAP);
  setGeometry(corner.left(), corner.top() - TOLD_GAP - high, wide, high);
  raise();
}

}  // namespace linesman

#include "ui/panels/strip/row_buttons.h"

#include <QMenu>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "words/ask_words.h"

namespace linesman {

namespace {

// Pixels.
constexpr int ROW_HEIGHT = 24;
constexpr int PAD_OF_ROW = 14;
constexpr int ROOM_OF_MORE = 44;

}  // namespace

RowButtons::RowButtons(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
  setObjectName("strip-rows");
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(2);
}

void RowButtons::clear() {
  while (QLayoutItem* item = row_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
}

QToolButton* RowButtons::add(const QString& words) {
  auto* button = new QToolButton(this);
  button->setText(words);
  button->setFixedHeight(ROW_HEIGHT);
  button->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the table
  row_->addWidget(button);
  return button;
}

void RowButtons::show_rows(const Asked* asked, LengthUnit unit, int room) {
  std::vector<std::pair<QString, QString>> rows;  // words, action
  QString key = QString::number(room);
  if (asked != nullptr && asked->answer)
    for (std::size_t i = 1; i < asked->answer->rows.size(); ++i) {
      const Row& row = asked->answer->rows[i];
      rows.emplace_back(spoken(row_sentence(row, asked->hearing), unit), QString::fromStdString(row.action));
      key += '|' + rows.back().first;
    }
  setVisible(!rows.empty());
  if (key == shown_) return;
  shown_ = key;
  clear();
  std::size_t next = 0;
  int left = room;
  for (; next < rows.size(); ++next) {
    const int wide = fontMetrics().horizontalAdvance(rows[next].first) + PAD_OF_ROW;
    const int rest = next + 1 < rows.size() ? ROOM_OF_MORE : 0;
    if (wide + rest > left) break;
    left -= wide + 2;
    QToolButton* button = add(rows[next].first);
    button->setObjectName("row_" + rows[next].second);
    button->setToolTip(tr("Say this action"));
    connect(
        button, &QToolButton::clicked, this, [this, action = rows[next].second] { emit chosen(action); },
        Qt::QueuedConnection);
  }
  if (next == rows.size()) return;
  QToolButton* more = add(QStringLiteral("+%1").arg(rows.size() - next));
  more->setObjectName("row-more");
  more->setAccessibleName(tr("Other actions"));
  more->setToolTip(as_plain(more->accessibleName()));
  more->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(more);
  for (; next < rows.size(); ++next)
    menu->addAction(QString(rows[next].first).replace('&', "&&"), this,
                    [this, action = rows[next].second] { emit chosen(action); });
  more->setMenu(menu);
}

}  // namespace linesman

#include "ui/panels/ruling/mend_list.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "drawing/picture/marks.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/heard.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "ui/panels/widgets.h"

namespace linesman {

MendList::MendList(Session& session, MendService& service, QWidget* parent)
    : QWidget(parent),
      session_(session),
      service_(service),
      heading_(new PlainLabel(this)),
      list_(new QListWidget(this)) {
  QFont bold = heading_->font();
  bold.setBold(true);
  heading_->setFont(bold);
  heading_->setBuddy(list_);
  list_->setAccessibleName(tr("Legal alternatives"));
  list_->setWordWrap(true);
  list_->setItemDelegate(new WholeRows(list_));
  list_->setResizeMode(QListView::Adjust);
  list_->setMouseTracking(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setTabKeyNavigation(false);
  QSizePolicy kept = list_->sizePolicy();  // its place stays empty where there are none
  kept.setRetainSizeWhenHidden(true);
  list_->setSizePolicy(kept);
  list_->installEventFilter(this);
  list_->viewport()->installEventFilter(this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(heading_);
  layout->setSpacing(4);
  layout->addWidget(list_, 1);
  setFocusProxy(list_);
  connect(list_, &QListWidget::itemEntered, this, [this](QListWidgetItem* item) { look_at(list_->row(item)); });
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (list_->hasFocus()) look_at(row);
  });
  connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { take(list_->row(item)); });
  connect(&service_, &MendService::changed, this, &MendList::refresh);
  refresh();
}

void MendList::refresh() {
  list_->clear();
  emit previewed({}, nullptr);
  for (const Mend& mend : service_.mends()) {
    const QString cost = allowance_text(mend.instead.judgement.ruling, session_.terms(), session_.unit());
    QString words = spoken(mend.what, session_.unit());
    if (!cost.isEmpty()) words += '\n' + cost;
    auto* item = new QListWidgetItem(words, list_);
    item->setToolTip(
        as_plain(tr("It ends %1 from the place you chose.").arg(length_text(mend.distance, session_.unit()))));
    item->setData(Qt::AccessibleTextRole, heard(words.split('\n') + QStringList{item->toolTip()}));
  }
  const int count = list_->count();
  heading_->setText(service_.looking() ? tr("Looking for legal alternatives…")
                    : count > 0        ? tr("Legal alternatives (%1)").arg(count)
                                       : QString());
  list_->setVisible(count > 0);
}

void MendList::look_at(int row) {
  if (row < 0 || row >= static_cast<int>(service_.mends().size())) return emit previewed({}, nullptr);
  const Mend& mend = service_.mends()[static_cast<std::size_t>(row)];
  emit previewed(service_.game(), std::make_shared<const Judgement>(mend.instead.judgement));
}

void MendList::take(int row) {
  if (row < 0 || row >= static_cast<int>(service_.mends().size())) return;
  const Mend mend = service_.mends()[static_cast<std::size_t>(row)];
  if (!service_.may_take(mend)) {
    look_at(row);
    return emit said(tr("This needs another roll: you can only look at it."));
  }
  emit previewed({}, nullptr);
  service_.take(mend);
  emit said(tr("Proposed: %1").arg(spoken(mend.what)));
}

bool MendList::eventFilter(QObject* watched, QEvent* event) {
  if (watched == list_->viewport() && event->type() == QEvent::Leave && !list_->hasFocus()) emit previewed({}, nullptr);
  if (watched != list_) return false;
  if (event->type() == QEvent::FocusIn) look_at(std::max(0, list_->currentRow()));
  if (event->type() == QEvent::FocusIn && list_->currentRow() < 0) list_->setCurrentRow(0);
  if (event->type() == QEvent::FocusOut) emit previewed({}, nullptr);
  if (event->type() != QEvent::KeyPress) return false;
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
  take(list_->currentRow());
  return true;
}

}  // namespace linesman

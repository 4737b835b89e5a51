#include "ui/panels/state/state_fields.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int LONGEST_LIST = 4;  // rows

}  // namespace

ReasonField::ReasonField(QWidget* parent) : QWidget(parent), edit_(new QLineEdit(this)), list_(new QListWidget(this)) {
  edit_->setObjectName("state-reason");
  edit_->setAccessibleName(tr("Reason"));
  edit_->setPlaceholderText(tr("Reason"));
  list_->setObjectName("state-reasons");
  list_->setAccessibleName(tr("Reasons given before"));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(edit_);
  layout->addWidget(list_);
  setFocusProxy(edit_);
  edit_->installEventFilter(this);
  list_->installEventFilter(this);
  connect(edit_, &QLineEdit::returnPressed, this, [this] {
    if (!reason().isEmpty()) emit chosen();
  });
  connect(list_, &QListWidget::itemClicked, this, &ReasonField::take);
}

void ReasonField::offer(const QStringList& reasons, const QString& usual) {
  list_->clear();
  list_->addItems(reasons);
  list_->setVisible(!reasons.isEmpty());
  const int rows = std::min<int>(LONGEST_LIST, static_cast<int>(reasons.size()));
  list_->setFixedHeight(rows * std::max(20, list_->sizeHintForRow(0)) + 2 * list_->frameWidth());
  show_reason(reasons.isEmpty() ? usual : reasons.front());
}

void ReasonField::show_reason(const QString& reason) {
  edit_->setText(reason);
  edit_->selectAll();
}

void ReasonField::take(const QListWidgetItem* item) {
  if (item == nullptr) return;
  show_reason(item->text());
  emit chosen();
}

bool ReasonField::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return false;
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (watched == edit_ && key == Qt::Key_Down && list_->count() > 0) {
    list_->setFocus();
    list_->setCurrentRow(0);
    return true;
  }
  if (watched == list_ && key == Qt::Key_Up && list_->currentRow() <= 0) {
    edit_->setFocus();
    return true;
  }
  if (watched == list_ && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
    take(list_->currentItem());
    return true;
  }
  return false;
}

UntilField::UntilField(QWidget* parent) : QWidget(parent), ends_(new QButtonGroup(this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  const auto add = [&](End end, const QString& words, const char* name) {
    auto* button = new ChoiceButton(words, this);
    button->setObjectName(name);
    button->setCheckable(true);
    ends_->addButton(button, static_cast<int>(end));
    layout->addWidget(button);
  };
  add(End::lifted, tr("until lifted"), "until-lifted");
  add(End::turn, tr("this turn"), "until-turn");
  add(End::phase, tr("this phase"), "until-phase");
  ends_->button(static_cast<int>(End::lifted))->setChecked(true);
  setAccessibleName(tr("Until when"));
  connect(ends_, &QButtonGroup::idClicked, this, &UntilField::chosen);
}

void UntilField::show_until(const std::optional<state::Until>& until) {
  const End end = !until ? End::lifted : until->phase ? End::phase : End::turn;
  ends_->button(static_cast<int>(end))->setChecked(true);
}

std::optional<state::Until> UntilField::until(state::Moment now) const {
  switch (static_cast<End>(ends_->checkedId())) {
    case End::turn: return state::Until{now.turn};
    case End::phase: return state::Until{now.turn, now.phase};
    case End::lifted: break;
  }
  return std::nullopt;
}

TableCard::TableCard(QWidget* parent) : QFrame(parent) {
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setCursor(Qt::ArrowCursor);
  hide();
}

void TableCard::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return event->accept();  // no key goes on to the table under it
  hide();
  emit left();
}

}  // namespace linesman

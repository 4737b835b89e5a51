#include "ui/panels/state/state_list.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <functional>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

StateList::StateList(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), lines_(new QVBoxLayout(this)) {
  setObjectName("state-list");
  lines_->setContentsMargins(0, 0, 0, 0);
  lines_->setSpacing(2);
}

void StateList::show_piece(PieceIndex piece) {
  piece_ = piece;
  shown_ = state_words(session_.shown_game(), piece, session_.terms());
  // A button may be what is going on: its line goes when that is done.
  while (QLayoutItem* item = lines_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const StatusInWords& status : shown_) add_line(status);
}

void StateList::add_line(const StatusInWords& status) {
  auto* line = new QWidget(this);
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  const QString said = spoken(status.words, session_.unit());
  auto* words = new PlainLabel(status.of_unit ? tr("%1 (from its unit)").arg(said) : said, line);
  words->setWordWrap(true);
  QFont font = words->font();
  font.setStrikeOut(status.is_over);
  words->setFont(font);
  words->setAccessibleDescription(status.is_over ? tr("over") : QString());
  layout->addWidget(words, 1);
  const auto button = [&](const QString& title, const char* name, const char* icon, std::function<void()> act) {
    auto* made = new QToolButton(line);
    made->setObjectName(name);
    made->setText(title);
    if (icon != nullptr) made->setIcon(icon_named(icon));
    made->setAccessibleName(title + ": " + said);
    made->setToolTip(as_plain(title));
    connect(made, &QToolButton::clicked, this, std::move(act), Qt::QueuedConnection);
    layout->addWidget(made);
  };
  if (status.form == StatusForm::unread) {
    button(tr("Hold"), "unread-to-hold", nullptr, [this, key = status.key] { make_hold_of(session_, piece_, key); });
    button(tr("Modifier"), "unread-to-modifier", nullptr,
           [this, key = status.key] { make_modifier_of(session_, piece_, key); });
  }
  button(tr("Lift"), "state-lift", "close", [this, status] { lift_status(session_, piece_, status); });
  lines_->addWidget(line);
}

}  // namespace linesman

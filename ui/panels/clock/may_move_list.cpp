#include "ui/panels/clock/may_move_list.h"

#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "rules/argument_of.h"
#include "table/plan.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/icons.h"
#include "ui/panels/record/plan_panel.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr double USUAL_INCHES = 3;
constexpr double MOST_INCHES = 1200;
constexpr double MOST_TURN = 180;

/// As a search takes it: within its bounds.
NumberEdit* figure(const QString& name, std::optional<double> number, double most, QWidget* parent) {
  NumberEdit* edit = figure_edit(name, parent);
  edit->set_range(0, most);
  edit->set_number(number, 2);
  edit->setMinimumWidth(edit->fontMetrics().horizontalAdvance(QStringLiteral("00000")));
  return edit;
}

}  // namespace

QString thing_title(const Game& game, const std::string& id) {
  if (game.find_feature(id) || game.find_piece(id) || game.find_unit(id))
    return spoken(said<"{thing}">(argument_of(game, id)));
  const Plan plan = plan_of(game);
  const std::vector<std::string> ids = ids_of_markings(plan);
  const auto found = std::find(ids.begin(), ids.end(), id);
  return found == ids.end() ? QString::fromStdString(id)
                            : marking_title(plan.markings[static_cast<std::size_t>(found - ids.begin())]);
}

MayMoveList::MayMoveList(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), add_(new QComboBox(this)) {
  add_->setAccessibleName(tr("Something more that may be moved"));
  add_->setPlaceholderText(tr("Add…"));
  add_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(add_);
  connect(add_, &QComboBox::activated, this, [this](int row) { toggle(add_->itemData(row).toString().toStdString()); });
  connect(&session_, &Session::game_changed, this, &MayMoveList::forget_what_left);
  lay_out();
}

void MayMoveList::toggle(const std::string& id) {
  if (std::erase_if(all_, [&](const MayMove& may) { return may.id == id; }) == 0)
    all_.push_back({.id = id, .inches = USUAL_INCHES});
  lay_out();
  emit edited();
}

void MayMoveList::change(const MayMove& may) {
  for (MayMove& each : all_)
    if (each.id == may.id) each = may;
  lay_out();
  emit edited();
}

void MayMoveList::forget_what_left() {
  const std::vector<std::string> known = ids_of_things(session_.game());
  const auto left = [&](const MayMove& may) { return std::find(known.begin(), known.end(), may.id) == known.end(); };
  const bool any = std::erase_if(all_, left) > 0;
  if (isVisible()) lay_out();
  if (any) emit edited();
}

// A table may have very many things: their names wait until they are seen.
void MayMoveList::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  lay_out();
}

// A row is made anew with the list: a list is short.
void MayMoveList::lay_out() {
  if (rows_ != nullptr) {
    rows_->hide();
    rows_->deleteLater();
  }
  rows_ = new QWidget(this);
  auto* grid = new QGridLayout(rows_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(4);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(0, 1);
  if (!all_.empty()) {
    const QString inches = session_.unit() == LengthUnit::inch ? tr("Inches") : tr("Centimetres");
    int column = 1;
    for (const QString& head : {inches, tr("Turn, °"), tr("Along, °")}) {
      auto* label = new PlainLabel(head, rows_);
      label->setForegroundRole(QPalette::PlaceholderText);
      grid->addWidget(label, 0, column++);
    }
  }
  for (std::size_t i = 0; i < all_.size(); ++i) add_row(i, static_cast<int>(i) + 1);
  static_cast<QVBoxLayout*>(layout())->insertWidget(0, rows_);
  rows_->show();
  if (isVisible()) refresh_things();
  set_tab_order_as_laid_out(*this);  // rows were made anew
}

void MayMoveList::add_row(std::size_t place, int row) {
  auto* grid = static_cast<QGridLayout*>(rows_->layout());
  const MayMove& may = all_[place];
  const QString title = thing_title(session_.game(), may.id);
  auto* name = new PlainLabel(title, rows_);
  name->setWordWrap(true);
  NumberEdit* inches = figure(tr("How far %1 may be moved").arg(title), may.inches, MOST_INCHES, rows_);
  inches->set_length_unit(session_.unit());
  inches->set_number(may.inches, 2);
  NumberEdit* turn = figure(tr("How far %1 may be turned, degrees").arg(title), may.turn, MOST_TURN, rows_);
  NumberEdit* along =
      figure(tr("The only heading along which %1 may be moved; empty: any").arg(title), may.along, 360, rows_);
  auto* out = new QToolButton(rows_);
  out->setIcon(icon_named("close"));
  out->setAutoRaise(true);
  out->setAccessibleName(tr("%1 stays where it is").arg(title));
  out->setToolTip(as_plain(out->accessibleName()));
  connect(inches, &NumberEdit::committed, this, [this, place, inches] {
    all_[place].inches = std::clamp(inches->number().value_or(0), 0.0, MOST_INCHES);
    emit edited();
  });
  connect(turn, &NumberEdit::committed, this, [this, place, turn] {
    all_[place].turn = std::clamp(turn->number().value_or(0), 0.0, MOST_TURN);
    emit edited();
  });
  connect(along, &NumberEdit::committed, this, [this, place, along] {
    all_[place].along = along->number();
    emit edited();
  });
  connect(out, &QToolButton::clicked, this, [this, place] {
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(place));
    lay_out();
    emit edited();
  });
  int column = 0;
  for (QWidget* each : std::initializer_list<QWidget*>{name, inches, turn, along, out})
    grid->addWidget(each, row, column++);
}

void MayMoveList::refresh_things() {
  const QSignalBlocker quiet(add_);
  add_->clear();
  const Game& game = session_.game();
  for (const std::string& id : ids_of_things(game)) {
    const bool chosen = std::any_of(all_.begin(), all_.end(), [&](const MayMove& may) { return may.id == id; });
    const bool stays = game.table().hex && (game.find_piece(id) || game.find_unit(id));
    if (!chosen && !stays) add_->addItem(thing_title(game, id), QString::fromStdString(id));
  }
  add_->setCurrentIndex(-1);
  add_->setEnabled(add_->count() > 0);
}

}  // namespace linesman

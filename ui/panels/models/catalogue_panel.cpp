#include "ui/panels/models/catalogue_panel.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSettings>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr double USUAL_GAP = 0.5;  // inches
constexpr const char* MORE_KEY = "catalogue/more";

QToolButton* text_button(const QString& text, const QString& help, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setText(text);
  button->setToolTip(as_plain(help));
  button->setAccessibleDescription(help);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return button;
}

/// Two in a row: four would make the panel wide at the table's cost.
QGridLayout* in_pairs(std::initializer_list<QToolButton*> buttons) {
  auto* grid = new QGridLayout;
  grid->setSpacing(4);
  int place = 0;
  for (QToolButton* button : buttons) {
    grid->addWidget(button, place / 2, place % 2);
    ++place;
  }
  return grid;
}

}  // namespace

CataloguePanel::CataloguePanel(Session& session, CatalogueShelf& shelf, QWidget* parent)
    : QWidget(parent),
      session_(session),
      shelf_(shelf),
      filter_(new QLineEdit(this)),
      all_(new QCheckBox(tr("Show all rulesets"), this)),
      problem_(new PlainLabel(this)),
      list_(new CatalogueList(shelf, this)),
      base_(new PlainLabel(this)),
      side_(new QComboBox(this)),
      copies_(new QSpinBox(this)),
      arrangement_(new QComboBox(this)),
      gap_(new NumberEdit(this)),
      as_unit_(new QCheckBox(tr("As one unit"), this)),
      put_(new QPushButton(tr("Put on the table"), this)),
      favourite_(text_button(tr("Favourite"), tr("Also lists it first"), this)),
      add_(text_button(tr("Add selected"), tr("Adds the selected model to your catalogue"), this)),
      remove_(text_button(tr("Remove"), tr("Removes it from your catalogue"), this)),
      replace_(text_button(tr("Replace"), tr("Changes the selected models to this type. Name and place stay."), this)) {
  setAccessibleName(tr("Models"));
  lay_out();
  listen();
  refresh();
}

void CataloguePanel::lay_out() {
  filter_->setPlaceholderText(tr("Find a model"));
  filter_->setAccessibleName(tr("Find a model"));
  filter_->setClearButtonEnabled(true);
  problem_->setWordWrap(true);
  problem_->setForegroundRole(QPalette::Link);
  base_->setForegroundRole(QPalette::PlaceholderText);
  side_->setEditable(true);
  side_->setAccessibleName(tr("Side of the new models"));
  side_->setMinimumContentsLength(5);
  copies_->setRange(1, MAX_COPIES);
  copies_->setSuffix(QStringLiteral(" ×"));
  copies_->setAccessibleName(tr("How many"));
  arrangement_->addItems({tr("Line"), tr("Block")});
  arrangement_->setCurrentIndex(static_cast<int>(Arrangement::block));
  arrangement_->setAccessibleName(tr("How they stand"));
  gap_->set_range(0, 24);
  gap_->set_number(USUAL_GAP);
  gap_->setAccessibleName(tr("Inches between bases"));
  gap_->setToolTip(tr("Inches between bases"));
  favourite_->setCheckable(true);
  auto* layout = new QVBoxLayout(this);
  layout->setSpacing(4);
  for (QWidget* widget : std::initializer_list<QWidget*>{filter_, problem_}) layout->addWidget(widget);
  layout->addWidget(list_, 1);
  auto* chosen = new QHBoxLayout;
  chosen->addWidget(copies_);
  chosen->addWidget(base_, 1);
  layout->addLayout(chosen);
  auto* side = new QFormLayout;
  side->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  side->addRow(tr("Side"), side_);
  layout->addLayout(side);
  layout->addWidget(all_);
  lay_out_more(*layout);
  layout->addWidget(put_);
}

// What is seldom wanted stands behind one button: the list has its room.
void CataloguePanel::lay_out_more(QVBoxLayout& layout) {
  auto* box = new QWidget(this);
  auto* inside = new QVBoxLayout(box);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(4);
  inside->addLayout(in_pairs({favourite_, add_, replace_, remove_}));
  auto* how = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{arrangement_, gap_}) how->addWidget(widget);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  form->addRow(tr("How they stand"), how);
  inside->addLayout(form);
  inside->addWidget(as_unit_);
  auto* more = new QToolButton(this);
  more->setObjectName("catalogue-more");
  more->setText(tr("More"));
  more->setToolTip(as_plain(tr("Copies, units, favourites")));
  more->setCheckable(true);
  more->setAutoRaise(true);
  more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  const auto show = [more, box](bool shown) {
    box->setVisible(shown);
    more->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
  };
  more->setChecked(QSettings().value(MORE_KEY).toBool());
  show(more->isChecked());
  connect(more, &QToolButton::toggled, this, [show](bool shown) {
    QSettings().setValue(MORE_KEY, shown);
    show(shown);
  });
  layout.addWidget(more);
  layout.addWidget(box);
}

void CataloguePanel::listen() {
  filter_->installEventFilter(this);
  connect(filter_, &QLineEdit::textChanged, this, &CataloguePanel::refresh);
  connect(filter_, &QLineEdit::returnPressed, this, &CataloguePanel::put_asked);
  connect(all_, &QCheckBox::toggled, this, &CataloguePanel::refresh);
  connect(&shelf_, &CatalogueShelf::changed, this, &CataloguePanel::refresh);
  connect(&session_, &Session::ruleset_changed, this, &CataloguePanel::refresh);
  connect(&session_, &Session::game_changed, this, &CataloguePanel::refresh_sides);
  // The side of one game is none of the next.
  connect(&session_, &Session::game_opened, side_, &QComboBox::clearEditText);
  connect(side_, &QComboBox::activated, this, &CataloguePanel::refresh);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, &CataloguePanel::refresh_buttons);
  connect(list_, &QTreeWidget::currentItemChanged, this, &CataloguePanel::refresh_buttons);
  connect(list_, &CatalogueList::chosen, this, &CataloguePanel::put_asked);
  connect(list_, &CatalogueList::drag_begun, this, &CataloguePanel::drag_begun);
  connect(list_, &CatalogueList::dragged_to, this, &CataloguePanel::dragged_to);
  connect(list_, &CatalogueList::dropped_at, this, &CataloguePanel::dropped_at);
  connect(list_, &CatalogueList::drag_given_up, this, &CataloguePanel::drag_given_up);
  connect(put_, &QPushButton::clicked, this, &CataloguePanel::put_asked);
  connect(replace_, &QToolButton::clicked, this, &CataloguePanel::replace_asked);
  connect(favourite_, &QToolButton::clicked, this, [this](bool liked) {
    if (entry() != nullptr) shelf_.set_favourite(std::string(entry()->id), liked);
  });
  connect(add_, &QToolButton::clicked, this, &CataloguePanel::add_selected);
  connect(remove_, &QToolButton::clicked, this, &CataloguePanel::remove_own);
}

// A hidden panel is not filled: pictures of a hundred models take their time.
void CataloguePanel::refresh() {
  if (!isVisible()) return;
  problem_->setText(shelf_.problem());
  problem_->setVisible(!shelf_.problem().isEmpty());
  refresh_sides();
  list_->set_side(session_.game(), placement().side);
  list_->show_entries(filter_->text(), all_->isChecked() ? nullptr : session_.terms());
  refresh_buttons();
}

void CataloguePanel::refresh_sides() {
  const QString shown = side_->currentText();
  side_->clear();
  for (const std::string& side : sides_of(session_.game())) side_->addItem(QString::fromStdString(side));
  side_->setCurrentText(shown.isEmpty() ? default_side() : shown);
}

QString CataloguePanel::default_side() const {
  const auto sides = sides_of(session_.game());
  return sides.empty() ? tr("red") : QString::fromStdString(sides.front());
}

QString CataloguePanel::words_without_entry() const {
  if (list_->topLevelItemCount() > 0) return tr("Choose a model.");
  const qsizetype others = all_->isChecked() ? 0 : list_->number_of(filter_->text());
  if (others == 0) return tr("No model has that name.");
  return tr("Other rulesets have %1: show all rulesets.").arg(counted_words("%n such model", "%n such models", others));
}

void CataloguePanel::refresh_buttons() {
  const CatalogueEntry* shown = entry();
  base_->setText(shown != nullptr ? base_text(shown->base) : words_without_entry());
  put_->setEnabled(shown != nullptr && session_.has_game());
  favourite_->setEnabled(shown != nullptr);
  favourite_->setChecked(shown != nullptr && shelf_.is_favourite(shown->id));
  remove_->setVisible(shown != nullptr && shelf_.is_own(shown->id));
  add_->setEnabled(!session_.selected().pieces().empty());
  replace_->setEnabled(shown != nullptr && !session_.selected().pieces().empty());
}

PlacementRequest CataloguePanel::placement() const {
  PlacementRequest wanted;
  wanted.copies = copies_->value();
  const QString side = side_->currentText().trimmed();
  wanted.side = (side.isEmpty() ? default_side() : side).toStdString();
  wanted.arrangement = static_cast<Arrangement>(arrangement_->currentIndex());
  wanted.gap = gap_->number().value_or(USUAL_GAP);
  wanted.as_unit = as_unit_->isChecked();
  return wanted;
}

void CataloguePanel::add_selected() {
  const auto piece = session_.game().find_piece(session_.selected().pieces().front());
  if (!piece) return;
  const CatalogueEntry made = entry_of(session_.game(), *piece, tr("My models").toStdString());
  const auto added = shelf_.add(made);
  if (!added) return emit refused(spoken(added.problem()));
  emit said(tr("%1 is in your catalogue now.").arg(QString::fromStdString(made.name)));
}

void CataloguePanel::remove_own() {
  if (entry() == nullptr) return;
  const auto removed = shelf_.remove(std::string(entry()->id));
  if (!removed) emit refused(spoken(removed.problem()));
}

void CataloguePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

// From the filter the arrows lead into the list.
bool CataloguePanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != filter_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key != Qt::Key_Down && key != Qt::Key_Up) return false;
  list_->setFocus(Qt::TabFocusReason);
  QCoreApplication::sendEvent(list_, event);
  return true;
}

}  // namespace linesman

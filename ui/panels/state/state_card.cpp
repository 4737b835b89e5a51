#include "ui/panels/state/state_card.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/report/ruling_lines.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

QPushButton* bar_button(const QString& words, const char* name, QWidget* parent) {
  auto* button = new ChoiceButton(words, parent);
  button->setObjectName(name);
  button->setCheckable(true);
  return button;
}

/// "/2" or ":2": a part; "*2" or "x2": a multiple; else more or less, with any sign of minus.
std::optional<state::Modifier> modifier_typed(QString text) {
  text = text.trimmed().replace(QChar(0x2212), '-').replace(',', '.');
  if (text.isEmpty()) return std::nullopt;
  const QChar first = text.front();
  const bool divides = first == '/' || first == ':';
  const bool multiplies = first == '*' || first == 'x' || first == QChar(0xd7);
  const QString rest = divides || multiplies || first == '+' ? text.mid(1).trimmed() : text;
  const auto number = parse_number(rest.toStdString());
  if (!number || std::abs(*number) > state::MOST) return std::nullopt;
  state::Modifier modifier;
  if (divides && exceeds(*number, 0))
    modifier.times = 1 / *number;
  else if (multiplies && within_limit(0, *number))
    modifier.times = *number;
  else if (!divides && !multiplies && !same_length(*number, 0))
    modifier.add = *number;
  else
    return std::nullopt;
  return modifier;
}

}  // namespace

StateCard::StateCard(Session& session, QWidget* parent)
    : TableCard(parent),
      session_(session),
      title_(new PlainLabel(this)),
      figure_(new QLineEdit(this)),
      reason_(new ReasonField(this)),
      until_(new UntilField(this)),
      bars_(new QWidget(this)),
      go_(bar_button(tr("no going"), "bars-go", bars_)),
      turn_(bar_button(tr("no turning"), "bars-turn", bars_)),
      act_(bar_button(tr("no acting"), "bars-act", bars_)),
      action_(new QComboBox(this)),
      done_(new QPushButton(tr("Take"), this)),
      unread_(new QWidget(this)) {
  setObjectName("state-card");
  lay_out();
  figure_->installEventFilter(this);
  connect(reason_, &ReasonField::chosen, this, &StateCard::choose);
  connect(until_, &UntilField::chosen, this, [this] {
    if (form_ == Form::hold) change_hold_now();
  });
  for (QPushButton* bar : {go_, turn_, act_})
    connect(bar, &QPushButton::clicked, this, [this, bar] {
      if (!go_->isChecked() && !turn_->isChecked() && !act_->isChecked()) return bar->setChecked(true);
      change_hold_now();
    });
  connect(done_, &QPushButton::clicked, this, &StateCard::choose);
  connect(figure_, &QLineEdit::returnPressed, this, &StateCard::choose);
  connect(&session_, &Session::ruleset_changed, this, &StateCard::fill_actions);
  fill_actions();
}

void StateCard::lay_out() {
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  figure_->setObjectName("state-figure");
  figure_->setAccessibleName(tr("More or less"));
  figure_->setToolTip(tr("+ and − change it by 1; /2 halves, *2 doubles."));
  action_->setObjectName("state-action");
  action_->setAccessibleName(tr("For which action"));
  done_->setObjectName("state-done");
  done_->setDefault(true);
  auto* bars = new QHBoxLayout(bars_);
  bars->setContentsMargins(0, 0, 0, 0);
  bars->setSpacing(2);
  for (QPushButton* bar : {go_, turn_, act_}) bars->addWidget(bar);
  auto* unread = new QHBoxLayout(unread_);
  unread->setContentsMargins(0, 0, 0, 0);
  auto* hold = new QPushButton(tr("It holds the model"), unread_);
  hold->setObjectName("unread-hold");
  auto* modifier = new QPushButton(tr("It is a modifier"), unread_);
  modifier->setObjectName("unread-modifier");
  unread->addWidget(hold);
  unread->addWidget(modifier);
  connect(hold, &QPushButton::clicked, this, [this] {
    make_hold_of(session_, piece_, key_);
    finish();
  });
  connect(modifier, &QPushButton::clicked, this, [this] {
    make_modifier_of(session_, piece_, key_);
    finish();
  });
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 8);
  layout->setSpacing(4);
  for (QWidget* part :
       std::initializer_list<QWidget*>{title_, figure_, reason_, until_, bars_, action_, unread_, done_})
    layout->addWidget(part);
}

void StateCard::fill_actions() {
  action_->clear();
  action_->addItem(tr("any action"));
  if (session_.terms() == nullptr) return;
  for (const Action& action : session_.terms()->actions)
    action_->addItem(QString::fromStdString(action.title), QString::fromStdString(action.id));
}

std::vector<PieceIndex> StateCard::selected() const {
  std::vector<PieceIndex> pieces;
  for (const std::string& id : session_.selected().pieces())
    if (const auto piece = session_.game().find_piece(id)) pieces.push_back(*piece);
  return pieces;
}

QString StateCard::who() const { return name_of_pieces(session_.game(), selected()); }

state::Hold StateCard::next_hold() const {
  const QStringList reasons = reasons_in(session_.game(), ReasonOf::hold);
  return {(reasons.isEmpty() ? tr("pinned") : reasons.front()).toStdString()};
}

void StateCard::show_form(Form form, const QString& title) {
  form_ = form;
  title_->setText(title);
  for (QWidget* part : {static_cast<QWidget*>(figure_), static_cast<QWidget*>(action_)})
    part->setVisible(form == Form::modifier);
  bars_->setVisible(form == Form::hold);
  unread_->setVisible(form == Form::unread);
  reason_->setVisible(form != Form::unread);
  until_->setVisible(form != Form::unread);
  done_->setVisible(form == Form::modifier);
  adjustSize();
  show();
  raise();
}

void StateCard::show_hold() {
  const auto pieces = selected();
  if (pieces.empty()) return hide();
  const std::vector<state::Hold> holds = state::holds_in(session_.game().piece(pieces.front()).status);
  last_ = holds.empty() ? next_hold() : holds.back();
  reason_->offer(reasons_in(session_.game(), ReasonOf::hold), tr("pinned"));
  reason_->show_reason(QString::fromStdString(last_.why));
  until_->show_until(last_.until);
  go_->setChecked(last_.go);
  turn_->setChecked(last_.turn);
  act_->setChecked(last_.act);
  show_form(Form::hold, tr("Held: %1").arg(who()));
}

void StateCard::show_modifier(double first) {
  if (selected().empty()) return;
  reason_->offer(reasons_in(session_.game(), ReasonOf::modifier), {});
  until_->show_until({});
  action_->setCurrentIndex(0);
  show_figure(first);
  show_form(Form::modifier, tr("Modifier: %1").arg(who()));
  figure_->setFocus();
  figure_->selectAll();
}

void StateCard::show_unread(PieceIndex piece, const std::string& key) {
  piece_ = piece;
  key_ = key;
  show_form(Form::unread, tr("No rule reads “%1”").arg(QString::fromStdString(key)));
}

void StateCard::take_focus() {
  if (form_ == Form::unread)
    unread_->findChild<QPushButton*>()->setFocus();
  else
    reason_->setFocus();
}

void StateCard::show_figure(double amount) {
  figure_->setText((amount < 0 ? QString(QChar(0x2212)) : QStringLiteral("+")) + number_shown(std::abs(amount), 2));
  figure_->selectAll();
}

// Nothing is neither more nor less: it is stepped over.
void StateCard::step(double by) {
  const auto now = modifier_typed(figure_->text());
  double amount = (now && now->add ? *now->add : 0) + by;
  if (same_length(amount, 0)) amount = by;
  show_figure(amount);
}

std::optional<state::Modifier> StateCard::typed() const {
  auto modifier = modifier_typed(figure_->text());
  if (!modifier) return std::nullopt;
  modifier->why = reason_->reason().toStdString();
  modifier->until = until_->until(state::moment_of(session_.game()));
  if (const QString action = action_->currentData().toString(); !action.isEmpty())
    modifier->actions = {action.toStdString()};
  return modifier;
}

void StateCard::choose() {
  if (form_ == Form::modifier) return put_modifier();
  change_hold_now();
  finish();
}

void StateCard::change_hold_now() {
  if (reason_->reason().isEmpty()) return;
  const state::Hold hold{reason_->reason().toStdString(), go_->isChecked(), turn_->isChecked(), act_->isChecked(),
                         until_->until(state::moment_of(session_.game()))};
  change_hold(session_, selected(), hold);
}

void StateCard::put_modifier() {
  const auto modifier = typed();
  if (!modifier) {
    emit said(tr("Type how much more or less: −2, +1, /2."));
    return figure_->setFocus();
  }
  if (modifier->why.empty()) {
    emit said(tr("Type the reason."));
    return reason_->setFocus();
  }
  modify_pieces(session_, selected(), *modifier);
  finish();
}

void StateCard::finish() {
  hide();
  emit left();
}

bool StateCard::eventFilter(QObject* watched, QEvent* event) {
  if (watched != figure_ || event->type() != QEvent::KeyPress) return TableCard::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const QString text = key->text();
  if (text == "+" || text == "=" || text == "-") {
    step(text == "-" ? -1 : 1);
    return true;
  }
  // A digit in place of what stands there keeps its sign.
  const bool replaces = figure_->hasSelectedText() && figure_->selectedText() == figure_->text();
  if (replaces && text.size() == 1 && text.front().isDigit()) {
    const QString sign = figure_->text().left(1);
    figure_->setText((sign == "+" ? sign : QString(QChar(0x2212))) + text);
    return true;
  }
  if (key->key() == Qt::Key_Down) {
    reason_->setFocus();
    return true;
  }
  return false;
}

}  // namespace linesman

#include "ui/panels/ruling/ruling_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include "drawing/report/spoken.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"
#include "ui/session/orders.h"

namespace linesman {
namespace {

constexpr int RULING_PACE = 20;  // ms

}  // namespace

RulingPanel::RulingPanel(Session& session, MendService& fixes, QWidget* parent)
    : QWidget(parent),
      session_(session),
      badge_(new VerdictBadge(this)),
      bar_(new AllowanceBar(this)),
      amounts_(new PlainLabel(this)),
      mends_(new MendList(session_, fixes, this)),
      lines_(new RulingList(this)),
      copy_(new QToolButton(this)),
      decide_(new QToolButton(this)),
      readings_(new QToolButton(this)) {
  setAccessibleName(tr("Ruling"));
  setFocusProxy(lines_);
  amounts_->setWordWrap(true);
  amounts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* menu = new QMenu(copy_);
  menu->addAction(tr("The ruling as text"), this, &RulingPanel::copy_text);
  menu->addAction(tr("The ruling as JSON"), this, &RulingPanel::copy_json);
  menu->addAction(tr("The move as JSON"), this, &RulingPanel::copy_order);
  copy_->setIcon(icon_named("copy"));
  copy_->setText(tr("Copy"));
  copy_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  copy_->setPopupMode(QToolButton::InstantPopup);
  copy_->setMenu(menu);
  copy_->setAccessibleName(tr("Copy the ruling"));

  decide_->setText(tr("Let it pass…"));
  decide_->setToolTip(tr("Carry out the move by an umpire's decision"));
  connect(decide_, &QToolButton::clicked, this, &RulingPanel::decision_asked);

  readings_->setText(tr("Interpretations"));
  readings_->setToolTip(tr("The same move under every option"));
  connect(readings_, &QToolButton::clicked, this, &RulingPanel::readings_asked);

  lay_out();
  connect(mends_, &MendList::previewed, this, &RulingPanel::previewed);
  connect(mends_, &MendList::said, this, &RulingPanel::said);
  connect(lines_, &RulingList::place_picked, this, &RulingPanel::place_picked);
  soon_.setSingleShot(true);
  soon_.setInterval(RULING_PACE);
  connect(&soon_, &QTimer::timeout, this, &RulingPanel::refresh);
  const auto later = [this] {
    show_grey();
    if (!soon_.isActive()) soon_.start();
  };
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, later);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, later);
  connect(&session_, &Session::game_changed, this, later);
  connect(&session_, &Session::unit_changed, this, later);
  connect(&session_, &Session::past_changed, this, &RulingPanel::refresh);
  refresh();
}

// Every part keeps its place whatever the verdict: what grows scrolls, what does not apply is greyed.
void RulingPanel::lay_out() {
  amounts_->setAlignment(Qt::AlignTop);
  amounts_->setFixedHeight(2 * amounts_->fontMetrics().lineSpacing());
  QSizePolicy kept = bar_->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  bar_->setSizePolicy(kept);
  auto* foot = new QHBoxLayout;
  for (QToolButton* button : {readings_, decide_, copy_}) foot->addWidget(button);
  foot->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(badge_);
  layout->addWidget(bar_);
  layout->addWidget(amounts_);
  layout->addWidget(lines_, 3);
  layout->addWidget(mends_, 2);
  layout->addLayout(foot);
  setTabOrder(lines_, mends_->focusProxy());
  setTabOrder(mends_->focusProxy(), readings_);
}

void RulingPanel::refresh() {
  show_grey();
  mends_->setVisible(!session_.past());
  if (session_.past()) return show_past(*session_.past());
  // While a newer order is being judged the last ruling stays: a drag would flicker otherwise.
  if (session_.has_game() && !session_.hearing())
    show_problem(tr("Cannot be judged"), spoken(session_.hearing_problem()));
  else if (session_.proposal().order() && session_.proposal().answer())
    show_answer(*session_.proposal().answer());
  else if (!session_.proposal().order())
    show_nothing();
}

// A ruling on what was asked before is grey until the new question is answered.
void RulingPanel::show_grey() {
  const bool current = session_.past() || !session_.proposal().order() || session_.proposal().answer_is_current();
  for (QWidget* part : std::initializer_list<QWidget*>{badge_, bar_, amounts_, lines_}) part->setEnabled(current);
  copy_->setEnabled(current && ruling() != nullptr);
}

// What can only be done now is greyed.
void RulingPanel::show_past(const PastTable& past) {
  if (!past.answer || past.answer->ruling() == nullptr) return show_problem(tr("No ruling"), words_without_move(past));
  show_answer(*past.answer);
  for (QToolButton* button : {readings_, decide_}) button->setEnabled(false);
}

void RulingPanel::show_answer(const OrderAnswer& answer) {
  if (const Problem* problem = answer.problem()) {
    if (waits_for_a_path(answer.order, session_.terms())) return show_nothing();
    return show_problem(tr("Not a move yet"), reason_text(*problem));
  }
  shown_ = answer;
  verdict_text_ = verdict_word(ruling()->verdict);
  badge_->show_verdict(ruling()->verdict, order_title(answer.order, answer.game, session_.terms()));
  show_amounts(*ruling());
  lines_->show_lines(ruling_lines(*ruling(), answer.game, session_.terms()), session_.ruleset_data(), &answer.game,
                     session_.unit());
  copy_->setEnabled(session_.past() || session_.proposal().answer_is_current());
  readings_->setEnabled(true);
  decide_->setEnabled(ruling()->verdict == Verdict::illegal);
}

void RulingPanel::show_amounts(const Ruling& ruling) {
  const Allowance& allowance = ruling.allowance;
  const QString text = allowance_text(ruling, session_.terms(), session_.unit());
  amounts_->setText(text);
  bar_->setVisible(allowance.total && allowance.spent);
  if (!bar_->isHidden()) bar_->show_amounts(*allowance.total, *allowance.spent, ruling.verdict);
  bar_->setAccessibleName(text);
}

void RulingPanel::show_problem(const QString& word, const QString& sentence) {
  shown_.reset();
  verdict_text_ = word;
  badge_->show_none(word, sentence);
  amounts_->clear();
  bar_->hide();
  lines_->show_lines({});
  for (QToolButton* button : {copy_, readings_, decide_}) button->setEnabled(false);
}

void RulingPanel::show_nothing() {
  const QString hint = session_.proposal().order() ? tr("Drag the model, or add steps to its path.")
                                                   : tr("Drag a model to see the ruling.");
  show_problem(tr("No ruling"), hint);
}

void RulingPanel::copy_text() {
  if (!ruling()) return;
  const auto usual = session_.usual_ruleset();
  QApplication::clipboard()->setText(
      ruling_text(*ruling(), shown_->game, session_.terms(), usual ? &usual->data() : nullptr, session_.unit()));
  emit said(tr("The ruling is on the clipboard."));
}

void RulingPanel::copy_json() {
  if (!ruling()) return;
  const bool today = session_.hearing() && !session_.past();
  const Value json = today ? write_judged(*session_.hearing(), shown_->order, *shown_->judgement())
                           : write_ruling(*ruling(), shown_->game);
  QApplication::clipboard()->setText(QString::fromStdString(write_json(json, 2)));
  emit said(tr("The ruling is on the clipboard, as JSON."));
}

void RulingPanel::copy_order() {
  const auto order = session_.proposal().judged_order();
  if (!order) return;
  QApplication::clipboard()->setText(QString::fromStdString(write_json(write_order(*order), 2)));
  emit said(tr("The move is on the clipboard, as JSON."));
}

}  // namespace linesman

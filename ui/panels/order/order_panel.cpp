#include "ui/panels/order/order_panel.h"

#include <QShowEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "drawing/report/ruling_lines.h"
#include "ui/commands/gestures.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"
#include "ui/session/draft.h"
#include "ui/session/open/proposed_order.h"
#include "ui/session/orders.h"

namespace linesman {
namespace {

constexpr int ORDER_PACE = 40;  // ms

/// What the `who` box stands for: the pieces by themselves, or a unit.
struct WhoChoice {
  QString title;
  std::string unit;  ///< empty: the pieces
};

std::vector<WhoChoice> choices_of_who(const Game& game, const std::vector<PieceIndex>& pieces) {
  std::vector<WhoChoice> choices;
  choices.push_back({name_of_pieces(game, pieces), {}});
  const auto unit = pieces.empty() ? std::nullopt : game.piece(pieces.front()).unit;
  if (!unit) return choices;
  const int size = static_cast<int>(game.pieces_of(*unit).size());
  const QString name = QString::fromStdString(label(game.unit(*unit)));
  choices.push_back({OrderPanel::tr("%1, all %2").arg(name).arg(size), game.unit(*unit).id});
  return choices;
}

}  // namespace

OrderPanel::OrderPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      hint_(new PlainLabel(tr("Select a model, or drag it to propose a move."), this)),
      past_(new PastOrder(this)),
      form_(new QWidget(this)),
      content_(new QWidget),
      who_(new QComboBox(content_)),
      actions_(new ActionButtons(content_)),
      members_(new FieldForm(content_)),
      dice_(new DiceArea(content_)),
      way_(new WayForm(session, content_)),
      carry_out_(new QPushButton(icon_named("carry-out"), tr("Carry out"), form_)),
      drop_(new QPushButton(tr("Cancel"), form_)) {
  setAccessibleName(tr("Order"));
  soon_.setSingleShot(true);
  soon_.setInterval(ORDER_PACE);
  lay_out();
  listen();
  rebuild();
}

void OrderPanel::lay_out() {
  hint_->setWordWrap(true);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  who_->setAccessibleName(tr("Who"));
  // A long name is cut in the box, not in the panel.
  who_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  who_->setMinimumContentsLength(12);
  carry_out_->setToolTip(tr("Carry out the move (Enter on the table, Ctrl+Enter from anywhere)"));
  drop_->setToolTip(tr("Cancel the move (Escape)"));

  auto* buttons = new QHBoxLayout;
  buttons->addWidget(carry_out_, 1);
  buttons->addWidget(drop_);
  auto* inside = new QVBoxLayout(content_);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(8);
  for (QWidget* part : std::initializer_list<QWidget*>{who_, actions_, members_, dice_}) inside->addWidget(part);
  inside->addWidget(way_, 1);
  auto* scroll = new TallScroll(content_, form_);
  auto* layout = new QVBoxLayout(form_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(scroll, 1);
  layout->addLayout(buttons);
  auto* outer = new QVBoxLayout(this);
  outer->addWidget(hint_, 0, Qt::AlignTop);
  outer->addWidget(past_, 1);
  outer->addWidget(form_, 1);
}

void OrderPanel::listen() {
  connect(&soon_, &QTimer::timeout, this, &OrderPanel::refresh);
  const auto later = [this] {
    if (!soon_.isActive()) soon_.start();
  };
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, later);
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, later);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, later);
  connect(&session_, &Session::game_changed, this, later);
  connect(&session_, &Session::ruleset_changed, this, &OrderPanel::rebuild);
  connect(&session_, &Session::unit_changed, this, &OrderPanel::show_unit);
  connect(&session_, &Session::past_changed, this, &OrderPanel::refresh);
  listen_to_fields();
  connect(way_, &WayForm::edited, this, &OrderPanel::refresh);
  connect(way_, &WayForm::step_asked, this, &OrderPanel::step_asked);
  connect(way_, &WayForm::refused, this, &OrderPanel::refused);
  connect(way_, &WayForm::pick_asked, this, &OrderPanel::pick_asked);
  connect(members_, &FieldForm::pick_asked, this, &OrderPanel::pick_asked);
  connect(carry_out_, &QPushButton::clicked, this, &OrderPanel::carry_out_asked);
  connect(drop_, &QPushButton::clicked, this, [this] { session_.proposal().drop(); });
}

void OrderPanel::listen_to_fields() {
  connect(who_, &QComboBox::activated, this, &OrderPanel::choose_who);
  connect(actions_, &ActionButtons::chosen, this,
          [this](const std::string& id) { edit([&](Order& order) { order.action = id; }); });
  connect(members_, &FieldForm::edited, this, [this](const std::string& key, const Value& value) {
    edit([&](Order& order) {
      order.members = value.is_null() ? order.members.without(key) : order.members.with(key, value);
    });
  });
  connect(dice_, &DiceArea::edited, this, [this](const std::string& purpose, const std::vector<double>& faces) {
    edit([&](Order& order) {
      if (faces.empty())
        order.dice.erase(purpose);
      else
        order.dice[purpose] = faces;
    });
  });
  connect(dice_, &DiceArea::finished, this, &OrderPanel::dice_finished);
  connect(dice_, &DiceArea::rolled, this,
          [this](const std::string& purpose, const std::vector<double>& faces, RolledBy by) {
            record_dice(session_, purpose, faces, by);
          });
}

void OrderPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void OrderPanel::rebuild() {
  const Terms* terms = session_.terms();
  actions_->set_actions(terms != nullptr ? terms->actions : std::vector<Action>{});
  actions_->setVisible(terms != nullptr && !terms->actions.empty());
  members_->set_fields({});
  way_->forget_acts();
  dice_->clear();
  refresh();
}

void OrderPanel::show_unit() {
  members_->set_unit(session_.unit());
  way_->set_unit(session_.unit());
  refresh();
}

void OrderPanel::edit(const std::function<void(Order&)>& change) {
  if (edit_order(session_, change)) refresh();
}

void OrderPanel::refresh() {
  soon_.stop();
  const PastTable* past = session_.past().get();
  const auto order = past != nullptr ? std::nullopt : draft_of(session_);
  past_->setVisible(past != nullptr);
  if (past != nullptr) past_->show_step(*past, session_.terms(), session_.unit());
  hint_->setVisible(!order && past == nullptr);
  form_->setVisible(order.has_value());
  if (!order) return;
  refresh_who(*order);
  actions_->show_action(order->action);

  std::vector<Field> fields;
  if (const Terms* terms = session_.terms())
    for (const Field& member : terms->members)
      if (member.goes_with(order->action) && !member.is_start()) fields.push_back(member);
  members_->set_fields(fields);
  members_->set_game(session_.game());
  members_->show_values(order->members);
  members_->setVisible(!fields.empty());

  way_->show_order(*order);
  if (order->who != dice_of_) dice_->clear();
  dice_of_ = order->who;
  const Ruling* ruling = session_.proposal().answer() ? session_.proposal().answer()->ruling() : nullptr;
  dice_->show_dice(*order, ruling != nullptr ? ruling->dice : std::vector<DiceNeed>{}, session_.terms());
  refresh_buttons();
  set_tab_order_as_laid_out(*this);  // fields, dice and acts may have been made anew
}

void OrderPanel::refresh_who(const Order& order) {
  const auto pieces = ordered_pieces(session_.game(), order);
  who_->clear();
  if (!pieces) return;
  for (const WhoChoice& who : choices_of_who(session_.game(), *pieces))
    who_->addItem(who.title, QString::fromStdString(who.unit));
  who_->setCurrentIndex(std::holds_alternative<OneUnit>(order.who) ? who_->count() - 1 : 0);
}

void OrderPanel::choose_who(int index) {
  const std::string unit = who_->itemData(index).toString().toStdString();
  auto order = draft_of(session_);
  if (!order) return;
  const Game& game = session_.game();
  std::vector<std::string> ids;
  if (const auto known = game.find_unit(unit)) {
    for (const PieceIndex piece : game.pieces_of(*known)) ids.push_back(game.piece(piece).id);
  } else if (const Piece* first = first_piece(*order, session_.game())) {
    const bool was_unit = std::holds_alternative<OneUnit>(order->who);
    ids = was_unit ? std::vector<std::string>{first->id} : session_.selected().pieces();
  }
  order->who = unit.empty() ? order_for(ids).who : Who{OneUnit{unit}};
  order->paths.keep_only(ids);
  order->starts.keep_only(ids);
  session_.selected().select(ids);
  session_.proposal().propose(std::move(*order));
}

void OrderPanel::refresh_buttons() {
  carry_out_->setEnabled(session_.proposal().may_carry_out());
  drop_->setEnabled(session_.proposal().order().has_value());
}

}  // namespace linesman

#include "ui/panels/order/order_panel.h"

#include <QRegularExpression>
#include <QShowEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "base/text.h"
#include "drawing/report/ruling_lines.h"
#include "referee/cut_order.h"
#include "ui/commands/gestures.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"
#include "ui/session/orders.h"

namespace linesman {
namespace {

constexpr int ORDER_PACE = 40;  // ms

std::vector<Field> start_fields() {
  Field at{.key = "at", .title = "At", .help = "Where the path begins.", .type = FieldType::point};
  Field facing{.key = "facing", .title = "Facing", .help = "Heading, degrees; 0 is north.", .type = FieldType::heading};
  Field altitude{.key = "altitude", .title = "Altitude", .help = "Inches above the table.", .type = FieldType::number};
  return {at, facing, altitude};
}

Value start_value(const StartPose& start) {
  Value value = Value::empty_object().with("at", Value(Value::Array{start.at.x, start.at.y}));
  if (start.facing) value = value.with("facing", *start.facing);
  if (start.altitude) value = value.with("altitude", *start.altitude);
  return value;
}

QString piece_title(const Piece& piece) { return QString::fromStdString(label(piece)); }

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
      hint_(new PlainLabel(tr("Select a model on the table to give it an order, or drag it."), this)),
      form_(new QWidget(this)),
      content_(new QWidget),
      who_(new QComboBox(content_)),
      actions_(new ActionButtons(content_)),
      members_(new FieldForm(content_)),
      start_(new QGroupBox(tr("Begins elsewhere"), content_)),
      start_fields_(new FieldForm(start_)),
      whose_path_(new QComboBox(content_)),
      pad_(new StepPad(content_)),
      path_(new PathList(content_)),
      act_members_(new ActForm(content_)),
      dice_(new DiceArea(content_)),
      carry_out_(new QPushButton(icon_named("carry-out"), tr("Carry out"), form_)),
      drop_(new QPushButton(tr("Drop"), form_)) {
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
  whose_path_->setAccessibleName(tr("Whose path"));
  // A long name is cut in the box, not in the panel.
  for (QComboBox* box : {who_, whose_path_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
  }
  start_->setCheckable(true);
  start_->setChecked(false);
  start_fields_->set_fields(start_fields());
  (new QVBoxLayout(start_))->addWidget(start_fields_);
  carry_out_->setToolTip(tr("Carry the order out (Enter on the table, Ctrl+Enter from anywhere)"));
  drop_->setToolTip(tr("Drop the order (Escape)"));

  auto* buttons = new QHBoxLayout;
  buttons->addWidget(carry_out_, 1);
  buttons->addWidget(drop_);
  auto* inside = new QVBoxLayout(content_);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(8);
  for (QWidget* part : std::initializer_list<QWidget*>{who_, actions_, members_, dice_, whose_path_, start_, pad_})
    inside->addWidget(part);
  inside->addWidget(path_, 1);
  inside->addWidget(act_members_);
  auto* scroll = new TallScroll(content_, form_);
  auto* layout = new QVBoxLayout(form_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(scroll, 1);
  layout->addLayout(buttons);
  auto* outer = new QVBoxLayout(this);
  outer->addWidget(hint_, 0, Qt::AlignTop);
  outer->addWidget(form_, 1);
}

void OrderPanel::listen() {
  connect(&soon_, &QTimer::timeout, this, &OrderPanel::refresh);
  const auto later = [this] {
    if (!soon_.isActive()) soon_.start();
  };
  connect(&session_, &Session::order_changed, this, later);
  connect(&session_, &Session::answer_changed, this, later);
  connect(&session_, &Session::selection_changed, this, later);
  connect(&session_, &Session::game_changed, this, later);
  connect(&session_, &Session::ruleset_changed, this, &OrderPanel::rebuild);
  connect(&session_, &Session::unit_changed, this, &OrderPanel::show_unit);
  listen_to_fields();
  connect(whose_path_, &QComboBox::activated, this, &OrderPanel::choose_whose_way);
  connect(pad_, &StepPad::asked, this, &OrderPanel::step_asked);
  connect(path_, &PathList::edited, this,
          [this](const Path& path) { edit([&](Order& order) { set_shown_path(order, path); }); });
  connect(path_, &PathList::current_changed, this, [this] {
    if (const auto order = draft()) refresh_act(*order, shown_path(*order));
  });
  connect(path_, &PathList::refused, this, &OrderPanel::refused);
  connect(act_members_, &ActForm::member_edited, this, &OrderPanel::edit_act);
  connect(act_members_, &ActForm::completed, this, &OrderPanel::add_act);
  connect(carry_out_, &QPushButton::clicked, this, &OrderPanel::carry_out_asked);
  connect(drop_, &QPushButton::clicked, this, [this] { session_.drop_order(); });
  for (FieldForm* form : std::initializer_list<FieldForm*>{members_, act_members_, start_fields_})
    connect(form, &FieldForm::pick_asked, this, &OrderPanel::pick_asked);
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
  connect(start_, &QGroupBox::clicked, this, [this](bool on) {
    edit([&](Order& order) {
      const std::string own = whose_way();
      own.empty() ? order.starts.drop_common() : order.starts.drop_own(own);
      const auto piece = own.empty() ? std::nullopt : session_.game().find_piece(own);
      const Piece* from = piece ? &session_.game().piece(*piece) : first_piece(order);
      if (on && from != nullptr) set_shown_start(order, {from->pose.at, from->pose.facing, std::nullopt});
    });
  });
  connect(start_fields_, &FieldForm::edited, this, &OrderPanel::edit_start);
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
  act_members_->set_fields({});
  dice_->clear();
  refresh();
}

void OrderPanel::show_unit() {
  path_->show_unit(session_.unit());
  for (FieldForm* form : std::initializer_list<FieldForm*>{members_, act_members_, start_fields_})
    form->set_unit(session_.unit());
  refresh();
}

std::optional<Order> OrderPanel::draft() const {
  if (!session_.has_game()) return {};
  if (session_.order()) return session_.order();
  if (session_.selection().empty()) return {};
  return session_.fresh_order(session_.selection());
}

void OrderPanel::edit(const std::function<void(Order&)>& change) {
  auto order = draft();
  if (!order) return;
  change(*order);
  session_.propose(std::move(*order));
  refresh();
}

void OrderPanel::refresh() {
  soon_.stop();
  const auto order = draft();
  hint_->setVisible(!order);
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

  refresh_path(*order);
  refresh_start(*order);
  if (order->who != dice_of_) dice_->clear();
  dice_of_ = order->who;
  const Ruling* ruling = session_.answer() ? session_.answer()->ruling() : nullptr;
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
  auto order = draft();
  if (!order) return;
  const Game& game = session_.game();
  std::vector<std::string> ids;
  if (const auto known = game.find_unit(unit)) {
    for (const PieceIndex piece : game.pieces_of(*known)) ids.push_back(game.piece(piece).id);
  } else if (const Piece* first = first_piece(*order)) {
    const bool was_unit = std::holds_alternative<OneUnit>(order->who);
    ids = was_unit ? std::vector<std::string>{first->id} : session_.selection();
  }
  order->who = unit.empty() ? order_for(ids).who : Who{OneUnit{unit}};
  order->paths.keep_only(ids);
  order->starts.keep_only(ids);
  session_.select(ids);
  session_.propose(std::move(*order));
}

const Piece* OrderPanel::first_piece(const Order& order) const {
  const auto pieces = ordered_pieces(session_.game(), order);
  return pieces && !pieces->empty() ? &session_.game().piece(pieces->front()) : nullptr;
}

void OrderPanel::refresh_start(const Order& order) {
  const StartPose* start = start_of(order);
  start_->setVisible(start != nullptr || (session_.terms() != nullptr && session_.terms()->takes_start(order.action)));
  start_->setChecked(start != nullptr);
  start_fields_->show_values(start != nullptr ? start_value(*start) : Value());
}

// The one whose way is shown is the one that keys and buttons move.
void OrderPanel::choose_whose_way() {
  const std::string own = whose_way();
  std::vector<std::string> ids;
  for (int i = 1; i < whose_path_->count(); ++i) ids.push_back(whose_path_->itemData(i).toString().toStdString());
  session_.select(own.empty() ? ids : std::vector{own});
  refresh();
}

std::string OrderPanel::whose_way() const { return whose_path_->currentData().toString().toStdString(); }

const StartPose* OrderPanel::start_of(const Order& order) const { return order.starts.of(whose_way()); }

void OrderPanel::set_shown_start(Order& order, const StartPose& start) const {
  const std::string own = whose_way();
  own.empty() ? order.starts.set_common(start) : order.starts.set(own, start);
}

void OrderPanel::edit_start(const std::string& key, const Value& value) {
  edit([&](Order& order) {
    const StartPose* shown = start_of(order);
    StartPose start = shown != nullptr ? *shown : StartPose{};
    if (key == "at" && value.is_array()) start.at = {*value[std::size_t{0}].number(), *value[std::size_t{1}].number()};
    if (key == "facing") start.facing = value.number();
    if (key == "altitude") start.altitude = value.number();
    set_shown_start(order, start);
  });
}

// Pieces that go their own ways are shown one at a time.
Path OrderPanel::shown_path(const Order& order) const {
  const Path* path = order.paths.of(whose_way());
  return path != nullptr ? *path : Path{};
}

void OrderPanel::set_shown_path(Order& order, Path path) const {
  const std::string own = whose_way();
  if (!own.empty())
    order.paths.set(own, std::move(path));
  else if (path.empty())
    order.paths.drop_common();
  else
    order.paths.set_common(std::move(path));
  if (const Terms* terms = session_.terms()) leave_out_beyond(order, *terms);
}

void OrderPanel::refresh_path(const Order& order) {
  const Game& game = session_.game();
  const QString shown = whose_path_->currentData().toString();
  const auto pieces = ordered_pieces(game, order);
  whose_path_->clear();
  whose_path_->addItem(tr("All go the same way"), QString());
  if (pieces && pieces->size() > 1)
    for (const PieceIndex piece : *pieces)
      whose_path_->addItem(tr("The way of %1").arg(piece_title(game.piece(piece))),
                           QString::fromStdString(game.piece(piece).id));
  const bool apart = !order.paths.common() && !order.paths.own().empty() && whose_path_->count() > 1;
  const bool alone = apart && session_.selection().size() == 1;
  const int chosen = alone ? whose_path_->findData(QString::fromStdString(session_.selection().front())) : -1;
  const int kept = chosen > 0 ? chosen : whose_path_->findData(shown);
  whose_path_->setCurrentIndex(apart && kept <= 0 ? 1 : std::max(0, kept));
  whose_path_->setVisible(whose_path_->count() > 1);

  const Action* action = session_.terms() != nullptr ? session_.terms()->action(order.action) : nullptr;
  const Path path = shown_path(order);
  path_->setVisible(action == nullptr || action->path || !path.empty());
  pad_->setVisible(!path_->isHidden());
  pad_->show_grid(session_.terms() != nullptr && session_.terms()->grid);
  const Piece* piece = first_piece(order);
  path_->show_path(path, session_.terms(), game, piece != nullptr ? piece->pose : Pose{},
                   piece != nullptr ? piece->hex : std::nullopt);
  if (const auto step = refused_step(); step && !path_->current_step()) path_->mark(*step);
  refresh_act(order, path);
}

// A Problem's place in the order, where that is a step of the path shown.
std::optional<std::size_t> OrderPanel::refused_step() const {
  const Problem* problem = session_.answer() && session_.answer_is_current() ? session_.answer()->problem() : nullptr;
  static const QRegularExpression step("^/path(?:s/([^/]+))?/(\\d+)");
  const auto match = step.match(problem != nullptr ? QString::fromStdString(problem->pointer) : QString());
  if (!match.hasMatch() || match.captured(1).toStdString() != whose_way()) return {};
  return match.captured(2).toULongLong();
}

void OrderPanel::refresh_act(const Order& order, const Path& path) {
  act_members_->show_act(path, path_->current_step(), order.action, session_.terms(), session_.game());
  if (!act_members_->isHidden()) set_tab_order_as_laid_out(*this);
}

void OrderPanel::add_act(const ActStep& act) {
  edit([&](Order& order) {
    Path path = shown_path(order);
    path.push_back(act);
    set_shown_path(order, std::move(path));
  });
}

void OrderPanel::edit_act(const std::string& key, const Value& value) {
  const auto current = path_->current_step();
  edit([&](Order& order) {
    Path path = shown_path(order);
    if (!current || *current >= path.size()) return;
    if (auto* act = std::get_if<ActStep>(&path[*current]))
      act->members = value.is_null() ? act->members.without(key) : act->members.with(key, value);
    set_shown_path(order, std::move(path));
  });
}

void OrderPanel::refresh_buttons() {
  carry_out_->setEnabled(session_.may_carry_out());
  drop_->setEnabled(session_.order().has_value());
}

}  // namespace linesman

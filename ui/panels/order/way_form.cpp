#include "ui/panels/order/way_form.h"

#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "referee/cut_order.h"
#include "ui/panels/widgets.h"
#include "ui/session/draft.h"
#include "ui/session/orders.h"

namespace linesman {
namespace {

std::vector<Field> start_fields() {
  const auto said = [](const QString& text) { return text.toStdString(); };
  Field at{.key = "at",
           .title = said(WayForm::tr("At")),
           .help = said(WayForm::tr("Start of the path.")),
           .type = FieldType::point};
  Field facing{.key = "facing",
               .title = said(WayForm::tr("Facing")),
               .help = said(WayForm::tr("Degrees: 0 is north.")),
               .type = FieldType::heading};
  Field altitude{.key = "altitude",
                 .title = said(WayForm::tr("Altitude")),
                 .help = said(WayForm::tr("Height above the table in inches.")),
                 .type = FieldType::number};
  return {at, facing, altitude};
}

Value start_value(const StartPose& start) {
  Value value = Value::empty_object().with("at", Value(Value::Array{start.at.x, start.at.y}));
  if (start.facing) value = value.with("facing", *start.facing);
  if (start.altitude) value = value.with("altitude", *start.altitude);
  return value;
}

}  // namespace

WayForm::WayForm(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      whose_(new QComboBox(this)),
      start_(new QGroupBox(tr("Starts elsewhere"), this)),
      start_fields_(new FieldForm(start_)),
      pad_(new StepPad(this)),
      path_(new PathList(this)),
      act_members_(new ActForm(this)) {
  lay_out();
  listen();
}

void WayForm::lay_out() {
  whose_->setAccessibleName(tr("Whose path"));
  whose_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  whose_->setMinimumContentsLength(12);
  start_->setCheckable(true);
  start_->setChecked(false);
  start_fields_->set_fields(start_fields());
  (new QVBoxLayout(start_))->addWidget(start_fields_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  for (QWidget* part : std::initializer_list<QWidget*>{whose_, start_, pad_}) layout->addWidget(part);
  layout->addWidget(path_, 1);
  layout->addWidget(act_members_);
}

void WayForm::listen() {
  connect(whose_, &QComboBox::activated, this, &WayForm::choose_whose);
  connect(start_, &QGroupBox::clicked, this, &WayForm::begin_elsewhere);
  connect(start_fields_, &FieldForm::edited, this, &WayForm::edit_start);
  connect(pad_, &StepPad::asked, this, &WayForm::step_asked);
  connect(path_, &PathList::edited, this,
          [this](const Path& path) { edit([&](Order& order) { set_path(order, path); }); });
  connect(path_, &PathList::current_changed, this, [this] {
    if (const auto order = draft_of(session_)) show_act(*order);
  });
  connect(path_, &PathList::refused, this, &WayForm::refused);
  connect(act_members_, &ActForm::member_edited, this, &WayForm::edit_act);
  connect(act_members_, &ActForm::completed, this, &WayForm::add_act);
  for (FieldForm* form : std::initializer_list<FieldForm*>{act_members_, start_fields_})
    connect(form, &FieldForm::pick_asked, this, &WayForm::pick_asked);
}

void WayForm::set_unit(LengthUnit unit) {
  path_->show_unit(unit);
  for (FieldForm* form : std::initializer_list<FieldForm*>{act_members_, start_fields_}) form->set_unit(unit);
}

void WayForm::edit(const std::function<void(Order&)>& change) {
  if (edit_order(session_, change)) emit edited();
}

void WayForm::show_order(const Order& order) {
  show_whose(order);
  show_path(order);
  show_start(order);
}

void WayForm::show_whose(const Order& order) {
  const Game& game = session_.game();
  const QString shown = whose_->currentData().toString();
  const auto pieces = ordered_pieces(game, order);
  whose_->clear();
  whose_->addItem(tr("All models take the same path"), QString());
  if (pieces && pieces->size() > 1)
    for (const PieceIndex piece : *pieces)
      whose_->addItem(tr("Path of %1").arg(QString::fromStdString(label(game.piece(piece)))),
                      QString::fromStdString(game.piece(piece).id));
  const bool apart = !order.paths.common() && !order.paths.own().empty() && whose_->count() > 1;
  const bool alone = apart && session_.selected().pieces().size() == 1;
  const int chosen = alone ? whose_->findData(QString::fromStdString(session_.selected().pieces().front())) : -1;
  const int kept = chosen > 0 ? chosen : whose_->findData(shown);
  whose_->setCurrentIndex(apart && kept <= 0 ? 1 : std::max(0, kept));
  whose_->setVisible(whose_->count() > 1);
}

// The one whose way is shown is the one that keys and buttons move.
void WayForm::choose_whose() {
  const std::string own = whose();
  std::vector<std::string> ids;
  for (int i = 1; i < whose_->count(); ++i) ids.push_back(whose_->itemData(i).toString().toStdString());
  session_.selected().select(own.empty() ? ids : std::vector{own});
  emit edited();
}

void WayForm::show_path(const Order& order) {
  const Action* action = session_.terms() != nullptr ? session_.terms()->action(order.action) : nullptr;
  const Path path = path_of(order);
  path_->setVisible(action == nullptr || action->path || !path.empty());
  pad_->setVisible(!path_->isHidden());
  pad_->show_grid(session_.terms() != nullptr && session_.terms()->grid);
  const Piece* piece = first_piece(order, session_.game());
  path_->show_path(path, session_.terms(), session_.game(), piece != nullptr ? piece->pose : Pose{},
                   piece != nullptr ? piece->hex : std::nullopt);
  if (const auto step = refused_step(); step && !path_->current_step()) path_->mark(*step);
  show_act(order);
}

// A Problem's place in the order, where that is a step of the path shown.
std::optional<std::size_t> WayForm::refused_step() const {
  const Problem* problem = session_.proposal().answer() && session_.proposal().answer_is_current()
                               ? session_.proposal().answer()->problem()
                               : nullptr;
  static const QRegularExpression step("^/path(?:s/([^/]+))?/(\\d+)");
  const auto match = step.match(problem != nullptr ? QString::fromStdString(problem->pointer) : QString());
  if (!match.hasMatch() || match.captured(1).toStdString() != whose()) return {};
  return match.captured(2).toULongLong();
}

// Pieces that go their own ways are shown one at a time.
Path WayForm::path_of(const Order& order) const {
  const Path* path = order.paths.of(whose());
  return path != nullptr ? *path : Path{};
}

void WayForm::set_path(Order& order, Path path) const {
  const std::string own = whose();
  if (!own.empty())
    order.paths.set(own, std::move(path));
  else if (path.empty())
    order.paths.drop_common();
  else
    order.paths.set_common(std::move(path));
  if (const Terms* terms = session_.terms()) leave_out_beyond(order, *terms);
}

void WayForm::show_start(const Order& order) {
  const StartPose* start = start_of(order);
  start_->setVisible(start != nullptr || (session_.terms() != nullptr && session_.terms()->takes_start(order.action)));
  start_->setChecked(start != nullptr);
  start_fields_->show_values(start != nullptr ? start_value(*start) : Value());
}

void WayForm::begin_elsewhere(bool elsewhere) {
  edit([&](Order& order) {
    const std::string own = whose();
    own.empty() ? order.starts.drop_common() : order.starts.drop_own(own);
    const auto piece = own.empty() ? std::nullopt : session_.game().find_piece(own);
    const Piece* from = piece ? &session_.game().piece(*piece) : first_piece(order, session_.game());
    if (elsewhere && from != nullptr) set_start(order, {from->pose.at, from->pose.facing, std::nullopt});
  });
}

void WayForm::set_start(Order& order, const StartPose& start) const {
  const std::string own = whose();
  own.empty() ? order.starts.set_common(start) : order.starts.set(own, start);
}

void WayForm::edit_start(const std::string& key, const Value& value) {
  edit([&](Order& order) {
    const StartPose* shown = start_of(order);
    StartPose start = shown != nullptr ? *shown : StartPose{};
    if (key == "at" && value.is_array()) start.at = {*value[std::size_t{0}].number(), *value[std::size_t{1}].number()};
    if (key == "facing") start.facing = value.number();
    if (key == "altitude") start.altitude = value.number();
    set_start(order, start);
  });
}

void WayForm::show_act(const Order& order) {
  act_members_->show_act(path_of(order), path_->current_step(), order.action, session_.terms(), session_.game());
  if (!act_members_->isHidden()) set_tab_order_as_laid_out(*this);
}

void WayForm::add_act(const ActStep& act) {
  edit([&](Order& order) {
    Path path = path_of(order);
    path.push_back(act);
    set_path(order, std::move(path));
  });
}

void WayForm::edit_act(const std::string& key, const Value& value) {
  const auto current = path_->current_step();
  edit([&](Order& order) {
    Path path = path_of(order);
    if (!current || *current >= path.size()) return;
    if (auto* act = std::get_if<ActStep>(&path[*current]))
      act->members = value.is_null() ? act->members.without(key) : act->members.with(key, value);
    set_path(order, std::move(path));
  });
}

}  // namespace linesman

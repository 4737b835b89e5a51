#include "ui/panels/models/piece_panel.h"
#include "drawing/report/spoken.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QVBoxLayout>

#include "base/heading.h"
#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "table/losses.h"
#include "table/roster.h"
#include "table/status.h"
#include "ui/commands/gestures.h"
#include "ui/panels/fields/number_edit.h"

namespace linesman {

namespace {

// The first rows of the box; the units come between them.
constexpr int NONE = 0;

}  // namespace

UnitRow::UnitRow(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), box_(new QComboBox(this)), rename_(new QToolButton(this)) {
  box_->setAccessibleName(tr("Unit"));
  box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box_->setMinimumContentsLength(6);
  box_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  rename_->setText(tr("Rename…"));
  rename_->setToolTip(tr("Changes the name of the unit"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(box_);
  layout->addWidget(rename_);
  setFocusProxy(box_);
  connect(box_, &QComboBox::activated, this, &UnitRow::choose);
  connect(rename_, &QToolButton::clicked, this, &UnitRow::rename);
}

void UnitRow::show_unit(std::optional<UnitIndex> unit) {
  shown_ = unit;
  box_->clear();
  box_->addItem(tr("none"));
  for (const Unit& known : session_.shown_game().units()) box_->addItem(QString::fromStdString(label(known)));
  box_->addItem(tr("New unit…"));
  box_->setCurrentIndex(unit ? static_cast<int>(*unit) + 1 : NONE);
  rename_->setVisible(unit.has_value());
}

std::vector<PieceIndex> UnitRow::pieces() const {
  std::vector<PieceIndex> found;
  for (const std::string& id : session_.selected().pieces())
    if (const auto piece = session_.game().find_piece(id)) found.push_back(*piece);
  return found;
}

QString UnitRow::ask_name(const QString& title, const QString& now) {
  bool given = false;
  const QString name = QInputDialog::getText(this, title, tr("Name of the unit:"), QLineEdit::Normal, now, &given);
  return given ? name.trimmed() : QString();
}

void UnitRow::choose(int index) {
  const std::vector<PieceIndex> chosen = pieces();
  if (chosen.empty()) return;
  if (index == NONE) return change_unit(session_, chosen, {});
  if (index < box_->count() - 1) return change_unit(session_, chosen, static_cast<UnitIndex>(index - 1));
  const QString name = ask_name(tr("New unit"), tr("New unit"));
  if (name.isEmpty()) return show_unit(shown_);
  make_unit(session_, chosen, name.toStdString());
}

void UnitRow::rename() {
  if (!shown_) return;
  const QString name = ask_name(tr("Rename the unit"), QString::fromStdString(label(session_.game().unit(*shown_))));
  if (!name.isEmpty()) rename_unit(session_, *shown_, name.toStdString());
}

namespace {

PlainLabel::Link link_to(const Piece& piece) {
  return {QString::fromStdString(label(piece)), QString::fromStdString(piece.id)};
}

/// To its carrier, else to the pieces aboard it, in document order.
std::vector<PlainLabel::Link> links_of(const Game& game, PieceIndex index) {
  if (const auto carrier = carrier_of(game, index)) return {link_to(game.piece(*carrier))};
  std::vector<PlainLabel::Link> links;
  for (const PieceIndex passenger : passengers_of(game, index)) links.push_back(link_to(game.piece(passenger)));
  return links;
}

void show_sides(QComboBox& box, const Game& game, const std::string& side) {
  box.clear();
  for (const std::string& known : sides_of(game)) box.addItem(QString::fromStdString(known));
  box.setCurrentText(QString::fromStdString(side));
}

}  // namespace

PiecePanel::PiecePanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      hint_(new PlainLabel(this)),
      form_(new QWidget),
      scroll_(new TallScroll(form_, this)),
      name_(new QLineEdit(form_)),
      side_(new QComboBox(form_)),
      unit_(new UnitRow(session, form_)),
      base_(new BaseForm(form_)),
      aboard_title_(new PlainLabel(form_)),
      aboard_(new PlainLabel(form_)),
      x_(figure_edit({}, form_)),
      y_(figure_edit({}, form_)),
      facing_(figure_edit(tr("Facing, degrees from north"), form_)),
      altitude_(figure_edit({}, form_)),
      off_table_(new PlainLabel(form_)),
      states_(new StateList(session)),
      status_(new FieldForm),
      traits_(new FieldForm),
      unit_fields_(new FieldForm) {
  setAccessibleName(tr("Model"));
  lay_out();
  show_unit();
  connect(name_, &QLineEdit::editingFinished, this, [this] {
    if (const auto piece = shown()) rename_piece(session_, *piece, name_->text().trimmed().toStdString());
  });
  connect(side_, &QComboBox::textActivated, this, &PiecePanel::take_side);
  connect(side_->lineEdit(), &QLineEdit::editingFinished, this, [this] { take_side(side_->currentText()); });
  connect(base_, &BaseForm::edited, this, [this](const Footprint& base) { change_base(session_, selected(), base); });
  for (NumberEdit* edit : {x_, y_, facing_, altitude_})
    connect(edit, &NumberEdit::committed, this, [this, edit] { move_by_hand(edit); });
  connect(status_, &FieldForm::edited, this, [this](const std::string& key, const Value& value) {
    if (const auto piece = shown()) edit_piece(session_, *piece, Keep::status, key, value);
  });
  connect(traits_, &FieldForm::edited, this, [this](const std::string& key, const Value& value) {
    if (const auto piece = shown()) edit_piece(session_, *piece, Keep::traits, key, value);
  });
  connect(unit_fields_, &FieldForm::edited, this, [this](const std::string& key, const Value& value) {
    const auto piece = shown();
    const auto unit = piece ? session_.game().piece(*piece).unit : std::nullopt;
    const Terms* terms = session_.terms();
    if (!unit || terms == nullptr) return;
    edit_unit(session_, *unit, terms->status_field(key) != nullptr ? Keep::status : Keep::traits, key, value);
  });
  for (FieldForm* form : {status_, traits_, unit_fields_})
    connect(form, &FieldForm::pick_asked, this, &PiecePanel::pick_asked);
  connect(aboard_, &QLabel::linkActivated, this, &PiecePanel::visit);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, &PiecePanel::refresh);
  connect(&session_, &Session::game_changed, this, &PiecePanel::refresh);
  connect(&session_, &Session::past_changed, this, &PiecePanel::refresh);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, [this] {
    if (!shown()) refresh();
  });
  connect(&session_, &Session::ruleset_changed, this, &PiecePanel::rebuild);
  connect(&session_, &Session::unit_changed, this, &PiecePanel::show_unit);
  rebuild();
}

void PiecePanel::lay_out() {
  hint_->setWordWrap(true);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  name_->setAccessibleName(tr("Name"));
  side_->setAccessibleName(tr("Side"));
  side_->setEditable(true);
  side_->setInsertPolicy(QComboBox::NoInsert);
  side_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  side_->setMinimumContentsLength(5);
  aboard_->setWordWrap(true);
  aboard_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  off_table_->setWordWrap(true);
  off_table_->setForegroundRole(QPalette::Link);
  auto* top = new QFormLayout;
  top->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  top->setRowWrapPolicy(QFormLayout::WrapLongRows);
  top->addRow(tr("Name"), name_);
  top->addRow(tr("Side"), side_);
  top->addRow(tr("Unit"), unit_);
  top->addRow(tr("Base"), base_);
  top->addRow(tr("At x, y"), side_by_side(x_, y_));
  top->addRow(off_table_);
  top->addRow(tr("Facing, altitude"), side_by_side(facing_, altitude_));
  top->addRow(aboard_title_, aboard_);

  lay_out_forms(top);
}

void PiecePanel::lay_out_forms(QFormLayout* top) {
  states_box_ = boxed(tr("In force"), states_, form_);
  status_box_ = boxed(tr("Status"), status_, form_);
  traits_box_ = boxed(tr("Traits"), traits_, form_);
  unit_box_ = boxed(tr("Unit"), unit_fields_, form_);
  auto* inside = new QVBoxLayout(form_);
  inside->setContentsMargins(0, 0, 8, 0);
  inside->addLayout(top);
  for (QGroupBox* box : {states_box_, traits_box_, status_box_, unit_box_}) inside->addWidget(box);
  inside->addStretch();

  auto* layout = new QVBoxLayout(this);
  layout->addWidget(hint_);
  layout->addWidget(scroll_, 1);
  layout->addStretch();
}

void PiecePanel::show_unit() {
  const bool inches = session_.unit() == LengthUnit::inch;
  const auto name = [&](NumberEdit* edit, const QString& in_inches, const QString& in_centimetres) {
    edit->set_length_unit(session_.unit());
    edit->setAccessibleName(inches ? in_inches : in_centimetres);
    edit->setToolTip(as_plain(edit->accessibleName()));
  };
  name(x_, tr("Inches from the west edge"), tr("Centimetres from the west edge"));
  name(y_, tr("Inches from the south edge"), tr("Centimetres from the south edge"));
  name(altitude_, tr("Altitude, inches"), tr("Altitude, centimetres"));
  for (FieldForm* form : {status_, traits_, unit_fields_}) form->set_unit(session_.unit());
}

std::optional<PieceIndex> PiecePanel::shown() const {
  if (session_.selected().pieces().empty()) return {};
  return session_.shown_game().find_piece(session_.selected().pieces().front());
}

void PiecePanel::rebuild() {
  const Terms* terms = session_.terms();
  const std::vector<Field> none;
  const auto on = [&](const std::vector<Field>& fields, FieldOwner owner) { return fields_on(fields, owner); };
  status_->set_fields(terms != nullptr ? on(terms->status, FieldOwner::piece) : none);
  traits_->set_fields(terms != nullptr ? on(terms->traits, FieldOwner::piece) : none);
  std::vector<Field> of_unit = terms != nullptr ? on(terms->traits, FieldOwner::unit) : none;
  if (terms != nullptr)
    for (const Field& field : on(terms->status, FieldOwner::unit)) of_unit.push_back(field);
  unit_fields_->set_fields(of_unit);
  refresh();
}

void PiecePanel::refresh() {
  const auto index = shown();
  scroll_->setVisible(index.has_value());
  const std::size_t count = session_.selected().pieces().size();
  hint_->setText(!index      ? words_without_piece()
                 : count < 2 ? QString()
                             : tr("%n models are selected. Side, unit and base change for all of them.", nullptr,
                                  static_cast<int>(count)));
  hint_->setVisible(!hint_->text().isEmpty());
  if (!index) return;
  form_->setEnabled(!session_.past());  // what is past is read, not changed
  const Game& game = session_.shown_game();
  const Piece& piece = game.piece(*index);
  name_->setText(QString::fromStdString(piece.name));
  name_->setPlaceholderText(QString::fromStdString(piece.id));
  show_sides(*side_, game, piece.side);
  unit_->show_unit(piece.unit);
  base_->show_base(base_of_model(piece));
  refresh_place(piece);
  refresh_aboard(*index);
  for (FieldForm* form : {status_, traits_, unit_fields_}) form->set_game(game);
  states_->show_piece(*index);
  states_box_->setVisible(!states_->empty());
  const Unit of_none;
  const Unit& unit = piece.unit ? game.unit(*piece.unit) : of_none;
  const state::Moment now = state::moment_of(game);
  status_->show_values(state::in_force(piece.status, now), state::in_force(unit.status, now), tr("from its unit"));
  traits_->show_values(piece.traits, unit.traits, tr("from its unit"));
  status_box_->setVisible(!status_->empty());
  traits_box_->setVisible(!traits_->empty());
  unit_box_->setVisible(piece.unit && !unit_fields_->empty());
  if (!piece.unit) return;
  Value both = unit.traits;
  const Value status = state::in_force(unit.status, now);
  for (const auto& [key, value] : status.members()) both = both.with(key, value);
  unit_fields_->show_values(both);
}

// An order outlives its selection: that it stands is said where the player looks for what is selected.
QString PiecePanel::words_without_piece() const {
  if (session_.past() && !session_.selected().pieces().empty())
    return tr("The selected model is not in the game at this step.");
  const auto ordered = session_.proposal().order() ? ordered_pieces(session_.game(), *session_.proposal().order())
                                                   : Result<std::vector<PieceIndex>>(std::vector<PieceIndex>{});
  if (!ordered || ordered->empty()) return tr("Select a model to see its data and status.");
  return tr("The move of %1 is still open. Escape cancels it.").arg(name_of_pieces(session_.game(), *ordered));
}

void PiecePanel::refresh_place(const Piece& piece) {
  x_->set_number(piece.pose.at.x, 3);
  y_->set_number(piece.pose.at.y, 3);
  facing_->set_number(piece.pose.facing, 2);
  altitude_->set_number(piece.pose.altitude, 3);
  // On a grid a piece stands in a hex; its place follows from that.
  for (NumberEdit* edit : {x_, y_, facing_}) edit->setReadOnly(piece.hex.has_value());
  const QString beyond = words_for_beyond(piece);
  off_table_->setText(beyond);
  off_table_->setVisible(!beyond.isEmpty());
}

/// "500″ is outside the table, which is 72 × 48″"; empty for a place on it.
QString PiecePanel::words_for_beyond(const Piece& piece) const {
  const Table& table = session_.shown_game().table();
  const Vec at = piece.pose.at;
  const bool x_beyond = at.x < 0 || at.x > table.width;
  if (!piece.on_table() || (!x_beyond && at.y >= 0 && at.y <= table.depth)) return {};
  const auto figure_text = [](double inches) { return spoken(word(number_text(inches, 2))); };
  return tr("%1″ is outside the table, which is %2 × %3″.")
      .arg(figure_text(x_beyond ? at.x : at.y), figure_text(table.width), figure_text(table.depth));
}

void PiecePanel::refresh_aboard(PieceIndex index) {
  const Game& game = session_.shown_game();
  aboard_title_->setText(carrier_of(game, index) ? tr("Carried by") : tr("Carries"));
  aboard_->show_links(links_of(game, index), tr("no model"));
}

void PiecePanel::move_by_hand(const NumberEdit* typed) {
  const auto index = shown();
  if (!index) return;
  Pose pose = session_.game().piece(*index).pose;
  const auto number = typed->number();
  if (number && typed == x_) pose.at.x = *number;
  if (number && typed == y_) pose.at.y = *number;
  if (number && typed == facing_) pose.facing = normalised(*number);
  if (number && typed == altitude_) pose.altitude = *number;
  place_piece(session_, *index, pose);
  refresh();
}

std::vector<PieceIndex> PiecePanel::selected() const {
  std::vector<PieceIndex> pieces;
  for (const std::string& id : session_.selected().pieces())
    if (const auto piece = session_.game().find_piece(id)) pieces.push_back(*piece);
  return pieces;
}

void PiecePanel::take_side(const QString& side) {
  if (shown()) change_side(session_, selected(), side.trimmed().toStdString());
}

void PiecePanel::visit(const QString& piece_id) { session_.selected().select({piece_id.toStdString()}); }

}  // namespace linesman

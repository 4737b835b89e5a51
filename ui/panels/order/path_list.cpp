#include "ui/panels/order/path_list.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

QString exact(double x) { return spoken(word(number_text(x))); }

/// A comma between digits parts two figures, as in "to 30,20", unless the language writes decimals with it.
QString with_points(QString typed) {
  static const QRegularExpression DECIMAL("(?<=\\d),(?=\\d)");
  return spoken(word("0.5")).contains(',') ? typed.replace(DECIMAL, ".") : typed;
}

/// Whether the figures behind a key of a step are inches.
bool gives_lengths(std::string_view key) {
  return key != "pivot" && key != "wheel" && key != "turn" && key != "hex" && key != "act";
}

QStringList figures_of(const Value& value, LengthUnit unit) {
  if (const auto x = value.number()) return {exact(in_unit(*x, unit))};
  QStringList figures;
  for (const Value& item : value.items()) figures += figures_of(item, unit);
  return figures;
}

Value in_inches(const Value& number, LengthUnit unit) {
  return unit != LengthUnit::inch && number.is_number() ? Value(inches_of(*number.number(), unit)) : number;
}

Value typed_number(const std::string& word) {
  const auto number = parse_number(word);
  if (!number) return Value(word);
  const auto whole = Value(*number).whole();
  return whole ? Value(*whole) : Value(*number);
}

bool is_figure(const QString& word) { return parse_number(with_points(word).toStdString()).has_value(); }

/// "-24" over "climb 1" is "climb -24"; what stands behind the figures ("about 12 8") stays.
QStringList completed(const QStringList& figures, const Step& typed_over, LengthUnit unit) {
  const QStringList old = step_code(typed_over, unit).split(' ');
  QStringList words{old.front()};
  words += figures;
  const auto behind = std::find_if_not(old.begin() + 1, old.end(), is_figure);
  std::copy(behind, old.end(), std::back_inserter(words));
  return words;
}

}  // namespace

QString step_code(const Step& step, LengthUnit unit) {
  const Value json = write_step(step);
  if (std::holds_alternative<ActStep>(step)) return QString::fromStdString(write_json(json));
  QStringList words;
  for (const auto& [key, value] : json.members())
    words << QString::fromStdString(key) << figures_of(value, gives_lengths(key) ? unit : LengthUnit::inch);
  return words.join(' ');
}

Result<Step> parse_step(const QString& code, const Step* typed_over, LengthUnit unit) {
  const QString typed = code.trimmed();
  if (typed.startsWith('{')) {
    auto json = parse_json(typed.toStdString(), {});
    if (!json) return json.problem();
    return read_step(*json, {});
  }
  static const QRegularExpression between("[\\s,;()\\[\\]°″\"]+");
  QStringList words = with_points(typed.toLower()).split(between, Qt::SkipEmptyParts);
  if (words.isEmpty()) return Problem{{}, "A step begins with a word: forward, to, pivot…"};
  const bool act = typed_over != nullptr && std::holds_alternative<ActStep>(*typed_over);
  if (typed_over != nullptr && !act && std::all_of(words.begin(), words.end(), is_figure))
    words = completed(words, *typed_over, unit);
  Value::Array numbers;
  Value::Object step;
  Value::Array* into = &numbers;
  Value::Array about;
  bool rear = false;
  const std::string key = words.front().toStdString();
  for (const QString& word : words.mid(1)) {
    const bool length = into == &about || gives_lengths(key);
    if (word == "rear")
      rear = true;
    else if (word == "about")
      into = &about;
    else
      into->push_back(in_inches(typed_number(with_points(word).toStdString()), length ? unit : LengthUnit::inch));
  }
  step.emplace_back(key, numbers.size() == 1 ? numbers.front() : Value(numbers));
  if (key == "act" && !numbers.empty()) step.back().second = numbers.front();
  if (!about.empty()) step.emplace_back("about", Value(about));
  if (rear) step.emplace_back("rear", true);
  return read_step(Value(step), {});
}

Step new_step(const std::string& key, const Pose& pose, const std::optional<Hex>& hex) {
  const Vec ahead = pose.at + direction(pose.facing) * 2.0;
  const Vec behind = pose.at - direction(pose.facing) * 2.0;
  Step step = blank_step(key).value_or(ForwardStep{});
  std::visit(
      [&](auto& s) {
        if constexpr (requires { s.distance; }) s.distance = 1;
        if constexpr (requires { s.point; }) s.point = ahead;
        if constexpr (requires { s.angle; }) s.angle = 15;
        if constexpr (requires { s.height; }) s.height = 1;
        if constexpr (requires { s.hex; }) s.hex = hex.value_or(Hex{});
        if constexpr (requires { s.sides; }) s.sides = 1;
      },
      step);
  if (auto* reverse = std::get_if<ReverseToStep>(&step)) reverse->point = behind;
  return step;
}

namespace {

bool same_step(const Step& a, const Step& b) { return write_step(a) == write_step(b); }

QToolButton* tool_button(const QString& icon, const QString& name, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setIcon(icon_named(icon));
  button->setToolTip(as_plain(name));
  button->setAccessibleName(name);
  return button;
}

}  // namespace

void PathModel::show_path(const Path& path, const Terms* terms, const Game& game) {
  terms_ = terms;
  game_ = game;
  const bool same = path.size() == path_.size() && std::equal(path.begin(), path.end(), path_.begin(), same_step);
  if (same) return;
  const auto old_size = static_cast<int>(path_.size());
  const auto new_size = static_cast<int>(path.size());
  // Rows are added and taken away at the end, so that a drag keeps the marked row and the scroll bar still.
  if (new_size > old_size) {
    beginInsertRows({}, old_size, new_size - 1);
    path_ = path;
    endInsertRows();
  } else if (new_size < old_size) {
    beginRemoveRows({}, new_size, old_size - 1);
    path_ = path;
    endRemoveRows();
  } else {
    path_ = path;
  }
  if (new_size > 0) emit dataChanged(index(0), index(new_size - 1));
}

void PathModel::show_unit(LengthUnit unit) {
  unit_ = unit;
  if (!path_.empty()) emit dataChanged(index(0), index(static_cast<int>(path_.size()) - 1));
}

int PathModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(path_.size());
}

QVariant PathModel::data(const QModelIndex& index, int role) const {
  const Step& step = path_.at(static_cast<std::size_t>(index.row()));
  if (role == Qt::DisplayRole)
    return QString("%1.  %2").arg(index.row() + 1).arg(step_text(step, terms_, &game_, unit_));
  if (role == Qt::EditRole) return step_code(step, unit_);
  if (role == Qt::ToolTipRole) return as_plain(tr("Double-click or F2 to change it: %1").arg(step_code(step, unit_)));
  return {};
}

bool PathModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole) return false;
  const Step& old = path_.at(static_cast<std::size_t>(index.row()));
  if (value.toString() == step_code(old, unit_)) return true;
  const auto step = parse_step(value.toString(), &old, unit_);
  if (step)
    emit typed(index.row(), *step);
  else
    emit refused(spoken(step.problem().reason));
  return step.ok();
}

Qt::ItemFlags PathModel::flags(const QModelIndex& index) const {
  return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

PathList::PathList(QWidget* parent)
    : QWidget(parent),
      view_(new QListView(this)),
      add_(tool_button("add", tr("Add a step"), this)),
      remove_(tool_button("remove", tr("Remove the step (Delete)"), this)),
      up_(tool_button("up", tr("Earlier (Alt+Up)"), this)),
      down_(tool_button("down", tr("Later (Alt+Down)"), this)) {
  view_->setModel(&model_);
  view_->setAccessibleName(tr("Path"));
  view_->setEditTriggers(QListView::DoubleClicked | QListView::EditKeyPressed);
  view_->setMinimumHeight(56);
  view_->setSizeAdjustPolicy(QListView::AdjustToContents);
  view_->installEventFilter(this);
  for (QToolButton* button : {add_, remove_, up_, down_}) button->setAutoRaise(true);
  add_->setPopupMode(QToolButton::InstantPopup);
  add_->setMenu(new QMenu(add_));

  auto* title = new PlainLabel(tr("Path"), this);
  title->setBuddy(view_);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(4);
  buttons->addWidget(title, 1);
  for (QToolButton* button : {add_, remove_, up_, down_}) buttons->addWidget(button);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(buttons);
  layout->addWidget(view_, 1);

  connect(remove_, &QToolButton::clicked, this, &PathList::remove);
  connect(up_, &QToolButton::clicked, this, [this] { shift(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { shift(1); });
  connect(&model_, &PathModel::refused, this, &PathList::refused);
  connect(&model_, &PathModel::typed, this, [this](int row, const Step& step) {
    Path path = model_.path();
    path.at(static_cast<std::size_t>(row)) = step;
    emit_path(path, row);
  });
  connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
    enable_buttons();
    emit current_changed();
  });
  enable_buttons();
}

void PathList::show_path(const Path& path, const Terms* terms, const Game& game, const Pose& beginning,
                         const std::optional<Hex>& hex) {
  model_.show_path(path, terms, game);
  beginning_ = beginning;
  hex_ = hex;
  if (terms != menu_of_ || add_->menu()->isEmpty()) fill_menu(terms);
  enable_buttons();
}

void PathList::fill_menu(const Terms* terms) {
  menu_of_ = terms;
  QMenu* menu = add_->menu();
  menu->clear();
  if (terms == nullptr) return;
  for (const std::string& key : terms->steps) {
    if (key == "act") continue;
    connect(menu->addAction(step_title(key)), &QAction::triggered, this,
            [this, key] { add(new_step(key, beginning_, hex_)); });
  }
  if (!terms->acts.empty()) menu->addSeparator();
  for (const ActTerm& act : terms->acts) {
    QAction* entry = menu->addAction(QString::fromStdString(act.title));
    entry->setToolTip(as_plain(QString::fromStdString(act.help)));
    const Value members = Value::empty_object().with("act", act.id);
    connect(entry, &QAction::triggered, this, [this, id = act.id, members] { add(ActStep{id, members}); });
  }
}

std::optional<std::size_t> PathList::current_step() const {
  const QModelIndex current = view_->currentIndex();
  if (!current.isValid() || current.row() >= model_.rowCount()) return {};
  return static_cast<std::size_t>(current.row());
}

void PathList::mark(std::size_t step) { view_->setCurrentIndex(model_.index(static_cast<int>(step))); }

// A new step goes after the marked one, or at the end; it is marked, and its figures are ready to be typed over. An act
// has none: its members are fields of their own.
void PathList::add(const Step& step) {
  Path path = model_.path();
  const std::size_t place = current_step() ? *current_step() + 1 : path.size();
  path.insert(path.begin() + static_cast<std::ptrdiff_t>(place), step);
  emit_path(path, static_cast<int>(place));
  view_->setFocus();
  const bool there = current_step() == place && same_step(model_.path()[place], step);
  if (there && !std::holds_alternative<ActStep>(step)) view_->edit(view_->currentIndex());
}

void PathList::remove() {
  const auto current = current_step();
  if (!current) return;
  Path path = model_.path();
  path.erase(path.begin() + static_cast<std::ptrdiff_t>(*current));
  emit_path(path, static_cast<int>(*current));
}

void PathList::shift(int by) {
  const auto current = current_step();
  const int target = current ? static_cast<int>(*current) + by : -1;
  if (target < 0 || target >= model_.rowCount()) return;
  Path path = model_.path();
  std::swap(path.at(*current), path.at(static_cast<std::size_t>(target)));
  emit_path(path, target);
}

void PathList::emit_path(const Path& path, int row) {
  emit edited(path);
  if (model_.rowCount() > 0) view_->setCurrentIndex(model_.index(std::min(row, model_.rowCount() - 1)));
}

void PathList::enable_buttons() {
  const auto current = current_step();
  remove_->setEnabled(current.has_value());
  up_->setEnabled(current && *current > 0);
  down_->setEnabled(current && static_cast<int>(*current) + 1 < model_.rowCount());
  add_->setEnabled(!add_->menu()->isEmpty());
}

bool PathList::eventFilter(QObject* watched, QEvent* event) {
  if (watched != view_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<const QKeyEvent*>(event);
  const bool alt = key->modifiers().testFlag(Qt::AltModifier);
  if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)
    remove();
  else if (alt && key->key() == Qt::Key_Up)
    shift(-1);
  else if (alt && key->key() == Qt::Key_Down)
    shift(1);
  else
    return false;
  return true;
}

}  // namespace linesman

#include "ui/panels/order/path_list.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>

#include "base/heading.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/orders/order_json.h"
#include "files/orders/typed_steps.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

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

FigureStyle PathModel::style() const { return {unit_, writes_decimal_comma() ? ',' : '.'}; }

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
  if (role == Qt::EditRole) return QString::fromStdString(step_code(step, style()));
  if (role == Qt::ToolTipRole)
    return as_plain(tr("Double-click or F2 to change it: %1").arg(QString::fromStdString(step_code(step, style()))));
  return {};
}

bool PathModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole) return false;
  const Step& old = path_.at(static_cast<std::size_t>(index.row()));
  if (value.toString().toStdString() == step_code(old, style())) return true;
  const auto step = parse_step(value.toString().toStdString(), &old, style());
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

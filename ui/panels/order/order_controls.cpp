#include "ui/panels/order/order_controls.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

const ActTerm* act_to_come(const Path& path, const std::string& action, const Terms* terms) {
  const ActTerm* term = terms != nullptr ? terms->act(action) : nullptr;
  if (term == nullptr || term->members.empty()) return nullptr;
  const bool there = std::any_of(path.begin(), path.end(), [&](const Step& step) {
    const auto* act = std::get_if<ActStep>(&step);
    return act != nullptr && act->name == term->id;
  });
  return there ? nullptr : term;
}

}  // namespace

ActForm::ActForm(QWidget* parent) : FieldForm(parent) { connect(this, &FieldForm::edited, this, &ActForm::take); }

void ActForm::show_act(const Path& path, std::optional<std::size_t> current, const std::string& action,
                       const Terms* terms, const Game& game) {
  const ActStep* act = current && *current < path.size() ? std::get_if<ActStep>(&path[*current]) : nullptr;
  const ActTerm* term = act != nullptr && terms != nullptr ? terms->act(act->name) : nullptr;
  const ActTerm* to_come = act == nullptr ? act_to_come(path, action, terms) : nullptr;
  if (to_come == nullptr || !to_come_ || to_come_->id != to_come->id)
    members_ = to_come != nullptr ? Value::empty_object().with("act", to_come->id) : Value();
  to_come_ = to_come != nullptr ? std::optional(*to_come) : std::nullopt;
  if (to_come != nullptr) term = to_come;
  setVisible(term != nullptr && !term->members.empty());
  set_fields(term != nullptr ? term->members : std::vector<Field>{});
  set_game(game);
  if (term != nullptr) show_values(act != nullptr ? act->members : members_);
}

void ActForm::take(const std::string& key, const Value& value) {
  if (!to_come_) return emit member_edited(key, value);
  members_ = value.is_null() ? members_.without(key) : members_.with(key, value);
  const auto is_open = [this](const Field& field) { return field.required && members_.find(field.key) == nullptr; };
  if (std::any_of(to_come_->members.begin(), to_come_->members.end(), is_open)) return;
  emit completed({to_come_->id, members_});
}

ActionButtons::ActionButtons(QWidget* parent) : QWidget(parent), layout_(new QGridLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(4);
  setAccessibleName(tr("Action"));
  connect(&group_, &QButtonGroup::idClicked, this,
          [this](int index) { emit chosen(ids_.at(static_cast<std::size_t>(index))); });
}

void ActionButtons::set_actions(const std::vector<Action>& actions) {
  qDeleteAll(group_.buttons());
  ids_.clear();
  // Three in a row where the titles are short; an even number of rows' worth looks better than one left over.
  const auto longest = std::max_element(
      actions.begin(), actions.end(), [](const Action& a, const Action& b) { return a.title.size() < b.title.size(); });
  const int columns = actions.empty() || longest->title.size() > 10 || actions.size() == 4 ? 2 : 3;
  for (const Action& action : actions) {
    const int index = static_cast<int>(ids_.size());
    auto* button = new ChoiceButton(QString::fromStdString(action.title), this);
    button->setCheckable(true);
    // Styles make short buttons wide; three of them are to fit a narrow panel.
    button->setMinimumWidth(button->fontMetrics().horizontalAdvance(button->text()) + 20);
    button->setToolTip(as_plain(QString::fromStdString(action.help)));
    button->setAccessibleDescription(QString::fromStdString(action.help));
    group_.addButton(button, index);
    layout_->addWidget(button, index / columns, index % columns);
    ids_.push_back(action.id);
  }
}

void ActionButtons::show_action(const std::string& id) {
  const auto found = std::find(ids_.begin(), ids_.end(), id);
  if (found == ids_.end()) {
    group_.setExclusive(false);
    for (QAbstractButton* button : group_.buttons()) button->setChecked(false);
    group_.setExclusive(true);
    return;
  }
  group_.button(static_cast<int>(found - ids_.begin()))->setChecked(true);
}

namespace {

void name(QToolButton* button, const QString& what, const QString& key) {
  button->setAccessibleName(what);
  button->setToolTip(as_plain(StepPad::tr("%1 (%2 on the table)").arg(what, key)));
}

}  // namespace

StepPad::StepPad(QWidget* parent) : QWidget(parent) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  left_ = add("turn-left", Qt::Key_Left);
  on_ = add("on", Qt::Key_Up);
  back_ = add("back", Qt::Key_Down);
  right_ = add("turn-right", Qt::Key_Right);
  show_grid(false);
}

QToolButton* StepPad::add(const char* icon, Qt::Key key) {
  auto* button = new QToolButton(this);
  button->setIcon(icon_named(icon));
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  button->setAutoRepeat(true);
  layout()->addWidget(button);
  connect(button, &QToolButton::clicked, this, [this, key] { emit asked(key); });
  return button;
}

void StepPad::show_grid(bool grid) {
  name(left_, grid ? tr("Turn left by a hexside") : tr("Turn left by 15 degrees"), tr("Left"));
  name(on_, grid ? tr("Into the hex ahead") : tr("Forward by an inch"), tr("Up"));
  name(back_, grid ? tr("Reverse into the hex behind") : tr("Back by an inch"), tr("Down"));
  name(right_, grid ? tr("Turn right by a hexside") : tr("Turn right by 15 degrees"), tr("Right"));
}

}  // namespace linesman

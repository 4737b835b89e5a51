#include "ui/panels/action_buttons.h"

#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>

#include "drawing/picture/plain_text.h"

namespace linesman {
namespace {

/// A checkable button that shows being down in the colour of what is selected: the styles' own shade is hard to tell
/// apart on a dark palette.
class ActionButton : public QPushButton {
 public:
  using QPushButton::QPushButton;

 protected:
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    if (isChecked()) {
      option.palette.setBrush(QPalette::Button, option.palette.highlight());
      option.palette.setBrush(QPalette::ButtonText, option.palette.highlightedText());
      option.state.setFlag(QStyle::State_On, false);
      option.state.setFlag(QStyle::State_Raised, true);
    }
    painter.drawControl(QStyle::CE_PushButton, option);
  }
};

}  // namespace

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
    auto* button = new ActionButton(QString::fromStdString(action.title), this);
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

}  // namespace linesman

#include "ui/window/commands/tool_bars.h"

#include <QCoreApplication>
#include <QToolButton>

#include "ui/window/rules_bar.h"

namespace linesman {

namespace {

QToolBar* bar_named(const char* name, const char* title) {
  auto* bar = new QToolBar(QCoreApplication::translate("linesman::MainWindow", title));
  bar->setObjectName(name);
  return bar;
}

}  // namespace

QToolBar* make_game_bar(const Actions& actions, Session& session) {
  QToolBar* bar = bar_named("game_bar", "Game bar");
  bar->addActions({actions.open, actions.save});
  bar->addSeparator();
  bar->addActions({actions.undo, actions.redo});
  bar->addSeparator();
  bar->addWidget(new RulesetChooser(session));
  bar->addAction(actions.command("options"));
  auto* badge = new HouseRulesBadge(session);
  QAction* house_rules = bar->addWidget(badge);
  house_rules->setVisible(false);
  QObject::connect(badge, &HouseRulesBadge::needed, house_rules, &QAction::setVisible);
  QObject::connect(badge, &QToolButton::clicked, actions.command("options"), &QAction::trigger);
  bar->addWidget(new TurnBox(session));
  bar->addSeparator();
  bar->addActions({actions.zoom_out, actions.fit, actions.zoom_in});
  bar->addSeparator();
  bar->addAction(actions.reach);
  bar->addAction(actions.carry_out);
  if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(actions.carry_out)))
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  return bar;
}

QToolBar* make_tool_box_bar(const Actions& actions) {
  QToolBar* bar = bar_named("tool_box", "Tool box");
  bar->addActions(actions.tools->actions());
  return bar;
}

}  // namespace linesman

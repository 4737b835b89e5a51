#include "orders.h"
#include "plugins/ruleset_plugin.h"

class OrdersPlugin : public QObject, public linesman::RulesetPluginOf<linesman::make_orders> {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID LINESMAN_RULESET_IID FILE "plugin.json")
  Q_INTERFACES(linesman::RulesetPlugin)
};

#include "plugin.moc"

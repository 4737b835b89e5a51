#include "charts.h"
#include "plugins/ruleset_plugin.h"

class ChartsPlugin : public QObject, public linesman::RulesetPluginOf<linesman::make_charts> {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID LINESMAN_RULESET_IID FILE "plugin.json")
  Q_INTERFACES(linesman::RulesetPlugin)
};

#include "plugin.moc"

#include "hexes.h"
#include "plugins/ruleset_plugin.h"

class HexesPlugin : public QObject, public linesman::RulesetPluginOf<linesman::make_hexes> {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID LINESMAN_RULESET_IID FILE "plugin.json")
  Q_INTERFACES(linesman::RulesetPlugin)
};

#include "plugin.moc"

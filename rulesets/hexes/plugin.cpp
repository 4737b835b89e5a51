#include "hexes.h"
#include "plugins/ruleset_plugin.h"

/// What the shared object exports.
class HexesPlugin : public QObject, public linesman::RulesetPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID LINESMAN_RULESET_IID FILE "plugin.json")
  Q_INTERFACES(linesman::RulesetPlugin)

 public:
  linesman::Result<std::shared_ptr<const linesman::Ruleset>> make(linesman::RulesetData data) const override {
    return linesman::make_hexes(std::move(data));
  }
};

#include "plugin.moc"

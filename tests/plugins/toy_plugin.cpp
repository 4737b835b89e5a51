// The source of several plugins. Each finds another plugin.json on its include path.
#include <QObject>
#include <cstdlib>

#include "plugins/ruleset_plugin.h"
#include "referee/toy_ruleset.h"

#ifndef TOY_IID
#define TOY_IID LINESMAN_RULESET_IID
#endif

namespace {
// Shows the test that code of this file has run.
const bool HAS_RUN = ::setenv("LINESMAN_TOY_PLUGIN_HAS_RUN", "yes", 1) == 0;
}  // namespace

class ToyPlugin : public QObject, public linesman::RulesetPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID TOY_IID FILE "plugin.json")
  Q_INTERFACES(linesman::RulesetPlugin)
 public:
#ifdef TOY_IS_STALE
  std::uint64_t layout() const override { return 0; }
#endif
  linesman::Result<std::shared_ptr<const linesman::Ruleset>> make(linesman::RulesetData data) const override {
    if (!HAS_RUN || data.figures["refuse"].boolean() == true) return linesman::Problem{"", "will not have it"};
    return std::shared_ptr<const linesman::Ruleset>(std::make_shared<linesman::ToyRuleset>(std::move(data)));
  }
};

#include "toy_plugin.moc"

// What a ruleset's shared object exports. The only Qt that a ruleset sees, in its plugin.cpp:
//
//   class PipsPlugin : public QObject, public linesman::RulesetPlugin {
//     Q_OBJECT
//     Q_PLUGIN_METADATA(IID LINESMAN_RULESET_IID FILE "plugin.json")
//     Q_INTERFACES(linesman::RulesetPlugin)
//    public:
//     linesman::Result<std::shared_ptr<const linesman::Ruleset>> make(linesman::RulesetData data) const override;
//   };
//
// plugin.json: { "id": "pips", "edition": "1", "interface": 1 }; it is read and checked before any code runs.
#pragma once

#include <QtPlugin>

#include "rules/ruleset.h"

#define LINESMAN_RULESET_IID "linesman.Ruleset"

namespace linesman {

/// Raised whenever a type that crosses between program and plugin changes.
inline constexpr int RULESET_INTERFACE = 1;

class RulesetPlugin {
 public:
  virtual ~RulesetPlugin() = default;
  virtual Result<std::shared_ptr<const Ruleset>> make(RulesetData data) const = 0;
};

}  // namespace linesman

Q_DECLARE_INTERFACE(linesman::RulesetPlugin, LINESMAN_RULESET_IID)

// The interface that a ruleset's shared object exports. Only the plugin.cpp of a ruleset includes Qt:
//
//   class PipsPlugin : public QObject, public linesman::RulesetPluginOf<linesman::make_pips> {
//     Q_OBJECT
//     Q_PLUGIN_METADATA(IID LINESMAN_RULESET_IID FILE "plugin.json")
//     Q_INTERFACES(linesman::RulesetPlugin)
//   };
//
// plugin.json is { "id": "pips", "edition": "1", "interface": 14 }, with the number of RULESET_INTERFACE. It is read
// and checked before any code runs.
#pragma once

#include <QtPlugin>
#include <cstdint>

#include "rules/ruleset.h"
#include "rules/ruleset_interface.h"

#define LINESMAN_RULESET_IID "linesman.Ruleset"

namespace linesman {

/// A hash of the sizes of the types that program and plugin exchange. It differs in a plugin that was built before one
/// of them changed, even if RULESET_INTERFACE was not raised.
constexpr std::uint64_t ruleset_layout() {
  std::uint64_t mixed = 14695981039346656037U;  // FNV-1a
  for (const std::size_t size :
       {sizeof(Value),    sizeof(Game),       sizeof(Terrain),     sizeof(Piece),        sizeof(Unit),
        sizeof(Feature),  sizeof(Order),      sizeof(Step),        sizeof(TraceRequest), sizeof(NearWatch),
        sizeof(Mover),    sizeof(Trace),      sizeof(PieceTrace),  sizeof(Stand),        sizeof(TracedStep),
        sizeof(Leg),      sizeof(Turn),       sizeof(Climb),       sizeof(HexEntry),     sizeof(Span),
        sizeof(Crossing), sizeof(Encounters), sizeof(Near),        sizeof(Ruling),       sizeof(Shown),
        sizeof(Fault),    sizeof(Cost),       sizeof(Effect),      sizeof(Furthest),     sizeof(Terms),
        sizeof(Field),    sizeof(Clause),     sizeof(RulesetData), sizeof(Ruleset),      sizeof(PieceAllowance),
        sizeof(Fare),     sizeof(HexWays),    sizeof(GroundFare)})
    mixed = (mixed ^ size) * 1099511628211U;
  return mixed;
}

class RulesetPlugin {
 public:
  virtual ~RulesetPlugin() = default;
  /// The layout with which the plugin was compiled. It is called before anything else.
  virtual std::uint64_t layout() const { return ruleset_layout(); }
  virtual Result<std::shared_ptr<const Ruleset>> make(RulesetData data) const = 0;
};

/// A plugin that makes its rulesets with one function.
template <RulesetFactory FACTORY>
class RulesetPluginOf : public RulesetPlugin {
 public:
  Result<std::shared_ptr<const Ruleset>> make(RulesetData data) const override { return FACTORY(std::move(data)); }
};

}  // namespace linesman

Q_DECLARE_INTERFACE(linesman::RulesetPlugin, LINESMAN_RULESET_IID)

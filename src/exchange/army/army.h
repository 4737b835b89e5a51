// Units of models as list builders have them: no places, and mostly no bases. Inside `exchange` only.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "exchange/import_builder.h"

namespace linesman::exchange {

/// Equal models of a unit.
struct ArmyModels {
  std::string name;
  Value count;  ///< as the file has it
  std::string place;
};

struct ArmyUnit {
  std::string name;
  std::string place;
  std::vector<ArmyModels> models;
};

/// Hands units to the builder. Units of one name get numbers: "Guard", "Guard 2".
class ArmyTaker {
 public:
  explicit ArmyTaker(ImportBuilder& builder) : builder_(builder) {}

  void take(const ArmyUnit& unit);
  /// The number of models that were taken.
  std::size_t models() const { return models_; }

 private:
  std::string free_name(const std::string& name) const;

  ImportBuilder& builder_;
  std::set<std::string> names_;
  std::size_t models_ = 0;
};

}  // namespace linesman::exchange

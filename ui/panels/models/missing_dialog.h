// A ruleset has to know some things of new models before it can judge them. A small form asks for them at once.
#pragma once

#include <QDialog>
#include <vector>

#include "catalogue/placement.h"
#include "ui/panels/fields/field_form.h"

namespace linesman {

class MissingDialog : public QDialog {
  Q_OBJECT
 public:
  /// `fields`: at least one. `game` is what fields choose from.
  MissingDialog(const QString& model, const std::vector<MissingTrait>& fields, const Game& game, QWidget* parent);

  // The values that were given, by key.
  const Value& traits() const { return traits_; }
  const Value& status() const { return status_; }

 private:
  void take(const std::string& key, const Value& value);

  std::vector<MissingTrait> fields_;
  FieldForm* form_;
  Value traits_ = Value::empty_object();
  Value status_ = Value::empty_object();
};

/// A value that would do for a field: its default, the first of its choices, the least number.
Value plausible_value(const Field& field);

}  // namespace linesman

// Several fields under one another, with their labels.
#pragma once

#include <QFormLayout>
#include <vector>

#include "ui/panels/fields/field_editor.h"

namespace linesman {

class FieldForm : public QWidget {
  Q_OBJECT
 public:
  explicit FieldForm(QWidget* parent = nullptr);

  /// Other fields; the same keys again keep their controls (and the focus).
  void set_fields(const std::vector<Field>& fields);
  /// From the next fields on their help stands under each, not only in its tool tip.
  void explain() { explains_ = true; }
  /// The unit in which points are shown and typed.
  void set_unit(LengthUnit unit);
  /// The fields of type feature, piece, unit and id choose from the things of this game.
  void set_game(const Game& game);
  /// Shows the members of an object. `defaults`: what holds where a member is missing and differs from the field's own,
  /// and `origin` a word for whence that is.
  void show_values(const Value& object, const Value& defaults = {}, const QString& origin = {});
  /// A control that is no field, below them.
  void add_row(const QString& words, QWidget* control);
  bool empty() const { return editors_.empty(); }

 signals:
  /// Null: none any more.
  void edited(const std::string& key, const linesman::Value& value);
  void pick_asked(linesman::FieldEditor* editor);

 private:
  LengthUnit unit_ = LengthUnit::inch;
  QFormLayout* layout_;
  std::vector<FieldEditor*> editors_;
  bool explains_ = false;
};

/// The fields of a list that are read on such an owner.
std::vector<Field> fields_on(const std::vector<Field>& fields, FieldOwner owner);

}  // namespace linesman

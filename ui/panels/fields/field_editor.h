// One key of a ruleset as a control: what kind of control follows from the field's type alone.
#pragma once

#include <QLabel>
#include <QWidget>

#include "base/lengths.h"
#include "rules/terms.h"
#include "table/game.h"

namespace linesman {

class FieldEditor : public QWidget {
  Q_OBJECT
 public:
  explicit FieldEditor(const Field& field, QWidget* parent = nullptr);

  const Field& field() const { return field_; }

  /// Shows a value (null: not given) without emitting. `fallback` is what holds when none is given, and `origin` a word
  /// for whence: "usual" when it is empty.
  void show_value(const Value& value, const Value& fallback, const QString& origin = {});

  /// The things that fields of type feature, piece, unit and id choose from.
  virtual void set_game(const Game&) {}
  /// The unit in which a field of type point is shown and typed; its value is in inches always.
  virtual void set_unit(LengthUnit) {}

  /// The player may pick its value on the table: a feature, piece, unit or point.
  bool can_be_picked() const;
  /// Shows the value that the player picked, and gives it as if it were typed.
  void take_pick(const Value& value);

 signals:
  /// The player gave a value that fits the field; null: none any more.
  void edited(const linesman::Value& value);
  /// The player wants to pick the value of this field, or of one within it, on the table.
  void pick_asked(linesman::FieldEditor* whose);

 protected:
  /// Holds it against the field: emits `edited`, or shows the sentence that says what is wrong.
  void offer(const Value& value);
  void refuse(const QString& sentence);
  /// "4 (usual)": what holds when nothing is given; empty when nothing does.
  QString fallback_text(const Value& fallback) const;
  virtual void show_content(const Value& value, const Value& fallback) = 0;
  /// The row that the control goes into, with the pick button after it where there is one.
  void set_control(QWidget* control);

 private:
  Field field_;
  QString origin_;
  QLabel* complaint_;
  QWidget* row_;
};

/// Never nullptr.
FieldEditor* make_field_editor(const Field& field, QWidget* parent = nullptr);

}  // namespace linesman

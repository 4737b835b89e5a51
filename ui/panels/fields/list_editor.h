// A list of objects as a control: a form for each, one more, one fewer.
#pragma once

#include <QToolButton>
#include <QVBoxLayout>
#include <vector>

#include "ui/panels/fields/field_form.h"

namespace linesman {

/// For a field of type list that says what its objects have. An object is given as soon as all its members are: until
/// then it waits here.
class ListEditor : public FieldEditor {
  Q_OBJECT
 public:
  explicit ListEditor(const Field& field, QWidget* parent = nullptr);

  void set_game(const Game& game) override;

 private:
  struct Item {
    QWidget* box;
    FieldForm* form;
    Value object = Value::empty_object();
  };

  void show_content(const Value& value, const Value& fallback) override;
  void add_item(const Value& object);
  void remove_item(QWidget* box);
  void edit_item(QWidget* box, const std::string& key, const Value& value);
  bool is_whole(const Item& item) const;
  Value whole_items() const;
  void give();

  QVBoxLayout* items_layout_;
  QToolButton* add_;
  std::vector<Item> items_;
  Game game_;
};

}  // namespace linesman

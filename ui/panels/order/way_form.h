// The way of an order as a form: whose it is, where it begins, its steps, what its acts have to say.
#pragma once

#include <QComboBox>
#include <QGroupBox>

#include "ui/panels/order/order_controls.h"
#include "ui/panels/order/path_list.h"
#include "ui/session/session.h"

namespace linesman {

class WayForm : public QWidget {
  Q_OBJECT
 public:
  explicit WayForm(Session& session, QWidget* parent = nullptr);

  void show_order(const Order& order);
  /// Other terms: acts are made anew.
  void forget_acts() { act_members_->set_fields({}); }
  void set_unit(LengthUnit unit);

 signals:
  /// The order that stands is another one now, by this form.
  void edited();
  /// The player wants to pick this field's value on the table.
  void pick_asked(linesman::FieldEditor* editor);
  /// The player wants to do what this arrow key does on the table.
  void step_asked(Qt::Key key);
  void refused(const QString& sentence);

 private:
  void lay_out();
  void listen();
  void edit(const std::function<void(Order&)>& change);
  void show_whose(const Order& order);
  void show_path(const Order& order);
  void show_start(const Order& order);
  void show_act(const Order& order);
  void choose_whose();
  void begin_elsewhere(bool elsewhere);
  void edit_start(const std::string& key, const Value& value);
  void edit_act(const std::string& key, const Value& value);
  void add_act(const ActStep& act);

  /// Of pieces that go their own ways, the id of the one shown; empty while the common way is.
  std::string whose() const { return whose_->currentData().toString().toStdString(); }
  Path path_of(const Order& order) const;
  void set_path(Order& order, Path path) const;
  const StartPose* start_of(const Order& order) const { return order.starts.of(whose()); }
  void set_start(Order& order, const StartPose& start) const;
  std::optional<std::size_t> refused_step() const;

  Session& session_;
  QComboBox* whose_;
  QGroupBox* start_;
  FieldForm* start_fields_;
  StepPad* pad_;
  PathList* path_;
  ActForm* act_members_;
};

}  // namespace linesman

// The proposed order as a form, made from the ruleset's terms. Whatever is changed here is proposed and judged at once.
// While a step of the record is looked at, its order stands here, to be read.
#pragma once

#include <QComboBox>
#include <QPushButton>
#include <QTimer>

#include "ui/panels/dice/dice_box.h"
#include "ui/panels/fields/field_form.h"
#include "ui/panels/order/order_controls.h"
#include "ui/panels/order/past_order.h"
#include "ui/panels/order/way_form.h"
#include "ui/panels/widgets.h"
#include "ui/session/session.h"

namespace linesman {

class OrderPanel : public QWidget {
  Q_OBJECT
 public:
  explicit OrderPanel(Session& session, QWidget* parent = nullptr);

 signals:
  /// The player wants to pick this field's value on the table.
  void pick_asked(linesman::FieldEditor* editor);
  void carry_out_asked();
  /// Enter was pressed in dice that are all there: the next Enter is to carry out.
  void dice_finished();
  /// The player wants to do what this arrow key does on the table.
  void step_asked(Qt::Key key);
  void refused(const QString& sentence);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void lay_out();
  void listen();
  void listen_to_fields();
  void rebuild();
  void show_unit();
  void refresh();
  void refresh_who(const Order& order);
  void refresh_buttons();

  void edit(const std::function<void(Order&)>& change);
  void choose_who(int index);
  Session& session_;
  QTimer soon_{this};  ///< a drag changes the order at every move of the mouse; the panel follows at a readable pace

  QLabel* hint_;
  PastOrder* past_;
  QWidget* form_;
  QWidget* content_;  ///< of the form, without its buttons: scrolls
  QComboBox* who_;
  ActionButtons* actions_;
  FieldForm* members_;
  DiceArea* dice_;
  WayForm* way_;
  QPushButton* carry_out_;
  QPushButton* drop_;
  std::optional<Who> dice_of_;  ///< for whom the dice shown are
};

}  // namespace linesman

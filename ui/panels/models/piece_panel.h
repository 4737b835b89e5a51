// The selected piece: what it is, what befell it, who is aboard. Every change is one undo command.
#pragma once

#include <QComboBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QToolButton>

#include "ui/commands/gestures.h"
#include "ui/panels/fields/field_form.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/models/base_form.h"
#include "ui/panels/state/state_list.h"
#include "ui/panels/widgets.h"
#include "ui/session/session.h"

namespace linesman {

/// The unit of the selected models: chosen among those that there are, made anew, or given another name.
class UnitRow : public QWidget {
  Q_OBJECT
 public:
  explicit UnitRow(Session& session, QWidget* parent = nullptr);
  void show_unit(std::optional<UnitIndex> unit);

 private:
  void choose(int index);
  void rename();
  QString ask_name(const QString& title, const QString& now);
  std::vector<PieceIndex> pieces() const;

  Session& session_;
  QComboBox* box_;
  QToolButton* rename_;
  std::optional<UnitIndex> shown_;
};

class PiecePanel : public QWidget {
  Q_OBJECT
 public:
  explicit PiecePanel(Session& session, QWidget* parent = nullptr);

 signals:
  void pick_asked(linesman::FieldEditor* editor);

 private:
  void lay_out();
  void lay_out_forms(QFormLayout* top);
  void rebuild();
  void refresh();
  void show_unit();
  void refresh_place(const Piece& piece);
  void refresh_aboard(PieceIndex index);
  /// Only the figure that was typed changes: the others are shown rounded.
  void move_by_hand(const NumberEdit* typed);
  QString words_without_piece() const;
  QString words_for_beyond(const Piece& piece) const;
  std::vector<PieceIndex> selected() const;
  void take_side(const QString& side);
  void visit(const QString& piece_id);
  std::optional<PieceIndex> shown() const;

  Session& session_;
  QLabel* hint_;
  QWidget* form_;
  TallScroll* scroll_;
  QLineEdit* name_;
  QComboBox* side_;
  UnitRow* unit_;
  BaseForm* base_;
  QLabel* aboard_title_;
  PlainLabel* aboard_;
  NumberEdit* x_;
  NumberEdit* y_;
  NumberEdit* facing_;
  NumberEdit* altitude_;
  QLabel* off_table_;
  QGroupBox* states_box_;
  QGroupBox* status_box_;
  QGroupBox* traits_box_;
  QGroupBox* unit_box_;
  StateList* states_;
  FieldForm* status_;
  FieldForm* traits_;
  FieldForm* unit_fields_;
};

}  // namespace linesman

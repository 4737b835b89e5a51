// The designer's plan: the turns that are played, whose turn it is, and the markings with what they say.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>
#include <functional>

#include "table/plan.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/session/session.h"

namespace linesman {

// The turns of a game in a row: how many are played, and which it is.

/// A click, or Left and Right, goes to a turn.
class TurnTrack : public QWidget {
  Q_OBJECT
 public:
  explicit TurnTrack(QWidget* parent = nullptr);

  /// `turns` 0: not said; then nothing is shown. Of very many the next two dozen are.
  void show_turns(int turns, int now);

  QSize sizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  void turn_picked(int turn);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  int first() const;
  int count() const;
  int in_a_row(int width) const;
  QRect box_of(int place) const;

  int turns_ = 0;
  int now_ = 1;
};

class PlanPanel : public QWidget {
  Q_OBJECT
 public:
  explicit PlanPanel(Session& session, QWidget* parent = nullptr);

 signals:
  /// A marking of that shape is to be drawn: from 0, in the order of the marking tool's keys 1 to 5.
  void drawing_asked(int shape);

 private:
  void lay_out();
  QLayout* shape_buttons();
  void listen();
  void refresh();
  void refresh_marking();
  void edit_plan(const std::function<void(Plan&)>& change, const QString& what);
  void edit_marking(const std::function<void(Marking&)>& change);
  std::optional<std::size_t> current() const;

  Session& session_;
  TurnTrack* track_;
  NumberEdit* turns_;
  QComboBox* playing_;
  QListWidget* markings_;
  QLineEdit* text_;
  QComboBox* side_;
  QPushButton* remove_;
  std::size_t known_ = 0;  ///< how many markings the list had: one that comes is made the current one
};

/// "Zone: Red deploys here".
QString marking_title(const Marking& marking);

}  // namespace linesman

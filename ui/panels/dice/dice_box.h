// The dice of one purpose: type the faces, click the dice, or roll them.
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <optional>
#include <vector>

#include "files/documents/record.h"
#include "movement/order.h"
#include "rules/dice.h"
#include "rules/ruling.h"

class QLineEdit;

namespace linesman {

struct Terms;

/// One die. A click turns it one face up, a right click one down; digits set it while it has the focus.
class DieButton : public QAbstractButton {
  Q_OBJECT
 public:
  DieButton(const QString& name, int faces, QWidget* parent = nullptr);

  std::optional<int> face() const { return face_; }
  void set_face(std::optional<int> face);
  QSize sizeHint() const override;

 signals:
  void faced(int face);
  void next_asked();  ///< a digit was typed: go to the next die
  void entered();     ///< Enter was pressed

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  void turn(int by);
  void choose(int face);
  void paint_pips(QPainter& painter, const QRectF& box) const;

  QString name_;
  int faces_;
  std::optional<int> face_;
};

class DiceBox : public QWidget {
  Q_OBJECT
 public:
  DiceBox(const QString& title, const QString& help, DiceCount count, QWidget* parent = nullptr);

  DiceCount count() const { return count_; }
  /// As they are typed.
  std::vector<double> faces() const { return typed_faces(); }
  /// More or fewer faces than dice are shown as they are, in the text.
  void show_faces(const std::vector<double>& faces);

 signals:
  /// All faces are there. Empty: taken away.
  void edited(const std::vector<double>& faces);
  /// Enter was pressed and all faces are there.
  void finished();
  /// The program rolled these; `edited` comes first.
  void rolled(const std::vector<double>& faces);

 private:
  void roll();
  void typed();
  void enter();
  std::vector<QString> typed_words() const;
  std::vector<double> typed_faces() const;
  void show_complaint();
  void collect();

  DiceCount count_;
  std::vector<DieButton*> dice_;
  QLineEdit* text_;
  QLabel* complaint_;
};

/// A box of dice for each purpose that the referee asks for or the order gives.
class DiceArea : public QWidget {
  Q_OBJECT
 public:
  explicit DiceArea(QWidget* parent = nullptr);

  /// The purposes that have a box, in their order.
  std::vector<std::string> purposes() const;
  /// `needs`: of the newest ruling. What was turned in boxes that stay is kept.
  void show_dice(const Order& order, const std::vector<DiceNeed>& needs, const Terms* terms);
  void clear();

 signals:
  /// Empty faces: taken away.
  void edited(const std::string& purpose, const std::vector<double>& faces);
  void finished();  ///< Enter, with all faces of the box there
  /// After `edited`: the program rolled them, or the players did and said so with Enter.
  void rolled(const std::string& purpose, const std::vector<double>& faces, linesman::RolledBy by);

 private:
  struct Box {
    std::string purpose;
    DiceCount count;
    DiceBox* widget;
  };
  using Wanted = std::vector<std::pair<std::string, DiceCount>>;
  void rebuild(const Wanted& wanted, const Terms* terms);

  QVBoxLayout* layout_;
  std::vector<Box> boxes_;
};

}  // namespace linesman

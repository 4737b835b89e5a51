// The dice of one purpose: type the faces, click the dice, or roll them.
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QWidget>
#include <optional>
#include <vector>

#include "rules/dice.h"

class QLineEdit;

namespace linesman {

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

}  // namespace linesman

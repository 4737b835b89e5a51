// One sentence across the top of the table, until it is closed or another takes its place, or what it refused is no
// longer asked. Blocks nothing.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <functional>

namespace linesman {

class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  void say(const QString& sentence);
  /// Why an order cannot be: of no interest once another order or selection is made.
  void refuse(const QString& sentence);
  void forget_refusal();
  /// A sentence with a button that leads on and closes the bar.
  void offer(const QString& sentence, const QString& button, std::function<void()> act);
  QString sentence() const { return isHidden() ? QString() : text_->text(); }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* text_;
  QPushButton* button_;
  std::function<void()> act_;
  bool refusal_ = false;
};

}  // namespace linesman

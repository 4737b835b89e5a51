// Sentences across the top of the table, one at a time: the newest, with how many lie under it. Closing it shows the
// one below, so that an offer is never lost under what is said later. Blocks nothing.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <functional>
#include <vector>

namespace linesman {

class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Takes the place of another sentence without a button.
  void say(const QString& sentence);
  /// Why an order cannot be: of no interest once another order or selection is made.
  void refuse(const QString& sentence);
  void forget_refusal();
  /// A sentence with a button that leads on and closes it. It takes the place of an offer with the same button.
  void offer(const QString& sentence, const QString& button, std::function<void()> act);
  /// An offer that what is said later does not cover: it answers that.
  void ask(const QString& sentence, const QString& button, std::function<void()> act);
  /// The offer with that button is over.
  void withdraw(const QString& button);
  /// Nothing that was said holds any more: another game is open.
  void clear();
  /// The one that is shown; empty: none.
  QString sentence() const { return messages_.empty() ? QString() : messages_.back().sentence; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Message {
    QString sentence;
    QString button;  ///< empty: none
    std::function<void()> act;
    bool refusal = false;
    bool stays = false;  ///< above what is said later
  };
  void add(Message message);
  void take_out(const std::function<bool(const Message&)>& over);
  void close_newest();
  void act_on_newest();
  void show_newest();

  std::vector<Message> messages_;  ///< the newest last, but for those that stay
  QLabel* text_;
  QLabel* more_;
  QPushButton* button_;
};

}  // namespace linesman

// The orders that could be given in place of an illegal one. The pointer or the keyboard shows one on the table, a
// click or Return takes it.
#pragma once

#include <QLabel>
#include <QListWidget>

#include "ui/session/questions.h"

namespace linesman {

/// A judgement to be looked at on the table; nullptr takes it away.
using Previewed = std::shared_ptr<const Judgement>;

class MendList : public QWidget {
  Q_OBJECT
 public:
  MendList(Session& session, MendService& service, QWidget* parent = nullptr);

  const MendService& service() const { return service_; }
  QListWidget& list() { return *list_; }

 signals:
  void previewed(const linesman::Game& game, linesman::Previewed judgement);
  void said(const QString& sentence);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void look_at(int row);
  void take(int row);

  Session& session_;
  MendService& service_;
  QLabel* heading_;
  QListWidget* list_;
};

}  // namespace linesman

// The clauses of the ruleset in force, to read and to search.
#pragma once

#include <QLineEdit>
#include <QTextBrowser>

#include "ui/session/session.h"

namespace linesman {

class ClausesPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ClausesPanel(Session& session, QWidget* parent = nullptr);

 private:
  void refresh();

  Session& session_;
  QLineEdit* search_;
  QTextBrowser* text_;
  Value options_;  ///< of the game, as shown
};

}  // namespace linesman

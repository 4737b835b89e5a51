// The actions of a ruleset as buttons, one of them down.
#pragma once

#include <QButtonGroup>
#include <QGridLayout>
#include <QWidget>

#include "rules/terms.h"

namespace linesman {

class ActionButtons : public QWidget {
  Q_OBJECT
 public:
  explicit ActionButtons(QWidget* parent = nullptr);
  void set_actions(const std::vector<Action>& actions);
  /// An unknown action leaves all buttons up.
  void show_action(const std::string& id);

 signals:
  void chosen(const std::string& id);

 private:
  QGridLayout* layout_;
  QButtonGroup group_;
  std::vector<std::string> ids_;
};

}  // namespace linesman

// The designer's plan: the turns that are played, whose turn it is, and the markings with what they say.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <functional>

#include "table/plan.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/turn_track.h"
#include "ui/session/session.h"

namespace linesman {

class PlanPanel : public QWidget {
  Q_OBJECT
 public:
  explicit PlanPanel(Session& session, QWidget* parent = nullptr);

 private:
  void lay_out();
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

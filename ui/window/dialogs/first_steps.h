// Three steps for a beginner on an empty table: ground, models, drag. They go with the first thing that is placed.
#pragma once

#include <QKeySequence>
#include <QWidget>

#include "ui/session/session.h"

namespace linesman {

/// The steps, with the keys that lead to them. `models`: the key of the list of models.
QStringList first_steps(const QKeySequence& models);

/// Lies over the table and lets every click through.
class FirstSteps : public QWidget {
  Q_OBJECT
 public:
  /// `steps`: whole sentences, the first first. The widget covers `table`.
  FirstSteps(Session& session, const QStringList& steps, QWidget* table);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();

  Session& session_;
  bool begun_ = false;  ///< the table was pressed
  QStringList steps_;
};

}  // namespace linesman

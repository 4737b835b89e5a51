// The unit of the selected models: chosen among those that there are, made anew, or given another name.
#pragma once

#include <QComboBox>
#include <QToolButton>

#include "ui/session/session.h"

namespace linesman {

class UnitRow : public QWidget {
  Q_OBJECT
 public:
  explicit UnitRow(Session& session, QWidget* parent = nullptr);
  void show_unit(std::optional<UnitIndex> unit);

 private:
  void choose(int index);
  void rename();
  QString ask_name(const QString& title, const QString& now);
  std::vector<PieceIndex> pieces() const;

  Session& session_;
  QComboBox* box_;
  QToolButton* rename_;
  std::optional<UnitIndex> shown_;
};

}  // namespace linesman

// The things that may be moved to make a table fairer, each with how far.
#pragma once

#include <QComboBox>
#include <QGridLayout>
#include <QWidget>
#include <vector>

#include "editing/thing_moves.h"
#include "ui/session/session.h"

namespace linesman {

/// The name of a feature, model, unit or marking, by its id.
QString thing_title(const Game& game, const std::string& id);

class MayMoveList : public QWidget {
  Q_OBJECT
 public:
  explicit MayMoveList(Session& session, QWidget* parent = nullptr);

  const std::vector<MayMove>& all() const { return all_; }
  /// Puts a thing in with the usual figure, or takes it out.
  void toggle(const std::string& id);
  /// Other figures for one that is in the list.
  void change(const MayMove& may);

 signals:
  /// One was added or taken out, or has another figure.
  void edited();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void lay_out();
  void add_row(std::size_t place, int row);
  void refresh_things();
  void forget_what_left();

  Session& session_;
  std::vector<MayMove> all_;
  QWidget* rows_ = nullptr;
  QComboBox* add_;
};

}  // namespace linesman

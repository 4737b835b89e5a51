// Begins to watch the table: where the pictures come from, the live picture with what is read in it, what becomes of
// legal moves, and whether pictures are kept.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>

#include "ui/window/watch/seen_picture.h"
#include "ui/window/watch/table_watch.h"

namespace linesman {

class WatchDialog : public QDialog {
  Q_OBJECT
 public:
  WatchDialog(TableWatch& watch, const Game& game, QWidget* parent = nullptr);

  /// A folder of pictures or a film as the source.
  void choose(const QString& path);
  QComboBox& source() { return *source_; }
  QComboBox& record() { return *record_; }
  QLabel& words() { return *words_; }
  /// A picture of each move is kept in a folder, for which it asks.
  QCheckBox& keep() { return *keep_; }
  QPushButton& go() { return *go_; }

 private:
  void choose_source(int row);
  void begin();
  void ask_keep(bool keeps);
  void say_kept();
  void show_view();
  void show_ended(const std::optional<Problem>& why);

  TableWatch& watch_;
  const Game game_;
  QComboBox* source_;
  QComboBox* record_;
  QDoubleSpinBox* rest_;
  QCheckBox* adopt_;
  QCheckBox* aloud_;
  QCheckBox* keep_;
  SeenPicture* picture_;
  QLabel* words_;
  QLabel* private_;
  QPushButton* go_;
  QPushButton* stop_;
  WatchRequest request_;
};

}  // namespace linesman

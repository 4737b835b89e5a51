// Markers for a photograph of the table: previewed at the size of the paper, saved and printed.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPrinter>

#include "drawing/sheet/marker_sheet.h"
#include "ui/panels/fields/number_edit.h"

namespace linesman {

/// The game in which every piece without a marker has one. Its id is the next free one; `size` and `height` are in
/// inches. Pieces for which the family has no id left stay without.
Game with_markers_for_all(const Game& game, double size, double height);

class MarkerDialog : public QDialog {
  Q_OBJECT
 public:
  explicit MarkerDialog(const Game& game, QWidget* parent = nullptr);

  /// The game with the further markers that were saved or printed; nothing when there are none.
  const std::optional<Game>& with_further_markers() const { return printed_; }
  /// The paper by its name: A4 or Letter.
  std::string paper() const;

  QCheckBox& for_all() { return *for_all_; }
  QLabel& preview() { return *preview_; }

  /// Writes the sheets to a file and shows how that ended.
  void save_to(const QString& path);

 private:
  void refresh();
  void save();
  void print();
  void keep_markers();

  const Game game_;
  Game shown_;
  std::optional<Game> printed_;
  QComboBox* paper_;
  QCheckBox* for_all_;
  NumberEdit* millimetres_;
  NumberEdit* height_;
  QLabel* preview_;
  QLabel* words_;
};

/// Prints the markers at true size, on paper of that name. A Problem when the printer fails.
Result<void> print_marker_sheets(const MarkerSheets& sheets, const std::string& paper, QPrinter& printer);

}  // namespace linesman

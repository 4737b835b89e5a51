// A picture for under the terrain: a photograph of the table, made straight by its markers, or a map with its size.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

#include "photo/backdrop.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/session/photograph_service.h"

namespace linesman {

/// A photograph of the whole table that was made straight, as a file.
struct StraightPhotograph {
  QSize size;           ///< pixels
  QByteArray bytes;     ///< of `backdrop_jpeg`
  double residual = 0;  ///< inches
  double opacity = 1;
};

/// The game with the photograph under its terrain. The picture is written into `folder` under a name made of that of
/// the file `photograph`; without a folder it goes inside the game. A Problem when it cannot be written.
Result<Game> over_photograph(const Game& game, const StraightPhotograph& straight, const QString& photograph,
                             const QString& folder);

class BackdropDialog : public QDialog {
  Q_OBJECT
 public:
  /// Reads the file on another thread. `folder`: of the document, where the picture may be kept; empty: it goes inside.
  BackdropDialog(const Game& game, const QString& path, const QString& folder, LengthUnit unit,
                 QWidget* parent = nullptr);

  bool is_finished() const { return finished_; }
  /// The game with its backdrop. Writes the picture beside the document if it is to be kept there.
  Result<Game> with_backdrop() const;

  QSlider& opacity() { return *opacity_; }
  QComboBox& kind() { return *kind_; }
  NumberEdit& width_on_table() { return *width_; }
  QCheckBox& inside() { return *inside_; }
  QPushButton& take() { return *take_; }
  QLabel& words() { return *words_; }

 private:
  struct Read : PhotographRead {
    Result<QImage> straight{Problem{}};  ///< by the markers of the table
    QByteArray straight_bytes;           ///< of `backdrop_jpeg`
    QImage small_picture;                ///< both as large as the preview needs them
    QImage small_straight;
  };
  static void make_straight(Read& read, const Table& table);
  void show_read(Read read);
  void refresh();
  bool is_photograph() const;
  double opacity_share() const { return opacity_->value() / 100.0; }
  /// Inches to a pixel of a map.
  double scale() const;

  const Game game_;
  const QString path_;
  const QString folder_;
  Read read_;
  bool finished_ = false;
  QLabel* preview_;
  QLabel* words_;
  QComboBox* kind_;
  NumberEdit* width_;
  NumberEdit* east_;
  NumberEdit* north_;
  QSlider* opacity_;
  QCheckBox* inside_;
  QPushButton* take_;
  PhotographService service_{this};
};

}  // namespace linesman

// A photograph of the table beside the models that stand elsewhere in it: how far each moved, and whether it could
// have. The players choose the models that are put where the photograph shows them.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include "photo/photo_reader.h"
#include "reach/questions/could.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

class PhotographDialog : public QDialog {
  Q_OBJECT
 public:
  /// Reads the file on another thread, then asks for each model that moved whether it could have got there.
  PhotographDialog(const Session& session, const QString& path, QWidget* parent = nullptr);

  /// Everything that the photograph says is shown.
  bool is_finished() const { return finished_; }
  /// Empty while the photograph is being read.
  const std::optional<Result<PhotoReading>>& reading() const { return reading_; }

  /// The models that the players accept, in the order of the list.
  std::vector<PieceSeen> accepted() const;
  /// The game with these models where they were seen.
  Game accepted_game() const;
  /// The answer in a sentence or two: how many models stand elsewhere, and which of them could not have got there.
  QString summary() const;

  /// The result of `exec` when the players want to put models on the photograph by hand.
  static constexpr int BY_HAND = QDialog::Accepted + 1;

  QTreeWidget& list() { return *list_; }
  QLabel& words() { return *words_; }
  QLabel& picture() { return *picture_; }
  QPushButton& take() { return *take_; }
  QPushButton& by_hand() { return *by_hand_; }
  void check_all(bool accept);

 signals:
  /// Everything that the photograph says is known.
  void read_through();

 private:
  struct Read {
    Result<PhotoReading> reading;
    QImage picture;  ///< with what is seen painted over it, as large as it is shown
  };
  static Read read(const Game& game, const std::vector<Footprint>& bases, const std::string& path, QSize size);

  void show_reading(Read read);
  void show_pieces();
  void ask_next();
  void show_could(std::size_t row, const CouldByAction& answer);
  void finish();
  void refresh();

  const Game game_;
  const std::optional<Hearing> hearing_;
  const LengthUnit unit_;
  std::optional<Result<PhotoReading>> reading_;
  std::vector<PieceSeen> elsewhere_;  ///< one for each row
  std::size_t asked_ = 0;             ///< rows whose question is answered
  QStringList refused_;               ///< names of models that could not have got there
  bool finished_ = false;
  QLabel* picture_;
  QLabel* words_;
  QTreeWidget* list_;
  QLabel* problems_;
  QPushButton* all_;
  QPushButton* none_;
  QPushButton* take_;
  QPushButton* by_hand_;
  NewestWork work_{this};
};

}  // namespace linesman

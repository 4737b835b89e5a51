// A photograph of the table beside the models that stand elsewhere in it: how far each moved, and whether it could
// have. The players choose the models that are put where the photograph shows them.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include "ui/session/photograph_service.h"
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
  struct Read : PhotographRead {
    QImage picture;  ///< with what is seen painted over it, as large as it is shown
  };

  void show_reading(Read read);
  void show_pieces();
  void show_answer(std::size_t row, const Asked& asked);
  void finish();
  void refresh();

  const Game game_;
  const std::optional<Hearing> hearing_;
  const LengthUnit unit_;
  std::optional<Result<PhotoReading>> reading_;
  std::vector<PieceSeen> elsewhere_;  ///< one for each row
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
  PhotographService service_{this};
};

}  // namespace linesman

// Two rulings on one move side by side, as the lines of both rules; what stands in one alone is marked.
#pragma once

#include <QLabel>
#include <QListWidget>

#include "base/lengths.h"
#include "referee/referee.h"

namespace linesman {

/// The ruling of one side on a move.
struct ShownRuling {
  QString rules;
  std::shared_ptr<const Judgement> judgement{};  ///< nullptr when the move is refused
  QString refused{};                             ///< why
};

class BothRulings : public QWidget {
  Q_OBJECT
 public:
  explicit BothRulings(QWidget* parent = nullptr);

  /// `a` and `b` were judged on these games, whose rules have these terms.
  void show_rulings(const ShownRuling& a, const Game& game_a, const Terms* terms_a, const ShownRuling& b,
                    const Game& game_b, const Terms* terms_b, LengthUnit unit);
  void clear();

  /// Lines with a mark, of the first and of the second ruling.
  int marked(int side) const;
  QString verdict(int side) const { return heads_[static_cast<std::size_t>(side)]->text(); }

 private:
  void show_side(std::size_t side, const ShownRuling& said, const QStringList& lines, const QStringList& others);

  std::array<QLabel*, 2> heads_;
  std::array<QListWidget*, 2> lists_;
};

}  // namespace linesman

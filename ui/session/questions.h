// Questions to the engine that take a while: odds of dice, readings, fixes, how sure a verdict is.
// Each is a function for a worker's thread: it stops early where it is asked to, and throws nothing.
#pragma once

#include <QTimer>
#include <memory>
#include <stop_token>

#include "reach/ask/mend.h"
#include "referee/certainty.h"
#include "referee/dice_odds.h"
#include "referee/interpretations.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

/// Nothing where there are no odds (referee/dice_odds.h).
std::optional<DiceOdds> odds_reply(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs,
                                   const std::stop_token& stop);

/// An order under each other value of the options that matters to it.
std::vector<Interpretation> readings_reply(const Hearing& hearing, const Order& order, const std::stop_token& stop);

/// Looks for legal orders in place of an illegal one, once that has stood a moment.
class MendService : public QObject {
  Q_OBJECT
 public:
  explicit MendService(Session& session, QObject* parent = nullptr);

  /// Of the order that stands; empty while nothing is known, and of an order that is allowed.
  const std::vector<Mend>& mends() const { return mends_; }
  /// They are being looked for.
  bool looking() const { return looking_; }
  /// The game that they are of.
  const Game& game() const { return game_; }
  /// Dice are the players' own: what other ones would do can be looked at, not taken.
  bool may_take(const Mend& mend) const;
  /// Proposes its order, where it may be taken. Before any dice have fallen they stay open.
  bool take(const Mend& mend);

 signals:
  void changed();

 private:
  void follow();
  void begin();

  Session& session_;
  QTimer rest_;  ///< a drag brings many orders: the last is mended
  AnswerPtr of_;
  Game game_;
  std::vector<Mend> mends_;
  bool looking_ = false;
  NewestWork work_;
};

/// Finds how sure the verdict of the order is that stands, once that has stood a moment.
class CertaintyService : public QObject {
  Q_OBJECT
 public:
  explicit CertaintyService(Session& session, QObject* parent = nullptr);

  /// Nothing while it is not known, of an order whose dice are missing, and on a hex grid, where nothing is measured.
  const std::optional<Certainty>& certainty() const { return certainty_; }

 signals:
  void changed();

 private:
  void follow();
  void begin();

  Session& session_;
  QTimer rest_;  ///< a drag brings many orders: only the last is asked about
  AnswerPtr of_;
  std::optional<Certainty> certainty_;
  NewestWork work_;
};

}  // namespace linesman

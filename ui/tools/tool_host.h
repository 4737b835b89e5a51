// A tool may ask these things of the window, and nothing more.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/lengths.h"
#include "drawing/picture/projection.h"
#include "editing/brush.h"
#include "measuring/measurement.h"
#include "movement/form.h"
#include "movement/order.h"
#include "reach/ask/answer.h"
#include "referee/referee.h"

namespace linesman {

namespace tools {

/// For sources of this room.
inline QString tr(const char* text) { return QCoreApplication::translate("Tools", text); }

}  // namespace tools

/// Besides the judgement of the proposed order.
struct BesideRuling {
  QString refusal{};   ///< why it cannot be judged at all; empty where it can
  QStringList unit{};  ///< of several models how far all may go, or whether they can come into a shape: a line or two
  std::optional<RowAnswer> form_answer{};  ///< of an order with a form: whether they can
  std::optional<Form> form{};              ///< that form
};

/// The first row of the answer to what is asked.
struct FirstRow {
  RowAnswer answer = RowAnswer::unknown;
  QString words;                 ///< "Rapid, 7 or more: 58 %"
  bool grey = false;             ///< the question has changed since
  std::optional<Vec> nearest{};  ///< about a place: where the first of the models could have ended, when not there
};

/// Makes the game that would be if what is held were let go; called on any thread.
using HeldGame = std::function<Game()>;

/// The open game and the order that is being made, as panel and table both see it. Only `change_game` touches the game
/// and the undo stack.
class ToolHost {
 public:
  virtual ~ToolHost() = default;

  virtual const Game& game() const = 0;
  /// The base of a piece under the game's ruleset; the document's where no ruleset is there.
  virtual Footprint footprint(PieceIndex piece) const = 0;
  /// The ruleset's words (which steps it takes, whether it plays on a grid); nullptr where no ruleset is there.
  virtual const Terms* terms() const = 0;
  virtual const Projection& projection() const = 0;
  /// Where the table is seen, painter's units.
  virtual QRectF frame() const = 0;
  /// The unit in which the player reads and types lengths.
  virtual LengthUnit unit() const = 0;

  virtual std::vector<PieceIndex> selection() const = 0;
  virtual void select(const std::vector<PieceIndex>& pieces) = 0;
  /// The topmost model at a point of the table, a fingertip's slack forgiven.
  virtual std::optional<PieceIndex> piece_at(Vec point) const = 0;
  /// The models that a press there takes: that model, or a whole stack by the middle of its fan; none where none is.
  virtual std::vector<PieceIndex> pieces_at(Vec point) const = 0;

  virtual std::vector<FeatureIndex> selected_features() const = 0;
  virtual void select_features(const std::vector<FeatureIndex>& features) = 0;
  /// All features that lie at a point of the table, topmost first.
  virtual std::vector<FeatureIndex> features_at(Vec point) const = 0;

  /// The brush for what is drawn next, as the palette shows it.
  virtual const Brush& brush() const = 0;
  virtual void set_brush(const Brush& brush) = 0;

  /// The proposed order, nullptr without one. After a snap it is the order as cut.
  virtual const Order* order() const = 0;
  /// The newest judgement of a proposed order, nullptr before the first. It may be of an order a moment older than
  /// `order()`; its trace is the one to hang handles on.
  virtual const Judgement* judgement() const = 0;
  /// Of the same answer.
  virtual BesideRuling beside_ruling() const { return {}; }
  /// An order for these pieces as the panel would begin it: who, action, dice as they are set; no path.
  virtual Order fresh_order(const std::vector<PieceIndex>& pieces) const = 0;
  /// Has the order judged off the interface thread, newest wins, and shown. When it is not legal and its furthest legal
  /// point lies at most `snap_within` inches before its end, the order that stands is the one cut there (`snapped` in
  /// referee/cut_order.h), judged in its turn; the tool hears of it by `Tool::ruled`.
  virtual void propose(const Order& order, double snap_within) = 0;
  /// The order with that shape in place of paths, which are found off the interface thread. Where they can come into
  /// it, the order that stands then has them.
  virtual void propose_form(const Order&, const Form&) {}
  /// On a hex grid: proposes `from` led on to `goal` by the cheapest way, judged and shown as soon as it is found.
  /// Until then the order before it stands.
  virtual void propose_walk(const Order& from, Hex goal, bool rear) = 0;
  /// A proposed drag has ended on this model: what the rules know to do with it may be offered.
  virtual void dragged_on_to(PieceIndex) {}
  /// No order any more.
  virtual void withdraw() = 0;

  /// Could these pieces have got there? None: that is asked no more. Found off the interface thread, newest wins; the
  /// tool hears of it by `Tool::ruled`. The way, or what is against it, is shown.
  virtual void ask_place(const std::vector<PieceIndex>&, const std::map<std::string, EndRequest>& /*by id*/) {}
  /// It is still asked.
  virtual bool asks_place() const { return false; }
  /// Of the answer to what is asked, be it about a way or a place; nothing while there is none.
  virtual std::optional<FirstRow> first_row() const { return std::nullopt; }

  /// Makes the game this one, as done by hand: one step of undo, which the history records. `what` completes «Undo …».
  /// Indices of pieces hold as long as the tool has taken none away.
  virtual void change_game(const Game& after, const QString& what) = 0;

  /// A gesture holds things: the game as it would be if they were let go now. Said anew whenever that changes; empty:
  /// nothing is held any more. Nothing is changed by it.
  void hold(const HeldGame& game) {
    if (hold_taker_) hold_taker_(game);
  }
  /// Hears what is held.
  void set_hold_taker(std::function<void(const HeldGame&)> taker) { hold_taker_ = std::move(taker); }

  /// Measurements that stay on the table whatever tool is in hand; they follow what they hold on to.
  virtual const std::vector<Measurement>& pins() const = 0;
  virtual void set_pins(std::vector<Measurement> pins) = 0;

  /// A sentence for the status line; empty: none.
  virtual void say(const QString& sentence) = 0;
  /// The picture that the tool draws has changed.
  virtual void repaint() = 0;

 private:
  std::function<void(const HeldGame&)> hold_taker_;
};

}  // namespace linesman

// Judges orders off the interface thread. The newest request wins.
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <variant>

#include <QTimer>

#include "referee/cheapest_walk.h"
#include "referee/common_stop.h"
#include "ui/session/asked.h"
#include "ui/session/form_answer.h"
#include "ui/session/newest_work.h"

namespace linesman {

/// An order to be judged, and what is to become of it before it is judged for good.
struct JudgeRequest {
  Order order;  ///< without an action: the one of the first row is judged
  /// Inches. When the order is not legal and its furthest legal point lies at most so far before its end, the answer is
  /// about the order cut there (`snapped` in referee/cut_order.h). 0: never.
  double snap_within = 0;
  /// On a hex grid: in place of the order, the one that this leads to `goal`. Its ways are found on the worker's
  /// thread.
  std::shared_ptr<CheapestWalk> walk{};
  Hex goal{};
  /// The order is asked about too, action by action, with that roll; nothing: it is judged and no more.
  std::optional<RowEffort> asks{};
  AskedRoll roll{};
  FormAnswerPtr form{};  ///< by which the paths of the order were found: the answer has it too
};

/// The referee's answer about one order: a judgement, or why the order cannot be judged.
struct OrderAnswer {
  std::uint64_t serial = 0;  ///< of the request that it answers; rises by one with each request
  Game game;                 ///< the game that was judged, so that a late painter measures on the right table
  Order order;               ///< as judged, by the action that was said or that of the first row
  bool amended = false;      ///< it is not the one asked: cut at its furthest legal point, or led to a hex
  std::variant<Judgement, Problem> outcome;
  AskedPtr asked{};  ///< of the same order; nullptr where it was not asked about
  /// Of several models: where all of them may stop; nullptr while that is not known.
  std::shared_ptr<const Together> together{};
  FormAnswerPtr form{};  ///< of an order with a form in place of paths; a yes with one order has its paths

  const Judgement* judgement() const { return std::get_if<Judgement>(&outcome); }
  const Ruling* ruling() const { return judgement() ? &judgement()->ruling : nullptr; }
  const Trace* trace() const { return judgement() ? &judgement()->trace : nullptr; }
  const Problem* problem() const { return std::get_if<Problem>(&outcome); }
  /// Its models come into the form by an order each.
  bool goes_in_turn() const { return form && !form->formed.orders.empty(); }
};
using AnswerPtr = std::shared_ptr<const OrderAnswer>;

/// The referee's word on an order, at once and on the calling thread; the same bytes as the command line's.
/// Whatever is thrown, a mistake of ours in a ruleset or memory that runs out, comes back as a Problem, so that the
/// window goes on; so does work that `stop` ends. `memory`: as a tracer's, for the events of a drag.
AnswerPtr judge_now(const Hearing& hearing, JudgeRequest request, std::uint64_t serial = 0,
                    const std::stop_token& stop = {}, TraceMemory* memory = nullptr);

/// Judges one request at a time, always the latest: a request takes the place of one that waits and ends one that is
/// being judged. What was asked about in haste is answered once more, with all rows settled, once it has stood a
/// moment.
class JudgeService : public QObject {
  Q_OBJECT
 public:
  explicit JudgeService(QObject* parent = nullptr);

  /// Never blocks. Gives the serial of the request.
  std::uint64_t ask(Hearing hearing, JudgeRequest request);

  /// Earlier requests are not answered any more. Gives a serial of its own, for an answer made elsewhere.
  std::uint64_t forget();

 signals:
  /// On the thread that this object lives in; never for a request that a later one or `forget` has made stale. Twice
  /// for one whose rows were not settled at once.
  void answered(linesman::AnswerPtr answer);

 private:
  std::uint64_t latest_ = 0;
  void answer_first(const AnswerPtr& answer, const Hearing& hearing, const JudgeRequest& request);

  std::shared_ptr<TraceMemory> memory_;  ///< of the worker's thread
  NewestWork work_;
  QTimer rest_;
  std::function<void()> settle_;  ///< once it has stood
  NewestWork settling_;
};

}  // namespace linesman

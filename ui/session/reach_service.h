// Where the selected piece can go, found off the interface thread: first coarsely, then better.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

#include "reach/questions/reach.h"
#include "reach/search/way_finder.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

/// An answer to "where can it go?".
struct ReachAnswer {
  Game game;
  Order order;                 ///< as asked: without a path; where it says no action, by all that can be asked
  double fineness = 1;         ///< as asked
  std::vector<Reach> reaches;  ///< one for each action; empty with a problem
  std::optional<Problem> problem{};
  bool refined = true;  ///< no better one will come
};
using ReachPtr = std::shared_ptr<const ReachAnswer>;

/// The way to one place of it.
struct PlaceAnswer {
  Game game;
  Vec place;
  std::string roll;                            ///< as `NamedRoll::name`
  double probability = 1;                      ///< that the dice lead at least so far
  Order order;                                 ///< with the dice that the question had, and no others
  std::shared_ptr<const Judgement> judgement;  ///< under that roll; nullptr: no way was found
};
using PlacePtr = std::shared_ptr<const PlaceAnswer>;

/// It follows the session's order, selection and dice while it is wanted. What was found for the same piece, action and
/// dice is kept while the game stays.
class ReachService : public QObject {
  Q_OBJECT
 public:
  explicit ReachService(Session& session, QObject* parent = nullptr);
  /// Waits for what is at work to notice that it is no longer wanted.
  ~ReachService() override;

  void want(bool wanted);
  bool wanted() const { return wanted_; }

  /// The best that is known now; nullptr while nothing is, or nothing is asked.
  const ReachPtr& answer() const { return answer_; }
  /// Whether something is asked, be it answered or not.
  bool asks() const { return wanted_ && !key_.empty(); }

  /// Tells one question from another; empty: none is asked.
  const std::string& key() const { return key_; }

  /// Asks for the way to a place; the newest counts.
  void ask_way(Vec place);
  void forget_way();

 signals:
  void changed();
  void way_found(linesman::PlacePtr way);

 private:
  struct Ways;
  std::optional<Order> question() const;
  void refresh();
  void forget_all();
  void stop();
  void begin(const Order& order, double fineness);
  void take(ReachPtr answer);
  void go_on();

  Session& session_;
  bool wanted_ = false;
  std::string key_;  ///< of what is asked; empty: nothing
  ReachPtr answer_;
  std::map<std::string, ReachPtr> known_;
  std::optional<std::stop_source> stop_;  ///< of what is asked
  std::shared_ptr<Ways> ways_;            ///< of what is asked
  NewestWork work_;
  NewestWork last_work_;  ///< for the most thorough answer
  NewestWork way_work_;
};

}  // namespace linesman

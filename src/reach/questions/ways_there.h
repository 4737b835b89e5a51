// The ways of one piece of an order to an end that is said, under one set of dice: its searches, their bounds, and what
// they find.
#pragma once

#include <memory>
#include <vector>

#include "reach/questions/answers.h"
#include "reach/search/way_search.h"

namespace linesman {

/// Ways that begin and end alike.
struct FramedWays {
  std::unique_ptr<WayTrial> trial;
  std::vector<std::unique_ptr<WaySearch>> searches{};  ///< one for each fare, once they are made
  bool made = false;
};

/// The least price of an end by some fares, and the allowance that it is held against.
struct WayBound {
  double price = HUGE_VAL;
  double allowance = 0;
  bool too_dear() const { return !within() && price < HUGE_VAL; }
  bool within() const { return price <= allowance + 1e-4; }
};

class WaysThere {
 public:
  // `of`, `ask_for` and the witnesses: as of `PieceAsked`.
  static Result<WaysThere> of(const Hearing& hearing, const Order& order, PieceIndex piece, const EndRequest& end,
                              double within, const std::stop_token& stop, WorkLeft& work, double fineness);
  void ask_for(const EndRequest& end, WorkLeft& work);

  const EndRequest& end() const { return end_; }
  double within() const { return within_; }
  WorkLeft& work() const { return *work_; }
  /// There is no work left, or the asker has stopped it.
  bool ended() const { return work_->none() || stop_.stop_requested(); }

  const WayTrial& plain() const { return *framed_.front().trial; }
  /// The first with an empty frame.
  const std::vector<FramedWays>& framed() const { return framed_; }
  bool climbs() const;  ///< the end has another altitude than the start
  bool is_at(Vec place) const;

  /// Lays out the bounds of every fare.
  void make_bounds();
  WayBound bound_by(const WaySearch& search) const;
  /// The best of all fares: of those that know what no search has looked for besides, or of the others.
  WayBound bound(bool besides) const;

  using Searches = std::vector<const WaySearch*>;
  /// Those against which no bound speaks, settled.
  Searches hopeful(const FramedWays& framed) const;

  std::optional<Witness> witness_by_labels(int tries);
  std::optional<Witness> witness(CouldDetail detail);
  /// Of the cheapest ways there by fare the one with which the judge finds the least wrong.
  const std::optional<Witness>& anyhow();

 private:
  WaysThere(const EndRequest& end, double within, double fineness, const std::stop_token& stop, WorkLeft& work)
      : end_(end), within_(within), fineness_(fineness), stop_(stop), work_(&work) {}
  void add_frames(const Hearing& hearing, const Order& order, PieceIndex piece);
  void add_frame(const Hearing& hearing, const Order& order, PieceIndex piece, WayFrame frame);
  void make(FramedWays& framed) const;
  void settle(WaySearch& search) const;
  void settle_all();
  bool ends_off_table() const;
  bool ends_there(const WayTrial& trial, const Judgement& judgement) const;
  std::optional<Witness> accepted(const WayTrial& trial, Path path) const;
  std::optional<Witness> on_the_spot(const WayTrial& trial) const;
  std::optional<Witness> by_searches(const Searches& searches) const;
  std::optional<Witness> served(const WaySearch& search, std::optional<Witness> witness) const;
  std::optional<Witness> landed(const WayTrial& trial, Witness witness) const;
  std::optional<Witness> by_a_thorough_search() const;
  std::optional<Witness> by_plain_ways(const FramedWays& framed, double longest) const;
  std::optional<Witness> cheapest_way() const;

  EndRequest end_;
  double within_;
  double fineness_;
  std::stop_token stop_;
  WorkLeft* work_;
  std::vector<FramedWays> framed_;
  std::optional<std::optional<Witness>> anyhow_;  ///< once it is asked for
};

}  // namespace linesman

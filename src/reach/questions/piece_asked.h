// One piece of an order that is said to end somewhere, under one set of dice.
#pragma once

#include <memory>
#include <vector>

#include "reach/questions/answers.h"
#include "reach/search/way_search.h"

namespace linesman {

class PieceAsked {
 public:
  /// Inches forgiven at the end. Refused: what the ruleset refuses of the order. What it looks for costs `work`, which
  /// outlives it as `stop` does.
  /// Above 1 `fineness` lays out larger cells, in less time.
  static Result<PieceAsked> of(const Hearing& hearing, const Order& order, PieceIndex piece, const EndRequest& end,
                               double within, const std::stop_token& stop, WorkLeft& work, double fineness = 1);

  /// Asks about another end, at the altitude of the first one. What is known of the table stays. `work`, which outlives
  /// it, pays from now on.
  void ask_for(const EndRequest& end, WorkLeft& work);

  const WayTrial& plain() const { return *framed_.front().trial; }

  /// A part of the allowance: no way there costs less, were nothing in the way; infinity: none can be paid. Known at
  /// once.
  double least_share() const;

  /// The part of the allowance that the cheapest way there costs by the labels of its searches, which it makes if need
  /// be; nothing where they lead to none.
  std::optional<double> share_by_labels();

  /// A legal order that ends there, after at most so many judged ways by each of the searches.
  std::optional<Witness> witness_by_labels(int tries);

  /// Lays out the bounds of every fare, so that `refused` can prove that no way leads there.
  void make_bounds();

  /// Why no way leads there, where that is proved.
  std::optional<Refusal> refused() const;

  /// A legal order that ends there.
  std::optional<Witness> witness(CouldDetail detail);

  /// By fare of the order, no way there costs less, in the currency. Empty: that is not known of every way.
  std::vector<double> least_prices() const;

  /// The rest of the answer where there is none.
  Could without_witness(CouldDetail detail);

 private:
  /// Ways that begin and end alike, and what is known of them.
  struct Framed {
    std::unique_ptr<WayTrial> trial;
    std::vector<std::unique_ptr<WaySearch>> searches{};  ///< one for each fare, once they are made
    bool made = false;
  };

  PieceAsked(const EndRequest& end, double within, double fineness, const std::stop_token& stop, WorkLeft& work)
      : end_(end), within_(within), fineness_(fineness), stop_(stop), work_(&work) {}
  bool ended() const { return work_->none() || stop_.stop_requested(); }
  void add_frames(const Hearing& hearing, const Order& order, PieceIndex piece);
  void add_frame(const Hearing& hearing, const Order& order, PieceIndex piece, WayFrame frame);
  void make(Framed& framed) const;
  void settle(WaySearch& search) const;
  void settle_all();
  bool ends_off_table() const;
  bool climbs() const;
  bool is_at(Vec place) const;
  bool ends_there(const WayTrial& trial, const Judgement& judgement) const;
  std::optional<Witness> accepted(const WayTrial& trial, Path path) const;
  std::optional<Witness> on_the_spot(const WayTrial& trial) const;
  using Searches = std::vector<const WaySearch*>;
  Searches hopeful(const Framed& framed) const;
  std::optional<Witness> by_searches(const Searches& searches) const;
  std::optional<Witness> served(const WaySearch& search, std::optional<Witness> witness) const;
  std::optional<Witness> landed(const WayTrial& trial, Witness witness) const;
  std::optional<Witness> by_a_thorough_search() const;
  std::optional<Witness> by_plain_ways(const Framed& framed, double longest) const;
  const std::optional<Witness>& anyhow();
  std::optional<Witness> cheapest_way() const;

  /// The least price of an end there by some fares, and the allowance that it is held against.
  struct Bound {
    double price = HUGE_VAL;
    double allowance = 0;
    bool too_dear() const { return !within() && price < HUGE_VAL; }
    bool within() const { return price <= allowance + 1e-4; }
  };
  Bound bound_by(const WaySearch& search) const;
  Bound bound(bool besides) const;
  bool told() const;
  bool is_said() const;
  void say_of_bounds(Could& could) const;
  bool is_out_of_reach() const;
  Refusal refusal_by(const Bound& bound) const;
  double straight_price() const;
  Sentence reason_against(const Bound& bound) const;
  std::string not_tried() const;
  std::string narrow_gap() const;
  void find_nearest(Could& could) const;

  EndRequest end_;
  double within_;
  double fineness_;
  std::stop_token stop_;
  WorkLeft* work_;
  std::vector<Framed> framed_;                    ///< the first with an empty frame
  std::optional<std::optional<Witness>> anyhow_;  ///< once it is asked for
};

}  // namespace linesman

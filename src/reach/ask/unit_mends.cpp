#include "reach/ask/unit_mends.h"

#include <algorithm>

#include "base/contains.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/units/formed.h"
#include "referee/common_stop.h"
#include "referee/cut_order.h"
#include "rules/argument_of.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// Pieces that stop after the same length.
struct StoppedGroup {
  std::vector<PieceIndex> pieces;
  CommonCut cut;
};

class UnitMender {
 public:
  UnitMender(const Hearing& hearing, const Order& order, const Judgement& judgement, const std::stop_token& stop)
      : hearing_(hearing),
        order_(order),
        judgement_(judgement),
        stop_(stop),
        paths_(hearing, order, judgement.trace.ordered ? *judgement.trace.ordered : judgement.trace) {}

  std::vector<UnitMend> made() {
    const auto together = together_of(hearing_, order_, judgement_, stop_);
    if (together && together->stop) {
      const CommonStop& common = *together->stop;
      add(MendKind::stop, stop_words(common.cut.length), {{common.order, common.judgement}});
      stagger(common);
    }
    each();
    share();
    shapes();
    return std::move(mends_);
  }

 private:
  void add(MendKind kind, Sentence what, std::optional<Witness> instead) {
    if (instead && is_allowed(instead->judgement.ruling))
      mends_.push_back({kind, std::move(what), *std::move(instead)});
  }

  std::optional<Witness> judged(const Order& order, Detail detail = Detail::whole) const {
    Budget budget(Budget::OF_AN_ORDER, stop_);
    auto judgement = hearing_.judge(order, budget, detail);
    if (!judgement) return std::nullopt;
    return Witness{order, std::move(judgement).value()};
  }

  Sentence stop_words(double length) const {
    return paths_.on_grid() ? said<"All stop after {n} hexes">(length) : said<"All stop after {n} inches">(length);
  }

  /// The models that decide stay at the common stop; the others go on to one of their own, as long as any gains.
  void stagger(const CommonStop& common) {
    std::vector<StoppedGroup> groups;
    std::vector<std::pair<PieceIndex, CommonCut>> fixed;
    std::optional<CommonStop> last;
    const CommonStop* here = &common;
    while (fixed.size() < paths_.trace().pieces.size() && !stop_.stop_requested()) {
      StoppedGroup group{{}, here->cut};
      for (const Fault& fault : here->by)
        if (!is_fixed(fixed, fault.place.piece) && !contains(group.pieces, fault.place.piece))
          group.pieces.push_back(fault.place.piece);
      if (group.pieces.empty()) break;
      for (const PieceIndex piece : group.pieces) fixed.emplace_back(piece, here->cut);
      if (fixed.size() == paths_.trace().pieces.size()) break;
      auto next = common_stop_beside(hearing_, order_, judgement_, fixed, stop_);
      if (!next || next->cut <= here->cut) break;
      groups.push_back(std::move(group));
      last = std::move(next);
      here = &*last;
    }
    if (last) add(MendKind::stagger, stagger_words(groups, last->cut), {{last->order, last->judgement}});
  }

  static bool is_fixed(const std::vector<std::pair<PieceIndex, CommonCut>>& fixed, PieceIndex piece) {
    return std::any_of(fixed.begin(), fixed.end(), [&](const auto& each) { return each.first == piece; });
  }

  Argument names(const std::vector<PieceIndex>& pieces) const {
    Several all{{}, "and"};
    for (const PieceIndex piece : pieces)
      all.items.push_back(argument_of(hearing_.in_force(), hearing_.in_force().piece(piece).id));
    return all;
  }

  /// "Bren 6 stops after 4.5 inches, the others after 6"
  Sentence stagger_words(const std::vector<StoppedGroup>& groups, const CommonCut& others) const {
    Several parts{{}, ""};
    for (const StoppedGroup& group : groups) {
      const Argument who = names(group.pieces);
      if (&group != &groups.front())
        parts.items.emplace_back(said<"{list} after {n}">(who, group.cut.length));
      else if (group.pieces.size() == 1)
        parts.items.emplace_back(paths_.on_grid() ? said<"{piece} stops after {n} hexes">(who, group.cut.length)
                                                  : said<"{piece} stops after {n} inches">(who, group.cut.length));
      else
        parts.items.emplace_back(paths_.on_grid() ? said<"{list} stop after {n} hexes">(who, group.cut.length)
                                                  : said<"{list} stop after {n} inches">(who, group.cut.length));
    }
    return said<"{list}, the others after {n}">(std::move(parts), others.length);
  }

  void each() {
    const auto shorter = cut_at_furthest(hearing_.game(), hearing_.ruleset().terms(), order_, judgement_);
    if (shorter) add(MendKind::each, said<"Each stops at its own limit">(), judged(*shorter));
  }

  Order order_at_share(int thousandths) const {
    std::vector<std::optional<PathPoint>> ends;
    for (std::size_t member = 0; member < paths_.trace().pieces.size(); ++member)
      ends.push_back(paths_.end_of(member, {paths_.length_of(member) * thousandths / WHOLE, 0}));
    return paths_.order_to(ends);
  }

  bool is_legal_at(int thousandths) const {
    if (stop_.stop_requested()) return false;
    const auto there = judged(order_at_share(thousandths), Detail::verdict);
    return there && there->judgement.ruling.verdict == Verdict::legal;
  }

  /// The greatest share of all ways, in steps of a hundredth and then of a thousandth.
  void share() {
    if (paths_.on_grid()) return;
    constexpr int HUNDREDTH = 10;
    for (int coarse = WHOLE - HUNDREDTH; coarse >= 0; coarse -= HUNDREDTH) {
      if (coarse > 0 && !is_legal_at(coarse)) continue;
      int best = coarse;
      for (int fine = coarse + HUNDREDTH - 1; fine > coarse && best == coarse; --fine)
        if (is_legal_at(fine)) best = fine;
      if (best == 0) return;
      return add(MendKind::share, said<"All stop after {n} in 100 of their way">(Number{best / 10.0, 1}),
                 judged(order_at_share(best)));
    }
  }

  /// The game with the members where the order would have them end.
  Game as_ordered() const {
    Game game = hearing_.game();
    for (const PieceTrace& each : judgement_.trace.pieces) {
      Piece piece = game.piece(each.piece);
      piece.pose = each.end.pose;
      game = game.with_piece(each.piece, std::move(piece));
    }
    return game;
  }

  /// The shapes that come to the same place, the one in which they stand first.
  void shapes() {
    const auto bare = without_path(hearing_.ruleset().data(), hearing_.game(), order_);
    // Whatever befell a model on its way is not known of another way.
    if (!bare || !(bare->members == order_.members)) return;
    const auto members = form_members(hearing_, *bare);
    if (!members) return;
    const auto there = hearing_.on(as_ordered());
    if (!there) return;
    const auto end = FormSlots::of(*there, *members, Form{});
    if (!end) return;
    WorkLeft work(effort::OF_A_MODEL_IN_FORM * (members->size() + 1));
    for (const FormShape shape : {FormShape::as_is, FormShape::ranks, FormShape::column, FormShape::file}) {
      const Form form{.shape = shape, .at = end->here(), .facing = end->facing_here()};
      const auto formed = form_up(hearing_, *bare, form, stop_, FormDetail::verdict, &work);
      if (formed && formed->witness) add(MendKind::form, shape_words(shape), formed->witness);
    }
  }

  static Sentence shape_words(FormShape shape) {
    switch (shape) {
      case FormShape::as_is: return "Go to the same place in the present shape";
      case FormShape::ranks: return "Go to the same place in two ranks";
      case FormShape::column: return "Go to the same place two abreast";
      default: return "Go to the same place in single file";
    }
  }

  static constexpr int WHOLE = 1000;

  const Hearing& hearing_;
  const Order& order_;
  const Judgement& judgement_;
  std::stop_token stop_;
  const CommonPaths paths_;
  std::vector<UnitMend> mends_;
};

}  // namespace

std::vector<UnitMend> unit_mends_of(const Hearing& hearing, const Order& order, const Judgement& judgement,
                                    const std::stop_token& stop) {
  return UnitMender(hearing, order, judgement, stop).made();
}

}  // namespace linesman

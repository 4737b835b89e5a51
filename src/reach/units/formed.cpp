#include "reach/units/formed.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/units/form_search.h"
#include "reach/units/in_turn.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// Inches by which ways are bent to see whether a fault of their end depends on them.
constexpr double BENDS[] = {0.4, 1.1};

/// Swapping two of them changes nothing but their names.
bool of_equal_make(const Game& game, const std::vector<PieceIndex>& members) {
  const Piece& first = game.piece(members.front());
  return std::all_of(members.begin(), members.end(), [&](PieceIndex index) {
    const Piece& piece = game.piece(index);
    return piece.base == first.base && piece.traits == first.traits && piece.status == first.status &&
           piece.unit == first.unit && piece.side == first.side;
  });
}

Argument numbers(const std::vector<std::size_t>& slots) {
  Several all{{}, "and"};
  for (const std::size_t slot : slots) all.items.emplace_back(slot + 1);
  return all;
}

class FormAnswer {
 public:
  FormAnswer(const Hearing& hearing, const std::vector<PieceIndex>& members, const FormSlots& slots, FormSearch& search,
             Company company, FormDetail detail, const std::stop_token& stop, WorkLeft& work)
      : hearing_(hearing),
        members_(members),
        slots_(slots),
        search_(search),
        company_(company),
        detail_(detail),
        stop_(stop),
        work_(work) {}

  Formed answer() {
    if (search_.lacks_dice()) {
      formed_.reason = "dice are missing";
      return std::move(formed_);
    }
    FormTried tried = search_.tried(slots_.all());
    if (tried.legal && (company_ == Company::together ? shown_together(tried) : shown_in_turn(tried)))
      return std::move(formed_);
    const bool no = !tried.slot_of.empty() && (is_refused() || (company_ == Company::together && is_broken(tried)));
    if (!no)
      say_unknown(tried);
    else if (detail_ == FormDetail::whole && company_ == Company::together)
      find_nearest();
    return std::move(formed_);
  }

 private:
  std::size_t count() const { return members_.size(); }
  const std::string& id(std::size_t member) const { return hearing_.game().piece(members_[member]).id; }

  bool shown_together(const FormTried& tried) {
    auto judged = hearing_.judge(tried.order);
    if (!judged || !is_allowed(judged->ruling)) return false;
    std::vector<OwnPart> parts;
    for (const PieceIndex member : members_) parts.push_back(own_part(hearing_, judged->ruling, member));
    show(parts, tried.slot_of);
    formed_.witness = Witness{tried.order, std::move(judged).value()};
    return true;
  }

  bool shown_in_turn(const FormTried& tried) {
    std::vector<Order> orders = search_.orders_along(tried.paths);
    std::vector<ToGo> models;
    for (std::size_t member = 0; member < count(); ++member)
      models.push_back({members_[member], std::move(orders[member]), slots_.all()[tried.slot_of[member]]});
    const std::vector<Witness> gone = in_order_of_going(hearing_, std::move(models), stop_, work_);
    if (gone.empty()) return false;
    std::vector<OwnPart> parts = tried.parts;
    for (const Witness& witness : gone) {
      const PieceIndex piece = witness.judgement.trace.pieces.front().piece;
      const auto member = std::find(members_.begin(), members_.end(), piece) - members_.begin();
      parts[static_cast<std::size_t>(member)] = own_part(hearing_, witness.judgement.ruling, piece);
      formed_.orders.push_back(witness.order);
    }
    show(parts, tried.slot_of);
    return true;
  }

  void show(const std::vector<OwnPart>& parts, const std::vector<std::size_t>& slot_of) {
    formed_.answer = CouldAnswer::yes;
    Price most = -1;
    formed_.filled.resize(count());
    for (std::size_t member = 0; member < count(); ++member) {
      const OwnPart& part = parts[member];
      const std::size_t slot = slot_of[member];
      formed_.filled[slot] = {slot, members_[member], slots_.all()[slot], part.spent, {}};
      if (part.limited) formed_.filled[slot].total = part.total;
      if (part.price() <= most) continue;
      most = part.price();
      formed_.last = members_[member];
    }
  }

  /// Fewer members than places can come to some of them.
  bool is_refused() {
    const auto refusals = search_.refusals(slots_.all());
    std::vector<bool> can;
    for (const auto& refusal : refusals) can.push_back(!refusal);
    auto found = too_few(count(), can);
    if (!found) return false;
    std::vector<std::size_t> empty;
    for (std::size_t slot = 0; slot < count(); ++slot) {
      bool any = false;
      for (std::size_t member = 0; member < count(); ++member) any = any || can[member * count() + slot];
      if (!any) empty.push_back(slot);
    }
    if (!empty.empty()) found = TooFew{empty, {}};
    formed_.answer = CouldAnswer::no;
    formed_.open = found->places;
    formed_.reason = too_few_words(*found);
    formed_.by = refusal_of(refusals, found->places);
    return true;
  }

  Sentence too_few_words(const TooFew& found) const {
    const std::size_t first = found.places.front();
    if (found.models.size() == 1) return said<"only 1 model can come to places {list}">(numbers(found.places));
    if (!found.models.empty())
      return said<"only {n} models can come to places {list}">(found.models.size(), numbers(found.places));
    if (found.places.size() > 1) return said<"no model can come to places {list}">(numbers(found.places));
    const auto& fixed = slots_.fixed();
    const auto own = std::find(fixed.begin(), fixed.end(), std::optional(first));
    if (own != fixed.end()) {
      const PieceIndex piece = members_[static_cast<std::size_t>(own - fixed.begin())];
      return said<"{model} cannot come to place {n}">(label(hearing_.game().piece(piece)), first + 1);
    }
    return said<"no model can come to place {n}">(first + 1);
  }

  /// That of every refused way there; else nothing leads there.
  Refusal refusal_of(const std::vector<std::optional<Refusal>>& refusals,
                     const std::vector<std::size_t>& places) const {
    std::optional<Refusal> all;
    for (std::size_t member = 0; member < count(); ++member)
      for (const std::size_t slot : places) {
        const auto& refusal = refusals[member * count() + slot];
        if (!refusal) continue;
        if (all && all != refusal) return Refusal::closed;
        all = refusal;
      }
    return all.value_or(Refusal::closed);
  }

  /// A fault of members where they end, among themselves.
  static bool is_of_shape(const Fault& fault, const std::vector<std::string>& ids, double tolerance) {
    if (fault.stage != Stage::at_end || (fault.excess && *fault.excess <= tolerance)) return false;
    return fault.with.empty() || std::find(ids.begin(), ids.end(), fault.with) != ids.end();
  }

  /// The shape itself breaks a rule, by whatever ways they come into it: each can go to its place, the fault is one of
  /// their ends, other ways do not change it, and who stands where changes nothing.
  bool is_broken(const FormTried& tried) {
    const Ruling& ruling = tried.ruling;
    const auto& fixed = slots_.fixed();
    const bool one_way = std::all_of(fixed.begin(), fixed.end(), [](const auto& slot) { return slot.has_value(); });
    if (!one_way && !of_equal_make(hearing_.game(), members_)) return false;
    for (const PieceIndex member : members_)
      if (!own_part(hearing_, ruling, member).legal) return false;
    std::vector<std::string> ids;
    for (std::size_t member = 0; member < count(); ++member) ids.push_back(id(member));
    const double tolerance = hearing_.game().tolerance();
    for (const Fault& fault : ruling.faults) {
      if (!is_of_shape(fault, ids, tolerance)) continue;
      Sentence reason;
      const std::string& rule = fault.rule;
      const bool always = std::all_of(std::begin(BENDS), std::end(BENDS), [&](double inches) {
        const auto bent = search_.bent(slots_.all(), tried.slot_of, inches);
        if (!bent) return false;
        const auto same = std::find_if(bent->ruling.faults.begin(), bent->ruling.faults.end(), [&](const Fault& other) {
          return other.rule == rule && is_of_shape(other, ids, tolerance);
        });
        if (same == bent->ruling.faults.end()) return false;
        reason = same->text.as_part();
        return true;
      });
      if (!always) continue;
      formed_.answer = CouldAnswer::no;
      formed_.by = Refusal::rules;
      formed_.rule = rule;
      formed_.reason = said<"in this shape a rule is broken: {reason}">(reason);
      return true;
    }
    return false;
  }

  void say_unknown(const FormTried& tried) {
    formed_.reason = search_.ended() ? Sentence("no way was found within the time limit")
                                     : Sentence("no way was found, and no proof that there is none");
    if (tried.slot_of.empty() || detail_ != FormDetail::whole || company_ == Company::in_turn) return;
    auto judged = hearing_.judge(tried.order);
    if (!judged) return;
    const auto legal = [&](PieceIndex member) { return own_part(hearing_, judged->ruling, member).legal; };
    if (!judged->ruling.faults.empty() && std::all_of(members_.begin(), members_.end(), legal))
      formed_.reason = said<"each can go there alone; the one way tried together breaks a rule: {reason}">(
          judged->ruling.faults.front().text.as_part());
    formed_.best = Witness{tried.order, std::move(judged).value()};
  }

  /// How far the same shape can go on its way, where the parts of it before that can be gone.
  void find_nearest() {
    const double whole = slots_.inches();
    double far = whole;
    std::optional<FormTried> nearest;
    double gone = 0;
    const auto try_at = [&](double inches) {
      FormTried tried = search_.tried(slots_.after(inches));
      if (!tried.legal) return false;
      nearest = std::move(tried);
      gone = inches;
      return true;
    };
    if (whole <= EPS) return;
    for (int part = effort::PARTS_OF_FORM - 1; part >= 0 && !search_.ended(); --part) {
      const double inches = whole * part / effort::PARTS_OF_FORM;
      if (try_at(inches)) break;
      far = inches;
    }
    while (nearest && far - gone > effort::NEARLY_FORMED && !search_.ended())
      if (const double middle = (gone + far) / 2; !try_at(middle)) far = middle;
    if (!nearest) return;
    auto judged = hearing_.judge(nearest->order);
    if (!judged || !is_allowed(judged->ruling)) return;
    formed_.nearest = Witness{std::move(nearest->order), std::move(judged).value()};
    formed_.short_by = whole - gone;
  }

  const Hearing& hearing_;
  const std::vector<PieceIndex>& members_;
  const FormSlots& slots_;
  FormSearch& search_;
  Company company_;
  FormDetail detail_;
  std::stop_token stop_;
  WorkLeft& work_;
  Formed formed_;
};

}  // namespace

Result<Formed> form_up(const Hearing& hearing, const Order& order, const Form& form, const std::stop_token& stop,
                       FormDetail detail, WorkLeft* work) {
  if (order.paths.common()) return Problem{pointer_to("", FORM), "an order has a form or a path, not both"};
  auto bare = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!bare) return bare.problem();
  const auto members = form_members(hearing, *bare);
  if (!members) return members.problem();
  const auto slots = FormSlots::of(hearing, *members, form);
  if (!slots) return slots.problem();
  WorkLeft usual(effort::OF_A_MODEL_IN_FORM * (members->size() + 1));
  WorkLeft& left = work ? *work : usual;
  Company company = Company::together;
  auto search = FormSearch::of(hearing, *bare, *members, *slots, company, stop, left);
  if (!search) {
    // Some rules take one model an order.
    const Problem refused = search.problem();
    company = Company::in_turn;
    search = FormSearch::of(hearing, *bare, *members, *slots, company, stop, left);
    if (!search) return refused;
  }
  FormSearch found = *std::move(search);
  return FormAnswer(hearing, *members, *slots, found, company, detail, stop, left).answer();
}

}  // namespace linesman

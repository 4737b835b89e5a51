#include "reach/units/form_slots.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr int USUAL_RANKS = 2;
constexpr int USUAL_FILES_OF_COLUMN = 2;
constexpr int USUAL_FILES_OF_TRAY = 5;

const std::string PLACE = pointer_to("", FORM);

struct Member {
  const Piece& piece;
  Footprint base;
};

/// The least and the greatest of a base along a unit vector, inches from the table's corner.
std::pair<double, double> extent(const Member& member, Vec along) {
  const Pose& pose = member.piece.pose;
  const double centre = dot(pose.at, along);
  if (const auto* circle = std::get_if<CircleBase>(&member.base))
    return {centre - circle->diameter / 2, centre + circle->diameter / 2};
  double least = HUGE_VAL;
  double most = -HUGE_VAL;
  for (const Vec corner : corners(member.base)) {
    const double off = dot(rotated(corner, pose.facing), along);
    least = std::min(least, off);
    most = std::max(most, off);
  }
  return {centre + least, centre + most};
}

/// The middle of the line at right angles to a facing that the foremost base touches, between the outermost points.
Vec front_middle(const std::vector<Member>& members, double facing) {
  const Vec ahead = direction(facing);
  const Vec right = direction(facing + 90);
  double front = -HUGE_VAL;
  double least = HUGE_VAL;
  double most = -HUGE_VAL;
  for (const Member& member : members) {
    front = std::max(front, extent(member, ahead).second);
    const auto [from, to] = extent(member, right);
    least = std::min(least, from);
    most = std::max(most, to);
  }
  return ahead * front + right * ((least + most) / 2);
}

/// Reads a form for its members, and lays its slots out.
class Layout {
 public:
  Layout(const Hearing& hearing, const std::vector<PieceIndex>& pieces, const Form& form)
      : game_(hearing.game()), form_(form) {
    for (const PieceIndex piece : pieces)
      members_.push_back({game_.piece(piece), hearing.ruleset().footprint(hearing.in_force(), piece)});
    for (const Member& member : members_) {
      const Box frame = frame_box(member.base);
      width_ = std::max(width_, frame.max.x - frame.min.x);
      length_ = std::max(length_, frame.max.y - frame.min.y);
    }
    gap_ = form.shape == FormShape::tray ? 0 : form.gap;
  }

  Result<void> check() {
    if (auto fits = check_counts(); !fits) return fits;
    if (auto fits = find_leader(); !fits) return fits;
    if (auto fits = fix_slots(); !fits) return fits;
    const Table& table = game_.table();
    if (form_.at && !Box{{0, 0}, {table.width, table.depth}}.grown(EPS).meets(Box{*form_.at, *form_.at}))
      return Problem{PLACE + "/at", "the front line's middle lies off the table"};
    return {};
  }

  double leaders_facing() const { return members_[leader_].piece.pose.facing; }
  Vec leaders_place() const { return members_[leader_].piece.pose.at; }
  double facing() const { return form_.facing.value_or(leaders_facing()); }
  double spacing() const { return length_ + gap_; }
  const std::vector<std::optional<std::size_t>>& fixed() const { return fixed_; }

  Vec middle_now() const {
    return front_middle(members_, form_.shape == FormShape::as_is ? leaders_facing() : facing());
  }

  std::vector<Slot> slots(Vec at) const { return form_.shape == FormShape::as_is ? as_they_stand(at) : in_ranks(at); }

 private:
  std::size_t count() const { return members_.size(); }
  int number() const { return static_cast<int>(count()); }

  Result<void> check_counts() const {
    if (form_.ranks && *form_.ranks > number())
      return Problem{PLACE + "/ranks",
                     said<"{n} ranks are more than the unit has models ({m})">(*form_.ranks, number())};
    if (form_.files && *form_.files > number())
      return Problem{PLACE + "/files",
                     said<"{n} files are more than the unit has models ({m})">(*form_.files, number())};
    const double wanted = files() * width_;
    if (form_.frontage && spreads() && exceeds(wanted, *form_.frontage))
      return Problem{PLACE + "/frontage", said<"{n} models need at least {a} inches in one rank; {b} are given">(
                                              files(), wanted, *form_.frontage)};
    return {};
  }

  Result<void> find_leader() {
    for (std::size_t i = 0; i < count(); ++i) {
      const Piece& piece = members_[i].piece;
      if (form_.leader.empty() ? piece.traits["troop"].text() == "leader" : piece.id == form_.leader) {
        leader_ = i;
        return {};
      }
    }
    if (form_.leader.empty()) return {};
    return Problem{PLACE + "/leader", said<"\"{id}\" is not in the order">(form_.leader)};
  }

  Result<void> fix_slots() {
    fixed_.assign(count(), std::nullopt);
    std::vector<bool> given(count(), false);
    for (const auto& [id, number_from_1] : form_.who) {
      const std::string place = pointer_to(PLACE + "/who", id);
      const auto member = std::find_if(members_.begin(), members_.end(),
                                       [&name = id](const Member& each) { return each.piece.id == name; });
      if (member == members_.end()) return Problem{place, said<"\"{id}\" is not in the order">(id)};
      if (number_from_1 > number())
        return Problem{place, said<"there are {n} slots, not {m}">(number(), number_from_1)};
      const auto slot = static_cast<std::size_t>(number_from_1 - 1);
      if (given[slot]) return Problem{place, said<"slot {n} is given to two models">(number_from_1)};
      const auto own = static_cast<std::size_t>(member - members_.begin());
      if (form_.shape == FormShape::as_is && own != slot)
        return Problem{place, "in a shape as it stands each model keeps its own place"};
      given[slot] = true;
      fixed_[own] = slot;
    }
    const bool leads = form_.shape == FormShape::wedge || form_.shape == FormShape::file;
    if (leads && !given.front() && !fixed_[leader_]) fixed_[leader_] = 0;
    if (form_.shape == FormShape::as_is)
      for (std::size_t i = 0; i < count(); ++i) fixed_[i] = i;
    return {};
  }

  /// Its frontage says how wide the gaps in a rank are.
  bool spreads() const { return form_.frontage && (form_.shape == FormShape::line || form_.ranks || form_.files); }

  int files_of_ranks(int ranks) const { return (number() + ranks - 1) / ranks; }

  /// Models in a full rank.
  int files() const {
    switch (form_.shape) {
      case FormShape::line: return number();
      case FormShape::file: return 1;
      case FormShape::column: return std::min(number(), form_.files.value_or(USUAL_FILES_OF_COLUMN));
      case FormShape::tray: return std::min(number(), form_.files.value_or(USUAL_FILES_OF_TRAY));
      default: break;
    }
    if (form_.files) return *form_.files;
    if (form_.ranks || !form_.frontage) return files_of_ranks(form_.ranks.value_or(USUAL_RANKS));
    const double fitting = std::floor((*form_.frontage + gap_ + EPS) / (width_ + gap_));
    return static_cast<int>(std::clamp(fitting, 1.0, static_cast<double>(number())));
  }

  double gap_in_rank() const {
    const int across = files();
    return spreads() && across > 1 ? std::max(0.0, (*form_.frontage - across * width_) / (across - 1)) : gap_;
  }

  std::vector<Slot> in_ranks(Vec at) const {
    const Vec ahead = direction(facing());
    const Vec right = direction(facing() + 90);
    const double gap = gap_in_rank();
    std::vector<Slot> slots;
    for (int rank = 0; slots.size() < count(); ++rank) {
      const int left = number() - static_cast<int>(slots.size());
      const int models = std::min(left, form_.shape == FormShape::wedge ? rank + 1 : files());
      const double y = -length_ / 2 - rank * (length_ + gap_);
      for (int j = 0; j < models; ++j)
        slots.push_back({at + ahead * y + right * ((j - (models - 1) / 2.0) * (width_ + gap)), facing()});
    }
    return slots;
  }

  std::vector<Slot> as_they_stand(Vec at) const {
    const double turn = turn_between(leaders_facing(), facing());
    const Vec middle = middle_now();
    std::vector<Slot> slots;
    for (const Member& member : members_) {
      const Pose& pose = member.piece.pose;
      slots.push_back({at + rotated(pose.at - middle, turn), normalised(pose.facing + turn)});
    }
    return slots;
  }

  const Game& game_;
  const Form& form_;
  std::vector<Member> members_;
  std::size_t leader_ = 0;
  std::vector<std::optional<std::size_t>> fixed_;
  double width_ = 0;   ///< the greatest of a base across its facing, inches
  double length_ = 0;  ///< along it
  double gap_ = 0;
};

}  // namespace

Result<std::vector<PieceIndex>> form_members(const Hearing& hearing, const Order& order) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return pieces.problem();
  const Game& game = hearing.game();
  if (hearing.ruleset().terms().grid) return Problem{PLACE, "a stack has no shape"};
  std::vector<PieceIndex> members = *pieces;
  const auto off_table = [&](PieceIndex piece) { return !game.piece(piece).on_table(); };
  if (std::holds_alternative<OneUnit>(order.who) && !std::all_of(members.begin(), members.end(), off_table))
    std::erase_if(members, off_table);
  const auto off = std::find_if(members.begin(), members.end(), off_table);
  if (off != members.end()) return Problem{PLACE, said<"\"{id}\" is not on the table">(game.piece(*off).id)};
  if (members.size() == 1) return Problem{PLACE, "one model has no shape: give it a path or ends"};
  return members;
}

Result<FormSlots> FormSlots::of(const Hearing& hearing, const std::vector<PieceIndex>& members, const Form& form) {
  Layout layout(hearing, members, form);
  if (auto fits = layout.check(); !fits) return fits.problem();
  FormSlots slots;
  slots.fixed_ = layout.fixed();
  slots.start_facing_ = layout.leaders_facing();
  if (!form.way.empty()) {
    slots.way_ = {layout.leaders_place()};
    slots.way_.insert(slots.way_.end(), form.way.begin(), form.way.end());
    slots.here_ = layout.leaders_place();
    slots.inches_ = inches_of(slots.way_);
    slots.spacing_ = layout.spacing();
    slots.slots_ = slots.after(slots.inches_);
    return slots;
  }
  slots.here_ = layout.middle_now();
  slots.there_ = form.at.value_or(slots.here_);
  slots.inches_ = distance(slots.here_, slots.there_);
  slots.slots_ = layout.slots(slots.there_);
  return slots;
}

std::vector<Slot> FormSlots::after(double inches) const {
  if (!way_.empty())
    return file_slots(first_part(way_, inches), start_facing_, spacing_, std::max<std::size_t>(fixed_.size(), 1));
  std::vector<Slot> moved = slots_;
  if (inches_ <= EPS) return moved;
  const Vec back = (here_ - there_) * (1 - inches / inches_);
  for (Slot& slot : moved) slot.at = slot.at + back;
  return moved;
}

}  // namespace linesman

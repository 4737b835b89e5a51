#include "reach/ask/askable.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "reach/ask/choices.h"
#include "reach/ask/row_asked.h"
#include "reach/search/way_trial.h"
#include "reach/units/listed_ends.h"
#include "rules/modified.h"
#include "rules/vocabulary.h"
#include "table/shared_keys.h"

namespace linesman {

namespace {

bool begins_with(const std::string& pointer, std::string_view with) {
  return pointer.starts_with(with) && (pointer.size() == with.size() || pointer[with.size()] == '/');
}

/// The pointer of a problem with an order, in the question that the order was made of. One that is into the game stays.
Problem in_question(Problem problem, const Question& question) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> PLACES{{{"/path", "/to/path"},
                                                                                 {"/paths", "/to/paths"},
                                                                                 {"/ends", "/to/ends"},
                                                                                 {"/form", "/to/form"},
                                                                                 {"/action", "/how/action"},
                                                                                 {"/dice", "/roll"},
                                                                                 {"/start", "/how/start"},
                                                                                 {"/starts", "/how/starts"},
                                                                                 {"/piece", "/who/0"}}};
  std::string& pointer = problem.pointer;
  for (const auto& [order, place] : PLACES)
    if (begins_with(pointer, order)) {
      pointer = std::string(place) + pointer.substr(order.size());
      return problem;
    }
  if (pointer == "/unit") pointer = "/who";
  // Further down it is a piece of the game.
  const bool named = question.who.size() > 1 && begins_with(pointer, "/pieces");
  if (named && std::count(pointer.begin(), pointer.end(), '/') <= 2) pointer = "/who" + pointer.substr(7);
  for (const auto& [key, value] : question.how.members.members())
    if (begins_with(pointer, pointer_to("", key))) pointer = "/how" + pointer;
  return problem;
}

Result<void> check_own(const Game& game, const std::vector<PieceIndex>& pieces, const std::string& id,
                       const std::string& pointer) {
  const auto piece = game.find_piece(id);
  if (piece && std::binary_search(pieces.begin(), pieces.end(), *piece)) return {};
  return Problem{pointer_to(pointer, id), "the question is not about this model"};
}

Result<void> check_end(const Game& game, const AskedEnd& end, const std::string& pointer) {
  return end.hex ? check_hex(game, *end.hex, pointer_to(pointer, "hex")) : Result<void>();
}

Result<void> check_listed(const Game& game, const std::vector<PieceIndex>& pieces, const PlaceAsked& place) {
  for (std::size_t i = 0; i < place.listed.size(); ++i) {
    const AskedPlace& each = place.listed[i];
    const std::string pointer = pointer_to("/to/ends", i);
    if (auto fits = check_end(game, each.end, pointer); !fits) return fits;
    if (each.piece.empty()) continue;
    const auto piece = game.find_piece(each.piece);
    if (!piece || !std::binary_search(pieces.begin(), pieces.end(), *piece))
      return Problem{pointer_to(pointer, "piece"), "the question is not about this model"};
  }
  return {};
}

Result<void> check_place(const Game& game, const std::vector<PieceIndex>& pieces, const PlaceAsked& place) {
  if (!place.listed.empty()) return check_listed(game, pieces, place);
  for (const auto& [id, end] : place.ends.own()) {
    if (auto known = check_own(game, pieces, id, "/to/ends"); !known) return known;
    if (auto fits = check_end(game, end, pointer_to("/to/ends", id)); !fits) return fits;
  }
  if (place.ends.common())
    if (auto fits = check_end(game, *place.ends.common(), "/to/ends"); !fits) return fits;
  for (const PieceIndex piece : pieces)
    if (!place.ends.of(game.piece(piece).id))
      return Problem{"/to/ends", said<"says nothing of {id}">(game.piece(piece).id)};
  return {};
}

Result<void> check_apart(const Game& game, const std::vector<PieceIndex>& pieces, const Question& question) {
  const auto& apart = std::get<ApartAsked>(question.to);
  const bool known = game.find_piece(apart.from) || game.find_unit(apart.from) || game.find_feature(apart.from);
  if (!known) return Problem{"/to/apart/from", said<"there is no \"{id}\" on this table">(apart.from)};
  if (const auto piece = game.find_piece(apart.from); piece && pieces == std::vector{*piece})
    return Problem{"/to/apart/from", "is the model that is asked about"};
  const HowAsked& how = question.how;
  if (!how.action.empty() || how.members.size() > 0 || !how.starts.empty())
    return Problem{"/how", "goes with no question about a distance"};
  if (!question.roll.empty()) return Problem{"/roll", "goes with no question about a distance"};
  for (const PieceIndex piece : pieces)
    if (!game.piece(piece).on_table()) return Problem{"/who", said<"{id} is not on the table">(game.piece(piece).id)};
  return {};
}

Result<void> check_aim(const Game& game, const std::vector<PieceIndex>& pieces, const Question& question) {
  if (const auto* place = std::get_if<PlaceAsked>(&question.to)) return check_place(game, pieces, *place);
  if (std::holds_alternative<ApartAsked>(question.to)) return check_apart(game, pieces, question);
  if (const auto* way = std::get_if<WayAsked>(&question.to))
    for (const auto& [id, path] : way->paths.own())
      if (auto known = check_own(game, pieces, id, "/to/paths"); !known) return known;
  return {};
}

std::vector<std::string> ids_of_actions(const Terms& terms) {
  std::vector<std::string> ids;
  for (const Action& action : terms.actions) ids.push_back(action.id);
  return ids;
}

/// The thing that a member names has to be there.
Result<void> check_named(const Game& game, const Field& field, const Value& value, const std::string& pointer) {
  const std::string id(value.text().value_or(""));
  const bool of_piece = field.type == FieldType::piece || field.type == FieldType::id;
  const bool of_unit = field.type == FieldType::unit || field.type == FieldType::id;
  const bool of_feature = field.type == FieldType::feature;
  if (id.empty() || (!of_piece && !of_unit && !of_feature)) return {};
  const bool is_there =
      (of_piece && game.find_piece(id)) || (of_unit && game.find_unit(id)) || (of_feature && game.find_feature(id));
  if (is_there) return {};
  return Problem{pointer, said<"there is no \"{id}\" on this table">(id)};
}

Result<void> check_how(const Game& game, const Terms& terms, const Question& question) {
  const HowAsked& how = question.how;
  if (!how.action.empty() && !terms.action(how.action))
    return Problem{"/how/action", said<"there is no action \"{action}\": the ruleset {ruleset} has {actions}">(
                                      how.action, terms.id, several_names(ids_of_actions(terms), "and"))};
  for (const auto& [key, value] : how.members.members()) {
    const Field* field = terms.member(key);
    const std::string place = pointer_to("/how", key);
    const bool is_way = std::holds_alternative<WayAsked>(question.to);
    if (has_events(terms, key)) {  // of every ruleset: the judge reads them on the way
      if (!is_way) return Problem{place, "goes with no question but that about a way"};
      if (!field) continue;
    }
    if (!field) return Problem{place, said<"an order under {ruleset} has no member of that name">(terms.id)};
    if (auto fits = check_field(*field, value, place); !fits) return fits;
    if (how.action.empty())  // else the judge says it of the action
      if (auto named = check_named(game, *field, value, place); !named) return named;
    if (!how.action.empty() && !field->goes_with(how.action))
      return Problem{place, said<"does not go with the action \"{action}\"">(how.action)};
  }
  if (how.starts.common() && !terms.member("start"))
    return Problem{"/how/start", said<"the ruleset {ruleset} takes no \"{key}\"">(terms.id, std::string("start"))};
  if (!how.starts.own().empty() && !terms.member("starts"))
    return Problem{"/how/starts", said<"the ruleset {ruleset} takes no \"{key}\"">(terms.id, std::string("starts"))};
  return {};
}

Result<void> check_roll(const Terms& terms, const AskedRoll& roll) {
  for (const auto& [purpose, faces] : roll) {
    const std::string place = pointer_to("/roll", purpose);
    const auto known = std::find_if(terms.dice.begin(), terms.dice.end(),
                                    [&name = purpose](const DicePurpose& dice) { return dice.purpose == name; });
    if (known == terms.dice.end()) {
      if (terms.any_dice) continue;
      return Problem{place, said<"the ruleset {ruleset} rolls no dice for this">(terms.id)};
    }
    for (std::size_t i = 0; i < faces.size(); ++i)
      if (faces[i] && (*faces[i] < 0 || *faces[i] > known->faces))
        return Problem{pointer_to(place, i), said<"must be a face from 1 to {n}, not {face}">(known->faces, *faces[i])};
  }
  return {};
}

class Askable {
 public:
  Askable(const Hearing& hearing, const Question& question, const std::vector<PieceIndex>& pieces)
      : hearing_(hearing), question_(question), pieces_(pieces) {}

  Result<std::vector<AskedAction>> found() {
    for (const Action& action : hearing_.ruleset().terms().actions)
      if (question_.how.action.empty() || question_.how.action == action.id) try_action(action);
    if (!actions_.empty()) return std::move(actions_);
    if (refused_) return in_question(*std::move(refused_), question_);
    return Problem{"/how/action", "no action of these rules can be asked so"};
  }

 private:
  bool goes_nowhere() const {
    const auto* way = std::get_if<WayAsked>(&question_.to);
    if (!way) return false;
    return std::all_of(pieces_.begin(), pieces_.end(), [&](PieceIndex piece) {
      const Path* path = way->paths.of(hearing_.game().piece(piece).id);
      return !path || path->empty();
    });
  }

  bool all_on_table() const {
    return std::all_of(pieces_.begin(), pieces_.end(),
                       [&](PieceIndex piece) { return hearing_.game().piece(piece).on_table(); });
  }

  Order order_by(const Action& action) const {
    Order order;
    order.who = who_of(hearing_.game(), question_.who);
    order.action = action.id;
    if (const auto* way = std::get_if<WayAsked>(&question_.to)) order.paths = way->paths;
    const bool said = !question_.how.action.empty();
    if (said || hearing_.ruleset().terms().takes_start(action.id)) order.starts = question_.how.starts;
    for (const auto& [key, value] : question_.how.members.members())
      if (const Field* field = hearing_.ruleset().terms().member(key); said || !field || field->goes_with(action.id))
        order.members = order.members.with(key, value);
    return order;
  }

  void try_action(const Action& action) {
    AskedAction asked{order_by(action)};
    if (!action.path && !goes_nowhere()) {
      const auto judged = hearing_.judge(asked.order);
      note(judged ? Problem{"/action", said<"the action \"{action}\" takes no path">(action.id)} : judged.problem());
      return;
    }
    asked.lacks = missing_member(hearing_.ruleset().terms(), asked.order);
    Order tried = asked.order;
    if (!asked.lacks.empty()) {
      const auto choices = choices_of(hearing_, asked.order, asked.lacks);
      if (choices.empty()) return actions_.push_back(std::move(asked));
      tried.members = tried.members.with(asked.lacks, choices.front());
    }
    auto problem = why_unusable(tried);
    if (problem && asked.lacks.empty() && !all_on_table()) {
      if (begins_with(problem->pointer, "/start")) asked.lacks = "start";
      if (problem->pointer.ends_with(pointer_to("/status", RESERVE))) asked.lacks = place_to_come_on(asked.order);
      if (!asked.lacks.empty()) problem.reset();
    }
    if (problem)
      note(*std::move(problem));
    else
      actions_.push_back(std::move(asked));
  }

  /// The member for the point of the edge where a reserve comes on; empty where the rules have none, or it is said.
  std::string place_to_come_on(const Order& order) const {
    for (const Field& field : hearing_.ruleset().terms().members)
      if (field.type == FieldType::point && field.goes_with(order.action) && !order.members.find(field.key))
        return field.key;
    return {};
  }

  std::optional<Problem> why_unusable(const Order& order) const {
    if (std::holds_alternative<WayAsked>(question_.to)) {
      const auto judged = hearing_.judge(order);
      if (judged) return std::nullopt;
      return judged.problem();
    }
    const auto bare = without_path(hearing_.ruleset().data(), hearing_.game(), order);
    if (!bare) return bare.problem();
    const auto trial = WayTrial::of(hearing_, *bare, pieces_.front());
    if (!trial && !may_go_in_turn(*bare)) return trial.problem();
    if (const auto* place = std::get_if<PlaceAsked>(&question_.to); place && !place->listed.empty())
      return why_no_list(*bare, *place);
    if (const auto* shape = std::get_if<FormAsked>(&question_.to)) return why_no_shape(*bare, shape->form);
    return std::nullopt;
  }

  /// Where rules take one model an order, those of a shape go by an order each.
  bool may_go_in_turn(const Order& bare) const {
    return std::holds_alternative<FormAsked>(question_.to) &&
           std::all_of(pieces_.begin(), pieces_.end(), [&](PieceIndex piece) {
             const Order alone = order_for_one(hearing_, bare, hearing_.game().piece(piece).id);
             return static_cast<bool>(WayTrial::of(hearing_, alone, piece));
           });
  }

  std::optional<Problem> why_no_list(const Order& bare, const PlaceAsked& place) const {
    const auto taken = ends_taken_straight(hearing_, bare, listed_ends(hearing_.game(), place));
    if (taken) return std::nullopt;
    return taken.problem();
  }

  std::optional<Problem> why_no_shape(const Order& bare, const Form& form) const {
    const auto members = form_members(hearing_, bare);
    if (!members) return members.problem();
    const auto slots = FormSlots::of(hearing_, *members, form);
    if (slots) return std::nullopt;
    return slots.problem();
  }

  void note(Problem problem) {
    if (!refused_) refused_ = std::move(problem);
  }

  const Hearing& hearing_;
  const Question& question_;
  const std::vector<PieceIndex>& pieces_;
  std::vector<AskedAction> actions_;
  std::optional<Problem> refused_;  ///< why the first of the others cannot be asked
};

}  // namespace

Who who_of(const Game& game, const std::vector<std::string>& ids) {
  if (ids.size() > 1) return Pieces{ids};
  if (game.find_unit(ids.front())) return OneUnit{ids.front()};
  return OnePiece{ids.front()};
}

Result<std::vector<PieceIndex>> asked_pieces(const Game& game, const Question& question) {
  if (question.who.empty()) return Problem{"/who", "is empty: name a model or a unit"};
  std::vector<PieceIndex> pieces;
  for (std::size_t i = 0; i < question.who.size(); ++i) {
    const std::string& id = question.who[i];
    const auto piece = game.find_piece(id);
    const auto unit = game.find_unit(id);
    const std::string place = pointer_to("/who", i);
    if (!piece && !unit) return Problem{place, said<"there is no model or unit \"{id}\" on this table">(id)};
    if (unit && question.who.size() > 1) return Problem{place, "a unit is asked about by itself, or its models are"};
    if (unit) pieces = game.pieces_of(*unit);
    if (unit && pieces.empty()) return Problem{place, "the unit has no models"};
    if (unit) return pieces;
    if (std::find(pieces.begin(), pieces.end(), *piece) != pieces.end()) return Problem{place, "is named twice"};
    pieces.push_back(*piece);
  }
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

Result<std::vector<AskedAction>> askable(const Hearing& hearing, const Question& question) {
  const auto pieces = asked_pieces(hearing.game(), question);
  if (!pieces) return pieces.problem();
  const Terms& terms = hearing.ruleset().terms();
  if (auto fits = check_aim(hearing.game(), *pieces, question); !fits) return fits.problem();
  if (auto fits = check_how(hearing.game(), terms, question); !fits) return fits.problem();
  if (auto fits = check_roll(terms, question.roll); !fits) return fits.problem();
  if (std::holds_alternative<ApartAsked>(question.to)) return std::vector<AskedAction>{AskedAction{}};
  return Askable(hearing, question, *pieces).found();
}

}  // namespace linesman

#include "answers/questions.h"

#include <algorithm>
#include <array>

#include "answers/answer_status.h"
#include "answers/certainty_json.h"
#include "answers/reach_json.h"
#include "base/json_reader.h"
#include "base/text.h"
#include "files/orders/form_json.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "files/orders/ruling_json.h"
#include "reach/ask/could_stand.h"
#include "reach/units/form_slots.h"
#include "reach/units/formed.h"
#include "reach/units/listed_ends.h"
#include "reach/units/unit_turns.h"
#include "referee/interpretations.h"
#include "rules/modified.h"
#include "table/status.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 7> QUESTIONS{"reach", "could", "form", "turns", "readings", "mend", "sure"};

/// An order, and the members of the question that were written beside it.
struct QuestionedOrder {
  Order order;
  std::optional<double> facing;
  std::optional<double> within;
  Value ends;
};

Result<QuestionedOrder> questioned_in(const Value& json) {
  if (!json.is_object()) return Problem{"", said<"an order must be an object, not {a}">(described(json))};
  QuestionedOrder asked;
  Mistakes mistakes(1);
  Members members(json, "", mistakes);
  asked.facing = members.number("facing", EVERY_NUMBER);
  asked.within = members.number("within", EVERY_NUMBER);
  if (mistakes.count() > 0) return mistakes.all().front();
  if (asked.within && *asked.within < 0) return Problem{"/within", "must be at least 0"};
  Value::Object plain;
  for (const auto& [key, value] : json.members()) {
    if (key == "ends")
      asked.ends = value;
    else if (key != "facing" && key != "within")
      plain.emplace_back(key, value);
  }
  auto order = read_order(Value(std::move(plain)), "");
  if (!order) return order.problem();
  asked.order = *std::move(order);
  return asked;
}

using Ends = std::map<std::string, EndRequest>;

/// The places of the question, with the hexes that the table has.
Result<PlaceAsked> read_places_in(const Game& game, const Value& ends) {
  constexpr PlaceWords WORDS{"an object such as {\"at\": [4, 5]}", "a hex such as [4, 5]", "the id of a piece"};
  const auto fits = [&](const Hex& hex, const std::string& pointer) { return check_hex(game, hex, pointer); };
  return read_places(ends, "/ends", WORDS, fits);
}

/// The ends of the question: one for a single piece, or one for each piece by id.
Result<Ends> read_ends(const Game& game, const QuestionedOrder& asked) {
  if (asked.ends.is_null()) return Problem{"/ends", "is missing: where does the piece end?"};
  const auto pieces = ordered_pieces(game, asked.order);
  if (!pieces) return pieces.problem();
  const auto places = read_places_in(game, asked.ends);
  if (!places) return places.problem();
  Ends ends;
  if (const auto& common = places->ends.common())
    for (const PieceIndex piece : *pieces) ends[game.piece(piece).id] = end_of(game, *common);
  for (const auto& [id, end] : places->ends.own()) ends[id] = end_of(game, end);
  return ends;
}

/// The ends of the models of a unit, each anybody's or that of one of them.
Result<std::vector<ListedEnd>> read_listed_ends(const Game& game, const Value& list) {
  const auto places = read_places_in(game, list);
  if (!places) return places.problem();
  return listed_ends(game, *places);
}

double slack(const Hearing& hearing, const QuestionedOrder& asked) {
  return asked.within.value_or(usual_slack(hearing.game()));
}

int status_of_answer(CouldAnswer answer) {
  switch (answer) {
    case CouldAnswer::yes: return DONE;
    case CouldAnswer::no: return NOT_LEGAL;
    case CouldAnswer::unknown: return INCOMPLETE;
  }
  return UNUSABLE;
}

Result<JsonAnswer> reach(const Hearing& hearing, const QuestionedOrder& asked) {
  const auto reaches = reaches_of(hearing, asked.order, {asked.facing, 1});
  if (!reaches) return reaches.problem();
  const auto unit = unit_reach_of(hearing, asked.order, {asked.facing, 1});
  return JsonAnswer{write_reach(hearing, asked.order, *reaches, asked.facing, false, unit ? &*unit : nullptr), DONE,
                    reach_lines(*reaches)};
}

Result<Could> could_answer(const Hearing& hearing, const QuestionedOrder& asked) {
  if (asked.ends.is_array()) {
    const auto ends = read_listed_ends(hearing.game(), asked.ends);
    if (!ends) return ends.problem();
    return could_take_ends(hearing, asked.order, *ends, slack(hearing, asked));
  }
  const auto ends = read_ends(hearing.game(), asked);
  if (!ends) return ends.problem();
  return could_reach(hearing, asked.order, *ends, slack(hearing, asked));
}

Result<JsonAnswer> could(const Hearing& hearing, const QuestionedOrder& asked) {
  const auto answer = could_answer(hearing, asked);
  if (!answer) return answer.problem();
  return JsonAnswer{write_could(hearing.game(), *answer), status_of_answer(answer->answer), could_lines(*answer)};
}

Result<JsonAnswer> form(const Hearing& hearing, const QuestionedOrder& asked) {
  const std::string place = pointer_to("", FORM);
  if (!asked.ends.is_null()) return Problem{"/ends", "goes with other questions: a form says where all end"};
  const Value* written = asked.order.members.find(FORM);
  if (!written) return Problem{place, "is missing: which shape?"};
  const auto wanted = read_form(*written, place);
  if (!wanted) return wanted.problem();
  const auto formed = form_up(hearing, asked.order, *wanted);
  if (!formed) return formed.problem();
  return JsonAnswer{write_formed(hearing.game(), *formed), status_of_answer(formed->answer),
                    form_lines(*formed, hearing)};
}

/// The places of a shape, each anybody's.
Result<std::vector<ListedEnd>> ends_of_form(const Hearing& hearing, const Order& order, const Value& written) {
  const auto wanted = read_form(written, pointer_to("", FORM));
  if (!wanted) return wanted.problem();
  const auto members = form_members(hearing, order);
  if (!members) return members.problem();
  const auto slots = FormSlots::of(hearing, *members, *wanted);
  if (!slots) return slots.problem();
  std::vector<ListedEnd> ends;
  for (const Slot& slot : slots->all()) ends.push_back({{slot.at, slot.facing, std::nullopt}, {}});
  for (std::size_t member = 0; member < members->size(); ++member)
    if (const auto fixed = slots->fixed()[member]) ends[*fixed].piece = hearing.game().piece((*members)[member]).id;
  return ends;
}

Result<std::vector<TurnsTo>> turns_in_form(const Hearing& hearing, const QuestionedOrder& asked, const Value& form) {
  if (!asked.ends.is_null()) return Problem{"/ends", "goes with other questions: a form says where all end"};
  Order order = asked.order;
  order.members = order.members.without(FORM);
  const auto ends = ends_of_form(hearing, order, form);
  if (!ends) return ends.problem();
  const auto taken = ends_taken_straight(hearing, order, *ends);
  if (!taken) return taken.problem();
  return turns_of_unit(hearing, order, *taken, slack(hearing, asked));
}

Result<std::vector<TurnsTo>> turns_answer(const Hearing& hearing, const QuestionedOrder& asked) {
  const bool own_form = keeps_own(hearing.ruleset().terms(), FORM);
  if (const Value* form = own_form ? nullptr : asked.order.members.find(FORM))
    return turns_in_form(hearing, asked, *form);
  auto ends = Result<Ends>(Ends{});
  if (asked.ends.is_array()) {
    const auto listed = read_listed_ends(hearing.game(), asked.ends);
    if (!listed) return listed.problem();
    ends = ends_taken_straight(hearing, asked.order, *listed);
  } else {
    ends = read_ends(hearing.game(), asked);
  }
  if (!ends) return ends.problem();
  const auto pieces = ordered_pieces(hearing.game(), asked.order);
  return pieces && pieces->size() == 1 ? turns_to(hearing, asked.order, ends->begin()->second, slack(hearing, asked))
                                       : turns_of_unit(hearing, asked.order, *ends, slack(hearing, asked));
}

Result<JsonAnswer> turns(const Hearing& hearing, const QuestionedOrder& asked) {
  const auto answer = turns_answer(hearing, asked);
  if (!answer) return answer.problem();
  const bool found = std::any_of(answer->begin(), answer->end(), [](const TurnsTo& t) { return t.turns.has_value(); });
  return JsonAnswer{write_turns(*answer), found ? DONE : INCOMPLETE, turns_lines(*answer)};
}

Result<JsonAnswer> mend(const Hearing& hearing, const QuestionedOrder& asked) {
  const auto judged = hearing.judge(asked.order);
  if (!judged) return judged.problem();
  const std::vector<Mend> mends = mends_of(hearing, asked.order, *judged);
  return JsonAnswer{write_mends(hearing.game(), mends), DONE,
                    mend_lines(mends, is_allowed(judged->ruling), context_of(hearing.ruleset().terms()))};
}

Result<JsonAnswer> sure(const Hearing& hearing, const QuestionedOrder& asked, const CertaintyRequest& request) {
  if (const auto fit = check_certainty_request(request); !fit) return fit.problem();
  const auto found = certainty_of(hearing, asked.order, request);
  if (!found) return found.problem();
  return JsonAnswer{write_certainty(*found, request), status_of(found->verdict), sure_lines(*found, hearing.game())};
}

/// The options of a reading, each with its values. Several values of an option may lead to one reading.
Value write_options(const std::vector<OptionChoice>& options) {
  Value::Object all;
  for (const OptionChoice& option : options) {
    const auto same = [&](const auto& member) { return member.first == option.key; };
    const auto known = std::find_if(all.begin(), all.end(), same);
    if (known == all.end()) {
      all.emplace_back(option.key, option.value);
      continue;
    }
    Value::Array values = known->second.is_array() ? known->second.items() : Value::Array{known->second};
    values.push_back(option.value);
    known->second = Value(std::move(values));
  }
  return all;
}

void add_readings(const std::string& ruleset, const std::vector<Interpretation>& found, const Game& game,
                  Value::Array& list) {
  for (const Interpretation& each : found) {
    const Value ruling = write_ruling(each.judgement.ruling, game);
    Value::Object reading;
    reading.reserve(5);
    reading.emplace_back("ruleset", ruleset);
    reading.emplace_back("options", write_options(each.options));
    reading.emplace_back("verdict", ruling["verdict"]);
    reading.emplace_back("allowance", ruling["allowance"]);
    reading.emplace_back("faults", ruling["faults"]);
    list.emplace_back(std::move(reading));
  }
}

/// The lines of the readings under one ruleset, with the titles of its options.
void add_reading_lines(const std::string& ruleset, const std::vector<Interpretation>& found, bool own,
                       const RulesetSource* titles, AnswerLines& lines) {
  const auto rules = titles ? titles->ruleset(ruleset, {}) : Result<std::shared_ptr<const Ruleset>>(nullptr);
  const Terms* terms = rules && *rules ? &(*rules)->terms() : nullptr;
  for (AnswerLine& line : reading_lines(found, terms, own ? "" : ruleset)) lines.push_back(std::move(line));
}

Result<JsonAnswer> readings(const Hearing& hearing, const QuestionedOrder& asked, const QuestionOptions& options) {
  const auto found = interpretations(hearing, asked.order);
  if (!found) return found.problem();
  const Game& game = hearing.game();
  Value::Array list;
  AnswerLines lines;
  add_readings(game.ruleset(), *found, game, list);
  add_reading_lines(game.ruleset(), *found, true, options.titles, lines);
  if (options.others)
    for (const ElsewhereInterpreted& each : interpretations_elsewhere(*options.others, game, asked.order)) {
      add_readings(each.ruleset, each.interpretations, game, list);
      add_reading_lines(each.ruleset, each.interpretations, false, options.titles, lines);
    }
  return JsonAnswer{Value::Object{{"readings", std::move(list)}}, DONE, std::move(lines)};
}

bool stands_elsewhere(const Piece& before, const Piece& after) {
  return !(before.pose == after.pose) || before.hex != after.hex || !before.on_table();
}

/// The reason why a piece cannot be asked about.
enum class PieceChange { gone, added, off, entered };
constexpr Names<PieceChange::entered> names_of(PieceChange) { return {"gone", "added", "off", "entered"}; }

const char* why_not_asked(PieceChange change) {
  switch (change) {
    case PieceChange::gone: return "it is not in the second game";
    case PieceChange::added: return "it is not in the first game";
    case PieceChange::off: return "in the second game it is no longer on the table";
    case PieceChange::entered: return "in the first game it is in reserve, and where it came on is not known";
  }
  return "";
}

/// Compares two games and answers for each piece that has moved or is in one of them only.
class GameComparison {
 public:
  GameComparison(const Hearing& before, const Game& after, const std::map<std::string, double>& within)
      : before_(before), after_(after), within_(within) {}

  JsonAnswer result() {
    for (const auto& piece : before_.game().pieces()) {
      const auto now = after_.find_piece(piece->id);
      if (!now)
        add(piece->id, PieceChange::gone);
      else
        compare(*piece, after_.piece(*now));
    }
    for (const auto& piece : after_.pieces())
      if (!before_.game().find_piece(piece->id)) add(piece->id, PieceChange::added);
    if (lines_.empty()) lines_.push_back({said<"No model stands elsewhere.">()});
    return {Value::Object{{"pieces", std::move(pieces_)}}, status_, std::move(lines_)};
  }

 private:
  void compare(const Piece& before, const Piece& after) {
    if (!after.on_table()) {
      if (before.on_table()) add(before.id, PieceChange::off);
      return;
    }
    if (in_reserve(before)) return add(before.id, PieceChange::entered);
    if (!stands_elsewhere(before, after)) return;
    const auto own = within_.find(before.id);
    const auto answer = could_stand_there(before_, before.id, after.pose, own == within_.end() ? 0 : own->second);
    add(Value::Object{{"piece", before.id}, {"action", answer.action}}, answer.could);
  }

  void add(const std::string& id, PieceChange change) {
    add(Value::Object{{"piece", id}, {"change", name_of(change)}}, Could{.reason = why_not_asked(change)});
  }

  void add(Value about, const Could& could) {
    const Value answer = write_could(before_.game(), could);
    for (const auto& [key, value] : answer.members()) about = about.with(key, value);
    for (AnswerLine& line : could_lines(could)) {
      line.piece = *about["piece"].text();
      lines_.push_back(std::move(line));
    }
    pieces_.push_back(std::move(about));
    const int own = status_of_answer(could.answer);
    if (own == NOT_LEGAL || status_ == DONE) status_ = own;
  }

  const Hearing& before_;
  const Game& after_;
  const std::map<std::string, double>& within_;
  Value::Array pieces_;
  AnswerLines lines_;
  int status_ = DONE;
};

}  // namespace

Result<Reached> reached(const Hearing& hearing, const Value& order) {
  const auto asked = questioned_in(order);
  if (!asked) return asked.problem();
  auto reaches = reaches_of(hearing, asked->order, {asked->facing, 1});
  if (!reaches) return reaches.problem();
  return Reached{asked->order, asked->facing, *std::move(reaches)};
}

bool is_question(std::string_view what) {
  return std::find(QUESTIONS.begin(), QUESTIONS.end(), what) != QUESTIONS.end();
}

Result<JsonAnswer> answer_question(std::string_view what, const Hearing& hearing, const Value& order,
                                   const QuestionOptions& options) {
  const auto asked = questioned_in(order);
  if (!asked) return asked.problem();
  if (what == "reach") return reach(hearing, *asked);
  if (what == "could") return could(hearing, *asked);
  if (what == "form") return form(hearing, *asked);
  if (what == "turns") return turns(hearing, *asked);
  if (what == "readings") return readings(hearing, *asked, options);
  if (what == "sure") return sure(hearing, *asked, options.certainty);
  return mend(hearing, *asked);
}

Result<JsonAnswer> could_have_moved(const Hearing& before, const Game& after,
                                    const std::map<std::string, double>& within) {
  return GameComparison(before, after, within).result();
}

}  // namespace linesman

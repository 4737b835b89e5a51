#include "words/ask_words.h"

#include <algorithm>
#include <cmath>

#include "rules/figure_words.h"
#include "rules/on_grid.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_ROWS_SAID = 4;
constexpr double FEW = 0.095;  // a share below which its percentage has a decimal

Argument title_of_action(const Terms& terms, const std::string& id) {
  const Action* action = terms.action(id);
  return action ? Argument(word(action->title)) : Argument(id);
}

Argument title_of_dice(const Terms& terms, const std::string& purpose) {
  for (const DicePurpose& dice : terms.dice)
    if (dice.purpose == purpose) return word(dice.title);
  return purpose;
}

Argument title_of_member(const Terms& terms, const std::string& key) {
  const Field* field = terms.member(key);
  return field ? Argument(word(field->title)) : Argument(key);
}

Number percent(const Chance& chance) {
  const double share = chance.share();
  return {100 * share, share < FEW || (share < 1 && share > 1 - FEW / 10) ? 1 : 0};
}

Sentence with_chance(const Row& row, const Argument& action) {
  if (!row.chance) return said<"Yes, {action} with some rolls.">(action);
  const Chance& chance = *row.chance;
  if (row.least)
    return said<"Yes, {action} with {n} or more: {a} of {b} ({p} %).">(action, row.least->second, chance.legal,
                                                                       chance.all, percent(chance));
  return said<"Yes, {action} with some rolls: {a} of {b} ({p} %).">(action, chance.legal, chance.all, percent(chance));
}

Sentence yes_sentence(const Row& row, const Terms& terms) {
  const Argument action = title_of_action(terms, row.action);
  if (row.answer == RowAnswer::with) return with_chance(row, action);
  if (row.spent && row.total)
    return said<"Yes, {action}: {cost} of {most}.">(action, amount_in(terms, *row.spent), amount_in(terms, *row.total));
  return said<"Yes, {action}.">(action);
}

Sentence wanted_sentence(const Row& row, const Terms& terms) {
  const Argument action = title_of_action(terms, row.action);
  const Wanted wanted = row.wants.value_or(Wanted{});
  if (!wanted.member.empty()) return said<"{action}: {member}?">(action, title_of_member(terms, wanted.member));
  const Argument dice = title_of_dice(terms, wanted.die);
  if (wanted.index) return said<"{action}: what does die {n} show ({dice})?">(action, *wanted.index + 1, dice);
  const std::size_t count = wanted.count.value_or(0);
  if (count == 0) return said<"{action} rolls no dice ({dice}): for what were they?">(action, dice);
  return count == 1 ? said<"{action} rolls 1 die ({dice}): which one?">(action, dice)
                    : said<"{action} rolls {n} dice ({dice}): which ones?">(action, count, dice);
}

Sentence apart_sentence(const Row& row, const ApartAsked& apart, const Hearing& hearing) {
  const double gap = row.gap.value_or(0);
  const double off = std::abs(row.slack.value_or(0));
  if (hearing.game().table().hex)
    return row.answer == RowAnswer::yes
               ? said<"Yes, they are {n} hexes apart, and not {m}.">(gap, apart.distance)
               : said<"No, they are {n} hexes apart; {m} are not passed.">(gap, apart.distance);
  return row.answer == RowAnswer::yes ? said<"Yes, they are {n}″ apart: {m}″ more than {d}″.">(gap, off, apart.distance)
                                      : said<"No, they are {n}″ apart: {m}″ short of {d}″.">(gap, off, apart.distance);
}

Sentence first_sentence(const Row& row, std::size_t rows, const Hearing& hearing) {
  const Terms& terms = hearing.ruleset().terms();
  const Argument action = title_of_action(terms, row.action);
  switch (row.answer) {
    case RowAnswer::yes:
    case RowAnswer::with: return yes_sentence(row, terms);
    case RowAnswer::wants: return wanted_sentence(row, terms);
    case RowAnswer::unknown:
      return said<"I cannot tell. {action}: {reason}.">(action, row_reason(row, hearing).as_part());
    case RowAnswer::no: break;
  }
  const Sentence reason = row_reason(row, hearing).as_part();
  return rows > 1 ? said<"No, by no action. {action}: {reason}.">(action, reason)
                  : said<"No. {action}: {reason}.">(action, reason);
}

Argument asked_roll(const AskedRoll& roll) {
  std::vector<Argument> faces;
  for (const auto& [purpose, all] : roll)
    for (const auto& face : all) faces.push_back(face ? Argument(*face) : Argument("?"));
  if (faces.empty()) return said<"roll not said">();
  return said<"roll {faces}">(Several{std::move(faces), ""});
}

Sentence asked_end(const PlaceAsked& place) {
  const auto& own = place.ends.own();
  if (!place.listed.empty()) return said<"to {n} places, whoever goes where">(place.listed.size());
  if (!place.ends.common() && own.size() != 1) return said<"each to its place">();
  const AskedEnd& end = place.ends.common() ? *place.ends.common() : own.begin()->second;
  return end.hex ? said<"to hex {c}, {r}">(end.hex->column, end.hex->row) : said<"to {x}, {y}">(end.at.x, end.at.y);
}

Sentence asked_shape(FormShape shape) {
  switch (shape) {
    case FormShape::as_is: return said<"in their shape as they stand">();
    case FormShape::line: return said<"into line">();
    case FormShape::ranks: return said<"into ranks">();
    case FormShape::column: return said<"into column">();
    case FormShape::wedge: return said<"into a wedge">();
    case FormShape::file: return said<"into single file">();
    case FormShape::tray: return said<"into a tray">();
  }
  return {};
}

Sentence asked_form(const Form& form) {
  const Sentence shape = asked_shape(form.shape);
  const std::optional<Vec> at = form.way.empty() ? form.at : form.way.back();
  return at ? said<"{shape} at {x}, {y}">(shape, at->x, at->y) : shape;
}

Sentence asked_aim(const Question& question, const Hearing& hearing) {
  if (const auto* place = std::get_if<PlaceAsked>(&question.to)) return asked_end(*place);
  if (const auto* shape = std::get_if<FormAsked>(&question.to)) return asked_form(shape->form);
  if (std::holds_alternative<AnywhereAsked>(question.to)) return said<"to anywhere">();
  if (std::holds_alternative<WayAsked>(question.to)) return said<"by the way that is drawn">();
  const auto& apart = std::get<ApartAsked>(question.to);
  const Argument from = label_of(hearing.game(), apart.from);
  return hearing.game().table().hex ? said<"more than {n} hexes from {thing}">(apart.distance, from)
                                    : said<"more than {n}″ from {thing}">(apart.distance, from);
}

/// The rules, where they are not the game's, and the moment, where it is not the present one.
void add_circumstances(const Question& question, const Hearing& hearing, std::vector<Argument>& parts) {
  if (question.from)
    parts.emplace_back(*question.from == 0 ? said<"from the start">() : said<"after entry {n}">(*question.from));
  const UnderAsked& under = question.under;
  if (!under.draft.is_null()) parts.emplace_back(said<"by the draft">());
  if (!under.ruleset.empty()) parts.emplace_back(said<"by {rules}">(word(hearing.ruleset().terms().title)));
  if (!under.house.is_null()) parts.emplace_back(said<"with other house rules">());
  for (const auto& [key, value] : under.options.members()) {
    const Field* option = hearing.ruleset().terms().option(key);
    parts.emplace_back(said<"{title}: {value}">(option ? Argument(word(option->title)) : Argument(key),
                                                option ? value_argument(*option, value) : Argument(value)));
  }
}

}  // namespace

Sentence row_reason(const Row& row, const Hearing& hearing) {
  const Terms& terms = hearing.ruleset().terms();
  if (row.answer == RowAnswer::no && row.by == Refusal::far && row.bound && row.most)
    // On a grid it is the price of a way; elsewhere a proof that no way costs less.
    return on_grid(terms, hearing.game())
               ? said<"{most} at most, it needs {bound}.">(amount_in(terms, *row.most), amount_in(terms, *row.bound))
               : said<"{most} at most, it needs at least {bound}.">(amount_in(terms, *row.most),
                                                                    amount_in(terms, *row.bound));
  return row.reason;
}

Sentence asked_sentence(const Question& question, const Hearing& hearing) {
  std::vector<std::string> who;
  for (const std::string& id : question.who) who.push_back(label_of(hearing.game(), id));
  std::vector<Argument> parts;
  const Terms& terms = hearing.ruleset().terms();
  if (!std::holds_alternative<ApartAsked>(question.to)) {
    parts.push_back(question.how.action.empty() ? Argument(said<"any action">())
                                                : title_of_action(terms, question.how.action));
    if (!terms.dice.empty() || !question.roll.empty()) parts.push_back(asked_roll(question.roll));
  }
  parts.emplace_back(asked_aim(question, hearing));
  add_circumstances(question, hearing, parts);
  return said<"{who}, {details}">(several_names(who, "and"), Several{std::move(parts), ""});
}

Sentence answer_sentence(const Answer& answer, const Question& question, const Hearing& hearing) {
  const Row& row = answer.rows.front();
  if (const auto* apart = std::get_if<ApartAsked>(&question.to); apart && row.gap)
    return apart_sentence(row, *apart, hearing);
  return first_sentence(row, answer.rows.size(), hearing);
}

Sentence row_sentence(const Row& row, const Hearing& hearing) {
  const Terms& terms = hearing.ruleset().terms();
  const Argument action = title_of_action(terms, row.action);
  switch (row.answer) {
    case RowAnswer::yes: return said<"{action}: yes">(action);
    case RowAnswer::with:
      if (!row.chance) return said<"{action}: some rolls">(action);
      if (row.least) return said<"{action}, {n} or more: {p} %">(action, row.least->second, percent(*row.chance));
      return said<"{action}, some rolls: {p} %">(action, percent(*row.chance));
    case RowAnswer::wants: return wanted_sentence(row, terms);
    case RowAnswer::unknown: return said<"{action}: not known">(action);
    case RowAnswer::no: break;
  }
  return said<"{action}: no">(action);
}

AnswerLines ask_lines(const Answer& answer, const Question& question, const Hearing& hearing) {
  AnswerLines lines{{said<"{asked}:">(asked_sentence(question, hearing))},
                    {answer_sentence(answer, question, hearing)}};
  if (std::holds_alternative<ApartAsked>(question.to)) return lines;
  const std::size_t shown = std::min(answer.rows.size(), MOST_ROWS_SAID);
  for (std::size_t i = 0; i < shown && answer.rows.size() > 1; ++i) {
    const Row& row = answer.rows[i];
    const Sentence reason = row_reason(row, hearing);
    const Sentence brief = row_sentence(row, hearing);
    lines.push_back({reason.empty() ? brief : said<"{row}: {reason}">(brief, reason), true});
  }
  if (answer.rows.size() > shown) lines.push_back({said<"and {n} more">(answer.rows.size() - shown), true});
  return lines;
}

}  // namespace linesman

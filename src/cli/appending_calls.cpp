// turn, edit, note, decide, rejudge, and roll --into: what is put into a game's record besides orders.
#include <ostream>

#include "base/text.h"
#include "base/visible.h"
#include "cli/commands.h"
#include "cli/dice.h"
#include "cli/inputs.h"
#include "cli/record_answers.h"
#include "cli/writing.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "record/astray.h"
#include "record/history.h"
#include "record/rejudged.h"

namespace linesman {

namespace {

/// A game that a call adds to, and where it goes afterwards.
struct Appending {
  Writing writing;
  Document document;
  EntryBasis basis;

  const Game& game() const { return document.game; }
  std::int64_t last() const { return static_cast<std::int64_t>(game().history().size()); }
};

Result<Document> game_at(const std::string& path, Streams streams) {
  const auto json = load_input(path, streams.in);
  if (!json) return json.problem();
  return read_document(*json, file_label(path));
}

EntryBasis basis_of(const Game& game, const Services& services) {
  const auto ruleset = services.library()->ruleset(game.ruleset(), game.house_rules());
  return ruleset ? EntryBasis(rules_in_force(**ruleset, game)) : EntryBasis();
}

/// The lock first, then the game, which has to be what its record leads to.
Result<Appending> begin(const std::string& game, const std::string& out, const Services& services, Streams streams) {
  auto writing = Writing::begin(game, out);
  if (!writing) return writing.problem();
  auto document = game_at(game, streams);
  if (!document) return document.problem();
  if (const auto problem = why_not_added_to(document->game, game)) return *problem;
  EntryBasis basis = basis_of(document->game, services);
  return Appending{*std::move(writing), *std::move(document), std::move(basis)};
}

Result<void> save(const Writing& writing, const Document& after, const Call& call, Streams streams) {
  if (call.out == STANDARD_INPUT) {
    streams.out << write_json(write_document(after), INDENT) << '\n';
    return {};
  }
  auto saved = writing.save(after);
  if (!saved) return about(call.out, saved.problem());
  if (const std::string told = writing.why_nearly_full(); !told.empty()) streams.err << one_line(told) << '\n';
  return {};
}

/// Writes the game and prints the line of its new entry.
int finish(const Appending& appending, const Game& after, const Call& call, Streams streams) {
  const Document document{after, appending.document.source, appending.document.read};
  if (const auto saved = save(appending.writing, document, call, streams); !saved)
    return refuse(saved.problem(), streams);
  if (call.out != STANDARD_INPUT) streams.out << newest_entry_text(after);
  return DONE;
}

Problem no_entry(const Appending& appending, std::int64_t seq) {
  return {"", "/history",
          "there is no entry " + std::to_string(seq) + "; the last is " + std::to_string(appending.last())};
}

/// The faces of --faces: "3,4" or "3 4", as many as there are dice and none that they do not have.
Result<std::vector<double>> told_faces(const std::string& text, const DiceRoll& dice) {
  std::vector<double> faces;
  std::string words = text;
  for (char& c : words)
    if (c == ',') c = ' ';
  for (std::size_t begin = words.find_first_not_of(' '); begin != std::string::npos;) {
    const std::size_t end = std::min(words.find(' ', begin), words.size());
    const auto face = parse_number(words.substr(begin, end - begin));
    if (!face || *face != static_cast<int>(*face) || *face < 1 || *face > dice.faces)
      return Problem{"", "--faces: \"" + words.substr(begin, end - begin) + "\" is no face of a die of " +
                             std::to_string(dice.faces)};
    faces.push_back(*face);
    begin = words.find_first_not_of(' ', end);
  }
  if (faces.size() != static_cast<std::size_t>(dice.dice))
    return Problem{"", "--faces: " + std::to_string(dice.dice) + " are wanted, not " + std::to_string(faces.size())};
  return faces;
}

/// The roll that a call tells of, for the record of that game.
Result<Roll> told_roll(const Call& call, const DiceRoll& dice, std::vector<double> faces, const Game& game) {
  if (call.purpose.empty()) return Problem{"", "a roll for a record needs --for, what it is rolled for"};
  Roll roll{call.purpose, call.what, std::move(faces), call.faces.empty() ? RolledBy::program : RolledBy::table, {}};
  if (dice.tens_and_units) roll.need = "d66";
  if (!call.piece.empty()) {
    if (!game.find_piece(call.piece) && !game.find_unit(call.piece))
      return Problem{"", "--piece: there is no piece \"" + call.piece + "\" in the game"};
    roll.pieces = {call.piece};
  }
  roll.corrects = call.corrects.value_or(0);
  roll.text = call.remark;
  const Value& history = game.history();
  const auto place = static_cast<std::size_t>(roll.corrects - 1);
  const bool is_roll = roll.corrects >= 1 && place < history.size() && roll_of(history[place]);
  if (call.corrects && !is_roll)
    return Problem{"", "--corrects: entry " + std::to_string(roll.corrects) + " is no roll"};
  return roll;
}

}  // namespace

int turn_call(const Call& call, const Services& services, Streams streams) {
  const auto appending = begin(call.game, call.out, services, streams);
  if (!appending) return refuse(appending.problem(), streams);
  const Game& game = appending->game();
  const std::int64_t turn = call.turn.value_or(game.turn() + 1);
  if (turn < 0 || turn > LAST_TURN)
    return refuse({"", "", "--to: a turn is a whole number from 0 to " + std::to_string(LAST_TURN)}, streams);
  if (turn == game.turn())
    return refuse({file_label(call.game), "/turn", "the game is in turn " + std::to_string(turn) + " already"},
                  streams);
  return finish(*appending, record_edit(game, game.with_turn(turn), appending->basis), call, streams);
}

int note_call(const Call& call, const Services& services, Streams streams) {
  const auto appending = begin(call.game, call.out, services, streams);
  if (!appending) return refuse(appending.problem(), streams);
  const std::int64_t on = call.seq.value_or(record_of(appending->game()).here);
  if (on < 0 || on > appending->last()) return refuse(about(file_label(call.game), no_entry(*appending, on)), streams);
  return finish(*appending, record_note(appending->game(), {on, call.remark, call.by}, appending->basis), call,
                streams);
}

int decide_call(const Call& call, const Services& services, Streams streams) {
  const auto verdict = named<Verdict>(call.verdict);
  if (!verdict) return refuse({"", "", "a decision is legal or illegal, not \"" + call.verdict + "\""}, streams);
  const auto appending = begin(call.game, call.out, services, streams);
  if (!appending) return refuse(appending.problem(), streams);
  const auto after =
      record_decision(appending->game(), {call.seq.value_or(0), *verdict, call.remark, call.by}, appending->basis);
  if (!after) return refuse(about(file_label(call.game), after.problem()), streams);
  return finish(*appending, *after, call, streams);
}

int roll_into(const Call& given, const DiceRoll& dice, const Services& services, Streams streams) {
  Call call = given;
  if (call.out.empty()) call.out = call.game;
  std::vector<double> faces;
  if (call.faces.empty()) {
    for (const int face : roll(dice, call.seed)) faces.push_back(face);
  } else {
    auto told = told_faces(call.faces, dice);
    if (!told) return refuse(told.problem(), streams);
    faces = *std::move(told);
  }
  const auto appending = begin(call.game, call.out, services, streams);
  if (!appending) return refuse(appending.problem(), streams);
  const auto roll = told_roll(call, dice, std::move(faces), appending->game());
  if (!roll) return refuse(about(file_label(call.game), roll.problem()), streams);
  return finish(*appending, record_roll(appending->game(), *roll, appending->basis), call, streams);
}

int edit_call(const Call& call, const Services& services, Streams streams) {
  const auto writing = Writing::begin(call.game, call.out);
  if (!writing) return refuse(writing.problem(), streams);
  const auto before = game_at(call.game, streams);
  if (!before) return refuse(before.problem(), streams);
  const auto after = game_at(call.changed, streams);
  if (!after) return refuse(after.problem(), streams);
  // The file itself may be what was altered: then the edit begins at the game that its record leads to.
  Game base = before->game;
  if (const auto found = astray(base)) {
    if (!found->led) return refuse(*why_not_added_to(base, call.game), streams);
    base = *found->led;
  }
  if (!(after->game.history() == base.history()))
    return refuse({file_label(call.changed), "/history",
                   "is not the record of " + file_label(call.game) + ": an edit changes the table, never the record"},
                  streams);
  const Referee referee(services.library());
  const auto hearing = referee.open(after->game);
  if (!hearing && referee.open(base)) return refuse(about(file_label(call.changed), hearing.problem()), streams);
  const Game edited = record_edit(base, after->game, basis_of(base, services));
  if (edited.history().size() == base.history().size() && edited.title() == before->game.title())
    return refuse({file_label(call.changed), "", "differs in nothing that an edit could record"}, streams);
  const Document document{edited, after->source, after->read};
  if (const auto saved = save(*writing, document, call, streams); !saved) return refuse(saved.problem(), streams);
  if (call.out != STANDARD_INPUT) streams.out << newest_entry_text(edited);
  return DONE;
}

int rejudge_call(const Call& call, const Services& services, Streams streams) {
  if (call.game == STANDARD_INPUT && call.order == STANDARD_INPUT)
    return refuse({"", "", "only one of game and order can be read from standard input"}, streams);
  const auto appending = begin(call.game, call.out, services, streams);
  if (!appending) return refuse(appending.problem(), streams);
  const auto json = load_input(call.order, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto order = read_order(*json, file_label(call.order));
  if (!order) return refuse(order.problem(), streams);
  const auto done = rejudged(Referee(services.library()), appending->game(), call.seq.value_or(0), *order);
  if (!done) {
    const bool of_order = about_order(done.problem().pointer, *json, write_document(appending->document));
    return refuse(about(file_label(of_order ? call.order : call.game), done.problem()), streams);
  }
  const int status = status_of(done->judgement.ruling.verdict);
  if (status == DONE) {
    const Document document{done->game, appending->document.source, appending->document.read};
    if (const auto saved = save(appending->writing, document, call, streams); !saved)
      return refuse(saved.problem(), streams);
    if (call.out == STANDARD_INPUT) return DONE;
  }
  if (call.json)
    streams.out << write_json(rejudged_value(*done), INDENT) << '\n';
  else
    streams.out << rejudged_text(*done);
  return status;
}

}  // namespace linesman

// The calls turn, edit, note, decide, rejudge, roll --into and photo --accept: they add entries other than orders to a
// game's record.
#include <algorithm>
#include <ostream>

#include "answers/interruption_json.h"
#include "answers/record_answers.h"
#include "answers/record_lines.h"
#include "base/text.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/dice.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "record/astray.h"
#include "record/history.h"
#include "record/rejudged.h"
#include "state/statuses.h"

namespace linesman {

namespace {

/// A game to whose record a call adds an entry, and the file for the result.
struct OpenRecord {
  GameWriter writer;
  Document document;
  EntryBasis basis;

  const Game& game() const { return document.game; }
  std::int64_t last() const { return static_cast<std::int64_t>(game().history().size()); }
};

EntryBasis basis_of(const Game& game, const Services& services) {
  const auto ruleset = services.library()->ruleset(game.ruleset(), game.house_rules());
  return ruleset ? EntryBasis(rules_in_force(**ruleset, game)) : EntryBasis();
}

/// Locks the file, then reads the game, which must be the one that its record leads to.
Result<OpenRecord> begin(const std::string& game, const std::string& out, const Services& services,
                         const Streams& streams) {
  auto writer = GameWriter::begin(game, out);
  if (!writer) return writer.problem();
  auto document = load_document(game, streams.in);
  if (!document) return document.problem();
  if (const auto problem = why_not_added_to(document->game, game)) return *problem;
  EntryBasis basis = basis_of(document->game, services);
  return OpenRecord{*std::move(writer), *std::move(document), std::move(basis)};
}

Result<void> save(const GameWriter& writer, const Document& after, const GameCall& call, const Streams& streams) {
  const auto saved = writer.put(after, streams.out);
  if (!saved) return about(call.out, saved.problem());
  if (call.out == STANDARD_INPUT) return {};
  if (const std::string warning = writer.why_nearly_full(); !warning.empty())
    streams.err << one_line(streams.said(warning)) << '\n';
  return {};
}

/// Writes the game and prints the line of its new entry.
int finish(const OpenRecord& record, const Game& after, const GameCall& call, const Streams& streams) {
  const Document document{after, record.document.source, record.document.read};
  if (const auto saved = save(record.writer, document, call, streams); !saved) return refuse(saved.problem(), streams);
  if (call.out != STANDARD_INPUT) print_lines(newest_entry_lines(after), streams);
  return DONE;
}

Problem no_entry(const OpenRecord& record, std::int64_t seq) {
  return {"", "/history",
          "there is no entry " + std::to_string(seq) + "; the last is " + std::to_string(record.last())};
}

/// Reads the faces of --faces: "3,4" or "3 4". Their number and values must fit the dice.
Result<std::vector<double>> given_faces(const std::string& text, const DiceRoll& dice) {
  std::vector<double> faces;
  std::string words = text;
  for (char& c : words)
    if (c == ',') c = ' ';
  for (std::size_t begin = words.find_first_not_of(' '); begin != std::string::npos;) {
    const std::size_t end = std::min(words.find(' ', begin), words.size());
    const auto face = parse_number(words.substr(begin, end - begin));
    if (!face || *face != static_cast<int>(*face) || *face < 1 || *face > dice.faces)
      return Problem{"",
                     said<"--faces: \"{a}\" is no face of a die of {n}">(words.substr(begin, end - begin), dice.faces)};
    faces.push_back(*face);
    begin = words.find_first_not_of(' ', end);
  }
  if (faces.size() != static_cast<std::size_t>(dice.dice))
    return Problem{"", said<"--faces: {n} are wanted, not {m}">(dice.dice, faces.size())};
  return faces;
}

/// The roll of a call, for the record of `game`.
Result<Roll> given_roll(const RollCall& call, const DiceRoll& dice, std::vector<double> faces, const Game& game) {
  if (call.purpose.empty()) return Problem{"", "a roll for a record needs --for, what it is rolled for"};
  Roll roll{call.purpose, call.what, std::move(faces), call.faces.empty() ? RolledBy::program : RolledBy::table, {}};
  if (dice.tens_and_units) roll.need = "d66";
  if (!call.piece.empty()) {
    if (!game.find_piece(call.piece) && !game.find_unit(call.piece))
      return Problem{"", said<"--piece: there is no piece \"{id}\" in the game">(call.piece)};
    roll.pieces = {call.piece};
  }
  roll.corrects = call.corrects.value_or(0);
  roll.text = call.remark;
  const Value& history = game.history();
  const auto place = static_cast<std::size_t>(roll.corrects - 1);
  const bool is_roll = roll.corrects >= 1 && place < history.size() && roll_of(history[place]);
  if (call.corrects && !is_roll) return Problem{"", said<"--corrects: entry {n} is no roll">(roll.corrects)};
  return roll;
}

/// The pieces that a call accepts: all that stand elsewhere, or those with the ids, which are seen.
Result<std::vector<const PieceSeen*>> accepted(const Game& game, const PhotoReading& reading, const std::string& ids) {
  std::vector<const PieceSeen*> pieces;
  if (ids == "all") {
    for (const PieceSeen& seen : reading.pieces)
      if (stands_elsewhere(seen) || !game.piece(seen.piece).on_table()) pieces.push_back(&seen);
    if (pieces.empty()) return Problem{"", "nothing moved by more than the photograph's uncertainty"};
    return pieces;
  }
  for (std::size_t begin = 0; begin <= ids.size();) {
    const std::size_t end = std::min(ids.find(',', begin), ids.size());
    const std::string id = ids.substr(begin, end - begin);
    const auto seen = std::find_if(reading.pieces.begin(), reading.pieces.end(),
                                   [&](const PieceSeen& each) { return game.piece(each.piece).id == id; });
    if (seen == reading.pieces.end())
      return Problem{"", said<"--accept: no piece \"{id}\" is seen in the photograph">(id)};
    pieces.push_back(&*seen);
    begin = end + 1;
  }
  return pieces;
}

}  // namespace

int turn_call(const EntryCall& call, const Services& services, const Streams& streams) {
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const Game& game = record->game();
  if (call.phase) {
    const state::Moment now = state::moment_of(game);
    if (now.phase >= LAST_TURN)
      return refuse({file_label(call.game), "/phase", "the game is in its last phase"}, streams);
    return finish(*record, record_edit(game, state::at_moment(game, now.turn, now.phase + 1), record->basis), call,
                  streams);
  }
  const std::int64_t turn = call.turn.value_or(game.turn() + 1);
  if (turn < 0 || turn > LAST_TURN)
    return refuse({"", "", "--to: a turn is a whole number from 0 to " + std::to_string(LAST_TURN)}, streams);
  if (turn == game.turn())
    return refuse({file_label(call.game), "/turn", "the game is in turn " + std::to_string(turn) + " already"},
                  streams);
  return finish(*record, record_edit(game, state::at_moment(game, turn, {}), record->basis), call, streams);
}

int wreck_call(const WreckCall& call, const Services& services, const Streams& streams) {
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const auto hearing = Referee(services.library()).open(record->game());
  if (!hearing) return refuse(about(file_label(call.game), hearing.problem()), streams);
  // A rating is a word, or JSON where the rules want more than one.
  const auto json = call.rating.empty() ? Result<Value>(Value()) : parse_json(call.rating, "");
  const Value rating = json ? *json : Value(call.rating);
  const auto made = wrecked(*hearing, {call.piece, rating, call.aboard == "lost"});
  if (!made) return refuse({"", "", made.problem().reason}, streams);
  const Game after = record_edit(record->game(), made->game, record->basis);
  const Document document{after, record->document.source, record->document.read};
  if (const auto saved = save(record->writer, document, call, streams); !saved) return refuse(saved.problem(), streams);
  if (call.out != STANDARD_INPUT) streams.out << write_json(wreck_value(record->game(), *made), INDENT) << '\n';
  return DONE;
}

int tray_call(const TrayCall& call, const Services& services, const Streams& streams) {
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const auto hearing = Referee(services.library()).open(record->game());
  if (!hearing) return refuse(about(file_label(call.game), hearing.problem()), streams);
  TrayRequest request{call.piece, call.losses, call.breaks, {}, call.files, call.gap};
  for (std::size_t begins = 0; !call.models.empty() && begins <= call.models.size();) {
    const std::size_t ends = std::min(call.models.find(',', begins), call.models.size());
    request.models.push_back(call.models.substr(begins, ends - begins));
    begins = ends + 1;
  }
  const auto made = with_tray_changed(*hearing, request);
  if (!made) return refuse({"", "", made.problem().reason}, streams);
  const Game after = record_edit(record->game(), made->game, record->basis);
  const Document document{after, record->document.source, record->document.read};
  if (const auto saved = save(record->writer, document, call, streams); !saved) return refuse(saved.problem(), streams);
  if (call.out != STANDARD_INPUT) streams.out << write_json(tray_value(*made), INDENT) << '\n';
  return DONE;
}

int note_call(const EntryCall& call, const Services& services, const Streams& streams) {
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const std::int64_t on = call.seq.value_or(record_of(record->game()).here);
  if (on < 0 || on > record->last()) return refuse(about(file_label(call.game), no_entry(*record, on)), streams);
  return finish(*record, record_note(record->game(), {on, call.remark, call.by}, record->basis), call, streams);
}

int decide_call(const EntryCall& call, const Services& services, const Streams& streams) {
  const auto verdict = named<Verdict>(call.verdict);
  if (!verdict) return refuse({"", "", "a decision is legal or illegal, not \"" + call.verdict + "\""}, streams);
  constexpr std::size_t HASH_DIGITS = 64;
  if (!call.of_case.empty() &&
      (call.of_case.size() != HASH_DIGITS || call.of_case.find_first_not_of("0123456789abcdef") != std::string::npos))
    return refuse({"", "", "--case: must be a hash of 64 hexadecimal digits"}, streams);
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const auto after = record_decision(
      record->game(), {call.seq.value_or(0), *verdict, call.remark, call.by, call.of_case}, record->basis);
  if (!after) return refuse(about(file_label(call.game), after.problem()), streams);
  return finish(*record, *after, call, streams);
}

int roll_into(const RollCall& given, const DiceRoll& dice, const Services& services, const Streams& streams) {
  if (const std::string changes = changes_of_roll(dice); !changes.empty())
    return refuse({"", "", "--into: a record has the faces of the dice and no place for \"" + changes + "\""}, streams);
  RollCall call = given;
  if (call.out.empty()) call.out = call.game;
  std::vector<double> faces;
  if (call.faces.empty()) {
    for (const int face : roll(dice, call.seed)) faces.push_back(face);
  } else {
    auto typed = given_faces(call.faces, dice);
    if (!typed) return refuse(typed.problem(), streams);
    faces = *std::move(typed);
  }
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const auto roll = given_roll(call, dice, std::move(faces), record->game());
  if (!roll) return refuse(about(file_label(call.game), roll.problem()), streams);
  return finish(*record, record_roll(record->game(), *roll, record->basis), call, streams);
}

int edit_call(const EntryCall& call, const Services& services, const Streams& streams) {
  const auto writer = GameWriter::begin(call.game, call.out);
  if (!writer) return refuse(writer.problem(), streams);
  const auto before = load_document(call.game, streams.in);
  if (!before) return refuse(before.problem(), streams);
  const auto after = load_document(call.changed, streams.in);
  if (!after) return refuse(after.problem(), streams);
  // If the file itself was altered, the edit begins at the game that its record leads to.
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
  if (const auto saved = save(*writer, document, call, streams); !saved) return refuse(saved.problem(), streams);
  if (call.out != STANDARD_INPUT) print_lines(newest_entry_lines(edited), streams);
  return DONE;
}

int photo_into(const PhotoCall& call, const Services& services, const Streams& streams) {
  if (call.out.empty()) return refuse({"", "", "--accept needs -o, where the game goes"}, streams);
  if (call.files.size() > 1) return refuse({"", "", "--accept goes with one photograph"}, streams);
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const std::string& photograph = call.files.front();
  const auto reading = services.photographs(record->game(), photograph);
  if (!reading) return refuse(reading.problem(), streams);
  if (is_of_another_table(*reading))
    return refuse({photograph, "", "the markers do not lie where the game has them: it is of another table"}, streams);
  const auto pieces = accepted(record->game(), *reading, call.accept);
  if (!pieces) return refuse(about(photograph, pieces.problem()), streams);
  Game after = record->game();
  for (const PieceSeen* seen : *pieces) after = after.with_piece(seen->piece, as_seen(record->game(), *seen));
  return finish(*record, record_edit(record->game(), after, record->basis, reading->sha256), call, streams);
}

int rejudge_call(const EntryCall& call, const Services& services, const Streams& streams) {
  if (call.game == STANDARD_INPUT && call.order == STANDARD_INPUT)
    return refuse({"", "", "only one of game and order can be read from standard input"}, streams);
  const auto record = begin(call.game, call.out, services, streams);
  if (!record) return refuse(record.problem(), streams);
  const auto json = load_input(call.order, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto order = read_order(*json, file_label(call.order));
  if (!order) return refuse(order.problem(), streams);
  const auto done = rejudged(Referee(services.library()), record->game(), call.seq.value_or(0), *order);
  if (!done) {
    const bool of_order = about_order(done.problem().pointer, *json, write_document(record->document));
    return refuse(about(file_label(of_order ? call.order : call.game), done.problem()), streams);
  }
  const int status = status_of(done->judgement.ruling.verdict);
  if (status == DONE) {
    const Document document{done->game, record->document.source, record->document.read};
    if (const auto saved = save(record->writer, document, call, streams); !saved)
      return refuse(saved.problem(), streams);
    if (call.out == STANDARD_INPUT) return DONE;
  }
  if (call.json)
    streams.out << write_json(rejudged_value(*done), INDENT) << '\n';
  else
    print_lines(rejudged_lines(*done), streams);
  return status;
}

}  // namespace linesman

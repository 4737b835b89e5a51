#include "files/documents/document.h"
#include "support/built_rulesets.h"
#include "words/answer_lines.h"
#include "words/read_row.h"
#include "words/state_words.h"
#include "words/together_words.h"

namespace linesman::words_test {

namespace {

/// Four men of a squad, on open ground or on hexes.
Game squad(bool on_hexes) {
  Game::Parts parts;
  if (on_hexes) parts.table.hex = HexLayout{};
  for (const char* id : {"Ann", "Bob", "Cid", "Dan"}) {
    Piece piece;
    piece.id = id;
    piece.side = "red";
    piece.base = CircleBase{1};
    parts.pieces.push_back(piece);
  }
  return Game(std::move(parts));
}

Fault no_more(int piece) { return {"toy-1", {PieceIndex{piece}, 0, 0, {}}, {}, "", "It goes too far."}; }

/// All may stop after 2 of 4; these members have no more.
CommonStop stop_of(const std::vector<int>& members) {
  CommonStop stop;
  stop.cut.length = 2;
  stop.whole = 4;
  stop.stops.resize(4);
  for (const int member : members) {
    stop.by.push_back(no_more(member));
    stop.spent.push_back(PieceIndex{member});
  }
  return stop;
}

CommonStop legal_stop(const char* currency) {
  CommonStop stop = stop_of({});
  Ruling& ruling = stop.judgement.ruling;
  ruling.allowance = {6, 4, {}, currency, {}};
  ruling.shown.allowances = {{PieceIndex{0}, 6, 3}, {PieceIndex{1}, 6, 4}};
  return stop;
}

}  // namespace

std::vector<ReadRow> together_rows() {
  const Game table = squad(false);
  const Game hexes = squad(true);
  Terms terms;
  terms.currency_symbol = "MP";
  const auto words = [&](const CommonStop& stop, const Game& game) {
    return together_sentence({stop, {}}, game, terms);
  };
  const auto brief = [&](const CommonStop& stop, const Game& game) {
    return together_brief({stop, {}}, game, terms, LengthUnit::inch);
  };
  CommonStop plain = stop_of({});
  CommonStop barred = stop_of({0});
  barred.spent.clear();
  Together nowhere;
  nowhere.first_fault = no_more(0);
  CommonStop all = stop_of({0, 1, 2, 3});
  return {
      same(words(plain, table), "Legal.", "Erlaubt."),
      same(words(legal_stop("inch"), table), "Legal. 4 of 6 inches, Bob is last.",
           "Erlaubt. 4 von 6 Zoll, als Letztes Bob."),
      same(words(legal_stop("MP"), hexes), "Legal. 4 MP of 6 MP, Bob is last.",
           "Erlaubt. 4 MP von 6 MP, als Letztes Bob."),
      same(words(all, table), "All may stop after 2 of 4 inches.", "Alle dürfen nach 2 von 4 Zoll anhalten."),
      same(words(all, hexes), "All may stop after 2 of 4 hexes.", "Alle dürfen nach 2 von 4 Feldern anhalten."),
      same(words(stop_of({1}), table), "All may stop after 2 of 4 inches: Bob has no more.",
           "Alle dürfen nach 2 von 4 Zoll anhalten: Bob hat nichts mehr."),
      same(words(stop_of({0, 1}), hexes), "All may stop after 2 of 4 hexes: Ann and Bob have no more.",
           "Alle dürfen nach 2 von 4 Feldern anhalten: Ann und Bob haben nichts mehr."),
      same(words(barred, table), "All may stop after 2 of 4 inches: It goes too far.",
           "Alle dürfen nach 2 von 4 Zoll anhalten: It goes too far."),
      same(
          Sentence("{list}", {{"list", names_of({PieceIndex{0}, PieceIndex{1}, PieceIndex{2}, PieceIndex{3}}, table)}}),
          "Ann, Bob and 2 others", "Ann, Bob und 2 weitere"),
      same(brief(all, table).far, "2″ of 4″ for all", "2″ von 4″ für alle"),
      same(brief(all, hexes).far, "2 of 4 hexes for all", "2 von 4 Feldern für alle"),
      same(brief(stop_of({1}), table).who, "Bob holds the others back", "Bob hält die anderen auf"),
      same(brief(stop_of({0, 1}), table).who, "Ann and Bob hold the others back", "Ann und Bob halten die anderen auf"),
      same(brief(legal_stop("inch"), table).far, "4″ of 6″, Bob is last", "4″ von 6″, als Letztes Bob"),
      same(together_brief(nowhere, table, terms, LengthUnit::inch).far, "Together nowhere on this way",
           "Gemeinsam nirgends auf diesem Weg"),
      same(together_sentence(nowhere, table, terms), "They can stop together nowhere on this way: It goes too far.",
           "Gemeinsam können sie nirgends auf diesem Weg anhalten: It goes too far."),
  };
}

std::vector<ReadRow> state_rows() {
  const state::Until until{3, {}};
  const Game table = squad(false);
  Piece piece = table.piece(PieceIndex{0});
  piece.status = Value::Object{{"shocked", true}};
  Terms terms;
  terms.id = "toy";
  const auto unread = state_words(table.with_piece(PieceIndex{0}, piece), PieceIndex{0}, &terms);
  return {
      same(unread.at(0).words, "No rule reads \"shocked\"", "Keine Regel kennt „shocked“"),
      same(hold_words({.why = "pinned"}), "Held: pinned", "Gebunden: pinned"),
      same(hold_words({.why = "pinned", .until = until}), "Held: pinned, until the end of turn 3",
           "Gebunden: pinned, bis Ende von Runde 3"),
      same(hold_words({.why = "mud", .turn = false}), "Held: mud, it may turn", "Gebunden: mud, es darf sich drehen"),
      same(hold_words({.why = "mud", .go = false}), "Held: mud, it may go straight on",
           "Gebunden: mud, es darf geradeaus gehen"),
      same(hold_words({.why = "mud", .go = false, .turn = false}), "Held: mud, it may go",
           "Gebunden: mud, es darf gehen"),
      same(modifier_words({.add = -2, .why = "2 Shock"}, nullptr), "Modifier: −2, 2 Shock",
           "Zu-/Abschlag: −2, 2 Shock"),
      same(modifier_figure({.add = 1, .times = 0.5}, nullptr), "½ +1", "½ +1"),
      same(modifier_figure({.times = 2}, nullptr), "×2", "×2"),
  };
}

std::vector<ReadRow> page_rows() {
  return {same(said<", with {a}">(std::string("Ann")), ", with Ann", ", mit Ann"),
          same(said<"; by {n}">(word("2")), "; by 2", "; um 2"),
          same(said<"{a} (agreed tolerance {b}).">(std::string("5 of 9"), std::string("0.5")),
               "5 of 9 (agreed tolerance 0.5).", "5 of 9 (vereinbarte Toleranz 0.5)."),
          same(said<"{name}">(std::string("Ann")), "Ann", "Ann")};
}

std::vector<ReadRow> form_rows() {
  const std::string example = LINESMAN_SOURCE_DIR "/resources/examples/pips-river.linesman";
  const Hearing hearing = built_referee().open(load_document(example).value().game).value();
  const auto line = [&](const Formed& formed, std::size_t n) { return form_lines(formed, hearing).at(n).text; };
  Formed done;
  done.answer = CouldAnswer::yes;
  done.last = PieceIndex{0};
  done.filled = {{0, PieceIndex{0}, {}, 3, 4}};
  const std::string& name = label(hearing.game().piece(PieceIndex{0}));
  Formed near;
  near.answer = CouldAnswer::no;
  near.reason = "it is out of reach";
  near.nearest.emplace();
  near.short_by = 1.5;
  return {
      {line(done, 0), "Yes. " + name + " is last: 3″ of 4″.", "Yes. " + name + " is last: 3″ (7.6 cm) of 4″ (10.2 cm).",
       "Yes. " + name + " is last: 3 inches of 4 inches.", "Ja. " + name + " ist das letzte: 3″ von 4″."},
      {line(near, 1), "The shape can stand 1.5″ short of its place.",
       "The shape can stand 1.5″ (3.8 cm) short of its place.", "The shape can stand 1.5 inches short of its place.",
       "Die Aufstellung kann 1,5″ vor ihrem Platz stehen."},
      same(mend_lines({}, true, "").at(0).text, "The order is legal.", "Der Zug ist erlaubt."),
  };
}

}  // namespace linesman::words_test

#include "words/read_row.h"
#include "words/watch_words.h"

namespace linesman::words_test {

namespace {

/// A sentence that is read as it is shown, once in English and once in German.
ReadRow told(Sentence sentence, const std::string& english, const std::string& german) {
  return {std::move(sentence), english, "", "", german};
}

Sentence refused(Refusal by, std::optional<double> short_by = {}, const char* symbol = "″") {
  Row row;
  row.answer = RowAnswer::no;
  row.by = by;
  row.short_by = short_by;
  Terms terms;
  terms.currency_symbol = symbol;
  return illegal_words("Stug", row, terms);
}

Game rifles() {
  Game::Parts parts;
  Piece piece;
  piece.id = "rifles-2";
  piece.name = "Rifles 2";
  piece.side = "red";
  piece.base = CircleBase{1};
  parts.pieces.push_back(piece);
  return Game(std::move(parts));
}

}  // namespace

std::vector<ReadRow> watch_rows() {
  Certainty close;
  close.measure.push_back({{"bren", "rifles-2"}, 0.4});
  return {
      told(legal_words("Tiger", 8.42, 9), "Tiger, legal, 8.4 of 9.", "Tiger, erlaubt, 8,4 von 9."),
      told(legal_words("Tiger", {}, {}), "Tiger, legal.", "Tiger, erlaubt."),
      told(refused(Refusal::far, 0.61), "Stug, 0.6 inches too far.", "Stug, 0,6 Zoll zu weit."),
      told(refused(Refusal::far, 0.04), "Stug, 0.04 inches too far.", "Stug, 0,04 Zoll zu weit."),
      told(refused(Refusal::far, 2, "MP"), "Stug, 2 MP too far.", "Stug, 2 MP zu weit."),
      told(refused(Refusal::far), "Stug, too far.", "Stug, zu weit."),
      told(refused(Refusal::closed), "Stug: nothing leads there.", "Stug: dorthin führt nichts."),
      told(refused(Refusal::barred), "Stug cannot stand there.", "Stug kann dort nicht stehen."),
      told(refused(Refusal::held), "Stug may not move.", "Stug darf sich nicht bewegen."),
      told(refused(Refusal::rules), "Stug: the rules forbid that way.", "Stug: die Regeln verbieten diesen Weg."),
      told(close_words("Bren", "bren", &close, rifles()), "Bren, too close: measure to Rifles 2.",
           "Bren, nicht sicher: bis Rifles 2 messen."),
      told(close_words("Bren", "bren", nullptr, rifles()), "Bren, too close: measure it again.",
           "Bren, nicht sicher: noch einmal messen."),
      told(not_judged_words("Bren", NotJudged::no_way), "Bren: no way found.", "Bren: kein Weg gefunden."),
      told(not_judged_words("Bren", NotJudged::dice), "Bren: the dice decide, and none are rolled.",
           "Bren: die Würfel entscheiden, und keine sind geworfen."),
      told(not_judged_words("Bren", NotJudged::wants), "Bren: say what it does.", "Bren: sagen Sie, was es tut."),
      told(not_judged_words("Bren", NotJudged::coarse), "Bren's marker is too small here.",
           "Die Marke von Bren ist hier zu klein."),
      told(not_judged_words("Bren", NotJudged::covered), "Bren: a covered model may be in its way.",
           "Bren: ein verdecktes Modell kann im Weg stehen."),
      told(coarse_words("Tiger", 1.2, 0.79), "Tiger's marker is too small here: 31 mm are needed, it has 20.",
           "Die Marke von Tiger ist hier zu klein: 31 mm sind nötig, sie hat 20."),
  };
}

}  // namespace linesman::words_test

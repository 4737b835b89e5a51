#include "files/documents/document.h"
#include "support/built_rulesets.h"
#include "words/ask_words.h"
#include "words/read_row.h"

namespace linesman::words_test {

namespace {

Hearing example(const std::string& name) {
  const auto document =
      load_document(std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/" + name + ".linesman").value();
  return built_referee().open(document.game).value();
}

/// A sentence that is read as it is shown, once in English and once in German.
ReadRow read(Sentence sentence, const std::string& english, const std::string& german) {
  return {std::move(sentence), english, "", "", german};
}

Row row_of(RowAnswer answer) {
  Row row;
  row.action = "rapid";
  row.answer = answer;
  return row;
}

Row with(std::optional<Chance> chance, int least = 0) {
  Row row = row_of(RowAnswer::with);
  row.chance = chance;
  if (least > 0) row.least = {"movement", least};
  return row;
}

Row wanting(Wanted wanted) {
  Row row = row_of(RowAnswer::wants);
  row.wants = std::move(wanted);
  return row;
}

/// Sherman, or Lion of the hexes, and an aim.
Question question_of(const std::string& who, Aim aim) {
  Question question;
  question.who = {who};
  question.to = std::move(aim);
  return question;
}

Sentence answered(const Hearing& hearing, Row row, std::size_t rows = 1) {
  return answer_sentence({std::vector<Row>(rows, std::move(row))}, question_of("tank", AnywhereAsked{}), hearing);
}

std::vector<ReadRow> answer_rows(const Hearing& hearing, const Hearing& grid) {
  Row yes = row_of(RowAnswer::yes);
  const Sentence plain_yes = answered(hearing, yes);
  yes.spent = 9.5;
  yes.total = 10;
  Row unknown = row_of(RowAnswer::unknown);
  unknown.reason = "Dice are missing.";
  Row no = row_of(RowAnswer::no);
  no.by = Refusal::closed;
  no.reason = "Dice are missing.";
  Row far = no;
  far.by = Refusal::far;
  far.bound = 9.5;
  far.most = 7;
  Row far_by_hexes = far;
  far_by_hexes.action = "move";
  return {
      read(answered(hearing, yes), "Yes, Rapid: 9.5″ of 10″.", "Ja, Rapid: 9,5″ von 10″."),
      read(plain_yes, "Yes, Rapid.", "Ja, Rapid."),
      read(answered(hearing, with({})), "Yes, Rapid with some rolls.", "Ja, Rapid mit manchen Würfen."),
      read(answered(hearing, with(Chance{15, 36}, 8)), "Yes, Rapid with 8 or more: 15 of 36 (42 %).",
           "Ja, Rapid ab 8: 15 von 36 (42 %)."),
      read(answered(hearing, with(Chance{15, 36})), "Yes, Rapid with some rolls: 15 of 36 (42 %).",
           "Ja, Rapid mit manchen Würfen: 15 von 36 (42 %)."),
      read(answered(hearing, wanting({.member = "toward"})), "Rapid: Drives towards?", "Rapid: Drives towards?"),
      read(answered(hearing, wanting({.die = "movement", .index = 1})), "Rapid: what does die 2 show (Movement)?",
           "Rapid: Was zeigt Würfel 2 (Movement)?"),
      read(answered(hearing, wanting({.die = "movement", .count = 0})),
           "Rapid rolls no dice (Movement): for what were they?",
           "Rapid würfelt nicht (Movement): Wofür waren die Würfel?"),
      read(answered(hearing, wanting({.die = "movement", .count = 1})), "Rapid rolls 1 die (Movement): which one?",
           "Rapid würfelt 1 Würfel (Movement): welchen?"),
      read(answered(hearing, wanting({.die = "movement", .count = 2})), "Rapid rolls 2 dice (Movement): which ones?",
           "Rapid würfelt 2 Würfel (Movement): welche?"),
      read(answered(hearing, unknown), "I cannot tell. Rapid: Dice are missing.",
           "Das kann ich nicht sagen. Rapid: Würfel fehlen."),
      read(answered(hearing, no), "No. Rapid: Dice are missing.", "Nein. Rapid: Würfel fehlen."),
      read(answered(hearing, far, 2), "No, by no action. Rapid: 7″ at most, it needs at least 9.5″.",
           "Nein, mit keiner Aktion. Rapid: Höchstens 7″, es braucht mindestens 9,5″."),
      read(answered(grid, far_by_hexes), "No. Move: 7 MP at most, it needs 9.5 MP.",
           "Nein. Move: Höchstens 7 MP, es braucht 9,5 MP."),
      read(row_sentence(yes, hearing), "Rapid: yes", "Rapid: ja"),
      read(row_sentence(with({}), hearing), "Rapid: some rolls", "Rapid: manche Würfe"),
      read(row_sentence(with(Chance{15, 36}, 8), hearing), "Rapid, 8 or more: 42 %", "Rapid, ab 8: 42 %"),
      read(row_sentence(with(Chance{15, 36}), hearing), "Rapid, some rolls: 42 %", "Rapid, manche Würfe: 42 %"),
      read(row_sentence(unknown, hearing), "Rapid: not known", "Rapid: nicht bekannt"),
      read(row_sentence(no, hearing), "Rapid: no", "Rapid: nein"),
  };
}

std::vector<ReadRow> apart_rows(const Hearing& hearing, const Hearing& grid) {
  const auto said = [](const Hearing& at, RowAnswer answer, double gap, double slack) {
    Row row;
    row.answer = answer;
    row.gap = gap;
    row.slack = slack;
    const std::string other = at.game().piece(PieceIndex{1}).id;
    return answer_sentence({{row}}, question_of(at.game().piece(PieceIndex{0}).id, ApartAsked{other, gap - slack}), at);
  };
  return {
      read(said(hearing, RowAnswer::yes, 7.5, 1.5), "Yes, they are 7.5″ apart: 1.5″ more than 6″.",
           "Ja, sie sind 7,5″ auseinander: 1,5″ mehr als 6″."),
      read(said(hearing, RowAnswer::no, 4.5, -1.5), "No, they are 4.5″ apart: 1.5″ short of 6″.",
           "Nein, sie sind 4,5″ auseinander: 1,5″ zu wenig für 6″."),
      read(said(grid, RowAnswer::yes, 4, 1), "Yes, they are 4 hexes apart, and not 3.",
           "Ja, sie sind 4 Felder auseinander und nicht 3."),
      read(said(grid, RowAnswer::no, 2, -1), "No, they are 2 hexes apart; 3 are not passed.",
           "Nein, sie sind 2 Felder auseinander, nicht mehr als 3."),
  };
}

std::vector<ReadRow> asked_rows(const Hearing& hearing, const Hearing& grid) {
  const std::string tank = hearing.game().piece(PieceIndex{0}).id;
  const std::string other = hearing.game().piece(PieceIndex{1}).id;
  const std::string name = label_of(hearing.game(), tank);
  const std::string second = label_of(hearing.game(), other);
  const std::string squad = label_of(grid.game(), grid.game().piece(PieceIndex{0}).id);
  const std::string squad_2 = label_of(grid.game(), grid.game().piece(PieceIndex{1}).id);
  const auto asked = [&](const Question& question) { return asked_sentence(question, hearing); };
  const auto on_grid = [&](Aim aim) {
    Question question = question_of(grid.game().piece(PieceIndex{0}).id, std::move(aim));
    return asked_sentence(question, grid);
  };
  Question place = question_of(tank, PlaceAsked{.ends = ends_at({.at = {24, 18.5}})});
  place.how.action = "rapid";
  place.roll["movement"] = {6, std::nullopt};
  PlaceAsked each;
  each.ends.set(tank, AskedEnd{});
  each.ends.set(other, AskedEnd{});
  Question before = question_of(tank, AnywhereAsked{});
  before.from = 0;
  before.under.draft = Value::empty_object();
  Question later = question_of(tank, AnywhereAsked{});
  later.from = 3;
  later.under.ruleset = "pips";
  later.under.house = Value::empty_object();
  later.under.options = Value::Object{{"none", "such"}};
  return {
      read(asked(place), name + ", Rapid, roll 6, ?, to 24, 18.5", name + ", Rapid, Wurf 6, ?, nach 24; 18,5"),
      read(asked(question_of(tank, each)), name + ", any action, roll not said, each to its place",
           name + ", jede Aktion, Wurf nicht gesagt, jedes an seinen Platz"),
      read(asked(question_of(tank, WayAsked{})), name + ", any action, roll not said, by the way that is drawn",
           name + ", jede Aktion, Wurf nicht gesagt, auf dem gezeichneten Weg"),
      read(asked(before), name + ", any action, roll not said, to anywhere, from the start, by the draft",
           name + ", jede Aktion, Wurf nicht gesagt, irgendwohin, vom Anfang an, nach dem Entwurf"),
      read(
          asked(later),
          name + ", any action, roll not said, to anywhere, after entry 3, by Pips, with other house rules, none: such",
          name + ", jede Aktion, Wurf nicht gesagt, irgendwohin, nach Eintrag 3, nach Pips, mit anderen Hausregeln, "
                 "none: such"),
      read(asked(question_of(tank, ApartAsked{other, 6})), name + ", more than 6″ from " + second,
           name + ", mehr als 6″ von " + second),
      read(on_grid(ApartAsked{grid.game().piece(PieceIndex{1}).id, 3}), squad + ", more than 3 hexes from " + squad_2,
           squad + ", mehr als 3 Felder von " + squad_2),
      read(on_grid(PlaceAsked{.ends = ends_at({.hex = Hex{3, 4}})}), squad + ", any action, to hex 3, 4",
           squad + ", jede Aktion, nach Feld 3, 4"),
  };
}

/// Another shape, and places that any model may take.
std::vector<ReadRow> unit_aim_rows(const Hearing& hearing) {
  const std::string tank = hearing.game().piece(PieceIndex{0}).id;
  const std::string name = label_of(hearing.game(), tank);
  const auto asked = [&](Aim aim, const std::string& english, const std::string& german) {
    return read(asked_sentence(question_of(tank, std::move(aim)), hearing),
                name + ", any action, roll not said, " + english, name + ", jede Aktion, Wurf nicht gesagt, " + german);
  };
  const auto shape = [](FormShape of) { return FormAsked{Form{.shape = of}}; };
  FormAsked at{Form{.shape = FormShape::line, .at = Vec{24, 18.5}}};
  return {
      asked(at, "into line at 24, 18.5", "in Linie bei 24; 18,5"),
      asked(shape(FormShape::as_is), "in their shape as they stand", "in der Aufstellung, in der sie stehen"),
      asked(shape(FormShape::ranks), "into ranks", "in Reihen"),
      asked(shape(FormShape::column), "into column", "in Kolonne"),
      asked(shape(FormShape::wedge), "into a wedge", "in einen Keil"),
      asked(shape(FormShape::file), "into single file", "im Gänsemarsch"),
      asked(shape(FormShape::tray), "into a tray", "in ein Tablett"),
      asked(PlaceAsked{.listed = {{}, {}}}, "to 2 places, whoever goes where", "auf 2 Plätze, gleich wer wohin geht"),
  };
}

/// What the terminal adds: the question above, a row with its reason, and how many more there are.
std::vector<ReadRow> list_rows(const Hearing& hearing) {
  Row no = row_of(RowAnswer::no);
  no.by = Refusal::closed;
  no.reason = "Dice are missing.";
  const Question question = question_of(hearing.game().piece(PieceIndex{0}).id, AnywhereAsked{});
  const AnswerLines lines = ask_lines({std::vector<Row>(6, no)}, question, hearing);
  const std::string name = label_of(hearing.game(), question.who.front());
  return {
      read(lines.front().text,
           name + ", any action, roll not said, to anywhere:", name + ", jede Aktion, Wurf nicht gesagt, irgendwohin:"),
      read(lines.at(2).text, "Rapid: no: Dice are missing.", "Rapid: nein: Würfel fehlen."),
      read(lines.back().text, "and 2 more", "und 2 weitere"),
  };
}

}  // namespace

std::vector<ReadRow> ask_rows() {
  const Hearing hearing = example("pips-river");
  const Hearing grid = example("hexes-causeway");
  std::vector<ReadRow> rows;
  for (auto some : {answer_rows(hearing, grid), apart_rows(hearing, grid), asked_rows(hearing, grid),
                    unit_aim_rows(hearing), list_rows(hearing)})
    rows.insert(rows.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
  return rows;
}

}  // namespace linesman::words_test

// Rosters as spreadsheets and army builders write them, and our own.
#include <gmock/gmock.h>

#include "exchange/import_helpers.h"
#include "exchange/piece_draft.h"
#include "exchange/roster/csv.h"
#include "files/documents/document.h"
#include "support/documents.h"

namespace linesman {
namespace {

using import_test::said;
using import_test::taken;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

double inches(double mm) { return mm / 25.4; }

/// The base of the only piece.
Footprint base_in(const std::string& text) {
  const Imported roster = taken(text);
  EXPECT_EQ(roster.game.pieces().size(), 1u) << said(roster);
  return roster.game.pieces().empty() ? Footprint() : roster.game.pieces()[0]->base;
}

TEST(ASeparator, IsWhatStandsBetweenTheNamesOfColumns) {
  for (const char* text :
       {"name,side,diameter\nA,red,40mm\n", "name;side;diameter\nA;red;40mm\n", "name\tside\tdiameter\nA\tred\t40mm\n",
        "name|side|diameter\nA|red|40mm\n", "sep=;\nname;side;diameter\nA;red;40mm\n",
        "\"sep=|\"\r\nname|side|diameter\r\nA|red|40mm\r\n"}) {
    const Imported roster = taken(text);
    ASSERT_EQ(roster.game.pieces().size(), 1u) << text;
    EXPECT_EQ(roster.game.pieces()[0]->side, "red");
    EXPECT_THAT(said(roster), testing::Not(HasSubstr("line 1:")));
  }
}

TEST(ASeparatorLine, CountsAmongTheLines) {
  EXPECT_THAT(said(taken("sep=;\nname;diameter\nA;big\n")), HasSubstr("line 3: left out"));
}

TEST(ATitle, MayStandAboveTheColumns) {
  const Imported roster = taken("Army of the Rhine; 1815\n\nName;Qty;Base size\nFusilier;3;20 mm\n");
  EXPECT_EQ(roster.game.pieces().size(), 3u);
  EXPECT_THAT(said(roster), HasSubstr("line 1: left out: it stands above the columns"));
  EXPECT_EQ(taken("Army, of the Rhine, 1815\nName;Qty;Base\nFusilier;3;20 mm\n").game.pieces().size(), 3u);
}

TEST(Columns, HaveTheNamesThatAreInUse) {
  for (const char* column : {"Qty", "Quantity", "count", "Models", "No. of models", "Figures", "Anzahl", "Modelle"}) {
    const Imported roster = taken("Name," + std::string(column) + ",Base size (mm)\nGuard,4,25\n");
    ASSERT_EQ(roster.game.pieces().size(), 4u) << column;
    EXPECT_NEAR(std::get<CircleBase>(roster.game.pieces()[0]->base).diameter, inches(25), 1e-6) << column;
  }
  const Imported named = taken("Model;Player;Regiment\nColonel;Anna;2nd Foot\n");
  ASSERT_EQ(named.game.pieces().size(), 1u);
  EXPECT_EQ(named.game.pieces()[0]->name, "Colonel");
  EXPECT_EQ(named.game.pieces()[0]->side, "Anna");
  EXPECT_EQ(named.game.units().at(0).name, "2nd Foot");
}

TEST(ACount, IsWrittenInSeveralWays) {
  for (const char* count : {"5", "5x", "x5", "5 ×"})
    EXPECT_EQ(taken("name,qty\nGuard," + std::string(count) + "\n").game.pieces().size(), 5u) << count;
  const Imported of_name = taken("name,base\n3x Guard,25mm\n10th Hussar,25mm\n");
  EXPECT_EQ(of_name.game.pieces().size(), 4u);
  EXPECT_EQ(of_name.game.pieces()[0]->name, "Guard 1");
  EXPECT_EQ(of_name.game.pieces()[3]->name, "10th Hussar");
}

TEST(ABase, IsReadInWords) {
  EXPECT_EQ(base_in("name,base\nA,25.4mm round\n"), Footprint(CircleBase{1}));
  EXPECT_EQ(base_in("name,base\nA,Ø 25.4 mm\n"), Footprint(CircleBase{1}));
  EXPECT_EQ(base_in("name,base\nA,25.4mm square\n"), Footprint(RectangleBase{1, 1}));
  EXPECT_EQ(base_in("name,base\nA,50.8mm x 76.2mm\n"), Footprint(RectangleBase{2, 3}));
  EXPECT_EQ(base_in("name,base\nA,50.8 × 76.2 mm (rectangular)\n"), Footprint(RectangleBase{2, 3}));
  EXPECT_EQ(base_in("name,base\nA,1\"\n"), Footprint(CircleBase{1})) << "a quotation mark inside a cell";
  EXPECT_EQ(base_in("name,base\nA,\"1\"\"\"\n"), Footprint(CircleBase{1})) << "as spreadsheets write it";
  EXPECT_EQ(base_in("name,base,shape\nA,25.4mm,square\n"), Footprint(RectangleBase{1, 1}));
  EXPECT_EQ(base_in("name,size\nA,25.4mm\n"), Footprint(CircleBase{1}));
}

TEST(ABase, OfTwentyFiveWithoutAUnitIsNoTwoFeet) {
  const Imported roster = taken("name,base\nA,25\nB,2\n");
  EXPECT_NEAR(std::get<CircleBase>(roster.game.pieces()[0]->base).diameter, inches(25), 1e-6);
  EXPECT_EQ(roster.game.pieces()[1]->base, Footprint(CircleBase{2}));
  EXPECT_THAT(said(roster), HasSubstr("line 2: noted: \"base\" 25 has no unit: it is taken as millimetres"));
}

TEST(AnOvalBase, IsAPolygonWithItsLongerAxisAhead) {
  for (const char* text :
       {"name,base\nA,105x70mm oval\n", "name,base\nA,oval 70 x 105 mm\n", "name,base,shape\nA,105x70mm,oval\n",
        "name,shape,width (mm),length (mm)\nA,oval,70,105\n"}) {
    const auto base = base_in(text);
    const auto* polygon = std::get_if<PolygonBase>(&base);
    ASSERT_NE(polygon, nullptr) << text;
    const Box box = frame_box(base);
    EXPECT_NEAR(box.max.x - box.min.x, inches(70), 1e-5) << text;
    EXPECT_NEAR(box.max.y - box.min.y, inches(105), 1e-5) << text;
  }
}

TEST(ABase, ThatIsNoneIsRefused) {
  for (const char* base : {"25x", "x25", "25 30", "25 mm mm", "0", "0x10mm", "25x30x40", "mm"})
    EXPECT_THAT(taken("name,base\nA," + std::string(base) + "\n").game.pieces(), IsEmpty()) << base;
}

TEST(ABaseWithASize, KeepsItBesideOtherWords) {
  const auto note = HasSubstr("the figures are read, not the other words");
  for (const char* base :
       {"25.4mm flying base", "Large Flying Base (25.4mm)", "25.4mm hex", "25.4 mm (hex)", "MDF 25.4mm",
        "25.4mm round lipped", "25.4mm slotta", "25.4mm Hull", "25.4mm round (2 models)", "1 inch (25 mm)",
        "25,4 mm magnetisch", "25.4 hex", "1\" for foot troops"}) {
    const Imported roster = taken("name;base\nA;" + std::string(base) + "\n");
    ASSERT_EQ(roster.game.pieces().size(), 1u) << base;
    EXPECT_EQ(roster.game.pieces()[0]->base, Footprint(CircleBase{1})) << base;
    EXPECT_THAT(said(roster), note) << base;
  }
  for (const char* base : {"50.8x76.2 mm cavalry", "Pill 50.8x76.2mm", "Cavalry base 50.8x76.2mm"}) {
    const Imported roster = taken("name;base\nA;" + std::string(base) + "\n");
    ASSERT_EQ(roster.game.pieces().size(), 1u) << base;
    EXPECT_EQ(roster.game.pieces()[0]->base, Footprint(RectangleBase{2, 3})) << base;
    EXPECT_THAT(said(roster), note) << base;
  }
}

TEST(ABaseInWords, IsReadInGermanAndInFractions) {
  for (const char* base : {"25,4 mm rund", "25.4 mm Rundbase", "25.4mm runde Base", "25.4mm Rundsockel", "1 Zoll",
                           "1\" Ø", "Durchmesser 2,54 cm"})
    EXPECT_EQ(base_in("name;base\nA;" + std::string(base) + "\n"), Footprint(CircleBase{1})) << base;
  for (const char* base : {"25.4 x 25.4 mm Quadrat", "25.4mm quadratisch", "1 auf 1 Zoll", "25,4 × 25,4 mm rechteckig"})
    EXPECT_EQ(base_in("name;base\nA;" + std::string(base) + "\n"), Footprint(RectangleBase{1, 1})) << base;
  for (const char* base : {"1½\"", "1 1/2 in round", "1.5 inch", "1,5 Zoll"})
    EXPECT_EQ(base_in("name;base\nA;" + std::string(base) + "\n"), Footprint(CircleBase{1.5})) << base;
  for (const char* base : {"28/32 mm", "40mm/50mm", "25mm or 32mm", "1/2 mm", "Class 2", "25 points"})
    EXPECT_THAT(taken("name,base\nA," + std::string(base) + "\n").game.pieces(), IsEmpty()) << base;
}

TEST(ASizeClass, IsNoBase) {
  for (const char* size : {"Class 25", "1/2", "Class 2"}) {
    const auto draft = exchange::piece_draft({{"size", size}});
    ASSERT_TRUE(draft.ok()) << size;
    EXPECT_EQ(draft->base, std::nullopt) << size;
    EXPECT_EQ(draft->traits["size"].text(), size);
  }
  EXPECT_EQ(exchange::piece_draft({{"size", "25.4 mm Hull"}})->base, Footprint(CircleBase{1}));
}

TEST(ADecimalComma, IsReadInAQuotedCellBetweenCommas) {
  EXPECT_EQ(base_in("name,base\nA,\"25,4mm\"\n"), Footprint(CircleBase{1}));
  EXPECT_EQ(base_in("name,diameter\nA,\"2,5\"\n"), Footprint(CircleBase{2.5}));
  EXPECT_THAT(taken("name,diameter\nA,\"1,000 mm\"\n").game.pieces(), IsEmpty()) << "it may be a thousand";
}

TEST(Columns, HaveGermanNamesInAnyLetters) {
  const Imported roster = taken("EINHEIT;STÜCK;BASEGRÖSSE;SEITE\nGrenadiere;3;25,4 mm;Rot\n");
  ASSERT_EQ(roster.game.pieces().size(), 3u) << said(roster);
  EXPECT_EQ(roster.game.pieces()[0]->base, Footprint(CircleBase{1}));
  EXPECT_EQ(base_in("Name;Basis\nA;25,4 mm\n"), Footprint(CircleBase{1}));
  EXPECT_EQ(base_in("Name;Sockelgro\u0308\u00DFe\nA;25,4 mm\n"), Footprint(CircleBase{1}))
      << "dots behind their letter";
  EXPECT_EQ(base_in("Name;LÄNGE (mm);BREITE (mm)\nA;25,4;50,8\n"), Footprint(RectangleBase{2, 1}));
}

TEST(LinesOfOldMacs, EndInACarriageReturn) { EXPECT_EQ(taken("Name,Base\rA,25mm\rB,32mm\r").game.pieces().size(), 2u); }

TEST(AFormula, IsWrittenAsATextAndComesBack) {
  Game game = files_test::read(files_test::ford_at_dawn()).game;
  const std::vector<std::string> names{"=1+1",    "+44 Commando", "-7",        "@home",   "'quoted", "'=x",
                                       " blank ", "\ttab",        "\"Lofty\"", "a,b;c|d", "it's"};
  for (const std::string& name : names) {
    Piece piece = game.piece(PieceIndex{0});
    piece.name = name;
    const auto written = export_text(game.with_piece(PieceIndex{0}, piece), ExchangeFormat::roster);
    ASSERT_TRUE(written.ok());
    for (const char first : std::string("=+@"))
      EXPECT_EQ(written->text.find(std::string(1, ',') + first), std::string::npos) << written->text;
    EXPECT_EQ(taken(written->text).game.piece(PieceIndex{0}).name, name);
  }
}

TEST(ACell, ComesBackAsItWas) {
  for (const std::string wide : {"＝1＋1", "＋1", "－1", "＠home"})
    EXPECT_EQ(exchange::cell_of_text(wide), "'" + wide) << "a formula to some spreadsheets";
  for (const std::string text : {"＝1＋1", "=A1", "'", "''", "'=", " ", "x ", "'x", "x", "", "\n=1"})
    EXPECT_EQ(exchange::text_of_cell(exchange::cell_of_text(text)), text);
  EXPECT_EQ(exchange::text_of_cell("  plain  "), "plain");
}

TEST(Traits, ComeBackWithTheirTypes) {
  Game game = files_test::read(files_test::ford_at_dawn()).game;
  Piece piece = game.piece(PieceIndex{0});
  for (const auto& [key, value] : {std::pair<std::string, Value>{"a", "10"},
                                   {"b", 10},
                                   {"c", "true"},
                                   {"d", true},
                                   {"e", ""},
                                   {"f", nullptr},
                                   {"g", " x "},
                                   {"h", "=1"},
                                   {"i", -5},
                                   {"j", "\"q\""},
                                   {"k", 0.1},
                                   {"l", "null"},
                                   {"m", "yes"}})
    piece.traits = piece.traits.with(key, value);
  const auto written = export_text(game.with_piece(PieceIndex{0}, piece), ExchangeFormat::roster);
  const Value back = taken(written->text).game.piece(PieceIndex{0}).traits;
  for (const auto& [key, value] : piece.traits.members()) EXPECT_EQ(back[key], value) << key;
  EXPECT_EQ(back.size(), piece.traits.size());
}

TEST(AUnit, GivesItsSideToItsModels) {
  const Imported roster =
      taken("entry,name,side,unit\nunit,1st Section,grey,\nunit,2nd Section,grey,\npiece,Hans,,2nd Section\n");
  EXPECT_EQ(roster.report.units, 2u);
  ASSERT_EQ(roster.game.pieces().size(), 1u);
  EXPECT_EQ(roster.game.pieces()[0]->side, "grey");
  EXPECT_EQ(roster.game.pieces()[0]->unit, UnitIndex{1});
}

TEST(Units, HaveLinesOfTheirOwnAndComeBackEqual) {
  const Value document = files_test::json(R"({"linesman": 1, "title": "", "ruleset": "orders",
    "table": {"width": 72, "depth": 48},
    "units": [{"id": "u-1", "name": "1st Section", "side": "red", "traits": {"troop": "infantry"}, "status": {"pinned": true}},
              {"id": "u-2", "name": "1st Section", "side": "red"}, {"id": "empty", "side": "blue"}],
    "pieces": [{"id": "a", "unit": "u-1", "base": {"shape": "circle", "diameter": 1}, "at": [5, 5]},
               {"id": "b", "unit": "u-2", "base": {"shape": "circle", "diameter": 1}, "at": [8, 5]}]})");
  const Game game = files_test::read(document).game;
  const Game back = taken(export_text(game, ExchangeFormat::roster)->text, {.ruleset = "orders"}).game;
  ASSERT_EQ(back.units().size(), game.units().size());
  for (std::size_t i = 0; i < game.units().size(); ++i) {
    EXPECT_EQ(back.units()[i].id, game.units()[i].id);
    EXPECT_EQ(back.units()[i].name, game.units()[i].name);
    EXPECT_EQ(back.units()[i].traits, game.units()[i].traits);
    EXPECT_EQ(back.units()[i].status, game.units()[i].status);
  }
  for (std::size_t i = 0; i < game.pieces().size(); ++i) EXPECT_EQ(back.pieces()[i]->unit, game.pieces()[i]->unit);
}

TEST(ARowWithAnId, IsOnePieceThoughItsNameBeginsWithACount) {
  const Imported roster = taken("id,name,diameter\nteam,2 x Bren,1\n");
  ASSERT_EQ(roster.game.pieces().size(), 1u);
  EXPECT_EQ(roster.game.pieces()[0]->name, "2 x Bren");
}

TEST(ABaseWithoutASize, CostsTheBaseAndNotTheModel) {
  for (const char* base : {"Hull", "Use model", "Unique", "-", "n/a", "Flying stand"}) {
    const Imported roster = taken("name|side|base_size\nTank|red|" + std::string(base) + "\n");
    EXPECT_EQ(roster.game.pieces().size(), 1u) << base;
    EXPECT_THAT(said(roster), HasSubstr("its base is not given")) << base;
    EXPECT_THAT(said(roster), HasSubstr(base)) << base;
  }
  EXPECT_THAT(said(taken("name,base\nTank,25 furlongs\n")), HasSubstr("left out"));
}

TEST(FeetAndInches, AreReadAsTapeMeasuresHaveThem) {
  const auto x = [](const std::string& length) {
    const Imported roster = taken("name;side;x;y\nA;red;" + length + ";1\n");
    return roster.game.pieces().empty() ? -1 : roster.game.pieces()[0]->pose.at.x;
  };
  EXPECT_EQ(x("2'6\""), 30);
  EXPECT_EQ(x("2' 6\""), 30);
  EXPECT_EQ(x("2 ft 6 in"), 30);
  EXPECT_EQ(x("2′6″"), 30);
  EXPECT_EQ(x("1'"), 12);
  EXPECT_EQ(x("1 1/2 in"), 1.5);
  EXPECT_EQ(x("2' 6 1/2\""), 30.5);
  EXPECT_EQ(x("3/4\""), 0.75);
  EXPECT_EQ(x("2’6”"), 30) << "quotation marks as word processors set them";
  EXPECT_EQ(x("2 feet 6 inches"), 30);
  EXPECT_EQ(x("2 Fuß 6 Zoll"), 30);
  EXPECT_EQ(x("30,5 Zoll"), 30.5);
  EXPECT_EQ(x("30½\""), 30.5);
  EXPECT_EQ(x("2'x"), -1);
  EXPECT_EQ(x("1/0 in"), -1);
}

TEST(AHexNumber, IsAColumnAndARowAsMapsPrintThem) {
  Game grid = read_document(files_test::json(R"({"linesman": 1, "ruleset": "hexes",
    "table": {"hex": {"orientation": "pointy", "size": 1, "columns": 40, "rows": 20, "shift": "odd"}}})"),
                            "")
                  .value()
                  .game;
  const auto hex = [&](const std::string& number) {
    const Imported roster = taken("Name;Side;Hex\nA;red;" + number + "\n", {}, &grid);
    const auto found = roster.game.pieces().empty() ? std::nullopt : roster.game.pieces()[0]->hex;
    return found ? std::to_string(found->column) + "," + std::to_string(found->row) : said(roster);
  };
  EXPECT_EQ(hex("0304"), "3,4");
  EXPECT_EQ(hex("1201"), "12,1");
  EXPECT_EQ(hex("012003"), "12,3");
  EXPECT_EQ(hex("3.4"), "3,4");
  EXPECT_EQ(hex("03-04"), "3,4");
  EXPECT_EQ(hex("C4"), "3,4");
  EXPECT_EQ(hex("AB12"), "28,12");
  for (const char* number : {"C-4", "C 4", "#0304", "(3,4)", "[3, 4]", "hex 0304", "Hex #0304", "Hexfeld 0304",
                             "Nr. 0304", "3 / 4", "03:04", "c.4"})
    EXPECT_EQ(hex(number), "3,4") << number;
  EXPECT_THAT(hex("north"), HasSubstr("must be the number of a hex"));
  for (const char* number : {"304", "#", "hex", "3,4,5", "ABC4", "0304A", "C4D"})
    EXPECT_THAT(hex(number), HasSubstr("must be the number of a hex")) << number;
  for (const char* column : {"Hex No.", "Hex #", "Hexfeld", "Hex number", "Hex-Nr.", "HEXNR", "Feld", "Hex ID"}) {
    const Imported roster = taken("Name;Side;" + std::string(column) + "\nA;red;0304\n", {}, &grid);
    ASSERT_EQ(roster.game.pieces().size(), 1u) << column;
    EXPECT_EQ(roster.game.pieces()[0]->hex, (Hex{3, 4})) << column;
  }
  const Imported elsewhere = taken("Name;Feld\nA;links vom Wald\n", {}, &grid);
  EXPECT_EQ(elsewhere.game.pieces().size(), 1u) << "it names no hex";
  EXPECT_THAT(said(elsewhere), HasSubstr("\"feld\" is nothing that a piece has"));
}

TEST(ARosterOfASpreadsheet, IsReadInItsEncoding) {
  const Imported windows = taken("name;side\nJ\xE4ger \x80;red\n");
  ASSERT_EQ(windows.game.pieces().size(), 1u);
  EXPECT_EQ(windows.game.pieces()[0]->name, "Jäger €");
  EXPECT_THAT(said(windows), HasSubstr("Windows-1252"));
  std::string low("\xFF\xFE");
  std::string high("\xFE\xFF");
  for (const char16_t c : std::u16string(u"name\tside\nJäger 𝄞\tred\n")) {
    low += {static_cast<char>(c & 0xFF), static_cast<char>(c >> 8)};
    high += {static_cast<char>(c >> 8), static_cast<char>(c & 0xFF)};
  }
  for (const std::string& text : {low, high}) {
    const Imported wide = taken(text);
    ASSERT_EQ(wide.game.pieces().size(), 1u);
    EXPECT_EQ(wide.game.pieces()[0]->name, "Jäger 𝄞");
    EXPECT_THAT(said(wide), HasSubstr("UTF-16"));
  }
  EXPECT_THAT(said(taken("\xEF\xBB\xBFname;side\nJäger;red\n")), Not(HasSubstr("UTF")));
  EXPECT_THAT(import_test::refused("name;side\n\x81;red\n"), HasSubstr("no format that is known"));
}

}  // namespace
}  // namespace linesman

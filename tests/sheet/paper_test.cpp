// Sheets as files: what stands on their pages, and that nothing of it is cut off.
#include "drawing/sheet/paper.h"

#include <gmock/gmock.h>

#include <QImage>
#include <QXmlStreamReader>

#include "drawing/sheet/qr_code.h"
#include "drawing/sheet/sheet_file.h"
#include "sheet/example_sheets.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

const std::vector<std::string> PAPERS{"A4", "Letter"};
/// One of each ruleset: a hex grid, several models, turns, climbs, an incomplete one.
const std::vector<std::string> OF_EACH_RULESET{"pips-bocage.3",   "pips-bocage.4",   "drill-plateau.1",
                                               "hexes-village.1", "mobility-drop.3", "orders-town.4"};

PaperText text_of(const SheetCase& sheet_case) { return ruling_sheet(sheet_case, {"A game"}); }

Laid laid_on(const PaperText& text, const std::string& paper) {
  return laid_out(text, sheet_page(*sheet_paper(paper)).paintRect(QPageLayout::Inch).size());
}

/// Every character that an XML reader finds; what is wrong with it when it is not well-formed.
std::string text_in_xml(const QByteArray& xml) {
  QXmlStreamReader reader(xml);
  QString text;
  while (!reader.atEnd()) {
    reader.readNext();
    if (reader.isCharacters()) text += reader.text();
  }
  return reader.hasError() ? "not well-formed: " + reader.errorString().toStdString() : text.toStdString();
}

TEST(ASheetOnPaper, NeverEndsAPageWithAHeading) {
  for (const SheetCase& sheet_case : all_example_cases())
    for (const std::string& paper : PAPERS) {
      const Laid laid = laid_on(text_of(sheet_case), paper);
      EXPECT_LE(laid.pages.size(), 3u);
      for (const Page& page : laid.pages)
        EXPECT_FALSE(laid.strips[page.back().strip].keeps_with_next) << sheet_title(sheet_case).toStdString();
    }
}

/// Pages painted on a larger image: what lies outside the room of a page is counted.
TEST(ASheetOnPaper, PaintsNothingOutsideItsMargins) {
  constexpr int AROUND = 60;
  constexpr int BEARING = 3;  // letters lean out so far
  for (const std::string& name : OF_EACH_RULESET)
    for (const std::string& paper : PAPERS) {
      const Laid laid = laid_on(text_of(example_case(name)), paper);
      for (std::size_t page = 0; page < laid.pages.size(); ++page) {
        const QSize room(static_cast<int>(std::ceil(laid.room.width())),
                         static_cast<int>(std::ceil(laid.room.height())));
        QImage image(room + QSize(2 * AROUND, 2 * AROUND), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(AROUND, AROUND);
        paint_page(painter, laid, page);
        painter.end();
        const QRect inside = QRect(QPoint(AROUND, AROUND), room).adjusted(-BEARING, -BEARING, BEARING, BEARING);
        for (int y = 0; y < image.height(); ++y)
          for (int x = 0; x < image.width(); ++x)
            if (!inside.contains(x, y)) {
              ASSERT_EQ(image.pixel(x, y), 0xFFFFFFFFU)
                  << name << " on " << paper << ", page " << page + 1 << " at " << x - AROUND << ", " << y - AROUND;
            }
      }
    }
}

TEST(ASheetOnPaper, IsTheSameTextOnEveryPaper) {
  for (const std::string& name : OF_EACH_RULESET)
    for (const std::string& paper : PAPERS) {
      const SheetCase sheet_case = example_case(name);
      const auto pdf = sheet_pdf(text_of(sheet_case), *sheet_paper(paper));
      ASSERT_TRUE(pdf);
      EXPECT_TRUE(pdf->startsWith("%PDF-"));
      const auto pages = pages_of_pdf(*pdf);
      if (pages.empty()) GTEST_SKIP() << "pdftotext is not installed";
      EXPECT_THAT(pages, SizeIs(laid_on(text_of(sheet_case), paper).pages.size()));
      std::string all;
      for (const std::string& page : pages) all += page;
      EXPECT_THAT(all,
                  AllOf(HasSubstr("Ruling sheet · A game"), HasSubstr("The path and its cost"), HasSubstr("Conditions"),
                        HasSubstr("with the date"), HasSubstr("To check this sheet"), Not(HasSubstr("Syntax Error"))));
      for (const Cost& cost : sheet_case.ruling.costs) EXPECT_THAT(all, HasSubstr(cost.rule));
      for (std::size_t i = 0; i < pages.size(); ++i)
        EXPECT_THAT(pages[i], HasSubstr(std::to_string(i + 1) + " of " + std::to_string(pages.size())));
    }
}

TEST(ASheetOnPaper, HasTheTitleInItsData) {
  const auto pdf = sheet_pdf(text_of(example_case("pips-bocage.3")), *sheet_paper("A4"));
  ASSERT_TRUE(pdf);
  // UTF-16, as PDF has it.
  const QString title = "A game – ruling sheet: Tiger 213: Rapid";
  QByteArray utf16;
  for (const QChar c : title) {
    utf16 += static_cast<char>(c.unicode() >> 8);
    utf16 += static_cast<char>(c.unicode() & 0xFF);
  }
  EXPECT_TRUE(pdf->contains(utf16));
}

TEST(ASheetOnPaper, IsRefusedForPaperThatIsNotKnown) {
  const auto none = sheet_paper("Foolscap");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.problem().reason, "the paper of a sheet is A4, Letter, A5, A3 or Legal, not \"Foolscap\"");
  EXPECT_TRUE(sheet_paper("letter"));
}

TEST(ABookletOnPaper, NumbersItsContentsByThePagesOnWhichTheyStand) {
  const auto text = booklet(*built_rulesets(), played("pips-bocage"), {"The lane"});
  const auto pages = pages_of_pdf(*sheet_pdf(*text, *sheet_paper("A4")));
  if (pages.empty()) GTEST_SKIP() << "pdftotext is not installed";
  const Laid laid = laid_on(*text, "A4");
  EXPECT_THAT(pages, SizeIs(laid.pages.size()));
  for (const auto& [anchor, page] : page_numbers(laid.strips, laid.pages)) {
    const std::string& there = pages.at(static_cast<std::size_t>(page) - 1);
    const bool sheet = anchor.startsWith("entry-");
    EXPECT_THAT(there, HasSubstr(sheet ? "Step " + anchor.mid(6).toStdString() + " of the history" : "The"))
        << anchor.toStdString();
  }
  EXPECT_THAT(pages.at(1), HasSubstr("Contents"));
}

TEST(ASheetAsHtml, IsOneWellFormedFileThatAsksForNoOther) {
  for (const std::string& name : OF_EACH_RULESET) {
    const QByteArray html = sheet_html(text_of(example_case(name)));
    EXPECT_THAT(text_in_xml(html), AllOf(HasSubstr("The path and its cost"), HasSubstr("Conditions"))) << name;
    for (const char* outside : {" src=", "url(", "@import", "<script", "<link"})
      EXPECT_FALSE(html.contains(outside)) << outside;
    EXPECT_TRUE(html.contains("<title>A game – ruling sheet: "));
  }
}

TEST(ASheetAsHtml, EscapesNames) {
  SheetCase sheet_case = example_case("pips-bocage.3");
  Piece hostile = sheet_case.game.piece(*sheet_case.game.find_piece("tiger"));
  hostile.name = "<script>alert('x')</script> & \"Co\"";
  sheet_case = *case_of_order(
      *built_rulesets(), sheet_case.game.with_piece(*sheet_case.game.find_piece("tiger"), hostile), sheet_case.order);
  const QByteArray html = sheet_html(ruling_sheet(sheet_case, {"</title><b onload='y'>"}));
  EXPECT_FALSE(html.contains("<script"));
  EXPECT_FALSE(html.contains("<b onload"));
  EXPECT_THAT(text_in_xml(html), HasSubstr("<script>alert('x')</script> & \"Co\": Rapid"));
}

/// A case whose model has a name that would steer what reads it.
SheetCase steered_case() {
  const SheetCase sheet_case = example_case("pips-bocage.3");
  Piece steering = sheet_case.game.piece(*sheet_case.game.find_piece("tiger"));
  steering.name = "T\u202eregi\u2069 \x1b[2J\x01\uffff </title><script>1</script> & Co";
  return *case_of_order(*built_rulesets(), sheet_case.game.with_piece(*sheet_case.game.find_piece("tiger"), steering),
                        sheet_case.order);
}

constexpr const char* STEERED_NAME = "T\\u202eregi\\u2069 \\x1b[2J\\x01\\uffff </title><script>1</script> & Co";

TEST(ASheetWithANameThatSteers, ShowsWhatWouldTurnItRound) {
  const PaperText text = ruling_sheet(steered_case(), {"\u202eA game\x01"});
  const QByteArray html = sheet_html(text);
  const auto svg = sheet_svg(text, *sheet_paper("A4"));
  ASSERT_TRUE(svg);
  for (const QByteArray& file : {html, *svg}) {
    EXPECT_FALSE(file.contains("<script"));
    for (const char* steering : {"\u202e", "\u2069", "\x1b", "\x01", "\uffff"}) EXPECT_FALSE(file.contains(steering));
    EXPECT_THAT(text_in_xml(file), Not(HasSubstr("not well-formed")));
  }
  EXPECT_THAT(text_in_xml(html), HasSubstr(STEERED_NAME));
  EXPECT_THAT(text_in_xml(*svg), AllOf(HasSubstr("\\u202eregi\\u2069"), HasSubstr("</title><script>1</script>")));
}

TEST(ASheetAsSvg, IsOnePageAsWideAsThePaper) {
  for (const std::string& name : OF_EACH_RULESET) {
    const auto svg = sheet_svg(text_of(example_case(name)), *sheet_paper("Letter"));
    ASSERT_TRUE(svg);
    EXPECT_THAT(text_in_xml(*svg), AllOf(HasSubstr("Conditions"), Not(HasSubstr("not well-formed"))));
    QXmlStreamReader reader(*svg);
    reader.readNextStartElement();
    const auto box = reader.attributes().value("viewBox").toString().split(' ');
    ASSERT_THAT(box, SizeIs(4));
    EXPECT_NEAR(box[2].toDouble(), 8.5 * PAPER_UNITS, 0.01);
  }
}

TEST(ASheetAsSvg, IsRefusedForABooklet) {
  const auto text = booklet(*built_rulesets(), played("pips-bocage"), {"The lane"});
  const auto svg = sheet_bytes(*text, SheetFormat::svg);
  ASSERT_FALSE(svg);
  EXPECT_EQ(svg.problem().reason, "a booklet has pages, and an SVG has one: write it as .pdf or .html");
}

TEST(TheCodeOfAHash, HasTheThreeCornersThatCamerasLookFor) {
  const auto rows = qr_modules(QString(64, 'a'));
  ASSERT_GE(rows.size(), 21u);
  const std::size_t far = rows.size() - 7;
  const auto corner = [&](std::size_t top, std::size_t left) {
    for (std::size_t i = 0; i < 7; ++i)
      for (std::size_t k = 0; k < 7; ++k) {
        const std::size_t ring = std::min({i, k, 6 - i, 6 - k});
        if (rows[top + i][left + k] != (ring != 1)) return false;
      }
    return true;
  };
  EXPECT_TRUE(corner(0, 0) && corner(0, far) && corner(far, 0));
  EXPECT_FALSE(corner(far, far));
  EXPECT_TRUE(qr_modules("").empty());
  EXPECT_TRUE(qr_modules(QString(5000, 'a')).empty());
}

TEST(ASheetsName, SaysItsFormat) {
  EXPECT_EQ(sheet_format_of("a/B.PDF"), SheetFormat::pdf);
  EXPECT_EQ(sheet_format_of("a.htm"), SheetFormat::html);
  EXPECT_EQ(sheet_format_of("a.svg"), SheetFormat::svg);
  EXPECT_EQ(sheet_format_of("a.png"), std::nullopt);
}

}  // namespace
}  // namespace linesman

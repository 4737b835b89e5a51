#include "drawing/picture/picture_file.h"

#include <gmock/gmock.h>

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <cmath>

#include "drawing/picture/marks.h"
#include "drawing/picture/picture_sheets.h"
#include "drawing/picture/terrain/terrain_picture.h"
#include "picture/rich_table.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

QByteArray bytes(const Game& game, PictureFormat format, const PictureSize& size, const ViewStyle& style = {}) {
  const auto made = picture_bytes({game, {}, nullptr}, format, size, style);
  EXPECT_TRUE(made.ok()) << (made ? "" : made.problem().reason);
  return made ? *made : QByteArray();
}

std::string refusal(const Game& game, PictureFormat format, const PictureSize& size) {
  const auto made = picture_bytes({game, {}, nullptr}, format, size, {});
  return made ? "made" : english(made.problem().reason);
}

QImage image_of(const QByteArray& png) { return QImage::fromData(png, "PNG"); }

Game bare_table(double width, double depth) {
  Game::Parts parts;
  parts.table = {width, depth, {}};
  return Game(std::move(parts));
}

/// The mean distance of two images' colours, 0 to 255.
double mean_difference(const QImage& a, const QImage& b) {
  double sum = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y);
      const QColor q = b.pixelColor(x, y);
      sum += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue());
    }
  return sum / (3.0 * a.width() * a.height());
}

QImage rasterised(const QByteArray& svg, QSize size) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  QSvgRenderer(svg).render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
  return image;
}

/// The pages of a PDF, in millimetres, as its boxes say.
std::vector<QSizeF> pages_of(const QByteArray& pdf) {
  std::vector<QSizeF> pages;
  static const QRegularExpression box(R"(/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\])");
  for (auto it = box.globalMatch(QString::fromLatin1(pdf)); it.hasNext();) {
    const auto found = it.next();
    pages.emplace_back(found.captured(1).toDouble() / 72 * 25.4, found.captured(2).toDouble() / 72 * 25.4);
  }
  return pages;
}

TEST(APngToScale, HasTheAskedPixelsForAnInchOfTheTable) {
  PictureSize size;
  size.scale = 0.5;
  size.dpi = 100;
  const QImage small = image_of(bytes(bare_table(20, 10), PictureFormat::png, size));
  const QImage large = image_of(bytes(bare_table(40, 10), PictureFormat::png, size));
  EXPECT_NEAR(large.width() - small.width(), 20 * 0.5 * 100, 1);
  EXPECT_EQ(large.height(), small.height());
  EXPECT_NEAR(small.dotsPerMeterX() * 0.0254, 100, 0.1);
}

TEST(ABarePng, IsTheTableToItsEdges) {
  PictureSize size;
  size.bare = true;
  size.dpi = 10;
  EXPECT_EQ(image_of(bytes(bare_table(72, 48), PictureFormat::png, size)).size(), QSize(720, 480));
}

TEST(AnSvg, IsXmlWhateverItsTitleAndItsNamesAre) {
  const std::string hostile =
      "</title><a href='x'><script>1</script></a><title> Tigers & Tommies < \"x\" \x01\x1b \u202e\uffff";
  Game game = rich_table().with_title(hostile);
  Piece piece = game.piece(PieceIndex{0});
  piece.name = hostile;
  game = game.with_piece(PieceIndex{0}, piece);
  PictureSize size;
  for (const std::string& title : {std::string(), hostile}) {
    size.title = title;
    const QByteArray svg = bytes(game, PictureFormat::svg, size);
    EXPECT_FALSE(svg.contains("<script"));
    for (const char* steering : {"\x01", "\x1b", "\u202e", "\uffff"}) EXPECT_FALSE(svg.contains(steering));
    QXmlStreamReader reader(svg);
    QString found;
    while (!reader.atEnd())
      if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("title"))
        found = reader.readElementText();
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    EXPECT_EQ(found.toStdString(), "</title><a href='x'><script>1</script></a><title> Tigers & Tommies < \"x\"  ");
  }
}

TEST(AnSvgToScale, SaysItsSizeInMillimetres) {
  PictureSize size;
  size.bare = true;
  size.scale = 0.1;
  const QString svg = QString::fromUtf8(bytes(bare_table(100, 50), PictureFormat::svg, size));
  EXPECT_TRUE(svg.contains("width=\"254mm\"")) << svg.left(300).toStdString();
  EXPECT_TRUE(svg.contains("height=\"127mm\""));
}

TEST(APdfToScale, HasAPageAsLargeAsThePicture) {
  PictureSize size;
  size.scale = 0.1;
  const auto wide = pages_of(bytes(bare_table(100, 50), PictureFormat::pdf, size));
  const auto narrow = pages_of(bytes(bare_table(50, 50), PictureFormat::pdf, size));
  ASSERT_EQ(wide.size(), 1u);
  ASSERT_EQ(narrow.size(), 1u);
  EXPECT_NEAR(wide[0].width() - narrow[0].width(), 127, 1);
}

TEST(APdf, IsOnThePaperThatIsAskedFor) {
  PictureSize size;
  size.paper = "Letter";
  const auto letter = pages_of(bytes(bare_table(72, 48), PictureFormat::pdf, size));
  ASSERT_EQ(letter.size(), 1u);
  EXPECT_NEAR(letter[0].width(), 279.4, 0.5);
  size.paper = "a3";
  EXPECT_NEAR(pages_of(bytes(bare_table(48, 72), PictureFormat::pdf, size)).at(0).height(), 420, 0.5);
}

TEST(APictureOnPaper, IsWhiteBesideTheTable) {
  const Game game = bare_table(24, 20);
  const auto corner = [&](bool on_paper) {
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::black);
    PictureLayout layout = picture_layout(game, {}, "", QRectF(0, 0, 400, 400));
    layout.on_paper = on_paper;
    QPainter painter(&image);
    paint_picture(painter, layout, "", {game, {}, nullptr}, {});
    painter.end();
    return image.pixelColor(2, 2);
  };
  EXPECT_EQ(corner(true), QColor(Qt::white));
  EXPECT_EQ(corner(false), Palette::of(false).surround);
}

TEST(Sheets, AreAnOverviewAndAPageForEachPartOfTheTable) {
  PictureSize size;
  size.paper = "A4";
  size.sheets = true;
  const Game game = bare_table(24, 20);
  const SheetPlan plan = sheet_plan(game.table(), 1, QSizeF(210 / 25.4, 297 / 25.4));
  EXPECT_EQ(plan.count(), 8);  // 4 × 2 upright or 3 × 3 across
  EXPECT_EQ(pages_of(bytes(game, PictureFormat::pdf, size)).size(), static_cast<std::size_t>(plan.count() + 1));
}

TEST(Sheets, TogetherShowTheWholeTable) {
  for (const Table& table : {Table{72, 48, {}}, Table{7, 10, {}}, Table{1, 1, {}}, Table{48, 72, {}}})
    for (const double scale : {1.0, 0.5, 2.0}) {
      const SheetPlan plan = sheet_plan(table, scale, QSizeF(8.27, 11.69));
      const Box last = plan.part(plan.columns - 1, plan.rows - 1, table);
      EXPECT_GE(last.max.x, table.width - 1e-6);
      EXPECT_LT(last.min.x, table.width);
      EXPECT_LE(last.min.y, 1e-6);
      EXPECT_GT(last.max.y, 0);
      EXPECT_EQ(plan.part(0, 0, table).max.y, table.depth);
    }
}

TEST(Sheets, AreNamedByColumnAndRow) {
  EXPECT_EQ(SheetPlan::name(0, 0), "A1");
  EXPECT_EQ(SheetPlan::name(1, 2), "B3");
  EXPECT_EQ(SheetPlan::name(26, 9), "AA10");
}

TEST(ASize, IsRefusedThatNoFileHas) {
  const Game game = bare_table(72, 48);
  EXPECT_THAT(refusal(game, PictureFormat::png, {.scale = 1, .dpi = 1200}), HasSubstr("pixels"));
  EXPECT_THAT(refusal(game, PictureFormat::png, {.scale = -1}), HasSubstr("scale"));
  EXPECT_THAT(refusal(game, PictureFormat::png, {.scale = std::nan("")}), HasSubstr("scale"));
  EXPECT_THAT(refusal(game, PictureFormat::png, {.dpi = 1e9}), HasSubstr("dots per inch"));
  EXPECT_THAT(refusal(game, PictureFormat::png, {.sheets = true}), HasSubstr("only a PDF"));
  EXPECT_THAT(refusal(game, PictureFormat::svg, {.paper = "A4"}), HasSubstr("only a PDF"));
  EXPECT_THAT(refusal(game, PictureFormat::pdf, {.paper = "A17"}), HasSubstr("A17"));
  EXPECT_THAT(refusal(game, PictureFormat::pdf, {.scale = 1, .paper = "A4"}), HasSubstr("does not fit"));
  EXPECT_THAT(refusal(bare_table(1200, 1200), PictureFormat::pdf, {.paper = "A4", .sheets = true}),
              HasSubstr("sheets"));
}

TEST(ATitle, TakesRoomAboveTheTable) {
  const Game game = bare_table(30, 20);
  const QImage without = image_of(bytes(game, PictureFormat::png, {.scale = 0.5, .dpi = 96}));
  const QImage with = image_of(bytes(game, PictureFormat::png, {.scale = 0.5, .dpi = 96, .title = "The ford"}));
  EXPECT_GT(with.height(), without.height() + 20);
  EXPECT_EQ(with.width(), without.width());
}

TEST(TheLegend, StandsBesideTheTable) {
  const Game game = rich_table();
  ViewStyle style;
  style.legend = true;
  const PictureLayout layout = picture_layout(game, style, "", 20);
  EXPECT_FALSE(layout.legend.intersects(layout.table(game.table())));
  EXPECT_TRUE(QRectF(QPointF(0, 0), layout.size).contains(layout.legend));
  EXPECT_GT(layout.scale_bar.y(), layout.table(game.table()).bottom());
}

// Rasterising smooths a little differently; dashes or widths that are wrong move the mean by a multiple of this.
TEST(AnSvg, LooksLikeThePng) {
  const Game game = rich_table();
  const QImage png = image_of(bytes(game, PictureFormat::png, {.dpi = 20, .bare = true}));
  const QByteArray svg = bytes(game, PictureFormat::svg, {.bare = true});
  const QImage image = rasterised(svg, png.size());
  const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
  if (!kept.isEmpty()) {
    png.save(kept + "/compared.png");
    image.save(kept + "/compared-svg.png");
  }
  EXPECT_LT(mean_difference(png, image), 4);
}

/// How much ink a dashed line leaves, of a solid one, where it is drawn in inches under a scale.
double ink_of_dashes(PictureFormat format, void (*draw)(QPainter&, const QPainterPath&, const QPen&)) {
  const auto ink = [&](Qt::PenStyle style) {
    QPainterPath line;
    line.moveTo(1, 1);
    line.lineTo(19, 1);
    const auto paint = [&](QPainter& painter) {
      painter.fillRect(QRectF(0, 0, 400, 40), Qt::white);
      painter.scale(20, 20);
      draw(painter, line, QPen(Qt::black, 0.2, style, Qt::FlatCap));
    };
    QImage image(400, 40, QImage::Format_RGB32);
    if (format == PictureFormat::png) {
      QPainter painter(&image);
      paint(painter);
    } else {
      QBuffer out;
      QSvgGenerator svg;
      svg.setOutputDevice(&out);
      svg.setSize(QSize(400, 40));
      svg.setViewBox(QRectF(0, 0, 400, 40));
      QPainter painter(&svg);
      paint(painter);
      painter.end();
      image = rasterised(out.data(), image.size());
    }
    double dark = 0;
    for (int x = 0; x < image.width(); ++x)
      for (int y = 0; y < image.height(); ++y) dark += 255 - image.pixelColor(x, y).lightness();
    return dark;
  };
  return ink(Qt::DashLine) / ink(Qt::SolidLine);
}

TEST(DashesOfAThinPen, AreAsLongInAnSvgAsInAPng) {
  EXPECT_NEAR(ink_of_dashes(PictureFormat::svg, draw_path), ink_of_dashes(PictureFormat::png, draw_path), 0.05);
}

/// The names of a crowded table, with the boxes of its models' bases, table inches.
TEST(NamesOfTerrain, StayOnTheTableAndOffTheModels) {
  Game::Parts parts;
  parts.table = {30, 20, {}};
  const auto area = [&](const char* name, double x, double y) {
    Feature wood;
    wood.id = "wood-" + std::to_string(parts.terrain.size());
    wood.name = name;
    wood.kind = Kind::wood;
    wood.shape = MultiPolygon{{{{x, y}, {x + 8, y}, {x + 8, y + 5}, {x, y + 5}}, {}}};
    parts.terrain.push_back(wood);
  };
  area("At the very edge", -4.5, 8);
  area("Under a tank", 12, 8);
  const Game game(std::move(parts));
  TerrainPicture terrain(game.terrain_ptr(), game.table());
  const Box tank{{14, 9.5}, {18, 11.5}};
  terrain.keep_names_off({tank}, {{0, 0}, {game.table().width, game.table().depth}});
  const Projection projection{30, {0, 600}};
  const std::vector<QRectF> names = terrain.name_boxes(projection);
  EXPECT_EQ(names.size(), 2u);
  for (const QRectF& name : names) {
    EXPECT_TRUE(QRectF(0, 0, 900, 600).contains(name));
    EXPECT_FALSE(projection.to_paper(tank).intersects(name));
  }
}

}  // namespace
}  // namespace linesman

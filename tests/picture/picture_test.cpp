#include "drawing/picture/picture_file.h"

#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "picture/rich_table.h"

namespace linesman {
namespace {

/// Where pictures go: a folder that goes away, or the one that a person wants to look at.
class Pictures : public testing::Test {
 protected:
  std::string path(const char* name) const {
    const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
    return (kept.isEmpty() ? folder_.path() : kept).toStdString() + "/" + name;
  }
  static QByteArray content(const std::string& file) {
    QFile f(QString::fromStdString(file));
    return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
  }

 private:
  QTemporaryDir folder_;
};

TEST_F(Pictures, OfARichTableAreWrittenAsPng) {
  const std::string file = path("table.png");
  ViewStyle style;
  style.legend = true;
  ASSERT_TRUE(render_picture({rich_table(), {}, nullptr}, file, style).ok());
  const QImage image(QString::fromStdString(file));
  EXPECT_EQ(std::max(image.width(), image.height()), 2400);
}

TEST_F(Pictures, OfARulingDifferFromThoseWithout) {
  const Game game = rich_table();
  const Judgement judgement = rich_judgement(game);
  ASSERT_TRUE(render_picture({game, {}, nullptr}, path("plain.png")).ok());
  ASSERT_TRUE(render_picture({game, {}, &judgement}, path("ruling.png")).ok());
  EXPECT_NE(content(path("plain.png")), content(path("ruling.png")));
}

TEST_F(Pictures, ForDarkSurroundingsAreDarker) {
  const Game game = rich_table();
  ViewStyle dark;
  dark.dark = true;
  const Judgement judgement = rich_judgement(game);
  ASSERT_TRUE(render_picture({game, {}, &judgement}, path("dark.png"), dark).ok());
  const QImage image =
      QImage(QString::fromStdString(path("dark.png"))).scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  EXPECT_LT(image.pixelColor(0, 0).lightness(), 128);
}

TEST_F(Pictures, AreWrittenAsSvgAndPdfToo) {
  const Game game = rich_table();
  const Judgement judgement = rich_judgement(game);
  ASSERT_TRUE(render_picture({game, {}, &judgement}, path("table.svg")).ok());
  EXPECT_TRUE(content(path("table.svg")).contains("</svg>"));
  ASSERT_TRUE(render_picture({game, {}, &judgement}, path("table.pdf")).ok());
  EXPECT_TRUE(content(path("table.pdf")).startsWith("%PDF"));
}

TEST_F(Pictures, AreRefusedWithTheFileAndAReason) {
  const Result<void> ending = render_picture({Game(), {}, nullptr}, path("table.bmp"));
  ASSERT_FALSE(ending.ok());
  EXPECT_EQ(ending.problem().file, path("table.bmp"));
  for (const char* name : {"no/such/folder/table.png", "no/such/folder/table.svg", "no/such/folder/table.pdf"})
    EXPECT_FALSE(render_picture({Game(), {}, nullptr}, path(name)).ok()) << name;
}

TEST_F(Pictures, OfTheSameGameAreTheSame) {
  ASSERT_TRUE(render_picture({rich_table(), {}, nullptr}, path("once.png")).ok());
  ASSERT_TRUE(render_picture({rich_table(), {}, nullptr}, path("again.png")).ok());
  EXPECT_EQ(content(path("once.png")), content(path("again.png")));
}

TEST_F(Pictures, HaveTheProportionsOfTheTable) {
  const QImage image = thumbnail(rich_table(), {300, 300}, {});
  EXPECT_EQ(image.size(), QSize(300, 200));
}

TEST_F(Pictures, OfAnEmptyTableOfAnySizeCanBeMade) {
  for (const auto& [width, depth] : {std::pair{1.0, 1.0}, std::pair{1200.0, 1.0}, std::pair{1.0, 1200.0}}) {
    Game::Parts parts;
    parts.table = {width, depth, {}};
    EXPECT_TRUE(render_picture({Game(std::move(parts)), {}, nullptr}, path("empty.png")).ok());
  }
}

}  // namespace
}  // namespace linesman

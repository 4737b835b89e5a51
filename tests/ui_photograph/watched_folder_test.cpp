#include "ui/window/photograph/watched_folder.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QTimer>

#include "photo/picture_input.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;

QByteArray picture_as(const char* format) {
  QImage picture(300, 200, QImage::Format_RGB32);
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) picture.setPixel(x, y, qRgb(x % 256, y, (x * y) % 256));
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  picture.save(&out, format);
  return bytes;
}

class AWatchedFolder : public ::testing::Test {
 protected:
  AWatchedFolder() {
    QObject::connect(&watched, &WatchedFolder::photograph_came, &watched,
                     [this](const QString& path) { came << QFileInfo(path).fileName(); });
  }

  void write(const char* name, const QByteArray& bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly) const {
    QFile file(at + "/" + name);
    ASSERT_TRUE(file.open(mode));
    file.write(bytes);
  }
  /// Lets events come until the number of photographs is `photographs`.
  void wait_for(qsizetype photographs) const {
    constexpr int PATIENCE = 60'000;  // ms
    QElapsedTimer clock;
    clock.start();
    while (came.size() < photographs && clock.elapsed() < PATIENCE)
      QApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const QString& name : came) all.push_back(name.toStdString());
    return all;
  }

  TemporaryFolder folder;
  QString at = QString::fromStdString(folder.path().string());
  WatchedFolder watched;
  QStringList came;
};

TEST_F(AWatchedFolder, OffersANewPictureAndNoOldOneAndNothingElse) {
  write("old.jpg", picture_as("JPEG"));
  ASSERT_TRUE(watched.watch(at));
  write("notes.txt", "no picture");
  write("new.jpg", picture_as("JPEG"));
  wait_for(1);
  write("later.png", picture_as("PNG"));
  wait_for(2);
  EXPECT_THAT(names(), ElementsAre("new.jpg", "later.png"));
}

TEST_F(AWatchedFolder, WaitsForAPictureThatIsHalfWritten) {
  ASSERT_TRUE(watched.watch(at));
  const QByteArray whole = picture_as("JPEG");
  write("slow.jpg", whole.left(whole.size() / 2));
  write("quick.jpg", whole);
  wait_for(1);
  EXPECT_THAT(names(), ElementsAre("quick.jpg"));
  write("slow.jpg", whole.mid(whole.size() / 2), QIODevice::Append);
  wait_for(2);
  EXPECT_THAT(names(), ElementsAre("quick.jpg", "slow.jpg"));
}

TEST_F(AWatchedFolder, OffersThePictureThatWasBeingWrittenWhenItWasTakenUp) {
  const QByteArray whole = picture_as("PNG");
  write("slow.png", whole.left(100));
  ASSERT_TRUE(watched.watch(at));
  write("slow.png", whole.mid(100), QIODevice::Append);
  wait_for(1);
  EXPECT_THAT(names(), ElementsAre("slow.png"));
}

TEST_F(AWatchedFolder, IsQuietOnceItIsStopped) {
  ASSERT_TRUE(watched.watch(at));
  watched.stop();
  EXPECT_TRUE(watched.folder().isEmpty());
  write("new.jpg", picture_as("JPEG"));
  QEventLoop loop;
  QTimer::singleShot(600, &loop, &QEventLoop::quit);
  loop.exec();
  EXPECT_THAT(names(), ElementsAre());
}

TEST_F(AWatchedFolder, ThatIsNotThereIsRefused) {
  EXPECT_FALSE(watched.watch(at + "/nowhere"));
  EXPECT_TRUE(watched.folder().isEmpty());
}

TEST(APictureFile, IsWholeOnceItsFormatHasItsEnd) {
  for (const char* format : {"JPEG", "PNG", "WEBP"}) {
    const QByteArray whole = picture_as(format);
    ASSERT_FALSE(whole.isEmpty()) << format;
    EXPECT_TRUE(is_whole_picture(whole)) << format;
    for (const int part : {0, 5, 40, 200, static_cast<int>(whole.size()) - 5})
      EXPECT_FALSE(is_whole_picture(whole.left(part))) << format << ", " << part;
  }
  QByteArray heif(
      "\0\0\0\x10"
      "ftypheic"
      "\0\0\0\0"
      "\0\0\0\x0C"
      "mdat"
      "data",
      28);
  EXPECT_TRUE(is_whole_picture(heif));
  EXPECT_FALSE(is_whole_picture(heif.left(26)));
  EXPECT_FALSE(is_whole_picture("a text that is no picture"));
}

}  // namespace
}  // namespace linesman

#include <gmock/gmock.h>

#include <QDirIterator>
#include <QFile>

namespace linesman {
namespace {

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QFile::ReadOnly)) << path.toStdString();
  return file.readAll();
}

QStringList programs_and_plugins() {
  QStringList all{LINESMAN_CLI, LINESMAN_WINDOW};
  for (QDirIterator it(LINESMAN_RULESETS, {"*.so"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    all << it.next();
  return all;
}

TEST(AProgramOrPlugin, HoldsNoPathOfWhereItWasBuilt) {
  ASSERT_GT(programs_and_plugins().size(), 2);
  for (const QString& path : programs_and_plugins())
    EXPECT_FALSE(bytes_of(path).contains(LINESMAN_SOURCE_DIR)) << path.toStdString();
}

}  // namespace
}  // namespace linesman

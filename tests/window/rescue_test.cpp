#include <QDir>
#include <new>
#include <stdexcept>

#include "ui/window/application.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

/// Throws while it handles an event.
class Thrower : public QObject {
 public:
  explicit Thrower(std::function<void()> thrown) : thrown_(std::move(thrown)) {}
  bool event(QEvent*) override {
    thrown_();
    return true;
  }

 private:
  std::function<void()> thrown_;
};

void let_throw(std::function<void()> thrown) {
  Thrower thrower(std::move(thrown));
  QEvent event(QEvent::User);
  QCoreApplication::sendEvent(&thrower, &event);
}

class Rescue : public WindowTest {
 protected:
  Rescue() {
    application().set_rescue([this](const QString& why) { window->rescue(why); });
  }
  ~Rescue() override { application().set_rescue({}); }

  static GuardedApplication& application() { return *dynamic_cast<GuardedApplication*>(qApp); }
  QStringList games() const { return QDir(folder.path()).entryList({"*.linesman"}, QDir::Files); }
};

TEST_F(Rescue, SavesACopyOfAGameWithUnsavedChangesAndGoesOn) {
  open();
  propose_rapid(5, {4, 3});
  key(Qt::Key_Return);
  const QStringList before = games();
  let_throw([] { throw std::runtime_error("a wheel came off"); });
  const QString said = window->messages().sentence();
  EXPECT_TRUE(said.contains("a wheel came off")) << said.toStdString();
  QStringList after = games();
  for (const QString& old : before) after.removeAll(old);
  ASSERT_EQ(after.size(), 1);
  EXPECT_TRUE(said.contains(after.front())) << said.toStdString();
  const auto copy = load_document(folder.filePath(after.front()).toStdString());
  ASSERT_TRUE(copy) << copy.problem().sentence();
  EXPECT_EQ(copy->game.piece(PieceIndex{0}).pose.at, (Vec{10, 11}));
  EXPECT_TRUE(window->isWindowModified()) << "the game's own file is as it was";
  window->actions().command("undo")->trigger();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
}

TEST_F(Rescue, SavesNothingWhereNothingIsUnsaved) {
  open();
  const QStringList before = games();
  let_throw([] { throw std::bad_alloc(); });
  EXPECT_TRUE(window->messages().sentence().contains("not enough memory"));
  EXPECT_EQ(games(), before);
}

TEST_F(Rescue, TellsNoFolderOfWhoeverBuiltTheProgram) {
  open();
  let_throw([] { LINESMAN_CHECK(1 + 1 == 3); });
  EXPECT_TRUE(window->messages().sentence().contains("rescue_test.cpp"));
  EXPECT_FALSE(window->messages().sentence().contains("/"));
}

}  // namespace
}  // namespace linesman::testing_window

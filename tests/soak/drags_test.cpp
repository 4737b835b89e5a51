// A long evening: models are dragged about, orders carried out and taken back, game after game. The window neither
// grows nor stands still.
#include <QDir>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <deque>
#include <fstream>
#include <numeric>
#include <vector>

#include "base/text.h"
#include "files/disk/file.h"
#include "support/counted_rulesets.h"
#include "support/random.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

constexpr int USUAL_DRAGS = 200;
constexpr int DRAGS_OF_A_GAME = 60;   // then the next is opened, so that a record of hours is not what grows
constexpr int ENOUGH_TO_TELL = 5000;  // drags: by then caches are full

int drags_wanted() {
  const char* drags = std::getenv("LINESMAN_DRAGS");
  return static_cast<int>(drags ? parse_number(drags).value_or(USUAL_DRAGS) : USUAL_DRAGS);
}

/// Milliseconds that this thread has worked: another program's turn is no pause of the window.
double worked() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Milliseconds, counted by tenths so that counting is not what grows.
class Pauses {
 public:
  void add(double milliseconds) {
    const auto tenths = static_cast<std::size_t>(std::max(0.0, milliseconds) * 10);
    ++counts_[std::min(tenths, counts_.size() - 1)];
    ++all_;
    longest_ = std::max(longest_, milliseconds);
  }

  /// That part of all was no longer.
  double at(double part) const {
    std::size_t left = static_cast<std::size_t>(part * static_cast<double>(all_));
    for (std::size_t tenths = 0; tenths < counts_.size(); ++tenths) {
      if (left < counts_[tenths]) return static_cast<double>(tenths + 1) / 10;
      left -= counts_[tenths];
    }
    return longest_;
  }
  double longest() const { return longest_; }

 private:
  std::vector<std::size_t> counts_ = std::vector<std::size_t>(10'000);
  std::size_t all_ = 0;
  double longest_ = 0;
};

/// Mebibytes that are in memory now.
double resident() {
  std::ifstream facts("/proc/self/statm");
  double pages = 0;
  facts >> pages >> pages;
  return pages * 4096 / (1024 * 1024);
}

class Soak : public WindowTest {
 protected:
  /// Opens the next example, from a copy.
  void open_next();
  void drag_something();
  void do_something_with_the_order();

  void SetUp() override { session().use_rulesets(rulesets_); }

  /// Does it, and everything that it leads to on the interface's thread.
  template <class Act>
  void timed(const char* what, Act act) {
    const AskedCount asked = rulesets_->asked().here();
    const double before = worked();
    QElapsedTimer timer;
    timer.start();
    act();
    QCoreApplication::processEvents();
    pauses_.add(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    const AskedCount now = rulesets_->asked().here();
    most_asked_.questions = std::max(most_asked_.questions, now.questions - asked.questions);
    most_asked_.looks = std::max(most_asked_.looks, now.looks - asked.looks);
    const double work = worked() - before;
    if (work <= most_work_) return;
    most_work_ = work;
    most_work_was_ = std::string(what) + " in " + game_;
  }

  void say_how_it_goes(int drags) const;

  /// Mebibytes, the mean over the last round of examples: they differ by more than what may grow.
  double resident_in_a_round() const {
    return std::accumulate(residents_.begin(), residents_.end(), 0.0) / static_cast<double>(residents_.size());
  }

  std::shared_ptr<const CountedRulesets> rulesets_ =
      std::make_shared<const CountedRulesets>(session().shared_rulesets());
  Random random_{20261122};
  Pauses pauses_;
  AskedCount most_asked_;  ///< by the interface's thread, in one pause
  double most_work_ = 0;   ///< milliseconds of one pause
  std::string most_work_was_;
  std::string game_;
  std::deque<double> residents_;  ///< of the last round of examples, one each when the next was opened
  int carried_out_ = 0;
  std::size_t next_ = 0;
};

void Soak::open_next() {
  const QDir examples(QString(LINESMAN_SOURCE_DIR) + "/resources/examples");
  const QStringList games = examples.entryList({"*.linesman"}, QDir::Files, QDir::Name);
  residents_.push_back(resident());
  if (residents_.size() > static_cast<std::size_t>(games.size())) residents_.pop_front();
  const QString name = games[static_cast<qsizetype>(next_++) % games.size()];
  game_ = name.toStdString();
  if (session().has_game()) session().file().saved_as(session().file().name(), session().file().document().source);
  open(read_file(examples.filePath(name).toStdString()).value());
}

void Soak::drag_something() {
  const Game& game = session().game();
  const Piece& piece = game.piece(static_cast<PieceIndex>(random_.below(game.pieces().size())));
  if (!piece.on_table()) return;
  const Vec from = piece.pose.at;
  const Vec to = from + Vec{random_.between(-9, 9), random_.between(-9, 9)};
  constexpr int MOVES = 6;
  timed("a press", [&] { press(from); });
  for (int i = 1; i <= MOVES; ++i) timed("a move", [&] { move_to(from + (to - from) * (double(i) / MOVES)); });
  timed("a release", [&] { release(to); });
}

void Soak::do_something_with_the_order() {
  const auto answered = [this] {
    return !session().proposal().order() || !session().hearing() || session().proposal().answer_is_current();
  };
  ASSERT_TRUE(wait_until(answered)) << "the referee did not answer in " << game_;
  const AnswerPtr answer = session().proposal().answer();
  const Ruling* ruling = session().proposal().order() && answer ? answer->ruling() : nullptr;
  if (ruling != nullptr && ruling->verdict == Verdict::legal) {
    timed("carrying out", [&] { window->carry_out(); });
    ++carried_out_;
  }
  switch (random_.below(5)) {
    case 0: timed("Escape", [&] { key(Qt::Key_Escape); }); break;
    case 1: timed("an undo", [&] { window->actions().command("undo")->trigger(); }); break;
    case 2: timed("a redo", [&] { window->actions().command("redo")->trigger(); }); break;
    default: break;
  }
}

void Soak::say_how_it_goes(int drags) const {
  std::printf(
      "%d drags, %d carried out: %.1f MiB; pauses: median %.1f ms, 99 of 100 below %.1f, 9999 of 10000 below %.1f, "
      "longest %.1f; most work %.1f ms (%s); most asked of the rules in one: %zu questions, %llu looks\n",
      drags, carried_out_, resident(), pauses_.at(0.5), pauses_.at(0.99), pauses_.at(0.9999), pauses_.longest(),
      most_work_, most_work_was_.c_str(), most_asked_.questions, static_cast<unsigned long long>(most_asked_.looks));
  std::fflush(stdout);
}

TEST_F(Soak, LeavesTheWindowAsLightAndAsQuickAsItWas) {
  const int wanted = drags_wanted();
  double warm = 0;
  for (int drag = 0; drag < wanted; ++drag) {
    if (drag % DRAGS_OF_A_GAME == 0) timed("opening", [&] { open_next(); });
    drag_something();
    if (random_.below(3) == 0) do_something_with_the_order();
    if (HasFatalFailure()) return;
    if (drag + 1 == wanted / 5) warm = resident_in_a_round();
    if ((drag + 1) % 1000 == 0) say_how_it_goes(drag + 1);
  }
  const double end = resident_in_a_round();
  say_how_it_goes(wanted);
  std::printf("memory in a round of examples after a fifth of the drags %.1f MiB, at the end %.1f\n", warm, end);
  EXPECT_GT(carried_out_, 0) << "play that never comes to anything";
  // The lengths of pauses are printed above. The test holds their causes: the interface's thread judges only orders
  // that are carried out, or the few acts offered on a drop, and each with a hundredth of the budget of one order.
  constexpr std::size_t MAX_QUESTIONS = 20;  // two an order: to read it, to judge it
  constexpr std::uint64_t MAX_LOOKS = Budget::OF_AN_ORDER / 100;
  EXPECT_LE(most_asked_.questions, MAX_QUESTIONS);
  EXPECT_LT(most_asked_.looks, MAX_LOOKS);
  constexpr double MAX_GROWTH = 1.05;
  if (wanted >= ENOUGH_TO_TELL) {
    EXPECT_LT(end, warm * MAX_GROWTH);
  }
}

}  // namespace
}  // namespace linesman::testing_window

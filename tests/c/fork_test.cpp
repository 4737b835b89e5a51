// A child of fork() uses the library while other threads of its parent are in it.
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "c/library_calls.h"

namespace linesman {
namespace {

using namespace c_test;

/// The status of the child: 0 where it has the answer of its parent.
int answer_in_child(const std::string& line, const std::string& expected) {
  constexpr unsigned SECONDS = 120;  // a child that waits for a lock of its parent's threads waits for ever
  ::alarm(SECONDS);
  const EnginePointer own = engine();
  return taken(lm_call(own.get(), line.c_str())) == expected ? 0 : 1;
}

TEST(AChildOfFork, OpensAnEngineWhileThreadsOfItsParentCall) {
  constexpr int CHILDREN = 30;
  const std::string line = asked_of_cases().front().line();
  const EnginePointer opened = engine();
  const std::string expected = taken(lm_call(opened.get(), line.c_str()));
  std::atomic<bool> over{false};
  std::thread calls([&] {
    while (!over) EXPECT_EQ(taken(lm_call(opened.get(), line.c_str())), expected);
  });
  std::thread opens([&] {
    while (!over) EXPECT_EQ(taken(lm_call(engine().get(), line.c_str())), expected);
  });
  for (int i = 0; i < CHILDREN; ++i) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(answer_in_child(line, expected));
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0) << "child " << i
                         << (WIFSIGNALED(status) ? " was killed or waited for ever" : " answers otherwise");
  }
  over = true;
  calls.join();
  opens.join();
}

}  // namespace
}  // namespace linesman

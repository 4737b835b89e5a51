// The same without libFuzzer, for every compiler: each file of a folder, and changes of it, from a fixed seed.
//
//   fuzz_order FOLDER [CHANGES]      changes of each file, 200 unless said
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "../mutations.h"
#include "base/text.h"
#include "expect.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace {

using namespace linesman;

std::vector<std::string> inputs_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(folder)) names.push_back(file.path().string());
  std::sort(names.begin(), names.end());
  return names;
}

void read_changed(const std::string& text, int changes, fuzz::Mutator& mutator) {
  constexpr int BYTES_EVERY = 8;
  constexpr std::size_t DEEP_ENOUGH = 100;  // deeper than any reader goes
  const auto json = parse_json(text, "");
  for (int i = 0; i < changes; ++i) {
    const bool as_bytes = !json || i % BYTES_EVERY == 0;
    const Value value = as_bytes ? Value() : mutator.changed(*json);
    // What is nested deeper than anybody writes cannot be written here either.
    const bool writable = !as_bytes && depth_of(value) <= DEEP_ENOUGH;
    const std::string changed = writable ? write_json(value) : mutator.damaged(text);
    fuzz::now_reading(changed);
    fuzz::read_hostile(changed);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  constexpr double USUAL_CHANGES = 200;
  const auto changes = static_cast<int>(argc > 2 ? parse_number(argv[2]).value_or(USUAL_CHANGES) : USUAL_CHANGES);
  fuzz::Mutator mutator(1);
  std::size_t executions = 0;
  for (const std::string& name : inputs_in(argv[1])) {
    const std::string text = read_file(name).value();
    fuzz::now_reading(text);
    fuzz::read_hostile(text);
    read_changed(text, changes, mutator);
    executions += 1 + static_cast<std::size_t>(changes);
  }
  std::printf("%zu inputs read\n", executions);
  return executions > 0 ? 0 : 1;
}

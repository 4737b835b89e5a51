// An order as it is read, and judged on every example.
#include <algorithm>
#include <filesystem>

#include "expect.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "support/built_rulesets.h"

namespace linesman::fuzz {

namespace {

std::vector<Hearing> heard_examples() {
  std::vector<std::string> files;
  for (const auto& file : std::filesystem::directory_iterator(LINESMAN_SOURCE_DIR "/resources/examples"))
    if (file.path().extension() == ".linesman") files.push_back(file.path().string());
  std::sort(files.begin(), files.end());
  std::vector<Hearing> hearings;
  for (const std::string& file : files) hearings.push_back(built_referee().open(load_document(file)->game).value());
  return hearings;
}

}  // namespace

void read_hostile(std::string_view input) {
  constexpr std::uint64_t LOOKS = 2'000'000;
  const auto json = parse_json(input, "");
  const auto order = json ? read_order(*json, "") : Result<Order>(Problem{});
  if (!order) return;
  const Value written = write_order(*order);
  const auto again = read_order(written, "");
  expect(again && write_order(*again) == written, "a written order is read as it was");
  static const std::vector<Hearing> hearings = heard_examples();
  for (const Hearing& hearing : hearings) {
    Budget budget(LOOKS);
    const auto judged = hearing.judge(*order, budget);
    if (!judged) continue;
    const Value ruling = write_ruling(judged->ruling, hearing.game());
    expect(parse_json(write_json(ruling), "").ok(), "a ruling is JSON");
    const bool passes = judged->ruling.verdict == Verdict::legal || judged->ruling.verdict == Verdict::marginal;
    if (passes) expect(applied(hearing.game(), judged->ruling).ok(), "what is legal can be carried out");
  }
}

}  // namespace linesman::fuzz

// The census by hand: divides it into groups and samples until the ruling that changed is found, or writes it anew.
#include <iostream>

#include "census/census.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"

namespace linesman::census {
namespace {

const char* const USAGE =
    "linesman_census divide RULESET               the hash of each group; ! where it is not the tracked one\n"
    "linesman_census divide RULESET GROUP         the hash of each sample of it\n"
    "linesman_census divide RULESET GROUP SAMPLE  game, order, ruling and trace\n"
    "linesman_census write [RULESET...]           tracks the hashes of today, of all rulesets or of these\n";

std::string shares(const Verdicts& verdicts) {
  int all = 0;
  for (const auto& [verdict, count] : verdicts) all += count;
  std::string said = std::to_string(all);
  for (const auto& [verdict, count] : verdicts)
    said += "  " + verdict + " " + std::to_string((100 * count + all / 2) / all) + "%";
  return said;
}

int divide(const std::string& ruleset) {
  const Census census = taken(ruleset);
  const Hashes now = hashes_of(census);
  const Result<Hashes> known = tracked(ruleset);
  const Hashes then = known ? *known : Hashes();
  Verdicts all;
  for (const auto& [name, group] : census) {
    const auto old = then.find(name);
    const bool same = old != then.end() && old->second == now.at(name);
    std::cout << hex(now.at(name)) << (same ? "  " : " !") << " " << name << "  " << shares(group.verdicts) << "\n";
    if (name.starts_with("random/"))
      for (const auto& [verdict, count] : group.verdicts) all[verdict] += count;
  }
  if (!all.empty()) std::cout << "of the random orders  " << shares(all) << "\n";
  std::cout << hex(sum(now)) << (now == then ? "  " : " !") << " " << ruleset << "\n";
  return census.empty() ? 2 : 0;
}

int divide(const std::string& ruleset, const std::string& group) {
  const Group found = taken(ruleset, group);
  for (const auto& [name, hash] : found.samples) std::cout << hex(hash) << "  " << name << "\n";
  if (found.samples.empty()) std::cerr << ruleset << " has no group \"" << group << "\"\n";
  return found.samples.empty() ? 2 : 0;
}

int divide(const std::string& ruleset, const std::string& group, const std::string& name) {
  bool found = false;
  for_each_sample_of_group(ruleset, group, [&](const Sample& sample) {
    if (sample.name != name) return;
    found = true;
    if (sample.hearing) std::cout << write_json(write_document({sample.hearing->game(), Value()})) << "\n";
    if (sample.order) std::cout << write_json(write_order(*sample.order)) << "\n";
    std::cout << answer_to(sample).text << "\n";
  });
  if (!found) std::cerr << group << " has no sample \"" << name << "\"\n";
  return found ? 0 : 2;
}

int write(const std::vector<std::string>& rulesets) {
  for (const std::string& ruleset : rulesets) {
    const Hashes groups = hashes_of(taken(ruleset));
    const auto written = track(ruleset, groups);
    if (!written) {
      std::cerr << written.problem().sentence() << "\n";
      return 2;
    }
    std::cout << hex(sum(groups)) << "  " << ruleset << "\n";
  }
  return 0;
}

int run(const std::vector<std::string>& words) {
  const std::string verb = words.empty() ? "" : words.front();
  if (verb == "write")
    return write(words.size() > 1 ? std::vector(words.begin() + 1, words.end()) : rulesets_with_samples());
  if (verb == "divide" && words.size() == 2) return divide(words[1]);
  if (verb == "divide" && words.size() == 3) return divide(words[1], words[2]);
  if (verb == "divide" && words.size() == 4) return divide(words[1], words[2], words[3]);
  std::cerr << USAGE;
  return 2;
}

}  // namespace
}  // namespace linesman::census

int main(int count, char** words) {
  try {
    return linesman::census::run({words + 1, words + count});
  } catch (const std::exception& failure) {
    std::cerr << failure.what() << "\n";
    return 2;
  }
}

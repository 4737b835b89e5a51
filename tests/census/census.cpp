#include "census/census.h"

#include "files/disk/file.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "support/cases.h"
#include "support/fnv.h"

namespace linesman::census {

namespace {

std::string file_of(const std::string& ruleset) { return in_project("tests/census/" + ruleset + ".json"); }

void enter(Group& group, const Sample& sample) {
  const Answer answer = answer_to(sample);
  ++group.verdicts[answer.verdict];
  group.samples[sample.name] = fnv(answer.text);
}

}  // namespace

Answer answer_to(const Sample& sample) {
  if (!sample.hearing) return {"refused", sample.hearing.problem().sentence()};
  if (!sample.order) return {"refused", sample.order.problem().sentence()};
  const Result<Judgement> judgement = sample.hearing->judge(*sample.order);
  if (!judgement) return {"refused", judgement.problem().sentence()};
  const Game& game = sample.hearing->game();
  return {std::string(name_of(judgement->ruling.verdict)),
          write_json(write_ruling(judgement->ruling, game)) + "\n" + write_json(write_trace(judgement->trace, game))};
}

std::string hex(std::uint64_t hash) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4) *digit = "0123456789abcdef"[hash & 15];
  return text;
}

std::uint64_t sum(const Hashes& hashes) {
  std::uint64_t all = FNV_START;
  for (const auto& [name, hash] : hashes) all = fnv(name + " " + hex(hash) + "\n", all);
  return all;
}

Census taken(const std::string& ruleset) {
  Census census;
  for_each_sample(ruleset, [&](const Sample& sample) { enter(census[sample.group], sample); });
  return census;
}

Group taken(const std::string& ruleset, const std::string& group) {
  Group found;
  for_each_sample_of_group(ruleset, group, [&](const Sample& sample) { enter(found, sample); });
  return found;
}

Hashes hashes_of(const Census& census) {
  Hashes groups;
  for (const auto& [name, group] : census) groups[name] = sum(group.samples);
  return groups;
}

Result<Hashes> tracked(const std::string& ruleset) {
  const auto file = load_json(file_of(ruleset));
  if (!file) return file.problem();
  Hashes groups;
  for (const auto& [name, hash] : (*file)["groups"].members())
    groups[name] = std::stoull(std::string(hash.text().value_or("0")), nullptr, 16);
  if (hex(sum(groups)) != (*file)["signature"].text().value_or(""))
    return Problem{file_of(ruleset), "/signature", "This is not the sum of the groups: write it anew"};
  return groups;
}

Result<void> track(const std::string& ruleset, const Hashes& groups) {
  Value names = Value::empty_object();
  for (const auto& [name, hash] : groups) names = names.with(name, hex(hash));
  const Value file = Value::Object{{"ruleset", ruleset}, {"signature", hex(sum(groups))}, {"groups", names}};
  return save_file(file_of(ruleset), write_json(file, 2) + "\n");
}

std::vector<std::string> differences(const Hashes& tracked, const Hashes& now) {
  std::vector<std::string> said;
  for (const auto& [name, hash] : now) {
    const auto then = tracked.find(name);
    if (then == tracked.end())
      said.push_back(name + " is new");
    else if (then->second != hash)
      said.push_back(name + " was " + hex(then->second) + " and is " + hex(hash));
  }
  for (const auto& [name, hash] : tracked)
    if (!now.contains(name)) said.push_back(name + " is gone");
  return said;
}

}  // namespace linesman::census

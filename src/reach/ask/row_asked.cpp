#include "reach/ask/row_asked.h"

#include <algorithm>

namespace linesman {

namespace {

std::vector<std::string> rules_of(const Ruling& ruling) {
  std::vector<std::string> rules;
  for (const Fault& fault : ruling.faults)
    if (std::find(rules.begin(), rules.end(), fault.rule) == rules.end()) rules.push_back(fault.rule);
  return rules;
}

/// The greatest excess; nothing where a fault is no matter of degree.
std::optional<double> lacking(const Ruling& ruling) {
  std::optional<double> most;
  for (const Fault& fault : ruling.faults) {
    if (!fault.excess) return std::nullopt;
    most = std::max(most.value_or(*fault.excess), *fault.excess);
  }
  return most;
}

}  // namespace

void say_held(Row& row, const Could& held) {
  row.answer = RowAnswer::no;
  row.by = held.by;
  row.rules = {held.rule};
  row.reason = held.reason;
}

void refuse(Row& row, Witness refused) {
  const Ruling& ruling = refused.judgement.ruling;
  row.by = Refusal::rules;
  row.rules = rules_of(ruling);
  row.short_by = lacking(ruling);
  if (!ruling.faults.empty()) row.reason = ruling.faults.front().text;
  row.spent = ruling.allowance.spent;
  row.total = ruling.allowance.total;
  row.witness = std::move(refused);
}

void show_witness(Row& row, Witness witness) {
  row.spent = witness.judgement.ruling.allowance.spent;
  row.total = witness.judgement.ruling.allowance.total;
  row.witness = std::move(witness);
}

Row with_wanted_count(Row row, const Wanted& wanted) {
  if (row.answer == RowAnswer::no) return row;
  Row wants;
  wants.action = row.action;
  wants.answer = RowAnswer::wants;
  wants.wants = wanted;
  wants.area = std::move(row.area);
  return wants;
}

}  // namespace linesman

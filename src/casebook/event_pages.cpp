#include "casebook/event_pages.h"

#include <algorithm>

#include "rules/agreed_figures.h"

namespace linesman {

namespace {

std::string title_of(const Event& event) { return event.title.empty() ? event.id : event.title; }

/// "pips-13 Reversing"; the id alone where the ruleset does not have it.
std::string clause_title(const Event& event, const std::string& rule, const RulesetSource& rulesets) {
  if (const auto found = rulesets.ruleset(event.ruleset, Value()))
    for (const Clause& clause : (*found)->terms().clauses)
      if (clause.id == rule) return rule + " " + clause.title;
  return rule;
}

/// The picture of a reading: one of `pictures`, else that of its case. Nothing when it has none.
std::optional<BookBlock> picture_block(const EventReading& reading, const CaseBook& book, const BookReader& reader) {
  if (!reading.picture.empty())
    return BookBlock{BlockKind::picture, reading.title.empty() ? reading.rule : reading.title, 0, reading.picture};
  if (reading.from_case.empty()) return std::nullopt;
  const auto found = book.find(reading.from_case);
  if (!found) return std::nullopt;
  return case_picture(book, *found, reader);
}

std::vector<BookBlock> reading_blocks(const Event& event, const CaseBook& book, const RulesetSource& rulesets,
                                      const BookReader& reader) {
  std::vector<BookBlock> blocks;
  if (event.readings.empty()) return blocks;
  std::vector<const EventReading*> readings;
  for (const EventReading& reading : event.readings) readings.push_back(&reading);
  std::stable_sort(readings.begin(), readings.end(),
                   [](const EventReading* a, const EventReading* b) { return a->rule < b->rule; });
  blocks.push_back({BlockKind::heading, say(word("Readings"), reader.words)});
  for (const EventReading* reading : readings) {
    const std::string clause = clause_title(event, reading->rule, rulesets);
    blocks.push_back({BlockKind::item, clause + (reading->title.empty() ? "" : ": " + reading->title)});
    blocks.push_back({BlockKind::text, reading->text});
    if (auto picture = picture_block(*reading, book, reader)) blocks.push_back(*std::move(picture));
  }
  return blocks;
}

void add_rules(const Event& event, const RulesetSource& rulesets, const BookReader& reader,
               std::vector<BookBlock>& blocks) {
  const auto found = rulesets.ruleset(event.ruleset, Value());
  if (!found) {
    blocks.push_back({BlockKind::text, event.ruleset});
    return;
  }
  const RulesetData& data = (*found)->data();
  blocks.push_back({BlockKind::text, data.terms.title});
  const auto add = [&](std::string_view title, const Argument& value) {
    const Sentence line(std::string("{title}: {value}"), {{"title", Argument(title)}, {"value", value}},
                        context_of(data.terms));
    blocks.push_back({BlockKind::item, say(line, reader.words)});
  };
  if (!data.terms.options.empty()) blocks.push_back({BlockKind::heading, say(word("Options"), reader.words)});
  for (const Field& option : data.terms.options)
    add(option.title, value_argument(option, option_value(data, event.options, option.key)));
  bool is_first = true;
  for (const AgreedFigure& figure : agreed_figures(data, event.house_rules)) {
    if (figure.ours == figure.usual) continue;
    if (is_first) blocks.push_back({BlockKind::heading, say(word("House rules"), reader.words)});
    is_first = false;
    add(figure_title(data, figure.path), Argument(figure.ours));
  }
}

}  // namespace

std::vector<BookBlock> pack_blocks(const Event& event, const CaseBook& book, const RulesetSource& rulesets,
                                   const BookReader& reader) {
  std::vector<BookBlock> blocks{{BlockKind::title, title_of(event)}};
  add_rules(event, rulesets, reader, blocks);
  for (BookBlock& block : reading_blocks(event, book, rulesets, reader)) blocks.push_back(std::move(block));
  return blocks;
}

std::vector<BookBlock> report_blocks(const Event& event, const CaseBook& book, const RulesetSource& rulesets,
                                     BookReader reader) {
  reader.title = title_of(event);
  return book_blocks(book, rulesets, reader, reading_blocks(event, book, rulesets, reader));
}

}  // namespace linesman

#include "answers/event_answers.h"

#include "answers/answer_status.h"

namespace linesman {

JsonAnswer event_check_answer(const std::vector<FileProblem>& problems) {
  Value::Array all;
  for (const FileProblem& each : problems)
    all.push_back(Value::Object{{"file", each.file}, {"reason", english(each.reason)}});
  return {Value::Object{{"problems", std::move(all)}}, problems.empty() ? DONE : NOT_LEGAL};
}

Value hall_value(const Hall& hall) {
  Value::Array tables;
  for (const HallTile& tile : hall.tiles) {
    Value::Array cards;
    for (const CardKind card : tile.cards) cards.emplace_back(name_of(card));
    const bool is_quiet = tile.state == TableState::quiet;
    tables.push_back(Value::Object{{"number", tile.number},
                                   {"state", name_of(tile.state)},
                                   {"waiting", is_quiet ? Value() : Value(tile.waiting)},
                                   {"by", tile.by.empty() ? Value() : Value(tile.by)},
                                   {"extension", tile.extension},
                                   {"cards", std::move(cards)}});
  }
  return Value::Object{{"tables", std::move(tables)}};
}

}  // namespace linesman

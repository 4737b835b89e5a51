#include "hexes/march.h"

namespace linesman::hexes {

namespace {

/// The steps that enter hexes, up to the first that leads to no neighbour.
void find_entries(March& march) {
  for (std::size_t i = 0; i < march.last && !march.false_step; ++i) {
    const auto* entry = std::get_if<HexEntry>(&march.trace.steps[i].facts);
    if (!entry) continue;
    march.entries.push_back(i);
    march.false_step = !entry->side;
  }
}

std::size_t hexes_written(const March& march) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < march.last; ++i)
    if (std::holds_alternative<HexEntry>(march.trace.steps[i].facts)) ++count;
  return count;
}

/// hexes-10: a piece with an event goes as far as the hex where that happens.
void cut_at_event(March& march) {
  const Event* event = march.errand.event_of(march.trace.piece);
  if (!event || event->after > hexes_written(march)) return;
  march.event = event;
  if (event->after > march.entries.size()) return;
  march.last = march.entries[event->after - 1] + 1;
  march.entries.resize(event->after);
  march.false_step = !march.entry(event->after - 1).side;
}

}  // namespace

March::March(const Setting& setting_in, const Errand& errand_in, const PieceTrace& trace_in, std::size_t steps)
    : setting(setting_in),
      errand(errand_in),
      trace(trace_in),
      counter(counter_of(setting_in.game, trace_in.piece)),
      last(steps) {
  find_entries(*this);
  cut_at_event(*this);
  if (false_step) last = entries.back();
}

Hex March::end_hex() const {
  if (last == 0) return trace.start.hex.value_or(piece().hex.value_or(Hex{}));
  const StepFacts& facts = trace.steps[last - 1].facts;
  if (const auto* turn = std::get_if<HexTurn>(&facts)) return turn->hex;
  return std::get<HexEntry>(facts).to;
}

void March::charge(std::string_view rule, double amount, std::size_t step, Words figures, std::string_view says) {
  charges.push_back({rule, amount, step, std::move(figures), says});
  spent += amount;
}

void March::fault(std::string_view rule, std::size_t step, std::optional<double> excess, Words figures,
                  std::string_view says, std::string with) {
  faults.push_back({rule, step, excess, std::move(figures), std::move(with), says});
}

void March::note(std::string_view rule, Words figures, std::string_view says) {
  figures.emplace_back("piece", Value(label(piece())));
  notes.push_back({rule, std::move(figures), says});
}

}  // namespace linesman::hexes

#include "exchange/formats.h"

#include "base/text.h"

namespace linesman::exchange {

Value::Object properties_of_piece(const Value& piece) {
  Value::Object properties;
  for (const auto& [name, value] : piece.members()) {
    if (name == "base")
      for (const auto& [measure, inches] : value.members())
        properties.emplace_back(measure == "points" ? "corners" : measure, inches);
    else if (name != "id" && name != "at" && name != "hex" && name != "side")
      properties.emplace_back(name, value);
  }
  return properties;
}

std::vector<ReportLine> without_rules(const Game& game) {
  std::vector<ReportLine> lines;
  const auto say = [&](const std::string& place, const Sentence& what) {
    lines.push_back({Fate::left_out, place, what});
  };
  if (game.options().size() > 0) say("/options", "the options of the rules");
  if (game.house_rules().size() > 0) say("/house_rules", "the house rules");
  if (game.history().size() > 0)
    say("/history", game.history().size() == 1 ? said<"1 entry of the history">()
                                               : said<"{n} entries of the history">(game.history().size()));
  return lines;
}

}  // namespace linesman::exchange

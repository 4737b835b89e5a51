// A file of another program, whatever its format: it is taken or refused with a sentence, and what is taken is a
// document that can be read and written for other programs.
#include "exchange/exchange.h"
#include "expect.h"
#include "files/documents/document.h"
#include "files/json.h"

namespace linesman::fuzz {

namespace {

void expect_whole(const Imported& imported) {
  const Value written = write_document({imported.game, Value()});
  const auto again = read_document(written, "");
  expect(again.ok(), "an imported game can be read: " + (again ? "" : again.problem().sentence()));
  expect(write_json(write_document({again->game, Value()})) == write_json(written), "it is written the same again");
}

/// What is written in a format that has room for it comes back.
void expect_to_come_back(const Game& game, ExchangeFormat format) {
  const auto written = export_text(game, format);
  expect(written.ok(), "every game can be written");
  const auto back = import_text(format, written->text, "", {});
  if (!back) return;
  expect_whole(*back);
  if (format != ExchangeFormat::roster || game.table().hex) return;
  expect(back->game.pieces().size() == game.pieces().size(), "a roster has all pieces when it comes back");
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    expect(back->game.pieces()[i]->name == game.pieces()[i]->name, "a name comes back as it was");
}

}  // namespace

void read_hostile(std::string_view input) {
  for (const auto ending : {std::optional<ExchangeFormat>(), std::optional(ExchangeFormat::roster),
                            std::optional(ExchangeFormat::geojson), std::optional(ExchangeFormat::army_list)}) {
    const auto imported = import_text(ending, input, "", {});
    if (!imported) {
      expect(!imported.problem().reason.empty(), "a refusal has a reason");
      expect(imported.problem().sentence().find('\n') == std::string::npos, "a refusal is one line");
      continue;
    }
    expect_whole(*imported);
    for (const auto format : {ExchangeFormat::geojson, ExchangeFormat::universal_vtt, ExchangeFormat::roster,
                              ExchangeFormat::tabletop_simulator})
      expect_to_come_back(imported->game, format);
    break;
  }
}

}  // namespace linesman::fuzz

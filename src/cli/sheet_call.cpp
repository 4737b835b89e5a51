// Rulings on paper.
#include <filesystem>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/disk/file.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

std::optional<Problem> why_no_sheet(const Call& call) {
  const int asked = (call.seq ? 1 : 0) + (call.all ? 1 : 0) + (call.order.empty() ? 0 : 1);
  if (asked > 1) return Problem{"", "", "a sheet is of one entry, of --all of them or of one --order"};
  if (call.all && call.with_reach)
    return Problem{"", "", "the reach goes on the sheet of one ruling, not into a booklet"};
  if (call.out == STANDARD_INPUT) return Problem{"", "", "a sheet goes into a file, not to standard output"};
  return std::nullopt;
}

std::string stem_of(const std::string& path) { return std::filesystem::path(path).stem().string(); }

/// Game, order and paper as a call names them; the game's file and the order's are judged together.
struct AskedSheet {
  Document document;
  SheetWish wish;
};

Result<AskedSheet> asked(const Call& call, Streams streams) {
  if (!call.order.empty()) {
    auto question = load_question(call.game, call.order, streams.in);
    if (!question) return question.problem();
    Question asked = *std::move(question);
    return AskedSheet{std::move(asked.document),
                      {0, std::move(asked.order), false, stem_of(call.game), call.paper, call.with_reach}};
  }
  auto json = load_input(call.game, streams.in);
  if (!json) return json.problem();
  auto document = read_document(*json, file_label(call.game));
  if (!document) return document.problem();
  const std::int64_t seq = call.seq ? *call.seq : 0;
  return AskedSheet{std::move(document).value(), {seq, {}, call.all, stem_of(call.game), call.paper, call.with_reach}};
}

}  // namespace

int sheet_call(const Call& call, const Services& services, Streams streams) {
  if (const auto problem = why_no_sheet(call)) return refuse(*problem, streams);
  if (!services.sheets) return refuse({"", "", "this program was built without pictures"}, streams);
  const auto question = asked(call, streams);
  if (!question) return refuse(question.problem(), streams);
  const auto sheet = services.sheets(*services.library(), question->document.game, question->wish, call.out);
  if (!sheet) {
    Problem problem = sheet.problem();
    if (problem.file.empty()) problem.file = file_label(call.order.empty() ? call.game : call.order);
    return refuse(problem, streams);
  }
  const auto saved = save_file(call.out, *sheet);
  return saved ? DONE : refuse(saved.problem(), streams);
}

}  // namespace linesman

// The calls render, sheet and markers: pictures of a game, rulings and markers on paper.
#include <filesystem>

#include "answers/marker_sizes.h"
#include "answers/questions.h"
#include "base/lengths.h"
#include "cli/commands.h"
#include "cli/drawing.h"
#include "cli/inputs.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

Problem in_file(const std::string& path, Problem problem) { return about(file_label(path), std::move(problem)); }

std::string title_of(const Hearing& hearing, const Order& order) {
  const Action* action = hearing.ruleset().terms().action(order.action);
  return label_of(hearing.game(), ids_of(order.who).front()) + (action ? ": " + action->title : "");
}

/// A judgement, and of several models where all may stop.
struct DrawnOrder {
  Judgement judgement;
  std::optional<Together> together;
};

Result<DrawnOrder> judged(const Hearing& hearing, const Value& json) {
  const auto order = read_order(json, "");
  if (!order) return order.problem();
  auto judgement = hearing.judge(*order);
  if (!judgement) return judgement.problem();
  auto together = together_of(hearing, *order, *judgement);
  return DrawnOrder{*std::move(judgement), std::move(together)};
}

Result<ReachDrawn> reach_drawn(const Hearing& hearing, const Value& json) {
  auto found = reached(hearing, json);
  if (!found) return found.problem();
  const Terms& terms = hearing.ruleset().terms();
  return ReachDrawn{found->reaches, title_of(hearing, found->order), terms.currency_symbol, found->facing};
}

std::optional<Problem> why_not_drawn(const RenderCall& call) {
  int piped = 0;
  for (const std::string* path : {&call.game, &call.order, &call.reach}) piped += *path == STANDARD_INPUT ? 1 : 0;
  if (piped > 1) return Problem{"", "", "only one of game and orders can be read from standard input"};
  if (call.other_rules.given() && call.order.empty() && call.reach.empty())
    return Problem{"", "", "--ruleset, --option and --tolerance go with --order or --reach"};
  return std::nullopt;
}

/// The answer to a question about the order in a file.
template <class Answer>
Result<Answer> answered(const Hearing& hearing, const std::string& path, const Streams& streams,
                        Result<Answer> (*answer)(const Hearing&, const Value&)) {
  const auto json = load_input(path, streams.in);
  if (!json) return json.problem();
  auto found = answer(hearing, *json);
  if (!found) return in_file(path, found.problem());
  return found;
}

std::optional<Problem> why_no_sheet(const SheetCall& call) {
  const int asked = (call.seq ? 1 : 0) + (call.all ? 1 : 0) + (call.order.empty() ? 0 : 1);
  if (asked > 1) return Problem{"", "", "a sheet is of one entry, of --all of them or of one --order"};
  if (call.all && call.with_reach)
    return Problem{"", "", "the reach goes on the sheet of one ruling, not into a booklet"};
  return std::nullopt;
}

std::string stem_of(const std::string& path) { return std::filesystem::path(path).stem().string(); }

/// The game and the request of a call.
struct AskedSheet {
  Document document;
  SheetRequest request;
};

Result<AskedSheet> asked_sheet(const SheetCall& call, const Streams& streams) {
  if (!call.order.empty()) {
    auto question = load_question(call.game, call.order, call.other_rules, streams.in);
    if (!question) return question.problem();
    GameAndOrder read = *std::move(question);
    return AskedSheet{std::move(read.document),
                      {0, std::move(read.asked.order), false, stem_of(call.game), call.paper, call.with_reach}};
  }
  auto document = load_document(call.game, streams.in);
  if (!document) return document.problem();
  const std::int64_t seq = call.seq ? *call.seq : 0;
  return AskedSheet{std::move(document).value(), {seq, {}, call.all, stem_of(call.game), call.paper, call.with_reach}};
}

/// A game of its own rules says this when it is judged.
std::optional<Problem> why_rules_do_not_fit(const Document& document, const SheetCall& call,
                                            const std::shared_ptr<const RulesetLibrary>& library) {
  if (!call.other_rules.given()) return std::nullopt;
  const auto hearing = hearing_of(document, call.game, call.other_rules, library);
  return hearing ? std::nullopt : std::optional(hearing.problem());
}

}  // namespace

int render_call(const RenderCall& call, const Services& services, const Streams& streams) {
  if (const auto problem = why_not_drawn(call)) return refuse(*problem, streams);
  const auto output = output_of(call);
  if (!output) return refuse(output.problem(), streams);
  const auto options = picture_options(call);
  if (!options) return refuse(options.problem(), streams);
  const auto document = load_document(call.game, streams.in, call.other_rules);
  if (!document) return refuse(document.problem(), streams);
  const Game& game = document->game;
  const auto bases = bases_in_play(game, services);
  const std::string folder = folder_of(call.game);
  if (call.order.empty() && call.reach.empty()) {
    const auto drawn =
        draw({game, bases, nullptr, nullptr, folder, file_label(call.game)}, *output, *options, services, streams);
    return drawn ? DONE : refuse(drawn.problem(), streams);
  }
  const auto hearing = hearing_of(*document, call.game, call.other_rules, library_in_words(services, streams));
  if (!hearing) return refuse(hearing.problem(), streams);
  std::optional<DrawnOrder> ruled;
  std::optional<ReachDrawn> reach;
  if (!call.order.empty()) {
    auto found = answered<DrawnOrder>(*hearing, call.order, streams, judged);
    if (!found) return refuse(found.problem(), streams);
    ruled = *std::move(found);
  }
  if (!call.reach.empty()) {
    auto found = answered<ReachDrawn>(*hearing, call.reach, streams, reach_drawn);
    if (!found) return refuse(found.problem(), streams);
    reach = *std::move(found);
  }
  const Drawn shown{game,
                    bases,
                    ruled ? &ruled->judgement : nullptr,
                    reach ? &*reach : nullptr,
                    folder,
                    file_label(call.game),
                    {},
                    nullptr,
                    ruled && ruled->together ? &*ruled->together : nullptr};
  const auto drawn = draw(shown, *output, *options, services, streams);
  return drawn ? DONE : refuse(drawn.problem(), streams);
}

int sheet_call(const SheetCall& call, const Services& services, const Streams& streams) {
  if (const auto problem = why_no_sheet(call)) return refuse(*problem, streams);
  const auto output = output_of(call);
  if (!output) return refuse(output.problem(), streams);
  if (!services.sheets) return refuse({"", "", "this program was built without pictures"}, streams);
  const auto question = asked_sheet(call, streams);
  if (!question) return refuse(question.problem(), streams);
  const auto rulesets = library_in_words(services, streams);
  if (const auto problem = why_rules_do_not_fit(question->document, call, rulesets)) return refuse(*problem, streams);
  const auto sheet = services.sheets(*rulesets, question->document.game, question->request, output->name);
  if (!sheet) {
    Problem problem = sheet.problem();
    if (problem.file.empty()) problem.file = file_label(call.order.empty() ? call.game : call.order);
    return refuse(problem, streams);
  }
  const auto saved = deliver(*output, *sheet, streams);
  return saved ? DONE : refuse(saved.problem(), streams);
}

namespace {

/// The sizes that a camera needs for the table of a game, or for the usual one.
int marker_sizes(const MarkersCall& call, const Streams& streams) {
  const auto film = film_size(call.camera);
  if (!film) return refuse({"", "", "--camera: 720p, 1080p or 4k"}, streams);
  Table table;
  if (!call.game.empty()) {
    const auto read = load_document(call.game, streams.in);
    if (!read) return refuse(read.problem(), streams);
    table = read->game.table();
  }
  streams.out << text_of(marker_size_lines(*film, table.width, table.depth), {streams.words});
  return DONE;
}

}  // namespace

int markers_call(const MarkersCall& call, const Services& services, const Streams& streams) {
  constexpr int MOST = 500;
  constexpr double MIN_SIZE = 5;
  constexpr double MAX_SIZE = 150;
  if (!call.camera.empty()) return marker_sizes(call, streams);
  if (call.out.empty()) return refuse({"", "", "markers need a file that they go into, or --camera"}, streams);
  const auto output = output_of(call);
  if (!output) return refuse(output.problem(), streams);
  if (!services.markers) return refuse({"", "", "this program was built without pictures"}, streams);
  if (call.pieces < 0 || call.pieces > MOST)
    return refuse({"", "", "--pieces: must be a whole number from 0 to " + std::to_string(MOST)}, streams);
  if (!(call.millimetres >= MIN_SIZE && call.millimetres <= MAX_SIZE))
    return refuse({"", "", "--size: must be a number of millimetres from 5 to 150"}, streams);
  std::optional<Document> document;
  if (!call.game.empty()) {
    auto read = load_document(call.game, streams.in);
    if (!read) return refuse(read.problem(), streams);
    document = *std::move(read);
  }
  const MarkerRequest request{document ? &document->game : nullptr, call.pieces,
                              call.millimetres / MILLIMETRES_IN_AN_INCH, call.paper};
  const auto bytes = services.markers(request, output->name);
  if (!bytes) return refuse(bytes.problem(), streams);
  const auto saved = deliver(*output, *bytes, streams);
  return saved ? DONE : refuse(saved.problem(), streams);
}

}  // namespace linesman

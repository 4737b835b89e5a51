// Pictures of a game, with what was ruled and where somebody can go.
#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/pictures.h"
#include "cli/questions.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

/// A problem with the file that it is about, where it names none.
Problem in_file(const std::string& path, Problem problem) {
  if (problem.file.empty()) problem.file = file_label(path);
  return problem;
}

std::string title_of(const Hearing& hearing, const Order& order) {
  const Action* action = hearing.ruleset().terms().action(order.action);
  return label_of(hearing.game(), ids_of(order.who).front()) + (action ? ": " + action->title : "");
}

Result<Judgement> judged(const Hearing& hearing, const Value& json) {
  const auto order = read_order(json, "");
  if (!order) return order.problem();
  return hearing.judge(*order);
}

Result<ReachDrawn> reach_drawn(const Hearing& hearing, const Value& json) {
  auto found = reached(hearing, json);
  if (!found) return found.problem();
  const Terms& terms = hearing.ruleset().terms();
  return ReachDrawn{found->reaches, title_of(hearing, found->order), terms.currency_symbol, found->facing};
}

std::optional<Problem> why_not_drawn(const Call& call) {
  int piped = 0;
  for (const std::string* path : {&call.game, &call.order, &call.reach}) piped += *path == STANDARD_INPUT ? 1 : 0;
  if (piped > 1) return Problem{"", "", "only one of game and orders can be read from standard input"};
  return std::nullopt;
}

/// What an order is asked for, from its file.
template <class Answer>
Result<Answer> answered(const Hearing& hearing, const std::string& path, Streams streams,
                        Result<Answer> (*answer)(const Hearing&, const Value&)) {
  const auto json = load_input(path, streams.in);
  if (!json) return json.problem();
  auto found = answer(hearing, *json);
  if (!found) return in_file(path, found.problem());
  return found;
}

}  // namespace

int render_call(const Call& call, const Services& services, Streams streams) {
  if (const auto problem = why_not_drawn(call)) return refuse(*problem, streams);
  const auto wish = picture_wish(call);
  if (!wish) return refuse(wish.problem(), streams);
  const auto json = load_input(call.game, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto document = read_document(*json, file_label(call.game));
  if (!document) return refuse(document.problem(), streams);
  const Game& game = document->game;
  const auto bases = bases_in_play(game, services);
  if (call.order.empty() && call.reach.empty()) {
    const auto drawn = draw({game, bases}, call.out, *wish, services);
    return drawn ? DONE : refuse(drawn.problem(), streams);
  }
  const auto hearing = Referee(services.library()).open(game);
  if (!hearing) return refuse(in_file(call.game, hearing.problem()), streams);
  std::optional<Judgement> judgement;
  std::optional<ReachDrawn> reach;
  if (!call.order.empty()) {
    auto found = answered<Judgement>(*hearing, call.order, streams, judged);
    if (!found) return refuse(found.problem(), streams);
    judgement = *std::move(found);
  }
  if (!call.reach.empty()) {
    auto found = answered<ReachDrawn>(*hearing, call.reach, streams, reach_drawn);
    if (!found) return refuse(found.problem(), streams);
    reach = *std::move(found);
  }
  const Drawn shown{game, bases, judgement ? &*judgement : nullptr, reach ? &*reach : nullptr};
  const auto drawn = draw(shown, call.out, *wish, services);
  return drawn ? DONE : refuse(drawn.problem(), streams);
}

}  // namespace linesman

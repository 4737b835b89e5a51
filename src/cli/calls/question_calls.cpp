// The calls ask, reach, could, form, turns, readings, mend and sure.
#include <ostream>

#include "answers/ask_json.h"
#include "answers/certainty_json.h"
#include "answers/questions.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/json.h"

namespace linesman {

namespace {

struct Opened {
  std::string file;
  Value json;
  Hearing hearing;
};

Result<Opened> opened(const std::string& path, const QuestionCall& call, const Services& services,
                      const Streams& streams) {
  const auto document = load_document(path, streams.in, call.other_rules);
  if (!document) return document.problem();
  auto hearing = hearing_of(*document, path, call.other_rules, services.library());
  if (!hearing) return hearing.problem();
  return Opened{file_label(path), document->source, std::move(hearing).value()};
}

int print(const Result<JsonAnswer>& answer, const QuestionCall& call, const Streams& streams) {
  if (!answer) return refuse(answer.problem(), streams);
  streams.out << (call.text ? text_of(answer->lines, {streams.words}) : write_json(answer->json, INDENT) + "\n");
  return answer->status;
}

int question_call(std::string_view what, const QuestionCall& call, const Services& services, const Streams& streams) {
  if (call.game == STANDARD_INPUT && call.order == STANDARD_INPUT)
    return refuse({"", "", "the game and the order cannot both be read from standard input"}, streams);
  const auto game = opened(call.game, call, services, streams);
  if (!game) return refuse(game.problem(), streams);
  const auto order = load_input(call.order, streams.in);
  if (!order) return refuse(order.problem(), streams);
  const auto others = call.rulesets ? services.library() : nullptr;
  if (const auto fit = check_certainty_request(call.certainty); !fit) {
    const std::string& place = fit.problem().pointer;
    const std::string option = place == "/facing_error"      ? "facing-error"
                               : place == "/measuring_error" ? "error"
                                                             : place.substr(1);
    return refuse({"", "", said<"{option}: {reason}">("--" + option, fit.problem().reason)}, streams);
  }
  const auto titles = call.text && what == "readings" ? library_in_words(services, streams) : nullptr;
  auto answer = answer_question(what, game->hearing, *order, {others.get(), call.certainty, titles.get()});
  if (!answer) {
    Problem problem = answer.problem();
    if (problem.file.empty())
      problem.file = about_order(problem.pointer, *order, game->json) ? file_label(call.order) : game->file;
    return refuse(problem, streams);
  }
  return print(answer, call, streams);
}

int compare_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  const auto before = opened(call.game, call, services, streams);
  if (!before) return refuse(before.problem(), streams);
  const auto after = opened(call.after, call, services, streams);
  if (!after) return refuse(after.problem(), streams);
  return print(could_have_moved(before->hearing, after->hearing.game()), call, streams);
}

}  // namespace

int ask_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  if (call.game == STANDARD_INPUT && call.order == STANDARD_INPUT)
    return refuse({"", "", "the game and the question cannot both be read from standard input"}, streams);
  const auto game = load_input(call.game, streams.in);
  if (!game) return refuse(game.problem(), streams);
  const auto table = prepared(services.library(), *game, file_label(call.game), false);
  if (!table) return refuse(table.problem(), streams);
  const auto question = load_input(call.order, streams.in);
  if (!question) return refuse(question.problem(), streams);
  auto answer = answer_asked(**table, *question);
  if (!answer) {
    Problem problem = answer.problem();
    if (problem.file.empty()) problem.file = file_label(about_question(problem, *question) ? call.order : call.game);
    return refuse(problem, streams);
  }
  return print(answer, call, streams);
}

int reach_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  return question_call("reach", call, services, streams);
}

int could_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  if (!call.after.empty() && call.order.empty()) return compare_call(call, services, streams);
  if (call.order.empty() || !call.after.empty())
    return refuse({"", "", "could takes an order, or with --after a second game"}, streams);
  return question_call("could", call, services, streams);
}

int form_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  return question_call("form", call, services, streams);
}

int turns_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  return question_call("turns", call, services, streams);
}

int readings_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  return question_call("readings", call, services, streams);
}

int mend_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  return question_call("mend", call, services, streams);
}

int sure_call(const QuestionCall& call, const Services& services, const Streams& streams) {
  return question_call("sure", call, services, streams);
}

}  // namespace linesman

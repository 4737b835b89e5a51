// The calls judge, trace and apply: they take an order to the referee.
#include <ostream>
#include <streambuf>

#include "answers/outcome.h"
#include "answers/problem_place.h"
#include "answers/record_answers.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "cli/ruling_text.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "plugins/library.h"
#include "rules/conditions.h"

namespace linesman {

namespace {

/// A question with the hearing that answers it.
struct HeardQuestion {
  Question question;
  Hearing hearing;
  std::vector<std::string> conditions;  ///< changes of the rules that the players agreed on
};

Result<HeardQuestion> hear(const Call& call, const Services& services, const Streams& streams) {
  auto question = load_question(call.game, call.order, streams.in);
  if (!question) return question.problem();
  const auto library = call.text ? library_in_words(services, streams) : services.library();
  const Game& game = question->document.game;
  auto hearing = Referee(library).open(game);
  if (!hearing) {
    Problem problem = hearing.problem();
    if (problem.file.empty()) problem.file = question->game_file;
    return problem;
  }
  const auto usual = library->ruleset(game.ruleset(), Value::empty_object());
  auto agreed = usual ? conditions((*usual)->data(), game) : std::vector<std::string>{};
  return HeardQuestion{std::move(question).value(), std::move(hearing).value(), std::move(agreed)};
}

int print_ruling(const Judgement& judgement, const HeardQuestion& heard, bool text, const Streams& streams) {
  const Game& game = heard.hearing.game();
  const int status = status_of(judgement.ruling.verdict);
  if (text)
    streams.out << visible(ruling_text(judgement, game, heard.question.order, heard.hearing.ruleset().data(),
                                       heard.conditions, streams.words));
  else
    print_json(write_ruling(judgement.ruling, game), streams);
  return status;
}

/// A buffer that drops everything. It outlives the streams of the program.
std::streambuf* nowhere() {
  struct Nowhere : std::streambuf {
    int_type overflow(int_type c) override { return traits_type::not_eof(c); }
  };
  static auto* const only = new Nowhere;
  return only;
}

}  // namespace

int judge_call(const Call& call, const Services& services, const Streams& streams) {
  const auto heard = hear(call, services, streams);
  if (!heard) return refuse(heard.problem(), streams);
  const auto judgement = heard->hearing.judge(heard->question.order);
  if (!judgement) return refuse(heard->question.placed(judgement.problem()), streams);
  return print_ruling(*judgement, *heard, call.text, streams);
}

int trace_call(const Call& call, const Services& services, const Streams& streams) {
  const auto heard = hear(call, services, streams);
  if (!heard) return refuse(heard.problem(), streams);
  Budget budget(STEPS_OF_A_WRITTEN_TRACE);
  const auto trace = heard->hearing.trace(heard->question.order, budget);
  if (!trace) return refuse(heard->question.placed(trace.problem()), streams);
  return print_json(write_trace(*trace, heard->hearing.game()), streams);
}

int apply_call(const Call& call, const Services& services, const Streams& streams) {
  const auto writer = GameWriter::begin(call.game, call.out);
  if (!writer) return refuse(writer.problem(), streams);
  const auto heard = hear(call, services, streams);
  if (!heard) return refuse(heard.problem(), streams);
  if (const auto problem = why_not_added_to(heard->question.document.game, call.game)) return refuse(*problem, streams);
  const auto outcome = try_order(heard->hearing, heard->question.order, {call.decision, call.by});
  if (!outcome) return refuse(heard->question.placed(outcome.problem()), streams);
  if (outcome->after) {
    const Document after{*outcome->after, heard->question.document.source, heard->question.document.read};
    if (call.out == STANDARD_INPUT) return print_json(write_document(after), streams);
    if (const auto saved = writer->save(after); !saved) return refuse(about(call.out, saved.problem()), streams);
    if (const std::string warning = writer->why_nearly_full(); !warning.empty())
      streams.err << one_line(streams.said(warning)) << '\n';
  }
  const int status = print_ruling(outcome->judgement, *heard, call.text, streams);
  const bool by_decision = status == NOT_LEGAL && outcome->after;
  if (by_decision && call.text)
    streams.out << '\n'
                << streams.said("Carried out by decision of " + one_line(call.by) + ": " + one_line(call.decision))
                << '\n';
  streams.out.flush();
  if (!streams.out && outcome->after) {
    // The order is carried out; only the answer is lost, with the part that is still buffered.
    streams.out.rdbuf(nowhere());
    refuse({"", "", "standard output: cannot be written, but the game is saved in " + call.out}, streams);
  }
  return by_decision ? DONE : status;
}

}  // namespace linesman

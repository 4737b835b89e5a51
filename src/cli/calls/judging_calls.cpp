// The calls judge, trace and apply: they take an order to the referee.
#include <ostream>

#include "answers/interruption_json.h"
#include "answers/outcome.h"
#include "answers/problem_place.h"
#include "answers/record_answers.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/file_answers.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "cli/text/colour.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "plugins/library.h"
#include "rules/conditions.h"
#include "words/ruling_text.h"

namespace linesman {

namespace {

/// A game ready to be judged.
struct HeardGame {
  Hearing hearing;
  std::vector<Sentence> conditions;  ///< changes of the rules that the players agreed on
};

Result<HeardGame> hear(const Document& document, const JudgingCall& call, const Services& services,
                       const Streams& streams) {
  const auto library = call.text ? library_in_words(services, streams) : services.library();
  auto hearing = hearing_of(document, call.game, call.other_rules, library);
  if (!hearing) return hearing.problem();
  const Game& game = document.game;
  const auto usual = library->ruleset(game.ruleset(), Value::empty_object());
  auto agreed = usual ? conditions((*usual)->data(), game) : std::vector<Sentence>{};
  return HeardGame{std::move(hearing).value(), std::move(agreed)};
}

/// A question with the game that answers it.
struct HeardQuestion {
  GameAndOrder question;
  HeardGame heard;
};

Result<HeardQuestion> hear_question(const JudgingCall& call, const Services& services, const Streams& streams) {
  auto question = load_question(call.game, call.order, call.other_rules, streams.in);
  if (!question) return question.problem();
  auto heard = hear(question->document, call, services, streams);
  if (!heard) return heard.problem();
  return HeardQuestion{std::move(question).value(), std::move(heard).value()};
}

/// The ruling for people.
std::string text_of(const Judgement& judgement, const HeardGame& heard, const Order& order, const Streams& streams) {
  return visible(ruling_text(judgement, heard.hearing.game(), order, heard.hearing.ruleset().data(), heard.conditions,
                             streams.words, together_of(heard.hearing, order, judgement)));
}

int print_ruling(const Judgement& judgement, const HeardGame& heard, const Order& order, bool text,
                 const Services& services, const Streams& streams) {
  const int status = status_of(judgement.ruling.verdict);
  const Value ruling = text ? Value() : write_judged(heard.hearing, order, judgement);
  if (!text) return print_json(answered_ruling(ruling, services.carried_instead), streams, status);
  print_ruling_text(text_of(judgement, heard, order, streams), judgement.ruling.verdict, streams);
  return status;
}

/// A Problem names the file of the order or of the game.
Result<Judgement> judged(const HeardGame& heard, const Document& document, const JudgingCall& call,
                         const FiledOrder& asked) {
  auto judgement = heard.hearing.judge(asked.order);
  if (!judgement) return placed(judgement.problem(), asked, document, file_label(call.game));
  return judgement;
}

/// A Problem when standard input would be read twice.
std::optional<Problem> why_not_read(const JudgingCall& call) {
  std::vector<std::string> files = call.files;
  files.push_back(call.game);
  auto twice = why_read_twice(files);
  if (!twice || call.files.size() > 1) return twice;
  return Problem{file_label(call.game), "", "can be the game or the order, not both"};
}

}  // namespace

int judge_call(const JudgingCall& call, const Services& services, const Streams& streams) {
  if (const auto problem = why_not_read(call)) return refuse(*problem, streams);
  const auto document = load_document(call.game, streams.in, call.other_rules);
  if (!document) return refuse(document.problem(), streams);
  std::vector<Result<FiledOrder>> orders;
  for (const std::string& path : call.files) orders.push_back(load_order(path, streams.in));
  FileAnswers answers(call.files.size() > 1, !call.text, streams);
  if (!answers.several() && !orders.front()) return refuse(orders.front().problem(), streams);
  const auto heard = hear(*document, call, services, streams);
  if (!heard) return refuse(heard.problem(), streams);
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const std::string& file = call.files[i];
    const auto judgement =
        orders[i] ? judged(*heard, *document, call, *orders[i]) : Result<Judgement>(orders[i].problem());
    if (!judgement)
      answers.refuse(file, judgement.problem());
    else if (call.text)
      answers.give(file, text_of(*judgement, *heard, orders[i]->order, streams), judgement->ruling.verdict);
    else
      answers.give(
          file, answered_ruling(write_judged(heard->hearing, orders[i]->order, *judgement), services.carried_instead),
          status_of(judgement->ruling.verdict));
  }
  return answers.status();
}

int trace_call(const JudgingCall& call, const Services& services, const Streams& streams) {
  const auto asked = hear_question(call, services, streams);
  if (!asked) return refuse(asked.problem(), streams);
  const Hearing& hearing = asked->heard.hearing;
  Budget budget(STEPS_OF_A_WRITTEN_TRACE);
  const auto trace = hearing.trace(asked->question.asked.order, budget);
  if (!trace) return refuse(asked->question.placed(trace.problem()), streams);
  return print_json(write_trace(*trace, hearing.game()), streams);
}

int timeline_call(const JudgingCall& call, const Services& services, const Streams& streams) {
  const auto every = read_every(Value(call.every), "");
  if (!every) return refuse({"", "", said<"--every {reason}">(every.problem().reason)}, streams);
  const auto asked = hear_question(call, services, streams);
  if (!asked) return refuse(asked.problem(), streams);
  Budget budget;
  const auto rows = timeline_value(asked->heard.hearing, asked->question.asked.order, *every, budget);
  if (!rows) return refuse(asked->question.placed(rows.problem()), streams);
  return print_json(*rows, streams);
}

int apply_call(const JudgingCall& call, const Services& services, const Streams& streams) {
  const auto writer = GameWriter::begin(call.game, call.out);
  if (!writer) return refuse(writer.problem(), streams);
  const auto asked = hear_question(call, services, streams);
  if (!asked) return refuse(asked.problem(), streams);
  const Document& document = asked->question.document;
  const Order& order = asked->question.asked.order;
  if (const auto problem = why_not_added_to(document.game, call.game)) return refuse(*problem, streams);
  const auto outcome = try_order(asked->heard.hearing, order, {call.decision, call.by});
  if (!outcome) return refuse(asked->question.placed(outcome.problem()), streams);
  if (outcome->after) {
    const Document after{*outcome->after, document.source, document.read};
    if (call.out == STANDARD_INPUT) return print_json(write_document(after), streams);
    if (const auto saved = writer->save(after); !saved) return refuse(about(call.out, saved.problem()), streams);
    if (const std::string warning = writer->why_nearly_full(); !warning.empty())
      streams.err << one_line(streams.said(warning)) << '\n';
  }
  const int status = print_ruling(outcome->judgement, asked->heard, order, call.text, services, streams);
  const bool by_decision = status == NOT_LEGAL && outcome->after;
  if (by_decision && call.text)
    streams.out << '\n'
                << one_line(streams.said(said<"Carried out by decision of {who}: {text}">(call.by, call.decision)))
                << '\n';
  return by_decision ? DONE : status;
}

}  // namespace linesman

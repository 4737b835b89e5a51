#include "ui/window/could_controller.h"

#include <utility>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "words/answer_lines.h"

namespace linesman {

CouldController::CouldController(CommandContext& at, QObject* parent) : QObject(parent), at_(at) {
  connect(&at_.controller, &TableController::could_asked, this, &CouldController::ask);
  connect(&at_.controller, &TableController::could_forgotten, this, [this] {
    work_.forget();
    at_.table.show_preview({}, nullptr);
    at_.table.tell({});
  });
}

void CouldController::ask(const Order& order, const std::map<std::string, EndRequest>& ends, bool settle) {
  settle_ = settle;
  if (!at_.session.hearing()) return at_.warn(spoken(at_.session.hearing_problem()));
  work_.begin([hearing = *at_.session.hearing(), question = CouldQuestion{order, ends}](
                  const std::stop_token& stop) { return could_reply(hearing, question, stop); },
              [this](const CouldReply& reply) { take(reply); });
}

void CouldController::take(const CouldReply& reply) {
  const Could& could = reply.could;
  const QString words = sentence(reply);
  StandAnswer answer{reply.problem ? CouldAnswer::unknown : could.answer, words};
  if (could.nearest && !could.nearest->judgement.trace.pieces.empty())
    answer.nearest = could.nearest->judgement.trace.pieces.front().end.pose.at;
  at_.tell(words);
  at_.table.tell(words);
  at_.controller.answer_could(std::move(answer));
  show(reply);
}

// The dice are those of the question: no player rolled those of the way that was found.
void CouldController::show(const CouldReply& reply) {
  const auto& way = reply.could.witness ? reply.could.witness : reply.could.would;
  const bool proposed = way && settle_;
  at_.table.show_preview(reply.game, way && !proposed ? std::make_shared<const Judgement>(way->judgement) : nullptr);
  if (!proposed) return;
  Order order = way->order;
  order.dice = reply.question.order.dice;
  at_.session.propose(std::move(order));
}

QString CouldController::sentence(const CouldReply& reply) const {
  if (reply.problem) return tr("This question has no answer: %1").arg(reason_text(*reply.problem));
  const Could& could = reply.could;
  const bool yes = could.answer == CouldAnswer::yes && could.witness;
  const Sentence cost =
      yes ? RulingWords(could.witness->judgement.ruling, at_.session.terms()).allowance() : Sentence();
  const LengthUnit unit = at_.session.unit();
  return spoken(could_sentence(could, cost, unit), yes ? unit : LengthUnit::inch);
}

}  // namespace linesman

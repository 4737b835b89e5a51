#include "ui/window/could_controller.h"

#include <utility>

#include "base/text.h"
#include "drawing/picture/marks.h"
#include "drawing/report/ruling_lines.h"

namespace linesman {

namespace {

QString roll_words(const std::string& roll) {
  if (roll == "lowest") return CouldController::tr(", whatever the dice say");
  if (roll == "highest") return CouldController::tr(", with the best roll");
  if (roll.starts_with("p"))
    return CouldController::tr(", with a roll as good as %1 % are").arg(QString::fromStdString(roll.substr(1)));
  return {};
}

}  // namespace

CouldController::CouldController(CommandContext& at, QObject* parent) : QObject(parent), at_(at) {
  connect(&at_.controller, &TableController::could_asked, this, &CouldController::ask);
  connect(&at_.controller, &TableController::could_forgotten, this, [this] {
    work_.forget();
    at_.table.show_preview({}, nullptr);
    at_.table.tell({});
  });
}

void CouldController::ask(const Order& order, const std::map<std::string, EndWish>& ends, bool settle) {
  settle_ = settle;
  if (!at_.session.hearing()) return at_.warn(QString::fromStdString(at_.session.hearing_problem().sentence()));
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

// Dice of the question alone: those of the way that was found are nobody's.
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
  if (reply.problem) return tr("It cannot be asked: %1").arg(reason_text(*reply.problem));
  const Could& could = reply.could;
  if (could.answer == CouldAnswer::yes && could.witness)
    return tr("Yes, it could: %1%2.")
        .arg(allowance_text(could.witness->judgement.ruling, at_.session.terms(), at_.session.unit()),
             roll_words(could.roll));
  const QString said = could.answer == CouldAnswer::no ? tr("No: %1.") : tr("It cannot be said: %1.");
  QString words = said.arg(QString::fromStdString(could.reason));
  if (could.nearest && could.short_by > 0)
    words += tr(" It could have come within %1.").arg(length_text(could.short_by, at_.session.unit()));
  return words;
}

}  // namespace linesman

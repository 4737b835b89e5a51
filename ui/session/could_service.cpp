#include "ui/session/could_service.h"

namespace linesman {

void CouldService::ask(const Hearing& hearing, CouldQuestion question) {
  forget();
  stop_ = std::make_shared<StopFlag>(false);
  const auto find = [hearing, question = std::move(question), stop = stop_](const GivenUp&) -> CouldPtr {
    auto reply = std::make_shared<CouldReply>(CouldReply{hearing.game(), question});
    try {
      auto could = could_reach(hearing, question.order, question.ends, usual_slack(hearing.game()), stop.get());
      if (could)
        reply->could = *std::move(could);
      else
        reply->problem = could.problem();
    } catch (const std::exception& mistake) {
      reply->problem = Problem{"", mistake.what()};
    }
    return reply;
  };
  work_.begin(find, [this](const CouldPtr& reply) { emit answered(reply); });
}

void CouldService::forget() {
  if (stop_) *stop_ = true;
  stop_.reset();
  work_.forget();
}

}  // namespace linesman

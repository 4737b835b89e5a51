#include "ui/session/hall_service.h"

#include "casebook/moment.h"

namespace linesman {

namespace {

constexpr int HALL_REST = 3'000;  // ms

HallPtr read_hall(const QString& folder, const RulesetSource& rulesets, TablesSeen& seen) {
  auto found = std::make_shared<HallFound>();
  found->folder = folder;
  try {
    auto event = read_event(folder.toStdString());
    if (!event) {
      found->problem = event.problem();
      return found;
    }
    found->event = event->event;
    auto hall = hall_of(folder.toStdString(), found->event, rulesets, moment_now(), &seen);
    if (hall)
      found->hall = std::move(hall).value();
    else
      found->problem = hall.problem();
  } catch (const std::exception& mistake) {
    found->problem = Problem{"", mistake.what()};
  }
  return found;
}

}  // namespace

HallService::HallService(Session& session, CaseService& cases, QObject* parent)
    : QObject(parent),
      session_(session),
      cases_(cases),
      seen_(std::make_shared<TablesSeen>()),
      work_(this),
      writing_(this) {
  again_.setInterval(HALL_REST);
  connect(&again_, &QTimer::timeout, this, &HallService::read);
  connect(&cases_, &CaseService::folder_changed, this, [this] {
    found_.reset();
    seen_ = std::make_shared<TablesSeen>();
    if (wanted_) read();
    emit changed();
  });
}

void HallService::want(bool wanted) {
  wanted_ = wanted;
  if (!wanted) return again_.stop();
  again_.start();
  read();
}

void HallService::read() {
  const QString event = cases_.event();
  if (event.isEmpty()) return;
  const auto look = [event, rulesets = session_.shared_rulesets(), seen = seen_](const std::stop_token&) {
    return read_hall(event, *rulesets, *seen);
  };
  work_.begin(look, [this](const HallPtr& found) {
    found_ = found;
    emit changed();
  });
}

void HallService::call(NewCall call, std::function<void(const std::optional<Problem>& problem)> taken) {
  call.made = moment_text(moment_now());
  const auto write = [folder = cases_.event().toStdString(), call = std::move(call),
                      rulesets = session_.shared_rulesets()](const std::stop_token&) -> std::optional<Problem> {
    try {
      const auto added = add_call(folder, call, *rulesets);
      if (!added) return added.problem();
      return std::nullopt;
    } catch (const std::exception& mistake) {
      return Problem{"", mistake.what()};
    }
  };
  writing_.begin(write, [this, taken = std::move(taken)](const std::optional<Problem>& problem) {
    taken(problem);
    read();
  });
}

}  // namespace linesman

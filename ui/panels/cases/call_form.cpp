#include "ui/panels/cases/call_form.h"

#include <QFormLayout>
#include <QSignalBlocker>
#include <algorithm>

#include "casebook/moment.h"
#include "ui/panels/record/umpire_name.h"

namespace linesman {

namespace {

constexpr int CLOCK_REST = 1'000;        // ms
constexpr std::int64_t MINUTE = 60'000;  // ms

}  // namespace

CallForm::CallForm(CaseService& cases, QWidget* parent)
    : QWidget(parent),
      cases_(cases),
      umpire_(new QLineEdit(last_umpire(), this)),
      minutes_(new QSpinBox(this)),
      work_(this) {
  umpire_->setAccessibleName(tr("Umpire"));
  umpire_->setMaxLength(static_cast<int>(MAX_NAME));
  minutes_->setRange(0, static_cast<int>(MAX_MINUTES));
  minutes_->setAccessibleName(tr("Minutes from call to decision"));
  minutes_->setSpecialValueText(tr("not said"));
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("&Umpire:"), umpire_);
  form->addRow(tr("&Minutes:"), minutes_);
  clock_.setInterval(CLOCK_REST);
  connect(&clock_, &QTimer::timeout, this, &CallForm::follow_call);
  connect(umpire_, &QLineEdit::textChanged, this, &CallForm::umpire_changed);
  connect(minutes_, &QSpinBox::valueChanged, this, [this] { are_minutes_own_ = true; });
}

CallForm::Call CallForm::call_of(const std::string& event, std::int64_t table) {
  try {
    const auto read = read_calls(event);
    if (!read) return {};
    const auto open = open_calls(read->calls);
    const auto own = open.find(table);
    if (own == open.end()) return {};
    const auto& [call, taken] = own->second;
    return {call->hash, call->made, taken != nullptr ? taken->by : std::string()};
  } catch (const std::exception&) {
    return {};
  }
}

void CallForm::look() {
  const QString event = cases_.event();
  const auto table = event.isEmpty() ? std::nullopt : cases_.table();
  if (!table) {
    work_.forget();
    return take({});
  }
  const auto read = [event = event.toStdString(), number = table->number](const std::stop_token&) {
    return call_of(event, number);
  };
  work_.begin(read, [this](const Call& call) { take(call); });
}

void CallForm::take(const Call& call) {
  const bool is_same = call.hash == call_.hash;
  const bool is_taken_anew = !call.taken.empty() && (!is_same || call.taken != call_.taken);
  call_ = call;
  if (!is_same) are_minutes_own_ = false;
  follow_call();
  call_.made.empty() ? clock_.stop() : clock_.start();
  if (is_taken_anew) umpire_->setText(QString::fromStdString(call.taken));
}

int CallForm::minutes_since_call() const {
  const auto made = moment_in(call_.made);
  if (!made) return 0;
  return static_cast<int>(std::clamp<std::int64_t>((moment_now() - *made + MINUTE - 1) / MINUTE, 0, MAX_MINUTES));
}

void CallForm::show_minutes(int minutes) {
  const QSignalBlocker quiet(minutes_);
  minutes_->setValue(minutes);
}

void CallForm::follow_call() {
  if (!are_minutes_own_) show_minutes(minutes_since_call());
}

void CallForm::begin_anew() {
  work_.forget();
  clock_.stop();
  call_ = {};
  are_minutes_own_ = false;
  show_minutes(0);
  if (isVisible()) look();
}

void CallForm::end_minutes() {
  are_minutes_own_ = true;
  show_minutes(0);
}

void CallForm::fill(CaseDraft& draft) const {
  draft.umpire = umpire().toStdString();
  draft.called = call_.made;
  if (minutes_->value() > 0) draft.minutes = minutes_->value();
}

}  // namespace linesman

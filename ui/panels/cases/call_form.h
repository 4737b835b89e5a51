// The umpire of a decision and its minutes: those of the open call of the table, until others are typed.
#pragma once

#include <QLineEdit>
#include <QSpinBox>
#include <QTimer>

#include "ui/session/case_service.h"

namespace linesman {

class CallForm : public QWidget {
  Q_OBJECT
 public:
  explicit CallForm(CaseService& cases, QWidget* parent = nullptr);

  /// Looks for the open call of the table, off the interface thread. What was typed stays while it is the same call.
  void look();
  /// Another game or table has another call.
  void begin_anew();
  /// A decision on the call was filed with its minutes; a further one has none of its own.
  void end_minutes();

  /// Without space around it; may be empty.
  QString umpire() const { return umpire_->text().trimmed(); }
  /// Umpire, minutes and the moment of the call.
  void fill(CaseDraft& draft) const;

 signals:
  void umpire_changed();

 private:
  /// A call, its names copied.
  struct Call {
    std::string hash;   ///< empty: there is none
    std::string made;   ///< a moment
    std::string taken;  ///< the umpire who takes it; empty: none does
  };

  static Call call_of(const std::string& event, std::int64_t table);
  void take(const Call& call);
  /// From the call until now, rounded up, by the clock of this machine; 0: there is none.
  int minutes_since_call() const;
  void show_minutes(int minutes);
  /// Those of the call, unless the umpire has his own.
  void follow_call();

  CaseService& cases_;
  QLineEdit* umpire_;
  QSpinBox* minutes_;
  Call call_;
  bool are_minutes_own_ = false;  ///< typed, or of a further decision
  QTimer clock_;                  ///< runs while there is a call
  NewestWork work_;
};

}  // namespace linesman

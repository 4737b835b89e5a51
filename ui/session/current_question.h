// The question that the window asks now, and its answer: about the way of the proposed order, about a place where
// models are said to stand, or about how far two are apart. Whatever shows an answer shows this one.
//
//   if (const AskedPtr& asked = asking.asked(); asked && asked->answer && !asking.is_grey()) copy(*asked);
#pragma once

#include <QTimer>
#include <map>

#include "ui/session/asked.h"
#include "ui/session/session.h"

namespace linesman {

class CurrentQuestion : public QObject {
  Q_OBJECT
 public:
  explicit CurrentQuestion(Session& session, QObject* parent = nullptr);

  /// Could these models have got there? By id. It takes the place of the way until another way is proposed.
  void ask_place(std::vector<std::string> who, const std::map<std::string, EndRequest>& ends);
  /// The same question, about a place as a photograph has it.
  void ask_place(const Question& question);
  /// Are they farther apart than that? Inches, or hexes.
  void ask_apart(const std::string& one, const std::string& other, double distance);
  /// Could they go anywhere? The area is found elsewhere (ReachService): this says what is still wanted.
  void ask_anywhere(std::vector<std::string> who);
  /// Back to the way of the proposed order.
  void ask_way();

  /// The question that is asked now; nothing: there is none.
  std::optional<Question> question() const;
  /// The newest answer, also while it is grey; nullptr without a question, and before the first.
  const AskedPtr& asked() const { return asked_; }
  const Row* best() const { return asked_ ? asked_->best() : nullptr; }
  bool is_about_way() const { return std::holds_alternative<WayAsked>(to_); }
  bool is_about_place() const { return std::holds_alternative<PlaceAsked>(to_); }
  /// The question has changed since, or a row may still say otherwise: nothing may be copied, printed, kept or carried
  /// out.
  bool is_grey() const;

  /// The order that may be carried out: of the way that is proposed, or one that leads to the place. Nothing while it
  /// is grey, and where not every die that is left lets it pass.
  std::optional<Order> order_to_carry_out() const;

 signals:
  void changed();

 private:
  void ask(std::vector<std::string> who, Aim to);
  void follow();
  void follow_order();
  void begin();
  void begin(const Question& question, RowEffort effort);
  void take(const AskedPtr& asked);

  Session& session_;
  Aim to_ = WayAsked{};
  std::vector<std::string> who_;  ///< not about a way
  std::string way_then_;          ///< that of the proposed order when it was asked
  AskedPtr asked_;
  std::string key_;          ///< of the question that was asked last, not about a way
  std::uint64_t heard_ = 0;  ///< the hearing on which it was asked
  bool waits_ = false;
  QTimer rest_;
  NewestWork work_;
};

}  // namespace linesman

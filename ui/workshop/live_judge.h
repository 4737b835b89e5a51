// Judges again while rules are edited: the move of the open table, and the cases of the ruleset.
#pragma once

#include <QObject>
#include <optional>

#include "files/orders/cases_tried.h"
#include "plugins/library.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"
#include "ui/workshop/chart_draft.h"

namespace linesman {

/// A move under one state of the rules, in words.
struct JudgedMove {
  std::string verdict;  ///< "legal"; empty where it cannot be judged
  QString words;        ///< "Legal, 4″ of 6″." or why it cannot be judged
  QString reason;       ///< the first problem with its rule; empty without one
};

/// The move of a session: the proposed one, else the last that was carried out, on the game before it.
struct TableMove {
  Game game;
  Order order;
};

struct LiveResult {
  std::optional<TableMove> move;     ///< the move that is judged, as one of the rules that are edited
  std::optional<JudgedMove> before;  ///< under the saved rules
  std::optional<JudgedMove> now;     ///< nothing: there is no move to judge, or the chart has a mistake
  std::vector<TriedCase> cases;      ///< empty while the chart has a mistake
  std::vector<bool> right_before;    ///< of each case, under the saved rules; empty while none are saved
};

class LiveJudge : public QObject {
  Q_OBJECT
 public:
  /// All three outlive it.
  LiveJudge(const ChartDraft& draft, const Session& session, QObject* parent = nullptr);

  /// The last answer; the first comes after the first change or `judge`.
  const LiveResult& result() const { return result_; }

 public slots:
  void judge();

 signals:
  void judged();

 private:
  const ChartDraft& draft_;
  const Session& session_;
  LiveResult result_;
  NewestWork work_;
};

/// A source of rulesets in which a chart stands in for the one of its id.
class ChartSource : public RulesetSource {
 public:
  ChartSource(std::shared_ptr<const RulesetLibrary> library, Value chart)
      : library_(std::move(library)), chart_(std::move(chart)) {}
  Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const override;
  std::vector<std::string> ids() const override { return library_->ids(); }

 private:
  std::shared_ptr<const RulesetLibrary> library_;
  Value chart_;
};

std::optional<TableMove> move_of(const Session& session);

}  // namespace linesman

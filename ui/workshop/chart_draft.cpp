#include "ui/workshop/chart_draft.h"

#include <QUndoCommand>

#include "base/text.h"
#include "chart/chart.h"
#include "chart/places.h"

namespace linesman {

class ChartDraft::Step : public QUndoCommand {
 public:
  Step(ChartDraft& draft, const QString& words, Content before, Content after)
      : QUndoCommand(words), draft_(draft), before_(std::move(before)), after_(std::move(after)) {}
  void undo() override { draft_.take(before_); }
  void redo() override { draft_.take(after_); }

 private:
  ChartDraft& draft_;
  Content before_;
  Content after_;
};

ChartDraft::ChartDraft(ChartFile file, Value chart, Value saved, Value cases, QObject* parent)
    : QObject(parent), file_(std::move(file)), content_{std::move(chart), std::move(cases)}, saved_(std::move(saved)) {
  mistakes_ = chart::chart_mistakes(content_.chart);
}

void ChartDraft::change(const QString& words, Value chart) {
  if (!(chart == content_.chart)) push(words, {std::move(chart), content_.cases});
}

void ChartDraft::set(const QString& words, const std::string& pointer, const Value& value) {
  change(words, chart::with_value(content_.chart, pointer, value));
}

void ChartDraft::change_cases(const QString& words, Value cases) { push(words, {content_.chart, std::move(cases)}); }

void ChartDraft::change_both(const QString& words, Value chart, Value cases) {
  if (!(chart == content_.chart)) push(words, {std::move(chart), std::move(cases)});
}

void ChartDraft::push(const QString& words, Content content) {
  undo_stack_.push(new Step(*this, words, content_, std::move(content)));
}

void ChartDraft::take(const Content& content) {
  content_ = content;
  mistakes_ = chart::chart_mistakes(content_.chart);
  emit changed();
}

Result<void> ChartDraft::save() {
  if (auto done = save_chart(file_, content_.chart, content_.cases); !done) return done;
  if (mistakes_.empty()) saved_ = content_.chart;
  undo_stack_.setClean();
  emit saved_now();
  return {};
}

Value empty_chart(const std::string& id, const std::string& title) {
  using Object = Value::Object;
  using List = Value::Array;
  const Value pace =
      Object{{"key", "pace"}, {"title", "Pace"}, {"type", "number"}, {"least", 0}, {"on", List{"piece", "unit"}}};
  const auto clause = [&](int number, const char* name, const char* text, Value rule) {
    return Value(
        Object{{"id", id + "-" + std::to_string(number)}, {"title", name}, {"text", text}, {"rule", std::move(rule)}});
  };
  return Object{{"id", id},
                {"judge", "charts"},
                {"edition", "1"},
                {"title", title},
                {"currency", "inch"},
                {"currency_symbol", "″"},
                {"steps", List{"forward", "reverse", "sideways", "to", "slide", "pivot"}},
                {"actions", List{Object{{"id", "move"}, {"title", "Move"}}}},
                {"traits", List{pace}},
                {"defaults", Object{{"pace", 6}}},
                {"ratings", Object{{"wood", "woods"},
                                   {"scrub", "woods"},
                                   {"marsh", "marsh"},
                                   {"river", "water"},
                                   {"lake", "water"},
                                   {"wall", "wall"},
                                   {"hedge", "hedge"}}},
                {"clauses", List{clause(1, "Move", "A model goes as far as its pace.",
                                        Object{{"kind", "allowance"}, {"add", Object{{"value", "pace"}}}}),
                                 clause(2, "Other models", "Models do not go through others.",
                                        Object{{"kind", "apart"}, {"from", "others"}}),
                                 clause(3, "The edge", "Models stay on the table.", Object{{"kind", "edge"}})}}};
}

}  // namespace linesman

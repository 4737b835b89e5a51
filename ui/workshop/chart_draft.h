// The chart that is worked on in the workshop, with its cases, its mistakes and its own undo.
#pragma once

#include <QObject>
#include <QUndoStack>
#include <vector>

#include "plugins/chart_file.h"

namespace linesman {

class ChartDraft : public QObject {
  Q_OBJECT
 public:
  /// `saved`: the chart as it is in its file; null for one that was never in one.
  ChartDraft(ChartFile file, Value chart, Value saved, Value cases, QObject* parent = nullptr);

  const ChartFile& file() const { return file_; }
  const Value& chart() const { return content_.chart; }
  /// An object with the list `cases`.
  const Value& cases() const { return content_.cases; }
  /// The last chart without a mistake that was saved; null while there is none. What is judged now is held against it.
  const Value& saved() const { return saved_; }
  const std::vector<Problem>& mistakes() const { return mistakes_; }
  QUndoStack& undo_stack() { return undo_stack_; }

  /// One step of undo, named by a sentence. A chart that is the same is no step.
  void change(const QString& words, Value chart);
  /// Sets the value at a pointer of the chart; null takes it out.
  void set(const QString& words, const std::string& pointer, const Value& value);
  void change_cases(const QString& words, Value cases);
  /// Chart and cases in one step: clauses whose ids change, and the cases that cite them.
  void change_both(const QString& words, Value chart, Value cases);

  /// A Problem leaves the files as they were.
  Result<void> save();

 signals:
  void changed();
  void saved_now();

 private:
  struct Content {
    Value chart;
    Value cases;
  };
  class Step;
  void push(const QString& words, Content content);
  void take(const Content& content);

  ChartFile file_;
  Content content_;
  Value saved_;
  std::vector<Problem> mistakes_;
  QUndoStack undo_stack_;
};

/// A chart of free movement on open ground, to begin with: models go as far as their pace and keep apart.
Value empty_chart(const std::string& id, const std::string& title);

}  // namespace linesman

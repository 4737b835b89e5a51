// The verdict at a glance: a word, a shape and a colour, and what was allowed, spent and left as a bar.
#pragma once

#include <QWidget>
#include <optional>

#include "rules/ruling.h"

namespace linesman {

/// Always of one height: what does not fit into two lines under the word is in the tool tip.
class VerdictBadge : public QWidget {
  Q_OBJECT
 public:
  explicit VerdictBadge(QWidget* parent = nullptr);

  void show_verdict(Verdict verdict, const QString& detail);
  /// No verdict: a sentence for the state of things.
  void show_none(const QString& word, const QString& detail);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;  ///< the word is never cut

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void show_words(const QString& word, const QString& detail);
  QFont word_font() const;
  std::optional<Verdict> verdict_;
  QString word_;
  QString detail_;
};

/// Spent against allowed.
class AllowanceBar : public QWidget {
  Q_OBJECT
 public:
  explicit AllowanceBar(QWidget* parent = nullptr);
  void show_amounts(double total, double spent, Verdict verdict);
  QSize sizeHint() const override { return {160, 12}; }
  QSize minimumSizeHint() const override { return {60, 12}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double total_ = 0;
  double spent_ = 0;
  Verdict verdict_ = Verdict::legal;
};

}  // namespace linesman

// One case laid beside the present move, or beside another case: what differs first, then both pictures, then who said
// what and how it was decided.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QWidget>

#include "ui/panels/widgets.h"
#include "ui/session/case_service.h"

namespace linesman {

/// Cases with the sign of their verdict, a row each: as tall as its rows, up to a bound.
class CaseList : public QListWidget {
  Q_OBJECT
 public:
  explicit CaseList(const QString& name, QWidget* parent = nullptr);

  void add(const FiledCase& one, const QString& words);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
};

/// A judged move as a picture of at most that size, its own part of the table as large as it fits.
class MovePicture : public PlainLabel {
  Q_OBJECT
 public:
  explicit MovePicture(QWidget* parent = nullptr);
  /// nullptr: there is none. `words` describe it.
  void show_move(std::shared_ptr<const HeardMove> move, const QString& words);
  QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void draw();

  std::shared_ptr<const HeardMove> move_;
};

class CaseView : public QWidget {
  Q_OBJECT
 public:
  CaseView(Session& session, CaseService& cases, QWidget* parent = nullptr);

  /// Beside the present move.
  void show_beside(const CasesPtr& found, const LikeCase& like);
  /// Two cases that contradict each other, or one alone.
  void show_cases(const CasesPtr& found, std::size_t one, std::optional<std::size_t> other = {});
  void clear();
  /// The words that are shown.
  QString words() const;

 private:
  struct Loaded;
  void load(const CasesPtr& found, std::size_t one, std::optional<std::size_t> other, std::optional<LikeCase> like);
  void take(const Loaded& loaded);

  Session& session_;
  CaseService& cases_;
  QLabel* title_;
  QLabel* differences_;
  QLabel* left_words_;
  QLabel* right_words_;
  MovePicture* left_;
  MovePicture* right_;
  QLabel* decision_;
  NewestWork work_;
};

/// "illegal, case 3fa1b2c4 of table 7": a row of a list.
QString case_row(const FiledCase& one);

}  // namespace linesman

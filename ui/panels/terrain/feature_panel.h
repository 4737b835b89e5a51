// "What is this?" for terrain: what it is, where, how the ruleset rates it and what its clauses say. All of it can be
// changed; every change is one undo command.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QString>
#include <QTextBrowser>
#include <optional>

#include "table/game.h"
#include "ui/panels/fields/field_form.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/widgets.h"
#include "ui/session/session.h"

namespace linesman {

// The corners of a shape as text, for people who know them exactly: "x, y" in inches, or "x; y" where the language
// writes decimals with a comma; one a line, an empty line between rings. Both are read.

/// To a ten-thousandth of an inch; empty for a feature without a shape.
QString corner_text(const FeatureShape& shape);

/// The shape with its corners as written; each ring may have more or fewer. Nothing where the text is no list of
/// corners or has another number of rings. `shape` has lines or polygons.
std::optional<FeatureShape> with_corners(const FeatureShape& shape, const QString& text);

class FeaturePanel : public QWidget {
  Q_OBJECT
 public:
  explicit FeaturePanel(Session& session, QWidget* parent = nullptr);

 signals:
  /// A sentence that says why something was not done.
  void refused(const QString& sentence);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void lay_out();
  void connect_controls();
  void rebuild();
  void refresh();
  void refresh_relief(const Feature& feature);
  void refresh_ratings(const Feature& feature);
  void refresh_place(const Feature& feature);
  void refresh_words(const Feature& feature);
  QString words_under_others(const Feature& feature) const;
  void take_relief();
  void take_place();
  void take_points();
  /// Makes the shown feature that; says why not and shows it again as it is.
  void take(const Feature& after, const QString& what);
  void tell(const Result<void>& done);
  std::optional<FeatureIndex> shown() const;

  Session& session_;
  QLabel* hint_;
  QWidget* form_;
  TallScroll* scroll_;
  QLineEdit* name_;
  QComboBox* kind_;
  NumberEdit* width_;
  NumberEdit* height_;
  NumberEdit* relief_;  ///< a slope's heading up, a contour's level
  QLabel* relief_title_;
  QCheckBox* locked_;
  QComboBox* rating_;
  NumberEdit* x_;
  NumberEdit* y_;
  QPlainTextEdit* points_;
  QGroupBox* traits_box_;
  FieldForm* traits_;
  QTextBrowser* words_;
  /// The values that the words were last made from: to make them anew, every clause is read.
  struct {
    const Ruleset* ruleset = nullptr;
    Kind kind{};
    Value ratings;
  } words_of_;
};

}  // namespace linesman

#include "ui/panels/ruling/clauses_panel.h"

#include <QVBoxLayout>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "rules/figure_words.h"

namespace linesman {
namespace {

bool says(const Clause& clause, const RulesetData& ruleset, const QString& words) {
  const QString all =
      QString::fromStdString(english(cited(clause)) + " " + clause.title + " " + clause_text(ruleset, clause));
  return all.contains(words, Qt::CaseInsensitive);
}

/// "judged, noted", in the language of the window.
QString handling_words(const Clause& clause) {
  QStringList words;
  for (const std::string& each : clause.handling) words << spoken(each);
  return words.join(QStringLiteral(", "));
}

QString clause_html(const Clause& clause, const RulesetData& ruleset, const Value& game_options, LengthUnit unit) {
  const QString text = QString::fromStdString(with_lengths_in(clause_text(ruleset, clause, game_options), unit));
  return QString("<p><b>%1 · %2</b> <i>(%3)</i><br>%4%5</p>")
      .arg(spoken(cited(clause)).toHtmlEscaped(), QString::fromStdString(clause.title).toHtmlEscaped(),
           handling_words(clause).toHtmlEscaped(), text.toHtmlEscaped(),
           option_html(clause, ruleset.terms, game_options));
}

}  // namespace

ClausesPanel::ClausesPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), search_(new QLineEdit(this)), text_(new QTextBrowser(this)) {
  setAccessibleName(tr("Rules"));
  search_->setPlaceholderText(tr("Search the rules"));
  search_->setAccessibleName(tr("Search the rules"));
  search_->setClearButtonEnabled(true);
  text_->setAccessibleName(tr("Rules"));
  text_->setFrameShape(QFrame::NoFrame);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(search_);
  layout->addWidget(text_, 1);
  connect(search_, &QLineEdit::textChanged, this, &ClausesPanel::refresh);
  connect(&session_, &Session::ruleset_changed, this, &ClausesPanel::refresh);
  connect(&session_, &Session::game_changed, this, [this] {
    if (!(session_.game().options() == options_)) refresh();
  });
  connect(&session_, &Session::unit_changed, this, &ClausesPanel::refresh);
  refresh();
}

void ClausesPanel::refresh() {
  const RulesetData* ruleset = session_.ruleset_data();
  options_ = session_.game().options();
  QString html;
  if (ruleset != nullptr) {
    if (search_->text().isEmpty())
      html = QString("<h3>%1</h3><p>%2</p>")
                 .arg(QString::fromStdString(ruleset->terms.title).toHtmlEscaped(),
                      QString::fromStdString(ruleset->terms.summary).toHtmlEscaped());
    for (const Clause& clause : ruleset->terms.clauses)
      if (says(clause, *ruleset, search_->text())) html += clause_html(clause, *ruleset, options_, session_.unit());
  }
  text_->setHtml(html);
}

}  // namespace linesman

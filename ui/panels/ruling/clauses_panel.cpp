#include "ui/panels/ruling/clauses_panel.h"

#include <QVBoxLayout>
#include <algorithm>

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

QString source_words(ClauseSource source) {
  switch (source) {
    case ClauseSource::book: return ClausesPanel::tr("the rulebook");
    case ClauseSource::ours: return ClausesPanel::tr("our interpretation");
    case ClauseSource::option: return ClausesPanel::tr("a choice of yours");
    case ClauseSource::players: return ClausesPanel::tr("set by the players");
  }
  return {};
}

/// The source of a clause, and whether the players see to it themselves.
QString origin_words(const Clause& clause) {
  QStringList words;
  if (clause.source) words << source_words(*clause.source);
  const auto& handling = clause.handling;
  const bool is_only_noted = std::all_of(handling.begin(), handling.end(),
                                         [](const std::string& each) { return each == "noted" || each == "asked"; });
  if (is_only_noted && !handling.empty()) words << ClausesPanel::tr("you see to it");
  return words.join(QStringLiteral(", "));
}

QString clause_html(const Clause& clause, const RulesetData& ruleset, const Value& game_options, LengthUnit unit) {
  return QString("<p><b>%1 · %2</b> <i>%3</i><br>%4%5</p>")
      .arg(QString::fromStdString(clause.id).toHtmlEscaped(), QString::fromStdString(clause.title).toHtmlEscaped(),
           origin_words(clause).toHtmlEscaped(), clause_in_words(ruleset, clause, game_options, unit).toHtmlEscaped(),
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

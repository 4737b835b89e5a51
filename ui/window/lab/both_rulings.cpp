#include "ui/window/lab/both_rulings.h"

#include <QGridLayout>

#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int MARKED = Qt::UserRole;

/// "1.5″ too far. · orders-17".
QStringList lines_of(const ShownRuling& said, const Game& game, const Terms* terms, LengthUnit unit) {
  if (!said.judgement) return {said.refused};
  QStringList lines;
  for (const RulingLine& line : ruling_lines(said.judgement->ruling, game, terms)) {
    QStringList parts;
    for (const QString& part : {spoken(line.text, unit), spoken(line.clause, unit)})
      if (!part.isEmpty()) parts << part;
    lines << parts.join(QStringLiteral(" · "));
  }
  return lines;
}

QString head_of(const ShownRuling& said, const Terms* terms, LengthUnit unit) {
  if (!said.judgement) return BothRulings::tr("%1: refused").arg(said.rules);
  const Ruling& ruling = said.judgement->ruling;
  const QString spent = allowance_text(ruling, terms, unit);
  const QString verdict = verdict_word(ruling.verdict);
  return spent.isEmpty() ? BothRulings::tr("%1: %2").arg(said.rules, verdict)
                         : BothRulings::tr("%1: %2. %3").arg(said.rules, verdict, spent);
}

}  // namespace

BothRulings::BothRulings(QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  for (std::size_t side = 0; side < heads_.size(); ++side) {
    heads_[side] = new PlainLabel;
    heads_[side]->setWordWrap(true);
    QFont bold = heads_[side]->font();
    bold.setBold(true);
    heads_[side]->setFont(bold);
    lists_[side] = new QListWidget;
    lists_[side]->setWordWrap(true);
    lists_[side]->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lists_[side]->setItemDelegate(new WholeRows(lists_[side]));
    lists_[side]->setAccessibleName(side == 0 ? tr("By the first rules") : tr("By the second rules"));
    grid->addWidget(heads_[side], 0, static_cast<int>(side));
    grid->addWidget(lists_[side], 1, static_cast<int>(side));
    grid->setColumnStretch(static_cast<int>(side), 1);
  }
}

void BothRulings::show_rulings(const ShownRuling& a, const Game& game_a, const Terms* terms_a, const ShownRuling& b,
                               const Game& game_b, const Terms* terms_b, LengthUnit unit) {
  const QStringList lines_a = lines_of(a, game_a, terms_a, unit);
  const QStringList lines_b = lines_of(b, game_b, terms_b, unit);
  heads_[0]->setText(head_of(a, terms_a, unit));
  heads_[1]->setText(head_of(b, terms_b, unit));
  show_side(0, a, lines_a, lines_b);
  show_side(1, b, lines_b, lines_a);
}

void BothRulings::show_side(std::size_t side, const ShownRuling& said, const QStringList& lines,
                            const QStringList& others) {
  lists_[side]->clear();
  for (const QString& line : lines) {
    const bool alone = !others.contains(line);
    auto* item = new QListWidgetItem(alone ? tr("≠ %1").arg(line) : line, lists_[side]);
    item->setData(MARKED, alone);
    if (!alone) continue;
    QFont bold = lists_[side]->font();
    bold.setBold(true);
    item->setFont(bold);
    item->setToolTip(as_plain(tr("Only %1 says this.").arg(said.rules)));
  }
}

void BothRulings::clear() {
  for (QLabel* head : heads_) head->clear();
  for (QListWidget* list : lists_) list->clear();
}

int BothRulings::marked(int side) const {
  const QListWidget& list = *lists_[static_cast<std::size_t>(side)];
  int count = 0;
  for (int row = 0; row < list.count(); ++row) count += list.item(row)->data(MARKED).toBool() ? 1 : 0;
  return count;
}

}  // namespace linesman

#include "ui/panels/order/past_order.h"

#include <QVBoxLayout>

#include "base/text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "rules/terms.h"
#include "ui/panels/widgets.h"

namespace linesman {
namespace {

QString dice_line(const std::string& purpose, const std::vector<double>& faces, const Terms* terms) {
  QString title = QString::fromStdString(purpose);
  if (terms != nullptr)
    for (const DicePurpose& known : terms->dice)
      if (known.purpose == purpose) title = QString::fromStdString(known.title);
  QStringList shown;
  for (const double face : faces) shown << QString::fromStdString(number_text(face));
  return PastOrder::tr("%1: %2").arg(title, shown.join(QStringLiteral(", ")));
}

}  // namespace

PastOrder::PastOrder(QWidget* parent) : QWidget(parent), title_(new PlainLabel(this)), lines_(new QListWidget(this)) {
  setAccessibleName(tr("The order of this step"));
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  title_->setWordWrap(true);
  lines_->setAccessibleName(tr("The order of this step"));
  lines_->setWordWrap(true);
  lines_->setItemDelegate(new WholeRows(lines_));
  lines_->setSelectionMode(QAbstractItemView::NoSelection);
  lines_->setTabKeyNavigation(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(title_);
  layout->addWidget(lines_, 1);
}

void PastOrder::show_step(const PastTable& past, const Terms* terms, LengthUnit unit) {
  lines_->clear();
  if (!past.answer) return title_->setText(words_without_move(past));
  const Order& order = past.answer->order;
  const Game& game = past.before;
  title_->setText(order_title(order, game, terms));
  for (const auto& [purpose, faces] : order.dice) add(dice_line(purpose, faces, terms));
  const auto add_path = [&](const Path& path) {
    for (const Step& step : path) add(step_text(step, terms, &game, unit));
  };
  if (order.paths.common()) add_path(*order.paths.common());
  for (const auto& [id, path] : order.paths.own()) {
    const auto piece = game.find_piece(id);
    add(tr("Path of %1").arg(QString::fromStdString(piece ? label(game.piece(*piece)) : id)));
    add_path(path);
  }
}

void PastOrder::add(const QString& line) { new QListWidgetItem(line, lines_); }

QStringList PastOrder::lines() const {
  QStringList all{title_->text()};
  for (int row = 0; row < lines_->count(); ++row) all << lines_->item(row)->text();
  return all;
}

}  // namespace linesman

#include "ui/panels/models/roster_panel.h"
#include "table/status.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>
#include <map>

namespace linesman {
namespace {

enum RosterRole { PIECE_ID = Qt::UserRole };

QString title_of(const Game& game, const Piece& piece) {
  const QString unit = piece.unit ? QString::fromStdString(label(game.unit(*piece.unit))) : QString();
  return QString::fromStdString(piece.side) + '\n' + unit + '\n' + QString::fromStdString(label(piece));
}

/// Whether two games have the same pieces in the same units: then the same tree shows them.
bool same_tree(const Game& a, const Game& b) {
  if (a.pieces().size() != b.pieces().size()) return false;
  for (std::size_t i = 0; i < a.pieces().size(); ++i) {
    const Piece& one = *a.pieces()[i];
    const Piece& other = *b.pieces()[i];
    if (one.id != other.id || title_of(a, one) != title_of(b, other)) return false;
  }
  return true;
}

/// Names a branch by itself and those above it.
QString way_to(const QTreeWidgetItem* item) {
  return item == nullptr ? QString() : way_to(item->parent()) + '\n' + item->text(0);
}

}  // namespace

QString whereabouts(const Game& game, const Piece& piece) {
  const Table& table = game.table();
  const Vec at = piece.pose.at;
  const bool beyond = at.x < 0 || at.y < 0 || at.x > table.width || at.y > table.depth;
  if (piece.on_table()) return beyond ? RosterPanel::tr("off the table") : QString();
  if (has_left(piece)) return RosterPanel::tr("left the table");
  if (const auto carrier = game.find_piece(carrier_id(piece).value_or("")))
    return RosterPanel::tr("aboard %1").arg(QString::fromStdString(label(game.piece(*carrier))));
  return RosterPanel::tr("in reserve");
}

RosterPanel::RosterPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), tree_(new QTreeWidget(this)) {
  setAccessibleName(tr("Roster"));
  tree_->setAccessibleName(tr("Models by side and unit"));
  tree_->setColumnCount(2);
  tree_->setHeaderHidden(true);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setMinimumSectionSize(0);  // while no model is off the table the names have all the room
  tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  tree_->setSelectionMode(QTreeWidget::ExtendedSelection);
  tree_->setFrameShape(QFrame::NoFrame);
  tree_->setUniformRowHeights(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(tree_);
  connect(tree_, &QTreeWidget::itemSelectionChanged, this, &RosterPanel::select);
  connect(&session_, &Session::game_changed, this, &RosterPanel::rebuild);
  connect(&session_, &Session::past_changed, this, &RosterPanel::rebuild);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, &RosterPanel::show_selection);
}

void RosterPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  rebuild();
}

QTreeWidgetItem* RosterPanel::branch(QTreeWidgetItem* parent, const QString& title) {
  auto* item = parent != nullptr ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(tree_);
  item->setText(0, title);
  QFont font = tree_->font();
  font.setBold(true);
  item->setFont(0, font);
  return item;
}

// After most changes the tree only says other whereabouts: what was opened, marked and scrolled to stays.
void RosterPanel::rebuild() {
  // A hidden tree is made when it is shown.
  const Game& game = session_.shown_game();
  if (!isVisible() || &seen_.pieces() == &game.pieces()) return;
  const QSignalBlocker quiet(tree_);
  const bool same = same_tree(seen_, game);
  seen_ = game;
  if (same) return show_whereabouts();
  std::map<QString, bool> opened;
  for (QTreeWidgetItemIterator it(tree_, QTreeWidgetItemIterator::HasChildren); *it != nullptr; ++it)
    opened[way_to(*it)] = (*it)->isExpanded();
  const int scrolled = tree_->verticalScrollBar()->value();
  fill();
  for (QTreeWidgetItemIterator it(tree_, QTreeWidgetItemIterator::HasChildren); *it != nullptr; ++it) {
    const auto known = opened.find(way_to(*it));
    (*it)->setExpanded(known == opened.end() ? (*it)->parent() == nullptr : known->second);
  }
  tree_->verticalScrollBar()->setValue(scrolled);
  show_selection();
}

void RosterPanel::show_whereabouts() {
  for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it)
    if (const auto piece = seen_.find_piece((*it)->data(0, PIECE_ID).toString().toStdString()))
      (*it)->setText(1, whereabouts(seen_, seen_.piece(*piece)));
}

void RosterPanel::fill() {
  const Game& game = seen_;
  tree_->clear();
  std::map<std::string, QTreeWidgetItem*> sides;
  std::map<UnitIndex, QTreeWidgetItem*> units;
  for (const auto& piece : game.pieces()) {
    QTreeWidgetItem*& side = sides[piece->side];
    if (side == nullptr) side = branch(nullptr, QString::fromStdString(piece->side));
    QTreeWidgetItem* parent = side;
    if (piece->unit) {
      QTreeWidgetItem*& unit = units[*piece->unit];
      if (unit == nullptr) unit = branch(side, QString::fromStdString(label(game.unit(*piece->unit))));
      parent = unit;
    }
    auto* item = new QTreeWidgetItem(parent, {QString::fromStdString(label(*piece)), whereabouts(game, *piece)});
    item->setData(0, PIECE_ID, QString::fromStdString(piece->id));
  }
}

void RosterPanel::show_selection() {
  if (!isVisible() || picking_) return;
  const QSignalBlocker quiet(tree_);
  tree_->clearSelection();
  const auto& selected = session_.selected().pieces();
  for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
    const std::string id = (*it)->data(0, PIECE_ID).toString().toStdString();
    if (id.empty() || std::find(selected.begin(), selected.end(), id) == selected.end()) continue;
    (*it)->setSelected(true);
    if (id == selected.front()) tree_->scrollToItem(*it);
  }
}

// A unit or side that is picked stands for its pieces.
void RosterPanel::select() {
  std::vector<std::string> ids;
  const auto add = [&](const QTreeWidgetItem* item, const auto& self) -> void {
    const std::string id = item->data(0, PIECE_ID).toString().toStdString();
    if (!id.empty() && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    for (int i = 0; i < item->childCount(); ++i) self(item->child(i), self);
  };
  for (const QTreeWidgetItem* item : tree_->selectedItems()) add(item, add);
  // What is picked here stays marked as it was picked: the unit, not each of its pieces.
  picking_ = true;
  session_.selected().select(ids);
  picking_ = false;
}

}  // namespace linesman

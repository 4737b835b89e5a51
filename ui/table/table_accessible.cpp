#include "ui/table/table_accessible.h"

#include "ui/table/table_words.h"

namespace linesman {

namespace {

/// A model on the table. What the platform does with its one action is what a click does.
class ModelAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  ModelAccessible(TableView& view, int index) : view_(view), index_(index) {}
  int index() const { return index_; }

  bool isValid() const override { return index_ < static_cast<int>(view_.game().pieces().size()); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return parent()->window(); }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&view_); }
  int childCount() const override { return 0; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessible::Role role() const override { return QAccessible::Graphic; }

  QString text(QAccessible::Text which) const override {
    if (!isValid()) return {};
    if (which == QAccessible::Name) return QString::fromStdString(label(model()));
    if (which != QAccessible::Description) return {};
    const QString words = words_for_piece(view_.game(), piece(), view_.view_style().unit);
    if (!model().on_table()) return words;
    return words + ", " + words_for_place(view_.game().table(), model().pose.at, view_.view_style().unit);
  }
  void setText(QAccessible::Text, const QString&) override {}

  QRect rect() const override {
    if (!isValid() || !model().on_table()) return {};
    const Vec at = model().pose.at;
    const QRectF box = view_.projection().to_paper(Box{at, at}.grown(outer_radius(model().base)));
    return {view_.mapToGlobal(box.topLeft().toPoint()), box.size().toSize()};
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    if (state.invalid) return state;
    const auto& selection = view_.selection();
    state.selectable = true;
    state.multiSelectable = true;
    state.focusable = true;
    state.selected = std::find(selection.begin(), selection.end(), piece()) != selection.end();
    state.focused = view_.hasFocus() && state.selected && selection.front() == piece();
    state.invisible = !model().on_table();
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& action) override {
    if (action == pressAction() && isValid()) emit view_.selection_asked({piece()});
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  PieceIndex piece() const { return static_cast<PieceIndex>(index_); }
  const Piece& model() const { return view_.game().piece(piece()); }

  TableView& view_;
  int index_;
};

}  // namespace

TableAccessible::TableAccessible(TableView& view) : QAccessibleWidget(&view, QAccessible::Canvas), view_(view) {}

TableAccessible::~TableAccessible() {
  for (const auto& [index, id] : made_) QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* TableAccessible::make(const QString&, QObject* object) {
  auto* view = qobject_cast<TableView*>(object);
  return view != nullptr ? new TableAccessible(*view) : nullptr;
}

int TableAccessible::childCount() const { return static_cast<int>(view_.game().pieces().size()); }

QAccessibleInterface* TableAccessible::child(int index) const {
  if (index < 0 || index >= childCount()) return nullptr;
  const auto known = made_.find(index);
  if (known != made_.end()) return QAccessible::accessibleInterface(known->second);
  auto* model = new ModelAccessible(view_, index);
  made_.emplace(index, QAccessible::registerAccessibleInterface(model));
  return model;
}

int TableAccessible::indexOfChild(const QAccessibleInterface* child) const {
  const auto* model = dynamic_cast<const ModelAccessible*>(child);
  return model != nullptr ? model->index() : -1;
}

QAccessibleInterface* TableAccessible::childAt(int x, int y) const {
  const auto piece = view_.piece_at(view_.projection().to_table(view_.mapFromGlobal(QPoint(x, y))));
  return piece ? child(static_cast<int>(*piece)) : nullptr;
}

QAccessibleInterface* TableAccessible::focusChild() const {
  if (!view_.hasFocus() || view_.selection().empty()) return nullptr;
  return child(static_cast<int>(view_.selection().front()));
}

}  // namespace linesman

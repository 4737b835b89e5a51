#include "ui/table/table_accessible.h"

#include <algorithm>

#include "drawing/report/heard.h"
#include "drawing/report/ruling_lines.h"
#include "editing/transform.h"
#include "ui/table/table_words.h"

namespace linesman {

namespace {

constexpr double LEAST_PLACE = 8;  // pixels

/// A thing on the table. The one action of a thing does what a click does.
class ThingAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  explicit ThingAccessible(TableView& view) : view_(view) {}

  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return parent()->window(); }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&view_); }
  int childCount() const override { return 0; }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessible::Role role() const override { return QAccessible::Graphic; }
  void setText(QAccessible::Text, const QString&) override {}
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& action) override {
    if (action == pressAction() && isValid()) press();
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 protected:
  virtual void press() = 0;
  /// A thing without width, such as a fence, takes up a few pixels: a place without any is none for a screen reader.
  QRect on_screen(const Box& box) const {
    QRectF shown = view_.projection().to_paper(box);
    const double wide = std::max(0.0, LEAST_PLACE - shown.width()) / 2;
    const double high = std::max(0.0, LEAST_PLACE - shown.height()) / 2;
    shown.adjust(-wide, -high, wide, high);
    return {view_.mapToGlobal(shown.topLeft().toPoint()), shown.size().toSize()};
  }
  QString place(Vec at) const { return heard(words_for_place(view_.game().table(), at, view_.view_style().unit)); }

  TableView& view_;
};

class ModelAccessible : public ThingAccessible {
 public:
  ModelAccessible(TableView& view, int index) : ThingAccessible(view), index_(index) {}

  bool isValid() const override { return index_ < static_cast<int>(view_.game().pieces().size()); }

  QString text(QAccessible::Text which) const override {
    if (!isValid()) return {};
    if (which == QAccessible::Name) return QString::fromStdString(label(model()));
    if (which != QAccessible::Description) return {};
    QStringList words{QString::fromStdString(model().side)};
    words << heard(words_for_state(view_.game(), model(), view_.view_style().unit));
    if (model().on_table()) words << place(model().pose.at);
    words.removeAll(QString());
    return words.join(", ");
  }

  QRect rect() const override {
    if (!isValid() || !model().on_table()) return {};
    const Vec at = model().pose.at;
    return on_screen(Box{at, at}.grown(outer_radius(model().base)));
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

 protected:
  void press() override { emit view_.selection_asked({piece()}); }

 private:
  PieceIndex piece() const { return static_cast<PieceIndex>(index_); }
  const Piece& model() const { return view_.game().piece(piece()); }

  int index_;
};

class TerrainAccessible : public ThingAccessible {
 public:
  TerrainAccessible(TableView& view, int index) : ThingAccessible(view), index_(static_cast<FeatureIndex>(index)) {}

  bool isValid() const override { return static_cast<std::size_t>(index_) < view_.game().terrain().size(); }

  QString text(QAccessible::Text which) const override {
    if (!isValid()) return {};
    if (which == QAccessible::Name) return QString::fromStdString(label(feature()));
    if (which != QAccessible::Description) return {};
    const Box box = box_of(view_.game().table(), feature());
    const QString from = place(box.min);
    return TableView::tr("%1, from %2 to %3")
        .arg(words_for_feature(feature(), view_.view_style().unit), from, place(box.max));
  }
  QRect rect() const override { return isValid() ? on_screen(box_of(view_.game().table(), feature())) : QRect(); }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    if (state.invalid) return state;
    const auto& selection = view_.selected_features();
    state.selectable = true;
    state.selected = std::find(selection.begin(), selection.end(), index_) != selection.end();
    return state;
  }

 protected:
  void press() override { emit view_.terrain_asked({index_}); }

 private:
  const Feature& feature() const { return view_.game().feature(index_); }

  FeatureIndex index_;
};

/// The proposed way: its verdict, and where each model would end.
class WayAccessible : public ThingAccessible {
 public:
  explicit WayAccessible(TableView& view) : ThingAccessible(view) {}

  bool isValid() const override { return view_.over().judgement != nullptr; }

  QString text(QAccessible::Text which) const override {
    if (!isValid()) return {};
    if (which == QAccessible::Name) return TableView::tr("Proposed way");
    if (which != QAccessible::Description) return {};
    const Ruling& ruling = view_.over().judgement->ruling;
    QStringList words{verdict_word(ruling.verdict)};
    for (const End& end : ruling.ends)
      words << TableView::tr("%1 ends at %2")
                   .arg(QString::fromStdString(label(view_.game().piece(end.piece))), place(end.pose.at));
    return words.join(", ");
  }
  QRect rect() const override {
    if (!isValid()) return {};
    Box all;
    for (const End& end : view_.over().judgement->ruling.ends)
      for (const Vec at : {end.pose.at, view_.game().piece(end.piece).pose.at}) all.include(at);
    return all.empty() ? QRect() : on_screen(all);
  }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.invalid = !isValid();
    return state;
  }

 protected:
  void press() override {
    if (!view_.over().judgement->ruling.ends.empty())
      view_.bring_into_view(view_.over().judgement->ruling.ends.front().pose.at);
  }
};

}  // namespace

TableAccessible::TableAccessible(TableView& view) : QAccessibleWidget(&view, QAccessible::Canvas), view_(view) {}

TableAccessible::~TableAccessible() {
  for (const auto& [thing, id] : made_) QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* TableAccessible::make(const QString&, QObject* object) {
  auto* view = qobject_cast<TableView*>(object);
  return view != nullptr ? new TableAccessible(*view) : nullptr;
}

int TableAccessible::childCount() const {
  const Game& game = view_.game();
  return static_cast<int>(game.pieces().size() + game.terrain().size()) + (view_.over().judgement != nullptr ? 1 : 0);
}

std::optional<std::pair<TableAccessible::Child, int>> TableAccessible::child_at(int index) const {
  const int models = static_cast<int>(view_.game().pieces().size());
  const int features = static_cast<int>(view_.game().terrain().size());
  if (index < 0 || index >= childCount()) return std::nullopt;
  if (index < models) return std::pair(Child::model, index);
  if (index < models + features) return std::pair(Child::terrain, index - models);
  return std::pair(Child::way, 0);
}

QAccessibleInterface* TableAccessible::child(int index) const {
  const auto thing = child_at(index);
  if (!thing) return nullptr;
  if (const auto known = made_.find(*thing); known != made_.end())
    return QAccessible::accessibleInterface(known->second);
  QAccessibleInterface* made = nullptr;
  switch (thing->first) {
    case Child::model: made = new ModelAccessible(view_, thing->second); break;
    case Child::terrain: made = new TerrainAccessible(view_, thing->second); break;
    case Child::way: made = new WayAccessible(view_); break;
  }
  made_.emplace(*thing, QAccessible::registerAccessibleInterface(made));
  return made;
}

int TableAccessible::indexOfChild(const QAccessibleInterface* child) const {
  for (const auto& [thing, id] : made_) {
    if (QAccessible::accessibleInterface(id) != child) continue;
    const int models = static_cast<int>(view_.game().pieces().size());
    if (thing.first == Child::model) return thing.second;
    if (thing.first == Child::terrain) return models + thing.second;
    return models + static_cast<int>(view_.game().terrain().size());
  }
  return -1;
}

QAccessibleInterface* TableAccessible::childAt(int x, int y) const {
  const Vec place = view_.projection().to_table(view_.mapFromGlobal(QPoint(x, y)));
  if (const auto piece = view_.piece_at(place)) return child(static_cast<int>(*piece));
  const auto features = view_.features_at(place);
  if (features.empty()) return nullptr;
  return child(static_cast<int>(view_.game().pieces().size()) + static_cast<int>(features.front()));
}

QAccessibleInterface* TableAccessible::focusChild() const {
  if (!view_.hasFocus() || view_.selection().empty()) return nullptr;
  return child(static_cast<int>(view_.selection().front()));
}

}  // namespace linesman

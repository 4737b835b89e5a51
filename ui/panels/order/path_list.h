// The path of an order as a list whose lines can be typed over.
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QString>
#include <QToolButton>

#include "base/lengths.h"
#include "files/orders/typed_steps.h"
#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

/// A step to begin with when one of that key is added: an inch on from `pose`, a turn of 15 degrees…
Step new_step(const std::string& key, const Pose& pose, const std::optional<Hex>& hex);

/// Steps as lines: words to read, a short code to edit. A line that cannot be read back is refused.
class PathModel : public QAbstractListModel {
  Q_OBJECT
 public:
  using QAbstractListModel::QAbstractListModel;

  void show_path(const Path& path, const Terms* terms, const Game& game);
  void show_unit(LengthUnit unit);
  const Path& path() const { return path_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  void typed(int row, const linesman::Step& step);
  void refused(const QString& sentence);

 private:
  FigureStyle style() const;

  Path path_;
  const Terms* terms_ = nullptr;
  Game game_;  ///< for the names of what acts are about
  LengthUnit unit_ = LengthUnit::inch;
};

/// The list with its buttons: add, remove, up, down. Emits whole paths.
class PathList : public QWidget {
  Q_OBJECT
 public:
  explicit PathList(QWidget* parent = nullptr);

  /// `beginning`: where the path begins, for the first figures of an added step.
  void show_path(const Path& path, const Terms* terms, const Game& game, const Pose& beginning,
                 const std::optional<Hex>& hex);
  void show_unit(LengthUnit unit) { model_.show_unit(unit); }
  void mark(std::size_t step);
  /// The step that is marked in the list, if one is.
  std::optional<std::size_t> current_step() const;

 signals:
  void edited(const linesman::Path& path);
  void current_changed();
  void refused(const QString& sentence);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill_menu(const Terms* terms);
  void add(const Step& step);
  void remove();
  void shift(int by);
  void emit_path(const Path& path, int row);
  void enable_buttons();

  PathModel model_;
  QListView* view_;
  QToolButton* add_;
  QToolButton* remove_;
  QToolButton* up_;
  QToolButton* down_;
  const Terms* menu_of_ = nullptr;
  Pose beginning_;
  std::optional<Hex> hex_;
};

}  // namespace linesman

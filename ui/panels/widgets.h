// The window's labels.
#pragma once

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QWidget>
#include <vector>

namespace linesman {

/// The window has two sizes of type: the desktop's, and this times it.
inline constexpr double LARGE_TYPE = 1.5;

/// Draws as many lines of a text as there is room for, and after the last of them `tail`, for which the text gives
/// way. What has no room ends in an ellipsis. With the painter's pen; the tail in `tail_colour`.
void draw_cut(QPainter& painter, const QRect& room, const QString& text, const QString& tail = {},
              const QColor& tail_colour = {});

/// A ground that says: this is of the past, as the table's own wash does. Children have it too.
void show_as_past(QWidget& part, bool past);

/// Shows its text as it stands, whatever a document has put into it: every label of the window is one.
class PlainLabel : public QLabel {
 public:
  explicit PlainLabel(QWidget* parent = nullptr);
  explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

  /// A word to click, and what `linkActivated` gives for it.
  struct Link {
    QString words;
    QString target;
  };
  /// The links in place of the text; without any, the text.
  void show_links(const std::vector<Link>& links, const QString& without);
};

/// A checkable button that shows being down in the colour of what is selected: the styles' own shade is hard to tell
/// apart on a dark palette.
class ChoiceButton : public QPushButton {
 public:
  using QPushButton::QPushButton;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

// Rows of a list that show all of their text, however long: wrapped, beside their icon if they have one.

/// A style's own rows elide a line that is a fraction of a pixel too high for them.
class WholeRows : public QStyledItemDelegate {
 public:
  /// Of a view in which words wrap.
  explicit WholeRows(QListView* view) : QStyledItemDelegate(view), view_(*view) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  /// Breaks the text into lines as wide as the view lets them be behind an indent; their height together.
  qreal lay_out(QTextLayout& text, int indent) const;

  const QListView& view_;
};

/// Scrolls up and down only, and is never narrower than what it shows.
class TallScroll : public QScrollArea {
  Q_OBJECT
 public:
  explicit TallScroll(QWidget* content, QWidget* parent = nullptr);
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

// Tab goes through a panel as it is laid out, also when some of its controls were made later than others.

/// The controls below `root` that can have the focus, in the order of its layouts, hidden ones too.
QWidgetList controls_as_laid_out(QWidget& root);

/// Makes Tab go from each of them to the next, beginning with the first.
void set_tab_order_as_laid_out(QWidget& root);

/// Where the keyboard enters `root`: its focus proxy, else its first control; of those that Tab reaches now. nullptr
/// when there is none.
QWidget* first_tab_stop(QWidget& root);

}  // namespace linesman

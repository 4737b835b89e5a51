// The middle of the window: the table with all of the room, the drawer that slides over its right edge, pages that are
// pinned as columns beside it, the names of all pages at the edge, messages over its upper edge, the line below.
#pragma once

#include <QHBoxLayout>
#include <QPointer>
#include <QWidget>
#include <vector>

#include "base/names.h"
#include "ui/panels/message_bar.h"
#include "ui/window/pages/drawer_page.h"

namespace linesman {

/// The kind of work at the table. Each remembers the pages that are pinned.
enum class Work { play, build, judge };
constexpr Names<Work::judge> names_of(Work) { return {"play", "build", "judge"}; }

class Desk : public QWidget {
  Q_OBJECT
 public:
  /// `middle` shows the table, `line` stands below it. The desk owns all three.
  Desk(QWidget* middle, MessageBar* messages, QWidget* line, QWidget* parent = nullptr);
  ~Desk() override;

  /// `keys`: what calls it, to be read beside its sign; may be empty.
  DrawerPage* add_page(const PageEntry& entry, const QString& keys);
  /// A panel of the page of that name.
  void add_panel(QStringView page, const char* name, const QString& title, QWidget* panel);
  const std::vector<DrawerPage*>& pages() const { return pages_; }
  DrawerPage* page_of(QStringView panel) const;

  /// Shows the page of a panel, which gets the focus: in the drawer where it is not pinned. Called again while the
  /// focus is in it, it closes the drawer.
  void call(QStringView panel);
  /// The same without the focus, and it stays.
  void show_panel(QStringView panel);
  /// In the drawer or in a column, on top of its page.
  bool shows(QStringView panel) const;
  DrawerPage* in_drawer() const { return drawn_; }
  void close_drawer();
  /// Pixels at the right edge of the table that the drawer hides.
  int covered() const { return covered_; }
  /// The table lies over the drawer, while something is dragged out of that.
  void step_aside(bool aside);
  /// The drawer is a strip, while a shape is drawn beside it.
  void make_thin(bool thin);

  void pin(DrawerPage& page, bool pinned);
  /// Those that stand beside the table: at most one on a narrow screen, two on a wide one.
  std::vector<DrawerPage*> columns() const;
  /// Brings the pages that were pinned for that work last.
  void begin_work(Work work);
  Work work() const { return work_; }

  /// A column of its own at the right edge until it is closed, in place of an earlier one. The drawer closes for it,
  /// and no page is a column meanwhile.
  void put_beside(QWidget* column);

  /// Without a game the middle has the window to itself.
  void show_game(bool open);
  /// The table and the line alone. A page may still be called over it.
  void set_alone(bool alone);
  bool alone() const { return alone_; }
  /// Pages and line show the past: on a tinted ground.
  void set_past(bool past);

 signals:
  void covered_changed();
  /// The drawer has closed, or a page has gone: the focus, if it was there, belongs to the table.
  void left();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* add_sign(DrawerPage* page, const PageEntry& entry, const QString& keys);
  void put_in_drawer(DrawerPage* page);
  void press_sign(DrawerPage* page);
  void arrange();
  void place_over_the_table();
  void mark_signs();
  void keep_pins() const;
  bool has_focus(const DrawerPage& page) const;

  QWidget* stage_;  ///< holds what lies over one another
  QWidget* middle_;
  MessageBar* messages_;
  QWidget* line_;
  QHBoxLayout* beside_;  ///< stage, columns, signs
  QWidget* edge_;        ///< the signs of all pages
  std::vector<DrawerPage*> pages_;
  std::vector<QToolButton*> signs_;  ///< by page
  DrawerPage* drawn_ = nullptr;
  QPointer<QWidget> beside_table_;
  bool aside_ = false;
  bool thin_ = false;
  int covered_ = 0;
  std::vector<DrawerPage*> pinned_;  ///< the newest last
  Work work_ = Work::play;
  bool open_ = false;
  bool alone_ = false;
};

}  // namespace linesman

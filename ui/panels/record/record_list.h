// The entries of the record as a list: the verdict's sign before each, branches further in, and where the game stands.
#pragma once

#include <QListWidget>

#include "files/documents/record.h"
#include "ui/session/session.h"

namespace linesman {

class RecordList : public QListWidget {
  Q_OBJECT
 public:
  explicit RecordList(Session& session, QWidget* parent = nullptr);

  /// Fills the list when the record is another, and shows where the game stands in it.
  void refresh();
  /// The same though nothing of the record changed: another unit of length.
  void refill();

  /// The number of the entry of the current line; 0: the start.
  std::int64_t current() const;
  void go_to(std::int64_t seq);
  /// The number of the entry that is next on the line to where the game stands, or on the current branch; nothing at
  /// its end.
  std::optional<std::int64_t> next() const;
  /// The number of the entry that the current one follows, 0 for the start; nothing at the start itself.
  std::optional<std::int64_t> previous() const;

 signals:
  /// The player is at this entry.
  void came_to(qint64 seq);

 private:
  QListWidgetItem* line_for(const Entry& entry, std::size_t depth);
  void mark_here();

  Session& session_;
  Record shown_;
};

}  // namespace linesman

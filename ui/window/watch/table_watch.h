// The table that is watched, in the window: what is reported is shown, heard and, as far as players want it, recorded.
#pragma once

#include <QPointer>
#include <memory>

#include "ui/panels/strip/strip.h"
#include "ui/session/watch_service.h"
#include "ui/window/commands/command.h"
#include "ui/window/watch/told_moves.h"
#include "ui/window/watch/watch_sounds.h"

namespace linesman {

class WatchCorner;
class WatchHistory;

/// The fate of a legal move by itself.
enum class WatchRecord {
  none,  ///< nothing
  ask,   ///< it waits for Enter, a click, or the first touch of the next model
  all    ///< it is recorded as soon as it is reported
};

class TableWatch : public QObject {
  Q_OBJECT
 public:
  TableWatch(CommandContext& at, AnswerStrip& strip, QObject* parent);
  ~TableWatch() override;

  /// Why nothing can be watched for the open game; empty: it can.
  QString why_not() const;
  /// In place of what was watched before. `at_once`: a folder as fast as it can be read.
  void begin(const WatchRequest& request, bool at_once = false);
  /// The camera goes off, and the corner away.
  void end();
  bool is_on() const { return service_.is_watching(); }
  /// The last one.
  const WatchRequest& request() const { return request_; }
  WatchService& service() { return service_; }
  const ToldMoves& told() const { return told_; }

  void set_record(WatchRecord record) { record_ = record; }
  WatchRecord record() const { return record_; }
  WatchSounds& sounds() { return sounds_; }

  /// The picture, a lamp and one line over a corner of the table.
  void show_corner();
  WatchCorner& corner() { return *corner_; }
  WatchHistory& history() { return *history_; }
  /// False: it was not open.
  bool close_history();

  /// The proposed order is a move that was reported: it is recorded as it was seen. False: it is another one.
  bool carry_out();
  /// The game takes the models that are out of step where they are seen.
  void take_table_as_it_stands();

 private:
  void take(const WatchEvent& event, const Game& game);
  void take_move(const MoveTold& move, ToldThing told);
  void take_back(const BackTold& back);
  void record(ToldThing& told);
  void go_back_to_before(ToldThing& told);
  void accept(std::int64_t id);
  void put_back(std::int64_t id);
  void set_gone(const QString& piece, const QString& status);
  void show_move(const ToldThing& told);
  void show_nothing();
  void forget_own();
  void show_view();
  void ring(std::vector<RightPlace> places);
  void show_history();
  void finish(const std::optional<Problem>& why);
  void follow();

  CommandContext& at_;
  AnswerStrip& strip_;
  WatchService service_;
  WatchSounds sounds_;
  ToldMoves told_;
  WatchRecord record_ = WatchRecord::none;
  std::int64_t waiting_ = 0;  ///< the id of the legal move that is shown and not recorded; 0: none
  WatchRequest request_;
  Table table_;             ///< as the film began with it
  bool shows_own_ = false;  ///< a reported move, in the strip's words alone
  bool is_off_ = false;     ///< table and game differ, and that is said
  WatchCorner* corner_;
  WatchHistory* history_;
};

}  // namespace linesman

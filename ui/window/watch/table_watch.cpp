#include "ui/window/watch/table_watch.h"

#include <algorithm>
#include <utility>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "photo/photo_reading.h"
#include "reach/questions/could.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/window/watch/watch_corner.h"
#include "ui/window/watch/watch_history.h"
#include "watch/event_lines.h"

namespace linesman {

namespace {

bool has_any_marker(const Game& game) {
  return std::any_of(game.pieces().begin(), game.pieces().end(), [](const auto& piece) { return piece->marker; });
}

/// A model of the game as it is seen. Nothing for one that is not in it.
std::optional<Piece> seen_in(const Game& game, const Game& told, const StandingSeen& seen) {
  const auto piece = game.find_piece(told.piece(seen.piece).id);
  if (!piece) return std::nullopt;
  return as_seen(game, {*piece, seen.at, seen.facing, seen.uncertainty, seen.turn, game.piece(*piece).pose});
}

/// Whether all models with markers stand in both alike, so that an answer on one is an answer on the other.
bool stand_alike(const Game& a, const Game& b) {
  return std::all_of(a.pieces().begin(), a.pieces().end(), [&](const auto& piece) {
    const auto other = b.find_piece(piece->id);
    return !piece->marker || (other && b.piece(*other).pose == piece->pose);
  });
}

/// Could they have got to where they are seen?
Question question_about_move(const MoveTold& move, const Game& on) {
  Question question;
  PlaceAsked place;
  double within = usual_slack(on);
  if (!move.unit.empty()) question.who = {move.unit};
  for (const PieceMoved& moved : move.pieces) {
    const Piece after = as_seen(on, {moved.seen.piece, moved.seen.at, moved.seen.facing, moved.seen.uncertainty,
                                     moved.seen.turn, on.piece(moved.seen.piece).pose});
    if (move.unit.empty()) question.who.push_back(after.id);
    place.ends.set(after.id, AskedEnd{after.pose.at, after.hex, after.pose.facing});
    within = std::max(within, moved.seen.uncertainty);
  }
  if (!on.table().hex) place.within = within;
  question.to = std::move(place);
  return question;
}

std::optional<Verdict> shown_verdict(WatchVerdict verdict) {
  switch (verdict) {
    case WatchVerdict::legal: return Verdict::legal;
    case WatchVerdict::illegal: return Verdict::illegal;
    case WatchVerdict::close:
    case WatchVerdict::unknown: return Verdict::incomplete;
  }
  return std::nullopt;
}

}  // namespace

TableWatch::TableWatch(CommandContext& at, AnswerStrip& strip, QObject* parent)
    : QObject(parent),
      at_(at),
      strip_(strip),
      sounds_([this](const QString& sentence) { at_.tell(sentence); }),
      corner_(new WatchCorner(&at.table, [this] { return at_.table.frame(); })),
      history_(new WatchHistory(&at.table)) {
  connect(&service_, &WatchService::seen, this, &TableWatch::show_view);
  connect(&service_, &WatchService::reported, this, &TableWatch::take);
  connect(&service_, &WatchService::ended, this, &TableWatch::finish);
  connect(&at_.session, &Session::game_changed, this, &TableWatch::follow);
  connect(&at_.session, &Session::game_opened, this, &TableWatch::end);
  connect(&at_.session.proposal(), &ProposedOrder::order_changed, this, &TableWatch::forget_own);
  connect(&at_.session.selected(), &SelectedThings::pieces_changed, this, &TableWatch::forget_own);
  connect(corner_, &WatchCorner::close_asked, this, &TableWatch::end);
  connect(corner_, &WatchCorner::placed, this, [this] { history_->place_over(corner_->geometry()); });
  connect(corner_, &QAbstractButton::clicked, this, [this] {
    history_->setVisible(!history_->isVisible());
    show_history();
  });
  connect(history_, &WatchHistory::right_asked, this, [this](std::int64_t id) {
    if (ToldThing* told = told_.find(id)) record(*told);
    show_history();
  });
  connect(history_, &WatchHistory::put_back_asked, this, &TableWatch::put_back);
  connect(history_, &WatchHistory::accept_asked, this, &TableWatch::accept);
  connect(history_, &WatchHistory::gone_asked, this, &TableWatch::set_gone);
}

TableWatch::~TableWatch() { service_.disconnect(this); }

QString TableWatch::why_not() const {
  const Session& session = at_.session;
  if (!session.has_game()) return tr("There is no game to watch for.");
  if (!session.hearing()) return reason_text(session.hearing_problem());
  if (!has_any_marker(session.game())) return tr("No model of this game has a marker: print markers first.");
  return {};
}

void TableWatch::begin(const WatchRequest& request, bool at_once) {
  request_ = request;
  table_ = at_.session.game().table();
  told_.clear();
  waiting_ = 0;
  corner_->show_told({});
  corner_->show_kept(QString::fromStdString(request.keep));
  service_.begin(request, *at_.session.hearing(), at_.session.entry_basis(), at_once);
}

void TableWatch::end() {
  service_.end();
  corner_->hide();
  history_->hide();
  ring({});
  at_.withdraw(tr("Take the table as it stands"));
  is_off_ = false;
  waiting_ = 0;
}

void TableWatch::finish(const std::optional<Problem>& why) {
  const QString words = why ? reason_text(*why) : tr("The film is over.");
  at_.tell(words);
  corner_->show_told(words);
}

void TableWatch::show_corner() {
  corner_->show_view(service_.view());
  corner_->show();
  at_.table.setFocus();
}

bool TableWatch::close_history() {
  const bool open = history_->isVisible();
  history_->hide();
  return open;
}

// The camera was found on the table as it was.
void TableWatch::follow() {
  if (!service_.is_watching() || !at_.session.has_game()) return;
  if (!at_.session.hearing()) return end();
  if (!(at_.session.game().table() == table_)) return begin(WatchRequest(request_));
  service_.follow(*at_.session.hearing());
}

void TableWatch::ring(std::vector<RightPlace> places) {
  TurnMarks marks = at_.table.turn();
  if (std::exchange(marks.right_places, places) != places) at_.table.show_turn(std::move(marks));
}

void TableWatch::show_view() {
  const WatchView& view = service_.view();
  if (corner_->isVisible()) corner_->show_view(view);
  std::vector<RightPlace> places;
  for (const OutOfStepTold::Off& off : view.out_of_step) places.push_back({off.seen.piece, off.from});
  const bool is_off = !places.empty();
  ring(std::move(places));
  const QString take = tr("Take the table as it stands");
  if (is_off && !is_off_)
    at_.offer(tr("The table differs from the game: the rings show where models should stand."), take,
              [this] { take_table_as_it_stands(); });
  if (!is_off && is_off_) at_.withdraw(take);
  is_off_ = is_off;
}

void TableWatch::take(const WatchEvent& event, const Game& game) {
  const AnswerLines lines = watch_lines(event, game);
  ToldThing told;
  told.t = event.t;
  if (!lines.empty()) told.words = spoken(lines.front().text, at_.session.unit());
  if (const auto* move = std::get_if<MoveTold>(&event.what)) return take_move(*move, std::move(told));
  if (const auto* back = std::get_if<BackTold>(&event.what)) take_back(*back);
  if (const auto* unseen = std::get_if<UnseenTold>(&event.what); unseen != nullptr && unseen->is_gone)
    told.gone = game.piece(unseen->piece).id;
  const bool is_state = std::holds_alternative<StateTold>(event.what) || std::holds_alternative<EndTold>(event.what);
  if (is_state || told.words.isEmpty()) return;
  if (!std::holds_alternative<StartTold>(event.what)) corner_->show_told(told.words);
  told_.add(std::move(told));
  show_history();
}

void TableWatch::take_move(const MoveTold& move, ToldThing told) {
  // The first touch of another model lets the one before stand.
  ToldThing* before = told_.find(waiting_);
  if (before != nullptr && move.instead != waiting_ && record_ == WatchRecord::ask) record(*before);
  if (ToldThing* replaced = move.instead ? told_.find(*move.instead) : nullptr) {
    go_back_to_before(*replaced);
    replaced->fate = ToldFate::replaced;
  }
  waiting_ = 0;
  told.id = move.id;
  told.move = move;
  ToldThing& kept = told_.add(std::move(told));
  sounds_.tell(move.verdict, spoken(move.say));
  if (record_ == WatchRecord::all && move.entry) record(kept);
  if (kept.fate == ToldFate::told && move.entry) waiting_ = move.id;
  show_move(kept);
  corner_->show_told(kept.words);
  show_history();
}

// Shown like any other move, where the game stands as it was judged; else in the strip's words alone.
void TableWatch::show_move(const ToldThing& told) {
  const MoveTold& move = *told.move;
  show_nothing();
  if (told.fate == ToldFate::told && move.on && stand_alike(at_.session.game(), *move.on)) {
    if (move.entry) return at_.session.proposal().propose(move.entry->order);
    if (move.verdict != WatchVerdict::unknown) return at_.asking.ask_place(question_about_move(move, *move.on));
  }
  const QString why = move.could.reason.empty() ? QString() : spoken(move.could.reason, at_.session.unit());
  shows_own_ = true;
  strip_.show_own(ShownAnswer{{}, told.words, why, shown_verdict(move.verdict)});
}

void TableWatch::show_nothing() {
  at_.session.proposal().drop();
  at_.asking.ask_way();
  forget_own();
}

/// Another question is asked than about a reported move.
void TableWatch::forget_own() {
  if (std::exchange(shows_own_, false)) strip_.show_own(std::nullopt);
}

void TableWatch::take_back(const BackTold& back) {
  ToldThing* of = back.of ? told_.find(*back.of) : nullptr;
  if (of == nullptr) return;
  go_back_to_before(*of);
  of->fate = ToldFate::put_back;
  if (waiting_ == of->id) waiting_ = 0;
  show_nothing();
}

void TableWatch::record(ToldThing& told) {
  if (!may_be_recorded(told) || !at_.session.hearing()) return;
  const std::int64_t before = record_of(at_.session.game()).here;
  if (waiting_ == told.id) waiting_ = 0;
  show_nothing();
  if (const auto done = record_seen_move(at_.session, *told.move->entry); !done)
    return at_.warn(tr("The move is not recorded: %1").arg(reason_text(done.problem())));
  told.fate = ToldFate::recorded;
  told.before = before;
  told.entry = record_of(at_.session.game()).here;
}

/// Only while nothing else was done since.
void TableWatch::go_back_to_before(ToldThing& told) {
  if (told.fate != ToldFate::recorded || record_of(at_.session.game()).here != told.entry) return;
  if (const auto done = go_on_from(at_.session, told.before); !done) at_.warn(reason_text(done.problem()));
}

bool TableWatch::carry_out() {
  ToldThing* told = told_.find(waiting_);
  if (told == nullptr || !may_be_recorded(*told) || !at_.session.proposal().order()) return false;
  if (write_order(*at_.session.proposal().order()) != write_order(told->move->entry->order)) return false;
  record(*told);
  show_history();
  at_.table.setFocus();
  if (told->fate == ToldFate::recorded) at_.tell(tr("The move is recorded as it was seen. Undo takes it back."));
  return true;
}

void TableWatch::accept(std::int64_t id) {
  ToldThing* told = told_.find(id);
  if (told == nullptr || !may_be_accepted(*told) || !told->move->on) return;
  Game after = at_.session.game();
  for (const PieceMoved& moved : told->move->pieces)
    if (const auto piece = seen_in(after, *told->move->on, moved.seen))
      after = after.with_piece(*after.find_piece(piece->id), *piece);
  told->fate = ToldFate::accepted;
  show_nothing();
  change_by_hand(at_.session, after, tr("a move accepted as it stands"));
  show_history();
}

void TableWatch::put_back(std::int64_t id) {
  ToldThing* told = told_.find(id);
  if (told == nullptr || !may_be_put_back(*told)) return;
  if (waiting_ == id) waiting_ = 0;
  show_nothing();
  service_.put_back(id);
  go_back_to_before(*told);
  told->fate = ToldFate::put_back;
  show_history();
}

void TableWatch::take_table_as_it_stands() {
  Game after = at_.session.game();
  for (const OutOfStepTold::Off& off : service_.view().out_of_step)
    if (auto piece = seen_in(after, after, off.seen)) after = after.with_piece(off.seen.piece, *std::move(piece));
  at_.session.proposal().drop();
  change_by_hand(at_.session, after, tr("the table as it stands"));
}

void TableWatch::set_gone(const QString& piece, const QString& status) {
  const auto index = at_.session.game().find_piece(piece.toStdString());
  if (!index) return;
  edit_piece(at_.session, *index, Keep::status, status.toStdString(), true);
  for (ToldThing& told : told_.all())
    if (told.gone == piece.toStdString()) told.fate = ToldFate::accepted;
  show_history();
}

void TableWatch::show_history() {
  if (!history_->isVisible()) return;
  history_->show_told(told_);
  history_->place_over(corner_->geometry());
}

}  // namespace linesman

#include "watch/move_judge.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/heading.h"
#include "base/text.h"
#include "files/documents/record.h"
#include "photo/photo_reading.h"
#include "reach/ask/ask.h"
#include "reach/questions/could.h"
#include "referee/certainty.h"
#include "words/watch_words.h"

namespace linesman {

namespace {

constexpr double SURE = 0.95;
constexpr double LEAST_KNOWN = 0.01;  // inches forgiven at an end that is known better
// From 95 of 100 in a plane to 95 of 100 on one side of a line.
constexpr double ONE_SIDED = 1.645 / 2.4477;

Could could_of_row(const Row& row) {
  Could could;
  could.answer = row.is_yes() ? CouldAnswer::yes : row.answer == RowAnswer::no ? CouldAnswer::no : CouldAnswer::unknown;
  could.witness = row.is_yes() ? row.witness : std::nullopt;
  if (row.answer == RowAnswer::with) could.roll = roll_name(row.chance);
  could.reason = row.reason.as_part();
  could.by = row.by;
  could.bound = row.bound;
  could.most = row.most;
  if (row.nearest) {
    could.nearest = row.nearest->witness;
    could.short_by = row.nearest->short_by;
  }
  return could;
}

class MoveQuestion {
 public:
  MoveQuestion(const Hearing& hearing, const MoveSeen& move) : hearing_(hearing), move_(move) {}

  /// The best row for ends that lie `beyond` inches farther off from where the models stood.
  std::optional<Row> row(double within, double beyond = 0) const {
    auto answer = ask(hearing_, question(within, beyond, move_.roll));
    if (!answer && !move_.roll.empty()) answer = ask(hearing_, question(within, beyond, {}));
    if (!answer) {
      refusal_ = answer.problem().placed();
      return std::nullopt;
    }
    return (*std::move(answer)).rows.front();
  }

  /// Why it could not be asked.
  const Sentence& refusal() const { return refusal_; }

  double uncertainty() const {
    double most = LEAST_KNOWN;
    for (const StandingSeen& seen : move_.pieces) most = std::max(most, seen.uncertainty);
    return most;
  }
  double start_known() const {
    double most = 0;
    for (const auto& [piece, known] : move_.start_known) most = std::max(most, known);
    return most;
  }

 private:
  Question question(double within, double beyond, const AskedRoll& roll) const {
    const Game& game = hearing_.game();
    Question question;
    PlaceAsked place;
    if (!move_.unit.empty()) question.who = {move_.unit};
    for (const StandingSeen& seen : move_.pieces) {
      const Piece& before = game.piece(seen.piece);
      const Piece after = piece_seen(game, seen);
      if (move_.unit.empty()) question.who.push_back(before.id);
      AskedEnd end{seen.at, after.hex, after.pose.facing};
      const Vec way = seen.at - before.pose.at;
      if (beyond > 0 && length(way) > 0) end.at = end.at + way * (beyond / length(way));
      place.ends.set(before.id, end);
      if (!before.on_table()) question.how.starts.set(before.id, StartPose{seen.at, seen.facing, std::nullopt});
    }
    if (!game.table().hex) place.within = within;
    question.to = std::move(place);
    question.roll = roll;
    return question;
  }

  const Hearing& hearing_;
  const MoveSeen& move_;
  mutable Sentence refusal_;
};

/// The hearing with every model as well known as it is seen.
Result<Hearing> with_errors(const Hearing& hearing, const MoveSeen& move) {
  Game game = hearing.game();
  for (const StandingSeen& seen : move.pieces) {
    Piece piece = game.piece(seen.piece);
    const auto start = move.start_known.find(seen.piece);
    const double known = start == move.start_known.end() ? 0 : start->second;
    piece.error = PlaceError{std::hypot(seen.uncertainty, known), seen.turn};
    game = game.with_piece(seen.piece, piece);
  }
  return hearing.on(game);
}

const std::string& own_id(const Game& game, const MoveSeen& move) {
  return move.unit.empty() ? game.piece(move.pieces.front().piece).id : move.unit;
}

/// The share of tables a little off on which the order is allowed.
double allowed_share(const Certainty& certainty) {
  double share = is_allowed(certainty.verdict) ? certainty.same : 0;
  for (const OtherVerdict& other : certainty.otherwise)
    if (is_allowed(other.verdict)) share += other.share;
  return share;
}

/// Says of a move that could be: is it legal, or too close?
void judge_yes(const Hearing& hearing, const MoveSeen& move, const MoveQuestion& question, const Row& row,
               MoveJudged& judged) {
  const Game& game = hearing.game();
  const std::string who = called(game, move);
  judged.verdict = WatchVerdict::legal;
  judged.say = legal_words(who, row.spent, row.total);
  judged.same = 1;
  if (game.table().hex || !row.witness) return;
  std::optional<Certainty> certainty;
  if (const auto loose = with_errors(hearing, move)) {
    auto found = certainty_of(*loose, row.witness->order, {MeasuringError{0, 0}, SAMPLES_TO_AGREE * 2});
    if (found) certainty = *std::move(found);
  }
  if (certainty) judged.same = allowed_share(*certainty);
  bool is_close = *judged.same < SURE;
  if (!is_close) {
    const double beyond = ONE_SIDED * std::hypot(question.uncertainty(), question.start_known());
    const auto far = question.row(LEAST_KNOWN, beyond + LEAST_KNOWN);
    is_close = far && far->answer == RowAnswer::no && far->by == Refusal::far;
  }
  if (!is_close) return;
  judged.verdict = WatchVerdict::close;
  judged.say = close_words(who, own_id(game, move), certainty ? &*certainty : nullptr, game);
}

/// The row with how far the model went beyond what it may: a row that rests on the tolerance leaves it out.
Row row_without_tolerance(const Hearing& hearing, const MoveSeen& move, double within, const Row& row) {
  const Game& game = hearing.game();
  if (row.by != Refusal::far || game.tolerance() <= 0) return row;
  const auto strict = hearing.on(game.with_tolerance(0));
  const auto told = strict ? MoveQuestion(*strict, move).row(within) : std::nullopt;
  return told && told->answer == RowAnswer::no && told->by == Refusal::far && told->action == row.action ? *told : row;
}

/// Says of a move that could not be: is that so for every place that it may have?
void judge_no(const Hearing& hearing, const MoveSeen& move, const MoveQuestion& question, const Row& row,
              MoveJudged& judged) {
  const std::string who = called(hearing.game(), move);
  judged.verdict = WatchVerdict::illegal;
  judged.say =
      illegal_words(who, row_without_tolerance(hearing, move, question.uncertainty(), row), hearing.ruleset().terms());
  if (hearing.game().table().hex) return;
  const double start = question.start_known();
  constexpr double FAR_BEYOND = 4;  // ground costs hardly more
  if (row.by == Refusal::held) return;
  if (row.by == Refusal::far && row.short_by.value_or(0) > FAR_BEYOND * (question.uncertainty() + start)) return;
  const auto forgiven = question.row(question.uncertainty() + start + LEAST_KNOWN);
  if (!forgiven || forgiven->answer == RowAnswer::no) return;
  judged.verdict = WatchVerdict::close;
  judged.say = close_words(who, own_id(hearing.game(), move), nullptr, hearing.game());
}

void not_judged(MoveJudged& judged, const std::string& who, NotJudged why) {
  judged.verdict = WatchVerdict::unknown;
  judged.say = not_judged_words(who, why);
  judged.why = judged.say;
}

}  // namespace

Piece piece_seen(const Game& game, const StandingSeen& seen) {
  const double facing = normalised(rounded(normalised(seen.facing)));
  return as_seen(game, {seen.piece,
                        {rounded(seen.at.x), rounded(seen.at.y)},
                        facing,
                        rounded(seen.uncertainty),
                        rounded(seen.turn),
                        game.piece(seen.piece).pose});
}

std::string called(const Game& game, const MoveSeen& move) {
  if (!move.unit.empty()) return label_of(game, move.unit);
  std::vector<std::string> names;
  for (const StandingSeen& seen : move.pieces) names.push_back(label(game.piece(seen.piece)));
  constexpr std::size_t MOST_NAMES = 2;
  if (names.size() <= MOST_NAMES) return listed(names, " and ");
  if (const auto unit = game.piece(move.pieces.front().piece).unit) return label(game.unit(*unit));
  return names.front();
}

AskedRoll rolled_for(const Game& game, const std::vector<PieceIndex>& pieces) {
  std::set<std::string> ids;
  for (const PieceIndex piece : pieces) {
    ids.insert(game.piece(piece).id);
    if (const auto unit = game.piece(piece).unit) ids.insert(game.unit(*unit).id);
  }
  AskedRoll rolled;
  std::set<std::int64_t> corrected;
  const Record record = record_of(game);
  for (std::int64_t seq = record.here; seq > 0;) {
    const Entry entry(record.entries[static_cast<std::size_t>(seq - 1)], seq);
    if (entry.kind() == EntryKind::edit &&
        (entry.change().find("turn") != nullptr || entry.change().find("phase") != nullptr))
      break;
    if (const auto roll = roll_of(entry.json()); roll && !corrected.contains(seq)) {
      if (roll->corrects > 0) corrected.insert(roll->corrects);
      const bool is_theirs = std::any_of(roll->pieces.begin(), roll->pieces.end(),
                                         [&](const std::string& id) { return ids.contains(id); });
      if (is_theirs && !rolled.contains(roll->purpose))
        for (const double face : roll->faces) rolled[roll->purpose].push_back(static_cast<int>(face));
    }
    seq = std::min(entry.after(), seq - 1);
  }
  return rolled;
}

MoveJudged judge_move(const Hearing& hearing, const MoveSeen& move) {
  MoveJudged judged;
  const std::string who = called(hearing.game(), move);
  const MoveQuestion question(hearing, move);
  const auto row = question.row(question.uncertainty());
  if (!row) {
    not_judged(judged, who, NotJudged::no_way);
    judged.could.reason = question.refusal();
    judged.why = question.refusal();
    return judged;
  }
  judged.action = row->action;
  judged.could = could_of_row(*row);
  if (move.is_coarse) {
    not_judged(judged, who, NotJudged::coarse);
    return judged;
  }
  switch (row->answer) {
    case RowAnswer::yes: judge_yes(hearing, move, question, *row, judged); break;
    case RowAnswer::no: judge_no(hearing, move, question, *row, judged); break;
    case RowAnswer::with: not_judged(judged, who, NotJudged::dice); break;
    case RowAnswer::unknown: not_judged(judged, who, NotJudged::no_way); break;
    case RowAnswer::wants:
      not_judged(judged, who, row->wants && !row->wants->die.empty() ? NotJudged::dice : NotJudged::wants);
      break;
  }
  return judged;
}

}  // namespace linesman

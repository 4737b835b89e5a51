// A dispute: one question about two models, settled beside the open game or from nothing. The strip has one row more in
// its window.
#pragma once

#include <QObject>
#include <functional>

#include "catalogue/catalogue.h"
#include "files/documents/record.h"
#include "photo/photo_reading.h"
#include "ui/panels/cases/ruled_panel.h"
#include "ui/session/photograph_service.h"
#include "ui/window/commands/command.h"
#include "ui/window/dispute/dispute_bar.h"

namespace linesman {

/// The result of a dispute, as a game keeps it.
struct DisputeResult {
  QString text;                      ///< question, answer and reason, in sentences
  bool decision = false;             ///< of an umpire, on the entry after which the game stands; else a note
  Verdict verdict = Verdict::legal;  ///< of a decision: legal or illegal
  QString by{};                      ///< of a decision: the umpire
  std::string of_case{};             ///< the hash of the case that was filed of it; empty: none was
};

class Dispute : public QObject {
  Q_OBJECT
 public:
  /// All that `at` names outlives it. `bar` belongs to the window, which shows it where it likes.
  Dispute(CommandContext& at, AnswerStrip& strip, DisputeBar& bar, QObject* parent);

  /// Asks for two models by a few letters of their names. `back` is called when the players leave it.
  void begin_from_nothing(std::function<void()> back);
  /// About a copy of a game that waits, and those pieces of it, by id. A proposed order of theirs is judged at once;
  /// `move` is what it does, as far as that is known already (or nullptr).
  /// `keep` puts a result into the record of that game; `may_decide`: its last entry has a ruling to be decided on.
  void begin_about(const Document& document, const std::vector<std::string>& pieces, const std::optional<Order>& order,
                   const Trace* move, bool may_decide, std::function<void(const DisputeResult&)> keep,
                   std::function<void()> back);

  /// The game that the next one is about, with the place of its record.
  void come_from(const RuledFrom& from);
  /// The umpire has filed a decision: the game that waits keeps it too.
  void take_filed(const FiledDecision& decision);

  QWidget& window() const { return at_.window; }
  bool is_going_on() const { return going_on_; }
  /// The answer with the table as a picture, on the clipboard.
  void copy_picture();
  /// Asks whether the model in dispute could have got to where a photograph of the table shows it; without one in it,
  /// the model that moved farthest.
  void answer_by_photograph(const QString& path);
  /// Nothing of it is saved: it may be closed unasked.
  void let_go();

 private:
  void connect_session();
  void show_meant();
  void begin_between();
  void ask(DisputeQuestion question);
  void refresh();
  /// The two models whose distance is asked for.
  std::optional<std::pair<PieceIndex, PieceIndex>> pair() const;
  void ask_distance();
  void show_range();
  void begin(Document document, bool of_game);
  void drop_ground(Kind kind, const QPoint& global);
  void draw_ground(Kind kind);
  void ask_photograph();
  void take_photograph(const Result<PhotoReading>& reading);
  /// The piece that is asked about; nullptr: none stands elsewhere.
  const PieceSeen* disputed(const PhotoReading& reading) const;
  void follow_game();
  void follow_selection();
  void keep(bool as_decision);
  void leave();
  void note_answer();
  void put_by();
  void end();
  void shade_reach(bool shaded);
  void show_ground(const Box& box);
  QString result_text() const;
  void offer_page();

  CommandContext& at_;
  AnswerStrip& strip_;
  DisputeBar& bar_;
  std::vector<CatalogueEntry> catalogue_;
  DisputeQuestion question_ = DisputeQuestion::go;
  std::optional<std::size_t> drawing_;  ///< a brush is in hand; features that lay there when it was taken up
  std::vector<std::string> named_;      ///< the models that were selected alone last, at most two
  bool going_on_ = false;
  bool beginning_ = false;
  bool page_offered_ = false;  ///< the page on which an umpire decides has come up
  std::function<void(const DisputeResult&)> keep_;
  std::function<void()> back_;
  PhotographService photograph_{this};
};

}  // namespace linesman

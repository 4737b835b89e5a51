// The open game with everything that the window shows of it: file and rules (HeardGame), selection, proposed order, the
// referee's answer. Widgets read it and listen to its signals; they change the game through ui/commands only.
#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <optional>
#include <string>

#include "base/lengths.h"
#include "editing/brush.h"
#include "ui/session/open/heard_game.h"
#include "ui/session/open/proposed_order.h"
#include "ui/session/open/selected_things.h"

namespace linesman {

struct PastTable;

/// The options and house rules that players agreed on under one ruleset.
struct Agreement {
  Value options = Value::empty_object();
  Value house_rules = Value::empty_object();
};

class Session : public HeardGame {
  Q_OBJECT
 public:
  explicit Session(std::shared_ptr<const RulesetSource> rulesets, QObject* parent = nullptr);

  /// Puts another document in place of the open one, with an empty undo stack, no selection and no order.
  void open(Document document, const QString& file_name);
  void close();

  /// For ui/commands: exchanges the game, opens the hearing on it and judges the order again.
  void set_game(Game game);

  /// The step of the record that is looked at; nullptr: the present. A change of the game ends it.
  const std::shared_ptr<const PastTable>& past() const { return past_; }
  void show_past(std::shared_ptr<const PastTable> past);
  /// The game that the window shows: as it stood after the step that is looked at, else as it stands.
  const Game& shown_game() const;

  /// Rulesets found anew: the game is heard again.
  void use_rulesets(std::shared_ptr<const RulesetSource> rulesets);

  /// The game's agreement when it was last under that ruleset since it was opened; an empty one if it never was.
  Agreement agreement_under(const std::string& ruleset) const;

  /// The unit in which the window shows and takes lengths.
  LengthUnit unit() const { return unit_; }
  void set_unit(LengthUnit unit);

  /// The next piece of terrain that is drawn. It outlives the game.
  const Brush& brush() const { return brush_; }
  void set_brush(const Brush& brush);

  SelectedThings& selected() { return selected_; }
  const SelectedThings& selected() const { return selected_; }
  ProposedOrder& proposal() { return proposal_; }
  const ProposedOrder& proposal() const { return proposal_; }

 signals:
  void game_opened();   ///< another document: views fit it
  void game_changed();  ///< any change of the game, also by undo
  void past_changed();  ///< another step is looked at, or the present again
  void unit_changed();
  void ruleset_changed();  ///< other terms: panels are built anew
  void brush_changed();

 private:
  void replace(Document document, const QString& file_name, bool open);

  std::shared_ptr<const PastTable> past_;
  std::map<std::string, Agreement> agreements_by_ruleset_;  ///< so that switching there and back loses nothing
  LengthUnit unit_ = LengthUnit::inch;
  Brush brush_;
  SelectedThings selected_{*this};
  ProposedOrder proposal_{*this, selected_};
};

}  // namespace linesman

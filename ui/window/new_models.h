// Joins the catalogue and the table: what is chosen or dragged there is put here.
#pragma once

#include "ui/panels/models/catalogue_panel.h"
#include "ui/window/commands/command.h"

namespace linesman {

class NewModels : public QObject {
  Q_OBJECT
 public:
  /// Belongs to the panel.
  NewModels(CommandContext& at, CataloguePanel& panel);

 private:
  /// The entry that is current with what the ruleset misses in it asked for; nothing when the player gives it up.
  std::optional<NewPieces> wanted() const;
  std::optional<NewPieces> completed(NewPieces models) const;
  void put();
  void begin_drag();
  void lead_drag(const QPoint& global);
  void end_drag(const QPoint& global);
  void replace_selected();
  std::optional<Vec> on_table(const QPoint& global) const;
  QString what() const;
  void set_out(bool out);

  CommandContext& at_;
  CataloguePanel& panel_;
  bool out_ = false;  ///< of the drawer: the pointer, during a drag
};

}  // namespace linesman

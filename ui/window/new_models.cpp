#include "ui/window/new_models.h"

#include "ui/commands/gestures.h"
#include "ui/panels/models/missing_dialog.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_ASKED = 6;  // fields that one model may miss

/// What the ruleset misses in the first of them, one thing after the other.
std::vector<MissingTrait> missing_in(NewPieces models, const Session& session) {
  std::vector<MissingTrait> all;
  const Ruleset* ruleset = session.ruleset();
  if (ruleset == nullptr || !session.hearing()) return all;
  models.pieces.resize(1);
  Piece& sample = models.pieces.front();
  sample.pose.at = Vec{session.game().table().width, session.game().table().depth} * 0.5;
  if (session.game().table().hex) sample.hex = Hex{0, 0};
  while (all.size() < MAX_ASKED) {
    const auto staged = with_new_pieces(session.game(), models);
    const auto missing = missing_trait(*ruleset, staged.game, staged.pieces.front());
    if (!missing) break;
    Value& object = missing->in_status ? sample.status : sample.traits;
    object = object.with(missing->field.key, plausible_value(missing->field));
    all.push_back(*missing);
  }
  return all;
}

}  // namespace

NewModels::NewModels(CommandContext& at, CataloguePanel& panel) : QObject(&panel), at_(at), panel_(panel) {
  connect(&panel, &CataloguePanel::put_asked, this, &NewModels::put);
  connect(&panel, &CataloguePanel::drag_begun, this, &NewModels::begin_drag);
  connect(&panel, &CataloguePanel::dragged_to, this, &NewModels::lead_drag);
  connect(&panel, &CataloguePanel::dropped_at, this, &NewModels::end_drag);
  connect(&panel, &CataloguePanel::drag_given_up, this, [this] {
    set_out(false);
    at_.controller.put_tool().cancel();
  });
  connect(&panel, &CataloguePanel::replace_asked, this, &NewModels::replace_selected);
  connect(&panel, &CataloguePanel::said, this, [this](const QString& sentence) { at_.tell(sentence); });
  connect(&panel, &CataloguePanel::refused, this, [this](const QString& sentence) { at_.warn(sentence); });
}

QString NewModels::what() const {
  const QString name = QString::fromStdString(panel_.entry()->name);
  const int copies = panel_.placement().copies;
  return copies == 1 ? tr("the new %1").arg(name) : tr("%1 new models, %2").arg(copies).arg(name);
}

std::optional<NewPieces> NewModels::wanted() const {
  if (panel_.entry() == nullptr || !at_.session.has_game()) return std::nullopt;
  return completed(pieces_from(*panel_.entry(), panel_.placement(), at_.session.game(), at_.session.ruleset()));
}

std::optional<NewPieces> NewModels::completed(NewPieces models) const {
  const auto missing = missing_in(models, at_.session);
  if (missing.empty()) return models;
  MissingDialog dialog(QString::fromStdString(label(models.pieces.front())), missing, at_.session.game(), &at_.window);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  for (Piece& piece : models.pieces) {
    for (const auto& [key, value] : dialog.traits().members()) piece.traits = piece.traits.with(key, value);
    for (const auto& [key, value] : dialog.status().members()) piece.status = piece.status.with(key, value);
  }
  return models;
}

void NewModels::put() {
  auto models = wanted();
  if (!models) return;
  at_.controller.put(*std::move(models), what(), {}, [this](PutTool::End end) {
    if (end == PutTool::End::again) put();
  });
}

// A drag goes on without a question; what is missing is asked when it has ended.
void NewModels::begin_drag() {
  if (panel_.entry() == nullptr || !at_.session.has_game()) return;
  at_.controller.put(pieces_from(*panel_.entry(), panel_.placement(), at_.session.game(), at_.session.ruleset()),
                     what(), {}, nullptr);
  at_.controller.put_tool().lead({});
  set_out(false);
}

// Once the pointer has left the drawer, the drawer is out of the way; what is let go over it is put nowhere.
void NewModels::set_out(bool out) {
  out_ = out;
  at_.step_aside(out);
}

std::optional<Vec> NewModels::on_table(const QPoint& global) const {
  const QPointF point = at_.table.mapFromGlobal(QPointF(global));
  return out_ && at_.table.frame().contains(point) ? std::optional(at_.table.projection().to_table(point))
                                                   : std::nullopt;
}

void NewModels::lead_drag(const QPoint& global) {
  if (!out_ && !panel_.rect().contains(panel_.mapFromGlobal(global))) set_out(true);
  at_.controller.put_tool().lead(on_table(global));
}

void NewModels::end_drag(const QPoint& global) {
  PutTool& tool = at_.controller.put_tool();
  const auto place = on_table(global);
  set_out(false);
  if (!place) return tool.cancel();
  tool.lead(place);
  if (missing_in(pieces_from(*panel_.entry(), panel_.placement(), at_.session.game(), at_.session.ruleset()),
                 at_.session)
          .empty())
    return tool.put_down(false);
  tool.cancel();
  auto models = wanted();
  if (!models) return;
  at_.controller.put(*std::move(models), what(), place, nullptr);
  tool.put_down(false);
}

void NewModels::replace_selected() {
  if (panel_.entry() == nullptr) return;
  Game after = at_.session.game();
  for (const std::string& id : at_.session.selected().pieces())
    if (const auto i = after.find_piece(id))
      after = after.with_piece(*i, replaced_by(*panel_.entry(), after.piece(*i), at_.session.terms()));
  change_by_hand(at_.session, after, tr("the kind of models"));
}

}  // namespace linesman

#include "ui/window/dialogs/new_dispute.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "catalogue/recruits.h"
#include "movement/standing_in_hex.h"
#include "ui/panels/widgets.h"
#include "ui/window/dialogs/new_game.h"
#include "ui/window/own_rulesets.h"

namespace linesman {

namespace {

constexpr double GROUND = 24;        // inches
constexpr double MODELS_APART = 12;  // inches, centre to centre
constexpr HexLayout HEXES{HexOrientation::flat, 2, 13, 11, HexShift::odd};

/// What the rules ask of a piece before it may be ordered, where nothing was played before.
void make_ready(Piece& piece, const Terms& terms) {
  for (const Field& field : terms.status) {
    const bool of_pieces = std::find(field.owners.begin(), field.owners.end(), FieldOwner::piece) != field.owners.end();
    if (of_pieces && !field.ready.is_null() && piece.status.find(field.key) == nullptr)
      piece.status = piece.status.with(field.key, field.ready);
  }
}

Game with_model(const Game& game, const CatalogueEntry& entry, const Ruleset& ruleset, const std::string& side,
                const Pose& pose) {
  Muster muster;
  muster.side = side;
  NewPieces arriving = recruits(entry, muster, game, &ruleset);
  for (Piece& piece : arriving.pieces) {
    piece.pose.at = pose.at;
    piece.pose.facing = pose.facing;
    make_ready(piece, ruleset.terms());
    if (const auto& layout = game.table().hex) stand_in_hex(HexGrid(*layout), piece);
  }
  return with_new_pieces(game, std::move(arriving)).game;
}

}  // namespace

Result<Document> dispute_between(const CatalogueEntry& red, const CatalogueEntry& blue, const Ruleset& ruleset) {
  const Table table = ruleset.terms().grid ? table_of(HEXES) : Table{GROUND, GROUND, {}};
  const Vec middle{table.width / 2, table.depth / 2};
  Game game = bare_game(QObject::tr("A dispute").toStdString(), ruleset.terms().id, table, {"Red", "Blue"});
  game = with_model(game, red, ruleset, "Red", {middle - Vec{0, MODELS_APART / 2}, 0, 0});
  game = with_model(game, blue, ruleset, "Blue", {middle + Vec{0, MODELS_APART / 2}, 180, 0});
  return read_document(write_document({game, Value()}), "");
}

NewDisputeDialog::NewDisputeDialog(const RulesetSource& rulesets, std::vector<CatalogueEntry> catalogue,
                                   QWidget* parent)
    : QDialog(parent),
      rulesets_(rulesets),
      catalogue_(std::move(catalogue)),
      ruleset_(new QComboBox),
      red_(new QComboBox),
      blue_(new QComboBox) {
  setWindowTitle(tr("Settle a dispute"));
  add_rulesets(*ruleset_, rulesets_);
  auto* what = new PlainLabel(tr("Two models face to face on bare ground: draw what lies between them, then drag."));
  what->setWordWrap(true);
  auto* form = new QFormLayout;
  form->addRow(tr("&Ruleset"), ruleset_);
  form->addRow(tr("R&ed's model"), red_);
  form->addRow(tr("&Blue's model"), blue_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  begin_ = buttons->addButton(tr("Begin"), QDialogButtonBox::AcceptRole);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(what);
  layout->addLayout(form);
  layout->addWidget(buttons);
  connect(ruleset_, &QComboBox::currentIndexChanged, this, &NewDisputeDialog::show_models);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  show_models();
  begin_->setDefault(true);
}

std::shared_ptr<const Ruleset> NewDisputeDialog::ruleset() const {
  const auto made = rulesets_.ruleset(ruleset_->currentData().toString().toStdString(), Value::empty_object());
  return made ? *made : nullptr;
}

void NewDisputeDialog::show_models() {
  const auto rules = ruleset();
  for (QComboBox* models : {red_, blue_}) {
    const QString before = models->currentText();
    models->clear();
    if (!rules) continue;
    for (std::size_t i = 0; i < catalogue_.size(); ++i)
      if (catalogue_[i].part_for(rules->terms().lineage) != nullptr)
        models->addItem(QString::fromStdString(catalogue_[i].name), static_cast<qulonglong>(i));
    models->setCurrentIndex(std::max(0, models->findText(before)));
  }
  begin_->setEnabled(red_->count() > 0);
}

const CatalogueEntry* NewDisputeDialog::chosen(const QComboBox& models) const {
  const qulonglong i = models.currentData().toULongLong();
  return models.count() > 0 && i < catalogue_.size() ? &catalogue_[i] : nullptr;
}

Result<Document> NewDisputeDialog::document() const {
  const auto rules = ruleset();
  const CatalogueEntry* red = chosen(*red_);
  const CatalogueEntry* blue = chosen(*blue_);
  if (!rules || red == nullptr || blue == nullptr)
    return Problem{{}, tr("The catalogue has no model for this ruleset.").toStdString()};
  return dispute_between(*red, *blue, *rules);
}

}  // namespace linesman

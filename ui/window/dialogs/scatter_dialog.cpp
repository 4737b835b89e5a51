#include "ui/window/dialogs/scatter_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "drawing/picture/palette.h"
#include "drawing/picture/picture.h"
#include "drawing/report/words.h"
#include "editing/terrain_edits.h"
#include "table/plan.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr QSize PICTURE_SIZE{480, 320};
constexpr int MIN_PERCENT = 5;
constexpr int USUAL_PERCENT = 20;
constexpr int MAX_PERCENT = 40;

QString land_words(ScatterLand land) {
  switch (land) {
    case ScatterLand::countryside: return ScatterDialog::tr("Countryside: woods, fields, hedges");
    case ScatterLand::farmland: return ScatterDialog::tr("Farmland: fields, hedges, farms");
    case ScatterLand::town: return ScatterDialog::tr("Town: buildings, ruins, walls");
    case ScatterLand::wilderness: return ScatterDialog::tr("Wilderness: woods, rocks, water");
    case ScatterLand::valley: return ScatterDialog::tr("Valley: a river, bridges, woods, fields");
  }
  return {};
}

Result<Game> scattered_game(const Game& game, const ScatterRequest& request) {
  auto made = scattered(game, request);
  if (!made) return made.problem();
  return with_features_added(game, *std::move(made));
}

}  // namespace

ScatterDialog::ScatterDialog(const Game& game, std::uint64_t seed, QWidget* parent)
    : QDialog(parent),
      game_(game),
      seed_(seed),
      made_(game),
      land_(new QComboBox),
      density_(new QSlider(Qt::Horizontal)),
      fair_(new QCheckBox(tr("&Same terrain for both sides"))),
      picture_(new PlainLabel),
      words_(new PlainLabel) {
  setWindowTitle(tr("Scatter terrain"));
  for (const ScatterLand land :
       {ScatterLand::countryside, ScatterLand::farmland, ScatterLand::town, ScatterLand::wilderness})
    land_->addItem(land_words(land), static_cast<int>(land));
  // Over hexes no line is laid from edge to edge.
  if (!game.table().hex) land_->addItem(land_words(ScatterLand::valley), static_cast<int>(ScatterLand::valley));
  density_->setRange(MIN_PERCENT, MAX_PERCENT);
  density_->setValue(USUAL_PERCENT);
  density_->setToolTip(tr("Share of the table under terrain"));
  fair_->setChecked(true);
  picture_->setFixedSize(PICTURE_SIZE);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setAccessibleName(tr("Picture of the table with its terrain"));
  auto* another = new QPushButton(tr("&Another"));
  another->setToolTip(tr("Scatters again, from another seed"));
  auto* form = new QFormLayout;
  form->addRow(tr("&Country"), land_);
  form->addRow(tr("&Density"), density_);
  form->addRow(QString(), fair_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  take_ = buttons->addButton(tr("Scatter"), QDialogButtonBox::AcceptRole);
  buttons->addButton(another, QDialogButtonBox::ActionRole);
  // Enter scatters, whichever button was added last.
  for (QAbstractButton* button : buttons->buttons())
    if (auto* push = qobject_cast<QPushButton*>(button)) push->setAutoDefault(false);
  take_->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(picture_, 0, Qt::AlignHCenter);
  layout->addWidget(words_);
  layout->addLayout(form);
  layout->addWidget(buttons);
  connect(land_, &QComboBox::currentIndexChanged, this, &ScatterDialog::scatter);
  connect(density_, &QSlider::valueChanged, this, &ScatterDialog::scatter);
  connect(fair_, &QCheckBox::toggled, this, &ScatterDialog::scatter);
  connect(another, &QPushButton::clicked, this, [this] {
    ++seed_;
    scatter();
  });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  scatter();
  land_->setFocus();
}

void ScatterDialog::scatter() {
  made_ = scattered_game(game_, {.seed = seed_,
                                 .land = static_cast<ScatterLand>(land_->currentData().toInt()),
                                 .density = density_->value() / 100.0,
                                 .fair = fair_->isChecked()});
  take_->setEnabled(made_.ok());
  ViewStyle style;
  style.dark = is_dark(palette());
  style.names = false;
  style.scale_bar = false;
  const Game& shown = made_ ? *made_ : game_;
  QPixmap picture = QPixmap::fromImage(thumbnail(shown, PICTURE_SIZE * devicePixelRatio(), style));
  picture.setDevicePixelRatio(devicePixelRatio());
  picture_->setPixmap(picture);
  const auto more = static_cast<qsizetype>(shown.terrain().size() - game_.terrain().size());
  const auto& markings = plan_of(game_).markings;
  const bool has_zones = std::any_of(markings.begin(), markings.end(),
                                     [](const Marking& marking) { return marking.kind == MarkingKind::zone; });
  const QString number = counted_words("%n terrain feature", "%n terrain features", more);
  words_->setText(!made_      ? tr("There is no room for terrain on this table.")
                  : has_zones ? tr("%1. The zones that you marked stay free.").arg(number)
                              : tr("%1. Mark zones first where none is to lie.").arg(number));
}

}  // namespace linesman

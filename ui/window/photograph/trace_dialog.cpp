#include "ui/window/photograph/trace_dialog.h"

#include <QHBoxLayout>

#include "drawing/picture/marks.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "photo/backdrop.h"
#include "ui/window/photograph/backdrop_dialog.h"

namespace linesman {

TraceDialog::TraceDialog(const Session& session, const QString& path, const QString& folder, QWidget* parent)
    : QDialog(parent),
      unit_(session.unit()),
      path_(path),
      folder_(folder),
      table_(session.game(), bases_in_play(session.hearing(), session.game())),
      pin_hand_([this] { see_by_pins(); }),
      model_hand_(table_, [this] { refresh(); }),
      ground_hand_(
          table_, [this] { refresh(); },
          [this](const QString& words) {
            trouble_ = words;
            refresh();
          }),
      game_after_(session.game()),
      view_(new PhotoView),
      controls_(new TraceControls(session.unit())) {
  setWindowTitle(tr("Models and terrain from a photograph"));
  view_->setAccessibleName(tr("The photograph"));
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(view_, 1);
  layout->addWidget(controls_);
  resize(1180, 660);
  list_groups();
  connect_all();
  take_brush();
  go_to(TraceStep::pins);
  service_.read<Read>(
      session.game(), path,
      [](Read& read) {
        read.sizes = halved_again_and_again(read.loaded->picture);
        read.photograph = photograph_of(*read.loaded);
      },
      [this](Read read) { show_read(std::move(read)); });
}

void TraceDialog::connect_all() {
  connect(controls_->take, &QPushButton::clicked, this, &TraceDialog::accept);
  connect(controls_->cancel, &QPushButton::clicked, this, &TraceDialog::reject);
  for (std::size_t i = 0; i < controls_->steps.size(); ++i)
    connect(controls_->steps[i], &QPushButton::clicked, this, [this, i] { go_to(static_cast<TraceStep>(i)); });
  connect(controls_->thing, &QComboBox::currentIndexChanged, this, &TraceDialog::ask_pins);
  for (const NumberEdit* length : {controls_->east, controls_->north})
    connect(length, &NumberEdit::committed, this, &TraceDialog::take_place);
  connect(controls_->models, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0 && static_cast<std::size_t>(row) != model_hand_.group())
      model_hand_.take_up(static_cast<std::size_t>(row));
  });
  connect(controls_->height, &NumberEdit::committed, this,
          [this] { model_hand_.set_height(controls_->height->number().value_or(0)); });
  connect(controls_->kind, &QComboBox::currentIndexChanged, this, [this] {
    const Brush brush = with_kind(ground_hand_.brush(), static_cast<Kind>(controls_->kind->currentData().toInt()));
    const QSignalBlocker quiet(controls_->outline);
    controls_->outline->setCurrentIndex(controls_->outline->findData(static_cast<int>(brush.outline)));
    take_brush();
  });
  connect(controls_->outline, &QComboBox::currentIndexChanged, this, &TraceDialog::take_brush);
  connect(controls_->under, &QCheckBox::toggled, this, &TraceDialog::refresh);
}

void TraceDialog::show_read(Read done) {
  read_ = std::move(done);
  ready_ = true;
  if (read_.loaded) {
    view_->show_photograph(std::move(read_.sizes));
    table_.set_photograph(read_.photograph.picture);
    ask_pins();
    if (read_.reading) {
      show_camera(read_.reading->camera, read_.reading->residual);
      go_to(TraceStep::models);
    }
    view_->setFocus();
  }
  refresh();
}

void TraceDialog::go_to(TraceStep step) {
  step_ = step;
  trouble_.clear();
  PhotoHand* const hands[]{&pin_hand_, &model_hand_, &ground_hand_};
  view_->take_up(hands[static_cast<std::size_t>(step)]);
  controls_->show_step(step);
  if (step == TraceStep::models && !model_hand_.piece()) model_hand_.take_up(model_hand_.group());
  view_->setFocus();
  refresh();
}

void TraceDialog::ask_pins() {
  const PinnedThing& thing = controls_->pinned_thing();
  const Table& table = table_.game().table();
  const Place3 corners[]{{0, 0, 0}, {table.width, 0, 0}, {table.width, table.depth, 0}, {0, table.depth, 0}};
  const bool of_table = thing.is_table();
  pin_hand_.set_places({std::begin(corners), std::end(corners)}, of_table);
  controls_->east->set_number(of_table ? 0 : table.width / 2);
  controls_->north->set_number(of_table ? 0 : table.depth / 2);
  see_by_pins();
}

void TraceDialog::see_by_pins() {
  trouble_.clear();
  const PinnedThing& thing = controls_->pinned_thing();
  const bool of_table = thing.is_table();
  std::vector<Pin> pins = pin_hand_.pins();
  if (read_.reading && pins.empty()) return refresh();
  if (pins.size() < pin_hand_.wanted()) return show_camera({}, 0);
  if (of_table && pin_hand_.chosen()) {
    // A further pin is first taken to lie where the others say; its place is then typed.
    Pin& chosen = pins[*pin_hand_.chosen()];
    if (*pin_hand_.chosen() >= pin_hand_.wanted() && chosen.place == Place3{} && table_.camera())
      if (const auto place = table_.camera()->place_at(chosen.seen, 0)) {
        chosen.place = {place->x, place->y, 0};
        pin_hand_.set_place(*pin_hand_.chosen(), chosen.place);
      }
    controls_->east->set_number(chosen.place[0], 2);
    controls_->north->set_number(chosen.place[1], 2);
  }
  Pinned pinned{pins, {}};
  if (!of_table) pinned = {{}, {{{pins[0].seen, pins[1].seen, pins[2].seen, pins[3].seen}, thing.width, thing.length}}};
  const PictureFacts facts{read_.photograph.picture.width(), read_.photograph.picture.height(),
                           read_.photograph.focal_of_35mm};
  const auto seen =
      view_from_pins(facts, pinned, {controls_->east->number().value_or(0), controls_->north->number().value_or(0)});
  if (!seen) {
    trouble_ = reason_text(seen.problem());
    return show_camera({}, 0);
  }
  if (seen->suspect)
    trouble_ = tr("Pin %1 is %2 off: is it where you say?")
                   .arg(*seen->suspect + 1)
                   .arg(length_text(seen->pins_off[*seen->suspect], unit_));
  show_camera(seen->camera, seen->residual);
}

void TraceDialog::take_place() {
  if (controls_->pinned_thing().is_table() && pin_hand_.chosen())
    pin_hand_.set_place(*pin_hand_.chosen(),
                        {controls_->east->number().value_or(0), controls_->north->number().value_or(0), 0});
  see_by_pins();
}

void TraceDialog::show_camera(const std::optional<PhotoCamera>& camera, double residual) {
  table_.set_camera(camera);
  residual_ = residual;
  std::vector<PicturePoint> corners;
  const Table& table = table_.game().table();
  if (camera)
    for (const Vec at : {Vec{0, 0}, Vec{table.width, 0}, Vec{table.width, table.depth}, Vec{0, table.depth}})
      if (const auto seen = camera->seen({at.x, at.y, 0})) corners.push_back(*seen);
  pin_hand_.set_table(std::move(corners));
  refresh();
}

void TraceDialog::take_brush() {
  Brush brush = with_kind(ground_hand_.brush(), static_cast<Kind>(controls_->kind->currentData().toInt()));
  if (const auto outline = static_cast<OutlineShape>(controls_->outline->currentData().toInt());
      suits(outline, brush.kind))
    brush.outline = outline;
  ground_hand_.set_brush(brush);
}

void TraceDialog::list_groups() {
  for (std::size_t i = 0; i < table_.groups().size(); ++i) new QListWidgetItem(controls_->models);
  refresh();
}

void TraceDialog::refresh() {
  const QSignalBlocker quiet(controls_->models);
  for (std::size_t i = 0; i < table_.groups().size() && controls_->models->count() > static_cast<int>(i); ++i) {
    const ModelGroup& group = table_.groups()[i];
    const QString counted = tr("%1 (%2 of %3)").arg(group.title).arg(table_.put_of(i)).arg(group.pieces.size());
    controls_->models->item(static_cast<int>(i))->setText(i < 9 ? tr("%1  %2").arg(i + 1).arg(counted) : counted);
  }
  controls_->models->setCurrentRow(static_cast<int>(model_hand_.group()));
  const bool seen = table_.camera().has_value();
  controls_->steps[1]->setEnabled(seen);
  controls_->steps[2]->setEnabled(seen);
  const auto put = static_cast<qsizetype>(table_.put().size());
  const auto drawn = static_cast<qsizetype>(table_.drawn());
  controls_->count->setText(put + drawn == 0
                                ? QString()
                                : tr("%1 put, %2 drawn")
                                      .arg(counted_words("%n model", "%n models", put),
                                           counted_words("%n terrain feature", "%n terrain features", drawn)));
  controls_->under->setEnabled(seen);
  controls_->take->setEnabled(seen && (put + drawn > 0 || controls_->under->isChecked()));
  refresh_words();
  view_->update();
}

void TraceDialog::refresh_words() {
  if (!ready_) return;
  if (!read_.loaded) return controls_->words->setText(reason_text(read_.reading.problem()));
  if (!trouble_.isEmpty()) return controls_->words->setText(trouble_);
  const std::size_t set = pin_hand_.pins().size();
  if (step_ == TraceStep::models)
    return controls_->words->setText(
        model_hand_.piece() ? tr("Click puts %1. The wheel turns it, Enter leaves it out, a digit takes another unit.")
                                  .arg(QString::fromStdString(label(table_.game().piece(*model_hand_.piece()))))
                            : tr("All of them are put."));
  if (step_ == TraceStep::terrain)
    return controls_->words->setText(
        tr("Click the corners, Enter ends the shape. Its sides snap to edges; Alt leaves them."));
  if (read_.reading && set == 0)
    return controls_->words->setText(tr("The markers on the table are seen: no pins are needed."));
  if (set < pin_hand_.wanted()) {
    const QString of_table[]{tr("Drag pin 1 to the south-west corner of the table."),
                             tr("Drag pin 2 to the south-east corner."), tr("Drag pin 3 to the north-east corner."),
                             tr("Drag pin 4 to the north-west corner.")};
    const QString of_thing[]{tr("Drag pin 1 to its lower left corner."), tr("Drag pin 2 to its lower right corner."),
                             tr("Drag pin 3 to its upper right corner."), tr("Drag pin 4 to its upper left corner.")};
    return controls_->words->setText(controls_->pinned_thing().is_table() ? of_table[set] : of_thing[set]);
  }
  // The camera goes through four pins whatever they mark; one more is a check.
  controls_->words->setText(
      set == pin_hand_.wanted()
          ? tr("Does the outline lie on the edges? Arrow keys move a pin by a pixel.")
          : tr("The pins fit to %1. Arrow keys move a pin by a pixel.").arg(length_text(residual_, unit_)));
}

void TraceDialog::accept() {
  if (!controls_->take->isEnabled()) return;
  if (!controls_->under->isChecked()) return finish(table_.game());
  controls_->take->setEnabled(false);
  controls_->words->setText(tr("The photograph is being made straight…"));
  work_.begin(
      [whole = read_.loaded->picture, camera = *table_.camera(), game = table_.game(), residual = residual_,
       path = path_, folder = folder_](const std::stop_token&) -> Result<Game> {
        try {
          const auto straight = straightened(whole, camera, game.table());
          if (!straight) return straight.problem();
          return over_photograph(game, {straight->size(), backdrop_jpeg(*straight), residual}, path, folder);
        } catch (const std::exception& mistake) {
          return Problem{"", mistake.what()};
        }
      },
      [this](const Result<Game>& after) {
        if (after) return finish(*after);
        trouble_ = reason_text(after.problem());
        controls_->under->setChecked(false);
        refresh();
      });
}

void TraceDialog::finish(Game game) {
  game_after_ = std::move(game);
  QDialog::accept();
}

}  // namespace linesman

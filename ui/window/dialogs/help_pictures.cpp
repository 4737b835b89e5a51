#include "ui/window/dialogs/help_pictures.h"

#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QPainter>

#include "drawing/picture/picture.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "reach/questions/reach.h"

namespace linesman {

namespace {

constexpr double ROUND_MOVE = 4;  // inches of ground round a move
constexpr double COARSE = 6;      // fineness of the reach: a picture of this size shows no more

struct JudgedExample {
  std::shared_ptr<const Hearing> hearing;
  std::optional<Judgement> legal;
  std::optional<Judgement> illegal;
  std::optional<Order> order;  ///< the legal one
};

/// The first order of each verdict beside the game.
std::optional<JudgedExample> judged_example(const QString& path, const std::shared_ptr<const RulesetSource>& rulesets) {
  const auto document = load_document(path.toStdString());
  if (!document) return std::nullopt;
  const auto hearing = Referee(rulesets).open(document->game);
  if (!hearing) return std::nullopt;
  JudgedExample example{std::make_shared<const Hearing>(*hearing), {}, {}, {}};
  const QFileInfo file(path);
  for (const QString& name :
       file.dir().entryList({file.completeBaseName() + ".*.order.json"}, QDir::Files, QDir::Name)) {
    const std::string order_path = file.dir().filePath(name).toStdString();
    const auto json = load_json(order_path);
    const auto order = json ? read_order(*json, order_path) : Result<Order>(json.problem());
    const auto judgement = order ? hearing->judge(*order) : Result<Judgement>(order.problem());
    if (!judgement) continue;
    if (judgement->ruling.verdict == Verdict::illegal && !example.illegal) example.illegal = *judgement;
    if (judgement->ruling.verdict != Verdict::legal || example.legal) continue;
    example.legal = *judgement;
    example.order = *order;
  }
  return example.legal && example.illegal ? std::optional(std::move(example)) : std::nullopt;
}

ViewStyle picture_style(bool dark) {
  ViewStyle style;
  style.dark = dark;
  style.names = false;
  style.scale_bar = false;
  return style;
}

QImage blank(QSize size, const ViewStyle& style) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Palette::of(style.dark).surround);
  return image;
}

/// A part of the table as large as it fits.
QImage part_of(const PictureSubject& subject, const Box& wanted, QSize size, const ViewStyle& style) {
  QImage image = blank(size, style);
  const Box part = wanted.grown(ROUND_MOVE);
  const Vec middle = (part.min + part.max) * 0.5;
  const double scale = std::min(size.width() / (part.max.x - part.min.x), size.height() / (part.max.y - part.min.y));
  const Projection projection{scale, {size.width() / 2.0 - middle.x * scale, size.height() / 2.0 + middle.y * scale}};
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const Table& table = subject.game.table();
  painter.setClipRect(projection.to_paper(Box{{0, 0}, {table.width, table.depth}}));
  paint_close_up(painter, projection, projection.to_table(QRectF(QPointF(0, 0), size)), subject, style);
  return image;
}

Box box_of_move(const Judgement& judgement) {
  Box box;
  for (const PieceTrace& piece : judgement.trace.pieces) {
    box.include(piece.start.pose.at);
    for (const TracedStep& step : piece.steps) box.include(step.after.at);
  }
  return box;
}

QImage reach_image(const JudgedExample& example, QSize size, const ViewStyle& style) {
  auto reach = reach_of(*example.hearing, *example.order, {.facing = {}, .fineness = COARSE});
  if (!reach) return {};
  ReachSnapshot snapshot;
  snapshot.reaches = {*std::move(reach)};
  snapshot.symbol = example.hearing->ruleset().terms().currency_symbol;
  const Game& game = example.hearing->game();
  Box part = reach_box(game, snapshot);
  if (part.empty()) part = box_of_move(*example.legal);
  const Footprints footprints = footprints_of(example.hearing->ruleset(), game);
  return part_of({game, footprints, nullptr, &snapshot}, part, size, style);
}

}  // namespace

std::vector<HelpPicture> help_pictures(const QStringList& games, const std::shared_ptr<const RulesetSource>& rulesets,
                                       QSize size, bool dark) {
  std::optional<JudgedExample> example;
  for (const QString& path : games)
    if (!example) example = judged_example(path, rulesets);
  if (!example) return {};
  const ViewStyle style = picture_style(dark);
  const Game& game = example->hearing->game();
  const Footprints footprints = footprints_of(example->hearing->ruleset(), game);
  const auto move = [&](const Judgement& judgement) {
    return part_of({game, footprints, &judgement, nullptr}, box_of_move(judgement), size, style);
  };
  std::vector<HelpPicture> pictures{
      {thumbnail(game.with_pieces({}), size, style),
       QObject::tr("Draw the ground, or scatter terrain over the table.")},
      {thumbnail(game, size, style), QObject::tr("Place models from the list.")},
      {move(*example->legal), QObject::tr("Drag a model: the line shows what each part of the move costs.")},
      {move(*example->illegal), QObject::tr("An illegal move shows where it must stop, and by which rule.")}};
  if (QImage reach = reach_image(*example, size, style); !reach.isNull())
    pictures.push_back({std::move(reach), QObject::tr("Press R to see where a model can go.")});
  return pictures;
}

}  // namespace linesman

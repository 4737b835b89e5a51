// Pictures, sheets and photographs for the command line.
#include "cli/drawing.h"

#include <QGuiApplication>
#include <QHashSeed>

#include "drawing/picture/picture_file.h"
#include "drawing/report/translation.h"
#include "drawing/sheet/clock_sheet.h"
#include "drawing/sheet/figures.h"
#include "drawing/sheet/lab_sheet.h"
#include "drawing/sheet/marker_sheet.h"
#include "drawing/sheet/sheet_file.h"
#include "photo/apart.h"
#include "photo/backdrop.h"
#include "photo/picture_input.h"
#include "watch/film_calls.h"
#include "watch/film_source.h"
#include "watch/run_watch.h"

namespace linesman {

namespace {

struct SpokenLanguage {
  QString name = "en";
  std::vector<std::string> ruleset_folders;
};

SpokenLanguage& spoken_language() {
  static SpokenLanguage chosen;
  return chosen;
}

void speak(const std::string& language, const std::vector<std::string>& ruleset_folders) {
  spoken_language() = {QString::fromStdString(language), ruleset_folders};
}

/// Fonts and translations need an application, and the offscreen platform needs no display.
class OffScreen {
 public:
  OffScreen() : named_(qputenv("QT_QPA_PLATFORM", "offscreen")), application_(count_, arguments_) {
    install_language(spoken_language().name, spoken_language().ruleset_folders);
  }
  ~OffScreen() { install_language("en", {}); }
  OffScreen(const OffScreen&) = delete;
  OffScreen& operator=(const OffScreen&) = delete;

 private:
  int count_ = 1;
  char program_[13] = "linesman-cli";
  char* arguments_[2] = {program_, nullptr};
  bool named_;
  QGuiApplication application_;
};

ReachSnapshot snapshot_of(const ReachDrawn& drawn) {
  return {drawn.reaches, QString::fromStdString(drawn.title), drawn.symbol, true, drawn.facing};
}

Result<std::optional<BackdropPicture>> backdrop_picture(const Drawn& drawn, const PictureOptions& options) {
  if (!options.backdrop) return std::optional<BackdropPicture>();
  auto loaded = load_backdrop(drawn.game, drawn.folder);
  if (!loaded) return loaded.problem();
  if (!*loaded) return std::optional<BackdropPicture>();
  return std::optional(BackdropPicture{(*loaded)->straight.picture, (*loaded)->straight.place, (*loaded)->opacity});
}

/// The designer's page of a clock.
Result<std::string> clock_page(const Drawn& drawn, const std::string& name, SheetFormat format) {
  const OffScreen drawing;
  const PicturedMove table = pictured(drawn.game, drawn.rules.get(), nullptr, LengthUnit::inch);
  const ClockSnapshot snapshot = ClockSnapshot::of(drawn.game.table(), *drawn.clock);
  const auto bytes = sheet_bytes(clock_sheet(table, snapshot, QString::fromStdString(drawn.game.title())), format);
  if (!bytes) return Problem{name, "", bytes.problem().reason};
  return bytes->toStdString();
}

Result<std::string> paint(const Drawn& drawn, const std::string& name, const PictureOptions& options) {
  if (const auto page = sheet_format_of(name); drawn.clock && page && *page != SheetFormat::svg)
    return clock_page(drawn, name, *page);
  const auto format = picture_format_of(name);
  if (!format) return Problem{"", "a picture's name ends in .png, .svg or .pdf"};
  const OffScreen drawing;
  ViewStyle style;
  style.legend = options.legend;
  style.dark = options.dark;
  const PictureSize size{options.scale, options.dpi,   options.paper, options.sheets,
                         options.bare,  options.title, options.width};
  const ReachSnapshot reach = drawn.reach ? snapshot_of(*drawn.reach) : ReachSnapshot{};
  const auto backdrop = backdrop_picture(drawn, options);
  if (!backdrop) return backdrop.problem();
  const StatusReading statuses = drawn.rules ? StatusReading::of(drawn.rules->terms(), drawn.game) : StatusReading{};
  const ClockSnapshot clock = drawn.clock ? ClockSnapshot::of(drawn.game.table(), *drawn.clock) : ClockSnapshot{};
  const PictureSubject subject{drawn.game,
                               drawn.bases,
                               drawn.judgement,
                               drawn.reach ? &reach : nullptr,
                               *backdrop ? &**backdrop : nullptr,
                               &statuses,
                               drawn.clock ? &clock : nullptr,
                               drawn.together};
  const auto bytes = picture_bytes(subject, *format, size, style);
  if (!bytes) return bytes.problem();
  return bytes->toStdString();
}

Result<PaperText> sheet_text(const RulesetSource& rulesets, const Game& game, const SheetRequest& request) {
  SheetOptions options{QString::fromStdString(game.title().empty() ? request.title : game.title()), LengthUnit::inch,
                       nullptr};
  if (request.all) return booklet(rulesets, game, options);
  const auto sheet_case =
      request.order ? case_of_order(rulesets, game, *request.order) : case_of_entry(rulesets, game, request.seq);
  if (!sheet_case) return sheet_case.problem();
  if (request.order) options.certainty = certainty_of_case(*sheet_case);
  if (request.reach) options.reach = reach_of_case(*sheet_case);
  if (request.reach && !options.reach)
    return Problem{"", "nothing can be said of where the pieces of this order could go"};
  return ruling_sheet(*sheet_case, options);
}

Result<std::string> make_sheet(const RulesetSource& rulesets, const Game& game, const SheetRequest& request,
                               const std::string& name) {
  const auto format = sheet_format_of(name);
  if (!format) return Problem{name, "", "the name of a sheet ends in .pdf, .html or .svg"};
  const OffScreen drawing;
  const auto text = sheet_text(rulesets, game, request);
  if (!text) return text.problem();
  const auto bytes = sheet_bytes(*text, *format, request.paper);
  if (!bytes) return Problem{name, "", bytes.problem().reason};
  return bytes->toStdString();
}

Result<std::string> lab_page(const lab::Experiment& experiment, const lab::Findings& findings) {
  const OffScreen drawing;
  return sheet_html(lab_sheet(experiment, findings, LengthUnit::inch)).toStdString();
}

Result<std::string> print_markers(const MarkerRequest& request, const std::string& name) {
  const auto format = sheet_format_of(name);
  if (!format || *format == SheetFormat::html)
    return Problem{name, "", "the name of a file with markers ends in .pdf or .svg"};
  const OffScreen drawing;
  const MarkerSheets sheets =
      request.game ? markers_of(*request.game) : usual_marker_sheets(request.pieces, request.size);
  const auto bytes = marker_bytes(sheets, *format, request.paper);
  if (!bytes) return Problem{name, "", bytes.problem().reason};
  return bytes->toStdString();
}

constexpr double HIGHEST_PICTURE = 700;  // paper units: less than a page

Block block_of(const BookBlock& block) {
  const QString text = QString::fromStdString(block.text);
  switch (block.kind) {
    case BlockKind::title: return Heading{1, text};
    case BlockKind::heading: return Heading{2, text};
    case BlockKind::item: return Paragraph{QStringLiteral("• ") + text};
    case BlockKind::struck: return Paragraph{QStringLiteral("• ") + text, TextStyle::struck};
    case BlockKind::picture: return Paragraph{text, TextStyle::small};
    case BlockKind::text: break;
  }
  return Paragraph{text};
}

/// A picture of a reading, as wide as the text and no larger than its pixels. The block of one that cannot be decoded
/// has its words alone.
std::optional<Figure> picture_figure(const std::string& bytes, const std::string& words) {
  constexpr int LEAST_SIDE = 1;
  const auto read = picture_from(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())), LEAST_SIDE);
  if (!read) return std::nullopt;
  return Figure{[picture = *read, said = QString::fromStdString(words)](double width) {
    const double shown = std::min(width, static_cast<double>(picture.width()));
    const double height = std::min(HIGHEST_PICTURE, shown * picture.height() / picture.width());
    const QSizeF size = QSizeF(picture.size()).scaled(shown, height, Qt::KeepAspectRatio);
    const QRectF place(QPointF(), size);
    return LaidFigure{
        size.height(),
        {{place, [picture, size](QPainter& painter) { painter.drawImage(QRectF(QPointF(), size), picture); }}},
        said};
  }};
}

/// Qt dates a PDF by the clock of this machine. A book has the date of its newest case in that place, so that the same
/// cases give the same bytes. `digits`: fourteen of them.
void date_pdf(QByteArray& bytes, const QByteArray& digits) {
  static const QByteArray MARK("/CreationDate (D:");
  for (qsizetype at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + 1)) {
    const qsizetype from = at + MARK.size();
    const qsizetype end = bytes.indexOf(')', from);
    if (end < from + digits.size()) return;
    bytes.replace(from, digits.size(), digits);
    for (qsizetype i = from + digits.size(); i < end; ++i)
      if (bytes[i] >= '0' && bytes[i] <= '9') bytes[i] = '0';
    if (const qsizetype sign = from + digits.size(); bytes[sign] == '-') bytes[sign] = '+';
  }
}

Result<std::string> print_book(const BookRequest& request) {
  QHashSeed::setDeterministicGlobalSeed();  // else fonts stand in the file in another order each time
  const OffScreen drawing;
  PaperText text;
  for (std::size_t i = 0; i < request.blocks.size(); ++i) {
    const BookBlock& block = request.blocks[i];
    if (text.title.isEmpty()) text.title = QString::fromStdString(block.text);
    if (const auto move = request.moves.find(block.picture_of);
        block.kind == BlockKind::picture && block.picture.empty() && move != request.moves.end())
      text.blocks.push_back(
          move_figure(pictured(move->second.game, move->second.rules.get(), move->second.judgement, LengthUnit::inch)));
    if (const auto picture = request.pictures.find(i); picture != request.pictures.end())
      if (auto figure = picture_figure(picture->second, block.text)) text.blocks.push_back(*std::move(figure));
    text.blocks.push_back(block_of(block));
  }
  auto bytes = sheet_bytes(text, SheetFormat::pdf);
  if (!bytes) return bytes.problem();
  QByteArray digits;
  for (const char c : request.made)
    if (c >= '0' && c <= '9' && digits.size() < 14) digits += c;
  QByteArray pdf = *std::move(bytes);
  date_pdf(pdf, digits.leftJustified(14, '0'));
  return pdf.toStdString();
}

/// A photograph is kept straightened; a map is kept as it is.
Result<MadeBackdrop> make_backdrop(const Game& game, const BackdropRequest& request) {
  const auto loaded = load_picture(request.picture);
  if (!loaded) return loaded.problem();
  if (request.scale)
    return MadeBackdrop{map_value(*request.scale, request.at, loaded->bytes, request.file, request.opacity),
                        loaded->bytes.toStdString()};
  const auto reading = read_loaded_apart(game, *loaded);
  if (!reading) return reading.problem();
  const auto straight = straightened(loaded->picture, reading->camera, game.table());
  if (!straight) return Problem{request.picture, "", straight.problem().reason};
  const QByteArray bytes = backdrop_jpeg(*straight);
  if (bytes.isEmpty()) return Problem{request.picture, "", "cannot be made straight"};
  return MadeBackdrop{
      backdrop_value(game.table(), straight->size(), bytes, request.file, request.opacity, reading->residual),
      bytes.toStdString()};
}

Result<std::vector<std::string>> names_of_cameras() {
  if (!filming()) return filming().problem();
  return filming()->cameras();
}

/// Waits until the voice has finished its last sentence.
void finish_and_go(Voice* voice) {
  constexpr double LONGEST = 10;  // seconds
  voice->finish(LONGEST);
  delete voice;
}

Result<Speaker> speaker() {
  if (!filming()) return filming().problem();
  if (!filming()->voice) return Speaker();
  auto found = filming()->voice(spoken_language().name.toStdString());
  if (!found) return found.problem();
  const std::shared_ptr<Voice> voice((*std::move(found)).release(), finish_and_go);
  return Speaker([voice](const std::string& sentence) { voice->say(sentence); });
}

Result<void> watch_table(const WatchRequest& request, const Hearing& hearing, const EntryBasis& basis,
                         const WatchTold& told, const std::atomic<bool>& stop) {
  const auto film = film_of(request, stop);
  if (!film) return film.problem();
  return run_watch(**film, request, hearing, basis, told, stop);
}

}  // namespace

extern "C" Q_DECL_EXPORT void linesman_drawing(DrawingCalls& drawing) {
  drawing = {speak,         paint,       make_sheet,       print_markers, read_photograph_apart,
             make_backdrop, watch_table, names_of_cameras, print_book,    speaker,
             lab_page};
}

}  // namespace linesman

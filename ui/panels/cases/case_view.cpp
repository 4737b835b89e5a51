#include "ui/panels/cases/case_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

#include "casebook/case_words.h"
#include "casebook/facts/fact_words.h"
#include "casebook/people.h"
#include "drawing/picture/picture.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "ui/panels/ruling/verdict_sign.h"

namespace linesman {

namespace {

constexpr int CASE_SIGN = 14;          // pixels
constexpr int MOST_LINES = 9;          // of a list, without scrolling
constexpr int PICTURE_HEIGHT = 130;    // pixels at 100 per cent
constexpr double AROUND_MOVE = 3;      // inches of table round a move
constexpr std::size_t MOST_FACTS = 8;  // of each side, in the view

/// The part of the table that a move needs, in the proportions of a picture.
Box part_of_move(const HeardMove& move, QSizeF size) {
  const Table& table = move.hearing.game().table();
  Box part;
  for (const PieceTrace& way : move.judgement.trace.pieces)
    for (const Pose* pose : {&way.start.pose, &way.end.pose})
      part.include(Box{pose->at, pose->at}.grown(outer_radius(way.footprint) + AROUND_MOVE));
  if (part.empty()) return {{0, 0}, {table.width, table.depth}};
  const double shape = size.width() / size.height();
  const Vec middle = (part.min + part.max) * 0.5;
  const double wide = std::max(part.max.x - part.min.x, (part.max.y - part.min.y) * shape);
  const Vec half = Vec{wide, wide / shape} * 0.5;
  return {middle - half, middle + half};
}

QPixmap picture_of_move(const HeardMove& move, QSize size, double density, bool dark) {
  QPixmap picture((QSizeF(size) * density).toSize());
  picture.setDevicePixelRatio(density);
  picture.fill(Palette::of(dark).surround);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(QRectF(QPointF(0, 0), size));
  const Box part = part_of_move(move, size);
  const double scale = size.width() / (part.max.x - part.min.x);
  const Projection projection{scale, {-part.min.x * scale, part.max.y * scale}};
  ViewStyle style;
  style.dark = dark;
  style.scale_bar = false;
  const Game& game = move.hearing.game();
  const std::vector<Footprint> bases = footprints_of(move.hearing.ruleset(), game);
  paint_close_up(painter, projection, part, {game, bases, &move.judgement}, style);
  return picture;
}

QLabel* words_label(QWidget* parent) {
  auto* label = new PlainLabel(parent);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

/// The facts of one side alone, a line each.
QStringList fact_lines(const std::vector<std::string>& facts, const QString& before, const Terms* terms) {
  QStringList lines;
  for (const std::string& fact : facts) {
    if (lines.size() == static_cast<int>(MOST_FACTS)) {
      lines << CaseView::tr("and %n more", nullptr, static_cast<int>(facts.size() - MOST_FACTS));
      break;
    }
    lines << before.arg(spoken(fact_words(fact, terms)));
  }
  return lines;
}

std::vector<std::string> only_in(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::string> only;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(only));
  return only;
}

QString umpire_of(const FiledCase& one) {
  const NamesByLetter names = names_in(one.json["people"]);
  const std::string letter(one.json["umpire"].text_or(""));
  const auto name = letter.empty() ? names.end() : names.find(letter.front());
  return name == names.end() ? spoken(word("Umpire")) : QString::fromStdString(name->second);
}

/// Its statements and its decision, a paragraph each.
QString whole_words(const FiledCase& one) {
  const NamesByLetter names = names_in(one.json["people"]);
  const auto text = [&](const Value& value) { return with_names(value.text_or(""), names); };
  QStringList parts;
  for (const Value& each : one.json["statements"].items())
    parts << QStringLiteral("%1: %2").arg(QString::fromStdString(text(each["side"])),
                                          QString::fromStdString(text(each["text"])));
  parts << spoken(decision_words(one, umpire_of(one).toStdString(), with_names(one.decision.reason, names)));
  for (const Value& card : one.json["cards"].items()) {
    const std::string letter(card["who"].text_or(""));
    const auto name = letter.empty() ? names.end() : names.find(letter.front());
    parts << CaseView::tr("%1 card for %2: %3")
                 .arg(spoken(word(card["kind"].text_or(""))),
                      name == names.end() ? QString::fromStdString(letter) : QString::fromStdString(name->second),
                      QString::fromStdString(text(card["why"])));
  }
  return parts.join(QStringLiteral("\n"));
}

}  // namespace

CaseList::CaseList(const QString& name, QWidget* parent) : QListWidget(parent) {
  setAccessibleName(name);
  setWordWrap(true);
  setItemDelegate(new WholeRows(this));
  setResizeMode(QListView::Adjust);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setFrameShape(QFrame::NoFrame);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CaseList::add(const FiledCase& one, const QString& words) {
  new QListWidgetItem(verdict_icon(one.decision.verdict, CASE_SIGN, palette()), words, this);
  updateGeometry();
}

QSize CaseList::sizeHint() const {
  int height = 0;
  for (int row = 0; row < count(); ++row) height += sizeHintForRow(row);
  return {QListWidget::sizeHint().width(), std::min(height, fontMetrics().lineSpacing() * MOST_LINES) + 2};
}

// A wider list breaks fewer lines.
void CaseList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) updateGeometry();
}

MovePicture::MovePicture(QWidget* parent) : PlainLabel(parent) {
  setMinimumSize(80, 60);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize MovePicture::sizeHint() const { return {PICTURE_HEIGHT, PICTURE_HEIGHT}; }

void MovePicture::show_move(std::shared_ptr<const HeardMove> move, const QString& words) {
  move_ = std::move(move);
  setAccessibleName(words);
  setVisible(move_ != nullptr);
  draw();
}

void MovePicture::resizeEvent(QResizeEvent* event) {
  PlainLabel::resizeEvent(event);
  draw();
}

void MovePicture::changeEvent(QEvent* event) {
  PlainLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) draw();
}

void MovePicture::draw() {
  if (!move_ || width() < 2 || height() < 2) return setPixmap({});
  setPixmap(picture_of_move(*move_, size(), devicePixelRatioF(), is_dark(palette())));
}

struct CaseView::Loaded {
  CasesPtr found;
  std::optional<LikeCase> like;  ///< of a case beside the present move
  Result<ShownCase> one = Problem{};
  std::optional<Result<ShownCase>> other{};
};

CaseView::CaseView(Session& session, CaseService& cases, QWidget* parent)
    : QWidget(parent),
      session_(session),
      cases_(cases),
      title_(words_label(this)),
      differences_(words_label(this)),
      left_words_(words_label(this)),
      right_words_(words_label(this)),
      left_(new MovePicture(this)),
      right_(new MovePicture(this)),
      decision_(words_label(this)),
      work_(this) {
  setAccessibleName(tr("Case"));
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  auto* pictures = new QGridLayout;
  pictures->addWidget(left_words_, 0, 0);
  pictures->addWidget(right_words_, 0, 1);
  pictures->addWidget(left_, 1, 0);
  pictures->addWidget(right_, 1, 1);
  for (const int column : {0, 1}) pictures->setColumnStretch(column, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(title_);
  layout->addWidget(differences_);
  layout->addLayout(pictures);
  layout->addWidget(decision_);
  clear();
}

void CaseView::clear() {
  work_.forget();
  hide();
}

QString CaseView::words() const {
  return QStringList{title_->text(), differences_->text(), left_words_->text(), right_words_->text(), decision_->text()}
      .join('\n');
}

void CaseView::show_beside(const CasesPtr& found, const LikeCase& like) { load(found, like.index, {}, like); }

void CaseView::show_cases(const CasesPtr& found, std::size_t one, std::optional<std::size_t> other) {
  load(found, one, other, {});
}

void CaseView::load(const CasesPtr& found, std::size_t one, std::optional<std::size_t> other,
                    std::optional<LikeCase> like) {
  const auto read = [found, one, other, like = std::move(like),
                     rulesets = session_.shared_rulesets()](const std::stop_token&) {
    auto loaded = std::make_shared<Loaded>();
    loaded->found = found;
    loaded->like = like;
    const auto whole = [&](std::size_t index) -> Result<ShownCase> {
      try {
        return CaseService::whole_case(found->folder, found->book->cases()[index], *rulesets);
      } catch (const std::exception& mistake) {
        return Problem{"", mistake.what()};
      }
    };
    loaded->one = whole(one);
    if (other) loaded->other = whole(*other);
    return loaded;
  };
  work_.begin(read, [this](const std::shared_ptr<Loaded>& loaded) { take(*loaded); });
}

void CaseView::take(const Loaded& loaded) {
  show();
  if (!loaded.one || (loaded.other && !*loaded.other)) {
    const Problem& problem = loaded.one ? loaded.other->problem() : loaded.one.problem();
    title_->setText(tr("The case cannot be read: %1").arg(reason_text(problem)));
    for (QLabel* label : {differences_, left_words_, right_words_, decision_}) label->clear();
    left_->show_move(nullptr, {});
    right_->show_move(nullptr, {});
    return;
  }
  const ShownCase& one = *loaded.one;
  const Terms* terms = session_.terms();
  QStringList lines;
  if (loaded.like) {
    title_->setText(loaded.like->same
                        ? tr("The same as %1").arg(spoken(case_name(one.one)))
                        : tr("Like %1: %2 of 1000").arg(spoken(case_name(one.one))).arg(loaded.like->likeness));
    lines = fact_lines(loaded.like->here, tr("Only here: %1"), terms) +
            fact_lines(loaded.like->there, tr("Only there: %1"), terms);
    if (lines.isEmpty()) lines << tr("Nothing differs.");
    left_words_->setText(tr("Here"));
    right_words_->setText(tr("There"));
    left_->show_move(loaded.found->move, tr("The present move"));
    right_->show_move(one.move, tr("The move of the case"));
    decision_->setText(whole_words(one.one));
  } else if (loaded.other) {
    const ShownCase& other = **loaded.other;
    title_->setText(tr("The same situation, decided otherwise"));
    const auto differences = [&](const FiledCase& a, const FiledCase& b, const QString& before) {
      return fact_lines(only_in(a.facts.side, b.facts.side), before, terms);
    };
    lines =
        differences(one.one, other.one, tr("Only left: %1")) + differences(other.one, one.one, tr("Only right: %1"));
    left_words_->setText(case_row(one.one));
    right_words_->setText(case_row(other.one));
    left_->show_move(one.move, case_row(one.one));
    right_->show_move(other.move, case_row(other.one));
    decision_->setText(whole_words(one.one) + '\n' + whole_words(other.one));
  } else {
    title_->setText(case_row(one.one));
    left_words_->clear();
    right_words_->clear();
    left_->show_move(one.move, tr("The move of the case"));
    right_->show_move(nullptr, {});
    decision_->setText(whole_words(one.one));
  }
  left_words_->setVisible(!left_words_->text().isEmpty());
  right_words_->setVisible(!right_words_->text().isEmpty());
  differences_->setText(lines.join('\n'));
  differences_->setVisible(!lines.isEmpty());
}

QString case_row(const FiledCase& one) {
  return QStringLiteral("%1, %2").arg(spoken(word(name_of(one.decision.verdict))), spoken(case_name(one)));
}

}  // namespace linesman

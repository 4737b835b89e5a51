#include "ui/panels/terrain/feature_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>

#include "base/text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/terrain_words.h"
#include "editing/terrain_edits.h"
#include "editing/vertices.h"
#include "rules/figure_words.h"
#include "ui/commands/terrain.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

/// Where the language writes decimals with a comma, a semicolon parts the two.
QString x_and_y(const QString& x, const QString& y) { return x + (writes_decimal_comma() ? "; " : ", ") + y; }

std::optional<double> coordinate(const QString& typed) {
  return parse_number(typed.trimmed().replace(',', '.').toStdString());
}

}  // namespace

QString corner_text(const FeatureShape& shape) {
  QStringList lines;
  VertexAt last;
  for (const auto& [vertex, at] : vertices_of(shape)) {
    if (vertex.part != last.part || vertex.ring != last.ring) lines << QString();
    last = vertex;
    lines << x_and_y(spoken(word(number_text(at.x, 4))), spoken(word(number_text(at.y, 4))));
  }
  return lines.join(QLatin1Char('\n'));
}

std::optional<FeatureShape> with_corners(const FeatureShape& shape, const QString& text) {
  std::vector<std::vector<Vec>> rings{{}};
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    if (line.trimmed().isEmpty()) {
      if (!rings.back().empty()) rings.emplace_back();
      continue;
    }
    const QStringList parts = line.split(QLatin1Char(line.contains(';') ? ';' : ','));
    if (parts.size() != 2) return std::nullopt;
    const auto x = coordinate(parts[0]);
    const auto y = coordinate(parts[1]);
    if (!x || !y) return std::nullopt;
    rings.back().push_back({*x, *y});
  }
  if (rings.back().empty()) rings.pop_back();
  if (std::holds_alternative<Polyline>(shape)) {
    if (rings.size() != 1) return std::nullopt;
    return rings.front();
  }
  MultiPolygon polygons = std::get<MultiPolygon>(shape);
  std::size_t next = 0;
  for (Polygon& polygon : polygons) {
    std::vector<Ring*> all{&polygon.outer};
    for (Ring& hole : polygon.holes) all.push_back(&hole);
    for (Ring* ring : all) {
      if (next >= rings.size()) return std::nullopt;
      *ring = rings[next++];
    }
  }
  if (next != rings.size()) return std::nullopt;
  return polygons;
}

namespace {

constexpr QSize KIND_PICTURE{36, 22};
constexpr std::size_t MAX_POINTS = 300;

/// The choices of a class of terrain; empty when the ruleset checks ratings itself.
std::vector<std::string> choices_for(const Terms& terms, Kind kind) {
  const std::string_view cls = name_of(class_of(kind));
  for (const RatingChoice& choice : terms.rating_choices)
    if (std::find(choice.classes.begin(), choice.classes.end(), cls) != choice.classes.end()) return choice.values;
  return {};
}

QString section(const QString& title, const QString& body) {
  return QStringLiteral("<p><b>%1</b><br>%2</p>").arg(title.toHtmlEscaped(), body);
}

QString figures_html(const RulesetData& ruleset, const Feature& feature) {
  QStringList lines;
  for (const RatedFigure& figure : figures_of_rating(ruleset, feature))
    lines << QStringLiteral("%1: %2").arg(figure.path.toHtmlEscaped(), figure.value.toHtmlEscaped());
  return lines.join(QStringLiteral("<br>"));
}

}  // namespace

FeaturePanel::FeaturePanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      hint_(new PlainLabel(this)),
      form_(new QWidget),
      scroll_(new TallScroll(form_, this)),
      name_(new QLineEdit(form_)),
      kind_(new QComboBox(form_)),
      width_(figure_edit(tr("Width of the strip, inches"), form_)),
      height_(figure_edit(tr("Height, inches"), form_)),
      relief_(figure_edit(tr("Uphill, degrees from north"), form_)),
      relief_title_(new PlainLabel(form_)),
      locked_(new QCheckBox(tr("Locked"), form_)),
      rating_(new QComboBox(form_)),
      x_(figure_edit(tr("Inches from the west edge of the table"), form_)),
      y_(figure_edit(tr("Inches from the south edge of the table"), form_)),
      points_(new QPlainTextEdit(form_)),
      traits_(new FieldForm),
      words_(new QTextBrowser(form_)) {
  setAccessibleName(tr("Terrain"));
  lay_out();
  connect_controls();
  rebuild();
}

void FeaturePanel::lay_out() {
  hint_->setWordWrap(true);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  name_->setAccessibleName(tr("Name of the terrain"));
  kind_->setAccessibleName(tr("Kind of terrain"));
  kind_->setIconSize(KIND_PICTURE);
  for (const Kind kind : all_kinds())
    kind_->addItem(kind_icon(kind, KIND_PICTURE, palette()), words_for_kind(kind), static_cast<int>(kind));
  rating_->setAccessibleName(tr("Rating under these rules"));
  for (QComboBox* box : {kind_, rating_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
  }
  points_->setAccessibleName(tr("Corners: x, y in inches, one on each line"));
  points_->setToolTip(
      tr("Corners: x, y in inches, one on each line. An empty line begins a hole. Ctrl+Enter applies."));
  points_->setTabChangesFocus(true);
  points_->setMaximumHeight(110);
  points_->installEventFilter(this);
  words_->setAccessibleName(tr("What the rules say about it"));
  words_->setFrameShape(QFrame::NoFrame);
  words_->setMinimumHeight(160);
  auto* top = new QFormLayout;
  top->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  top->setRowWrapPolicy(QFormLayout::WrapLongRows);
  top->addRow(tr("Name"), name_);
  top->addRow(tr("Kind"), kind_);
  top->addRow(tr("Rated"), rating_);
  top->addRow(tr("Width, height"), side_by_side(width_, height_));
  top->addRow(relief_title_, relief_);
  top->addRow(tr("At x, y"), side_by_side(x_, y_));
  top->addRow(tr("Corners"), points_);
  top->addRow(QString(), locked_);
  traits_box_ = boxed(tr("Traits"), traits_, form_);
  auto* inside = new QVBoxLayout(form_);
  inside->setContentsMargins(0, 0, 8, 0);
  inside->addLayout(top);
  inside->addWidget(traits_box_);
  inside->addWidget(words_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(hint_);
  layout->addWidget(scroll_, 1);
  layout->addStretch();
}

void FeaturePanel::connect_controls() {
  const auto edits = [this](const QString& what, auto change) {
    return [this, what, change] {
      const auto index = shown();
      if (!index) return;
      Feature after = session_.game().feature(*index);
      change(after);
      take(after, what.arg(QString::fromStdString(label(after))));
    };
  };
  connect(name_, &QLineEdit::editingFinished, this,
          edits(tr("the name of %1"), [this](Feature& f) { f.name = name_->text().trimmed().toStdString(); }));
  connect(kind_, &QComboBox::activated, this, edits(tr("the kind of %1"), [this](Feature& f) {
            const auto kind = static_cast<Kind>(kind_->currentData().toInt());
            if (f.width == default_width(f.kind)) f.width = default_width(kind);
            if (f.height == default_height(f.kind)) f.height = default_height(kind);
            f.kind = kind;
            if (kind == Kind::slope && !f.traits.find("uphill")) f.traits = f.traits.with("uphill", 0);
          }));
  connect(width_, &NumberEdit::committed, this, edits(tr("the width of %1"), [this](Feature& f) {
            f.width = width_->number().value_or(default_width(f.kind));
          }));
  connect(height_, &NumberEdit::committed, this, edits(tr("the height of %1"), [this](Feature& f) {
            f.height = height_->number().value_or(default_height(f.kind));
          }));
  connect(locked_, &QCheckBox::clicked, this,
          edits(tr("the lock of %1"), [this](Feature& f) { f = with_lock(f, locked_->isChecked()); }));
  connect(relief_, &NumberEdit::committed, this, &FeaturePanel::take_relief);
  for (NumberEdit* edit : {x_, y_}) connect(edit, &NumberEdit::committed, this, &FeaturePanel::take_place);
  connect(rating_, &QComboBox::activated, this, [this](int row) {
    const auto index = shown();
    if (!index || session_.terms() == nullptr) return;
    const QString value = rating_->itemData(row).toString();
    tell(rate_feature(session_, *index, session_.terms()->id, value.isEmpty() ? Value() : Value(value.toStdString())));
  });
  connect(traits_, &FieldForm::edited, this, [this](const std::string& key, const Value& value) {
    if (const auto index = shown()) tell(edit_feature_trait(session_, *index, key, value));
  });
  connect(&session_.selected(), &SelectedThings::features_changed, this, &FeaturePanel::refresh);
  connect(&session_, &Session::game_changed, this, &FeaturePanel::refresh);
  connect(&session_, &Session::ruleset_changed, this, &FeaturePanel::rebuild);
}

std::optional<FeatureIndex> FeaturePanel::shown() const {
  if (session_.selected().features().empty()) return {};
  return session_.game().find_feature(session_.selected().features().front());
}

void FeaturePanel::rebuild() {
  const Terms* terms = session_.terms();
  std::vector<Field> fields;
  if (terms != nullptr) fields = fields_on(terms->traits, FieldOwner::feature);
  // It has a control of its own.
  std::erase_if(fields, [](const Field& field) { return field.key == "uphill"; });
  traits_->set_fields(fields);
  words_of_ = {};
  words_->clear();
  refresh();
}

void FeaturePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void FeaturePanel::refresh() {
  if (!isVisible()) return;  // it is made when it is shown
  const auto index = shown();
  const std::size_t count = session_.selected().features().size();
  scroll_->setVisible(index.has_value());
  hint_->setText(!index ? tr("Select terrain (E, then click) to see its data.")
                 : count < 2
                     ? QString()
                     : tr("%n terrain features are selected. This is the first.", nullptr, static_cast<int>(count)));
  hint_->setVisible(!hint_->text().isEmpty());
  if (!index) return;
  const Feature& feature = session_.game().feature(*index);
  name_->setText(QString::fromStdString(feature.name));
  name_->setPlaceholderText(QString::fromStdString(feature.id));
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(feature.kind)));
  const std::string_view layer = name_of(layer_of(feature.kind));
  kind_->setToolTip(tr("Layer: %1").arg(spoken(layer)));
  width_->set_number(feature.width, 3);
  width_->setEnabled(std::holds_alternative<Polyline>(feature.shape));
  height_->set_number(feature.height, 3);
  locked_->setChecked(is_locked(feature));
  traits_->set_game(session_.game());
  traits_->show_values(feature.traits);
  traits_box_->setVisible(!traits_->empty());
  refresh_relief(feature);
  refresh_ratings(feature);
  refresh_place(feature);
  refresh_words(feature);
}

void FeaturePanel::refresh_relief(const Feature& feature) {
  const bool slope = feature.kind == Kind::slope;
  const bool any = slope || feature.kind == Kind::contour;
  relief_->setVisible(any);
  relief_title_->setVisible(any);
  relief_title_->setText(slope ? tr("Uphill°") : tr("Level"));
  relief_->setAccessibleName(slope ? tr("Uphill, degrees from north") : tr("Level"));
  relief_->set_number(feature.traits[slope ? "uphill" : "level"].number(), 3);
}

void FeaturePanel::refresh_ratings(const Feature& feature) {
  rating_->clear();
  const RulesetData* ruleset = session_.ruleset_data();
  if (ruleset == nullptr) return;
  Feature plain = feature;
  plain.ratings = Value::empty_object();
  rating_->addItem(tr("%1 (as its kind)").arg(rating_text(*ruleset, rating_of(*ruleset, plain))), QString());
  for (const std::string& value : choices_for(ruleset->terms, feature.kind))
    rating_->addItem(rating_text(*ruleset, Value(value)), QString::fromStdString(value));
  const Value& own = feature.ratings[ruleset->terms.id];
  const int row = own.is_text() ? rating_->findData(QString::fromStdString(std::string(*own.text()))) : 0;
  if (!own.is_null() && row <= 0) rating_->addItem(rating_text(*ruleset, own), QString());
  rating_->setCurrentIndex(!own.is_null() && row <= 0 ? rating_->count() - 1 : row);
  rating_->setEnabled(rating_->count() > 1);
}

void FeaturePanel::refresh_place(const Feature& feature) {
  const Box box = box_of(session_.game().table(), feature);
  const bool any = !box.empty();
  x_->set_number(any ? std::optional(box.min.x) : std::nullopt, 3);
  y_->set_number(any ? std::optional(box.min.y) : std::nullopt, 3);
  for (NumberEdit* edit : {x_, y_}) edit->setReadOnly(session_.game().table().hex.has_value());
  const bool few = vertices_of(feature.shape).size() <= MAX_POINTS;
  points_->setPlainText(few ? corner_text(feature.shape) : tr("It has too many corners for this field."));
  points_->setReadOnly(!few || std::holds_alternative<std::monostate>(feature.shape));
}

void FeaturePanel::refresh_words(const Feature& feature) {
  if (words_of_.ruleset == session_.ruleset() && words_of_.kind == feature.kind && words_of_.ratings == feature.ratings)
    return;
  words_of_ = {session_.ruleset(), feature.kind, feature.ratings};
  QString html;
  if (const RulesetData* ruleset = session_.ruleset_data()) {
    const QString rating = rating_text(*ruleset, rating_of(*ruleset, feature));
    const QString title = QString::fromStdString(ruleset->terms.title);
    html += section(rating.isEmpty() ? tr("%1 does not rate it.").arg(title) : tr("%1: %2").arg(title, rating),
                    figures_html(*ruleset, feature));
    for (const Clause* clause : clauses_about(*ruleset, feature))
      html += section(spoken(cited(*clause)) + QString::fromStdString(" · " + clause->title),
                      clause_in_words(*ruleset, *clause, Value::empty_object(), session_.unit()).toHtmlEscaped());
  }
  words_->setHtml(html + words_under_others(feature));
}

QString FeaturePanel::words_under_others(const Feature& feature) const {
  QString html;
  for (const std::string& id : session_.rulesets().ids()) {
    if (id == session_.game().ruleset()) continue;
    const auto ruleset = session_.rulesets().ruleset(id, Value::empty_object());
    if (!ruleset) continue;
    const RulesetData& other = (*ruleset)->data();
    const QString rating = rating_text(other, rating_of(other, feature));
    if (rating.isEmpty()) continue;
    html += section(tr("Under %1: %2").arg(QString::fromStdString(other.terms.title), rating),
                    figures_html(other, feature));
  }
  return html;
}

void FeaturePanel::take_relief() {
  const auto index = shown();
  if (!index) return;
  const bool slope = session_.game().feature(*index).kind == Kind::slope;
  const auto number = relief_->number();
  tell(edit_feature_trait(session_, *index, slope ? "uphill" : "level", number ? Value(*number) : Value()));
}

void FeaturePanel::take_place() {
  const auto index = shown();
  if (!index) return;
  const Table& table = session_.game().table();
  const Feature& feature = session_.game().feature(*index);
  const Box box = box_of(table, feature);
  if (box.empty()) return;
  const Vec to{x_->number().value_or(box.min.x), y_->number().value_or(box.min.y)};
  const auto after = moved(table, feature, to - box.min);
  if (!after) return tell(after.problem());
  take(*after, tr("the place of %1").arg(QString::fromStdString(label(feature))));
}

void FeaturePanel::take_points() {
  const auto index = shown();
  if (!index || points_->isReadOnly()) return;
  Feature after = session_.game().feature(*index);
  if (points_->toPlainText() == corner_text(after.shape)) return;
  const auto shape = with_corners(after.shape, points_->toPlainText());
  if (!shape) return tell(Problem{"", "write each corner as x, y on its own line"});
  after.shape = *shape;
  take(after, tr("the corners of %1").arg(QString::fromStdString(label(after))));
}

void FeaturePanel::take(const Feature& after, const QString& what) {
  const Feature& before = session_.game().feature(*shown());
  const bool same = before.name == after.name && before.kind == after.kind && before.shape == after.shape &&
                    before.width == after.width && before.height == after.height && before.traits == after.traits;
  if (!same) tell(change_feature(session_, after, what));
}

void FeaturePanel::tell(const Result<void>& done) {
  if (done) return;
  emit refused(reason_text(done.problem()));
  refresh();
}

bool FeaturePanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == points_ && event->type() == QEvent::FocusOut) take_points();
  if (watched == points_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Return && key->modifiers() & Qt::ControlModifier) {
      take_points();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace linesman

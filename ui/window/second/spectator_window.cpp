#include "ui/window/second/spectator_window.h"

#include <QCloseEvent>
#include <QFont>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QSettings>
#include <QVBoxLayout>

#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_brief.h"
#include "drawing/report/ruling_lines.h"
#include "ui/table/table_accessible.h"
#include "ui/window/unit_answer.h"

namespace linesman {

namespace {

constexpr double VERDICT_TYPE = 3;  // times the usual size
constexpr double LEAST_PIXELS = 20;

QString key_of(const QScreen& screen) { return "second/pixels_an_inch/" + screen.name() + '-' + screen.model(); }

QScreen* screen_named(const QString& name) {
  for (QScreen* screen : QGuiApplication::screens())
    if (screen->name() == name) return screen;
  return nullptr;
}

}  // namespace

double pixels_an_inch(const QScreen& screen) {
  const double kept = QSettings().value(key_of(screen)).toDouble();
  return std::max(LEAST_PIXELS, kept > 0 ? kept : screen.physicalDotsPerInch());
}

void keep_pixels_an_inch(const QScreen& screen, double pixels) { QSettings().setValue(key_of(screen), pixels); }

SpectatorWindow::SpectatorWindow(Session& session, QWidget* parent)
    : QWidget(parent, Qt::Window),
      session_(session),
      view_(new TableView),
      verdict_(new PlainLabel),
      title_(new PlainLabel) {
  setObjectName("second_window");
  setWindowTitle(tr("Linesman for spectators"));
  setFocusPolicy(Qt::StrongFocus);
  view_->setAttribute(Qt::WA_TransparentForMouseEvents);
  view_->setFocusPolicy(Qt::NoFocus);
  QFont large = verdict_->font();
  large.setPointSizeF(large.pointSizeF() * VERDICT_TYPE);
  verdict_->setFont(large);
  verdict_->setWordWrap(true);
  verdict_->setAlignment(Qt::AlignCenter);
  title_->setAlignment(Qt::AlignCenter);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(title_);
  layout->addWidget(view_, 1);
  layout->addWidget(verdict_);
  connect(&session_, &Session::game_opened, this, &SpectatorWindow::frame);
  connect(&session_, &Session::game_changed, this, &SpectatorWindow::show_game);
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &SpectatorWindow::show_answer);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &SpectatorWindow::show_answer);
  connect(&session_, &Session::unit_changed, this, &SpectatorWindow::show_game);
  const QSettings settings;
  resize(1024, 700);
  if (QScreen* screen = screen_named(settings.value("second/screen").toString())) move(screen->geometry().topLeft());
  restoreGeometry(settings.value("second/geometry").toByteArray());
  life_size_ = settings.value("second/life_size").toBool();
  show_game();
}

// The session may be gone by now: its window owns it, and this as a child.
SpectatorWindow::~SpectatorWindow() {
  if (isVisible()) remember();
}

void SpectatorWindow::remember() const {
  QSettings settings;
  settings.setValue("second/geometry", saveGeometry());
  settings.setValue("second/screen", screen()->name());
}

void SpectatorWindow::show_game() {
  ViewStyle style = view_->view_style();
  style.unit = session_.unit();
  style.plan = false;  // notes for designers are not for opponents
  view_->set_view_style(style);
  Footprints footprints;
  if (session_.hearing()) footprints = footprints_of(session_.hearing()->ruleset(), session_.game());
  std::shared_ptr<const StatusReading> statuses;
  if (const Terms* terms = session_.terms())
    statuses = std::make_shared<const StatusReading>(StatusReading::of(*terms, session_.game()));
  view_->show_game(session_.game(), std::move(footprints), std::move(statuses));
  title_->setText(as_title(QString::fromStdString(session_.game().title())));
  show_answer();
}

void SpectatorWindow::show_answer() {
  const AnswerPtr& answer = session_.proposal().answer();
  const bool any = session_.proposal().order() && answer && answer->judgement() != nullptr;
  view_->show_ruling(any ? answer->game : session_.game(),
                     any ? std::shared_ptr<const Judgement>(answer, answer->judgement()) : nullptr,
                     any ? unit_shown_of(answer) : nullptr);
  if (!any) return verdict_->clear();
  const Ruling& ruling = *answer->ruling();
  const RulingBrief brief = brief_of(ruling, answer->game, session_.terms(), session_.unit());
  QStringList words{verdict_word(ruling.verdict)};
  if (!brief.spent.isEmpty()) words << brief.spent;
  verdict_->setText(words.join(" · "));
  QPalette colours = palette();
  colours.setColor(QPalette::WindowText, Palette::of(view_->view_style().dark).verdict(ruling.verdict));
  verdict_->setPalette(colours);
}

void SpectatorWindow::set_life_size(bool life_size) {
  life_size_ = life_size;
  QSettings().setValue("second/life_size", life_size);
  frame();
}

void SpectatorWindow::frame() {
  view_->fit();
  if (life_size_) view_->zoom_at(view_->frame().center(), pixels_an_inch(*screen()) / view_->projection().scale);
}

void SpectatorWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  frame();
}

void SpectatorWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_F11) return setWindowState(windowState() ^ Qt::WindowFullScreen);
  if (event->key() == Qt::Key_L) return set_life_size(!life_size_);
  if (event->key() == Qt::Key_Escape) {
    if (isFullScreen()) return showNormal();
    close();
    return;
  }
  QWidget::keyPressEvent(event);
}

void SpectatorWindow::closeEvent(QCloseEvent* event) {
  remember();
  event->accept();
}

}  // namespace linesman

#include "ui/window/lab/lab_window.h"

#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/sheet/lab_sheet.h"
#include "drawing/sheet/sheet_file.h"
#include "lab/lab_orders.h"
#include "ui/panels/widgets.h"
#include "ui/session/past_table.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/lab/smallest_table.h"
#include "ui/window/settings.h"

namespace linesman {

namespace {

constexpr const char* FOLDER_KEY = "lab/folder";
constexpr int MOST_MADE_UP = 100'000;
constexpr int ROWS_OF_FLIPS = 2000;

QPushButton* button(const QString& words, const QString& tip = {}) {
  auto* made = new QPushButton(words);
  made->setAutoDefault(false);
  made->setToolTip(as_plain(tip));
  return made;
}

}  // namespace

LabWindow::LabWindow(CommandContext& at)
    : QWidget(&at.window, Qt::Window),
      at_(at),
      folder_(new QLineEdit(QSettings().value(FOLDER_KEY).toString())),
      a_(new RulesChoice(at.session.rulesets())),
      b_(new RulesChoice(at.session.rulesets())),
      made_up_(new QSpinBox),
      compare_(button(tr("&Compare"))),
      differ_(button(tr("&Where do they differ?"), tr("Looks for the smallest table on which the two rules differ."))),
      stop_button_(button(tr("S&top"), tr("The report then has what was found before."))),
      save_(button(tr("&Save the report…"))),
      progress_(new QProgressBar),
      state_(new PlainLabel),
      flips_(new QListWidget),
      pages_(new ReportPages),
      work_(this) {
  setObjectName("laboratory");
  setWindowTitle(tr("Rules laboratory"));
  lay_out();
  connect(compare_, &QPushButton::clicked, this, &LabWindow::compare);
  connect(differ_, &QPushButton::clicked, this, &LabWindow::look_for_difference);
  connect(stop_button_, &QPushButton::clicked, this, [this] {
    if (stop_) *stop_ = true;
  });
  connect(save_, &QPushButton::clicked, this, &LabWindow::save);
  connect(flips_, &QListWidget::itemActivated, this,
          [this](const QListWidgetItem* item) { open_flip(static_cast<std::size_t>(flips_->row(item))); });
  connect(flips_, &QListWidget::itemClicked, this,
          [this](const QListWidgetItem* item) { open_flip(static_cast<std::size_t>(flips_->row(item))); });
  connect(pages_, &ReportPages::anchor_clicked, this, [this](const QString& anchor) {
    if (const auto flip = flip_of_anchor(anchor)) open_flip(*flip);
  });
  end_work(tr("Choose a folder with games, and two rules."));
}

void LabWindow::lay_out() {
  made_up_->setRange(0, MOST_MADE_UP);
  made_up_->setSingleStep(1000);
  made_up_->setToolTip(tr("A number of moves on made-up tables. The first rules must be a ruleset then."));
  b_->type(QStringLiteral("game"));
  auto* choose = button(tr("C&hoose…"));
  connect(choose, &QPushButton::clicked, this, &LabWindow::ask_folder);
  auto* folder = new QHBoxLayout;
  folder->addWidget(folder_, 1);
  folder->addWidget(choose);
  auto* form = new QFormLayout;
  form->addRow(tr("&Folder or game"), folder);
  static_cast<QLabel*>(form->labelForField(folder))->setBuddy(folder_);
  form->addRow(tr("F&irst rules"), a_);
  form->addRow(tr("Seco&nd rules"), b_);
  form->addRow(tr("&Made-up moves"), made_up_);
  form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  state_->setWordWrap(true);
  progress_->setRange(0, 100);
  flips_->setAccessibleName(tr("Verdicts that change"));
  flips_->setWordWrap(true);
  flips_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  flips_->setItemDelegate(new WholeRows(flips_));
  auto* work = new QHBoxLayout;
  work->addWidget(compare_);
  work->addWidget(stop_button_);
  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->addLayout(form);
  column->addLayout(work);
  column->addWidget(differ_);
  column->addWidget(progress_);
  column->addWidget(state_);
  column->addWidget(flips_, 1);
  column->addWidget(save_);
  auto* scroll = new QScrollArea;
  scroll->setWidget(pages_);
  scroll->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  auto* both = new QSplitter;
  both->addWidget(left);
  both->addWidget(scroll);
  both->setStretchFactor(1, 1);
  both->setChildrenCollapsible(false);
  auto* whole = new QVBoxLayout(this);
  whole->addWidget(both);
  resize(1200, 700);
}

void LabWindow::ask_folder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("A folder with games"), folder_->text());
  if (!folder.isEmpty()) folder_->setText(folder);
}

std::optional<lab::Experiment> LabWindow::asked() {
  auto a = a_->side();
  auto b = b_->side();
  if (!a || !b) {
    end_work(spoken(a ? b.problem() : a.problem()));
    return std::nullopt;
  }
  lab::Experiment experiment{*std::move(a), *std::move(b)};
  const std::string folder = folder_->text().trimmed().toStdString();
  if (!folder.empty())
    for (const std::string& file : lab::files_of({folder})) experiment.inputs.push_back({file});
  QSettings().setValue(FOLDER_KEY, folder_->text());
  experiment.made.last = made_up_->value();
  return experiment;
}

/// Its functions are called from the thread that works.
lab::LabWatch LabWindow::watch(const std::stop_token& stop) {
  lab::LabWatch watch;
  watch.stopped = [stop, flag = stop_] { return *flag || stop.stop_requested(); };
  watch.told = [this, shown = std::make_shared<int>(0)](double share, const Sentence&) {
    const int hundredths = static_cast<int>(100 * share);
    if (std::exchange(*shown, hundredths) == hundredths) return;
    QMetaObject::invokeMethod(this, [this, hundredths] { progress_->setValue(hundredths); });
  };
  return watch;
}

void LabWindow::begin_work(const QString& words) {
  works_ = true;
  stop_ = std::make_shared<std::atomic<bool>>(false);
  progress_->setValue(0);
  progress_->setVisible(true);
  stop_button_->setEnabled(true);
  compare_->setEnabled(false);
  differ_->setEnabled(false);
  state_->setText(words);
}

void LabWindow::end_work(const QString& words) {
  works_ = false;
  progress_->setVisible(false);
  stop_button_->setEnabled(false);
  compare_->setEnabled(true);
  differ_->setEnabled(true);
  save_->setEnabled(report_ != nullptr);
  state_->setText(words);
  emit answered();
}

void LabWindow::compare() {
  auto experiment = asked();
  if (!experiment) return;
  if (experiment->inputs.empty() && experiment->made.last == 0)
    return end_work(tr("There is nothing to judge: choose a folder with games, or made-up moves."));
  begin_work(tr("All moves are being judged…"));
  const auto judge = [this, experiment = *experiment, unit = at_.session.unit()](const std::stop_token& stop) {
    auto report = std::make_shared<Report>(Report{experiment, lab::findings_of(experiment, watch(stop))});
    if (!report->findings) return report;
    report->text = lab_sheet(experiment, *report->findings, unit);
    report->laid = laid_out(report->text, REPORT_ROOM);
    return report;
  };
  work_.begin(judge, [this](std::shared_ptr<Report> report) { take(std::move(report)); });
}

void LabWindow::take(std::shared_ptr<Report> report) {
  if (!report->findings) return end_work(spoken(report->findings.problem()));
  report_ = std::move(report);
  pages_->show_pages(std::move(report_->laid));
  list_flips();
  end_work(lab_summary(*report_->findings));
}

void LabWindow::list_flips() {
  flips_->clear();
  const auto& all = report_->findings->tally.flips;
  for (std::size_t i = 0; i < all.size() && i < ROWS_OF_FLIPS; ++i)
    flips_->addItem(tr("%1: %2").arg(lab_place_words(all[i].place), lab_flip_words(all[i])));
}

void LabWindow::open_flip(std::size_t flip) {
  if (!report_ || flip >= report_->findings->tally.flips.size()) return;
  open_order(report_->findings->tally.flips[flip].place);
}

/// A step of a history is looked at in its game; a move of another kind stands on a table of its own.
void LabWindow::open_order(const lab::OrderPlace& place) {
  const QString file = QString::fromStdString(place.input);
  if (place.in_record) {
    if (at_.session.file().name() != file && (!at_.files.may_leave() || !at_.files.open(file))) return;
    const auto past = past_table(at_.session, place.number);
    if (!past) return at_.warn(spoken(past.problem()));
    at_.controller.look_at(*past, false);
  } else {
    const auto found = lab::order_at(report_->experiment, place);
    if (!found) return at_.warn(tr("This move is not there any more."));
    if (!at_.files.may_leave()) return;
    at_.files.begin({lab::game_under(report_->experiment.a, found->game), Value()});
    at_.session.proposal().propose(found->order);
  }
  at_.window.raise();
  at_.window.activateWindow();
}

void LabWindow::look_for_difference() {
  auto experiment = asked();
  if (!experiment) return;
  begin_work(tr("The smallest table is being looked for…"));
  const auto look = [this, experiment = *experiment](const std::stop_token& stop) {
    const lab::LabWatch watched = watch(stop);
    return Smallest{experiment, lab::smallest_difference(experiment.a, *experiment.b, lab::Differing::verdict,
                                                         lab::orders_of(experiment.inputs, watched), {}, watched)};
  };
  work_.begin(look, [this](const Smallest& found) { take_smallest(found); });
}

void LabWindow::take_smallest(const Smallest& found) {
  if (found.witness.same_rules) return end_work(tr("Both are the same rules."));
  if (!found.witness.found)
    return end_work(
        tr("No move was found on which they differ, among %1. They may differ all the same.").arg(found.witness.tried));
  auto* smallest = new SmallestTable(at_, found.experiment, found.witness, this);
  smallest->show();
  end_work(tr("The smallest table stands in a window of its own."));
}

void LabWindow::save() {
  const QString proposed = folder_for(at_.session.file().name()) + "/" + tr("laboratory") + ".html";
  const QString path =
      ask_where_to_write(this, tr("Save the report"), proposed, QStringLiteral("*.html *.pdf"), {"html", "pdf"});
  if (path.isEmpty()) return;
  const auto written = write_sheet(report_->text, path.toStdString(), kept_paper());
  state_->setText(written ? tr("Saved to %1.").arg(path) : spoken(written.problem()));
}

LabWindow& show_laboratory(CommandContext& at) {
  auto* window = at.window.findChild<LabWindow*>();
  if (window == nullptr) window = new LabWindow(at);
  window->show();
  window->raise();
  window->activateWindow();
  return *window;
}

}  // namespace linesman

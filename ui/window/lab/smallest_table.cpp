#include "ui/window/lab/smallest_table.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <filesystem>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/sheet/lab_sheet.h"
#include "files/disk/file.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "plugins/chart_file.h"
#include "plugins/ruleset_folders.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

/// A side's game, its ruling and its words.
struct Judged {
  lab::SideJudge judge;
  Game game{};
  ShownRuling shown{};

  explicit Judged(const lab::RulesSide& side) : judge(side) {}

  const Terms* terms() const { return judge.ruleset() ? &judge.ruleset()->terms() : nullptr; }
};

void judge(Judged& side, const Game& game, const Order& order) {
  auto judged = side.judge.judge(game, order);
  side.game = side.judge.ruleset() ? side.judge.game() : game;
  side.shown.rules = lab_side_words(side.judge.side().text);
  if (judged)
    side.shown.judgement = std::make_shared<const Judgement>(*std::move(judged));
  else
    side.shown.refused = spoken(judged.problem().reason);
}

/// The folder of the side's ruleset among the player's own; nothing for others.
std::optional<ChartFile> own_file(const lab::RulesSide& side, const std::string& id, const std::string& own_rulesets) {
  for (const ChartFile& file : chart_files(own_rulesets))
    if (std::filesystem::path(file.folder).filename().string() == (side.ruleset.empty() ? id : side.ruleset))
      return file;
  return std::nullopt;
}

Value case_of(const lab::RulesSide& side, const lab::SideRuling& said, const std::string& name, const Game& game,
              const Value& order) {
  Value expect = Value::Object{{"verdict", said.verdict}};
  if (said.spent) expect = expect.with("spent", *said.spent);
  return Value::Object{{"name", name},
                       {"game", write_document({lab::game_under(side, game), Value()})},
                       {"order", order},
                       {"expect", expect}};
}

}  // namespace

Result<QStringList> keep_as_tests(const lab::RulesSide& a, const lab::RulesSide& b, const lab::Witness& witness,
                                  const std::string& own_rulesets) {
  const auto document = read_document(witness.game, "");
  if (!document) return document.problem();
  const std::string name = a.text + ": " + witness.a.verdict + ", " + b.text + ": " + witness.b.verdict;
  QStringList written;
  for (const auto& [side, said] : {std::pair(&a, &witness.a), std::pair(&b, &witness.b)}) {
    const auto file = own_file(*side, document->game.ruleset(), own_rulesets);
    if (!file) continue;
    const auto cases = load_cases(*file);
    if (!cases) return cases.problem();
    Value::Array all((*cases)["cases"].items().begin(), (*cases)["cases"].items().end());
    all.push_back(case_of(*side, *said, name, document->game, witness.order));
    const Value suite = cases->with("cases", std::move(all));
    if (const auto saved = save_file(file->cases(), write_json(suite, 2) + "\n"); !saved) return saved.problem();
    written << QString::fromStdString(file->cases());
  }
  return written;
}

SmallestTable::SmallestTable(CommandContext& at, const lab::Experiment& experiment, const lab::Witness& witness,
                             QWidget* parent)
    : QWidget(parent, Qt::Window),
      at_(at),
      a_(experiment.a),
      b_(*experiment.b),
      witness_(witness),
      table_(new TableView),
      rulings_(new BothRulings),
      state_(new PlainLabel),
      keep_(new QPushButton(tr("&Take it into the tests"))),
      open_(new QPushButton(tr("&Open this table"))) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName("smallest_table");
  setWindowTitle(tr("The smallest table on which they differ"));
  keep_->setToolTip(tr("Adds the move to the tests of your own rules, with both answers."));
  state_->setWordWrap(true);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(state_, 1);
  buttons->addWidget(keep_);
  buttons->addWidget(open_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(table_, 3);
  layout->addWidget(rulings_, 2);
  layout->addLayout(buttons);
  resize(900, 680);
  connect(keep_, &QPushButton::clicked, this, &SmallestTable::keep_as_cases);
  connect(open_, &QPushButton::clicked, this, &SmallestTable::open_table);
  show_table();
}

void SmallestTable::show_table() {
  const auto document = read_document(witness_.game, "");
  const auto order = read_order(witness_.order, "");
  if (!document || !order) return state_->setText(spoken(document ? order.problem() : document.problem()));
  Judged a(a_);
  Judged b(b_);
  judge(a, document->game, *order);
  judge(b, document->game, *order);
  // The side that has a problem to show is drawn.
  const bool shows_b = !a.shown.judgement || (b.shown.judgement && a.shown.judgement->ruling.faults.empty());
  const Judged& shown = shows_b ? b : a;
  Footprints footprints;
  if (shown.judge.ruleset()) footprints = footprints_of(*shown.judge.ruleset(), shown.game);
  ViewStyle style = table_->view_style();
  style.unit = at_.session.unit();
  table_->set_view_style(style);
  table_->show_game(shown.game, std::move(footprints));
  table_->show_ruling(shown.game, shown.shown.judgement);
  rulings_->show_rulings(a.shown, a.game, a.terms(), b.shown, b.game, b.terms(), at_.session.unit());
  const QString size =
      tr("Terrain: %1. Models: %2. Steps: %3.").arg(witness_.features).arg(witness_.pieces).arg(witness_.steps);
  state_->setText(witness_.minimal ? size + ' ' + tr("Nothing can be taken away.")
                                   : size + ' ' + tr("The search was stopped: it may be smaller."));
}

void SmallestTable::keep_as_cases() {
  const auto written = keep_as_tests(a_, b_, witness_, user_ruleset_folder());
  if (!written) return state_->setText(spoken(written.problem()));
  state_->setText(written->isEmpty() ? tr("Neither of these rulesets is your own, so there are no tests to add to.")
                                     : tr("Saved to %1.").arg(written->join(QStringLiteral(", "))));
}

void SmallestTable::open_table() {
  const auto document = read_document(witness_.game, "");
  const auto order = read_order(witness_.order, "");
  if (!document || !order || !at_.files.may_leave()) return;
  at_.files.begin({lab::game_under(a_, document->game), Value()});
  at_.session.proposal().propose(*order);
  at_.window.raise();
}

}  // namespace linesman

#include "ui/window/lab/split_view.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "drawing/report/spoken.h"
#include "drawing/sheet/lab_sheet.h"
#include "ui/panels/widgets.h"

namespace linesman {

SplitView::SplitView(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      rules_(new RulesChoice(session.rulesets())),
      table_(new TableView),
      rulings_(new BothRulings),
      state_(new PlainLabel),
      work_(this) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName("split_view");
  rules_->setMinimumContentsLength(14);
  table_->setAttribute(Qt::WA_TransparentForMouseEvents);
  table_->setFocusPolicy(Qt::NoFocus);
  state_->setWordWrap(true);
  auto* label = new PlainLabel(tr("&Beside it by:"));
  label->setBuddy(rules_);
  auto* close = new QPushButton(tr("C&lose"));
  auto* head = new QHBoxLayout;
  head->addWidget(label);
  head->addWidget(rules_, 1);
  head->addWidget(close);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(head);
  layout->addWidget(table_, 3);
  layout->addWidget(state_);
  layout->addWidget(rulings_, 2);
  connect(close, &QPushButton::clicked, this, &QWidget::close);
  connect(rules_, &QComboBox::activated, this, &SplitView::choose_rules);
  connect(rules_->lineEdit(), &QLineEdit::editingFinished, this, &SplitView::choose_rules);
  connect(&session_, &Session::game_opened, this, &SplitView::show_game);
  connect(&session_, &Session::game_changed, this, &SplitView::show_game);
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &SplitView::ask);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &SplitView::ask);
  choose_rules();
}

void SplitView::choose_rules() {
  const auto side = rules_->side();
  work_.forget();
  if (!side) {
    judge_.reset();
    state_->setText(spoken(side.problem()));
    rulings_->clear();
    emit judged();
    return;
  }
  judge_ = std::make_shared<lab::SideJudge>(*side);
  show_game();
}

void SplitView::show_game() {
  if (!session_.has_game()) return;
  ViewStyle style = table_->view_style();
  style.unit = session_.unit();
  table_->set_view_style(style);
  Footprints footprints;
  if (session_.hearing()) footprints = footprints_of(session_.hearing()->ruleset(), session_.game());
  table_->show_game(session_.game(), std::move(footprints));
  ask();
}

void SplitView::ask() {
  const auto order = session_.proposal().judged_order();
  if (!judge_ || !order || !session_.has_game()) {
    work_.forget();
    table_->show_ruling(session_.game(), nullptr);
    rulings_->clear();
    if (judge_) state_->setText(tr("Move a model: the move is judged by both rules."));
    emit judged();
    return;
  }
  const auto look = [judge = judge_, game = session_.game(), order = *order](const std::stop_token&) {
    Other other{game};
    auto judged = judge->judge(game, order);
    if (judge->ruleset() != nullptr) {
      other.game = judge->game();
      other.footprints = footprints_of(*judge->ruleset(), other.game);
    }
    if (judged)
      other.judgement = std::make_shared<const Judgement>(*std::move(judged));
    else
      other.refused = judged.problem();
    return other;
  };
  work_.begin(look, [this](const Other& other) { take(other); });
}

ShownRuling SplitView::by_the_session() const {
  ShownRuling said{tr("On the table")};
  const AnswerPtr& answer = session_.proposal().answer();
  if (answer && answer->judgement() != nullptr)
    said.judgement = std::shared_ptr<const Judgement>(answer, answer->judgement());
  return said;
}

void SplitView::take(const Other& other) {
  const ShownRuling own = by_the_session();
  if (!own.judgement && !session_.proposal().answer()) return;  // it is judged now, and asked again then
  ShownRuling beside{lab_side_words(judge_->side().text), other.judgement};
  if (other.refused) beside.refused = spoken(other.refused->reason);
  const Terms* terms = judge_->ruleset() != nullptr ? &judge_->ruleset()->terms() : nullptr;
  table_->show_game(other.game, other.footprints);
  table_->show_ruling(other.game, other.judgement);
  rulings_->show_rulings(own, session_.proposal().answer()->game, session_.terms(), beside, other.game, terms,
                         session_.unit());
  const bool same = rulings_->marked(0) == 0 && rulings_->marked(1) == 0;
  state_->setText(same ? tr("Both rules say the same.") : tr("What only one of the rules says is marked with ≠."));
  emit judged();
}

}  // namespace linesman

#include "ui/window/start_page.h"

#include <QPushButton>
#include <QVBoxLayout>

#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {
namespace {

constexpr QSize LARGE_PICTURE(270, 180);
constexpr QSize SMALL_PICTURE(165, 110);
constexpr int MOST_RECENT = 6;

QLabel* heading(const QString& text, double size) {
  auto* label = new PlainLabel(text);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * size);
  label->setFont(font);
  return label;
}

}  // namespace

StartPage::StartPage(const RulesetSource& rulesets, QWidget* parent)
    : QWidget(parent),
      examples_(new GameGallery(rulesets, LARGE_PICTURE, tr("Example games"), this)),
      recent_(new GameGallery(rulesets, SMALL_PICTURE, tr("Recent games"), this)),
      recent_part_(new QWidget(this)) {
  setAccessibleName(tr("Start"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  recent_->setWrapping(false);
  recent_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  recent_->setFixedHeight(recent_->row_height());

  auto* recent_layout = new QVBoxLayout(recent_part_);
  recent_layout->setContentsMargins(0, 0, 0, 0);
  recent_layout->addWidget(heading(tr("Recent games"), 1.25));
  recent_layout->addWidget(recent_);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(32, 24, 32, 8);
  layout->setSpacing(14);
  layout->addLayout(beginnings());
  layout->addWidget(recent_part_);
  layout->addWidget(heading(tr("Example games"), 1.25));
  layout->addWidget(examples_, 1);
  for (GameGallery* gallery : {examples_, recent_})
    connect(gallery, &GameGallery::game_chosen, this, &StartPage::game_chosen);
}

QLayout* StartPage::beginnings() {
  auto* sign = new PlainLabel;
  sign->setPixmap(program_icon().pixmap(56, 56));
  auto* words = new QVBoxLayout;
  words->addWidget(heading("Linesman", 2));
  auto* what = new PlainLabel(tr("Drag a model: the move is measured and ruled on while you drag."));
  what->setWordWrap(true);
  words->addWidget(what);
  auto* begin = new QPushButton(icon_named("new"), tr("New game…"));
  auto* open = new QPushButton(icon_named("open"), tr("Open a game…"));
  auto* dispute = new QPushButton(icon_named("move"), tr("Settle a dispute…"));
  connect(dispute, &QPushButton::clicked, this, [this] { emit command_asked("new-dispute"); });
  connect(begin, &QPushButton::clicked, this, [this] { emit command_asked("new-game"); });
  connect(open, &QPushButton::clicked, this, &StartPage::open_asked);
  auto* top = new QHBoxLayout;
  top->addWidget(sign);
  top->addSpacing(8);
  top->addLayout(words, 1);
  for (QPushButton* button : {dispute, begin, open}) top->addWidget(button, 0, Qt::AlignVCenter);
  return top;
}

void StartPage::show_games(const QStringList& examples, const QStringList& recent) {
  recent_->show_games(recent.mid(0, MOST_RECENT));
  recent_part_->setVisible(!recent.isEmpty());
  examples_->show_games(examples);
}

}  // namespace linesman

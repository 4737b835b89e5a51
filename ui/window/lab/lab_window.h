// The laboratory: what two rules make of all moves of a folder, as a report whose moves can be opened.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <atomic>

#include "drawing/sheet/block.h"
#include "drawing/sheet/paper.h"
#include "lab/differ.h"
#include "lab/experiment.h"
#include "ui/session/newest_work.h"
#include "ui/window/commands/command.h"
#include "ui/window/lab/report_pages.h"
#include "ui/window/lab/rules_choice.h"

namespace linesman {

class LabWindow : public QWidget {
  Q_OBJECT
 public:
  /// A window of its own beside that of the context.
  explicit LabWindow(CommandContext& at);

  QLineEdit& folder() { return *folder_; }
  RulesChoice& rules_a() { return *a_; }
  RulesChoice& rules_b() { return *b_; }
  QSpinBox& made_up() { return *made_up_; }
  QPushButton& compare_button() { return *compare_; }
  QPushButton& differ_button() { return *differ_; }
  QListWidget& flips() { return *flips_; }
  ReportPages& pages() { return *pages_; }
  const QLabel& state() const { return *state_; }
  bool works() const { return works_; }

 signals:
  /// A report, or the smallest table, is there, or the sentence why not.
  void answered();

 private:
  /// An experiment, and the report on it.
  struct Report {
    lab::Experiment experiment;
    Result<lab::Findings> findings;
    PaperText text{};
    Laid laid{};
  };
  struct Smallest {
    lab::Experiment experiment;
    lab::Witness witness;
  };

  void lay_out();
  void ask_folder();
  /// The question as it stands; nothing where it cannot be asked, which is said then.
  std::optional<lab::Experiment> asked();
  lab::LabWatch watch(const std::stop_token& stop);
  void compare();
  void look_for_difference();
  void begin_work(const QString& words);
  void end_work(const QString& words);
  void take(std::shared_ptr<Report> report);
  void take_smallest(const Smallest& found);
  void list_flips();
  void open_flip(std::size_t flip);
  void open_order(const lab::OrderPlace& place);
  void save();

  CommandContext& at_;
  QLineEdit* folder_;
  RulesChoice* a_;
  RulesChoice* b_;
  QSpinBox* made_up_;
  QPushButton* compare_;
  QPushButton* differ_;
  QPushButton* stop_button_;
  QPushButton* save_;
  QProgressBar* progress_;
  QLabel* state_;
  QListWidget* flips_;
  ReportPages* pages_;
  std::shared_ptr<Report> report_;
  std::shared_ptr<std::atomic<bool>> stop_;
  bool works_ = false;
  NewestWork work_;
};

/// The laboratory of a window, which comes in front.
LabWindow& show_laboratory(CommandContext& at);

}  // namespace linesman

#include "architecture/rich_text.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::string> faults(const std::string& code) { return rich_text_faults("ui/panels/x.cpp", code); }

TEST(TheSearchForRichText, FindsLabelsOfOtherClasses) {
  EXPECT_THAT(faults("\nauto* a = new QLabel(name, this);"),
              ElementsAre("ui/panels/x.cpp:2 makes a label that is no PlainLabel"));
  EXPECT_THAT(faults("QLabel label(name);"), SizeIs(1));
  EXPECT_THAT(faults("QLabel label;"), SizeIs(1));
  EXPECT_THAT(faults("class Odds : public QLabel {"), SizeIs(1));
  EXPECT_THAT(faults("head_(new PlainLabel(this)); QLabel* a; f(const QLabel* b); &QLabel::linkActivated;"), IsEmpty());
  EXPECT_THAT(rich_text_faults("ui/panels/widgets.h", "class PlainLabel : public QLabel {"), IsEmpty());
}

TEST(TheSearchForRichText, FindsTooltipsThatAreNoFixedWords) {
  EXPECT_THAT(faults("item->setToolTip(words);"), SizeIs(1));
  EXPECT_THAT(faults("item->setToolTip(0, tr(\"%1, at rest\").arg(name));"), SizeIs(1));
  EXPECT_THAT(faults("box.setItemData(n, why, Qt::ToolTipRole);"), SizeIs(1));
  EXPECT_THAT(faults("if (role == Qt::ToolTipRole) return tr(\"a\").arg(b);"), SizeIs(1));
  EXPECT_THAT(faults("QToolTip::showText(at, words, this);"), SizeIs(1));
  EXPECT_THAT(
      faults("a->setToolTip(as_plain(words)); a->setToolTip(tr(\"One (two), \\\"three\\\"\")); setToolTip(QString());"
             "a->setToolTip(tr(\"first \"\n \"second\")); setItemData(n, as_plain(why), Qt::ToolTipRole);"
             "QToolTip::showText(at, as_plain(words), this);"),
      IsEmpty());
}

TEST(TheSearchForRichText, FindsQuestionsAndTitlesThatNameADocument) {
  EXPECT_THAT(faults("QMessageBox::question(w, tr(\"Save\"), tr(\"%1?\").arg(name), QMessageBox::Yes);"), SizeIs(1));
  EXPECT_THAT(faults("QMessageBox::question(w, tr(\"Save\"), a ? tr(\"x\") : as_plain(tr(\"%1?\").arg(name)));"),
              IsEmpty());
  EXPECT_THAT(faults("QInputDialog::getText(this, tr(\"Why\"), text + tr(\"?\"), QLineEdit::Normal, now, &given);"),
              SizeIs(1));
  EXPECT_THAT(faults("QInputDialog::getText(this, title, tr(\"Why, then?\"), QLineEdit::Normal, now, &given);"),
              IsEmpty());
  EXPECT_THAT(faults("setWindowTitle(model);"), SizeIs(1));
  EXPECT_THAT(faults("setWindowTitle(as_title(model)); setWindowTitle(tr(\"New\")); setWindowModified(x);"), IsEmpty());
}

TEST(TheSearchForRichText, FindsRowsOfFormsThatMakeTheirOwnLabels) {
  EXPECT_THAT(faults("form->addRow(title_of(field), editor);"), SizeIs(1));
  EXPECT_THAT(faults("form->addRow(title, editor);"), SizeIs(1));
  EXPECT_THAT(faults("auto* title = new PlainLabel(words, this); form->addRow(title, editor); form->addRow(box_);"
                     "form->addRow(tr(\"&Side\"), side_); form->addRow(QString(), about_);"),
              IsEmpty());
}

TEST(TheSearchForRichText, FindsWhatKnowsNothingElse) {
  EXPECT_THAT(faults("QStaticText a(name); view->setHtml(text); label->setTextFormat(Qt::AutoText);"), SizeIs(3));
  EXPECT_THAT(rich_text_faults("ui/window/dialogs/help.cpp", "view->setHtml(text);"), IsEmpty());
  EXPECT_THAT(faults("// view->setHtml(text);\n"), IsEmpty());
}

}  // namespace
}  // namespace linesman

#include "drawing/report/unit_brief.h"

#include "base/text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/orders/form_json.h"

namespace linesman {

namespace {

using report::tr;

constexpr const char* SHAPES[]{QT_TRANSLATE_NOOP("Report", "As they stand"), QT_TRANSLATE_NOOP("Report", "Line"),
                               QT_TRANSLATE_NOOP("Report", "Ranks"),         QT_TRANSLATE_NOOP("Report", "Column"),
                               QT_TRANSLATE_NOOP("Report", "Wedge"),         QT_TRANSLATE_NOOP("Report", "In file"),
                               QT_TRANSLATE_NOOP("Report", "Tray")};

}  // namespace

QString shape_title(FormShape shape) { return tr(SHAPES[static_cast<std::size_t>(shape)]); }

QString shape_words(FormShape shape, int files) {
  const QString title = shape_title(shape);
  return files > 0 ? title + QStringLiteral(", ") + counted_words("%n file", "%n files", files) : title;
}

QString form_words(const Order& order, LengthUnit unit) {
  const Value* written = order.members.find(FORM);
  if (written == nullptr || !(*written)["shape"].is_text()) return {};
  const auto form = read_form(*written, "");
  if (!form) return {};
  QStringList words{shape_words(form->shape, form->files.value_or(0))};
  if (form->ranks) words << counted_words("%n rank", "%n ranks", *form->ranks);
  if (form->frontage) words << tr("%1 wide").arg(spoken(word(length_words(*form->frontage, unit))));
  if (form->facing) words << tr("facing %1°").arg(spoken(word(number_text(*form->facing, 1))));
  return words.join(QStringLiteral(", ")) + '.';
}

UnitBrief unit_brief_of(const Together& together, const Game& game, const Terms& terms, LengthUnit unit) {
  const TogetherBrief brief = together_brief(together, game, terms, unit);
  return {spoken(brief.far), spoken(brief.who), spoken(together_sentence(together, game, terms), unit)};
}

}  // namespace linesman

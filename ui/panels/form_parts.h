// What the forms of panels are put together from.
#pragma once

#include <QGroupBox>
#include <QHBoxLayout>

#include "ui/panels/number_edit.h"

namespace linesman {

/// A field for a number; `name` is what a screen reader and the tooltip say.
NumberEdit* figure_edit(const QString& name, QWidget* parent);

/// Two in a row, for one label.
QHBoxLayout* side_by_side(QWidget* first, QWidget* second);

/// A titled box round `content`.
QGroupBox* boxed(const QString& title, QWidget* content, QWidget* parent);

}  // namespace linesman

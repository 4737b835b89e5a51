// SVG of what a painter paints: pictures, sheets and their figures.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QSizeF>
#include <functional>
#include <optional>

namespace linesman {

/// A file of that size in units of PAPER_UNITS to an inch; an empty title is none. Names with what ends or steers an
/// XML text leave it well-formed and harmless. Nothing when it cannot be painted on.
std::optional<QByteArray> painted_svg(QSizeF size, const QString& title, const std::function<void(QPainter&)>& paint);

}  // namespace linesman

// SVG of what a painter paints: pictures, sheets and their figures.
#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSizeF>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>

namespace linesman {

// PDFs of pictures and sheets.

/// Writes to `out`, which outlives it, with the title and this program in its data.
std::unique_ptr<QPdfWriter> new_pdf(QIODevice& out, const QString& title);

/// Paper by its name ("A4", "Letter"), in whatever case; nothing when it is none of `known`.
std::optional<QPageSize> paper_named(std::string_view name, std::initializer_list<QPageSize::PageSizeId> known);

/// A file of that size in units of PAPER_UNITS to an inch; an empty title is none. Names with what ends or steers an
/// XML text leave it well-formed and harmless. Nothing when it cannot be painted on.
std::optional<QByteArray> painted_svg(QSizeF size, const QString& title, const std::function<void(QPainter&)>& paint);

}  // namespace linesman

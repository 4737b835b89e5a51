// Writes SVG and PDF files of pictures, sheets and their figures.
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

/// A PDF that is written to `out`, which outlives it, with the title and this program in its data.
std::unique_ptr<QPdfWriter> new_pdf(QIODevice& out, const QString& title);

/// Paper by its name ("A4", "Letter"), in upper or lower case; nothing when it is none of `known`.
std::optional<QPageSize> paper_named(std::string_view name, std::initializer_list<QPageSize::PageSizeId> known);

/// An SVG file of that size in PAPER_UNITS; an empty title is none. The file stays well-formed and harmless with any
/// names and titles. Nothing when Qt cannot paint on it.
std::optional<QByteArray> painted_svg(QSizeF size, const QString& title, const std::function<void(QPainter&)>& paint);

}  // namespace linesman

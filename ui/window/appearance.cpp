#include "ui/window/appearance.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPalette>
#include <QPixmapCache>
#include <QProxyStyle>
#include <QSettings>
#include <QStyle>

#include "drawing/picture/palette.h"

namespace linesman {

namespace {

const char* const KEY = "appearance";  // in the settings

struct Tones {
  const char* window;
  const char* base;
  const char* alternate;
  const char* text;
  const char* button;
  const char* mid;
  const char* highlight;
  const char* highlighted_text;
  const char* faint;  ///< of placeholders and clause ids
  const char* link;
  const char* disabled;
};

constexpr Tones LIGHT{"#f3f4f2", "#ffffff", "#f7f8f6", "#1d2524", "#e9ebe8", "#b4bab7",
                      "#1f6f5c", "#ffffff", "#626c6a", "#1a5fa0", "#89918f"};
constexpr Tones DARK{"#343b3e", "#1d2325", "#242b2e", "#e8ebe9", "#465054", "#667276",
                     "#3a9c84", "#0d1413", "#9aa6a4", "#7ab8f0", "#8b9698"};

constexpr Tones LIGHT_CONTRAST{"#ffffff", "#ffffff", "#ffffff", "#000000", "#ffffff", "#000000",
                               "#0000a0", "#ffffff", "#303030", "#0000c8", "#505050"};
constexpr Tones DARK_CONTRAST{"#000000", "#000000", "#000000", "#ffffff", "#000000", "#ffffff",
                              "#ffff00", "#000000", "#d0d0d0", "#80c8ff", "#b0b0b0"};

const Tones& tones_of(bool dark) {
  if (colours_in_use() == ColourSet::high_contrast) return dark ? DARK_CONTRAST : LIGHT_CONTRAST;
  return dark ? DARK : LIGHT;
}

QPalette palette_of(const Tones& tones) {
  QPalette palette;
  const auto set = [&](std::initializer_list<QPalette::ColorRole> roles, const char* colour) {
    for (const auto role : roles) palette.setColor(role, QColor(colour));
  };
  set({QPalette::Window}, tones.window);
  set({QPalette::Base, QPalette::ToolTipBase}, tones.base);
  set({QPalette::AlternateBase}, tones.alternate);
  set({QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::ToolTipText}, tones.text);
  set({QPalette::Button}, tones.button);
  set({QPalette::Mid, QPalette::Dark}, tones.mid);
  set({QPalette::Highlight}, tones.highlight);
  set({QPalette::HighlightedText}, tones.highlighted_text);
  set({QPalette::PlaceholderText}, tones.faint);
  set({QPalette::Link, QPalette::LinkVisited}, tones.link);
  palette.setColor(QPalette::Light, QColor(tones.button).lighter(115));
  palette.setColor(QPalette::Shadow, QColor(tones.mid).darker(160));
  for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, QColor(tones.disabled));
  return palette;
}

/// A style of the desktop with the window's own distances: all of them are multiples of 4 pixels.
class QuietStyle : public QProxyStyle {
 public:
  explicit QuietStyle(const QString& style) : QProxyStyle(style) { setObjectName(style); }

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    switch (metric) {
      case PM_LayoutLeftMargin:
      case PM_LayoutTopMargin:
      case PM_LayoutRightMargin:
      case PM_LayoutBottomMargin:
      case PM_LayoutHorizontalSpacing:
      case PM_LayoutVerticalSpacing: return 8;
      // Boxes to tick and small signs grow with the type.
      case PM_IndicatorWidth:
      case PM_IndicatorHeight:
      case PM_ExclusiveIndicatorWidth:
      case PM_ExclusiveIndicatorHeight:
      case PM_ButtonIconSize:
      case PM_ListViewIconSize:
      case PM_SmallIconSize: {
        constexpr double USUAL_HEIGHT = 18;  // of type at 100 per cent
        const double scale = std::max(1.0, QFontMetrics(QApplication::font()).height() / USUAL_HEIGHT);
        return qRound(QProxyStyle::pixelMetric(metric, option, widget) * scale);
      }
      case PM_ToolBarItemSpacing: return 4;
      case PM_ToolBarItemMargin:
      case PM_ToolBarFrameWidth: return 0;
      default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
  }
};

}  // namespace

Appearance chosen_appearance() {
  return named<Appearance>(QSettings().value(KEY).toString().toStdString()).value_or(Appearance::system);
}

void remember_appearance(Appearance appearance) {
  const std::string_view name = name_of(appearance);
  QSettings().setValue(KEY, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

void apply_appearance(Appearance appearance) {
  // Fusion keeps a picture of each button that was ever made, and Qt 6.4 the name of each picture that it ever kept.
  QPixmapCache::setCacheLimit(0);
  // Only Fusion paints wholly from the palette; the desktop's own style keeps its own colours.
  static const QString desktop_style = QApplication::style()->objectName();
  // High contrast is painted by ourselves whatever the desktop has.
  const bool ours = appearance != Appearance::system || colours_in_use() == ColourSet::high_contrast;
  const QString style = ours ? "fusion" : desktop_style;
  if (dynamic_cast<QuietStyle*>(QApplication::style()) == nullptr || QApplication::style()->objectName() != style)
    QApplication::setStyle(new QuietStyle(style));
  // An empty palette is the desktop's.
  QApplication::setPalette(ours ? palette_of(tones_of(appearance == Appearance::dark)) : QPalette());
}

}  // namespace linesman

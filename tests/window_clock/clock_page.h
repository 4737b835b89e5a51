// The page Clock on a race to a mill, and hands to work it with.
#pragma once

#include <QListWidget>
#include <QPushButton>

#include "ui/panels/clock/clock_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {

/// Two runners on open ground; the red one stands nearer to the mill.
inline std::string race(double mill_y = 14) {
  return R"({"linesman":1,"ruleset":"orders","title":"A race","table":{"width":48,"depth":36},"terrain":[
    {"id":"wood","kind":"wood","geometry":{"type":"Polygon","coordinates":[[[4,14],[10,14],[10,20],[4,20],[4,14]]]}}],
    "pieces":[
    {"id":"r","side":"red","base":{"shape":"circle","diameter":1},"at":[24,6],"facing":0,"traits":{"troop":"infantry"}},
    {"id":"b","side":"blue","base":{"shape":"circle","diameter":1},"at":[24,34],"facing":180,
     "traits":{"troop":"infantry"}}],
    "notes":{"turns":3,"markings":[{"kind":"objective","id":"mill","text":"The mill","points":[[24,)" +
         std::to_string(mill_y) + R"(]]}]}})";
}

class TheClockPage : public WindowTest {
 protected:
  void SetUp() override {
    open(race());
    window->resize(1366, 768);
    window->show();
    view().setFocus();
    key(Qt::Key_F7);
  }
  ClockPanel& panel() { return *window->findChild<ClockPanel*>(); }
  bool is_answered() {
    return wait_until([&] {
      const ClockService& service = panel().service();
      const auto& shown = view().reach();  // the table follows when its ground is drawn
      return service.current() && service.found() && service.found()->refined && shown != nullptr && shown->clock &&
             shown->clock->answer == service.found()->answer;
    });
  }
  QListWidget& list(const QString& name) {
    for (auto* each : panel().findChildren<QListWidget*>())
      if (each->accessibleName() == name) return *each;
    throw BrokenPromise("no list " + name.toStdString());
  }
  QString all_labels() {
    QStringList all;
    for (const auto* label : panel().findChildren<QLabel*>()) all << label->text();
    return all.join('\n');
  }
};

}  // namespace linesman::testing_window

#include "window_units/unit_support.h"

#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "drawing/picture/palette.h"
#include "ui/panels/strip/cut_text.h"

namespace linesman::testing_window {

namespace {

void send_mouse(QWidget& widget, QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons held,
                Qt::KeyboardModifiers keys = Qt::NoModifier) {
  QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, keys);
  QApplication::sendEvent(&widget, &event);
}

}  // namespace

std::string squad(const SquadOf& of) {
  std::string pieces;
  for (int i = 0; i < of.models; ++i) {
    const std::string number = std::to_string(i);
    const double x = 10 + 1.5 * (i % of.in_rank);
    const double y = 10 - 1.5 * (i / of.in_rank);
    pieces += std::string(i ? "," : "") + R"({"id": "m-)" + number + R"(", "name": "Man )" + number +
              R"(", "unit": "squad", "facing": 0, "at": [)" + std::to_string(x) + ", " + std::to_string(y) +
              R"(], "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"})" +
              (i == of.slow ? R"(, "status": {"modifier": [{"add": -2, "why": "wounded"}]}})" : "}");
  }
  return R"({"linesman": 1, "title": "A squad", "ruleset": "orders", "table": {"width": 40, "depth": 40},
             "terrain": [)" +
         of.terrain + R"(], "units": [{"id": "squad", "name": "Squad", "side": "red"}], "pieces": [)" + pieces + "]}";
}

void AUnit::select_all() {
  std::vector<std::string> ids;
  for (const auto& piece : session().game().pieces()) ids.push_back(piece->id);
  session().selected().select(ids);
  handle_events();
}

void AUnit::say(const std::string& action) {
  session().proposal().say_action(session().selected().pieces(), action);
  handle_events();
}

TableController& AUnit::controller() { return *window->findChild<TableController*>(); }

QString AUnit::strip_answer() { return window->findChild<CutText*>("strip-answer")->words(); }
QString AUnit::strip_reason() { return window->findChild<CutText*>("line-problem")->words(); }

void AUnit::shift_click(Vec at) {
  send_mouse(view(), QEvent::MouseButtonPress, on_view(at), Qt::LeftButton, Qt::LeftButton, Qt::ShiftModifier);
  send_mouse(view(), QEvent::MouseButtonRelease, on_view(at), Qt::LeftButton, Qt::NoButton, Qt::ShiftModifier);
  handle_events();
}

bool AUnit::has_ring(Vec at) {
  const QImage image = view().grab().toImage();
  const QColor wanted = Palette::of(view().view_style().dark).illegal;
  const QPointF centre = view().projection().to_paper(at);
  const double base = 0.5 * view().projection().scale;
  int hits = 0;
  constexpr int PARTS = 72;
  for (int i = 0; i < PARTS; ++i) {
    const double angle = 2 * M_PI * i / PARTS;
    bool hit = false;
    for (double r = base + 4; r <= base + 10; r += 0.5) {
      const QPoint p = (centre + QPointF(std::cos(angle), std::sin(angle)) * r).toPoint();
      if (!image.rect().contains(p)) continue;
      const QColor c = image.pixelColor(p);
      hit = hit || (std::abs(c.red() - wanted.red()) < 30 && std::abs(c.green() - wanted.green()) < 30 &&
                    std::abs(c.blue() - wanted.blue()) < 30);
    }
    hits += hit ? 1 : 0;
  }
  return hits > PARTS * 3 / 5;
}

void AUnit::right_press(Vec at) {
  send_mouse(view(), QEvent::MouseButtonPress, on_view(at), Qt::RightButton, Qt::RightButton);
}

void AUnit::right_move(Vec to) { send_mouse(view(), QEvent::MouseMove, on_view(to), Qt::NoButton, Qt::RightButton); }

void AUnit::right_release(Vec at) {
  send_mouse(view(), QEvent::MouseButtonRelease, on_view(at), Qt::RightButton, Qt::NoButton);
}

void AUnit::draw_front(Vec left, Vec right) {
  right_press(left);
  right_move((left + right) * 0.5);
  right_move(right);
  settle();
  right_release(right);
  settle();
}

void AUnit::wheel(int steps) {
  const QPointF at = view().rect().center();
  QWheelEvent event(at, view().mapToGlobal(at), {}, {0, 120 * steps}, Qt::RightButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&view(), &event);
}

std::vector<Pose> AUnit::ends() {
  std::vector<Pose> poses;
  const AnswerPtr& answer = session().proposal().answer();
  if (answer && answer->trace() != nullptr)
    for (const PieceTrace& trace : answer->trace()->pieces) poses.push_back(trace.end.pose);
  return poses;
}

}  // namespace linesman::testing_window

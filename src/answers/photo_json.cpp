#include "answers/photo_json.h"

#include <cmath>

#include "base/text.h"

namespace linesman {

namespace {

Value point_value(Vec p) { return Value::Array{rounded(p.x), rounded(p.y)}; }

Value point_value(const PicturePoint& p) { return Value::Array{rounded(p.x), rounded(p.y)}; }

Value pose_value(const Pose& pose) {
  return Value::Object{{"at", point_value(pose.at)}, {"facing", rounded(pose.facing)}};
}

Value camera_value(const PhotoReading& reading) {
  const PhotoCamera& camera = reading.camera;
  const Place3& eye = reading.camera_at;
  return Value::Object{
      {"width", reading.width},          {"height", reading.height},
      {"focal", rounded(camera.focal)},  {"middle", point_value(camera.middle)},
      {"k1", rounded(camera.k1)},        {"k2", rounded(camera.k2)},
      {"inset", rounded(reading.inset)}, {"at", Value::Array{rounded(eye[0]), rounded(eye[1]), rounded(eye[2])}}};
}

Value piece_value(const PieceSeen& seen, const Game& game) {
  return Value::Object{{"piece", game.piece(seen.piece).id}, {"at", point_value(seen.at)},
                       {"facing", rounded(seen.facing)},     {"uncertainty", rounded(seen.uncertainty)},
                       {"turn", rounded(seen.turn)},         {"now", pose_value(seen.now)},
                       {"moved", rounded(seen.moved)},       {"turned", rounded(seen.turned)}};
}

Value problem_value(const PhotoProblem& problem) {
  Value::Object json{{"text", problem.text}};
  if (problem.marker) json.emplace_back("marker", *problem.marker);
  if (!problem.piece.empty()) json.emplace_back("piece", problem.piece);
  return json;
}

Sentence seen_line(const PieceSeen& seen, const std::string& model) {
  const Number facing{seen.facing, 1};
  const Number off{seen.uncertainty, 3};
  const Number turn{seen.turn, 1};
  if (!stands_elsewhere(seen))
    return said<"{model}: at {x}, {y}, facing {n} (known to {a} inches and {b} degrees).">(model, seen.at.x, seen.at.y,
                                                                                           facing, off, turn);
  return said<
      "{model}: at {x}, {y}, facing {n} (known to {a} inches and {b} degrees); it moved {c} inches and turned {d} "
      "degrees.">(model, seen.at.x, seen.at.y, facing, off, turn, seen.moved, Number{std::abs(seen.turned), 1});
}

}  // namespace

Value write_photo_reading(const PhotoReading& reading, const Game& game, const std::map<std::string, Value>& could) {
  Value::Array table;
  for (const PicturePoint& corner : reading.table) table.push_back(point_value(corner));
  Value::Array pieces;
  for (const PieceSeen& seen : reading.pieces) {
    const auto answer = could.find(game.piece(seen.piece).id);
    const Value piece = piece_value(seen, game);
    pieces.push_back(answer == could.end() ? piece : piece.with("could", answer->second));
  }
  Value::Array problems;
  for (const PhotoProblem& problem : reading.problems) problems.push_back(problem_value(problem));
  return Value::Object{
      {"residual", Value::Object{{"rms", rounded(reading.residual)}, {"worst", rounded(reading.worst)}}},
      {"table", std::move(table)},
      {"camera", camera_value(reading)},
      {"sha256", reading.sha256},
      {"pieces", std::move(pieces)},
      {"problems", std::move(problems)}};
}

AnswerLines photo_lines(const PhotoReading& reading, const Game& game,
                        const std::map<std::string, AnswerLines>& could) {
  AnswerLines lines{{said<"The table markers lie within {n} inches (at worst {m}) of where the game has them.">(
      Number{reading.residual, 3}, Number{reading.worst, 3})}};
  if (is_of_another_table(reading)) lines.push_back({said<"It is of another table than this game's.">()});
  for (const PieceSeen& seen : reading.pieces) {
    lines.push_back({seen_line(seen, label(game.piece(seen.piece)))});
    const auto answer = could.find(game.piece(seen.piece).id);
    if (answer == could.end()) continue;
    for (const AnswerLine& line : answer->second)
      lines.push_back({line.indented ? line.text : said<"Could it have got there? {answer}">(line.text), true});
  }
  for (const PhotoProblem& problem : reading.problems) lines.push_back({said<"Note: {text}.">(problem.text)});
  return lines;
}

}  // namespace linesman

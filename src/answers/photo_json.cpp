#include "answers/photo_json.h"

#include <cmath>

#include "answers/questions.h"
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

std::string photo_text(const PhotoReading& reading, const Game& game, const std::map<std::string, Value>& could) {
  std::string text = "The table markers lie within " + number_text(reading.residual, 3) + " inches (at worst " +
                     number_text(reading.worst, 3) + ") of where the game has them.\n";
  for (const PieceSeen& seen : reading.pieces) {
    text += label(game.piece(seen.piece)) + ": at " + number_text(seen.at.x, 2) + ", " + number_text(seen.at.y, 2) +
            ", facing " + number_text(seen.facing, 1) + " (known to " + number_text(seen.uncertainty, 3) +
            " inches and " + number_text(seen.turn, 1) + " degrees)";
    if (stands_elsewhere(seen))
      text += "; it moved " + number_text(seen.moved, 2) + " inches and turned " +
              number_text(std::abs(seen.turned), 1) + " degrees";
    text += ".\n";
    if (const auto answer = could.find(game.piece(seen.piece).id); answer != could.end())
      text += "  Could it have got there? " + answer_text("could", answer->second, game);
  }
  for (const PhotoProblem& problem : reading.problems) text += "Note: " + problem.text + ".\n";
  return text;
}

}  // namespace linesman

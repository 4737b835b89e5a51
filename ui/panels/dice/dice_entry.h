// Dice as they are given: typed digit by digit from anywhere, turned box by box, or rolled by the program.
#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/session/session.h"

namespace linesman {

/// A property of controls that take digits themselves though nothing is typed in them; true.
inline constexpr const char* TAKES_DIGITS = "takes_digits";

class DiceEntry : public QObject {
  Q_OBJECT
 public:
  explicit DiceEntry(Session& session, QObject* parent = nullptr);

  /// The dice that the newest ruling asks for, with the faces that are given; while there is no ruling, each purpose of
  /// the ruleset without a count, so that dice may be typed before the move is made.
  std::vector<DiceNeed> needs() const;

  struct Die {
    std::string purpose;
    std::size_t place = 0;  ///< among those of the purpose
    int faces = 6;
    std::optional<int> face{};  ///< empty: still to fall
  };
  /// One for each that is asked for or given, also those of a throw that is not complete yet.
  std::vector<Die> dice() const;
  /// The faces of a throw that is not complete yet; none of any other.
  std::vector<double> begun(const std::string& purpose) const;

  /// The next die that lacks a face has this one. The last one writes the throw into the history. Where none lacks one
  /// nothing is overwritten: that is said.
  void type(int face);
  /// Turns one die. The throw is given once all of its dice have a face.
  void turn(const Die& die, int face);
  /// Rolls every throw that is not complete, and writes it into the history.
  void roll();
  /// Takes all faces away.
  void clear();

 signals:
  void changed();
  /// A sentence that says why a digit was not taken.
  void said(const QString& sentence);

 private:
  using Faces = std::vector<std::optional<int>>;
  Faces faces_of(const DiceNeed& need) const;
  void put(const DiceNeed& need, Faces faces, bool recorded);

  Session& session_;
};

}  // namespace linesman

// Photographs of the table, read off the interface thread, and the question about each model that is seen elsewhere.
//
//   PhotographService service{this};
//   service.read<PhotographRead>(game, path, nullptr, [this](const PhotographRead& read) { show(read.reading); });
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "photo/photo_reader.h"
#include "ui/session/asked.h"
#include "ui/session/newest_work.h"

namespace linesman {

/// A file that was read for a game. A window that shows more of it derives a struct with what it has prepared.
struct PhotographRead {
  std::optional<LoadedPicture> loaded{};    ///< none: it is no picture, and the reading says why
  Result<PhotoReading> reading{Problem{}};  ///< by the markers
};

class PhotographService {
 public:
  /// Results are taken on the thread of `taker`, which outlives this.
  explicit PhotographService(QObject* taker) : work_(taker) {}

  /// `prepare` is called on the other thread with a file that is a picture; what it throws is the problem of the
  /// reading, and no picture. What was asked before is forgotten.
  template <class Read>
  void read(const Game& game, const QString& path, std::function<void(Read&)> prepare, std::function<void(Read)> take) {
    work_.begin(
        [game, file = path.toStdString(), prepare = std::move(prepare)](const std::stop_token&) {
          Read done;
          read_file(done, game, file, [&] {
            if (prepare) prepare(done);
          });
          return done;
        },
        std::move(take));
  }

  /// Asks for each of them that stood on the table whether it could have got where it is seen, one after the other.
  /// `take` has the place in `seen` with each answer; `finish` is called after the last.
  void ask(const Hearing& hearing, std::vector<PieceSeen> seen, std::function<void(std::size_t, const AskedPtr&)> take,
           std::function<void()> finish);

 private:
  struct Questions {
    Hearing hearing;
    std::vector<PieceSeen> seen;
    std::function<void(std::size_t, const AskedPtr&)> take;
    std::function<void()> finish;
  };
  static void read_file(PhotographRead& done, const Game& game, const std::string& file,
                        const std::function<void()>& prepare);
  void ask_from(std::size_t place, const std::shared_ptr<const Questions>& questions);

  NewestWork work_;
};

/// Could it have got to where it is seen? By any action, and any roll; as much is forgiven at the end as its place is
/// uncertain, and never less than usual.
Question question_about(const Game& game, const PieceSeen& seen);

/// The base of each piece of a game: as its ruleset has it, else as the document.
std::vector<Footprint> bases_in_play(const std::optional<Hearing>& hearing, const Game& game);

}  // namespace linesman

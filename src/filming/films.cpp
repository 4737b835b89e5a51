#include "filming/films.h"

#include <QCamera>
#include <QCameraDevice>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QLibrary>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QMediaPlayer>
#include <QTimer>
#include <QUrl>
#include <QVideoFrame>
#include <QVideoSink>
#include <algorithm>
#include <cstring>
#include <utility>

namespace linesman {

namespace {

constexpr qint64 MICROSECONDS = 1'000'000;
constexpr qint64 FIRST_FRAME_WITHIN = 10'000;  // milliseconds
constexpr int BETWEEN_LOOKS = 20;              // milliseconds

/// Whether the first plane of a frame is its shades of grey, a byte for each pixel.
bool has_plane_of_grey(QVideoFrameFormat::PixelFormat format) {
  switch (format) {
    case QVideoFrameFormat::Format_YUV420P:
    case QVideoFrameFormat::Format_YUV422P:
    case QVideoFrameFormat::Format_YV12:
    case QVideoFrameFormat::Format_NV12:
    case QVideoFrameFormat::Format_NV21:
    case QVideoFrameFormat::Format_IMC1:
    case QVideoFrameFormat::Format_IMC2:
    case QVideoFrameFormat::Format_IMC3:
    case QVideoFrameFormat::Format_IMC4:
    case QVideoFrameFormat::Format_Y8: return true;
    default: return false;
  }
}

QImage grey_of(QVideoFrame frame) {
  const bool is_upright = frame.rotationAngle() == QVideoFrame::Rotation0 && !frame.mirrored();
  if (!is_upright || !has_plane_of_grey(frame.pixelFormat()) || !frame.map(QVideoFrame::ReadOnly))
    return frame.toImage().convertToFormat(QImage::Format_Grayscale8);
  QImage grey(frame.size(), QImage::Format_Grayscale8);
  for (int y = 0; y < grey.height(); ++y)
    std::memcpy(grey.scanLine(y), frame.bits(0) + static_cast<qsizetype>(y) * frame.bytesPerLine(0),
                static_cast<std::size_t>(grey.width()));
  frame.unmap();
  return grey;
}

/// Frames that come when they will, of which the newest is taken.
class LiveFrames : public FrameSource {
 public:
  explicit LiveFrames(const std::atomic<bool>& stop) : stop_(stop) {
    since_.start();
    QObject::connect(&sink_, &QVideoSink::videoFrameChanged, &sink_, [this](const QVideoFrame& frame) {
      if (frame.isValid()) take(frame);
    });
  }

  Result<std::optional<Frame>> next() override {
    while (!newest_.isValid() && !ended_ && !stop_) {
      if (number_ == 0 && since_.elapsed() > FIRST_FRAME_WITHIN) fail("no frame came for ten seconds");
      QCoreApplication::processEvents(QEventLoop::AllEvents, BETWEEN_LOOKS);
      if (!newest_.isValid() && !ended_) wait();
    }
    if (stop_) return std::optional<Frame>();
    if (!newest_.isValid()) {
      if (std::exchange(is_said_, true) || reason_.empty()) return std::optional<Frame>();
      return Problem{name_, "", reason_};
    }
    Frame frame;
    frame.grey = grey_of(std::exchange(newest_, QVideoFrame()));
    frame.t = static_cast<double>(taken_) / MICROSECONDS;
    frame.number = number_++;
    return std::optional(std::move(frame));
  }

 protected:
  void fail(const std::string& reason) {
    if (reason_.empty()) reason_ = reason;
    ended_ = true;
  }
  void end() { ended_ = true; }
  void name(std::string name) { name_ = std::move(name); }
  QVideoSink& sink() { return sink_; }

 private:
  static void wait() {
    QEventLoop loop;
    QTimer::singleShot(BETWEEN_LOOKS, &loop, &QEventLoop::quit);
    loop.exec();
  }

  void take(const QVideoFrame& frame) {
    const qint64 at = frame.startTime() >= 0 ? frame.startTime() : since_.nsecsElapsed() / 1000;
    constexpr qint64 STEP = MICROSECONDS / MOST_FRAMES_A_SECOND;
    constexpr qint64 HALF_FRAME = MICROSECONDS / 120;
    if (taken_ >= 0 && at - taken_ < STEP - HALF_FRAME) return;
    taken_ = at;
    newest_ = frame;
  }

  const std::atomic<bool>& stop_;
  QVideoSink sink_;
  QElapsedTimer since_;
  QVideoFrame newest_;
  qint64 taken_ = -1;  // microseconds
  std::int64_t number_ = 0;
  std::string name_;
  std::string reason_;
  bool ended_ = false;
  bool is_said_ = false;
};

class PlayedFilm : public LiveFrames {
 public:
  PlayedFilm(const std::string& path, const std::atomic<bool>& stop) : LiveFrames(stop) {
    name(path);
    player_.setVideoSink(&sink());
    QObject::connect(&player_, &QMediaPlayer::errorOccurred, &player_,
                     [this](QMediaPlayer::Error, const QString&) { fail("is no film that can be played"); });
    QObject::connect(&player_, &QMediaPlayer::mediaStatusChanged, &player_, [this](QMediaPlayer::MediaStatus status) {
      if (status == QMediaPlayer::EndOfMedia) end();
      if (status == QMediaPlayer::InvalidMedia) fail("is no film that can be played");
    });
    player_.setSource(QUrl::fromLocalFile(QFileInfo(QString::fromStdString(path)).absoluteFilePath()));
    player_.play();
  }

 private:
  QMediaPlayer player_;
};

/// The best format up to 4K with at least five frames a second.
QCameraFormat best_format(const QCameraDevice& device) {
  constexpr QSize MOST{3840, 2160};
  constexpr float LEAST_RATE = 5;
  const auto pixels = [](const QCameraFormat& format) {
    return static_cast<qint64>(format.resolution().width()) * format.resolution().height();
  };
  QCameraFormat best;
  for (const QCameraFormat& format : device.videoFormats()) {
    const QSize size = format.resolution();
    if (size.width() > MOST.width() || size.height() > MOST.height() || format.maxFrameRate() < LEAST_RATE) continue;
    if (best.isNull() || pixels(format) > pixels(best)) best = format;
  }
  return best;
}

class CameraFilm : public LiveFrames {
 public:
  CameraFilm(const QCameraDevice& device, const std::atomic<bool>& stop) : LiveFrames(stop), camera_(device) {
    name(device.description().toStdString());
    if (const QCameraFormat format = best_format(device); !format.isNull()) camera_.setCameraFormat(format);
    session_.setCamera(&camera_);
    session_.setVideoSink(&sink());
    QObject::connect(&camera_, &QCamera::errorOccurred, &camera_,
                     [this](QCamera::Error, const QString&) { fail("the camera gives no picture"); });
    camera_.start();
  }

 private:
  QCamera camera_;
  QMediaCaptureSession session_;
};

/// The film libraries print remarks for their own developers. They would stand among the program's own lines.
void silence_engine() {
  constexpr int QUIET = -8;
  for (const int version : {57, 58, 59, 60, 61}) {
    QLibrary library(QStringLiteral("avutil"), version);
    if (const auto set_level = reinterpret_cast<void (*)(int)>(library.resolve("av_log_set_level"))) set_level(QUIET);
  }
}

}  // namespace

void choose_media_engine() {
  if (!qEnvironmentVariableIsSet("QT_MEDIA_BACKEND")) qputenv("QT_MEDIA_BACKEND", "ffmpeg");
}

std::unique_ptr<FrameSource> film_in_file(const std::string& path, const std::atomic<bool>& stop) {
  silence_engine();
  return std::make_unique<PlayedFilm>(path, stop);
}

Result<std::unique_ptr<FrameSource>> film_of_camera(int number, const std::atomic<bool>& stop) {
  silence_engine();
  const auto devices = QMediaDevices::videoInputs();
  if (number < 0 || number >= devices.size())
    return Problem{"", "", said<"Camera {n} is not there; there are {m}">(number, static_cast<int>(devices.size()))};
  return std::unique_ptr<FrameSource>(std::make_unique<CameraFilm>(devices[number], stop));
}

std::vector<std::string> camera_names() {
  std::vector<std::string> names;
  for (const QCameraDevice& device : QMediaDevices::videoInputs()) names.push_back(device.description().toStdString());
  return names;
}

}  // namespace linesman

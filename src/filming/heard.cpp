#include "filming/heard.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#if __has_include(<QTextToSpeech>)
#include <QElapsedTimer>
#include <QEventLoop>
#include <QLocale>
#include <QTextToSpeech>
#include <QTimer>
#endif

#include "watch/tones.h"

namespace linesman {

namespace {

class SoundCard : public TonePlayer {
 public:
  SoundCard(const QAudioDevice& device, const QAudioFormat& format) : sink_(device, format) {}
  ~SoundCard() override { sink_.stop(); }

  void play(const std::vector<std::int16_t>& samples) override {
    sink_.stop();
    buffer_.close();
    buffer_.setData(reinterpret_cast<const char*>(samples.data()),
                    static_cast<int>(samples.size() * sizeof(std::int16_t)));
    buffer_.open(QIODevice::ReadOnly);
    sink_.start(&buffer_);
  }

 private:
  QBuffer buffer_;
  QAudioSink sink_;
};

}  // namespace

std::unique_ptr<TonePlayer> tone_player() {
  QAudioFormat format;
  format.setSampleRate(SAMPLE_RATE);
  format.setChannelCount(1);
  format.setSampleFormat(QAudioFormat::Int16);
  const QAudioDevice device = QMediaDevices::defaultAudioOutput();
  if (device.isNull() || !device.isFormatSupported(format)) return nullptr;
  return std::make_unique<SoundCard>(device, format);
}

#if __has_include(<QTextToSpeech>)

namespace {

class SpokenVoice : public Voice {
 public:
  explicit SpokenVoice(const QLocale& locale) { speech_.setLocale(locale); }

  void say(const std::string& sentence) override {
    if (speech_.state() == QTextToSpeech::Speaking) speech_.stop();
    speech_.say(QString::fromStdString(sentence));
    is_any_ = true;
  }
  void finish(double seconds) override {
    constexpr int STEP = 20;  // milliseconds
    QElapsedTimer since;
    since.start();
    while (is_any_ && since.elapsed() < static_cast<qint64>(1000 * seconds)) {
      QEventLoop loop;
      QTimer::singleShot(STEP, &loop, &QEventLoop::quit);
      loop.exec();
      if (since.elapsed() > STEP && speech_.state() != QTextToSpeech::Speaking) break;
    }
  }
  bool can_speak() const { return speech_.state() != QTextToSpeech::Error; }

 private:
  QTextToSpeech speech_;
  bool is_any_ = false;
};

Result<std::unique_ptr<Voice>> voice_of(const std::string& language) {
  if (!QTextToSpeech::availableEngines().isEmpty()) {
    auto voice = std::make_unique<SpokenVoice>(QLocale(QString::fromStdString(language)));
    if (voice->can_speak()) return std::unique_ptr<Voice>(std::move(voice));
  }
  return Problem{"", "", "this computer has no voice: install qt6-speech-speechd-plugin with speech-dispatcher"};
}

}  // namespace

void add_voice(FilmCalls& calls) { calls.voice = voice_of; }

#else

void add_voice(FilmCalls&) {}

#endif

}  // namespace linesman

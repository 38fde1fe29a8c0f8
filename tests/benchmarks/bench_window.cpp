#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// A home of its own, so that nothing of the person's is read, and no other Mentat is asked to
/// open the file.
class Newcomer {
public:
    Newcomer() : m_environment(QProcessEnvironment::systemEnvironment()) {
        for (const auto* variable : {"XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME"}) {
            const QString folder = m_folder.filePath(QString::fromLatin1(variable));
            QDir().mkpath(folder);
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
            m_environment.insert(QString::fromLatin1(variable), folder);
        }
        QFile::copy(QStringLiteral(MENTAT_SAMPLE), book());
        QFile::setPermissions(book(), QFile::ReadOwner | QFile::WriteOwner);
    }

    [[nodiscard]] QString book() const { return m_folder.filePath(u"sample.mentat"_s); }
    [[nodiscard]] const QProcessEnvironment& environment() const { return m_environment; }

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

/// From the start of the process until its window can be used; what it then says of its memory.
/// title: what the window must show by then.
void startUntilUsable(benchmark::State& state, const QString& program, const QStringList& arguments,
                      const QByteArray& title) {
    const Newcomer newcomer;
    QByteArray memory;
    for ([[maybe_unused]] auto _ : state) {
        QProcess process;
        process.setProcessEnvironment(newcomer.environment());
        QElapsedTimer timer;
        timer.start();
        process.start(program, QStringList(arguments).replaceInStrings(u"BOOK"_s, newcomer.book()));
        while (!process.canReadLine() && process.waitForReadyRead()) {
        }
        state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) / 1e9);
        const QByteArray usable = process.readLine();
        if (!process.waitForFinished() || process.exitCode() != 0 || !usable.contains(title))
            state.SkipWithError("its window did not come");
        memory = process.readLine();
    }
    const QByteArrayList words = memory.simplified().split(' '); // rss N pss N, in kB
    if (words.size() == 4) {
        state.counters["rssMB"] = words[1].toDouble() / 1024;
        state.counters["pssMB"] = words[3].toDouble() / 1024;
    }
}

// The program itself, its own main, opening the sample.
void startingWithTheSample(benchmark::State& state) {
    startUntilUsable(state, QStringLiteral(MENTAT_UNTIL_USABLE), {u"BOOK"_s}, "Dune");
}
BENCHMARK(startingWithTheSample)->UseManualTime()->Unit(benchmark::kMillisecond);

void startingWithoutAFile(benchmark::State& state) {
    startUntilUsable(state, QStringLiteral(MENTAT_UNTIL_USABLE), {}, "Mentat");
}
BENCHMARK(startingWithoutAFile)->UseManualTime()->Unit(benchmark::kMillisecond);

// The floor: an empty window.
void startingABareWindow(benchmark::State& state) {
    startUntilUsable(state, QStringLiteral(MENTAT_BARE_WINDOW), {}, "empty");
}
BENCHMARK(startingABareWindow)->UseManualTime()->Unit(benchmark::kMillisecond);

// The same with one word in it.
void startingAWindowWithAWord(benchmark::State& state) {
    startUntilUsable(state, QStringLiteral(MENTAT_BARE_WINDOW), {u"Dune"_s}, "empty");
}
BENCHMARK(startingAWindowWithAWord)->UseManualTime()->Unit(benchmark::kMillisecond);

// The floor of this kind of window: just its parts, by Qt alone, and the file's rows read.
void startingAWindowOfTheseParts(benchmark::State& state) {
    startUntilUsable(state, QStringLiteral(MENTAT_BARE_PARTS_WINDOW), {u"BOOK"_s}, "parts");
}
BENCHMARK(startingAWindowOfTheseParts)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test

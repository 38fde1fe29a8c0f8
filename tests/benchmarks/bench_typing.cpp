#include "tests/gui/window_fixture.h"
#include "tests/support/invented_names.h"
#include "tests/support/patience.h"
#include "ui/frame/phones_acts.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTableView>
#include <QTest>

#include <benchmark/benchmark.h>

#include <cstdio>
#include <ctime>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int peopleOfAConvention = 10'000;

/// Last year's event with all of them, so that the file knows them.
QByteArray convention() {
    RandomSource random(1);
    QByteArrayList players;
    for (const Person& person : madeUpPeople(peopleOfAConvention, random))
        players.append(R"({"id": "p)" + QByteArray::number(person.id.number()) + R"(", "name": ")"
                       + person.name.text().toUtf8() + R"("})");
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune", "sets": ["base"]},
        "players": [)"
           + players.join(", ") + "]}";
}

QByteArray thisYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": [],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": [], "games": []}]})";
}

/// Notes when something was painted.
class PaintWatch final : public QObject {
public:
    bool seen = false;
    bool eventFilter(QObject*, QEvent* event) override {
        seen = seen || event->type() == QEvent::Paint;
        return false;
    }
};

/// A field and the list that shows what its letters mean.
struct Typed {
    QString field;
    QString list;
    QString text;
};

// From the key until field and list are painted anew, letter after letter; the slowest, too.
void typeLetters(benchmark::State& state, WindowFixture& fixture, const Typed& what) {
    auto& list = fixture.widget<QTableView>(what.list);
    PaintWatch painted; // all that a key has changed is painted in one go
    fixture.widget<QWidget>(what.field).installEventFilter(&painted);
    list.viewport()->installEventFilter(&painted);
    qsizetype typed = 0;
    double slowest = 0;
    double processor = 0;
    WindowFixture::type(u"j"_s); // what is searched is made ready once
    for ([[maybe_unused]] auto _ : state) {
        if (typed == 0) {
            WindowFixture::press(u"Escape"_s);
            QTest::qWait(1);
        }
        painted.seen = false;
        const std::clock_t worked = std::clock();
        QElapsedTimer timer;
        timer.start();
        WindowFixture::type(what.text.mid(typed, 1));
        while (!painted.seen && timer.elapsed() < 1000)
            QApplication::processEvents();
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        if (!painted.seen || list.model()->rowCount() == 0)
            state.SkipWithError("the list does not show what the letters mean");
        processor += static_cast<double>(std::clock() - worked) / CLOCKS_PER_SEC;
        state.SetIterationTime(seconds);
        slowest = std::max(slowest, seconds);
        typed = (typed + 1) % what.text.size();
    }
    state.counters["slowestMs"] = slowest * 1000;
    // Where other programs run beside it, this is what can be compared.
    state.counters["processorMs"]
        = benchmark::Counter(processor * 1000, benchmark::Counter::kAvgIterations);
}

void typingAName(benchmark::State& state) {
    WindowFixture fixture;
    fixture.open({convention(), thisYear()});
    fixture.goTo(u"heats"_s);
    typeLetters(state, fixture, {u"checkInField"_s, u"checkInList"_s, u"gag jean-f"_s});
}
BENCHMARK(typingAName)->UseManualTime()->Unit(benchmark::kMillisecond);

/// Phones at the room's server, in a program of their own.
class PhonesLoad {
public:
    PhonesLoad(quint16 port, int phones, int hostile) {
        m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_program.start(u"python3"_s, {QStringLiteral(MENTAT_PHONES_LOAD), QString::number(port),
                                       QString::number(phones), QString::number(hostile)});
        m_begun = m_program.waitForReadyRead(patience);
    }
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    ~PhonesLoad() {
        m_program.closeWriteChannel();
        m_program.waitForFinished(patience);
        std::fprintf(stderr, "%s\n", m_program.readAllStandardOutput().trimmed().constData());
    }

private:
    QProcess m_program;
    bool m_begun = false;
};

// The desk while phones reload each second and hostile ones ask as fast as they are answered.
void typingANameWithPhones(benchmark::State& state) {
    WindowFixture fixture;
    fixture.open({convention(), thisYear()});
    fixture.goTo(u"heats"_s);
    PhonesKeeper& room = *fixture.window().room().keeper();
    if (!room.start(u"127.0.0.1"_s)) {
        state.SkipWithError("the room is not served");
        return;
    }
    const PhonesLoad load(static_cast<quint16>(room.choice().port.value()),
                          static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    if (!load.hasBegun())
        state.SkipWithError("there are no phones");
    QTest::qWait(2000); // all of them are there
    typeLetters(state, fixture, {u"checkInField"_s, u"checkInList"_s, u"gag jean-f"_s});
    state.counters["turnedAway"] = static_cast<double>(room.refusals().requests);
}
BENCHMARK(typingANameWithPhones)
    ->Args({0, 0})
    ->Args({100, 10})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(200);

void typingARule(benchmark::State& state) {
    WindowFixture fixture;
    fixture.openSample();
    fixture.goTo(u"rules"_s);
    typeLetters(state, fixture, {u"ruleWords"_s, u"ruleList"_s, u"bg advisor alone"_s});
}
BENCHMARK(typingARule)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test

// The window that tst_kill kills: somebody records results, types half a sheet, draws a heat and
// undoes, by keys alone and in an order from a seed. After each key that changed something it says
// what now stands in the file as the window shows it.
//   desk_victim make FILE
//   desk_victim FILE SEED
//   desk_victim FILE WAY MOMENT: its file is taken away while it works, as tests/kill/taken_away.h
//     has it; where the window has told that, this says "lost".

#include "tests/gui/results_fixture.h"
#include "tests/kill/said_state.h"
#include "tests/kill/taken_away.h"
#include "tests/support/patience.h"
#include "tests/support/random_source.h"
#include "ui/heats/rounds/rounds_page.h"

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Three tables that play, and a second heat that is not drawn yet.
void makeBook(const QString& path) {
    QByteArray document = resultsDocument(3);
    QByteArrayList entrants;
    for (int i = 1; i <= 18; ++i)
        entrants.append("\"p" + QByteArray::number(i) + '"');
    document.chop(2); // the end of the list of heats, and of the document
    document += R"(, {"number": 2, "start": "2026-07-30T13:00", "entrants": [)"
                + entrants.join(", ") + R"(], "games": []}]})";
    ScratchBook scratch;
    scratch.create({document});
    writeBytes(path, bytesOf(scratch.path()));
}

class TypingPerson {
public:
    explicit TypingPerson(const QString& path) { m_results.openFile(path); }

    void say() {
        const QByteArray now = stateOf(m_results.fixture().book().session()).text();
        if (now == m_said)
            return;
        m_said = now;
        tell(now);
    }
    static void tell(const QByteArray& line) {
        std::printf("%s\n", line.constData());
        std::fflush(stdout);
    }

    void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            m_results.keys(name);
            say();
        }
    }

    void recordTable(int table) {
        if (dune(m_results.game(table)).victory)
            return;
        openSheet(table);
        keys(u"7 F8 S Down E Return E 7 Return 3 1 1 Return 1 4 Return 2"_s);
        keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 3 Return Ctrl+Return"_s);
    }
    void typeHalfASheet() {
        openSheet(3);
        keys(u"7 F8 A E G Return E 7 . 5 Return 2 1"_s);
    }
    void typeOtherHalf() { keys(u"Return 1 4 Return 2"_s); }
    void seeThatItIsLost() {
        if (!QTest::qWaitFor([this] { return isLost(); }, patience))
            qFatal("the window does not see that its file is gone");
        tell("lost");
    }
    void quit() {
        WindowFixture::inNextDialog([this](QDialog& dialog) {
            if (isLost())
                tell("lost");
            for (auto* button : dialog.findChildren<QPushButton*>()) {
                if (button->text().startsWith(u"Close and leave it"))
                    button->click();
            }
        });
        if (!m_results.fixture().window().close())
            qFatal("the window does not close");
    }
    void draw() {
        m_results.fixture().page<RoundsPage>(u"heats"_s).reveal(u"2"_s);
        keys(u"F9"_s);
    }
    // Another page's act, or an older one, is named first and asked for once more.
    void press(const QString& key) {
        m_results.showPage();
        const QByteArray before = m_said;
        keys(key);
        if (m_said == before)
            keys(key);
    }

private:
    [[nodiscard]] bool isLost() {
        return m_results.fixture().book().session().lostPlace().has_value();
    }
    // Of heat 1, whatever heat was drawn meanwhile: who sits at a table of a draw is another one in
    // each run, and a draft names them.
    void openSheet(int table) {
        m_results.fixture().page<RoundsPage>(u"heats"_s).reveal(u"1"_s);
        m_results.showPage();
        if (m_results.sheet())
            keys(u"Escape"_s);
        keys(u"%1 Return"_s.arg(table));
    }

    ResultsFixture m_results;
    QByteArray m_said;
};

void workThroughAnEvening(TypingPerson& desk, unsigned seed) {
    RandomSource random(seed);
    desk.recordTable(1);
    std::vector<int> acts{0, 1, 2, 3, 3, 4, 1};
    for (size_t i = acts.size(); i > 1; --i)
        std::swap(acts[i - 1], acts[random.below(i)]);
    for (const int act : acts) {
        switch (act) {
        case 0: desk.recordTable(2); break;
        case 1: desk.typeHalfASheet(); break;
        case 2: desk.draw(); break;
        case 3: desk.press(QStringLiteral("Ctrl+Z")); break;
        default: desk.press(QStringLiteral("Ctrl+Z")); desk.press(QStringLiteral("Ctrl+Shift+Z"));
        }
    }
}

void workWhileTheFileGoes(TypingPerson& desk, const QString& file, Way way, Moment moment) {
    if (moment != Moment::BeforeTheFirstChange)
        desk.recordTable(1);
    if (moment == Moment::HalfTyped)
        desk.typeHalfASheet();
    takeAway(file, way);
    if (moment == Moment::AtQuitting)
        return desk.quit();
    desk.seeThatItIsLost();
    if (moment == Moment::HalfTyped)
        desk.typeOtherHalf();
    desk.recordTable(2);
    desk.press(QStringLiteral("Ctrl+Z"));
    desk.typeHalfASheet();
}

} // namespace

} // namespace mentat::test

int main(int argc, char** argv) {
    using namespace mentat::test;
    QApplication application(argc, argv);
    if (argc < 3)
        return 2;
    if (QByteArrayView(argv[1]) == "make") {
        makeBook(QString::fromLocal8Bit(argv[2]));
        return 0;
    }
    const QString file = QString::fromLocal8Bit(argv[1]);
    TypingPerson desk(file);
    desk.say();
    if (argc == 3)
        workThroughAnEvening(desk, static_cast<unsigned>(std::atoi(argv[2])));
    else
        workWhileTheFileGoes(desk, file, Way(std::atoi(argv[2])), Moment(std::atoi(argv[3])));
    return 0;
}

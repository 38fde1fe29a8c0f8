#include "tests/gui/results_fixture.h"

#include "tests/support/invented_names.h"
#include "tests/support/twelve_names.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/heats/results/results_page.h"
#include "ui/sheets/sheet_view.h"
#include "ui/typing/refused_bar.h"

#include <QApplication>
#include <QLabel>
#include <QTableView>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test {

QByteArray resultsDocument(int tables) {
    constexpr int seatsPerTable = 6;
    RandomSource random(1);
    const std::vector<Person> others = madeUpPeople(tables * seatsPerTable, random);
    QByteArrayList players;
    QByteArrayList entrants;
    QByteArrayList games;
    for (int table = 0; table < tables; ++table) {
        QByteArrayList seats;
        for (int seat = 1; seat <= seatsPerTable; ++seat) {
            const int number = table * seatsPerTable + seat;
            const QByteArray id = R"("p)" + QByteArray::number(number) + '"';
            const QString name = number <= twelveNames().size()
                                     ? QString::fromLatin1(twelveNames()[number - 1])
                                     : others[static_cast<size_t>(number) - 1].name.text();
            players.append(R"({"id": )" + id + R"(, "name": ")" + name.toUtf8() + R"("})");
            entrants.append(id);
            seats.append(R"({"seat": )" + QByteArray::number(seat) + R"(, "player": )" + id + '}');
        }
        games.append(R"({"table": )" + QByteArray::number(table + 1)
                     + R"(, "start": "2026-07-29T13:05", "seats": [)" + seats.join(", ") + "]}");
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
           + players.join(", ") + R"(], "heats": [{"number": 1, "start": "2026-07-29T13:00",
        "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + games.join(", ") + "]}]}";
}

QByteArray runningEvent() {
    QByteArray document = resultsDocument(3);
    QByteArrayList entrants;
    QByteArrayList games;
    for (int table = 0; table < 3; ++table) {
        QByteArrayList seats;
        for (int seat = 1; seat <= 6; ++seat) {
            const QByteArray id = "\"p" + QByteArray::number((seat - 1) * 3 + table + 1) + '"';
            entrants.append(id);
            seats.append(R"({"seat": )" + QByteArray::number(seat) + R"(, "player": )" + id + '}');
        }
        games.append(R"({"table": )" + QByteArray::number(table + 1) + R"(, "seats": [)"
                     + seats.join(", ") + "]}");
    }
    document.chop(2); // the end of the list of heats, and of the document
    return document + R"(, {"number": 2, "start": "2026-07-29T17:30", "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + games.join(", ")
           + R"(]}, {"number": 3, "start": "2026-07-30T09:00", "entrants": [)"
           + entrants.mid(0, 7).join(", ") + R"(], "games": []}]})";
}

void ResultsFixture::openHeat(int tables) {
    m_fixture.clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
    m_fixture.open({resultsDocument(tables)});
    showPage();
}

void ResultsFixture::openFile(const QString& path) {
    m_fixture.clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
    m_fixture.openFile(path);
    showPage();
}

void ResultsFixture::setTime(const QString& time) {
    m_fixture.clock().set(QDateTime::fromString(u"2026-07-29T%1:00Z"_s.arg(time), Qt::ISODate));
}

void ResultsFixture::showPage() {
    m_fixture.page<ResultsPage>(u"results"_s);
}

void ResultsFixture::openSheet(int table) {
    m_fixture.page<ResultsPage>(u"results"_s).reveal(u"1/%1"_s.arg(table));
}

const Game& ResultsFixture::game(int table) {
    const auto& play = std::get<DunePlay>(m_fixture.event().play);
    return *findGame(findHeat(play, HeatNumber(1))->games, TableNumber(table));
}

SheetView* ResultsFixture::sheet() {
    for (auto* sheet : m_fixture.window().findChildren<SheetView*>()) {
        if (sheet->isVisible())
            return sheet;
    }
    return nullptr;
}

DuneFields* ResultsFixture::fields() {
    SheetView* shown = sheet();
    return shown ? static_cast<DuneFields*>(&shown->fields()) : nullptr;
}

SheetEdit& ResultsFixture::field(const SheetField& field) {
    for (auto* edit : sheet()->findChildren<SheetEdit*>()) {
        if (edit->field() == field)
            return *edit;
    }
    qFatal("there is no such field");
}

SheetField ResultsFixture::focusedField() {
    const auto* edit = qobject_cast<SheetEdit*>(QApplication::focusWidget());
    if (!edit)
        qFatal("the focus is in no field of a sheet");
    return edit->field();
}

QString ResultsFixture::verdict() {
    return sheet()->findChild<QLabel*>(u"sheetVerdict"_s)->text();
}

QString ResultsFixture::correctionEffect() {
    return sheet()->findChild<QLabel*>(u"correctionEffect"_s)->text();
}

QString ResultsFixture::refusal() {
    return sheet() ? sheet()->findChild<RefusedBar*>()->sentence() : QString();
}

QString ResultsFixture::cell(int row, int column) {
    const auto& list = m_fixture.widget<QTableView>(u"resultsList"_s);
    return list.model()->index(row, column).data().toString();
}

QStringList ResultsFixture::questions() {
    const auto& list = m_fixture.widget<QTableView>(u"questionsList"_s);
    QStringList texts;
    for (int row = 0; row < list.model()->rowCount(); ++row)
        texts.append(list.model()->index(row, 1).data().toString());
    return texts;
}

ChangeKind ResultsFixture::lastKind() {
    return m_fixture.book().nextUndo()->change.kind;
}

void ResultsFixture::keys(const QString& names) {
    for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
        WindowFixture::press(name);
        ++m_keys;
        QCoreApplication::processEvents(); // a person is slower than the window
    }
}

void ResultsFixture::recordSolo(const QString& strongholds, int table) {
    keys(u"%1 Return 7 F8 S Down E Return"_s.arg(table));
    keys(u"E 7 Return %1 1 1 Return 1 4 Return 2"_s.arg(strongholds));
    keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 1 Return Ctrl+Return"_s);
    if (refusal().startsWith(u"Check what is marked"))
        keys(u"Ctrl+Return"_s);
    if (!dune(game(table)).victory)
        qFatal("the sheet was not recorded: %s", qPrintable(refusal()));
}

void ResultsFixture::typeTied() {
    openHeat(1);
    setTime(u"18:00"_s);
    keys(u"1 Return 8 1 8 0 0 J Down"_s);
    keys(u"E 4 Return 2 9 Return 5 Return 3 G 5 Return 2 9 Return 5 Return 3"_s);
    keys(u"H 4 Return 1 9 Return 1 Return 1 F 3 Return 0 9 Return 1 Return 1"_s);
    keys(u"A 2 Return 0 9 Return 1 Return 1 B 6 Return 0 9 Return 1 Return 1"_s);
    QCOMPARE(focusedField(), (SheetField{FieldKind::Die, 0}));
}

void ResultsFixture::answer(const QString& question, const QString& typed) {
    auto& list = m_fixture.widget<QTableView>(u"questionsList"_s);
    const auto row = static_cast<int>(questions().indexOf(question));
    list.setFocus();
    list.setCurrentIndex(list.model()->index(row, 2));
    WindowFixture::type(typed);
    WindowFixture::press(u"Return"_s);
    QTest::qWait(50); // the list takes an answer when it is back at rest
}

void ResultsFixture::report(const char* what, int goal) const {
    std::printf("keys for %s: %d (goal %d)\n", what, m_keys, goal);
    QVERIFY2(m_keys <= goal, qPrintable(QString::number(m_keys)));
}

} // namespace mentat::test

#include "tests/gui/final_fixture.h"

#include "app/session/rounds/result_acts.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/heats_scoring.h"
#include "tests/support/twelve_names.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/lists/report_list.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QLabel>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr size_t seatsPerTable = 6;

QByteArray playerAt(int number) {
    const QByteArray n = QByteArray::number(number);
    QByteArray player = R"({"id": "p)" + n + R"(", "name": ")" + twelveNames()[number - 1] + '"';
    if (number % 4 != 0)
        player += R"(, "phone": "717-555-01)" + n.rightJustified(2, '0') + '"';
    if (number % 3 == 0)
        player += R"(, "whereabouts": "Room 4)" + n.rightJustified(2, '0') + '"';
    if (number % 5 != 0)
        player += R"(, "finalAnswer": ")" + QByteArray(number % 5 == 4 ? "no" : "yes") + '"';
    return player + '}';
}

QByteArray gameAt(size_t table, const std::vector<int>& halves) {
    QByteArrayList seats;
    for (size_t i = table * seatsPerTable; i < halves.size() && i < (table + 1) * seatsPerTable;
         ++i) {
        const bool first = i == table * seatsPerTable;
        seats.append(R"({"seat": )" + QByteArray::number(seats.size() + 1) + R"(, "player": "p)"
                     + QByteArray::number(i + 1) + R"(", "qp": )"
                     + QByteArray::number(halves[i] / 2.0) + R"(, "qpReason": "by hand")"
                     + (first ? R"(, "winner": true, "faction": "guild"})" : "}"));
    }
    return R"({"table": )" + QByteArray::number(table + 1)
           + R"(, "start": "2026-07-31T13:05", "end": "2026-07-31T17:00", "turns": 7,
              "ending": "victory", "victory": "solo", "seats": [)"
           + seats.join(", ") + "]}";
}

} // namespace

QByteArray lineUpDocument(const std::vector<int>& halves) {
    QByteArrayList players;
    for (int number = 1; number <= twelveNames().size(); ++number)
        players.append(playerAt(number));
    QByteArrayList games;
    for (size_t table = 0; table * seatsPerTable < halves.size(); ++table)
        games.append(gameAt(table, halves));
    QByteArrayList entrants;
    for (size_t i = 1; i <= halves.size(); ++i)
        entrants.append(R"("p)" + QByteArray::number(i) + '"');
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
           + players.join(", ") + R"(], "heats": [{"number": 1, "start": "2026-07-31T13:00",
        "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + games.join(", ") + R"(]}],
        "final": {"start": "2026-08-01T09:00", "deadline": "2026-08-01T08:45"}})";
}

std::vector<int> allDifferent() {
    return {24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2};
}

Result<Change> correctedHeat(const Event& event, int player, int halves) {
    const size_t place = static_cast<size_t>(player) - 1;
    const GameAddress table{HeatNumber(1),
                            TableNumber(static_cast<int>(place / seatsPerTable) + 1)};
    Game game = *mentat::gameAt(event, table);
    dune(game.seats[place % seatsPerTable]).qp = QualificationPoints::fromHalves(halves);
    return recordGame(event, table, game);
}

void FinalFixture::open(const std::vector<int>& halves) {
    m_fixture.clock().set(QDateTime::fromString(u"2026-07-31T22:10:00Z"_s, Qt::ISODate));
    m_fixture.open({lineUpDocument(halves)});
    m_fixture.page<RoundsPage>(u"final"_s);
    QApplication::processEvents();
}

void FinalFixture::setMorning(int hour, int minute) {
    m_fixture.clock().set(QDateTime({2026, 8, 1}, {hour, minute}, Qt::UTC));
    // As the page does by itself after some seconds.
    m_fixture.goTo(u"results"_s);
    m_fixture.goTo(u"final"_s);
    QApplication::processEvents();
}

const Stage& FinalFixture::details() {
    return std::get<DunePlay>(m_fixture.event().play).stage();
}

QStringList FinalFixture::called() {
    const auto& model = *m_fixture.widget<QTableView>(u"callList"_s).model();
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.index(row, 1).data().toString());
    return all;
}

QString FinalFixture::cell(const QString& name, const QString& column) {
    const auto row = static_cast<int>(called().indexOf(name));
    const auto& model = dynamic_cast<const ReportTableModel&>(
        *m_fixture.widget<QTableView>(u"callList"_s).model());
    return row < 0 ? u"not on the list"_s : model.textOf(model.index(row, 0), column);
}

QStringList FinalFixture::lineUp() {
    const Event& event = m_fixture.event();
    QStringList all;
    for (const PlayerId& player : finalLineUp(*heatsScoringOf(event).round(event, finalName())))
        all.append(playerName(event, player));
    return all;
}

QString FinalFixture::marked() {
    const auto& list = m_fixture.widget<QTableView>(u"callList"_s);
    return called().value(list.currentIndex().row());
}

QString FinalFixture::said(const QString& name) {
    auto& widget = m_fixture.widget<QWidget>(name);
    if (widget.isHidden())
        return {};
    if (const auto* line = qobject_cast<ReasonLine*>(&widget))
        return line->text();
    return dynamic_cast<QLabel&>(widget).text();
}

bool FinalFixture::isShown(const QString& name) {
    return m_fixture.widget<QWidget>(name).isVisible();
}

/// By the arrows, from wherever the mark is.
void FinalFixture::mark(const QString& name) {
    m_fixture.widget<QTableView>(u"callList"_s).setFocus();
    keys(u"Ctrl+Home"_s);
    for (qsizetype row = called().indexOf(name); row > 0; --row)
        keys(u"Down"_s);
    if (marked() != name)
        qFatal("%s is not on the call list", qPrintable(name));
}

void FinalFixture::keys(const QString& keys) {
    for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
        WindowFixture::press(key);
        QApplication::processEvents();
    }
}

void FinalFixture::keyFor(const QStringList& names, const QString& key) {
    for (const QString& name : names) {
        mark(name);
        keys(key);
    }
}

void FinalFixture::correct(int player, int halves) {
    if (!m_fixture.book().perform(correctedHeat(m_fixture.event(), player, halves)))
        qFatal("the heat was not corrected");
    QApplication::processEvents();
}

} // namespace mentat::test

#include "tests/scoring/played_events.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_small_event {

namespace {

QByteArray fileOf(const QString& name) {
    QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/tests/data/scoring/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", qPrintable(name));
    return file.readAll();
}

raw::Json expectedOf(const QString& key) {
    return *raw::readJson(fileOf(u"small-event.expected.json"_s))->find(key);
}

const Event& smallEvent() {
    static const Event event = playedEvent(fileOf(u"small-event.json"_s)).event;
    return event;
}

/// Of a list of ids, or of objects that name a player, the ids.
raw::Json idsOf(const raw::Json& list) {
    raw::Json ids = raw::Json::list();
    for (const raw::Json& one : list.items)
        ids.append(one.find(u"player"_s) ? *one.find(u"player"_s) : one);
    return ids;
}

/// The first row and key that is not as expected; only the keys that are listed count.
QString differenceOf(const raw::Json& rows, const raw::Json& expected) {
    if (rows.items.size() != expected.items.size())
        return u"%1 rows, not %2"_s.arg(rows.items.size()).arg(expected.items.size());
    for (size_t i = 0; i < expected.items.size(); ++i) {
        for (const raw::JsonMember& member : expected.items[i].members) {
            const raw::Json* found = rows.items[i].find(member.key);
            const bool isList = member.key == "winners"_L1;
            if (!found || !((isList ? idsOf(*found) : *found) == member.value))
                return u"row %1, %2"_s.arg(i).arg(member.key);
        }
    }
    return {};
}

/// The rows with a rank, or those without.
raw::Json rowsOf(const raw::Json& standings, bool ranked) {
    raw::Json rows = raw::Json::list();
    for (const raw::Json& row : standings.items) {
        if ((row.find(u"rank"_s)->kind != raw::Json::Kind::Null) == ranked)
            rows.append(row);
    }
    return rows;
}

} // namespace

/// The example that came with the rules, in what mentat-cli answers.
class TestSmallEvent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standings() {
        QCOMPARE(differenceOf(rowsOf(standingsOf(smallEvent()), true), expectedOf(u"standings"_s)),
                 QString());
    }
    void disqualified() {
        const raw::Json rows = rowsOf(standingsOf(smallEvent()), false);
        QVERIFY(idsOf(rows) == expectedOf(u"disqualified"_s));
    }
    void finalists() { QVERIFY(test::finalistsOf(smallEvent()) == expectedOf(u"finalists"_s)); }
    void awards() {
        QCOMPARE(differenceOf(awardsOf(smallEvent()), expectedOf(u"awards"_s)), QString());
    }
    void placements() { QVERIFY(placementsOf(smallEvent()).items.empty()); }

    void aDifferenceIsFound() {
        Event other = smallEvent();
        dune(std::get<DunePlay>(other.play).heats[0].games[0].seats[0]).tokens = Count(8);
        QCOMPARE(differenceOf(rowsOf(standingsOf(other), true), expectedOf(u"standings"_s)),
                 u"row 0, player"_s);
        other.awardDecisions.clear();
        std::get<DunePlay>(other.play).heats[0].games[0].turns = Turns(5);
        QCOMPARE(differenceOf(awardsOf(other), expectedOf(u"awards"_s)), u"row 1, exact"_s);
    }
};

} // namespace mentat::test::tst_small_event

MENTAT_TEST(tst_small_event, TestSmallEvent, QCoreApplication)

#include "tst_small_event.moc"

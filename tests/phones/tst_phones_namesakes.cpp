#include "app/session/rounds/phone_check_ins.h"
#include "app/session/rounds/table_reports.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/page_reader.h"
#include "tests/session/session_test.h"
#include "tests/support/namesakes.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_namesakes {

namespace {

/// The second heat is open; in the first, the five of one name sit at one table.
QByteArray document() {
    return withNamesakes(R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "A"}, {"id": "p2", "name": "B"}, {"id": "p3", "name": "C"},
                    {"id": "p4", "name": "D"}, {"id": "p5", "name": "E"},
                    {"id": "p6", "name": "Ada Byron"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1", "p2", "p3", "p4", "p5"], "games": [
          {"table": 1, "start": "2026-07-29T13:05", "seats": [
            {"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"},
            {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"},
            {"seat": 5, "player": "p5"}]}]},
                  {"number": 2, "start": "2026-07-30T13:00", "minutes": 300, "entrants": [],
                   "games": []}]})");
}

QString unclearIn(const PhonesReply& reply) {
    return unclearNames(QString::fromUtf8(reply.page), NamesakeReaders::Everyone).join(u'\n');
}

bool names(const PhonesReply& reply) {
    return reply.page.contains("Zelda Quoxley");
}

} // namespace

/// Phones and the second desk tell players of one name apart, never by a badge.
class TestPhonesNamesakes : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<PhonesAtOnce> m_room;

    void open(const QByteArray& document, const QDate& day) {
        m_room.reset();
        openFileWith({document});
        QVERIFY(letTablesReport(*m_session, id(), true));
        m_scratch->clock().set(QDateTime(day, QTime(12, 30), Qt::UTC));
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
    }
    /// Every page that a link leads to from here, to the one where it fails.
    QString unclearFrom(const QString& first) {
        std::set<QString> seen;
        QStringList open{first};
        while (!open.isEmpty()) {
            const QString link = open.takeFirst();
            if (!seen.insert(link).second)
                continue;
            const PhonesReply reply = m_room->follow(link);
            if (const QString unclear = unclearIn(reply); !unclear.isEmpty())
                return link + u": "_s + unclear;
            open += readPage(reply.page, Forms::Some).links;
        }
        return {};
    }

private Q_SLOTS:
    void cleanup() {
        m_room.reset();
        closeFile();
    }

    void everyPageTellsThemApart_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("heats") << document();
        QTest::newRow("sample") << withNamesakes(sampleDocument());
        for (quint32 seed = 1; seed <= 3; ++seed) {
            const raw::RandomPlayOptions full{.players = 12, .heats = 2};
            QTest::addRow("random play %u", seed)
                << withNamesakes(raw::randomPlayedEvent(seed, full));
            QTest::addRow("random heats %u", seed) << withNamesakes(raw::randomHeatsEvent(seed));
        }
    }
    void everyPageTellsThemApart() {
        QFETCH(const QByteArray, document);
        open(document, {2026, 7, 30});
        QCOMPARE(unclearFrom(QString()), QString());
        for (const QString& file : {u"my-table"_s, u"check-in"_s}) {
            for (const QString& typed : {u"zel"_s, u"zelda"_s, u"quo"_s, u"70002"_s})
                QCOMPARE(unclearFrom(file + u"?name="_s + typed), QString());
        }
        QVERIFY(names(m_room->get(u"my-table"_s, {{u"name"_s, u"zel"_s}})));
    }

    void whoChecksInIsToldWhoTheyAre() {
        open(document(), {2026, 7, 30});
        for (int i = 1; i <= 5; ++i) {
            const AskedFields fields{{u"heat"_s, u"2"_s}, {u"player"_s, u"p%1"_s.arg(i)}};
            for (const PhonesReply& reply :
                 {m_room->get(u"check-in"_s, fields), m_room->post(u"check-in"_s, fields)}) {
                QCOMPARE(reply.status, 200);
                QVERIFY(reply.page.toLower().contains("zelda"));
                QCOMPARE(unclearIn(reply), QString());
            }
        }
        QCOMPARE(heatsPlay(event())->heats[1].entrants.size(), size_t(5));
    }

    void theTableThatReportsIsToldApart() {
        open(document(), {2026, 7, 29});
        const auto codes = tableCodes(*m_session, id());
        QCOMPARE(codes.size(), size_t(1));
        for (const auto& [code, table] : codes) {
            const PhonesReply sheet = m_room->get(u"our-result"_s, {{u"code"_s, code.text()}});
            QVERIFY(names(sheet));
            QCOMPARE(unclearIn(sheet), QString());
            const PhonesReply sent = m_room->post(
                u"our-result"_s,
                {{u"code"_s, code.text()}, {u"won"_s, u"S"_s}, {u"winners"_s, u"A"_s}});
            QCOMPARE(unclearIn(sent), QString());
        }
    }

    void theSecondDeskTellsThemApart() {
        open(document(), {2026, 7, 29});
        m_room->second().setOpen(true);
        (void)m_room->post(u"desk"_s,
                           {{u"initials"_s, u"CD"_s}, {u"pin"_s, m_room->second().pin()}});
        const PhonesReply found
            = m_room->get(u"desk"_s, {{u"heat"_s, u"2"_s}, {u"typed"_s, u"zelda"_s}});
        QVERIFY(names(found));
        QCOMPARE(unclearIn(found), QString());
        // By the home that is read there, too.
        const auto act = [](int number, const std::pair<QString, QString>& who) {
            return AskedFields{{u"heat"_s, u"2"_s},
                               {u"id"_s, u"0123456789abcdef-%1"_s.arg(number)},
                               {u"act"_s, u"in"_s},
                               who};
        };
        const PhonesReply typed = m_room->post(u"desk"_s, act(1, {u"typed"_s, u"zelda fargo"_s}));
        QVERIFY(typed.page.contains("(Fargo)"));
        QCOMPARE(unclearIn(typed), QString());
        QCOMPARE(heatsPlay(event())->heats[1].entrants, std::vector{*PlayerId::fromText(u"p2"_s)});
        const PhonesReply chosen = m_room->post(u"desk"_s, act(2, {u"player"_s, u"p4"_s}));
        QVERIFY(chosen.page.contains("(no. 4)"));
        QCOMPARE(unclearIn(chosen), QString());
        const PhonesReply sheets = m_room->get(u"desk"_s, {{u"page"_s, u"sheets"_s}});
        QVERIFY(names(sheets));
        QCOMPARE(unclearIn(sheets), QString());
        QCOMPARE(unclearIn(m_room->get(u"desk"_s, {{u"heat"_s, u"1"_s}, {u"table"_s, u"1"_s}})),
                 QString());
    }

    // The planted fault.
    void aBadgeOnAPageIsFound() {
        open(document(), {2026, 7, 29});
        PhonesReply page = m_room->get(u"my-table"_s, {{u"name"_s, u"zel"_s}});
        QCOMPARE(unclearIn(page), QString());
        page.page.replace("(no. 4)", "(badge 70003)");
        QVERIFY(!unclearIn(page).isEmpty());
    }
};

} // namespace mentat::test::tst_phones_namesakes

MENTAT_TEST(tst_phones_namesakes, TestPhonesNamesakes, QGuiApplication)
#include "tst_phones_namesakes.moc"

#include "app/session/people/known_people.h"
#include "app/session/people/look_alikes.h"
#include "scoring/scoring_kind.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_player_history {

namespace {

QByteArray quoted(QByteArray text) {
    return text.replace('\'', '"');
}

/// Two heats of three: p1 wins one and drops out of a void one, p3 drops out of the second.
QByteArray played(int year, const QByteArray& firstPlayer) {
    return quoted("{'format': 'mentat-event', 'version': 1, "
                  "'event': {'name': 'Dune', 'year':"
                  + QByteArray::number(year)
                  + ", 'rules': 'wbc-dune'}, "
                    "'players': [{'id': 'p1', 'name': '"
                  + firstPlayer
                  + "'}, {'id': 'p2', 'name': 'Blaise Pascal'}, "
                    "{'id': 'p3', 'name': 'Carl Gauss'}, {'id': 'p4', 'name': 'Henri Cartan'}], "
                    "'heats': [ "
                    "{'number': 1, 'entrants': ['p1', 'p2', 'p3'], 'games': [ "
                    "{'table': 1, 'turns': 5, 'ending': 'victory', 'victory': 'solo', 'seats': [ "
                    "{'seat': 1, 'player': 'p1', 'faction': 'atreides', 'winner': true}, "
                    "{'seat': 2, 'player': 'p2'}, {'seat': 3, 'player': 'p3'}]}]}, "
                    "{'number': 2, 'entrants': ['p1', 'p2', 'p3'], 'games': [ "
                    "{'table': 1, 'void': true, 'seats': [ "
                    "{'seat': 1, 'player': 'p1', 'dropout': true}, "
                    "{'seat': 2, 'player': 'p2'}, {'seat': 3, 'player': 'p3'}]}, "
                    "{'table': 2, 'seats': [ "
                    "{'seat': 1, 'player': 'p2'}, {'seat': 2, 'player': 'p3', 'dropout': true}, "
                    "{'seat': 3, 'player': 'p1'}]}]}]}");
}

QByteArray registered(int year, const QByteArray& players) {
    return quoted("{'format': 'mentat-event', 'version': 1, 'event': {'name': 'Dune', 'year': "
                  + QByteArray::number(year) + ", 'rules': 'wbc-dune'}, 'players': [" + players
                  + "]}");
}

QString textOf(const GameRecord& game) {
    static constexpr std::array outcomes{u"open", u"won", u"lost", u"out", u"void"};
    QString text = u"%1/%2 "_s.arg(game.heat ? game.heat->value() : 0).arg(game.number)
                   + QString::fromUtf16(outcomes[static_cast<size_t>(*game.outcome)]);
    if (game.points)
        text += u" %1"_s.arg(game.points->halves());
    return text;
}

QStringList gamesOf(const PlayerRecord& record) {
    QStringList texts;
    for (const GameRecord& game : record.games)
        texts << textOf(game);
    return texts;
}

QString nameOf(const Book& book, const Event& event, const KnownName& who) {
    if (const auto* player = std::get_if<PlayerId>(&who))
        return playerName(event, *player);
    return findPerson(book, std::get<PersonId>(who))->name.text() + u" (not in it)"_s;
}

} // namespace

/// What the file tells of somebody: in the event, in other years, under another spelling.
class TestPlayerHistory : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    const Book& open(const std::vector<QByteArray>& documents) {
        m_session.reset();
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create(documents);
        m_session = m_scratch->open();
        return m_session->book();
    }
    QStringList pairs(const std::vector<QByteArray>& documents) {
        const Book& book = open(documents);
        const Event& event = book.events.back().event;
        QStringList found;
        for (const LookAlike& pair : lookAlikes(book, event))
            found << playerName(event, pair.player) + u" = "_s + nameOf(book, event, pair.other);
        return found;
    }

private Q_SLOTS:
    void aRecordHoldsEveryGame() {
        const Event event = eventFrom(played(2024, "Ada Byron"));
        const auto records = kindOf<ScoringKind>(event).records(event);
        QCOMPARE(records.size(), size_t(4));
        QCOMPARE(gamesOf(records[0]), QStringList({u"1/1 won 3"_s, u"2/1 void"_s, u"2/2 open"_s}));
        QCOMPARE(records[0].games[0].side, std::optional<Side>(Faction::Atreides));
        QCOMPARE(records[0].heats, std::vector({HeatNumber(1), HeatNumber(2)}));
        QCOMPARE(records[0].completed, 1);
        QCOMPARE(records[0].points, QualificationPoints::fromHalves(3)); // R2: solo, 3–4 players
        QVERIFY(!records[0].isDisqualified); // R6.1: a dropout in a void game does not count
        QCOMPARE(gamesOf(records[2]), QStringList({u"1/1 lost 0"_s, u"2/1 void"_s, u"2/2 out"_s}));
        QVERIFY(records[2].isDisqualified);
        QVERIFY(records[3].games.empty() && records[3].heats.empty());
    }

    void everyFormatHasRecords() {
        for (const ScoringKind& kind : kinds<ScoringKind>())
            QVERIFY(kind.records);
        const Event storm = eventFrom(
            bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/tests/data/documents/storm.json")));
        const auto records = kindOf<ScoringKind>(storm).records(storm);
        const auto scores = kindOf<ScoringKind>(storm).totals(storm);
        QCOMPARE(records.size(), storm.players.size());
        for (const TotalScore& row : scores) {
            qint64 sum = 0;
            for (const PlayerRecord& record : records) {
                for (const GameRecord& game : record.games) {
                    if (record.player == row.player && game.outcome != GameOutcome::Void)
                        sum += game.score.value_or(0);
                }
            }
            QCOMPARE(sum, row.total);
        }
    }

    void otherYearsStandNewestFirst() {
        const Book& book = open({played(2022, "Ada Byron"), played(2024, "Ada Byron"),
                                 played(2023, "Ada Byron"), played(2021, "Somebody Else")});
        const Summary summary{*Name::fromText(u"Dune"_s),
                              Year(2015),
                              Name::fromText(u"ADA BYRON"_s),
                              {},
                              {},
                              {},
                              {},
                              {},
                              {},
                              {}};
        QVERIFY(m_session->importSummaries({summary}, ImportMode::AsNew));
        const PersonId ada = *book.events[1].event.players[0].person;
        const auto years = earlierYears(book, *findPerson(book, ada), book.events[1].id);
        QStringList texts;
        for (const EarlierYear& year : years) {
            texts << u"%1 %2 %3"_s.arg(year.year.value())
                         .arg(year.record ? year.record->completed : -1)
                         .arg(year.place ? year.place->value() : -1);
        }
        QCOMPARE(texts, QStringList({u"2023 1 -1"_s, u"2022 1 -1"_s, u"2015 -1 1"_s}));
    }

    void eachPairIsPointedOutOnce() {
        QCOMPARE(pairs({registered(2024, "{'id': 'a', 'name': 'Jean-François Gagné'}, "
                                         "{'id': 'b', 'name': 'Blaise Pascal'}, "
                                         "{'id': 'c', 'name': 'Jean-Francois Ganye'}")}),
                 QStringList{u"Jean-François Gagné = Jean-Francois Ganye"_s});
    }

    void somebodyOfAnotherYearIsPointedOut() {
        QCOMPARE(pairs({registered(2023, "{'id': 'a', 'name': 'Jean-François Gagné'}"),
                        registered(2024, "{'id': 'a', 'name': 'Jean-Francois Ganye'}")}),
                 QStringList{u"Jean-Francois Ganye = Jean-François Gagné (not in it)"_s});
    }

    void whoCanBeToldApartIsNot() {
        QCOMPARE(pairs({registered(2024, "{'id': 'a', 'name': 'Ada Byron', 'badge': '1'}, "
                                         "{'id': 'b', 'name': 'Ida Byron', 'badge': '2'}")}),
                 QStringList());
        // Both played in 2023, so that they are two.
        QCOMPARE(pairs({registered(2023, "{'id': 'a', 'name': 'Ada Byron'}, "
                                         "{'id': 'b', 'name': 'Ida Byron'}"),
                        registered(2024, "{'id': 'a', 'name': 'Ada Byron'}")}),
                 QStringList());
        // The same two without the badges are a pair: the badges told them apart.
        QCOMPARE(pairs({registered(2024, "{'id': 'a', 'name': 'Ada Byron'}, "
                                         "{'id': 'b', 'name': 'Ida Byron'}")}),
                 QStringList{u"Ada Byron = Ida Byron"_s});
    }
};

} // namespace mentat::test::tst_player_history

MENTAT_TEST(tst_player_history, TestPlayerHistory, QCoreApplication)
#include "tst_player_history.moc"

#include "app/session/dune/sheet/sheet_text.h"
#include "app/session/storm/sheet/storm_texts.h"
#include "app/session/storm/storm_session.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_kept_drafts {

namespace {

QString onOneLine(QByteArray text) {
    return QString::fromUtf8(text.replace('\n', ""));
}

// As the versions up to 1.0 kept them.
const QString oldSheet
    = onOneLine(R"({"accepted":[["R10.23","seen on paper"],["R10.21",""]],"alliances":"EG AF",
"conceded":true,"control":[["arrakeen","EE.G"],["carthag"," A"]],"ended":"17:12",
"kind":"result-sheet","note":"„half” typed\nsecond line","predicted":"B",
"rows":[{"cards":"3","die":"4 6","dropout":true,"dropoutTurn":"5","excused":true,
"faction":"E","late":true,"player":"p1","points":"7.","qp":"1.5","qpReason":"says the GM",
"seat":1,"shieldWall":true,"spice":"12","strongholds":"2","techTokens":true,
"tokens":"-"},{"player":"p2","seat":4}],"started":"13:05","turns":"7",
"victory":"alliance","winners":"EG"})");
const QString oldGame = onOneLine(
    R"({"kind":"session-game","note":"late","round":"2","rows":[{"favor":"-3","player":"p1",
"solaris":"12","spice":"","status":"G"},{"favor":"","player":"p2","solaris":"",
"spice":"","status":""}],"seed":"77","table":"1"})");
const QString oldHouse
    = onOneLine(R"({"favor":"2","firstGame":"4","homeworld":"Grumman","house":["fremen"],
"imperial":["corrino","sisterhood"],"kind":"house","name":"Moritani","solaris":"3",
"spice":"","sponsor":""})");

const QByteArray session = R"({"format":"mentat-event","version":1,
 "event":{"name":"Storm","year":2026,"rules":"eye-of-the-storm"},
 "players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"}],"games":[]})";

PlayerId player(const QString& id) {
    return *PlayerId::fromText(id);
}

SheetText oldSheetText() {
    SheetRow first{SeatNumber(1), player(u"p1"_s)};
    first.faction = u"E"_s;
    first.points = u"7."_s;
    first.numbers[FieldKind::Strongholds] = u"2"_s;
    first.numbers[FieldKind::Tokens] = u"-"_s;
    first.numbers[FieldKind::Spice] = u"12"_s;
    first.numbers[FieldKind::Cards] = u"3"_s;
    first.shieldWall = true;
    first.techTokens = true;
    first.late = true;
    first.dropout = true;
    first.numbers[FieldKind::DropoutTurn] = u"5"_s;
    first.excused = true;
    first.die = u"4 6"_s;
    first.qp = u"1.5"_s;
    first.qpReason = u"says the GM"_s;
    SheetText text;
    text.numbers[FieldKind::TurnsPlayed] = u"7"_s;
    text.started = u"13:05"_s;
    text.ended = u"17:12"_s;
    text.victory = Victory::Alliance;
    text.conceded = true;
    text.alliances = u"EG AF"_s;
    text.winners = u"EG"_s;
    text.predicted = u"B"_s;
    text.rows = {first, SheetRow{SeatNumber(4), player(u"p2"_s)}};
    text.control = {{Stronghold::Arrakeen, u"EE.G"_s}, {Stronghold::Carthag, u" A"_s}};
    text.note = u"„half” typed\nsecond line"_s;
    text.accepted = {{Rule::R10_23, u"seen on paper"_s}, {Rule::R10_21, std::nullopt}};
    return text;
}

} // namespace

/// What older versions kept half typed comes back as it was left, and is kept again byte for byte.
class TestKeptDrafts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOldSheetIsRead() {
        QCOMPARE(textOfDraft(oldSheet), std::optional(oldSheetText()));
        QCOMPARE(draftOf(oldSheetText()), oldSheet);
        QCOMPARE(draftOf(SheetText()), QString::fromUtf8(R"({"kind":"result-sheet"})"));
    }

    void anOldGameIsRead() {
        const Event event = eventFrom(session);
        const GameText text{
            u"2"_s,
            u"1"_s,
            u"late"_s,
            {{player(u"p1"_s), u"G"_s, u"12"_s, u"-3"_s, QString()}, {player(u"p2"_s)}},
            u"77"_s};
        QCOMPARE(gameTextIn(oldGame, event), std::optional(text));
        QCOMPARE(draftOf(text), oldGame);
        // Who is not in the event any more is left out.
        const auto fewer = gameTextIn(QString(oldGame).replace(u"p2"_s, u"p9"_s), event);
        QVERIFY(fewer && fewer->rows.size() == 1);
    }

    void anOldHouseIsRead() {
        HouseText text{.name = u"Moritani"_s,
                       .homeworld = u"Grumman"_s,
                       .points = {u"3"_s, u"2"_s, QString()},
                       .allegiances = {{Sponsor::Corrino, Sponsor::Sisterhood}, {Sponsor::Fremen}},
                       .firstGame = u"4"_s};
        QCOMPARE(houseTextIn(oldHouse), std::optional(text));
        QCOMPARE(draftOf(text), oldHouse);
        text.sponsor = Sponsor::Guild;
        QCOMPARE(houseTextIn(draftOf(text)), std::optional(text));
    }

    void aDraftOfAnotherKindIsNone() {
        const Event event = eventFrom(session);
        for (const QString& draft : {QString(), u"1:6 3:5"_s, u"{}"_s, u"[]"_s}) {
            QVERIFY(!textOfDraft(draft));
            QVERIFY(!gameTextIn(draft, event));
            QVERIFY(!houseTextIn(draft));
        }
        QVERIFY(!textOfDraft(oldGame) && !textOfDraft(oldHouse));
        QVERIFY(!gameTextIn(oldSheet, event) && !gameTextIn(oldHouse, event));
        QVERIFY(!houseTextIn(oldSheet) && !houseTextIn(oldGame));
    }

    /// A number that something half typed has is not given again.
    void whatIsHalfTypedCountsForTheNextNumber() {
        const Event event = eventFrom(session);
        const EventId id(1);
        QCOMPARE(nextGame(event, {}), StormGameNumber(1));
        QCOMPARE(nextRound(event, {}), Count(1));
        const std::vector<Draft> drafts{
            {id, stormGameDraft(StormGameNumber(4)), oldGame, {}},
            {id, houseDraft(player(u"p1"_s)), oldHouse, {}},
            {EventId(2), stormGameDraft(StormGameNumber(9)), oldGame, {}}};
        const auto typed = typedGames(drafts, id, event);
        QCOMPARE(typed.size(), size_t(1));
        QCOMPARE(nextGame(event, typed), StormGameNumber(5));
        QCOMPARE(nextRound(event, typed), Count(3));
    }

    void theFirstFaultOfAGameIsSaid() {
        const auto faultOf = [](const GameText& text) {
            const auto fault = readGame(text, StormGameNumber(1)).fault;
            return fault ? std::optional(fault->kind) : std::nullopt;
        };
        const GameTextRow whole{player(u"p1"_s), u"g"_s, u"12"_s, u"-3"_s, u"0"_s};
        const GameTextRow out{player(u"p2"_s), u"E"_s};
        GameText text{.rows = {whole, out}};
        QCOMPARE(faultOf(text), std::nullopt);
        text.rows[0].favor = u"many"_s;
        QCOMPARE(faultOf(text), GameFaultKind::NoWholeNumber);
        text.rows[0].solaris = u"-1"_s;
        QCOMPARE(faultOf(text), GameFaultKind::NoCount);
        text.rows[0].solaris.clear();
        QCOMPARE(faultOf(text), GameFaultKind::NotKnownYet);
        text.rows[0].status = u"X"_s;
        QCOMPARE(faultOf(text), GameFaultKind::NoStatus);
        text.rows.pop_back();
        QCOMPARE(faultOf(text), GameFaultKind::TooFewPlayers);
        text.table = u"0"_s;
        QCOMPARE(faultOf(text), GameFaultKind::NoTable);
        text.round = u"two"_s;
        QCOMPARE(faultOf(text), GameFaultKind::NoRound);
        QCOMPARE(readHouse({.points = {u"x"_s}}).fault, HouseFault::NoStartingPoints);
        QCOMPARE(readHouse({.firstGame = u"1"_s}).fault, HouseFault::NoPlayersOfFirstGame);
    }
};

} // namespace mentat::test::tst_kept_drafts

MENTAT_TEST(tst_kept_drafts, TestKeptDrafts, QCoreApplication)
#include "tst_kept_drafts.moc"

#include "app/session/dune/sheet/sheet_fields.h"
#include "app/session/dune/sheet/sheet_state.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_sheet_acts {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"},{"id":"p3","name":"Cy"}],
 "heats":[{"number":1,"start":"2026-07-29T13:00","entrants":["p1","p2"],"games":[
  {"table":1,"start":"2026-07-29T13:00","seats":[{"seat":1,"player":"p1","faction":"guild"},
   {"seat":3,"player":"p2","faction":"emperor"}]}]}]})";

const GameAddress place{HeatNumber(1), TableNumber(1)};

PlayerId player(const QString& id) {
    return *PlayerId::fromText(id);
}

QStringList playersIn(const std::optional<SheetText>& text) {
    QStringList players;
    for (const SheetRow& row : text.value_or(SheetText()).rows)
        players.append(row.player.text());
    return players;
}

} // namespace

/// What is done to a sheet beside typing into its fields, without a window.
class TestSheetActs : public QObject {
    Q_OBJECT

private:
    Event m_event = eventFrom(document);
    [[nodiscard]] const Game& game() const { return *gameAt(m_event, place); }
    [[nodiscard]] SheetText text() const { return textOf(game(), m_event.settings); }
    [[nodiscard]] SheetState state(const SheetText& typed) const {
        return stateOf(typed, game(), m_event, place);
    }

private Q_SLOTS:
    void marksAreTurned() {
        const SheetRow row = text().rows[0];
        QVERIFY(!turned(row, RowMark::Excused, true)); // nobody dropped out
        SheetRow out = *turned(row, RowMark::DropsOut, true);
        QVERIFY(out.dropout);
        out = *turned(out, RowMark::Excused, true);
        QVERIFY(out.excused);
        QCOMPARE(*turned(out, RowMark::DropsOut, true), row); // who stays is not excused
        QVERIFY(turned(row, RowMark::JoinedLate, true)->late);
        QVERIFY(turned(row, RowMark::ShieldWallAlone, true)->shieldWall);
        QVERIFY(!turned(row, RowMark::TechTokens, false));
        const SheetRow holder = *turned(row, RowMark::TechTokens, true);
        QVERIFY(holder.techTokens);
        QVERIFY(!turned(holder, RowMark::TechTokens, false)->techTokens);
    }

    void seatsAreFilled() {
        QCOMPARE(playersIn(seatedIn(text(), 1, player(u"p3"_s))), QStringList({u"p1"_s, u"p3"_s}));
        QCOMPARE(playersIn(seatedIn(text(), 1, player(u"p1"_s))), QStringList({u"p2"_s, u"p1"_s}));
        QVERIFY(!seatedIn(text(), 2, player(u"p3"_s)));
        const SheetText more = seatedBesides(text(), player(u"p3"_s));
        QCOMPARE(more.rows.back(), (SheetRow{SeatNumber(4), player(u"p3"_s)}));
        QCOMPARE(playersIn(withoutRow(text(), 0)), QStringList{u"p2"_s});
        QVERIFY(!withoutRow(text(), 2) && !withoutRow(text(), std::nullopt));
    }

    void anAnswerIsReadAsOnTheSheet() {
        const auto answer
            = [this](AskedFact fact, std::optional<size_t> seat, const QString& typed) {
                  return answered(m_event, place, game(), GameQuestion{fact, seat}, typed);
              };
        QCOMPARE(dune(answer(AskedFact::Points, 1, u"7.5"_s)->seats[1]).performancePoints,
                 PerformancePoints::fromHalves(15));
        QCOMPARE(dune(answer(AskedFact::SidePlayed, 0, u"a"_s)->seats[0]).faction,
                 Faction::Atreides);
        QCOMPARE(answer(AskedFact::Points, 1, u"7.3"_s).error(),
                 (SheetFault{SheetFaultKind::NoPoints, u"7.3"_s}));
    }

    void anEndBeforeTheStartIsAFault() {
        SheetText typed = text();
        typed.ended = u"5:30 am"_s; // the next day: longer than any game
        const auto problems = readSheet(typed, game(), m_event, place).problems;
        QCOMPARE(problems.size(), size_t(1));
        QCOMPARE(problems[0].fault,
                 (SheetFault{SheetFaultKind::EndBeforeStart, u"05:30"_s, u"13:00"_s}));
        QCOMPARE(problems[0].field, (SheetField{FieldKind::EndTime}));
    }

    void typingFollowsThePaper() {
        SheetText typed = typedInto(text(), {FieldKind::HowWon}, u"s"_s);
        QCOMPARE(typed.victory, Victory::Solo);
        const SheetState now = state(typed);
        QCOMPARE(fieldAfter(now, false, {FieldKind::Alliances}),
                 std::optional(SheetField{FieldKind::Winners}));
        QCOMPARE(fieldBefore(now, false, {FieldKind::Winners}),
                 std::optional(SheetField{FieldKind::Alliances}));
        QVERIFY(!fieldBefore(now, false, {FieldKind::TurnsPlayed}));
        QVERIFY(!fieldAfter(now, false, {FieldKind::Points, 1}));
        QVERIFY(fieldAfter(now, true, {FieldKind::Points, 1}));
        // Both factions are known, so that nothing is typed behind them yet.
        QCOMPARE(firstOpenField(now, false), (SheetField{FieldKind::Points, 1}));
        typed.ended = u"1512"_s;
        QCOMPARE(tidied(state(typed), {FieldKind::EndTime})->ended, u"15:12"_s);
        QVERIFY(!tidied(state(*tidied(state(typed), {FieldKind::EndTime})), {FieldKind::EndTime}));
        QVERIFY(!tidied(state(typed), {FieldKind::StartTime}));
    }

    /// What the rest of the sheet may still put right is said once recording was tried.
    void someRemarksWait() {
        SheetText typed = typedInto(text(), {FieldKind::HowWon}, u"s"_s);
        typed.winners = u"F"_s; // who plays no row yet
        QVERIFY(remarksOn(state(typed), false).empty());
        const auto remarks = remarksOn(state(typed), true);
        QVERIFY(!remarks.empty());
        QCOMPARE(remarks[0].field, (SheetField{FieldKind::Winners}));
        QVERIFY(remarks[0].isError);
        QCOMPARE(std::get<SheetFault>(remarks[0].what),
                 (SheetFault{SheetFaultKind::NobodyPlaysIt, u"F"_s}));
        typed.rows[0].points = u"7.3"_s;
        QCOMPARE(remarksOn(state(typed), false).size(), size_t(1));
    }
};

} // namespace mentat::test::tst_sheet_acts

MENTAT_TEST(tst_sheet_acts, TestSheetActs, QCoreApplication)
#include "tst_sheet_acts.moc"

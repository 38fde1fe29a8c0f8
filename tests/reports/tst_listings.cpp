#include "reports/dune/awards_list.h"
#include "reports/tables/places_list.h"
#include "reports/tables/player_lists.h"
#include "reports/tables/standings_table.h"
#include "scoring/dune/games/best_game.h"
#include "scoring/scoring_kind.h"
#include "tests/scoring/cases.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/award_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_listings {

namespace {

QStringList texts(const ReportRow& row) {
    QStringList cells;
    for (const ReportCell& cell : row.cells)
        cells.append(cell.text);
    return cells;
}

QStringList keysOf(const ReportTable& table) {
    QStringList keys;
    for (const ReportColumn& column : table.columns)
        keys.append(column.key);
    return keys;
}

/// A copy with the decision for p7 as the best Bene Gesserit.
Event decidedFor(Event event, bool handedOver = false) {
    event.awardDecisions = {{Faction::BeneGesserit, PlayerId::fromText(u"p7"_s), {}, handedOver}};
    return event;
}

/// Of each row with a rank, as the desk reads the column.
QStringList deskColumn(const ReportRequest& request, const StandingMarks& marks,
                       const QString& key) {
    const Standings standings = kindOf<ScoringKind>(request.event).standings(request.event);
    const ReportTable table = deskStandings(request, standings, marks, u"cut"_s);
    const auto column = keysOf(table).indexOf(key);
    QStringList texts;
    for (const ReportRow& row : table.rows) {
        if (row.key != cutKey)
            texts.append(row.cells[static_cast<size_t>(column)].text);
    }
    return texts;
}

/// Two winners, three who lost by different values, and two who are tied behind them.
Event tiedBehind(int finalists) {
    return withFinalists(
        eventWith(7, {{game(Victory::Solo, {seat(1).wins().has(3, 5, 5, 2), seat(2).has(2, 9, 5, 2),
                                            seat(3).has(2, 8, 5, 2), seat(4).has(2, 7, 5, 2)}),
                       game(Victory::Solo, {seat(7).wins().has(2, 5, 5, 2), seat(5).has(0, 1, 1, 1),
                                            seat(6).has(0, 1, 1, 1)})}}),
        finalists);
}

/// Of a book with the event alone, as the GM reads it.
class Lists {
public:
    explicit Lists(const Event& event) { m_book.events.push_back({EventId(1), event}); }

    [[nodiscard]] ReportRequest request() const {
        return {.book = m_book,
                .event = m_book.events.front().event,
                .wording = m_wording,
                .printed = {},
                .round = {}};
    }
    [[nodiscard]] ReportTable courses() const {
        const auto courses = awardCourses(m_book.events.front().event);
        return tableAt(request(), awardCoursesList(request(), courses), Audience::Desk);
    }
    /// Of the factions, by their order.
    [[nodiscard]] ReportTable performances(size_t faction) const {
        const auto courses = awardCourses(m_book.events.front().event);
        const auto performances = performancesOf(courses[faction].award);
        return tableAt(request(), performancesList(request(), performances), Audience::Desk);
    }

private:
    Book m_book;
    Wording m_wording;
};

} // namespace

/// What is listed, as the desk, paper and everyone read it.
class TestListings : public QObject {
    Q_OBJECT

private:
    Event m_event = eventFrom(awardDocument());

private Q_SLOTS:
    void eachFactionSaysHowFarItsAwardIs() {
        const ReportTable table = Lists(m_event).courses();
        QCOMPARE(table.rows.size(), size_t(6));
        QCOMPARE(texts(table.rows[0]), (QStringList{u"Atreides"_s, u"Ada Byron"_s, u"1.131"_s,
                                                    u"95/84"_s, u"not handed out"_s}));
        QCOMPARE(texts(table.rows[1]),
                 (QStringList{u"Bene Gesserit"_s, u"Blaise Pascal, Grace Hopper"_s, u"0.476"_s,
                              u"10/21"_s, u"tied, to decide"_s}));
        QCOMPARE(texts(table.rows[5]),
                 (QStringList{u"Harkonnen"_s, u""_s, u"–"_s, u"–"_s, u"waiting for an answer"_s}));
        QCOMPARE(std::get<Side>(table.rows[1].cells.front().subject), Faction::BeneGesserit);
        const auto state = [](const Event& event, size_t row) {
            return texts(Lists(event).courses().rows[row])[4];
        };
        QCOMPARE(texts(Lists(decidedFor(m_event)).courses().rows[1])[1], u"Grace Hopper"_s);
        QCOMPARE(state(decidedFor(m_event), 1), u"decided"_s);
        QCOMPARE(state(decidedFor(m_event, true), 1), u"handed out"_s);
        QCOMPARE(state(eventFrom(awardDocument(playedFinal())), 0), u"not handed out"_s);
        Event live = m_event;
        std::get<DunePlay>(live.play).heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        QCOMPARE(state(live, 0), u"leads so far"_s);
        QCOMPARE(state(live, 1), u"tied so far"_s);
    }

    void theRankingOfAFaction() {
        const ReportTable atreides = Lists(m_event).performances(0);
        QCOMPARE(atreides.rows.size(), size_t(2));
        QCOMPARE(texts(atreides.rows[0]),
                 (QStringList{u"1"_s, u"Ada Byron"_s, u"Heat 1, table 1"_s, u"9.5"_s, u"7"_s,
                              u"5"_s, u"95/84"_s, u"1.131"_s}));
        QCOMPARE(texts(atreides.rows[1])[0], u"2"_s);
        const ReportTable tied = Lists(m_event).performances(1);
        QCOMPARE(texts(tied.rows[0])[1], u"Blaise Pascal, tied"_s);
        QCOMPARE(texts(tied.rows[1])[0], u"1"_s);
        QCOMPARE(texts(tied.rows[1])[1], u"Grace Hopper, tied"_s);
        const ReportTable decided = Lists(decidedFor(m_event)).performances(1);
        QCOMPARE(texts(decided.rows[0])[1], u"Grace Hopper, chosen"_s);
        QCOMPARE(texts(decided.rows[1])[1], u"Blaise Pascal, tied"_s);
    }

    /// Reasons are a column at the desk, sentences below the rows on paper, and nobody else's.
    void eachAudienceReadsItsColumns() {
        const Lists lists(eventFrom(awardDocument(playedFinal())));
        const ReportRequest request = lists.request();
        const auto places = placesList(request);
        const ReportTable desk = tableAt(request, places, Audience::Desk);
        const ReportTable paper = tableAt(request, places, Audience::Paper);
        QCOMPARE(keysOf(desk), (QStringList{u"place"_s, u"name"_s, u"from"_s, u"faction"_s,
                                            u"laurels"_s, u"plaque"_s, u"reason"_s}));
        QCOMPARE(keysOf(paper), keysOf(desk).sliced(0, 6));
        QVERIFY(!desk.rows.front().cells.back().text.isEmpty());
        QCOMPARE(paper.rows.front().remark, desk.rows.front().cells.back().text);
        QCOMPARE(paper.rows.front().wallRemark, std::optional(QString()));

        const PublicEvent shown(request.event);
        const PublicRequest open(shown, request.wording);
        const ReportTable all = publicTable(open, placesList(open));
        QCOMPARE(keysOf(all), (QStringList{u"place"_s, u"name"_s, u"faction"_s, u"laurels"_s}));
        QVERIFY(std::ranges::all_of(all.rows,
                                    [](const ReportRow& row) { return row.remark.isEmpty(); }));
    }

    // Rank 14 was said to be tied among the alternates, of whom ranks 7 to 10 are called.
    void onlyAlternatesWhoAreCalledAreSaidToBe() {
        const auto notes = [](int finalists) {
            const Lists lists(tiedBehind(finalists));
            const ReportRequest request = lists.request();
            StandingMarks marks;
            marks.ties = kindOf<ScoringKind>(request.event).advancement(request.event).ties;
            return deskColumn(request, marks, u"note"_s).last(2);
        };
        QCOMPARE(notes(2), QStringList(2, u"tied among the alternates"_s));
        QCOMPARE(notes(1), QStringList(2, u"tied"_s)); // ranks 2 to 5 are called
    }

    // "– ask" stood in place of a known value.
    void whatIsKnownIsShownBesideTheQuestion() {
        Event event = tiedBehind(1);
        dune(play(event).heats[0].games[0].seats[1]).tokens.reset();
        const Lists lists(event);
        StandingMarks marks;
        for (const int number : {1, 2})
            marks.askedKeys.emplace(player(number), FirstValueKey + 1);
        const QStringList tokens = deskColumn(lists.request(), marks, u"tokens"_s);
        QCOMPARE(tokens.first(), u"5, ask"_s);
        QCOMPARE(tokens.count(u"– ask"_s), 1);
    }

    // Zeros were added to texts, and none where the decimal sign is a comma.
    void theNumbersOfAColumnHaveItsDecimals() {
        const Event event = eventBy(orderedBy({AveragePlaceKey()}), 3,
                                    {{inOrder({1, 2, 3})}, {inOrder({1, 3, 2})}});
        const Lists lists(event);
        const ReportRequest request = lists.request();
        QCOMPARE(deskColumn(request, {}, u"average-place"_s),
                 (QStringList{u"1.0"_s, u"2.5"_s, u"2.5"_s}));
        const Wording german(Language(nullptr, QLocale(u"de_DE"_s)));
        const ReportRequest translated{.book = request.book,
                                       .event = request.event,
                                       .wording = german,
                                       .printed = {},
                                       .round = {}};
        QCOMPARE(deskColumn(translated, {}, u"average-place"_s),
                 (QStringList{u"1,0"_s, u"2,5"_s, u"2,5"_s}));
    }

    // A semifinal was called "Game 1".
    void theGamesOfAPlayerHaveTheirRoundsNames() {
        Ruleset ruleset = orderedBy({WinsKey()});
        ruleset.stages = {stageRule("Semifinal", {3}), stageRule("Final", {3})};
        Event event = eventBy(ruleset, 6, {{inOrder({1, 2, 3}), inOrder({4, 5, 6})}});
        mentat::test::play(event, "Semifinal", {inOrder({1, 4, 2})});
        GameRecord semifinal;
        semifinal.stage = u"Semifinal"_s;
        semifinal.number = 1;
        const auto name = [&] {
            const Lists lists(event);
            return tableAt(lists.request(), gamesOfPlayer(lists.request(), {semifinal}),
                           Audience::Desk)
                .rows.front()
                .cells.front()
                .text;
        };
        QCOMPARE(name(), u"Semifinal"_s);
        mentat::test::play(event, "Semifinal", {inOrder({1, 4, 2}), inOrder({3, 5, 6})});
        QCOMPARE(name(), u"Semifinal, table 1"_s);
    }

    /// A column that is nobody's but the desk's is on neither.
    void whatIsTheDesksStaysThere() {
        const Lists lists(m_event);
        const ReportRequest request = lists.request();
        const Listing<int> list{
            .name = u"Sizes"_s,
            .columns = {{.column = numberColumn(u"size"_s, u"Size"_s),
                         .cell = [](const int& row) -> ListedCell { return NumberCell{row}; }},
                        {.column = textColumn(u"phone"_s, u"Phone"_s),
                         .readers = Audience::Desk,
                         .cell = [](const int&) -> ListedCell { return TextCell{u"717"_s}; }},
                        {.column = textColumn(u"note"_s, u"Note"_s),
                         .readers = Audience::Desk,
                         .cell = [](const int&) -> ListedCell { return TextCell{u"late"_s}; },
                         .isBelow = true}},
            .rows = {5, 6},
            .key = [](const int& row) { return QString::number(row); }};
        QCOMPARE(texts(tableAt(request, list, Audience::Desk).rows.back()),
                 (QStringList{u"6"_s, u"717"_s, u"late"_s}));
        const PublicEvent shown(request.event);
        const PublicRequest open(shown, request.wording);
        for (const ReportTable& table :
             {tableAt(request, list, Audience::Paper), publicTable(open, list)}) {
            QCOMPARE(keysOf(table), QStringList{u"size"_s});
            QCOMPARE(table.rows.back().remark, QString());
            QCOMPARE(table.rows.back().key, u"6"_s);
        }
    }
};

} // namespace mentat::test::tst_listings

MENTAT_TEST(tst_listings, TestListings, QCoreApplication)
#include "tst_listings.moc"

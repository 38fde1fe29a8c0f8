#include "app/session/rounds/result_acts.h"
#include "app/session/sheets/sheet_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/dune/games/factions.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/page_reader.h"
#include "tests/publish/page_scanner.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_who_won {

namespace {

/// A heat of one table, which is played: of Dune, or by a ruleset.
QByteArray duneDocument() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Emmy Noether"}, {"id": "p4", "name": "Niels Abel"},
                    {"id": "p5", "name": "Leonhard Euler"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
          "entrants": ["p1", "p2", "p3", "p4", "p5"], "games": [
          {"table": 1, "start": "2026-07-29T13:05",
           "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"},
                     {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"},
                     {"seat": 5, "player": "p5"}]}]}]})";
}

QByteArray rulesetDocument(const QByteArray& score, const QByteArray& order) {
    return QByteArray(R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Meadows", "year": 2026, "rules": "heats", "ruleset": {
          "name": "Meadows", "sizes": [4], "score": "%1", "order": [%2]}},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Emmy Noether"}, {"id": "p4", "name": "Niels Abel"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
          "entrants": ["p1", "p2", "p3", "p4"], "games": [
          {"table": 1, "start": "2026-07-29T13:05",
           "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"},
                     {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"}]}]}]})")
        .replace("%1", score)
        .replace("%2", order);
}

/// The form of a page, as a browser would send it.
struct ShownForm {
    AskedFields fields;  // with what they hold
    QStringList visible; // names of those that are seen without opening anything

    explicit ShownForm(const QByteArray& page) {
        bool isFolded = false;
        bool isInForm = false;
        for (const ScannedTag& tag : scannedPage(page).tags) {
            if (tag.name == u"form")
                isInForm = true;
            if (tag.name.endsWith(u"details"))
                isFolded = tag.name == u"details";
            if (tag.name == u"option" && has(tag, u"selected"_s))
                fields.back().second = tag.value(u"value"_s);
            if (!isInForm
                || (tag.name != u"input" && tag.name != u"select" && tag.name != u"textarea"))
                continue;
            const QString name = tag.value(u"name"_s);
            const bool isBox = tag.value(u"type"_s) == u"checkbox";
            if (tag.value(u"type"_s) != u"hidden" && !isFolded)
                visible.append(name);
            if (!isBox || has(tag, u"checked"_s))
                fields.emplace_back(name,
                                    tag.name == u"textarea" ? tag.text : tag.value(u"value"_s));
        }
    }

    static bool has(const ScannedTag& tag, const QString& attribute) {
        return std::ranges::count(tag.attributes, attribute, &std::pair<QString, QString>::first)
               > 0;
    }
    /// With this typed into its fields.
    [[nodiscard]] AskedFields with(const AskedFields& typed) const {
        AskedFields sent = fields;
        for (const auto& one : typed) {
            std::erase_if(sent, [&](const auto& known) { return known.first == one.first; });
            if (!one.second.isEmpty())
                sent.push_back(one);
        }
        return sent;
    }
};

} // namespace

/// A phone asks first who won, and then what matters.
class TestWhoWon : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<PhonesAtOnce> m_room;
    PhonesReply m_page;

    const GameAddress m_table{HeatNumber(1), TableNumber(1)};

    void open(const QByteArray& document) {
        m_room.reset();
        openFileWith({document});
        QVERIFY(letTablesReport(*m_session, id(), true));
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(17, 20), Qt::UTC));
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
        m_page = m_room->get(u"our-result"_s,
                             {{u"code"_s, codeOf(*m_session, id(), m_table)->text()}});
        QCOMPARE(m_page.status, 200);
    }
    ShownForm form() { return ShownForm(m_page.page); }
    /// Types into the form that is shown, and sends it.
    void send(const AskedFields& typed) {
        m_page = m_room->post(u"our-result"_s, form().with(typed));
        QCOMPARE(readPage(m_page.page, Forms::Some).fault, QString());
    }
    /// Taps these seats, and goes on.
    void tap(const QList<int>& seats, const AskedFields& more = {}) {
        AskedFields typed = more;
        for (int seat = 1; seat <= 5; ++seat)
            typed.emplace_back(u"winner-%1"_s.arg(seat), seats.contains(seat) ? u"1"_s : QString());
        send(typed);
    }
    bool says(const QString& text) {
        return readPage(m_page.page, Forms::Some).texts.join(u'\n').contains(text);
    }
    /// What the last report says of the game.
    Game reported() {
        const auto reports = tableReports(*m_session, id(), m_table);
        if (reports.empty())
            return {};
        const Wording wording;
        return sheetKindOf(event())
            ->game({event(), m_table, reports.back().sheet, wording})
            .value_or(Game());
    }
    /// Places by seat, "2 1 0 0" (0: none); then the scores.
    QString placesSent() {
        QStringList texts;
        for (const Seat& seat : reported().seats) {
            const auto& place = byRuleset(seat).place;
            texts.append(QString::number(place ? place->value() : 0));
        }
        return texts.join(u' ');
    }
    void sendIt(const AskedFields& typed) {
        send(typed);
        if (says(u"Not sent yet"_s))
            send({});
        QVERIFY2(says(u"Sent."_s),
                 qPrintable(readPage(m_page.page, Forms::Some).texts.join(u'\n')));
    }

private Q_SLOTS:
    void cleanup() {
        m_room.reset();
        closeFile();
    }

    void theFirstPageAsksNothingElse() {
        open(duneDocument());
        QVERIFY(says(u"Who won?"_s));
        QVERIFY(says(u"Emmy Noether"_s));
        QCOMPARE(form().visible.join(u' '), u"winner-1 winner-2 winner-3 winner-4 winner-5 won"_s);
    }

    void oneWinnerHasWonAlone() {
        open(duneDocument());
        tap({3});
        QVERIFY(says(u"Emmy Noether won."_s));
        // The values at the end are asked of the winner alone, and no alliance.
        QCOMPARE(form().visible.join(u' '),
                 u"turns ended faction-1 points-1 faction-2 points-2 faction-3 points-3 "
                 "strongholds-3 tokens-3 spice-3 cards-3 faction-4 points-4 faction-5 points-5 "
                 "seat"_s);
        sendIt({{u"turns"_s, u"8"_s}, {u"faction-3"_s, u"E"_s}, {u"seat"_s, u"1"_s}});
        QCOMPARE(dune(reported()).victory, std::optional(Victory::Solo));
        QVERIFY(dune(reported().seats[2]).winner);
        QVERIFY(!dune(reported().seats[0]).winner);
    }

    void twoHaveWonAsAllies() {
        open(duneDocument());
        tap({1, 4});
        QVERIFY(says(u"Ada Byron and Niels Abel won."_s));
        sendIt({{u"turns"_s, u"8"_s},
                {u"faction-1"_s, u"A"_s},
                {u"faction-4"_s, u"F"_s},
                {u"seat"_s, u"1"_s}});
        const Game game = reported();
        QCOMPARE(dune(game).victory, std::optional(Victory::Alliance));
        QVERIFY(dune(game.seats[0]).alliance);
        QCOMPARE(dune(game.seats[0]).alliance, dune(game.seats[3]).alliance);
        QVERIFY(dune(game.seats[0]).winner && dune(game.seats[3]).winner);
        QVERIFY(!dune(game.seats[1]).winner);
    }

    void howItWasWonSaysWhatIsAsked() {
        const auto how = [](Victory victory) {
            return AskedFields{{u"won"_s, QString(letterOf(victory))}};
        };
        open(duneDocument());
        tap({2}, how(Victory::BgPrediction));
        QVERIFY(form().visible.contains(u"predicted"_s));
        // Where the values decide, they are asked of everyone, and who was allied.
        open(duneDocument());
        tap({2, 3}, how(Victory::Adjudicated));
        QVERIFY(form().visible.contains(u"alliances"_s));
        QVERIFY(form().visible.contains(u"strongholds-5"_s));
        QCOMPARE(std::ranges::count(form().fields, std::pair(u"alliances"_s, u"23"_s)), 1);
        // Two alone are no allies (R10.5).
        open(duneDocument());
        tap({2, 3}, how(Victory::Solo));
        QVERIFY(!form().visible.contains(u"alliances"_s));
        QCOMPARE(std::ranges::count(form().fields, std::pair(u"alliances"_s, QString())), 1);
    }

    void whoGoesBackKeepsWhatIsTyped() {
        open(duneDocument());
        tap({1, 4});
        send({{u"back"_s, u"1"_s},
              {u"turns"_s, u"7"_s},
              {u"points-2"_s, u"3.5"_s},
              {u"faction-1"_s, u"A"_s},
              {u"note"_s, u"As said"_s},
              {u"seat"_s, u"2"_s}});
        QVERIFY(says(u"Who won?"_s));
        const ShownForm first = form();
        QCOMPARE(std::ranges::count(first.fields, std::pair(u"winner-1"_s, u"1"_s)), 1);
        QCOMPARE(std::ranges::count(first.fields, std::pair(u"winner-4"_s, u"1"_s)), 1);
        QCOMPARE(std::ranges::count(first.fields, std::pair(u"winner-2"_s, u"1"_s)), 0);
        tap({1, 2});
        QVERIFY(says(u"Ada Byron · Atreides and Carl Gauss won."_s));
        for (const auto& [name, value] : AskedFields{{u"turns"_s, u"7"_s},
                                                     {u"points-2"_s, u"3.5"_s},
                                                     {u"faction-1"_s, u"A"_s},
                                                     {u"note"_s, u"As said"_s},
                                                     {u"seat"_s, u"2"_s}})
            QVERIFY2(std::ranges::count(form().fields, std::pair(name, value)) == 1,
                     qPrintable(name));
        sendIt({{u"faction-2"_s, u"B"_s}});
        const Game game = reported();
        QVERIFY(dune(game.seats[0]).winner && dune(game.seats[1]).winner);
        QVERIFY(!dune(game.seats[3]).winner);
        QVERIFY(!dune(game.seats[3]).alliance);
        QCOMPARE(dune(game.seats[0]).alliance, dune(game.seats[1]).alliance);
    }

    void theRestIsOpenWhereSomethingIsWrong() {
        open(duneDocument());
        tap({1});
        QVERIFY(!m_page.page.contains("<details open"));
        send({{u"dropout-2"_s, u"1"_s}, {u"left-2"_s, u"x"_s}, {u"seat"_s, u"1"_s}});
        QVERIFY(says(u"Not sent yet"_s));
        QVERIFY(m_page.page.contains("<details open"));
    }

    // H4: "wins" asks for no place but the first.
    void winsAskWhoWonAlone() {
        open(rulesetDocument("none", R"({"by": "wins"})"));
        QCOMPARE(form().visible.join(u' '), u"winner-1 winner-2 winner-3 winner-4"_s);
        tap({2});
        QCOMPARE(form().visible.join(u' '), u"seat"_s);
        sendIt({{u"seat"_s, u"1"_s}});
        QCOMPARE(placesSent(), u"2 1 2 2"_s);
    }

    void aSharedFirstPlaceIsTwoTaps() {
        open(rulesetDocument("none", R"({"by": "wins"})"));
        tap({2, 3});
        sendIt({{u"seat"_s, u"1"_s}});
        QCOMPARE(placesSent(), u"3 1 1 3"_s);
    }

    void placesAreAskedWhereTheyCount() {
        open(rulesetDocument("none", R"({"by": "place-points", "points": [5, 3, 2, 1]})"));
        tap({2});
        QCOMPARE(form().visible.join(u' '), u"place-1 place-3 place-4 seat"_s);
        send({{u"seat"_s, u"1"_s}});
        QVERIFY(says(u"Not sent yet"_s));
        QVERIFY(says(u"Carl Gauss won."_s)); // and is not forgotten
        sendIt({{u"place-1"_s, u"4"_s}, {u"place-3"_s, u"2"_s}, {u"place-4"_s, u"3"_s}});
        QCOMPARE(placesSent(), u"4 1 2 3"_s);
    }

    void scoresSayAllPlaces() {
        open(rulesetDocument("high", R"({"by": "wins"}, {"by": "score"})"));
        tap({2});
        QCOMPARE(form().visible.join(u' '), u"score-1 score-2 score-3 score-4 seat"_s);
        sendIt({{u"score-1"_s, u"10"_s},
                {u"score-2"_s, u"30"_s},
                {u"score-3"_s, u"20"_s},
                {u"score-4"_s, u"20"_s},
                {u"seat"_s, u"1"_s}});
        QCOMPARE(placesSent(), u"0 0 0 0"_s); // by the scores
    }

    // The game's own tie-break: what is given stands, whatever the scores (H2).
    void whoeverWonATieIsFirst() {
        open(rulesetDocument("high", R"({"by": "wins"}, {"by": "score"})"));
        tap({2});
        sendIt({{u"score-1"_s, u"10"_s},
                {u"score-2"_s, u"30"_s},
                {u"score-3"_s, u"30"_s},
                {u"score-4"_s, u"20"_s},
                {u"seat"_s, u"1"_s}});
        QCOMPARE(placesSent(), u"4 1 2 3"_s);
    }

    void withoutAllScoresTheWinnerStands() {
        open(rulesetDocument("high", R"({"by": "wins"}, {"by": "score"})"));
        tap({2});
        sendIt({{u"score-2"_s, u"30"_s}, {u"seat"_s, u"1"_s}});
        QCOMPARE(placesSent(), u"2 1 2 2"_s);
    }
};

} // namespace mentat::test::tst_who_won

MENTAT_TEST(tst_who_won, TestWhoWon, QGuiApplication)
#include "tst_who_won.moc"

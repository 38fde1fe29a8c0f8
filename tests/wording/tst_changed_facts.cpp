#include "model/changes/change_kind.h"
#include "reports/wording/journal/changed_facts.h"

#include "model/document/slot_codec.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_changed_facts {

/// What a change changed, as rows of before and after.
class TestChangedFacts : public QObject {
    Q_OBJECT

private:
    Language m_language;

    static PlayerId id(const QString& text) { return *PlayerId::fromText(text); }
    static QString nameOf(const PlayerId& player) {
        return player == id(u"p1"_s) ? u"Ada Byron"_s : player.text();
    }
    [[nodiscard]] std::vector<ChangedFact> factsOf(AnyEdit edit) const {
        return changedFacts(m_language,
                            {ChangeKind::SettingsChanged, {}, {std::move(edit)}, {}, {}}, nameOf);
    }
    static Seat seat(int number) {
        Seat seat = blank(std::type_identity<Seat>{});
        seat.number = SeatNumber(number);
        seat.player = id(u"p1"_s);
        return seat;
    }
    static Player player(const QString& name) {
        return {{}, id(u"p1"_s), *Name::fromText(name), Preference::Either, {}, {}, {}, {}, {}, {}};
    }

private Q_SLOTS:
    void onlyWhatDiffersIsTold() {
        Settings before;
        Settings after;
        before.finalists = Positive(5); // not the default: defaults do not stand in a document
        after.finalists = Positive(4);
        const std::vector<ChangedFact> expected{{u"Settings"_s, u"Finalists"_s, u"5"_s, u"4"_s}};
        QVERIFY(factsOf(Edit<SettingsSlot>{{}, before, after}) == expected);
        QVERIFY(factsOf(Edit<SettingsSlot>{{}, before, before}).empty());
    }

    void whatCameInHasNothingBefore() {
        const auto facts
            = factsOf(Edit<EntrantSlot>{{HeatNumber(2), id(u"p1"_s)}, {}, Attendance{true, 3}});
        QCOMPARE(facts.size(), size_t(2));
        QCOMPARE(facts[0].place, u"Ada Byron, heat 2"_s);
        QCOMPARE(facts[0].fact, u"Plays only if needed"_s);
        QCOMPARE(facts[0].before, QString());
        QCOMPARE(facts[0].after, u"yes"_s);
    }

    void aPlayersPlaceInTheListIsNoFact() {
        const auto facts = factsOf(Edit<PlayerSlot>{{id(u"p1"_s)},
                                                    AtPosition<Player>{0, player(u"Ada Byron"_s)},
                                                    AtPosition<Player>{4, player(u"Ada King"_s)}});
        const std::vector<ChangedFact> expected{
            {u"Ada Byron"_s, u"Name"_s, u"Ada Byron"_s, u"Ada King"_s}};
        QVERIFY(facts == expected);
    }

    void aSeatIsNamedByItsNumberAndItsFactionByName() {
        Game before;
        before.seats.push_back(seat(4));
        Game after = before;
        dune(after.seats.front()).faction = Faction::BeneGesserit;
        const auto facts = factsOf(Edit<GameSlot>{{HeatNumber(2), TableNumber(3)},
                                                  AtPosition<Game>{0, before},
                                                  AtPosition<Game>{0, after}});
        const std::vector<ChangedFact> expected{
            {u"Heat 2, table 3: Seat 4, Ada Byron"_s, u"Faction"_s, QString(), u"Bene Gesserit"_s}};
        QVERIFY(facts == expected);
    }

    /// PP and QP are written as everywhere: with one decimal, also where they are whole.
    void pointsHaveOneDecimal() {
        Game before;
        before.seats.push_back(seat(4));
        dune(before.seats.front()).performancePoints = PerformancePoints::fromHalves(10);
        Game after = before;
        dune(after.seats.front()).performancePoints = PerformancePoints::fromHalves(13);
        const auto facts = factsOf(Edit<GameSlot>{{HeatNumber(2), TableNumber(3)},
                                                  AtPosition<Game>{0, before},
                                                  AtPosition<Game>{0, after}});
        QCOMPARE(facts.size(), size_t(1));
        QCOMPARE(facts[0].before, u"5.0"_s);
        QCOMPARE(facts[0].after, u"6.5"_s);
    }

    void aLogoIsToldByItsKindAndNotByItsBytes() {
        const Logo svg = *logoOf("<svg><path d='M0 0h9v4z'/></svg>");
        const std::vector<ChangedFact> set{{u"Event"_s, u"Logo"_s, QString(), u"SVG"_s}};
        QVERIFY(factsOf(Edit<LogoSlot>{{}, {}, svg}) == set);
        const std::vector<ChangedFact> removed{{u"Event"_s, u"Logo"_s, u"SVG"_s, QString()}};
        QVERIFY(factsOf(Edit<LogoSlot>{{}, svg, {}}) == removed);
        // Another of the same kind is a change too.
        const Logo other = *logoOf("<svg><g/></svg>");
        const std::vector<ChangedFact> changed{{u"Event"_s, u"Logo"_s, u"SVG"_s, u"another SVG"_s}};
        QVERIFY(factsOf(Edit<LogoSlot>{{}, svg, other}) == changed);
    }

    void theHostIsAFactOfTheEvent() {
        EventDetails before = blank(std::type_identity<EventDetails>{});
        EventDetails after = before;
        after.host = u"World Boardgaming Championships"_s;
        const std::vector<ChangedFact> expected{
            {u"Event"_s, u"Host"_s, QString(), u"World Boardgaming Championships"_s}};
        QVERIFY(factsOf(Edit<DetailsSlot>{{}, before, after}) == expected);
    }

    void whoIsSeatedStandsInTheChange() {
        Game game;
        game.seats.push_back(seat(1));
        const Change change{
            ChangeKind::GameChanged,
            {},
            {Edit<GameSlot>{{HeatNumber(1), TableNumber(1)}, {}, AtPosition<Game>{0, game}}},
            {},
            {}};
        Player other = player(u"Blaise Pascal"_s);
        other.id = id(u"p2"_s);
        const auto found = playersIn(change, {player(u"Ada Byron"_s), other});
        QCOMPARE(found, std::vector<PlayerId>{id(u"p1"_s)});
    }
};

} // namespace mentat::test::tst_changed_facts

MENTAT_TEST(tst_changed_facts, TestChangedFacts, QCoreApplication)
#include "tst_changed_facts.moc"

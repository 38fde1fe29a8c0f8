#include "model/book.h"
#include "model/changes/change.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"
#include "model/finding_kind.h"
#include "model/rounds/round.h"
#include "tests/model/random_edits.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_changes {

namespace {

const QString dune = u"wbc-dune"_s;
const QString storm = u"eye-of-the-storm"_s;
const QString byRuleset = u"heats"_s;

QString rulesOf(quint32 seed) {
    if (seed % 4 == 0)
        return storm;
    return seed % 4 == 2 ? byRuleset : dune;
}

/// An event, a change of it, and what the change makes of it.
struct Case {
    Event before;
    Change change;
    Event after;
};

Case randomCase(quint32 seed) {
    raw::Draw draw(seed);
    const Event event = randomEvent(2 * seed, rulesOf(seed));
    const Event donor = randomEvent(2 * seed + 1, rulesOf(seed));
    RandomEdits edits(event, donor, draw);
    Change change = edits.change(draw.between(1, 8));
    return {event, change, edits.event()};
}

bool isIdleEdit(const AnyEdit& edit) {
    return std::visit([](const auto& e) { return e.before == e.after; }, edit);
}

/// What an edit does: 0 puts something in, 1 takes it out, 2 replaces it.
size_t formOf(const AnyEdit& edit) {
    return std::visit(
        [](const auto& e) -> size_t {
            if (!e.before)
                return 0;
            return e.after ? 2 : 1;
        },
        edit);
}

PlayerId id(const char* text) {
    return *PlayerId::fromText(QString::fromUtf8(text));
}

Player player(const char* text) {
    return {
        {}, id(text), *Name::fromText(QString::fromUtf8(text)), Preference::Either, {}, {}, {}, {},
        {}, {}};
}

Event emptyEvent(Play play) {
    return {{*Name::fromText(u"Dune"_s), {}, Year(2026), {}, {}, {}, {GameSet::Base}, {}, false},
            {},
            {},
            {},
            {},
            {},
            {},
            std::move(play)};
}

QByteArray orderOf(const std::vector<Player>& players) {
    QByteArray order;
    for (const Player& one : players)
        order += one.id.text().toUtf8();
    return order;
}

} // namespace

class TestChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playersAreFoundAndPlaced() {
        Event event = emptyEvent(DunePlay{});
        const auto place = [&](const char* who, size_t position) {
            put(event, PlayerSlot{id(who)}, AtPosition<Player>{position, player(who)});
            return orderOf(event.players);
        };
        QCOMPARE(place("a", 0), "a");
        QCOMPARE(place("b", 1), "ab");
        QCOMPARE(place("c", 0), "cab");
        QCOMPARE(place("d", 2), "cadb");
        QCOMPARE(place("a", 3), "cdba"); // itself is taken out first
        QCOMPARE(place("c", 0), "cdba");
        QCOMPARE(place("b", 99), "cdab"); // no further than the end
        QCOMPARE(valueAt(event, PlayerSlot{id("a")}), (AtPosition<Player>{2, player("a")}));
        QVERIFY(!valueAt(event, PlayerSlot{id("x")}));
        put(event, PlayerSlot{id("d")}, std::nullopt);
        put(event, PlayerSlot{id("x")}, std::nullopt);
        QCOMPARE(orderOf(event.players), "cab");
    }

    void heatsKeepWhatIsInThem() {
        Event event = emptyEvent(DunePlay{});
        const HeatSlot heat{HeatNumber(1)};
        QVERIFY(!valueAt(event, heat));
        put(event, heat, AtPosition<HeatDetails>{0, {}});
        put(event, EntrantSlot{HeatNumber(1), id("a")}, Attendance{false, 0});
        put(event, GameSlot{HeatNumber(1), TableNumber(1)}, AtPosition<Game>{0, Game{}});
        put(event, DrawSlot{HeatNumber(1)}, Draw{});
        HeatDetails details;
        details.minutes = Minutes(240);
        put(event, HeatSlot{HeatNumber(2)}, AtPosition<HeatDetails>{0, {}});
        put(event, heat, AtPosition<HeatDetails>{0, details});
        const Heat& changed = std::get<DunePlay>(event.play).heats.front();
        QCOMPARE(changed.details.minutes.value(), 240);
        QCOMPARE(changed.entrants.size(), size_t(1));
        QCOMPARE(changed.games.size(), size_t(1));
        QVERIFY(changed.draw);
        put(event, HeatSlot{HeatNumber(2)}, std::nullopt);
        QCOMPARE(std::get<DunePlay>(event.play).heats.size(), size_t(1));
    }

    void entrantsAreInOneOfTwoLists() {
        Event event = emptyEvent(DunePlay{});
        put(event, HeatSlot{HeatNumber(1)}, AtPosition<HeatDetails>{0, {}});
        const auto slot = [](const char* who) { return EntrantSlot{HeatNumber(1), id(who)}; };
        put(event, slot("a"), Attendance{false, 0});
        put(event, slot("b"), Attendance{false, 0});
        put(event, slot("c"), Attendance{true, 5});
        QCOMPARE(valueAt(event, slot("a")), (Attendance{false, 1}));
        QCOMPARE(valueAt(event, slot("b")), (Attendance{false, 0}));
        QCOMPARE(valueAt(event, slot("c")), (Attendance{true, 0}));
        put(event, slot("b"), Attendance{true, 0});
        QCOMPARE(valueAt(event, slot("b")), (Attendance{true, 0}));
        QCOMPARE(valueAt(event, slot("c")), (Attendance{true, 1}));
        put(event, slot("c"), std::nullopt);
        QVERIFY(!valueAt(event, slot("c")));
    }

    void whereThereIsNoHeatNothingStands() {
        Event event = emptyEvent(DunePlay{});
        const Event before = event;
        const HeatNumber none(7);
        QVERIFY(!valueAt(event, EntrantSlot{none, id("a")}));
        QVERIFY(!valueAt(event, DrawSlot{none}));
        QVERIFY(!valueAt(event, GameSlot{none, TableNumber(1)}));
        put(event, EntrantSlot{none, id("a")}, Attendance{});
        put(event, DrawSlot{none}, Draw{});
        put(event, GameSlot{none, TableNumber(1)}, AtPosition<Game>{0, Game{}});
        QVERIFY(event == before);
    }

    // Lists, settings and the final's details always stand: to take them out is to empty them.
    void whatAlwaysStandsIsEmptied() {
        for (quint32 seed = 1; seed <= 20; ++seed) {
            Event event = randomEvent(seed, dune);
            put(event, KeepApartSlot{}, std::nullopt);
            put(event, AwardDecisionsSlot{}, std::nullopt);
            put(event, RulingsSlot{}, std::nullopt);
            put(event, TieRollsSlot{}, std::nullopt);
            put(event, SettingsSlot{}, std::nullopt);
            put(event, StageSlot{finalName()}, std::nullopt);
            put(event, FinalChoicesSlot{}, std::nullopt);
            QVERIFY(valueAt(event, KeepApartSlot{})->empty());
            QVERIFY(valueAt(event, AwardDecisionsSlot{})->empty());
            QVERIFY(valueAt(event, RulingsSlot{})->empty());
            QVERIFY(valueAt(event, TieRollsSlot{})->empty());
            QCOMPARE(valueAt(event, SettingsSlot{}), Settings{});
            QVERIFY(valueAt(event, StageSlot{finalName()}) == (AtPosition<Stage>{0, {}}));
            QCOMPARE(valueAt(event, FinalChoicesSlot{}), FinalChoices{});
        }
    }

    void housesAndGamesOfTheStorm() {
        Event event = emptyEvent(StormPlay{});
        House house;
        house.sponsor = Sponsor::Guild;
        put(event, HouseSlot{id("a")}, house);
        QCOMPARE(valueAt(event, HouseSlot{id("a")}), house);
        QVERIFY(!valueAt(event, HouseSlot{id("b")}));
        const StormGame game{StormGameNumber(3), {}, {}, {}, true, {}};
        put(event, StormGameSlot{StormGameNumber(3)}, AtPosition<StormGame>{4, game});
        QCOMPARE(valueAt(event, StormGameSlot{StormGameNumber(3)}),
                 (AtPosition<StormGame>{0, game}));
        put(event, StormGameSlot{StormGameNumber(3)}, std::nullopt);
        put(event, HouseSlot{id("a")}, std::nullopt);
        QVERIFY(event == emptyEvent(StormPlay{}));
    }

    // Each slot type is put in, replaced and taken out, as far as that is possible; and afterwards
    // its value is what was put there.
    void everySlotGivesBackWhatWasPutThere() {
        std::set<std::pair<size_t, size_t>> seen;
        for (quint32 seed = 1; seed <= 240; ++seed) {
            const Case one = randomCase(seed);
            Event now = one.before;
            for (const AnyEdit& edit : one.change.edits) {
                seen.insert({edit.index(), formOf(edit)});
                const bool came = std::visit(
                    [&](const auto& e) {
                        put(now, e.slot, e.after);
                        return valueAt(now, e.slot) == e.after;
                    },
                    edit);
                QVERIFY2(came, qPrintable(u"seed %1"_s.arg(seed)));
            }
            QVERIFY2(now == one.after, qPrintable(u"seed %1"_s.arg(seed)));
        }
        for (size_t slot = 0; slot < std::variant_size_v<AnyEdit>; ++slot) {
            const bool alwaysStands = slot < 6 || slot == 14 || slot == 17;
            QVERIFY2(alwaysStands || seen.contains({slot, 0}), qPrintable(QString::number(slot)));
            QVERIFY2(alwaysStands || seen.contains({slot, 1}), qPrintable(QString::number(slot)));
            QVERIFY2(seen.contains({slot, 2}), qPrintable(QString::number(slot)));
        }
    }

    void inverseTakesAChangeBack() {
        for (quint32 seed = 1000; seed < 1300; ++seed) {
            const QByteArray what = "seed " + QByteArray::number(seed);
            Case one = randomCase(seed);
            one.change.settlesDraft = u"heats/1/tables/1"_s;
            const auto after = changed(one.before, one.change);
            QVERIFY2(after && *after == one.after, what);
            Event applied = one.before;
            apply(applied, one.change);
            QVERIFY2(applied == one.after, what);
            const Change back = inverse(one.change);
            QVERIFY2(!back.settlesDraft && back.kind == one.change.kind, what);
            const auto before = changed(*after, back);
            QVERIFY2(before && *before == one.before, what);
            Change again = inverse(back);
            again.settlesDraft = one.change.settlesDraft;
            QVERIFY2(again == one.change, what);
        }
    }

    // The comparison above finds an inverse that lacks an edit.
    void incompleteInverseIsNoticed() {
        int planted = 0;
        for (quint32 seed = 1; seed <= 60; ++seed) {
            const Case one = randomCase(seed);
            Change back = withoutIdleEdits(inverse(one.change));
            if (back.edits.size() != 1)
                continue;
            back.edits.clear();
            const auto before = changed(one.after, back);
            QVERIFY2(before && !(*before == one.before), qPrintable(u"seed %1"_s.arg(seed)));
            ++planted;
        }
        QVERIFY(planted >= 3);
    }

    // A change made for another state of its slots is refused, wherever it differs.
    void staleChangesAreRefused() {
        int refused = 0;
        for (quint32 seed = 2000; seed < 2100; ++seed) {
            const Case one = randomCase(seed);
            for (size_t i = 0; i < one.change.edits.size(); ++i) {
                Change stale = one.change;
                const bool planted = std::visit(
                    [](auto& e) {
                        // Once expected where nothing is, once nothing where something is.
                        const auto before = e.before;
                        e.before = before ? std::nullopt : e.after;
                        return e.before != before;
                    },
                    stale.edits[i]);
                if (!planted)
                    continue;
                QVERIFY2(!changed(one.before, stale), qPrintable(u"seed %1"_s.arg(seed)));
                ++refused;
            }
        }
        QVERIFY(refused > 200);
    }

    void heatsAreThoseOfAnyFormatThatHasThem() {
        Event event = emptyEvent(DunePlay{});
        put(event, HeatSlot{HeatNumber(2)}, AtPosition<HeatDetails>{0, {}});
        const GameSlot slot{HeatNumber(2), TableNumber(3)};
        Game game;
        game.table = slot.table;
        put(event, slot, AtPosition<Game>{0, game});
        QCOMPARE(heatsPlay(std::as_const(event)), heatsPlay(event));
        QCOMPARE(heatsPlay(event)->heats.size(), size_t(1));
        const GameAddress there{slot.round, slot.table};
        QCOMPARE(gameAt(event, there), &heatsPlay(event)->heats[0].games[0]);
        QVERIFY(!gameAt(event, finalAddress(event)));
        std::get<DunePlay>(event.play).setFinalGame(Game());
        QCOMPARE(gameAt(event, finalAddress(event)), onlyFinalGame(event));

        event.play = StormPlay{};
        QVERIFY(!heatsPlay(event) && !heatsPlay(std::as_const(event)));
        QVERIFY(!gameAt(event, there) && !gameAt(event, finalAddress(event)));
        QVERIFY_THROWS_EXCEPTION(std::bad_variant_access, (void)valueAt(event, slot));
    }

    void changesOfOtherSlotsAreNoReasonToRefuse() {
        const Event before = emptyEvent(DunePlay{});
        Settings settings;
        settings.turnLimit = Positive(12);
        const Change first{
            ChangeKind::SettingsChanged, {}, {editOf(before, SettingsSlot{}, settings)}, {}, {}};
        settings.turnLimit = Positive(8);
        const Change second{
            ChangeKind::SettingsChanged, {}, {editOf(before, SettingsSlot{}, settings)}, {}, {}};
        const Change other{
            ChangeKind::PlayerAdded,
            {u"a"_s},
            {editOf(before, PlayerSlot{id("a")}, AtPosition<Player>{0, player("a")})},
            {},
            {}};
        const Event now = *changed(before, first);
        QVERIFY(!changed(now, second));
        QVERIFY(!changed(now, first));
        QVERIFY(changed(now, other));
        QVERIFY(!changed(*changed(now, other), other));
    }

    void changedLeavesTheEventAlone() {
        const Case one = randomCase(77);
        const Event copy = one.before;
        (void)changed(one.before, one.change);
        QVERIFY(one.before == copy);
    }

    // Whether it fits or not, and wherever it stops fitting.
    void aTrialLeavesTheEventAsItWas() {
        int misfits = 0;
        for (quint32 seed = 7000; seed < 7200; ++seed) {
            const QByteArray what = "seed " + QByteArray::number(seed);
            Case one = randomCase(seed);
            const Event copy = one.before;
            {
                const TrialChange trial(one.before, one.change);
                QVERIFY2(trial.fits() && one.before == one.after, what);
            }
            QVERIFY2(one.before == copy, what);
            one.change.edits.insert(one.change.edits.end(), one.change.edits.begin(),
                                    one.change.edits.end());
            {
                const TrialChange twice(one.before, one.change);
                misfits += twice.fits() ? 0 : 1;
                QVERIFY2(twice.fits() || one.before == copy, what);
            }
            QVERIFY2(one.before == copy, what);
        }
        QVERIFY(misfits > 50);
    }

    // What a change left alone had no errors before and has none now.
    void checkingWhatAChangeTouchedFindsAll() {
        std::set<FindingKind> found;
        for (quint32 seed = 5000; seed < 5600; ++seed) {
            raw::Draw draw(seed);
            const Event before = randomEvent(2 * seed, rulesOf(seed));
            const Event donor = randomEvent(2 * seed + 1, rulesOf(seed));
            RandomEdits edits(before, donor, draw);
            Change change{ChangeKind::PutBack, {}, {}, {}, {}};
            for (int i = draw.between(1, 3); i > 0; --i)
                edits.addEdit(static_cast<size_t>(draw.between(7, 12)), change);
            const Findings all = eventErrors(edits.event());
            QVERIFY2(eventErrors(edits.event(), change.edits) == all,
                     qPrintable(u"seed %1"_s.arg(seed)));
            for (const Finding& finding : all)
                found.insert(finding.kind);
        }
        for (const FindingKind kind : {FindingKind::UnknownPlayer, FindingKind::PlayerInTwoGames,
                                       FindingKind::TurnsOutside, FindingKind::ControlSum})
            QVERIFY2(found.contains(kind), qPrintable(QString::number(static_cast<int>(kind))));
    }

    void idleEditsAreLeftOut() {
        for (quint32 seed = 3000; seed < 3060; ++seed) {
            const QByteArray what = "seed " + QByteArray::number(seed);
            Case one = randomCase(seed);
            const Person person{{}, PersonId(900), *Name::fromText(u"Ada"_s), {}};
            one.change.people.push_back({person.id, person, person});
            one.change.edits.push_back(
                editOf(one.after, SettingsSlot{}, valueAt(one.after, SettingsSlot{})));
            const Change busy = withoutIdleEdits(one.change);
            for (const AnyEdit& edit : busy.edits)
                QVERIFY2(!isIdleEdit(edit), what);
            for (const PersonEdit& edit : busy.people)
                QVERIFY2(edit.before != edit.after, what);
            QVERIFY2(busy.edits.size() < one.change.edits.size(), what);
            QCOMPARE(busy.operands, one.change.operands);
            Event applied = one.before;
            apply(applied, busy);
            QVERIFY2(applied == one.after, what);
            QVERIFY2(withoutIdleEdits(busy) == busy, what);
        }
    }

    void aChangeIsIdleWithoutEditsPeopleAndDraft() {
        const Case one = randomCase(1);
        Change change{ChangeKind::DetailsChanged, {u"Dune"_s}, {}, {}, {}};
        QVERIFY(isIdle(change));
        change.settlesDraft = u"stages/Final/tables/1"_s;
        QVERIFY(!isIdle(change));
        change.settlesDraft.reset();
        change.people.push_back({PersonId(1), {}, {}});
        QVERIFY(!isIdle(change)); // not looked into: withoutIdleEdits() comes first
        QVERIFY(isIdle(withoutIdleEdits(change)));
        change.people.clear();
        change.edits.push_back(editOf(one.before, KeepApartSlot{}, std::nullopt));
        QVERIFY(!isIdle(change));
    }

    void peopleOfAChangeGoIntoTheBook() {
        for (quint32 seed = 1; seed <= 100; ++seed) {
            raw::Draw draw(seed);
            Change change{ChangeKind::PeopleImported, {}, {}, randomPeople(draw), {}};
            Book book;
            for (const PersonEdit& edit : change.people) {
                if (edit.before)
                    book.people.push_back(*edit.before);
            }
            book.people.push_back(Person{{}, PersonId(500), *Name::fromText(u"Last"_s), {}});
            const auto before = book.people;
            applyPeople(book, change);
            for (const PersonEdit& edit : change.people) {
                const Person* person = findPerson(book, edit.id);
                QVERIFY(person ? edit.after == *person : !edit.after);
            }
            QVERIFY(std::is_sorted(book.people.begin(), book.people.end(),
                                   [](const Person& a, const Person& b) { return a.id < b.id; }));
            applyPeople(book, inverse(change));
            QVERIFY2(book.people == before, qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    void idsOfABookAreNeverUsedTwice() {
        Book book;
        QCOMPARE(nextEventId(book), EventId(1));
        QCOMPARE(nextPersonId(book), PersonId(1));
        book.events.push_back({EventId(4), emptyEvent(DunePlay{})});
        const Summary summary{
            *Name::fromText(u"Dune"_s), Year(2018), {}, {}, {}, {}, {}, {}, {}, {}};
        book.summaries.push_back({EventId(7), summary});
        QCOMPARE(nextEventId(book), EventId(8)); // events and summaries share one sequence
        QVERIFY(findEvent(book, EventId(4)));
        QVERIFY(!findEvent(book, EventId(7)));
        QVERIFY(!findEvent(book, EventId(1)));
    }
};

} // namespace mentat::test::tst_changes

MENTAT_TEST(tst_changes, TestChanges, QCoreApplication)
#include "tst_changes.moc"

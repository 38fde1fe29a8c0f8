#include "app/session/acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/database.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_undo {

namespace {

/// What undo and redo must bring back.
struct State {
    QByteArray documents;
    QString tables;
    friend bool operator==(const State&, const State&) = default;
};

State stateOf(const Session& session) {
    return {exported(session.book()), dumpWithoutJournal(session.path())};
}

/// Takes back or does again everything there is, closing and opening the file now and then.
std::optional<FailureKind> walkAll(ScratchBook& scratch, std::unique_ptr<Session>& session,
                                   Result<void> (Session::*step)(), RandomSource& random) {
    for (;;) {
        const auto done = ((*session).*step)();
        if (!done)
            return done.error().kind;
        if (random.oneIn(25)) {
            session.reset();
            session = scratch.open();
        }
    }
}

} // namespace

class TestUndo : public QObject {
    Q_OBJECT

private:
    TestDisk m_disk; // nothing of this is about the disk: it need not be waited for

private Q_SLOTS:
    // A picture stands in the journal where it is set or removed, and in no other act.
    void aLogoIsSetRemovedAndTakenBack() {
        ScratchBook scratch;
        scratch.create({raw::randomDocument(4, {.players = 5})});
        auto session = scratch.open();
        const EventId id = session->book().events.front().id;
        const auto event = [&] { return *findEvent(session->book(), id); };
        if (event().details.closed)
            QVERIFY(session->perform(id, *reopenEvent(event(), u"x"_s)));
        const QByteArray svg = "<svg><!--" + QByteArray(100'000, 'x') + "--></svg>";
        const auto before = event().logo;
        const Logo logo = *logoOf(svg);
        QVERIFY(session->perform(id, changeLogo(event(), logo)));
        QVERIFY(event().logo == logo);
        session.reset();
        session = scratch.open();
        QVERIFY(event().logo == logo);
        EventDetails details = event().details;
        details.host = u"World Boardgaming Championships"_s;
        QVERIFY(session->perform(id, *changeDetails(event(), details)));
        QVERIFY(session->perform(id, changeLogo(event(), std::nullopt)));
        QVERIFY(!event().logo);
        QVERIFY(session->undo());
        QVERIFY(event().logo == logo);
        QVERIFY(session->undo());
        QVERIFY(session->undo());
        QVERIFY(event().logo == before);
        QVERIFY(session->redo());
        session.reset();
        session = scratch.open();
        QVERIFY(event().logo == logo);
        Database database(scratch.path(), Database::Access::ReadOnly);
        QCOMPARE(wholeIn(database.single(
                     u"SELECT count(*) FROM journal WHERE length(content) > 100000"_s)),
                 qint64(5)); // set, removed, taken back twice, done again
        QCOMPARE(wholeIn(database.single(u"SELECT count(*) FROM journal WHERE kind = "
                                         "'details-changed' AND length(content) > 5000"_s)),
                 qint64(0));
    }

    void randomChangesAreTakenBackAndDoneAgain_data() {
        QTest::addColumn<unsigned>("seed");
        const int seeds = isSoak() ? 200 : 10;
        for (int seed = 1; seed <= seeds; ++seed)
            QTest::addRow("seed %d", seed) << static_cast<unsigned>(seed);
    }

    void randomChangesAreTakenBackAndDoneAgain() {
        QFETCH(unsigned, seed);
        RandomSource random(seed);
        ScratchBook scratch;
        scratch.create({raw::randomDocument(seed), raw::randomDocument(seed + 1000)});
        auto session = scratch.open();
        const State before = stateOf(*session);
        performRandomChanges(*session, random, isSoak() ? 1000 : 200);
        const State after = stateOf(*session);
        QVERIFY(before != after);

        QCOMPARE(int(*walkAll(scratch, session, &Session::undo, random)),
                 int(FailureKind::UndoBarrier));
        QCOMPARE(exported(session->book()), before.documents);
        QCOMPARE(dumpWithoutJournal(scratch.path()), before.tables);

        QCOMPARE(int(*walkAll(scratch, session, &Session::redo, random)),
                 int(FailureKind::NothingToRedo));
        QCOMPARE(exported(session->book()), after.documents);
        QCOMPARE(dumpWithoutJournal(scratch.path()), after.tables);

        session.reset();
        QCOMPARE(exported(scratch.open()->book()), after.documents);
    }

    // Changes, undo and redo in any order, the file closed and opened between them, against a list
    // of what was there once.
    void undoAndRedoGoOnInAnyOrder_data() {
        QTest::addColumn<unsigned>("seed");
        const int seeds = isSoak() ? 200 : 4;
        for (int seed = 1; seed <= seeds; ++seed)
            QTest::addRow("seed %d", seed) << static_cast<unsigned>(seed);
    }
    void undoAndRedoGoOnInAnyOrder() {
        QFETCH(unsigned, seed);
        RandomSource random(seed + 5000);
        ScratchBook scratch;
        scratch.create({raw::randomDocument(seed + 2000)});
        auto session = scratch.open();
        std::vector<QByteArray> states{exported(session->book())};
        size_t now = 0;
        const int steps = isSoak() ? 1000 : 100;
        for (int step = 0; step < steps; ++step) {
            // Long ways back and forth, not only a step or two.
            const size_t act = random.below(10);
            const size_t times = act < 5 ? 1 : random.below(8) + 1;
            for (size_t i = 0; i < times; ++i) {
                if (act < 5) {
                    performRandomChanges(*session, random, 1);
                    states.resize(++now);
                    states.push_back(exported(session->book()));
                } else if (act < 8) {
                    QCOMPARE(session->undo().has_value(), now > 0);
                    now -= now > 0 ? 1 : 0;
                } else {
                    QCOMPARE(session->redo().has_value(), now + 1 < states.size());
                    now = std::min(now + 1, states.size() - 1);
                }
            }
            QCOMPARE(exported(session->book()), states[now]);
            if (random.oneIn(10)) {
                session.reset();
                session = scratch.open();
                QCOMPARE(exported(session->book()), states[now]);
            }
        }
    }

    // Over as many seeds as it takes, so that no kind of change escapes the property above.
    void everyKindOfChangeOccurs() {
        std::set<ChangeKind> missing;
        for (const EnumId<ChangeKind>& entry : idTable(ChangeKind{})) {
            if (!isUndoBarrier(entry.value))
                missing.insert(entry.value);
        }
        for (const ChangeKind elsewhere :
             {ChangeKind::PutBack, ChangeKind::GameChanged, ChangeKind::SeatsDrawn,
              ChangeKind::GameCounts, ChangeKind::TableDissolved, ChangeKind::ListCheckedIn,
              ChangeKind::DraftDiscarded, ChangeKind::DraftMoved, ChangeKind::HeatCanceled,
              ChangeKind::HeatPostponed, ChangeKind::HeatHeldAfterAll, ChangeKind::RulesetChanged,
              ChangeKind::StageHeld, ChangeKind::StageNotHeld, ChangeKind::StageByRule,
              ChangeKind::PlayersAdded})
            missing.erase(elsewhere);
        for (unsigned seed = 1; seed <= 30 && !missing.empty(); ++seed) {
            RandomSource random(seed);
            ScratchBook scratch;
            raw::RandomDocumentOptions storm;
            storm.rules = seed == 1 ? u"eye-of-the-storm"_s : u"wbc-dune"_s;
            storm.players = 30;
            scratch.create({raw::randomDocument(seed, storm)});
            auto session = scratch.open();
            for (const ChangeKind kind : performRandomChanges(*session, random, 500))
                missing.erase(kind);
        }
        QStringList names;
        for (const ChangeKind kind : missing)
            names << idOf(kind);
        QCOMPARE(names, QStringList());
    }

    // The planted fault: an entry of the journal that does not tell what stood before.
    void aJournalThatLiesIsNoticed() {
        ScratchBook scratch;
        raw::RandomDocumentOptions options;
        options.players = 10;
        options.isOpen = true;
        scratch.create({raw::randomDocument(5, options)});
        auto session = scratch.open();
        const EventId id = session->book().events.front().id;
        const Event& event = session->book().events.front().event;
        EventDetails details = event.details;
        details.notes = u"as it was"_s;
        QVERIFY(session->perform(id, *changeDetails(event, details)));
        const State before = stateOf(*session);
        details.notes = u"later"_s;
        QVERIFY(session->perform(id, *changeDetails(event, details)));
        session.reset();
        {
            Database database(scratch.path(), Database::Access::ReadWrite);
            database.run(u"UPDATE journal SET content = replace(content, 'as it was', 'a lie') "
                         "WHERE id = (SELECT max(id) FROM journal)"_s);
        }
        session = scratch.open();
        QVERIFY(session->undo());
        QVERIFY(exported(session->book()) != before.documents);
        QVERIFY(dumpWithoutJournal(scratch.path()) != before.tables);
    }

    void undoNamesTheActAndItsRun() {
        ScratchBook scratch;
        scratch.create({raw::randomDocument(7, {.isOpen = true})});
        auto session = scratch.open();
        QVERIFY(!session->undoEntry()->has_value());
        QCOMPARE(session->undo().error().kind, FailureKind::UndoBarrier);
        QCOMPARE(session->redo().error().kind, FailureKind::NothingToRedo);

        const EventId id = session->book().events.front().id;
        Ruling ruling;
        ruling.topic = u"Karama"_s;
        QVERIFY(session->perform(id, *recordRuling(session->book().events.front().event, ruling)));
        const auto entry = session->undoEntry();
        QVERIFY(entry && *entry);
        QCOMPARE((*entry)->change.kind, ChangeKind::RulingRecorded);
        QCOMPARE((*entry)->change.operands, (Values{u"Karama"_s}));
        QCOMPARE((*entry)->scorekeeper, u"AB"_s);
        QVERIFY(session->isOfThisRun((*entry)->id));
        session.reset();
        session = scratch.open();
        QVERIFY(!session->isOfThisRun((*session->undoEntry())->id));
        QVERIFY(session->undo());
        QVERIFY(!session->undoEntry()->has_value());
        QCOMPARE((*session->redoEntry())->id, (*entry)->id);
    }

    void aNewActEndsRedo() {
        ScratchBook scratch;
        scratch.create({raw::randomDocument(8, {.isOpen = true})});
        auto session = scratch.open();
        const EventId id = session->book().events.front().id;
        const auto rule = [&] {
            Ruling ruling;
            ruling.answer = u"yes"_s;
            return session->perform(id,
                                    *recordRuling(session->book().events.front().event, ruling));
        };
        QVERIFY(rule());
        QVERIFY(session->undo());
        QVERIFY(rule());
        QCOMPARE(session->redo().error().kind, FailureKind::NothingToRedo);
    }

    void closingTheEventStopsUndo() {
        ScratchBook scratch;
        scratch.create({raw::randomDocument(9, {.isOpen = true})});
        auto session = scratch.open();
        const EventId id = session->book().events.front().id;
        QVERIFY(session->perform(id, *closeEvent(session->book().events.front().event)));
        const auto undone = session->undo();
        QCOMPARE(undone.error().kind, FailureKind::UndoBarrier);
        QCOMPARE(undone.error().values, (Values{u"event-closed"_s}));
    }

    void anEarlierActIsPutBackUnlessLaterOnesStandOnIt() {
        ScratchBook scratch;
        raw::RandomDocumentOptions options;
        options.players = 12;
        options.isOpen = true;
        scratch.create({raw::randomDocument(10, options)});
        auto session = scratch.open();
        const EventId id = session->book().events.front().id;
        const auto event = [&]() -> const Event& { return session->book().events.front().event; };
        const auto change = [&](size_t player, const QString& where) {
            Player changedPlayer = event().players[player];
            changedPlayer.whereabouts = where;
            return session->perform(id, *changePlayer(session->book(), event(), changedPlayer));
        };
        const auto original = event().players[0].whereabouts;
        QVERIFY(change(0, u"bar"_s));
        const JournalId first = (*session->undoEntry())->id;
        QVERIFY(change(1, u"pool"_s));
        QVERIFY(session->putBack(first));
        QCOMPARE(event().players[0].whereabouts, original);
        QCOMPARE(event().players[1].whereabouts, u"pool"_s);
        QCOMPARE((*session->undoEntry())->change.kind, ChangeKind::PutBack);
        QCOMPARE(session->putBack(first).error().kind, FailureKind::RevertedAlready);
        QVERIFY(session->undo());
        QCOMPARE(event().players[0].whereabouts, u"bar"_s);

        QVERIFY(change(0, u"lobby"_s));
        const auto refused = session->putBack(first);
        QCOMPARE(refused.error().kind, FailureKind::LaterDepends);
        QCOMPARE(refused.error().values, (Values{u"player-changed"_s}));
        QCOMPARE(event().players[0].whereabouts, u"lobby"_s);
    }
};

} // namespace mentat::test::tst_undo

MENTAT_TEST(tst_undo, TestUndo, QCoreApplication)
#include "tst_undo.moc"

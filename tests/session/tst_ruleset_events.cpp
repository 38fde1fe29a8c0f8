#include "app/session/rounds/round_acts.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "app/session/ruleset/ruleset_session.h"
#include "model/document/event_document.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

// Events by a ruleset in the event file: they come back as they went in, and the acts of their
// stages are taken back.
namespace mentat::test::tst_ruleset_events {

namespace {

QByteArray document(const Event& event) {
    return writeEventDocument(event).toBytes();
}

const BookEvent& onlyEvent(const Session& session) {
    return session.book().events.front();
}

/// An event of which nothing is closed, with its stages played as far as they can be, or none.
QByteArray openEvent(int seed, bool playedStages) {
    return raw::randomHeatsEvent(static_cast<quint32>(seed),
                                 {.playedStages = playedStages, .isOpen = true});
}

/// Who plays, table by table.
std::vector<std::vector<PlayerId>> playersAt(const std::vector<Game>& games) {
    std::vector<std::vector<PlayerId>> tables;
    for (const Game& game : games) {
        auto& table = tables.emplace_back();
        for (const Seat& seat : game.seats)
            table.push_back(seat.player);
    }
    return tables;
}

} // namespace

class TestRulesetEvents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeBackFromTheFile() {
        const int seeds = rounds(40, 1000);
        for (int seed = 0; seed < seeds; ++seed) {
            const QByteArray in = raw::randomHeatsEvent(static_cast<quint32>(seed));
            ScratchBook scratch;
            scratch.create({in});
            const auto session = scratch.open(Session::Access::Read);
            QVERIFY2(exported(session->book()) == in, qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    /// The first stage whose players are known is seated; undo and redo, also after the file was
    /// opened again.
    void seatedStagesAreTakenBack() {
        int seated = 0;
        for (int seed = 0; seed < 60; ++seed) {
            ScratchBook scratch;
            scratch.create({openEvent(seed, false)});
            auto session = scratch.open();
            const Event before = onlyEvent(*session).event;
            const auto& stages = std::get<RulesetPlay>(before.play).ruleset.stages;
            for (const StageRule& stage : stages) {
                const auto draw = drawStage(before, {stage.name, 7, true});
                if (!draw)
                    continue;
                const EventId id = onlyEvent(*session).id;
                QVERIFY(
                    session->perform(id, setTables(before, draw->stage, draw->seed, draw->games)));
                const Event after = onlyEvent(*session).event;
                const PlayedStage* played
                    = findStage(std::get<RulesetPlay>(after.play), stage.name);
                QVERIFY(played);
                QCOMPARE(playersAt(played->games), playersAt(draw->games));
                QVERIFY(session->undo());
                QCOMPARE(document(onlyEvent(*session).event), document(before));
                session.reset();
                session = scratch.open();
                QCOMPARE(document(onlyEvent(*session).event), document(before));
                QVERIFY(session->redo());
                QCOMPARE(document(onlyEvent(*session).event), document(after));
                ++seated;
                break;
            }
        }
        QVERIFY(seated > 10);
    }

    /// All that come with the program, in the order of the contract.
    void builtInRulesets() {
        const auto rulesets = mentat::builtInRulesets();
        QVERIFY(rulesets);
        QStringList names;
        for (const Ruleset& ruleset : *rulesets) {
            names << ruleset.name.text();
            QVERIFY(ruleset.note);
        }
        QCOMPARE(names, (QStringList{u"HMW-P"_s, u"HMW-T"_s, u"HWO"_s, u"EuroQuest"_s, u"Catan"_s,
                                     u"UK Games Expo"_s, u"Commander"_s, u"Best two scores"_s,
                                     u"SwEl"_s, u"Swiss"_s, u"SE"_s, u"SEM"_s}));
    }
};

} // namespace mentat::test::tst_ruleset_events

MENTAT_TEST(tst_ruleset_events, TestRulesetEvents, QCoreApplication)
#include "tst_ruleset_events.moc"

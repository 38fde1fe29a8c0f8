#include "app/session/acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruling_acts {

namespace {

Ruling ruling(const QString& question, const QString& answer) {
    Ruling made;
    made.question = question;
    made.answer = answer;
    return made;
}

Event eventWith(std::vector<Ruling> rulings) {
    EventDetails details{
        *Name::fromText(u"Dune"_s), {}, Year(2026), {}, {}, {}, {GameSet::Base}, {}, false};
    return {std::move(details), {}, {}, {}, std::move(rulings), {}, {}, DunePlay{}};
}

} // namespace

/// Rulings that are recorded, changed and withdrawn.
class TestRulingActs : public QObject {
    Q_OBJECT

private:
    const Ruling m_zebra = ruling(u"May a zebra ship?"_s, u"Once."_s);
    const Ruling m_okapi = ruling(u"May an okapi move?"_s, u"Yes."_s);

private Q_SLOTS:
    void changed() {
        Event event = eventWith({m_zebra, m_okapi});
        const Ruling better = ruling(u"May a zebra ship?"_s, u"Never."_s);
        const auto change = changeRuling(event, m_zebra, better);
        QVERIFY(change);
        QCOMPARE(change->kind, ChangeKind::RulingChanged);
        apply(event, *change);
        QCOMPARE(event.rulings, (std::vector{better, m_okapi}));
        apply(event, inverse(*change));
        QCOMPARE(event.rulings, (std::vector{m_zebra, m_okapi}));
    }

    void withdrawn() {
        Event event = eventWith({m_zebra, m_okapi});
        const auto change = withdrawRuling(event, m_zebra);
        QVERIFY(change);
        QCOMPARE(change->kind, ChangeKind::RulingWithdrawn);
        apply(event, *change);
        QCOMPARE(event.rulings, std::vector{m_okapi});
        apply(event, inverse(*change));
        QCOMPARE(event.rulings, (std::vector{m_zebra, m_okapi}));
    }

    /// Undone in the meantime, or changed at another place.
    void whatIsNotThereAnyMore() {
        const Event event = eventWith({m_okapi});
        const auto change = changeRuling(event, m_zebra, m_okapi);
        QVERIFY(!change);
        QCOMPARE(change.error().kind, FailureKind::Stale);
        const auto end = withdrawRuling(event, m_zebra);
        QVERIFY(!end);
        QCOMPARE(end.error().kind, FailureKind::Stale);
    }
};

} // namespace mentat::test::tst_ruling_acts

MENTAT_TEST(tst_ruling_acts, TestRulingActs, QCoreApplication)
#include "tst_ruling_acts.moc"

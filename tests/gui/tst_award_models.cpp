#include "tests/support/award_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"
#include "ui/itemmodels/formats/wbc_dune/award_ranking_model.h"
#include "ui/itemmodels/formats/wbc_dune/awards_model.h"
#include "ui/itemmodels/players_games_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_award_models {

namespace {

QStringList texts(const QAbstractItemModel& model, int row) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells.append(model.index(row, column).data().toString());
    return cells;
}

/// A copy with the decision for p7 as the best Bene Gesserit.
Event decidedFor(Event event, bool handedOver = false) {
    event.awardDecisions = {{Faction::BeneGesserit, PlayerId::fromText(u"p7"_s), {}, handedOver}};
    return event;
}

} // namespace

/// The lists of the page Awards.
class TestAwardModels : public QObject {
    Q_OBJECT

private:
    Event m_event = eventFrom(awardDocument());
    Wording m_wording;

private Q_SLOTS:
    void eachFactionSaysHowFarItsAwardIs() {
        AwardsModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(awardRows(m_event, m_wording));
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(texts(model, 0), (QStringList{u"Atreides"_s, u"Ada Byron"_s, u"1.131"_s,
                                               u"95/84"_s, u"to hand over"_s}));
        QCOMPARE(texts(model, 1), (QStringList{u"Bene Gesserit"_s, u"Blaise Pascal, Grace Hopper"_s,
                                               u"0.476"_s, u"10/21"_s, u"tied, to decide"_s}));
        QCOMPARE(texts(model, 5),
                 (QStringList{u"Harkonnen"_s, u""_s, u""_s, u""_s, u"depends on a question"_s}));
        QCOMPARE(model.index(1, 0).data(factionRole).toInt(),
                 static_cast<int>(Faction::BeneGesserit));
        // Rows keep their places when something changes in one of them.
        model.setRows(awardRows(decidedFor(m_event), m_wording));
        QCOMPARE(texts(model, 1)[1], u"Grace Hopper"_s);
        QCOMPARE(texts(model, 1)[4], u"decided"_s);
        model.setRows(awardRows(decidedFor(m_event, true), m_wording));
        QCOMPARE(texts(model, 1)[4], u"handed over"_s);
        model.setRows(awardRows(eventFrom(awardDocument(playedFinal())), m_wording));
        QCOMPARE(texts(model, 0)[4], u"to be sent"_s);
        Event live = m_event;
        std::get<DunePlay>(live.play).heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        model.setRows(awardRows(live, m_wording));
        QCOMPARE(texts(model, 0)[4], u"leads so far"_s);
        QCOMPARE(texts(model, 1)[4], u"tied so far"_s);
    }

    void theRankingOfAFaction() {
        AwardRankingModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto show = [&](const Event& event, size_t faction) {
            model.setRows(rankingOf(event, awardCourses(event)[faction].award));
        };
        show(m_event, 0);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(texts(model, 0), (QStringList{u"1"_s, u"Ada Byron"_s, u"Heat 1, table 1"_s,
                                               u"9.5"_s, u"7"_s, u"5"_s, u"95/84"_s, u"1.131"_s}));
        QCOMPARE(texts(model, 1)[0], u"2"_s);
        show(m_event, 1);
        QCOMPARE(texts(model, 0)[1], u"Blaise Pascal, tied"_s);
        QCOMPARE(texts(model, 1)[0], u"1"_s);
        QCOMPARE(texts(model, 1)[1], u"Grace Hopper, tied"_s);
        show(decidedFor(m_event), 1);
        QCOMPARE(texts(model, 0)[1], u"Grace Hopper, chosen"_s);
        QCOMPARE(texts(model, 1)[1], u"Blaise Pascal, tied"_s);
    }
};

} // namespace mentat::test::tst_award_models

MENTAT_TEST(tst_award_models, TestAwardModels, QCoreApplication)
#include "tst_award_models.moc"

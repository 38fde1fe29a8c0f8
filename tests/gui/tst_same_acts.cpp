#include "tests/gui/results_fixture.h"
#include "tests/gui/storm_document.h"
#include "tests/support/test_program.h"
#include "ui/itemmodels/heats/results_model.h"
#include "ui/itemmodels/storm/storm_models.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/sheets/sheet_view.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_same_acts {

namespace {

using Acts = std::map<QString, QKeySequence>; // by the words of the menu Page

Acts actsAt(WindowFixture& fixture, const QString& page) {
    fixture.goTo(page);
    Acts acts;
    for (const QAction* action : fixture.workspace().current()->actions())
        acts.emplace(QString(action->text()).remove(u'&'), action->shortcut());
    return acts;
}

/// What is done on pages of both kinds of event, and where.
struct SameAct {
    QString words;
    QString ofHeats;
    QString ofSession;
};

const std::vector<SameAct>& sameActs() {
    static const std::vector<SameAct> all{
        {u"Draw the tables"_s, u"heats"_s, u"games"_s},
        {u"Take back the draw"_s, u"heats"_s, u"games"_s},
        {u"Record"_s, u"results"_s, u"games"_s},
        {u"Record"_s, u"results"_s, u"houses"_s},
        {u"Take this row's player out of the game"_s, u"results"_s, u"games"_s},
        {u"Discard the draft"_s, u"results"_s, u"games"_s},
        {u"Discard the draft"_s, u"results"_s, u"houses"_s},
    };
    return all;
}

/// What is called otherwise at one of the two, or has another key there; a key that the heats have
/// none for is one more.
QStringList differences(const SameAct& act, const Acts& ofHeats, const Acts& ofSession) {
    const auto one = ofHeats.find(act.words);
    const auto other = ofSession.find(act.words);
    if (one == ofHeats.end() || other == ofSession.end())
        return {u"%1: not on both"_s.arg(act.words)};
    if (!one->second.isEmpty() && one->second != other->second)
        return {u"%1: %2, %3"_s.arg(act.words, one->second.toString(), other->second.toString())};
    return {};
}

} // namespace

/// Whoever knows the pages of one kind of event knows those of the other: the same acts have the
/// same words and keys.
class TestSameActs : public QObject {
    Q_OBJECT

private:
    // One window at a time: keys go where the focus is.
    std::unique_ptr<ResultsFixture> m_heats;
    std::unique_ptr<WindowFixture> m_session;

    WindowFixture& openHeats() {
        m_session.reset();
        m_heats = std::make_unique<ResultsFixture>();
        m_heats->openHeat();
        return m_heats->fixture();
    }
    WindowFixture& openSession(const QString& page) {
        m_heats.reset();
        m_session = std::make_unique<WindowFixture>();
        m_session->open({playedStorm()});
        m_session->goTo(page);
        return *m_session;
    }
    QString buttonAt(WindowFixture& fixture, const QString& name) {
        QApplication::processEvents();
        return fixture.widget<QPushButton>(name).text();
    }
    /// The button of the result sheet that is shown.
    QString buttonOfSheet() {
        QApplication::processEvents();
        const auto* button = m_heats->sheet()->acts().findChild<QPushButton*>(u"recordResult"_s);
        return button->text();
    }

private Q_SLOTS:
    void cleanup() {
        m_heats.reset();
        m_session.reset();
    }

    void thePagesOfBothHaveTheSameActs() {
        std::map<QString, Acts> acts;
        WindowFixture& heats = openHeats();
        for (const QString& page : {u"heats"_s, u"results"_s})
            acts.emplace(page, actsAt(heats, page));
        WindowFixture& session = openSession(u"games"_s);
        for (const QString& page : {u"games"_s, u"houses"_s})
            acts.emplace(page, actsAt(session, page));
        for (const SameAct& act : sameActs()) {
            const QStringList found = differences(act, acts[act.ofHeats], acts[act.ofSession]);
            QVERIFY2(found.isEmpty(), qPrintable(found.join(u' ')));
        }
    }

    void aDifferenceIsFound() {
        const Acts record{{u"Record"_s, QKeySequence(Qt::Key_F2)}};
        const Acts otherKey{{u"Record"_s, QKeySequence(Qt::Key_F3)}};
        const Acts otherWords{{u"Record the game"_s, QKeySequence(Qt::Key_F2)}};
        const SameAct act{u"Record"_s, {}, {}};
        QCOMPARE(differences(act, record, otherKey).size(), qsizetype(1));
        QCOMPARE(differences(act, record, otherWords).size(), qsizetype(1));
        QVERIFY(differences(act, record, record).isEmpty());
    }

    void aSheetIsOpenedByEnterAndRecordedAlike() {
        openHeats();
        m_heats->keys(u"1 Return"_s);
        const QString record = buttonOfSheet();
        QCOMPARE(record, u"Record"_s);
        WindowFixture& games = openSession(u"games"_s);
        WindowFixture::press(u"Insert"_s);
        QCOMPARE(buttonAt(games, u"recordResult"_s), record);
        QCOMPARE(buttonAt(openSession(u"houses"_s), u"recordHouse"_s), record);
    }

    void aResultIsCorrectedAlike() {
        openHeats();
        m_heats->recordSolo(u"3"_s);
        m_heats->keys(u"Return F2"_s); // to the sheet, and to its correction
        const QString correct = buttonOfSheet();
        WindowFixture& games = openSession(u"games"_s);
        WindowFixture::press(u"Return F2"_s);
        QCOMPARE(buttonAt(games, u"recordResult"_s), correct);
    }

    void whatIsHalfTypedIsADraft() {
        openHeats();
        m_heats->keys(u"1 Return 7"_s);
        QCOMPARE(m_heats->cell(0, ResultsModel::Status), u"draft"_s);
        WindowFixture& games = openSession(u"games"_s);
        WindowFixture::press(u"Insert"_s);
        WindowFixture::type(u"hea"_s);
        WindowFixture::press(u"Return"_s);
        const auto& list = games.widget<ListTable>(u"gamesList"_s);
        const int last = list.model()->rowCount() - 1;
        QCOMPARE(list.model()->index(last, StormGamesModel::State).data().toString(), u"draft"_s);
    }

    void standingsLookAlike() {
        const auto said
            = [](WindowFixture& fixture, const QString& list, const std::vector<int>& columns) {
                  fixture.goTo(u"standings"_s);
                  const auto& table = fixture.widget<ListTable>(list);
                  const auto* empty = table.findChild<EmptyState*>();
                  QStringList texts{empty ? empty->line() : QString()};
                  for (const int column : columns)
                      texts.append(table.model()->headerData(column, Qt::Horizontal).toString());
                  return texts;
              };
        const QStringList ofHeats = said(openHeats(), u"standingsList"_s, {0, 1, 3});
        QCOMPARE(said(openSession(u"standings"_s), u"sessionRanking"_s, {0, 1, 4}), ofHeats);
    }
};

} // namespace mentat::test::tst_same_acts

MENTAT_TEST(tst_same_acts, TestSameActs, QApplication)
#include "tst_same_acts.moc"

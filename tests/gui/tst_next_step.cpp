#include "tests/gui/looks.h"
#include "tests/support/test_program.h"
#include "ui/lists/empty_state.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"

#include <QApplication>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_next_step {

namespace {

/// What answers a question stands with the question, not where the page's next step is.
bool isAnswer(const AccentButton& button) {
    const std::set<QString> answers{u"awardAccept"_s, u"lineUpAnswer"_s, u"dieRoll"_s};
    if (answers.contains(button.objectName()))
        return true;
    for (const QWidget* parent = button.parentWidget(); parent; parent = parent->parentWidget()) {
        if (qobject_cast<const EmptyPage*>(parent) || parent->objectName() == u"correction"_s)
            return true;
    }
    return false;
}

std::vector<AccentButton*> nextSteps(const QWidget& page) {
    std::vector<AccentButton*> shown;
    for (auto* button : page.findChildren<AccentButton*>()) {
        if (button->isVisible() && !isAnswer(*button))
            shown.push_back(button);
    }
    return shown;
}

/// Where the right end of a button stands: from the page's right edge, and from its top.
QPoint placeOf(const AccentButton& button, const QWidget& page) {
    const QPoint end = button.mapTo(&page, QPoint(button.width(), button.height() / 2));
    return {page.width() - end.x(), end.y()};
}

/// Several next steps at once, or one elsewhere than at the end of the first row.
QStringList nextStepFaults(const QWidget& page) {
    constexpr int lowest = 16; // the middle of a button in a bar
    QStringList faults;
    const auto shown = nextSteps(page);
    if (shown.size() > 1)
        faults.append(u"%1 next steps"_s.arg(shown.size()));
    for (const AccentButton* button : shown) {
        const QPoint place = placeOf(*button, page);
        if (place.x() != space::page || place.y() > lowest)
            faults.append(u"“%1” at %2, %3"_s.arg(button->text()).arg(place.x()).arg(place.y()));
    }
    return faults;
}

} // namespace

/// The button of the next step stands in one place, at the end of a page's first row: on every page
/// of every kind, whatever is typed there.
class TestNextStep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itStandsAtTheEndOfTheFirstRow_data() {
        QTest::addColumn<bool>("hasNext"); // something is to be done there next
        for (const char* scene : {"players",
                                  "players-import",
                                  "ruleset-part-changed",
                                  "heats-check-in",
                                  "results-sheet",
                                  "results-several",
                                  "results-taken",
                                  "results-warned",
                                  "results-adjudicated",
                                  "final-game-ready",
                                  "final-game-vote",
                                  "final-game-on",
                                  "final-game-sheet",
                                  "reports",
                                  "ruleset-sheet",
                                  "ruleset-sheet-warning",
                                  "ruleset-stages-cards",
                                  "ruleset-stages-tables",
                                  "ruleset-stages-sheet",
                                  "ruleset-reports",
                                  "storm-houses",
                                  "storm-games",
                                  "storm-games-fault",
                                  "storm-games-round",
                                  "storm-players",
                                  "storm-reports"})
            QTest::newRow(scene) << true;
        for (const char* scene :
             {"results-correction", "ruleset-correction", "awards-decision", "final-closing",
              "event-closing", "event-closed", "standings", "statistics", "history", "journal"})
            QTest::newRow(scene) << false;
    }
    void itStandsAtTheEndOfTheFirstRow() {
        QFETCH(bool, hasNext);
        WindowFixture fixture;
        sceneOf(QString::fromLatin1(QTest::currentDataTag())).set(fixture);
        QTest::qWait(20);
        const QWidget& page = *fixture.workspace().current();
        const QStringList faults = nextStepFaults(page);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"; "_s)));
        QCOMPARE(!nextSteps(page).empty(), hasNext);
        for (AccentButton* next : nextSteps(page)) {
            const QPoint place = next->pos(); // planted
            next->move(place - QPoint(60, 0));
            QCOMPARE(nextStepFaults(page).size(), 1);
            next->move(place + QPoint(0, 60));
            QCOMPARE(nextStepFaults(page).size(), 1);
            next->move(place);
            QCOMPARE(nextStepFaults(page), QStringList());
        }
    }

    void aSecondOneIsFound() {
        QWidget page;
        page.resize(300, 200);
        AccentButton first(u"Record"_s, &page);
        AccentButton second(u"Draw"_s, &page);
        for (AccentButton* button : {&first, &second}) {
            button->resize(80, 26);
            button->move(page.width() - space::page - button->width(), 0);
        }
        page.show();
        QCOMPARE(nextStepFaults(page), QStringList{u"2 next steps"_s});
        second.hide();
        QCOMPARE(nextStepFaults(page), QStringList());
    }
};

} // namespace mentat::test::tst_next_step

MENTAT_TEST(tst_next_step, TestNextStep, QApplication)
#include "tst_next_step.moc"

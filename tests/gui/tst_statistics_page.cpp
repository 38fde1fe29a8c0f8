#include "app/session/rounds/table_acts.h"
#include "reports/charts/race_plan.h"
#include "reports/heats/race_report.h"
#include "reports/writers/file_writing.h"
#include "tests/gui/years_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/charts/figure_view.h"
#include "ui/lists/report_list.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/statistics/figure_panel.h"
#include "ui/pages/statistics/race_view.h"
#include "ui/pages/statistics/topics_page.h"

#include <QApplication>
#include <QClipboard>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_statistics_page {

/// The year and the years in figures, walked through by keys.
class TestStatisticsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void openPage(const QString& page) {
        openSampleWithYears(*m_fixture);
        m_fixture->goTo(page);
        QApplication::processEvents();
    }
    QListWidget& topics(const QString& name) { return m_fixture->widget<QListWidget>(name); }
    QTableView& table(const QString& name) { return m_fixture->widget<QTableView>(name); }
    static QString cell(const QTableView& view, int row, int column) {
        return view.model()->index(row, column).data().toString();
    }
    /// What stands in the row that begins so.
    static QStringList rowOf(const QTableView& view, const QString& first, int column = 0) {
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            if (cell(view, row, column) != first)
                continue;
            QStringList cells;
            for (int i = 0; i < view.model()->columnCount(); ++i)
                cells.append(cell(view, row, i));
            return cells;
        }
        return {};
    }
    static QStringList headerOf(const QTableView& view) {
        QStringList titles;
        for (int i = 0; i < view.model()->columnCount(); ++i)
            titles.append(view.model()->headerData(i, Qt::Horizontal).toString());
        return titles;
    }
    static bool isSorted(const Figure& figure) {
        return std::ranges::is_sorted(figure.series.front().points, std::greater(),
                                      [](const FigurePoint& point) { return point.value; });
    }
    const Figure& shown() {
        auto* page = m_fixture->workspace().current();
        return page->findChild<FigurePanel*>()->drawing().figure;
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void thePageOpensOnTheRaceOrTheFirstFinding() {
        openPage(u"statistics"_s);
        const auto id = [this] {
            return topics(u"statisticsTopics"_s).currentItem()->data(Qt::UserRole).toString();
        };
        QCOMPARE(id(), u"race"_s);
        m_fixture->workspace().go(u"statistics"_s, u"qp"_s);
        m_fixture->goTo(u"players"_s);
        m_fixture->goTo(u"statistics"_s);
        QCOMPARE(id(), u"qp"_s); // chosen
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": []})"});
        m_fixture->goTo(u"statistics"_s);
        QCOMPARE(id(), u"race"_s); // nothing says anything yet
    }

    /// Large letters leave the width to the chart.
    void aNarrowPageHasOneLineToChooseFrom() {
        openPage(u"statistics"_s);
        auto& list = topics(u"statisticsTopics"_s);
        auto& choice = m_fixture->widget<QComboBox>(u"statisticsTopicsChoice"_s);
        QVERIFY(list.isVisible() && choice.isHidden());
        Choices choices = m_fixture->preferences().choices();
        choices.zoom = 200;
        m_fixture->preferences().setChoices(choices);
        QTRY_VERIFY_WITH_TIMEOUT(choice.isVisible() && list.isHidden(), patience);
        QVERIFY(choice.hasFocus());
        QCOMPARE(choice.count(), list.count());
        WindowFixture::press(u"End"_s);
        QApplication::processEvents();
        QCOMPARE(QString(shown().name), u"adjudications"_s);
        QCOMPARE(choice.currentText(), list.currentItem()->text());
        choices.zoom = 100;
        m_fixture->preferences().setChoices(choices);
        QTRY_VERIFY_WITH_TIMEOUT(list.isVisible() && choice.isHidden(), patience);
    }

    void theYearBesideEarlierYears() {
        openPage(u"statistics"_s);
        QVERIFY(topics(u"statisticsTopics"_s).hasFocus());
        QCOMPARE(m_fixture->workspace().current()->context(), u"34 players · 15 completed games"_s);
        WindowFixture::press(u"Down"_s); // the race is first
        const auto& beside = table(u"statisticsBeside"_s);
        QCOMPARE(headerOf(beside).mid(0, 4),
                 QStringList({u"Figure"_s, u"2026"_s, u"2023"_s, u"2018"_s}));
        QCOMPARE(rowOf(beside, u"Players"_s).mid(0, 3),
                 QStringList({u"Players"_s, u"34"_s, u"34"_s}));
        QCOMPARE(rowOf(beside, u"Mean turns"_s).mid(0, 4),
                 QStringList({u"Mean turns"_s, u"6.9"_s, u"6.9"_s, u"6.9"_s}));
        // 2001: 9.67, 2002: 6.67, 2018: 6.9, 2023: 6.9
        QCOMPARE(rowOf(beside, u"Mean turns"_s).mid(6), QStringList({u"7.5"_s, u"4"_s}));
        QCOMPARE(rowOf(beside, u"Adjudicated"_s).mid(0, 3),
                 QStringList({u"Adjudicated"_s, u"3"_s, u"3"_s}));
        // B4: what no earlier year knows is no row of dashes.
        QVERIFY(rowOf(beside, u"Player-starts"_s).isEmpty());
        const auto notes = m_fixture->workspace().current()->findChildren<QLabel*>();
        const QString mean = rowOf(beside, u"Players"_s)[6];
        QVERIFY(std::ranges::any_of(notes, [&mean](const QLabel* title) {
            return title->text()
                   == u"34 players this year, %1 on average in earlier years"_s.arg(mean);
        }));
        QVERIFY(std::ranges::any_of(notes, [](const QLabel* note) {
            return note->text().startsWith(
                u"No earlier figures: Player-starts (83), QP of the last finalist (2.0)."_s);
        }));
    }

    void eachFigureByArrowKeys() {
        openPage(u"statistics"_s);
        auto& list = topics(u"statisticsTopics"_s);
        QStringList names;
        WindowFixture::press(u"Down"_s); // earlier years; neither they nor the race is a figure
        for (int row = 2; row < list.count(); ++row) {
            WindowFixture::press(u"Down"_s);
            QApplication::processEvents();
            names.append(shown().name);
            QVERIFY2(hasValues(shown()), qPrintable(names.back()));
            QCOMPARE(
                list.currentItem()->text(),
                m_fixture->workspace().current()->findChild<FigurePanel*>()->drawing().words.title);
        }
        QCOMPARE(names.size(), 12); // no earlier year has games: no "victories-beside"
        names.removeDuplicates();
        QCOMPARE(names.size(), 12);
        QVERIFY(list.hasFocus());
    }

    void aChartSaysItsFinding() {
        openPage(u"statistics"_s);
        m_fixture->workspace().go(u"statistics"_s, u"wins-by-faction"_s);
        QApplication::processEvents();
        const FigurePanel& panel = *m_fixture->workspace().current()->findChild<FigurePanel*>();
        const FigureDrawing& drawing = panel.drawing();
        QCOMPARE(drawing.words.headline, u"Atreides won most: 5 of 13 games"_s);
        QVERIFY(std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->text() == drawing.words.headline;
        }));
        QCOMPARE(drawing.words.categories.front(), u"Atreides"_s); // the greatest first
        const auto headlineOf = [&](const QString& page, const QString& figure) {
            m_fixture->workspace().go(page, figure);
            return m_fixture->workspace()
                .current()
                ->findChild<FigurePanel*>()
                ->drawing()
                .words.headline;
        };
        QCOMPARE(headlineOf(u"statistics"_s, u"qp"_s),
                 u"The cut is at 2.0 QP, with 7 players below it on the same"_s);
        QCOMPARE(headlineOf(u"statistics"_s, u"victories"_s), QString());
        QCOMPARE(isSorted(shown()), true); // kinds have no order of their own
        QCOMPARE(headlineOf(u"statistics"_s, u"hours"_s),
                 u"Games with 6 players took longest: 4.6 hours vs. 3.8 with 5 players"_s);
        QCOMPARE(headlineOf(u"history"_s, u"years-players"_s),
                 u"Most players: 43 in 1998; 34 in 2026"_s);
    }

    /// The chart is seen whole; its table waits for its button, and stays for the next chart.
    void aChartFillsTheWindowAndItsTableWaits() {
        openPage(u"history"_s);
        m_fixture->workspace().go(u"history"_s, u"years-players"_s);
        QApplication::processEvents();
        auto& panel = *m_fixture->workspace().current()->findChild<FigurePanel*>();
        const auto& numbers = *panel.findChild<QTableView*>(u"figureTable"_s);
        const auto isWhole = [&panel] {
            const QRect seen(QPoint(), panel.parentWidget()->size());
            const QPoint corner = panel.view().mapTo(panel.parentWidget(), QPoint());
            return seen.contains(QRect(corner, panel.view().size()))
                   && panel.view().height() * 10 >= seen.height() * 8;
        };
        QVERIFY(!numbers.isVisible());
        QVERIFY(isWhole());
        panel.tableButton().click();
        QApplication::processEvents();
        QVERIFY(numbers.isVisible());
        QVERIFY(numbers.height() > panel.parentWidget()->height()); // 31 years
        QVERIFY(isWhole());
        // The planted fault: a chart as high as its table.
        panel.view().setRoom(numbers.height());
        QApplication::processEvents();
        QVERIFY(!isWhole());
        m_fixture->workspace().go(u"history"_s, u"years-turns"_s);
        QApplication::processEvents();
        QVERIFY(numbers.isVisible());
    }

    void theRaceSaysWhatIsSeen() {
        openPage(u"statistics"_s);
        m_fixture->workspace().go(u"statistics"_s, u"race"_s);
        QApplication::processEvents();
        const auto* race = m_fixture->workspace().current()->findChild<RaceView*>();
        QVERIFY(race && race->isVisible());
        QCOMPARE(race->drawing().title,
                 u"Maëlle Quintrec climbed from rank 27 to the last seat in the final"_s);
        QCOMPARE(race->drawing().columns, (QStringList{u"Heat 1"_s, u"Heat 2"_s, u"Heat 3"_s}));
        QVERIFY(std::ranges::any_of(race->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->text() == race->drawing().title;
        }));
        // A correction shows at once.
        QVERIFY(m_fixture->book().perform(
            voidGame(m_fixture->event(), {HeatNumber(3), TableNumber(1)}, u"spilled coffee"_s)));
        QCOMPARE(race->drawing(), raceDrawing(m_fixture->event(), Language()));
    }

    /// In a low window its page scrolls, rather than leave out the cut or the player of the title.
    void theRaceShowsAllOfItsLines() {
        openPage(u"statistics"_s);
        m_fixture->workspace().go(u"statistics"_s, u"race"_s);
        Choices choices = m_fixture->preferences().choices();
        choices.zoom = 200;
        m_fixture->preferences().setChoices(choices);
        m_fixture->window().resize(1280, 600);
        QApplication::processEvents();
        const auto& race = *m_fixture->workspace().current()->findChild<RaceView*>();
        auto& picture = *race.findChild<QWidget*>(u"racePicture"_s);
        const auto showsAll = [&] {
            const double letters = QFontInfo(picture.font()).pixelSize();
            return linesThatFit(race.drawing(), picture.height(), letters)
                   == race.drawing().lines.size();
        };
        QVERIFY(picture.height() > 600); // it scrolls
        QVERIFY(showsAll());
        picture.resize(picture.width(), 400); // planted: as low as the window
        QVERIFY(!showsAll());
    }

    void aCorrectedResultShowsAtOnce() {
        openPage(u"statistics"_s);
        m_fixture->workspace().go(u"statistics"_s, u"adjudications"_s);
        const auto games = [this] {
            double sum = 0;
            for (const FigureSeries& series : shown().series) {
                for (const FigurePoint& point : series.points)
                    sum += point.value.value_or(0);
            }
            return sum;
        };
        QCOMPARE(games(), 15.0);
        QVERIFY(m_fixture->book().perform(
            voidGame(m_fixture->event(), {HeatNumber(1), TableNumber(1)}, u"spilled coffee"_s)));
        QCOMPARE(games(), 14.0);
    }

    // A14
    void whereNoChartIsItSaysWhatPrints() {
        m_fixture->openSample();
        m_fixture->workspace().go(u"history"_s, u"factions"_s);
        WindowFixture::press(u"P"_s);
        QCOMPARE(m_fixture->notice(), u"No chart here. Ctrl+P prints the list."_s);
    }

    void copiedAsPictureAndAsTable() {
        openPage(u"statistics"_s);
        m_fixture->workspace().go(u"statistics"_s, u"victories"_s);
        WindowFixture::press(u"T"_s);
        const QString text = QApplication::clipboard()->text();
        QVERIFY2(text.contains(u"Solo\t4"_s), qPrintable(text));
        WindowFixture::press(u"C"_s);
        QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
        const QImage picture = QApplication::clipboard()->image();
        QVERIFY(picture.width() > 600);
    }

    void savedByItsKey() {
        openPage(u"statistics"_s);
        m_fixture->workspace().go(u"statistics"_s, u"victories"_s);
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/chart.svg"_s;
        WindowFixture::press(u"S"_s);
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(m_fixture->prompts().toSave).contains("Guild default"),
                                 patience);
        const QString proposal = m_fixture->prompts().proposals.back(); // another year's stays
        QVERIFY2(proposal.startsWith(fileNameOf(eventTitle(m_fixture->event().details)) + u' '),
                 qPrintable(proposal));
    }

    void theYearsOfTheFile() {
        openPage(u"history"_s);
        const auto& years = table(u"historyYears"_s);
        QCOMPARE(years.model()->rowCount(), 31);
        QCOMPARE(cell(years, 0, 0), u"2026"_s);
        const QStringList year2018 = rowOf(years, u"2018"_s);
        // Games, turns, and hours are known of five years of 31, and all years are of Dune.
        QCOMPARE(headerOf(years), QStringList({u"Year"_s, u"Players"_s, u"Champion"_s}));
        QCOMPARE(year2018, QStringList({u"2018"_s, u"38"_s, u"Jacob Dyer"_s}));
        QCOMPARE(m_fixture->workspace().current()->context(),
                 u"Dune · 31 years, 1992–2026 (games recorded for 2026)"_s);
        const auto& finalists = table(u"historyFinalists"_s);
        QCOMPARE(finalists.model()->rowCount(), 6); // of the newest year
        QCOMPARE(cell(finalists, 0, 3), u"30"_s);
        QCOMPARE(cell(finalists, 5, 3), u"3"_s);
    }

    void aPlayersCareer() {
        openPage(u"history"_s);
        m_fixture->workspace().go(u"history"_s, u"players"_s);
        auto* find = m_fixture->workspace().current()->findChildren<QLineEdit*>().back();
        find->setFocus();
        WindowFixture::type(u"gl mcm"_s);
        QApplication::processEvents();
        const auto& players = table(u"historyPlayers"_s);
        QCOMPARE(players.model()->rowCount(), 1);
        QCOMPARE(rowOf(players, u"Glenn McMaster"_s).mid(2),
                 QStringList({u"4"_s, u""_s, u""_s, u"4"_s, u"4"_s, u""_s, u""_s}));
        const auto& career = table(u"historyCareer"_s);
        QCOMPARE(career.model()->rowCount(), 4);
        QCOMPARE(cell(career, 0, 0), u"2023"_s);
        QCOMPARE(cell(career, 3, 0), u"2008"_s);
        // All four are summaries: what they do not know has no column.
        QCOMPARE(headerOf(career), QStringList({u"Year"_s, u"Place"_s}));
        for (int row = 0; row < career.model()->rowCount(); ++row)
            for (int column = 0; column < career.model()->columnCount(); ++column)
                QVERIFY(cell(career, row, column) != u"–"_s);
    }

    void aListSortsByItsNumbers() {
        openPage(u"history"_s);
        auto& years = table(u"historyYears"_s);
        years.sortByColumn(1, Qt::DescendingOrder);
        QCOMPARE(cell(years, 0, 0), u"1998"_s); // 43 players
        // A row that is marked shows its own year, wherever it stands.
        years.setCurrentIndex(years.model()->index(0, 0));
        QCOMPARE(cell(table(u"historyFinalists"_s), 0, 1), u"Brad Johnson"_s);
    }

    void summariesAloneHaveAHistory() {
        openSummariesAlone(*m_fixture);
        m_fixture->goTo(u"history"_s);
        QCOMPARE(table(u"historyYears"_s).model()->rowCount(), 30);
        QVERIFY(m_fixture->workspace().current()->report().isEmpty());
    }
};

} // namespace mentat::test::tst_statistics_page

MENTAT_TEST(tst_statistics_page, TestStatisticsPage, QApplication)
#include "tst_statistics_page.moc"

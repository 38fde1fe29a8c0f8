#include "model/changes/change_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/look/text_label.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_pages {

/// An event by a ruleset, its results typed by keys alone.
class TestRulesetPages : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    int m_keys = 0;

    void open(const QByteArray& document, const QString& page) {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        m_fixture->open({document});
        m_fixture->goTo(page);
        QApplication::processEvents();
    }
    const Game& game(int table) {
        const auto& play = std::get<RulesetPlay>(m_fixture->event().play);
        return *findGame(findHeat(play, HeatNumber(1))->games, TableNumber(table));
    }
    /// "2 1 3 4", "–" for no place.
    QString places(int table) {
        QStringList texts;
        for (const Seat& seat : game(table).seats) {
            const auto& place = byRuleset(seat).place;
            texts.append(seat.dropout ? u"d"_s : place ? QString::number(place->value()) : u"–"_s);
        }
        return texts.join(u' ');
    }
    SheetView* sheet() {
        for (auto* sheet : m_fixture->window().findChildren<SheetView*>()) {
            if (sheet->isVisible())
                return sheet;
        }
        return nullptr;
    }
    QString line(const QString& name) { return sheet()->findChild<QLineEdit*>(name)->text(); }
    /// What a part of the sheet says; empty where it is hidden.
    QString said(const QString& name) {
        const auto* shown = sheet()->findChild<QWidget*>(name);
        if (!shown->isVisible())
            return {};
        QStringList texts;
        for (const QLabel* label : shown->findChildren<QLabel*>())
            texts.append(label->text());
        texts.removeAll(QString());
        return texts.join(u'\n');
    }
    QString focused() {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }
    void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QCoreApplication::processEvents();
            ++m_keys;
        }
    }
    ChangeKind lastKind() { return m_fixture->book().nextUndo()->change.kind; }
    QString cell(int row, int column) {
        const auto& list = m_fixture->widget<QTableView>(u"standingsList"_s);
        return list.model()->index(row, column).data().toString();
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_keys = 0;
    }
    void cleanup() { m_fixture.reset(); }

    /// Figures of this kind, and nothing that only the tournament has.
    void theYearInFigures() {
        open(playedRuleset(), u"statistics"_s);
        const auto topicsOf = [&](const QString& name) {
            const auto& list = m_fixture->widget<QListWidget>(name);
            QStringList titles;
            for (int row = 0; row < list.count(); ++row)
                titles.append(list.item(row)->text());
            return titles;
        };
        QCOMPARE(topicsOf(u"statisticsTopics"_s),
                 (QStringList{u"The race"_s, u"Beside earlier years"_s, u"Participation by heat"_s,
                              u"How many heats people played"_s, u"Length of games in hours"_s,
                              u"Wins by seat"_s}));
        m_fixture->goTo(u"history"_s);
        QApplication::processEvents();
        QCOMPARE(topicsOf(u"historyTopics"_s),
                 (QStringList{u"Years"_s, u"Players"_s, u"Players and games"_s, u"Game turns"_s,
                              u"Hours of play"_s}));
        QStringList heads;
        for (const QTableView* list : m_fixture->workspace().findChildren<QTableView*>()) {
            for (int column = 0; list->isVisible() && column < list->model()->columnCount();
                 ++column)
                heads.append(list->model()->headerData(column, Qt::Horizontal).toString());
        }
        QVERIFY(heads.contains(u"Champion"_s));
        QVERIFY2(!heads.join(u' ').contains(QRegularExpression(u"Faction|QP|Adjudicated"_s)),
                 qPrintable(heads.join(u' ')));
    }

    void aHeatIsTypedThrough() {
        open(rulesetHeat(), u"results"_s);
        keys(u"1 Return 2 1 3 4 Return"_s);
        std::printf("keys for a table of four with places: %d (goal 12)\n", m_keys);
        QVERIFY(m_keys <= 12);
        QCOMPARE(places(1), u"2 1 3 4"_s);
        QCOMPARE(lastKind(), ChangeKind::ResultRecorded);
        // The next table without a result is there to be typed.
        QVERIFY(sheet());
        QCOMPARE(sheet()->place().table, TableNumber(2));
        keys(u"1 1 3 4 Return"_s);
        QCOMPARE(sheet()->place().table, TableNumber(3));
        keys(u"1 Space D Space 3 Space 2 Return"_s);
        QCOMPARE(places(2), u"1 1 3 4"_s);
        QCOMPARE(places(3), u"1 d 3 2"_s);
        QVERIFY(!sheet());
        QCOMPARE(focused(), u"resultsList"_s);
        m_fixture->goTo(u"standings"_s);
        QApplication::processEvents();
        QCOMPARE(cell(0, 2), u"1"_s);     // wins
        QCOMPARE(cell(0, 3), u"1,000"_s); // place points
    }

    // A card of 560 pixels held 230 pixels of words.
    void theCardEndsWithItsLines() {
        open(rulesetHeat(), u"results"_s);
        keys(u"1 Return"_s);
        QApplication::processEvents();
        const auto& seats = m_fixture->widget<QWidget>(u"sheetSeats"_s);
        const auto& line = m_fixture->widget<QLineEdit>(u"sheetPlaces"_s);
        const auto rightOf = [this](const QWidget& part) {
            return part.mapTo(&m_fixture->window(), QPoint(part.width(), 0)).x();
        };
        QCOMPARE(rightOf(seats), rightOf(line));
        QVERIFY(seats.width() <= 60 * seats.fontMetrics().averageCharWidth());
    }

    void scoresAreTypedToo() {
        open(scoredHeat(), u"results"_s);
        keys(u"1 Return"_s);
        QCOMPARE(focused(), u"sheetScores"_s);
        keys(u"1 0 Space 1 2 Space 1 1 Space 1 3 Return"_s);
        std::printf("keys for a table of four with scores: %d (goal 20)\n", m_keys);
        QVERIFY(m_keys <= 20);
        QCOMPARE(places(1), u"– – – –"_s);
        QCOMPARE(byRuleset(game(1).seats[3]).score, Decimal(13));
        QCOMPARE(lastKind(), ChangeKind::ResultRecorded);
    }

    void whatIsWrongIsSaidAtTheField() {
        open(rulesetHeat(), u"results"_s);
        keys(u"1 Return 1 1 2 4"_s);
        QCOMPARE(said(u"sheetFault"_s), QString()); // nothing is said while it is typed
        keys(u"Return"_s);
        QVERIFY2(said(u"sheetFault"_s).contains(u"type 3 instead of 2"),
                 qPrintable(said(u"sheetFault"_s)));
        keys(u"F6"_s); // there is nothing to accept
        QVERIFY2(said(u"refusedBar"_s).startsWith(u"Nothing is recorded yet"),
                 qPrintable(said(u"refusedBar"_s)));
        keys(u"2 1 3 4 Return"_s); // the next table's, without looking
        QCOMPARE(line(u"sheetPlaces"_s), u"1124"_s);
        keys(u"F2"_s);
        QCOMPARE(focused(), u"sheetPlaces"_s);
        QCOMPARE(places(1), u"– – – –"_s);
        keys(u"Backspace Backspace 3"_s);
        QVERIFY2(said(u"sheetFault"_s).contains(u"3 typed"),
                 qPrintable(line(u"sheetPlaces"_s) + said(u"sheetFault"_s)));
        keys(u"4 Return"_s);
        QCOMPARE(places(1), u"1 1 3 4"_s);
    }

    void aHalfTypedResultIsKept() {
        open(rulesetHeat(), u"results"_s);
        keys(u"2 Return 2 1 Escape"_s);
        QVERIFY(!sheet());
        QCOMPARE(m_fixture->book().session().drafts().size(), size_t{1});
        m_fixture->reopen();
        m_fixture->goTo(u"results"_s);
        QApplication::processEvents();
        keys(u"2 Return"_s);
        QCOMPARE(line(u"sheetPlaces"_s), u"21"_s);
        keys(u"3 4 Return"_s);
        QCOMPARE(places(2), u"2 1 3 4"_s);
        QVERIFY(m_fixture->book().session().drafts().empty());
    }

    void undoTakesTheResultBack() {
        open(rulesetHeat(), u"results"_s);
        keys(u"1 Return 2 1 3 4 Return Ctrl+Z"_s);
        QCOMPARE(places(1), u"– – – –"_s);
        m_fixture->book().redo();
        QCOMPARE(places(1), u"2 1 3 4"_s);
    }

    // The line is there again, and the next one is typed over it.
    void anUndoneLineIsTypedOver() {
        open(rulesetHeat(), u"results"_s);
        keys(u"1 Return 2 1 3 4 Return Ctrl+Z"_s);
        QCOMPARE(sheet()->place().table, TableNumber(1));
        QCOMPARE(line(u"sheetPlaces"_s), u"2134"_s);
        QCOMPARE(m_fixture->book().session().drafts().size(), size_t{1});
        m_fixture->book().redo();
        QVERIFY(sheet()->isReading());
        QVERIFY(m_fixture->book().session().drafts().empty());
        keys(u"9"_s);
        QCOMPARE(line(u"sheetPlaces"_s), u"2 1 3 4"_s);
        m_fixture->book().undo();
        QVERIFY(!sheet()->isReading());
        keys(u"Escape 1 Return Ctrl+A 1 2 3 4 Return"_s);
        QCOMPARE(places(1), u"1 2 3 4"_s);
        keys(u"Ctrl+Z 4 3 2 1 Return"_s);
        QCOMPARE(places(1), u"4 3 2 1"_s);
    }

    void aCorrectionAsksWhoAndWhy() {
        open(rulesetHeat(), u"results"_s);
        keys(u"1 Return 2 1 3 4 Return Escape 1 Return"_s);
        QVERIFY(sheet()->isReading());
        keys(u"9"_s);
        QVERIFY(m_fixture->notice().contains(u"Press F2 to correct it"));
        keys(u"F2 Ctrl+A 1 2 3 4 Return"_s);
        QCOMPARE(places(1), u"2 1 3 4"_s);
        QCOMPARE(focused(), u"correctionAskedBy"_s);
        keys(u"Return Return"_s);
        QCOMPARE(places(1), u"1 2 3 4"_s);
        QCOMPARE(lastKind(), ChangeKind::ResultCorrected);
        QVERIFY(!sheet()); // nobody wants to type the next one now
    }

    void aWarningIsLookedAtOnce() {
        open(scoredHeat(), u"results"_s);
        keys(u"1 Return 1 0 Space 8 Space 7 Space 9 Tab 2 1 3 4 Return"_s);
        QCOMPARE(places(1), u"– – – –"_s);
        QVERIFY2(said(u"sheetWarnings"_s).contains(u"H10.25"),
                 qPrintable(said(u"sheetWarnings"_s)));
        keys(u"Return 1 2 3 4 Return"_s); // the end of it, and the next table's line
        QCOMPARE(places(1), u"– – – –"_s);
        QCOMPARE(line(u"sheetPlaces"_s), u"2134"_s);
        keys(u"F6"_s);
        QCOMPARE(said(u"sheetWarnings"_s), QString());
        keys(u"Ctrl+Return"_s);
        QCOMPARE(places(1), u"2 1 3 4"_s);
        QCOMPARE(game(1).accepted.size(), size_t{1});
    }

    void aStageIsSeatedAndPlayed() {
        open(playedRuleset(), u"final"_s);
        const auto& play = [this]() -> const RulesetPlay& {
            return std::get<RulesetPlay>(m_fixture->event().play);
        };
        auto& players = m_fixture->widget<QTableView>(u"callList"_s);
        const auto first = [&players] { return players.model()->index(0, 2).data().toString(); };
        QCOMPARE(players.model()->rowCount(), 13); // eight, four alternates, one tied with the last
        QCOMPARE(first(), u"plays"_s);
        // The first can't play, and can after all.
        players.setFocus();
        players.setCurrentIndex(players.model()->index(0, 1));
        keys(u"X"_s);
        QCOMPARE(first(), u"out"_s);
        QCOMPARE(lastKind(), ChangeKind::PlayerCalled);
        players.setCurrentIndex(players.model()->index(0, 1));
        keys(u"X"_s);
        QCOMPARE(first(), u"plays"_s);
        keys(u"F9"_s); // the cards, then the tables
        QCOMPARE(play().stages.front().games.size(), size_t{2});
        QVERIFY(qobject_cast<TablesView*>(QApplication::focusWidget()));
        keys(u"Return 2 1 Escape Return"_s);
        QCOMPARE(line(u"sheetPlaces"_s), u"21"_s); // kept as a draft
        keys(u"3 4 Return"_s);
        QCOMPARE(lastKind(), ChangeKind::ResultRecorded);
        QVERIFY(hasResult(play().stages.front().games[0]));
        QVERIFY(sheet()); // the other table's
        keys(u"1 2 3 4 Return"_s);
        QVERIFY(hasResult(play().stages.front().games[1]));
        QVERIFY(m_fixture->book().session().drafts().empty());
        m_fixture->page<RoundsPage>(u"final"_s).reveal(u"Final"_s);
        QApplication::processEvents();
        QCOMPARE(first(), u"plays"_s);
        QCOMPARE(players.model()->index(1, 2).data().toString(), u"plays"_s);
        keys(u"F9"_s);
        QCOMPARE(play().stages.back().games.size(), size_t{1});
        QCOMPARE(play().stages.back().games[0].seats.size(), size_t{4});
    }

    void aRulesetIsChosen() {
        open(rulesetHeat(), u"event"_s);
        m_fixture->page<Page>(u"event"_s).reveal(u"rulesetPart"_s);
        QApplication::processEvents();
        QTimer::singleShot(0, this, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions()) {
                if (action->text() == u"Catan"_s) {
                    action->trigger();
                    menu->close();
                }
            }
        });
        m_fixture->widget<QPushButton>(u"chooseRuleset"_s).click();
        QCOMPARE(m_fixture->widget<QLabel>(u"rulesetName"_s).text(), u"Catan"_s);
        m_fixture->window().activateWindow(); // the menu is gone
        QTRY_COMPARE_WITH_TIMEOUT(focused(), u"takeRuleset"_s, patience);
        keys(u"Return"_s);
        QCOMPARE(m_fixture->widget<QLabel>(u"rulesetName"_s).text(), u"Catan"_s);
        QCOMPARE(lastKind(), ChangeKind::RulesetChanged);
        m_fixture->book().undo();
        QCOMPARE(m_fixture->widget<QLabel>(u"rulesetName"_s).text(), u"Puerto Rico (HMW-P)"_s);
    }

    void aRulesetThatDoesNotFitIsRefused() {
        open(rulesetHeat(), u"results"_s);
        keys(u"1 Return 2 1 3 4 Return"_s);
        // By a file whose ruleset is none: it lacks an order.
        QTemporaryDir folder;
        QFile file(folder.filePath(u"ruleset.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "mentat-ruleset", "version": 1,
                       "ruleset": {"name": "None", "sizes": [4]}})");
        file.close();
        m_fixture->page<Page>(u"event"_s).reveal(u"rulesetPart"_s);
        m_fixture->prompts().toOpen = file.fileName();
        m_fixture->widget<QPushButton>(u"readRuleset"_s).click();
        QVERIFY(!m_fixture->widget<ReasonLine>(u"rulesetWhy"_s).text().isEmpty());
        QCOMPARE(lastKind(), ChangeKind::ResultRecorded);
        // What is saved is read again.
        m_fixture->prompts().toSave = folder.filePath(u"saved.json"_s);
        m_fixture->widget<QPushButton>(u"saveRuleset"_s).click();
        m_fixture->prompts().toOpen = folder.filePath(u"saved.json"_s);
        m_fixture->widget<QPushButton>(u"readRuleset"_s).click();
        QCOMPARE(m_fixture->widget<ReasonLine>(u"rulesetWhy"_s).text(), QString());
    }

    void aNewEventIsPlayedByABuiltInRuleset() {
        m_fixture->open({});
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/new.mentat"_s;
        WindowFixture::inNextDialog([](QDialog& dialog) {
            auto* format = dialog.findChild<QComboBox*>(u"newEventFormat"_s);
            format->setCurrentText(u"Heats with a ruleset"_s);
            auto* play = dialog.findChild<QComboBox*>(u"newEventPlay"_s);
            // Only the code was shown, and the name of the event is still the code alone.
            QCOMPARE(play->itemText(0), u"HMW-P – Heats, most wins, then points"_s);
            QCOMPARE(dialog.findChild<QLineEdit*>(u"newEventName"_s)->text(), u"HMW-P"_s);
            QVERIFY(play->findText(u"Swiss"_s) >= 0); // has a name besides its code
            for (int i = 0; i < play->count(); ++i) {
                constexpr int arrow = 24;
                const int width = play->fontMetrics().horizontalAdvance(play->itemText(i));
                QVERIFY2(width + arrow <= play->width(), qPrintable(play->itemText(i)));
            }
            play->setCurrentText(u"Catan"_s);
            QCOMPARE(dialog.findChild<QLineEdit*>(u"newEventName"_s)->text(), u"Catan"_s);
            dialog.accept();
        });
        keys(u"Ctrl+N"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->book().hasEvent(), patience);
        const auto* play = std::get_if<RulesetPlay>(&m_fixture->event().play);
        QVERIFY(play);
        QCOMPARE(play->ruleset.name.text(), u"Catan"_s);
        QCOMPARE(m_fixture->event().settings.lastTurnMinutes, Minutes(0));
    }

    void theStandingsSayWhy() {
        open(playedRuleset(), u"standings"_s);
        const auto& list = m_fixture->widget<QTableView>(u"standingsList"_s);
        // Rank, player, two keys, heats, note.
        QCOMPARE(list.model()->columnCount(), 6);
        QCOMPARE(list.model()->rowCount(), 21); // twenty and the cut
        int cut = 0;
        while (!cell(cut, 0).startsWith(u"Cut"))
            ++cut;
        QCOMPARE(cut, 8);
        QVERIFY2(cell(cut, 0).contains(u"Semifinal"), qPrintable(cell(cut, 0)));
        const QString why = m_fixture->widget<QLabel>(u"standingReasons"_s).text();
        QVERIFY2(why.startsWith(cell(0, 1) + u" ahead of " + cell(1, 1)), qPrintable(why));
    }

    /// The lines are those of the sheet; nothing of it is stored.
    void anotherResultIsSupposed() {
        open(playedRuleset(), u"standings"_s);
        const Event before = m_fixture->event();
        const auto& list = m_fixture->widget<QTableView>(u"standingsList"_s);
        const QString first = cell(0, 1);
        keys(u"Ctrl+I"_s);
        auto& games = m_fixture->widget<QComboBox>(u"whatIfGame"_s);
        auto& places = m_fixture->widget<QLineEdit>(u"whatIfPlaces"_s);
        const auto& seats = m_fixture->widget<QLabel>(u"whatIfSeats"_s);
        const auto& effect = m_fixture->widget<QLabel>(u"whatIfEffect"_s);
        while (!seats.text().contains(first))
            games.setCurrentIndex(games.currentIndex() + 1);
        places.setFocus();
        places.clear();
        keys(u"1 1 1 1 Return"_s);
        QApplication::processEvents();
        QVERIFY2(effect.text().startsWith(u"It would change"_s), qPrintable(effect.text()));
        QCOMPARE(list.model()->headerData(1, Qt::Horizontal).toString(), u"Moved"_s);
        places.clear();
        keys(u"x Return"_s);
        QApplication::processEvents();
        QVERIFY(effect.text().isEmpty()); // a refusal stands in its place
        QVERIFY(m_fixture->event() == before);
        keys(u"Escape"_s);
        QCOMPARE(list.model()->headerData(1, Qt::Horizontal).toString(), u"Player"_s);
        QCOMPARE(cell(0, 1), first);
    }

    /// R4.5: none while a heat is to come, then those for the places that are called.
    void onlyDiceThatMatterAreAsked() {
        QJsonObject root = QJsonDocument::fromJson(playedRuleset()).object();
        QJsonObject event = root[u"event"_s].toObject();
        QJsonObject ruleset = event[u"ruleset"_s].toObject();
        ruleset[u"order"_s] = QJsonArray{QJsonObject{{u"by"_s, u"wins"_s}}};
        event[u"ruleset"_s] = ruleset;
        root[u"event"_s] = event;
        open(QJsonDocument(root).toJson(), u"standings"_s);
        const auto dice
            = [this] { return m_fixture->window().findChildren<QLineEdit*>(u"tieDie"_s).size(); };
        QVERIFY(dice() > 0);
        QJsonArray heats = root[u"heats"_s].toArray();
        heats.append(QJsonObject{{u"number"_s, static_cast<int>(heats.size()) + 1},
                                 {u"entrants"_s, QJsonArray()},
                                 {u"games"_s, QJsonArray()}});
        root[u"heats"_s] = heats;
        m_fixture = std::make_unique<WindowFixture>();
        open(QJsonDocument(root).toJson(), u"standings"_s);
        QCOMPARE(dice(), 0);
        QVERIFY(cell(0, 2).size() > 0);
    }
};

} // namespace mentat::test::tst_ruleset_pages

MENTAT_TEST(tst_ruleset_pages, TestRulesetPages, QApplication)
#include "tst_ruleset_pages.moc"

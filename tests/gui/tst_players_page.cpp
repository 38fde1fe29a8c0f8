#include "app/session/backups.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/pages/players/players_page.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_players_page {

namespace {

QByteArray baseEvent() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2024, "rules": "wbc-dune", "sets": ["base"]},
        "players": [{"id": "p1", "name": "Ada Byron", "badge": "1042"},
                    {"id": "p2", "name": "Blaise Pascal"}],
        "heats": [{"number": 1, "entrants": ["p1"], "games": []}]})";
}

QByteArray laterEvent() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune", "sets": ["base"]},
        "players": [{"id": "p1", "name": "Carl Gauss"}]})";
}

QStringList names(const QTableView& list) {
    QStringList texts;
    for (int row = 0; row < list.model()->rowCount(); ++row)
        texts << list.model()->index(row, 0).data().toString();
    return texts;
}

} // namespace

/// The Players page, by keys.
class TestPlayersPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    QTableView& list() { return m_fixture->widget<QTableView>(u"playersList"_s); }
    QLineEdit& search() { return m_fixture->widget<QLineEdit>(u"playerSearch"_s); }
    QLineEdit& field(const QString& name) { return m_fixture->widget<QLineEdit>(name); }
    const Player& player(const QString& id) {
        return *findPlayer(m_fixture->event(), *PlayerId::fromText(id));
    }
    const Player* named(const QString& name) {
        for (const Player& player : m_fixture->event().players) {
            if (player.name.text() == name)
                return &player;
        }
        return nullptr;
    }
    void open(const std::vector<QByteArray>& documents) {
        m_fixture->open(documents);
        m_fixture->goTo(u"players"_s);
    }
    void openSample() {
        m_fixture->openSample();
        m_fixture->goTo(u"players"_s);
    }
    QAction& action(const QString& text) {
        const auto all = m_fixture->workspace().current()->actions();
        const auto found = std::ranges::find(all, text, &QAction::text);
        if (found == all.end())
            qFatal("no action %s", qPrintable(text));
        return **found;
    }
    QString csv(const QByteArray& lines) {
        QString path = m_fixture->scratch().folder() + u"/list.csv"_s;
        writeBytes(path, lines);
        return path;
    }
    /// The marked player's panel, with the focus in its first field.
    void edit(const QString& query) {
        m_fixture->press(u"Ctrl+F"_s);
        m_fixture->type(query);
        m_fixture->press(u"F2"_s);
        QVERIFY(field(u"playerName"_s).hasFocus());
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    // The last digit may be the one that tells two badges apart.
    void aBadgeIsReadWhole() {
        m_fixture->setWindowSize({1024, 660});
        open({baseEvent().replace("1042", "00981")});
        QLineEdit& badge = field(u"playerBadge"_s);
        QTRY_COMPARE_WITH_TIMEOUT(badge.text(), u"00981"_s, patience);
        constexpr int beside = 2; // that Qt keeps free on either side of a text
        const int room
            = badge.width() - (badge.minimumSizeHint().width() - badge.fontMetrics().maxWidth());
        QVERIFY2(room - 2 * beside >= badge.fontMetrics().horizontalAdvance(badge.text()),
                 qPrintable(QString::number(badge.width())));
    }

    void aFewLettersFindAndAccentsDoNotMatter() {
        openSample();
        QVERIFY(search().hasFocus());
        QCOMPARE(list().model()->rowCount(), int(m_fixture->event().players.size()));
        m_fixture->type(u"gágn"_s);
        QVERIFY(names(list()).contains(u"Jean-Marc Gagner"_s));
        QVERIFY(names(list()).size() < 5);
    }

    void aBadgeCountsWholeAndAddsNobody() {
        openSample();
        m_fixture->type(u"2113"_s);
        QCOMPARE(names(list()), QStringList{u"Jean-Marc Gagner"_s});
        m_fixture->press(u"Backspace"_s);
        QCOMPARE(names(list()), QStringList());
        const size_t before = m_fixture->event().players.size();
        m_fixture->press(u"Return Insert"_s);
        QCOMPARE(m_fixture->event().players.size(), before);
    }

    void aNameNobodyHasIsAddedByEnter() {
        open({baseEvent()});
        m_fixture->type(u"Henri Cartan"_s);
        QCOMPARE(names(list()), QStringList{u"Add “Henri Cartan”"_s});
        m_fixture->press(u"Return"_s);
        QVERIFY(named(u"Henri Cartan"_s));
        QVERIFY(search().hasFocus());
        QCOMPARE(search().text(), QString());
        QCOMPARE(list().currentIndex().data().toString(), u"Henri Cartan"_s);
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(!named(u"Henri Cartan"_s));
        m_fixture->press(u"Ctrl+Shift+Z"_s);
        QVERIFY(named(u"Henri Cartan"_s));
    }

    void nearNamesStandAboveTheNewOne() {
        open({baseEvent()});
        m_fixture->type(u"Blaise Pascall"_s);
        QCOMPARE(names(list()), QStringList({u"Blaise Pascal"_s, u"Add “Blaise Pascall”"_s}));
        // However the list is sorted.
        list().horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
        QCOMPARE(names(list()).back(), u"Add “Blaise Pascall”"_s);
    }

    void insertAddsANamesakeToo() {
        open({baseEvent()});
        m_fixture->type(u"Ada Byron"_s);
        QCOMPARE(names(list()), QStringList{u"Ada Byron"_s});
        m_fixture->press(u"Insert"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
        QVERIFY(m_fixture->event().players[2].person != m_fixture->event().players[0].person);
    }

    void aFieldIsSavedWhenItIsLeft() {
        open({baseEvent()});
        edit(u"ada"_s);
        field(u"playerPhone"_s).setFocus();
        m_fixture->type(u"555-0100"_s);
        QCOMPARE(player(u"p1"_s).phone, std::optional<QString>());
        m_fixture->press(u"Tab"_s);
        QCOMPARE(player(u"p1"_s).phone, std::optional(u"555-0100"_s));
        // Undo is the page's again, also within the field.
        field(u"playerPhone"_s).setFocus();
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(player(u"p1"_s).phone, std::optional<QString>());
        QCOMPARE(field(u"playerPhone"_s).text(), QString());
    }

    void enterLeavesAFieldForTheNext() {
        open({baseEvent()});
        edit(u"ada"_s);
        m_fixture->press(u"Ctrl+A"_s);
        m_fixture->type(u"Ada King"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(player(u"p1"_s).name.text(), u"Ada King"_s);
        QVERIFY(field(u"playerFrom"_s).hasFocus());
        m_fixture->press(u"Escape"_s);
        QVERIFY(search().hasFocus());
    }

    void whatIsRefusedSaysWhyAndStays() {
        open({baseEvent()});
        edit(u"ada"_s);
        field(u"playerCopies"_s).setFocus();
        m_fixture->type(u"two"_s);
        m_fixture->press(u"Tab"_s);
        QCOMPARE(player(u"p1"_s).copies, std::optional<Count>());
        auto& reason = m_fixture->widget<QWidget>(u"playerCopiesReason"_s);
        QVERIFY(reason.isVisible());
        edit(u"blaise"_s);
        QCOMPARE(field(u"playerCopies"_s).text(), QString());
        QVERIFY(!reason.isVisible());
        edit(u"ada"_s);
        QCOMPARE(field(u"playerCopies"_s).text(), u"two"_s);
        QVERIFY(reason.isVisible());
        field(u"playerCopies"_s).setFocus();
        m_fixture->press(u"Ctrl+A"_s);
        m_fixture->type(u"2"_s);
        m_fixture->press(u"Tab"_s);
        QCOMPARE(player(u"p1"_s).copies, std::optional(Count(2)));
        QVERIFY(!reason.isVisible());
    }

    void aNameCannotBeEmpty() {
        open({baseEvent()});
        edit(u"ada"_s);
        m_fixture->press(u"Ctrl+A Delete Tab"_s);
        QCOMPARE(player(u"p1"_s).name.text(), u"Ada Byron"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"playerNameReason"_s).isVisible());
    }

    void theFinalIsAnsweredByAKey() {
        open({baseEvent()});
        edit(u"ada"_s);
        m_fixture->widget<QComboBox>(u"playerFinal"_s).setFocus();
        m_fixture->press(u"Down"_s);
        QCOMPARE(player(u"p1"_s).finalAnswer, std::optional(FinalAnswer::Yes));
        m_fixture->press(u"Up"_s);
        QCOMPARE(player(u"p1"_s).finalAnswer, std::optional<FinalAnswer>());
    }

    void withTheBaseSetAloneNothingSpeaksOfAnExpansion() {
        open({baseEvent()});
        edit(u"ada"_s);
        QVERIFY(!m_fixture->widget<QComboBox>(u"playerPreference"_s).isVisible());
        QVERIFY(!field(u"playerExpansionCopies"_s).isVisible());
        for (int column = 0; column < list().model()->columnCount(); ++column) {
            if (list().model()->headerData(column, Qt::Horizontal).toString() == u"Plays"_s)
                QVERIFY(list().isColumnHidden(column));
        }
        m_fixture = std::make_unique<WindowFixture>();
        openSample();
        edit(u"lenora"_s);
        QVERIFY(m_fixture->widget<QComboBox>(u"playerPreference"_s).isVisible());
        QVERIFY(field(u"playerExpansionCopies"_s).isVisible());
    }

    void disqualifyingTakesAReasonAndIsUndone() {
        open({baseEvent()});
        edit(u"ada"_s);
        auto& change = m_fixture->widget<QPushButton>(u"playerStandingChange"_s);
        change.setFocus();
        m_fixture->press(u"Space Return"_s);
        QCOMPARE(player(u"p1"_s).disqualified, std::optional<bool>());
        m_fixture->type(u"shouted"_s);
        m_fixture->press(u"Return Return"_s); // an Enter too many is no act that is final
        QCOMPARE(player(u"p1"_s).disqualified, std::optional<bool>());
        m_fixture->press(u"Space"_s);
        QCOMPARE(player(u"p1"_s).disqualified, std::optional(true));
        QCOMPARE(player(u"p1"_s).disqualifiedReason, std::optional(u"shouted"_s));
        QVERIFY(m_fixture->widget<QLabel>(u"playerStandingState"_s).text().contains(u"shouted"_s));
        change.setFocus();
        m_fixture->press(u"Space"_s);
        m_fixture->type(u"was another"_s);
        m_fixture->press(u"Ctrl+Return"_s);
        QCOMPARE(player(u"p1"_s).disqualified, std::optional(false));
        m_fixture->press(u"Ctrl+Z Ctrl+Z"_s);
        QCOMPARE(player(u"p1"_s).disqualified, std::optional<bool>());
    }

    void onlyAPlayerWhomNothingRefersToIsRemoved() {
        open({baseEvent()});
        list().setFocus();
        m_fixture->press(u"Home"_s);
        QCOMPARE(list().currentIndex().data().toString(), u"Ada Byron"_s);
        m_fixture->press(u"Delete"_s);
        QVERIFY(named(u"Ada Byron"_s));
        QVERIFY(m_fixture->notice().contains(u"Ada Byron"_s));
        m_fixture->press(u"Down Delete"_s);
        QVERIFY(!named(u"Blaise Pascal"_s));
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(named(u"Blaise Pascal"_s));
    }

    void aListIsShownLineByLineBeforeItIsTakenIn() {
        open({baseEvent()});
        m_fixture->prompts().toOpen = csv("name,from,badge\nAda Byron,PA,\nCarl Gauss,,\n,NY,\n");
        m_fixture->widget<QPushButton>(u"playersImport"_s).click();
        auto& lines = m_fixture->widget<QTableView>(u"importList"_s);
        QStringList fates;
        for (int row = 0; row < lines.model()->rowCount(); ++row)
            fates << lines.model()->index(row, 1).data().toString();
        QCOMPARE(fates, QStringList({u"rejected"_s, u"updated"_s, u"new"_s}));
        QVERIFY(lines.model()->index(1, 3).data().toString().contains(u"PA"_s));
        auto& import = m_fixture->widget<QPushButton>(u"importPeople"_s);
        QVERIFY(!import.isEnabled());
        const size_t before = m_fixture->book().book().people.size();
        QVERIFY(m_fixture->widget<QCheckBox>(u"importSkip"_s).hasFocus());
        m_fixture->press(u"Space"_s);
        QVERIFY(import.isEnabled());
        import.setFocus();
        m_fixture->press(u"Space"_s);
        QCOMPARE(m_fixture->book().book().people.size(), before + 1);
        QVERIFY(!named(u"Carl Gauss"_s));
        QCOMPARE(names(list()), QStringList{u"Carl Gauss"_s});
    }

    /// Where the buttons stand below them and are hidden, too.
    void theTabsStayWholeBesideAList() {
        open({baseEvent()});
        Choices choices = m_fixture->preferences().choices();
        choices.zoom = 200;
        m_fixture->preferences().setChoices(choices);
        m_fixture->prompts().toOpen = csv("name,from,badge\nCarl Gauss,,\n");
        m_fixture->widget<QPushButton>(u"playersImport"_s).click();
        const auto& tabs = m_fixture->widget<QTabBar>(u"playersTabs"_s);
        QTRY_VERIFY_WITH_TIMEOUT(tabs.width() >= tabs.sizeHint().width(), patience);
        QVERIFY(!m_fixture->widget<QPushButton>(u"playersAdd"_s).isVisible());
    }

    void aListThatIsNoneIsSaid() {
        open({baseEvent()});
        m_fixture->prompts().toOpen = csv("color\n\"red\n");
        m_fixture->widget<QPushButton>(u"playersImport"_s).click();
        QVERIFY(m_fixture->notice().contains(u"list.csv"_s));
        QVERIFY(!m_fixture->widget<QTableView>(u"importList"_s).isVisible());
    }

    void aKnownPersonIsRegisteredByEnter() {
        open({baseEvent(), laterEvent()});
        QCOMPARE(m_fixture->event().details.year, Year(2025));
        QVERIFY(search().placeholderText().contains(u"Find or add"_s));
        m_fixture->widget<QTabBar>(u"playersTabs"_s).setCurrentIndex(1);
        QVERIFY(search().placeholderText().contains(u"Insert adds"_s));
        QCOMPARE(names(list()), QStringList({u"Ada Byron"_s, u"Blaise Pascal"_s}));
        search().setFocus();
        m_fixture->type(u"bla"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY(named(u"Blaise Pascal"_s));
        QCOMPARE(m_fixture->book().book().people.size(), size_t(3));
        QCOMPARE(names(list()), QStringList{u"Ada Byron"_s});
        // From the event's own view too, where the letters mean nobody else.
        m_fixture->widget<QTabBar>(u"playersTabs"_s).setCurrentIndex(0);
        search().setFocus();
        m_fixture->type(u"1042"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY(named(u"Ada Byron"_s));
        QCOMPARE(m_fixture->book().book().people.size(), size_t(3));
    }

    // All who are selected, as one act, by Enter and by the button.
    void severalKnownPeopleAreRegisteredAtOnce() {
        open({baseEvent(), laterEvent()});
        m_fixture->widget<QTabBar>(u"playersTabs"_s).setCurrentIndex(1);
        list().setFocus();
        m_fixture->press(u"Ctrl+A"_s);
        auto& button = m_fixture->widget<QPushButton>(u"personRegister"_s);
        QCOMPARE(button.text(), u"Register 2 people in this event"_s);
        const size_t before = m_fixture->event().players.size();
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.size(), before + 2);
        QVERIFY(named(u"Ada Byron"_s) && named(u"Blaise Pascal"_s));
        QVERIFY(m_fixture->notice().contains(u"2 players registered"_s));
        QCOMPARE(m_fixture->book().book().people.size(), size_t(3));
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(m_fixture->event().players.size(), before);
        list().selectAll();
        button.click();
        QCOMPARE(m_fixture->event().players.size(), before + 2);
    }

    void theCardTellsGamesAndOtherYears() {
        m_fixture->open({sampleDocument(), R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune", "sets": ["base"]},
            "players": [{"id": "x", "name": "Lenora Tidewell", "from": "NC"}]})"});
        m_fixture->goTo(u"players"_s);
        edit(u"lenora"_s);
        QVERIFY(m_fixture->widget<QTableView>(u"playerGames"_s).model()->rowCount() > 0);
        const auto& years = m_fixture->widget<QTableView>(u"playerYears"_s);
        QVERIFY(years.isVisible());
        QCOMPARE(names(years), QStringList{u"Dune 2025"_s});
        QVERIFY(m_fixture->widget<QLabel>(u"playerApart"_s).text().contains(u"Must not meet"_s));
    }

    void playersAreKeptApart() {
        open({baseEvent()});
        m_fixture->widget<QTabBar>(u"playersTabs"_s).setCurrentIndex(2);
        auto& one = m_fixture->widget<QComboBox>(u"apartOne"_s);
        one.setFocus();
        m_fixture->type(u"Ada Byron"_s);
        m_fixture->widget<QComboBox>(u"apartOther"_s).setFocus();
        m_fixture->type(u"Nobody"_s);
        m_fixture->widget<QPushButton>(u"apartAdd"_s).click();
        QVERIFY(m_fixture->event().keepApart.empty());
        QVERIFY(m_fixture->widget<QWidget>(u"apartWhy"_s).isVisible());
        m_fixture->press(u"Ctrl+A"_s);
        m_fixture->type(u"Blaise Pascal"_s);
        m_fixture->widget<QPushButton>(u"apartAdd"_s).click();
        QCOMPARE(m_fixture->event().keepApart.size(), size_t(1));
        QVERIFY(!m_fixture->event().keepApart[0].hard);
        auto& wishes = m_fixture->widget<QTableView>(u"apartList"_s);
        wishes.setFocus();
        wishes.selectRow(0);
        m_fixture->widget<QPushButton>(u"apartChange"_s).click();
        QVERIFY(m_fixture->event().keepApart[0].hard);
        wishes.setFocus();
        wishes.selectRow(0);
        m_fixture->press(u"Delete"_s);
        QVERIFY(m_fixture->event().keepApart.empty());
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(m_fixture->event().keepApart.size(), size_t(1));
    }

    void aWholeNameIsMeantThoughAnotherBeginsWithIt() {
        open({R"({"format": "mentat-event", "version": 1,
                  "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
                  "players": [{"id": "p1", "name": "Ann Lee"}, {"id": "p2", "name": "Ann Leeds"},
                              {"id": "p3", "name": "Blaise Pascal"}]})"});
        m_fixture->widget<QTabBar>(u"playersTabs"_s).setCurrentIndex(2);
        m_fixture->widget<QComboBox>(u"apartOne"_s).setEditText(u"Blaise"_s);
        m_fixture->widget<QComboBox>(u"apartOther"_s).setEditText(u"Ann Lee"_s);
        m_fixture->widget<QPushButton>(u"apartAdd"_s).click();
        QCOMPARE(m_fixture->event().keepApart.size(), size_t(1));
        QCOMPARE(m_fixture->event().keepApart[0].players.back(), *PlayerId::fromText(u"p1"_s));
    }

    void markedPlayersAreKeptApart() {
        open({baseEvent()});
        list().setFocus();
        list().selectAll();
        m_fixture->widget<QPushButton>(u"playersKeepApart"_s).click();
        QCOMPARE(m_fixture->event().keepApart.size(), size_t(1));
        QCOMPARE(m_fixture->event().keepApart[0].players.size(), size_t(2));
    }

    void twoWhoAreOneAreMerged() {
        open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2024, "rules": "wbc-dune"},
            "players": [{"id": "p1", "name": "Jean-François Gagné"},
                        {"id": "p2", "name": "Jean-Francois Gagne", "phone": "555"},
                        {"id": "p3", "name": "Blaise Pascal"}],
            "heats": [{"number": 1, "entrants": ["p2"], "games": []}]})"});
        const auto& text = m_fixture->widget<QLabel>(u"lookAlikeText"_s);
        QVERIFY(text.isVisible());
        QVERIFY(text.text().contains(u"Jean-Francois Gagne"_s));
        m_fixture->widget<QPushButton>(u"lookAlikeKeepFirst"_s).setFocus();
        m_fixture->press(u"Space"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t(2));
        QCOMPARE(player(u"p1"_s).phone, std::optional(u"555"_s));
        QCOMPARE(player(u"p1"_s).name.text(), u"Jean-François Gagné"_s);
        QVERIFY(!text.isVisible());
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
        QVERIFY(text.isVisible());
        // Said to be two, they are not pointed out again, also when the file is opened anew.
        QTRY_VERIFY_WITH_TIMEOUT(
            (m_fixture->widget<QPushButton>(u"lookAlikeTwo"_s).click(), !text.isVisible()),
            patience);
        m_fixture->reopen();
        m_fixture->goTo(u"players"_s);
        QVERIFY(!m_fixture->widget<QLabel>(u"lookAlikeText"_s).isVisible());
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
    }

    void whoAreInOneHeatAreNotPointedOut() {
        open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2024, "rules": "wbc-dune"},
            "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Ida Byron"}],
            "heats": [{"number": 1, "entrants": ["p1", "p2"], "games": [{"table": 1, "seats": [
                {"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"}]}]}]})"});
        QVERIFY(!m_fixture->widget<QLabel>(u"lookAlikeText"_s).isVisible());
    }

    void withLittleRoomThePanelStandsInTheListsPlace() {
        open({baseEvent()});
        m_fixture->theme().setZoom(200);
        m_fixture->window().resize(1365, 768);
        m_fixture->window().resize(1366, 768);
        QTRY_VERIFY_WITH_TIMEOUT(!field(u"playerName"_s).isVisible(), patience);
        m_fixture->press(u"Ctrl+F"_s);
        m_fixture->type(u"ada"_s);
        m_fixture->press(u"F2"_s);
        QVERIFY(field(u"playerName"_s).hasFocus());
        QVERIFY(!list().isVisible());
        m_fixture->press(u"Escape"_s);
        QVERIFY(list().isVisible());
        QVERIFY(search().hasFocus());
    }

    void sortingIsRemembered() {
        open({baseEvent()});
        list().horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
        QCOMPARE(names(list()).front(), u"Blaise Pascal"_s);
        m_fixture->reopen();
        m_fixture->goTo(u"players"_s);
        QCOMPARE(names(list()).front(), u"Blaise Pascal"_s);
    }

    void whatIsBeingTypedIsSavedWhenTheWindowGoes() {
        open({baseEvent()});
        edit(u"ada"_s);
        field(u"playerPhone"_s).setFocus();
        m_fixture->type(u"555"_s);
        m_fixture->window().close();
        m_fixture->reopen();
        QCOMPARE(player(u"p1"_s).phone, std::optional(u"555"_s));
    }

    void theMarkStaysWhereItWasWhenOthersChange() {
        open({baseEvent()});
        list().setFocus();
        m_fixture->press(u"End"_s);
        QCOMPARE(list().currentIndex().data().toString(), u"Blaise Pascal"_s);
        m_fixture->press(u"Ctrl+F"_s);
        m_fixture->type(u"Aaron Zed"_s);
        m_fixture->press(u"Return"_s);
        m_fixture->press(u"Down Down"_s);
        QCOMPARE(list().currentIndex().data().toString(), u"Blaise Pascal"_s);
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(list().currentIndex().data().toString(), u"Blaise Pascal"_s);
    }

    void cellsOfASpreadsheetAreAListOfPeople_data() {
        QTest::addColumn<QString>("cells");
        QTest::newRow("with headings")
            << u"Badge\tName\r\n2001\tHenri Cartan\r\n1042\tAda Byron\r\n"_s;
        QTest::newRow("names alone") << u"Henri Cartan\nAda Byron\n\n"_s;
    }
    void cellsOfASpreadsheetAreAListOfPeople() {
        QFETCH(QString, cells);
        open({baseEvent()});
        m_fixture->goTo(u"heats"_s);
        QApplication::clipboard()->setText(cells);
        m_fixture->press(u"Ctrl+Shift+V"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"players"_s);
        auto& summary = m_fixture->widget<QLabel>(u"importSummary"_s);
        QVERIFY(summary.isVisible());
        QVERIFY(summary.text().contains(u"1 new, 0 updated, 1 unchanged, 0 rejected"_s));
        QVERIFY(m_fixture->widget<QPushButton>(u"importPeople"_s).hasFocus());
        m_fixture->press(u"Space"_s);
        QCOMPARE(m_fixture->book().book().people.size(), size_t(3));
    }

    // P8: a mistake of the convention's list.
    void oneBadgeOfTwoPeopleIsTold() {
        open({baseEvent()});
        m_fixture->goTo(u"heats"_s);
        QApplication::clipboard()->setText(u"Badge\tName\r\n1042\tHenri Cartan\r\n"_s);
        m_fixture->press(u"Ctrl+Shift+V"_s);
        const QString summary = m_fixture->widget<QLabel>(u"importSummary"_s).text();
        QVERIFY2(summary.contains(u"Ada Byron, Henri Cartan share badge 1042"_s),
                 qPrintable(summary));
    }

    // The games stay; nothing else does. What cannot be undone is not done by Enter.
    void somebodyIsRemovedForGood() {
        open({baseEvent()});
        m_fixture->type(u"Ada"_s);
        const auto remove = [&](const std::function<void(QDialog&)>& answer) {
            m_fixture->inNextDialog(answer);
            action(u"&Remove the selected person from the file permanently…"_s).trigger();
        };
        remove([](QDialog& dialog) {
            QVERIFY(dialog.findChild<QLabel*>(u"removalText"_s)->text().contains(u"Ada Byron"_s));
            QVERIFY(!dialog.findChild<QListWidget*>(u"removalCopyList"_s));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        });
        QVERIFY(named(u"Ada Byron"_s));

        QVERIFY(makeBackups({m_fixture->book().session().path(), {}}, m_fixture->book().nowUtc())
                    .beside);
        remove([](QDialog& dialog) {
            QCOMPARE(dialog.findChild<QListWidget*>(u"removalCopyList"_s)->count(), 1);
            dialog.findChild<QCheckBox*>(u"removalCopies"_s)->setChecked(true);
            dialog.findChild<QDialogButtonBox*>()->buttons().front()->click();
        });
        QVERIFY(!named(u"Ada Byron"_s));
        QVERIFY(named(u"Removed player 1"_s));
        QCOMPARE(m_fixture->event().players.size(), size_t(2));
        QVERIFY(!bytesOf(m_fixture->book().session().path()).contains("Ada Byron"));
        QVERIFY(m_fixture->notice().contains(u"was removed from the file"_s));
    }
};

} // namespace mentat::test::tst_players_page

MENTAT_TEST(tst_players_page, TestPlayersPage, QApplication)
#include "tst_players_page.moc"

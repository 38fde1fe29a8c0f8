#include "app/session/acts.h"
#include "tests/gui/painted_cells.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/heats/day/heat_clock.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/tables/call_out_view.h"
#include "ui/heats/tables/table_card.h"

#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_heats_page {

namespace {

// Thirty names of which three or four letters say who is meant.
const QStringList& regulars() {
    static const QStringList names{
        u"Ada Byron"_s,       u"Blaise Pascal"_s,  u"Carl Gauss"_s,         u"Dorothy Vaughan"_s,
        u"Emmy Noether"_s,    u"Florence Allen"_s, u"Grace Hopper"_s,       u"Henri Cartan"_s,
        u"Ida Rhodes"_s,      u"Jean Bartik"_s,    u"Karen Uhlenbeck"_s,    u"Leonhard Euler"_s,
        u"Mary Cartwright"_s, u"Niels Abel"_s,     u"Olga Ladyzhenskaya"_s, u"Paul Erdős"_s,
        u"Quinn Sato"_s,      u"Ruth Moufang"_s,   u"Sofia Kovalevskaya"_s, u"Tatyana Ehrenfest"_s,
        u"Ursula Martin"_s,   u"Vera Sós"_s,       u"Wang Zhenyi"_s,        u"Xu Guangqi"_s,
        u"Yutaka Taniyama"_s, u"Zoe Gamma"_s,      u"Alan Turing"_s,        u"Betty Holberton"_s,
        u"Cleve Moler"_s,     u"Donald Knuth"_s};
    return names;
}

QByteArray eventOf(const QStringList& names, const QByteArray& sets = R"(["base"])") {
    QByteArrayList players;
    for (int i = 0; i < names.size(); ++i)
        players.append(R"({"id": "p)" + QByteArray::number(i + 1) + R"(", "name": ")"
                       + names[i].toUtf8() + R"(", "badge": ")" + QByteArray::number(100 + i)
                       + R"("})");
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": )"
           + sets + R"(},
        "players": [)"
           + players.join(", ") + R"(],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": [], "games": []},
                  {"number": 2, "start": "2026-07-30T13:00", "minutes": 300, "entrants": [], "games": []}]})";
}

} // namespace

/// The page on which a heat goes from check-in to started tables, by keys alone.
class TestHeatsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    int m_keys = 0;

    void openAt(const QString& utc, const QByteArray& document) {
        m_fixture->clock().set(QDateTime::fromString(utc, Qt::ISODate));
        m_fixture->open({document});
        m_fixture->page<RoundsPage>(u"heats"_s);
    }
    const Heat& heat(int number = 1) {
        return *findHeat(std::get<DunePlay>(m_fixture->event().play), HeatNumber(number));
    }
    void checkIn(int players) {
        std::ranges::for_each(regulars().mid(0, players),
                              [this](const auto& n) { checkInByKeys(n); });
    }
    QString checkInText() { return m_fixture->widget<QLineEdit>(u"checkInField"_s).text(); }
    QTableView& list() { return m_fixture->widget<QTableView>(u"checkInList"_s); }
    QString firstRow() { return list().model()->index(0, 0).data().toString(); }
    QStringList rows() {
        QStringList names;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            names.append(list().model()->index(row, 0).data().toString());
        return names;
    }
    int startedTables() {
        int started = 0;
        for (const Game& game : heat().games)
            started += game.start ? 1 : 0;
        return started;
    }

    /// As a returning player is checked in: three letters of the name, as many more as it takes to
    /// be the first in the list, Enter. The keys are counted.
    void checkInByKeys(const QString& name) {
        const QString letters = name.left(name.indexOf(u' '));
        for (int typed = 0; typed < letters.size(); ++typed) {
            WindowFixture::type(letters.mid(typed, 1));
            ++m_keys;
            if (typed >= 1 && firstRow() == name)
                break;
        }
        QCOMPARE(firstRow(), name);
        WindowFixture::press(u"Return"_s);
        ++m_keys;
        QCOMPARE(checkInText(), QString());
        QCoreApplication::processEvents(); // a person is slower than the list
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    /// Else the next name is written behind it, and both together are somebody new.
    void theNextNameTakesThePlaceOfARefusedOne() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        checkInByKeys(regulars()[0]);
        WindowFixture::type(regulars()[0]);
        WindowFixture::press(u"Return"_s);
        WindowFixture::type(u"x"_s);
        QCOMPARE(checkInText(), u"x"_s);
    }

    void aHeatOfThirtyWithoutTheMouse() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        m_keys = 0;
        for (const QString& name : regulars()) {
            checkInByKeys(name);
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(heat().entrants.size(), size_t{30});
        const double each = static_cast<double>(m_keys) / 30;
        std::printf("keys a returning player: %.2f\n", each);
        QVERIFY2(each <= 6, qPrintable(QString::number(each)));

        WindowFixture::press(u"F9"_s);
        QCOMPARE(heat().games.size(), size_t{5});
        QVERIFY(heat().draw.has_value());
        WindowFixture::press(u"Ctrl+Return"_s);
        QCOMPARE(startedTables(), 5);
    }

    void aBadgeIsTheWholePerson() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        WindowFixture::type(u"10"_s); // the beginning of thirty badges
        WindowFixture::press(u"Return"_s);
        QVERIFY(heat().entrants.empty());
        WindowFixture::type(u"104"_s); // which takes the place of what no one has
        WindowFixture::press(u"Return"_s);
        QCOMPARE(heat().entrants, std::vector{*PlayerId::fromText(u"p5"_s)});
    }

    // P8: a mistake of the convention's list; Enter alone would take the first of the two.
    void ofTwoPeopleWithOneBadgeNoneIsMarked() {
        QByteArray document = eventOf({u"Ada Byron"_s, u"Blaise Pascal"_s, u"Carl Gauss"_s});
        document.replace(R"("badge": "101")", R"("badge": "100")");
        openAt(u"2026-07-29T12:45:00Z"_s, document);
        WindowFixture::type(u"100"_s);
        QCOMPARE(list().model()->rowCount(), 2);
        WindowFixture::press(u"Return"_s);
        QVERIFY(heat().entrants.empty());
        QVERIFY(m_fixture->notice().startsWith(u"Several people have this badge."));
        WindowFixture::press(u"Down Down Return"_s);
        QCOMPARE(heat().entrants, std::vector{*PlayerId::fromText(u"p2"_s)});
    }

    void somebodyNewIsAddedInTheSameLine() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf({u"Jean-François Gagné"_s}));
        WindowFixture::type(u"Jean-Francois Ganye"_s);
        QVERIFY(firstRow().contains(u"Gagné"_s));
        QVERIFY(list().model()->index(1, 0).data().toString().contains(u"Jean-Francois Ganye"_s));
        WindowFixture::press(u"Return"_s); // makes no double, and says so
        QVERIFY(m_fixture->notice().startsWith(u"Jean-François Gagné is in."));
        QCOMPARE(heat().entrants.size(), size_t{1});
        QCOMPARE(m_fixture->event().players.size(), size_t{1});
        WindowFixture::type(u"Sophie Germain"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t{2});
        QCOMPARE(heat().entrants.size(), size_t{2});
        WindowFixture::press(u"Ctrl+Z"_s); // both at once
        QCOMPARE(m_fixture->event().players.size(), size_t{1});
        QCOMPARE(heat().entrants.size(), size_t{1});
    }

    void aWrongCheckInIsUndone() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        checkInByKeys(u"Ada Byron"_s);
        checkInByKeys(u"Blaise Pascal"_s);
        WindowFixture::press(u"Ctrl+Z"_s);
        QCOMPARE(heat().entrants.size(), size_t{1});
        checkInByKeys(u"Carl Gauss"_s);
        WindowFixture::press(u"Delete"_s); // the field is empty: the last one is taken out
        QCOMPARE(heat().entrants, std::vector{*PlayerId::fromText(u"p1"_s)});
        WindowFixture::type(u"x"_s);
        WindowFixture::press(u"Home Delete"_s); // edits what is typed
        QCOMPARE(heat().entrants.size(), size_t{1});
        QCOMPARE(checkInText(), QString());
    }

    void whatIsSaidAtTheDeskIsOneKey() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars(), R"(["base", "ixians-tleilaxu"])"));
        checkInByKeys(u"Ada Byron"_s);
        WindowFixture::press(u"Ctrl+B Ctrl+E"_s);
        const Player& ada = m_fixture->event().players.front();
        QCOMPARE(ada.copies, std::optional(Count(1)));
        QVERIFY(ada.preference == Preference::Base);
        WindowFixture::press(u"Ctrl+D"_s);
        QVERIFY(heat().entrants.empty());
        QCOMPARE(heat().standby.size(), size_t{1});
        WindowFixture::press(u"Ctrl+D"_s);
        QCOMPARE(heat().entrants.size(), size_t{1});
    }

    void onlyIfNeededIsTakenBackByTheSameKey() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        checkInByKeys(u"Ada Byron"_s);
        checkInByKeys(u"Blaise Pascal"_s);
        const auto before = heat().entrants;
        WindowFixture::press(u"Ctrl+D"_s);
        QCOMPARE(heat().standby, std::vector{*PlayerId::fromText(u"p2"_s)});
        WindowFixture::press(u"Ctrl+D"_s); // Blaise Pascal again, not whoever came before
        QVERIFY(heat().standby.empty());
        QCOMPARE(heat().entrants, before);
    }

    void withTheBaseAloneNothingSpeaksOfTheExpansion() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        checkInByKeys(u"Ada Byron"_s);
        WindowFixture::press(u"Ctrl+E"_s);
        QVERIFY(m_fixture->event().players.front().preference == Preference::Either);
        for (const QLabel* label : m_fixture->window().findChildren<QLabel*>()) {
            const bool speaks = label->text().contains(u"xpansion"_s);
            QVERIFY2(!speaks || !label->isVisible(), qPrintable(label->text()));
        }
        QVERIFY(list().isColumnHidden(2));
    }

    /// While the page stands: also where the heat stays the same.
    void theExpansionComesWithItsSet() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        const auto speaks = [this] {
            const auto labels = m_fixture->window().findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text() == u"E&xpansion tables"_s;
            });
        };
        QVERIFY(!speaks());
        EventDetails details = m_fixture->event().details;
        details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
        QVERIFY(m_fixture->book().perform(changeDetails(m_fixture->event(), details)));
        QTRY_VERIFY_WITH_TIMEOUT(speaks(), patience);
    }

    void nineteenPeopleAreTheGamesMasters() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 19)));
        for (const QString& name : regulars().mid(0, 19))
            checkInByKeys(name);
        // R1.2: a game of four is at the GM's discretion, so nothing is preselected.
        WindowFixture::press(u"F9"_s);
        QVERIFY(heat().games.empty());
        QVERIFY(!m_fixture->notice().isEmpty());
        auto& options = m_fixture->widget<QTableView>(u"drawOptions"_s);
        QTRY_VERIFY_WITH_TIMEOUT(options.model()->rowCount() > 1, patience);
        options.setFocus();
        WindowFixture::press(u"Home Space F9"_s);
        QCOMPARE(heat().games.size(), size_t{4});
    }

    void latecomersByTheClock() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 18)));
        for (const QString& name : regulars().mid(0, 16))
            checkInByKeys(name);
        WindowFixture::press(u"F9 Ctrl+Return"_s);
        QCOMPARE(startedTables(), 3);
        const auto field = &m_fixture->widget<QLineEdit>(u"checkInField"_s);

        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T13:14:00Z"_s, Qt::ISODate));
        field->setFocus();
        checkInByKeys(regulars()[16]);
        auto& choices = m_fixture->widget<QListWidget>(u"seatChoiceList"_s);
        QVERIFY(choices.hasFocus());
        QCOMPARE(choices.count(), 2); // the two tables of five
        WindowFixture::type(u"te"_s); // a name typed on marks no other seat
        QCOMPARE(choices.currentRow(), 0);
        QVERIFY2(m_fixture->notice().contains(u"Choose with the arrow keys"),
                 qPrintable(m_fixture->notice()));
        WindowFixture::press(u"Return Return"_s); // the first ends that name
        const auto sits = [this](const QString& id) -> const Seat* {
            for (const Game& game : heat().games) {
                for (const Seat& seat : game.seats) {
                    if (seat.player.text() == id)
                        return &seat;
                }
            }
            return nullptr;
        };
        QVERIFY(sits(u"p17"_s));
        QVERIFY(!sits(u"p17"_s)->late);

        // The next latecomer is typed where this one was.
        QVERIFY(field->hasFocus());
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T13:20:00Z"_s, Qt::ISODate));
        checkInByKeys(regulars()[17]);
        WindowFixture::press(u"Return"_s); // R1.6: only by the GM's word, who gives a reason
        QVERIFY(!sits(u"p18"_s));
        WindowFixture::type(u"The bus was late"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(sits(u"p18"_s));
        QVERIFY(sits(u"p18"_s)->late);
    }

    // P4: a click on a tab leaves the hand where typing goes on; the paper list is of its heat.
    void aClickOnATabGivesTheFocus() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 12)));
        WindowFixture::press(u"F4"_s);
        const auto boxes = m_fixture->window().findChildren<QCheckBox*>();
        const auto found = std::ranges::find_if(
            boxes, [](const QCheckBox* box) { return box->text().startsWith(u"Paper list"); });
        QVERIFY(found != boxes.end());
        const QCheckBox& paper = **found;
        QVERIFY(paper.isChecked());
        auto& tabs = m_fixture->widget<QTabBar>(u"roundTabs"_s);
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(1).center());
        QCoreApplication::processEvents();
        const auto& field = m_fixture->widget<QLineEdit>(u"checkInField"_s);
        QVERIFY(field.hasFocus());
        QVERIFY(!paper.isChecked());
        m_fixture->widget<QPushButton>(u"nextStep"_s).setFocus();
        WindowFixture::press(u"F4"_s); // wherever the focus is
        QVERIFY(paper.isChecked());
    }

    // P5, A10.
    void boxesAreTickedByTheMouse() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 3)));
        for (const QString& name : regulars().mid(0, 3))
            checkInByKeys(name);
        QVERIFY(m_fixture->book().perform(
            disqualify(m_fixture->event(), *PlayerId::fromText(u"p2"_s), u"left"_s)));
        m_fixture->page<RoundsPage>(u"heats"_s).reveal(u"2"_s);
        WindowFixture::press(u"F4"_s);
        const auto click = [this](int row) {
            const QRect cell = list().visualRect(list().model()->index(row, 0));
            QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, cell.center());
        };
        click(2);
        QCOMPARE(heat(2).entrants.size(), size_t(1));
        QCOMPARE(heat(2).entrants.front().text(), u"p3"_s);
        click(2);
        QVERIFY(heat(2).entrants.empty());
        for (auto* button : m_fixture->window().findChildren<QPushButton*>()) {
            if (button->text() == u"All from heat 1")
                button->click();
        }
        QCOMPARE(heat(2).entrants.size(), size_t(2));
        QVERIFY(std::ranges::count(heat(2).entrants, *PlayerId::fromText(u"p2"_s)) == 0);
    }

    void twoChangePlaces() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 12)));
        checkIn(12);
        WindowFixture::press(u"F9"_s);
        const auto before = heat().games;
        m_fixture->widget<QWidget>(u"table1"_s).findChild<QListWidget*>()->setFocus();
        WindowFixture::press(u"Down M"_s);
        auto& choices = m_fixture->widget<QListWidget>(u"seatChoiceList"_s);
        QVERIFY(choices.hasFocus());
        QCOMPARE(choices.count(), 6); // whoever sits at the other table
        WindowFixture::press(u"Return"_s);
        int moved = 0;
        for (size_t table = 0; table < 2; ++table) {
            for (size_t seat = 0; seat < 6; ++seat)
                moved += heat().games[table].seats[seat].player == before[table].seats[seat].player
                             ? 0
                             : 1;
        }
        QCOMPARE(moved, 2);
        WindowFixture::press(u"Ctrl+Z"_s);
        QVERIFY(heat().games == before);
    }

    void lettersInTheListBeginAName() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 14)));
        checkIn(12);
        WindowFixture::press(u"F9"_s);
        m_fixture->widget<QWidget>(u"table1"_s).findChild<QListWidget*>()->setFocus();
        list().setFocus();
        WindowFixture::press(u"S"_s); // of a table it would be the start
        QCOMPARE(startedTables(), 0);
        QCOMPARE(checkInText().toLower(), u"s"_s);
        QVERIFY(m_fixture->widget<QLineEdit>(u"checkInField"_s).hasFocus());
    }

    // A9: before the draw, and on the cards.
    void copiesAreSaidByTable() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 12)));
        checkIn(12);
        auto& counts = m_fixture->widget<QLabel>(u"checkInCounts"_s);
        QCOMPARE(m_fixture->widget<QLabel>(u"checkedIn"_s).text(), u"12"_s);
        QVERIFY2(counts.text().contains(u"0 copies of the game"_s), qPrintable(counts.text()));
        WindowFixture::press(u"Ctrl+B"_s); // of the last one in
        QVERIFY2(counts.text().contains(u"only 1 copy of the game for 2 tables"_s),
                 qPrintable(counts.text()));
        WindowFixture::press(u"F9"_s);
        const auto faces = tableFaces(m_fixture->event(), heat(), m_fixture->book().wording());
        QStringList said;
        for (const TableFace& face : faces) {
            said.append(face.state);
            for (const SeatLine& line : face.seats)
                said.append(line.note);
        }
        QCOMPARE(said.count(u"copy"_s), 1);
        QCOMPARE(said.count(u"not started · no copy here"_s), qsizetype(faces.size()) - 1);
    }

    // B34: "no one has met before" stood on ten cards of tables whose results were recorded.
    void aTableThatIsOverHasNoCost() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 12)));
        checkIn(12);
        WindowFixture::press(u"F9"_s);
        Heat over = heat();
        over.draw->avoidRepeats = true;
        const auto costs = [&] {
            QStringList all;
            for (const TableFace& face :
                 tableFaces(m_fixture->event(), Round(over), m_fixture->book().wording()))
                all.append(face.cost);
            return all;
        };
        QVERIFY(!costs().front().isEmpty());
        over.games.front().end = VenueTime::fromText(u"2026-07-29T16:00"_s);
        QVERIFY(costs().front().isEmpty());
        QVERIFY(!costs().back().isEmpty());
    }

    // A12: a slip of a day, or the laptop's clock.
    void anUnlikelyStartIsAskedAboutOnce() {
        openAt(u"2026-07-29T07:50:00Z"_s, eventOf(regulars().mid(0, 12)));
        checkIn(12);
        WindowFixture::press(u"F9 Ctrl+Return"_s);
        QCOMPARE(startedTables(), 0);
        QVERIFY2(m_fixture->notice().startsWith(u"Heat 1 is scheduled for"),
                 qPrintable(m_fixture->notice()));
        WindowFixture::press(u"Ctrl+Return"_s);
        QCOMPARE(startedTables(), 2);
    }

    // P4: whoever comes to the page types a latecomer's name, not the keys of a table.
    void theFieldHasTheFocusHoweverThePageIsEntered() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        checkIn(12);
        WindowFixture::press(u"F9"_s);
        const auto& field = m_fixture->widget<QLineEdit>(u"checkInField"_s);
        m_fixture->goTo(u"results"_s);
        m_fixture->goTo(u"heats"_s);
        QVERIFY(field.hasFocus());
        WindowFixture::press(u"Ctrl+Return"_s);
        m_fixture->goTo(u"results"_s);
        m_fixture->goTo(u"heats"_s);
        QVERIFY(field.hasFocus()); // grace is not over
        m_fixture->workspace().current()->setFocus();
        WindowFixture::press(u"S"_s); // begins a name, wherever the focus is
        QCOMPARE(field.text().toLower(), u"s"_s);
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T14:00:00Z"_s, Qt::ISODate));
        m_fixture->goTo(u"results"_s);
        m_fixture->goTo(u"heats"_s);
        QVERIFY(field.hasFocus()); // nor once it is: at a seat the letters would act
    }

    void theOrderOfTheListIsRemembered() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        for (const QString& name : {u"Grace Hopper"_s, u"Ada Byron"_s, u"Carl Gauss"_s})
            checkInByKeys(name);
        QCOMPARE(rows(), QStringList({u"Carl Gauss"_s, u"Ada Byron"_s, u"Grace Hopper"_s}));
        WindowFixture::type(u"h"_s);
        const QStringList meant = rows();
        WindowFixture::press(u"Escape"_s);
        QHeaderView& header = *list().horizontalHeader();
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          {header.sectionViewportPosition(0) + 20, header.height() / 2});
        const QStringList sorted{u"Ada Byron"_s, u"Carl Gauss"_s, u"Grace Hopper"_s};
        QCOMPARE(rows(), sorted);
        // Whom letters mean stands first all the same; and Delete takes out the last one in.
        list().setFocus();
        WindowFixture::type(u"h"_s);
        QCOMPARE(rows(), meant);
        WindowFixture::press(u"Escape Delete"_s);
        QCOMPARE(rows(), QStringList({u"Ada Byron"_s, u"Grace Hopper"_s}));
        WindowFixture::press(u"Ctrl+Z"_s);
        m_fixture->reopen();
        m_fixture->goTo(u"heats"_s);
        QCOMPARE(rows(), sorted);
    }

    void aKeyPaintsOnceAndWhatIsSeen() {
        QStringList many;
        for (int i = 0; i < 200; ++i)
            many.append(u"Player %1%2"_s.arg(QChar(u'a' + i / 20)).arg(QChar(u'a' + i % 20)));
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(many));
        QCoreApplication::processEvents();
        auto* delegate = new PaintedCells(&list());
        list().setItemDelegate(delegate);
        WindowFixture::type(u"player "_s);
        QCoreApplication::processEvents();
        const int height = list().rowHeight(0);
        const int seen = list().viewport()->height() / height + 1;
        QVERIFY(list().model()->rowCount() > 2 * seen);
        const QHeaderView& header = *list().horizontalHeader();
        const int cells = seen * (header.count() - header.hiddenSectionCount());
        QVERIFY(delegate->cells > 0);
        delegate->cells = 0;
        WindowFixture::type(u"b"_s); // other rows: the same ones are not painted again
        QCoreApplication::processEvents();
        QVERIFY2(delegate->cells > 0 && delegate->cells <= cells,
                 qPrintable(u"%1 of %2"_s.arg(delegate->cells).arg(cells)));
        // All of it twice would be noticed.
        for (int paints = 0; paints < 2; ++paints)
            list().viewport()->repaint();
        QVERIFY(delegate->cells > cells);
    }

    void thePaperListIsTicked() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars()));
        WindowFixture::press(u"F4 Space Space"_s); // Ada Byron, Alan Turing
        QCOMPARE(heat().entrants.size(), size_t{2});
        WindowFixture::press(u"Up Space"_s);
        QCOMPARE(heat().entrants.size(), size_t{1});
        WindowFixture::press(u"F4"_s);
        QVERIFY(m_fixture->widget<QLineEdit>(u"checkInField"_s).hasFocus());
    }

    void theTablesAreCalledOut() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 12)));
        checkIn(12);
        WindowFixture::press(u"F9 F11"_s);
        auto* view = m_fixture->window().findChild<CallOutView*>();
        QVERIFY(view);
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible(), patience);
        QCOMPARE(view->step(), 0);
        QTest::keyClick(view, Qt::Key_Space);
        QTest::keyClick(view, Qt::Key_Space);
        QCOMPARE(view->step(), 2); // everyone by name
        QVERIFY(view->accessibleName().contains(u"name"_s));
        QTest::keyClick(view, Qt::Key_Backspace);
        QCOMPARE(view->step(), 1);
        QVERIFY(view->accessibleName().contains(u"Table 2"_s));
        QTest::keyClick(view, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->window().findChild<CallOutView*>(), patience);
    }

    void theWalkAsksForTurns() {
        openAt(u"2026-07-29T12:45:00Z"_s, eventOf(regulars().mid(0, 12)));
        checkIn(12);
        WindowFixture::press(u"F9 Ctrl+Return"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"walkList"_s).isHidden());
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:00:00Z"_s, Qt::ISODate));
        m_fixture->reopen();
        m_fixture->page<RoundsPage>(u"heats"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"walkList"_s).isVisible());
        m_fixture->widget<QLineEdit>(u"turnOfTable2"_s).setFocus();
        WindowFixture::type(u"7"_s);
        m_fixture->reopen(); // kept with the file
        m_fixture->page<RoundsPage>(u"heats"_s);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"turnOfTable2"_s).text(), u"7"_s);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"turnOfTable1"_s).text(), QString());
    }

    void theClockCalls_data() {
        QTest::addColumn<QString>("utc");
        QTest::addColumn<QString>("part");
        QTest::newRow("before") << u"2026-07-29T12:48:00Z"_s << u"starts in 0:12:00"_s;
        QTest::newRow("grace") << u"2026-07-29T13:05:00Z"_s << u"latecomers until 13:15"_s;
        QTest::newRow("play") << u"2026-07-29T16:00:00Z"_s
                              << u"last turn starts by 17:30 2:00:00 left"_s;
        QTest::newRow("last turns")
            << u"2026-07-29T17:40:00Z"_s << u"last turn · ends 18:00 0:20:00 left"_s;
        QTest::newRow("over") << u"2026-07-29T18:10:00Z"_s << u"time was up at 18:00"_s;
    }
    void theClockCalls() {
        QFETCH(QString, utc);
        QFETCH(QString, part);
        openAt(utc, eventOf(regulars()));
        const QString text = m_fixture->widget<HeatClock>(u"heatClock"_s).text();
        QVERIFY2(text.contains(part), qPrintable(text));
    }
};

} // namespace mentat::test::tst_heats_page

MENTAT_TEST(tst_heats_page, TestHeatsPage, QApplication)
#include "tst_heats_page.moc"

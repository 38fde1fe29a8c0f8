#include "app/session/rounds/heat_acts.h"
#include "tests/gui/empty_looks.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/lists/empty_state.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/pages/today/to_do_list.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>
#include <QTest>
#include <QVBoxLayout>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_empty_pages {

namespace {

std::vector<const EmptyPage*> placesIn(const QWidget& page) {
    std::vector<const EmptyPage*> shown;
    for (const auto* empty : page.findChildren<EmptyPage*>()) {
        if (empty->isVisible())
            shown.push_back(empty);
    }
    return shown;
}

/// A list without a row, with nothing in its place.
bool isBareList(const QTableView& list) {
    const auto* place = list.findChild<EmptyPage*>({}, Qt::FindDirectChildrenOnly);
    return list.isVisible() && list.model() && list.model()->rowCount() == 0
           && !(place && place->isVisible() && place->geometry().contains(list.rect()));
}

QStringList bareLists(const QWidget& page) {
    QStringList faults;
    for (const auto* list : page.findChildren<QTableView*>()) {
        if (isBareList(*list))
            faults.append(u"column titles for nothing: "_s + list->objectName());
    }
    return faults;
}

/// Where the sentence of a place begins, from the corner of its page.
QPoint beginningOf(const EmptyPage& place, const QWidget& page) {
    for (const auto* label : place.findChildren<QLabel*>()) {
        if (label->text() == place.line())
            return label->mapTo(&page, QPoint());
    }
    return {-1, -1};
}

/// Below a bar, a field, and the picture, whether the page has these or not.
int lineOfPlaces() {
    constexpr int picture = 32;
    return PageBar::leastHeight() + QLineEdit().sizeHint().height() + 2 * space::small
           + space::group + picture + space::medium;
}

/// A place elsewhere than at the page's margin and at one height, where all of them stand.
QStringList strayPlaces(const QWidget& page) {
    QStringList faults;
    for (const EmptyPage* place : placesIn(page)) {
        const QPoint begins = beginningOf(*place, page);
        if (begins != QPoint(space::page, lineOfPlaces()))
            faults.append(
                u"“%1” begins at %2, %3"_s.arg(place->line()).arg(begins.x()).arg(begins.y()));
    }
    return faults;
}

/// A button that leads to another page than Today's next step does, or says something else.
QStringList otherSteps(const QWidget& page, const OpenBook& book) {
    QStringList faults;
    const auto step = nextStepNow(book);
    for (const EmptyPage* place : placesIn(page)) {
        if (place->leadsToNextStep() && step && place->button().text() != step->target.button)
            faults.append(
                u"“%1”, and Today says “%2”"_s.arg(place->button().text(), step->target.button));
    }
    return faults;
}

/// What is wrong with a page on which there is nothing yet.
QStringList emptinessFaults(const QWidget& page) {
    const auto shown = placesIn(page);
    if (shown.size() != 1)
        return {u"%1 places say that there is nothing"_s.arg(shown.size())};
    QStringList faults;
    const QString line = shown[0]->line();
    if (!line.endsWith(u'.') || line.count(u". "_s) > 0 || line.contains(u'\n'))
        faults.append(u"not one sentence"_s);
    const AccentButton& button = shown[0]->button();
    if (!button.isVisible() || button.text().isEmpty())
        faults.append(u"no button"_s);
    if (button.focusPolicy() == Qt::NoFocus || !button.autoDefault())
        faults.append(u"a button for the mouse alone"_s);
    for (const auto* accent : page.findChildren<AccentButton*>()) {
        if (accent->isVisible() && accent != &button)
            faults.append(u"another accent: "_s + accent->text());
    }
    return faults + bareLists(page);
}

} // namespace

/// A new event: each page says in one line what will stand there, and has the one button that leads
/// there.
class TestEmptyPages : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void anEmptyPageLeadsToWhereItIsFilled_data() {
        QTest::addColumn<EmptyLook>("look");
        for (const EmptyLook& look : emptyLooks())
            QTest::newRow(qPrintable(look.name)) << look;
    }
    void anEmptyPageLeadsToWhereItIsFilled() {
        QFETCH(EmptyLook, look);
        show(*m_fixture, look);
        QTest::qWait(20);
        QCOMPARE(m_fixture->workspace().currentId(), look.page);
        const QWidget& page = *m_fixture->workspace().current();
        if (!look.reason.isEmpty()) {
            QVERIFY2(placesIn(page).empty(), "it says that there is nothing");
            const QStringList bare = bareLists(page);
            QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u"; "_s)));
            return;
        }
        const QStringList faults
            = emptinessFaults(page) + strayPlaces(page) + otherSteps(page, m_fixture->book());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"; "_s)));
        AccentButton& button = placesIn(page)[0]->button();
        // The focus is on it and Enter presses it, but where one types first.
        const std::set<QString> typed{u"players"_s, u"results"_s, u"games"_s, u"rules"_s};
        if (!typed.contains(look.page))
            QVERIFY2(button.hasFocus(), qPrintable(look.name));
        button.setFocus();
        WindowFixture::press(u"Return"_s);
        QApplication::processEvents();
        QCOMPARE(m_fixture->workspace().currentId(), look.leads.isEmpty() ? look.page : look.leads);
    }

    void everyPageOfEveryFormatIsLookedAt() {
        std::set<QByteArray> documents;
        for (const EmptyLook& look : emptyLooks())
            documents.insert(look.document());
        QCOMPARE(documents.size(), size_t(3));
        for (const QByteArray& document : documents) {
            m_fixture = std::make_unique<WindowFixture>();
            m_fixture->open({document});
            for (const PageEntry& entry : m_fixture->workspace().pages()) {
                QVERIFY2(std::ranges::any_of(emptyLooks(),
                                             [&](const EmptyLook& look) {
                                                 return look.document() == document
                                                        && look.page == entry.id;
                                             }),
                         qPrintable(entry.id));
            }
        }
    }

    /// B10: whoever has no heat is led to where one is made, from every page, and not from one
    /// empty page to the next; and the step of the next moment takes its place.
    void thePlaceFollowsTheEvent() {
        m_fixture->open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
            "players": [{"id": "ada", "name": "Ada Byron"}]})"});
        m_fixture->goTo(u"standings"_s);
        QCoreApplication::processEvents();
        const QWidget& page = *m_fixture->workspace().current();
        QCOMPARE(placesIn(page).size(), size_t(1));
        EmptyPage& place = *page.findChild<EmptyPage*>();
        QCOMPARE(otherSteps(page, m_fixture->book()), QStringList());
        const QString before = place.button().text();
        QVERIFY(
            m_fixture->book().perform(addHeat(m_fixture->event(), HeatNumber(1), HeatDetails{})));
        QCoreApplication::processEvents();
        QTRY_VERIFY_WITH_TIMEOUT(place.button().text() != before, patience);
        QCOMPARE(otherSteps(page, m_fixture->book()), QStringList());
        // Planted: another word, and another place.
        place.setStep(u"Type a result"_s, {}, [] {});
        QCOMPARE(otherSteps(page, m_fixture->book()).size(), 1);
        QCOMPARE(strayPlaces(page), QStringList());
        const QPoint stood = place.pos();
        place.move(stood + QPoint(40, 0));
        QCOMPARE(strayPlaces(page).size(), 1);
        place.move(stood + QPoint(0, 200));
        QCOMPARE(strayPlaces(page).size(), 1);
    }

    void anEmptyPageWithoutAWayOnIsFound() {
        QWidget page;
        page.resize(400, 300);
        auto* column = new QVBoxLayout(&page);
        page.show();
        QCOMPARE(emptinessFaults(page).size(), 1); // says nothing
        auto* empty
            = new EmptyPage({LineIcon::Heats, u"Heats stand here."_s, u"Add a heat"_s}, [] {});
        column->addWidget(empty);
        QApplication::processEvents();
        QCOMPARE(emptinessFaults(page), QStringList());
        auto* other = new AccentButton(u"Something else"_s);
        column->addWidget(other);
        QApplication::processEvents();
        QCOMPARE(emptinessFaults(page), QStringList{u"another accent: Something else"_s});
        other->hide();
        empty->setWords({LineIcon::Heats, u"Heats stand here. There are none."_s, u"Add a heat"_s});
        QCOMPARE(emptinessFaults(page), QStringList{u"not one sentence"_s});
        empty->setWords({LineIcon::Heats, u"Heats stand here."_s, u"Add a heat"_s});
        empty->button().setFocusPolicy(Qt::NoFocus);
        QCOMPARE(emptinessFaults(page), QStringList{u"a button for the mouse alone"_s});
        empty->button().setFocusPolicy(Qt::StrongFocus);
        empty->button().hide();
        QCOMPARE(emptinessFaults(page), QStringList{u"no button"_s});
        empty->button().show();
        auto* list = new QTableWidget(0, 2);
        list->setObjectName(u"bare"_s);
        column->addWidget(list);
        list->show();
        QApplication::processEvents();
        QCOMPARE(emptinessFaults(page), QStringList{u"column titles for nothing: bare"_s});
    }

    /// A place goes with the first row, comes back with the last, and is none of a search.
    void whatIsSearchedForAndNotFoundIsNoEmptyPage() {
        QTableWidget list(0, 1);
        EmptyState place(list, {LineIcon::Heats, u"Heats stand here."_s, u"Add a heat"_s}, [] {});
        list.show();
        QVERIFY(place.isVisible());
        list.insertRow(0);
        QVERIFY(!place.isVisible());
        QVERIFY(!list.focusProxy());
        list.removeRow(0);
        QVERIFY(place.isVisible());
        QCOMPARE(list.focusProxy(), &place.button());
        place.setApplies(false);
        QVERIFY(!place.isVisible());
    }
};

} // namespace mentat::test::tst_empty_pages

MENTAT_TEST(tst_empty_pages, TestEmptyPages, QApplication)
#include "tst_empty_pages.moc"

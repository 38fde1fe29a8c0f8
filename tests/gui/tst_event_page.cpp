#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/itemmodels/heats/heats_setup_model.h"
#include "ui/look/accent_button.h"
#include "ui/look/text_label.h"
#include "ui/pages/event/event_page.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QFocusEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_event_page {

namespace {

QByteArray baseEvent() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": ["base"]},
        "players": [{"id": "p1", "name": "Ada Byron"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "location": "Alpine",
                   "entrants": ["p1"], "games": []}]})";
}

QByteArray earlierEvent() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2024, "rules": "wbc-dune", "sets": ["base"]},
        "players": []})";
}

} // namespace

/// The Event page: details, sets, heats, settings, by keys.
class TestEventPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    template <class Widget>
    Widget& find(const QString& name) {
        return m_fixture->widget<Widget>(name);
    }
    void show(const QByteArray& document) {
        m_fixture->open({document});
        m_fixture->goTo(u"event"_s);
    }
    void showTab(int tab) { find<QTabBar>(u"eventTabs"_s).setCurrentIndex(tab); }
    static QByteArray tenByFour() {
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 40'>"
               "<circle cx='50' cy='20' r='20'/></svg>";
    }
    /// The path of a file with these bytes.
    QString fileWith(const char* name, const QByteArray& bytes) {
        const QString path = m_fixture->scratch().folder() + u'/' + QLatin1StringView(name);
        writeBytes(path, bytes);
        return path;
    }
    /// Types over what stands in the field, and leaves it.
    void retype(QWidget& field, const QString& text) {
        field.setFocus();
        m_fixture->press(u"Ctrl+A"_s);
        m_fixture->type(text);
        m_fixture->press(u"Tab"_s);
    }
    [[nodiscard]] const DunePlay& play() { return std::get<DunePlay>(m_fixture->event().play); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aFieldIsSavedWhenItIsLeft() {
        show(baseEvent());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"eventName"_s);
        retype(find<QLineEdit>(u"eventGm"_s), u"Ada King"_s);
        QCOMPARE(m_fixture->event().details.gm, std::optional(u"Ada King"_s));
        retype(find<QLineEdit>(u"eventAssistants"_s), u"Blaise , Carl,"_s);
        QCOMPARE(m_fixture->event().details.assistants,
                 std::vector<QString>({u"Blaise"_s, u"Carl"_s}));
        QCOMPARE(find<QLineEdit>(u"eventAssistants"_s).text(), u"Blaise, Carl"_s);
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(m_fixture->event().details.assistants.empty());
    }

    void theHostIsTypedAsTheLocationIs() {
        show(baseEvent());
        retype(find<QLineEdit>(u"eventHost"_s), u" World Boardgaming Championships "_s);
        QCOMPARE(m_fixture->event().details.host,
                 std::optional(u"World Boardgaming Championships"_s));
        QCOMPARE(find<QLineEdit>(u"eventHost"_s).text(), u"World Boardgaming Championships"_s);
        retype(find<QLineEdit>(u"eventHost"_s), u" "_s);
        QVERIFY(!m_fixture->event().details.host);
    }

    void theNotesAreSavedWhenTheyAreLeftAndNotForTheirMenu() {
        show(baseEvent());
        auto& notes = find<QPlainTextEdit>(u"eventNotes"_s);
        notes.setFocus();
        m_fixture->type(u"a late start"_s);
        QFocusEvent toTheMenu(QEvent::FocusOut, Qt::PopupFocusReason);
        QCoreApplication::sendEvent(&notes, &toTheMenu);
        QVERIFY(!m_fixture->event().details.notes);
        m_fixture->press(u"Tab"_s);
        QCOMPARE(m_fixture->event().details.notes, std::optional(u"a late start"_s));
    }

    void aLogoIsChosenShownAndRemovedByKeys() {
        show(baseEvent());
        auto& choose = find<QAbstractButton>(u"eventLogoChoose"_s);
        QVERIFY(!find<QWidget>(u"eventLogoPicture"_s).isVisible());
        QVERIFY(!find<QWidget>(u"eventLogoRemove"_s).isVisible());
        m_fixture->prompts().toOpen = fileWith("logo.svg", tenByFour());
        choose.setFocus();
        m_fixture->press(u"Space"_s);
        QVERIFY(m_fixture->event().logo == *logoOf(tenByFour()));
        auto& picture = find<QWidget>(u"eventLogoPicture"_s);
        QVERIFY(picture.isVisible());
        QCOMPARE(picture.height(), 64);
        QCOMPARE(picture.width(), 148); // 10 : 4 within a margin of 4
        QVERIFY(choose.hasFocus());
        m_fixture->press(u"Tab"_s);
        QVERIFY(find<QWidget>(u"eventLogoRemove"_s).hasFocus());
        m_fixture->press(u"Space"_s);
        QVERIFY(!m_fixture->event().logo);
        QVERIFY(!picture.isVisible());
        QVERIFY(choose.hasFocus());
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(m_fixture->event().logo);
        QVERIFY(picture.isVisible());
    }

    void whoGivesUpChangesNoLogo() {
        show(baseEvent());
        m_fixture->prompts().toOpen.clear();
        find<QAbstractButton>(u"eventLogoChoose"_s).click();
        QVERIFY(!m_fixture->event().logo);
        QVERIFY(!find<QWidget>(u"eventLogoReason"_s).isVisible());
    }

    // Why a file is not taken stands below the buttons, until one is.
    void whatIsNoLogoIsRefusedInItsPlace() {
        show(baseEvent());
        auto& choose = find<QAbstractButton>(u"eventLogoChoose"_s);
        auto& reason = find<ReasonLine>(u"eventLogoReason"_s);
        // All its parts are whole, but its pixels are not.
        QByteArray blank = QByteArray::fromHex("89504e470d0a1a0a");
        const QByteArray chunks[] = {"0000000d4948445200000001000000010802000000907753de",
                                     "000000004944415435af061e", "0000000049454e44ae426082"};
        for (const QByteArray& chunk : chunks)
            blank += QByteArray::fromHex(chunk);
        const std::pair<QByteArray, QString> files[]
            = {{"GIF89a", u"This is not a PNG or SVG picture."_s},
               {QByteArray(largestLogo + 1, ' '), u"The logo is larger than 1 MB."_s},
               {"<svg><script/></svg>", u"The SVG has scripts"_s},
               {"<svg>", u"The picture is damaged"_s},
               {blank, u"The picture is damaged"_s}};
        for (const auto& [bytes, why] : files) {
            m_fixture->prompts().toOpen = fileWith("file", bytes);
            choose.click();
            QVERIFY(!m_fixture->event().logo);
            QVERIFY2(reason.text().startsWith(why), qPrintable(reason.text()));
            QVERIFY(reason.isVisible());
        }
        m_fixture->prompts().toOpen = m_fixture->scratch().folder() + u"/none.png"_s;
        choose.click();
        QVERIFY2(reason.text().contains(u"does not exist"_s), qPrintable(reason.text()));
        m_fixture->prompts().toOpen = fileWith("logo.svg", tenByFour());
        choose.click();
        QVERIFY(m_fixture->event().logo);
        QVERIFY(!reason.isVisible());
    }

    void aClosedEventKeepsItsLogo() {
        QByteArray closed = baseEvent();
        const QByteArray logo = "\"closed\": true, \"logo\": {\"kind\": \"svg\", \"data\": \""
                                + tenByFour().toBase64() + "\"}";
        closed.replace("\"sets\": [\"base\"]", logo);
        show(closed);
        QVERIFY(find<QWidget>(u"eventLogoPicture"_s).isVisible());
        QVERIFY(!find<QAbstractButton>(u"eventLogoChoose"_s).isEnabled());
        QVERIFY(!find<QAbstractButton>(u"eventLogoRemove"_s).isEnabled());
        QVERIFY(find<QLineEdit>(u"eventHost"_s).isReadOnly());
    }

    void whatIsNoYearStaysTypedAndChangesNothing() {
        show(baseEvent());
        retype(find<QLineEdit>(u"eventYear"_s), u"next"_s);
        QCOMPARE(find<QLineEdit>(u"eventYear"_s).text(), u"next"_s);
        QCOMPARE(m_fixture->event().details.year, Year(2026));
        retype(find<QLineEdit>(u"eventYear"_s), u"2027"_s);
        QCOMPARE(m_fixture->event().details.year, Year(2027));
    }

    // A code of three letters had 440 px.
    void aShortFieldIsAsWideAsItsContent() {
        show(baseEvent());
        const int whole = find<QLineEdit>(u"eventName"_s).width();
        for (const QString& name : {u"eventYear"_s, u"eventCode"_s}) {
            const auto& field = find<QLineEdit>(name);
            QVERIFY2(field.width() * 4 < whole, qPrintable(name));
            QVERIFY(field.width() > field.fontMetrics().horizontalAdvance(u"2026"_s) + 8);
        }
    }

    // Room for the reason left 28 px empty below the year.
    void whyAYearIsRefusedAppearsBesideItAndMovesNothing() {
        show(baseEvent());
        const auto topOf = [this](const QString& name) {
            auto& field = find<QWidget>(name);
            return field.mapTo(field.window(), QPoint()).y();
        };
        const int year = topOf(u"eventYear"_s);
        const int code = topOf(u"eventCode"_s);
        QCOMPARE(code - year, year - topOf(u"eventName"_s));
        retype(find<QLineEdit>(u"eventYear"_s), u"next"_s);
        auto& reason = find<QWidget>(u"eventYearReason"_s);
        QTRY_VERIFY_WITH_TIMEOUT(reason.isVisible() && reason.width() > 0, patience);
        auto& typed = find<QLineEdit>(u"eventYear"_s);
        QVERIFY(reason.geometry().left() > typed.geometry().right());
        QCOMPARE(topOf(u"eventCode"_s), code);
    }

    void onlyTheFirstHeatIsTheNextStep() {
        show(earlierEvent());
        m_fixture->workspace().go(u"event"_s, u"heatsPart"_s);
        auto& first = find<AccentButton>(u"heatAddFirst"_s);
        QVERIFY(first.isVisible() && first.hasAccent());
        QVERIFY(!find<QWidget>(u"heatAdd"_s).isVisible());
        first.click();
        QVERIFY(!first.isVisible() && find<QWidget>(u"heatAdd"_s).isVisible());
        QVERIFY(find<QWidget>(u"heatMinutes"_s).width() < find<QWidget>(u"heatRoom"_s).width() / 2);
    }

    void aSetBringsItsFactions() {
        show(baseEvent());
        auto& box = find<QAbstractButton>(u"set-ixians-tleilaxu"_s);
        box.setFocus();
        m_fixture->press(u"Space"_s);
        QCOMPARE(m_fixture->event().details.sets,
                 std::vector<GameSet>({GameSet::Base, GameSet::IxiansTleilaxu}));
        QVERIFY(!find<QAbstractButton>(u"set-base"_s).isEnabled()); // always there
    }

    void withTheBaseSetAloneNothingSpeaksOfAnExpansion() {
        show(baseEvent());
        const auto speaks = [this] {
            QStringList found;
            const auto look = [&](const QString& text) {
                if (text.contains(u"expansion"_s, Qt::CaseInsensitive))
                    found.append(text);
            };
            for (const auto* widget : m_fixture->workspace().current()->findChildren<QWidget*>()) {
                look(widget->accessibleName());
                look(widget->toolTip());
                if (const auto* label = qobject_cast<const QLabel*>(widget))
                    look(label->text());
                if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                    look(button->text());
            }
            return found;
        };
        QCOMPARE(speaks(), QStringList());
        find<QAbstractButton>(u"set-choam-richese"_s).click();
        QTRY_VERIFY_WITH_TIMEOUT(!speaks().isEmpty(),
                                 patience); // the pool of a table that plays with it
    }

    void aSettingOfAnEventWithoutResultsIsChangedAndMarked() {
        show(baseEvent());
        showTab(2);
        QVERIFY(!find<QLabel>(u"mark-finalists"_s).isVisible());
        retype(find<QSpinBox>(u"setting-finalists"_s), u"5"_s);
        QCOMPARE(m_fixture->event().settings.finalists, Positive(5));
        QVERIFY(find<QLabel>(u"mark-finalists"_s).isVisible());
        QVERIFY(find<QLabel>(u"mark-finalists"_s).text().contains(u"6"_s));
        QVERIFY(!find<QWidget>(u"settingQuestion"_s).isVisible());
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(m_fixture->event().settings.finalists, Positive(6));
        QVERIFY(!find<QLabel>(u"mark-finalists"_s).isVisible());
    }

    void aSettingThatChangesResultsAsksFirst() {
        m_fixture->openSample();
        m_fixture->goTo(u"event"_s);
        showTab(2);
        retype(find<QSpinBox>(u"setting-finalists"_s), u"5"_s);
        QCOMPARE(m_fixture->event().settings.finalists, Positive(6)); // not yet
        QVERIFY(find<QWidget>(u"settingQuestion"_s).isVisible());
        QVERIFY2(find<QLabel>(u"settingQuestionText"_s).text().contains(u"below the cut now"_s),
                 qPrintable(find<QLabel>(u"settingQuestionText"_s).text()));
        find<QAbstractButton>(u"settingLeave"_s).click();
        QCOMPARE(m_fixture->event().settings.finalists, Positive(6));
        QCOMPARE(find<QSpinBox>(u"setting-finalists"_s).value(), 6);
        retype(find<QSpinBox>(u"setting-finalists"_s), u"5"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"settingChange"_s);
        m_fixture->press(u"Space"_s);
        QCOMPARE(m_fixture->event().settings.finalists, Positive(5));
        QVERIFY(!find<QWidget>(u"settingQuestion"_s).isVisible());
    }

    void theQpTableIsChangedCellByCell() {
        show(baseEvent());
        showTab(2);
        retype(find<QSpinBox>(u"setting-qpTable.solo-small"_s), u"2,5"_s);
        const WinEntry& solo = m_fixture->event().settings.winPoints.at(WinRow::Solo);
        QCOMPARE(solo.threeOrFour, QualificationPoints::fromHalves(5));
        QCOMPARE(solo.fiveOrSix, QualificationPoints::fromHalves(6)); // as it was
        retype(find<QSpinBox>(u"setting-qpTable.solo"_s), u"2.3"_s);  // no half: not typed
        QVERIFY(m_fixture->event().settings.winPoints.at(WinRow::Solo).fiveOrSix
                == QualificationPoints::fromHalves(4));
    }

    void heatsAreAddedChangedAndDeletedWhenEmpty() {
        show(baseEvent());
        showTab(1);
        find<QAbstractButton>(u"heatRemove"_s).click(); // Ada is in it
        QCOMPARE(play().heats.size(), size_t(1));
        QVERIFY(m_fixture->notice().startsWith(u"Heat 1 is not empty."));
        find<QAbstractButton>(u"heatAdd"_s).click();
        QCOMPARE(play().heats.size(), size_t(2));
        QCOMPARE(play().heats[1].details.start, VenueTime::fromText(u"2026-07-30T13:00"_s));
        QCOMPARE(play().heats[1].details.location, std::optional(u"Alpine"_s));
        QCOMPARE(find<QTableView>(u"heatsList"_s).currentIndex().row(), 1);
        retype(find<QLineEdit>(u"heatRoom"_s), u"Exhibit Hall"_s);
        QCOMPARE(play().heats[1].details.location, std::optional(u"Exhibit Hall"_s));
        QCOMPARE(play().heats[0].details.location, std::optional(u"Alpine"_s));
        retype(find<QLineEdit>(u"heatStart"_s), u"fri 2pm"_s);
        QCOMPARE(play().heats[1].details.start, VenueTime::fromText(u"2026-07-31T14:00"_s));
        retype(find<QLineEdit>(u"heatStart"_s), u"0930"_s);
        QCOMPARE(play().heats[1].details.start, VenueTime::fromText(u"2026-07-31T09:30"_s));
        // What is no time stays to be put right, and changes nothing.
        retype(find<QLineEdit>(u"heatStart"_s), u"noonish"_s);
        QCOMPARE(find<QLineEdit>(u"heatStart"_s).text(), u"noonish"_s);
        QCOMPARE(play().heats[1].details.start, VenueTime::fromText(u"2026-07-31T09:30"_s));
        find<QLineEdit>(u"heatStart"_s).setFocus();
        find<QLineEdit>(u"heatStart"_s).selectAll();
        WindowFixture::press(u"Delete Return"_s);
        QVERIFY(!play().heats[1].details.start);
        find<QAbstractButton>(u"heatRemove"_s).click();
        QCOMPARE(play().heats.size(), size_t(1));
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(play().heats.size(), size_t(2));
    }

    // What is typed replaces the time that is proposed: "7/31/26 1:00 PMfri 9" was none.
    void aNewHeatsTimeIsTypedOver() {
        show(baseEvent());
        showTab(1);
        find<QAbstractButton>(u"heatAdd"_s).click();
        QCoreApplication::processEvents();
        QVERIFY(find<QLineEdit>(u"heatStart"_s).hasFocus());
        WindowFixture::type(u"fri 9"_s);
        QCOMPARE(find<QLineEdit>(u"heatStart"_s).text(), u"fri 9"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(play().heats[1].details.start, VenueTime::fromText(u"2026-07-31T09:00"_s));
    }

    void theFirstHeatIsAddedFromThePageHeats() {
        show(earlierEvent());
        m_fixture->goTo(u"heats"_s);
        QVERIFY(find<QAbstractButton>(u"addHeat"_s).hasFocus());
        WindowFixture::press(u"Return"_s);
        QCoreApplication::processEvents();
        QCOMPARE(play().heats.size(), size_t(1));
        QCOMPARE(m_fixture->workspace().currentId(), u"event"_s);
        QVERIFY(find<QLineEdit>(u"heatStart"_s).isVisible());
        QVERIFY(find<QLineEdit>(u"heatStart"_s).hasFocus());
        WindowFixture::type(u"7/30 2pm"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(play().heats[0].details.start);
        QCOMPARE(play().heats[0].details.start->time(), QTime(14, 0));
    }

    void whoIsLedToNoHeatsAddsOneByAKey() {
        show(earlierEvent());
        m_fixture->workspace().go(u"event"_s, u"heatsPart"_s);
        QVERIFY(find<QAbstractButton>(u"heatAddFirst"_s).hasFocus());
        WindowFixture::press(u"Space"_s);
        QCOMPARE(play().heats.size(), size_t(1));
    }

    void aRoundWithoutTablesMovesWithItsPlayers() {
        show(baseEvent());
        showTab(1);
        find<QAbstractButton>(u"heatAdd"_s).click();
        find<QTableView>(u"heatsList"_s).selectRow(0);
        find<QAbstractButton>(u"heatLater"_s).click();
        QCOMPARE(play().heats[0].details.start, VenueTime::fromText(u"2026-07-30T13:00"_s));
        QCOMPARE(play().heats[1].number, HeatNumber(2));
        QCOMPARE(play().heats[1].entrants.size(), size_t(1));
        QCOMPARE(find<QTableView>(u"heatsList"_s).currentIndex().row(), 1); // still the same one
        QVERIFY(!find<QAbstractButton>(u"heatLater"_s).isEnabled());
    }

    void theModelOfHeatsKeepsTheContractOfModels() {
        m_fixture->openSample();
        HeatsSetupModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto heats = heatSetups(m_fixture->event());
        model.setRows(heats);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0, HeatsSetupModel::Players).data().toInt(), 28);
        heats.erase(heats.begin());
        std::swap(heats[0], heats[1]);
        model.setRows(heats);
        QCOMPARE(model.index(0, HeatsSetupModel::Number).data().toInt(), 3);
    }

    void theEventIsChosenWhereAFileHasSeveral() {
        m_fixture->open({earlierEvent(), baseEvent()});
        m_fixture->goTo(u"event"_s);
        auto& events = find<QComboBox>(u"eventSwitch"_s);
        QVERIFY(events.isVisible());
        QCOMPARE(events.currentText(), u"Dune 2026"_s); // the newest
        events.setFocus();
        m_fixture->press(u"Up"_s);
        QCOMPARE(m_fixture->event().details.year, Year(2024));
        QCOMPARE(find<QLineEdit>(u"eventYear"_s).text(), u"2024"_s);
    }
};

} // namespace mentat::test::tst_event_page

MENTAT_TEST(tst_event_page, TestEventPage, QApplication)
#include "tst_event_page.moc"

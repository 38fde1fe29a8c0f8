#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_two_events {

namespace {

/// heats: of the event; Ada Byron and Bo Peep play in both.
QByteArray documentOf(const QByteArray& name, const QByteArray& heats) {
    return "{\"format\":\"mentat-event\",\"version\":1,\"event\":{\"name\":\"" + name
           + "\",\"year\":2026,\"rules\":\"wbc-dune\"},\"players\":["
             "{\"id\":\"p1\",\"name\":\"Ada Byron\"},{\"id\":\"p2\",\"name\":\"Bo Peep\"}],"
             "\"heats\":["
           + heats + "]}";
}

} // namespace

/// Two events of one Game Master in one file, with one list of people.
class TestTwoEvents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoSitsElsewhereIsSaidAtCheckIn() {
        WindowFixture fixture;
        fixture.open({documentOf("Meadows", "{\"number\":2,\"start\":\"2026-07-29T14:00\","
                                            "\"minutes\":120,\"entrants\":[\"p1\"],\"games\":[]}"),
                      documentOf("Dune", "{\"number\":1,\"start\":\"2026-07-29T13:00\","
                                         "\"minutes\":300,\"entrants\":[],\"games\":[]}")});
        for (const BookEvent& entry : fixture.book().book().events) {
            if (entry.event.details.name.text() == u"Dune"_s)
                fixture.book().chooseEvent(entry.id);
        }
        fixture.goTo(u"heats"_s);
        WindowFixture::type(u"bo"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(fixture.notice(), QString());
        WindowFixture::type(u"ada"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY2(fixture.notice().startsWith(
                     u"Ada Byron is also checked in to heat 2 of Meadows 2026, "_s),
                 qPrintable(fixture.notice()));
        QCOMPARE(heatsPlay(fixture.event())->heats.front().entrants.size(), size_t(2));
        WindowFixture::press(u"Ctrl+Z"_s);
        QCOMPARE(fixture.notice(), QString());
        QCOMPARE(heatsPlay(fixture.event())->heats.front().entrants.size(), size_t(1));
    }

    void aFinalElsewhereIsSaidToo() {
        WindowFixture fixture;
        QByteArray meadows = documentOf("Meadows", "");
        meadows.replace(meadows.lastIndexOf('}'), 1,
                        ",\"final\":{\"start\":\"2026-07-29T09:00\",\"closed\":true,"
                        "\"present\":[\"p1\"]}}");
        fixture.open(
            {meadows, documentOf("Dune", "{\"number\":1,\"start\":\"2026-07-29T13:00\","
                                         "\"minutes\":300,\"entrants\":[],\"games\":[]}")});
        for (const BookEvent& entry : fixture.book().book().events) {
            if (entry.event.details.name.text() == u"Dune"_s)
                fixture.book().chooseEvent(entry.id);
        }
        fixture.goTo(u"heats"_s);
        WindowFixture::type(u"ada"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY2(fixture.notice().startsWith(u"Ada Byron also plays the final of Meadows 2026, "_s),
                 qPrintable(fixture.notice()));
    }

    // Of many at once the first two are said, and how many more there are.
    void whoComesInWithAllOthersIsSaidToo() {
        WindowFixture fixture;
        fixture.open({documentOf("Meadows", "{\"number\":2,\"start\":\"2026-07-30T14:00\","
                                            "\"minutes\":120,\"entrants\":[\"p1\"],\"games\":[]}"),
                      documentOf("Dune", "{\"number\":1,\"start\":\"2026-07-29T13:00\","
                                         "\"minutes\":300,\"entrants\":[\"p1\",\"p2\"],"
                                         "\"games\":[]},"
                                         "{\"number\":2,\"start\":\"2026-07-30T13:00\","
                                         "\"minutes\":300,\"entrants\":[],\"games\":[]}")});
        for (const BookEvent& entry : fixture.book().book().events) {
            if (entry.event.details.name.text() == u"Dune"_s)
                fixture.book().chooseEvent(entry.id);
        }
        fixture.page<Page>(u"heats"_s).reveal(u"2"_s);
        for (QCheckBox* box : fixture.window().findChildren<QCheckBox*>()) {
            if (box->text() == u"Paper list"_s)
                box->setChecked(true);
        }
        for (QPushButton* button : fixture.window().findChildren<QPushButton*>()) {
            if (button->text() == u"All from heat 1"_s && button->isVisible())
                button->click();
        }
        QCOMPARE(heatsPlay(fixture.event())->heats.back().entrants.size(), size_t(2));
        QVERIFY2(fixture.notice().startsWith(
                     u"Ada Byron is also checked in to heat 2 of Meadows 2026, "_s),
                 qPrintable(fixture.notice()));
        QVERIFY(!fixture.notice().contains(u"Bo"_s));
    }

    /// Who played yesterday comes today: those of any earlier heat, the one before first.
    void thoseOfAnyEarlierHeatAreTicked() {
        WindowFixture fixture;
        fixture.open({documentOf("Dune", "{\"number\":1,\"start\":\"2026-07-29T13:00\","
                                         "\"entrants\":[\"p1\"],\"games\":[]},"
                                         "{\"number\":2,\"start\":\"2026-07-30T13:00\","
                                         "\"entrants\":[\"p2\"],\"games\":[]},"
                                         "{\"number\":3,\"start\":\"2026-07-31T09:00\","
                                         "\"entrants\":[],\"games\":[]}")});
        fixture.page<Page>(u"heats"_s).reveal(u"3"_s);
        const auto paperList = [&](bool isOn) {
            for (QCheckBox* box : fixture.window().findChildren<QCheckBox*>()) {
                if (box->text() == u"Paper list"_s)
                    box->setChecked(isOn);
            }
        };
        const auto offered = [&] {
            QStringList shown;
            for (auto* button : fixture.window().findChildren<QPushButton*>()) {
                if (button->objectName().startsWith(u"thoseOfHeat"_s) && button->isVisible())
                    shown.append(button->text());
            }
            return shown;
        };
        QCOMPARE(offered(), QStringList());
        paperList(true);
        QCOMPARE(offered(), (QStringList{u"All from heat 2"_s, u"All from heat 1"_s}));
        const auto in = [&] { return heatsPlay(fixture.event())->heats.back().entrants; };
        fixture.widget<QPushButton>(u"thoseOfHeat2"_s).click();
        QCOMPARE(in(), std::vector{*PlayerId::fromText(u"p2"_s)});
        fixture.widget<QPushButton>(u"thoseOfHeat1"_s).click();
        QCOMPARE(in().size(), size_t(2));
        fixture.page<Page>(u"heats"_s).reveal(u"1"_s);
        paperList(true);
        QCOMPARE(offered(), QStringList());
    }
};

} // namespace mentat::test::tst_two_events

MENTAT_TEST(tst_two_events, TestTwoEvents, QApplication)
#include "tst_two_events.moc"

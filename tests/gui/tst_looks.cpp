#include "tests/gui/clipped_texts.h"
#include "tests/gui/looks.h"
#include "ui/look/colours.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

/// Nothing is clipped on any page, in either theme and with fonts twice as large, and what is
/// written can be read.
class TestLooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsClipped_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("zoom");
        for (const Scene& scene : scenes()) {
            for (const int zoom : {100, 200}) {
                for (const Theme theme : {Theme::Light, Theme::Dark}) {
                    const QString row = u"%1 %2 %3"_s.arg(scene.name)
                                            .arg(zoom)
                                            .arg(theme == Theme::Light ? u"light"_s : u"dark"_s);
                    QTest::newRow(qPrintable(row)) << scene.name << static_cast<int>(theme) << zoom;
                }
            }
        }
    }
    void nothingIsClipped() {
        QFETCH(QString, name);
        QFETCH(int, theme);
        QFETCH(int, zoom);
        WindowFixture fixture;
        Choices choices = fixture.preferences().choices();
        choices.theme = static_cast<Theme>(theme);
        choices.zoom = zoom;
        fixture.preferences().setChoices(choices);
        const auto scene = std::find_if(scenes().begin(), scenes().end(),
                                        [&](const Scene& s) { return s.name == name; });
        scene->set(fixture);
        QTest::qWait(20);
        const QStringList faults = clippedTexts(fixture.window());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n"_s)));
        QVERIFY2(fixture.window().width() <= 1366,
                 qPrintable(u"the window needs %1 px"_s.arg(fixture.window().width())));
    }

    /// The search must find what it is for.
    void aClippedLabelIsFound() {
        QWidget window;
        auto* label = new QLabel(u"Henrietta Swan Leavitt"_s, &window);
        label->setGeometry(0, 0, 20, 40);
        auto* whole = new QLabel(u"Ada"_s, &window);
        whole->setGeometry(0, 50, 200, 40);
        window.resize(400, 200);
        window.show();
        const QStringList faults = clippedTexts(window);
        QCOMPARE(faults.size(), 1);
        QVERIFY(faults.front().contains(u"Henrietta"_s));
    }

    void contrasts_data() {
        QTest::addColumn<int>("tone");
        QTest::newRow("light") << static_cast<int>(Tone::Light);
        QTest::newRow("dark") << static_cast<int>(Tone::Dark);
    }
    void contrasts() {
        QFETCH(int, tone);
        const Colours& c = coloursOf(static_cast<Tone>(tone));
        const auto atLeast = [](const char* what, const QColor& one, const QColor& other,
                                double least) {
            const double has = contrast(one, other);
            QVERIFY2(has >= least, qPrintable(u"%1: %2"_s.arg(QLatin1StringView(what)).arg(has)));
        };
        for (const QColor& background : {c.window, c.base, c.alternate, c.button}) {
            atLeast("text", c.text, background, 4.5);
            atLeast("weak text", c.weakText, background, 4.5);
            atLeast("good", c.good, background, 4.5);
            atLeast("warning", c.warning, background, 4.5);
            atLeast("bad", c.bad, background, 4.5);
            atLeast("accent as a mark", c.accent, background, 3);
        }
        for (const QColor& background : {c.window, c.base})
            atLeast("edge", c.edge, background, 3);
        for (const QColor& list : {c.base, c.alternate})
            atLeast("selection as a mark", c.selection, list, 3);
        atLeast("accent text", c.accentText, c.accent, 4.5);
        atLeast("selected text", c.selectionText, c.selection, 4.5);
        QCOMPARE(qRound(contrast(Qt::white, Qt::black)), 21);
    }
};

} // namespace mentat::test

QTEST_MAIN(mentat::test::TestLooks)
#include "tst_looks.moc"

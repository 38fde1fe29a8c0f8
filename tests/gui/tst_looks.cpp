#include "tests/gui/clipped_texts.h"
#include "tests/gui/looks.h"
#include "ui/look/accent_button.h"
#include "ui/look/colours.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int laptopWidth = 1366;
/// What the laptop's screen leaves a dialog where everything is twice as large.
constexpr int lowestDialog = 340;
constexpr int mostLooks = 100;
const QString irreversible = u"dialog-remove-person"_s;

/// Whether a dialog can be as low as it may have to be; what has no room then scrolls.
bool fits(const QWidget& dialog) {
    const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    return least.height() <= lowestDialog && least.width() <= laptopWidth;
}

} // namespace

/// Nothing is clipped on any page, in either theme and with fonts twice as large, and what is
/// written can be read.
class TestLooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsClipped_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("zoom");
        // What has room does not depend on the theme: each scene is seen in both, and at each
        // scale with the other size of letters; all four at both scales in the soak.
        const bool isDoubled = qApp->devicePixelRatio() > 1.5;
        for (const Scene& scene : scenes()) {
            for (const int zoom : {100, 200}) {
                const Theme first = (zoom == 200) == isDoubled ? Theme::Light : Theme::Dark;
                for (const Theme theme : {Theme::Light, Theme::Dark}) {
                    if (theme != first && !isSoak())
                        continue;
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
        sceneOf(name).set(fixture);
        QTest::qWait(20);
        QWidget& looked = lookedAt(fixture);
        if (qobject_cast<QDialog*>(&looked)) {
            QVERIFY2(fits(looked), qPrintable(u"the dialog needs %1 × %2 px"_s
                                                  .arg(looked.minimumSizeHint().width())
                                                  .arg(looked.minimumSizeHint().height())));
            looked.resize(looked.width(), lowestDialog);
            QTest::qWait(5);
        }
        QStringList faults = clippedTexts(looked);
        // On a busy machine a text that is broken gets its height later.
        for (int looks = 0; !faults.isEmpty() && looks < mostLooks; ++looks) {
            QTest::qWait(20);
            faults = clippedTexts(looked);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n"_s)));
        QVERIFY2(fixture.window().width() <= laptopWidth,
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

    void aLetterThatLeadsNowhereAndACutHintAreFound() {
        QWidget window;
        auto* label = new QLabel(u"Second &backup folder"_s, &window);
        label->setGeometry(0, 0, 300, 40);
        auto* field = new QLineEdit(&window);
        field->setGeometry(0, 50, 60, 30);
        field->setPlaceholderText(u"A stick, for example"_s);
        window.show();
        const QStringList faults = clippedTexts(window);
        QCOMPARE(faults.size(), 2);
        QVERIFY(faults[0].contains(u"leads nowhere"_s) && faults[1].contains(u"A stick"_s));
        label->setBuddy(field);
        field->resize(300, 30);
        QCOMPARE(clippedTexts(window), QStringList());
    }

    void whatScrollsSidewaysIsFound() {
        QScrollArea area;
        auto* wide = new QLabel(u"wide"_s);
        wide->setMinimumWidth(600);
        area.setWidget(wide);
        area.resize(300, 200);
        area.show();
        QCOMPARE(clippedTexts(area).size(), 1);
        area.resize(700, 200);
        QTRY_COMPARE(clippedTexts(area), QStringList());
    }

    void aDialogThatIsTooHighIsFound() {
        QWidget dialog;
        dialog.setMinimumSize(200, lowestDialog);
        QVERIFY(fits(dialog));
        dialog.setMinimumHeight(lowestDialog + 1);
        QVERIFY(!fits(dialog));
        dialog.setMinimumSize(laptopWidth + 1, 100);
        QVERIFY(!fits(dialog));
    }

    void aDialogStartsInItsFirstField_data() {
        QTest::addColumn<QString>("name");
        for (const Scene& scene : scenes()) {
            if (scene.name.startsWith(u"dialog-"_s) && scene.name != irreversible)
                QTest::newRow(qPrintable(scene.name)) << scene.name;
        }
    }
    void aDialogStartsInItsFirstField() {
        QFETCH(QString, name);
        WindowFixture fixture;
        sceneOf(name).set(fixture);
        const QWidget& dialog = lookedAt(fixture);
        QTRY_VERIFY(dialog.focusWidget());
        const QWidget* focus = dialog.focusWidget();
        QVERIFY2(qobject_cast<const QLineEdit*>(focus) || qobject_cast<const QComboBox*>(focus),
                 focus->metaObject()->className());
        // And Enter there does what the dialog is for.
        for (const auto* button : dialog.findChildren<QPushButton*>())
            QCOMPARE(button->isDefault(), qobject_cast<const AccentButton*>(button) != nullptr);
    }

    void whatCannotBeUndoneStartsAtCancel() {
        WindowFixture fixture;
        sceneOf(irreversible).set(fixture);
        const QWidget& dialog = lookedAt(fixture);
        QTRY_VERIFY(dialog.focusWidget());
        const auto* cancel
            = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        QCOMPARE(dialog.focusWidget(), static_cast<const QWidget*>(cancel));
        QVERIFY(cancel->isDefault());
    }

    /// Of a window that was made in the other one: its weak words and what is to be done next.
    void anotherThemeIsFollowed() {
        WindowFixture fixture;
        Choices choices = fixture.preferences().choices();
        choices.theme = Theme::Light;
        fixture.preferences().setChoices(choices);
        fixture.openSample();
        choices.theme = Theme::Dark;
        fixture.preferences().setChoices(choices);
        QTest::qWait(5);
        const Colours& dark = coloursOf(Tone::Dark);
        int weak = 0;
        int accented = 0;
        for (const QWidget* widget : fixture.window().findChildren<QWidget*>()) {
            const QColor text = widget->palette().color(QPalette::Active, QPalette::WindowText);
            const auto* label = qobject_cast<const QLabel*>(widget);
            QVERIFY2(contrast(text, dark.window) >= 4.5,
                     label ? qPrintable(label->text()) : widget->metaObject()->className());
            weak += qobject_cast<const TextLabel*>(widget) && text == dark.weakText ? 1 : 0;
            if (const auto* next = qobject_cast<const AccentButton*>(widget)) {
                QCOMPARE(next->palette().color(QPalette::Active, QPalette::ButtonText),
                         dark.accentText);
                ++accented;
            }
        }
        QVERIFY(weak > 0 && accented > 0);
    }

    void anotherSizeIsFollowed() {
        WindowFixture fixture;
        fixture.openSample();
        const auto heights = [&] {
            std::map<const QWidget*, int> all;
            for (const QWidget* widget : fixture.window().findChildren<QWidget*>()) {
                const bool isOurs = qobject_cast<const TextLabel*>(widget)
                                    || qobject_cast<const AccentButton*>(widget);
                if (isOurs && widget->isVisible())
                    all[widget] = widget->fontMetrics().height();
            }
            return all;
        };
        const auto before = heights();
        Choices choices = fixture.preferences().choices();
        choices.zoom = 200;
        fixture.preferences().setChoices(choices);
        QTest::qWait(5);
        auto after = heights();
        QVERIFY(before.size() >= 3);
        for (const auto& [widget, height] : before) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            QVERIFY2(after[widget] > height * 3 / 2,
                     qPrintable(u"%1: %2, then %3"_s.arg(label ? label->text() : QString())
                                    .arg(height)
                                    .arg(after[widget])));
        }
    }

    /// As painted, not as it was meant: a style may shade what it is given.
    void theAccentIsPaintedAsItWasComputed_data() { contrasts_data(); }
    void theAccentIsPaintedAsItWasComputed() {
        QFETCH(int, tone);
        const Colours& colours = coloursOf(static_cast<Tone>(tone));
        Look look;
        look.setTheme(static_cast<Tone>(tone) == Tone::Light ? Theme::Light : Theme::Dark);
        AccentButton button;
        button.resize(100, 30);
        const QImage image = button.grab().toImage();
        for (int y = 4; y < image.height() - 4; ++y)
            QCOMPARE(image.pixelColor(50, y), colours.accent);
        // Another button is shaded, and would not do.
        QPushButton plain;
        plain.setPalette(accentPalette(plain.palette()));
        plain.resize(100, 30);
        QVERIFY(plain.grab().toImage().pixelColor(50, 15) != colours.accent);
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

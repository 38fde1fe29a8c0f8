#include "tests/gui/contrast.h"
#include "tests/support/test_program.h"
#include "ui/screen/board_colors.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_board_colors {

namespace {

/// A square of the color on white, a picture of one color.
std::optional<Logo> logoIn(const QByteArray& color) {
    const auto logo = newLogoOf(
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">)"
        R"(<rect width="20" height="20" fill="#ffffff"/>)"
        R"(<rect x="4" y="4" width="12" height="12" fill=")"
        + color + R"("/></svg>)");
    return logo ? std::optional(*logo) : std::nullopt;
}

/// What cannot be read of what is written in the event's color.
QStringList unreadable(const Colors& colors) {
    QStringList faults;
    if (contrast(colors.accent, colors.base) < contrastOfBoards - 0.05)
        faults.append(u"on the ground: "_s + colors.accent.name());
    if (contrast(colors.accentOnTint, colors.accentTint) < contrastOfBoards - 0.05)
        faults.append(u"on the band: "_s + colors.accentOnTint.name());
    return faults;
}

} // namespace

/// A board in the event's color.
class TestBoardColors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLogoGivesTheColor_data() {
        QTest::addColumn<QByteArray>("color");
        for (const char* color : {"#1040c0", "#0a7a3c", "#ffee00", "#ff8899", "#401060", "#b01020"})
            QTest::newRow(color) << QByteArray(color);
    }
    void theLogoGivesTheColor() {
        QFETCH(const QByteArray, color);
        const auto logo = logoIn(color);
        QVERIFY(logo);
        const float hue = QColor(QString::fromLatin1(color)).hslHueF();
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            const Colors colors = boardColors(tone, logo);
            const float off = qAbs(colors.accent.hslHueF() - hue);
            QVERIFY2(qMin(off, 1 - off) < 0.06F, qPrintable(colors.accent.name()));
            QCOMPARE(unreadable(colors), QStringList());
            QCOMPARE(colors.text, colorsOf(tone).text);
        }
    }

    void whatHasNoColorLeavesTheTonesOwn() {
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            for (const auto& logo :
                 {std::optional<Logo>(), logoIn("#000000"), logoIn("#808080"), logoIn("#ffffff")})
                QCOMPARE(boardColors(tone, logo).accent, colorsOf(tone).accent);
        }
    }

    /// A color as it is in the logo would be found to be unreadable.
    void whatCannotBeReadIsFound() {
        Colors colors = boardColors(Tone::Light, logoIn("#ffee00"));
        colors.accent = QColor(u"#ffee00"_s);
        QCOMPARE(unreadable(colors), QStringList(u"on the ground: #ffee00"_s));
        colors.accentOnTint = colors.accentTint;
        QCOMPARE(unreadable(colors).size(), 2);
    }
};

} // namespace mentat::test::tst_board_colors

MENTAT_TEST(tst_board_colors, TestBoardColors, QApplication)
#include "tst_board_colors.moc"

#include "tests/gui/contrast.h"
#include "tests/support/test_program.h"
#include "ui/screen/board_colors.h"

#include <QApplication>
#include <QTest>

#include <cmath>

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

/// How many steps of a color the eye sees as edges, from squares of 8 pixels that differ from their
/// neighbors below by half a step and more.
int edgesIn(const QImage& ground) {
    const auto meanAt = [&](int top) {
        double sum = 0;
        for (int y = top; y < top + 8; ++y) {
            for (int x = 0; x < 8; ++x)
                sum += qRed(ground.pixel(ground.width() / 2 + x, y));
        }
        return sum / 64;
    };
    int edges = 0;
    for (int top = 0; top + 16 <= ground.height(); top += 8)
        edges += std::abs(meanAt(top + 8) - meanAt(top)) >= 0.5 ? 1 : 0;
    return edges;
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

    // Its steps showed as rings.
    void theGroundOfTheWinnerHasNoEdges() {
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            const Colors colors = boardColors(tone, std::nullopt);
            QImage ground = glowingGround({1280, 720}, colors);
            QVERIFY(ground.pixelColor(640, 719) != colors.base);
            QCOMPARE(ground.pixelColor(0, 0), colors.base);
            QCOMPARE(edgesIn(ground), 0);
            // Planted: the same without dithering, each row in its plain color.
            for (int y = 0; y < ground.height(); ++y) {
                for (int x = 0; x < 8; ++x)
                    ground.setPixel(640 + x, y, ground.pixel(640, y - y % 8));
            }
            QVERIFY(edgesIn(ground) > 5);
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

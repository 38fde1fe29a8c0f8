#include "reports/paper/page_layout.h"
#include "reports/paper/wall/wall_sheet.h"
#include "reports/report.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/report_events.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_wall_sheets {
namespace {

constexpr size_t mostSizes = 5;

/// The sample, with longer names where that is asked for: each of sixty letters.
Book sampleNamed(bool isLong) {
    Book book = sampleBook();
    if (!isLong)
        return book;
    int number = 0;
    for (Player& player : book.events.front().event.players) {
        const QString name = player.name.text() + u" no"_s + QString::number(++number)
                             + u" von und zu Hohenlohe-Langenburg-Schillingsfürst"_s;
        player.name = *Name::fromText(name.left(60).trimmed());
    }
    return book;
}

/// What makes a sheet restless, told by what stands on the pages and nothing else.
QStringList unrestOf(const std::vector<PlacedPage>& pages, const Event& event) {
    QStringList faults;
    std::set<double> ofNames;
    std::set<QString> words;
    std::set<QString> shown;
    for (const Player& player : event.players) {
        for (const QString& word : player.name.text().split(u' '))
            words.insert(word);
    }
    for (size_t page = 0; page < pages.size(); ++page) {
        std::set<double> sizes;
        for (const PlacedItem& item : pages[page].items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (!text)
                continue;
            sizes.insert(text->style.size);
            if (text->text.contains(u'…'))
                faults.append(u"cut: "_s + text->text);
            const QStringList parts = text->text.split(u' ');
            // A remark names somebody in a sentence; names stand in the letters of their list.
            const bool isName = text->style.size >= 12
                                && std::ranges::all_of(parts, [&words](const QString& word) {
                                       return words.contains(word);
                                   });
            if (isName)
                ofNames.insert(text->style.size);
        }
        if (sizes.size() > mostSizes)
            faults.append(u"%1 sizes on page %2"_s.arg(sizes.size()).arg(page + 1));
    }
    if (ofNames.size() > 1)
        faults.append(u"%1 sizes of names"_s.arg(ofNames.size()));
    if (!ofNames.empty() && *ofNames.begin() < 14)
        faults.append(u"names of %1 pt"_s.arg(*ofNames.begin()));
    return faults;
}

double metresFrom(double points) {
    // Five minutes of arc for capitals of 0.729 of the letters' size.
    return points * 0.729 * 0.0254 / 72 / std::tan(std::numbers::pi / 180 / 12);
}

} // namespace

/// What hangs on the wall is quiet, and read from where people stand.
class TestWallSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheetsAreQuiet_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isLong");
        QTest::addColumn<Paper>("paper");
        for (const QString& name : {u"tables-by-name"_s, u"tables-by-table"_s, u"standings"_s,
                                    u"finalists"_s, u"awards"_s, u"placements"_s}) {
            for (const bool isLong : {false, true}) {
                for (const Paper paper : {Paper::Letter, Paper::A4})
                    QTest::addRow("%s, %s, %s", qPrintable(name), isLong ? "long" : "usual",
                                  idOf(paper).data())
                        << name << isLong << paper;
            }
        }
    }
    void sheetsAreQuiet() {
        QFETCH(const QString, name);
        QFETCH(const bool, isLong);
        QFETCH(const Paper, paper);
        const Book book = sampleNamed(isLong);
        const auto pages = pagesOf(madeOf(book, name, paper).value());
        QCOMPARE(unrestOf(pages, book.events.front().event) + faultsOf(pages), QStringList());
        if (!isLong)
            QCOMPARE(pages.size(), size_t(1));
    }

    void unrestIsFound() {
        const Book book = sampleBook();
        const Event& event = book.events.front().event;
        const auto pages = pagesOf(madeOf(book, u"tables-by-name"_s, Paper::Letter).value());
        const auto spoiled = [&](auto spoil) {
            auto copy = pages;
            for (PlacedItem& item : copy[0].items) {
                auto* text = std::get_if<PlacedText>(&item);
                if (text && text->text == u"Jean-Marc Gagner"_s)
                    spoil(*text);
            }
            return unrestOf(copy, event).join(u'\n');
        };
        QVERIFY(spoiled([](PlacedText& text) {
                    text.style.size -= 0.5;
                }).contains(u"2 sizes of names"_s));
        QVERIFY(spoiled([](PlacedText& text) { text.text = u"Jean-…"_s; }).startsWith(u"cut"_s));
        auto restless = pages;
        for (double size = 40; size < 45; ++size)
            restless[0].items.emplace_back(
                PlacedText{.box = {36, 36, 50, 50}, .text = u"x"_s, .style = {.size = size}});
        QVERIFY(unrestOf(restless, event).join(u' ').contains(u"sizes on page 1"_s));
    }

    /// The table's number from five metres, names from where one looks for them.
    void lettersFitTheDistance() {
        QVERIFY(metresFrom(WallLetters::figure) >= 5);
        QVERIFY(metresFrom(WallLetters::minNames) >= 2.4);
        QVERIFY(std::abs(readableFrom(WallLetters::figure) - metresFrom(30)) < 0.01);
        const auto pages
            = pagesOf(madeOf(sampleBook(), u"tables-by-name"_s, Paper::Letter).value());
        int figures = 0;
        for (const PlacedItem& item : pages[0].items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (text && text->style.isBold && metresFrom(text->style.size) >= 5
                && text->text.toInt() > 0)
                ++figures;
        }
        QCOMPARE(figures, 27);
    }

    /// One page for the wall; all reasons are a report of their own.
    void theStandingsSayTheReasonAtTheCutAlone() {
        const Book book = sampleBook();
        const ReportDocument wall = madeOf(book, u"standings"_s, Paper::Letter).value();
        const auto count = [](const std::vector<PlacedPage>& pages, const QString& word) {
            qsizetype reasons = 0;
            for (const PlacedPage& page : pages) {
                for (const PlacedItem& item : page.items) {
                    const auto* text = std::get_if<PlacedText>(&item);
                    reasons += text && text->text.contains(word) ? 1 : 0;
                }
            }
            return reasons;
        };
        const qsizetype onWall = count(pagesOf(wall), u" ahead of "_s);
        QVERIFY(onWall >= 1 && onWall <= 2);
        const ReportDocument all = madeOf(book, u"standings-with-reasons"_s, Paper::Letter).value();
        QVERIFY(count(pagesOf(all), u" vs. "_s) > 10);
        // They are directly below the names, which a list elsewhere has to repeat; only the note
        // above says so.
        QCOMPARE(count(pagesOf(all), u" ahead of "_s), 1);
        QVERIFY(QString::fromUtf8(*written(all, ReportKind::Markdown)).contains(u" ahead of "_s));
        QCOMPARE(all.blocks.size(), wall.blocks.size() + 1); // what the reasons say
    }

    /// Both halves of a card say the same, the rear one upside down; all names in one size.
    void seatCardsStand() {
        const Book book = bookOf(drawnDocument(72, allSets()));
        const auto pages = pagesOf(madeOf(book, u"seat-cards"_s, Paper::Letter).value());
        QCOMPARE(pages.size(), size_t(12));
        for (const PlacedPage& page : pages) {
            QStringList front;
            QStringList rear;
            for (const PlacedItem& item : page.items) {
                if (const auto* text = std::get_if<PlacedText>(&item))
                    (text->isTurned ? rear : front).append(text->text);
            }
            std::ranges::sort(front);
            std::ranges::sort(rear);
            QCOMPARE(rear, front);
            QCOMPARE(front.filter(u"Seat "_s).size(), 6);
        }
    }

    // On A4 they were broken in two, in letters not much larger than on one line.
    void seatCardsHaveWholeNames() {
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            const auto pages = pagesOf(madeOf(sampleBook(), u"seat-cards"_s, paper).value());
            std::set<double> sizes;
            double place = 0;
            for (const PlacedPage& page : pages) {
                for (const PlacedItem& item : page.items) {
                    const auto* text = std::get_if<PlacedText>(&item);
                    if (!text || text->isTurned)
                        continue;
                    QVERIFY2(text->joint == Joint::None && !text->isBroken, qPrintable(text->text));
                    if (text->text.contains(u' ') && text->style.size > 15)
                        sizes.insert(text->style.size);
                    if (text->text.startsWith(u"Seat "_s))
                        place = text->style.size;
                }
            }
            QCOMPARE(sizes.size(), size_t(1));
            QVERIFY(*sizes.begin() >= 16 && *sizes.begin() > place * 1.15);
        }
    }
};

} // namespace mentat::test::tst_wall_sheets

MENTAT_TEST(tst_wall_sheets, TestWallSheets, QGuiApplication)
#include "tst_wall_sheets.moc"

#include "reports/charts/race_plan.h"
#include "reports/heats/race_report.h"
#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/page_checks.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_race_drawing {

namespace {

/// Tables of four, of which another seat wins in each heat; the last table's first player wins but
/// the first heat.
Event raceOfMany(int tables, int heats, int finalists) {
    std::vector<std::vector<Game>> all;
    for (int heat = 0; heat < heats; ++heat) {
        auto& games = all.emplace_back();
        for (int one = 1; one <= 4 * tables; one += 4) {
            std::array seats{one, one + 1, one + 2, one + 3};
            const bool isLast = one + 4 > 4 * tables;
            std::ranges::rotate(seats, seats.begin() + (isLast ? (heat == 0 ? 1 : 0) : heat % 4));
            games.push_back(inOrder({seats[0], seats[1], seats[2], seats[3]}));
        }
    }
    Ruleset ruleset = orderedBy({WinsKey(), AveragePlaceKey()});
    StageRule final = stageRule("Final", {std::min(finalists, 8)});
    final.entrants = EntrantsNumber{Positive(finalists)};
    ruleset.stages = {final};
    return eventBy(ruleset, 4 * tables, std::move(all));
}

Book bookWithRace(Event event) {
    Book book;
    book.events.push_back({EventId(1), std::move(event)});
    return book;
}

std::vector<QPointF> dotsOf(const PlacedPage& page) {
    std::vector<QPointF> dots;
    for (const PlacedItem& item : page.items) {
        const auto* box = std::get_if<PlacedBox>(&item);
        if (box && box->radius > 0)
            dots.push_back(box->box.center());
    }
    return dots;
}

bool isNear(const QPointF& one, const QPointF& other) {
    return std::hypot(one.x() - other.x(), one.y() - other.y()) < 0.01;
}

/// Lines that begin or end where no dot is, or go back; what stands outside the page.
QStringList faultsOfRace(const PlacedPage& page) {
    QStringList faults;
    const auto dots = dotsOf(page);
    const auto hasDot = [&](const QPointF& at) {
        return std::ranges::any_of(dots, [&](const QPointF& dot) { return isNear(dot, at); });
    };
    const QRectF whole = QRectF(QPointF(), page.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (const PlacedItem& item : page.items) {
        if (const auto* line = std::get_if<PlacedLine>(&item)) {
            if (line->isCurved && (!hasDot(line->from) || !hasDot(line->to)))
                faults.append(u"a line without its dot"_s);
            if (line->isCurved && line->to.x() <= line->from.x())
                faults.append(u"a line that goes back"_s);
            if (!whole.contains(line->from) || !whole.contains(line->to))
                faults.append(u"a line outside"_s);
        } else if (const auto* text = std::get_if<PlacedText>(&item)) {
            if (!whole.contains(text->box))
                faults.append(u"outside: "_s + text->text);
        }
    }
    return faults;
}

/// From the top: the heights of the dots of the last column.
std::vector<double> lastDots(const PlacedPage& page) {
    double right = 0;
    for (const QPointF& dot : dotsOf(page))
        right = std::max(right, dot.x());
    std::set<double> heights;
    for (const QPointF& dot : dotsOf(page)) {
        if (std::abs(dot.x() - right) < 0.01)
            heights.insert(dot.y());
    }
    return {heights.begin(), heights.end()};
}

} // namespace

/// The race as a picture: in words, in its places, on paper and the web.
class TestRaceDrawing : public QObject {
    Q_OBJECT

private:
    Book m_book;
    Wording m_wording;

    void take(Event event) { m_book = bookWithRace(std::move(event)); }
    const Event& event() const { return m_book.events.front().event; }
    ReportRequest request(Paper paper = Paper::Letter) const {
        return {.book = m_book,
                .event = event(),
                .wording = m_wording,
                .printed = u"13:05"_s,
                .paper = paper,
                .round = {}};
    }
    RaceDrawing drawing() const { return raceDrawing(event(), m_wording.language()); }

private Q_SLOTS:
    void theWordsOfARace() {
        take(raceOfMany(6, 3, 2));
        const RaceDrawing drawn = drawing();
        // p21 won two of three, as nobody else did; after the first heat it was last of its table.
        QCOMPARE(drawn.lines.front().name, u"Player 21"_s);
        QVERIFY2(drawn.title.startsWith(u"Player 21 climbed from rank "_s),
                 qPrintable(drawn.title));
        QCOMPARE(drawn.columns, (QStringList{u"Heat 1"_s, u"Heat 2"_s, u"Heat 3"_s}));
        QCOMPARE(drawn.lines.size(), racersShown(drawn.cut));
        QVERIFY(drawn.lines.front().tone == RaceTone::Told);
        QCOMPARE(drawn.lines.front().ranks.back(), std::optional(1));
        for (const RaceLine& line : drawn.lines)
            QCOMPARE(line.ranks.size(), size_t(3));
    }

    void withoutTwoHeatsThereIsNone() {
        take(raceOfMany(3, 1, 2));
        QVERIFY(drawing().lines.empty());
        const QString said
            = QString::fromUtf8(*written(*raceReport(request()), ReportKind::Text)).simplified();
        QVERIFY2(said.contains(noRaceText(m_wording.language())), qPrintable(said));
        const PublicEvent seen(event());
        QVERIFY(racePage(PublicRequest(seen, m_wording)).isEmpty);
    }

    void everyLineLeadsFromDotToDot() {
        take(raceOfMany(18, 4, 6));
        const TextMeasure measure;
        const PlacedPage page = placedRace(drawing(), measure, {900, 700}, 12);
        QCOMPARE(faultsOfRace(page), QStringList());
        QCOMPARE(dotsOf(page).size(), drawing().lines.size() * 4);
        // Now each has a row of its own.
        QCOMPARE(lastDots(page).size(), drawing().lines.size());
        // The planted faults.
        PlacedPage spoilt = page;
        for (PlacedItem& item : spoilt.items) {
            auto* line = std::get_if<PlacedLine>(&item);
            if (line && line->isCurved) {
                line->to.ry() += 5;
                break;
            }
        }
        QCOMPARE(faultsOfRace(spoilt), QStringList{u"a line without its dot"_s});
        spoilt = page;
        spoilt.size.rheight() /= 2;
        QVERIFY(!faultsOfRace(spoilt).isEmpty());
    }

    void itKeepsToItsRoom_data() {
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<double>("letters");
        QTest::newRow("window") << QSizeF(700, 420) << 12.0;
        QTest::newRow("zoomed") << QSizeF(900, 600) << 24.0;
        QTest::newRow("board") << QSizeF(1860, 880) << 30.0;
        QTest::newRow("upright") << QSizeF(360, 900) << 12.0;
    }
    void itKeepsToItsRoom() {
        QFETCH(const QSizeF, room);
        QFETCH(const double, letters);
        Event made = raceOfMany(18, 6, 6);
        for (size_t i = 0; i < made.players.size(); i += 3)
            made.players[i].name
                = *Name::fromText(u"Bartholomew-%1 Featherstonehaugh-Cholmondeley"_s.arg(i));
        take(std::move(made));
        const TextMeasure measure;
        const PlacedPage page = placedRace(drawing(), measure, room, letters);
        QCOMPARE(faultsOfRace(page), QStringList());
        QVERIFY(page.size.width() <= room.width() + 0.5);
        QVERIFY2(page.size.height() <= room.height() + 0.5,
                 qPrintable(QString::number(page.size.height())));
        QVERIFY(linesThatFit(drawing(), room.height(), letters) >= 6);
        for (const PlacedItem& item : page.items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (text)
                QVERIFY2(measure.width(text->text, text->style) <= text->box.width() + 0.6,
                         qPrintable(text->text));
        }
    }

    void onPaperNothingStandsOverOther() {
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            for (const int finalists : {2, 6, 16}) {
                take(raceOfMany(18, 5, finalists));
                const auto pages = pagesOf(*raceReport(request(paper)));
                QCOMPARE(pages.size(), size_t(1));
                QCOMPARE(faultsOf(pages), QStringList());
            }
        }
    }

    void everyKindOfFileSaysIt() {
        take(raceOfMany(6, 3, 2));
        const auto document = raceReport(request());
        const QString html = QString::fromUtf8(*written(*document, ReportKind::Html));
        QCOMPARE(html.count(u"<svg"_s), 2); // for a page, and for a phone
        QVERIFY(html.contains(u"Player 21</text>"_s) && html.contains(u"stroke-accent"_s));
        const QString csv = QString::fromUtf8(*written(*document, ReportKind::Csv));
        QVERIFY2(csv.contains(u"rank,name,heat1,heat2,heat3"_s), qPrintable(csv.left(200)));
        QCOMPARE(csv.count(u"Player "_s), 24); // everyone, not only who is drawn
        const QString text = QString::fromUtf8(*written(*document, ReportKind::Text));
        QVERIFY2(text.contains(drawing().title), qPrintable(text));
        QVERIFY(findReport(event(), u"race"_s));
        const PublicEvent seen(event());
        const PublicPage page = racePage(PublicRequest(seen, m_wording));
        QVERIFY(!page.isEmpty);
        QCOMPARE(std::get<Heading>(page.document.blocks.at(1)).text, drawing().title);
        QVERIFY(std::holds_alternative<PlacedSheet>(page.document.blocks.back()));
    }
};

} // namespace mentat::test::tst_race_drawing

MENTAT_TEST(tst_race_drawing, TestRaceDrawing, QGuiApplication)
#include "tst_race_drawing.moc"

#include "reports/charts/timeline_plan.h"
#include "reports/heats/round_timeline_words.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_timeline {

namespace {

VenueTime at(int hour, int minute = 0) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

/// Four games of the morning, and so many tables since 15:00, of which the first is recorded.
Event afternoonOf(int tables) {
    std::vector<Game> morning;
    for (int i = 0; i < 4; ++i) {
        Game game = inOrder({4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4});
        game.start = at(9);
        game.end = at(12 + i % 3, 20);
        game.turns = Turns(6 + i);
        morning.push_back(game);
    }
    std::vector<Game> afternoon;
    for (int i = 0; i < tables; ++i) {
        Game game = i == 0 ? inOrder({1, 2, 3, 4}) : ofSeats({5, 6, 7, 8});
        game.start = at(15, i % 10);
        if (i == 0)
            game.end = at(16, 40);
        afternoon.push_back(game);
    }
    Event event = eventBy(orderedBy({WinsKey()}), 16, {morning, afternoon});
    ruledPlay(event).heats[1].details.start = at(15);
    return event;
}

TimelineDrawing drawn(const Event& event, const NewsOfTables& news = {}) {
    const auto timeline = timelineOf(event, HeatNumber(2), at(17, 10), news);
    if (!timeline)
        qFatal("no table plays");
    return timelineDrawing(event, *timeline, Language());
}

/// What stands outside the page, texts over each other, bars that do not end at now.
QStringList faultsOfTimeline(const PlacedPage& page) {
    QStringList faults;
    const QRectF whole = QRectF(QPointF(), page.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    std::vector<QRectF> texts;
    double now = 0;
    for (const PlacedItem& item : page.items) {
        if (const auto* line = std::get_if<PlacedLine>(&item); line && line->isAccent)
            now = line->from.x();
    }
    for (const PlacedItem& item : page.items) {
        if (const auto* text = std::get_if<PlacedText>(&item)) {
            const TextMeasure measure;
            const double width = measure.width(text->text, text->style);
            if (width > text->box.width() + 0.6)
                faults.append(u"wider than its box: "_s + text->text);
            if (!whole.contains(text->box))
                faults.append(u"outside: "_s + text->text);
            QRectF ink(text->box.left(), text->box.top() + 1, width, text->box.height() - 2);
            if (text->align == Align::Center)
                ink.moveCenter(text->box.center());
            for (const QRectF& other : texts) {
                if (other.intersects(ink))
                    faults.append(u"over another: "_s + text->text);
            }
            texts.push_back(ink);
        } else if (const auto* box = std::get_if<PlacedBox>(&item)) {
            if (!whole.contains(box->box))
                faults.append(u"a box outside"_s);
            if (box->isSeries && std::abs(box->box.right() - now) > 0.5)
                faults.append(u"a bar that does not end at now"_s);
        }
    }
    return faults;
}

} // namespace

/// The timeline of a round as a picture.
class TestTimeline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itsWords() {
        const TimelineDrawing drawing
            = drawn(afternoonOf(4),
                    {{TableNumber(2), {.turn = 6}}, {TableNumber(3), {.hasReported = true}}});
        QVERIFY2(drawing.title.startsWith(u"Table "_s)
                     && drawing.title.contains(u"will likely finish first, at about "_s),
                 qPrintable(drawing.title));
        QVERIFY2(drawing.note.contains(u"minutes a turn"_s), qPrintable(drawing.note));
        QCOMPARE(drawing.rows.size(), size_t(4));
        QCOMPARE(drawing.rows[0].state, u"recorded"_s);
        QCOMPARE(drawing.rows[0].after, u"Player 1 · 16:40"_s);
        QCOMPARE(drawing.rows[1].state, u"playing, turn 6"_s);
        QCOMPARE(drawing.rows[2].state, u"reported by phone"_s);
        QCOMPARE(drawing.rows[3].state, u"playing"_s);
        QVERIFY2(drawing.rows[3].after.startsWith(u"likely "_s), qPrintable(drawing.rows[3].after));
        QCOMPARE(drawing.nowWord, u"now 17:10"_s);
        QCOMPARE(drawing.ticks.front().text, u"15:00"_s);
    }

    void withoutTimedGamesItSaysSo() {
        Event event = afternoonOf(3);
        for (Game& game : ruledPlay(event).heats[0].games)
            game.end.reset();
        const TimelineDrawing drawing = drawn(event);
        QCOMPARE(drawing.title, u"2 tables are playing"_s);
        QVERIFY2(drawing.note.startsWith(u"No estimate of when tables will finish"_s),
                 qPrintable(drawing.note));
        QVERIFY(!drawing.rows[1].likely && drawing.rows[1].notches.empty());
    }

    void ofManyTablesThoseThatPlayStandFirst() {
        const TimelineDrawing drawing = drawn(afternoonOf(30));
        QCOMPARE(drawing.rows.size(), size_t(16));
        QVERIFY(std::ranges::all_of(drawing.rows, &TimelineRow::isPlaying));
        QVERIFY2(drawing.note.contains(u"14 more tables not shown."_s), qPrintable(drawing.note));
    }

    void nothingStandsOverOther_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("letters");
        QTest::newRow("window") << 1100.0 << 12.0;
        QTest::newRow("narrow") << 640.0 << 12.0;
        QTest::newRow("zoomed") << 1100.0 << 24.0;
        QTest::newRow("wide") << 1800.0 << 13.0;
    }
    void nothingStandsOverOther() {
        QFETCH(const double, width);
        QFETCH(const double, letters);
        const TimelineDrawing drawing = drawn(afternoonOf(12));
        PlacedPage page = placedTimeline(drawing, TextMeasure(), width, letters);
        QCOMPARE(faultsOfTimeline(page), QStringList());
        // The planted faults.
        for (PlacedItem& item : page.items) {
            if (auto* box = std::get_if<PlacedBox>(&item); box && box->isSeries)
                box->box.setRight(box->box.right() + 9);
        }
        QVERIFY(faultsOfTimeline(page).contains(u"a bar that does not end at now"_s));
        page.size.rwidth() /= 2;
        QVERIFY(faultsOfTimeline(page).join(u' ').contains(u"outside"_s));
    }
};

} // namespace mentat::test::tst_timeline

MENTAT_TEST(tst_timeline, TestTimeline, QGuiApplication)
#include "tst_timeline.moc"

#include "model/failure_kind.h"
#include "reports/charts/bracket_plan.h"
#include "reports/heats/heats_reports.h"
#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "reports/ruleset/course_drawing.h"
#include "reports/ruleset/ruleset_reports.h"
#include "reports/writers/html/html_writer.h"
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

namespace mentat::test::tst_bracket {

namespace {

Game byeOf(int player) {
    return tableOf({sits(player).placed(1)});
}

/// A heat, of which the winners go on until two are left.
Ruleset elimination() {
    Ruleset ruleset = orderedBy({WinsKey()});
    ruleset.sizes = sizes({2});
    ruleset.byes = true;
    StageRule quarterfinal = stageRule("Quarterfinal", {2});
    quarterfinal.entrants = EntrantsByWins{Positive(1), {}};
    quarterfinal.byesTo = Count(4);
    StageRule semifinal = stageRule("Semifinal", {2});
    semifinal.byesTo = Count(2);
    StageRule final = stageRule("Final", {2});
    final.fillTo = Count(2);
    ruleset.stages = {quarterfinal, semifinal, final};
    return ruleset;
}

/// Thirteen of whom seven come out of the heat, one with a bye there and another in the next round.
Event thirteen() {
    Event event = eventBy(elimination(), 13,
                          {{inOrder({1, 2}), inOrder({3, 4}), inOrder({5, 6}), inOrder({7, 8}),
                            inOrder({9, 10}), inOrder({11, 12}), byeOf(13)}});
    play(event, "Quarterfinal", {inOrder({13, 3}), inOrder({5, 11}), ofSeats({7, 9}), byeOf(1)});
    return event;
}

Event thirteenToTheEnd() {
    Event event = thirteen();
    play(event, "Quarterfinal", {inOrder({13, 3}), inOrder({5, 11}), inOrder({9, 7}), byeOf(1)});
    play(event, "Semifinal", {inOrder({1, 13}), inOrder({9, 5})});
    play(event, "Final", {inOrder({9, 1})});
    return event;
}

/// So many in a round of two, by the standings, nothing of it played.
Event roundOf(int entrants, int advance) {
    Ruleset ruleset = orderedBy({AveragePlaceKey()});
    ruleset.sizes = sizes({12});
    StageRule round = stageRule("Round of many", {advance * 2});
    round.entrants = EntrantsNumber{Positive(entrants)};
    round.advance = Positive(advance);
    ruleset.stages = {round, stageRule("Final", {4, 3, 2})};
    std::vector<Game> games;
    for (int first = 1; first < entrants; first += 12) {
        std::vector<RulesetSeatCase> seats;
        for (int number = first; number < first + 12; ++number)
            seats.push_back(sits(number).placed(number - first + 1));
        games.push_back(tableOf(seats));
    }
    return eventBy(ruleset, static_cast<int>(games.size()) * 12, {games});
}

Book bookWith(Event event) {
    Book book;
    book.events.push_back({EventId(1), std::move(event)});
    return book;
}

/// "Player 3*": goes on.
QString boxText(const BracketBox& box) {
    QStringList lines;
    for (const BracketLine& line : box.lines) {
        QString text = line.name;
        if (line.isStrong)
            text += u'*';
        if (!line.after.isEmpty())
            text += u" ("_s + line.after + u')';
        lines.append(text);
    }
    const QString heading = box.heading.isEmpty() ? QString() : QString(box.heading + u": "_s);
    return QString(heading + lines.join(u", "_s)).replace(u"Player "_s, u"p"_s);
}

QString columnText(const BracketDrawing& drawing, size_t column) {
    QStringList boxes;
    for (const BracketBox& box : drawing.columns.at(column).boxes)
        boxes.append(boxText(box));
    return drawing.columns[column].title + u": "_s + boxes.join(u" | "_s);
}

/// Where each line of a drawing leads to another name than its own.
QStringList wrongLeads(const BracketDrawing& drawing) {
    QStringList faults;
    for (size_t column = 0; column + 1 < drawing.columns.size(); ++column) {
        for (const BracketBox& box : drawing.columns[column].boxes) {
            for (const BracketLead& lead : box.leads) {
                const auto& there = drawing.columns[column + 1].boxes.at(lead.box).lines;
                if (there.at(lead.lineThere).name != box.lines.at(lead.line).name)
                    faults.append(box.lines[lead.line].name);
            }
        }
    }
    return faults;
}

struct Segment {
    QPointF from;
    QPointF to;
};

/// Upright lines that lie over each other without one person's way being the other's: those that
/// overlap at the same x and end at different lines.
int crossings(const PlacedPage& page) {
    std::vector<Segment> upright;
    std::vector<Segment> level;
    for (const PlacedItem& item : page.items) {
        const auto* line = std::get_if<PlacedLine>(&item);
        if (!line || line->darkness >= 1 || line->width < 0.5)
            continue;
        if (line->from.x() == line->to.x())
            upright.push_back({line->from, line->to});
        else
            level.push_back({line->from, line->to});
    }
    int count = 0;
    for (const Segment& one : upright) {
        const double top = std::min(one.from.y(), one.to.y());
        const double bottom = std::max(one.from.y(), one.to.y());
        for (const Segment& other : level) {
            const bool passes
                = other.from.x() < one.from.x() - 0.1 && other.to.x() > one.from.x() + 0.1;
            const bool isWithin = other.from.y() > top + 0.1 && other.from.y() < bottom - 0.1;
            count += passes && isWithin ? 1 : 0;
        }
        for (const Segment& other : upright) {
            const double overlap = std::min(bottom, std::max(other.from.y(), other.to.y()))
                                   - std::max(top, std::min(other.from.y(), other.to.y()));
            count += &one < &other && std::abs(one.from.x() - other.from.x()) < 0.1 && overlap > 0.1
                         ? 1
                         : 0;
        }
    }
    return count;
}

} // namespace

/// Who goes from where to where, as a picture.
class TestBracket : public QObject {
    Q_OBJECT

private:
    Book m_book;
    Wording m_wording;

    void take(Event event) { m_book = bookWith(std::move(event)); }
    const Event& event() const { return m_book.events.front().event; }
    ReportRequest request() const {
        return {.book = m_book,
                .event = event(),
                .wording = m_wording,
                .printed = u"13:05"_s,
                .round = {}};
    }
    BracketDrawing drawing() const { return courseDrawing(event(), m_wording.language()); }
    QString textOf(const ReportDocument& document, ReportKind kind = ReportKind::Text) const {
        return QString::fromUtf8(*written(document, kind)).simplified();
    }

private Q_SLOTS:
    void aColumnForEachRound() {
        take(thirteen());
        const BracketDrawing drawn = drawing();
        QCOMPARE(drawn.columns.size(), size_t(4));
        QCOMPARE(columnText(drawn, 0), u"Heat 1: p1*, p2 | p3*, p4 | p5*, p6 | p7*, p8 | "
                                       "p9*, p10 | p11*, p12 | p13* (bye)"_s);
        QCOMPARE(columnText(drawn, 1), u"Quarterfinal: Table 1: p13*, p3 | Table 2: p5*, p11 | "
                                       "Table 3: p7, p9 | p1* (bye)"_s);
        QCOMPARE(columnText(drawn, 2), u"Semifinal: –, – | –, –"_s);
        QCOMPARE(drawn.columns[1].detail, u"2 of 3 recorded"_s);
        QCOMPARE(drawn.columns[2].below,
                 QStringList{u"Through so far: Player 13, Player 5, Player 1"_s});
        QVERIFY(drawn.columns[0].isOver && !drawn.columns[1].isOver);
        take(thirteenToTheEnd());
        const BracketDrawing over = drawing();
        QCOMPARE(columnText(over, 3), u"Final: p9*, p1"_s);
        QCOMPARE(columnText(over, 4), u"Champion: p9*"_s);
        QCOMPARE(over.columns[3].boxes[0].leads, (std::vector<BracketLead>{{0, 0, 0}}));
    }

    void linesLeadToTheSamePerson() {
        take(thirteenToTheEnd());
        BracketDrawing drawn = drawing();
        size_t leads = 0;
        for (const BracketColumn& column : drawn.columns) {
            for (const BracketBox& box : column.boxes)
                leads += box.leads.size();
        }
        QCOMPARE(leads, size_t(7 + 4 + 2 + 1));
        QCOMPARE(wrongLeads(drawn), QStringList());
        const TextMeasure measure;
        QCOMPARE(crossings(placedBracket(drawn, measure, 10)), 0);
        // The planted faults: a line to somebody else, and two that cross.
        std::swap(drawn.columns[1].boxes[0].leads, drawn.columns[1].boxes[2].leads);
        QVERIFY(!wrongLeads(drawn).isEmpty());
        BracketDrawing crossed{.title = u"x"_s};
        const BracketBox pair{.lines = {{.name = u"a"_s}, {.name = u"b"_s}}};
        crossed.columns
            = {{.title = u"1"_s, .boxes = {pair, pair}}, {.title = u"2"_s, .boxes = {pair, pair}}};
        crossed.columns[0].boxes[0].leads = {{0, 0, 0}, {1, 1, 1}};
        crossed.columns[0].boxes[1].leads = {{0, 0, 1}, {1, 1, 0}};
        QVERIFY(crossings(placedBracket(crossed, measure, 10)) > 0);
    }

    // A round without results had no line to the next.
    void oneTableIsLedToBeforeItIsKnownByWhom() {
        const auto levels = [](const BracketDrawing& drawing) {
            const PlacedPage page = placedBracket(drawing, TextMeasure(), 10);
            return std::ranges::count_if(page.items, [](const PlacedItem& item) {
                const auto* line = std::get_if<PlacedLine>(&item);
                return line && line->width > 0.5 && line->from.y() == line->to.y();
            });
        };
        const BracketBox table{.heading = u"Table"_s, .lines = {{.name = u"a"_s}}};
        BracketDrawing drawing{.title = u"x"_s};
        drawing.columns = {{.title = u"1"_s, .boxes = {table}},
                           {.title = u"2"_s, .boxes = {table, table}},
                           {.title = u"3"_s, .boxes = {table}}};
        QCOMPARE(levels(drawing), 4 + 4);          // out and in, for each of the two tables, twice
        drawing.columns[2].boxes.push_back(table); // who plays where is open
        QCOMPARE(levels(drawing), 4);
        drawing.columns[1].boxes[0].leads = {{0, 1, 0}};
        QCOMPARE(levels(drawing), 4 + 2);
    }

    // It began and ended at whoever was in the middle of a table.
    void aLineOfATableIsAtItsHeading() {
        BracketDrawing drawing{.title = u"x"_s};
        const std::vector<BracketLine> five(5, {.name = u"a"_s});
        drawing.columns = {{.title = u"1"_s, .boxes = {{.heading = u"In"_s, .lines = five}}},
                           {.title = u"2"_s, .boxes = {{.heading = u"Table"_s, .lines = five}}}};
        const auto heightOfLead = [&] {
            const PlacedPage page = placedBracket(drawing, TextMeasure(), 10);
            std::vector<std::pair<double, double>> ends;
            for (const PlacedItem& item : page.items) {
                const auto* line = std::get_if<PlacedLine>(&item);
                if (line && line->width > 0.5)
                    ends.emplace_back(line->to.x(), line->to.y());
            }
            const auto last = std::ranges::max_element(ends);
            return last == ends.end() ? -1 : last->second;
        };
        const auto topOfTable = [&] {
            const PlacedPage page = placedBracket(drawing, TextMeasure(), 10);
            double top = 0;
            for (const PlacedItem& item : page.items) {
                if (const auto* box = std::get_if<PlacedBox>(&item))
                    top = box->box.top();
            }
            return top;
        };
        QVERIFY(heightOfLead() > topOfTable() && heightOfLead() < topOfTable() + 13.5);
        drawing.columns[1].boxes[0].heading.clear(); // of a pair: between the two
        drawing.columns[1].boxes[0].lines.resize(2);
        QCOMPARE(heightOfLead(), topOfTable() + 13.5);
    }

    /// On a web page: one pitch, lines from every column, and no scrolling sideways up to five.
    void aPageHasColumnsOfOnePitch() {
        constexpr double screen = 1096;
        const auto lefts = [](const PlacedPage& page) {
            std::set<int> columns;
            std::set<int> widths;
            for (const PlacedItem& item : page.items) {
                if (const auto* box = std::get_if<PlacedBox>(&item)) {
                    columns.insert(qRound(box->box.left() * 10));
                    widths.insert(qRound(box->box.width() * 10));
                }
            }
            return std::pair(std::vector<int>(columns.begin(), columns.end()), widths.size());
        };
        take(thirteenToTheEnd());
        const PlacedPage page = bracketForScreen(drawing(), TextMeasure(), 13, screen);
        const auto [columns, widths] = lefts(page);
        QCOMPARE(columns.size(), size_t(5));
        QCOMPARE(widths, size_t(1));
        for (size_t i = 2; i < columns.size(); ++i)
            QVERIFY(std::abs(columns[i] - columns[i - 1] - columns[1] + columns[0]) <= 1);
        QVERIFY(page.size.width() <= screen);
        QCOMPARE(crossings(page), 0);
        // The planted fault: as on paper, each as wide as its names.
        QVERIFY(lefts(placedBracket(drawing(), TextMeasure(), 13)).second > 1);

        take(roundOf(128, 1)); // on paper its column is split
        const size_t boxed = static_cast<size_t>(std::ranges::count_if(
            drawing().columns, [](const BracketColumn& column) { return !column.boxes.empty(); }));
        QCOMPARE(lefts(bracketForScreen(drawing(), TextMeasure(), 13, screen)).first.size(), boxed);
        QVERIFY(lefts(placedBracket(drawing(), TextMeasure(), 13)).first.size() > boxed);
    }

    void onPaperNothingIsLostOrOverOther_data() {
        QTest::addColumn<int>("entrants");
        QTest::addColumn<int>("advance");
        QTest::newRow("8") << 8 << 1;
        QTest::newRow("32") << 32 << 1;
        QTest::newRow("64") << 64 << 1;
        QTest::newRow("128") << 128 << 1;
        QTest::newRow("fours") << 96 << 2;
    }
    void onPaperNothingIsLostOrOverOther() {
        QFETCH(const int, entrants);
        QFETCH(const int, advance);
        Event made = roundOf(entrants, advance);
        for (size_t i = 0; i < made.players.size(); i += 5)
            made.players[i].name
                = *Name::fromText(u"Bartholomew-%1 Featherstonehaugh-Cholmondeley"_s.arg(i));
        take(std::move(made));
        const auto document = bracketReport(request());
        QVERIFY(document);
        const auto pages = pagesOf(*document);
        QCOMPARE(faultsOf(pages), QStringList());
        QVERIFY(pages.size() <= 3);
        std::set<QString> texts;
        for (const PlacedPage& page : pages) {
            for (const PlacedItem& item : page.items) {
                if (const auto* text = std::get_if<PlacedText>(&item))
                    texts.insert(text->text);
            }
        }
        for (int number = 2; number <= std::min(entrants, 5); ++number)
            QVERIFY(texts.contains(u"Player %1"_s.arg(number)));
    }

    void everyKindOfFileSaysIt() {
        take(thirteenToTheEnd());
        const auto document = bracketReport(request());
        const QString html = QString::fromUtf8(*written(*document, ReportKind::Html));
        QCOMPARE(html.count(u"<svg"_s), 1);
        QVERIFY(html.contains(u"Player 13</text>"_s));
        const QString text = textOf(*document);
        QVERIFY2(text.contains(u"Player 13"_s) && !text.contains(u"<svg"_s), qPrintable(text));
        const QString csv = QString::fromUtf8(*written(*document, ReportKind::Csv));
        QVERIFY2(csv.contains(u"Quarterfinal,bye,Player 1,1,1,Semifinal"_s), qPrintable(csv));
        QVERIFY(findReport(event(), u"bracket"_s));
        const PublicEvent seen(event());
        const PublicPage page = bracketPage(PublicRequest(seen, m_wording));
        QVERIFY(!page.isEmpty && std::holds_alternative<Heading>(page.document.blocks.front()));
    }

    /// The page had one list of everybody at every table, heats included.
    void thePageSaysWhatItsPictureShows() {
        take(thirteenToTheEnd());
        const PublicEvent seen(event());
        const PublicPage page = bracketPage(PublicRequest(seen, m_wording));
        const auto* sheet = std::get_if<PlacedSheet>(&page.document.blocks.at(1));
        QVERIFY(sheet && sheet->picture);
        QStringList rounds;
        QStringList strong;
        for (const ReportBlock& block : sheet->inWords) {
            QVERIFY(!std::holds_alternative<ReportTable>(block));
            if (const auto* heading = std::get_if<Heading>(&block))
                rounds.append(heading->text);
            const auto* poster = std::get_if<Poster>(&block);
            for (const PosterGroup& group : poster ? poster->groups : std::vector<PosterGroup>()) {
                for (const Fact& line : group.lines) {
                    if (line.isStrong && rounds.size() == 3) // the semifinal
                        strong.append(line.label);
                }
            }
        }
        QCOMPARE(rounds, (QStringList{u"Champion"_s, u"Final"_s, u"Semifinal"_s, u"Quarterfinal"_s,
                                      u"Heat 1"_s}));
        QCOMPARE(strong, (QStringList{u"Player 1"_s, u"Player 9"_s}));
        // Wider than a phone: there the words are the bracket.
        const QString html = QString::fromUtf8(htmlOfBlocks(page.document.blocks).bytes());
        QCOMPARE(html.count(u"<svg class=\"picture on-page\""_s), 1);
        QCOMPARE(html.count(u"<svg"_s), 1);
        QVERIFY(html.contains(u"<dt class=\"strong\">Player 9</dt>"_s));
    }

    void withoutStagesThereIsNone() {
        take(eventBy(orderedBy({WinsKey()}), 4, {{inOrder({1, 2, 3, 4})}}));
        QVERIFY(drawing().columns.empty());
        QVERIFY(textOf(*bracketReport(request())).contains(u"no stages"_s));
        const PublicEvent seen(event());
        QVERIFY(bracketPage(PublicRequest(seen, m_wording)).isEmpty);
    }

    /// H1, H8: who has a bye is told in place of a table; of a pair the opponent is told.
    void listsSayWhoHasABye() {
        take(thirteen());
        const Round heat(ruledPlay(m_book.events.front().event).heats.front());
        const QString byName = textOf(tablesByName(request(), heat), ReportKind::Csv);
        QVERIFY2(byName.contains(u"Player 13,bye,"_s), qPrintable(byName));
        QVERIFY2(byName.contains(u"Player 1,1,Player 2"_s), qPrintable(byName));
        const QString byTable = textOf(tablesByTable(request(), heat));
        QVERIFY2(byTable.contains(u"Bye"_s) && !byTable.contains(u"Table 7"_s),
                 qPrintable(byTable));
        const auto slips = scoreSlipsReport(request());
        QVERIFY(slips);
        const QString words = textOf(*slips);
        QVERIFY2(words.contains(u"Player 12"_s) && !words.contains(u"Player 13"_s),
                 qPrintable(words));
        QCOMPARE(pagesOf(*slips).size(), size_t(1)); // six of two
        QCOMPARE(faultsOf(pagesOf(*slips)), QStringList());
        const auto lineUps = lineUpsReport(request());
        const QString said = textOf(*lineUps);
        QVERIFY2(said.contains(u"1 has a bye at the top of the line-up, to come down to 4 (H8)."_s)
                     && said.simplified().contains(u"1 Player 1 bye"_s),
                 qPrintable(said));
    }

    /// H1: of nobody who plays there are no slips, and no draw would change that.
    void aRoundOfByesHasNoSlips() {
        take(eventBy(elimination(), 2, {{byeOf(1), byeOf(2)}}));
        const auto none = scoreSlipsReport(request());
        QVERIFY(!none);
        QCOMPARE(none.error().kind, FailureKind::OnlyByes);
        take(eventBy(elimination(), 2, {{}})); // not drawn
        const auto undrawn = scoreSlipsReport(request());
        QVERIFY(!undrawn && undrawn.error().kind != FailureKind::OnlyByes);
    }

    void whoCannotGetInIsNotListed() {
        Event event = thirteen();
        play(event, "Quarterfinal",
             {inOrder({13, 3}), inOrder({5, 11}), inOrder({9, 7}), byeOf(1)});
        take(std::move(event));
        const QString said = textOf(*lineUpsReport(request()));
        QVERIFY2(said.contains(u"no one moves up (H7)"_s), qPrintable(said));
        const QString calls = textOf(*stageCallsReport(request()));
        QVERIFY2(calls.contains(u"Player 13"_s) && !calls.contains(u"Player 11"_s),
                 qPrintable(calls));
    }
};

} // namespace mentat::test::tst_bracket

MENTAT_TEST(tst_bracket, TestBracket, QGuiApplication)
#include "tst_bracket.moc"

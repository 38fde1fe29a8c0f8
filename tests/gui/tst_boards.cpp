#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/gui/board_documents.h"
#include "tests/gui/contrast.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"
#include "ui/dune/dune_pages.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/look/desk_theme.h"
#include "ui/screen/board_layout.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_boards {

namespace {

// The last one stands upright, the one before is one of the old ones.
constexpr std::array screenSizes{QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768),
                                 QSize(768, 1366)};

/// A book with the event alone, asked for boards at a time.
class Asked {
public:
    explicit Asked(const QByteArray& document, const QString& time = u"2026-07-30T13:07"_s,
                   int seconds = 0)
        : m_book{.people = {}, .events = {{EventId(1), eventFrom(document)}}, .summaries = {}}
        , m_now(*VenueTime::fromText(time))
        , m_seconds(seconds) {}

    [[nodiscard]] std::optional<ScreenBoard>
    operator()(std::optional<ScreenBoard> (*make)(const BoardRequest&)) const {
        return make({.book = m_book,
                     .event = event(),
                     .wording = m_wording,
                     .now = m_now,
                     .seconds = m_seconds});
    }
    [[nodiscard]] const Event& event() const { return m_book.events.front().event; }

private:
    Book m_book;
    Wording m_wording;
    VenueTime m_now;
    int m_seconds;
};

QStringList linesOf(const ScreenBoard& board) {
    QStringList lines;
    for (const ScreenGroup& group : board.groups) {
        for (const ScreenLine& line : group.lines)
            lines.append(QStringList{line.before, line.text, line.after}.join(u'|'));
    }
    return lines;
}

bool isPageNumber(const BoardText& text) {
    static const QRegularExpression number(u"^\\d+ / \\d+$"_s);
    return number.match(text.text).hasMatch();
}

/// What is wrong with where things stand: letters too small to be read, texts out of their boxes or
/// the screen, or over each other.
QStringList misplaced(const PlacedBoard& placed, const QSizeF& screen) {
    QStringList faults;
    const TextMeasure measure;
    const auto check = [&](const std::vector<BoardText>& texts, const QRectF& room) {
        for (size_t i = 0; i < texts.size(); ++i) {
            const BoardText& text = texts[i];
            QFont font = paperFont(text.style);
            const double capitals
                = QFontMetricsF(font).capHeight() * text.style.size / referenceSize;
            // 25 mm of a screen 1.2 m wide and 675 mm high.
            if (capitals < std::min(screen.height() * 25 / 675, screen.width() * 25 / 1200) - 0.5)
                faults.append(u"small: "_s + text.text);
            if (measure.width(text.text, text.style) > text.box.width() + 1)
                faults.append(u"wide: "_s + text.text);
            if (!room.adjusted(-1, -1, 1, 1).contains(text.box))
                faults.append(u"outside: "_s + text.text);
            for (size_t j = 0; j < i; ++j) {
                const QRectF over = text.box.intersected(texts[j].box);
                if (over.width() > 1 && over.height() > 1)
                    faults.append(u"over another: "_s + text.text);
            }
        }
    };
    check(placed.fixed, {QPointF(), screen});
    for (const BoardPage& page : placed.pages) {
        std::vector<BoardText> inBody = page.texts;
        std::erase_if(inBody, [&](const BoardText& text) { return isPageNumber(text); });
        check(inBody, placed.body);
        for (const BoardText& text : page.texts) {
            if (isPageNumber(text) && !QRectF({}, screen).contains(text.box))
                faults.append(u"outside: "_s + text.text);
        }
    }
    for (const BoardText& text : placed.fixed) {
        const QRectF over = text.box.intersected(placed.body);
        if (!placed.pages.empty() && over.height() > 1)
            faults.append(u"over the lists: "_s + text.text);
    }
    return faults;
}

/// So many players of a short name.
ScreenBoard namedBoard(int players) {
    ScreenBoard board{.title = u"Players"_s, .groups = {ScreenGroup{}}};
    for (int i = 0; i < players; ++i)
        board.groups[0].lines.push_back(
            {.before = {}, .text = u"Ada Byron"_s, .after = u"table 3"_s});
    return board;
}

QString withoutSpaces(QString text) {
    return text.remove(u' ');
}

/// The texts of the page, those that have two lines as one.
QStringList wholeTexts(const BoardPage& page) {
    QStringList all;
    QRectF above;
    for (const BoardText& text : page.texts) {
        const bool goesOn = text.box.left() == above.left() && text.box.width() == above.width()
                            && qAbs(text.box.top() - above.bottom()) < 0.5;
        if (goesOn)
            all.last() += withoutSpaces(text.text);
        else
            all.append(withoutSpaces(text.text));
        above = text.box;
    }
    return all;
}

/// Who is not on the pages where they have to be, and pages without the band of the cut.
QStringList pageFaults(const ScreenBoard& board, const PlacedBoard& placed) {
    QStringList faults;
    const auto timesOf = [&](const QString& name) {
        qsizetype times = 0;
        for (const BoardPage& page : placed.pages)
            times += wholeTexts(page).count(withoutSpaces(name));
        return times;
    };
    for (const ScreenGroup& group : board.groups) {
        for (const ScreenLine& line : group.lines) {
            if (timesOf(line.text)
                != (group.isPinned ? static_cast<qsizetype>(placed.pages.size()) : 1))
                faults.append(line.text);
        }
    }
    for (const BoardPage& page : placed.pages) {
        if (page.bands.empty())
            faults.append(u"no band"_s);
    }
    return faults;
}

/// Each text of the board, also where it is broken into lines.
QStringList notPlaced(const ScreenBoard& board, const PlacedBoard& placed) {
    QString all;
    for (const BoardText& text : placed.fixed)
        all += withoutSpaces(text.text);
    for (const BoardPage& page : placed.pages) {
        all += u'\n';
        for (const BoardText& text : page.texts)
            all += withoutSpaces(text.text);
    }
    QStringList missing;
    for (const QString& text : textsOf(board)) {
        if (!all.contains(withoutSpaces(text)))
            missing.append(text);
    }
    return missing;
}

} // namespace

/// What a second window says, as values, and where it stands on the screen.
class TestBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoSitsWhereByNameAndByTable() {
        const Asked asked(twoHeatsDocument(15));
        const auto names = asked(tablesByNameBoard);
        QVERIFY(names);
        QCOMPARE(names->title, u"Heat 2: players"_s);
        QVERIFY(names->where.contains(u"Alpine"_s));
        const QStringList lines = linesOf(*names);
        QCOMPARE(lines.size(), 15);
        const Event& event = asked.event();
        for (const Game& game : std::get<DunePlay>(event.play).heats[1].games) {
            for (const Seat& seat : game.seats)
                QVERIFY(lines.contains(
                    u"|%1|table %2"_s.arg(playerName(event, seat.player)).arg(game.table.value())));
        }
        const auto tables = asked(tablesByTableBoard);
        QVERIFY(tables);
        QCOMPARE(tables->title, u"Heat 2: tables"_s);
        QCOMPARE(tables->groups.size(), 3U);
        QCOMPARE(tables->groups[2].heading, u"Table 3"_s);
        QCOMPARE(linesOf(*tables)[1], QString(u"2|%1|"_s.arg(event.players[1].name.text())));
    }

    void tablesShowFromTheDrawUntilTheyHaveEnded() {
        QVERIFY(!Asked(undrawnDocument(12))(tablesByNameBoard));
        QVERIFY(Asked(drawnDocument(12))(tablesByNameBoard));
        QVERIFY(Asked(drawnDocument(12))(tablesByTableBoard));
        QVERIFY(!Asked(sampleDocument())(tablesByNameBoard)); // all its heats are over
        QVERIFY(!Asked(sampleDocument())(tablesByTableBoard));
    }

    void standingsAreOfResultsAndSayHowFarTheyAre() {
        QVERIFY(!Asked(drawnDocument(12))(standingsBoard));
        const auto preliminary = Asked(twoHeatsDocument(15))(standingsBoard);
        QVERIFY(preliminary);
        QCOMPARE(preliminary->where, u"qualification points · after heat 1"_s);
        QCOMPARE(preliminary->notes, QStringList()); // nothing of the desk's own work
        const QStringList lines = linesOf(*preliminary);
        QCOMPARE(lines.size(), 15);
        QVERIFY(lines[0].startsWith(u"1|"_s) && lines[0].endsWith(u"|3.0"_s));
        QVERIFY(lines[3].endsWith(u"|0.0"_s));
        QCOMPARE(preliminary->groups.size(), 2U);
        QVERIFY(preliminary->groups[0].isPinned);
        // R4.5: who registered first of the twelve without a point is in no better place.
        QCOMPARE(preliminary->groups[0].lines.size(), 3U);
        QCOMPARE(preliminary->groups[1].band,
                 u"The top 3 play the final; 12 are tied for 3 more places"_s);
        QVERIFY(preliminary->groups[1].lines.front().beginsPart);
        // Nobody is above the eight winners of eight tables.
        const auto winners = Asked(twoHeatsDocument(45))(standingsBoard);
        QCOMPARE(winners->groups[0].lines.size(), 8U);
        QCOMPARE(winners->groups[1].band, u"8 are tied for 6 places in the final"_s);
        QCOMPARE(Asked(sampleDocument())(standingsBoard)->where, u"qualification points"_s);
        // While a heat is between two results.
        QByteArray between = twoHeatsDocument(15);
        const QByteArray start = R"("start": "2026-07-30T13:05",)";
        QVERIFY(between.contains(start));
        QJsonObject root = QJsonDocument::fromJson(between).object();
        QJsonArray heats = root[u"heats"_s].toArray();
        QJsonObject second = heats[1].toObject();
        QJsonArray games = second[u"games"_s].toArray();
        games[0] = heats[0].toObject()[u"games"_s].toArray()[0];
        second[u"games"_s] = games;
        heats[1] = second;
        root[u"heats"_s] = heats;
        QCOMPARE(Asked(QJsonDocument(root).toJson())(standingsBoard)->where,
                 u"qualification points · so far"_s);
    }

    /// R7.1: once the line-up is closed with an alternate in it, the band says nothing that is not
    /// so.
    void standingsSayWhoReallyPlays() {
        QJsonObject root = QJsonDocument::fromJson(sampleDocument()).object();
        QJsonObject final;
        final[u"closed"_s] = true;
        const Asked before(sampleDocument());
        const Advancement advancement = duneAdvancement(before.event());
        QJsonArray present;
        for (size_t i = 1; i < advancement.qualifiers.size(); ++i)
            present.append(advancement.qualifiers[i].text());
        present.append(advancement.alternates.front().text());
        final[u"present"_s] = present;
        final[u"unavailable"_s] = QJsonArray{advancement.qualifiers.front().text()};
        root[u"final"_s] = final;
        const Asked closed(QJsonDocument(root).toJson());
        const auto board = closed(standingsBoard);
        QVERIFY(board);
        QCOMPARE(board->groups[1].band, u"The top 6 qualify for the final"_s);
        QCOMPARE(board->notes, QStringList(u"In the final in place of %1: %2."_s.arg(
                                   playerName(closed.event(), advancement.qualifiers.front()),
                                   playerName(closed.event(), advancement.alternates.front()))));
        // Until then nobody is named.
        final.remove(u"closed"_s);
        root[u"final"_s] = final;
        const auto open = Asked(QJsonDocument(root).toJson())(standingsBoard);
        QCOMPARE(open->groups[1].band, u"The top 6 qualify for the final"_s);
        QCOMPARE(open->notes, QStringList());
    }

    void awardsNameWhoLeads() {
        QVERIFY(!Asked(drawnDocument(12))(awardsBoard));
        const auto live = Asked(twoHeatsDocument(15))(awardsBoard);
        QVERIFY(live);
        QCOMPARE(live->where, u"normalized PP · after heat 1"_s);
        const auto over = Asked(sampleDocument())(awardsBoard);
        QVERIFY(over);
        QCOMPARE(over->where, u"normalized PP"_s);
        QCOMPARE(over->groups.front().heading, u"Atreides"_s);
        QVERIFY(over->groups.front().side == Faction::Atreides);
        QCOMPARE(over->groups.size(), 8U);
        // What is uncertain is said as on the desk.
        QCOMPARE(
            over->notes,
            QStringList(u"The PP of 1 player is unknown and could change Best Bene Gesserit."_s));
    }

    /// From the closing of the line-up until the final has a result; then who has won it.
    void theLineUpThenTheChampion() {
        const QJsonObject sample = QJsonDocument::fromJson(sampleDocument()).object();
        const auto changedFinal = [&](const std::function<void(QJsonObject&)>& change) {
            QJsonObject root = sample;
            QJsonObject final = root[u"final"_s].toObject();
            change(final);
            root[u"final"_s] = final;
            return QJsonDocument(root).toJson();
        };
        const Asked over(sampleDocument());
        QVERIFY(!over(lineUpBoard));
        const auto champion = over(championBoard);
        QVERIFY(champion && champion->winner);
        const auto placements = dunePlacements(over.event());
        QCOMPARE(champion->winner->name, playerName(over.event(), placements.front().player));
        QCOMPARE(champion->winner->of, u"Champion of 34 players"_s);
        QVERIFY(champion->winner->color && !champion->winner->side.isEmpty());
        QCOMPARE(champion->groups.front().lines.size(), 5U); // places 2 to 6
        QCOMPARE(champion->groups.front().lines.front().before, u"2"_s);
        QCOMPARE(champion->groups[1].heading, u"Best Faction awards"_s);
        const Asked before(changedFinal([](QJsonObject& final) {
            final.remove(u"game"_s);
            final[u"location"_s] = u"Dogwood"_s;
        }));
        QVERIFY(!before(championBoard));
        const auto lineUp = before(lineUpBoard);
        QVERIFY(lineUp);
        QVERIFY(lineUp->where.endsWith(u" · Dogwood"_s));
        QCOMPARE(lineUp->groups.front().lines.size(), 6U);
        for (const ScreenLine& line : lineUp->groups.front().lines)
            QVERIFY(line.side && !line.after.isEmpty());
        const Asked open(changedFinal([](QJsonObject& final) {
            final.remove(u"game"_s);
            final.remove(u"closed"_s);
        }));
        QVERIFY(!open(lineUpBoard));
    }

    void theClockOfAHeat_data() {
        QTest::addColumn<QString>("time");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* time, int seconds, const QString& said) {
            QTest::newRow(name) << u"2026-07-30T%1"_s.arg(QLatin1StringView(time)) << seconds
                                << said;
        };
        // From 13:00 to 18:00, no new turn from 17:30.
        row("before", "12:15", 10, u"Heat 2|Alpine|Starts at 13:00|0:44:50"_s);
        row("the second before", "12:59", 59, u"Heat 2|Alpine|Starts at 13:00|0:00:01"_s);
        row("grace", "13:00", 0,
            u"Heat 2|Alpine|Latecomers until 13:15|Last turn starts by 17:30|4:30:00|Ends at "
            "18:00|5:00:00"_s);
        row("underway", "13:15", 1,
            u"Heat 2|Alpine|Last turn starts by 17:30|4:14:59|Ends at 18:00|4:44:59"_s);
        row("last turns", "17:30", 0, u"Heat 2|Alpine|Last turn|Ends at 18:00|0:30:00"_s);
        row("the last second", "17:59", 59, u"Heat 2|Alpine|Last turn|Ends at 18:00|0:00:01"_s);
        row("over", "18:00", 0, u"Heat 2|Alpine|Time is up"_s);
    }
    void theClockOfAHeat() {
        QFETCH(QString, time);
        QFETCH(int, seconds);
        QFETCH(QString, said);
        const auto board = Asked(twoHeatsDocument(15), time, seconds)(clockBoard);
        QVERIFY(board);
        QCOMPARE(textsOf(*board).join(u'|'), said);
    }

    void noClockWhereNothingIsNear() {
        QVERIFY(!Asked(drawnDocument(12), u"2026-07-29T13:00"_s)(clockBoard));
        QVERIFY(!Asked(drawnDocument(12), u"2026-07-31T13:00"_s)(clockBoard));
    }

    void theClockOfTheFinal() {
        QByteArray document = drawnDocument(6);
        document.replace(
            R"("heats": [)",
            R"("final": {"start": "2026-08-01T09:00", "location": "Dogwood"}, "heats": [)");
        const auto before = Asked(document, u"2026-08-01T08:00"_s, 1)(clockBoard);
        QCOMPARE(textsOf(*before).join(u'|'), u"Final|Dogwood|Starts at 09:00|0:59:59"_s);
        const auto late = Asked(document, u"2026-08-01T09:10"_s)(clockBoard);
        QCOMPARE(textsOf(*late).join(u'|'), u"Final|Dogwood|Scheduled for 09:00"_s);
    }

    /// At both sizes nothing is too small, cut, outside or over something else, and all is there.
    void everythingHasItsPlace_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("sample") << sampleDocument();
        for (const int players : {3, 15, 24, 45, 200})
            QTest::addRow("%d players", players) << twoHeatsDocument(players);
        QTest::newRow("45 long names") << twoHeatsDocument(45, NamesOf::SixtyLetters);
        QTest::newRow("200 long names") << twoHeatsDocument(200, NamesOf::SixtyLetters);
    }
    void everythingHasItsPlace() {
        QFETCH(QByteArray, document);
        const Asked asked(document);
        int placedBoards = 0;
        for (const BoardKind& kind : duneBoards()) {
            const auto board = asked(kind.make);
            if (!board)
                continue;
            for (const QSize& size : screenSizes) {
                const PlacedBoard placed = placedBoard(*board, size);
                const QString where = u"%1 at %2: "_s.arg(kind.id).arg(size.height());
                QVERIFY2(misplaced(placed, size).isEmpty(),
                         qPrintable(QString(where + misplaced(placed, size).join(u"; "_s))));
                QVERIFY2(notPlaced(*board, placed).isEmpty(),
                         qPrintable(QString(where + notPlaced(*board, placed).join(u"; "_s))));
                ++placedBoards;
            }
        }
        QVERIFY(placedBoards >= 6);
    }

    /// Boards at random, on screens at random: lists of any length, long and broken names, one
    /// word of sixty letters, groups, cuts, notes.
    void anythingHasItsPlace() {
        RandomSource random(2026);
        const auto textOf = [&](int longest) {
            QString text;
            const int letters = random.between(1, longest);
            while (text.size() < letters)
                text += random.oneIn(8) && !text.isEmpty() ? QChar(u' ')
                                                           : QChar(u'a' + random.between(0, 25));
            return text.trimmed();
        };
        for (int round = 0; round < (isSoak() ? 5000 : 150); ++round) {
            ScreenBoard board{.title = textOf(60), .where = textOf(40)};
            const bool hasHeadings = random.oneIn(2);
            const bool hasRanks = random.oneIn(2);
            for (int group = random.between(1, 12); group > 0; --group) {
                ScreenGroup lines{.heading = hasHeadings ? textOf(25) : QString()};
                for (int line = random.between(1, 9); line > 0; --line)
                    lines.lines.push_back(
                        {.before = hasRanks ? QString::number(random.between(1, 200)) : QString(),
                         .text = textOf(random.oneIn(5) ? 60 : 22),
                         .after = random.oneIn(3) ? QString() : textOf(7),
                         .beginsPart = random.oneIn(9)});
                board.groups.push_back(std::move(lines));
            }
            for (int note = random.between(0, 3); note > 0; --note)
                board.notes.append(textOf(45));
            const QSizeF screen(random.between(640, 3840), random.between(480, 2160));
            const PlacedBoard placed = placedBoard(board, screen);
            const QStringList faults = misplaced(placed, screen) + notPlaced(board, placed);
            QVERIFY2(faults.isEmpty(), qPrintable(u"round %1, %2 × %3: %4"_s.arg(round)
                                                      .arg(screen.width())
                                                      .arg(screen.height())
                                                      .arg(faults.join(u"; "_s))));
        }
    }

    /// The fields of most years: tables are one page, on screens of every usual size.
    void aHeatOfTwentyFourIsOnePage() {
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768)}) {
            const auto fits = [&](auto make, int players) {
                return placedBoard(*Asked(twoHeatsDocument(players))(make), size).pages.size() == 1;
            };
            const auto most = [&](auto make) {
                int players = 15;
                while (players < 60 && fits(make, players + 1))
                    ++players;
                return players;
            };
            qInfo("%d × %d: on one page %d by name, %d by table, %d in the standings", size.width(),
                  size.height(), most(tablesByNameBoard), most(tablesByTableBoard),
                  most(standingsBoard));
            QVERIFY(fits(tablesByNameBoard, 24));
            QVERIFY(fits(tablesByTableBoard, 24));
        }
    }

    /// Those who go to the final stand on each page, everybody else on one.
    void everyPageOfTheStandingsHasTheFinalists() {
        for (const int players : {34, 45, 200}) {
            const auto board = Asked(rolledAtCut(twoHeatsDocument(players)))(standingsBoard);
            for (const QSize& size : screenSizes) {
                const PlacedBoard placed = placedBoard(*board, size);
                QVERIFY(placed.pages.size() > 1 || size != QSize(1280, 720));
                QCOMPARE(pageFaults(*board, placed), QStringList());
            }
        }
    }

    void aWrongPageIsFound() {
        const auto board = Asked(rolledAtCut(twoHeatsDocument(45)))(standingsBoard);
        const PlacedBoard good = placedBoard(*board, QSizeF(1280, 720));
        QCOMPARE(pageFaults(*board, good), QStringList());
        const auto erase = [](BoardPage& page, const QString& name) {
            std::erase_if(page.texts, [&](const BoardText& text) { return text.text == name; });
        };
        PlacedBoard bad = good;
        erase(bad.pages[1], board->groups[0].lines[2].text);
        QCOMPARE(pageFaults(*board, bad).size(), 1);
        bad = good;
        erase(bad.pages[0], board->groups[1].lines[0].text);
        QCOMPARE(pageFaults(*board, bad).size(), 1);
        bad = good;
        bad.pages[1].texts.push_back(bad.pages[0].texts.front());
        bad.pages[1].texts.back().text = board->groups[1].lines[0].text;
        QCOMPARE(pageFaults(*board, bad).size(), 1);
        bad = good;
        bad.pages[1].bands.clear();
        QCOMPARE(pageFaults(*board, bad).size(), 1);
    }

    void whatIsMisplacedIsFound() {
        const QSizeF screen(1280, 720);
        const auto board = Asked(twoHeatsDocument(15))(standingsBoard);
        const PlacedBoard good = placedBoard(*board, screen);
        QCOMPARE(misplaced(good, screen), QStringList());
        const auto faultOf = [&](const std::function<void(PlacedBoard&)>& plant) {
            PlacedBoard bad = good;
            plant(bad);
            const QStringList faults = misplaced(bad, screen);
            return faults.isEmpty() ? QString() : faults.front().section(u':', 0, 0);
        };
        QCOMPARE(faultOf([](PlacedBoard& b) { b.pages[0].texts[1].style.size *= 0.4; }),
                 u"small"_s);
        QCOMPARE(faultOf([](PlacedBoard& b) { b.pages[0].texts[1].box.setWidth(30); }), u"wide"_s);
        QCOMPARE(faultOf([](PlacedBoard& b) { b.pages[0].texts[1].box.moveLeft(1200); }),
                 u"outside"_s);
        QCOMPARE(faultOf([](PlacedBoard& b) {
                     b.pages[0].texts[4].box = b.pages[0].texts[1].box;
                 }).left(4),
                 u"over"_s);
        QCOMPARE(faultOf([](PlacedBoard& b) { b.fixed[0].box.moveTop(300); }), u"over the lists"_s);
        PlacedBoard lacking = good;
        auto& texts = lacking.pages[0].texts;
        texts.erase(texts.begin() + 2); // a name
        QCOMPARE(notPlaced(*board, lacking).size(), 1);
    }

    void aFewPlayersStandInTwoColumnsOfLargerLetters() {
        const QSizeF screen(1280, 720);
        const PlacedBoard few = placedBoard(namedBoard(12), screen);
        QCOMPARE(few.pages.size(), 1U);
        QVERIFY(few.pages[0].texts.front().style.size > 1.4 * leastLetters(screen));
        std::set<double> columns;
        for (const BoardText& text : few.pages[0].texts) {
            if (text.text == u"Ada Byron"_s)
                columns.insert(text.box.left());
        }
        QCOMPARE(columns.size(), 2U);
        const PlacedBoard many
            = placedBoard(*Asked(twoHeatsDocument(200))(tablesByNameBoard), screen);
        QVERIFY(many.pages.size() > 1);
        QVERIFY(many.pages[0].texts.front().style.size < 1.1 * leastLetters(screen));
    }

    void theLettersGrowWithTheScreen() {
        const auto board = Asked(twoHeatsDocument(45))(tablesByNameBoard);
        const PlacedBoard small = placedBoard(*board, QSizeF(1280, 720));
        const PlacedBoard large = placedBoard(*board, QSizeF(1920, 1080));
        QCOMPARE(small.pages.size(), large.pages.size());
        QVERIFY(
            qAbs(large.pages[0].texts.front().style.size / small.pages[0].texts.front().style.size
                 - 1.5)
            < 0.05);
    }

    void oneLongNameDoesNotMakeAllSmall() {
        ScreenBoard board = namedBoard(24);
        const double usual
            = placedBoard(board, QSizeF(1280, 720)).pages[0].texts.front().style.size;
        board.groups[0].lines[3].text = u"Maria Theresia Wilhelmina von und zu Hohenlohe"_s;
        const PlacedBoard placed = placedBoard(board, QSizeF(1280, 720));
        QVERIFY(placed.pages[0].texts.front().style.size > 0.85 * usual);
        QCOMPARE(misplaced(placed, QSizeF(1280, 720)), QStringList());
    }

    void contrastsOnTheSecondScreen() {
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            const Colors& colors = colorsOf(tone);
            QVERIFY(contrast(colors.text, colors.base) >= 4.5);
            QVERIFY(contrast(colors.weakText, colors.base) >= 4.5);
            QVERIFY(contrast(colors.accent, colors.base) >= 4.5);
        }
    }
};

} // namespace mentat::test::tst_boards

MENTAT_TEST(tst_boards, TestBoards, QApplication)
#include "tst_boards.moc"

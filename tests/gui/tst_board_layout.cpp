#include "tests/gui/board_asked.h"
#include "tests/gui/board_documents.h"
#include "tests/support/random_source.h"
#include "tests/support/sample.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"
#include "ui/dune/dune_pages.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/screen/board_layout.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <functional>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_board_layout {

namespace {

// The last one stands upright, the one before is one of the old ones.
constexpr std::array screenSizes{QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768),
                                 QSize(768, 1366)};

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
            if (capitals
                < std::min(screen.height() * 12.5 / 675, screen.width() * 12.5 / 1200) - 0.5)
                faults.append(u"small: "_s + text.text);
            if (measure.width(text.text, text.style) * text.stretch > text.box.width() + 1)
                faults.append(u"wide: "_s + text.text);
            if (text.stretch < leastStretch || text.stretch > 1)
                faults.append(u"condensed: "_s + text.text);
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

/// The standings of so many, the first six pinned.
ScreenBoard rankedBoard(int players) {
    ScreenBoard board{.title = u"Standings"_s,
                      .groups = {ScreenGroup{.heading = {}, .isPinned = true},
                                 ScreenGroup{.heading = {}, .band = u"The first 6 play"_s}}};
    for (int i = 1; i <= players; ++i)
        board.groups[i <= 6 ? 0 : 1].lines.push_back({.before = QString::number(i),
                                                      .text = u"Player number %1"_s.arg(i),
                                                      .after = u"2.5"_s});
    return board;
}

/// Rows of different columns that do not stand beside each other. A name of two lines stands a
/// little lower in its two rows.
QStringList offPitch(const BoardPage& page) {
    QStringList faults;
    std::vector<double> tops;
    for (const BoardText& text : page.texts) {
        if (!isPageNumber(text))
            tops.push_back(text.box.top());
    }
    std::ranges::sort(tops);
    double before = tops.empty() ? 0 : tops.front();
    std::optional<double> pitch;
    for (const double top : tops) {
        const double step = top - before;
        if (step < 3)
            continue;
        before = top;
        if (pitch && std::abs(step - *pitch) > *pitch / 8)
            faults.append(u"%1 after %2"_s.arg(step).arg(*pitch));
        pitch = pitch.value_or(step);
    }
    return faults;
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

/// Where what a second window says stands on the screen.
class TestBoardLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        const AskedBoards asked(document);
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
                return placedBoard(*AskedBoards(twoHeatsDocument(players))(make), size).pages.size()
                       == 1;
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
            QVERIFY(fits(tablesByNameBoard, 68));
            QVERIFY(fits(tablesByTableBoard, 24));
        }
    }

    /// Those who go to the final stand on each page, everyone else on one.
    void everyPageOfTheStandingsHasTheFinalists() {
        for (const int players : {34, 45, 600}) {
            const ScreenBoard board = rankedBoard(players);
            for (const QSize& size : screenSizes) {
                const PlacedBoard placed = placedBoard(board, size);
                QVERIFY(placed.pages.size() > 1 || players < 600);
                QCOMPARE(pageFaults(board, placed), QStringList());
            }
        }
    }

    /// Who qualifies is shown whatever they have; of the others who has something, and how many
    /// more there are.
    void nobodyWithoutAPointIsShownBelowTheCut() {
        const auto few = AskedBoards(rolledAtCut(twoHeatsDocument(15)))(standingsBoard);
        QCOMPARE(few->groups[0].lines.size(), 6U); // three winners, and three who rolled
        QCOMPARE(few->groups[1].lines.size(), 1U);
        QCOMPARE(few->groups[1].lines[0].text, u"and 9 more"_s);
        const auto many = AskedBoards(rolledAtCut(twoHeatsDocument(45)))(standingsBoard);
        QCOMPARE(many->groups[1].lines.size(), 3U); // two more winners
        QCOMPARE(many->groups[1].lines[2].text, u"and 37 more"_s);
    }

    /// In letters of a list, weak, in the middle: from the back of the room it is not news.
    void nothingIsSaidQuietly() {
        ScreenBoard board{.title = u"Dune 2026"_s, .state = u"Nothing to show yet"_s};
        for (const QSize& size : screenSizes) {
            board.isStateQuiet = false;
            const auto stateOf = [&] {
                const PlacedBoard placed = placedBoard(board, size);
                return *std::ranges::find(placed.fixed, board.state, &BoardText::text);
            };
            const BoardText loud = stateOf();
            board.isStateQuiet = true;
            QCOMPARE(misplaced(placedBoard(board, size), size), QStringList());
            const BoardText quiet = stateOf();
            QCOMPARE(quiet.ink, BoardInk::Weak);
            QVERIFY(!quiet.style.isBold && quiet.style.size <= loud.style.size / 2);
            const QPointF off = quiet.box.center() - QRectF({}, QSizeF(size)).center();
            QVERIFY(std::abs(off.x()) < 2 && std::abs(off.y()) < size.height() / 10.0);
        }
    }

    void aWrongPageIsFound() {
        const ScreenBoard ranked = rankedBoard(200);
        const ScreenBoard* board = &ranked;
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
        const auto board = AskedBoards(twoHeatsDocument(15))(standingsBoard);
        const PlacedBoard good = placedBoard(*board, screen);
        QCOMPARE(misplaced(good, screen), QStringList());
        const auto faultOf = [&](const std::function<void(PlacedBoard&)>& plant) {
            PlacedBoard bad = good;
            plant(bad);
            const QStringList faults = misplaced(bad, screen);
            return faults.isEmpty() ? QString() : faults.front().section(u':', 0, 0);
        };
        QCOMPARE(faultOf([](PlacedBoard& b) { b.pages[0].texts[1].style.size *= 0.1; }),
                 u"small"_s);
        QCOMPARE(faultOf([](PlacedBoard& b) { b.pages[0].texts[1].box.setWidth(30); }), u"wide"_s);
        QCOMPARE(faultOf([](PlacedBoard& b) { b.pages[0].texts[1].stretch = 0.5; }),
                 u"condensed"_s);
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
            = placedBoard(*AskedBoards(twoHeatsDocument(200))(tablesByNameBoard), screen);
        QVERIFY(many.pages.size() > 1);
        QVERIFY(many.pages[0].texts.front().style.size < few.pages[0].texts.front().style.size);
        QVERIFY(many.pages[0].texts.front().style.size >= leastLetters(screen));
    }

    /// Tables are short: a fourth column leaves their names larger letters.
    void tablesStandInFourColumns() {
        const QSizeF screen(1280, 720);
        const auto board = AskedBoards(twoHeatsDocument(45))(tablesByTableBoard);
        const PlacedBoard placed = placedBoard(*board, screen);
        QCOMPARE(placed.pages.size(), 1U);
        std::set<double> columns;
        for (const BoardText& text : placed.pages[0].texts) {
            if (text.text == u"1"_s && !text.style.isBold) // a seat
                columns.insert(text.box.left());
        }
        QCOMPARE(columns.size(), 4U);
        QVERIFY(placed.pages[0].texts.front().style.size > 1.3 * leastLetters(screen));
    }

    /// The eye goes across: the rows of three columns stand beside each other.
    void allColumnsHaveOnePitch() {
        for (const int players : {24, 45, 68, 200}) {
            const auto board = AskedBoards(twoHeatsDocument(players))(tablesByNameBoard);
            for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080)}) {
                const PlacedBoard placed = placedBoard(*board, size);
                for (const BoardPage& page : placed.pages)
                    QVERIFY2(offPitch(page).isEmpty(), qPrintable(offPitch(page).join(u"; "_s)));
            }
        }
        // One that slipped by a third of a row is found.
        BoardPage page
            = placedBoard(*AskedBoards(twoHeatsDocument(68))(tablesByNameBoard), QSizeF(1280, 720))
                  .pages.front();
        BoardText& slipped = page.texts[page.texts.size() / 2];
        slipped.box.translate(0, slipped.box.height() / 3);
        QVERIFY(!offPitch(page).isEmpty());
    }

    /// What stands around each board: whose it is, and the time of day.
    void everyBoardHasAFace() {
        ScreenBoard board = *AskedBoards(twoHeatsDocument(68))(tablesByNameBoard);
        board.face = ScreenFace{.host = u"World Boardgaming Championships"_s,
                                .event = u"Dune 2026"_s,
                                .time = u"1:07 PM"_s};
        for (const QSize& size : screenSizes) {
            const PlacedBoard placed = placedBoard(board, size);
            QCOMPARE(misplaced(placed, size), QStringList());
            QCOMPARE(notPlaced(board, placed), QStringList());
            QVERIFY(placed.rule.width() > 0.9 * size.width());
            QVERIFY(placed.rule.bottom() < placed.body.top());
        }
        const PlacedBoard placed = placedBoard(board, QSizeF(1920, 1080));
        QCOMPARE(placed.pages.size(), 1U);
        // A face that lacks its time is found.
        PlacedBoard lacking = placed;
        std::erase_if(lacking.fixed,
                      [](const BoardText& text) { return text.text == u"1:07 PM"_s; });
        QCOMPARE(notPlaced(board, lacking), QStringList(u"1:07 PM"_s));
    }

    void theLettersGrowWithTheScreen() {
        const auto board = AskedBoards(twoHeatsDocument(45))(tablesByNameBoard);
        const PlacedBoard small = placedBoard(*board, QSizeF(1280, 720));
        const PlacedBoard large = placedBoard(*board, QSizeF(1920, 1080));
        QCOMPARE(small.pages.size(), large.pages.size());
        QVERIFY(
            qAbs(large.pages[0].texts.front().style.size / small.pages[0].texts.front().style.size
                 - 1.5)
            < 0.05);
    }

    // "François-Quinn Mc / Master": 9 of 10 letters had room.
    void aLongNameIsCondensedBeforeItBreaks() {
        const auto broken = [](const QByteArray& document, auto board) {
            const auto shown = AskedBoards(document)(board);
            const PlacedBoard placed = placedBoard(*shown, QSizeF(1280, 720));
            int condensed = 0;
            QStringList whole;
            for (const BoardPage& page : placed.pages) {
                for (const BoardText& text : page.texts) {
                    whole.append(text.text);
                    condensed += text.stretch < 1 ? 1 : 0;
                }
            }
            QStringList missing;
            for (const ScreenGroup& group : shown->groups) {
                for (const ScreenLine& line : group.lines) {
                    if (!whole.contains(line.text))
                        missing.append(line.text);
                }
            }
            return std::pair(missing, condensed);
        };
        for (const auto board : {tablesByNameBoard, standingsBoard}) {
            const auto [missing, condensed] = broken(twoHeatsDocument(45), board);
            QCOMPARE(missing, QStringList());
            QVERIFY(condensed > 0);
        }
        // Twice as long as a line: broken, and found.
        QVERIFY(!broken(twoHeatsDocument(45, NamesOf::SixtyLetters), tablesByNameBoard)
                     .first.isEmpty());
    }

    // The name ran from edge to edge, its accent into the waves above it.
    void theChampionHasAir() {
        for (const QSize& screen : screenSizes) {
            const auto board = AskedBoards(sampleDocument())(championBoard);
            const PlacedBoard placed = placedBoard(*board, QSizeF(screen));
            const TextMeasure measure;
            double above = screen.height();
            for (const BoardText& text : placed.fixed) {
                if (!board->winner->name.contains(text.text) || text.text.isEmpty())
                    continue;
                QVERIFY(measure.width(text.text, text.style)
                        <= placed.body.width() * winnerShare + 1);
                // An accent is above the capitals by a third of their height.
                above = std::min(above, text.box.top() + baseline(text.style.size)
                                            - capitals(text.style.size) * 4 / 3);
            }
            QVERIFY2(above > placed.ornament.bottom(), qPrintable(QString::number(above)));
        }
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
};

} // namespace mentat::test::tst_board_layout

MENTAT_TEST(tst_board_layout, TestBoardLayout, QApplication)
#include "tst_board_layout.moc"

#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/report_events.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_event_report {

namespace {

constexpr size_t mostSizes = 5;

ReportDocument madeOf(const Book& book, const QString& name, Paper paper = Paper::Letter) {
    const Wording wording;
    const Event& event = book.events.front().event;
    return findReport(event, name)
        ->make({.book = book,
                .event = event,
                .wording = wording,
                .printed = u"2026-08-02 12:00"_s,
                .paper = paper,
                .round = {}})
        .value();
}

QString textOf(const ReportDocument& document) {
    return QString::fromUtf8(*written(document, ReportKind::Text));
}

Book largeBook(int players, quint32 seed = 3) {
    raw::RandomPlayOptions options;
    options.players = players;
    options.finishedFinal = true;
    return bookOf(raw::randomPlayedEvent(seed, options));
}

Book withoutFinal(Book book) {
    auto& play = std::get<DunePlay>(book.events.front().event.play);
    play.setFinalGame({});
    play.stage().closed = false;
    return book;
}

template <class Block>
const Block* first(const ReportDocument& document) {
    for (const ReportBlock& block : document.blocks) {
        if (const auto* found = std::get_if<Block>(&block))
            return found;
    }
    return nullptr;
}

/// What of a chart's title, words and table does not stand on its page.
QStringList tornFrom(const std::vector<PlacedPage>& pages, const BesideFigure& beside) {
    const auto hasChart = [&](const PlacedPage& page) {
        return std::ranges::any_of(page.items, [&](const PlacedItem& item) {
            const auto* figure = std::get_if<PlacedFigure>(&item);
            return figure && *figure->drawing == beside.drawing;
        });
    };
    const auto page = std::ranges::find_if(pages, hasChart);
    if (page == pages.end())
        return {u"the chart"_s};
    QString said;
    for (const PlacedItem& item : page->items) {
        if (const auto* text = std::get_if<PlacedText>(&item))
            said += text->text + u' ';
    }
    QStringList torn;
    const auto expect = [&](const QString& text) {
        for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
            if (!said.contains(word))
                torn.append(word);
        }
    };
    expect(beside.drawing.words.title);
    expect(beside.drawing.words.headline);
    for (const QString& text : beside.words)
        expect(text);
    for (size_t i = 0; beside.table && i < beside.table->rows.size(); ++i) {
        for (const ReportCell& cell : beside.table->rows[i].cells)
            expect(cell.text);
    }
    return torn;
}

std::set<double> sizesOn(const std::vector<PlacedPage>& pages) {
    std::set<double> sizes;
    for (const PlacedPage& page : pages) {
        for (const PlacedItem& item : page.items) {
            if (const auto* text = std::get_if<PlacedText>(&item))
                sizes.insert(text->style.size);
        }
    }
    return sizes;
}

} // namespace

/// The year on three pages, and as text for the yearbook.
class TestEventReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSampleHasRoomOnThreePages() {
        const Book book = sampleBook();
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            const auto pages = pagesOf(madeOf(book, u"event-report"_s, paper));
            QVERIFY2(pages.size() <= 3, qPrintable(QString::number(pages.size())));
            QCOMPARE(faultsOf(pages), QStringList());
            QVERIFY(sizesOn(pages).size() <= mostSizes);
        }
    }

    void aChampionWithANamesakeHasOneHome() {
        Book book = sampleBook();
        auto& players = book.events.front().event.players;
        Player other = *std::ranges::find_if(players, [](const Player& player) {
            return player.name.text() == u"Íñigo Peñaroja Luz"_s;
        });
        other.id = *PlayerId::fromText(u"p999"_s);
        other.from = u"OH"_s;
        players.push_back(other);
        const ReportDocument document = madeOf(book, u"event-report"_s);
        QCOMPARE(std::get<Podium>(document.blocks[1]).steps[0],
                 (PodiumStep{u"Champion"_s, u"Íñigo Peñaroja Luz (CA)"_s, u"Ixian"_s}));
    }

    void itOpensWithTheChampion() {
        const ReportDocument document = madeOf(sampleBook(), u"event-report"_s);
        QVERIFY(std::holds_alternative<Podium>(document.blocks[1]));
        const Podium& podium = std::get<Podium>(document.blocks[1]);
        QCOMPARE(podium.steps.size(), size_t(3));
        QCOMPARE(podium.steps[0],
                 (PodiumStep{u"Champion"_s, u"Íñigo Peñaroja Luz"_s, u"CA · Ixian"_s}));
        QCOMPARE(podium.steps[2].place, u"3rd"_s);
        QCOMPARE(podium.how, u"An alliance victory with Caoimhe Ní Ghealbháin (Emperor) in turn 9, "
                             "after 7 h 08 min."_s);
        const auto pages = pagesOf(document);
        const auto largest = [&](const QString& begin) {
            for (const PlacedItem& item : pages.front().items) {
                const auto* text = std::get_if<PlacedText>(&item);
                if (text && text->text.startsWith(begin))
                    return text->style.size;
            }
            return 0.0;
        };
        QVERIFY(largest(u"Íñigo"_s) > largest(u"Caoimhe"_s));
    }

    void sixFiguresStandBesideWhatTheyWere() {
        const ReportDocument document = madeOf(sampleBook(), u"event-report"_s);
        const auto* key = first<KeyFigures>(document);
        QVERIFY(key);
        QCOMPARE(key->figures.size(), size_t(6));
        QCOMPARE(key->figures[0], (KeyFigure{u"34"_s, u"Players"_s, {}})); // no other year
        // As on the result form.
        QCOMPARE(key->figures[2].value, u"394.7"_s);
        Book book = sampleBook();
        Event last = book.events.front().event;
        last.details.year = Year(last.details.year.value() - 1);
        std::get<DunePlay>(last.play).heats.pop_back();
        book.events.push_back({EventId(77), last});
        const ReportDocument beside = madeOf(book, u"event-report"_s);
        key = first<KeyFigures>(beside);
        QCOMPARE(key->figures.size(), size_t(6));
        QCOMPARE(key->figures[1], (KeyFigure{u"15"_s, u"Games"_s, u"2025: 10"_s}));
        for (const size_t i : {0u, 1u, 2u, 3u, 5u})
            QVERIFY2(key->figures[i].before.startsWith(u"2025: "_s),
                     qPrintable(key->figures[i].label));
        QCOMPARE(key->figures[4].label, u"Back from 2025"_s);
        const auto pages = pagesOf(beside);
        QVERIFY(pages.size() <= 3 && sizesOn(pages).size() <= mostSizes);
        QCOMPARE(faultsOf(pages), QStringList());
    }

    void withoutAFinalTheLeadersComeFirst() {
        const ReportDocument document = madeOf(withoutFinal(sampleBook()), u"event-report"_s);
        const Podium& podium = std::get<Podium>(document.blocks[1]);
        QCOMPARE(podium.how, noFinalSentence);
        QCOMPARE(podium.steps[0], (PodiumStep{u"1st in the standings"_s, u"Bożena Wichrowska-Lis"_s,
                                              u"IL · 5.0 QP"_s}));
        QCOMPARE(podium.steps.size(), size_t(3));
    }

    void withoutAGameItIsShort() {
        Book book = withoutFinal(sampleBook());
        auto& play = std::get<DunePlay>(book.events.front().event.play);
        for (Heat& heat : play.heats)
            heat.games.clear();
        const ReportDocument document = madeOf(book, u"event-report"_s);
        QVERIFY(!first<Podium>(document) && !first<KeyFigures>(document));
        QVERIFY(textOf(document).contains(u"No games yet."_s));
        QCOMPARE(pagesOf(document).size(), size_t(1));
    }

    void noTableIsTornFromItsChart() {
        std::vector<Book> books{sampleBook()};
        for (const int players : {12, 45, 72, 200})
            books.push_back(largeBook(players));
        for (const Book& book : books) {
            for (const Paper paper : {Paper::Letter, Paper::A4}) {
                const ReportDocument document = madeOf(book, u"event-report"_s, paper);
                const auto pages = pagesOf(document);
                QCOMPARE(faultsOf(pages), QStringList());
                int charts = 0;
                for (const ReportBlock& block : document.blocks) {
                    const auto* beside = std::get_if<BesideFigure>(&block);
                    if (!beside || !isWorthAChart(beside->drawing.figure))
                        continue;
                    ++charts;
                    QCOMPARE(tornFrom(pages, *beside), QStringList());
                }
                QVERIFY(charts > 0);
            }
        }
    }

    void aTornTableIsFound() {
        const ReportDocument document = madeOf(sampleBook(), u"event-report"_s);
        const auto* beside = first<BesideFigure>(document);
        auto pages = pagesOf(document);
        QVERIFY(tornFrom(pages, *beside).isEmpty());
        const QString last = beside->table->rows.back().cells.front().text;
        std::erase_if(pages.front().items, [&](const PlacedItem& item) {
            const auto* text = std::get_if<PlacedText>(&item);
            return text && text->text.contains(last);
        });
        QVERIFY(tornFrom(pages, *beside).contains(last));
        QCOMPARE(tornFrom({}, *beside), QStringList(u"the chart"_s));
    }

    /// Paper and pages show the chart; what is pasted says all of it, once.
    void aChartIsSaidWhereThereAreNoPictures() {
        const ReportDocument document = madeOf(sampleBook(), u"event-report"_s);
        for (const ReportKind kind : {ReportKind::Text, ReportKind::Markdown, ReportKind::BbCode}) {
            const QString said = QString::fromUtf8(*written(document, kind));
            QCOMPARE(said.count(u"18–64%"_s), 1);
            QVERIFY(said.contains(u"Champion"_s) && said.contains(u"Player-hours"_s));
        }
        const QString html = QString::fromUtf8(*written(document, ReportKind::Html));
        QVERIFY(!html.contains(u"18–64%"_s)); // the statistics page has it
        QCOMPARE(html.count(u"class=\"beside\""_s), 3);
    }

    void theYearbookHasTheFactsOfTheSample() {
        const QString text = textOf(madeOf(sampleBook(), u"yearbook"_s)).simplified();
        for (const QString& said :
             {u"2026 champion: Íñigo Peñaroja Luz, CA (Ixian)"_s,
              u"6th: Jean-Marc Gagner, QC (Bene Gesserit)"_s, u"Caoimhe Ní Ghealbháin, MA (18)"_s,
              u"34 players played 15 games in 3 heats."_s, u"16 of them played in all 3 heats."_s,
              u"A game took 6.9 turns and 4.2 hours on average."_s,
              u"1 game was conceded. 3 players dropped out of a game."_s,
              u"Atreides won most: 5 of 13 games. Tleilaxu won none of 4 games."_s,
              u"The last to qualify had 2.0 QP."_s, u"Atreides: Kenjirō Asamizu, WA"_s,
              unknownPointsSentence, u"Game Master: Philippa Underhay-Moss"_s})
            QVERIFY2(text.contains(said), qPrintable(said));
        QVERIFY(!text.contains(u"12:00"_s)); // when it was made
        const QString before = textOf(madeOf(withoutFinal(sampleBook()), u"yearbook"_s));
        QVERIFY(!before.contains(u"champion"_s) && !before.contains(u"Laurels"_s));
    }

    /// On paper and pages the champion is large above the others; what is pasted stays a list.
    void theYearbookLooksLikeTheReport() {
        const ReportDocument document = madeOf(sampleBook(), u"yearbook"_s);
        double champion = 0;
        std::vector<QRectF> others;
        const auto pages = pagesOf(document);
        for (const PlacedItem& item : pages.front().items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (text && text->text.startsWith(u"2026 champion: "_s))
                champion = text->style.size;
            if (text && (text->text.startsWith(u"2nd: "_s) || text->text.startsWith(u"3rd: "_s)))
                others.push_back(text->box);
        }
        QVERIFY(champion > 12);
        QCOMPARE(others.size(), size_t(2));
        QCOMPARE(others[0].top(), others[1].top());
        QVERIFY(others[0].right() < others[1].left());
        const QString html = QString::fromUtf8(*written(document, ReportKind::Html));
        QVERIFY(html.contains(u"<ul class=\"honors\">"_s));
        QVERIFY(textOf(document).contains(u"- 2nd: Caoimhe"_s));
    }

    /// Of any event: one of each is no plural, and what is not known is not said.
    void theYearbookOfAnyEventIsSound() {
        const quint32 seeds = isSoak() ? 2000 : 80;
        static const QRegularExpression wrong(
            u"\\b1 (games|players|heats|turns) |\\b(?!1 )\\d+ (game|player) |–|%n|%\\d|\\(s\\)"_s);
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            const Book book = bookOf(raw::randomPlayedEvent(seed));
            const ReportDocument document = madeOf(book, u"yearbook"_s);
            for (const ReportBlock& block : document.blocks) {
                const auto* paragraph = std::get_if<Paragraph>(&block);
                const auto found
                    = paragraph ? wrong.match(paragraph->text) : QRegularExpressionMatch();
                QVERIFY2(!found.hasMatch(),
                         qPrintable(found.captured() + u" in "_s
                                    + (paragraph ? paragraph->text : QString())));
            }
            QCOMPARE(faultsOf(pagesOf(document)), QStringList());
            QCOMPARE(faultsOf(pagesOf(madeOf(book, u"event-report"_s))), QStringList());
        }
    }

    void theYearbookIsForTheGm() {
        const Book book = sampleBook();
        const Report* report = findReport(book.events.front().event, u"yearbook"_s);
        QVERIFY(report);
        QCOMPARE(report->readers, ReportReaders::Gm);
        QCOMPARE(report->kinds.front(), ReportKind::Text);
    }
};

} // namespace mentat::test::tst_event_report

MENTAT_TEST(tst_event_report, TestEventReport, QGuiApplication)
#include "tst_event_report.moc"

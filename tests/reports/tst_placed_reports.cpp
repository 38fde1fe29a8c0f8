#include "model/dune/dune_play.h"
#include "model/failure_kind.h"
#include "model/rounds/heats_play.h"
#include "reports/fingerprint.h"
#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/report_events.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_placed_reports {
namespace {

/// All words of a document's pages, page by page.
QStringList textsOf(const std::vector<PlacedPage>& pages) {
    QStringList texts;
    for (const PlacedPage& page : pages) {
        for (const PlacedItem& item : page.items) {
            if (const auto* text = std::get_if<PlacedText>(&item))
                texts.append(text->text);
        }
    }
    return texts;
}

const PlacedText* textWith(const PlacedPage& page, const QString& begin) {
    for (const PlacedItem& item : page.items) {
        const auto* text = std::get_if<PlacedText>(&item);
        if (text && text->text.startsWith(begin))
            return text;
    }
    return nullptr;
}

/// The steps between the horizontal lines of a sheet that are at least as wide as `width`.
std::vector<double> rowHeights(const PlacedPage& page, double width) {
    std::set<double> ys;
    for (const PlacedItem& item : page.items) {
        const auto* line = std::get_if<PlacedLine>(&item);
        if (line && line->from.y() == line->to.y() && line->darkness == 0.6
            && line->to.x() - line->from.x() >= width)
            ys.insert(line->from.y());
    }
    std::vector<double> heights;
    for (auto y = ys.begin(); y != ys.end() && std::next(y) != ys.end(); ++y)
        heights.push_back(*std::next(y) - *y);
    return heights;
}

} // namespace

class TestPlacedReports : public QObject {
    Q_OBJECT

private:
    Wording m_wording;

    Result<ReportDocument> made(const Book& book, const QString& name, Paper paper = Paper::Letter,
                                int blanks = 0) {
        return madeOf(book, name, paper, blanks);
    }

    static constexpr std::array names{"check-in-list"_L1, "tables-by-name"_L1, "tables-by-table"_L1,
                                      "seat-cards"_L1,    "score-sheets"_L1,   "final-sheet"_L1,
                                      "certificates"_L1,  "scoring-by-hand"_L1};

private Q_SLOTS:
    void nothingStandsWhereItShouldNot_data() {
        QTest::addColumn<Book>("book");
        QTest::addColumn<Paper>("paper");
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            const auto add = [&](const char* name, const Book& book) {
                QTest::addRow("%s, %s", name, idOf(paper).data()) << book << paper;
            };
            add("empty", bookOf(drawnDocument(0, {u"base"_s})));
            add("three", bookOf(drawnDocument(3, {u"base"_s})));
            add("45", bookOf(drawnDocument(45, {u"base"_s})));
            add("45, all sets", bookOf(drawnDocument(45, allSets())));
            add("200", bookOf(drawnDocument(200, {u"base"_s})));
            add("played", sampleBook());
        }
    }

    void nothingStandsWhereItShouldNot() {
        QFETCH(const Book, book);
        QFETCH(const Paper, paper);
        for (const QLatin1StringView name : names) {
            const auto document = made(book, name, paper);
            if (!document) {
                QVERIFY(!m_wording.failure(document.error()).isEmpty());
                continue;
            }
            const auto pages = pagesOf(*document);
            QVERIFY(!pages.empty());
            const QStringList faults = faultsOf(pages);
            QVERIFY2(faults.isEmpty(),
                     QByteArray(name.data() + QByteArray(": ") + faults.join(u'\n').toUtf8()));
        }
    }

    /// Who plays, by family name; everyone else who is known only until the first are in.
    void theCheckInListIsOfWhoPlays() {
        Book book = bookOf(R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
            "players": [{"id": "p1", "name": "Ada Young"}, {"id": "p2", "name": "Zoë Adams"},
                        {"id": "p3", "name": "Marie Du Fresne"}],
            "heats": [{"number": 1, "entrants": [], "games": []}]})");
        book.people.push_back({{}, PersonId(90), *Name::fromText(u"Bo Ziegler"_s), {}});
        book.people.push_back({{}, PersonId(91), *Name::fromText(u"Cy Éluard"_s), {}});
        const auto listed = [&] {
            const auto document = made(book, u"check-in-list"_s);
            QStringList lines;
            for (const ReportBlock& block : document->blocks) {
                const auto* table = std::get_if<ReportTable>(&block);
                for (size_t i = 0; table && i < table->rows.size(); ++i) {
                    const ReportRow& row = table->rows[i];
                    if (!row.partName.isEmpty())
                        lines.append(u'[' + row.partName + u']');
                    if (!row.cells.front().text.isEmpty())
                        lines.append(row.cells.front().text);
                }
            }
            return lines;
        };
        const QStringList players{u"Adams, Zoë"_s, u"Du Fresne, Marie"_s, u"Young, Ada"_s};
        QCOMPARE(listed(),
                 players
                     + QStringList({u"[Not registered yet]"_s, u"Éluard, Cy"_s, u"Ziegler, Bo"_s}));
        std::get<DunePlay>(book.events.front().event.play).heats.front().entrants
            = {book.events.front().event.players.front().id};
        QCOMPARE(listed(), players);
    }

    void rowsHaveRoomForHandwriting() {
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            const auto document
                = made(bookOf(drawnDocument(12, allSets())), u"score-sheets"_s, paper, 2);
            const auto pages = pagesOf(*document);
            QCOMPARE(pages.size(), size_t(2));
            for (const PlacedPage& page : pages) {
                int rows = 0;
                for (const double height : rowHeights(page, 400)) {
                    if (height < 40) {
                        QVERIFY2(height >= 18, QByteArray::number(height));
                        ++rows;
                    }
                }
                QVERIFY2(rows >= 8, QByteArray::number(rows)); // between 5 and 7 lines of two grids
            }
        }
    }

    void aSheetIsReadInTheOrderInWhichItIsTyped() {
        const auto pages = pagesOf(*made(bookOf(drawnDocument(6, {u"base"_s})), u"score-sheets"_s));
        QCOMPARE(pages.size(), size_t(1));
        // The order of scoring/dune/results/sheet_field.h.
        const QStringList order{u"Turns played"_s, u"Ended at"_s,  u"Won by"_s,  u"Alliances"_s,
                                u"Winners"_s,      u"Predicted"_s, u"Faction"_s, u"PP"_s,
                                u"Strong"_s,       u"Tokens"_s,    u"Spice"_s,   u"Cards"_s,
                                u"Dropped out"_s,  u"Note"_s,      u"Signed"_s};
        QPointF before(0, 0);
        for (const QString& label : order) {
            const PlacedText* text = textWith(pages[0], label);
            QVERIFY2(text, qPrintable(label));
            const QPointF at = text->box.center();
            QVERIFY2(at.y() > before.y() + 8 || at.x() > before.x(), qPrintable(label));
            before = at;
        }
    }

    void theBaseGameAloneKnowsNoExpansion() {
        const Book book = bookOf(drawnDocument(45, {u"base"_s}));
        for (const QLatin1StringView name : names) {
            for (const int blanks : {0, 1}) {
                const auto document = made(book, name, Paper::Letter, blanks);
                if (!document)
                    continue;
                const QString all = textsOf(pagesOf(*document)).join(u'\n');
                for (const QString& word :
                     {u"xpansion"_s, u"Tech"_s, u"Hidden"_s, u"Jacurutu"_s, u"Ixian"_s})
                    QVERIFY2(!all.contains(word), qPrintable(QString(name) + u": "_s + word));
            }
        }
        // The words are there where the event has the sets.
        const auto sheet
            = made(bookOf(drawnDocument(6, allSets())), u"score-sheets"_s, Paper::Letter, 1);
        const QString all = textsOf(pagesOf(*sheet)).join(u'\n');
        for (const QString& word :
             {u"Expansion"_s, u"Tech"_s, u"Hidden"_s, u"Jacurutu"_s, u"I Ixian"_s})
            QVERIFY2(all.contains(word), qPrintable(word));
    }

    void aTableThatReportsHasItsCode() {
        for (const auto& sets : {QStringList{u"base"_s}, allSets()}) {
            const Book book = bookOf(drawnDocument(6, sets));
            const Event& event = book.events.front().event;
            const auto& heats = heatsPlay(event)->heats;
            const auto drawn
                = std::ranges::find_if(heats, [](const Heat& one) { return !one.games.empty(); });
            QVERIFY(drawn != heats.end());
            const HeatNumber heat = drawn->number;
            const Report& report = *findReport(event, u"score-sheets"_s);
            const auto inked = [](const PlacedPage& page) {
                return std::ranges::count_if(page.items, [](const PlacedItem& item) {
                    const auto* box = std::get_if<PlacedBox>(&item);
                    return box && box->fill == 1;
                });
            };
            ReportRequest request{
                .book = book, .event = event, .wording = m_wording, .printed = {}, .round = heat};
            const PlacedPage plain = pagesOf(*report.make(request)).front();
            QVERIFY(!textWith(plain, u"Report by phone"_s));
            QCOMPARE(inked(plain), 0);
            const auto before = fingerprintNow(book, event, u"score-sheets"_s, heat);
            TableLink& link = request.links[{heat, TableNumber(1)}];
            link.code = u"K7QM 2XWA"_s;
            const PlacedPage coded = pagesOf(*report.make(request)).front();
            QVERIFY(textWith(coded, u"Report by phone: K7QM 2XWA"_s));
            QCOMPARE(inked(coded), 0); // no phone could use a picture
            link.address = u"http://192.168.1.5:8017/our-result?code=K7QM2XWA"_s;
            const PlacedPage pictured = pagesOf(*report.make(request)).front();
            QVERIFY(textWith(pictured, u"Report by phone: K7QM 2XWA"_s));
            QVERIFY(inked(pictured) > 200);
            QCOMPARE(faultsOf(std::vector{pictured}), QStringList());
            for (const double height : rowHeights(pictured, 400))
                QVERIFY2(height >= 14, QByteArray::number(height));
            // On the desk's list the papers say what they said.
            QCOMPARE(fingerprintNow(book, event, u"score-sheets"_s, heat), before);
            // Of another table's code nothing stands there.
            request.links = TableLinks();
            request.links[{heat, TableNumber(2)}].code = u"K7QM 2XWA"_s;
            QCOMPARE(pagesOf(*report.make(request)).front(), plain);
        }
    }

    void blankSheetsAreAsManyAsAskedFor() {
        const Book book = bookOf(drawnDocument(0, {u"base"_s}));
        QCOMPARE(pagesOf(*made(book, u"score-sheets"_s, Paper::A4, 7)).size(), size_t(7));
        const auto none = made(book, u"score-sheets"_s);
        QVERIFY(!none);
        QCOMPARE(none.error().kind, FailureKind::NoTablesYet);
    }

    void whatIsRecordedStandsOnTheSheet() {
        const Book book = sampleBook();
        const QStringList texts = textsOf(pagesOf(*made(book, u"final-sheet"_s)));
        const auto& play = std::get<DunePlay>(book.events.front().event.play);
        for (const Seat& seat : play.finalGame()->seats)
            QVERIFY(texts.contains(playerName(book.events.front().event, seat.player)));
        QVERIFY(texts.contains(u"Final"_s));
        // In words it says the same.
        const auto document = made(book, u"final-sheet"_s);
        const auto& sheet = std::get<PlacedSheet>(document->blocks.front());
        const auto& table = std::get<ReportTable>(sheet.inWords[3]);
        QCOMPARE(table.rows.size(), play.finalGame()->seats.size());
    }

    void everyPlayerHasAPlaceOnTheWall() {
        const Book book = bookOf(drawnDocument(45, allSets()));
        for (const QString& name : {u"tables-by-name"_s, u"tables-by-table"_s, u"seat-cards"_s}) {
            const auto document = made(book, name);
            const QString all = textsOf(pagesOf(*document)).join(u' ');
            for (const Player& player : book.events.front().event.players) {
                for (const QString& word : player.name.text().split(QRegularExpression(u"[ -]"_s)))
                    QVERIFY2(all.contains(word), qPrintable(name + u": "_s + word));
            }
        }
        QCOMPARE(pagesOf(*made(book, u"tables-by-name"_s)).size(), size_t(1));
        QCOMPARE(pagesOf(*made(book, u"tables-by-table"_s)).size(), size_t(1));
    }

    void nothingPrivateIsShown() {
        Book book = bookOf(drawnDocument(3, {u"base"_s}));
        for (Player& player : book.events.front().event.players) {
            player.badge = player.email = player.phone = u"SECRET"_s;
            player.whereabouts = player.notes = u"SECRET"_s;
        }
        QString all;
        for (const QLatin1StringView name : names) {
            if (const auto made = this->made(book, name))
                all += textsOf(pagesOf(*made)).join(u' ');
        }
        QVERIFY(!all.contains(u"SECRET"_s));
        for (const Player& player : book.events.front().event.players)
            QVERIFY2(all.contains(player.name.text().section(u' ', 0, 0)),
                     qPrintable(player.name.text()));
    }

    void whatHasNoEndStaysInItsPlace() {
        Book book = sampleBook();
        Event& event = book.events.front().event;
        const QString endless = u"Ada "_s + QString(20'000, u'x') + QString(100, u'王');
        event.players[12].name = *Name::fromText(endless);
        event.players[4].name = *Name::fromText(QString(20'000, u'W'));
        event.details.name = *Name::fromText(endless);
        event.details.gm = endless;
        auto& heat = std::get<DunePlay>(event.play).heats.front();
        heat.details.name = *Name::fromText(endless);
        heat.details.location = endless;
        heat.games.front().note = endless + u"\n\r\u2028\u202E"_s + endless;
        for (const QLatin1StringView name : names) {
            const auto document = made(book, name);
            QVERIFY2(document, name.data());
            const QStringList faults = faultsOf(pagesOf(*document));
            QVERIFY2(faults.isEmpty(),
                     QByteArray(name.data() + QByteArray(": ") + faults.join(u'\n').toUtf8()));
        }
    }

    void certificatesWaitForAWinner() {
        const auto early = made(bookOf(drawnDocument(12, {u"base"_s})), u"certificates"_s);
        QVERIFY(!early);
        QCOMPARE(early.error().kind, FailureKind::NoFinalYet);
        const auto document = made(sampleBook(), u"certificates"_s);
        QVERIFY(document);
        const auto pages = pagesOf(*document);
        QVERIFY(pages.size() >= 3);
        QVERIFY(textWith(pages[0], u"Champion · field of 34"_s));
        QVERIFY(pages[0].size.width() > pages[0].size.height());
    }

    void scoringByHandIsOnePage() {
        for (const Paper paper : {Paper::Letter, Paper::A4})
            QCOMPARE(
                pagesOf(*made(bookOf(drawnDocument(3, allSets())), u"scoring-by-hand"_s, paper))
                    .size(),
                size_t(1));
    }
};

} // namespace mentat::test::tst_placed_reports

MENTAT_TEST(tst_placed_reports, TestPlacedReports, QGuiApplication)
#include "tst_placed_reports.moc"

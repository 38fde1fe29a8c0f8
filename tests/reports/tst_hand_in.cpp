#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "reports/text_measure.h"
#include "reports/writers/report_writer.h"
#include "reports/writers/text_parts.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/report_events.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_hand_in {

namespace {

/// Every report and file of a folder that can be made of the first event.
std::vector<ReportDocument> allOf(const Book& book) {
    const Wording wording;
    const Event& event = book.events.front().event;
    const ReportRequest request{
        .book = book, .event = event, .wording = wording, .printed = {}, .round = {}};
    std::vector<ReportDocument> documents;
    for (const Report& report : reportsOf(event)) {
        if (auto document = report.make(request))
            documents.push_back(*std::move(document));
    }
    for (const ReportFolder& folder : reportFoldersOf(event)) {
        if (auto files = folder.make(request)) {
            for (ReportFile& file : files->files)
                documents.push_back(std::move(file.document));
        }
    }
    return documents;
}

ReportDocument handedIn(const Book& book, size_t file) {
    const Wording wording;
    const Event& event = book.events.front().event;
    auto files = findReportFolder(event, u"hand-in"_s)
                     ->make({.book = book,
                             .event = event,
                             .wording = wording,
                             .printed = u"now"_s,
                             .round = {}})
                     .value();
    return files.files[file].document;
}

const QString returning = QStringLiteral("Played in an earlier year");

/// What stands beside this title; null where it does not.
QString factOn(const ReportDocument& document, const QString& title) {
    for (const ReportBlock& block : document.blocks) {
        const auto* list = std::get_if<FactList>(&block);
        if (!list)
            continue;
        const auto fact = std::ranges::find(list->facts, title, &Fact::label);
        if (fact != list->facts.end())
            return fact->value;
    }
    return {};
}

bool hasTotal(const ReportTable& table) {
    return table.rows.size() > 1 && table.rows.back().cells.front().text == u"Total"_s;
}

/// Columns in which what is printed is not the sum that is printed. What is not known adds nothing.
QStringList wrongSums(const ReportTable& table) {
    QStringList wrong;
    for (size_t column = 1; column < table.columns.size(); ++column) {
        qint64 tenths = 0;
        const auto add = [&](const ReportRow& row, int sign) {
            tenths += sign * std::llround(row.cells[column].text.toDouble() * 10);
        };
        for (size_t row = 0; row + 1 < table.rows.size(); ++row)
            add(table.rows[row], 1);
        add(table.rows.back(), -1);
        if (tenths != 0)
            wrong.append(table.columns[column].title);
    }
    return wrong;
}

QStringList namesLedFrom(const ReportTable& table) {
    QStringList names;
    for (const ReportRow& row : table.rows)
        names.append(row.cells[1].text);
    return names;
}

} // namespace

/// What the convention gets at the end, and that its figures add up.
class TestHandIn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsPrintedAddsUp() {
        const quint32 seeds = isSoak() ? 2000 : 20;
        int totals = 0;
        std::vector<Book> books{sampleBook()};
        for (quint32 seed = 1; seed <= seeds; ++seed)
            books.push_back(bookOf(raw::randomPlayedEvent(seed)));
        for (const Book& book : books) {
            for (const ReportDocument& document : allOf(book)) {
                for (const ReportTable* table : tablesOf(document.blocks)) {
                    if (!hasTotal(*table))
                        continue;
                    ++totals;
                    QCOMPARE(wrongSums(*table), QStringList());
                }
            }
        }
        QVERIFY(totals > 10);
    }

    void aWrongSumIsFound() {
        const ReportDocument form = handedIn(sampleBook(), 1);
        ReportTable table = *tablesOf(form.blocks).front();
        QVERIFY(hasTotal(table));
        QCOMPARE(wrongSums(table), QStringList());
        table.rows[1].cells[3].text = u"22.0"_s;
        QCOMPARE(wrongSums(table), QStringList(table.columns[3].title));
    }

    void theResultFormIsSigned() {
        const ReportDocument form = handedIn(sampleBook(), 1);
        const auto& line = std::get<SignatureLine>(form.blocks.back());
        QCOMPARE(line.fields, (std::vector<Fact>{{u"Game Master"_s, u"Philippa Underhay-Moss"_s},
                                                 {u"Signature"_s, {}},
                                                 {u"Date"_s, {}}}));
        const auto pages = pagesOf(form);
        QCOMPARE(faultsOf(pages), QStringList());
        // A line to write on above each label.
        int lines = 0;
        for (const PlacedItem& item : pages.back().items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (!text || (text->text != u"Signature"_s && text->text != u"Date"_s))
                continue;
            lines += static_cast<int>(
                std::ranges::count_if(pages.back().items, [&](const PlacedItem& other) {
                    const auto* rule = std::get_if<PlacedLine>(&other);
                    return rule && rule->from.y() <= text->box.top()
                           && text->box.top() - rule->from.y() < 4
                           && rule->from.x() == text->box.left()
                           && rule->to.x() - rule->from.x() > 100;
                }));
        }
        QCOMPARE(lines, 2);
        const QString said = QString::fromUtf8(*written(form, ReportKind::Text));
        QVERIFY(said.contains(u"Signature    ____"_s));
    }

    void theResultFormHasAssistantsAndLaurels() {
        Book book = sampleBook();
        book.events.front().event.details.assistants.clear();
        QCOMPARE(factOn(handedIn(book, 1), u"Assistants"_s), u"–"_s);
        book.events.front().event.details.assistants = {u"Ada Byron"_s, u"Bo Peep"_s};
        const QString said = QString::fromUtf8(*written(handedIn(book, 1), ReportKind::Text));
        QVERIFY2(said.contains(u"Ada Byron, Bo Peep"_s), qPrintable(said));
        QVERIFY(said.contains(u"Laurels"_s) && said.contains(u"Player-hours"_s));
        QVERIFY(said.contains(u"Played in 3 of the heats: "_s));
        QVERIFY(!said.contains(u"earlier year"_s)); // the file has none
    }

    // Of who sat at a completed table this year, those who did in a year before.
    void whoComesBackIsCounted() {
        Book book = sampleBook();
        std::set<PlayerId> played;
        for (const Heat& heat : heatsPlay(book.events.front().event)->heats) {
            for (const Game& game : heat.games) {
                for (const Seat& seat : game.seats)
                    played.insert(seat.player);
            }
        }
        qint64 number = 0;
        for (Player& player : book.events.front().event.players)
            player.person = PersonId(++number);
        // The year before had the same players, but for those of one table, who were registered
        // and did not play.
        Event before = book.events.front().event;
        before.details.year = Year(before.details.year.value() - 1);
        std::set<PlayerId> left;
        for (const Seat& seat : heatsPlay(before)->heats.front().games.front().seats)
            left.insert(seat.player);
        for (Heat& heat : heatsPlay(before)->heats) {
            std::erase_if(heat.games, [&](const Game& game) {
                return std::ranges::any_of(
                    game.seats, [&](const Seat& seat) { return left.contains(seat.player); });
            });
        }
        std::set<PlayerId> back;
        for (const Heat& heat : heatsPlay(before)->heats) {
            for (const Game& game : heat.games) {
                for (const Seat& seat : game.seats)
                    back.insert(seat.player);
            }
        }
        QVERIFY(!back.empty() && back.size() < played.size());
        book.events.push_back({EventId(2), before});
        QCOMPARE(factOn(handedIn(book, 1), returning), QString::number(back.size()));
        // Another event of that year, with all of them, is not this one.
        EventDetails& details = book.events.front().event.details;
        EventDetails& other = book.events.back().event.details;
        other.name = *Name::fromText(u"Puerto Rico"_s);
        other.code.reset();
        QCOMPARE(factOn(handedIn(book, 1), returning), QString());
        details.code = u"DUN"_s;
        other.code = u"dun"_s; // the code tells it, whatever it was called
        QCOMPARE(factOn(handedIn(book, 1), returning), QString::number(back.size()));
        other.code = u"PRO"_s;
        other.name = details.name;
        QCOMPARE(factOn(handedIn(book, 1), returning), QString());
    }

    /// Dots begin behind the name, end before the next column, and touch nothing.
    void dotsLeadFromNames() {
        const ReportDocument document = handedIn(sampleBook(), 0);
        const ReportTable& table = *tablesOf(document.blocks).front();
        QVERIFY(table.hasLeaders);
        const QStringList names = namesLedFrom(table);
        const auto pages = pagesOf(document);
        QCOMPARE(faultsOf(pages), QStringList());
        const TextMeasure measure;
        int led = 0;
        for (const PlacedItem& item : pages.front().items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (!text || !names.contains(text->text))
                continue;
            const double end = text->box.left() + measure.width(text->text, text->style);
            int dots = 0;
            for (const PlacedItem& other : pages.front().items) {
                const auto* dot = std::get_if<PlacedLine>(&other);
                if (!dot || dot->to.x() - dot->from.x() > 1 || dot->from.y() < text->box.top()
                    || dot->from.y() > text->box.bottom())
                    continue;
                QVERIFY(dot->from.x() > end && dot->to.x() <= text->box.right());
                ++dots;
            }
            QVERIFY(dots > 10);
            ++led;
        }
        QCOMPARE(led, static_cast<int>(names.size()));
    }
};

} // namespace mentat::test::tst_hand_in

MENTAT_TEST(tst_hand_in, TestHandIn, QGuiApplication)
#include "tst_hand_in.moc"

#include "reports/paper/page_layout.h"
#include "reports/text_measure.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/document_checks.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/random_documents.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_page_layout {
namespace {

QByteArray listed(const QStringList& faults) {
    return faults.join(u'\n').toUtf8();
}

ReportTable tableOf(int rows) {
    ReportTable table{
        .name = u"t"_s, .columns = {{u"a"_s, u"first"_s}, {u"b"_s, u"second"_s}}, .rows = {}};
    for (int i = 0; i < rows; ++i)
        table.rows.push_back({.cells = {{u"row%1"_s.arg(i)}, {u"value%1"_s.arg(i)}}});
    return table;
}

ReportDocument documentOf(std::vector<ReportBlock> blocks) {
    return {.title = u"List"_s,
            .event = u"Dune"_s,
            .author = {},
            .printed = u"13:05"_s,
            .blocks = std::move(blocks)};
}

PlacedText& textWith(std::vector<PlacedPage>& pages, const QString& text) {
    for (PlacedPage& page : pages) {
        for (PlacedItem& item : page.items) {
            auto* found = std::get_if<PlacedText>(&item);
            if (found && found->text == text)
                return *found;
        }
    }
    qFatal("no such text");
}

void takeOut(std::vector<PlacedPage>& pages, size_t page, const QString& text) {
    std::erase_if(pages[page].items, [&](const PlacedItem& item) {
        const auto* found = std::get_if<PlacedText>(&item);
        return found && found->text == text;
    });
}

} // namespace

class TestPageLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomDocumentsStandAsTheyShould() {
        const int count = rounds(100, 2000);
        for (int seed = 1; seed <= count; ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const ReportDocument document = randomDocument(random);
            const std::vector<PlacedPage> pages = pagesOf(document);
            const QStringList faults = faultsOf(pages) + faultsOf(document, pages);
            QVERIFY2(faults.isEmpty(),
                     QByteArray("seed " + QByteArray::number(seed) + '\n' + listed(faults)));
        }
    }

    /// The champion above the others, who are two by two, on a tint.
    void honorsHaveOneLargeLineAndColumns() {
        std::vector<PlacedPage> pages = pagesOf(documentOf({BulletList{
            .items = {u"first"_s, u"second"_s, u"third"_s}, .look = ListLook::Honors}}));
        const PlacedText& first = textWith(pages, u"first"_s);
        const PlacedText& second = textWith(pages, u"second"_s);
        const PlacedText& third = textWith(pages, u"third"_s);
        QVERIFY(first.style.size > second.style.size && first.style.isBold);
        QCOMPARE(second.box.top(), third.box.top());
        QVERIFY(first.box.bottom() <= second.box.top() && second.box.right() < third.box.left());
        QVERIFY(std::ranges::any_of(pages.front().items, [&](const PlacedItem& item) {
            const auto* tint = std::get_if<PlacedBox>(&item);
            return tint && tint->fill > 0 && tint->box.contains(first.box)
                   && tint->box.contains(third.box);
        }));
        QCOMPARE(faultsOf(pages), QStringList());
        const ReportDocument document = documentOf(
            {BulletList{.items = {u"first"_s, u"second"_s, u"third"_s}, .look = ListLook::Honors}});
        const QString html = QString::fromUtf8(*written(document, ReportKind::Html));
        QVERIFY(html.contains(u"<ul class=\"honors\">\n<li>first</li>"_s));
        const QString text = QString::fromUtf8(*written(document, ReportKind::Text));
        QVERIFY2(text.contains(u"- first\n- second\n- third"_s), qPrintable(text)); // to paste
    }

    void theCheckersFindPlantedFaults_data() {
        using Pages = std::vector<PlacedPage>;
        QTest::addColumn<std::function<void(Pages&)>>("spoil");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* name, const std::function<void(Pages&)>& spoil,
                            const QString& found) { QTest::newRow(name) << spoil << found; };
        row(
            "margin", [](Pages& p) { textWith(p, u"row3"_s).box.translate(-8, 0); },
            u"beyond the margins"_s);
        row(
            "line",
            [](Pages& p) {
                p[0].items.emplace_back(PlacedLine{{30, 50}, {90, 50}});
            },
            u"beyond the margins"_s);
        row(
            "overlap", [](Pages& p) { textWith(p, u"row3"_s).box = textWith(p, u"row4"_s).box; },
            u"overlap"_s);
        row(
            "wider", [](Pages& p) { textWith(p, u"value5"_s).box.setWidth(10); },
            u"wider than its box"_s);
        row(
            "pale", [](Pages& p) { textWith(p, u"row3"_s).darkness = 0.3; }, u"too pale"_s);
        row(
            "empty",
            [](Pages& p) {
                p.push_back({p[0].size, {}});
            },
            u"nothing"_s);
        row(
            "lost", [](Pages& p) { takeOut(p, 0, u"row7"_s); }, u"lost: row7"_s);
        row(
            "twice",
            [](Pages& p) {
                p[1].items.emplace_back(PlacedText{.box = {50, 600, 90, 12}, .text = u"row7"_s});
            },
            u"twice: row7"_s);
        row(
            "order",
            [](Pages& p) { std::swap(textWith(p, u"row3"_s).text, textWith(p, u"row60"_s).text); },
            u"torn"_s);
        row(
            "heading",
            [](Pages& p) {
                textWith(p, u"Heading"_s).text = u"x"_s;
                p[1].items.emplace_back(PlacedText{.box = {50, 600, 90, 12}, .text = u"Heading"_s});
            },
            u"heading left behind"_s);
        row(
            "titles", [](Pages& p) { takeOut(p, 1, u"second"_s); }, u"no title: second"_s);
        row(
            "running", [](Pages& p) { takeOut(p, 1, u"Dune"_s); }, u"no running line: Dune"_s);
        row(
            "number", [](Pages& p) { takeOut(p, 1, u"Page 2 of 2"_s); }, u"no Page 2 of 2"_s);
    }

    void theCheckersFindPlantedFaults() {
        QFETCH(const std::function<void(std::vector<PlacedPage>&)>, spoil);
        QFETCH(const QString, found);
        const ReportDocument document = documentOf({Heading{2, u"Heading"_s}, tableOf(70)});
        std::vector<PlacedPage> pages = pagesOf(document);
        QCOMPARE(pages.size(), size_t(2));
        QCOMPARE(listed(faultsOf(pages) + faultsOf(document, pages)), QByteArray());
        spoil(pages);
        const QStringList faults = faultsOf(pages) + faultsOf(document, pages);
        QVERIFY2(std::ranges::any_of(faults, [&](const QString& f) { return f.startsWith(found); }),
                 listed(faults));
    }

    void aShortTableIsNotTorn() {
        // The first table leaves room for a heading and some rows.
        const ReportDocument document = documentOf(
            {tableOf(32), Heading{2, u"Heading"_s},
             ReportTable{u"s"_s,
                         {{u"c"_s, u"third"_s}},
                         std::vector<ReportRow>(8, ReportRow{.cells = {{u"same"_s}}})}});
        std::vector<PlacedPage> pages = pagesOf(document);
        QCOMPARE(pages.size(), size_t(2));
        const auto count = [](const PlacedPage& page, const QString& text) {
            return std::ranges::count_if(page.items, [&](const PlacedItem& item) {
                const auto* found = std::get_if<PlacedText>(&item);
                return found && found->text == text;
            });
        };
        QCOMPARE(count(pages[0], u"Heading"_s), 0);
        QCOMPARE(count(pages[1], u"Heading"_s), 1);
        QCOMPARE(count(pages[1], u"same"_s), 8);
    }

    /// Rows of any height: the heading and the titles stay with the first lines of the first.
    void aHeadingStaysWithATallRow() {
        for (int lines = 30; lines <= 130; ++lines) {
            ReportTable table = tableOf(2);
            for (ReportRow& row : table.rows) {
                QStringList words;
                for (int i = 0; i < lines; ++i)
                    words.append(QString(40, u'x'));
                row.cells[1].text = words.join(u' ');
            }
            table.columns[1].isWide = true;
            const ReportDocument document
                = documentOf({Paragraph{u"Above."_s}, Heading{2, u"Heading"_s}, table});
            std::vector<PlacedPage> pages = pagesOf(document);
            const auto pageOf = [&](const QString& text) {
                return std::ranges::find_if(pages, [&](const PlacedPage& page) {
                    return std::ranges::any_of(page.items, [&](const PlacedItem& item) {
                        const auto* found = std::get_if<PlacedText>(&item);
                        return found && found->text == text;
                    });
                });
            };
            QCOMPARE(pageOf(u"Heading"_s) - pages.begin(), pageOf(u"row0"_s) - pages.begin());
            QCOMPARE(listed(faultsOf(pages)), QByteArray());
        }
    }

    /// The checkers excuse a torn row if it is higher than a page, and no other.
    void onlyARowHigherThanAPageIsTorn() {
        const auto withLines = [](int lines) {
            ReportTable table = tableOf(2);
            table.columns[1].isWide = true;
            for (size_t row = 0; row < 2; ++row) {
                QStringList words;
                for (int i = 0; i < lines; ++i)
                    words.append(u"r%1l%2"_s.arg(row).arg(i) + QString(60, u'x'));
                table.rows[row].cells[1].text = words.join(u' ');
            }
            return documentOf({table});
        };
        const ReportDocument high = withLines(130);
        QCOMPARE(listed(faultsOf(high, pagesOf(high))), QByteArray());
        const ReportDocument low = withLines(40);
        std::vector<PlacedPage> pages = pagesOf(low);
        QCOMPARE(pages.size(), size_t(2));
        QCOMPARE(listed(faultsOf(low, pages)), QByteArray());
        const QString letters(60, u'x');
        std::swap(textWith(pages, u"r0l39"_s + letters).text,
                  textWith(pages, u"r1l0"_s + letters).text);
        const QStringList faults = faultsOf(low, pages);
        QVERIFY2(faults.contains(u"torn: r0l39"_s + letters), listed(faults));
    }

    /// Two parts in a row below their names, none torn; one list if half a page is too narrow.
    void partsStandInPairs() {
        ReportTable table{.name = u"t"_s,
                          .columns = {{u"table"_s, u"Table"_s},
                                      {.key = u"name"_s, .title = u"Player"_s, .isWide = true},
                                      {u"score"_s, u"Score"_s, Align::End}},
                          .isInPairs = true};
        for (int part = 1; part <= 25; ++part) {
            for (int row = 0; row < 5; ++row)
                table.rows.push_back(
                    {.cells = {{QString::number(part)},
                               {u"player%1of%2"_s.arg(row).arg(part)},
                               {QString::number(row)}},
                     .beginsPart = row == 0 && part > 1,
                     .nearPartName = row == 0 ? u"Table %1"_s.arg(part) : QString()});
        }
        std::vector<PlacedPage> pages = pagesOf(documentOf({Heading{2, u"Heading"_s}, table}));
        QCOMPARE(listed(faultsOf(pages)), QByteArray());
        QVERIFY(pages.size() > 1);
        const auto pageOf = [&](const QString& text) {
            return std::ranges::find_if(pages, [&](const PlacedPage& page) {
                return std::ranges::any_of(page.items, [&](const PlacedItem& item) {
                    const auto* found = std::get_if<PlacedText>(&item);
                    return found && found->text == text;
                });
            });
        };
        for (int part = 1; part <= 25; ++part) {
            const QString name = u"Table %1"_s.arg(part);
            for (int row = 0; row < 5; ++row)
                QVERIFY(pageOf(name) == pageOf(u"player%1of%2"_s.arg(row).arg(part)));
            if (part % 2 == 1 && part < 25) {
                const QRectF left = textWith(pages, name).box;
                const QRectF right = textWith(pages, u"Table %1"_s.arg(part + 1)).box;
                QCOMPARE(left.top(), right.top());
                QVERIFY(left.right() < right.left());
            }
        }
        table.rows[3].cells[2].text
            = u"a score of very many words that half a page has no room for"_s;
        pages = pagesOf(documentOf({table}));
        QVERIFY(pageOf(u"Table 1"_s) == pages.end());
        QVERIFY(pageOf(u"player0of25"_s) != pages.end());
        QCOMPARE(listed(faultsOf(pages)), QByteArray());
    }

    void aPosterTakesTheLargestLettersThatFit() {
        const auto sizeFor = [](int people) {
            Poster poster;
            for (int i = 0; i < people; ++i)
                poster.groups.push_back({{}, {{u"1"_s, u"Ada Byron"_s}}});
            auto pages = pagesOf(documentOf({Heading{1, u"Players"_s}, poster}));
            return std::pair(pages.size(), textWith(pages, u"Ada Byron"_s).style.size);
        };
        QCOMPARE(sizeFor(6), std::pair(size_t(1), 28.0));
        const auto [pages45, size45] = sizeFor(45);
        QCOMPARE(pages45, size_t(1));
        QVERIFY2(size45 >= 16 && size45 < 30, QByteArray::number(size45));
        const auto [pages400, size400] = sizeFor(400);
        QVERIFY(pages400 > 1);
        QVERIFY2(size400 >= 14 && size400 <= size45, QByteArray::number(size400));
    }

    void oneLongNameDoesNotMakeAllSmall() {
        Poster poster;
        for (int i = 0; i < 8; ++i)
            poster.groups.push_back({{}, std::vector<Fact>(5, {u"1"_s, u"Ada Byron"_s})});
        const auto sizeOfAda = [](const Poster& of) {
            auto pages = pagesOf(documentOf({of}));
            return textWith(pages, u"Ada Byron"_s).style.size;
        };
        const double before = sizeOfAda(poster);
        poster.groups[7].lines[0].value = u"Maximilian-Ferdinand von und zu Hohenlohe-Langenburg"_s;
        const double after = sizeOfAda(poster);
        QVERIFY2(after > before * 0.7,
                 QByteArray(QByteArray::number(before) + ' ' + QByteArray::number(after)));
    }

    void whatHasNoEndIsTornAndNotLost() {
        // A text of a megabyte, as a document may hold one, in a cell of a table.
        const QString text = QString(1'000'000, u'x');
        ReportTable table = tableOf(2);
        table.rows[1].cells[1].text = text;
        const std::vector<PlacedPage> pages = pagesOf(documentOf({table}));
        QVERIFY(pages.size() > 20);
        QCOMPARE(listed(faultsOf(pages)), QByteArray());
        qsizetype letters = 0;
        for (const PlacedPage& page : pages) {
            for (const PlacedItem& item : page.items) {
                if (const auto* found = std::get_if<PlacedText>(&item))
                    letters += found->text.count(u'x');
            }
        }
        QCOMPARE(letters, text.size());
    }

    void runningLinesSpeakTheLanguage() {
        // A document without anything has no page; one without a time of printing has none said.
        QCOMPARE(pagesOf(documentOf({})).size(), size_t(0));
        ReportDocument document = documentOf({Paragraph{u"Nothing yet."_s}});
        document.printed.clear();
        auto pages = pagesOf(document);
        QCOMPARE(pages.size(), size_t(1));
        QCOMPARE(textWith(pages, u"Page 1 of 1"_s).align, Align::End);
    }

    void aTextFitsBySizeThenByLines() {
        const TextMeasure measure;
        const QString name = u"Maximilian-Ferdinand von Hohenlohe"_s;
        const TypeStyle style{.size = 30};
        const double natural = measure.width(name, style);
        QCOMPARE(measure.sizeThatFits(name, style, natural, 10), 30.0);
        const PlacedText smaller = measure.fitted(name, style, {0, 0, natural / 2, 40}, 10);
        QVERIFY(!smaller.isBroken && smaller.style.size <= 15 && smaller.style.size > 14);
        const PlacedText broken = measure.fitted(name, style, {0, 0, natural / 5, 40}, 14);
        QVERIFY(broken.isBroken);
        const auto lines = measure.lines(name, broken.style, natural / 5);
        QVERIFY(lineHeight(broken.style.size) * static_cast<double>(lines.size()) <= 40);
        QCOMPARE(lines.join(u' ').remove(u' '), QString(name).remove(u' '));
    }

    /// One grid and one size for all tables of a report that have the same columns, whatever each
    /// holds; another title is another table.
    void tablesWithTheSameColumnsHaveOneGrid() {
        const auto part = [](const QString& name, const QString& result) {
            return ReportTable{.name = name,
                               .columns = {{.key = u"name"_s, .title = u"Player"_s, .isWide = true},
                                           {.key = u"result"_s, .title = u"Result"_s}},
                               .rows = {{{{.text = name}, {.text = result}}}}};
        };
        const auto placesOf = [](const ReportDocument& document) {
            std::set<std::pair<double, double>> places;
            for (const PlacedPage& page : pagesOf(document, Language())) {
                for (const PlacedItem& item : page.items) {
                    const auto* text = std::get_if<PlacedText>(&item);
                    if (text && text->text.startsWith(u"Result"))
                        places.emplace(text->box.left(), text->style.size);
                }
            }
            return places.size();
        };
        ReportDocument document;
        document.add(part(u"Ada"_s, u"Result"_s));
        document.add(Heading{2, u"Game 2"_s});
        document.add(part(u"Bo"_s, u"Result of a game that took all day and half of the night"_s));
        QCOMPARE(placesOf(document), size_t(1));
        std::get<ReportTable>(document.blocks.front()).columns.front().title = u"Name"_s;
        QVERIFY(placesOf(document) > 1);
    }

    /// A list of contents leads somewhere: forms repeat their parts, each for another person.
    void formsHaveNoListOfContents() {
        const auto documentWith = [](const auto& headingOf) {
            ReportDocument document;
            for (int form = 1; form <= 8; ++form) {
                if (form > 1)
                    document.add(PageBreak{});
                document.add(Heading{1, u"Form of %1"_s.arg(form)});
                document.add(Heading{2, headingOf(form)});
                document.add(Paragraph{u"To be filled in"_s});
            }
            return document;
        };
        const auto hasContents = [](const ReportDocument& document) {
            const auto pages = pagesOf(document, Language());
            return std::ranges::any_of(pages.front().items, [](const PlacedItem& item) {
                const auto* text = std::get_if<PlacedText>(&item);
                return text && text->text == u"Contents"_s;
            });
        };
        const auto same = [](int) { return u"Before the game"_s; };
        const auto different = [](int form) { return u"Part %1"_s.arg(form); };
        QVERIFY(!hasContents(documentWith(same)));
        QVERIFY(hasContents(documentWith(different)));
    }
};

} // namespace mentat::test::tst_page_layout

MENTAT_TEST(tst_page_layout, TestPageLayout, QGuiApplication)
#include "tst_page_layout.moc"

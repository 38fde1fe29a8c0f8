#include "model/document/rules/rules_document.h"
#include "reports/heats/rule_columns.h"
#include "reports/paper/page_layout.h"
#include "reports/report.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/report_events.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_rule_papers {
namespace {

std::vector<PlacedText> placedTexts(const PlacedPage& page) {
    std::vector<PlacedText> texts;
    for (const PlacedItem& item : page.items) {
        if (const auto* text = std::get_if<PlacedText>(&item))
            texts.push_back(*text);
    }
    return texts;
}

/// All that a page says, with one blank between two lines.
QString saidOn(const PlacedPage& page) {
    QStringList texts;
    for (const PlacedText& text : placedTexts(page))
        texts.append(text.text);
    return texts.join(u' ').simplified();
}

std::vector<QString> entriesOn(const std::vector<CardPart>& side) {
    std::vector<QString> all;
    for (const CardPart& part : side)
        all.insert(all.end(), part.entries.begin(), part.entries.end());
    return all;
}

} // namespace

/// The least letters of all but the foot, which says in small ones what the sheet is of.
double leastLetters(const PlacedPage& page) {
    double least = 100;
    const std::vector<PlacedText> texts = placedTexts(page);
    for (size_t i = 0; i + 1 < texts.size(); ++i)
        least = std::min(least, texts[i].style.size);
    return least;
}

/// The table card, on one sheet, and the Karama table for the wall: made from the entries of the
/// rules desk.
class TestRulePapers : public QObject {
    Q_OBJECT

private:
    Wording m_wording;
    RuleBook m_rules;

    std::vector<PlacedPage> made(const Book& book, const QString& name, Paper paper) {
        const Event& event = book.events.front().event;
        const auto document = findReport(event, name)
                                  ->make({.book = book,
                                          .event = event,
                                          .wording = m_wording,
                                          .printed = u"13:05"_s,
                                          .paper = paper,
                                          .round = {},
                                          .blanks = 0});
        return document ? pagesOf(*document) : std::vector<PlacedPage>();
    }

private Q_SLOTS:
    void initTestCase() {
        const auto rules = builtInRules();
        QVERIFY(rules);
        m_rules = *rules;
    }

    void eachTakesFewSheets_data() {
        QTest::addColumn<Paper>("paper");
        QTest::newRow("letter") << Paper::Letter;
        QTest::newRow("a4") << Paper::A4;
    }
    void eachTakesFewSheets() {
        QFETCH(const Paper, paper);
        for (const QStringList& sets : {QStringList{u"base"_s}, allSets()}) {
            const Book book = bookOf(drawnDocument(12, sets));
            const auto card = made(book, u"table-card"_s, paper);
            const auto table = made(book, u"karama-table"_s, paper);
            QCOMPARE(card.size(), size_t(2)); // both sides
            const size_t sheets = sets.size() == 1 ? 2 : 3;
            QVERIFY2(table.size() <= sheets, qPrintable(QString::number(table.size())));
            QCOMPARE(faultsOf(card).join(u'\n'), QString());
            QCOMPARE(faultsOf(table).join(u'\n'), QString());
            // B8: who reads it stands before it. The planted fault: one small line among the
            // others.
            for (const PlacedPage& page : table)
                QVERIFY2(leastLetters(page) >= 13, qPrintable(QString::number(leastLetters(page))));
            PlacedPage small = table[0];
            for (PlacedItem& item : small.items) {
                auto* text = std::get_if<PlacedText>(&item);
                if (text && text->text == u"•")
                    text->style.size = 8;
            }
            QVERIFY(leastLetters(small) < 13);
            for (const PlacedPage& page : {card[0], card[1], table[0]}) {
                std::set<double> sizes;
                for (const PlacedText& text : placedTexts(page))
                    sizes.insert(text.style.size);
                QVERIFY(sizes.size() <= 4); // title, headings, text, foot
            }
        }
    }

    void theCardSaysItsEntries() {
        const RulesCard* card = m_rules.cardOf(u"wbc-dune"_s);
        QVERIFY(card);
        const auto pages = made(bookOf(drawnDocument(12, allSets())), u"table-card"_s, Paper::A4);
        const auto isSaid = [&](const std::vector<CardPart>& side, const QString& said) {
            QVERIFY(!entriesOn(side).empty());
            for (const QString& id : entriesOn(side)) {
                const RuleEntry* entry = m_rules.find(id);
                QVERIFY2(entry, qPrintable(id));
                qsizetype from = 0;
                for (const QString& step : entry->steps) {
                    from = said.indexOf(step, from); // in their order
                    QVERIFY2(from >= 0, qPrintable(step));
                }
                const QString text = entry->karama ? entry->karama->timing : entry->text;
                if (entry->steps.empty())
                    QVERIFY2(said.contains(text), qPrintable(text));
            }
        };
        isSaid(card->front, saidOn(pages[0]));
        isSaid(card->back, saidOn(pages[1]));
    }

    /// The event's own table and minutes, not those of the tournament's page.
    void theCardSaysTheEventsSettings() {
        Book book = bookOf(drawnDocument(12, {u"base"_s}));
        Settings& settings = book.events.front().event.settings;
        settings.lastTurnMinutes = Minutes(20);
        const QString said = saidOn(made(book, u"table-card"_s, Paper::Letter)[1]);
        QVERIFY2(said.contains(u"No new turn begins in the last 20 minutes."_s), qPrintable(said));
        QVERIFY2(said.contains(u"Solo: 3.0 QP; at a table of 3 or 4: 1.5"_s), qPrintable(said));
    }

    void theKaramaTableHasEveryUseThatTheSetsAllow() {
        const auto saidWith = [this](const QStringList& sets) {
            QStringList said;
            for (const PlacedPage& page :
                 made(bookOf(drawnDocument(12, sets)), u"karama-table"_s, Paper::A4))
                said.append(saidOn(page));
            return said.join(u' ').remove(u' '); // a word may be broken at its hyphen
        };
        const QString all = saidWith(allSets());
        const QString base = saidWith({u"base"_s});
        int uses = 0;
        int ofBase = 0;
        for (const RuleEntry& entry : m_rules.entries()) {
            if (!entry.karama || entry.status == RuleStatus::Superseded)
                continue;
            const QString title = entry.title.section(u"Karama: "_s, -1).sliced(1).remove(u' ');
            QVERIFY2(all.contains(title), qPrintable(entry.title));
            QCOMPARE(base.contains(title), entry.sets.empty());
            ++uses;
            ofBase += entry.sets.empty() ? 1 : 0;
        }
        QVERIFY(uses > ofBase && ofBase > 30);
        for (const QString& word : {u"Ixian"_s, u"Tleilaxu"_s, u"Cyborg"_s, u"Ecaz"_s})
            QVERIFY2(!base.contains(word), qPrintable(word));
    }

    void lettersShrinkUntilAllHasRoom() {
        const auto sized = [](int lines) {
            RuleSheet page{u"Page"_s, u"Foot"_s, {{u"Part"_s, {}}}};
            for (int line = 0; line < lines; ++line)
                page.parts[0].lines.push_back({u"•"_s, {}, u"words that take some room"_s});
            const auto pages
                = rulePages({page}, sizeOf(Paper::Letter, Orientation::Upright), TextMeasure());
            double size = 0;
            for (const PlacedText& text : placedTexts(pages[0])) {
                if (text.text.startsWith(u"words"_s))
                    size = text.style.size;
            }
            return size;
        };
        QCOMPARE(sized(10), 16.0);
        QVERIFY(sized(100) < 16 && sized(100) >= 6.5);
    }

    // What the Game Master wrote stands on a page of its own: the card's two sides stay as they
    // are.
    void whatTheGameMasterWroteStandsBehind() {
        Book book = bookOf(drawnDocument(3, allSets()));
        const auto before = made(book, u"table-card"_s, Paper::Letter);
        book.events.front().event.aids.card
            = {{*Name::fromText(u"House rules"_s), {*Name::fromText(u"Name the leader last."_s)}}};
        const auto after = made(book, u"table-card"_s, Paper::Letter);
        QCOMPARE(before.size(), size_t(2));
        QCOMPARE(after.size(), size_t(3));
        for (size_t side = 0; side < before.size(); ++side)
            QCOMPARE(saidOn(after[side]), saidOn(before[side]));
        QVERIFY(saidOn(after[2]).contains(u"House rules"_s));
        QVERIFY(saidOn(after[2]).contains(u"Name the leader last."_s));
    }

    // However much it is, it can be read, and none is lost or said twice.
    void whatHasNoRoomGoesOnOverleaf() {
        for (const int lines : {1, 60, 61, 400}) {
            RuleSheet sheet{u"Card"_s, u"Foot"_s, {{u"One"_s, {}}, {u"Two"_s, {}}}};
            for (int line = 0; line < lines; ++line)
                sheet.parts[static_cast<size_t>(line % 2)].lines.push_back(
                    {u"•"_s, {}, u"line %1 of those that take some room"_s.arg(line)});
            const auto sheets = overleaf(sheet, Paper::A4);
            QCOMPARE(sheets.size() > 1, lines > 61);
            const auto pages
                = rulePages(sheets, sizeOf(Paper::A4, Orientation::Upright), TextMeasure());
            QString all;
            for (const PlacedPage& page : pages) {
                all += saidOn(page) + u' ';
                QCOMPARE(faultsOf({page}), QStringList());
                for (const PlacedText& text : placedTexts(page))
                    QVERIFY(text.text == u"Foot"_s || text.style.size >= 9);
            }
            for (int line = 0; line < lines; ++line)
                QCOMPARE(all.count(u"line %1 of"_s.arg(line)), 1);
        }
    }

    // Nor do titles alone, or those that are wider than a column.
    void titlesStayOnTheSheet() {
        RuleSheet sheet{u"Card"_s, u"Foot"_s, {}};
        for (int part = 0; part < 90; ++part) {
            sheet.parts.push_back({u"BREAKING TIES IN SEMIFINALS AND FINALS %1"_s.arg(part), {}});
            if (part % 3 == 0)
                sheet.parts.back().lines.push_back({u"•"_s, {}, u"One line."_s});
        }
        const auto sheets = overleaf(sheet, Paper::A4);
        QVERIFY2(sheets.size() > 1 && sheets.size() < 5,
                 qPrintable(QString::number(sheets.size())));
        QString all;
        for (const PlacedPage& page :
             rulePages(sheets, sizeOf(Paper::A4, Orientation::Upright), TextMeasure())) {
            QCOMPARE(faultsOf({page}), QStringList());
            all += saidOn(page) + u' ';
        }
        for (int part = 0; part < 90; ++part)
            QCOMPARE(all.count(u"FINALS %1 "_s.arg(part)), 1);
    }

    void aCardThatNamesWhatIsNoRuleIsFound() {
        RuleDocument document;
        document.source = RuleSource{u"x"_s, u"X"_s, u"X"_s, u"wbc-dune"_s, {}, 1};
        document.entries.resize(1);
        document.entries[0].id = u"x.a"_s;
        document.card = RulesCard{u"wbc-dune"_s, {{u"Part"_s, {}, {u"x.a"_s}}}, {}};
        QCOMPARE(RuleBook({document}).faults(), QStringList());
        document.card->back.push_back({u"Other"_s, {}, {u"x.gone"_s}});
        QCOMPARE(RuleBook({document}).faults().size(), 1);
    }
};

} // namespace mentat::test::tst_rule_papers

MENTAT_TEST(tst_rule_papers, TestRulePapers, QGuiApplication)
#include "tst_rule_papers.moc"

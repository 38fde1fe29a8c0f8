#include "reports/fingerprint.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_fingerprint {

namespace {

ReportDocument document() {
    ReportTable table;
    table.name = u"Standings"_s;
    table.columns = {{u"name"_s, u"Player"_s}, {u"qp"_s, u"QP"_s, Align::End}};
    table.rows = {{{{u"Ada Byron"_s, {}}, {u"5.5"_s, 5.5}}, u"QP 5.5 against 3"_s},
                  {{{u"Blaise Pascal"_s, {}}, {u"3"_s, 3.0}}, {}, true}};
    PlacedSheet sheet;
    sheet.page.items = {PlacedText{{0, 0, 90, 12}, u"Table 1"_s, {}}, PlacedLine{}};
    sheet.inWords = {Paragraph{u"Table 1: Ada Byron"_s}};
    return {.title = u"Standings"_s,
            .event = u"Dune 2026"_s,
            .author = u"GM"_s,
            .printed = u"13:05"_s,
            .paper = Paper::A4,
            .orientation = Orientation::Upright,
            .blocks = {Heading{1, u"After heat 2"_s}, Paragraph{u"By QP."_s},
                       BulletList{{u"one"_s, u"two"_s}}, FactList{{{u"Players"_s, u"2"_s}}}, table,
                       Poster{{{u"Table 1"_s, {{u"Ada Byron"_s, u"1"_s}}}}}, PageBreak{}, sheet}};
}

ReportTable& table(ReportDocument& of) {
    return std::get<ReportTable>(of.blocks[4]);
}
Poster& poster(ReportDocument& of) {
    return std::get<Poster>(of.blocks[5]);
}
PlacedSheet& sheet(ReportDocument& of) {
    return std::get<PlacedSheet>(of.blocks[7]);
}

using Edit = std::function<void(ReportDocument&)>;

/// Each says something else than the document above.
std::vector<std::pair<const char*, Edit>> differences() {
    return {
        {"title", [](auto& of) { of.title += u'x'; }},
        {"event", [](auto& of) { of.event = u"Dune 2025"_s; }},
        {"heading", [](auto& of) { std::get<Heading>(of.blocks[0]).text += u'x'; }},
        {"level", [](auto& of) { std::get<Heading>(of.blocks[0]).level = 2; }},
        {"paragraph", [](auto& of) { std::get<Paragraph>(of.blocks[1]).text += u'x'; }},
        {"bullets joined",
         [](auto& of) { std::get<BulletList>(of.blocks[2]).items = QStringList{u"onetwo"_s}; }},
        {"fact", [](auto& of) { std::get<FactList>(of.blocks[3]).facts[0].value = u"3"_s; }},
        {"a name", [](auto& of) { table(of).rows[0].cells[0].text = u"Ada Lovelace"_s; }},
        {"a result", [](auto& of) { table(of).rows[1].cells[1].text = u"3.5"_s; }},
        {"the order", [](auto& of) { std::swap(table(of).rows[0], table(of).rows[1]); }},
        {"the cut",
         [](auto& of) {
             table(of).rows[0].beginsPart = true;
             table(of).rows[1].beginsPart = false;
         }},
        {"a reason", [](auto& of) { table(of).rows[0].remark += u'x'; }},
        {"a tick", [](auto& of) { table(of).rows[0].cells[0].isBox = true; }},
        {"what stands out", [](auto& of) { table(of).rows[0].cells[0].isStrong = true; }},
        {"a column", [](auto& of) { table(of).columns[0].title = u"Name"_s; }},
        {"a row less", [](auto& of) { table(of).rows.pop_back(); }},
        {"a cell into the next",
         [](auto& of) {
             table(of).rows[0].cells[0].text += u"5"_s;
             table(of).rows[0].cells[1].text = u".5"_s;
         }},
        {"a seat", [](auto& of) { poster(of).groups[0].lines[0].value = u"2"_s; }},
        {"a group", [](auto& of) { poster(of).groups[0].heading = u"Table 2"_s; }},
        {"a sheet's words",
         [](auto& of) { std::get<Paragraph>(sheet(of).inWords[0]).text += u'x'; }},
        {"a block less", [](auto& of) { of.blocks.pop_back(); }},
        {"blocks in another order", [](auto& of) { std::swap(of.blocks[0], of.blocks[1]); }},
    };
}

/// Each is another look of the same.
std::vector<std::pair<const char*, Edit>> indifferences() {
    return {
        {"time of printing", [](auto& of) { of.printed = u"17:40"_s; }},
        {"paper",
         [](auto& of) {
             of.paper = Paper::Letter;
             of.orientation = Orientation::Sideways;
         }},
        {"width of a column", [](auto& of) { table(of).columns[0].isWide = true; }},
        {"letters of a sheet",
         [](auto& of) { std::get<PlacedText>(sheet(of).page.items[0]).style.size = 14; }},
    };
}

} // namespace

/// Two documents have the same fingerprint just when they say the same.
class TestFingerprint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameSaysTheSame() {
        QCOMPARE(fingerprintOf(document()), fingerprintOf(document()));
        QCOMPARE(fingerprintOf(document()).size(), 64);
    }

    void eachDifferenceIsSeen() {
        std::set<QString> seen{fingerprintOf(document())};
        for (const auto& [what, edit] : differences()) {
            ReportDocument other = document();
            edit(other);
            QVERIFY2(other != document(), what);
            QVERIFY2(seen.insert(fingerprintOf(other)).second, what);
        }
    }

    void theLooksAreNoPartOfIt() {
        for (const auto& [what, edit] : indifferences()) {
            ReportDocument other = document();
            edit(other);
            QVERIFY2(other != document(), what);
            QVERIFY2(fingerprintOf(other) == fingerprintOf(document()), what);
        }
    }

    void aSheetWithoutWordsSaysWhatStandsOnIt() {
        ReportDocument bare = document();
        sheet(bare).inWords.clear();
        ReportDocument other = bare;
        std::get<PlacedText>(sheet(other).page.items[0]).text = u"Table 2"_s;
        QVERIFY(fingerprintOf(bare) != fingerprintOf(other));
    }

    void severalDocumentsGoTogetherInTheirOrder() {
        const ReportDocument one = document();
        ReportDocument two = document();
        two.title = u"Awards"_s;
        using Documents = std::vector<const ReportDocument*>;
        QVERIFY(fingerprintOf(Documents{&one, &two}) != fingerprintOf(Documents{&two, &one}));
        QVERIFY(fingerprintOf(Documents{&one}) != fingerprintOf(Documents{&one, &one}));
    }
};

} // namespace mentat::test::tst_fingerprint

MENTAT_TEST(tst_fingerprint, TestFingerprint, QCoreApplication)
#include "tst_fingerprint.moc"

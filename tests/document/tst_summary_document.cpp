#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "tests/document/text_places.h"
#include "tests/model/sample_document.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/summary_writer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_summary_document {

namespace {

const char* const sample
    = "{\"format\": \"mentat-summary\", \"version\": 1, \"events\": ["
      "{\"name\": \"Dune\", \"year\": 2018, \"champion\": \"Ada Byron\", \"players\": 38,"
      " \"games\": 14, \"turns\": 6.9, \"hours\": 3.9, \"adjudicated\": 3,"
      " \"top\": [{\"place\": 1, \"name\": \"Ada Byron\", \"from\": \"IL\"},"
      " {\"place\": 2, \"name\": \"Łukasz\"}], \"source\": \"newsletter 7\"},"
      "{\"name\": \"Dune\", \"year\": 2019}]}";

std::vector<RuleAndPlace> findingsOf(const Json& document) {
    std::vector<RuleAndPlace> all;
    const auto summaries = readSummaryDocument(document);
    if (summaries)
        return all;
    for (const Finding& finding : summaries.error().findings)
        all.emplace_back(QString(idOf(ruleOf(finding.kind))), finding.where.text());
    return all;
}

QString spoiltBy(const std::vector<Step>& steps) {
    return textOf(findingsOf(spoilt(jsonOf(sample), steps)));
}

template <class T, class Make>
std::optional<T> perhaps(raw::Draw& draw, Make make) {
    return draw.chance(50) ? std::optional<T>(make()) : std::nullopt;
}

Summary randomSummary(raw::Draw& draw, int year) {
    const auto name = [&] { return *Name::fromText(u"Dune \"%1\" é"_s.arg(draw.below(99))); };
    const auto count = [&] { return Count(draw.below(100)); };
    // Whole numbers come back as whole numbers, which are decimals all the same.
    const auto mean = [&] { return draw.below(1000) / 10.0; };
    Summary summary{name(), Year(year), {}, {}, {}, {}, {}, {}, {}, {}};
    summary.champion = perhaps<Name>(draw, name);
    summary.players = perhaps<Count>(draw, count);
    summary.games = perhaps<Count>(draw, count);
    summary.turns = perhaps<double>(draw, mean);
    summary.hours = perhaps<double>(draw, mean);
    summary.adjudicated = perhaps<Count>(draw, count);
    while (draw.chance(50))
        summary.top.push_back({Place(draw.between(1, 6)), name(), {}});
    summary.source = perhaps<QString>(draw, [] { return QString(); });
    return summary;
}

} // namespace

class TestSummaryDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sampleIsRead() {
        const auto summaries = readSummaryDocument(jsonOf(sample));
        QVERIFY(summaries);
        QCOMPARE(summaries->size(), size_t(2));
        const Summary& first = summaries->front();
        QCOMPARE(first.name.text(), u"Dune"_s);
        QCOMPARE(first.year, Year(2018));
        QCOMPARE(first.champion->text(), u"Ada Byron"_s);
        QCOMPARE(first.players->value(), 38);
        QCOMPARE(first.games->value(), 14);
        QCOMPARE(*first.turns, 6.9);
        QCOMPARE(*first.hours, 3.9);
        QCOMPARE(first.adjudicated->value(), 3);
        QCOMPARE(first.top.size(), size_t(2));
        QCOMPARE(*first.top[0].from, u"IL"_s);
        QCOMPARE(first.top[1].place, Place(2));
        QCOMPARE(*first.source, u"newsletter 7"_s);
        const Summary& second = summaries->back();
        QVERIFY(!second.champion && !second.turns && second.top.empty());
    }

    void comesBackByTheByte() {
        const auto summaries = readSummaryDocument(jsonOf(sample));
        const QByteArray written = summaryDocument(*summaries).toBytes();
        QCOMPARE(written, jsonOf(sample).toBytes());
    }

    void anySummariesComeBack() {
        for (quint32 seed = 1; seed <= 500; ++seed) {
            raw::Draw draw(seed);
            std::vector<Summary> summaries;
            for (int year = 1990; draw.chance(70); ++year)
                summaries.push_back(randomSummary(draw, year));
            const QByteArray written = summaryDocument(summaries).toBytes();
            const auto again = readSummaryDocument(jsonFrom(written));
            QVERIFY2(again && *again == summaries, qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    void lossIsNoticed() {
        const auto summaries = *readSummaryDocument(jsonOf(sample));
        for (const char* key : {"champion", "players", "games", "turns", "hours", "adjudicated",
                                "top", "source", "top/0/from"}) {
            const Json lacking
                = spoilt(jsonOf(sample), {remove(u"/events/0/"_s + QLatin1StringView(key))});
            const auto read = readSummaryDocument(lacking);
            QVERIFY2(read && !(*read == summaries), key);
            QVERIFY2(summaryDocument(*read).toBytes() == lacking.toBytes(), key);
        }
    }

    void errorsHaveTheirPlace() {
        QCOMPARE(spoiltBy({}), QString());
        QCOMPARE(spoiltBy({set(QString(), "[]")}), u"R10.1 \"\""_s);
        QCOMPARE(spoiltBy({remove(u"/format"_s)}), u"R10.1 \"\""_s);
        QCOMPARE(spoiltBy({remove(u"/version"_s)}), u"R10.1 \"\""_s);
        QCOMPARE(spoiltBy({set(u"/version"_s, "2")}), u"R10.1 \"/version\""_s);
        QCOMPARE(spoiltBy({set(u"/version"_s, "-1")}), u"R10.1 \"/version\""_s);
        QCOMPARE(spoiltBy({set(u"/version"_s, "\"1\"")}), u"R10.1 \"/version\""_s);
        QCOMPARE(spoiltBy({remove(u"/events"_s)}), u"R10.1 \"\""_s);
        QCOMPARE(spoiltBy({set(u"/events"_s, "{}")}), u"R10.1 \"/events\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1"_s, "2019")}), u"R10.1 \"/events/1\""_s);
        QCOMPARE(spoiltBy({set(u"/event"_s, "{}")}), u"R10.1 \"/event\""_s);
        QCOMPARE(spoiltBy({remove(u"/events/1/name"_s)}), u"R10.1 \"/events/1\""_s);
        QCOMPARE(spoiltBy({remove(u"/events/1/year"_s)}), u"R10.1 \"/events/1\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/year"_s, "0")}), u"R10.1 \"/events/1/year\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/name"_s, "\" \"")}), u"R10.1 \"/events/1/name\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/champion"_s, "null")}),
                 u"R10.1 \"/events/1/champion\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/players"_s, "2.5")}), u"R10.1 \"/events/1/players\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/players"_s, "-2")}), u"R10.8 \"/events/1/players\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/turns"_s, "-0.5")}), u"R10.8 \"/events/1/turns\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/hours"_s, "\"4\"")}), u"R10.1 \"/events/1/hours\""_s);
        QCOMPARE(spoiltBy({set(u"/events/0/top/0/place"_s, "0")}),
                 u"R10.1 \"/events/0/top/0/place\""_s);
        QCOMPARE(spoiltBy({remove(u"/events/0/top/1/name"_s)}), u"R10.1 \"/events/0/top/1\""_s);
        QCOMPARE(spoiltBy({addAgain(u"/events/0/year"_s, "2018")}), u"R10.1 \"/events/0/year\""_s);
    }

    // The same year of the same event twice; a name is the same in another spelling.
    void yearsTwiceAreRefused() {
        QCOMPARE(spoiltBy({set(u"/events/1/year"_s, "2018")}), u"R10.1 \"/events/1/year\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/year"_s, "2018"), set(u"/events/1/name"_s, "\"DÜNE\"")}),
                 u"R10.1 \"/events/1/year\""_s);
        QCOMPARE(spoiltBy({set(u"/events/1/year"_s, "2018"),
                           set(u"/events/1/name"_s, "\"Dune (team)\"")}),
                 QString());
        const auto refused
            = readSummaryDocument(spoilt(jsonOf(sample), {set(u"/events/1/year"_s, "2018")}));
        QCOMPARE(refused.error().kind, FailureKind::Refused);
        QCOMPARE(refused.error().findings[0].kind, FindingKind::Twice);
        QVERIFY(refused.error().findings[0].values == Values{qint64(2018)});
    }

    void findingsAreInTheOrderOfTheDocument() {
        const Json document
            = spoilt(jsonOf(sample), {set(u"/events/1/year"_s, "2018"), set(u"/zzz"_s, "1"),
                                      set(u"/events/0/hours"_s, "-1"), set(u"/version"_s, "7"),
                                      set(u"/events/0/top/1/place"_s, "0.5")});
        QCOMPARE(findingsOf(document).size(), size_t(5));
        for (quint32 seed = 1; seed <= 50; ++seed) {
            const Json other = withOtherOrder(document, seed);
            QCOMPARE(findingsOf(other).size(), size_t(5));
            QCOMPARE(orderFault(other.toBytes(), findingsOf(other)), QString());
        }
    }
};

} // namespace mentat::test::tst_summary_document

MENTAT_TEST(tst_summary_document, TestSummaryDocument, QCoreApplication)
#include "tst_summary_document.moc"

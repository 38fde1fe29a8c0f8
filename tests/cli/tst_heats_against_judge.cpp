#include "app/cli/ruleset/ruleset_answers.h"
#include "model/document/event_document.h"
#include "model/document/incoming_file.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "scoring/table_sizes.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

// What the program answers for events by a ruleset (H1 to H11), held against a judge that was
// written from the contract by somebody who had not seen the program.
namespace mentat::test::tst_heats_against_judge {

namespace {

constexpr auto second = raw::Edition::Second;
const int documents = rounds(80, 6000);
// Seeds that have shown the mistakes that seldom show: with these the search for them begins.
const std::vector<int> telling{};

/// One of both generators in turn: that of the first edition makes what files of its time hold,
/// which is read by the second, as everything is.
QByteArray documentOf(int seed) {
    const auto number = static_cast<quint32>(seed);
    if (seed % 4 == 3) {
        QByteArray old = raw::randomHeatsEvent(number);
        if (raw::rawHeatsErrors(old, second).empty())
            return old;
    }
    return raw::randomHeatsEvent(number, {.edition = second});
}

Event eventOf(const QByteArray& document) {
    auto content = readAnyDocument(document);
    if (!content)
        qFatal("refused: %s", qPrintable(Wording().failure(content.error())));
    return std::get<Event>(*std::move(content));
}

/// A random event as it is written, as the judge reads it and as the program does; each is read
/// once.
struct ReadTwice {
    QByteArray document;
    raw::Json there;
    Event here;
};
const ReadTwice& eventAt(int seed) {
    static std::map<int, ReadTwice> all;
    const auto known = all.find(seed);
    if (known != all.end())
        return known->second;
    const QByteArray document = documentOf(seed);
    return all.insert({seed, {document, *raw::readJson(document), eventOf(document)}})
        .first->second;
}

using AnswerOf = Result<Answer> (*)(const Event&, const Asked&);

QByteArray answered(AnswerOf answer, const Event& event) {
    static const Wording wording;
    return answer(event, {wording})->value.toBytes();
}

/// Rule and place of each error, sorted and each once.
QStringList refusedOf(const QByteArray& document) {
    QStringList found;
    if (const auto content = readAnyDocument(document); !content) {
        for (const Finding& one : content.error().findings)
            found << QString(idOf(ruleOf(one))) + u' ' + one.where.text();
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

/// Rule and place of each, sorted.
QStringList warnedOf(const Event& event) {
    QStringList found;
    const Warnings warnings = rulesetWarnings(event);
    for (const Finding& one : warnings.open)
        found << QString(idOf(ruleOf(one))) + u' ' + one.where.text();
    for (const auto& accepted : warnings.accepted)
        found << QString(idOf(ruleOf(accepted.warning))) + u' ' + accepted.warning.where.text();
    found.sort();
    return found;
}

QStringList warnedOf(const raw::Json& document) {
    QStringList found;
    for (const raw::RawError& one : raw::rawHeatsWarnings(document, second))
        found << one.rule + u' ' + one.pointer;
    found.sort();
    return found;
}

} // namespace

class TestHeatsAgainstJudge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documentsComeBack();
    void standings() { compare(standingsAnswer, raw::rawHeatsStandings); }
    void finalists() { compare(stagesAnswer, raw::rawHeatsFinalists); }
    void placements() { compare(placementsAnswer, raw::rawHeatsPlacements); }
    void warnings();
    void refusals();
    void groups();
    void mistakesShow();

private:
    using Judge = raw::Json (*)(const raw::Json&, raw::Edition, raw::HeatsSlip);
    static void compare(AnswerOf answer, Judge judge);
};

void TestHeatsAgainstJudge::documentsComeBack() {
    for (int seed = 0; seed < documents; ++seed) {
        const ReadTwice& event = eventAt(seed);
        const QByteArray again = writeEventDocument(event.here).toBytes();
        QVERIFY2(again == event.document,
                 qPrintable(u"seed %1\n%2"_s.arg(seed).arg(QString::fromUtf8(again))));
    }
}

void TestHeatsAgainstJudge::compare(AnswerOf answer, Judge judge) {
    int differing = 0;
    for (int seed = 0; seed < documents; ++seed) {
        const QByteArray here = answered(answer, eventAt(seed).here);
        const QByteArray there
            = raw::writeJson(judge(eventAt(seed).there, second, raw::HeatsSlip::None));
        if (here == there)
            continue;
        ++differing;
        if (differing <= 3)
            qWarning().noquote() << "seed" << seed << "\nhere" << here << "judge" << there;
    }
    QCOMPARE(differing, 0);
}

void TestHeatsAgainstJudge::warnings() {
    int differing = 0;
    for (int seed = 0; seed < documents; ++seed) {
        const QStringList here = warnedOf(eventAt(seed).here);
        const QStringList there = warnedOf(eventAt(seed).there);
        if (here != there && ++differing <= 3)
            qWarning().noquote() << "seed" << seed << "\nhere" << here << "\njudge" << there;
    }
    QCOMPARE(differing, 0);
}

void TestHeatsAgainstJudge::refusals() {
    int differing = 0;
    int refused = 0;
    for (int seed = 0; seed < documents; ++seed) {
        const QByteArray document = raw::randomFaultyHeatsEvent(static_cast<quint32>(seed), second);
        const QStringList here = refusedOf(document);
        QStringList there;
        for (const raw::RawError& one : raw::rawHeatsErrors(document, second))
            there << one.rule + u' ' + one.pointer;
        there.sort();
        refused += there.isEmpty() ? 0 : 1;
        if (here != there && ++differing <= 20)
            qWarning().noquote() << "seed" << seed << "\nhere" << here << "\njudge" << there;
    }
    QVERIFY(refused > documents / 2);
    QCOMPARE(differing, 0);
}

void TestHeatsAgainstJudge::groups() {
    const std::vector<std::vector<int>> lists{{4, 3},    {4, 5, 3}, {6, 5}, {12, 2},        {7},
                                              {5, 4, 6}, {2},       {9, 6}, {3, 8, 4, 2, 6}};
    for (const std::vector<int>& list : lists) {
        ListedSizes sizes;
        for (const int size : list)
            sizes.push_back(ListedSize(size));
        for (int players = 0; players <= 60; ++players) {
            const TableGroups here = tableGroupsOffered(Count(players), sizes);
            const raw::Json there = raw::rawHeatsGroups(players, list);
            raw::Json groups = raw::Json::list();
            for (const int size : here.groups)
                groups.append(size);
            QCOMPARE(raw::writeJson(groups), raw::writeJson(*there.find(u"sizes"_s)));
            QCOMPARE(here.others.size(), there.find(u"alternatives"_s)->items.size());
        }
    }
}

/// Whatever the judge gets wrong would be noticed.
void TestHeatsAgainstJudge::mistakesShow() {
    std::vector<raw::NamedHeatsSlip> slips;
    for (const raw::NamedHeatsSlip& slip : raw::heatsSlips) {
        if (slip.slip != raw::HeatsSlip::DropoutsAtTheTablesEnd) // what the second edition says
            slips.push_back(slip);
    }
    std::ranges::copy(raw::secondHeatsSlips, std::back_inserter(slips));
    std::vector<int> seeds = telling;
    for (int seed = 0; seed < 4000; ++seed)
        seeds.push_back(seed);
    for (size_t i = 0; i < seeds.size() && !slips.empty(); ++i) {
        const raw::Json& json = eventAt(seeds[i]).there;
        const Event& event = eventAt(seeds[i]).here;
        const QByteArray standings = answered(standingsAnswer, event);
        const QByteArray stages = answered(stagesAnswer, event);
        const QByteArray places = answered(placementsAnswer, event);
        std::erase_if(slips, [&](const raw::NamedHeatsSlip& slip) {
            return standings != raw::writeJson(raw::rawHeatsStandings(json, second, slip.slip))
                   || stages != raw::writeJson(raw::rawHeatsFinalists(json, second, slip.slip))
                   || places != raw::writeJson(raw::rawHeatsPlacements(json, second, slip.slip));
        });
    }
    for (const raw::NamedHeatsSlip& slip : slips)
        qWarning() << "not noticed:" << slip.name;
    QVERIFY(slips.empty());
}

} // namespace mentat::test::tst_heats_against_judge

MENTAT_TEST(tst_heats_against_judge, TestHeatsAgainstJudge, QCoreApplication)
#include "tst_heats_against_judge.moc"

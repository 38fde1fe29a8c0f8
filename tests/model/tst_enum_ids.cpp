#include "model/book.h"
#include "model/changes/change_kind.h"
#include "model/changes/journal.h"
#include "model/event.h"
#include "model/rules/rule_words.h"
#include "tests/support/enumerators.h"
#include "tests/support/raw/heats/heats_keys.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_enum_ids {

namespace {

/// Empty, or what is wrong with the words of an enumeration.
template <class E>
QString enumFault() {
    const auto table = idTable(E{});
    if (table.size() != size_t(countOf<E>()))
        return u"%1 words for %2 values"_s.arg(table.size()).arg(countOf<E>());
    static const QRegularExpression word(u"^[a-z]+(-[a-z]+)*$|^[RH]10\\.[0-9]+$"_s);
    std::set<QString> seen;
    for (size_t i = 0; i < table.size(); ++i) {
        const QString id(table[i].id);
        if (static_cast<size_t>(table[i].value) != i)
            return u"not in the order of the values: "_s + id;
        if (idOf(static_cast<E>(i)) != table[i].id || enumFromId<E>(id) != static_cast<E>(i))
            return u"does not come back: "_s + id;
        if (!seen.insert(id).second)
            return u"twice: "_s + id;
        if (!word.match(id).hasMatch())
            return u"no word of a document: "_s + id;
        for (const QString& other : QStringList{id.toUpper() + u"x"_s, id + u" "_s, id.mid(1)}) {
            if (enumFromId<E>(other))
                return u"found by another word: "_s + id;
        }
    }
    return enumFromId<E>(QString()) ? u"found by no word"_s : QString();
}

std::map<QString, QString> faultsByEnum() {
    return {{u"Against"_s, enumFault<Against>()},
            {u"CallState"_s, enumFault<CallState>()},
            {u"CardFact"_s, enumFault<CardFact>()},
            {u"ChangeKind"_s, enumFault<ChangeKind>()},
            {u"CountAt"_s, enumFault<CountAt>()},
            {u"DrawSides"_s, enumFault<DrawSides>()},
            {u"DropoutsRule"_s, enumFault<DropoutsRule>()},
            {u"EliminatedBy"_s, enumFault<EliminatedBy>()},
            {u"Ending"_s, enumFault<Ending>()},
            {u"Faction"_s, enumFault<Faction>()},
            {u"FinalAnswer"_s, enumFault<FinalAnswer>()},
            {u"GameEdition"_s, enumFault<GameEdition>()},
            {u"GameSet"_s, enumFault<GameSet>()},
            {u"GamesWhere"_s, enumFault<GamesWhere>()},
            {u"Interruption"_s, enumFault<Interruption>()},
            {u"JournalRole"_s, enumFault<JournalRole>()},
            {u"OrderBy"_s, enumFault<OrderBy>()},
            {u"Pairing"_s, enumFault<Pairing>()},
            {u"PreferHeats"_s, enumFault<PreferHeats>()},
            {u"Preference"_s, enumFault<Preference>()},
            {u"LogoKind"_s, enumFault<LogoKind>()},
            {u"PrintedTo"_s, enumFault<PrintedTo>()},
            {u"WinRow"_s, enumFault<WinRow>()},
            {u"Rule"_s, enumFault<Rule>()},
            {u"RuleLinkKind"_s, enumFault<RuleLinkKind>()},
            {u"RulePhase"_s, enumFault<RulePhase>()},
            {u"RuleStatus"_s, enumFault<RuleStatus>()},
            {u"RuleTopic"_s, enumFault<RuleTopic>()},
            {u"Scores"_s, enumFault<Scores>()},
            {u"Seeding"_s, enumFault<Seeding>()},
            {u"SharedPoints"_s, enumFault<SharedPoints>()},
            {u"SharedWin"_s, enumFault<SharedWin>()},
            {u"SkipBy"_s, enumFault<SkipBy>()},
            {u"SmallTables"_s, enumFault<SmallTables>()},
            {u"Sponsor"_s, enumFault<Sponsor>()},
            {u"StormStatus"_s, enumFault<StormStatus>()},
            {u"Stronghold"_s, enumFault<Stronghold>()},
            {u"Take"_s, enumFault<Take>()},
            {u"TieBreakValues"_s, enumFault<TieBreakValues>()},
            {u"TiesBy"_s, enumFault<TiesBy>()},
            {u"Victory"_s, enumFault<Victory>()}};
}

/// The enumerations that have words, by the sources of the model.
std::set<QString> enumsInSources() {
    static const QRegularExpression table(u"\\bidTable\\((\\w+)\\) \\{"_s);
    std::set<QString> names;
    QDirIterator files(QStringLiteral(MENTAT_SOURCE_DIR "/model"), {u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("unreadable source");
        const QString source = QString::fromUtf8(file.readAll());
        auto matches = table.globalMatch(source);
        while (matches.hasNext())
            names.insert(matches.next().captured(1));
    }
    return names;
}

// Planted faults.
enum class Swapped { One, Two };
constexpr std::array<EnumId<Swapped>, 2> idTable(Swapped) {
    return {{{Swapped::Two, QLatin1StringView("two")}, {Swapped::One, QLatin1StringView("one")}}};
}
enum class Short { One, Two };
constexpr std::array<EnumId<Short>, 1> idTable(Short) {
    return {{{Short::One, QLatin1StringView("one")}}};
}
enum class Double { One, Two };
constexpr std::array<EnumId<Double>, 2> idTable(Double) {
    return {{{Double::One, QLatin1StringView("one")}, {Double::Two, QLatin1StringView("one")}}};
}
enum class Shouting { One };
constexpr std::array<EnumId<Shouting>, 1> idTable(Shouting) {
    return {{{Shouting::One, QLatin1StringView("One")}}};
}

} // namespace

class TestEnumIds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreInTheOrderOfTheirValues_data() {
        QTest::addColumn<QString>("fault");
        for (const auto& [name, fault] : faultsByEnum())
            QTest::newRow(qPrintable(name)) << fault;
    }
    void wordsAreInTheOrderOfTheirValues() {
        QFETCH(QString, fault);
        QCOMPARE(fault, QString());
    }

    void everyEnumerationIsLookedAt() {
        std::set<QString> looked;
        for (const auto& [name, fault] : faultsByEnum())
            looked.insert(name);
        const std::set<QString> there = enumsInSources();
        QVERIFY(there.size() >= 18);
        QCOMPARE(looked, there);
    }

    void faultsInATableAreNoticed() {
        QCOMPARE(enumFault<Swapped>(), u"not in the order of the values: two"_s);
        QCOMPARE(enumFault<Short>(), u"1 words for 2 values"_s);
        QVERIFY(!enumFault<Double>().isEmpty());
        QCOMPARE(enumFault<Shouting>(), u"no word of a document: One"_s);
    }

    // The words of docs/DOCUMENT.md, where one is not simply the name.
    void wordsAreThoseOfTheDocument() {
        QCOMPARE(idOf(Faction::BeneGesserit), "bene-gesserit"_L1);
        QCOMPARE(idOf(GameSet::IxiansTleilaxu), "ixians-tleilaxu"_L1);
        QCOMPARE(idOf(Stronghold::TueksSietch), "tueks-sietch"_L1);
        QCOMPARE(idOf(Stronghold::HiddenMobileStronghold), "hidden-mobile-stronghold"_L1);
        QCOMPARE(idOf(Victory::BgPrediction), "bg-prediction"_L1);
        QCOMPARE(idOf(WinRow::GuildDefaultAlliance), "guild-default-alliance"_L1);
        QCOMPARE(idOf(Ending::TurnLimit), "turn-limit"_L1);
        QCOMPARE(idOf(CountAt::TurnEnd), "turn-end"_L1);
        QCOMPARE(idOf(CallState::NoAnswer), "no-answer"_L1);
        QCOMPARE(idOf(StormStatus::GreatHouse), "great-house"_L1);
        QCOMPARE(idOf(Rule::R10_1), "R10.1"_L1);
        QCOMPARE(idOf(Rule::R10_27), "R10.27"_L1);
    }

    // H4: a key that the judge does not know is judged by nobody.
    void theJudgeHasEveryKeyOfAnOrder() {
        QStringList words;
        for (const auto& [by, id] : idTable(OrderBy{}))
            words.append(id);
        QStringList judged = raw::heats::wordsOfOrder(raw::Edition::Second);
        words.sort();
        judged.sort();
        QCOMPARE(words, judged);
    }
};

} // namespace mentat::test::tst_enum_ids

MENTAT_TEST(tst_enum_ids, TestEnumIds, QCoreApplication)
#include "tst_enum_ids.moc"

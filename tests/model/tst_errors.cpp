#include "model/document/event_document.h"
#include "model/errors.h"
#include "model/finding_kind.h"
#include "tests/model/error_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_errors {

namespace {

QString textOf(const Value& value) {
    if (const auto* number = std::get_if<qint64>(&value))
        return QString::number(*number);
    if (const auto* text = std::get_if<QString>(&value))
        return u'"' + *text + u'"';
    return QString(idOf(std::get<Side>(value)));
}

/// A finding as a test compares it: rule, kind, place and values.
QString textOf(const Finding& finding) {
    QString text = u"%1 kind %2 at \"%3\""_s.arg(QString(idOf(ruleOf(finding))))
                       .arg(static_cast<int>(finding.kind))
                       .arg(finding.where.text());
    for (const Value& value : finding.values)
        text += u", "_s + textOf(value);
    return text;
}

QString textOf(const Findings& findings) {
    QStringList lines;
    for (const Finding& finding : findings)
        lines << textOf(finding);
    return lines.join(u'\n');
}

Findings findingsIn(const Json& document) {
    const auto event = readEventDocument(document);
    return event ? eventErrors(*event) : event.error().findings;
}

QString found(const ErrorCase& one) {
    return textOf(findingsIn(spoilt(sampleDocument(one.sample), one.steps)));
}

QString expected(const ErrorCase& one) {
    return one.expected ? textOf(*one.expected) : QString();
}

std::vector<ErrorCase> allCases() {
    std::vector<ErrorCase> all;
    for (const auto& cases :
         {valueCases(), referenceCases(), playCases(), stormCases(), rulesetCases()})
        all.insert(all.end(), cases.begin(), cases.end());
    return all;
}

} // namespace

class TestErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachErrorIsFoundInItsPlace_data() {
        QTest::addColumn<size_t>("number");
        const auto cases = allCases();
        for (size_t i = 0; i < cases.size(); ++i)
            QTest::addRow("%zu %s", i, cases[i].name.constData()) << i;
    }
    void eachErrorIsFoundInItsPlace() {
        QFETCH(size_t, number);
        static const auto cases = allCases();
        QCOMPARE(found(cases[number]), expected(cases[number]));
    }

    // The comparison above minds the place, the kind and the values.
    void anotherPlaceOrValueIsNoticed() {
        for (ErrorCase one : playCases()) {
            if (!one.expected)
                continue;
            const QString real = found(one);
            const Finding right = *one.expected;
            one.expected->where = right.where.key("x");
            QVERIFY2(real != expected(one), one.name);
            one.expected = right;
            one.expected->values.push_back(qint64(0));
            QVERIFY2(real != expected(one), one.name);
            one.expected = right;
            one.expected->kind = FindingKind::UnknownKey;
            QVERIFY2(real != expected(one), one.name);
        }
    }

    // All kinds of errors but those of the winners, which tst_game_errors has.
    void everyKindHasAnExample() {
        std::set<FindingKind> seen;
        for (const ErrorCase& one : allCases()) {
            if (one.expected)
                seen.insert(one.expected->kind);
        }
        using enum FindingKind;
        for (const auto& [from, to] :
             {std::pair(MissingKey, ControlSum), std::pair(NothingInList, SecondFinal)}) {
            for (int i = static_cast<int>(from); i <= static_cast<int>(to); ++i) {
                const auto kind = static_cast<FindingKind>(i);
                const Rule rule = ruleOf(kind);
                const bool isOfWinners = rule == Rule::R10_5 || rule == Rule::R10_7;
                QVERIFY2(isOfWinners != seen.contains(kind), qPrintable(QString::number(i)));
            }
        }
    }

    // What an event holds is checked the same without a document.
    void eventsAreCheckedWithoutADocument() {
        Event event = *readEventDocument(sampleDocument());
        QCOMPARE(textOf(eventErrors(event)), QString());
        auto& heat = std::get<DunePlay>(event.play).heats.front();
        heat.games[1].seats[0].player = *PlayerId::fromText(u"p1"_s);
        event.players.push_back(event.players.front());
        event.settings.turnLimit = Positive(1);
        QCOMPARE(
            textOf(eventErrors(event)),
            textOf(Findings{
                {FindingKind::Twice, Pointer().key("players").index(11).key("id"), {u"p1"_s}, {}},
                {FindingKind::TurnsOutside,
                 Pointer().key("heats").index(0).key("games").index(0).key("turns"),
                 {qint64(2), qint64(1)},
                 {}},
                {FindingKind::PlayerInTwoGames,
                 Pointer().key("heats").index(0).key("games").index(1).key("seats").index(0).key(
                     "player"),
                 {u"Ada"_s, qint64(1), qint64(1)},
                 {}}}));
    }

    // Each thing but the first of equal ones, in the order of the list.
    void laterOnesStandTwice() {
        Findings findings;
        const std::vector<int> list{3, 1, 2, 1, 3, 1};
        checkTwice(
            list, [](int number) { return number; },
            [](int number) { return Value(qint64(number)); },
            [](size_t i) { return Pointer().index(i); }, {}, findings);
        QCOMPARE(textOf(findings),
                 textOf(Findings{{FindingKind::Twice, Pointer().index(3), {qint64(1)}, {}},
                                 {FindingKind::Twice, Pointer().index(4), {qint64(3)}, {}},
                                 {FindingKind::Twice, Pointer().index(5), {qint64(1)}, {}}}));
    }

    // Ten times the list, not a hundred times the work.
    void longListsAreCheckedInOrder() {
        const auto comparisons = [](int length) {
            static qint64 count;
            struct Key {
                int number;
                bool operator==(const Key& other) const { return ++count, number == other.number; }
                bool operator<(const Key& other) const { return ++count, number < other.number; }
            };
            count = 0;
            std::vector<int> list(static_cast<size_t>(length));
            std::iota(list.begin(), list.end(), 0);
            std::reverse(list.begin() + length / 2, list.end());
            Findings findings;
            checkTwice(
                list, [](int number) { return Key{number}; },
                [](int number) { return Value(qint64(number)); }, [](size_t) { return Pointer(); },
                {}, findings);
            return count;
        };
        QVERIFY(comparisons(10'000) < 20 * comparisons(1'000));
    }
};

} // namespace mentat::test::tst_errors

MENTAT_TEST(tst_errors, TestErrors, QCoreApplication)
#include "tst_errors.moc"

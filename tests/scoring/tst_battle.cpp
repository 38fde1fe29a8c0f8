#include "scoring/dune/battle.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_battle {

namespace {

constexpr int greatest = Count::max;

struct Case {
    int forces = 0;
    int starred = 0;
    int dialInHalves = 0;
    int spice = 0;
    bool isFremen = false;
    bool starredCountOne = false;
};

QString textOf(const Case& battle) {
    return u"%1 + %2 starred, dial %3/2, spice %4%5%6"_s.arg(battle.forces)
        .arg(battle.starred)
        .arg(battle.dialInHalves)
        .arg(battle.spice)
        .arg(battle.isFremen ? u", Fremen"_s : QString(),
             battle.starredCountOne ? u", Karama"_s : QString());
}

QString textOf(const LossChoice& choice) {
    return u"%1 %2 %3 %4"_s.arg(choice.starredFull)
        .arg(choice.starredHalf)
        .arg(choice.forcesFull)
        .arg(choice.forcesHalf);
}

using Choices = std::vector<LossChoice>;

BattlePlan planOf(const Case& battle) {
    return {Count(battle.forces), Count(battle.starred), DialInHalves(battle.dialInHalves),
            battle.isFremen ? Support(NoSpiceNeeded{}) : Support(Count(battle.spice)),
            battle.starredCountOne ? StarredWorth::One : StarredWorth::Two};
}

std::optional<Choices> tryChoices(const Case& battle) {
    return legalLosses(planOf(battle));
}

Choices choicesOf(const Case& battle) {
    return tryChoices(battle).value();
}

/// R12 to the letter: whether a loss is legal.
bool isLegal(const Case& battle, const LossChoice& loss) {
    if (loss.starredFull + loss.starredHalf > battle.starred
        || loss.forcesFull + loss.forcesHalf > battle.forces)
        return false;
    const double starredWorth = battle.starredCountOne ? 1 : 2;
    const double strength = starredWorth * loss.starredFull + starredWorth / 2 * loss.starredHalf
                            + 1.0 * loss.forcesFull + 0.5 * loss.forcesHalf;
    if (strength != battle.dialInHalves / 2.0)
        return false;
    if (battle.isFremen)
        return loss.starredHalf == 0 && loss.forcesHalf == 0;
    return loss.starredFull + loss.forcesFull == battle.spice;
}

/// Tries all losses that there could be, from the last to the first.
Choices expectedChoices(const Case& battle) {
    Choices choices;
    const auto down = [](int from, const auto& visit) {
        for (int i = from; i >= 0; --i)
            visit(i);
    };
    down(battle.starred, [&](int starredFull) {
        down(battle.starred, [&](int starredHalf) {
            down(battle.forces, [&](int forcesFull) {
                down(battle.forces, [&](int forcesHalf) {
                    const LossChoice loss{starredFull, starredHalf, forcesFull, forcesHalf};
                    if (isLegal(battle, loss))
                        choices.push_back(loss);
                });
            });
        });
    });
    return choices;
}

QString listOf(const Choices& choices) {
    QStringList texts;
    for (const LossChoice& choice : choices)
        texts << textOf(choice);
    return texts.join(u", "_s);
}

/// Empty, or how the choices differ from what R12 allows.
QString faultOf(const Case& battle, const Choices& choices) {
    const Choices expected = expectedChoices(battle);
    if (choices == expected)
        return {};
    return u"%1: [%2] instead of [%3]"_s.arg(textOf(battle), listOf(choices), listOf(expected));
}

/// Why there is no choice, by trying what the forces come to whatever was dialed.
NoLosses expectedReason(Case battle) {
    using enum NoLosses::Why;
    const int dialed = battle.dialInHalves;
    std::vector<int> strengths;
    const int most = 4 * (battle.forces + battle.starred);
    for (battle.dialInHalves = 0; battle.dialInHalves <= most; ++battle.dialInHalves) {
        if (!expectedChoices(battle).empty())
            strengths.push_back(battle.dialInHalves);
    }
    if (strengths.empty())
        return {TooMuchSpice, 0};
    if (battle.isFremen && dialed % 2 == 1)
        return {Half, 0};
    if (dialed > strengths.back())
        return {TooStrong, strengths.back()};
    if (dialed < strengths.front())
        return {TooWeak, strengths.front()};
    return {NotMadeUp, 0};
}

/// Empty, or how a reason differs from what trying says.
QString faultOfReason(const Case& battle, const NoLosses& reason) {
    const NoLosses expected = expectedReason(battle);
    if (reason == expected)
        return {};
    return u"%1: %2 (%3) instead of %4 (%5)"_s.arg(textOf(battle))
        .arg(static_cast<int>(reason.why))
        .arg(reason.limit)
        .arg(static_cast<int>(expected.why))
        .arg(expected.limit);
}

constexpr Case emperor{.forces = 5, .starred = 1, .dialInHalves = 6, .spice = 1};

} // namespace

class TestBattle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r12_emperorsExample() {
        const Choices expected{{1, 0, 0, 2}, {0, 1, 1, 2}, {0, 0, 1, 4}};
        QCOMPARE(choicesOf(emperor), expected);
    }

    void r12_nothingDialed() {
        QCOMPARE(choicesOf({.forces = 5, .starred = 1}), Choices{LossChoice{}});
        QCOMPARE(choicesOf({}), Choices{LossChoice{}});
        QCOMPARE(choicesOf({.forces = 5, .starred = 1, .isFremen = true}), Choices{LossChoice{}});
        // The spice paid must support somebody, who would then be lost.
        QCOMPARE(choicesOf({.forces = 5, .starred = 1, .spice = 1}), Choices());
    }

    void r12_fremenCountInFull() {
        const Choices expected{{2, 0, 0, 0}, {1, 0, 2, 0}};
        QCOMPARE(choicesOf({.forces = 3, .starred = 2, .dialInHalves = 8, .isFremen = true}),
                 expected);
        QCOMPARE(choicesOf({.forces = 3, .starred = 2, .dialInHalves = 7, .isFremen = true}),
                 Choices());
    }

    void r12_karamaTakesTheStar() {
        // Dial 1 with a spice: one of them in full. Without the Karama a starred one is worth 2.
        const Case plain{.forces = 1, .starred = 1, .dialInHalves = 2, .spice = 1};
        QCOMPARE(choicesOf(plain), (Choices{{0, 0, 1, 0}}));
        Case karama = plain;
        karama.starredCountOne = true;
        QCOMPARE(choicesOf(karama), (Choices{{1, 0, 0, 0}, {0, 0, 1, 0}}));
        karama.spice = 0;
        QCOMPARE(choicesOf(karama), (Choices{{0, 1, 0, 1}}));
    }

    void r12_halves() {
        QCOMPARE(choicesOf({.forces = 2, .dialInHalves = 3, .spice = 1}), (Choices{{0, 0, 1, 1}}));
        QCOMPARE(choicesOf({.starred = 3, .dialInHalves = 3}), Choices());
        QCOMPARE(choicesOf({.starred = 3, .dialInHalves = 3, .starredCountOne = true}),
                 (Choices{{0, 3, 0, 0}}));
    }

    void everySmallBattleIsAsTheRuleSays() {
        int choices = 0;
        for (int code = 0; code < 6 * 5 * 20 * 7 * 2; ++code) {
            const Case paid{.forces = code % 6,
                            .starred = code / 6 % 5,
                            .dialInHalves = code / 30 % 20,
                            .spice = code / 600 % 7,
                            .starredCountOne = code / 4200 == 1};
            QCOMPARE(faultOf(paid, choicesOf(paid)), QString());
            Case fremen = paid;
            fremen.spice = 0;
            fremen.isFremen = true;
            if (paid.spice == 0)
                QCOMPARE(faultOf(fremen, choicesOf(fremen)), QString());
            choices += choicesOf(paid).size() > 1 ? 1 : 0;
        }
        QVERIFY2(choices > 500, qPrintable(QString::number(choices)));
    }

    void r12_whyThereIsNoChoice() {
        using enum NoLosses::Why;
        const auto why = [](const Case& battle) { return whyNoLosses(planOf(battle)); };
        QCOMPARE(why({.forces = 1, .starred = 1, .dialInHalves = 6, .spice = 3}),
                 (NoLosses{TooMuchSpice, 0}));
        QCOMPARE(why({.forces = 3, .dialInHalves = 3, .isFremen = true}), (NoLosses{Half, 0}));
        QCOMPARE(why({.forces = 3, .starred = 1, .dialInHalves = 9, .spice = 1}),
                 (NoLosses{TooStrong, 7}));
        QCOMPARE(why({.forces = 1, .starred = 2, .dialInHalves = 3, .spice = 2}),
                 (NoLosses{TooWeak, 6}));
        QCOMPARE(why({.starred = 3, .dialInHalves = 3}), (NoLosses{NotMadeUp, 0}));
    }

    void everyReasonIsAsTryingSays() {
        std::map<NoLosses::Why, int> seen;
        for (int code = 0; code < 4 * 4 * 18 * 8 * 2; ++code) {
            const Case paid{.forces = code % 4,
                            .starred = code / 4 % 4,
                            .dialInHalves = code / 16 % 18,
                            .spice = code / 288 % 8,
                            .starredCountOne = code / 2304 == 1};
            Case fremen = paid;
            fremen.spice = 0;
            fremen.isFremen = true;
            for (const Case& battle : {paid, fremen}) {
                if (!choicesOf(battle).empty())
                    continue;
                const NoLosses reason = whyNoLosses(planOf(battle));
                QCOMPARE(faultOfReason(battle, reason), QString());
                ++seen[reason.why];
            }
        }
        QCOMPARE(seen.size(), size_t{5}); // each was met
    }

    void aWrongReasonIsFound() {
        using enum NoLosses::Why;
        const Case tooMuch{.forces = 3, .starred = 1, .dialInHalves = 9, .spice = 1};
        QCOMPARE(faultOfReason(tooMuch, {TooStrong, 7}), QString());
        QVERIFY(!faultOfReason(tooMuch, {TooStrong, 8}).isEmpty());
        QVERIFY(!faultOfReason(tooMuch, {NotMadeUp, 0}).isEmpty());
    }

    void theJudgeFindsPlantedFaults_data() {
        QTest::addColumn<Choices>("wrong");
        const auto plant = [](const char* name, const std::function<void(Choices&)>& fault) {
            Choices choices = choicesOf(emperor);
            fault(choices);
            QTest::newRow(name) << choices;
        };
        plant("one left out", [](Choices& all) { all.pop_back(); });
        plant("ascending", [](Choices& all) { std::reverse(all.begin(), all.end()); });
        plant("twice", [](Choices& all) { all.push_back(all.back()); });
        plant("spice left over", [](Choices& all) { all.insert(all.begin() + 2, {0, 1, 0, 4}); });
        plant("more spice than paid", [](Choices& all) { all[0] = {1, 0, 1, 0}; });
        plant("too little strength", [](Choices& all) { all[2] = {0, 0, 1, 3}; });
        plant("more forces than there are", [](Choices& all) { all.push_back({0, 0, 0, 6}); });
        plant("starred worth one", [](Choices& all) { all[0] = {1, 0, 0, 4}; });
    }
    void theJudgeFindsPlantedFaults() {
        QFETCH(const Choices, wrong);
        QVERIFY(!faultOf(emperor, wrong).isEmpty());
    }

    void largeBattlesAreCounted() {
        const Case twenty{.forces = 20, .starred = 20, .dialInHalves = 40, .spice = 10};
        QCOMPARE(faultOf(twenty, choicesOf(twenty)), QString());
        QVERIFY(choicesOf(twenty).size() > 50);
    }

    void greatNumbersDoNotOverflow() {
        QCOMPARE(choicesOf({.forces = greatest, .dialInHalves = greatest}),
                 (Choices{{0, 0, 0, greatest}}));
        QCOMPARE(choicesOf({.forces = greatest, .starred = greatest, .spice = greatest}),
                 Choices());
        QCOMPARE(choicesOf({.forces = greatest, .dialInHalves = greatest - 1, .isFremen = true}),
                 (Choices{{0, 0, (greatest - 1) / 2, 0}}));
        QCOMPARE(
            choicesOf(
                {.starred = greatest, .dialInHalves = greatest - 3, .spice = (greatest - 3) / 4}),
            (Choices{{(greatest - 3) / 4, 0, 0, 0}}));
    }

    void moreThanCanBeToldAreNotTold() {
        const Case all{.forces = greatest, .starred = greatest, .dialInHalves = greatest};
        QVERIFY(!tryChoices(all));
        Case karama = all;
        karama.starredCountOne = true;
        QVERIFY(!tryChoices(karama));
        Case fremen = all;
        fremen.isFremen = true;
        fremen.dialInHalves = greatest - 1;
        QVERIFY(!tryChoices(fremen));
        // As many as are told, and one more.
        const int most = static_cast<int>(greatestNumberOfChoices);
        const Case full{.forces = most, .starred = most, .dialInHalves = 2 * (most - 1)};
        QCOMPARE(tryChoices(full)->size(), greatestNumberOfChoices / 2 + 1);
        const Case fullest{.forces = 3 * most, .starred = most, .dialInHalves = 2 * most - 1};
        QCOMPARE(tryChoices(fullest)->size(), greatestNumberOfChoices);
        const Case above{.forces = 3 * most, .starred = most, .dialInHalves = 2 * most};
        QVERIFY(!tryChoices(above));
    }
};

} // namespace mentat::test::tst_battle

MENTAT_TEST(tst_battle, TestBattle, QCoreApplication)
#include "tst_battle.moc"

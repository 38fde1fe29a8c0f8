#include "scoring/dune/final/final_game.h"
#include "tests/support/player_ids.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace mentat::test::tst_expansion_votes {

namespace {

/// Votes by the number of the voter, in the order in which they were given.
using Ballots = std::vector<std::pair<int, bool>>;

Ballots randomBallots(RandomSource& random) {
    Ballots ballots;
    for (int voter = 1; voter <= 8; ++voter) { // p7 and p8 are not in the line-up
        if (random.oneIn(3))
            continue;
        const size_t place = random.below(ballots.size() + 1);
        ballots.emplace_back(voter, random.oneIn(2));
        std::swap(ballots[place], ballots.back());
    }
    return ballots;
}

/// R7.2 by another way: whoever is ahead among the first six; of a tie the smallest number.
/// firstInTime: the planted fault.
std::optional<bool> readBallots(const Ballots& ballots, bool firstInTime) {
    int yes = 0;
    int no = 0;
    std::optional<std::pair<int, bool>> leads;
    for (const auto& [voter, inFavour] : ballots) {
        if (voter > 6)
            continue;
        ++(inFavour ? yes : no);
        if (!leads || (!firstInTime && voter < leads->first))
            leads = {voter, inFavour};
    }
    if (!leads)
        return std::nullopt;
    return yes == no ? leads->second : yes > no;
}

} // namespace

class TestExpansionVotes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void votesAgainstAnotherReading() {
        int caught = 0;
        for (unsigned seed = 1; seed <= 500; ++seed) {
            RandomSource random(seed);
            const Ballots ballots = randomBallots(random);
            std::vector<ExpansionVote> votes;
            for (const auto& [voter, inFavour] : ballots)
                votes.push_back({player(voter), inFavour});
            std::vector<PlayerId> lineUp;
            for (int number = 1; number <= 6; ++number)
                lineUp.push_back(player(number));
            const auto read = readBallots(ballots, false);
            QVERIFY2(expansionVote(lineUp, votes) == read, qPrintable(QString::number(seed)));
            caught += read != readBallots(ballots, true) ? 1 : 0;
            const VoteCount count = countVotes(lineUp, votes);
            QCOMPARE(count.inFavor + count.against + count.missing, size_t(6));
            QCOMPARE(count.followed.has_value(), read && count.inFavor == count.against);
        }
        QVERIFY2(caught > 0, "the planted fault was not noticed");
    }
};

} // namespace mentat::test::tst_expansion_votes

MENTAT_TEST(tst_expansion_votes, TestExpansionVotes, QCoreApplication)
#include "tst_expansion_votes.moc"

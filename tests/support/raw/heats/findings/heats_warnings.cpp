#include "tests/support/raw/heats/heats_stages.h"
#include "tests/support/raw/heats/raw_heats.h"

#include "tests/support/raw/raw_shape.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H10.21 to H10.27. Void games have none.
namespace mentat::test::raw::heats {

namespace {

// A game's pointer, its valid table sizes, and who may have a bye there; absent if unknown.
struct Stand {
    QString at;
    std::vector<int> sizes;
    std::optional<QStringList> byes;
};

bool needsScores(const std::vector<Json>& keys) {
    return std::any_of(keys.begin(), keys.end(), [](const Json& key) {
        const QString by = textAt(key, u"by"_s);
        return by.startsWith(u"score"_s) || by == u"behind-first"_s || by == u"margin"_s
               || by == u"stage-score"_s || by == u"stage-total"_s || key.find(u"ratio"_s);
    });
}

// H10.25: the later of two seats, one with the better place and the other with the better score.
void findReversals(const Event& event, const Game& game, const QString& at, Findings& findings) {
    const int direction = event.rules.score == u"low"_s ? -1 : 1;
    for (size_t later = 0; later < game.seats.size(); ++later) {
        for (size_t earlier = 0; earlier < later; ++earlier) {
            const Seat& one = game.seats.at(earlier);
            const Seat& other = game.seats.at(later);
            if (!one.given || !other.given || !one.score || !other.score)
                continue;
            const qint64 ahead = *other.given - *one.given;
            const int better = signOf(*one.score, *other.score) * direction;
            if ((ahead > 0 && better < 0) || (ahead < 0 && better > 0))
                findings.add(u"H10.25"_s,
                             below(below(at, static_cast<qsizetype>(later)), u"score"_s));
        }
    }
}

// H10.21. A game with one seat that is not a bye counts as any table.
bool isListed(const Game& game, const Stand& stand) {
    if (game.isBye)
        return !stand.byes || stand.byes->contains(game.seats.front().player);
    const auto size = static_cast<int>(game.size);
    return std::find(stand.sizes.begin(), stand.sizes.end(), size) != stand.sizes.end();
}

void checkGame(const Event& event, const Json& object, const Stand& stand, Findings& findings) {
    const Game game = readGame(object, event.rules, HeatsSlip::None);
    if (game.isVoid)
        return;
    const QString seatsAt = below(stand.at, u"seats"_s);
    if (!isListed(game, stand))
        findings.add(u"H10.21"_s, seatsAt);
    const bool needed = needsScores(event.rules.order) || needsScores(event.rules.eliminated);
    if (needed && game.isComplete && !game.isScored && !game.isBye)
        findings.add(u"H10.23"_s, stand.at);
    findReversals(event, game, seatsAt, findings);
}

// H10.22
void checkLineup(const Json& object, const QString& at, const QStringList& lineup,
                 Findings& findings) {
    const std::vector<Json>& seats = itemsAt(object, u"seats"_s);
    for (size_t s = 0; s < seats.size() && !flagAt(object, u"void"_s); ++s) {
        if (!lineup.contains(textAt(seats.at(s), u"player"_s)))
            findings.add(u"H10.22"_s, below(below(below(at, u"seats"_s), static_cast<qsizetype>(s)),
                                            u"player"_s));
    }
}

const StageOutcome* outcomeOf(const Course& course, const QString& name) {
    const auto stage = std::find_if(course.stages.begin(), course.stages.end(),
                                    [&](const StageOutcome& one) { return one.name == name; });
    return stage == course.stages.end() ? nullptr : &*stage;
}

// H10.27
bool isWhole(const StageRecord& stage, const QStringList& lineup) {
    return std::all_of(lineup.begin(), lineup.end(), [&](const QString& player) {
        return std::any_of(stage.games.begin(), stage.games.end(),
                           [&](const Game& game) { return !game.isVoid && game.seatOf(player); });
    });
}

// The valid tables of a stage: listed sizes, or those that `tables` gives for the players to be
// seated.
Stand standFor(const Event& event, size_t index, const StageOutcome* outcome) {
    Stand stand;
    stand.sizes = event.rules.stages.at(index).sizes;
    if (!event.isSecond() || !outcome)
        return stand;
    const qint64 byes = byesOf(event, index, outcome->lineup.size());
    stand.byes = outcome->lineup.mid(0, byes);
    const auto seated = static_cast<qint64>(outcome->lineup.size() - outcome->byes.size());
    if (event.rules.stages.at(index).tables && canSeat(event, index, seated)) {
        const std::vector<int> given = sizesFor(event, index, seated);
        stand.sizes.insert(stand.sizes.end(), given.begin(), given.end());
    }
    return stand;
}

void checkStage(const Event& event, size_t index, const Json& object, const QString& at,
                Findings& findings) {
    const StageRules& rules = event.rules.stages.at(index);
    const StageRecord& stage = event.stages.at(index);
    // H10.24
    if (stage.hasGames() && !stage.isClosed)
        findings.add(u"H10.24"_s, at);
    const Course course = courseOf(event, standingsOf(event));
    const StageOutcome* outcome = outcomeOf(course, rules.name);
    if (event.isSecond() && outcome && stage.hasGames() && !isWhole(stage, outcome->lineup))
        findings.add(u"H10.27"_s, at);
    Stand stand = standFor(event, index, outcome);
    const std::vector<Json>& games = itemsAt(object, u"games"_s);
    for (size_t g = 0; g < games.size(); ++g) {
        stand.at = below(below(at, u"games"_s), static_cast<qsizetype>(g));
        checkGame(event, games.at(g), stand, findings);
        if (outcome)
            checkLineup(games.at(g), stand.at, outcome->lineup, findings);
    }
}

void checkStages(const Event& event, const Json& document, Findings& findings) {
    const std::vector<Json>& stages = itemsAt(document, u"stages"_s);
    for (size_t i = 0; i < stages.size(); ++i) {
        for (size_t index = 0; index < event.stages.size(); ++index) {
            if (event.rules.stages.at(index).name == textAt(stages.at(i), u"name"_s))
                checkStage(event, index, stages.at(i),
                           below(u"/stages"_s, static_cast<qsizetype>(i)), findings);
        }
    }
}

// In a heat without `byes`, byes are not allowed.
void checkHeats(const Event& event, const Json& document, Findings& findings) {
    Stand stand;
    stand.sizes = event.rules.sizes;
    if (!event.rules.byes)
        stand.byes = QStringList();
    const std::vector<Json>& heats = itemsAt(document, u"heats"_s);
    for (size_t h = 0; h < heats.size(); ++h) {
        const QString at = below(below(u"/heats"_s, static_cast<qsizetype>(h)), u"games"_s);
        const std::vector<Json>& games = itemsAt(heats.at(h), u"games"_s);
        for (size_t g = 0; g < games.size(); ++g) {
            stand.at = below(at, static_cast<qsizetype>(g));
            checkGame(event, games.at(g), stand, findings);
        }
    }
}

// H10.26: each bye of a player who had one in a heat with a lower number.
void checkSecondByes(const Event& event, const Json& document, Findings& findings) {
    const std::vector<Json>& heats = itemsAt(document, u"heats"_s);
    for (size_t h = 0; h < heats.size(); ++h) {
        const QString at = below(below(u"/heats"_s, static_cast<qsizetype>(h)), u"games"_s);
        const std::vector<Json>& games = itemsAt(heats.at(h), u"games"_s);
        for (size_t g = 0; g < games.size(); ++g) {
            const Game game = readGame(games.at(g), event.rules, HeatsSlip::None);
            if (!game.isBye || game.isVoid)
                continue;
            const QString player = game.seats.front().player;
            const auto number = wholeAt(heats.at(h), u"number"_s).value_or(0);
            const bool isSecond
                = std::any_of(event.games.begin(), event.games.end(), [&](const Game& other) {
                      return other.isBye && !other.isVoid && other.heat < number
                             && other.seatOf(player);
                  });
            if (isSecond)
                findings.add(u"H10.26"_s,
                             below(at, static_cast<qsizetype>(g)) + u"/seats/0/player"_s);
        }
    }
}

} // namespace

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

std::vector<RawError> rawHeatsWarnings(const Json& document, Edition edition) {
    const heats::Event event = heats::readEvent(document, edition);
    Findings findings;
    heats::checkHeats(event, document, findings);
    heats::checkStages(event, document, findings);
    heats::checkSecondByes(event, document, findings);
    return findings.sorted();
}

} // namespace mentat::test::raw

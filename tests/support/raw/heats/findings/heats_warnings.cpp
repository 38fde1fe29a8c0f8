#include "tests/support/raw/heats/heats_stages.h"
#include "tests/support/raw/heats/raw_heats.h"

#include "tests/support/raw/raw_shape.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H10.21 to H10.25. Void games have none.
namespace mentat::test::raw::heats {

namespace {

// Where a game stands, and what its table may be.
struct Stand {
    QString at;
    std::vector<int> sizes;
};

bool needsScores(const std::vector<Json>& keys) {
    return std::any_of(keys.begin(), keys.end(), [](const Json& key) {
        const QString by = textAt(key, u"by"_s);
        return by.startsWith(u"score"_s) || by == u"behind-first"_s || by == u"stage-score"_s;
    });
}

// H10.25: the later of two seats of which one has the better place and the other the better score.
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

void checkGame(const Event& event, const Json& object, const Stand& stand, Findings& findings) {
    const Game game = readGame(object, event.rules, HeatsSlip::None);
    if (game.isVoid)
        return;
    const QString seatsAt = below(stand.at, u"seats"_s);
    const auto size = static_cast<int>(game.size);
    if (std::find(stand.sizes.begin(), stand.sizes.end(), size) == stand.sizes.end())
        findings.add(u"H10.21"_s, seatsAt);
    const bool needed = needsScores(event.rules.order) || needsScores(event.rules.eliminated);
    if (needed && game.isComplete && !game.isScored)
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

void checkStage(const Event& event, size_t index, const Json& object, const QString& at,
                Findings& findings) {
    const StageRules& rules = event.rules.stages.at(index);
    const StageRecord& stage = event.stages.at(index);
    // H10.24
    if (stage.hasGames() && !stage.isClosed)
        findings.add(u"H10.24"_s, at);
    const Course course = courseOf(event, standingsOf(event));
    const StageOutcome* outcome = outcomeOf(course, rules.name);
    const std::vector<Json>& games = itemsAt(object, u"games"_s);
    for (size_t g = 0; g < games.size(); ++g) {
        const QString gameAt = below(below(at, u"games"_s), static_cast<qsizetype>(g));
        checkGame(event, games.at(g), {gameAt, rules.sizes}, findings);
        if (outcome)
            checkLineup(games.at(g), gameAt, outcome->lineup, findings);
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

void checkHeats(const Event& event, const Json& document, Findings& findings) {
    const std::vector<Json>& heats = itemsAt(document, u"heats"_s);
    for (size_t h = 0; h < heats.size(); ++h) {
        const QString at = below(below(u"/heats"_s, static_cast<qsizetype>(h)), u"games"_s);
        const std::vector<Json>& games = itemsAt(heats.at(h), u"games"_s);
        for (size_t g = 0; g < games.size(); ++g)
            checkGame(event, games.at(g), {below(at, static_cast<qsizetype>(g)), event.rules.sizes},
                      findings);
    }
}

} // namespace

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

std::vector<RawError> rawHeatsWarnings(const Json& document) {
    const heats::Event event = heats::readEvent(document, HeatsSlip::None);
    Findings findings;
    heats::checkHeats(event, document, findings);
    heats::checkStages(event, document, findings);
    return findings.sorted();
}

} // namespace mentat::test::raw

#include "app/session/rounds/round_acts.h"

#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Change drawn(Edits& edits, const RoundId& round, const std::vector<Game>& games) {
    putTables(edits, round, games);
    return {
        ChangeKind::TablesDrawn, {operandOf(round), qint64(games.size())}, edits.take(), {}, {}};
}

/// Inserts the round among those with known facts.
void putSeed(Edits& edits, const Event& event, const Name& round, std::optional<qint64> seed) {
    AtPosition<Stage> stage = stageAt(event, round);
    stage.value.seed = seed;
    edits.put(StageSlot{round}, stage);
}

Change changedRolls(const Event& event, const Name& round, Stage stage,
                    std::vector<TieRoll> rolls) {
    stage.tieRolls = std::move(rolls);
    return stageChange(event, round, stage, ChangeKind::RoundTiesRolled);
}

} // namespace

Result<Change> setTables(const Event& event, HeatNumber number, const Draw& draw,
                         const std::vector<Game>& games) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    if ((*heat)->details.canceled)
        return failure(FailureKind::HeatCanceled, {operandOf(number)});
    Edits edits(event);
    clearTables(edits, event, number);
    edits.put(DrawSlot{number}, draw);
    return drawn(edits, number, games);
}

Change setTables(const Event& event, const Name& round, qint64 seed,
                 const std::vector<Game>& games) {
    Edits edits(event);
    clearTables(edits, event, round);
    putSeed(edits, event, round, seed);
    return drawn(edits, round, games);
}

Result<Change> takeBackDraw(const Event& event, const RoundId& round) {
    const auto games = tablesIn(event, round);
    if (!games)
        return tl::unexpected(games.error());
    if (std::ranges::any_of(**games, hasBegun))
        return failure(FailureKind::TablesStarted, {operandOf(round)});
    Edits edits(event);
    clearTables(edits, event, round);
    if (const auto heat = round.heat())
        edits.put(DrawSlot{*heat}, std::nullopt);
    else
        putSeed(edits, event, *round.stage(), std::nullopt);
    return Change{ChangeKind::DrawTakenBack, {operandOf(round)}, edits.take(), {}, {}};
}

Result<Change> startRound(const Event& event, const RoundId& round, const VenueTime& time) {
    const auto games = tablesIn(event, round);
    if (!games)
        return tl::unexpected(games.error());
    Edits edits(event);
    qint64 started = 0;
    for (size_t position = 0; position < (*games)->size(); ++position) {
        Game game = (**games)[position];
        if (whyNotToStart(game))
            continue;
        game.start = time;
        edits.put(GameSlot{round, game.table}, AtPosition<Game>{position, game});
        ++started;
    }
    if (started == 0)
        return failure(FailureKind::NothingToStart, {operandOf(round)});
    return Change{ChangeKind::RoundStarted, {operandOf(round), started}, edits.take(), {}, {}};
}

Result<Change> takeBackStarts(const Event& event, const RoundId& round) {
    const auto games = tablesIn(event, round);
    if (!games)
        return tl::unexpected(games.error());
    Edits edits(event);
    bool hasStarted = false;
    for (size_t position = 0; position < (*games)->size(); ++position) {
        Game game = (**games)[position];
        if (hasEndOrResult(game))
            return failure(FailureKind::EndedAlready, placeOf(event, {round, game.table}));
        if (!game.start)
            continue;
        game.start.reset();
        edits.put(GameSlot{round, game.table}, AtPosition<Game>{position, game});
        hasStarted = true;
    }
    const Values all{operandOf(round), QString()};
    if (!hasStarted)
        return failure(FailureKind::NotStarted, all);
    return Change{ChangeKind::StartTakenBack, all, edits.take(), {}, {}};
}

Result<Change> changeRound(const Event& event, const Name& round, const Stage& stage) {
    if (const auto known = roundIn(event, round); !known)
        return tl::unexpected(known.error());
    return stageChange(event, round, stage, ChangeKind::RoundChanged);
}

Result<Change> rollForPlaces(const Event& event, const Name& round, const TieRoll& roll) {
    const auto known = roundIn(event, round);
    if (!known)
        return tl::unexpected(known.error());
    const Stage& stage = known->details;
    return changedRolls(event, round, stage, withRoll(stage.tieRolls, roll));
}

Result<Change> withdrawRollForPlaces(const Event& event, const Name& round, size_t position) {
    const auto known = roundIn(event, round);
    if (!known)
        return tl::unexpected(known.error());
    std::vector<TieRoll> rolls = known->details.tieRolls;
    rolls.erase(rolls.begin() + static_cast<std::ptrdiff_t>(position));
    return changedRolls(event, round, known->details, std::move(rolls));
}

namespace {

DraftAddress calledClocksPlace() {
    return u"called-clocks"_s;
}

// One line per clock: "2/3 battle-plans 2026-07-30T17:12:00.000Z p12", the round as its
// roundWord(); "-" means no one in particular, and a fifth word that it was dismissed.
constexpr QStringView finalOfOld = u"0"; // in files of earlier versions
constexpr QStringView nobody = u"-";
constexpr QStringView dismissed = u"dismissed";

/// A single word other than "-": an id may contain blanks, or be a hyphen.
QString wordOf(const PlayerId& player) {
    return QString::fromLatin1(player.text().toUtf8().toPercentEncoding({}, "-"));
}

std::optional<PlayerId> playerIn(const QString& word) {
    return PlayerId::fromText(QString::fromUtf8(QByteArray::fromPercentEncoding(word.toUtf8())));
}

QString lineOf(const CalledClock& clock) {
    QStringList words{roundWord(clock.table.round) + u'/'
                          + QString::number(clock.table.table.value()),
                      QString(clock.rule->id), clock.called.toString(Qt::ISODateWithMs),
                      clock.whose ? wordOf(*clock.whose) : nobody.toString()};
    if (clock.isDismissed)
        words.append(dismissed.toString());
    return words.join(u' ');
}

std::optional<GameAddress> placeIn(const QString& word) {
    const QString first = word.section(u'/', 0, 0);
    const auto round
        = first == finalOfOld ? std::optional(RoundId(finalName())) : roundOfWord(first);
    const auto table = TableNumber::fromInt(word.section(u'/', 1).toInt());
    return round && table ? std::optional(GameAddress{*round, *table}) : std::nullopt;
}

const ClockRule* ruleIn(const QString& word, std::span<const ClockRule> rules) {
    const auto found = std::ranges::find(rules, word, &ClockRule::id);
    return found == rules.end() ? nullptr : &*found;
}

/// Absent if the line has another format.
std::optional<CalledClock> clockIn(const QString& line, std::span<const ClockRule> rules) {
    const QStringList words = line.split(u' ');
    if (words.size() < 4 || words.size() > 5)
        return std::nullopt;
    const auto place = placeIn(words[0]);
    const ClockRule* rule = ruleIn(words[1], rules);
    const QDateTime called = QDateTime::fromString(words[2], Qt::ISODateWithMs);
    const auto whose = words[3] == nobody ? std::nullopt : playerIn(words[3]);
    const bool isDismissed = words.size() == 5;
    if (!place || !rule || !called.isValid() || (isDismissed && words[4] != dismissed))
        return std::nullopt;
    return CalledClock{*place, rule, called.toUTC(), whose, isDismissed};
}

Result<void> save(Session& session, EventId event, const std::vector<CalledClock>& clocks) {
    if (clocks.empty())
        return session.discardDraft(event, calledClocksPlace());
    QStringList lines;
    for (const CalledClock& clock : clocks)
        lines.append(lineOf(clock));
    return session.saveDraft(event, calledClocksPlace(), lines.join(u'\n'));
}

/// Why a clock cannot be called there; absent if it can.
std::optional<Failure> obstacle(const Event& event, const GameAddress& place) {
    if (event.details.closed)
        return failure(FailureKind::ClosedEvent,
                       {event.details.name.text(), qint64(event.details.year.value())})
            .value();
    if (gameAt(event, place))
        return std::nullopt;
    return gameIn(event, place).error();
}

} // namespace

std::vector<CalledClock> calledClocks(const Session& session, EventId event) {
    std::vector<CalledClock> clocks;
    const Event* known = findEvent(session.book(), event);
    if (!known || !heatsPlay(*known))
        return clocks;
    const auto rules = heatsScoringOf(*known).clockRules;
    for (const Draft& draft : session.drafts()) {
        if (draft.event != event || draft.place != calledClocksPlace())
            continue;
        for (const QString& line : draft.content.split(u'\n')) {
            if (auto clock = clockIn(line, rules))
                clocks.push_back(std::move(*clock));
        }
    }
    return clocks;
}

Result<void> callClock(Session& session, EventId event, const CalledClock& clock) {
    const Event* known = findEvent(session.book(), event);
    Q_ASSERT(known);
    if (const auto why = obstacle(*known, clock.table))
        return tl::unexpected(*why);
    auto clocks = calledClocks(session, event);
    clocks.push_back(clock);
    return save(session, event, clocks);
}

Result<void> dismissClock(Session& session, EventId event, const CalledClock& clock) {
    auto clocks = calledClocks(session, event);
    const auto found = std::find(clocks.begin(), clocks.end(), clock);
    if (found == clocks.end())
        return {};
    // R8: some clocks have a limit per game.
    if (clock.rule->timesAPlayer > 0)
        found->isDismissed = true;
    else
        clocks.erase(found);
    return save(session, event, clocks);
}

} // namespace mentat

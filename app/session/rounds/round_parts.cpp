#include "app/session/rounds/round_parts.h"

#include "model/failure_kind.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr auto stageMark = "stage-"_L1;

} // namespace

QString roundWord(const RoundId& round) {
    if (const auto heat = round.heat())
        return QString::number(heat->value());
    return stageMark + QString::fromLatin1(round.stage()->text().toUtf8().toPercentEncoding());
}

std::optional<RoundId> roundOfWord(const QString& word) {
    if (word.startsWith(stageMark)) {
        const QByteArray name = word.sliced(stageMark.size()).toUtf8();
        const auto stage = Name::fromText(QString::fromUtf8(QByteArray::fromPercentEncoding(name)));
        return stage ? std::optional(RoundId(*stage)) : std::nullopt;
    }
    bool isNumber = false;
    const auto heat = HeatNumber::fromInt(word.toInt(&isNumber));
    return isNumber && heat ? std::optional(RoundId(*heat)) : std::nullopt;
}

Result<const Heat*> heatIn(const Event& event, HeatNumber number) {
    const HeatsPlay* play = heatsPlay(event);
    const Heat* heat = play ? findHeat(*play, number) : nullptr;
    if (!heat)
        return failure(FailureKind::UnknownHeat, {qint64(number.value())});
    return heat;
}

Result<const std::vector<Game>*> tablesIn(const Event& event, const RoundId& round) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return failure(FailureKind::NoFinal);
    const auto* games = gamesOf(*play, round);
    if (!games && round.isHeat())
        return failure(FailureKind::UnknownHeat, {operandOf(round)});
    if (!games || games->empty())
        return failure(FailureKind::RoundWithoutTables, {operandOf(round)});
    return games;
}

Result<Game> gameIn(const Event& event, const GameAddress& place) {
    const auto games = tablesIn(event, place.round);
    if (!games)
        return tl::unexpected(games.error());
    const Game* game = findGame(**games, place.table);
    if (!game)
        return failure(FailureKind::UnknownTable,
                       {operandOf(place.round), qint64(place.table.value())});
    return *game;
}

Failure unknownStage(const Event& event, const Name& asked) {
    QStringList names;
    for (const Name& stage : advancedRounds(event))
        names << stage.text();
    return {FailureKind::UnknownStage, {asked.text(), names.join(u", "_s)}, {}};
}

Result<AdvancedRound> roundIn(const Event& event, const Name& name) {
    if (!heatsPlay(event))
        return failure(FailureKind::NoFinal);
    auto round = heatsScoringOf(event).round(event, name);
    if (!round)
        return tl::unexpected(unknownStage(event, name));
    return *std::move(round);
}

bool hasEndOrResult(const Game& game) {
    return game.end || hasResult(game);
}

bool hasBegun(const Game& game) {
    return game.start || hasEndOrResult(game);
}

std::optional<FailureKind> whyNotToStart(const Game& game) {
    if (game.isVoid)
        return FailureKind::VoidAlready;
    if (hasEndOrResult(game))
        return FailureKind::EndedAlready;
    return game.start ? std::optional(FailureKind::StartedAlready) : std::nullopt;
}

Result<Seat*> seatAt(const Event& event, const RoundId& round, Game& game, SeatNumber number) {
    const auto found = std::ranges::find(game.seats, number, &Seat::number);
    if (found == game.seats.end()) {
        Values values = placeOf(event, {round, game.table});
        values.push_back(qint64(number.value()));
        return failure(FailureKind::UnknownSeat, std::move(values));
    }
    return &*found;
}

size_t positionOf(const Event& event, const GameAddress& place) {
    const auto* games = gamesOf(*heatsPlay(event), place.round);
    if (!games)
        return 0;
    return static_cast<size_t>(std::ranges::count_if(
        *games, [&](const Game& other) { return other.table < place.table; }));
}

void clearTables(Edits& edits, const Event& event, const RoundId& round) {
    const auto* games = gamesOf(*heatsPlay(event), round);
    if (!games)
        return;
    for (auto game = games->rbegin(); game != games->rend(); ++game)
        edits.put(GameSlot{round, game->table}, std::nullopt);
}

void putTables(Edits& edits, const RoundId& round, const std::vector<Game>& games) {
    for (size_t i = 0; i < games.size(); ++i)
        edits.put(GameSlot{round, games[i].table}, AtPosition<Game>{i, games[i]});
}

void makeVoid(Game& game, const QString& reason) {
    const bool hasNote = game.note && !game.note->isEmpty();
    game.isVoid = true;
    game.note = hasNote ? QString(*game.note + u'\n' + reason) : reason;
}

void checkInSeated(Edits& edits, const Heat& heat, const Game& game) {
    auto entrants = heat.entrants;
    for (const Seat& seat : game.seats) {
        if (std::find(entrants.begin(), entrants.end(), seat.player) != entrants.end())
            continue;
        edits.put(EntrantSlot{heat.number, seat.player}, Attendance{false, entrants.size()});
        entrants.push_back(seat.player);
    }
}

AtPosition<Stage> stageAt(const Event& event, const Name& round) {
    if (const auto known = valueAt(event, StageSlot{round}))
        return *known;
    const auto& play = std::get<RulesetPlay>(event.play);
    const auto position = stagePosition(play.ruleset, round);
    const auto before = std::ranges::count_if(play.stages, [&](const PlayedStage& other) {
        return stagePosition(play.ruleset, other.name) < position;
    });
    return {static_cast<size_t>(before), {}};
}

Change stageChange(const Event& event, const Name& round, const Stage& stage, ChangeKind kind,
                   const Values& more) {
    AtPosition<Stage> after = stageAt(event, round);
    after.value = stage;
    Values operands{round.text()};
    operands.insert(operands.end(), more.begin(), more.end());
    return oneEdit(kind, std::move(operands), event, StageSlot{round}, std::optional(after));
}

} // namespace mentat

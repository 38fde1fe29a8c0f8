#include "model/rounds/heats_play.h"

#include "model/event.h"

#include <algorithm>
#include <type_traits>

namespace mentat {

std::optional<HeatNumber> RoundId::heat() const {
    const auto* number = std::get_if<HeatNumber>(&m_id);
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<Name> RoundId::stage() const {
    const auto* name = std::get_if<Name>(&m_id);
    return name ? std::optional(*name) : std::nullopt;
}

std::strong_ordering operator<=>(const RoundId& one, const RoundId& other) {
    if (const auto kind = one.m_id.index() <=> other.m_id.index(); kind != 0)
        return kind;
    if (const auto heat = one.heat())
        return heat->value() <=> other.heat()->value();
    return one.stage()->text().compare(other.stage()->text()) <=> 0;
}

Value operandOf(const RoundId& round) {
    if (const auto heat = round.heat())
        return qint64(heat->value());
    return round.stage()->text();
}

const Name& finalName() {
    static const Name name = *Name::fromText(QStringLiteral("Final"));
    return name;
}

namespace {

template <class Play>
constexpr bool isOfHeats = std::is_base_of_v<HeatsPlay, std::remove_cvref_t<Play>>;

template <class Heats, class AnyPlay>
Heats* heatsIn(AnyPlay& play) {
    return std::visit(
        [](auto& own) -> Heats* {
            if constexpr (isOfHeats<decltype(own)>)
                return &own;
            else
                return nullptr;
        },
        play);
}

} // namespace

const HeatsPlay* heatsPlay(const Event& event) {
    return heatsIn<const HeatsPlay>(event.play);
}

HeatsPlay* heatsPlay(Event& event) {
    return heatsIn<HeatsPlay>(event.play);
}

namespace {

HeatsParts partsOf(const Event& event) {
    return std::visit(
        [](const auto& own) -> HeatsParts {
            if constexpr (isOfHeats<decltype(own)>)
                return own.parts();
            else
                Q_UNREACHABLE();
        },
        event.play);
}

} // namespace

Game blankGame(const Event& event) {
    Game game;
    game.part = partsOf(event).game;
    return game;
}

Seat blankSeat(const Event& event, SeatNumber number, PlayerId player) {
    Seat seat = seatOf(number, std::move(player));
    seat.part = partsOf(event).seat;
    return seat;
}

std::vector<Name> HeatsPlay::advancedRounds() const {
    std::vector<Name> names;
    for (const PlayedStage& stage : stages)
        names.push_back(stage.name);
    return names;
}

std::vector<Name> advancedRounds(const Event& event) {
    return std::visit(
        [](const auto& own) -> std::vector<Name> {
            if constexpr (isOfHeats<decltype(own)>)
                return own.advancedRounds();
            else
                return {};
        },
        event.play);
}

const Stage* finalStage(const Event& event) {
    return std::visit(
        [](const auto& own) -> const Stage* {
            if constexpr (isOfHeats<decltype(own)>)
                return &own.stage();
            else
                return nullptr;
        },
        event.play);
}

bool hasOnlyFinal(const Event& event) {
    return std::visit(
        [](const auto& own) {
            return requires {
                own.finalGame();
            };
        },
        event.play);
}

const Game* onlyFinalGame(const Event& event) {
    return std::visit(
        [](const auto& own) -> const Game* {
            if constexpr (requires { own.finalGame(); })
                return own.finalGame();
            else
                return nullptr;
        },
        event.play);
}

const Heat* findHeat(const HeatsPlay& play, HeatNumber number) {
    const auto found = std::find_if(play.heats.begin(), play.heats.end(),
                                    [&](const Heat& heat) { return heat.number == number; });
    return found == play.heats.end() ? nullptr : &*found;
}

const PlayedStage* findStage(const HeatsPlay& play, const Name& name) {
    const auto found = std::ranges::find(play.stages, name, &PlayedStage::name);
    return found == play.stages.end() ? nullptr : &*found;
}

namespace {

template <class Play>
auto gamesIn(Play& play, const RoundId& round) -> decltype(&play.heats.front().games) {
    for (auto& heat : play.heats) {
        if (round.heat() == heat.number)
            return &heat.games;
    }
    for (auto& stage : play.stages) {
        if (round.stage() == stage.name)
            return &stage.games;
    }
    return nullptr;
}

} // namespace

const std::vector<Game>* gamesOf(const HeatsPlay& play, const RoundId& round) {
    return gamesIn(play, round);
}

std::vector<Game>* gamesOf(HeatsPlay& play, const RoundId& round) {
    return gamesIn(play, round);
}

} // namespace mentat

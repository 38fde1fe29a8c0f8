#pragma once

#include "model/changes/journal.h"
#include "model/event.h"
#include "scoring/storm/storm_house.h"
#include "scoring/storm/storm_rounds.h"
#include "scoring/storm/storm_warnings.h"

#include <QString>

#include <array>

namespace mentat {

/// A seat of a game as typed.
struct GameTextRow {
    PlayerId player;
    QString status{}; // the letter of a status
    QString solaris{};
    QString favor{};
    QString spice{};
    friend bool operator==(const GameTextRow&, const GameTextRow&) = default;
};

/// A game as typed: kept as a draft until it is recorded, including drawn tables.
struct GameText {
    QString round{};
    QString table{};
    QString note{};
    std::vector<GameTextRow> rows{};
    QString seed{}; // of the draw; empty: entered by hand

    /// Nothing is typed beyond the draw.
    [[nodiscard]] bool isAsDrawn() const;
    friend bool operator==(const GameText&, const GameText&) = default;
};

[[nodiscard]] GameText textOf(const StormGame& game);
[[nodiscard]] GameText textOf(const StormRound& round, size_t table);
[[nodiscard]] QString draftOf(const GameText& text);
/// Absent if the draft is not a game; omits players who are not in the event.
[[nodiscard]] std::optional<GameText> gameTextIn(const QString& draft, const Event& event);

/// G, A, R, E: the letter of a status, and its meaning.
[[nodiscard]] QChar statusLetter(StormStatus status);
[[nodiscard]] std::optional<StormStatus> statusOf(const QString& letter);

/// The meaning of a typed game.
struct GameReading {
    StormGame game;                              // with the readable seats
    std::vector<std::optional<StormSeat>> seats; // by row; absent: incomplete
    std::optional<GameFault> fault{};            // the first one; absent: it can be recorded
};
[[nodiscard]] GameReading readGame(const GameText& text, StormGameNumber number);

/// A house as typed; kept as a draft until it is recorded.
struct HouseText {
    QString name{};
    std::optional<Sponsor> sponsor{};
    QString homeworld{};
    std::array<QString, 3> points{}; // for solaris, favor, spice
    Allegiances allegiances{};
    QString firstGame{}; // players of the first game, until one is recorded
    friend bool operator==(const HouseText&, const HouseText&) = default;
};

[[nodiscard]] HouseText textOf(const House& house);
[[nodiscard]] QString draftOf(const HouseText& text);
/// Absent if the draft is not a house.
[[nodiscard]] std::optional<HouseText> houseTextIn(const QString& draft);

/// The meaning of a typed house.
struct HouseReading {
    House house;
    std::optional<ExchangeRate> rate{}; // from the typed size of the first game
    std::optional<HouseFault> fault{};  // the first one; absent: it can be recorded
};
[[nodiscard]] HouseReading readHouse(const HouseText& text);

/// A game without a result, or being corrected.
struct TypedGame {
    StormGameNumber number;
    GameText text;
};

/// The draft games of an event of this kind, among all drafts of its file.
[[nodiscard]] std::vector<TypedGame> typedGames(const std::vector<Draft>& drafts, EventId id,
                                                const Event& event);

// The next unused numbers, counting recorded and draft games.
[[nodiscard]] StormGameNumber nextGame(const Event& event, const std::vector<TypedGame>& typed);
[[nodiscard]] Count nextRound(const Event& event, const std::vector<TypedGame>& typed);

} // namespace mentat

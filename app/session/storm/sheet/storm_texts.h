#pragma once

#include "model/changes/journal.h"
#include "model/event.h"
#include "scoring/storm/storm_house.h"
#include "scoring/storm/storm_rounds.h"
#include "scoring/storm/storm_warnings.h"

#include <QString>

#include <array>

namespace mentat {

/// A seat of a game as it is typed.
struct GameTextRow {
    PlayerId player;
    QString status{}; // the letter of a status
    QString solaris{};
    QString favor{};
    QString spice{};
    friend bool operator==(const GameTextRow&, const GameTextRow&) = default;
};

/// A game as it is typed: kept as a draft until it is recorded, drawn tables too.
struct GameText {
    QString round{};
    QString table{};
    QString note{};
    std::vector<GameTextRow> rows{};
    QString seed{}; // of the draw; empty: put together by hand

    /// Nothing is typed that the draw did not say.
    [[nodiscard]] bool isAsDrawn() const;
    friend bool operator==(const GameText&, const GameText&) = default;
};

[[nodiscard]] GameText textOf(const StormGame& game);
[[nodiscard]] GameText textOf(const StormRound& round, size_t table);
[[nodiscard]] QString draftOf(const GameText& text);
/// Absent where the draft is none of a game; players who are not in the event are left out.
[[nodiscard]] std::optional<GameText> gameTextIn(const QString& draft, const Event& event);

/// G, A, R, E; the letter of a status, and what it means.
[[nodiscard]] QChar statusLetter(StormStatus status);
[[nodiscard]] std::optional<StormStatus> statusOf(const QString& letter);

/// What a typed game says.
struct GameReading {
    StormGame game;                              // with the seats that can be read
    std::vector<std::optional<StormSeat>> seats; // by row; absent: not whole yet
    std::optional<GameFault> fault{};            // the first one; absent: it can be recorded
};
[[nodiscard]] GameReading readGame(const GameText& text, StormGameNumber number);

/// A house as it is typed; kept as a draft until it is recorded.
struct HouseText {
    QString name{};
    std::optional<Sponsor> sponsor{};
    QString homeworld{};
    std::array<QString, 3> points{}; // for solaris, favor, spice
    Allegiances allegiances{};
    QString firstGame{}; // players of the first game, while none is recorded
    friend bool operator==(const HouseText&, const HouseText&) = default;
};

[[nodiscard]] HouseText textOf(const House& house);
[[nodiscard]] QString draftOf(const HouseText& text);
/// Absent where the draft is none of a house.
[[nodiscard]] std::optional<HouseText> houseTextIn(const QString& draft);

/// What a typed house says.
struct HouseReading {
    House house;
    std::optional<ExchangeRate> rate{}; // by the typed size of the first game
    std::optional<HouseFault> fault{};  // the first one; absent: it can be recorded
};
[[nodiscard]] HouseReading readHouse(const HouseText& text);

/// A game that has no result yet, or is being corrected.
struct TypedGame {
    StormGameNumber number;
    GameText text;
};

/// The half-typed games of an event of this kind, among all drafts of its file.
[[nodiscard]] std::vector<TypedGame> typedGames(const std::vector<Draft>& drafts, EventId id,
                                                const Event& event);

// The numbers after those that games have, recorded or typed.
[[nodiscard]] StormGameNumber nextGame(const Event& event, const std::vector<TypedGame>& typed);
[[nodiscard]] Count nextRound(const Event& event, const std::vector<TypedGame>& typed);

} // namespace mentat

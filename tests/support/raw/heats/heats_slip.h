#pragma once

#include <QtGlobal>

#include <array>

namespace mentat::test::raw {

// One thing that the judge of the format `heats` can be told to get wrong, so that a test can show
// which mistakes its random events bring to light.
enum class HeatsSlip : quint8 {
    None,
    // H2
    ScoresBeatPlaces,
    DropoutsAtTheTablesEnd,
    SizeWithoutDropouts,
    VoidGamesCount,
    ExcusedAreOut,
    // H3
    EveryGameCounts,
    LaterGameIsBetter,
    FieldOfTheRanked,
    // H4
    SharedWinsInFull,
    PointsNeverMean,
    SharedFirstForgotten,
    EarlyWinsWithGaps,
    PlacesFromSecond,
    UnknownScoreLeftOut,
    UnscoredTablesShare,
    BestIsTheWinners,
    BehindFirstOfAllPlaces,
    NullComesFirst,
    MoreHeatsAreBetter,
    OpponentsOnce,
    OpponentsWithoutTheDisqualified,
    OpponentsByAllTheirGames,
    // H5
    RollsOfAnyTie,
    // H6 to H9
    FieldBelowThePair,
    HalfIsRoundedUp,
    SkippedAfterFilling,
    StageWithoutGamesIsHeld,
    TablesAreNotFilled,
    AnyNumberIsSeated,
    AbsentKeepTheirPlace,
    AbsentWinnersCount,
    SeedsOfTheStandings,
    LineIsNeverSplit,
    DisqualifiedPlaceIsLost,
    OthersBySeedAlone,
    SnakeGoesRound,
    // H11
    SharedTableplacesStay,
    ForfeitsAmongTheRest,
    DisqualifiedArePlaced,
    UnplayedStageCounts,
    SharedPlaceTakesTheFirst
};

struct NamedHeatsSlip {
    HeatsSlip slip;
    const char* name;
};

inline constexpr std::array heatsSlips = {
    NamedHeatsSlip{HeatsSlip::ScoresBeatPlaces, "ScoresBeatPlaces"},
    NamedHeatsSlip{HeatsSlip::DropoutsAtTheTablesEnd, "DropoutsAtTheTablesEnd"},
    NamedHeatsSlip{HeatsSlip::SizeWithoutDropouts, "SizeWithoutDropouts"},
    NamedHeatsSlip{HeatsSlip::VoidGamesCount, "VoidGamesCount"},
    NamedHeatsSlip{HeatsSlip::ExcusedAreOut, "ExcusedAreOut"},
    NamedHeatsSlip{HeatsSlip::EveryGameCounts, "EveryGameCounts"},
    NamedHeatsSlip{HeatsSlip::LaterGameIsBetter, "LaterGameIsBetter"},
    NamedHeatsSlip{HeatsSlip::FieldOfTheRanked, "FieldOfTheRanked"},
    NamedHeatsSlip{HeatsSlip::SharedWinsInFull, "SharedWinsInFull"},
    NamedHeatsSlip{HeatsSlip::PointsNeverMean, "PointsNeverMean"},
    NamedHeatsSlip{HeatsSlip::SharedFirstForgotten, "SharedFirstForgotten"},
    NamedHeatsSlip{HeatsSlip::EarlyWinsWithGaps, "EarlyWinsWithGaps"},
    NamedHeatsSlip{HeatsSlip::PlacesFromSecond, "PlacesFromSecond"},
    NamedHeatsSlip{HeatsSlip::UnknownScoreLeftOut, "UnknownScoreLeftOut"},
    NamedHeatsSlip{HeatsSlip::UnscoredTablesShare, "UnscoredTablesShare"},
    NamedHeatsSlip{HeatsSlip::BestIsTheWinners, "BestIsTheWinners"},
    NamedHeatsSlip{HeatsSlip::BehindFirstOfAllPlaces, "BehindFirstOfAllPlaces"},
    NamedHeatsSlip{HeatsSlip::NullComesFirst, "NullComesFirst"},
    NamedHeatsSlip{HeatsSlip::MoreHeatsAreBetter, "MoreHeatsAreBetter"},
    NamedHeatsSlip{HeatsSlip::OpponentsOnce, "OpponentsOnce"},
    NamedHeatsSlip{HeatsSlip::OpponentsWithoutTheDisqualified, "OpponentsWithoutTheDisqualified"},
    NamedHeatsSlip{HeatsSlip::OpponentsByAllTheirGames, "OpponentsByAllTheirGames"},
    NamedHeatsSlip{HeatsSlip::RollsOfAnyTie, "RollsOfAnyTie"},
    NamedHeatsSlip{HeatsSlip::FieldBelowThePair, "FieldBelowThePair"},
    NamedHeatsSlip{HeatsSlip::HalfIsRoundedUp, "HalfIsRoundedUp"},
    NamedHeatsSlip{HeatsSlip::SkippedAfterFilling, "SkippedAfterFilling"},
    NamedHeatsSlip{HeatsSlip::StageWithoutGamesIsHeld, "StageWithoutGamesIsHeld"},
    NamedHeatsSlip{HeatsSlip::TablesAreNotFilled, "TablesAreNotFilled"},
    NamedHeatsSlip{HeatsSlip::AnyNumberIsSeated, "AnyNumberIsSeated"},
    NamedHeatsSlip{HeatsSlip::AbsentKeepTheirPlace, "AbsentKeepTheirPlace"},
    NamedHeatsSlip{HeatsSlip::AbsentWinnersCount, "AbsentWinnersCount"},
    NamedHeatsSlip{HeatsSlip::SeedsOfTheStandings, "SeedsOfTheStandings"},
    NamedHeatsSlip{HeatsSlip::LineIsNeverSplit, "LineIsNeverSplit"},
    NamedHeatsSlip{HeatsSlip::DisqualifiedPlaceIsLost, "DisqualifiedPlaceIsLost"},
    NamedHeatsSlip{HeatsSlip::OthersBySeedAlone, "OthersBySeedAlone"},
    NamedHeatsSlip{HeatsSlip::SnakeGoesRound, "SnakeGoesRound"},
    NamedHeatsSlip{HeatsSlip::SharedTableplacesStay, "SharedTableplacesStay"},
    NamedHeatsSlip{HeatsSlip::ForfeitsAmongTheRest, "ForfeitsAmongTheRest"},
    NamedHeatsSlip{HeatsSlip::DisqualifiedArePlaced, "DisqualifiedArePlaced"},
    NamedHeatsSlip{HeatsSlip::UnplayedStageCounts, "UnplayedStageCounts"},
    NamedHeatsSlip{HeatsSlip::SharedPlaceTakesTheFirst, "SharedPlaceTakesTheFirst"}};

} // namespace mentat::test::raw

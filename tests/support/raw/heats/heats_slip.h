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

inline constexpr std::array heatsSlips = {HeatsSlip::ScoresBeatPlaces,
                                          HeatsSlip::DropoutsAtTheTablesEnd,
                                          HeatsSlip::SizeWithoutDropouts,
                                          HeatsSlip::VoidGamesCount,
                                          HeatsSlip::ExcusedAreOut,
                                          HeatsSlip::EveryGameCounts,
                                          HeatsSlip::LaterGameIsBetter,
                                          HeatsSlip::FieldOfTheRanked,
                                          HeatsSlip::SharedWinsInFull,
                                          HeatsSlip::PointsNeverMean,
                                          HeatsSlip::SharedFirstForgotten,
                                          HeatsSlip::EarlyWinsWithGaps,
                                          HeatsSlip::PlacesFromSecond,
                                          HeatsSlip::UnknownScoreLeftOut,
                                          HeatsSlip::UnscoredTablesShare,
                                          HeatsSlip::BestIsTheWinners,
                                          HeatsSlip::BehindFirstOfAllPlaces,
                                          HeatsSlip::NullComesFirst,
                                          HeatsSlip::MoreHeatsAreBetter,
                                          HeatsSlip::OpponentsOnce,
                                          HeatsSlip::OpponentsWithoutTheDisqualified,
                                          HeatsSlip::OpponentsByAllTheirGames,
                                          HeatsSlip::RollsOfAnyTie,
                                          HeatsSlip::FieldBelowThePair,
                                          HeatsSlip::HalfIsRoundedUp,
                                          HeatsSlip::SkippedAfterFilling,
                                          HeatsSlip::StageWithoutGamesIsHeld,
                                          HeatsSlip::TablesAreNotFilled,
                                          HeatsSlip::AnyNumberIsSeated,
                                          HeatsSlip::AbsentKeepTheirPlace,
                                          HeatsSlip::AbsentWinnersCount,
                                          HeatsSlip::SeedsOfTheStandings,
                                          HeatsSlip::LineIsNeverSplit,
                                          HeatsSlip::DisqualifiedPlaceIsLost,
                                          HeatsSlip::OthersBySeedAlone,
                                          HeatsSlip::SnakeGoesRound,
                                          HeatsSlip::SharedTableplacesStay,
                                          HeatsSlip::ForfeitsAmongTheRest,
                                          HeatsSlip::DisqualifiedArePlaced,
                                          HeatsSlip::UnplayedStageCounts,
                                          HeatsSlip::SharedPlaceTakesTheFirst};

} // namespace mentat::test::raw

#pragma once

#include <QtGlobal>

#include <array>

namespace mentat::test::raw {

// A counting mistake that the brute-force statistics and history can be told to make, so that a
// test shows which mistakes its random files reveal.
enum class Slip : quint8 {
    None,
    // statistics
    WithoutDefaultsIsWins,
    AllianceWinCountedOnce,
    UnknownTimeIsZero,
    UnknownTurnsAreZero,
    ZeroTurnsInTheRatio,
    RatioOfMeansIsMeanOfRatios,
    DisqualifiedInBest,
    DisqualifiedNotInMean,
    DropoutsStayAllied,
    AllianceOfUnknownFaction,
    HalfAnAllianceWon,
    VoidGamesCount,
    UnfinishedGamesCount,
    DropoutsDidNotStart,
    FinalAmongTheGames,
    OnlySoloConcessions,
    CutIsTheFirstOut,
    DisqualifiedInQp,
    ThisYearIsEarlier,
    OtherRulesAreEarlier,
    OtherEventsAreEarlier,
    CodesDoNotMatter,
    WaldsInterval,
    // history
    DoubledSummaryCounts,
    SummaryNeverCounts,
    LaurelsForTheLowerHalf,
    SharedPlaceTakesTheFirst,
    SharedTitle,
    UndecidedBestFaction,
    NamesAsWritten,
    HomesDoNotMatter,
    HomelessNamesApart,
    TitleOfThePick,
    RecordByWinnersOnly,
    OnlyFinalistsHaveCareers,
    VoidFinalIsPlayed,
    TopWithoutPlaces
};

inline constexpr std::array statisticsSlips = {
    Slip::WithoutDefaultsIsWins,    Slip::AllianceWinCountedOnce, Slip::UnknownTimeIsZero,
    Slip::UnknownTurnsAreZero,      Slip::ZeroTurnsInTheRatio,    Slip::RatioOfMeansIsMeanOfRatios,
    Slip::DisqualifiedInBest,       Slip::DisqualifiedNotInMean,  Slip::DropoutsStayAllied,
    Slip::AllianceOfUnknownFaction, Slip::HalfAnAllianceWon,      Slip::VoidGamesCount,
    Slip::UnfinishedGamesCount,     Slip::DropoutsDidNotStart,    Slip::FinalAmongTheGames,
    Slip::OnlySoloConcessions,      Slip::CutIsTheFirstOut,       Slip::DisqualifiedInQp,
    Slip::ThisYearIsEarlier,        Slip::OtherRulesAreEarlier,   Slip::OtherEventsAreEarlier,
    Slip::CodesDoNotMatter,         Slip::WaldsInterval};

inline constexpr std::array historySlips
    = {Slip::DoubledSummaryCounts,     Slip::SummaryNeverCounts,  Slip::LaurelsForTheLowerHalf,
       Slip::SharedPlaceTakesTheFirst, Slip::SharedTitle,         Slip::UndecidedBestFaction,
       Slip::NamesAsWritten,           Slip::HomesDoNotMatter,    Slip::HomelessNamesApart,
       Slip::TitleOfThePick,           Slip::RecordByWinnersOnly, Slip::OnlyFinalistsHaveCareers,
       Slip::VoidFinalIsPlayed,        Slip::TopWithoutPlaces};

} // namespace mentat::test::raw

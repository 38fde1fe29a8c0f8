#pragma once

#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "reports/wording/schedule_wording.h"
#include "reports/wording/wording.h"

#include <QString>

// Sentences that more than two layers show, in English. How each reads is asserted once, where it
// is worded (tests/wording, or as told here); that a layer shows *the* sentence is asserted by
// these.
namespace mentat::test {

[[nodiscard]] inline QString checkInSentence(const QString& player, int heat) {
    return Wording().journal(ChangeKind::CheckedIn, {player, qint64(heat)});
}

[[nodiscard]] inline QString unwritableSentence(const QString& path, const QString& why) {
    return Wording().failure({FailureKind::UnwritableFile, {path, why}, {}});
}

[[nodiscard]] inline QString noSpaceSentence(const QString& path) {
    return Wording().failure({FailureKind::NoSpaceForFile, {path}, {}});
}

[[nodiscard]] inline QString sideTwiceSentence(Side side) {
    return Wording().finding({FindingKind::SideTwice, {}, {side}, {}});
}

[[nodiscard]] inline QString inTwoGamesSentence(const QString& player, int heat, int table) {
    return Wording().finding(
        {FindingKind::PlayerInTwoGames, {}, {player, qint64(heat), qint64(table)}, {}});
}

[[nodiscard]] inline QString noRulesetSentence(const QString& format) {
    return notRunSentence(Language(), format);
}

/// As tests/reports/tst_dune_reports.cpp has it, of the sample.
inline const QString unknownPointsSentence
    = QStringLiteral("The PP of 1 player is unknown and could change Best Bene Gesserit.");
/// As tests/reports/tst_dune_reports.cpp has it, of an event without games.
inline const QString noFinalSentence = QStringLiteral("The final has no result yet.");
/// What `check` prints where there is nothing to say, as tests/cli/tst_check.cpp has it.
inline const QByteArray nothingFound = "No errors, no warnings.\n";

} // namespace mentat::test

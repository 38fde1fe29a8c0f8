#pragma once

#include "app/session/ruleset/listed_stages.h"
#include "model/changes/change.h"
#include "model/document/schedule/schedule.h"
#include "model/event.h"
#include "model/result.h"

namespace mentat {

/// The rules for an event of a schedule.
struct ScheduledRules {
    QString name; // of the tournament, or of the ruleset
    Play play;    // empty
};

/// Maps the convention's format codes to rules: HE to the Dune tournament, others to the ruleset
/// with that code or name ("SW", "Swiss"; "S\E" is SE). Mentat cannot run events without one.
class FormatCodes {
public:
    /// Failures: those of builtInRulesets().
    [[nodiscard]] static Result<FormatCodes> known();
    [[nodiscard]] std::optional<ScheduledRules> rulesOf(const ScheduledEvent& event) const;
    /// The number of its rounds that are heats under these rules; without rules all that look like
    /// one.
    [[nodiscard]] int heatsOf(const ScheduledEvent& event) const;

    /// The available choices whatever the schedule says: the Dune tournament, then the built-in
    /// rulesets.
    [[nodiscard]] const std::vector<ScheduledRules>& all() const { return m_all; }
    /// By name, ignoring letter case, blanks, and punctuation. nullptr: there is none.
    [[nodiscard]] const ScheduledRules* named(const QString& name) const;

private:
    std::vector<ScheduledRules> m_all;
};

/// A fact about a round in a schedule.
enum class ScheduleFact { Start, Length, Room };

/// A difference between an event and a schedule.
struct ScheduleDifference {
    RoundKind kind;
    std::optional<HeatNumber> number;
    QString words; // the schedule's name of the round
    ScheduleFact fact;
    std::optional<QString> was; // as in documents; absent: not set in the event
    QString now;
};

/// The changes that a schedule makes to an event.
struct ScheduleUpdate {
    Event after;
    /// The schedule's rounds as the event plays them: a mulligan may be a heat.
    std::vector<ScheduledRound> rounds;
    /// Everything as one act, for Session::perform(); absent if nothing changes.
    std::optional<Change> change;
    std::vector<ScheduleDifference> differences;
    /// Rounds without a place in the event: a quarterfinal that the ruleset lacks.
    std::vector<ScheduledRound> left;
    /// Rounds that differ but whose tables have begun: they stay.
    std::vector<ScheduledRound> begun;
    /// Advanced rounds added and removed.
    StagesChanged stages{};
    /// The possible changes, with the answers used in this update.
    StageQuestions asked{};
    /// The result leaves players before the final without a place in it.
    std::optional<CrowdedFinal> crowded{};
    /// They differ, but one of them is under way: they stay.
    bool stagesStay = false;

    /// The number of individual changes to an existing event.
    [[nodiscard]] size_t changeCount() const {
        return differences.size() + stages.added.size() + stages.dropped.size()
               + (stages.earlier ? 1 : 0);
    }
};

/// Whether a line of the schedule has no effect: a demonstration, something that is not a round, a
/// round without a place in the event.
[[nodiscard]] bool isLeftOut(const ScheduleUpdate& update, qint64 line);

/// The questions about advanced rounds answered as in the schedule; absent: the proposed answers.
using StageAnswers = std::optional<RoundKinds>;

/// Updates times, lengths, and rooms of heats and stages from the schedule; adds missing heats.
/// Keeps what the schedule does not mention, heats that it lacks, and rounds whose tables have
/// begun. Proposes to add advanced rounds that the ruleset lacks until a heat has begun, and to
/// remove none except by renaming. Failures: UnknownHeat if the event has no heats.
[[nodiscard]] Result<ScheduleUpdate> updateFromSchedule(const Event& event,
                                                        const ScheduledEvent& scheduled,
                                                        const StageAnswers& answers = RoundKinds());

/// A new event from the schedule: name, code, year, GM, prize level, heats; proposes exactly its
/// advanced rounds. Failures: those of updateFromSchedule().
[[nodiscard]] Result<ScheduleUpdate> eventFromSchedule(const ScheduledEvent& scheduled,
                                                       const ScheduledRules& rules,
                                                       const StageAnswers& answers = {});
/// Whether it is this event, in any year: by code or name.
[[nodiscard]] bool isNamedIn(const ScheduledEvent& scheduled, const Event& event);
/// Whether a schedule is about this event, in the same year.
[[nodiscard]] bool speaksOf(const ScheduledEvent& scheduled, const Event& event);
/// The year in which it is held. An event of a schedule has at least one round.
[[nodiscard]] Year yearOf(const ScheduledEvent& scheduled);

} // namespace mentat

#pragma once

#include "app/session/ruleset/listed_stages.h"
#include "model/changes/change.h"
#include "model/document/schedule/schedule.h"
#include "model/event.h"
#include "model/result.h"

namespace mentat {

/// What an event of a schedule would be played by.
struct ScheduledRules {
    QString name; // of the tournament, or of the ruleset
    Play play;    // with nothing in it yet
};

/// Which rules the convention's format codes mean: of HE the Dune tournament, of the others the
/// ruleset with that code or name ("SW", "Swiss"; "S\E" is SE). What has none, Mentat cannot run.
class FormatCodes {
public:
    /// Failures: those of builtInRulesets().
    [[nodiscard]] static Result<FormatCodes> known();
    [[nodiscard]] std::optional<ScheduledRules> rulesOf(const ScheduledEvent& event) const;
    /// How many of its rounds would be heats by these rules; without rules all that look like one.
    [[nodiscard]] int heatsOf(const ScheduledEvent& event) const;

    /// Whatever the schedule says, these can be chosen: the Dune tournament, then the rulesets that
    /// come with the program.
    [[nodiscard]] const std::vector<ScheduledRules>& all() const { return m_all; }
    /// By its name; letter case, blanks and punctuation aside. nullptr: there is none.
    [[nodiscard]] const ScheduledRules* named(const QString& name) const;

private:
    std::vector<ScheduledRules> m_all;
};

/// What a schedule says of a round.
enum class ScheduleFact { Start, Length, Room };

/// Where an event and a schedule differ.
struct ScheduleDifference {
    RoundKind kind;
    std::optional<HeatNumber> number;
    QString words; // as the schedule calls the round
    ScheduleFact fact;
    std::optional<QString> was; // as documents write it; absent: the event says nothing
    QString now;
};

/// What a schedule changes in an event.
struct ScheduleUpdate {
    Event after;
    /// The schedule's, as the event plays them: a mulligan that is a heat here is one.
    std::vector<ScheduledRound> rounds;
    /// All of it as one act, for Session::perform(); absent where nothing changes.
    std::optional<Change> change;
    std::vector<ScheduleDifference> differences;
    /// Rounds that the event has no place for: a quarterfinal that the ruleset has not.
    std::vector<ScheduledRound> left;
    /// Rounds whose tables have begun, and which the schedule has otherwise: they stay.
    std::vector<ScheduledRound> begun;
    /// Which advanced rounds the event got for its schedule, and which it lost.
    StagesChanged stages{};
    /// Which it could, with the answers that this update goes by.
    StageQuestions asked{};
    /// What became of them leaves people before the final without a place in it.
    std::optional<CrowdedFinal> crowded{};
    /// They differ, but one of them is under way: they stay.
    bool stagesStay = false;

    /// How many single things change in an event that is there.
    [[nodiscard]] size_t changeCount() const {
        return differences.size() + stages.added.size() + stages.dropped.size()
               + (stages.earlier ? 1 : 0);
    }
};

/// Whether nothing comes of that line of the schedule: a demonstration, what is no round, a round
/// that the event has no place for.
[[nodiscard]] bool isLeftOut(const ScheduleUpdate& update, qint64 line);

/// Of the questions about advanced rounds those whose answer is as the schedule has it; absent: as
/// proposed.
using StageAnswers = std::optional<RoundKinds>;

/// Times, lengths and rooms of heats and stages as the schedule has them; a heat that the event has
/// not is added. What the schedule does not say stays, heats that it has not too, and rounds whose
/// tables have begun. Advanced rounds that it lists and the ruleset has not are proposed until a
/// heat has begun, and none is lost but for one by another name. Failures: UnknownHeat where the
/// event is not one in heats.
[[nodiscard]] Result<ScheduleUpdate> updateFromSchedule(const Event& event,
                                                        const ScheduledEvent& scheduled,
                                                        const StageAnswers& answers = RoundKinds());

/// A new event as the schedule has it: name, code, year, GM, prize level, heats; proposed are just
/// the advanced rounds that it lists. Failures: those of updateFromSchedule().
[[nodiscard]] Result<ScheduleUpdate> eventFromSchedule(const ScheduledEvent& scheduled,
                                                       const ScheduledRules& rules,
                                                       const StageAnswers& answers = {});
/// Whether it is this event, in whichever year: by code or name.
[[nodiscard]] bool isNamedIn(const ScheduledEvent& scheduled, const Event& event);
/// Whether a schedule speaks of this event: of its year too.
[[nodiscard]] bool speaksOf(const ScheduledEvent& scheduled, const Event& event);
/// In which year it is held. An event of a schedule has at least one round.
[[nodiscard]] Year yearOf(const ScheduledEvent& scheduled);

} // namespace mentat

#include "app/session/scheduled_event.h"

#include "app/session/acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "app/session/ruleset/listed_rounds.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/kinds/rules_kind.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The only event with the code HE whose rules are known.
bool isDuneTournament(const ScheduledEvent& event) {
    return event.format == u"HE"_s
           && (event.code.compare(u"DUN"_s, Qt::CaseInsensitive) == 0
               || event.name.normalized() == u"dune"_s);
}

/// Compares names of rules: "hmw p" is HMW-P.
QString wordOfRules(const QString& name) {
    QString letters = normalizedText(name);
    letters.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return letters;
}

std::vector<ScheduledRound> roundsAsPlayed(const Play& play, const ScheduledEvent& scheduled) {
    const auto* byRuleset = std::get_if<RulesetPlay>(&play);
    return byRuleset ? roundsBy(byRuleset->ruleset, scheduled.rounds) : scheduled.rounds;
}

/// Changes one event round by round.
class ScheduleUpdater {
public:
    ScheduleUpdater(const Event& event, std::vector<ScheduledRound> rounds)
        : m_update{event, std::move(rounds), {}, {}, {}, {}} {}

    /// Advanced rounds first, so that their times can be stored.
    Result<void> takeStages(const ScheduledEvent& scheduled, const StageAnswers& answers) {
        const auto* play = std::get_if<RulesetPlay>(&m_update.after.play);
        if (!play)
            return {};
        StageQuestions questions = stageQuestions(play->ruleset, scheduled);
        if (!areStagesAhead(*play)) {
            m_update.stagesStay = !questions.empty();
            return {};
        }
        propose(questions, *play);
        for (StageQuestion& question : questions) {
            if (answers)
                question.isTaken = answers->contains(question.kind);
        }
        m_update.asked = questions;
        StagesTaken taken = mentat::takeStages(m_update.after, scheduled, takenOf(questions));
        m_update.stages = std::move(taken.changed);
        if (!taken.change)
            return {};
        return make(*taken.change).map([this] {
            m_update.crowded = crowdedFinal(std::get<RulesetPlay>(m_update.after.play).ruleset);
        });
    }

    Result<void> take(const ScheduledRound& round) {
        switch (round.kind) {
        case RoundKind::Heat: return takeHeat(round);
        case RoundKind::Elimination:
        case RoundKind::Quarterfinal:
        case RoundKind::Semifinal:
        case RoundKind::Final: return takeStage(round);
        case RoundKind::Demo:
        case RoundKind::Mulligan:
        case RoundKind::Other: break;
        }
        return {};
    }
    ScheduleUpdate result() { return std::move(m_update); }

private:
    /// Proposes the schedule's stages until a heat has begun; drops a round that it does not list
    /// only if it has it by another name.
    static void propose(StageQuestions& questions, const RulesetPlay& play) {
        const bool hasBegun = std::ranges::any_of(play.heats, [](const Heat& heat) {
            return std::ranges::any_of(heat.games, mentat::hasBegun);
        });
        const bool addsBeforeFinal
            = std::ranges::any_of(questions, [](const StageQuestion& question) {
                  return question.isListed && question.kind != RoundKind::Final;
              });
        for (StageQuestion& question : questions)
            question.isTaken = !hasBegun
                               && (question.isListed
                                   || (addsBeforeFinal && question.kind != RoundKind::Final
                                       && question.kind != RoundKind::Elimination));
    }

    Result<void> takeHeat(const ScheduledRound& round) {
        const HeatsPlay* play = heatsPlay(m_update.after);
        if (!play || !round.number)
            return failure(FailureKind::UnknownHeat,
                           {qint64(round.number ? round.number->value() : 0)});
        const Heat* heat = findHeat(*play, *round.number);
        HeatDetails details = heat ? heat->details : HeatDetails();
        note(round, ScheduleFact::Start, textOf(details.start), round.start.text());
        details.start = round.start;
        if (round.minutes) {
            note(round, ScheduleFact::Length,
                 heat ? textOf(std::optional(details.minutes)) : std::nullopt,
                 QString::number(round.minutes->value()));
            details.minutes = *round.minutes;
        }
        if (round.room) {
            note(round, ScheduleFact::Room, details.location, *round.room);
            details.location = round.room;
        }
        return settle(round, heat && std::ranges::any_of(heat->games, hasBegun), [&] {
            return heat ? changeHeat(m_update.after, *round.number, details)
                        : addHeat(m_update.after, *round.number, details);
        });
    }

    /// The round's name in the event; absent if it has no such round.
    [[nodiscard]] static std::optional<Name> nameIn(const Event& event,
                                                    const ScheduledRound& round) {
        if (hasOnlyFinal(event))
            return round.kind == RoundKind::Final ? std::optional(finalName()) : std::nullopt;
        const auto* play = std::get_if<RulesetPlay>(&event.play);
        if (!play)
            return std::nullopt;
        const auto& stages = play->ruleset.stages;
        if (round.kind == RoundKind::Elimination) {
            const QString key = keyOfElimination(eliminationName(round));
            const auto found = std::ranges::find(
                stages, key, [](const StageRule& stage) { return keyOfElimination(stage.name); });
            return found == stages.end() ? std::nullopt : std::optional(found->name);
        }
        const auto stage = stageOf(play->ruleset, round.kind);
        return stage ? std::optional(stages[*stage].name) : std::nullopt;
    }

    Result<void> takeStage(const ScheduledRound& round) {
        const Event& event = m_update.after;
        const auto name = nameIn(event, round);
        if (!name) {
            m_update.left.push_back(round);
            return {};
        }
        Stage stage = stageAt(event, *name).value;
        takeTimes(round, stage);
        if (round.room) {
            note(round, ScheduleFact::Room, stage.location, *round.room);
            stage.location = round.room;
        }
        const PlayedStage* played = findStage(*heatsPlay(event), *name);
        return settle(round, played && std::ranges::any_of(played->games, hasBegun),
                      [&] { return changeRound(event, *name, stage); });
    }

    void takeTimes(const ScheduledRound& round, Stage& stage) {
        note(round, ScheduleFact::Start, textOf(stage.start), round.start.text());
        stage.start = round.start;
        if (!round.minutes)
            return;
        note(round, ScheduleFact::Length, textOf(stage.minutes),
             QString::number(round.minutes->value()));
        stage.minutes = round.minutes;
    }

    static std::optional<QString> textOf(const std::optional<VenueTime>& time) {
        return time ? std::optional(time->text()) : std::nullopt;
    }
    static std::optional<QString> textOf(const std::optional<Minutes>& minutes) {
        return minutes ? std::optional(QString::number(minutes->value())) : std::nullopt;
    }
    void note(const ScheduledRound& round, ScheduleFact fact, std::optional<QString> was,
              const QString& now) {
        if (was != now)
            m_noted.push_back({round.kind, round.number, round.words, fact, std::move(was), now});
    }

    /// Applies the differences found in the round, unless its tables have begun.
    template <class MakeChange>
    Result<void> settle(const ScheduledRound& round, bool hasBegun, MakeChange change) {
        const auto noted = std::exchange(m_noted, {});
        if (noted.empty())
            return {};
        if (hasBegun) {
            m_update.begun.push_back(round);
            return {};
        }
        m_update.differences.insert(m_update.differences.end(), noted.begin(), noted.end());
        return make(change());
    }

    Result<void> make(const Result<Change>& change) {
        if (!change)
            return tl::unexpected(change.error());
        auto after = changed(m_update.after, *change);
        if (!after)
            return failure(FailureKind::Stale);
        m_update.after = *std::move(after);
        if (!m_update.change) {
            const EventDetails& details = m_update.after.details;
            m_update.change = Change{ChangeKind::ScheduleTaken,
                                     {details.name.text(), qint64(details.year.value())},
                                     {},
                                     {},
                                     {}};
        }
        EditList& edits = m_update.change->edits;
        edits.insert(edits.end(), change->edits.begin(), change->edits.end());
        return {};
    }

    ScheduleUpdate m_update;
    std::vector<ScheduleDifference> m_noted; // of the current round
};

} // namespace

Result<FormatCodes> FormatCodes::known() {
    auto rulesets = builtInRulesets();
    if (!rulesets)
        return tl::unexpected(rulesets.error());
    FormatCodes codes;
    codes.m_all.push_back({u"Dune"_s, DunePlay()});
    for (Ruleset& ruleset : *rulesets) {
        RulesetPlay play;
        const QString name = ruleset.name.text();
        play.ruleset = std::move(ruleset);
        codes.m_all.push_back({name, std::move(play)});
    }
    return codes;
}

std::optional<ScheduledRules> FormatCodes::rulesOf(const ScheduledEvent& event) const {
    if (isDuneTournament(event))
        return m_all.front();
    const QString format = wordOfRules(event.format.value_or(QString()));
    const auto found = std::ranges::find_if(m_all, [&](const ScheduledRules& rules) {
        const auto* play = std::get_if<RulesetPlay>(&rules.play);
        return play && play->ruleset.code
               && (wordOfRules(*play->ruleset.code) == format || wordOfRules(rules.name) == format);
    });
    return found == m_all.end() || format.isEmpty() ? std::nullopt : std::optional(*found);
}

int FormatCodes::heatsOf(const ScheduledEvent& event) const {
    const auto rules = rulesOf(event);
    const auto rounds = rules ? roundsAsPlayed(rules->play, event) : event.rounds;
    return static_cast<int>(std::ranges::count(rounds, RoundKind::Heat, &ScheduledRound::kind));
}

const ScheduledRules* FormatCodes::named(const QString& name) const {
    const QString wanted = wordOfRules(name);
    const auto found = std::ranges::find_if(
        m_all, [&](const ScheduledRules& rules) { return wordOfRules(rules.name) == wanted; });
    return found == m_all.end() || wanted.isEmpty() ? nullptr : &*found;
}

Result<ScheduleUpdate> updateFromSchedule(const Event& event, const ScheduledEvent& scheduled,
                                          const StageAnswers& answers) {
    ScheduledEvent read = scheduled;
    read.rounds = roundsAsPlayed(event.play, scheduled);
    ScheduleUpdater updater(event, read.rounds);
    if (const auto taken = updater.takeStages(read, answers); !taken)
        return tl::unexpected(taken.error());
    for (const ScheduledRound& round : read.rounds) {
        if (const auto taken = updater.take(round); !taken)
            return tl::unexpected(taken.error());
    }
    return updater.result();
}

Result<ScheduleUpdate> eventFromSchedule(const ScheduledEvent& scheduled,
                                         const ScheduledRules& rules, const StageAnswers& answers) {
    Event event{{scheduled.name, scheduled.code, yearOf(scheduled), {}, scheduled.gm, {}, {}, {}},
                {},
                {},
                {},
                {},
                {},
                {},
                rules.play};
    event.settings = kindOf<RulesKind>(event).facts().settings;
    if (kindOf<RulesKind>(event).facts().sets)
        event.details.sets = {GameSet::Base};
    if (scheduled.prizeLevel)
        event.settings.prizeLevel = Count(*scheduled.prizeLevel);
    // A new event takes everything from the schedule.
    const auto* play = std::get_if<RulesetPlay>(&event.play);
    ScheduledEvent read = scheduled;
    read.rounds = roundsAsPlayed(event.play, scheduled);
    const auto all = play ? takenOf(stageQuestions(play->ruleset, read)) : RoundKinds();
    return updateFromSchedule(event, scheduled, answers ? *answers : all);
}

bool isLeftOut(const ScheduleUpdate& update, qint64 line) {
    const auto isLine = [line](const ScheduledRound& round) { return round.line == line; };
    const auto round = std::ranges::find_if(update.rounds, isLine);
    if (round == update.rounds.end() || std::ranges::any_of(update.left, isLine))
        return true;
    switch (round->kind) {
    case RoundKind::Heat:
    case RoundKind::Elimination:
    case RoundKind::Quarterfinal:
    case RoundKind::Semifinal:
    case RoundKind::Final: return false;
    case RoundKind::Demo:
    case RoundKind::Mulligan:
    case RoundKind::Other: break;
    }
    return true;
}

bool isNamedIn(const ScheduledEvent& scheduled, const Event& event) {
    const EventDetails& details = event.details;
    return (details.code && details.code->compare(scheduled.code, Qt::CaseInsensitive) == 0)
           || details.name.normalized() == scheduled.name.normalized();
}

bool speaksOf(const ScheduledEvent& scheduled, const Event& event) {
    return event.details.year == yearOf(scheduled) && isNamedIn(scheduled, event);
}

Year yearOf(const ScheduledEvent& scheduled) {
    Q_ASSERT(!scheduled.rounds.empty());
    return Year(scheduled.rounds.front().start.date().year());
}

} // namespace mentat

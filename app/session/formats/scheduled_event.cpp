#include "app/session/formats/scheduled_event.h"

#include "app/session/acts.h"
#include "app/session/formats/by_ruleset/built_in_rulesets.h"
#include "app/session/formats/by_ruleset/stage_parts.h"
#include "app/session/heats/final/final_acts.h"
#include "app/session/heats/heat_acts.h"
#include "app/session/heats/heat_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/formats/format.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The only event of the code HE that it is known of how it is played.
bool isDuneTournament(const ScheduledEvent& event) {
    return event.format == u"HE"_s
           && (event.code.compare(u"DUN"_s, Qt::CaseInsensitive) == 0
               || event.name.normalised() == u"dune"_s);
}

/// What a name is told by: "hmw p" is HMW-P.
QString wordOfRules(const QString& name) {
    QString letters = normalisedText(name);
    letters.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return letters;
}

/// One event, changed round by round.
class ScheduleUpdater {
public:
    explicit ScheduleUpdater(const Event& event) : m_update{event, {}, {}, {}, {}, {}} {}

    Result<void> take(const ScheduledRound& round) {
        switch (round.kind) {
        case RoundKind::Heat: return takeHeat(round);
        case RoundKind::Quarterfinal: return takeStage(round, u"quarterfinal"_s);
        case RoundKind::Semifinal: return takeStage(round, u"semifinal"_s);
        case RoundKind::Final: return takeStage(round, u"final"_s);
        case RoundKind::Demo:
        case RoundKind::Mulligan:
        case RoundKind::Other: break;
        }
        return {};
    }
    ScheduleUpdate result() { return std::move(m_update); }

private:
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

    Result<void> takeStage(const ScheduledRound& round, const QString& word) {
        if (const auto* play = std::get_if<RulesetPlay>(&m_update.after.play)) {
            for (const StageRule& rule : play->ruleset.stages) {
                if (rule.name.normalised() == word)
                    return takeStageOf(round, *play, rule.name);
            }
        } else if (const Stage* known = finalStage(m_update.after);
                   known && round.kind == RoundKind::Final) {
            return takeFinal(round, *known);
        }
        m_update.left.push_back(round);
        return {};
    }

    Result<void> takeFinal(const ScheduledRound& round, Stage stage) {
        takeTimes(round, stage);
        if (round.room)
            m_update.roomless.push_back(round);
        return settle(round, hasBegun(finalGameOf(*heatsPlay(m_update.after))),
                      [&] { return changeFinal(m_update.after, stage); });
    }

    Result<void> takeStageOf(const ScheduledRound& round, const RulesetPlay& play,
                             const Name& name) {
        auto placed = stageAt(m_update.after, name);
        takeTimes(round, placed.value);
        if (round.room) {
            note(round, ScheduleFact::Room, placed.value.location, *round.room);
            placed.value.location = round.room;
        }
        const PlayedStage* played = findStage(play, name);
        return settle(round, played && std::ranges::any_of(played->games, hasBegun), [&] {
            return oneEdit(ChangeKind::StageChanged, {name.text()}, m_update.after, StageSlot{name},
                           std::move(placed));
        });
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
            m_noted.push_back({round.kind, round.number, fact, std::move(was), now});
    }

    /// What was noted of the round is changed; where its tables have begun it is let be.
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
    std::vector<ScheduleDifference> m_noted; // of the round that is looked at
};

QString wordOf(RoundKind kind) {
    switch (kind) {
    case RoundKind::Quarterfinal: return u"quarterfinal"_s;
    case RoundKind::Semifinal: return u"semifinal"_s;
    case RoundKind::Final: return u"final"_s;
    case RoundKind::Heat:
    case RoundKind::Demo:
    case RoundKind::Mulligan:
    case RoundKind::Other: break;
    }
    return {};
}

Name nameOf(RoundKind kind) {
    return *Name::fromText(kind == RoundKind::Quarterfinal ? u"Quarterfinal"_s
                           : kind == RoundKind::Semifinal  ? u"Semifinal"_s
                                                           : u"Final"_s);
}

/// So many times as many: of each table of the round before, one goes on.
Entrants timesAsMany(const Entrants& entrants, int times) {
    if (const auto* number = std::get_if<EntrantsNumber>(&entrants))
        return EntrantsNumber{Positive(number->number.value() * times)};
    if (const auto* byField = std::get_if<EntrantsByField>(&entrants)) {
        EntrantsByField more = *byField;
        for (EntrantsFrom& from : more)
            from.number = Count(from.number.value() * times);
        return more;
    }
    return entrants; // everybody who has won
}

/// How many the stage would take at most; 0: nobody can say.
int mostOf(const Entrants& entrants) {
    if (const auto* number = std::get_if<EntrantsNumber>(&entrants))
        return number->number.value();
    const auto* byField = std::get_if<EntrantsByField>(&entrants);
    return byField && !byField->empty() ? byField->back().number.value() : 0;
}

/// The advanced rounds of a ruleset as a schedule lists them: no other, and each of them.
class ListedStages {
public:
    ListedStages(const ScheduledEvent& scheduled, Ruleset& ruleset)
        : m_scheduled(scheduled)
        , m_ruleset(ruleset) {}

    void apply(ScheduleUpdate& update) {
        renameIfOne(update);
        // From the last to the first, so that each is put before what comes after it.
        for (const RoundKind kind :
             {RoundKind::Final, RoundKind::Semifinal, RoundKind::Quarterfinal}) {
            const auto stage = stageOf(kind);
            if (isListed(kind) && !stage && insert(kind)) {
                update.added.push_back(kind);
            } else if (!isListed(kind) && stage) {
                drop(*stage);
                update.dropped.push_back(kind);
            }
        }
    }

private:
    [[nodiscard]] bool isListed(RoundKind kind) const {
        return std::ranges::find(m_scheduled.rounds, kind, &ScheduledRound::kind)
               != m_scheduled.rounds.end();
    }
    [[nodiscard]] std::optional<size_t> stageOf(RoundKind kind) const {
        const auto found = std::ranges::find_if(m_ruleset.stages, [&](const StageRule& stage) {
            return stage.name.normalised() == wordOf(kind);
        });
        return found == m_ruleset.stages.end()
                   ? std::nullopt
                   : std::optional(static_cast<size_t>(found - m_ruleset.stages.begin()));
    }

    /// One round before the final is the same, whatever it is called.
    void renameIfOne(ScheduleUpdate& update) {
        const auto semifinal = stageOf(RoundKind::Semifinal);
        if (!semifinal || isListed(RoundKind::Semifinal) || !isListed(RoundKind::Quarterfinal)
            || stageOf(RoundKind::Quarterfinal))
            return;
        m_ruleset.stages[*semifinal].name = nameOf(RoundKind::Quarterfinal);
        update.added.push_back(RoundKind::Quarterfinal);
        update.dropped.push_back(RoundKind::Semifinal);
    }

    /// Whoever would have entered it enters the next.
    void drop(size_t stage) {
        auto& stages = m_ruleset.stages;
        if (stage + 1 < stages.size() && !stages[stage + 1].entrants)
            stages[stage + 1].entrants = stages[stage].entrants;
        stages.erase(stages.begin() + static_cast<std::ptrdiff_t>(stage));
    }

    /// Before the next that there is, with tables of its sizes; its winners are then as many as the
    /// ruleset has enter that one. A final where there is no stage at all: one table.
    bool insert(RoundKind kind) {
        auto& stages = m_ruleset.stages;
        if (stages.empty() == (kind != RoundKind::Final))
            return false;
        if (kind == RoundKind::Final) {
            StageRule last{nameOf(kind), {}, {}};
            last.entrants = EntrantsNumber{Positive(m_ruleset.sizes.front().value())};
            stages.push_back(std::move(last));
            return true;
        }
        StageRule& next = stages.front();
        if (!next.entrants)
            return false;
        StageRule stage = next;
        stage.name = nameOf(kind);
        stage.fillTo = Count(0);
        stage.fillTables = false;
        stage.advance = Positive(1);
        // A final's tables are larger than those of the rounds before it.
        stage.sizes = stages.size() == 1 ? ListedSizes() : next.sizes;
        const int size = sizesOf(m_ruleset, stage).front().value();
        stage.entrants = timesAsMany(*next.entrants, size);
        const int most = mostOf(*next.entrants);
        stage.skipBelow = Count((most > 0 ? most : size * size) + 1);
        next.entrants.reset();
        next.atMostHalf = false;
        stages.insert(stages.begin(), std::move(stage));
        return true;
    }

    const ScheduledEvent& m_scheduled;
    Ruleset& m_ruleset;
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
    const auto found = std::ranges::find_if(m_all, [&](const ScheduledRules& rules) {
        const auto* play = std::get_if<RulesetPlay>(&rules.play);
        const auto code = play ? play->ruleset.code : std::nullopt;
        return event.format && code && code->compare(*event.format, Qt::CaseInsensitive) == 0;
    });
    return found == m_all.end() ? std::nullopt : std::optional(*found);
}

const ScheduledRules* FormatCodes::named(const QString& name) const {
    const QString wanted = wordOfRules(name);
    const auto found = std::ranges::find_if(
        m_all, [&](const ScheduledRules& rules) { return wordOfRules(rules.name) == wanted; });
    return found == m_all.end() || wanted.isEmpty() ? nullptr : &*found;
}

Result<ScheduleUpdate> updateFromSchedule(const Event& event, const ScheduledEvent& scheduled) {
    ScheduleUpdater updater(event);
    for (const ScheduledRound& round : scheduled.rounds) {
        if (const auto taken = updater.take(round); !taken)
            return tl::unexpected(taken.error());
    }
    return updater.result();
}

Result<ScheduleUpdate> eventFromSchedule(const ScheduledEvent& scheduled,
                                         const ScheduledRules& rules) {
    Event event{{scheduled.name, scheduled.code, yearOf(scheduled), {}, scheduled.gm, {}, {}, {}},
                {},
                {},
                {},
                {},
                {},
                {},
                rules.play};
    event.settings = formatOf(event).facts().settings;
    if (formatOf(event).facts().sets)
        event.details.sets = {GameSet::Base};
    if (scheduled.prizeLevel)
        event.settings.prizeLevel = Count(*scheduled.prizeLevel);
    ScheduleUpdate stages{event, {}, {}, {}, {}, {}};
    if (auto* play = std::get_if<RulesetPlay>(&event.play))
        ListedStages(scheduled, play->ruleset).apply(stages);
    return updateFromSchedule(event, scheduled).map([&](ScheduleUpdate update) {
        update.added = stages.added;
        update.dropped = stages.dropped;
        return update;
    });
}

bool isNamedIn(const ScheduledEvent& scheduled, const Event& event) {
    const EventDetails& details = event.details;
    return (details.code && details.code->compare(scheduled.code, Qt::CaseInsensitive) == 0)
           || details.name.normalised() == scheduled.name.normalised();
}

bool speaksOf(const ScheduledEvent& scheduled, const Event& event) {
    return event.details.year == yearOf(scheduled) && isNamedIn(scheduled, event);
}

Year yearOf(const ScheduledEvent& scheduled) {
    Q_ASSERT(!scheduled.rounds.empty());
    return Year(scheduled.rounds.front().start.date().year());
}

} // namespace mentat

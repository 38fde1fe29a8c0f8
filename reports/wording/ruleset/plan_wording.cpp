#include "reports/wording/ruleset/plan_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class PlanWriter {
public:
    explicit PlanWriter(const Language& language) : m_language(language) {}

    [[nodiscard]] QString number(qint64 number) const { return m_language.number(number); }

    /// "15 tables of 4, 2 tables of 3"
    [[nodiscard]] QString tables(const std::vector<int>& groups) const {
        std::map<int, int, std::greater<>> bySize;
        for (const int size : groups)
            ++bySize[size];
        QStringList parts;
        for (const auto& [size, tables] : bySize)
            parts << sayCounted(m_language, CountedPhrase("Plan", "%n table(s) of %1"), tables,
                                {number(size)});
        return parts.join(u", "_s);
    }

    /// "1 sits out, 1 table of 4" and "1 is missing, 2 tables of 3".
    [[nodiscard]] QString offered(const std::vector<OtherGroups>& others) const {
        QStringList parts;
        for (const OtherGroups& other : others) {
            parts << (other.out > 0
                          ? sayCounted(m_language, CountedPhrase("Plan", "%n sit(s|) out (%1)"),
                                       other.out, {tables(other.groups)})
                          : sayCounted(m_language,
                                       CountedPhrase("Plan", "%n (is|are) missing (%1)"),
                                       -other.out, {tables(other.groups)}));
        }
        return parts.join(u"; "_s);
    }

    /// In hours with one decimal, rounding half up.
    [[nodiscard]] QString hours(qint64 minutes) const {
        return m_language.tenths((minutes * 10 + 30) / 60);
    }

    [[nodiscard]] QString when(const std::optional<VenueTime>& time) const {
        return time ? dayAndClockText(m_language.locale(), time->date(), time->time()) : QString();
    }

    /// One round; without tables, the line omits them.
    [[nodiscard]] PlanLine line(const QString& name, const PlannedRound& round) const {
        const QString sizes = tables(round.counted());
        const QString byes
            = round.byes > 0
                  ? sayCounted(m_language, CountedPhrase("Plan", "%n bye(s)"), round.byes)
                  : QString();
        return {name,
                number(round.players),
                number(static_cast<qint64>(round.counted().size())),
                byes.isEmpty() ? sizes : QString(sizes + u", "_s + byes),
                {},
                when(round.start),
                when(round.end())};
    }

protected:
    const Language& m_language;
};

class EventPlanWriter : private PlanWriter {
public:
    EventPlanWriter(const Language& language, const Ruleset& ruleset, const EventPlan& plan)
        : PlanWriter(language)
        , m_ruleset(ruleset)
        , m_plan(plan) {}

    [[nodiscard]] PlanTexts texts() && {
        addHeats();
        addCrowd();
        for (size_t i = 0; i < m_plan.stages.size(); ++i)
            addStage(m_plan.stages[i], i);
        addHours();
        return std::move(m_texts);
    }

private:
    void addHeats() {
        for (size_t i = 0; i < m_plan.heats.size(); ++i) {
            const PlannedRound& heat = m_plan.heats[i];
            const auto position = static_cast<qint64>(i) + 1;
            m_texts.lines.push_back(
                line(say(m_language, Phrase("Plan", "Heat %1"), {number(position)}), heat));
            if (heat.byes > 0)
                m_texts.sentences << sayCounted(
                    m_language,
                    CountedPhrase("Plan", "Heat %1: %n (has a bye|have byes), because no tables "
                                          "fit %2."),
                    heat.byes, {number(position), number(heat.players)});
            if (!heat.others.empty()) {
                m_texts.sentences << sayCounted(
                    m_language,
                    CountedPhrase("Plan", "Heat %1: no tables fit %n player(s). Options: "
                                          "%2."),
                    heat.players, {number(position), offered(heat.others)});
            }
        }
    }

    void addCrowd() {
        QStringList& all = m_texts.sentences;
        if (!m_plan.isFieldAssumed)
            all << sayCounted(m_language, CountedPhrase("Plan", "The field is %n player(s)."),
                              m_plan.field);
        else if (m_plan.heats.size() == 1)
            all << sayCounted(m_language,
                              CountedPhrase("Plan", "The field is %n player(s), as in the heat."),
                              m_plan.field);
        else
            all << sayCounted(m_language,
                              CountedPhrase("Plan", "The field is assumed to be %n player(s), "
                                                    "as in the largest heat. If different "
                                                    "people play the other heats, type the "
                                                    "field."),
                              m_plan.field);
        if (!m_plan.winners)
            return;
        const auto wins = std::get<EntrantsByWins>(*m_ruleset.stages.front().entrants).wins.value();
        all << (m_plan.areWinnersAssumed
                    ? sayCounted(m_language,
                                 CountedPhrase("Plan", "Wins needed: %1. At most %n player(s) "
                                                       "can have them, so that many are "
                                                       "assumed. If you expect fewer, type the "
                                                       "winners."),
                                 *m_plan.winners, {number(wins)})
                    : sayCounted(m_language,
                                 CountedPhrase("Plan", "Wins needed: %1. %n player(s) (is|are) "
                                                       "expected to have them."),
                                 *m_plan.winners, {number(wins)}));
    }

    void addStage(const PlannedStage& stage, size_t position) {
        const QString name = stage.name.text();
        if (!stage.held) {
            m_texts.lines.push_back(
                {name, {}, {}, say(m_language, Phrase("Plan", "not held")), {}, {}, {}});
            m_texts.sentences << notHeld(stage, position);
            return;
        }
        PlanLine row = line(name, stage.round);
        if (stage.goOn > 0)
            row.goOn = number(stage.goOn);
        m_texts.lines.push_back(std::move(row));
        m_texts.sentences << held(stage);
    }

    [[nodiscard]] QString notHeld(const PlannedStage& stage, size_t position) const {
        const StageRule& rule = m_ruleset.stages[position];
        if (stage.because == HeldBecause::NotAboveByesTo)
            return sayCounted(m_language,
                              CountedPhrase("Plan", "%1 is not held: %n player(s) "
                                                    "qualif(ies|y), no more than %2."),
                              stage.qualified, {stage.name.text(), number(rule.byesTo.value())});
        if (stage.because == HeldBecause::NobodyToMeet)
            return say(m_language, Phrase("Plan", "%1 is not held: fewer than two would play."),
                       {stage.name.text()});
        const QStringList filling{stage.name.text(), number(rule.skipBelow.value())};
        const bool isByHalf = stage.qualified >= rule.skipBelow.value();
        return isByHalf ? sayCounted(
                   m_language,
                   CountedPhrase("Plan",
                                 "%1 is not held: only half the field can enter, and that is fewer "
                                 "than %2; %n player(s) go(es|) on."),
                   stage.qualified, filling)
                        : sayCounted(m_language,
                                     CountedPhrase("Plan", "%1 is not held: %n player(s) "
                                                           "qualif(ies|y), fewer than %2."),
                                     stage.qualified, filling);
    }

    [[nodiscard]] QString held(const PlannedStage& stage) const {
        const int players = stage.round.players;
        const QStringList filling{stage.name.text(), number(stage.qualified),
                                  tables(stage.round.tables)};
        if (players == 0)
            return say(m_language, Phrase("Plan", "%1: no one qualifies."), filling);
        if (stage.round.byes > 0)
            return sayCounted(m_language,
                              CountedPhrase("Plan", "%1: %2 qualify, and %n (has|have) a bye; "
                                                    "%3."),
                              stage.round.byes, filling);
        if (players > stage.qualified)
            return sayCounted(m_language,
                              CountedPhrase("Plan", "%1: %2 qualify, filled with alternates to "
                                                    "%n; %3."),
                              players, filling);
        if (players < stage.qualified)
            return sayCounted(m_language,
                              CountedPhrase("Plan", "%1: %2 qualify and %n can play; %3."), players,
                              filling);
        return sayCounted(m_language, CountedPhrase("Plan", "%1: %n qualif(ies|y); %3."), players,
                          filling);
    }

    void addHours() {
        if (!m_plan.tableMinutes) {
            m_texts.sentences << say(m_language, Phrase("Plan", "Type how many minutes a game "
                                                                "takes to see the hours."));
            return;
        }
        m_texts.sentences << say(
            m_language, Phrase("Plan", "Hours of all rounds: %1 of tables, %2 of players."),
            {hours(*m_plan.tableMinutes), hours(*m_plan.playerMinutes)});
    }

    const Ruleset& m_ruleset;
    const EventPlan& m_plan;
    PlanTexts m_texts;
};

class EliminationWriter : private PlanWriter {
public:
    using PlanWriter::PlanWriter;

    [[nodiscard]] PlanTexts texts(const EliminationPlan& plan,
                                  const std::optional<Minutes>& minutes) const {
        PlanTexts texts;
        for (const EliminationRound& round : plan.usual.rounds) {
            const auto position = static_cast<qint64>(texts.lines.size()) + 1;
            PlanLine row = line(
                round.goOn == 0 ? say(m_language, Phrase("Plan", "Final"))
                                : say(m_language, Phrase("Plan", "Round %1"), {number(position)}),
                plannedOf(round));
            if (round.goOn > 0)
                row.goOn = number(round.goOn);
            texts.lines.push_back(std::move(row));
        }
        texts.sentences << usual(plan.usual);
        addFullness(texts.sentences, plan);
        if (plan.bracket)
            texts.sentences << bracket(*plan.bracket);
        for (const EliminationChoice& choice : plan.choices)
            texts.sentences << chosen(choice);
        if (minutes && plan.usual.hasFinal())
            texts.sentences << hoursOf(plan.usual, minutes->value());
        return texts;
    }

private:
    static PlannedRound plannedOf(const EliminationRound& round) {
        PlannedRound planned;
        planned.players = round.players;
        planned.tables = round.tables;
        return planned;
    }

    /// "A bracket of 16: 3 byes in the first of 4 rounds, 12 games in all."
    [[nodiscard]] QString bracket(const BracketPlan& plan) const {
        const QStringList filling{number(plan.places), number(plan.rounds), number(plan.games)};
        return plan.byes == 0
                   ? say(m_language,
                         Phrase("Plan", "As a bracket of %1 without byes: %2 rounds, %3 games."),
                         filling)
                   : sayCounted(m_language,
                                CountedPhrase("Plan",
                                              "As a bracket of %1: %n bye(s) in the first of %2 "
                                              "rounds, then none; %3 games."),
                                plan.byes, filling);
    }

    void addFullness(QStringList& all, const EliminationPlan& plan) const {
        const EliminationChain& usual = plan.usual;
        if (usual.hasFinal() && !usual.isFinalListed)
            all << say(m_language,
                       Phrase("Plan", "The final's size is not one of the table sizes."));
        if (usual.rounds.size() < 2)
            return;
        if (plan.isUsualFull)
            all << say(m_language, Phrase("Plan", "All tables after round 1 are full."));
        else if (plan.choices.empty())
            all << say(m_language,
                       Phrase("Plan", "No other number of tables in one round makes all "
                                      "later tables full."));
    }

    /// "66, 17, 4": for the rounds before the final.
    [[nodiscard]] QString tablesByRound(const EliminationChain& chain) const {
        QStringList numbers;
        for (const EliminationRound& round : chain.rounds) {
            if (round.goOn > 0)
                numbers << number(static_cast<qint64>(round.tables.size()));
        }
        return numbers.join(u", "_s);
    }

    [[nodiscard]] QString usual(const EliminationChain& chain) const {
        const QString numbers = tablesByRound(chain);
        if (!chain.hasFinal()) {
            const QStringList filling{numbers, offered(chain.offered)};
            return numbers.isEmpty()
                       ? sayCounted(m_language,
                                    CountedPhrase("Plan", "No tables fit %n player(s). Options: "
                                                          "%2."),
                                    chain.left, filling)
                       : sayCounted(m_language,
                                    CountedPhrase("Plan", "Tables round by round: %1. Then no "
                                                          "tables fit %n player(s). Options: "
                                                          "%2."),
                                    chain.left, filling);
        }
        const int finalists = chain.rounds.back().players;
        return numbers.isEmpty()
                   ? sayCounted(
                       m_language,
                       CountedPhrase("Plan", "%n player(s) go(es|) straight to the final."),
                       finalists)
                   : sayCounted(m_language,
                                CountedPhrase("Plan", "Tables round by round: %1, then a final "
                                                      "of %n."),
                                finalists, {numbers});
    }

    [[nodiscard]] QString chosen(const EliminationChoice& choice) const {
        const EliminationChain& chain = choice.chain;
        const QStringList filling{number(static_cast<qint64>(choice.round) + 1),
                                  tables(chain.rounds[choice.round].tables), tablesByRound(chain)};
        const int finalists = chain.rounds.back().players;
        return choice.isFull
                   ? sayCounted(m_language,
                                CountedPhrase("Plan", "With %2 in round %1: %3 tables, then a "
                                                      "final of %n. All tables after that round "
                                                      "are full."),
                                finalists, filling)
                   : sayCounted(m_language,
                                CountedPhrase("Plan", "With %2 in round %1: %3 tables, then a "
                                                      "final of %n."),
                                finalists, filling);
    }

    [[nodiscard]] QString hoursOf(const EliminationChain& chain, qint64 minutes) const {
        const auto rounds = static_cast<qint64>(chain.rounds.size());
        return say(m_language,
                   Phrase("Plan", "Hours of all rounds: %1 one after another, %2 of "
                                  "tables, %3 of players."),
                   {hours(rounds * minutes), hours(chain.tables() * minutes),
                    hours(chain.seats() * minutes)});
    }
};

/// %1 is the typed text, %2 the number, %3 the limit.
Phrase faultTextOf(PlanFaultKind kind) {
    switch (kind) {
    case PlanFaultKind::NoHeat:
        return Phrase("Plan", "Type how many players you expect in each heat, such as "
                              "20, 18, 15.");
    case PlanFaultKind::NoNumber: return Phrase("Plan", "“%1” does not fit: type a whole number.");
    case PlanFaultKind::TooFew: return Phrase("Plan", "At least two players are needed.");
    case PlanFaultKind::TooMany: return Phrase("Plan", "%2 is too many: plan at most %3.");
    case PlanFaultKind::FieldTooSmall:
        return Phrase("Plan", "A field of %2 is too small: %3 are expected in one heat.");
    case PlanFaultKind::FieldTooLarge:
        return Phrase("Plan", "A field of %2 is too large: all heats together have %3.");
    case PlanFaultKind::WinnersAboveField:
        return Phrase("Plan", "%2 winners is more than the field of %3.");
    case PlanFaultKind::NoWinnersWanted:
        return Phrase("Plan", "In this ruleset, who advances does not depend on the "
                              "number of winners: leave it empty.");
    case PlanFaultKind::AdvanceTooLarge:
        return Phrase("Plan", "%2 cannot advance from a table of %3: type fewer.");
    case PlanFaultKind::NoSizes:
        return Phrase("Plan", "“%1” is not a list of table sizes: type numbers from 2 "
                              "to 12, each once, such as 4, 3.");
    }
    return nullptr;
}

} // namespace

PlanTexts planTexts(const Language& language, const Ruleset& ruleset, const EventPlan& plan) {
    return EventPlanWriter(language, ruleset, plan).texts();
}

PlanTexts eliminationTexts(const Language& language, const EliminationPlan& plan,
                           const std::optional<Minutes>& minutes) {
    return EliminationWriter(language).texts(plan, minutes);
}

QString planFaultText(const Language& language, const PlanFault& fault) {
    return say(
        language, faultTextOf(fault.kind),
        {onOneLine(fault.typed), language.number(fault.number), language.number(fault.limit)});
}

} // namespace mentat

#include "app/session/ruleset/listed_rounds.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool hasStageOf(const Ruleset& ruleset, const QString& words) {
    const auto name = Name::fromText(words);
    return name && findStageRule(ruleset, *name) != nullptr;
}

} // namespace

bool isByElimination(const Ruleset& ruleset) {
    const auto isCode = [&](QLatin1StringView code) {
        return ruleset.code && ruleset.code->compare(code, Qt::CaseInsensitive) == 0;
    };
    if (isCode("SE"_L1) || isCode("SEM"_L1))
        return true;
    const auto& stages = ruleset.stages;
    if (stages.empty() || !stages.front().entrants
        || !std::holds_alternative<EntrantsByWins>(*stages.front().entrants))
        return false;
    return std::ranges::any_of(stages, [](const StageRule& stage) {
        return stage.byesTo.value() > 0 || roundWords(stage.name.text()).kind == RoundKind::Heat;
    });
}

std::vector<ScheduledRound> roundsBy(const Ruleset& ruleset, std::vector<ScheduledRound> rounds) {
    const bool isElimination = isByElimination(ruleset);
    bool hasMulligan = false;
    for (ScheduledRound& round : rounds) {
        if (round.kind == RoundKind::Mulligan
            && (isElimination || ruleset.pairing == Pairing::Record)) {
            round.kind = RoundKind::Heat;
            hasMulligan = true;
        } else if (isElimination && round.kind == RoundKind::Heat && round.number->value() > 1
                   && !isCalledHeat(round.words)) {
            round.kind = RoundKind::Elimination;
        } else if (round.kind == RoundKind::Other && hasStageOf(ruleset, round.words)) {
            round.kind = RoundKind::Elimination;
        }
    }
    if (!hasMulligan)
        return rounds;
    int heats = 0;
    for (ScheduledRound& round : rounds) { // sorted by start
        if (round.kind == RoundKind::Heat)
            round.number = HeatNumber(++heats);
    }
    return rounds;
}

Name eliminationName(const ScheduledRound& round) {
    const QString text
        = round.number ? u"Round %1"_s.arg(round.number->value()) : round.words.simplified();
    return *Name::fromText(text);
}

QString keyOfElimination(const Name& name) {
    const RoundWords words = roundWords(name.text());
    return words.kind == RoundKind::Heat ? u"round %1"_s.arg(words.number->value())
                                         : name.normalized();
}

} // namespace mentat

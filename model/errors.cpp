#include "model/errors.h"

#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "model/kinds/rules_kind.h"
#include "model/result.h"

#include <algorithm>
#include <unordered_set>

namespace mentat {

namespace {

constexpr Rule rules[] = {
#define KIND(name, rule, ...) Rule::rule,
#include "model/finding_kinds.def"
};

} // namespace

Rule ruleOf(FindingKind kind) {
    return rules[static_cast<size_t>(kind)];
}

tl::unexpected<Failure> refusal(Findings findings, qint64 further) {
    return tl::unexpected<Failure>(Failure{FailureKind::Refused, {}, std::move(findings), further});
}

void KnownPlayers::checkOne(const PlayerId& id, const Pointer& where, Findings& findings) const {
    if (!has(id))
        findings.push_back({FindingKind::UnknownPlayer, where, {id.text()}, {}});
}

void KnownPlayers::checkList(const std::vector<PlayerId>& ids, const Pointer& list,
                             Findings& findings) const {
    std::unordered_set<PlayerId> seen;
    for (size_t i = 0; i < ids.size(); ++i) {
        if (!seen.insert(ids[i]).second)
            findings.push_back({FindingKind::Twice, list.index(i), {ids[i].text()}, {}});
        else if (!has(ids[i]))
            checkOne(ids[i], list.index(i), findings);
    }
}

void addTieRollErrors(const std::vector<TieRoll>& ties, const Pointer& list,
                      const KnownPlayers& players, Findings& findings) {
    for (size_t i = 0; i < ties.size(); ++i) {
        const Pointer tie = list.index(i);
        players.checkList(ties[i].players, tie.key("players"), findings);
        if (ties[i].rolls.size() > ties[i].players.size()) {
            findings.push_back({FindingKind::MoreRollsThanPlayers,
                                tie.key("rolls"),
                                {static_cast<qint64>(ties[i].rolls.size()),
                                 static_cast<qint64>(ties[i].players.size())},
                                tie});
        }
    }
}

namespace {

void addPlayerErrors(const Event& event, Findings& findings) {
    std::unordered_set<PlayerId> seen;
    for (size_t i = 0; i < event.players.size(); ++i) {
        const PlayerId& id = event.players[i].id;
        if (!seen.insert(id).second) {
            findings.push_back(
                {FindingKind::Twice, Pointer().key("players").index(i).key("id"), {id.text()}, {}});
        }
    }
}

void addDetailErrors(const Event& event, const KnownPlayers& players, Findings& findings) {
    const Pointer root = Pointer().key("event");
    const Pointer sets = root.key("sets");
    checkTwice(
        event.details.sets, [](GameSet set) { return set; },
        [](GameSet set) { return Value(QString(idOf(set))); },
        [&](size_t i) { return sets.index(i); }, sets, findings);
    for (size_t i = 0; i < event.keepApart.size(); ++i) {
        players.checkList(event.keepApart[i].players, root.key("keepApart").index(i).key("players"),
                          findings);
    }
    for (size_t i = 0; i < event.awardDecisions.size(); ++i) {
        if (const auto& player = event.awardDecisions[i].player)
            players.checkOne(*player, root.key("awardDecisions").index(i).key("player"), findings);
    }
}

/// list: the outermost list that contains it; items may be missing from it.
void addTooLong(const Name& text, qsizetype most, const Pointer& where, const Pointer& list,
                Findings& findings) {
    if (text.text().size() > most)
        findings.push_back({FindingKind::TextTooLong,
                            where,
                            {static_cast<qint64>(text.text().size()), static_cast<qint64>(most)},
                            list});
}

} // namespace

void addAidsErrors(const EventAids& aids, const Pointer& where, Findings& findings) {
    const Pointer sheet = where.key("sheet");
    const auto addWord = [&](const std::optional<Name>& word, const char* key) {
        if (word)
            addTooLong(*word, SheetLabels::longest, sheet.key(key), {}, findings);
    };
    addWord(aids.sheet.label, "label");
    addWord(aids.sheet.score, "score");
    addWord(aids.sheet.place, "place");
    const Pointer card = where.key("card");
    for (size_t i = 0; i < aids.card.size(); ++i) {
        const CardSection& section = aids.card[i];
        const Pointer at = card.index(i);
        addTooLong(section.title, CardSection::longestTitle, at.key("title"), card, findings);
        for (size_t line = 0; line < section.lines.size(); ++line)
            addTooLong(section.lines[line], CardSection::longestLine, at.key("lines").index(line),
                       card, findings);
    }
}

namespace {

/// Players and settings affect everything; all else affects only itself.
bool affectsAll(const AnyEdit& edit) {
    if (const auto* player = std::get_if<Edit<PlayerSlot>>(&edit))
        return player->before.has_value() != player->after.has_value();
    return std::holds_alternative<Edit<SettingsSlot>>(edit);
}

} // namespace

Findings eventErrors(const Event& event) {
    Findings findings;
    const KnownPlayers players(event);
    addDetailErrors(event, players, findings);
    addAidsErrors(event.aids, Pointer().key("event").key("aids"), findings);
    addPlayerErrors(event, findings);
    addTieRollErrors(event.tieRolls, Pointer().key("tieRolls"), players, findings);
    kindOf<RulesKind>(event).addErrors(event, players, nullptr, findings);
    return findings;
}

Findings eventErrors(const Event& event, const EditList& edits) {
    if (std::any_of(edits.begin(), edits.end(), affectsAll))
        return eventErrors(event);
    Findings findings;
    const KnownPlayers players(event);
    addDetailErrors(event, players, findings);
    addAidsErrors(event.aids, Pointer().key("event").key("aids"), findings);
    addTieRollErrors(event.tieRolls, Pointer().key("tieRolls"), players, findings);
    kindOf<RulesKind>(event).addErrors(event, players, &edits, findings);
    return findings;
}

Finding foundTwice(const Pointer& where, const Value& what, const Pointer& scope) {
    return {FindingKind::Twice, where, {what}, scope};
}

} // namespace mentat

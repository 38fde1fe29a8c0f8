#include "scoring/formats/wbc_dune/event_questions.h"

#include "model/finding_kind.h"
#include "scoring/formats/wbc_dune/game_questions.h"
#include "scoring/formats/wbc_dune/placed_game.h"

#include <algorithm>
#include <unordered_map>

namespace mentat {

namespace {

/// What a warning says that the value of a seat could decide; absent: it says no such thing.
std::optional<AskedFact> factOf(const Finding& warning) {
    if (warning.kind == FindingKind::UnknownInAward)
        return AskedFact::Points;
    if (warning.kind != FindingKind::UnknownInTie)
        return std::nullopt;
    return askedFactOf(*enumFromId<EndValue>(std::get<QString>(warning.values.front())));
}

/// The warnings that say that a value could decide something, by the seat's place in the document.
std::unordered_map<QString, Findings> decidingBySeat(const Findings& warnings) {
    std::unordered_map<QString, Findings> bySeat;
    for (const Finding& warning : warnings) {
        if (factOf(warning))
            bySeat[warning.where.text()].push_back(warning);
    }
    return bySeat;
}

auto sheetOrder(const GameQuestion& question) {
    return std::tuple(question.seat.has_value(), question.seat, question.fact);
}

void addOf(std::vector<OpenQuestion>& questions, const PlacedGame& placed, const Settings& settings,
           const std::unordered_map<QString, Findings>& bySeat) {
    const bool isFinal = !placed.heat;
    const GamePlace place{isFinal ? std::nullopt : std::optional(placed.heat->number),
                          placed.game.table};
    const auto first = static_cast<std::ptrdiff_t>(questions.size());
    for (const GameQuestion& asked : questionsOf(placed.game, settings, isFinal))
        questions.push_back({place, asked, true, {}});
    if (bySeat.empty() || !placed.game.victory)
        return;
    for (size_t seat = 0; seat < placed.game.seats.size(); ++seat) {
        const auto warnings = bySeat.find(placed.seat(seat).text());
        if (warnings == bySeat.end())
            continue;
        for (const Finding& warning : warnings->second) {
            const GameQuestion question{*factOf(warning), seat};
            const auto known
                = std::find_if(questions.begin() + first, questions.end(),
                               [&](const OpenQuestion& one) { return one.question == question; });
            if (known == questions.end())
                questions.push_back({place, question, false, {warning}});
            else
                known->deciding.push_back(warning);
        }
    }
    std::ranges::sort(questions.begin() + first, questions.end(), {},
                      [](const OpenQuestion& one) { return sheetOrder(one.question); });
}

} // namespace

std::vector<OpenQuestion> eventQuestions(const Event& event, const Findings& warnings) {
    const auto bySeat = decidingBySeat(warnings);
    std::vector<OpenQuestion> questions;
    for (const PlacedGame& placed : placedGames(event))
        addOf(questions, placed, event.settings, bySeat);
    return questions;
}

} // namespace mentat

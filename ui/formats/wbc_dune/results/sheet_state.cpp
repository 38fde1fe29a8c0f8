#include "ui/formats/wbc_dune/results/sheet_state.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace mentat {

namespace {

bool winnersAreAsked(const SheetState& state) {
    // All others are named by the victory itself, or by the values that come further down.
    return state.text.victory == Victory::Solo || state.text.victory == Victory::Alliance;
}

} // namespace

Findings SheetState::openWarnings() const {
    Findings open;
    std::ranges::copy_if(review.warnings.open, std::back_inserter(open),
                         std::not_fn(isOpenQuestion));
    return open;
}

SheetState stateOf(SheetText text, const Game& before, const Event& event, const GamePlace& place) {
    SheetState state;
    state.text = std::move(text);
    state.isFinal = place.isFinal();
    state.reading = readSheet(state.text, before, event, place);
    const Game& game = state.reading.game;
    state.review = reviewGame(event, place, game);
    state.winners = winnersNamed(state.text, event.settings);
    if (game.victory == Victory::Adjudicated && state.review.verdict) {
        state.compared = comparedIn(game, event.settings);
        if (state.winners.isEmpty()) {
            for (size_t row = 0; row < game.seats.size(); ++row) {
                if (game.seats[row].winner)
                    state.winners += nameOf(state.text.rows[row]);
            }
        }
    }
    state.beyond = beyondBoard(event, place, game);
    std::erase_if(state.beyond, [&](const BeyondBoard& beyond) {
        const auto rule = ruleOf(beyond.kind);
        return rule
               && std::ranges::find(game.accepted, *rule, &Acceptance::rule) != game.accepted.end();
    });
    if (state.isSound())
        state.unknown = questionsOf(game, event.settings, state.isFinal);
    return state;
}

bool asksForValues(const SheetState& state, int row) {
    const SheetRow& typed = state.text.rows[static_cast<size_t>(row)];
    if (typed.dropout)
        return state.isFinal;
    return state.isFinal || state.text.victory == Victory::Adjudicated
           || state.winners.contains(nameOf(typed));
}

bool isBesideThePoint(const SheetState& state, const SheetField& field) {
    if (!state.compared || state.isFinal || field.row < 0)
        return false;
    const PlayerId& player = state.text.rows[static_cast<size_t>(field.row)].player;
    const auto isIn = [&](const std::vector<PlayerId>& players) {
        return std::ranges::find(players, player) != players.end();
    };
    if (field.kind == FieldKind::Die)
        return !isIn(state.compared->dice);
    const auto value = std::ranges::find(endValueFields, field.kind);
    if (value == endValueFields.end())
        return false;
    return !isIn(state.compared->values[static_cast<size_t>(value - endValueFields.begin())]);
}

std::vector<SheetField> fieldsInOrder(const SheetState& state, bool allValues) {
    std::vector<SheetField> fields{{FieldKind::TurnsPlayed},
                                   {FieldKind::EndTime},
                                   {FieldKind::HowWon},
                                   {FieldKind::Alliances}};
    if (winnersAreAsked(state))
        fields.push_back({FieldKind::Winners});
    if (state.text.victory == Victory::BgPrediction)
        fields.push_back({FieldKind::Predicted});
    for (int row = 0; row < static_cast<int>(state.text.rows.size()); ++row) {
        fields.push_back({FieldKind::FactionPlayed, row});
        fields.push_back({FieldKind::Points, row});
        if (allValues || asksForValues(state, row)) {
            for (const FieldKind kind : endValueFields)
                fields.push_back({kind, row});
        }
    }
    return fields;
}

std::optional<SheetField> fieldAfter(const SheetState& state, bool allValues,
                                     const SheetField& field) {
    const auto fields = fieldsInOrder(state, allValues);
    const auto isPassedOver = [&](const SheetField& next) {
        if (next.kind == FieldKind::FactionPlayed)
            return !state.text.rows[static_cast<size_t>(next.row)].faction.isEmpty();
        // Named by the alliance or the victory already.
        return next.kind == FieldKind::Winners && !state.winners.isEmpty()
               && state.text.winners.isEmpty();
    };
    // From a field that is not in the order: to the first of its row, or of the sheet.
    auto here = std::ranges::find(fields, field);
    if (here == fields.end())
        here = std::ranges::find(fields, SheetField{FieldKind::FactionPlayed, field.row});
    if (here == fields.end())
        return fields.front();
    const auto next = std::find_if_not(here + 1, fields.end(), isPassedOver);
    return next == fields.end() ? std::nullopt : std::optional(*next);
}

QString& textIn(SheetText& text, const SheetField& field) {
    const auto ofRow = [&]() -> SheetRow& { return text.rows[static_cast<size_t>(field.row)]; };
    switch (field.kind) {
    case FieldKind::TurnsPlayed: return text.turns;
    case FieldKind::EndTime: return text.ended;
    case FieldKind::Alliances: return text.alliances;
    case FieldKind::Winners: return text.winners;
    case FieldKind::Predicted: return text.predicted;
    case FieldKind::FactionPlayed: return ofRow().faction;
    case FieldKind::Points: return ofRow().points;
    case FieldKind::Strongholds: return ofRow().value(EndValue::Strongholds);
    case FieldKind::Tokens: return ofRow().value(EndValue::Tokens);
    case FieldKind::Spice: return ofRow().value(EndValue::Spice);
    case FieldKind::Cards: return ofRow().value(EndValue::Cards);
    case FieldKind::DropoutTurn: return ofRow().dropoutTurn;
    case FieldKind::Die: return ofRow().die;
    case FieldKind::QpByGm: return ofRow().qp;
    case FieldKind::QpReason: return ofRow().qpReason;
    case FieldKind::StartTime: return text.started;
    case FieldKind::Note: return text.note;
    case FieldKind::HowWon:
    case FieldKind::PlayerName:
    case FieldKind::Control: break;
    }
    Q_UNREACHABLE();
}

} // namespace mentat

#include "ui/formats/eye_of_the_storm/games/session_games.h"

#include "app/session/formats/eye_of_the_storm/storm_acts.h"
#include "scoring/formats/eye_of_the_storm/storm_warnings.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

SessionGameRow rowOfText(const Event& event, StormGameNumber number, const GameText& text) {
    SessionGameRow row{.number = number.value(), .round = text.round, .table = text.table};
    QStringList names;
    for (const GameTextRow& seat : text.rows)
        names.append(playerName(event, seat.player));
    row.players = names.join(u", "_s);
    return row;
}

SessionGameState stateOf(const StormGame& game, int warnings) {
    if (game.isVoid)
        return SessionGameState::Void;
    return warnings > 0 ? SessionGameState::Warned : SessionGameState::Recorded;
}

} // namespace

std::vector<TypedGame> typedGames(OpenBook& book) {
    std::vector<TypedGame> games;
    for (const Draft& draft : book.session().drafts()) {
        if (draft.event != book.eventId())
            continue;
        const auto number = gameOfDraft(draft.place);
        auto text = number ? gameTextIn(draft.content, book.event()) : std::nullopt;
        if (text)
            games.push_back({*number, *std::move(text)});
    }
    return games;
}

std::vector<SessionGameRow> sessionGameRows(OpenBook& book) {
    std::map<int, SessionGameRow> rows;
    for (const StormGame& game : std::get<StormPlay>(book.event().play).games) {
        SessionGameRow row = rowOfText(book.event(), game.number, textOf(game));
        row.warnings = static_cast<int>(stormWarnings(game).size());
        row.state = stateOf(game, row.warnings);
        rows.insert_or_assign(row.number, std::move(row));
    }
    for (const TypedGame& game : typedGames(book)) {
        SessionGameRow row = rowOfText(book.event(), game.number, game.text);
        row.state = game.text.isAsDrawn() ? SessionGameState::Drawn : SessionGameState::BeingTyped;
        rows.insert_or_assign(row.number, std::move(row));
    }
    std::vector<SessionGameRow> list;
    for (auto& [number, row] : rows)
        list.push_back(std::move(row));
    return list;
}

StormGameNumber nextGame(OpenBook& book) {
    const auto rows = sessionGameRows(book);
    constexpr int last = StormGameNumber::max - 1;
    return StormGameNumber(rows.empty() ? 1 : std::min(rows.back().number, last) + 1);
}

Count nextRound(OpenBook& book) {
    Count next = nextStormRound(book.event());
    for (const TypedGame& game : typedGames(book)) {
        if (const auto round = Count::fromInt(qint64(game.text.round.toInt()) + 1))
            next = std::max(next, *round);
    }
    return next;
}

} // namespace mentat

#include "app/session/formats/wbc_dune/sheet/sheet_text.h"

#include "app/session/typing/typed_values.h"
#include "scoring/formats/wbc_dune/games/factions.h"
#include "scoring/formats/wbc_dune/results/adjudication.h"
#include "scoring/formats/wbc_dune/results/game_questions.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

template <class Points>
QString sheetPoints(const std::optional<Points>& points) {
    if (!points)
        return {};
    return QString::number(points->halves() / 2) + (points->isWhole() ? u".0"_s : u".5"_s);
}

QString diceText(const std::vector<Roll>& rolls) {
    QStringList dice;
    for (const Roll roll : rolls)
        dice.append(QString::number(roll.value()));
    return dice.join(u' ');
}

/// Of the sheet as a whole, or of the row of a seat.
NumberTexts numbersOf(const Game& game, std::optional<size_t> seat) {
    NumberTexts texts;
    for (const DuneField& field : duneFields) {
        if (!field.number || isOfRow(field.kind) != seat.has_value())
            continue;
        if (const auto number = field.number.of(game, seat.value_or(0)))
            texts[field.kind] = QString::number(*number);
    }
    return texts;
}

SheetRow sheetRowOf(const Game& game, size_t position) {
    const Seat& seat = game.seats[position];
    SheetRow row{seat.number, seat.player};
    row.faction = dune(seat).faction ? QString(letterOf(*dune(seat).faction)) : QString();
    row.points = sheetPoints(dune(seat).performancePoints);
    row.numbers = numbersOf(game, position);
    row.shieldWall = dune(seat).shieldWall;
    row.techTokens = dune(seat).techTokens;
    row.late = seat.late;
    row.dropout = seat.dropout;
    row.excused = seat.excused;
    row.die = diceText(dune(seat).rolls);
    row.qp = sheetPoints(dune(seat).qp);
    row.qpReason = dune(seat).qpReason.value_or(QString());
    return row;
}

QString alliancesText(const Game& game, const std::vector<SheetRow>& rows) {
    QStringList alliances;
    for (const Side& side : sidesOf(game)) {
        if (side.size() < 2)
            continue;
        QString names;
        for (const size_t seat : side)
            names += nameOf(rows[seat]);
        alliances.append(names);
    }
    return alliances.join(u' ');
}

/// Empty where the victory names them itself.
QString winnersText(const Game& game, const std::vector<SheetRow>& rows, const Settings& settings) {
    std::vector<size_t> winners;
    for (size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (dune(game.seats[seat]).winner)
            winners.push_back(seat);
    }
    if (winners == impliedWinners(game, settings))
        return {};
    QString names;
    for (const size_t seat : winners)
        names += nameOf(rows[seat]);
    return names;
}

std::map<Stronghold, QString> controlText(const Game& game, const std::vector<SheetRow>& rows) {
    std::map<Stronghold, QString> control;
    for (size_t seat = 0; seat < game.seats.size(); ++seat) {
        const ControlGrid& grid = dune(game.seats[seat]).control;
        for (size_t turn = 0; turn < grid.size(); ++turn) {
            for (const Stronghold held : grid[turn]) {
                QString& holders = control[held];
                const auto place = static_cast<qsizetype>(turn);
                if (holders.size() <= place)
                    holders = holders.leftJustified(place + 1, u'.');
                holders[place] = nameOf(rows[seat]);
            }
        }
    }
    return control;
}

} // namespace

SheetText textOf(const Game& game, const Settings& settings) {
    SheetText text;
    text.numbers = numbersOf(game, {});
    text.started = game.start ? timeToType(*game.start) : QString();
    text.ended = game.end ? timeToType(*game.end) : QString();
    // What waits for its verdict was typed as adjudicated, and is again once that is known.
    text.victory
        = awaitedVerdict(game, settings).isOpen() ? Victory::Adjudicated : dune(game).victory;
    text.conceded = dune(game).ending == Ending::Concession;
    for (size_t seat = 0; seat < game.seats.size(); ++seat)
        text.rows.push_back(sheetRowOf(game, seat));
    text.alliances = alliancesText(game, text.rows);
    text.winners = winnersText(game, text.rows, settings);
    for (size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (dune(game).predicted == game.seats[seat].player)
            text.predicted = nameOf(text.rows[seat]);
    }
    text.control = controlText(game, text.rows);
    text.note = game.note.value_or(QString());
    text.accepted = game.accepted;
    return text;
}

std::optional<SheetText> textMovedTo(const SheetText& text, const Game& there,
                                     const Settings& settings) {
    const SheetText asItStands = textOf(there, settings);
    SheetText moved = text;
    moved.rows = asItStands.rows;
    moved.started = asItStands.started;
    moved.accepted.clear(); // of other numbers
    for (size_t row = 0; row < text.rows.size(); ++row) {
        SheetRow typed = text.rows[row];
        if (row >= moved.rows.size()) {
            if (typed != SheetRow{typed.seat, typed.player})
                return std::nullopt;
            continue;
        }
        typed.seat = moved.rows[row].seat;
        typed.player = moved.rows[row].player;
        moved.rows[row] = typed;
    }
    return moved;
}

QChar nameOf(const SheetRow& row) {
    if (!row.faction.isEmpty())
        return row.faction.front();
    // Nobody types a seat beyond 9; a document may still have one.
    constexpr char16_t circledOne = u'①';
    const int number = row.seat.value();
    return number <= 9 ? QChar(u'0' + static_cast<char16_t>(number))
                       : QChar(circledOne + static_cast<char16_t>(number - 1));
}

std::optional<size_t> rowNamed(const SheetText& text, QChar name) {
    for (size_t row = 0; row < text.rows.size(); ++row) {
        const bool byNumber
            = name >= u'1' && name <= u'9' && text.rows[row].seat.value() == name.digitValue();
        if (byNumber || nameOf(text.rows[row]) == name)
            return row;
    }
    return std::nullopt;
}

} // namespace mentat

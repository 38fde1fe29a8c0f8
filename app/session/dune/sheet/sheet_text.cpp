#include "app/session/dune/sheet/sheet_text.h"

#include "app/session/typing/kept_text.h"
#include "app/session/typing/typed_values.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/game_questions.h"

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

/// The numbers of the sheet as a whole, or of one seat's row.
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
    for (const AlliedSeats& side : sidesOf(game)) {
        if (side.size() < 2)
            continue;
        QString names;
        for (const size_t seat : side)
            names += nameOf(rows[seat]);
        alliances.append(names);
    }
    return alliances.join(u' ');
}

/// Empty if the victory implies the winners.
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
    // A game that awaits its verdict was typed as adjudicated, and becomes so once it is known.
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
    moved.accepted.clear(); // they were about other numbers
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
    // Nobody types a seat above 9, but a document may have one.
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

namespace {

// The format of a stored sheet.
constexpr auto sheetDraftKind = "result-sheet"_L1;

/// A word and its text, as a list of two.
struct DraftPair {
    QString word;
    QString text;
};

std::vector<DraftPair> pairsOf(const std::map<Stronghold, QString>& control) {
    std::vector<DraftPair> pairs;
    for (const auto& [stronghold, holders] : control)
        pairs.push_back({QString(idOf(stronghold)), holders});
    return pairs;
}

std::vector<DraftPair> pairsOf(const std::vector<Acceptance>& accepted) {
    std::vector<DraftPair> pairs;
    for (const Acceptance& one : accepted)
        pairs.push_back({QString(idOf(one.rule)), one.reason.value_or(QString())});
    return pairs;
}

void take(const std::vector<DraftPair>& pairs, std::map<Stronghold, QString>& control) {
    for (const DraftPair& pair : pairs) {
        if (const auto stronghold = enumFromId<Stronghold>(pair.word))
            control.emplace(*stronghold, pair.text);
    }
}

void take(const std::vector<DraftPair>& pairs, std::vector<Acceptance>& accepted) {
    for (const DraftPair& pair : pairs) {
        if (const auto rule = enumFromId<Rule>(pair.word))
            accepted.push_back(
                {*rule, pair.text.isEmpty() ? std::nullopt : std::optional(pair.text)});
    }
}

} // namespace

template <>
struct Codec<DraftPair> {
    static Json write(const DraftPair& pair) {
        return Json(Json::List{Json(pair.word), Json(pair.text)});
    }
    static std::optional<DraftPair> read(const Json& json, const Pointer& where, ReadNotes& notes) {
        const auto texts = Codec<std::vector<QString>>::read(json, where, notes);
        if (!texts || texts->size() != 2)
            return std::nullopt;
        return DraftPair{texts->front(), texts->back()};
    }
};

static SheetRow blank(std::type_identity<SheetRow>) {
    return {SeatNumber(1), PlayerId::placeholder(1)};
}

static SheetText blank(std::type_identity<SheetText>) {
    return {};
}

/// For rows, or for the sheet as a whole.
template <class Io, class Numbers>
void describeNumbers(Io& io, Numbers& numbers, bool ofRow) {
    for (const DuneField& field : duneFields) {
        if (field.number && isOfRow(field.kind) == ofRow)
            io.unlessDefault(field.fact.data(), numbers[field.kind], QString());
    }
}

template <class Io, class Row>
requires std::same_as<std::remove_const_t<Row>, SheetRow>
void describe(Io& io, Row& row) {
    const QString none;
    describeNumbers(io, row.numbers, true);
    io.unlessDefault("die", row.die, none);
    io.flag("dropout", row.dropout);
    io.flag("excused", row.excused);
    io.unlessDefault("faction", row.faction, none);
    io.flag("late", row.late);
    io.required("player", row.player);
    io.unlessDefault("points", row.points, none);
    io.unlessDefault("qp", row.qp, none);
    io.unlessDefault("qpReason", row.qpReason, none);
    io.required("seat", row.seat);
    io.flag("shieldWall", row.shieldWall);
    io.flag("techTokens", row.techTokens);
}

template <class Io, class Text>
requires std::same_as<std::remove_const_t<Text>, SheetText>
void describe(Io& io, Text& text) {
    const QString none;
    auto accepted = pairsOf(text.accepted);
    auto control = pairsOf(text.control);
    QString victory = text.victory ? QString(idOf(*text.victory)) : QString();
    describeNumbers(io, text.numbers, false);
    io.list("accepted", accepted);
    io.unlessDefault("alliances", text.alliances, none);
    io.flag("conceded", text.conceded);
    io.list("control", control);
    io.unlessDefault("ended", text.ended, none);
    describeKind(io, sheetDraftKind);
    io.unlessDefault("note", text.note, none);
    io.unlessDefault("predicted", text.predicted, none);
    io.list("rows", text.rows);
    io.unlessDefault("started", text.started, none);
    io.unlessDefault("victory", victory, none);
    io.unlessDefault("winners", text.winners, none);
    if constexpr (Io::reads) {
        take(accepted, text.accepted);
        take(control, text.control);
        text.victory = enumFromId<Victory>(victory);
    }
}

QString draftOf(const SheetText& text) {
    return keptText(text);
}

std::optional<SheetText> textOfDraft(const QString& draft) {
    return textKeptIn<SheetText>(draft);
}

} // namespace mentat

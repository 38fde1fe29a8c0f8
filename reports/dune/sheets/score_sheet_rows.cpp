#include "reports/dune/sheets/score_sheet_parts.h"

#include "reports/wording/dune/sheet_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr double captionHeight = 13;
constexpr double titleHeight = 24;
constexpr TypeStyle filledIn{.size = 11};

/// The content of a seat column; check boxes come last.
enum class SeatColumn {
    Number,
    Player,
    Faction,
    Points,
    Strongholds,
    Tokens,
    Spice,
    Cards,
    Die,
    ShieldWall,
    TechTokens,
};

struct PlacedColumn {
    SeatColumn column;
    double left;
    double width;
};

double seatColumnWidth(SeatColumn column) {
    switch (column) {
    case SeatColumn::Number: return 18;
    case SeatColumn::Player: return 0; // the rest of the width
    case SeatColumn::Faction: return 74;
    case SeatColumn::Points: return 38;
    case SeatColumn::Strongholds: return 44;
    case SeatColumn::Tokens: return 40;
    case SeatColumn::Spice: return 38;
    case SeatColumn::Cards: return 36;
    case SeatColumn::Die: return 32;
    case SeatColumn::ShieldWall: return 36;
    case SeatColumn::TechTokens: return 38;
    }
    return 0;
}

QString seatTitle(SeatColumn column, const SheetWords& words) {
    switch (column) {
    case SeatColumn::Number: return {};
    case SeatColumn::Player: return say(words, Phrase("ScoreSheet", "Player"));
    case SeatColumn::Faction: return fieldNameOnPaper(words.language(), FieldKind::SidePlayed);
    case SeatColumn::Points: return fieldNameOnPaper(words.language(), FieldKind::Points);
    case SeatColumn::Strongholds: return say(words, Phrase("ScoreSheet", "Strong- holds"));
    case SeatColumn::Tokens: return fieldNameOnPaper(words.language(), FieldKind::Tokens);
    case SeatColumn::Spice: return fieldNameOnPaper(words.language(), FieldKind::Spice);
    case SeatColumn::Cards: return fieldNameOnPaper(words.language(), FieldKind::Cards);
    case SeatColumn::Die: return fieldNameOnPaper(words.language(), FieldKind::Die);
    case SeatColumn::ShieldWall: return say(words, Phrase("ScoreSheet", "Shield Wall"));
    case SeatColumn::TechTokens: return say(words, Phrase("ScoreSheet", "Tech tokens"));
    }
    return {};
}

std::vector<PlacedColumn> seatColumns(const SheetParts& parts) {
    std::vector<SeatColumn> shown{
        SeatColumn::Number,      SeatColumn::Player,    SeatColumn::Faction, SeatColumn::Points,
        SeatColumn::Strongholds, SeatColumn::Tokens,    SeatColumn::Spice,   SeatColumn::Cards,
        SeatColumn::Die,         SeatColumn::ShieldWall};
    if (parts.words.hasTechTokens())
        shown.push_back(SeatColumn::TechTokens);
    double taken = 0;
    for (const SeatColumn column : shown)
        taken += seatColumnWidth(column);
    std::vector<PlacedColumn> columns;
    double x = parts.inner.left();
    for (const SeatColumn column : shown) {
        const double width
            = column == SeatColumn::Player ? parts.inner.width() - taken : seatColumnWidth(column);
        columns.push_back({column, x, width});
        x += width;
    }
    return columns;
}

QString seatText(SeatColumn column, const Seat& seat, const SheetWords& words) {
    switch (column) {
    case SeatColumn::Number: return words.language().number(seat.number.value());
    case SeatColumn::Player: return words.name(seat);
    case SeatColumn::Faction:
        return dune(seat).faction ? sideName(words.language(), *dune(seat).faction) : QString();
    case SeatColumn::Points: return words.points(seat);
    case SeatColumn::Strongholds: return words.value(dune(seat).strongholds);
    case SeatColumn::Tokens: return words.value(dune(seat).tokens);
    case SeatColumn::Spice: return words.value(dune(seat).spice);
    case SeatColumn::Cards: return words.value(dune(seat).cards);
    case SeatColumn::Die: return words.rolls(seat);
    case SeatColumn::ShieldWall:
    case SeatColumn::TechTokens: break;
    }
    return {};
}

bool isTickColumn(SeatColumn column) {
    return column == SeatColumn::ShieldWall || column == SeatColumn::TechTokens;
}

void addSeatCell(const SheetParts& parts, const PlacedColumn& column, const QRectF& cell,
                 const Seat* seat) {
    if (isTickColumn(column.column)) {
        const bool isTicked = seat
                              && (column.column == SeatColumn::ShieldWall ? dune(*seat).shieldWall
                                                                          : dune(*seat).techTokens);
        parts.canvas.tickBox({cell.center().x() - 5.5, cell.center().y()}, 11, isTicked);
        return;
    }
    if (!seat)
        return;
    const bool isWord = column.column == SeatColumn::Player || column.column == SeatColumn::Faction;
    const TypeStyle style = column.column == SeatColumn::Number
                                ? TypeStyle{.size = 9, .isBold = true}
                                : TypeStyle{.size = isWord ? 10 : filledIn.size};
    parts.canvas.text(cell.adjusted(isWord ? 4 : 2, 1, -2, -1),
                      seatText(column.column, *seat, parts.words), style,
                      isWord ? Align::Start : Align::Center, 7);
}

/// Draws a grid with thin inner and stronger outer lines.
void addGridLines(PageCanvas& canvas, const QRectF& box, const std::vector<double>& columns,
                  size_t rows, double rowHeight) {
    for (size_t row = 1; row < rows; ++row) {
        const double y = box.top() + static_cast<double>(row) * rowHeight;
        canvas.rule({box.left(), y}, {box.right(), y}, 0.5, 0.6);
    }
    for (const double x : columns)
        canvas.rule({x, box.top()}, {x, box.bottom()}, 0.5, 0.6);
    canvas.box(box, 1);
}

constexpr double gridTitleHeight = 15;
constexpr double legendHeight = 12;
constexpr double turnTitleHeight = 13;
constexpr double strongholdWidth = 140;
constexpr double wormSide = 9;

/// Draws four worms to check, after which the Shield Wall is a stronghold (R3.4).
void addWormTally(const SheetParts& parts, const QRectF& line) {
    const QString label = say(
        parts.words, Phrase("ScoreSheet", "The 4th worm makes the Shield Wall a stronghold:"));
    const TypeStyle style{.size = 8};
    const double boxes = 4 * (wormSide + 4);
    const double width
        = std::min(parts.canvas.measure().width(label, style), line.width() - boxes - 6);
    double x = line.right() - boxes - width - 6;
    parts.canvas.text({x, line.top(), width + 0.5, line.height()}, label, style, Align::End);
    x += width + 8;
    for (int worm = 0; worm < 4; ++worm)
        parts.canvas.tickBox({x + worm * (wormSide + 4), line.center().y()}, wormSide, false);
}

} // namespace

double seatsHeight(size_t rows, double rowHeight) {
    return captionHeight + titleHeight + static_cast<double>(rows) * rowHeight;
}

double addSeats(const SheetParts& parts, double y, const SeatRows& rows) {
    const std::vector<PlacedColumn> columns = seatColumns(parts);
    const double left = parts.inner.left();
    const double width = parts.inner.width();
    parts.canvas.text(
        {left, y, width, captionHeight - 2},
        parts.subject.isFinal
            ? say(parts.words, Phrase("ScoreSheet", "Fill in everything for every player."))
            : say(parts.words,
                  Phrase("ScoreSheet",
                         "PP for every player; strongholds to cards for the winners, in an "
                         "adjudicated game for everyone.")),
        {.size = 8}, Align::Start, 5, 0.85);
    y += captionHeight;
    const QRectF titles(left, y, width, titleHeight);
    parts.canvas.tint(titles, 0.1);
    std::vector<double> lines;
    for (const PlacedColumn& column : columns) {
        const bool isWord
            = column.column == SeatColumn::Player || column.column == SeatColumn::Faction;
        parts.canvas.text({column.left + (isWord ? 4 : 1), y + 1, column.width - (isWord ? 5 : 2),
                           titleHeight - 2},
                          seatTitle(column.column, parts.words), {.size = 8, .isBold = true},
                          isWord ? Align::Start : Align::Center, 7);
        if (column.left > left)
            lines.push_back(column.left);
    }
    y += titleHeight;
    const Game* game = parts.subject.game;
    for (size_t row = 0; row < rows.count; ++row) {
        const size_t position = rows.first + row;
        const Seat* seat = game && position < game->seats.size() ? &game->seats[position] : nullptr;
        const double top = y + static_cast<double>(row) * rows.height;
        for (const PlacedColumn& column : columns)
            addSeatCell(parts, column, {column.left, top, column.width, rows.height}, seat);
        if (!seat)
            parts.canvas.text(
                {left + 2, top + 1, seatColumnWidth(SeatColumn::Number) - 4, rows.height - 2},
                parts.words.language().number(static_cast<qint64>(position) + 1),
                {.size = 9, .isBold = true}, Align::Center, 7);
    }
    const QRectF body(left, y, width, static_cast<double>(rows.count) * rows.height);
    addGridLines(parts.canvas, body, lines, rows.count, rows.height);
    return body.bottom();
}

double controlGridHeight(const SheetParts& parts, double rowHeight) {
    return gridTitleHeight + legendHeight + turnTitleHeight
           + static_cast<double>(parts.words.strongholds().size()) * rowHeight;
}

double addControlGrid(const SheetParts& parts, double y, double rowHeight) {
    PageCanvas& canvas = parts.canvas;
    const SheetWords& words = parts.words;
    const std::vector<Stronghold> strongholds = words.strongholds();
    const double left = parts.inner.left();
    const double width = parts.inner.width();
    canvas.text(
        {left, y, width * 0.53, gridTitleHeight},
        say(words, Phrase("ScoreSheet", "At each turn's end: the letter of who controls it")),
        {.size = 9.5, .isBold = true}, Align::Start, 6);
    addWormTally(parts, {left + width * 0.53, y, width * 0.47, gridTitleHeight});
    y += gridTitleHeight;
    canvas.text({left, y, width, legendHeight}, words.letters(), {.size = 8}, Align::Start, 5,
                0.85);
    y += legendHeight;

    const size_t turns = words.turns();
    const double cell = (width - strongholdWidth) / static_cast<double>(turns);
    std::vector<double> lines;
    for (size_t turn = 0; turn < turns; ++turn) {
        const double x = left + strongholdWidth + static_cast<double>(turn) * cell;
        canvas.text({x, y, cell, turnTitleHeight},
                    words.language().number(static_cast<qint64>(turn) + 1),
                    {.size = 8, .isBold = true}, Align::Center);
        lines.push_back(x);
    }
    y += turnTitleHeight;
    for (size_t row = 0; row < strongholds.size(); ++row) {
        const double top = y + static_cast<double>(row) * rowHeight;
        const QRectF label(left + 4, top, strongholdWidth - 38, rowHeight);
        canvas.text(label, words.stronghold(strongholds[row]), {.size = 9}, Align::Start, 6.5);
        canvas.text({left + strongholdWidth - 36, top, 32, rowHeight},
                    words.worth(strongholds[row]), {.size = 8}, Align::End, 6, 0.85);
        for (size_t turn = 0; turn < turns; ++turn)
            canvas.text({lines[turn], top, cell, rowHeight}, words.holder(strongholds[row], turn),
                        filledIn, Align::Center);
    }
    const QRectF body(left, y, width, static_cast<double>(strongholds.size()) * rowHeight);
    addGridLines(canvas, body, lines, strongholds.size(), rowHeight);
    // Each table chooses its own breaks (R8).
    for (const size_t turn : {size_t(4), size_t(8)}) {
        if (turn < turns)
            canvas.rule({lines[turn], body.top() - 10}, {lines[turn], body.bottom()}, 2);
    }
    return body.bottom();
}

} // namespace mentat

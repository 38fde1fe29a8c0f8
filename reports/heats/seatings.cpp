#include "reports/heats/heats_reports.h"

#include "model/values/side.h"
#include "reports/heats/report_parts.h"
#include "reports/paper/page_canvas.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// "Heat 2", when and where, and the purpose of the sheet. title: of the document.
ReportDocument posterDocument(const ReportRequest& request, const Round& round, Phrase title,
                              Phrase purpose) {
    const Language& language = request.wording.language();
    const QString name = roundTitle(round, language);
    ReportDocument document = documentFor(request, say(request, title, {name}));
    document.readAt = ReadAt::Wall;
    document.add(Heading{1, name});
    const QString when = whenAndWhere(
        round.start() ? language.weekdayAndTime(*round.start()) : QString(), round.location());
    if (!when.isEmpty())
        document.add(Paragraph{when, true});
    document.add(Paragraph{say(request, purpose), true});
    return document;
}

PosterGroup groupOf(const ReportRequest& request, const Game& game) {
    const Language& language = request.wording.language();
    PosterGroup group{.heading = say(request, Phrase("Poster", "Table %1"),
                                     {language.number(game.table.value())}),
                      .lines = {}};
    if (game.variant)
        group.detail = say(request, Phrase("Poster", "expansion"));
    for (const Seat& seat : game.seats)
        group.lines.push_back(
            {language.number(seat.number.value()), playerName(request.event, seat.player)});
    return group;
}

/// Whether no table has more than two players, and at least one has two.
bool isOfPairs(const Round& round) {
    size_t most = 0;
    for (const Game& game : round.games())
        most = std::max(most, game.isVoid ? 0 : game.seats.size());
    return most == 2;
}

/// H1: lists the players with byes together.
void addByes(Poster& poster, const ReportRequest& request, const Round& round) {
    PosterGroup group{.heading = say(request, Phrase("Poster", "Bye")),
                      .lines = {},
                      .detail = say(request, Phrase("Poster", "counts as a win"))};
    for (const Game& game : round.games()) {
        if (!game.isVoid && isBye(game))
            group.lines.push_back({{}, playerName(request.event, game.seats.front().player)});
    }
    if (!group.lines.empty())
        poster.groups.push_back(std::move(group));
}

} // namespace

ReportDocument tablesByTable(const ReportRequest& request, const Round& round) {
    ReportDocument document = posterDocument(request, round, Phrase("Poster", "%1: tables"),
                                             Phrase("Poster", "who sits where"));
    Poster poster;
    for (const Game& game : round.games()) {
        if (!game.isVoid && !isBye(game))
            poster.groups.push_back(groupOf(request, game));
    }
    addByes(poster, request, round);
    document.add(std::move(poster));
    return document;
}

ReportDocument tablesByName(const ReportRequest& request, const Round& round) {
    ReportDocument document = posterDocument(request, round, Phrase("Poster", "%1: players"),
                                             Phrase("Poster", "find your table"));
    // People look for the table from afar; seats are on the list of tables.
    ReportTable table{document.title,
                      {wideColumn(u"name"_s, say(request, Phrase("Poster", "Player"))),
                       numberColumn(u"table"_s, say(request, Phrase("Poster", "Table")))}};
    table.columns.back().isFigure = true;
    const bool hasOpponents = isOfPairs(round);
    if (hasOpponents) // on the wall, the list of tables has them
        table.columns.push_back(
            offWall(textColumn(u"opponent"_s, say(request, Phrase("Poster", "Against")))));
    for (const Game& game : round.games()) {
        if (game.isVoid)
            continue;
        for (const Seat& seat : game.seats)
            table.rows.push_back({{textCell(playerName(request.event, seat.player)),
                                   tableCell(request.wording.language(), game)}});
        for (size_t i = 0; hasOpponents && i < game.seats.size(); ++i) {
            auto& cells = table.rows[table.rows.size() - game.seats.size() + i].cells;
            cells.push_back(game.seats.size() == 2
                                ? textCell(playerName(request.event, game.seats[1 - i].player))
                                : ReportCell());
        }
    }
    // In the order of a list of names: É sorts with E, on every machine.
    std::ranges::stable_sort(table.rows, {}, [](const ReportRow& row) {
        return normalizedText(row.cells.front().text);
    });
    document.add(std::move(table));
    return document;
}

Result<ReportDocument> tablesByTableReport(const ReportRequest& request) {
    return roundWithTables(request).map(
        [&](const Round& round) { return tablesByTable(request, round); });
}

Result<ReportDocument> tablesByNameReport(const ReportRequest& request) {
    return roundWithTables(request).map(
        [&](const Round& round) { return tablesByName(request, round); });
}

namespace {

// A table's cards on one sheet, each folded into a tent.
constexpr size_t cardColumns = 2;
constexpr size_t cardRows = 3;
constexpr QMarginsF cardMargins(14, 6, 14, 10);
constexpr double placeHeight = 20; // on a band of tint along the fold
constexpr double footHeight = 20;
constexpr Darkness bandTint = 0.08;

constexpr TypeStyle placeStyle{.size = 13, .isBold = true, .face = Typeface::Narrow};
constexpr TypeStyle occasionStyle{.size = 9, .face = Typeface::Narrow};
constexpr TypeStyle sideStyle{.size = 13, .isBold = true, .face = Typeface::Narrow};
constexpr double greatestOnCard = 34;
constexpr double leastInOneLine = 16; // smaller letters are worse than a second line
constexpr double minOnCard = 10;

struct SeatCard {
    QString table;
    QString seat;
    QString name;
    QString side;
    QString code; // of the side
    QString occasion;
};

std::vector<SeatCard> cardsOf(const ReportRequest& request, const Round& round) {
    const Language& language = request.wording.language();
    std::vector<SeatCard> cards;
    for (const Game& game : round.games()) {
        if (game.isVoid || isBye(game)) // a bye has no seat
            continue;
        for (const Seat& seat : game.seats) {
            const auto side = playedSide(seat);
            cards.push_back({say(request, Phrase("SeatCard", "Table %1"),
                                 {language.number(game.table.value())}),
                             say(request, Phrase("SeatCard", "Seat %1"),
                                 {language.number(seat.number.value())}),
                             playerName(request.event, seat.player),
                             side ? sideName(language, *side) : QString(),
                             side ? QString(side->row().code) : QString(),
                             roundTitle(round, language)});
        }
    }
    return cards;
}

/// The box for a name on half a card of this size.
QRectF nameBox(const QRectF& half) {
    return half.marginsRemoved(cardMargins).adjusted(0, placeHeight + 4, 0, -footHeight);
}

/// The largest size at which every name of the set fits in this many lines without breaking a word.
double nameSize(const std::vector<SeatCard>& cards, const QSizeF& room, const TextMeasure& measure,
                TypeStyle style, double mostLines) {
    const auto hasRoom = [&](const SeatCard& card) {
        const QString name = printable(card.name);
        const auto lines = static_cast<double>(measure.lines(name, style, room.width()).size());
        return lines <= mostLines && lines * lineHeight(style.size) <= room.height()
               && measure.longestWord(name, style) <= room.width();
    };
    while (style.size > minOnCard && !std::ranges::all_of(cards, hasRoom))
        style.size -= 0.5;
    return style.size;
}

/// One size for the set: on one line each if the letters stay large, since a name broken in two is
/// read slower; otherwise on as many lines as there is room for.
TypeStyle nameStyle(const std::vector<SeatCard>& cards, const QSizeF& half,
                    const TextMeasure& measure) {
    const QSizeF room = nameBox(QRectF(QPointF(0, 0), half)).size();
    TypeStyle style{.size = greatestOnCard, .isBold = true, .face = Typeface::Narrow};
    const double inOneLine = nameSize(cards, room, measure, style, 1);
    style.size = inOneLine >= leastInOneLine
                     ? inOneLine
                     : nameSize(cards, room, measure, style, std::numeric_limits<double>::max());
    return style;
}

/// Draws the half below the fold.
void addHalf(PageCanvas& canvas, const QRectF& half, const SeatCard& card,
             const TypeStyle& nameStyle) {
    const QRectF inner = half.marginsRemoved(cardMargins);
    const double middle = inner.width() / 2 - 4;
    canvas.tint({half.left(), half.top(), half.width(), cardMargins.top() + placeHeight + 4},
                bandTint);
    const QRectF left(inner.left(), inner.top(), middle, placeHeight);
    canvas.text(left, card.table, placeStyle, Align::Start, 8);
    canvas.text(left.translated(inner.width() - middle, 0), card.seat, placeStyle, Align::End, 8);
    canvas.text(nameBox(half), card.name, nameStyle, Align::Start, nameStyle.size);
    QRectF foot(inner.left(), inner.bottom() - footHeight, middle, footHeight);
    canvas.text(foot, card.occasion, occasionStyle, Align::Start, 6, 0.8);
    if (card.side.isEmpty())
        return;
    const double mark = 30;
    const QRectF box(inner.right() - mark, foot.top(), mark, footHeight);
    canvas.box(box, 1.25);
    canvas.text(box, card.code, sideStyle, Align::Center, 8);
    foot.moveRight(box.left() - 6);
    canvas.text(foot, card.side, sideStyle, Align::End, 8);
}

/// Places cards without gaps, so that one cut serves two. Short lines at the edges mark the fold.
PlacedPage cardPage(const std::vector<SeatCard>& cards, size_t first, Paper paper,
                    const TextMeasure& measure) {
    const QSizeF size = sizeOf(paper, Orientation::Upright);
    const QRectF inner = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    const QSizeF card(inner.width() / cardColumns, inner.height() / cardRows);
    const QSizeF half(card.width(), card.height() / 2);
    const TypeStyle names = nameStyle(cards, half, measure);
    PageCanvas canvas(measure, size);
    for (size_t i = 0; i < cardColumns * cardRows && first + i < cards.size(); ++i) {
        const QPointF at(inner.left() + static_cast<double>(i % cardColumns) * card.width(),
                         inner.top() + static_cast<double>(i / cardColumns) * card.height());
        const double fold = at.y() + half.height();
        const size_t since = canvas.items();
        addHalf(canvas, QRectF({at.x(), fold}, half), cards[first + i], names);
        canvas.addBehindFold(fold, at.x() + half.width() / 2, since);
        constexpr double tick = 12;
        canvas.rule({at.x(), fold}, {at.x() + tick, fold}, 0.5, 0.5);
        canvas.rule({at.x() + half.width() - tick, fold}, {at.x() + half.width(), fold}, 0.5, 0.5);
    }
    const size_t rows
        = (std::min(cards.size() - first, cardColumns * cardRows) + cardColumns - 1) / cardColumns;
    const double bottom = inner.top() + static_cast<double>(rows) * card.height();
    for (size_t row = 0; row <= rows; ++row) {
        const double y = inner.top() + static_cast<double>(row) * card.height();
        canvas.cut({inner.left(), y}, {inner.right(), y});
    }
    for (size_t column = 0; column <= cardColumns; ++column) {
        const double x = inner.left() + static_cast<double>(column) * card.width();
        canvas.cut({x, inner.top()}, {x, bottom});
    }
    return canvas.taken();
}

std::vector<ReportBlock> cardsInWords(const std::vector<SeatCard>& cards, size_t first) {
    BulletList list;
    for (size_t i = first; i < std::min(cards.size(), first + cardColumns * cardRows); ++i) {
        QStringList parts{cards[i].table, cards[i].seat, cards[i].name};
        if (!cards[i].side.isEmpty())
            parts.append(cards[i].side);
        list.items.append(parts.join(u", "_s));
    }
    return {list};
}

/// A card for each seat of a round, to cut out: table, seat, name, and what was drawn.
Result<ReportDocument> seatCardsReport(const ReportRequest& request) {
    const auto round = roundToPlay(request);
    if (!round)
        return tl::unexpected(round.error());
    const std::vector<SeatCard> cards = cardsOf(request, *round);
    ReportDocument document
        = documentFor(request, say(request, Phrase("SeatCard", "%1: seat cards"),
                                   {roundTitle(*round, request.wording.language())}));
    const TextMeasure measure;
    for (size_t first = 0; first < cards.size(); first += cardColumns * cardRows)
        document.add(PlacedSheet{cardPage(cards, first, request.paper, measure),
                                 cardsInWords(cards, first)});
    return document;
}

} // namespace

std::vector<Report> seatingReports() {
    return {
        {.name = "tables-by-name"_L1,
         .title = Phrase("mentat::reports", "Tables by name"),
         .purpose = Phrase("mentat::reports", "For the wall: where everyone sits, by name"),
         .round = RoundOfReport::Needed,
         .readers = ReportReaders::Wall,
         .kinds = kindsOfProse(),
         .make = tablesByNameReport,
         .roundPaper = RoundPaper::Yes},
        {.name = "tables-by-table"_L1,
         .title = Phrase("mentat::reports", "Tables"),
         .purpose = Phrase("mentat::reports", "For the wall: who sits at each table"),
         .round = RoundOfReport::Needed,
         .readers = ReportReaders::Wall,
         .kinds = kindsOfProse(),
         .make = tablesByTableReport,
         .roundPaper = RoundPaper::Yes},
        {.name = "seat-cards"_L1,
         .title = Phrase("mentat::reports", "Seat cards"),
         .purpose = Phrase("mentat::reports", "One per seat, to cut apart"),
         .round = RoundOfReport::Needed,
         .readers = ReportReaders::Players,
         .kinds = kindsOfPaper(),
         .make = seatCardsReport,
         .roundPaper = RoundPaper::OnWish,
         .isOfTheMoment = true},
    };
}

} // namespace mentat

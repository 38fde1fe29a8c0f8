#include "reports/heats/heats_report_list.h"

#include "reports/heats/report_parts.h"
#include "reports/paper/page_canvas.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t cardColumns = 2;
constexpr size_t cardRows = 5;

QString cardText(const ReportRequest& request, const char* english,
                 const QStringList& filling = {}) {
    return filled(request.wording.language().translate("SeatCard", english), filling);
}

struct SeatCard {
    QString table;
    QString seat;
    QString name;
    QString faction;
    QString occasion;
};

std::vector<SeatCard> cardsOf(const ReportRequest& request, const Heat& heat) {
    const Language& language = request.wording.language();
    std::vector<SeatCard> cards;
    for (const Game& game : heat.games) {
        if (game.isVoid)
            continue;
        for (const Seat& seat : game.seats) {
            const auto faction = playedFaction(seat);
            cards.push_back({cardText(request, QT_TRANSLATE_NOOP("SeatCard", "Table %1"),
                                      {language.number(game.table.value())}),
                             cardText(request, QT_TRANSLATE_NOOP("SeatCard", "Seat %1"),
                                      {language.number(seat.number.value())}),
                             playerName(request.event, seat.player),
                             faction ? factionName(language, *faction) : QString(),
                             heatName(heat, language)});
        }
    }
    return cards;
}

void addCard(PageCanvas& canvas, const QRectF& card, const SeatCard& text) {
    const QRectF inner = card.adjusted(16, 12, -16, -12);
    const TypeStyle place{.size = 20, .isBold = true};
    const double half = inner.width() / 2 - 4;
    canvas.text({inner.left(), inner.top(), half, 26}, text.table, place, Align::Start, 10);
    canvas.text({inner.right() - half, inner.top(), half, 26}, text.seat, place, Align::End, 10);
    canvas.rule({inner.left(), inner.top() + 29}, {inner.right(), inner.top() + 29}, 0.75);
    const double bottom = inner.bottom() - 18;
    canvas.text({inner.left(), inner.top() + 33, inner.width(), bottom - inner.top() - 36},
                text.name, {.size = 26, .isBold = true}, Align::Centre, 15);
    canvas.text({inner.left(), bottom, half, 18}, text.occasion, {.size = 9}, Align::Start, 6, 0.8);
    canvas.text({inner.right() - half, bottom, half, 18}, text.faction, {.size = 14}, Align::End,
                8);
}

/// Cards without room between them: one cut serves two.
PlacedPage cardPage(const std::vector<SeatCard>& cards, size_t first, Paper paper,
                    const TextMeasure& measure) {
    const QSizeF size = sizeOf(paper, Orientation::Upright);
    const QRectF inner = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    const QSizeF card(inner.width() / cardColumns, inner.height() / cardRows);
    PageCanvas canvas(measure, size);
    for (size_t i = 0; i < cardColumns * cardRows && first + i < cards.size(); ++i) {
        const size_t column = i % cardColumns;
        const size_t row = i / cardColumns;
        const QPointF at(inner.left() + static_cast<double>(column) * card.width(),
                         inner.top() + static_cast<double>(row) * card.height());
        addCard(canvas, QRectF(at, card), cards[first + i]);
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
        if (!cards[i].faction.isEmpty())
            parts.append(cards[i].faction);
        list.items.append(parts.join(u", "_s));
    }
    return {list};
}

} // namespace

Result<ReportDocument> seatCardsReport(const ReportRequest& request) {
    const auto heat = heatWithTables(request);
    if (!heat)
        return tl::unexpected(heat.error());
    ReportDocument document
        = documentFor(request, cardText(request, QT_TRANSLATE_NOOP("SeatCard", "%1: seat cards"),
                                        {heatName(**heat, request.wording.language())}));
    const TextMeasure measure;
    const std::vector<SeatCard> cards = cardsOf(request, **heat);
    for (size_t first = 0; first < cards.size(); first += cardColumns * cardRows)
        document.add(PlacedSheet{cardPage(cards, first, request.paper, measure),
                                 cardsInWords(cards, first)});
    return document;
}

} // namespace mentat

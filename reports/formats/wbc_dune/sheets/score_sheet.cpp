#include "reports/formats/wbc_dune/sheets/score_sheet.h"

#include "reports/formats/wbc_dune/sheets/score_sheet_parts.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr size_t leastRows = 6; // a latecomer takes the next seat (R1.6)
constexpr size_t mostRows = 8;
constexpr double leastRowHeight = 18; // for handwriting

/// Puts the parts below each other, from the top of the page to its foot.
class SheetPage {
public:
    SheetPage(const SheetSubject& subject, const SheetWords& words, const TextMeasure& measure,
              size_t firstSeat)
        : m_subject(subject)
        , m_words(words)
        , m_canvas(measure, sizeOf(subject.request.paper, Orientation::Upright))
        , m_inner(QRectF(QPointF(0, 0), sizeOf(subject.request.paper, Orientation::Upright))
                      .marginsRemoved(pageMargins()))
        , m_firstSeat(firstSeat) {}

    [[nodiscard]] PlacedPage page() {
        const SheetParts parts{m_subject, m_words, m_canvas, m_inner};
        double y = addSheetHead(parts, m_inner.top()) + 8;
        y = addHowItEnded(parts, y) + 7;
        const double foot = m_inner.bottom() - sheetFootHeight(parts);
        spread(parts, foot - y);
        y = addSeats(parts, y, {m_firstSeat, rows(), m_seatRow}) + 6;
        y = addBelowSeats(parts, y) + 9;
        addControlGrid(parts, y, m_gridRow);
        addSheetFoot(parts, foot);
        return m_canvas.taken();
    }

private:
    [[nodiscard]] size_t rows() const {
        if (!m_subject.game)
            return leastRows;
        return std::clamp(m_subject.game->seats.size() - m_firstSeat, leastRows, mostRows);
    }

    /// Rows to write into take what the page has to give.
    void spread(const SheetParts& parts, double room) {
        const auto seats = static_cast<double>(rows());
        const auto strongholds = static_cast<double>(m_words.strongholds().size());
        const double fixed
            = seatsHeight(0, 0) + 6 + belowSeatsHeight() + 9 + controlGridHeight(parts, 0) + 8;
        const double row = (room - fixed) / (seats + strongholds);
        // Names and six values need more than one letter does.
        const double more = std::clamp((row - leastRowHeight) * 0.8, 0.0, 5.0);
        m_seatRow = row + more * strongholds / seats;
        m_gridRow = row - more;
    }

    const SheetSubject& m_subject;
    const SheetWords& m_words;
    PageCanvas m_canvas;
    QRectF m_inner;
    size_t m_firstSeat;
    double m_seatRow = leastRowHeight;
    double m_gridRow = leastRowHeight;
};

} // namespace

std::vector<PlacedSheet> scoreSheets(const SheetSubject& subject, const TextMeasure& measure) {
    const SheetWords words(subject);
    const size_t seats = subject.game ? subject.game->seats.size() : 0;
    std::vector<PlacedSheet> sheets;
    for (size_t first = 0; first == 0 || first < seats; first += mostRows)
        sheets.push_back({SheetPage(subject, words, measure, first).page(),
                          first == 0 ? sheetInWords(subject) : std::vector<ReportBlock>()});
    return sheets;
}

} // namespace mentat

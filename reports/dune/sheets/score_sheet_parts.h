#pragma once

#include "reports/dune/sheets/sheet_words.h"
#include "reports/paper/page_canvas.h"

namespace mentat {

/// What all parts of a score sheet need.
struct SheetParts {
    const SheetSubject& subject;
    const SheetWords& words;
    PageCanvas& canvas;
    const QRectF& inner; // within the margins
};

struct SeatRows {
    size_t first; // position of the first one's seat
    size_t count;
    double height;
};

// Each adds a part starting at y and returns its end.
double addSheetHead(const SheetParts& parts, double y);
/// Turns, time, victory; alliances, winners, predicted.
double addHowItEnded(const SheetParts& parts, double y);
double addSeats(const SheetParts& parts, double y, const SeatRows& rows);
/// Dropouts, note, signatures.
double addBelowSeats(const SheetParts& parts, double y);
double addControlGrid(const SheetParts& parts, double y, double rowHeight);
void addSheetFoot(const SheetParts& parts, double y);

// The height of the parts that leave room for others.
[[nodiscard]] double seatsHeight(size_t rows, double rowHeight);
[[nodiscard]] double belowSeatsHeight();
[[nodiscard]] double controlGridHeight(const SheetParts& parts, double rowHeight);
[[nodiscard]] double sheetFootHeight(const SheetParts& parts);

} // namespace mentat

#pragma once

#include "reports/placed_page.h"
#include "reports/text_measure.h"

#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace mentat {

// A picture of a round in progress: a bar for each table on one time scale. Made from words and
// minutes; then placed.

/// All positions are minutes from the beginning of the scale.
struct TimelineRow {
    QString name;    // "Table 3"
    QString state{}; // "playing, turn 6"
    std::optional<std::pair<double, double>> bar{};
    std::vector<double> notches{}; // where one turn followed another
    std::optional<double> likely{};
    QString after{}; // after the bar: who won, or when it will probably be done
    bool isPlaying = false;
    friend bool operator==(const TimelineRow&, const TimelineRow&) = default;
};

struct TimelineTick {
    double at = 0;
    QString text{}; // "9 AM"
    friend bool operator==(const TimelineTick&, const TimelineTick&) = default;
};

struct TimelineDrawing {
    QString title{}; // the finding: "Table 5 will likely be through first, at about 10:11 AM"
    QString note{};  // the basis of the estimate, and its reliability
    double length = 0;
    std::vector<TimelineTick> ticks{};
    std::vector<TimelineRow> rows{};
    double now = 0;
    QString nowWord{};
    std::optional<std::pair<double, double>> band{}; // when no turn begins anymore
    QString bandWord{};
    friend bool operator==(const TimelineDrawing&, const TimelineDrawing&) = default;
};

/// Every text in reading order.
[[nodiscard]] QStringList textsOf(const TimelineDrawing& drawing);

/// At the requested width, as high as its rows need. Omits title and note, which are placed
/// separately.
[[nodiscard]] PlacedPage placedTimeline(const TimelineDrawing& drawing, const TextMeasure& measure,
                                        double width, double letters);

} // namespace mentat

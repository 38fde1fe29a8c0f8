#pragma once

#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace mentat {

// The picture of who plays since when: a bar for each table on one scale of time. Made of words and
// minutes; whoever shows it places it (timeline_plan.h).

/// All places are minutes from where the scale begins.
struct TimelineRow {
    QString name;    // "Table 3"
    QString state{}; // "playing, turn 6"
    std::optional<std::pair<double, double>> bar{};
    std::vector<double> notches{}; // where a turn followed another
    std::optional<double> likely{};
    QString after{}; // behind the bar: who won, when it will likely be through
    bool isPlaying = false;
    friend bool operator==(const TimelineRow&, const TimelineRow&) = default;
};

struct TimelineTick {
    double at = 0;
    QString text{}; // "9 AM"
    friend bool operator==(const TimelineTick&, const TimelineTick&) = default;
};

struct TimelineDrawing {
    QString title{}; // what is seen: "Table 5 will likely be through first, at about 10:11 AM"
    QString note{};  // what it is computed from, and how sure that is
    double length = 0;
    std::vector<TimelineTick> ticks{};
    std::vector<TimelineRow> rows{};
    double now = 0;
    QString nowWord{};
    std::optional<std::pair<double, double>> band{}; // in which no turn begins
    QString bandWord{};
    friend bool operator==(const TimelineDrawing&, const TimelineDrawing&) = default;
};

/// Every text of it in reading order.
[[nodiscard]] QStringList textsOf(const TimelineDrawing& drawing);

} // namespace mentat

#pragma once

#include "reports/wording/award_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/called_clock.h"

#include <span>

namespace mentat {

/// A kind's words for a line of its time guidelines (R8). Phrase("CalledClock", …), each within a
/// sentence.
struct ClockWords {
    const ClockRule* rule;
    QChar letter;    // keyboard letter; a capital other than the final's F
    Phrase name;     // "battle plans"
    Phrase whenOver; // the consequence: "pass, no bid"
    /// "minute %1 at this table (%2 per player)", for a counted clock.
    Phrase count = nullptr;
    bool isUsual = false; // offered first
};

/// "2:00"
[[nodiscard]] QString clockLimit(const ClockRule& rule);
/// "Table 3", "Final"
[[nodiscard]] QString clockPlace(const Language& language, const GameAddress& place);

/// The texts of called clocks (R8), in a kind's words. utc: now.
class ClockWording {
public:
    ClockWording(const Language& language, std::span<const ClockWords> words)
        : m_language(language)
        , m_words(words) {}

    [[nodiscard]] std::span<const ClockWords> all() const { return m_words; }
    [[nodiscard]] QString name(const ClockWords& words) const;
    [[nodiscard]] QString whenOver(const ClockWords& words) const;

    /// "Table 3 · battle plans · Ada Byron"
    [[nodiscard]] QString title(const CalledClock& clock, const NameOf& nameOf) const;
    /// "1:12"; "Time is over: back to the table"; long after that, "Ran out at 16:05: back to the
    /// table".
    [[nodiscard]] QString state(const CalledClock& clock, const QDateTime& utc) const;
    /// Everything on one line: "Table 3 · battle plans 1:12", "Table 3: back to the table", "Table
    /// 3: battle plans ran out at 16:05".
    [[nodiscard]] QString line(const CalledClock& clock, const QDateTime& utc) const;
    /// "minute 4 at this table (3 a player)", for a counted clock; otherwise empty.
    [[nodiscard]] QString countNote(const CalledClock& clock,
                                    const std::vector<CalledClock>& all) const;

private:
    [[nodiscard]] const ClockWords& of(const CalledClock& clock) const;

    const Language& m_language;
    std::span<const ClockWords> m_words;
};

} // namespace mentat

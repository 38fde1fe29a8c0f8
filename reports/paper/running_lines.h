#pragma once

#include "reports/paper/wall/wall_head.h"
#include "reports/text_measure.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// Event and report at the top of every page, time of printing and "Page 2 of 3" at its foot. On
/// the wall its head at the top, and the event at the foot.
class RunningLines {
public:
    RunningLines(const ReportDocument& document, const TextMeasure& text, const Language& language);

    /// What they leave of a page.
    [[nodiscard]] QRectF body() const;
    /// How many blocks of the document they say, from the first.
    [[nodiscard]] size_t blocks() const { return m_wallHead ? m_wallHead->blocks() : 0; }
    void addTo(PlacedPage& page, size_t number, size_t count) const;

private:
    void addAbove(PlacedPage& page) const;
    [[nodiscard]] double heightOf(qsizetype lines) const;

    const TextMeasure& m_text;
    const Language& m_language;
    QRectF m_inner; // within the margins
    QString m_printed;
    QStringList m_event;
    QStringList m_title;
    TypeStyle m_style;
    std::optional<WallHead> m_wallHead;
};

} // namespace mentat

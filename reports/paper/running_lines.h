#pragma once

#include "reports/report_document.h"
#include "reports/text_measure.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// Event and report at the top of every page, time of printing and "Page 2 of 3" at its foot.
class RunningLines {
public:
    RunningLines(const ReportDocument& document, const TextMeasure& text, const Language& language);

    /// What they leave of a page.
    [[nodiscard]] QRectF body() const;
    void addTo(PlacedPage& page, size_t number, size_t count) const;

private:
    void addAbove(PlacedPage& page) const;

    const TextMeasure& m_text;
    const Language& m_language;
    QRectF m_inner; // within the margins
    QString m_printed;
    QStringList m_event;
    QStringList m_title;
};

} // namespace mentat

#pragma once

#include "reports/report_document.h"
#include "reports/text_measure.h"

namespace mentat {

/// What stands at the top of every page of a sheet for the wall: its heading in large letters, when
/// and where beside it, at the right what it is for; a thick line below. These are the heading and
/// the notes, two at most, that the document begins with.
class WallHead {
public:
    /// Keeps the measure.
    WallHead(const ReportDocument& document, const TextMeasure& text, const QRectF& inner);

    /// How many of the document's blocks it says.
    [[nodiscard]] size_t blocks() const { return m_blocks; }
    [[nodiscard]] double height() const;
    void addTo(PlacedPage& page, bool isFirst) const;

private:
    [[nodiscard]] bool isOneLine() const;
    [[nodiscard]] QStringList lines(const QString& text, double width) const;

    const TextMeasure& m_text;
    QRectF m_inner; // within the margins
    size_t m_blocks = 0;
    TypeStyle m_titleStyle;
    QStringList m_title;
    QString m_detail;
    QString m_purpose;
};

} // namespace mentat

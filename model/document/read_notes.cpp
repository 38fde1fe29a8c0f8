#include "model/document/read_notes.h"

#include <algorithm>

namespace mentat {

void FirstFindings::keep(Finding finding) {
    m_kept.push_back(std::move(finding));
    if (m_kept.size() > maxKept)
        cut();
}

void FirstFindings::cut() {
    sort();
    m_kept.resize(maxListed, Finding{});
    m_areTooMany = true;
    m_last = m_kept.back().where.text();
    if (m_document)
        m_wayToLast = places().wayTo(m_kept.back().where);
}

void FirstFindings::sort() {
    if (m_document)
        sortInDocumentOrder(m_kept, places());
}

DocumentPositions& FirstFindings::places() {
    if (!m_places)
        m_places.emplace(*m_document);
    return *m_places;
}

// Compares only the parts that differ, because it runs for very many findings.
bool FirstFindings::isBehind(const Pointer& where) {
    if (!m_document)
        return true;
    const QString& text = where.text();
    const auto [inText, inLast]
        = std::mismatch(text.begin(), text.end(), m_last.begin(), m_last.end());
    const auto same = inText - text.begin();
    if (inLast == m_last.end() && (inText == text.end() || *inText == u'/'))
        return true; // the same pointer, or inside it
    if (inText == text.end() && *inLast == u'/')
        return false; // a parent
    const qsizetype begin = m_last.lastIndexOf(u'/', same - 1) + 1;
    const auto step = std::ranges::find(m_wayToLast, begin, &DocumentPositions::Step::begin);
    if (step == m_wayToLast.end())
        return true; // the document has neither part
    const qsizetype slash = text.indexOf(u'/', begin);
    const QStringView part
        = QStringView(text).sliced(begin, (slash < 0 ? text.size() : slash) - begin);
    const auto position = places().positionIn(*step->from, part);
    return position && *position > step->position;
}

tl::unexpected<Failure> FirstFindings::refused() {
    sort();
    if (m_areTooMany)
        m_kept.resize(std::min(m_kept.size(), maxListed), Finding{});
    const auto kept = static_cast<qint64>(m_kept.size());
    return refusal(std::move(m_kept), m_count - kept);
}

} // namespace mentat

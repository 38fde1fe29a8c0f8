#pragma once

#include "model/document/document_places.h"
#include "model/result.h"

namespace mentat {

/// The findings of a document. There can be one for each byte or two of it, and nobody is told more
/// than a hundred: up to a number all are kept; beyond it the first hundred in the order of the
/// document, and how many there were.
class FirstFindings {
public:
    static constexpr size_t mostKept = 10'000;
    static constexpr size_t mostTold = 100;

    /// Without a document the order is that in which they came. Keeps the pointer.
    explicit FirstFindings(const Json* document) : m_document(document) {}

    void add(Finding finding) {
        ++m_count;
        if (!m_areTooMany || !isBehind(finding.where))
            keep(std::move(finding));
    }

    [[nodiscard]] qint64 count() const { return m_count; }
    /// Those that are kept are not all any more.
    [[nodiscard]] bool areTooMany() const { return m_areTooMany; }
    /// As they came.
    [[nodiscard]] const Findings& kept() const { return m_kept; }

    /// Refused, with those that are kept in the order of the document.
    [[nodiscard]] tl::unexpected<Failure> refused();

private:
    void keep(Finding finding);
    void cut();
    void sort();
    DocumentPlaces& places();
    /// Whether all that are kept are told before it.
    [[nodiscard]] bool isBehind(const Pointer& where);

    const Json* m_document;
    Findings m_kept;
    qint64 m_count = 0;
    bool m_areTooMany = false;
    std::optional<DocumentPlaces> m_places;
    // The last of those that are kept, once they are too many.
    QString m_last;
    std::vector<DocumentPlaces::Step> m_wayToLast;
};

} // namespace mentat

#pragma once

#include "model/document/finding_order.h"
#include "model/kinds/parts.h"
#include "model/result.h"
#include "model/values/ids.h"

#include <limits>

namespace mentat {

/// The findings of a document. There can be one per byte or two, and at most a hundred are shown:
/// up to a number all are kept; beyond it the first hundred in document order, and the total.
class FirstFindings {
public:
    static constexpr size_t maxKept = 10'000;
    static constexpr size_t maxListed = 100;

    /// Without a document, findings keep the order of arrival. Keeps the pointer.
    explicit FirstFindings(const Json* document) : m_document(document) {}

    void add(Finding finding) {
        ++m_count;
        if (!m_areTooMany || !isBehind(finding.where))
            keep(std::move(finding));
    }

    [[nodiscard]] qint64 count() const { return m_count; }
    /// Some have been dropped.
    [[nodiscard]] bool areTooMany() const { return m_areTooMany; }
    /// In the order of arrival.
    [[nodiscard]] const Findings& kept() const { return m_kept; }

    /// Refused, with the kept findings in document order.
    [[nodiscard]] tl::unexpected<Failure> refused();

private:
    void keep(Finding finding);
    void cut();
    void sort();
    DocumentPositions& places();
    /// Whether all kept findings precede it.
    [[nodiscard]] bool isBehind(const Pointer& where);

    const Json* m_document;
    Findings m_kept;
    qint64 m_count = 0;
    bool m_areTooMany = false;
    std::optional<DocumentPositions> m_places;
    // The last kept finding, once there are too many.
    QString m_last;
    std::vector<DocumentPositions::Step> m_wayToLast;
};

/// Collects what a reader of a document notices, and supplies placeholders for what it could not
/// read, so that the rest can still be checked. An event with findings is never returned.
class ReadNotes {
public:
    /// document: the document being read; must outlive the reading. Needed only by callers that ask
    /// for more than whether there are findings.
    explicit ReadNotes(const Json* document = nullptr) : m_findings(document) {}

    void add(FindingKind kind, const Pointer& where, Values values = {}) {
        m_findings.add({kind, where, std::move(values), {}, m_rule});
    }
    void add(Findings more) {
        for (Finding& finding : more)
            m_findings.add(std::move(finding));
    }
    /// The rule for all further notes; absent: the rule of their kind.
    void useRule(std::optional<Rule> rule) { m_rule = rule; }
    [[nodiscard]] qint64 count() const { return m_findings.count(); }
    /// Too many findings to continue except for counting: values are not kept, and consistency is
    /// not checked.
    [[nodiscard]] bool isHopeless() const { return m_findings.areTooMany(); }
    /// All of them, unless it is hopeless.
    [[nodiscard]] const Findings& findings() const { return m_findings.kept(); }
    /// Refused, with the findings in document order.
    [[nodiscard]] tl::unexpected<Failure> refused() { return m_findings.refused(); }

    /// A number that no document contains.
    [[nodiscard]] int placeholderNumber() { return m_nextPlaceholder--; }
    [[nodiscard]] PlayerId placeholderPlayer() {
        return PlayerId::placeholder(placeholderNumber());
    }

    /// The initial parts of seats, games, and draws: those of the event's kind.
    void readInto(HeatsParts parts) {
        m_parts = std::move(parts);
        m_isOfKnownKind = true;
    }
    /// Whether the event's kind is known: a cell of an event file does not say it.
    [[nodiscard]] bool isOfKnownKind() const { return m_isOfKnownKind; }
    [[nodiscard]] const HeatsParts& parts() const { return m_parts; }

private:
    FirstFindings m_findings;
    HeatsParts m_parts;
    bool m_isOfKnownKind = false;
    std::optional<Rule> m_rule;
    int m_nextPlaceholder = std::numeric_limits<int>::max();
};

} // namespace mentat

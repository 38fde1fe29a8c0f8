#pragma once

#include "model/document/finding_order.h"
#include "model/kinds/parts.h"
#include "model/result.h"
#include "model/values/ids.h"

#include <limits>

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
    DocumentPositions& places();
    /// Whether all that are kept are told before it.
    [[nodiscard]] bool isBehind(const Pointer& where);

    const Json* m_document;
    Findings m_kept;
    qint64 m_count = 0;
    bool m_areTooMany = false;
    std::optional<DocumentPositions> m_places;
    // The last of those that are kept, once they are too many.
    QString m_last;
    std::vector<DocumentPositions::Step> m_wayToLast;
};

/// What a document's reader notices on its way, and the stand-ins it uses for what it could not
/// read, so that the rest can still be checked. An event that has findings is never handed out.
class ReadNotes {
public:
    /// document: what is read; must outlive the reading. Needed only where more is asked of the
    /// findings than whether there are any.
    explicit ReadNotes(const Json* document = nullptr) : m_findings(document) {}

    void add(FindingKind kind, const Pointer& where, Values values = {}) {
        m_findings.add({kind, where, std::move(values), {}, m_rule});
    }
    void add(Findings more) {
        for (Finding& finding : more)
            m_findings.add(std::move(finding));
    }
    /// The rule that what is noticed from now on stands under; nothing: that of its kind.
    void standUnder(std::optional<Rule> rule) { m_rule = rule; }
    [[nodiscard]] qint64 count() const { return m_findings.count(); }
    /// So many that nobody reads on but to count them: what is read is not kept, and what it would
    /// break among itself is not looked for.
    [[nodiscard]] bool isHopeless() const { return m_findings.areTooMany(); }
    /// All of them, unless it is hopeless.
    [[nodiscard]] const Findings& findings() const { return m_findings.kept(); }
    /// Refused, with the findings in the order of the document.
    [[nodiscard]] tl::unexpected<Failure> refused() { return m_findings.refused(); }

    /// A number that no document says.
    [[nodiscard]] int placeholderNumber() { return m_nextPlaceholder--; }
    [[nodiscard]] PlayerId placeholderPlayer() {
        return PlayerId::placeholder(placeholderNumber());
    }

    /// What seats, games and draws are read into: parts of the kind of their event.
    void readInto(HeatsParts parts) {
        m_parts = std::move(parts);
        m_isOfKnownKind = true;
    }
    /// Whether it is known of which kind the event is: a cell of an event file does not say.
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

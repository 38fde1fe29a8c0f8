#pragma once

#include "model/document/json.h"
#include "model/finding.h"
#include "model/ids.h"

#include <limits>

namespace mentat {

/// What a document's reader notices on its way, and the stand-ins it uses for what it could not
/// read, so that the rest can still be checked. An event that has findings is never handed out.
class Reading {
public:
    void add(FindingKind kind, const Pointer& where, Values values = {}) {
        m_findings.push_back({kind, where, std::move(values), {}});
    }
    [[nodiscard]] const Findings& findings() const { return m_findings; }
    [[nodiscard]] Findings takeFindings() { return std::move(m_findings); }

    /// A number that no document says.
    [[nodiscard]] int placeholderNumber() { return m_nextPlaceholder--; }
    [[nodiscard]] PlayerId placeholderPlayer() {
        return PlayerId::placeholder(placeholderNumber());
    }

private:
    Findings m_findings;
    int m_nextPlaceholder = std::numeric_limits<int>::max();
};

} // namespace mentat

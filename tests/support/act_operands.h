#pragma once

#include "app/session/session.h"
#include "model/changes/change_kind.h"

#include <functional>
#include <map>

namespace mentat::test {

/// Collects kinds of acts whose operands differ from their rows (model/changes/change_kinds.def),
/// each with the first act seen. It gathers everything, so that a failure names every wrong kind.
class OperandMisfits {
public:
    using RowOf = std::function<const Operands&(ChangeKind)>;

    /// A planted fault passes another row for a kind.
    explicit OperandMisfits(RowOf rowOf
                            = [](ChangeKind kind) -> const Operands& { return operandsOf(kind); });

    void look(ChangeKind kind, const Values& operands);
    /// Checks every act of the journal; none if it cannot be read.
    void look(Session& session);

    [[nodiscard]] std::vector<ChangeKind> kinds() const;
    /// How many acts were checked.
    [[nodiscard]] size_t looked() const { return m_looked; }
    /// One line per kind: “players-merged: 3; its row: Name, Name”. Empty if all fit.
    [[nodiscard]] QString text() const;

private:
    /// Whether the operands fit the kind; for a reverted act, also the kind of the act undone.
    [[nodiscard]] bool fit(ChangeKind kind, const Values& operands) const;

    RowOf m_rowOf;
    std::map<ChangeKind, Values> m_first;
    size_t m_looked = 0;
};

} // namespace mentat::test

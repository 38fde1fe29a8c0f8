#pragma once

#include "app/session/session.h"
#include "model/changes/change_kind.h"

#include <functional>
#include <map>

namespace mentat::test {

/// The kinds of acts whose operands are not those of their rows (model/changes/change_kinds.def),
/// each with the first such act that was seen. All that is looked at is gathered, so that a failure
/// names every kind that is wrong.
class OperandMisfits {
public:
    using RowOf = std::function<const Operands&(ChangeKind)>;

    /// Another row than a kind has is for a planted fault.
    explicit OperandMisfits(RowOf rowOf
                            = [](ChangeKind kind) -> const Operands& { return operandsOf(kind); });

    void look(ChangeKind kind, const Values& operands);
    /// Every act of the journal; none where it cannot be read.
    void look(Session& session);

    [[nodiscard]] std::vector<ChangeKind> kinds() const;
    /// How many acts were looked at.
    [[nodiscard]] size_t looked() const { return m_looked; }
    /// One line for each kind: “players-merged: 3; its row: Name, Name”. Empty where all fit.
    [[nodiscard]] QString text() const;

private:
    /// Whether they are its own, and of a reverted act also those of the kind that it was.
    [[nodiscard]] bool fit(ChangeKind kind, const Values& operands) const;

    RowOf m_rowOf;
    std::map<ChangeKind, Values> m_first;
    size_t m_looked = 0;
};

} // namespace mentat::test

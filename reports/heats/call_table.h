#pragma once

#include "model/people/player_index.h"
#include "reports/heats/report_parts.h"
#include "scoring/heats/final/final_line_up.h"

#include <functional>

namespace mentat {

/// Whom to phone before a round: who they are, where they are to be reached and what they said.
class CallTable : ReportTeller {
public:
    /// Keeps the references.
    CallTable(const ReportRequest& request, const Stage& details);

    /// Without rows. first: what stands before the names.
    [[nodiscard]] ReportTable empty(const QString& name, ReportColumn first) const;
    /// Those entries, the first alternate below a line. first: of the column before the names.
    void addRows(ReportTable& table, const std::vector<CallListEntry>& entries,
                 const std::function<ReportCell(const CallListEntry&)>& first) const;

private:
    [[nodiscard]] QString titleOf(CallState state) const;
    [[nodiscard]] ReportCell answerOf(const Player& player) const;

    const Stage& m_details;
    PlayerIndex m_players;
};

/// The call list with nothing on it yet but for whom it is.
[[nodiscard]] ReportDocument callDocument(const ReportRequest& request);

} // namespace mentat

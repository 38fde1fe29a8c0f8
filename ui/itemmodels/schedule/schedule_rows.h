#pragma once

#include "app/session/formats/scheduled_event.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/schedule/text_rows_model.h"

#include <QCoreApplication>

namespace mentat {

/// What a schedule says, as the rows of lists: its events, the rounds of one, what changes in an
/// event that is there.
class ScheduleRows {
    Q_DECLARE_TR_FUNCTIONS(ScheduleRows)

public:
    [[nodiscard]] static QStringList eventHeadings();
    /// The key is the code. codes: by which each is played.
    [[nodiscard]] static std::vector<TextRow>
    ofEvents(const std::vector<const ScheduledEvent*>& events, const FormatCodes& codes);

    [[nodiscard]] static QStringList roundHeadings();
    /// Each with what it becomes in the event, as the update has it; without one nothing is said of
    /// that.
    [[nodiscard]] static std::vector<TextRow>
    ofRounds(const ScheduledEvent& event, const ScheduleUpdate* update, const Wording& wording);

    [[nodiscard]] static QStringList changeHeadings();
    /// And below them the rounds of the schedule of which nothing comes.
    [[nodiscard]] static std::vector<TextRow>
    ofChanges(const ScheduleUpdate& update, const ScheduledEvent& event, const Wording& wording);
};

} // namespace mentat

#include "ui/sheets/sheet_fields.h"

#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

QString TableFields::title() const {
    const QString table = tr("Table %1").arg(place().table.value());
    return game().isVoid ? tr("%1 · void").arg(table) : table;
}

bool TableFields::corrects() const {
    return recordingOf(game(), gameTyped()) == ChangeKind::ResultCorrected;
}

Result<Change> TableFields::recording(const Correction& correction) const {
    return recordGame(m_book.event(), place(), gameTyped(), correction);
}

void TableFields::acceptRecorded() {
    const Event& event = m_book.event();
    const auto rules = heatsScoringOf(event).rulesToAccept(event, place(), game());
    if (!rules.empty())
        m_book.perform(acceptWarnings(event, place(), rules, takeReason()));
}

} // namespace mentat

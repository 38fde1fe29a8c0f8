// Recording what is typed on a sheet: what stands in its way, what is asked first.
#include "app/session/formats/wbc_dune/sheet/sheet_fields.h"
#include "app/session/rounds/tables/result_acts.h"
#include "model/changes/change_kind.h"
#include "scoring/outcome_change.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/results/sheet/result_sheet.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_area.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_outcome.h"
#include "ui/heats/results/correction_panel.h"
#include "ui/heats/results/player_choice.h"
#include "ui/typing/refused_bar.h"

#include <QTimer>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {

void ResultSheet::refuse(const SheetField& marked, const QString& sentence) {
    m_marked = marked;
    m_refused->refuse(sentence.arg(keyName(DeskKey::CorrectResult)));
    // In view, once the bar has its room.
    QTimer::singleShot(0, this, [this] {
        if (SheetEdit* edit = m_area->form().edit(m_marked))
            m_area->ensureWidgetVisible(edit);
    });
}

void ResultSheet::leadToMark() {
    focus(m_marked);
    m_ledTo = current();
}

/// In the order of typing: what is red, else what is amber.
std::vector<SheetField> ResultSheet::markedFields() const {
    auto remarks = remarksOn(state(), m_triedToRecord);
    std::erase_if(remarks,
                  [this](const SheetRemark& remark) { return isAwaited(state(), remark); });
    const bool anyError = std::ranges::any_of(remarks, &SheetRemark::isError);
    const auto order = fieldsInOrder(state(), m_course->allValues());
    const auto isMarked = [&](const SheetField& field) {
        return std::ranges::any_of(remarks, [&](const SheetRemark& remark) {
            return remark.field == field && remark.isError == anyError;
        });
    };
    std::vector<SheetField> marked;
    std::ranges::copy_if(order, std::back_inserter(marked), isMarked);
    return marked;
}

bool ResultSheet::leadsToNextMark() {
    const SheetEdit* edit = m_ledTo ? m_area->form().edit(*m_ledTo) : nullptr;
    if (!edit || !edit->hasFocus())
        return false;
    const auto marked = markedFields();
    const auto here = std::ranges::find(marked, m_marked);
    const bool isAlone = marked.empty() || (marked.size() == 1 && here != marked.end());
    if (isAlone) {
        m_area->form().flash(*m_ledTo);
        return true;
    }
    m_marked = here == marked.end() || here + 1 == marked.end() ? marked.front() : *(here + 1);
    leadToMark();
    return true;
}

std::optional<SheetField> ResultSheet::fieldInTheWay() const {
    if (!state().reading.problems.empty())
        return state().reading.problems.front().field;
    const Findings errors = reviewGame(m_book.event(), place(), m_sheet->outcome()).errors;
    return errors.empty() ? std::nullopt : std::optional(fieldOf(errors.front().where));
}

bool ResultSheet::asksToLook() {
    const Findings warnings = state().openWarnings();
    const bool isMarked = !warnings.empty() || !state().beyond.empty() || state().endToCome;
    // Not answered by the end of another sheet, which was typed on without looking.
    if (!isMarked || (m_lookedAt == m_sheet->text() && !m_refused->wasTypedAt()))
        return false;
    m_lookedAt = m_sheet->text();
    const SheetField marked = !state().beyond.empty() ? fieldOf(state().beyond.front())
                              : state().endToCome     ? SheetField{FieldKind::EndTime}
                                                      : fieldOf(warnings.front().where);
    refuse(marked, tr("Check what is marked first. %1 goes to it. Press Ctrl+Enter again to "
                      "record it as it is, or F6 to accept the warnings."));
    return true;
}

void ResultSheet::record() {
    if (!m_players->isHidden())
        return;
    if (isReading()) { // there is nothing to record
        Q_EMIT recorded();
        return;
    }
    if (!m_correction->isHidden()) {
        performRecording();
        return;
    }
    m_triedToRecord = true;
    showSheet();
    if (const auto field = fieldInTheWay()) {
        refuse(*field, tr("Nothing is recorded: something is marked in red. %1 goes to it."));
        return;
    }
    const Game after = m_sheet->outcome();
    if (after == *m_sheet->game()) {
        m_sheet->keepDraft();
        Q_EMIT recorded();
        return;
    }
    if (asksToLook())
        return;
    const auto change = recordGame(m_book.event(), place(), after);
    const bool asks = recordingOf(*m_sheet->game(), after) == ChangeKind::ResultCorrected;
    if (asks && change) {
        m_correction->offer(effectOf(*change), true);
        showSheet();
    } else {
        performRecording();
    }
}

QString ResultSheet::effectOf(const Change& change) const {
    const auto after = changed(m_book.event(), change);
    if (!after)
        return {};
    return m_book.wording().outcomeChange(outcomeChange(m_book.event(), *after), names());
}

void ResultSheet::performRecording() {
    const Correction correction
        = m_correction->isHidden() ? Correction() : m_correction->correction();
    const auto change = recordGame(m_book.event(), place(), m_sheet->outcome(), correction);
    if (!m_book.perform(change)) {
        refuse(current(), tr("Nothing is recorded. %1 goes back to the sheet."));
        return;
    }
    m_correction->hide();
    m_refused->hide();
    m_triedToRecord = false;
    m_sheet->setReading(m_sheet->isRecorded());
    Q_EMIT recorded();
}

void ResultSheet::closeCorrection() {
    const SheetField wasTyped = current(); // hiding the panel moves the focus somewhere
    m_correction->hide();
    showSheet();
    focus(wasTyped);
}

void ResultSheet::acceptWarnings() {
    if (isReading()) {
        const auto rules = rulesToAccept(state().review.warnings);
        if (m_book.canWrite() && !rules.empty()) {
            m_book.perform(
                mentat::acceptWarnings(m_book.event(), place(), rules, m_outcome->takeReason()));
            focus(current()); // not the button that corrects, for an Enter too many
        }
        return;
    }
    SheetText text = m_sheet->text();
    accept(text.accepted, rulesToAccept(state().review.warnings), m_outcome->takeReason());
    if (text != m_sheet->text())
        m_sheet->take(text);
    m_sheet->acceptEnd();
    if (m_refused->hasFocus())
        m_refused->refuse(
            tr("Accepted. Press %1 to record the result.").arg(keyName(DeskKey::Record)));
    else
        focus(current());
}

} // namespace mentat

// A recorded result is opened to be read, and corrected on purpose.
#include "app/session/formats/wbc_dune/draft_acts.h"
#include "ui/formats/wbc_dune/results/control_grid_view.h"
#include "ui/formats/wbc_dune/results/result_sheet.h"
#include "ui/formats/wbc_dune/results/sheet_form.h"

#include <QApplication>
#include <QPlainTextEdit>

namespace mentat {

bool ResultSheet::isRecorded() const {
    return game() && game()->victory.has_value();
}

void ResultSheet::setReading(bool reads) {
    m_reads = reads || !m_book.canWrite();
    m_form->setReadOnly(m_reads);
    m_note->setReadOnly(m_reads);
    showWhatIsKept();
}

/// As it is recorded; where that is not what is wanted, or nothing is, as it was left.
void ResultSheet::showWhatIsKept() {
    const Event& event = m_book.event();
    SheetText text = textOf(*game(), event.settings);
    const auto draft = m_book.draft(draftPlaceOf(m_place));
    if (draft && !(m_reads && isRecorded()))
        text = textOfDraft(*draft).value_or(text);
    m_state = stateOf(std::move(text), *game(), event, m_place);
    showSheet();
}

void ResultSheet::beginTyping() {
    if (!m_book.canWrite())
        return;
    setReading(false);
    focusNextOpen();
}

void ResultSheet::toggleRecorded() {
    if (m_reads)
        beginTyping();
    else if (isRecorded())
        setReading(true);
    focusNextOpen();
}

/// Beside the sheet's place among the others: how what it shows is kept.
QString ResultSheet::stateText() const {
    if (m_reads && isRecorded() && m_book.canWrite()) {
        return (m_book.draft(draftPlaceOf(m_place)) ? tr("%1 · half corrected (Enter)")
                                                    : tr("%1 · recorded"))
            .arg(m_position);
    }
    if (!isTyped())
        return m_position;
    return (m_draftIsKept ? tr("%1 · draft kept") : tr("%1 · draft not kept")).arg(m_position);
}

/// Whether what the sheet shows cannot be typed over; that is said.
bool ResultSheet::refuses() {
    if (!m_reads)
        return false;
    if (m_book.canWrite())
        m_book.say(Gravity::Refused, tr("This result is recorded. Enter begins its correction."));
    return true;
}

/// What is typed stays, whatever else changes.
void ResultSheet::follow() {
    if (!game())
        return; // the page takes the sheet away
    if (m_reads || !m_book.canWrite()) {
        setReading(isRecorded());
        return;
    }
    SheetText text = m_book.draft(draftPlaceOf(m_place)) ? m_state.text
                                                         : textOf(*game(), m_book.event().settings);
    m_state = stateOf(std::move(text), *game(), m_book.event(), m_place);
    showSheet();
}

/// It was thrown away, moved here or brought back.
void ResultSheet::followDraft() {
    if (m_keepsDraft || !game())
        return;
    const auto draft = m_book.draft(draftPlaceOf(m_place));
    const bool isGone = !draft && isTyped();
    const bool isOther = draft && textOfDraft(*draft) != m_state.text;
    if (!m_reads && !isGone && !isOther)
        return;
    showWhatIsKept();
    // What is typed next begins where this sheet is to be gone on with. Later: a menu by which the
    // draft was thrown away has the focus yet.
    const auto goOn = [this] {
        const QWidget* focus = QApplication::focusWidget();
        if (!m_reads && focus && isAncestorOf(focus))
            focusNextOpen({});
    };
    QMetaObject::invokeMethod(this, goOn, Qt::QueuedConnection);
}

} // namespace mentat

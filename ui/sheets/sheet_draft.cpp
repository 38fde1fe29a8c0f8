#include "ui/sheets/sheet_draft.h"

#include "app/session/rounds/result_acts.h"
#include "ui/desk/keys.h"

#include <QScopedValueRollback>

#include <utility>

namespace mentat {

SheetGame gameAtTable(const SheetKind& kind, const GameAddress& place) {
    return {.draft = draftPlaceOf(place),
            .isThere =
                [&kind, place](const Event& event) {
                    return sheetKindOf(event) == &kind && gameAt(event, place);
                },
            .isRecorded = [place](const Event& event) { return hasResult(*gameAt(event, place)); },
            .recorded
            = [&kind,
               place](const Event& event) { return kind.recorded(event, *gameAt(event, place)); },
            .kept = [&kind](const Event&, const QString& draft) { return kind.kept(draft); },
            .table = place};
}

SheetDraft::SheetDraft(OpenBook& book, SheetGame game)
    : m_book(book)
    , m_game(std::move(game))
    , m_recorded(m_game.recorded(book.event()))
    , m_wasRecorded(isRecorded()) {
    m_text = m_recorded;
    connect(&m_book, &OpenBook::eventChanged, this, &SheetDraft::follow);
    connect(&m_book, &OpenBook::draftsChanged, this, &SheetDraft::followDraft);
}

bool SheetDraft::isThere() const {
    return m_book.hasEvent() && m_game.isThere(m_book.event());
}

bool SheetDraft::isRecorded() const {
    return isThere() && m_game.isRecorded(m_book.event());
}

std::optional<QString> SheetDraft::kept() const {
    const auto draft = m_book.draft(m_game.draft);
    return draft ? m_game.kept(m_book.event(), *draft) : std::nullopt;
}

void SheetDraft::setReading(bool reads) {
    m_reads = reads || !m_book.canWrite();
    showWhatIsKept();
}

/// Shows the recorded sheet if it is being read; otherwise the draft, if any.
void SheetDraft::showWhatIsKept() {
    m_text = m_reads && isRecorded() ? m_recorded : kept().value_or(m_recorded);
    Q_EMIT changed();
}

bool SheetDraft::refuses() {
    if (m_reads && m_book.canWrite())
        m_book.say(Gravity::Refused, tr("This result is recorded. Press %1 to correct it.")
                                         .arg(keyName(DeskKey::CorrectResult)));
    return m_reads;
}

void SheetDraft::take(const QString& text) {
    if (!refuses()) {
        m_text = text;
        keepDraft();
    }
    Q_EMIT changed(); // if refused, shows the old text again
}

void SheetDraft::keepDraft() {
    if (!m_book.canWrite())
        return;
    const QScopedValueRollback keeping(m_keepsDraft, true);
    Session& session = m_book.session();
    m_draftIsKept
        = m_book.succeeded(isTyped() ? session.saveDraft(m_book.eventId(), m_game.draft, m_text)
                                     : session.discardDraft(m_book.eventId(), m_game.draft));
}

/// Keeps typed text when anything else changes.
void SheetDraft::follow() {
    if (!isThere())
        return; // the page will remove the sheet
    m_recorded = m_game.recorded(m_book.event());
    // Recorded again or elsewhere, the sheet is read-only until a correction begins.
    const bool wasRecorded = std::exchange(m_wasRecorded, isRecorded());
    const bool isNew = m_wasRecorded && !wasRecorded;
    if (m_reads || isNew || !m_book.canWrite())
        return setReading(isRecorded());
    if (!hasDraft())
        m_text = m_recorded;
    Q_EMIT changed();
}

void SheetDraft::followDraft() {
    if (m_keepsDraft || !isThere())
        return;
    const bool isGone = !hasDraft() && isTyped();
    const bool isOther = hasDraft() && kept() != m_text;
    if (!m_reads && !isGone && !isOther)
        return;
    m_reads = m_reads || (isGone && isRecorded()); // without its draft, a correction ends
    showWhatIsKept();
    Q_EMIT replaced();
}

} // namespace mentat

#include "moc_sheet_draft.cpp"

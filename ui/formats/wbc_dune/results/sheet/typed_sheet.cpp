#include "ui/formats/wbc_dune/results/sheet/typed_sheet.h"

#include "app/session/rounds/tables/draft_acts.h"
#include "app/session/typing/typed_time.h"
#include "scoring/formats/wbc_dune/results/awaited_verdict.h"
#include "ui/desk/keys.h"
#include "ui/moments/typed_moment.h"

#include <QScopedValueRollback>

#include <utility>

namespace mentat {

TypedSheet::TypedSheet(OpenBook& book, const GameAddress& place)
    : m_book(book)
    , m_place(place)
    , m_wasRecorded(isRecorded()) {
    connect(&m_book, &OpenBook::eventChanged, this, &TypedSheet::follow);
    connect(&m_book, &OpenBook::draftsChanged, this, &TypedSheet::followDraft);
}

const Game* TypedSheet::game() const {
    return m_book.hasEvent() ? gameAt(m_book.event(), m_place) : nullptr;
}

Game TypedSheet::outcome() const {
    return withoutOpenVerdict(m_state.reading.game, m_book.event().settings);
}

bool TypedSheet::isTyped() const {
    const Game* recorded = game();
    return recorded && m_state.text != textOf(*recorded, m_book.event().settings);
}

bool TypedSheet::isRecorded() const {
    return game() && dune(*game()).victory.has_value();
}

bool TypedSheet::hasDraft() const {
    return m_book.draft(draftPlaceOf(m_place)).has_value();
}

void TypedSheet::setReading(bool reads) {
    m_reads = reads || !m_book.canWrite();
    showWhatIsKept();
}

/// As it is recorded; where that is not what is wanted, or nothing is, as it was left.
void TypedSheet::showWhatIsKept() {
    const Event& event = m_book.event();
    SheetText text = textOf(*game(), event.settings);
    const auto draft = m_book.draft(draftPlaceOf(m_place));
    if (draft && !(m_reads && isRecorded()))
        text = textOfDraft(*draft).value_or(text);
    show(std::move(text));
    Q_EMIT changed();
}

void TypedSheet::show(SheetText text) {
    m_state = stateOf(std::move(text), *game(), m_book.event(), m_place);
    m_state.endToCome = endToCome();
}

std::optional<SheetFault> TypedSheet::endToCome() const {
    const auto& end = m_state.reading.game.end;
    const VenueTime now = m_book.now();
    if (!hasEndToCome(m_state.reading.game, *game(), now) || end == m_acceptedEnd)
        return std::nullopt;
    const bool isToday = end->date() == now.date();
    return SheetFault{SheetFaultKind::EndToCome, isToday ? timeToType(*end) : momentToType(*end),
                      isToday ? timeToType(now) : momentToType(now)};
}

void TypedSheet::acceptEnd() {
    m_acceptedEnd = m_state.reading.game.end;
    m_state.endToCome.reset();
    Q_EMIT changed();
}

bool TypedSheet::refuses() {
    if (!m_reads)
        return false;
    if (m_book.canWrite())
        m_book.say(Gravity::Refused, tr("This result is recorded. Press %1 to correct it.")
                                         .arg(keyName(DeskKey::CorrectResult)));
    return true;
}

void TypedSheet::take(const SheetText& text) {
    if (!refuses()) {
        show(text);
        keepDraft();
    }
    Q_EMIT changed(); // where it is refused, as it was
}

void TypedSheet::keepDraft() {
    if (!m_book.canWrite())
        return;
    const QScopedValueRollback keeping(m_keepsDraft, true);
    Session& session = m_book.session();
    const DraftAddress kept = draftPlaceOf(m_place);
    m_draftIsKept = m_book.succeeded(
        isTyped() ? session.saveDraft(m_book.eventId(), kept, draftOf(m_state.text))
                  : session.discardDraft(m_book.eventId(), kept));
}

/// What is typed stays, whatever else changes.
void TypedSheet::follow() {
    if (!game())
        return; // the page takes the sheet away
    // Recorded by another hand, or once more: it is read until its correction begins.
    const bool wasRecorded = std::exchange(m_wasRecorded, isRecorded());
    const bool isNew = m_wasRecorded && !wasRecorded;
    if (m_reads || isNew || !m_book.canWrite()) {
        setReading(isRecorded());
        return;
    }
    SheetText text = hasDraft() ? m_state.text : textOf(*game(), m_book.event().settings);
    show(std::move(text));
    Q_EMIT changed();
}

void TypedSheet::followDraft() {
    if (m_keepsDraft || !game())
        return;
    const auto draft = m_book.draft(draftPlaceOf(m_place));
    const bool isGone = !draft && isTyped();
    const bool isOther = draft && textOfDraft(*draft) != m_state.text;
    if (!m_reads && !isGone && !isOther)
        return;
    m_reads = m_reads || (isGone && isRecorded()); // with its draft a correction is over
    showWhatIsKept();
    Q_EMIT replaced();
}

} // namespace mentat

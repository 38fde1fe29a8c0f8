#include "ui/formats/by_ruleset/results/typed_result.h"

#include "model/formats/by_ruleset/ruleset_play.h"
#include "ui/desk/keys.h"

#include <QScopedValueRollback>

#include <utility>

namespace mentat {

TypedResult::TypedResult(OpenBook& book, const GameAddress& place, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_place(place)
    , m_wasRecorded(isRecorded()) {
    connect(&m_book, &OpenBook::eventChanged, this, &TypedResult::follow);
    connect(&m_book, &OpenBook::draftsChanged, this, &TypedResult::followDraft);
}

const Game* TypedResult::game() const {
    return m_book.play<RulesetPlay>() ? gameAt(m_book.event(), m_place) : nullptr;
}

const Ruleset& TypedResult::ruleset() const {
    return m_book.play<RulesetPlay>()->ruleset;
}

bool TypedResult::isTyped() const {
    const Game* recorded = game();
    return recorded && m_text != textOf(*recorded);
}

bool TypedResult::isRecorded() const {
    return game() && hasResult(*game());
}

bool TypedResult::hasDraft() const {
    return m_book.draft(draftPlaceOf(m_place)).has_value();
}

void TypedResult::setReading(bool reads) {
    m_reads = reads || !m_book.canWrite();
    showWhatIsKept();
}

/// What follows from the text.
void TypedResult::show(ResultText text) {
    m_text = std::move(text);
    m_reading = readResult(m_text, *game(), ruleset());
    m_warnings
        = m_reading.fault ? Warnings() : rulesetWarnings(m_book.event(), m_place, m_reading.game);
    Q_EMIT changed();
}

/// As it is recorded; where that is not what is wanted, or nothing is, as it was left.
void TypedResult::showWhatIsKept() {
    ResultText text = textOf(*game());
    const auto draft = m_book.draft(draftPlaceOf(m_place));
    if (draft && !(m_reads && isRecorded()))
        text = resultTextIn(*draft).value_or(text);
    show(std::move(text));
}

bool TypedResult::refuses() {
    if (!m_reads)
        return false;
    if (m_book.canWrite())
        m_book.say(Gravity::Refused, tr("This result is recorded. Press %1 to correct it.")
                                         .arg(keyName(DeskKey::CorrectResult)));
    return true;
}

void TypedResult::take(const ResultText& text) {
    if (refuses()) {
        Q_EMIT changed(); // as it was
        return;
    }
    m_text = text;
    keepDraft();
    show(text);
}

void TypedResult::keepDraft() {
    if (!m_book.canWrite())
        return;
    const QScopedValueRollback keeping(m_keepsDraft, true);
    Session& session = m_book.session();
    const DraftAddress kept = draftPlaceOf(m_place);
    m_draftIsKept
        = m_book.succeeded(isTyped() ? session.saveDraft(m_book.eventId(), kept, draftOf(m_text))
                                     : session.discardDraft(m_book.eventId(), kept));
}

/// What is typed stays, whatever else changes.
void TypedResult::follow() {
    if (!game())
        return; // the page takes the sheet away
    // Recorded by another hand, or once more: it is read until its correction begins.
    const bool wasRecorded = std::exchange(m_wasRecorded, isRecorded());
    const bool isNew = m_wasRecorded && !wasRecorded;
    if (m_reads || isNew || !m_book.canWrite())
        return setReading(isRecorded());
    show(hasDraft() ? m_text : textOf(*game()));
}

void TypedResult::followDraft() {
    if (m_keepsDraft || !game())
        return;
    const auto draft = m_book.draft(draftPlaceOf(m_place));
    const bool isGone = !draft && isTyped();
    const bool isOther = draft && resultTextIn(*draft) != m_text;
    if (!m_reads && !isGone && !isOther)
        return;
    m_reads = m_reads || (isGone && isRecorded()); // with its draft a correction is over
    showWhatIsKept();
}

} // namespace mentat

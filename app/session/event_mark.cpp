#include "app/session/event_mark.h"

#include "model/changes/change_kind.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool bringsAnEvent(ChangeKind kind) {
    return kind == ChangeKind::EventImported || kind == ChangeKind::EventAdded
           || kind == ChangeKind::EventReplaced;
}

QString markFrom(const JournalEntry& entry, EventId event) {
    const QString said
        = u"%1\n%2\n%3\n%4"_s.arg(entry.time.toUTC().toString(Qt::ISODateWithMs), entry.scorekeeper)
              .arg(entry.id.number())
              .arg(event.number());
    return QString::fromLatin1(
        QCryptographicHash::hash(said.toUtf8(), QCryptographicHash::Sha256).toHex().left(32));
}

} // namespace

QString eventMark(Session& session, EventId event) {
    const auto marks = session.journalMarks();
    if (!marks || marks->empty())
        return {};
    for (const JournalMark& mark : *marks) {
        if (!bringsAnEvent(mark.kind))
            continue;
        const auto entry = session.journalEntry(mark.id);
        if (entry && entry->event == event)
            return markFrom(*entry, event);
    }
    // A recovered file may have lost that entry; its first remaining one identifies it.
    const auto first = session.journalEntry(marks->front().id);
    return first ? markFrom(*first, event) : QString();
}

} // namespace mentat

#include "tests/kill/desk_after_kill.h"

#include "model/errors.h"
#include "tests/support/scratch_book.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

QByteArray deskBook() {
    static const QByteArray made = [] {
        Victim maker(QStringLiteral(MENTAT_DESK_VICTIM));
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"made.mentat"_s);
        maker.run({u"make"_s, path});
        return bytesOf(path);
    }();
    if (made.isEmpty())
        qFatal("the window's event file could not be made");
    return made;
}

std::vector<SaidState> saidBy(const Victim& victim) {
    std::vector<SaidState> said;
    for (const QByteArray& line : victim.lines()) {
        if (const SaidState state = SaidState::fromText(line); state != SaidState())
            said.push_back(state);
    }
    return said;
}

bool isSound(const Book& book) {
    return std::ranges::all_of(
        book.events, [](const BookEvent& entry) { return eventErrors(entry.event).empty(); });
}

QString wrongAfter(Session& session, const SaidState& said, const SaidState& next) {
    const SaidState now = stateOf(session);
    if (!isSound(session.book()))
        return u"the file has errors of R10"_s;
    if (now.drafts != said.drafts && now.drafts != next.drafts)
        return u"a draft is neither as said nor as typed next"_s;
    if (now.rows == said.rows)
        return now.documents == said.documents ? QString() : u"what was said is not there"_s;
    if (now.rows != next.rows)
        return u"%1 rows in the journal, %2 said"_s.arg(now.rows).arg(said.rows);
    // The act that was under way is whole: taken back, the file is as it was said to be.
    const auto marks = session.journalMarks();
    const bool wasUndo = marks->back().role == JournalRole::Undone;
    const auto back = wasUndo ? session.redo() : session.undo();
    if (!back)
        return u"undo does not go on"_s;
    return stateOf(session).documents == said.documents ? QString() : u"an act is half there"_s;
}

} // namespace mentat::test

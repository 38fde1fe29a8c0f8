#include "app/cli/shared/event_file.h"

#include "reports/wording/sentences.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

Result<std::unique_ptr<Session>> openToRead(const QString& path, const CommandContext& context) {
    auto session = Session::open(path, Session::Access::Read, context.desk);
    if (!session)
        return session;
    QString note;
    if ((*session)->isWithoutItsLog())
        note = u"%1 was copied or moved while it was open, without %1-wal: its latest changes "_s
               u"may be missing."_s;
    else if ((*session)->hadStrayLog())
        note = u"Next to %1 is a log from another file, %1-wal: it was not used."_s;
    if (!note.isEmpty())
        context.err.write((onOneLine(note.arg(path)) + u'\n').toUtf8());
    return session;
}

Result<void> changeEventFile(const QString& path, const Desk& desk, const SessionAct& act) {
    if (!QFile::exists(path))
        return Session::create(path, desk, act);
    const auto session = Session::open(path, Session::Access::Write, desk);
    if (!session)
        return tl::unexpected(session.error());
    return act(**session);
}

} // namespace mentat

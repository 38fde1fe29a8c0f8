#include "app/cli/shared/event_file.h"

#include "reports/wording/sentences.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

void note(const QString& text, const CommandContext& context) {
    context.err.write((onOneLine(text) + u'\n').toUtf8());
}

void noteStrayFiles(const QString& path, const Session& session, const CommandContext& context) {
    for (const StrayFile& file : session.strayFiles()) {
        const QString begin
            = u"Next to %1 is a file from another program, %2: it was not used"_s.arg(path,
                                                                                      file.path);
        const QString end = file.aside.isEmpty() ? u"."_s : u", and is now %1."_s.arg(file.aside);
        note(begin + end, context);
    }
}

} // namespace

Result<std::unique_ptr<Session>> openToRead(const QString& path, const CommandContext& context) {
    auto session = Session::open(path, Session::Access::Read, context.desk);
    if (!session)
        return session;
    if ((*session)->isWithoutItsLog())
        note(u"%1 was copied or moved while it was open, without %1-wal: its latest changes "
             "may be missing."_s.arg(path),
             context);
    else if ((*session)->hadStrayLog())
        note(u"Next to %1 is a log from another file, %1-wal: it was not used."_s.arg(path),
             context);
    noteStrayFiles(path, **session, context);
    return session;
}

Result<void> changeEventFile(const QString& path, const CommandContext& context,
                             const SessionAct& act) {
    if (!QFile::exists(path))
        return Session::create(path, context.desk, act);
    const auto session = Session::open(path, Session::Access::Write, context.desk);
    if (!session)
        return tl::unexpected(session.error());
    noteStrayFiles(path, **session, context);
    return act(**session);
}

} // namespace mentat

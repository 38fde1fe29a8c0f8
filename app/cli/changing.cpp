#include "app/cli/changing.h"

#include <QFile>

namespace mentat {

Result<void> changeEventFile(const QString& path, const Desk& desk, const SessionAct& act) {
    if (!QFile::exists(path))
        return Session::create(path, desk, act);
    const auto session = Session::open(path, Session::Access::Write, desk);
    if (!session)
        return tl::unexpected(session.error());
    return act(**session);
}

} // namespace mentat

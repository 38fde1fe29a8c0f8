#include "app/cli/changing.h"

#include <QFile>

namespace mentat {

namespace {

Result<void> changeExisting(const QString& path, const Desk& desk, const BookCheck& check,
                            const SessionAct& act) {
    {
        const auto reading = Session::open(path, Session::Access::Read, desk);
        if (!reading)
            return tl::unexpected(reading.error());
        if (auto checked = check((*reading)->book()); !checked)
            return checked;
    }
    const auto session = Session::open(path, Session::Access::Write, desk);
    if (!session)
        return tl::unexpected(session.error());
    return act(**session);
}

} // namespace

Result<void> changeEventFile(const QString& path, const Desk& desk, const BookCheck& check,
                             const SessionAct& act) {
    if (QFile::exists(path))
        return changeExisting(path, desk, check, act);
    if (auto checked = check(Book()); !checked)
        return checked;
    return Session::create(path, desk, act);
}

} // namespace mentat

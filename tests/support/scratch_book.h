#pragma once

#include "app/session/session.h"
#include "tests/support/soak.h"

#include <QTemporaryDir>

namespace mentat::test {

/// A folder of its own with an event file, a clock that stands still and a desk.
class ScratchBook {
public:
    ScratchBook();

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] const Desk& desk() const { return m_desk; }
    [[nodiscard]] FixedClock& clock() { return m_clock; }

    /// Makes the file, with these events in it.
    void create(const std::vector<QByteArray>& documents = {});
    /// Opens it; asserts that this works.
    [[nodiscard]] std::unique_ptr<Session> open(Session::Access access = Session::Access::Write,
                                                const StoreSeams& seams = {});

private:
    QTemporaryDir m_folder;
    QString m_path;
    FixedClock m_clock;
    Desk m_desk;
};

[[nodiscard]] Event eventFrom(const QByteArray& document);
/// The documents of all events, one after another.
[[nodiscard]] QByteArray exported(const Book& book);
/// The documents of a file that has one after another.
[[nodiscard]] std::vector<QByteArray> documentsIn(const QByteArray& all);

/// Every row of every table but the journal, as text, in a fixed order.
[[nodiscard]] QString dumpWithoutJournal(const QString& path);

/// The bytes of a file; empty where there is none.
[[nodiscard]] QByteArray bytesOf(const QString& path);
void writeBytes(const QString& path, const QByteArray& bytes);

} // namespace mentat::test

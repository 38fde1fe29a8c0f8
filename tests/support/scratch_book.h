#pragma once

#include "app/session/session.h"
#include "tests/support/soak.h"

#include <QTemporaryDir>

namespace mentat::test {

/// A folder of its own with an event file, a stopped clock, and a desk.
class ScratchBook {
public:
    ScratchBook();

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] const Desk& desk() const { return m_desk; }
    [[nodiscard]] FixedClock& clock() { return m_clock; }

    /// Creates the file with these events.
    void create(const std::vector<QByteArray>& documents = {});
    /// Opens it; asserts success.
    [[nodiscard]] std::unique_ptr<Session> open(Session::Access access = Session::Access::Write,
                                                const StoreSeams& seams = {});

private:
    QTemporaryDir m_folder;
    QString m_path;
    FixedClock m_clock;
    Desk m_desk;
};

[[nodiscard]] Event eventFrom(const QByteArray& document);
/// The documents of all events, concatenated.
[[nodiscard]] QByteArray exported(const Book& book);
/// Splits a file of concatenated documents.
[[nodiscard]] std::vector<QByteArray> documentsIn(const QByteArray& all);

/// Every row of every table except the journal, as text, in a fixed order.
[[nodiscard]] QString dumpWithoutJournal(const QString& path);

/// A file's bytes; empty if there is no file.
[[nodiscard]] QByteArray bytesOf(const QString& path);
void writeBytes(const QString& path, const QByteArray& bytes);

} // namespace mentat::test

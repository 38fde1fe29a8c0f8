#pragma once

#include "tests/support/act_operands.h"
#include "tests/support/scratch_book.h"

#include <QFile>
#include <QTest>

namespace mentat::test {

/// A test with an event file of its own, which is open for writing, and the first event in it.
class SessionTest : public QObject {
protected:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    /// A new file, in a new folder, with these documents in it.
    void openFileWith(const std::vector<QByteArray>& documents) {
        closeFile();
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create(documents);
        m_session = m_scratch->open();
    }
    /// The same file once more, as after a restart.
    void openAgain() {
        m_session.reset();
        m_session = m_scratch->open();
    }
    /// Fails where an act of its journal has other operands than the row of its kind says.
    void closeFile() {
        OperandMisfits misfits;
        if (m_session && QFile::exists(m_scratch->path()))
            misfits.look(*m_session);
        m_session.reset();
        m_scratch.reset();
        QVERIFY2(misfits.text().isEmpty(), qPrintable(misfits.text()));
    }

    [[nodiscard]] EventId id() const { return m_session->book().events.front().id; }
    [[nodiscard]] const Event& event() const { return m_session->book().events.front().event; }

    /// The number of its kind; -1 where it did not fail.
    [[nodiscard]] static int failureOf(const Result<Change>& change) {
        return change ? -1 : int(change.error().kind);
    }
};

} // namespace mentat::test

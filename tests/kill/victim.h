#pragma once

#include <QProcess>

#include <optional>

namespace mentat::test {

/// When a victim is killed: as it is about to do its n-th change to an event file, or after some
/// time. The first comes at the same place however busy the machine is.
struct KillMoment {
    std::optional<int> change;
    std::optional<int> milliseconds;
};

/// A program that is killed with SIGKILL, and what it said until then.
class Victim {
public:
    explicit Victim(const QString& program);

    /// Neither: it runs to its end.
    void run(const QStringList& arguments, const KillMoment& moment = {});
    /// How often it changed an event file, where it came to its end.
    [[nodiscard]] int changes() const { return m_changes; }

    /// Whether it died between the beginning of a transaction and the word that it was committed.
    [[nodiscard]] bool diedInTransaction() const;
    [[nodiscard]] bool finished() const { return m_process.exitStatus() == QProcess::NormalExit; }
    [[nodiscard]] int exitCode() const { return m_process.exitCode(); }
    /// The complete lines of its output.
    [[nodiscard]] QList<QByteArray> lines() const;
    /// The last of them, as a number; 0 where it said nothing.
    [[nodiscard]] int lastNumber() const;

private:
    void read(int milliseconds);

    QProcess m_process;
    QByteArray m_output;
    QByteArray m_log;
    int m_changes = 0;
};

} // namespace mentat::test

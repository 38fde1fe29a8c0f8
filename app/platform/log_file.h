#pragma once

#include <QByteArray>
#include <QFile>
#include <QMutex>
#include <QString>

namespace mentat {

/// A log for finding faults: a file that is rotated when full, with the previous ones next to it
/// ("mentat.log", "mentat.log.1", …). Thread-safe. If the log cannot be written, nothing else
/// fails.
class LogFile {
public:
    static constexpr qint64 fullAt = 256 * 1024; // bytes
    static constexpr int olderOnes = 2;

    explicit LogFile(const QString& place, qint64 full = fullAt);

    /// Writes one line, whatever the text contains. utc: its time, ISO 8601.
    void add(const QString& utc, const QString& text);
    /// The end of the log, up to this many bytes, whole lines.
    [[nodiscard]] static QString endOf(const QString& place, qint64 bytes = 16 * 1024);

private:
    void open();
    void rotate();

    QMutex m_mutex;
    QFile m_file;
    qint64 m_full;
};

} // namespace mentat

#pragma once

#include <QByteArray>
#include <QFile>
#include <QMutex>
#include <QString>

namespace mentat {

/// What the program did, for whoever looks into a fault: a file that begins anew when it is full,
/// with the ones before it beside ("mentat.log", "mentat.log.1", …). For any thread. A log that
/// cannot be written is none; nothing else fails by it.
class LogFile {
public:
    static constexpr qint64 fullAt = 256 * 1024; // bytes
    static constexpr int olderOnes = 2;

    explicit LogFile(const QString& place, qint64 full = fullAt);

    /// One line, whatever the text holds. utc: its time, ISO 8601.
    void add(const QString& utc, const QString& text);
    /// The last of it, at most so many bytes, whole lines.
    [[nodiscard]] static QString endOf(const QString& place, qint64 bytes = 16 * 1024);

private:
    void open();
    void rotate();

    QMutex m_mutex;
    QFile m_file;
    qint64 m_full;
};

} // namespace mentat

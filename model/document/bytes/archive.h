#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>

#include <map>

namespace mentat {

/// The files of a ZIP archive in memory, such as a workbook. Unpacks each on request, up to a size
/// that its packed bytes can plausibly expand to.
class Archive {
public:
    [[nodiscard]] static bool isOne(const QByteArray& bytes);
    /// The bytes must outlive it. Failure: WorkbookBroken.
    [[nodiscard]] static Result<Archive> open(const QByteArray& bytes);

    [[nodiscard]] bool has(const QString& name) const { return m_entries.contains(name); }
    /// Failures: WorkbookBroken (missing, truncated, or wrong checksum), WorkbookLocked,
    /// InputTooLarge.
    [[nodiscard]] Result<QByteArray> file(const QString& name) const;

private:
    struct Entry {
        quint16 flags;
        quint16 method;
        quint32 checksum;
        quint32 packedSize;
        quint32 size;
        quint32 place; // of its local header
    };

    explicit Archive(const QByteArray& bytes) : m_bytes(&bytes) {}
    [[nodiscard]] bool readDirectory();

    const QByteArray* m_bytes;
    std::map<QString, Entry> m_entries;
};

} // namespace mentat

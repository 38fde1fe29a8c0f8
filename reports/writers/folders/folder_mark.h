#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace mentat {

/// For which event files are written.
struct FilesOwner {
    QString event; // what tells it from every other (eventMark()); empty: that is not known
    QString title; // "Dune 2026"
};

/// A small file in a folder that says what Mentat has written there, and for which event. It proves
/// that a file is the event's: the file stands there as it was written, and nobody has changed it.
class FolderMark {
public:
    explicit FolderMark(const FilesOwner& owner) : m_owner(owner) {}
    /// Absent where there is none, or where it says something else.
    [[nodiscard]] static std::optional<FolderMark> in(const QString& folder);

    [[nodiscard]] const FilesOwner& owner() const { return m_owner; }
    /// An owner that is not known is nobody.
    [[nodiscard]] bool isOf(const FilesOwner& owner) const {
        return !owner.event.isEmpty() && m_owner.event == owner.event;
    }
    /// Whether it wrote these bytes under the name, last or the time before: a program may have
    /// died between the mark and the file.
    [[nodiscard]] bool hasWritten(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QStringList names() const;

    void note(const QString& name, const QByteArray& bytes);
    void forget(const QString& name) { m_files.remove(name); }

    [[nodiscard]] QByteArray toBytes() const;
    /// ".mentat-files.json"
    [[nodiscard]] static QString fileName();

private:
    FilesOwner m_owner;
    QHash<QString, QStringList> m_files; // hashes, the last first
};

} // namespace mentat

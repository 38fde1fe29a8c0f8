#pragma once

#include "reports/writers/file_writing.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace mentat {

/// The event that files are written for.
struct FilesOwner {
    QString event; // unique to it (eventMark()); empty: unknown
    QString title; // "Dune 2026"
};

/// A small file that lists what Mentat has written into a folder, and for which event. It proves
/// that a file belongs to the event and nobody has changed it.
class FolderMark {
public:
    explicit FolderMark(const FilesOwner& owner) : m_owner(owner) {}
    /// Absent if there is none, or it is invalid.
    [[nodiscard]] static std::optional<FolderMark> in(const QString& folder);

    [[nodiscard]] const FilesOwner& owner() const { return m_owner; }
    /// An unknown owner matches nobody.
    [[nodiscard]] bool isOf(const FilesOwner& owner) const {
        return !owner.event.isEmpty() && m_owner.event == owner.event;
    }
    /// Whether these bytes were written under the name, in the last write or the one before: a
    /// program may have died between the mark and the file.
    [[nodiscard]] bool hasWritten(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QStringList names() const;

    void note(const QString& name, const QByteArray& bytes);
    void forget(const QString& name) { m_files.remove(name); }

    [[nodiscard]] QByteArray toBytes() const;
    /// ".mentat-files.json"
    [[nodiscard]] static QString fileName();

private:
    FilesOwner m_owner;
    QHash<QString, QStringList> m_files; // hashes, newest first
};

/// The files of a folder of reports, in each format, with the event in the name: "1 participants"
/// becomes "1 Dune 2026 participants.pdf". If canceled: those made so far. Failures: those of
/// written().
[[nodiscard]] Result<std::vector<NamedFile>> namedFilesOf(std::vector<ReportFile> files,
                                                          const QString& title,
                                                          const Language& language,
                                                          const std::function<bool()>& givenUp);

/// The result of writing into an event's folder.
struct OwnFolder {
    QString path;
    QStringList written;  // actual names
    QStringList replaced; // among these: earlier files of the event
    /// Files that are not the event's, or were changed since: they stay, and the new file gets
    /// another name.
    QStringList kept;
};

/// The folder of this name within another that only has files for this event: a new or empty one,
/// or one with its mark. If it belongs to another event, "… (2)" and so on.
[[nodiscard]] QString ownFolderPath(const QString& within, const QString& name,
                                    const FilesOwner& owner);

/// Writes files into ownFolderPath(): all or none. Replaces a file of the same name that was
/// written for this event and not changed since; leaves anything else alone. Failures: those of
/// writeWhole().
[[nodiscard]] Result<OwnFolder> writeOwnFolder(const QString& within, const QString& name,
                                               const FilesOwner& owner,
                                               const std::vector<NamedFile>& files,
                                               const std::function<bool()>& givenUp);

} // namespace mentat

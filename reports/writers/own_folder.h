#pragma once

#include "reports/writers/file_writing.h"

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

/// The files of a folder of reports, each as every kind it is made as, with the event in its name:
/// "1 participants" is "1 Dune 2026 participants.pdf". Given up: what is made so far. Failures:
/// those of written().
[[nodiscard]] Result<std::vector<NamedFile>> namedFilesOf(std::vector<ReportFile> files,
                                                          const QString& title,
                                                          const Language& language,
                                                          const std::function<bool()>& givenUp);

/// What writing into a folder of an event's own came to.
struct OwnFolder {
    QString path;
    QStringList written;  // names, as they are there
    QStringList replaced; // of these: what the event had written there before
    /// What stood at a name and is not the event's, or was changed since: it stays, and the new
    /// file has another name.
    QStringList kept;
};

/// The folder of this name within another, in which nothing is but what was written for this event:
/// a new or empty one, or one that says so. Where another's stands there, "… (2)" and so on.
[[nodiscard]] QString ownFolderPath(const QString& within, const QString& name,
                                    const FilesOwner& owner);

/// Writes files into ownFolderPath(): all of them or none. A file of that name that was written for
/// this event, and that nobody has changed since, is replaced; whatever else stands there stays.
/// Failures: those of writeWhole().
[[nodiscard]] Result<OwnFolder> writeOwnFolder(const QString& within, const QString& name,
                                               const FilesOwner& owner,
                                               const std::vector<NamedFile>& files,
                                               const std::function<bool()>& givenUp);

} // namespace mentat

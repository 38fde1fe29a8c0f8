#include "reports/writers/own_folder.h"

#include "model/document/bytes/json.h"
#include "model/document/bytes/json_positions.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr QLatin1StringView markFormat{"mentat-files"};
constexpr qint64 markVersion = 1;
constexpr qint64 maxMarkBytes = 1 << 20; // of a mark that Mentat wrote
constexpr qsizetype hashesKept = 2;

QString contentHash(const QByteArray& bytes) {
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString wordAt(const Json& json, const Pointer& where) {
    const Json* value = valueAt(json, where);
    const QString* text = value ? value->text() : nullptr;
    return text ? *text : QString();
}

std::optional<Json> markDocumentIn(const QString& folder) {
    QFile file(QDir(folder).filePath(FolderMark::fileName()));
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxMarkBytes)
        return std::nullopt;
    auto document = Json::parse(file.readAll());
    const Json* version = document ? valueAt(*document, Pointer().key("version")) : nullptr;
    const qint64* number = version ? version->integer() : nullptr;
    if (!number || *number != markVersion
        || wordAt(*document, Pointer().key("format")) != markFormat)
        return std::nullopt;
    return *std::move(document);
}

} // namespace

QString FolderMark::fileName() {
    return u".mentat-files.json"_s;
}

std::optional<FolderMark> FolderMark::in(const QString& folder) {
    const auto document = markDocumentIn(folder);
    if (!document)
        return std::nullopt;
    FolderMark mark(
        {wordAt(*document, Pointer().key("event")), wordAt(*document, Pointer().key("title"))});
    const Pointer files = Pointer().key("files");
    const Json* all = valueAt(*document, files);
    for (size_t i = 0; all && all->list() && i < all->list()->size(); ++i) {
        const QString name = wordAt(*document, files.index(i).key("name"));
        const Pointer written = files.index(i).key("sha256");
        QStringList hashes;
        for (size_t one = 0; one < hashesKept; ++one)
            hashes.append(wordAt(*document, written.index(one)));
        hashes.removeAll(QString());
        if (!name.isEmpty() && !hashes.isEmpty())
            mark.m_files.insert(name, hashes);
    }
    return mark;
}

bool FolderMark::hasWritten(const QString& name, const QByteArray& bytes) const {
    return m_files.value(name).contains(contentHash(bytes));
}

QStringList FolderMark::names() const {
    QStringList names = m_files.keys();
    names.sort();
    return names;
}

void FolderMark::note(const QString& name, const QByteArray& bytes) {
    QStringList& hashes = m_files[name];
    const QString hash = contentHash(bytes);
    hashes.removeAll(hash);
    hashes.prepend(hash);
    while (hashes.size() > hashesKept)
        hashes.removeLast();
}

QByteArray FolderMark::toBytes() const {
    Json::List files;
    for (const QString& name : names()) {
        Json::List hashes;
        for (const QString& hash : m_files.value(name))
            hashes.emplace_back(hash);
        files.emplace_back(
            Json::Object{{u"name"_s, Json(name)}, {u"sha256"_s, Json(std::move(hashes))}});
    }
    return Json(Json::Object{{u"format"_s, Json(markFormat)},
                             {u"version"_s, Json(markVersion)},
                             {u"event"_s, Json(m_owner.event)},
                             {u"title"_s, Json(m_owner.title)},
                             {u"files"_s, Json(std::move(files))}})
        .toBytes();
}

namespace {

/// The content at the path; absent if there is none. A folder or unreadable file matches nothing.
std::optional<QByteArray> contentAt(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink())
        return std::nullopt;
    QFile file(path);
    return info.isFile() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isEmptyFolder(const QString& path) {
    return QDir(path).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System
                              | QDir::NoDotAndDotDot);
}

bool isOwn(const QString& path, const FilesOwner& owner) {
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink())
        return true;
    const auto mark = info.isDir() ? FolderMark::in(path) : std::nullopt;
    return info.isDir() && (mark ? mark->isOf(owner) : isEmptyFolder(path));
}

/// "Dune 2026 hand-in (2)", "standings (2).pdf"
QString withNumber(const QString& name, int number) {
    if (number == 1)
        return name;
    const QFileInfo info(name);
    return info.suffix().isEmpty() || info.completeBaseName().isEmpty()
               ? u"%1 (%2)"_s.arg(name).arg(number)
               : u"%1 (%2).%3"_s.arg(info.completeBaseName()).arg(number).arg(info.suffix());
}

class FolderWriting {
public:
    FolderWriting(const QString& path, const FilesOwner& owner)
        : m_mark(FolderMark::in(path).value_or(FolderMark(owner))) {
        m_done.path = path;
    }

    void add(const NamedFile& file) {
        for (int number = 1;; ++number) {
            const QString name = withNumber(file.name, number);
            const QString path = QDir(m_done.path).filePath(name);
            const auto there = contentAt(path);
            if (there && !m_mark.hasWritten(name, *there)) {
                m_done.kept.append(name);
                continue;
            }
            if (there)
                m_done.replaced.append(name);
            m_done.written.append(name);
            m_mark.note(name, file.bytes);
            m_files.push_back({path, file.bytes});
            return;
        }
    }

    Result<OwnFolder> write(const std::function<bool()>& givenUp) {
        const bool wasThere = QFileInfo(m_done.path).isDir();
        // Move the mark first: everything that follows is then known as the event's own.
        m_files.insert(m_files.begin(),
                       {QDir(m_done.path).filePath(FolderMark::fileName()), m_mark.toBytes()});
        const auto done = writeWhole(m_files, givenUp);
        if ((!done || givenUp()) && !wasThere)
            QDir().rmdir(m_done.path); // only if empty
        if (!done)
            return tl::unexpected(done.error());
        return m_done;
    }

private:
    FolderMark m_mark;
    OwnFolder m_done;
    std::vector<FileToWrite> m_files;
};

/// Keeps a leading sort number in front.
QString withEvent(const QString& name, const QString& title) {
    const qsizetype blank = name.indexOf(u' ');
    bool isNumber = false;
    if (blank > 0)
        (void)name.left(blank).toInt(&isNumber);
    return isNumber ? u"%1 %2 %3"_s.arg(name.left(blank), title, name.mid(blank + 1))
                    : u"%1 %2"_s.arg(title, name);
}

} // namespace

Result<std::vector<NamedFile>> namedFilesOf(std::vector<ReportFile> files, const QString& title,
                                            const Language& language,
                                            const std::function<bool()>& givenUp) {
    for (ReportFile& file : files)
        file.name = withEvent(file.name, title);
    return namedFilesOf(files, language, givenUp);
}

QString ownFolderPath(const QString& within, const QString& name, const FilesOwner& owner) {
    for (int number = 1;; ++number) {
        // A folder has no suffix, so its number goes at the end.
        const QString numberedName = number == 1 ? name : u"%1 (%2)"_s.arg(name).arg(number);
        const QString path = QDir(within).absoluteFilePath(numberedName);
        if (isOwn(path, owner))
            return path;
    }
}

Result<OwnFolder> writeOwnFolder(const QString& within, const QString& name,
                                 const FilesOwner& owner, const std::vector<NamedFile>& files,
                                 const std::function<bool()>& givenUp) {
    FolderWriting writing(ownFolderPath(within, name, owner), owner);
    for (const NamedFile& file : files)
        writing.add(file);
    return writing.write(givenUp);
}

} // namespace mentat

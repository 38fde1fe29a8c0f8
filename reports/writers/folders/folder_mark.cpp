#include "reports/writers/folders/folder_mark.h"

#include "model/document/bytes/json.h"
#include "model/document/bytes/json_places.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr QLatin1StringView markFormat{"mentat-files"};
constexpr qint64 markVersion = 1;
constexpr qint64 mostMarkBytes = 1 << 20; // of a mark that was written here
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
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostMarkBytes)
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

} // namespace mentat

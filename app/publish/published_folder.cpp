#include "app/publish/published_folder.h"

#include "model/failure_kind.h"
#include "reports/qr_code.h"
#include "reports/wording/language/phrase.h"
#include "reports/writers/file_writing.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

std::optional<QString> webAddress(const QString& typed) {
    const QUrl url(typed.trimmed(), QUrl::StrictMode);
    const bool isOfTheWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (!url.isValid() || !isOfTheWeb || url.host().isEmpty() || !url.userInfo().isEmpty())
        return std::nullopt;
    const QString address = QString::fromLatin1(url.toEncoded());
    return qrCodeOf(address) ? std::optional(address) : std::nullopt;
}

namespace {

constexpr qsizetype headBytes = 2048; // contains the mark

Failure unwritable(const QString& path, const Language& language, Phrase why,
                   const QString& filling = {}) {
    QString reason = say(language, why);
    return {FailureKind::UnwritableFile, {path, reason.replace(u"%1"_s, filling)}, {}};
}

/// Null if there is no file.
QByteArray bytesAt(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return QFileInfo::exists(path) ? QByteArray("") : QByteArray();
    const QByteArray bytes = file.readAll();
    return bytes.isNull() ? QByteArray("") : bytes;
}

bool wasWrittenHere(const QByteArray& page) {
    return page.left(headBytes).contains(markOfPages().bytes());
}

bool saysTheSame(const WebPage& page, const QByteArray& before) {
    return page.name == indexName() ? page.bytes == before
                                    : withoutTime(page.bytes) == withoutTime(before);
}

/// The event's name in an index page.
QString titleIn(const QByteArray& page) {
    const qsizetype begin = page.indexOf("<title>");
    const qsizetype end = page.indexOf("</title>", begin);
    if (begin < 0 || end < 0)
        return {};
    QString title = QString::fromUtf8(page.mid(begin, end - begin)).mid(7);
    const std::initializer_list<std::pair<QString, QString>> escapes{{u"&lt;"_s, u"<"_s},
                                                                     {u"&gt;"_s, u">"_s},
                                                                     {u"&quot;"_s, u"\""_s},
                                                                     {u"&#39;"_s, u"'"_s},
                                                                     {u"&amp;"_s, u"&"_s}};
    for (const auto& [escaped, plain] : escapes)
        title.replace(escaped, plain);
    return title;
}

class FolderUpdate {
public:
    FolderUpdate(const QString& folder, const std::vector<WebPage>& pages, const Language& language,
                 const FilesOwner& owner, OthersPages others)
        : m_folder(folder)
        , m_pages(pages)
        , m_language(language)
        , m_isGuarded(others == OthersPages::Refuse)
        , m_before(FolderMark::in(folder))
        , m_mark(m_before && m_before->isOf(owner) ? *m_before : FolderMark(owner)) {}

    Result<Published> run() {
        std::vector<FileToWrite> added;
        std::vector<FileToWrite> changed;
        for (const WebPage& page : m_pages) {
            const QString path = m_folder.absoluteFilePath(page.name);
            const QByteArray before = bytesAt(path);
            const bool wasThere = !before.isNull();
            if (const auto why = wasThere ? whyNot(page, path, before) : std::nullopt)
                return tl::unexpected(*why);
            if (wasThere && page.name == indexName())
                noteWhoWasThere(page, before);
            const bool isSame = wasThere && saysTheSame(page, before);
            m_mark.note(page.name, isSame ? before : page.bytes);
            if (isSame)
                ++m_done.unchanged;
            else
                (wasThere || page.name == indexName() ? changed : added)
                    .push_back({path, page.bytes});
        }
        added.insert(added.end(), changed.begin(), changed.end());
        for (const FileToWrite& file : added)
            m_done.written.append(QFileInfo(file.path).fileName());
        if (m_isGuarded || m_before)
            addMark(added);
        if (const auto done = writeWhole(added, [] { return false; }); !done)
            return tl::unexpected(done.error());
        return removeOld();
    }

private:
    /// Whether the file was written for this event.
    [[nodiscard]] bool isOurs(const QString& name, const QByteArray& before) const {
        return m_isGuarded ? m_mark.hasWritten(name, before) : wasWrittenHere(before);
    }

    /// An unmarked page with the same content was published before marks existed, or by the command
    /// line.
    [[nodiscard]] std::optional<Failure> whyNot(const WebPage& page, const QString& path,
                                                const QByteArray& before) const {
        const auto because = [&](Phrase why, const QString& filling = {}) {
            return unwritable(path, m_language, why, filling);
        };
        if (!wasWrittenHere(before))
            return because(Phrase("Publishing", "it was not made by Mentat"));
        const bool isAdopted = !m_before && withoutTime(before) == withoutTime(page.bytes);
        if (isOurs(page.name, before) || isAdopted)
            return std::nullopt;
        const QString other = m_before ? m_before->owner().title : QString();
        if (m_before && m_before->hasWritten(page.name, before) && !other.isEmpty())
            return because(Phrase("Publishing", "it was made for another event, %1"), other);
        return because(Phrase("Publishing", "it was made for another event, or changed since"));
    }

    void noteWhoWasThere(const WebPage& index, const QByteArray& before) {
        const QString title = titleIn(before);
        if (title != titleIn(index.bytes))
            m_done.tookOver = title;
    }

    /// Written before all pages, so that these are known as this event's.
    void addMark(std::vector<FileToWrite>& files) {
        for (const QString& name : m_mark.names()) {
            if (!m_folder.exists(name)
                && std::ranges::find(m_pages, name, &WebPage::name) == m_pages.end())
                m_mark.forget(name);
        }
        const QString path = m_folder.absoluteFilePath(FolderMark::fileName());
        const QByteArray bytes = m_mark.toBytes();
        if (bytesAt(path) != bytes)
            files.insert(files.begin(), {path, bytes});
    }

    Result<Published> removeOld() {
        const auto files = m_folder.entryInfoList({u"*.html"_s}, QDir::Files, QDir::Name);
        for (const QFileInfo& info : files) {
            const bool isThere
                = std::ranges::find(m_pages, info.fileName(), &WebPage::name) != m_pages.end();
            if (isThere || !isOurs(info.fileName(), bytesAt(info.filePath())))
                continue;
            if (const auto gone = takeAway(info.filePath()); !gone)
                return tl::unexpected(gone.error());
            m_done.removed.append(info.fileName());
        }
        return m_done;
    }

    QDir m_folder;
    const std::vector<WebPage>& m_pages;
    const Language& m_language;
    bool m_isGuarded;
    std::optional<FolderMark> m_before;
    FolderMark m_mark;
    Published m_done;
};

} // namespace

Result<Published> bringUpToDate(const QString& folder, const std::vector<WebPage>& pages,
                                MissingFolder missing, const Language& language,
                                const FilesOwner& owner, OthersPages others) {
    const QFileInfo info(folder);
    const bool wasThere = info.isDir();
    if (info.exists() && !wasThere)
        return tl::unexpected(unwritable(folder, language, Phrase("Publishing", "it is a file")));
    if (!wasThere && missing == MissingFolder::Refuse)
        return tl::unexpected(unwritable(folder, language, Phrase("Publishing", "it is missing")));
    auto done = FolderUpdate(folder, pages, language, owner, others).run();
    if (!done && !wasThere)
        QDir().rmdir(folder);
    return done;
}

} // namespace mentat

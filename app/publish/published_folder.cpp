#include "app/publish/published_folder.h"

#include "model/failure_kind.h"
#include "reports/writers/file_writing.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype headBytes = 2048; // the mark stands within

Failure unwritable(const QString& path, const Language& language, const char* why) {
    return {FailureKind::UnwritableFile, {path, language.translate("Publishing", why)}, {}};
}

QByteArray beginningOf(const QString& path, qsizetype bytes) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(bytes) : QByteArray();
}

bool wasWrittenHere(const QString& path) {
    return beginningOf(path, headBytes).contains(markOfPages());
}

bool saysTheSame(const WebPage& page, const QByteArray& before) {
    return page.name == indexName() ? page.bytes == before
                                    : withoutTime(page.bytes) == withoutTime(before);
}

class FolderUpdate {
public:
    FolderUpdate(const QString& folder, const std::vector<WebPage>& pages, const Language& language)
        : m_folder(folder)
        , m_pages(pages)
        , m_language(language) {}

    Result<Published> run() {
        std::vector<FileToWrite> added;
        std::vector<FileToWrite> changed;
        for (const WebPage& page : m_pages) {
            const QString path = m_folder.absoluteFilePath(page.name);
            const bool wasThere = QFileInfo::exists(path);
            if (wasThere && !wasWrittenHere(path))
                return tl::unexpected(
                    unwritable(path, m_language,
                               QT_TRANSLATE_NOOP("Publishing", "it was not made by Mentat")));
            if (wasThere && saysTheSame(page, beginningOf(path, QFileInfo(path).size())))
                ++m_done.unchanged;
            else
                (wasThere || page.name == indexName() ? changed : added)
                    .push_back({path, page.bytes});
        }
        added.insert(added.end(), changed.begin(), changed.end());
        if (const auto done = writeWhole(added, [] { return false; }); !done)
            return tl::unexpected(done.error());
        for (const FileToWrite& file : added)
            m_done.written.append(QFileInfo(file.path).fileName());
        return removeOld();
    }

private:
    Result<Published> removeOld() {
        const auto files = m_folder.entryInfoList({u"*.html"_s}, QDir::Files, QDir::Name);
        for (const QFileInfo& info : files) {
            const bool isThere
                = std::ranges::find(m_pages, info.fileName(), &WebPage::name) != m_pages.end();
            if (isThere || !wasWrittenHere(info.filePath()))
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
    Published m_done;
};

} // namespace

Result<Published> bringUpToDate(const QString& folder, const std::vector<WebPage>& pages,
                                MissingFolder missing, const Language& language) {
    const QFileInfo info(folder);
    const bool wasThere = info.isDir();
    if (info.exists() && !wasThere)
        return tl::unexpected(
            unwritable(folder, language, QT_TRANSLATE_NOOP("Publishing", "it is a file")));
    if (!wasThere && missing == MissingFolder::Refuse)
        return tl::unexpected(
            unwritable(folder, language, QT_TRANSLATE_NOOP("Publishing", "it is missing")));
    auto done = FolderUpdate(folder, pages, language).run();
    if (!done && !wasThere)
        QDir().rmdir(folder);
    return done;
}

} // namespace mentat

#include "tests/support/disk/power_loss.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace mentat::test {

namespace {

using Kind = DiskStep::Kind;

constexpr qsizetype sector = 512;

/// A file independent of its name: its content on the disk, and the steps not synced.
struct Content {
    QByteArray synced;
    std::vector<DiskStep> open;
};

/// The file of each name: an index into the contents.
using Names = std::map<QString, size_t>;

void putPart(QByteArray& bytes, qint64 place, QByteArrayView part) {
    if (bytes.size() < place + part.size())
        bytes.append(QByteArray(place + part.size() - bytes.size(), '\0'));
    std::copy(part.begin(), part.end(), bytes.begin() + place);
}

void take(QByteArray& bytes, const DiskStep& step) {
    if (step.kind == Kind::Wrote)
        putPart(bytes, step.place, step.bytes);
    else if (bytes.size() > step.place)
        bytes.truncate(step.place);
}

void takeSectors(QByteArray& bytes, const DiskStep& step, std::mt19937& random) {
    if (step.kind != Kind::Wrote) {
        if (random() % 2 == 0)
            take(bytes, step);
        return;
    }
    for (qsizetype at = 0; at < step.bytes.size();) {
        const qsizetype length
            = std::min(sector - (step.place + at) % sector, step.bytes.size() - at);
        if (random() % 2 == 0)
            putPart(bytes, step.place + at, QByteArrayView(step.bytes).sliced(at, length));
        at += length;
    }
}

/// How many of the steps survive, when only their beginning does.
size_t beginningOf(size_t count, Kept kept, std::mt19937& random) {
    switch (kept) {
    case Kept::Nothing: return 0;
    case Kept::Beginnings: return random() % (count + 1);
    case Kept::Everything:
    case Kept::Some:
    case Kept::Sectors: return count;
    }
    Q_UNREACHABLE();
}

bool isAny(Kept kept) {
    return kept == Kept::Some || kept == Kept::Sectors;
}

QByteArray survivingBytes(const Content& content, Kept kept, std::mt19937& random) {
    QByteArray bytes = content.synced;
    const size_t end = beginningOf(content.open.size(), kept, random);
    for (size_t i = 0; i < end; ++i) {
        const DiskStep& step = content.open[i];
        if (kept == Kept::Sectors)
            takeSectors(bytes, step, random);
        else if (kept != Kept::Some || random() % 2 == 0)
            take(bytes, step);
    }
    return bytes;
}

/// A change to the folder itself.
struct NameStep {
    Kind kind;
    QString path;
    QString newPath;
    size_t content;
};

void take(Names& names, const NameStep& step) {
    if (step.kind == Kind::Removed || step.kind == Kind::Renamed)
        names.erase(step.path);
    if (step.kind == Kind::Made)
        names[step.path] = step.content;
    if (step.kind == Kind::Renamed || step.kind == Kind::Linked)
        names[step.newPath] = step.content;
}

class Disk {
public:
    explicit Disk(const FolderBytes& before) {
        for (const auto& [path, bytes] : before) {
            m_names[path] = m_contents.size();
            m_contents.push_back({bytes, {}});
        }
        m_syncedNames = m_names;
    }

    void take(const DiskStep& step) {
        // Not an event file: for example the lock.
        const bool isKnown = step.kind == Kind::Made || step.kind == Kind::FolderSynced
                             || m_names.contains(step.path);
        if (!isKnown)
            return;
        switch (step.kind) {
        case Kind::Made:
            m_contents.emplace_back();
            name({step.kind, step.path, {}, m_contents.size() - 1});
            return;
        case Kind::Removed:
        case Kind::Renamed:
        case Kind::Linked:
            name({step.kind, step.path, step.newPath, m_names.at(step.path)});
            return;
        case Kind::FolderSynced: syncNames(step.path); return;
        case Kind::Wrote:
        case Kind::Cut: m_contents[m_names.at(step.path)].open.push_back(step); return;
        case Kind::Synced: {
            Content& content = m_contents[m_names.at(step.path)];
            for (const DiskStep& open : content.open)
                test::take(content.synced, open);
            content.open.clear();
            return;
        }
        }
    }

    FolderBytes survivors(Kept kept, std::mt19937& random) const {
        Names names = m_syncedNames;
        const size_t end = beginningOf(m_openNames.size(), kept, random);
        for (size_t i = 0; i < end; ++i) {
            if (!isAny(kept) || random() % 2 == 0)
                test::take(names, m_openNames[i]);
        }
        FolderBytes files;
        for (const auto& [path, content] : names)
            files[path] = survivingBytes(m_contents[content], kept, random);
        return files;
    }

private:
    void syncNames(const QString& folder) {
        const auto isThere
            = [&](const NameStep& step) { return QFileInfo(step.path).path() == folder; };
        for (const NameStep& step : m_openNames) {
            if (isThere(step))
                test::take(m_syncedNames, step);
        }
        std::erase_if(m_openNames, isThere);
    }
    void name(const NameStep& step) {
        test::take(m_names, step);
        m_openNames.push_back(step);
    }

    std::vector<Content> m_contents;
    Names m_names;
    Names m_syncedNames;
    std::vector<NameStep> m_openNames;
};

} // namespace

FolderBytes bytesIn(const QString& folder) {
    FolderBytes files;
    QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (file.open(QIODevice::ReadOnly))
            files[file.fileName()] = file.readAll();
    }
    return files;
}

void putBytes(const QString& folder, const FolderBytes& files) {
    for (const auto& [path, bytes] : bytesIn(folder)) {
        if (!files.contains(path))
            QFile::remove(path);
    }
    for (const auto& [path, bytes] : files) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
    }
}

FolderBytes afterPowerLoss(const FolderBytes& before, const std::vector<DiskStep>& steps,
                           size_t taken, Kept kept, std::mt19937& random) {
    Disk disk(before);
    for (size_t i = 0; i < taken; ++i)
        disk.take(steps[i]);
    return disk.survivors(kept, random);
}

} // namespace mentat::test

#include "tests/gui/contact_sheets.h"

#include <QHash>
#include <QImage>
#include <QImageReader>
#include <QPainter>

#include <map>
#include <vector>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

// In pixels.
constexpr int thumbWidth = 560;
constexpr int thumbHeight = 420;
constexpr int gap = 12;
constexpr int captionHeight = 18;
constexpr int rowsASheet = 6;

/// Of each scene, its pictures by theme and size: files.
using Scenes = std::map<QString, std::map<QString, QString>>;

const QStringList& looksInOrder() {
    static const QStringList looks{u"light-1x"_s,  u"dark-1x"_s,    u"light-large-fonts"_s,
                                   u"light-2x"_s,  u"dark-2x"_s,    u"light-1920"_s,
                                   u"dark-1920"_s, u"light-3840"_s, u"dark-3840"_s,
                                   u"light-x11"_s, u"dark-x11"_s};
    return looks;
}

/// The page that a scene is of: its name up to the first hyphen.
QString pageOfScene(const QString& scene) {
    return scene.section(u'-', 0, 0);
}

std::map<QString, Scenes> scenesByPage(const QDir& folder) {
    std::map<QString, Scenes> pages;
    for (const QString& file : folder.entryList({u"*.png"_s}, QDir::Files, QDir::Name)) {
        for (const QString& look : looksInOrder()) {
            const QString ending = u'-' + look + u".png"_s;
            if (!file.endsWith(ending))
                continue;
            const QString scene = file.chopped(ending.size());
            pages[pageOfScene(scene)][scene][look] = folder.absoluteFilePath(file);
        }
    }
    return pages;
}

QImage smaller(const QString& file) {
    const QImage whole(file);
    if (whole.width() <= thumbWidth && whole.height() <= thumbHeight)
        return whole;
    return whole.scaled(thumbWidth, thumbHeight, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

struct Thumb {
    QString caption;
    QString file;
};

/// A scene's pictures in the order of the looks; with what each was before, and none where both are
/// the same.
std::vector<Thumb> thumbsOf(const QString& scene, const std::map<QString, QString>& pictures,
                            const QString& before) {
    std::vector<Thumb> thumbs;
    for (const QString& look : looksInOrder()) {
        const auto now = pictures.find(look);
        if (now == pictures.end())
            continue;
        const QString title = scene + u" · "_s + look;
        if (before.isEmpty()) {
            thumbs.push_back({title, now->second});
            continue;
        }
        const QString earlier = QDir(before).filePath(u"%1-%2.png"_s.arg(scene, look));
        if (QImage(earlier) == QImage(now->second))
            continue;
        thumbs.push_back({title + u" · before"_s, earlier}); // nothing, where there was none
        thumbs.push_back({title + u" · now"_s, now->second});
    }
    return thumbs;
}

void paintThumb(QPainter& painter, const QPoint& at, const Thumb& thumb) {
    painter.setPen(Qt::black);
    painter.drawText(QRect(at, QSize(thumbWidth, captionHeight)), Qt::AlignVCenter, thumb.caption);
    const QImage image = smaller(thumb.file);
    const QPoint below = at + QPoint(0, captionHeight);
    painter.drawImage(below, image);
    painter.setPen(Qt::gray);
    painter.drawRect(QRect(below, image.size()));
}

bool paintSheet(const std::vector<std::vector<Thumb>>& rows, const QString& file) {
    size_t columns = 0;
    for (const auto& row : rows)
        columns = std::max(columns, row.size());
    const int rowHeight = thumbHeight + captionHeight + gap;
    QImage sheet(gap + static_cast<int>(columns) * (thumbWidth + gap),
                 gap + static_cast<int>(rows.size()) * rowHeight, QImage::Format_RGB32);
    sheet.fill(QColor(0xdd, 0xdd, 0xdd));
    QPainter painter(&sheet);
    QPoint at(gap, gap);
    for (const auto& row : rows) {
        for (const Thumb& thumb : row) {
            paintThumb(painter, at, thumb);
            at.rx() += thumbWidth + gap;
        }
        at = QPoint(gap, at.y() + rowHeight);
    }
    painter.end();
    return sheet.save(file);
}

} // namespace

bool makeContactSheets(const QDir& folder, const QString& before) {
    if (!folder.mkpath(u"sheets"_s))
        return false;
    for (const auto& [page, scenes] : scenesByPage(folder)) {
        std::vector<std::vector<Thumb>> rows;
        for (const auto& [scene, pictures] : scenes) {
            std::vector<Thumb> thumbs = thumbsOf(scene, pictures, before);
            if (!thumbs.empty())
                rows.push_back(std::move(thumbs));
        }
        for (size_t first = 0; first < rows.size(); first += rowsASheet) {
            const auto from = rows.begin() + static_cast<std::ptrdiff_t>(first);
            const auto count = std::min<std::ptrdiff_t>(rowsASheet, rows.end() - from);
            const QString file = folder.absoluteFilePath(
                u"sheets/%1-%2.png"_s.arg(page).arg(first / rowsASheet + 1));
            if (!paintSheet({from, from + count}, file))
                return false;
        }
    }
    return true;
}

} // namespace mentat::test

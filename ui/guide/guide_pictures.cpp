#include "ui/guide/guide_pictures.h"

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

struct PictureCrop {
    QLatin1StringView picture;
    std::optional<QPoint> begin; // absent: letters for the room, read at any size
};

constexpr QPoint besideRail(135, 20);

constexpr PictureCrop parts[] = {
    {"call-out"_L1, {}},
    {"call-out-names"_L1, {}},
    {"clocks"_L1, QPoint(135, 388)},
    {"final-closing"_L1, QPoint(135, 350)},
    {"final-game-sample"_L1, QPoint(135, 60)},
    {"final-game-vote"_L1, QPoint(728, 60)},
    {"finder-typed"_L1, QPoint(380, 20)},
    {"heats-move"_L1, QPoint(578, 388)},
    {"players-look-alikes"_L1, QPoint(135, 388)},
    {"practice-heats"_L1, QPoint(0, 0)},
    {"results-adjudicated"_L1, QPoint(275, 210)},
    {"results-correction"_L1, QPoint(560, 370)},
    {"results-grid"_L1, QPoint(275, 320)},
    {"results-sheet"_L1, QPoint(275, 80)},
    {"rules-new"_L1, QPoint(135, 388)},
    {"ruleset-stages-closed"_L1, QPoint(728, 60)},
    {"second-names-24-720"_L1, {}},
    {"standings-ties"_L1, QPoint(560, 60)},
    {"today-paper"_L1, QPoint(135, 60)},
    {"welcome"_L1, QPoint(360, 20)},
};

constexpr double heightOfPart = 0.6; // of its width
constexpr int signSize = 16;

/// The position of each picture in the document.
std::vector<std::pair<int, QTextImageFormat>> picturesOf(const QTextDocument& document) {
    std::vector<std::pair<int, QTextImageFormat>> pictures;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isImageFormat())
                pictures.emplace_back(it.fragment().position(),
                                      it.fragment().charFormat().toImageFormat());
        }
    }
    return pictures;
}

/// Converted from indexed color: scaled, it would be dithered.
QImage loaded(const QString& folder, const QString& name) {
    return QImage(folder + u'/' + name).convertToFormat(QImage::Format_RGB32);
}

void put(QTextDocument& document, int position, QTextImageFormat format, const QImage& image,
         QSizeF shown) {
    document.addResource(QTextDocument::ImageResource, QUrl(format.name()),
                         QPixmap::fromImage(image));
    format.setWidth(shown.width());
    format.setHeight(shown.height());
    QTextCursor cursor(&document);
    cursor.setPosition(position);
    cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
    cursor.setCharFormat(format);
}

void putWhole(QTextDocument& document, int position, const QTextImageFormat& format,
              const QImage& whole, double width, double scale) {
    const double shown = std::max(1.0, std::min(width, static_cast<double>(whole.width())));
    QImage image = whole;
    if (shown * scale < whole.width())
        image = whole.scaledToWidth(static_cast<int>(shown * scale), Qt::SmoothTransformation);
    put(document, position, format, image, {shown, shown * whole.height() / whole.width()});
}

/// A line around it, and in the corner the sign that there is more.
void paintEdge(QImage& image, const PictureReading& room) {
    QPainter painter(&image);
    const int size = static_cast<int>(signSize * room.letters * room.scale);
    const int gap = space::tight;
    QRect corner(0, 0, size + 2 * gap, size + 2 * gap);
    corner.moveBottomRight(image.rect().bottomRight());
    painter.setPen(room.colors.line);
    painter.setBrush(room.colors.base);
    painter.drawRect(
        image.rect().adjusted(0, 0, -1, -1).intersected(corner.adjusted(0, 0, -1, -1)));
    painter.drawPixmap(corner.topLeft() + QPoint(gap, gap),
                       linePixmap(LineIcon::Search, size, room.colors.text, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(image.rect().adjusted(0, 0, -1, -1));
}

/// The part of the picture, larger with larger letters. Whole pixels as long as these are usual.
void putPart(QTextDocument& document, int position, const QTextImageFormat& format,
             const QImage& whole, const PictureReading& room, QPoint begin) {
    const double larger = std::max(1.0, (1 + room.letters) / 2);
    QRect part(begin, QSize(static_cast<int>(room.width / larger),
                            static_cast<int>(room.width / larger * heightOfPart)));
    part.moveTo(std::clamp(begin.x(), 0, std::max(0, whole.width() - part.width())),
                std::clamp(begin.y(), 0, std::max(0, whole.height() - part.height())));
    part = part.intersected(whole.rect());
    const QSizeF shown = QSizeF(part.size()) * larger;
    QImage image = whole.copy(part).scaled((shown * room.scale).toSize(), Qt::IgnoreAspectRatio,
                                           Qt::SmoothTransformation);
    paintEdge(image, room);
    put(document, position, format, image, shown);
}

} // namespace

std::optional<QPoint> partOf(const QString& picture) {
    const QString name = QFileInfo(picture).completeBaseName();
    const auto* found = std::ranges::find(parts, name, &PictureCrop::picture);
    return found == std::end(parts) ? besideRail : found->begin;
}

QStringList picturesWithPart() {
    QStringList names;
    for (const PictureCrop& part : parts)
        names.append(part.picture);
    return names;
}

void fitPictures(QTextDocument& document, const QString& folder, double width, double scale) {
    for (const auto& [position, format] : picturesOf(document)) {
        const QImage whole = loaded(folder, format.name());
        if (!whole.isNull())
            putWhole(document, position, format, whole, width, scale);
    }
}

void showParts(QTextDocument& document, const QString& folder, const PictureReading& room) {
    for (auto& [position, format] : picturesOf(document)) {
        const QImage whole = loaded(folder, format.name());
        if (whole.isNull())
            continue;
        const auto begin = partOf(format.name());
        const bool hasPart = begin && whole.width() > room.width;
        if (hasPart) {
            format.setAnchor(true);
            format.setAnchorHref(pictureScheme + u':' + format.name());
        }
        if (hasPart && !room.whole.contains(format.name()))
            putPart(document, position, format, whole, room, *begin);
        else
            putWhole(document, position, format, whole, room.width, room.scale);
    }
}

} // namespace mentat

#include "ui/look/line_icon.h"

#include "ui/look/zoom.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr std::array<QLatin1StringView, 35> iconNames{
    QLatin1StringView("today"),      QLatin1StringView("players"),    QLatin1StringView("heats"),
    QLatin1StringView("results"),    QLatin1StringView("standings"),  QLatin1StringView("final"),
    QLatin1StringView("awards"),     QLatin1StringView("statistics"), QLatin1StringView("rules"),
    QLatin1StringView("reports"),    QLatin1StringView("history"),    QLatin1StringView("journal"),
    QLatin1StringView("event"),      QLatin1StringView("add"),        QLatin1StringView("search"),
    QLatin1StringView("check"),      QLatin1StringView("close"),      QLatin1StringView("lock"),
    QLatin1StringView("clock"),      QLatin1StringView("undo"),       QLatin1StringView("warning"),
    QLatin1StringView("note"),       QLatin1StringView("open"),       QLatin1StringView("draw"),
    QLatin1StringView("start"),      QLatin1StringView("call"),       QLatin1StringView("back"),
    QLatin1StringView("forward"),    QLatin1StringView("up"),         QLatin1StringView("folder"),
    QLatin1StringView("folder-add"), QLatin1StringView("file"),       QLatin1StringView("drive"),
    QLatin1StringView("list"),       QLatin1StringView("details")};
static_assert(iconNames.size() == static_cast<size_t>(LineIcon::Details) + 1);

QByteArray drawing(LineIcon icon, const QColor& color) {
    QFile file(u":/icons/%1.svg"_s.arg(iconNames[static_cast<size_t>(icon)]));
    [[maybe_unused]] const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

QPixmap drawn(LineIcon icon, QSize pixels, const QColor& color) {
    const QString key = u"line-icon/%1/%2x%3/%4"_s.arg(static_cast<int>(icon))
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(color.rgba());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(drawing(icon, color));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// Looks up the color at each painting, so that a new theme needs no new icons.
class LineIconEngine final : public QIconEngine {
public:
    LineIconEngine(LineIcon icon, IconInk ink) : m_icon(icon), m_ink(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, drawn(m_icon, rect.size() * scale, colorFor(mode)));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return drawn(m_icon, size, colorFor(mode));
    }
    [[nodiscard]] QIconEngine* clone() const override { return new LineIconEngine(m_icon, m_ink); }

private:
    [[nodiscard]] QColor colorFor(QIcon::Mode mode) const {
        const QPalette palette = QApplication::palette();
        switch (mode) {
        case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::ButtonText);
        case QIcon::Selected: return palette.color(QPalette::Text);
        case QIcon::Normal:
        case QIcon::Active: break;
        }
        if (m_ink == IconInk::OnAccent)
            return colorsOf(palette).accentText;
        return palette.color(QPalette::ButtonText);
    }

    LineIcon m_icon;
    IconInk m_ink;
};

} // namespace

QIcon lineIcon(LineIcon icon, IconInk ink) {
    return QIcon(new LineIconEngine(icon, ink));
}

QPixmap linePixmap(LineIcon icon, int size, const QColor& color, double scale) {
    QPixmap pixmap = drawn(icon, QSize(size, size) * scale, color);
    pixmap.setDevicePixelRatio(scale);
    return pixmap;
}

std::optional<LineIcon> ownIcon(QStyle::StandardPixmap picture) {
    switch (picture) {
    case QStyle::SP_LineEditClearButton: return LineIcon::Close;
    case QStyle::SP_ArrowBack: return LineIcon::Back;
    case QStyle::SP_ArrowForward: return LineIcon::Forward;
    case QStyle::SP_ArrowUp:
    case QStyle::SP_FileDialogToParent: return LineIcon::Up;
    case QStyle::SP_FileDialogNewFolder: return LineIcon::FolderAdd;
    case QStyle::SP_FileDialogListView: return LineIcon::List;
    case QStyle::SP_FileDialogDetailedView: return LineIcon::Details;
    case QStyle::SP_DirIcon:
    case QStyle::SP_DirClosedIcon:
    case QStyle::SP_DirOpenIcon:
    case QStyle::SP_DirLinkIcon:
    case QStyle::SP_DirHomeIcon:
    case QStyle::SP_DesktopIcon:
    case QStyle::SP_TrashIcon: return LineIcon::Folder;
    case QStyle::SP_FileIcon:
    case QStyle::SP_FileLinkIcon: return LineIcon::File;
    case QStyle::SP_ComputerIcon:
    case QStyle::SP_DriveHDIcon:
    case QStyle::SP_DriveCDIcon:
    case QStyle::SP_DriveDVDIcon:
    case QStyle::SP_DriveFDIcon:
    case QStyle::SP_DriveNetIcon: return LineIcon::Drive;
    case QStyle::SP_MessageBoxWarning:
    case QStyle::SP_MessageBoxCritical: return LineIcon::Warning;
    case QStyle::SP_MessageBoxInformation:
    case QStyle::SP_MessageBoxQuestion: return LineIcon::Note;
    default: return std::nullopt; // the toolkit has dozens, and shows them nowhere here
    }
}

IconLabel::IconLabel(int size, QWidget* parent) : QLabel(parent), m_size(size) {}

void IconLabel::setLineIcon(LineIcon icon, QColor Colors::*color) {
    m_icon = icon;
    m_color = color;
    showIcon();
}

void IconLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange: // matches the size of the text beside it
    case QEvent::ApplicationFontChange: showIcon(); break;
    default: break;
    }
}

void IconLabel::showIcon() {
    if (m_icon)
        setPixmap(
            linePixmap(*m_icon, zoomed(m_size), colorsOf(palette()).*m_color, devicePixelRatioF()));
}

} // namespace mentat

#include "moc_line_icon.cpp"

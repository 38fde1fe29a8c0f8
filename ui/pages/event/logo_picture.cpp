#include "ui/pages/event/logo_picture.h"

#include "reports/paper/logo_image.h"
#include "ui/look/colours.h"
#include "ui/look/spacing.h"

#include <QPainter>

#include <algorithm>

namespace mentat {

namespace {

constexpr int pictureHeight = 64;
constexpr int widestPicture = 4 * pictureHeight;

} // namespace

LogoPicture::LogoPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void LogoPicture::setLogo(const std::optional<Logo>& logo) {
    if (m_logo == logo)
        return;
    m_logo = logo;
    m_drawn = {};
    m_ownSize = logo ? sizeOfLogo(*logo) : QSize();
    setVisible(!m_ownSize.isEmpty());
    updateGeometry();
    update();
}

QSize LogoPicture::sizeHint() const {
    if (m_ownSize.isEmpty())
        return {0, 0};
    const QSize picture
        = m_ownSize.scaled(widestPicture, pictureHeight - 2 * space::tight, Qt::KeepAspectRatio);
    return {std::max(picture.width(), 1) + 2 * space::tight, pictureHeight};
}

bool LogoPicture::canDraw(const Logo& logo) {
    return !imageOfLogo(logo, {pictureHeight, pictureHeight}).isNull();
}

QPixmap LogoPicture::drawn() const {
    const double scale = devicePixelRatioF();
    QPixmap pixmap((QSizeF(size()) * scale).toSize());
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::white);
    const QRectF inner
        = QRectF(rect()).adjusted(space::tight, space::tight, -space::tight, -space::tight);
    QRectF room(QPointF(), QSizeF(m_ownSize).scaled(inner.size(), Qt::KeepAspectRatio));
    room.moveCenter(inner.center());
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(room, imageOfLogo(*m_logo, (room.size() * scale).toSize()));
    return pixmap;
}

void LogoPicture::paintEvent(QPaintEvent*) {
    if (!m_logo || m_ownSize.isEmpty())
        return;
    const QSizeF there = m_drawn.deviceIndependentSize();
    if (there != size() || m_drawn.devicePixelRatio() != devicePixelRatioF())
        m_drawn = drawn();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_drawn);
    painter.setPen(coloursOf(palette()).line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace mentat

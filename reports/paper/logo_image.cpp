#include "reports/paper/logo_image.h"

#include "model/values/logo.h"

#include <QBuffer>
#include <QImageReader>

namespace mentat {
namespace {

/// Uses Qt's own readers; the SVG one is a module that is loaded on first use.
class LogoReader {
public:
    explicit LogoReader(const Logo& logo) {
        m_buffer.setData(logo.bytes());
        m_buffer.open(QIODevice::ReadOnly);
        m_reader.setDevice(&m_buffer);
        m_reader.setFormat(idOf(logo.kind()).data());
    }
    [[nodiscard]] QSize size() const { return m_reader.size(); }
    [[nodiscard]] QImage image(const QSize& size) {
        m_reader.setScaledSize(size);
        return m_reader.read();
    }

private:
    QBuffer m_buffer;
    QImageReader m_reader;
};

} // namespace

QSize sizeOfLogo(const Logo& logo) {
    if (!canBeShown(logo))
        return {};
    return LogoReader(logo).size();
}

QImage imageOfLogo(const Logo& logo, const QSize& within) {
    LogoReader reader(logo);
    const QSize own = canBeShown(logo) ? reader.size() : QSize();
    if (own.isEmpty())
        return {};
    return reader.image(own.scaled(within, Qt::KeepAspectRatio).expandedTo({1, 1}));
}

} // namespace mentat

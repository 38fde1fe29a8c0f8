#include "model/values/pictures/jpeg_scan.h"
#include "model/values/pictures/picture_fault.h"

namespace mentat {

namespace {

enum JpegMarker : quint8 {
    SOF0 = 0xc0, // baseline
    SOF1 = 0xc1, // extended
    SOF2 = 0xc2, // progressive
    DHT = 0xc4,
    SOI = 0xd8,
    EOI = 0xd9,
    SOS = 0xda,
    DQT = 0xdb,
    DRI = 0xdd,
    APP0 = 0xe0, // to APP15: notes of programs
    APP15 = 0xef,
    COM = 0xfe
};

int shortNumberAt(QByteArrayView bytes, qsizetype place) {
    return static_cast<quint8>(bytes[place]) << 8 | static_cast<quint8>(bytes[place + 1]);
}

/// The segments of a file, one after the other.
class JpegReader {
public:
    explicit JpegReader(QByteArrayView bytes) : m_rest(bytes) {}

    [[nodiscard]] PictureCheck check() {
        if (takeMarker() != SOI)
            return {PictureFault::Damaged};
        while (const auto marker = takeMarker()) {
            if (*marker == EOI)
                return m_scan.isWhole() ? PictureCheck{std::nullopt, m_scan.pixels()}
                                        : PictureCheck{PictureFault::Damaged};
            const auto segment = takeSegment();
            if (!segment || !take(*marker, *segment))
                return {m_scan.isTooWide() ? PictureFault::TooWide : PictureFault::Damaged};
        }
        return {PictureFault::Damaged};
    }

private:
    [[nodiscard]] std::optional<quint8> takeMarker() {
        if (m_rest.size() < 2 || m_rest[0] != '\xff')
            return std::nullopt;
        while (m_rest.size() > 1 && m_rest[1] == '\xff') // any number of them fills
            m_rest = m_rest.sliced(1);
        if (m_rest.size() < 2)
            return std::nullopt;
        const auto marker = static_cast<quint8>(m_rest[1]);
        m_rest = m_rest.sliced(2);
        return marker;
    }
    [[nodiscard]] std::optional<QByteArrayView> takeSegment() {
        if (m_rest.size() < 2)
            return std::nullopt;
        const int length = shortNumberAt(m_rest, 0);
        if (length < 2 || length > m_rest.size())
            return std::nullopt;
        const QByteArrayView segment = m_rest.sliced(2, length - 2);
        m_rest = m_rest.sliced(length);
        return segment;
    }
    [[nodiscard]] bool take(quint8 marker, QByteArrayView segment) {
        switch (marker) {
        case SOF0:
        case SOF1:
        case SOF2: return m_scan.begin(segment, marker == SOF2);
        case DHT: return m_scan.takeTables(segment);
        case DRI: return m_scan.takeInterval(segment);
        case DQT: return m_scan.takeQuantizers(segment);
        case SOS: return m_scan.takeScan(segment, m_rest);
        default: break;
        }
        // Lossless, hierarchical and arithmetic ones nobody draws.
        return (marker >= APP0 && marker <= APP15) || marker == COM;
    }
    QByteArrayView m_rest;
    JpegScan m_scan;
};

} // namespace

bool beginsAsJpeg(const QByteArray& bytes) {
    return bytes.startsWith(QByteArray::fromHex("ffd8ff"));
}

PictureCheck wholeJpeg(const QByteArray& bytes) {
    return JpegReader(bytes).check();
}

} // namespace mentat

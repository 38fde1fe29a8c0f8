#include "model/values/pictures/picture_fault.h"

#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <array>
#include <vector>

namespace mentat {

namespace {

const QByteArray pngSignature = QByteArray::fromHex("89504e470d0a1a0a");
constexpr qsizetype pngHeadSize = 13;

/// The checksum after each chunk (ISO 3309).
quint32 pngChecksum(QByteArrayView bytes) {
    return static_cast<quint32>(crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()),
                                        static_cast<z_size_t>(bytes.size())));
}

quint32 wideNumberAt(QByteArrayView bytes, qsizetype place) {
    return qFromBigEndian<quint32>(bytes.data() + place);
}

struct PngChunk {
    QByteArrayView type;
    QByteArrayView data;
    /// The type of a chunk that decoders must support begins with a capital.
    [[nodiscard]] bool isCritical() const { return type[0] >= 'A' && type[0] <= 'Z'; }
};

/// Removes the next chunk from the bytes; absent if it is truncated or corrupt.
std::optional<PngChunk> takeChunk(QByteArrayView& rest) {
    constexpr qsizetype around = 12; // length and type before the data, checksum after it
    if (rest.size() < around)
        return std::nullopt;
    const qsizetype length = wideNumberAt(rest, 0);
    if (length > rest.size() - around)
        return std::nullopt;
    if (pngChecksum(rest.sliced(4, 4 + length)) != wideNumberAt(rest, 8 + length))
        return std::nullopt;
    const PngChunk chunk{rest.sliced(4, 4), rest.sliced(8, length)};
    rest = rest.sliced(around + length);
    return chunk;
}

/// The chunks of a whole file; empty if it is not whole.
std::vector<PngChunk> chunksOf(QByteArrayView rest) {
    std::vector<PngChunk> chunks;
    while (const auto chunk = takeChunk(rest)) {
        chunks.push_back(*chunk);
        if (chunk->type == "IEND")
            return chunks;
    }
    return {};
}

enum PngColor : quint8 { PngGray = 0, PngRgb = 2, PngPalette = 3, PngGrayAlpha = 4, PngRgba = 6 };

struct PngHead {
    quint32 width;
    quint32 height;
    quint8 depth;
    quint8 color;
    bool isInterlaced;
    bool isKnown; // all values are defined by PNG

    explicit PngHead(QByteArrayView data)
        : width(wideNumberAt(data, 0))
        , height(wideNumberAt(data, 4))
        , depth(static_cast<quint8>(data[8]))
        , color(static_cast<quint8>(data[9]))
        , isInterlaced(data[12] == 1)
        , isKnown(data[10] == 0 && data[11] == 0 && (data[12] == 0 || data[12] == 1)) {}

    [[nodiscard]] bool isDepthOfColor() const {
        switch (color) {
        case PngGray: return depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
        case PngPalette: return depth == 1 || depth == 2 || depth == 4 || depth == 8;
        case PngRgb:
        case PngGrayAlpha:
        case PngRgba: return depth == 8 || depth == 16;
        default: return false;
        }
    }
    [[nodiscard]] int bitsOfPixel() const {
        const int samples = color == PngRgb         ? 3
                            : color == PngGrayAlpha ? 2
                            : color == PngRgba      ? 4
                                                    : 1;
        return samples * depth;
    }
};

struct PngPass {
    quint32 x, y, stepX, stepY;
};

/// A single pass, or the seven of Adam7.
std::vector<PngPass> pngPassesOf(const PngHead& head) {
    if (!head.isInterlaced)
        return {{0, 0, 1, 1}};
    return {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
            {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
}

/// Inflates the pixel data of all chunks piece by piece: a small file can hold a picture of any
/// size.
class PngPixels {
public:
    explicit PngPixels(std::vector<QByteArrayView> packed) : m_packed(std::move(packed)) {
        m_isOpen = inflateInit(&m_stream) == Z_OK;
    }
    ~PngPixels() {
        if (m_isOpen)
            inflateEnd(&m_stream);
    }
    PngPixels(const PngPixels&) = delete;
    PngPixels& operator=(const PngPixels&) = delete;

    /// A row: its filter type, then this many bytes.
    [[nodiscard]] bool takeRow(qsizetype bytes) {
        constexpr char maxFilters = 4;
        std::array<char, 4096> piece{};
        if (!unpack(piece.data(), 1) || piece[0] < 0 || piece[0] > maxFilters)
            return false;
        for (; bytes > 0; bytes -= qsizetype(piece.size())) {
            if (!unpack(piece.data(), std::min(bytes, qsizetype(piece.size()))))
                return false;
        }
        return true;
    }
    /// Whether the stream ends here with the right checksum.
    [[nodiscard]] bool isAtEnd() {
        char more = 0;
        return !unpack(&more, 1) && m_hasEnded && m_stream.avail_in == 0 && !feed();
    }

private:
    [[nodiscard]] bool unpack(char* to, qsizetype bytes) {
        m_stream.next_out = reinterpret_cast<Bytef*>(to);
        m_stream.avail_out = static_cast<uInt>(bytes);
        while (m_isOpen && m_stream.avail_out > 0 && !m_hasEnded) {
            if (m_stream.avail_in == 0 && !feed())
                return false;
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            m_hasEnded = result == Z_STREAM_END;
            if (result != Z_OK && !m_hasEnded)
                return false;
        }
        return m_isOpen && m_stream.avail_out == 0;
    }
    [[nodiscard]] bool feed() {
        while (m_next < m_packed.size() && m_packed[m_next].isEmpty())
            ++m_next;
        if (m_next == m_packed.size())
            return false;
        const QByteArrayView piece = m_packed[m_next++];
        // zlib's pointer is not const, but zlib never writes there.
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
        m_stream.avail_in = static_cast<uInt>(piece.size());
        return true;
    }

    std::vector<QByteArrayView> m_packed;
    size_t m_next = 0;
    z_stream m_stream{};
    bool m_isOpen = false;
    bool m_hasEnded = false;
};

bool areAllPixelsThere(const PngHead& head, std::vector<QByteArrayView> packed) {
    PngPixels pixels(std::move(packed));
    for (const PngPass& pass : pngPassesOf(head)) {
        const quint32 columns
            = head.width > pass.x ? (head.width - pass.x + pass.stepX - 1) / pass.stepX : 0;
        const quint32 rows
            = head.height > pass.y ? (head.height - pass.y + pass.stepY - 1) / pass.stepY : 0;
        const qsizetype bytes = (qsizetype(columns) * head.bitsOfPixel() + 7) / 8;
        for (quint32 row = 0; columns > 0 && row < rows; ++row) {
            if (!pixels.takeRow(bytes))
                return false;
        }
    }
    return pixels.isAtEnd();
}

/// The chunks with pixel data; empty if chunks are missing, unknown, or out of order.
std::vector<QByteArrayView> pixelChunks(const PngHead& head, const std::vector<PngChunk>& chunks) {
    std::vector<QByteArrayView> packed;
    bool hasPalette = false;
    const PngChunk* before = nullptr;
    for (const PngChunk& chunk : chunks) {
        if (chunk.type == "IDAT") {
            if (!packed.empty() && before->type != "IDAT")
                return {};
            packed.push_back(chunk.data);
        } else if (chunk.type == "PLTE") {
            constexpr qsizetype most = 3 * 256;
            const bool isOne
                = !chunk.data.isEmpty() && chunk.data.size() % 3 == 0 && chunk.data.size() <= most;
            if (hasPalette || !isOne || !packed.empty() || head.color == PngGray
                || head.color == PngGrayAlpha)
                return {};
            hasPalette = true;
        } else if (chunk.isCritical() && chunk.type != "IEND" && &chunk != chunks.data()) {
            return {};
        }
        before = &chunk;
    }
    return head.color == PngPalette && !hasPalette ? std::vector<QByteArrayView>() : packed;
}

PictureCheck damagedPng() {
    return {PictureFault::Damaged};
}

PictureCheck checkOfPng(const QByteArray& bytes, bool pixelsToo) {
    if (!beginsAsPng(bytes))
        return damagedPng();
    const auto chunks = chunksOf(QByteArrayView(bytes).sliced(pngSignature.size()));
    const bool hasPixels
        = std::ranges::any_of(chunks, [](const PngChunk& chunk) { return chunk.type == "IDAT"; });
    // Report an excessive size before any damage.
    QByteArrayView rest = QByteArrayView(bytes).sliced(pngSignature.size());
    const auto first = takeChunk(rest);
    if (!first || first->type != "IHDR" || first->data.size() != pngHeadSize)
        return damagedPng();
    const PngHead head(first->data);
    if (head.width == 0 || head.height == 0)
        return damagedPng();
    if (head.width > widestLogo || head.height > widestLogo)
        return {PictureFault::TooWide};
    if (!hasPixels)
        return damagedPng();
    if (pixelsToo) {
        auto packed = pixelChunks(head, chunks);
        if (!head.isKnown || !head.isDepthOfColor() || packed.empty()
            || !areAllPixelsThere(head, std::move(packed)))
            return damagedPng();
    }
    return {std::nullopt, qint64(head.width) * head.height};
}

} // namespace

bool beginsAsPng(const QByteArray& bytes) {
    return bytes.startsWith(pngSignature);
}

PictureCheck partsOfPng(const QByteArray& bytes) {
    return checkOfPng(bytes, false);
}

PictureCheck wholePng(const QByteArray& bytes) {
    return checkOfPng(bytes, true);
}

} // namespace mentat

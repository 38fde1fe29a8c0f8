#include "model/values/pictures/picture_fault.h"

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace mentat {
namespace {

/// Decodes a JPEG's blocks just far enough to know that each is there. Keeps nothing of the picture
/// except which values a progressive one has so far.
class JpegScan {
public:
    /// The frame header (SOF), once.
    [[nodiscard]] bool begin(QByteArrayView segment, bool isProgressive);
    /// Quantization tables (DQT).
    [[nodiscard]] bool takeQuantizers(QByteArrayView segment);
    /// Huffman tables (DHT) and the restart interval (DRI).
    [[nodiscard]] bool takeTables(QByteArrayView segment);
    [[nodiscard]] bool takeInterval(QByteArrayView segment);
    /// A scan (SOS) and its coded bytes, which are removed from `rest`.
    [[nodiscard]] bool takeScan(QByteArrayView segment, QByteArrayView& rest);

    [[nodiscard]] bool isTooWide() const { return m_isTooWide; }
    /// Whether every part of the picture has been scanned.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] qint64 pixels() const { return qint64(m_width) * m_height; }

private:
    struct Table {
        bool isThere = false;
        std::array<int, 17> count{};
        std::vector<quint8> values;
    };
    struct Component {
        int id = 0;
        int wide = 1; // blocks in each unit of all components
        int high = 1;
        int quantizer = 0;
        int columns = 0; // blocks that hold pixels
        int rows = 0;
        int stride = 0; // blocks including padding
        bool hasDc = false;
        std::vector<quint64> known{}; // for each block, which values are not zero; progressive only
        const Table* dc = nullptr;
        const Table* ac = nullptr;
    };
    /// The band of a progressive scan.
    struct Band {
        int first = 0;
        int last = 63;
        bool isRefined = false;
    };
    class Bits;

    [[nodiscard]] std::optional<std::vector<Component*>> partsOf(QByteArrayView segment);
    [[nodiscard]] bool takeBlocks(const std::vector<Component*>& parts, Bits& bits);
    [[nodiscard]] bool takeUnit(const std::vector<Component*>& parts, int unit, Bits& bits);
    [[nodiscard]] bool takeBlock(Component& part, int column, int row, Bits& bits);
    [[nodiscard]] bool takeDc(Component& part, Bits& bits);
    [[nodiscard]] bool takeAc(Component& part, quint64& known, Bits& bits);
    [[nodiscard]] bool takeRefined(Component& part, quint64& known, Bits& bits);
    [[nodiscard]] static bool passRefined(quint64& known, int& place, int last, int zeros,
                                          Bits& bits);

    std::array<Table, 4> m_dc;
    std::array<Table, 4> m_ac;
    std::vector<Component> m_parts;
    int m_width = 0;
    int m_height = 0;
    int m_unitsAcross = 0;
    int m_unitsDown = 0;
    unsigned m_quantizers = 0; // one bit per table present
    int m_interval = 0;
    int m_scans = 0;
    int m_bands = 0; // blocks to come without further values in this scan
    Band m_band;
    bool m_isProgressive = false;
    bool m_isTooWide = false;
};

constexpr int maxSampling = 4;
constexpr int maxBlocksPerUnit = 10; // blocks
constexpr int maxShift = 13;         // bits
constexpr int lastPlace = 63;        // in a block
// No program writes more than a dozen; each scan costs a pass over all blocks for a few bytes.
constexpr int maxScans = 50;

int byteAt(QByteArrayView bytes, qsizetype place) {
    return static_cast<quint8>(bytes[place]);
}

int unitsOf(int number, int step) {
    return (number + step - 1) / step;
}

} // namespace

/// Reads the coded bytes bit by bit, up to the next marker.
class JpegScan::Bits {
public:
    explicit Bits(QByteArrayView& rest) : m_rest(rest) {}

    /// -1 at the end.
    [[nodiscard]] int next() {
        if (m_left == 0 && !fill())
            return -1;
        --m_left;
        return m_byte >> m_left & 1;
    }
    [[nodiscard]] bool skip(int count) {
        for (; count > 0; --count) {
            if (next() < 0)
                return false;
        }
        return true;
    }
    [[nodiscard]] std::optional<int> number(int count) {
        int value = 0;
        for (; count > 0; --count) {
            const int bit = next();
            if (bit < 0)
                return std::nullopt;
            value = value << 1 | bit;
        }
        return value;
    }
    [[nodiscard]] std::optional<int> symbol(const Table& table) {
        int code = 0;
        int first = 0;
        int index = 0;
        for (size_t length = 1; length < table.count.size(); ++length) {
            const int bit = next();
            if (bit < 0)
                return std::nullopt;
            code |= bit;
            const int count = table.count[length];
            if (code - first < count)
                return table.values[static_cast<size_t>(index + code - first)];
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        return std::nullopt;
    }
    /// Whether the marker of this restart (0 to 7) comes next.
    [[nodiscard]] bool restart(int number) {
        m_left = 0;
        constexpr int firstRestart = 0xd0;
        if (m_rest.size() < 2 || m_rest[0] != '\xff' || byteAt(m_rest, 1) != firstRestart + number)
            return false;
        m_rest = m_rest.sliced(2);
        return true;
    }

private:
    [[nodiscard]] bool fill() {
        if (m_rest.isEmpty())
            return false;
        m_byte = byteAt(m_rest, 0);
        const bool isMarked = m_byte == 0xff;
        if (isMarked && (m_rest.size() < 2 || m_rest[1] != '\0'))
            return false; // a marker
        m_rest = m_rest.sliced(isMarked ? 2 : 1);
        m_left = 8;
        return true;
    }

    QByteArrayView& m_rest;
    int m_byte = 0;
    int m_left = 0;
};

namespace {

bool JpegScan::begin(QByteArrayView segment, bool isProgressive) {
    constexpr qsizetype headSize = 6;
    if (!m_parts.empty() || segment.size() < headSize || byteAt(segment, 0) != 8)
        return false;
    m_height = byteAt(segment, 1) << 8 | byteAt(segment, 2);
    m_width = byteAt(segment, 3) << 8 | byteAt(segment, 4);
    const int count = byteAt(segment, 5);
    m_isTooWide = m_width > int(widestLogo) || m_height > int(widestLogo);
    if (m_width == 0 || m_height == 0 || m_isTooWide || count < 1 || count > 4
        || segment.size() != headSize + 3 * count)
        return false;
    m_isProgressive = isProgressive;
    int widest = 1;
    int highest = 1;
    for (int i = 0; i < count; ++i) {
        const int sampling = byteAt(segment, headSize + 3 * i + 1);
        Component part{byteAt(segment, headSize + 3 * i), sampling >> 4, sampling & 15,
                       byteAt(segment, headSize + 3 * i + 2)};
        if (part.wide < 1 || part.wide > maxSampling || part.high < 1 || part.high > maxSampling
            || part.quantizer > 3)
            return false;
        widest = std::max(widest, part.wide);
        highest = std::max(highest, part.high);
        m_parts.push_back(std::move(part));
    }
    m_unitsAcross = unitsOf(m_width, 8 * widest);
    m_unitsDown = unitsOf(m_height, 8 * highest);
    for (Component& part : m_parts) {
        part.columns = unitsOf(unitsOf(m_width * part.wide, widest), 8);
        part.rows = unitsOf(unitsOf(m_height * part.high, highest), 8);
        part.stride = m_unitsAcross * part.wide;
        if (isProgressive)
            part.known.resize(static_cast<size_t>(part.stride * m_unitsDown * part.high));
    }
    return true;
}

bool JpegScan::takeQuantizers(QByteArrayView segment) {
    constexpr qsizetype values = 64;
    while (!segment.isEmpty()) {
        const int head = byteAt(segment, 0);
        const qsizetype size = 1 + values * ((head >> 4) + 1);
        if ((head >> 4) > 1 || (head & 15) > 3 || segment.size() < size)
            return false;
        m_quantizers |= 1U << (head & 15);
        segment = segment.sliced(size);
    }
    return true;
}

bool JpegScan::takeTables(QByteArrayView segment) {
    constexpr qsizetype headSize = 17;
    while (!segment.isEmpty()) {
        const int head = byteAt(segment, 0);
        if ((head >> 4) > 1 || (head & 15) > 3 || segment.size() < headSize)
            return false;
        Table table;
        table.isThere = true;
        int sum = 0;
        int free = 1; // codes of this length without a shorter prefix
        for (qsizetype length = 1; length < headSize; ++length) {
            const int count = byteAt(segment, length);
            table.count[static_cast<size_t>(length)] = count;
            sum += count;
            free = 2 * free - count;
            if (free < 0)
                return false;
        }
        if (sum > 256 || segment.size() < headSize + sum)
            return false;
        for (int i = 0; i < sum; ++i)
            table.values.push_back(static_cast<quint8>(segment[headSize + i]));
        constexpr quint8 maxDcBits = 15; // bits of a DC value
        if ((head >> 4) == 0
            && std::ranges::any_of(table.values, [](quint8 size) { return size > maxDcBits; }))
            return false;
        ((head >> 4) == 0 ? m_dc : m_ac)[static_cast<size_t>(head & 15)] = std::move(table);
        segment = segment.sliced(headSize + sum);
    }
    return true;
}

bool JpegScan::takeInterval(QByteArrayView segment) {
    if (segment.size() != 2)
        return false;
    m_interval = byteAt(segment, 0) << 8 | byteAt(segment, 1);
    return true;
}

std::optional<std::vector<JpegScan::Component*>> JpegScan::partsOf(QByteArrayView segment) {
    const int count = segment.isEmpty() ? 0 : byteAt(segment, 0);
    if (count < 1 || count > 4 || segment.size() != 4 + 2 * count)
        return std::nullopt;
    std::vector<Component*> parts;
    int blocks = 0;
    for (int i = 0; i < count; ++i) {
        const int id = byteAt(segment, 1 + 2 * i);
        const int tables = byteAt(segment, 2 + 2 * i);
        const auto found = std::ranges::find(m_parts, id, &Component::id);
        if (found == m_parts.end() || (tables >> 4) > 3 || (tables & 15) > 3)
            return std::nullopt;
        found->dc = &m_dc[static_cast<size_t>(tables >> 4)];
        found->ac = &m_ac[static_cast<size_t>(tables & 15)];
        blocks += found->wide * found->high;
        parts.push_back(&*found);
    }
    const qsizetype at = 1 + 2 * count;
    m_band = {byteAt(segment, at), byteAt(segment, at + 1), (byteAt(segment, at + 2) >> 4) != 0};
    if (!m_isProgressive)
        m_band = {};
    // Each scan adds one bit of precision to the scans before it.
    const int before = byteAt(segment, at + 2) >> 4;
    const int now = byteAt(segment, at + 2) & 15;
    if (m_isProgressive && (now > maxShift || (before != 0 && before != now + 1)))
        return std::nullopt;
    const bool isBand = m_band.first <= m_band.last && m_band.last <= lastPlace
                        && (m_band.first > 0 || !m_isProgressive || m_band.last == 0)
                        && (m_band.first == 0 || count == 1);
    return isBand && (count == 1 || blocks <= maxBlocksPerUnit) ? std::optional(parts)
                                                                : std::nullopt;
}

bool JpegScan::takeScan(QByteArrayView segment, QByteArrayView& rest) {
    const auto parts = partsOf(segment);
    if (!parts || ++m_scans > maxScans)
        return false;
    for (Component* part : *parts) {
        const bool needsDc = m_band.first == 0 && !m_band.isRefined;
        const bool needsAc = m_band.last > 0;
        if ((m_quantizers >> part->quantizer & 1) == 0 || (needsDc && !part->dc->isThere)
            || (needsAc && !part->ac->isThere))
            return false;
        part->hasDc = part->hasDc || m_band.first == 0;
    }
    Bits bits(rest);
    return takeBlocks(*parts, bits);
}

bool JpegScan::takeBlocks(const std::vector<Component*>& parts, Bits& bits) {
    const Component& only = *parts.front();
    const int units = parts.size() == 1 ? only.columns * only.rows : m_unitsAcross * m_unitsDown;
    m_bands = 0;
    for (int unit = 0; unit < units; ++unit) {
        if (m_interval > 0 && unit > 0 && unit % m_interval == 0) {
            if (!bits.restart((unit / m_interval - 1) % 8))
                return false;
            m_bands = 0;
        }
        if (!takeUnit(parts, unit, bits))
            return false;
    }
    return true;
}

bool JpegScan::takeUnit(const std::vector<Component*>& parts, int unit, Bits& bits) {
    if (parts.size() == 1) {
        Component& only = *parts.front();
        return takeBlock(only, unit % only.columns, unit / only.columns, bits);
    }
    for (Component* part : parts) {
        for (int i = 0; i < part->wide * part->high; ++i) {
            const int column = unit % m_unitsAcross * part->wide + i % part->wide;
            const int row = unit / m_unitsAcross * part->high + i / part->wide;
            if (!takeBlock(*part, column, row, bits))
                return false;
        }
    }
    return true;
}

bool JpegScan::takeBlock(Component& part, int column, int row, Bits& bits) {
    quint64 nothing = 0;
    quint64& known
        = m_isProgressive ? part.known[static_cast<size_t>(row * part.stride + column)] : nothing;
    if (m_band.first == 0) {
        if (m_band.isRefined ? !bits.skip(1) : !takeDc(part, bits))
            return false;
    }
    if (m_band.last == 0)
        return true;
    return m_band.isRefined ? takeRefined(part, known, bits) : takeAc(part, known, bits);
}

bool JpegScan::takeDc(Component& part, Bits& bits) {
    constexpr int maxBits = 15;
    const auto size = bits.symbol(*part.dc);
    return size && *size <= maxBits && bits.skip(*size);
}

bool JpegScan::takeAc(Component& part, quint64& known, Bits& bits) {
    if (m_bands > 0) {
        --m_bands;
        return true;
    }
    for (int place = std::max(m_band.first, 1); place <= m_band.last; ++place) {
        const auto symbol = bits.symbol(*part.ac);
        if (!symbol)
            return false;
        const int zeros = *symbol >> 4;
        const int size = *symbol & 15;
        if (size == 0 && zeros < 15) { // no more values here and in the blocks of this run
            const auto more = m_isProgressive ? bits.number(zeros) : std::optional(0);
            m_bands = m_isProgressive && more ? (1 << zeros) + *more - 1 : 0;
            return more.has_value();
        }
        place += zeros;
        if (place > m_band.last || !bits.skip(size))
            return false;
        if (size > 0)
            known |= quint64(1) << place;
    }
    return true;
}

/// Advances to the zero value after this many other zeros, reading a correction bit for each
/// nonzero value.
bool JpegScan::passRefined(quint64& known, int& place, int last, int zeros, Bits& bits) {
    for (; place <= last; ++place) {
        if ((known >> place & 1) != 0) {
            if (!bits.skip(1))
                return false;
        } else if (zeros-- == 0) {
            return true;
        }
    }
    return true;
}

bool JpegScan::takeRefined(Component& part, quint64& known, Bits& bits) {
    int place = m_band.first;
    while (m_bands == 0 && place <= m_band.last) {
        const auto symbol = bits.symbol(*part.ac);
        if (!symbol)
            return false;
        const int zeros = *symbol >> 4;
        const int size = *symbol & 15;
        if (size > 1 || (size == 1 && !bits.skip(1)))
            return false;
        if (size == 0 && zeros < 15) {
            const auto more = bits.number(zeros);
            if (!more)
                return false;
            m_bands = (1 << zeros) + *more;
            break;
        }
        if (!passRefined(known, place, m_band.last, zeros, bits))
            return false;
        if (size == 1 && place <= m_band.last)
            known |= quint64(1) << place;
        ++place;
    }
    if (m_bands > 0) {
        --m_bands;
        return passRefined(known, place, m_band.last, lastPlace + 1, bits);
    }
    return true;
}

bool JpegScan::isWhole() const {
    return !m_parts.empty() && std::ranges::all_of(m_parts, &Component::hasDc);
}

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
    APP0 = 0xe0, // to APP15: metadata of programs
    APP15 = 0xef,
    COM = 0xfe
};

int shortNumberAt(QByteArrayView bytes, qsizetype place) {
    return static_cast<quint8>(bytes[place]) << 8 | static_cast<quint8>(bytes[place + 1]);
}

/// Reads the segments of a file in order.
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
        while (m_rest.size() > 1 && m_rest[1] == '\xff') // any number of fill bytes
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
        // Reject lossless, hierarchical, and arithmetic coding: nothing draws them.
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

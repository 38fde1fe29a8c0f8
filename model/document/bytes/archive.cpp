#include "model/document/bytes/archive.h"

#include "model/document/bytes/input.h"
#include "model/failure_kind.h"

#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <array>

namespace mentat {

namespace {

// The layout of an archive's records, from PKWARE's APPNOTE.
constexpr QByteArrayView localMark("PK\x03\x04", 4);
constexpr QByteArrayView entryMark("PK\x01\x02", 4);
constexpr QByteArrayView endMark("PK\x05\x06", 4);
constexpr qsizetype localSize = 30;
constexpr qsizetype entrySize = 46;
constexpr qsizetype endSize = 22;
constexpr qsizetype longestComment = 65'535;
constexpr quint16 isEncrypted = 1;
constexpr quint16 isStored = 0;
constexpr quint16 isDeflated = 8;

/// A worksheet shrinks to about a tenth. Anything that unpacks to far more is malicious.
constexpr qint64 maxTimes = 50;
constexpr qint64 alwaysAllowed = 4 * 1024 * 1024;
constexpr qint64 maxUnpacked = 4 * maxInputBytes;

template <class Number>
Number numberAt(const QByteArray& bytes, qsizetype at) {
    return qFromLittleEndian<Number>(bytes.constData() + at);
}

bool hasMark(const QByteArray& bytes, qint64 at, QByteArrayView mark, qsizetype size) {
    return at >= 0 && at + size <= bytes.size()
           && QByteArrayView(bytes).sliced(at, mark.size()) == mark;
}

/// The position of the end record; -1 if there is none.
qsizetype endOfDirectory(const QByteArray& bytes) {
    const qsizetype last = bytes.size() - endSize;
    for (qsizetype at = last; at >= std::max<qsizetype>(0, last - longestComment); --at) {
        if (hasMark(bytes, at, endMark, endSize))
            return at;
    }
    return -1;
}

/// Absent if it is not a deflate stream, or exceeds its declared size.
std::optional<QByteArray> inflated(QByteArrayView packed, qint64 size) {
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return std::nullopt;
    QByteArray out;
    std::array<char, 65'536> block{};
    // zlib's pointer is not const, but zlib changes nothing there.
    stream.next_in
        = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data())); // NOLINT: as above
    stream.avail_in = static_cast<uInt>(packed.size());
    int status = Z_OK;
    while (status == Z_OK && out.size() <= size) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        status = inflate(&stream, Z_NO_FLUSH);
        out.append(block.data(), static_cast<qsizetype>(block.size() - stream.avail_out));
    }
    inflateEnd(&stream);
    return status == Z_STREAM_END && out.size() == size ? std::optional(out) : std::nullopt;
}

} // namespace

bool Archive::isOne(const QByteArray& bytes) {
    return bytes.startsWith(localMark);
}

Result<Archive> Archive::open(const QByteArray& bytes) {
    Archive archive(bytes);
    if (!archive.readDirectory())
        return failure(FailureKind::WorkbookBroken);
    return archive;
}

bool Archive::readDirectory() {
    const QByteArray& bytes = *m_bytes;
    const qsizetype end = endOfDirectory(bytes);
    if (end < 0)
        return false;
    const auto count = numberAt<quint16>(bytes, end + 10);
    qint64 at = numberAt<quint32>(bytes, end + 16);
    for (int i = 0; i < count; ++i) {
        if (!hasMark(bytes, at, entryMark, entrySize))
            return false;
        const auto header = static_cast<qsizetype>(at);
        const auto nameSize = numberAt<quint16>(bytes, header + 28);
        if (header + entrySize + nameSize > bytes.size())
            return false;
        const Entry entry{
            numberAt<quint16>(bytes, header + 8),  numberAt<quint16>(bytes, header + 10),
            numberAt<quint32>(bytes, header + 16), numberAt<quint32>(bytes, header + 20),
            numberAt<quint32>(bytes, header + 24), numberAt<quint32>(bytes, header + 42)};
        m_entries.emplace(QString::fromUtf8(bytes.sliced(header + entrySize, nameSize)), entry);
        at += entrySize + nameSize + numberAt<quint16>(bytes, header + 30)
              + numberAt<quint16>(bytes, header + 32);
    }
    return true;
}

Result<QByteArray> Archive::file(const QString& name) const {
    const auto found = m_entries.find(name);
    if (found == m_entries.end())
        return failure(FailureKind::WorkbookBroken);
    const Entry& entry = found->second;
    if ((entry.flags & isEncrypted) != 0)
        return failure(FailureKind::WorkbookLocked);
    const qint64 most = std::min(maxUnpacked, alwaysAllowed + maxTimes * entry.packedSize);
    if (entry.size > most)
        return failure(FailureKind::InputTooLarge, {name, most / (1024 * 1024)});
    if (!hasMark(*m_bytes, entry.place, localMark, localSize))
        return failure(FailureKind::WorkbookBroken);
    const qint64 begin = qint64(entry.place) + localSize
                         + numberAt<quint16>(*m_bytes, qsizetype(entry.place) + 26)
                         + numberAt<quint16>(*m_bytes, qsizetype(entry.place) + 28);
    if (begin + entry.packedSize > m_bytes->size())
        return failure(FailureKind::WorkbookBroken);
    const auto packed = QByteArrayView(*m_bytes).sliced(begin, entry.packedSize);
    std::optional<QByteArray> content;
    if (entry.method == isStored && entry.size == entry.packedSize)
        content = packed.toByteArray();
    else if (entry.method == isDeflated)
        content = inflated(packed, entry.size);
    if (!content)
        return failure(FailureKind::WorkbookBroken);
    const auto checksum = crc32(0, reinterpret_cast<const Bytef*>(content->constData()),
                                static_cast<uInt>(content->size()));
    if (checksum != entry.checksum)
        return failure(FailureKind::WorkbookBroken);
    return *std::move(content);
}

} // namespace mentat

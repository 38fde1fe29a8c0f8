#include "tests/model/small_pictures.h"

#include <QString>

#include <algorithm>
#include <array>

namespace mentat::test {

namespace {

quint32 pngSum(const QByteArray& bytes) {
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < table.size(); ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1) != 0 ? 0xedb88320U ^ (value >> 1) : value >> 1;
        table[i] = value;
    }
    quint32 sum = 0xffffffff;
    for (const char byte : bytes)
        sum = table[(sum ^ static_cast<uchar>(byte)) & 0xff] ^ (sum >> 8);
    return ~sum;
}

int samplesOfColor(int color) {
    return color == 2 ? 3 : color == 4 ? 2 : color == 6 ? 4 : 1;
}

/// How many rows and columns of so many a pass of Adam7 has.
quint32 rowsOfPass(quint32 size, quint32 first, quint32 step) {
    return size > first ? (size - first + step - 1) / step : 0;
}

QByteArray pngRows(const PngOf& what) {
    constexpr std::array<std::array<quint32, 4>, 7> passes{{{0, 0, 8, 8},
                                                            {4, 0, 8, 8},
                                                            {0, 4, 4, 8},
                                                            {2, 0, 4, 4},
                                                            {0, 2, 2, 4},
                                                            {1, 0, 2, 2},
                                                            {0, 1, 1, 2}}};
    QByteArray rows;
    qsizetype last = 0;
    const auto add = [&](quint32 columns, quint32 count) {
        const qsizetype bytes
            = (qsizetype(columns) * samplesOfColor(what.color) * what.depth + 7) / 8;
        for (quint32 row = 0; columns > 0 && row < count; ++row) {
            last = rows.size();
            rows += QByteArray(1 + bytes, '\0');
        }
    };
    if (what.interlaced == 0)
        add(what.width, what.height);
    for (const auto& [x, y, across, down] : passes) {
        if (what.interlaced != 0)
            add(rowsOfPass(what.width, x, across), rowsOfPass(what.height, y, down));
    }
    if (!rows.isEmpty())
        rows[last] = static_cast<char>(what.filter);
    return rows.chopped(std::min(qsizetype(what.missing), rows.size()));
}

QByteArray jpegOf(const char* base64) {
    return QByteArray::fromBase64(base64);
}

} // namespace

QByteArray bigEndian(quint32 value) {
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

QByteArray pngChunk(const QByteArray& type, const QByteArray& data) {
    const QByteArray summed = type + data;
    return bigEndian(static_cast<quint32>(data.size())) + summed + bigEndian(pngSum(summed));
}

QByteArray packed(const QByteArray& rows) {
    return qCompress(rows).mid(4); // without the size, which is qCompress()'s own
}

QByteArray pngOf(const PngOf& what) {
    const QByteArray kind{std::array{static_cast<char>(what.depth), static_cast<char>(what.color),
                                     '\0', '\0', static_cast<char>(what.interlaced)}
                              .data(),
                          5};
    return QByteArray::fromHex("89504e470d0a1a0a")
           + pngChunk("IHDR", bigEndian(what.width) + bigEndian(what.height) + kind)
           + (what.hasPalette ? pngChunk("PLTE", QByteArray(6, '\x55')) : QByteArray()) + what.more
           + pngChunk("IDAT", packed(pngRows(what))) + pngChunk("IEND", {});
}

QByteArray baselineJpeg() {
    return jpegOf(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNi"
        "UFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8"
        "fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMABQDASIAAhEBAxEB/8QAGAAAAwEBAAAA"
        "AAAAAAAAAAAAAAQFAQb/xAAiEAACAgICAQUBAAAAAAAAAAABAgMRAAQFITEGEhNBUYH/xAAWAQEBAQAAAAAA"
        "AAAAAAAAAAABAAP/xAAZEQADAAMAAAAAAAAAAAAAAAAAAREDIUH/2gAMAwEAAhEDEQA/AN4bU9qhmoKBZPis"
        "T2pW5Ll2cBfiiuKOjYKgnv8AvnKW9K2rwMrQ0GeoyfwHo1ivDQoCorEOFnV06gX6wznPUO/tR8tJDDPJDHEq"
        "qBG7KD0DZo+e8Myby3UhVH//2Q==");
}

QByteArray progressiveJpeg() {
    return jpegOf(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNi"
        "UFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8"
        "fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAAMABQDASIAAhEBAxEB/8QAFwAAAwEAAAAA"
        "AAAAAAAAAAAAAAMEBf/EABYBAQEBAAAAAAAAAAAAAAAAAAABAv/aAAwDAQACEAMQAAABE0qS0zTL/8QAGxAA"
        "AwACAwAAAAAAAAAAAAAAAQIDAAQSEyH/2gAIAQEAAQUCiuMeyqp454wiM2HYV//EABQRAQAAAAAAAAAAAAAA"
        "AAAAABD/2gAIAQMBAT8BP//EABURAQEAAAAAAAAAAAAAAAAAAAAi/9oACAECAQE/AVP/xAAbEAEAAgIDAAAA"
        "AAAAAAAAAAABABARIVFhcf/aAAgBAQAGPwKdGinHlIKBxP/EABkQAQEBAQEBAAAAAAAAAAAAAAEAIRExof/a"
        "AAgBAQABPyHidfJnc+BZZne2DkNdA0l//9oADAMBAAIAAwAAABD83//EABcRAQADAAAAAAAAAAAAAAAAAAAB"
        "EUH/2gAIAQMBAT8QxcP/xAAXEQADAQAAAAAAAAAAAAAAAAAAAREh/9oACAECAQE/EBu8kP/EABsQAQEAAwAD"
        "AAAAAAAAAAAAAAERACExQVGB/9oACAEBAAE/EJkAFXkwSm3Johd/e5DxZEQin0OmYVEwwIgEdDWPd5//2Q==");
}

QByteArray restartsJpeg() {
    return jpegOf(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNi"
        "UFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8"
        "fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMACgDASIAAhEBAxEB/8QAGAAAAwEBAAAA"
        "AAAAAAAAAAAAAAIEAwX/xAAmEAACAQQCAAUFAAAAAAAAAAABAhEAAwQFEiETFTGRoSJCUWGx/8QAFQEBAQAA"
        "AAAAAAAAAAAAAAAAAAH/xAAZEQEBAAMBAAAAAAAAAAAAAAABABEhQTH/3QAEAAH/2gAMAwEAAhEDEQA/AG0m"
        "FAH4qTMu+ZbdnSPCsjw7cTBAPZ95+K6mWxxtDkvagNxVZInosAfg1DpLKBV6p2eF/9CrNc6/UMbbql+5C2wR"
        "M9iej+pqTSYMR1Rvk5be0rMxQWQVU+iyTMe1V5Nw4egyr1oDkFCjkJH1EKf7Qztjwv/Rw2dx83btZkmzjtwU"
        "enf3fINFNpbSlhPZPZmiqYKLf//Z");
}

QByteArray grayJpeg() {
    return jpegOf(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNi"
        "UFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wAALCAAMABQBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABQT/"
        "xAAhEAABBAEEAwEAAAAAAAAAAAABAgMEEQAGEiExBUFRkf/aAAgBAQAAPwAyNBFihi0aEaHHH7ijUKkdVkMV"
        "pO26xZhlA6HWEai1BK8NObjxWmFIW0HDvCibJI9EfM//2Q==");
}

} // namespace mentat::test

#include "model/values/logo.h"

#include "model/failure_kind.h"

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QByteArray pngSignature = QByteArray::fromHex("89504e470d0a1a0a");

/// The checksum behind each chunk of a PNG (ISO 3309).
quint32 chunkChecksum(QByteArrayView bytes) {
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb88320U : 0U);
    }
    return ~sum;
}

quint32 numberAt(QByteArrayView bytes, qsizetype place) {
    return qFromBigEndian<quint32>(bytes.data() + place);
}

struct PngChunk {
    QByteArrayView type;
    QByteArrayView data;
};

/// Takes the next chunk off the bytes; nothing where it is cut off or not as it was written.
std::optional<PngChunk> takeChunk(QByteArrayView& rest) {
    constexpr qsizetype around = 12; // length and type before the data, the checksum behind it
    if (rest.size() < around)
        return std::nullopt;
    const qsizetype length = numberAt(rest, 0);
    if (length > rest.size() - around)
        return std::nullopt;
    if (chunkChecksum(rest.sliced(4, 4 + length)) != numberAt(rest, 8 + length))
        return std::nullopt;
    const PngChunk chunk{rest.sliced(4, 4), rest.sliced(8, length)};
    rest = rest.sliced(around + length);
    return chunk;
}

/// What is wrong with a PNG, by its chunks; the pixels themselves are for who draws it.
std::optional<FailureKind> faultOfPng(QByteArrayView bytes) {
    QByteArrayView rest = bytes.sliced(pngSignature.size());
    const auto header = takeChunk(rest);
    constexpr qsizetype headerSize = 13;
    if (!header || header->type != "IHDR" || header->data.size() != headerSize)
        return FailureKind::LogoDamaged;
    const quint32 width = numberAt(header->data, 0);
    const quint32 height = numberAt(header->data, 4);
    if (width == 0 || height == 0)
        return FailureKind::LogoDamaged;
    if (width > widestLogo || height > widestLogo)
        return FailureKind::LogoTooWide;
    bool hasPixels = false;
    while (const auto chunk = takeChunk(rest)) {
        if (chunk->type == "IEND")
            return hasPixels ? std::nullopt : std::optional(FailureKind::LogoDamaged);
        hasPixels = hasPixels || chunk->type == "IDAT";
    }
    return FailureKind::LogoDamaged;
}

bool isInside(QStringView address) {
    return address.startsWith(u'#') || address.startsWith(u"data:", Qt::CaseInsensitive);
}

/// Whether a style, or any attribute, leads to something outside: url(…) elsewhere, or @import.
bool leadsOutside(const QString& style) {
    static const QRegularExpression url(uR"(url\(\s*["']?\s*([^"')\s]*))"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    if (style.contains(u"@import"_s, Qt::CaseInsensitive))
        return true;
    for (auto found = url.globalMatch(style); found.hasNext();) {
        if (!isInside(found.next().capturedView(1)))
            return true;
    }
    return false;
}

bool isByItself(const QXmlStreamAttribute& attribute) {
    const QStringView name = attribute.name();
    if (name.startsWith(u"on", Qt::CaseInsensitive)) // onload and its like are scripts
        return false;
    const bool isAddress = name.compare(u"href", Qt::CaseInsensitive) == 0
                           || name.compare(u"src", Qt::CaseInsensitive) == 0;
    if (isAddress && !isInside(attribute.value().trimmed()))
        return false;
    return !leadsOutside(attribute.value().toString());
}

bool isByItself(const QXmlStreamReader& element) {
    if (element.name().compare(u"script", Qt::CaseInsensitive) == 0)
        return false;
    const QXmlStreamAttributes attributes = element.attributes();
    return std::ranges::all_of(attributes, [](const auto& a) { return isByItself(a); });
}

/// Whether a text begins as an SVG does; what is only some XML is no picture.
bool looksLikeSvg(const QByteArray& bytes) {
    QXmlStreamReader reader(bytes);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            return reader.name() == u"svg";
    }
    return false;
}

std::optional<FailureKind> faultOfSvg(const QByteArray& bytes) {
    QXmlStreamReader reader(bytes);
    std::optional<FailureKind> fault;
    const auto mustBe = [&](bool sound) {
        if (!sound)
            fault = FailureKind::LogoNotByItself;
    };
    QString style; // Qt gives a text in pieces
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::DTD:
        case QXmlStreamReader::EntityReference:
        case QXmlStreamReader::ProcessingInstruction: mustBe(false); break;
        case QXmlStreamReader::StartElement:
            style.clear();
            mustBe(isByItself(reader));
            break;
        case QXmlStreamReader::Characters: style += reader.text(); break;
        case QXmlStreamReader::EndElement:
            mustBe(reader.name() != u"style" || !leadsOutside(style));
            style.clear();
            break;
        default: break;
        }
    }
    if (reader.hasError())
        return FailureKind::LogoDamaged;
    return fault;
}

std::optional<FailureKind> faultOf(LogoKind kind, const QByteArray& bytes) {
    switch (kind) {
    case LogoKind::Png: return faultOfPng(bytes);
    case LogoKind::Svg: return faultOfSvg(bytes);
    }
    Q_UNREACHABLE();
}

std::optional<LogoKind> kindOf(const QByteArray& bytes) {
    if (bytes.startsWith(pngSignature))
        return LogoKind::Png;
    if (looksLikeSvg(bytes))
        return LogoKind::Svg;
    return std::nullopt;
}

} // namespace

Result<Logo> logoOf(const QByteArray& bytes) {
    // Before anything else: nobody reads a film to say that it is no picture.
    if (bytes.size() > largestLogo)
        return failure(FailureKind::LogoTooLarge, {largestLogo / (1024 * 1024)});
    const auto kind = kindOf(bytes);
    if (!kind)
        return failure(FailureKind::NoLogo);
    const auto fault = faultOf(*kind, bytes);
    if (fault == FailureKind::LogoTooWide)
        return failure(*fault, {qint64(widestLogo)});
    if (fault)
        return failure(*fault);
    return Logo(*kind, bytes);
}

} // namespace mentat

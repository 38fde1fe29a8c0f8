#include "model/document/bytes/input.h"

#include "model/failure_kind.h"

#include <QFile>
#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

Result<QByteArray> readWhole(QIODevice& device, const QString& name) {
    const auto tooLarge = [&] {
        return failure(FailureKind::InputTooLarge, {name, maxInputMegabytes});
    };
    if (!device.isSequential() && device.size() > maxInputBytes)
        return tooLarge();
    QByteArray content;
    std::array<char, 65'536> block{};
    qint64 length = 0;
    while ((length = device.read(block.data(), qint64(block.size()))) > 0) {
        if (content.size() + length > maxInputBytes)
            return tooLarge();
        content.append(block.data(), length);
    }
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    if (file && file->error() != QFileDevice::NoError)
        return failure(FailureKind::ReadFailed, {name, file->errorString()});
    return content;
}

Result<QByteArray> readWholeFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists())
        return failure(FailureKind::FileMissing, {path});
    if (info.isDir())
        return failure(FailureKind::FileIsFolder, {path});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(FailureKind::NoPermission, {path});
    return readWhole(file, path);
}

Result<void> checkSize(qint64 bytes) {
    if (bytes > maxInputBytes)
        return failure(FailureKind::InputTooLarge, {QString(), maxInputMegabytes});
    return {};
}

namespace {

constexpr QByteArrayView utf8Mark("\xEF\xBB\xBF");
constexpr QByteArrayView littleEndianMark("\xFF\xFE");
constexpr QByteArrayView bigEndianMark("\xFE\xFF");

/// 0x80 to 0x9F: letters in Windows-1252, none in Latin-1.
constexpr std::array<char16_t, 32> windowsLetters{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

QString fromWindows(const QByteArray& bytes) {
    QString text = QString::fromLatin1(bytes);
    for (QChar& c : text) {
        if (c.unicode() >= 0x80 && c.unicode() < 0xA0)
            c = windowsLetters[c.unicode() - 0x80U];
    }
    return text;
}

QString fromUtf16(QByteArrayView bytes, TextEncoding encoding) {
    QStringDecoder decode(encoding == TextEncoding::Utf16LittleEndian ? QStringDecoder::Utf16LE
                                                                      : QStringDecoder::Utf16BE,
                          QStringConverter::Flag::ConvertInitialBom);
    QString text = decode(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text;
}

/// Guesses by the zeros: in plain letters, every second byte is 0.
std::optional<TextEncoding> unmarkedUtf16(QByteArrayView bytes) {
    constexpr qsizetype looked = 4096;
    std::array<qsizetype, 2> zeros{};
    const qsizetype end = std::min(looked, bytes.size());
    for (qsizetype i = 0; i < end; ++i)
        zeros[static_cast<size_t>(i % 2)] += bytes[i] == '\0' ? 1 : 0;
    const auto isMost
        = [end](qsizetype many, qsizetype few) { return 4 * many >= end / 2 && 8 * few <= many; };
    if (bytes.size() % 2 != 0 || end < 4)
        return std::nullopt;
    if (isMost(zeros[1], zeros[0]))
        return TextEncoding::Utf16LittleEndian;
    return isMost(zeros[0], zeros[1]) ? std::optional(TextEncoding::Utf16BigEndian) : std::nullopt;
}

/// Text in Windows-1252 lacks these bytes; pictures and programs have them.
bool isText(const QByteArray& bytes) {
    return std::ranges::none_of(bytes, [](char byte) {
        const auto code = static_cast<unsigned char>(byte);
        return code < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f'
               && byte != '\v' && byte != '\x1A';
    });
}

TextEncoding encodingOf(const QByteArray& bytes) {
    if (bytes.startsWith(utf8Mark))
        return TextEncoding::Utf8;
    if (bytes.startsWith(littleEndianMark))
        return TextEncoding::Utf16LittleEndian;
    if (bytes.startsWith(bigEndianMark))
        return TextEncoding::Utf16BigEndian;
    if (const auto utf16 = unmarkedUtf16(bytes))
        return *utf16;
    return bytes.isValidUtf8() || !isText(bytes) ? TextEncoding::Utf8 : TextEncoding::Windows1252;
}

} // namespace

std::optional<TextEncoding> encodingNamed(const QString& word) {
    QString letters = word.toLower();
    letters.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    if (letters == u"utf8")
        return TextEncoding::Utf8;
    if (letters == u"utf16" || letters == u"utf16le" || letters == u"unicode")
        return TextEncoding::Utf16LittleEndian;
    if (letters == u"utf16be")
        return TextEncoding::Utf16BigEndian;
    if (letters == u"windows1252" || letters == u"cp1252" || letters == u"ansi"
        || letters == u"latin1" || letters == u"iso88591")
        return TextEncoding::Windows1252;
    return std::nullopt;
}

Result<DecodedText> decodedText(const QByteArray& bytes, std::optional<TextEncoding> said) {
    if (const auto fits = checkSize(bytes.size()); !fits)
        return tl::unexpected(fits.error());
    TextEncoding encoding = said.value_or(encodingOf(bytes));
    // "UTF-16" leaves the byte order to the mark.
    if (said == TextEncoding::Utf16LittleEndian && bytes.startsWith(bigEndianMark))
        encoding = TextEncoding::Utf16BigEndian;
    switch (encoding) {
    case TextEncoding::Utf16LittleEndian:
    case TextEncoding::Utf16BigEndian: return DecodedText{fromUtf16(bytes, encoding), encoding};
    case TextEncoding::Windows1252: return DecodedText{fromWindows(bytes), encoding};
    case TextEncoding::Utf8: break;
    }
    if (const auto broken = lineThatIsNoUtf8(bytes))
        return failure(FailureKind::NotUtf8, {*broken});
    QString text = textFromUtf8({bytes.data(), static_cast<size_t>(bytes.size())});
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return DecodedText{std::move(text), encoding};
}

} // namespace mentat

#include "app/session/typing/scanned_sheet.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// Each letter has four bits. After the mark: the version, then, of version 1, the event, the code
// of the table, the seat and the values; and at the end of every version the checksum of all before
// it, which finds every change of a few letters side by side for certain.
constexpr QLatin1StringView letters{"BCDFGHJKLNPRSTVX"};
constexpr int version = 1;
constexpr qsizetype lettersOfVersion = 1;
constexpr qsizetype lettersOfEvent = ScannedSheet::bitsOfEvent / 4;
constexpr qsizetype lettersOfCode = 10;
constexpr qsizetype lettersOfSeat = 2;
constexpr qsizetype lettersOfSum = 8;

// Of a value: digits and what is frequent have one letter; behind one of the last three two letters
// or three say which it is.
constexpr QLatin1StringView single{"0123456789\n. "};
constexpr QLatin1StringView firstRow{"ABCDEFGHIJKLMNOP"};
constexpr QLatin1StringView secondRow{"QRSTUVWXYZ:-,/+'"};
constexpr QChar between = u'\n';
constexpr qsizetype atFirstRow = 13;
constexpr qsizetype atSecondRow = 14;
constexpr qsizetype atByte = 15; // of UTF-8

/// Of the table's code, as people type it (Crockford's base 32).
constexpr QLatin1StringView codeLetters{"0123456789ABCDEFGHJKMNPQRSTVWXYZ"};
constexpr qsizetype codeLength = 8;
constexpr int bitsOfCodeLetter = 5;

QString written(quint64 number, qsizetype count) {
    QString text(count, letters[0]);
    for (qsizetype i = count; i-- > 0; number >>= 4)
        text[i] = letters[static_cast<qsizetype>(number & 0xfU)];
    return text;
}

/// Of letters that are all of ours.
quint64 read(QStringView text) {
    quint64 number = 0;
    for (const QChar letter : text)
        number = number << 4 | static_cast<quint64>(letters.indexOf(letter));
    return number;
}

/// CRC-32, as ZIP and Ethernet have it.
quint32 checksum(QStringView text) {
    constexpr quint32 polynomial = 0xedb88320U;
    quint32 sum = ~0U;
    for (const QChar letter : text) {
        sum ^= letter.unicode();
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ ((sum & 1U) != 0 ? polynomial : 0U);
    }
    return ~sum;
}

quint64 numberOfCode(const QString& code) {
    quint64 number = 0;
    for (const QChar letter : code)
        number = number << bitsOfCodeLetter | static_cast<quint64>(codeLetters.indexOf(letter));
    return number;
}

QString codeOfNumber(quint64 number) {
    QString code(codeLength, codeLetters[0]);
    for (qsizetype i = codeLength; i-- > 0; number >>= bitsOfCodeLetter)
        code[i] = codeLetters[static_cast<qsizetype>(number & 0x1fU)];
    return code;
}

QString writtenValues(const QStringList& values) {
    QString text;
    const auto add = [&text](qsizetype number) { text += letters[number]; };
    for (const char byte : values.join(between).toUtf8()) {
        const QLatin1Char character(byte);
        if (const auto place = single.indexOf(character); place >= 0) {
            add(place);
        } else if (const auto first = firstRow.indexOf(character); first >= 0) {
            add(atFirstRow);
            add(first);
        } else if (const auto second = secondRow.indexOf(character); second >= 0) {
            add(atSecondRow);
            add(second);
        } else {
            add(atByte);
            text += written(static_cast<unsigned char>(byte), 2);
        }
    }
    return text;
}

/// Absent where the letters end within a character, or no UTF-8 is behind them.
std::optional<QStringList> readValues(QStringView text) {
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto number = letters.indexOf(text[i]);
        if (number < atFirstRow) {
            bytes += single[number].toLatin1();
            continue;
        }
        const qsizetype more = number == atByte ? 2 : 1;
        if (i + more >= text.size())
            return std::nullopt;
        const auto which = static_cast<qsizetype>(read(text.mid(i + 1, more)));
        bytes += number == atFirstRow    ? firstRow[which].toLatin1()
                 : number == atSecondRow ? secondRow[which].toLatin1()
                                         : static_cast<char>(which);
        i += more;
    }
    const QString joined = QString::fromUtf8(bytes);
    if (joined.toUtf8() != bytes)
        return std::nullopt;
    return joined.split(between);
}

bool isPlain(const QString& value) {
    return std::all_of(value.begin(), value.end(),
                       [](QChar c) { return c.category() != QChar::Other_Control; });
}

/// In capitals, letter by letter: none becomes two.
QString capitals(QStringView typed) {
    QString text;
    for (const QChar character : typed)
        text += character >= u'a' && character <= u'z'
                    ? QChar(static_cast<char16_t>(character.unicode() - u'a' + u'A'))
                    : character;
    return text;
}

ScannedSheet sheetIn(QStringView body, const QStringList& values) {
    const auto next = [&body](qsizetype count) {
        const quint64 number = read(body.left(count));
        body = body.mid(count);
        return number;
    };
    ScannedSheet sheet;
    sheet.event = static_cast<quint32>(next(lettersOfEvent));
    sheet.code = codeOfNumber(next(lettersOfCode));
    sheet.seat = static_cast<int>(next(lettersOfSeat));
    sheet.values = values;
    return sheet;
}

} // namespace

bool beginsAsScan(QStringView typed) {
    return typed.trimmed().startsWith(scanMark, Qt::CaseInsensitive);
}

QString scannedHead(quint32 event, const QString& code) {
    return scanMark + written(version, lettersOfVersion) + written(event, lettersOfEvent)
           + written(numberOfCode(code), lettersOfCode);
}

QString scannedText(const ScannedSheet& sheet) {
    const QString text
        = scanMark + written(version, lettersOfVersion) + written(sheet.event, lettersOfEvent)
          + written(numberOfCode(sheet.code), lettersOfCode)
          + written(static_cast<quint64>(sheet.seat), lettersOfSeat) + writtenValues(sheet.values);
    return text + written(checksum(text), lettersOfSum);
}

tl::expected<ScannedSheet, ScanFault> sheetScanned(QStringView typed) {
    constexpr qsizetype lettersOfHead = lettersOfEvent + lettersOfCode + lettersOfSeat;
    if (!beginsAsScan(typed))
        return tl::unexpected(ScanFault::NoSheet);
    const QString text = capitals(typed.trimmed());
    const QStringView body = QStringView(text).mid(scanMark.size());
    const bool isOurs
        = text.size() <= longestScan && body.size() >= lettersOfVersion + lettersOfSum
          && std::all_of(body.begin(), body.end(), [](QChar c) { return letters.indexOf(c) >= 0; });
    if (!isOurs
        || read(body.last(lettersOfSum)) != checksum(QStringView(text).chopped(lettersOfSum)))
        return tl::unexpected(ScanFault::Damaged);
    if (read(body.first(lettersOfVersion)) != version)
        return tl::unexpected(ScanFault::OtherVersion);
    const QStringView said = body.mid(lettersOfVersion).chopped(lettersOfSum);
    const auto values
        = said.size() < lettersOfHead ? std::nullopt : readValues(said.mid(lettersOfHead));
    if (!values || !std::all_of(values->begin(), values->end(), isPlain))
        return tl::unexpected(ScanFault::Damaged);
    ScannedSheet sheet = sheetIn(said, *values);
    // What no page of ours writes, such as a digit in three letters.
    if (scannedText(sheet) != text)
        return tl::unexpected(ScanFault::Damaged);
    return sheet;
}

} // namespace mentat

#include "app/session/typing/scanned_sheet.h"
#include "model/document/bytes/json.h"
#include "tests/support/random_source.h"
#include "tests/support/scratch_book.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_scanned_sheet {

namespace {

constexpr QLatin1StringView letters{"BCDFGHJKLNPRSTVX"};

/// Those of other code (tests/room/scanned_judge.py), each with its text.
std::vector<std::pair<ScannedSheet, QString>> judged() {
    const auto json
        = Json::parse(bytesOf(QStringLiteral(MENTAT_TEST_DATA) + u"/scanned/sheets.json"_s));
    if (!json || !json->list())
        qFatal("no sheets to compare with");
    std::vector<std::pair<ScannedSheet, QString>> sheets;
    for (const Json& one : *json->list()) {
        QStringList values;
        for (const Json& value : *one.find(u"values")->list())
            values.append(*value.text());
        sheets.emplace_back(ScannedSheet{static_cast<quint32>(*one.find(u"event")->integer()),
                                         *one.find(u"code")->text(),
                                         static_cast<int>(*one.find(u"seat")->integer()), values},
                            *one.find(u"text")->text());
    }
    return sheets;
}

ScannedSheet randomSheet(RandomSource& random) {
    const QString inCodes = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ"_s;
    const QString inValues = u"0123456789. ABCDEFGHIJKLMNOPQRSTUVWXYZ:-,/+'abcz%~äß—七"_s;
    const auto letterOf
        = [&](const QString& of) { return of[random.between(0, static_cast<int>(of.size()) - 1)]; };
    ScannedSheet sheet;
    sheet.event = static_cast<quint32>(random.below(1U << ScannedSheet::bitsOfEvent));
    for (int i = 0; i < 8; ++i)
        sheet.code += letterOf(inCodes);
    sheet.seat = random.between(0, 255);
    for (int count = random.between(1, 40); count > 0; --count) {
        QString value;
        for (int length = random.between(0, 5); length > 0; --length)
            value += letterOf(inValues);
        sheet.values.append(value);
    }
    return sheet;
}

using Reader = std::function<tl::expected<ScannedSheet, ScanFault>(QStringView)>;

/// What becomes of a text between screen and desk: one letter is another, is lost, comes twice or
/// changes places with the next, one is too many, the end is missing.
QStringList damagedIn(const QString& text, RandomSource& random) {
    QStringList all;
    const auto add = [&](const QString& damaged) {
        if (damaged != text)
            all.append(damaged);
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        for (const char other : {'B', 'C', 'X', 'Y', '1', ' ', letters.data()[random.below(16)]})
            add(QString(text).replace(i, 1, QLatin1Char(other)));
        add(QString(text).remove(i, 1));
        add(QString(text).insert(i, text[i]));
        add(QString(text).insert(i, letters[static_cast<qsizetype>(random.below(16))]));
        if (i > 0) {
            add(text.left(i - 1) + text[i] + text[i - 1] + text.mid(i + 1));
            add(text.left(i));
        }
    }
    return all;
}

/// The first damaged text that the reader takes; empty where it notices all.
QString takenBy(const Reader& reader, const QString& text, RandomSource& random) {
    for (const QString& damaged : damagedIn(text, random)) {
        if (damaged.trimmed() != text && reader(damaged))
            return damaged;
    }
    return {};
}

/// CRC-32 by its definition: what is left of the bits, divided by the polynomial, the other way
/// round.
quint32 remainderOf(QByteArray bytes) {
    std::vector<bool> bits;
    bytes += QByteArray(4, '\0');
    for (const char byte : bytes) {
        for (int bit = 0; bit < 8; ++bit)
            bits.push_back((byte >> bit & 1) != 0);
    }
    for (size_t i = 0; i < 32; ++i)
        bits[i] = !bits[i];
    const std::vector<int> polynomial{0, 6, 9, 10, 16, 20, 21, 22, 24, 25, 27, 28, 30, 31, 32};
    for (size_t i = 0; i + 32 < bits.size(); ++i) {
        if (!bits[i])
            continue;
        for (const int place : polynomial)
            bits[i + static_cast<size_t>(place)] = !bits[i + static_cast<size_t>(place)];
    }
    quint32 sum = 0;
    for (size_t i = 0; i < 32; ++i)
        sum |= static_cast<quint32>(!bits[bits.size() - 32 + i]) << i;
    return sum;
}

QString withRightSum(const QString& body) {
    QString text = body;
    const quint32 sum = remainderOf(body.toLatin1());
    for (int shift = 28; shift >= 0; shift -= 4)
        text += letters[static_cast<qsizetype>(sum >> shift & 0xfU)];
    return text;
}

/// Reads whatever is written as it must be, whether the checksum is right or not.
tl::expected<ScannedSheet, ScanFault> readerBlindForSums(QStringView text) {
    return sheetScanned(withRightSum(text.chopped(std::min<qsizetype>(text.size(), 8)).toString()));
}

ScanFault faultOf(const QString& text) {
    const auto sheet = sheetScanned(text);
    return sheet ? ScanFault(-1) : sheet.error();
}

} // namespace

/// The text that a phone shows as a QR code and a scanner types.
class TestScannedSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAndReadAsOtherCodeHasIt() {
        const auto sheets = judged();
        QVERIFY(sheets.size() >= 6);
        for (const auto& [sheet, text] : sheets) {
            QCOMPARE(scannedText(sheet), text);
            const auto read = sheetScanned(text);
            QVERIFY2(read, qPrintable(text));
            QCOMPARE(*read, sheet);
        }
    }

    // The keys that layouts change, and digits, are in none.
    void onlySixteenConsonantsAreTyped() {
        for (const auto& [sheet, text] : judged()) {
            for (const QChar letter : text)
                QVERIFY2(letters.contains(letter), qPrintable(text));
        }
    }
    void capsLockAndBlanksDoNoHarm() {
        for (const auto& [sheet, text] : judged()) {
            QCOMPARE(*sheetScanned(text.toLower()), sheet);
            QCOMPARE(*sheetScanned(QString(u" "_s + text + u"\r\n"_s)), sheet);
        }
    }

    void whatIsTypedBeginsAsOneOrNot() {
        QVERIFY(beginsAsScan(u"VJKTC"_s));
        QVERIFY(beginsAsScan(u" vjkt"_s));
        QVERIFY(!beginsAsScan(u"VJK"_s));
        QVERIFY(!beginsAsScan(u"Vjekt"_s));
        QVERIFY(!beginsAsScan(u""_s));
        QCOMPARE(faultOf(u"Ada"_s), ScanFault::NoSheet);
        QCOMPARE(faultOf({}), ScanFault::NoSheet);
        QCOMPARE(faultOf(u"VJKT"_s), ScanFault::Damaged);
        QCOMPARE(faultOf(u"VJKTC"_s), ScanFault::Damaged);
    }

    void anotherVersionIsSaid() {
        const QString text = judged().front().second;
        QString other = text.chopped(8);
        other[4] = u'D';
        QCOMPARE(faultOf(withRightSum(other)), ScanFault::OtherVersion);
        // Whatever it has behind its version.
        QCOMPARE(faultOf(withRightSum(u"VJKTX"_s)), ScanFault::OtherVersion);
        QCOMPARE(faultOf(other + text.last(8)), ScanFault::Damaged);
        QCOMPARE(withRightSum(text.chopped(8)), text);
    }

    // The checksum is right, and yet no page writes it.
    void whatNoPageWritesIsDamaged() {
        const QString head = u"VJKTC"_s + QString(18, u'B');
        QVERIFY(sheetScanned(withRightSum(head + u"C"_s))); // "1"
        for (const auto* values : {"T",                     // ends within a letter
                                   "XJ",                    // within a byte
                                   "XFC",                   // "1" in three letters
                                   "XCX",                   // half a character
                                   "XXXXXX",                // no UTF-8
                                   "XBC"})                  // a control character
            QCOMPARE(faultOf(withRightSum(head + QLatin1StringView(values))), ScanFault::Damaged);
        QCOMPARE(faultOf(withRightSum(head.chopped(1))), ScanFault::Damaged);
        QCOMPARE(faultOf(withRightSum(head + QString(longestScan, u'B'))), ScanFault::Damaged);
    }

    void everyDamageIsNoticed_data() {
        QTest::addColumn<unsigned>("seed");
        for (int seed = 1; seed <= rounds(20, 500); ++seed)
            QTest::addRow("seed %d", seed) << static_cast<unsigned>(seed);
    }
    void everyDamageIsNoticed() {
        QFETCH(const unsigned, seed);
        RandomSource random(seed);
        const ScannedSheet sheet = randomSheet(random);
        const QString text = scannedText(sheet);
        QCOMPARE(*sheetScanned(text), sheet);
        const QString taken = takenBy(sheetScanned, text, random);
        QVERIFY2(taken.isEmpty(), qPrintable(text + u" was taken as "_s + taken));
        // A reader without checksum would be found out.
        QVERIFY(!takenBy(readerBlindForSums, text, random).isEmpty());
    }
};

} // namespace mentat::test::tst_scanned_sheet

MENTAT_TEST(tst_scanned_sheet, TestScannedSheet, QCoreApplication)
#include "tst_scanned_sheet.moc"

#include "app/session/typing/scanned_sheet.h"
#include "tests/fuzz/targets.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// With the checksum that it has to have, so that the search comes to what is behind it.
QString withRightSum(const QString& text) {
    quint32 sum = 0xffffffffU;
    for (const QChar letter : text) {
        sum ^= letter.unicode() & 0xffU;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1U) != 0 ? sum >> 1 ^ 0xedb88320U : sum >> 1;
    }
    QString whole = text;
    for (int shift = 28; shift >= 0; shift -= 4)
        whole += u"BCDFGHJKLNPRSTVX"[~sum >> shift & 0xfU];
    return whole;
}

QString faultOf(const QString& typed) {
    const auto sheet = sheetScanned(typed);
    if (!sheet)
        return {};
    if (!beginsAsScan(typed))
        return u"a sheet that does not begin as one was taken"_s;
    if (scannedText(*sheet).compare(typed.trimmed(), Qt::CaseInsensitive) != 0)
        return u"what was taken is not what was typed"_s;
    const auto again = sheetScanned(scannedText(*sheet));
    if (!again || *again != *sheet)
        return u"a sheet that was written is not the one that is read"_s;
    if (sheet->values.isEmpty() || sheet->code.size() != 8 || sheet->seat < 0 || sheet->seat > 255
        || sheet->event >> ScannedSheet::bitsOfEvent != 0)
        return u"a sheet with what none has"_s;
    for (const QString& value : sheet->values) {
        if (std::any_of(value.begin(), value.end(),
                        [](QChar c) { return c.category() == QChar::Other_Control; }))
            return u"a control character in a value"_s;
    }
    return {};
}

} // namespace

QString tryScan(const QByteArray& input, const QString& /*folder*/) {
    const QString typed = QString::fromUtf8(input);
    if (QString fault = faultOf(typed); !fault.isEmpty())
        return fault;
    return faultOf(withRightSum(typed.left(longestScan)));
}

} // namespace mentat::test

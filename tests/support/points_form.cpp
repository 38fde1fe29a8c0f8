#include "tests/support/points_form.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const QString writtenNumber = u"(?<![\\p{L}\\d./,–-])(\\d+(?:[.,/]\\d+)*)"_s;

bool isWhole(const QString& text, const QString& form) {
    return QRegularExpression(u"^(?:%1)$"_s.arg(form)).match(text).hasMatch();
}

void addFaults(QStringList& faults, const QString& text, const QString& after,
               const QString& form) {
    const QRegularExpression said(writtenNumber + after);
    for (const QRegularExpressionMatch& match : said.globalMatch(text)) {
        if (!isWhole(match.captured(1), form))
            faults.append(match.captured(0));
    }
}

const QString oneDecimal = u"\\d+[.,]\\d"_s;
const QString threeDecimals = u"\\d+[.,]\\d{3}"_s;

} // namespace

QStringList pointsFaultsIn(const QString& text) {
    QStringList faults;
    addFaults(faults, text, u"\\s(?:QP|PP)\\b"_s, oneDecimal);
    addFaults(faults, text, u"\\snormalized\\b"_s, threeDecimals);
    return faults;
}

QString pointsFaultBelow(const QString& title, const QString& cell) {
    const QString text = cell.trimmed();
    if (text.isEmpty() || text == u"–")
        return {};
    static const QStringList points{u"QP"_s, u"PP"_s, u"Cut, QP"_s};
    static const QStringList normalized{u"Norm. PP"_s, u"Normalized"_s, u"Normalized PP"_s,
                                        u"Mean PP"_s, u"Best PP"_s};
    // For several games: "2.0 · 1.5".
    const QString several = u"%1(?: · %1)*"_s.arg(oneDecimal);
    const bool isFault = (points.contains(title) && !isWhole(text, several))
                         || (normalized.contains(title) && !isWhole(text, threeDecimals));
    return isFault ? QString(title + u": "_s + text) : QString();
}

} // namespace mentat::test

#include "reports/wording/language/english.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat {

QString inEnglish(const char* sourceText, int n) {
    static const QRegularExpression oneOrSeveral(uR"(\(([^()|]*)\|([^()|]*)\))"_s);
    QString text = QString::fromUtf8(sourceText);
    text.replace("(s)"_L1, n == 1 ? ""_L1 : "s"_L1);
    return text.replace(oneOrSeveral, n == 1 ? u"\\1"_s : u"\\2"_s);
}

} // namespace mentat

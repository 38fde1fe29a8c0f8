#include "ui/desk/english_plurals.h"

namespace mentat {

QString EnglishPlurals::translate(const char*, const char* sourceText, const char*, int n) const {
    if (n < 0)
        return {};
    QString text = QString::fromUtf8(sourceText);
    return text.replace(QLatin1StringView("(s)"), QLatin1StringView(n == 1 ? "" : "s"));
}

} // namespace mentat

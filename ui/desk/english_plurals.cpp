#include "ui/desk/english_plurals.h"

#include "reports/wording/english.h"

namespace mentat {

QString EnglishPlurals::translate(const char* context, const char* sourceText, const char*,
                                  int n) const {
    // Qt calls the same key Return in a menu and Enter in a sentence of ours.
    const QLatin1StringView qtKeys("QShortcut");
    if (n < 0 && qtKeys == QLatin1StringView(context)
        && QLatin1StringView(sourceText) == QLatin1StringView("Return"))
        return QStringLiteral("Enter");
    return n < 0 ? QString() : inEnglish(sourceText, n);
}

} // namespace mentat

#include "ui/desk/english_plurals.h"

#include "reports/wording/english.h"

namespace mentat {

QString EnglishPlurals::translate(const char*, const char* sourceText, const char*, int n) const {
    return n < 0 ? QString() : inEnglish(sourceText, n);
}

} // namespace mentat

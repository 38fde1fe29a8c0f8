#include "reports/wording/heats/standings_wording.h"

#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* standingsContext = "Standings";

QString standingsText(const Language& language, const char* english, const QStringList& filling) {
    return filled(language.translate(standingsContext, english), filling);
}

} // namespace

QString cutText(const Language& language, int finalists, const QStringList& years) {
    const QString places = language.number(finalists);
    if (years.isEmpty())
        return standingsText(
            language, QT_TRANSLATE_NOOP("Standings", "Cut: the first %1 advance (R4.6)"), {places});
    return standingsText(language,
                         QT_TRANSLATE_NOOP("Standings", "Cut: the first %1 advance (R4.6). %2"),
                         {places, years.join(u"; "_s)});
}

QString rollWithoutTieText(const Language& language, const QString& dice) {
    return standingsText(
        language, QT_TRANSLATE_NOOP("Standings", "%1: no longer tied, so this roll does not count"),
        {dice});
}

} // namespace mentat

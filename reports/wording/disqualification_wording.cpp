#include "reports/wording/disqualification_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {

namespace {

constexpr const char* playerStandingContext = "PlayerStanding";

} // namespace

QString disqualificationText(const Language& language, const QString& reason) {
    const char* english
        = reason.isEmpty()
              ? QT_TRANSLATE_NOOP("PlayerStanding", "Disqualified: dropped out of a game (R6.1)")
              : QT_TRANSLATE_NOOP("PlayerStanding", "Disqualified: %1 (R6.2)");
    return filled(language.translate(playerStandingContext, english), {reason});
}

QString reinstatementText(const Language& language, const QString& reason) {
    return filled(language.translate(playerStandingContext,
                                     QT_TRANSLATE_NOOP("PlayerStanding", "Reinstated: %1 (R6.2)")),
                  {reason});
}

} // namespace mentat

#include "reports/wording/formats/wbc_dune/beyond_wording.h"

#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/sentences.h"

namespace mentat {

QString beyondText(const Language& language, const BeyondBoard& beyond,
                   const std::optional<Turns>& turns) {
    const auto say = [&](const char* english, const QStringList& filling) {
        return filled(language.translate("BeyondBoard", english), filling);
    };
    const auto points = [&](qint64 halves) { return language.points(halves); };
    const QString value = language.number(beyond.value);
    const QString limit = language.number(beyond.limit);
    const QString turnsText = turns ? language.number(turns->value())
                                    : say(QT_TRANSLATE_NOOP("BeyondBoard", "all"), {});
    switch (beyond.kind) {
    case BeyondKind::Points:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "PP %1, but %2 turns give at most %3"),
                   {points(beyond.value), turnsText, points(beyond.limit)});
    case BeyondKind::PointsTogether:
        return say(
            QT_TRANSLATE_NOOP("BeyondBoard", "All PP add up to %1, but %2 turns give at most %3"),
            {points(beyond.value), turnsText, points(beyond.limit)});
    case BeyondKind::Strongholds:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "%1 strongholds, but the board has %2"),
                   {value, limit});
    case BeyondKind::StrongholdsAtOnce:
        return say(QT_TRANSLATE_NOOP("BeyondBoard",
                                     "Together they hold %1 strongholds, but the board has %2"),
                   {value, limit});
    case BeyondKind::Tokens:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "%1 tokens, but a faction has %2"),
                   {value, limit});
    case BeyondKind::Spice:
        return say(QT_TRANSLATE_NOOP("BeyondBoard",
                                     "%1 spice, but the desert rarely gives %2 in %3 turns"),
                   {value, limit, turnsText});
    case BeyondKind::Length:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "That is %1 of play, but the heat has %2"),
                   {durationText(language, beyond.value), durationText(language, beyond.limit)});
    }
    Q_UNREACHABLE();
}

} // namespace mentat

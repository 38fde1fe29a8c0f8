#include "ui/formats/wbc_dune/results/beyond_text.h"

#include "ui/itemmodels/formats/wbc_dune/draw_options_model.h"
#include "ui/itemmodels/points_text.h"

#include <QCoreApplication>

namespace mentat {

namespace {

QString beyondSentence(const char* sentence) {
    return QCoreApplication::translate("BeyondBoard", sentence);
}

QString halvesText(qint64 halves) {
    return pointsText(PerformancePoints::fromHalves(static_cast<int>(halves)));
}

} // namespace

QString beyondText(const BeyondBoard& beyond, const Game& game) {
    const QString turns
        = game.turns ? QString::number(game.turns->value())
                     : QCoreApplication::translate("BeyondBoard", "all", "turns of a game");
    switch (beyond.kind) {
    case BeyondKind::Points:
        return beyondSentence(
                   QT_TRANSLATE_NOOP("BeyondBoard", "PP %1, but %2 turns give %3 at most"))
            .arg(halvesText(beyond.value), turns, halvesText(beyond.limit));
    case BeyondKind::PointsTogether:
        return beyondSentence(QT_TRANSLATE_NOOP("BeyondBoard",
                                                "All PP come to %1, but %2 turns give %3 at most"))
            .arg(halvesText(beyond.value), turns, halvesText(beyond.limit));
    case BeyondKind::Strongholds:
        return beyondSentence(
                   QT_TRANSLATE_NOOP("BeyondBoard", "%1 strongholds, but the board has %2"))
            .arg(beyond.value)
            .arg(beyond.limit);
    case BeyondKind::StrongholdsAtOnce:
        return beyondSentence(
                   QT_TRANSLATE_NOOP("BeyondBoard",
                                     "All together hold %1 strongholds, but the board has %2"))
            .arg(beyond.value)
            .arg(beyond.limit);
    case BeyondKind::Tokens:
        return beyondSentence(QT_TRANSLATE_NOOP("BeyondBoard", "%1 tokens, but a faction has %2"))
            .arg(beyond.value)
            .arg(beyond.limit);
    case BeyondKind::Spice:
        return beyondSentence(
                   QT_TRANSLATE_NOOP("BeyondBoard",
                                     "%1 spice, but the desert gives hardly %2 in %3 turns"))
            .arg(beyond.value)
            .arg(beyond.limit)
            .arg(turns);
    case BeyondKind::Length:
        return beyondSentence(
                   QT_TRANSLATE_NOOP("BeyondBoard", "That is %1 of play, but the heat has %2"))
            .arg(durationText(beyond.value), durationText(beyond.limit));
    }
    Q_UNREACHABLE();
}

SheetField fieldOf(const BeyondBoard& beyond) {
    const int row = beyond.seat ? static_cast<int>(*beyond.seat) : -1;
    switch (beyond.kind) {
    case BeyondKind::Points:
    case BeyondKind::PointsTogether: return {FieldKind::Points, row};
    case BeyondKind::Strongholds:
    case BeyondKind::StrongholdsAtOnce: return {FieldKind::Strongholds, row};
    case BeyondKind::Tokens: return {FieldKind::Tokens, row};
    case BeyondKind::Spice: return {FieldKind::Spice, row};
    case BeyondKind::Length: return {FieldKind::EndTime};
    }
    Q_UNREACHABLE();
}

} // namespace mentat

#include "app/session/rounds/round_word.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto stageMark = "stage-"_L1;

} // namespace

QString roundWord(const RoundId& round) {
    if (const auto heat = round.heat())
        return QString::number(heat->value());
    return stageMark + QString::fromLatin1(round.stage()->text().toUtf8().toPercentEncoding());
}

std::optional<RoundId> roundOfWord(const QString& word) {
    if (word.startsWith(stageMark)) {
        const QByteArray name = word.sliced(stageMark.size()).toUtf8();
        const auto stage = Name::fromText(QString::fromUtf8(QByteArray::fromPercentEncoding(name)));
        return stage ? std::optional(RoundId(*stage)) : std::nullopt;
    }
    bool isNumber = false;
    const auto heat = HeatNumber::fromInt(word.toInt(&isNumber));
    return isNumber && heat ? std::optional(RoundId(*heat)) : std::nullopt;
}

} // namespace mentat

#include "model/values/ids.h"

#include "model/values/name.h"

namespace mentat {

namespace {
// A noncharacter: Name::isAcceptable() lets none through, so no document holds it.
constexpr QChar placeholderMark{u'\uFFFF'};
} // namespace

std::optional<PlayerId> PlayerId::fromText(const QString& text) {
    if (!Name::isAcceptable(text))
        return std::nullopt;
    return PlayerId(text);
}

PlayerId PlayerId::placeholder(int number) {
    return PlayerId(placeholderMark + QString::number(number));
}

} // namespace mentat

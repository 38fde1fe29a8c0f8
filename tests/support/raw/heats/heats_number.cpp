#include "heats_number.h"

#include <cmath>

namespace mentat::test::raw::heats {

Number wholeNumber(qint64 value) {
    return Number(mpz_class(static_cast<long>(value)));
}

Number ratio(const Number& one, const Number& other) {
    return Number(one / other);
}

Number numberFrom(const Json& value) {
    return ratio(wholeNumber(std::llround(value.number * 1000)), wholeNumber(1000));
}

std::optional<Number> numberAt(const Json& object, const QString& key) {
    const Json* value = object.find(key);
    return value ? std::optional<Number>(numberFrom(*value)) : std::nullopt;
}

QString exactText(const Number& number) {
    return QString::fromStdString(number.get_str());
}

int signOf(const Number& mine, const Number& theirs) {
    const int sign = cmp(mine, theirs);
    return sign > 0 ? 1 : (sign < 0 ? -1 : 0);
}

} // namespace mentat::test::raw::heats

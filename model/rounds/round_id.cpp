#include "model/rounds/round_id.h"

namespace mentat {

std::optional<HeatNumber> RoundId::heat() const {
    const auto* number = std::get_if<HeatNumber>(&m_id);
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<Name> RoundId::stage() const {
    const auto* name = std::get_if<Name>(&m_id);
    return name ? std::optional(*name) : std::nullopt;
}

std::strong_ordering operator<=>(const RoundId& one, const RoundId& other) {
    if (const auto kind = one.m_id.index() <=> other.m_id.index(); kind != 0)
        return kind;
    if (const auto heat = one.heat())
        return heat->value() <=> other.heat()->value();
    return one.stage()->text().compare(other.stage()->text()) <=> 0;
}

Value operandOf(const RoundId& round) {
    if (const auto heat = round.heat())
        return qint64(heat->value());
    return round.stage()->text();
}

const Name& finalName() {
    static const Name name = *Name::fromText(QStringLiteral("Final"));
    return name;
}

} // namespace mentat

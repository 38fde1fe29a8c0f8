#pragma once

#include "scoring/formats/eye_of_the_storm/storm_house.h"
#include "scoring/formats/eye_of_the_storm/storm_warnings.h"

#include <QString>

#include <array>

namespace mentat {

/// A house as it is typed; kept as a draft until it is recorded.
struct HouseText {
    QString name{};
    std::optional<Sponsor> sponsor{};
    QString homeworld{};
    std::array<QString, 3> points{}; // for solaris, favor, spice
    Allegiances allegiances{};
    QString firstGame{}; // players of the first game, while none is recorded
    friend bool operator==(const HouseText&, const HouseText&) = default;
};

[[nodiscard]] HouseText textOf(const House& house);
[[nodiscard]] QString draftOf(const HouseText& text);
/// Absent where the draft is none of a house.
[[nodiscard]] std::optional<HouseText> houseTextIn(const QString& draft);

/// What a typed house says.
struct HouseReading {
    House house;
    std::optional<ExchangeRate> rate{}; // by the typed size of the first game
    std::optional<HouseFault> fault{};  // the first one; absent: it can be recorded
};
[[nodiscard]] HouseReading readHouse(const HouseText& text);

} // namespace mentat

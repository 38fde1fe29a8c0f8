#include "model/formats/format.h"

#include "model/formats/eye_of_the_storm/storm_errors.h"
#include "model/formats/wbc_dune/dune_errors.h"
#include "model/formats/wbc_dune/dune_next_year.h"

#include <algorithm>
#include <array>

namespace mentat {

std::span<const Format> formats() {
    static const std::array<Format, std::variant_size_v<Play>> all{{
        {QLatin1StringView("wbc-dune"), [] { return Play(DunePlay{}); }, addDuneErrors,
         duneGameCount, duneNextYear},
        {QLatin1StringView("eye-of-the-storm"), [] { return Play(StormPlay{}); }, addStormErrors,
         stormGameCount, [](const Play&, const YearShift&) { return Play(StormPlay{}); }},
    }};
    return all;
}

const Format& formatOf(const Event& event) {
    return formats()[event.play.index()];
}

const Format* formatById(QStringView id) {
    const auto all = formats();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Format& format) { return id == format.id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace mentat

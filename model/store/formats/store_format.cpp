#include "model/store/formats/store_format.h"

#include "model/store/formats/eye_of_the_storm/storm_tables.h"
#include "model/store/formats/wbc_dune/dune_tables.h"

#include <array>

namespace mentat {

const StoreFormat& storeFormatOf(const Play& play) {
    static const std::array<StoreFormat, std::variant_size_v<Play>> all{
        {{duneRows, loadDune, dropDunePart}, {stormRows, loadStorm, dropStormPart}}};
    return all[play.index()];
}

} // namespace mentat

#include "model/document/formats/document_format.h"

#include "model/document/formats/eye_of_the_storm/storm_document.h"
#include "model/document/formats/wbc_dune/dune_document.h"

#include <array>

namespace mentat {

const DocumentFormat& documentFormatOf(const Play& play) {
    static const std::array<DocumentFormat, std::variant_size_v<Play>> all{
        {duneDocument(), stormDocument()}};
    return all[play.index()];
}

} // namespace mentat

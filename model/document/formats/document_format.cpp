#include "model/document/formats/document_format.h"

#include "model/document/formats/all_codec.h"

namespace mentat {

const DocumentFormat& documentFormatOf(const Play& play) {
    static const auto all = rowsOfFormats([](auto of) { return documentFormatOf(of); });
    return all[play.index()];
}

} // namespace mentat

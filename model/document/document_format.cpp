#include "model/document/document_format.h"

#include "model/document/dune/dune_codec.h"
#include "model/document/ruleset/ruleset_codec.h"
#include "model/document/storm/storm_codec.h"

#include <algorithm>

namespace mentat {

namespace {

const auto& allFormats() {
    static const auto all = rowsOfFormats([](auto of) { return documentFormatOf(of); });
    return all;
}

} // namespace

const DocumentFormat& documentFormatOf(const Play& play) {
    return allFormats()[play.index()];
}

bool readOldEdit(const QString& slot, ObjectReader& reader, EditList& edits) {
    return std::ranges::any_of(allFormats(), [&](const DocumentFormat& format) {
        return format.readOldEdit && format.readOldEdit(slot, reader, edits);
    });
}

} // namespace mentat

#include "model/document/document_kind.h"

#include "model/document/dune/dune_codec.h"
#include "model/document/ruleset/ruleset_codec.h"
#include "model/document/storm/storm_codec.h"

#include <algorithm>

namespace mentat {

template <>
const KindTable<DocumentKind>& kindTable<DocumentKind>() {
    static const KindTable table{rowOf<DunePlay>(duneDocumentKind()),
                                 rowOf<StormPlay>(stormDocumentKind()),
                                 rowOf<RulesetPlay>(rulesetDocumentKind())};
    return table;
}

bool readOldEdit(const QString& slot, ObjectReader& reader, EditList& edits) {
    return std::ranges::any_of(kinds<DocumentKind>(), [&](const DocumentKind& kind) {
        return kind.readOldEdit && kind.readOldEdit(slot, reader, edits);
    });
}

} // namespace mentat

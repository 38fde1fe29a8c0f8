#include "model/store/formats/format_schemas.h"

#include "model/store/formats/eye_of_the_storm/storm_schema.h"
#include "model/store/formats/wbc_dune/dune_schema.h"

namespace mentat {

QStringList formatSchemasVersion1() {
    return duneSchemaVersion1() + stormSchemaVersion1();
}

} // namespace mentat

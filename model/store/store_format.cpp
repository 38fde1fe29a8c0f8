#include "model/store/store_format.h"

#include "model/store/dune/dune_tables.h"
#include "model/store/ruleset/ruleset_tables.h"
#include "model/store/storm/storm_tables.h"

#include <algorithm>
#include <iterator>

namespace mentat {

namespace {

const auto& storeFormats() {
    static const auto all = rowsOfFormats([](auto play) { return storeFormatOf(play); });
    return all;
}

} // namespace

const StoreFormat& storeFormatOf(const Play& play) {
    return storeFormats()[play.index()];
}

QStringList formatSchemasVersion1() {
    QStringList all;
    for (const StoreFormat& format : storeFormats()) {
        for (const Migration& step : format.steps)
            all += step.version == 1 ? step.statements : QStringList();
    }
    return all;
}

std::vector<Migration> formatMigrations() {
    std::vector<Migration> all;
    for (const StoreFormat& format : storeFormats()) {
        std::ranges::copy_if(format.steps, std::back_inserter(all),
                             [](const Migration& step) { return step.version > 1; });
    }
    return all;
}

} // namespace mentat

#include "model/store/formats/store_format.h"

#include "model/store/formats/all_tables.h"

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
        if (format.tables.version == 1)
            all += format.tables.statements;
    }
    return all;
}

std::vector<Migration> formatMigrations() {
    std::vector<Migration> all;
    for (const StoreFormat& format : storeFormats()) {
        if (format.tables.version > 1)
            all.push_back(format.tables);
    }
    return all;
}

} // namespace mentat

#include "model/document/games_csv.h"

#include "model/document/csv.h"
#include "model/document/formats/wbc_dune/games_reading.h"
#include "model/failure_kind.h"

namespace mentat {

// One format alone has its games in lists; another would be told by its headings.
Result<GamesCsv> readGamesCsv(const QByteArray& utf8, NeededSettings needed) {
    const auto rows = readCsv(utf8);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->empty())
        return failure(FailureKind::CsvNoHeader);
    return readDuneGames(*rows, needed);
}

} // namespace mentat

#include "reports/writers/tables_of.h"

namespace mentat {

std::vector<const ReportTable*> tablesOf(const std::vector<ReportBlock>& blocks) {
    std::vector<const ReportTable*> tables;
    for (const ReportBlock& block : blocks) {
        if (const auto* table = std::get_if<ReportTable>(&block))
            tables.push_back(table);
        if (const auto* beside = std::get_if<BesideFigure>(&block)) {
            if (!beside->numbers.columns.empty())
                tables.push_back(&beside->numbers);
            else if (beside->table)
                tables.push_back(&*beside->table);
        }
        if (const auto* sheet = std::get_if<PlacedSheet>(&block)) {
            const auto within = tablesOf(sheet->inWords);
            tables.insert(tables.end(), within.begin(), within.end());
        }
    }
    return tables;
}

} // namespace mentat

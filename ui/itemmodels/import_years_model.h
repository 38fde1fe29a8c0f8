#pragma once

#include "app/session/incoming.h"
#include "model/document/incoming_file.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// What becomes of a year that is in the event file already.
enum class YearFate { LeftOut, Replaces, KeepsBoth };

/// A year of a file, and what becomes of it.
struct ImportYearRow {
    int number; // in the file, from 1
    QString name;
    int year;
    std::optional<int> players;
    std::optional<int> games;
    QString champion; // empty: not known
    bool isSummary;
    bool isHeld;  // something is wrong with the file: nothing of it comes in
    bool isThere; // in the event file, of the same name and year
    YearFate fate = YearFate::LeftOut;
    friend bool operator==(const ImportYearRow&, const ImportYearRow&) = default;

    [[nodiscard]] bool comesIn() const {
        return !isHeld && (!isThere || fate != YearFate::LeftOut);
    }
};

/// In the order of the file. Of a file with something wrong the champions are not told.
[[nodiscard]] std::vector<ImportYearRow> yearRowsOf(const IncomingFile& file, const Book& book);

class ImportYearsModel : public TableModel<ImportYearRow> {
    Q_DECLARE_TR_FUNCTIONS(ImportYearsModel)

public:
    enum Column { InYear, Name, Players, Games, Champion, Fate, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const ImportYearRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ImportYearRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == InYear || column == Players || column == Games;
    }
};

} // namespace mentat

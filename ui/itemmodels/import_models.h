#pragma once

#include "app/session/incoming.h"
#include "model/document/incoming_file.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// What happens to a year that is already in the event file.
enum class YearFate { LeftOut, Replaces, KeepsBoth };

/// A year of a file, and what happens to it.
struct ImportYearRow {
    int number; // in the file, from 1
    QString name;
    int year;
    std::optional<int> players;
    std::optional<int> games;
    QString champion; // empty: not known
    bool isSummary;
    bool isHeld;  // the file has errors: nothing is imported
    bool isThere; // in the event file, with the same name and year
    YearFate fate = YearFate::LeftOut;
    friend bool operator==(const ImportYearRow&, const ImportYearRow&) = default;

    [[nodiscard]] bool comesIn() const {
        return !isHeld && (!isThere || fate != YearFate::LeftOut);
    }
};

/// In the order of the file. Without champions if the file has errors.
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

/// An error in a file of earlier years: the place, the error, and the correction.
struct ImportProblemRow {
    int number;    // among all, from 1
    QString where; // "Line 3", "/heats/0/games/1/turns"
    QString column;
    QString what;
    QString rule;
    friend bool operator==(const ImportProblemRow&, const ImportProblemRow&) = default;
};

/// In the order of the file; at most as many as an import reports.
[[nodiscard]] std::vector<ImportProblemRow> problemRowsOf(const IncomingFile& file,
                                                          const Wording& wording);
/// The number of errors, including those without a row.
[[nodiscard]] size_t problemCountOf(const IncomingFile& file);

class ImportProblemsModel : public TableModel<ImportProblemRow> {
    Q_DECLARE_TR_FUNCTIONS(ImportProblemsModel)

public:
    enum Column { Where, InColumn, What, UnderRule, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const ImportProblemRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ImportProblemRow& row, int column, int role) const override;
};

} // namespace mentat

#pragma once

#include "app/session/people/list_matching.h"
#include "app/session/people/look_alikes.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

enum class LineFate { New, Updated, Unchanged, Rejected, NotTaken };

/// A line of a list of people, and its effect.
struct ImportRow {
    qint64 line;
    LineFate fate;
    QString name; // empty if the line could not be read
    QString what; // what is new or changes, or why it is rejected
    friend bool operator==(const ImportRow&, const ImportRow&) = default;
};

/// The rejected lines first, then those similar to another person or with damaged numbers, then the
/// others, each in the order of the file.
[[nodiscard]] std::vector<ImportRow> rowsOfImport(const PeopleImport& import,
                                                  const PeopleList& list,
                                                  const std::vector<SimilarLine>& similar,
                                                  const Wording& wording);
/// The lines set aside because they name no one, and those left out by hand.
[[nodiscard]] std::vector<ImportRow> rowsNotTaken(const HandledList& list, const Wording& wording);
/// A line's change to one fact: "badge 7, was 5"; empty: none.
[[nodiscard]] QString changedFact(const MatchedLine& line, PersonFact fact);
/// The name, with the home if known.
[[nodiscard]] QString nameWithHome(const Person& person);

class PlayersImportModel : public TableModel<ImportRow> {
    Q_DECLARE_TR_FUNCTIONS(PlayersImportModel)

public:
    enum Column { Line, Fate, Name, What, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const ImportRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ImportRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Line; }
};

} // namespace mentat

#pragma once

#include "reports/wording/wording.h"
#include "scoring/formats/wbc_dune/awards/award_course.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// The Best Faction award of one faction.
struct AwardRow {
    AwardCourse course;
    QString faction;
    QString leaders; // "Ada Byron"; equal ones with commas; empty while nobody scored
    friend bool operator==(const AwardRow&, const AwardRow&) = default;
};

/// In the order of the factions.
[[nodiscard]] std::vector<AwardRow> awardRows(const Event& event, const Wording& wording);

class AwardsModel : public TableModel<AwardRow> {
    Q_DECLARE_TR_FUNCTIONS(AwardsModel)

public:
    enum Column { FactionName, Leader, Normalized, Exact, State, ColumnCount };

    using TableModel::TableModel;

    [[nodiscard]] static QString keyOf(Faction faction);

protected:
    [[nodiscard]] QString key(const AwardRow& row) const override {
        return keyOf(row.course.award.faction);
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const AwardRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Normalized || column == Exact;
    }

private:
    [[nodiscard]] QString text(const AwardRow& row, int column) const;
    [[nodiscard]] QString stateText(const AwardCourse& course) const;
};

} // namespace mentat

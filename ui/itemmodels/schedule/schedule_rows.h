#pragma once

#include "app/session/scheduled_event.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

#include <QCoreApplication>
#include <QStringList>

#include <set>

namespace mentat {

/// A row that is texts alone, as somebody else has written them.
struct TextRow {
    QString key;
    QStringList cells;
    friend bool operator==(const TextRow&, const TextRow&) = default;
};

/// Rows of texts below headings that are said from outside.
class TextRowsModel : public TableModel<TextRow> {
public:
    /// numbers: the columns whose texts are numbers.
    explicit TextRowsModel(QStringList headings, std::set<int> numbers = {},
                           QObject* parent = nullptr)
        : TableModel(parent)
        , m_headings(std::move(headings))
        , m_numbers(std::move(numbers)) {}

protected:
    [[nodiscard]] QString key(const TextRow& row) const override { return row.key; }
    [[nodiscard]] int columns() const override { return static_cast<int>(m_headings.size()); }
    [[nodiscard]] QString header(int column) const override { return m_headings.value(column); }
    [[nodiscard]] QVariant cell(const TextRow& row, int column, int role) const override {
        if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
            return row.cells.value(column);
        return {};
    }
    [[nodiscard]] bool isNumber(int column) const override { return m_numbers.contains(column); }

private:
    QStringList m_headings;
    std::set<int> m_numbers;
};

/// What a schedule says, as the rows of lists: its events, the rounds of one, what changes in an
/// event that is there.
class ScheduleRows {
    Q_DECLARE_TR_FUNCTIONS(ScheduleRows)

public:
    [[nodiscard]] static QStringList eventHeadings();
    /// The key is the code. codes: by which each is played.
    [[nodiscard]] static std::vector<TextRow>
    ofEvents(const std::vector<const ScheduledEvent*>& events, const FormatCodes& codes);

    [[nodiscard]] static QStringList roundHeadings();
    /// Each with what it becomes in the event, as the update has it; without one nothing is said of
    /// that.
    [[nodiscard]] static std::vector<TextRow>
    ofRounds(const ScheduledEvent& event, const ScheduleUpdate* update, const Wording& wording);

    [[nodiscard]] static QStringList changeHeadings();
    /// And below them the rounds of the schedule of which nothing comes.
    [[nodiscard]] static std::vector<TextRow>
    ofChanges(const ScheduleUpdate& update, const ScheduledEvent& event, const Wording& wording);
};

} // namespace mentat

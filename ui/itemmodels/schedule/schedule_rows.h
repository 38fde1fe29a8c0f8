#pragma once

#include "app/session/scheduled_event.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <set>

namespace mentat {

/// A row of texts only, exactly as in the source.
struct TextRow {
    QString key;
    QStringList cells;
    friend bool operator==(const TextRow&, const TextRow&) = default;
};

/// Rows of texts below given headings.
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

/// The content of a schedule as rows of lists: its events, the rounds of one, the changes to an
/// existing event.
class ScheduleRows {
    Q_DECLARE_TR_FUNCTIONS(ScheduleRows)

public:
    [[nodiscard]] static QStringList eventHeadings();
    /// The key is the code. codes: map each event to its rules; titleOf: the title of rules, by
    /// their name.
    [[nodiscard]] static std::vector<TextRow>
    ofEvents(const std::vector<const ScheduledEvent*>& events, const FormatCodes& codes,
             const std::function<QString(const QString&)>& titleOf);

    [[nodiscard]] static QStringList roundHeadings();
    /// Each with what the update makes of it in the event; empty without an update.
    [[nodiscard]] static std::vector<TextRow>
    ofRounds(const ScheduledEvent& event, const ScheduleUpdate* update, const Wording& wording);

    [[nodiscard]] static QStringList changeHeadings();
    /// Followed by the rounds of the schedule that have no effect.
    [[nodiscard]] static std::vector<TextRow>
    ofChanges(const ScheduleUpdate& update, const ScheduledEvent& event, const Wording& wording);
};

} // namespace mentat

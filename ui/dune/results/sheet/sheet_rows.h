#pragma once

#include "app/session/dune/sheet/sheet_state.h"
#include "reports/wording/wording.h"
#include "ui/dune/results/sheet/sheet_edit.h"

#include <QWidget>

#include <map>
#include <memory>
#include <vector>

class QGridLayout;
class QLabel;

namespace mentat {

/// The rows of a result sheet, one per player. Below a row are the fields that only some rows need:
/// the time of leaving, the die, the Game Master's QP; and the row's findings.
class SheetRows : public QWidget {
    Q_OBJECT

public:
    explicit SheetRows(const Wording& wording, QWidget* parent = nullptr);
    ~SheetRows() override;

    [[nodiscard]] size_t count() const { return m_rows.size(); }
    /// The fields of this many new rows; replaces the previous ones.
    std::vector<SheetEdit*> makeRows(size_t count);
    void showState(const SheetState& state, const Settings& settings, const NameOf& nameOf,
                   bool allValues);
    void showFindings(const std::map<SheetField, QString>& sentences,
                      const std::map<SheetField, SheetEdit::Mark>& marks);
    /// Shows a field below its row when it is needed.
    void reveal(const SheetField& field);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// A line below each row leads the eye from the name to its numbers.
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row;
    void makeHeader();
    std::unique_ptr<Row> makeRow(int index);
    void placeRow(Row& row, int index);
    void showRow(Row& row, int index, const SheetState& state, const Settings& settings,
                 const NameOf& nameOf, bool allValues);
    static void showBelow(Row& row);
    void showTitles();
    void fitWidths();
    void fitFactions();

    const Wording& m_wording;
    QGridLayout* m_grid;
    std::map<FieldKind, QLabel*> m_valueTitles;
    std::vector<std::unique_ptr<Row>> m_rows;
};

} // namespace mentat

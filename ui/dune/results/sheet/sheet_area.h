#pragma once

#include "app/session/dune/sheet/sheet_state.h"
#include "model/dune/faction.h"
#include "reports/wording/wording.h"
#include "ui/dune/results/sheet/sheet_edit.h"

#include <QScrollArea>
#include <QWidget>

#include <map>
#include <vector>

class QGridLayout;
class QPlainTextEdit;

namespace mentat {

/// The holder of each stronghold at the end of each turn, as in the grid on the paper sheet:
/// strongholds down, turns across, the letter of the faction in the cell, a period or Space for no
/// one.
class ControlGridView : public QWidget {
    Q_OBJECT

public:
    /// rule: explains a cell.
    explicit ControlGridView(const QString& rule, QWidget* parent = nullptr);

    /// names: of the strongholds. Keeps the cells if these and the turns are unchanged.
    void setShape(const std::vector<Stronghold>& strongholds, const QStringList& names, int turns);
    /// The factions that can be typed, by their letters; for cells created from now on.
    void setFactions(const QString& letters) { m_factions = letters; }
    void setHolders(const std::map<Stronghold, QString>& holders);
    void focusFirst();

Q_SIGNALS:
    /// A cell has the focus, and has to be visible.
    void entered(QWidget* cell);
    void typed(const std::map<mentat::Stronghold, QString>& holders);
    void left();

private:
    void makeCell(int row, int turn, const QString& name);
    [[nodiscard]] SheetEdit* cell(int row, int turn) const;
    void goTo(int row, int turn);
    void takeIn();

    std::vector<Stronghold> m_strongholds;
    int m_turns = 0;
    QString m_rule;
    QString m_factions;
    QGridLayout* m_grid;
    std::vector<SheetEdit*> m_cells; // row by row
};

class SheetHead;
class SheetRows;

/// All input fields of a sheet, in the order of the paper: its fields, the control grid and the
/// note, one below the other. Only displays. As high as its content, and scrolls only if it must.
class SheetArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SheetArea(const Wording& wording, QWidget* parent = nullptr);

    void setAllianceSize(int players);
    /// The factions that can be typed, by their letters.
    void setFactions(const QString& letters);
    void setReadOnly(bool readOnly);
    /// Keeps the fields if the number of rows is unchanged.
    void showState(const SheetState& state, const Event& event, const NameOf& nameOf,
                   bool allValues);
    /// Of fields with a mark; clears all others.
    void showMarks(const std::map<SheetField, SheetEdit::Mark>& marks,
                   const std::map<SheetField, QString>& sentences);

    /// nullptr if the sheet has no such field.
    [[nodiscard]] SheetEdit* edit(const SheetField& field) const;
    /// The last of its fields.
    [[nodiscard]] QWidget& note() const;
    /// Scrolls to it and gives it the focus; also for the note and the grid.
    void focusOn(const SheetField& field);
    /// Shows for a moment that a field does not take a key.
    void flash(const SheetField& field);
    /// Whether it is open now.
    bool toggleControlGrid();
    /// Call it, too, when its room changes.
    void fitHeight();

Q_SIGNALS:
    /// A row has this field from now on.
    void added(mentat::SheetEdit& edit);
    void noteTyped(const QString& text);
    void controlTyped(const std::map<mentat::Stronghold, QString>& holders);
    void controlLeft();
    /// It needs at most this many pixels.
    void heightFitted(int height);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void add(SheetEdit& edit);
    void makeRows(size_t count);
    void showControl(const SheetState& state, const Event& event);
    /// Keeps what is typed in sight when lines appear above or below it.
    void showFocus();
    /// Keys that follow the last field blindly: an extra Enter, or a digit too many.
    [[nodiscard]] bool refusesInNote(const QKeyEvent& key);

    const Wording& m_wording;
    std::map<SheetField, SheetEdit*> m_edits;
    SheetHead* m_head;
    SheetRows* m_rows;
    ControlGridView* m_grid;
    QPlainTextEdit* m_note;
    std::optional<SheetField> m_ledToNoteFrom; // until the note is clicked
    QString m_factions;
    bool m_readOnly = false;
};

} // namespace mentat

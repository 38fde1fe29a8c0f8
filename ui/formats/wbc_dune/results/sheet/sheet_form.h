#pragma once

#include "app/session/formats/wbc_dune/sheet/sheet_state.h"
#include "model/event.h"
#include "reports/wording/wording.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_edit.h"

#include <QWidget>

#include <map>

namespace mentat {

class SheetHead;
class SheetRows;

/// The fields of a result sheet, in the order of the paper. Shows what it is given and says what is
/// typed; knows nothing of the event.
class SheetForm : public QWidget {
    Q_OBJECT

public:
    explicit SheetForm(const Wording& wording, QWidget* parent = nullptr);

    /// Where as many rows are shown as before, the fields stay.
    void showState(const SheetState& state, const Settings& settings, const NameOf& nameOf,
                   bool allValues);
    /// Of fields with something to say; all others have none.
    void showMarks(const std::map<SheetField, SheetEdit::Mark>& marks,
                   const std::map<SheetField, QString>& sentences);
    /// nullptr where the sheet has no such field.
    [[nodiscard]] SheetEdit* edit(const SheetField& field) const;
    /// Brings the field into view, if need be, and the focus to it.
    void focus(const SheetField& field);
    /// Shows for a moment that a key is nothing for the field.
    void flash(const SheetField& field);
    void setAllianceSize(int players);
    /// The factions that can be typed, by their letters.
    void setFactions(const QString& letters);
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    void entered(const mentat::SheetField& field);
    void typed(const mentat::SheetField& field, const QString& text);
    /// By Enter, or by itself.
    void completed(const mentat::SheetField& field, bool byItself);
    void steppedBack(const mentat::SheetField& field);
    void arrowed(const mentat::SheetField& field, int rows, int fields);
    void commanded(const mentat::SheetField& field, QChar letter);
    void escaped();
    void refused();
    void menuWanted(const mentat::SheetField& field, QMenu& menu);

private:
    void connectEdit(SheetEdit& edit);

    std::map<SheetField, SheetEdit*> m_edits;
    SheetHead* m_head;
    SheetRows* m_rows;
    QString m_factions;
    bool m_readOnly = false;
};

} // namespace mentat

#pragma once

#include "reports/wording/wording.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_form.h"

#include <QScrollArea>

#include <map>

class QPlainTextEdit;

namespace mentat {

class ControlGridView;

/// All that is typed into on a sheet: its fields, the control grid and the note, one below the
/// other. It is as high as they are, and scrolls only where it must.
class SheetArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SheetArea(const Wording& wording, QWidget* parent = nullptr);

    [[nodiscard]] SheetForm& form() const { return *m_form; }
    /// The last of its fields.
    [[nodiscard]] QWidget& note() const;
    void setFactions(const QString& letters);
    void setReadOnly(bool readOnly);
    void showState(const SheetState& state, const Event& event, const NameOf& nameOf,
                   bool allValues);
    /// Into view, with the focus; the note and the grid too.
    void focusOn(const SheetField& field);
    /// Whether it is open now.
    bool toggleControlGrid();
    /// To be called, too, when there is another room for it.
    void fitHeight();

Q_SIGNALS:
    void noteTyped(const QString& text);
    void controlTyped(const std::map<mentat::Stronghold, QString>& holders);
    void controlLeft();
    /// It needs no more than so many pixels.
    void heightFitted(int height);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void showControl(const SheetState& state, const Event& event);

    const Wording& m_wording;
    SheetForm* m_form;
    ControlGridView* m_grid;
    QPlainTextEdit* m_note;
};

} // namespace mentat

#pragma once

#include "ui/desk/page.h"
#include "ui/typing/field_form.h"

#include <QScrollArea>

class QBoxLayout;
class QPushButton;

namespace mentat {

class CardPreview;
class ReasonLine;

/// Passed from one Game Master to the next: labels of the sheets, the card of the tables, notes;
/// and beside them, or above if there is no room, the event pack as a file, exported and imported.
/// A field is saved when it loses focus.
class PackPart : public QScrollArea {
    Q_OBJECT

public:
    explicit PackPart(const PageContext& pageContext);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addFields();
    template <std::optional<Name> SheetLabels::*Label>
    void addLabel(const QString& objectName, const QString& title, const QString& usual);
    void build();
    void buildSide();
    void arrange();
    void showAids();
    [[nodiscard]] bool isAllTaken();
    void saveFile();
    void takeFile();

    OpenBook& m_book;
    Prompts& m_prompts;
    FieldForm<EventAids> m_form;
    QPushButton* m_save;
    QPushButton* m_take;
    ReasonLine* m_why;
    CardPreview* m_preview;
    QBoxLayout* m_parts; // the fields, and the file beside them
    QWidget* m_side;
    QBoxLayout* m_sideColumn = nullptr;
    QBoxLayout* m_column = nullptr; // all of it
};

} // namespace mentat

#pragma once

#include "ui/desk/page.h"

#include <QScrollArea>

#include <vector>

class QPushButton;

namespace mentat {

class DetailField;
class ReasonLine;

/// What goes from one Game Master to the next: labels of the sheets, the card of the tables, notes;
/// and the event pack as a file, out and in. A field is saved when it is left.
class PackPart : public QScrollArea {
    Q_OBJECT

public:
    explicit PackPart(const PageContext& pageContext);

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    /// A field, what it shows, and how it is taken in: the reason where it is not.
    struct Entry {
        DetailField* field;
        QString (*shown)(const EventAids&);
        QString (*takeIn)(EventAids&, const QString& text);
    };

    void addFields();
    template <std::optional<Name> SheetLabels::*Label>
    void addLabel(const QString& objectName, const QString& title, const QString& usual);
    void add(DetailField* field, QString (*shown)(const EventAids&),
             QString (*takeIn)(EventAids&, const QString&));
    void build();
    void showAids();
    void take(const Entry& entry);
    [[nodiscard]] bool isAllTaken();
    void saveFile();
    void takeFile();

    OpenBook& m_book;
    Prompts& m_prompts;
    std::vector<Entry> m_entries;
    QPushButton* m_save;
    QPushButton* m_take;
    ReasonLine* m_why;
};

} // namespace mentat

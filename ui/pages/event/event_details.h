#pragma once

#include "ui/desk/page.h"

#include <QScrollArea>

#include <vector>

namespace mentat {

class DetailField;
class EventLogo;
class SetBoxes;
class TextLabel;

/// What the event is: name, year, who runs it, where, with which sets, under whose logo. A field is
/// saved when it is left; what cannot be taken stays as it was typed, with the reason below it.
class EventDetailsForm : public QScrollArea {
    Q_OBJECT

public:
    explicit EventDetailsForm(const PageContext& pageContext);

    void startTyping();

private:
    /// A field, what it shows, and how it is taken in: the reason where it is not.
    struct Entry {
        DetailField* field;
        QString (*shown)(const EventDetails&);
        QString (*takeIn)(EventDetails&, const QString& text);
    };

    void build();
    void addFields();
    void add(const QString& objectName, const QString& label, bool severalLines,
             QString (*shown)(const EventDetails&),
             QString (*takeIn)(EventDetails&, const QString&));
    void showDetails();
    void take(const Entry& entry);
    void takeSets();

    OpenBook& m_book;
    std::vector<Entry> m_entries;
    EventLogo* m_logo;
    TextLabel* m_setsTitle;
    SetBoxes* m_sets;
};

} // namespace mentat

#pragma once

#include "ui/desk/page.h"
#include "ui/pages/event/fact_fields.h"

#include <QScrollArea>

namespace mentat {

class EventLogo;
class SetBoxes;
class TextLabel;

/// What the event is: name, year, who runs it, where, with which sets, under whose logo. A field is
/// saved when it is left.
class EventDetailsForm : public QScrollArea {
    Q_OBJECT

public:
    explicit EventDetailsForm(const PageContext& pageContext);

    void startTyping();

private:
    using Fields = FactFields<EventDetails>;

    void build();
    void addFields();
    void add(const QString& objectName, const QString& label, bool severalLines,
             QString (*shown)(const EventDetails&),
             QString (*takeIn)(EventDetails&, const QString&));
    void showDetails();
    void take(const Fields::Entry& entry);
    void takeSets();

    OpenBook& m_book;
    Fields m_fields;
    EventLogo* m_logo;
    TextLabel* m_setsTitle;
    SetBoxes* m_sets;
};

} // namespace mentat

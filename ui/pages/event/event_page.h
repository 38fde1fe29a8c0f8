#pragma once

#include "ui/desk/page.h"

#include <map>

class QComboBox;
class QStackedWidget;
class QTabBar;

namespace mentat {

class EventDetailsForm;

/// What the event is, and what its format adds: its settings and heats. In a file with several
/// events also which of them is worked on.
class EventPage : public Page {
    Q_OBJECT

public:
    explicit EventPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("event-report"); }
    void arrive() override;
    /// The objectName of a tab's widget, and of a field in it: "closing", "heatsPart/heatStart".
    void reveal(const QString& address) override;

private:
    void build(const PageContext& pageContext);
    void showEvents();
    /// What the part that is seen can do, at the end of the bar.
    void showActs();

    OpenBook& m_book;
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    QComboBox* m_events;
    EventDetailsForm* m_details;
    std::map<QWidget*, QWidget*> m_acts; // of each part that has any
};

} // namespace mentat

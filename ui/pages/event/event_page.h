#pragma once

#include "ui/desk/page.h"
#include "ui/printing/report_acts.h"

#include <QWidget>

#include <map>

class QLineEdit;
class QPushButton;
class QComboBox;
class QStackedWidget;
class QTabBar;

namespace mentat {

class AccentButton;
class ReasonLine;
class TextLabel;
class ToDoList;

/// Closes the event: the open points, each with the button that leads to it, and closing anyway;
/// handing in the files. For a closed event: reopening it, with a reason.
class ClosingPanel : public BookView<QWidget> {
    Q_OBJECT

public:
    explicit ClosingPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// The button for closing if nothing is open, for the bar of its page.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

protected:
    void showAll() override;
    [[nodiscard]] bool changesUnseen() const override { return true; }
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    /// Asks again, away from the mouse: the open points may not have been read.
    void askAnyway();
    void keepOpen();
    void close();
    void reopen();
    /// Into the last used folder; asks for one if there is none yet, or on request.
    void handOver(bool elsewhere);
    void showHandOver();

    PageContext m_pageContext;
    OpenBook& m_book;
    ReportActs m_reports;
    TextLabel* m_title;
    TextLabel* m_meaning;
    TextLabel* m_openTitle;
    ToDoList* m_open;
    QWidget* m_acts;
    AccentButton* m_close;
    QPushButton* m_closeAnyway;
    QWidget* m_question;
    TextLabel* m_asked;
    QPushButton* m_keepOpen;
    QPushButton* m_closeNow = nullptr;
    QWidget* m_reopening;
    QLineEdit* m_reason;
    ReasonLine* m_why;
    QPushButton* m_reopen;
    QPushButton* m_handOver;
    QPushButton* m_elsewhere;
    TextLabel* m_whatGoes;
};

class EventDetailsForm;

/// The event's details, and the parts of its kind: its settings and heats. In a file with several
/// events, also chooses the current one.
class EventPage : public Page {
    Q_OBJECT

public:
    explicit EventPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("event-report"); }
    void arrive() override;
    /// Whether the visible part is the closing.
    [[nodiscard]] bool showsClosing() const;
    /// The objectName of a tab's widget, and of a field in it: "closing", "heatsPart/heatStart".
    void reveal(const QString& address) override;

private:
    void build(const PageContext& pageContext);
    void showEvents();
    /// The actions of the visible part, at the end of the bar.
    void showActs();

    OpenBook& m_book;
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    QComboBox* m_events;
    EventDetailsForm* m_details;
    std::map<QWidget*, QWidget*> m_acts; // of each part that has any
};

} // namespace mentat

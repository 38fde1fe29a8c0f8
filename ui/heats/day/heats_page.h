#pragma once

#include "ui/desk/page.h"

class QAction;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace mentat {

class AccentButton;
class EmptyPage;
class CheckInPanel;
class DrawPanel;
class HeatSchedule;
class HeatTabs;
class TablesView;
struct HeatsWindow;

/// One heat from check-in to started tables.
class HeatsPage : public Page {
    Q_OBJECT

public:
    HeatsPage(const PageContext& pageContext, const HeatsWindow& format);
    ~HeatsPage() override;

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("tables-by-name"); }
    void arrive() override;
    void turnToNow() override;
    /// "2", or a table of it, "2/3": a heat.
    void reveal(const QString& address) override;
    /// Only at the tables: anywhere else a letter begins a name.
    [[nodiscard]] bool lettersActAt(const QWidget& focus) const override;

protected:
    /// What is typed beside the tables goes to the check-in field.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build(const HeatsWindow& format);
    void makeActions();
    void showHeat();
    void showState();
    /// Something was done: in the check-in field, as long as that is open.
    void goOnTyping();
    void callOut();
    void addFirstHeat();
    void takeBack();
    [[nodiscard]] const Heat* heat() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    std::optional<HeatNumber> m_heat;
    std::optional<HeatNumber> m_stated; // whose state is shown
    AccentButton* m_next;               // the accent: what is to be done next
    QPushButton* m_callOut;
    HeatSchedule* m_schedule;
    CheckInPanel* m_checkIn;
    DrawPanel* m_draw;
    TablesView* m_tables;
    HeatTabs* m_tabs; // follows the event after what it leads to
    QStackedWidget* m_right;
    QSplitter* m_splitter;
    EmptyPage* m_none; // nothing to show: leads to where heats are added
    QAction* m_drawAction = nullptr;
    QAction* m_callOutAction = nullptr;
    QAction* m_takeBackAction = nullptr;
};

} // namespace mentat

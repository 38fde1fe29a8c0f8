#pragma once

#include "scoring/heats/final/final_line_up.h"
#include "ui/desk/page.h"

class QAction;
class QBoxLayout;
class QScrollArea;

namespace mentat {

class CallListModel;
class LineUpPanel;
class ListTable;
class ReasonLine;
class TextLabel;
enum class DeskKey;
struct CallListRow;
struct HeatsWindow;

/// Who plays an advanced round: the call list, worked by one key a state on Friday night and ticked
/// off on Saturday morning, and beside it the line-up that comes of it.
class LineUpView : public QWidget {
    Q_OBJECT

public:
    LineUpView(const PageContext& pageContext, const HeatsWindow& format,
               QWidget* parent = nullptr);

    /// After each change, while it is shown.
    void refresh();
    /// Of an event with several advanced rounds: which of them. Shows it.
    void showRound(const Name& round);
    [[nodiscard]] const AdvancedRound& round() const { return m_round; }
    /// Closing and reopening, for the bar of the page that it stands on.
    [[nodiscard]] QWidget* acts() const;
    void focusList();
    /// Marks somebody on the call list.
    void mark(const PlayerId& player);
    /// What can be done here, for the menu.
    [[nodiscard]] const std::vector<QAction*>& lineUpActions() const { return m_actions; }

Q_SIGNALS:
    /// Somebody's details are wanted, to be looked at or typed.
    void playerWanted(const mentat::PlayerId& player);
    void resultsWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void makeActions();
    void act(DeskKey key);
    void note(CallState state);
    void takeBack();
    void togglePresent();
    void step();
    void showFocus();
    [[nodiscard]] bool repeats(const CallListRow& row, CallState state) const;
    [[nodiscard]] const CallListRow* marked() const;
    void chooseColumns();
    void askForPhones();
    void readCalls();
    [[nodiscard]] bool readRound(const Standings& standings);

    OpenBook& m_book;
    const HeatsWindow& m_format;
    CallListModel* m_model;
    QWidget* m_left;
    ListTable* m_list;
    TextLabel* m_keys;
    ReasonLine* m_affected; // by a change after they were called
    ReasonLine* m_ties;
    ReasonLine* m_late; // somebody came after the closing
    LineUpPanel* m_panel;
    QScrollArea* m_area;
    QBoxLayout* m_sides;
    std::vector<QAction*> m_actions;
    std::vector<FinalCall> m_callsRead; // of which m_made holds how they were made
    std::vector<CallMade> m_made;
    Name m_name = finalName();
    AdvancedRound m_round;
};

} // namespace mentat

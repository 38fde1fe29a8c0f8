#pragma once

#include "ui/desk/keys.h"
#include "ui/desk/page.h"
#include "ui/heats/day/check_in_acts.h"
#include "ui/heats/round_parts.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace mentat {

class CheckInField;
class CheckInList;
class MissedLine;
class WaitingLine;
class WrappingRow;
enum class MarkedRow;

/// The desk while a heat is open: who comes is found by a few letters and Enter, or ticked off on
/// the paper list.
class CheckInPanel : public RoundEntry {
    Q_OBJECT

public:
    explicit CheckInPanel(const PageContext& pageContext);

    void showRound(const std::optional<RoundId>& round) override;
    /// If something has changed since it was last seen.
    void refresh() override;
    void arrive() override;
    /// Of a heat that is held.
    [[nodiscard]] bool comesFirst() const override;
    bool typeOn(QKeyEvent& key) override;

    /// With all lines that its counts have at its width.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// What is typed while the list has the focus goes to the field.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectParts();
    void connectBook();
    void makeActs();
    void showRows(MarkedRow mark);
    void showCounts();
    void act(DeskKey key);
    /// Enter, or Space on the paper list.
    void checkInMarked(bool onlyIfNeeded);
    /// What is typed fits no row, or none alone. A badge makes room for the next scan and is
    /// listed.
    void sayNobodyIsMeant();
    /// The name that is typed next has this badge; empty: no more.
    void askWhose(QString badge);
    void askWhoseMarked();
    void showMissed();
    void changeMarked(void (*change)(Player&));
    void takeOutMarked();
    /// Who is marked of those who wait with a phone, else the first of them.
    void letIn();
    void tickMarked();
    void tickClicked(const QModelIndex& index);
    void showPaperList(bool paper);
    /// A button for each earlier heat, the one before first, which ticks everybody of it as a
    /// start.
    void makeThoseOf();
    void tickThoseOf(HeatNumber heat);

    PageContext m_pageContext;
    OpenBook& m_book;
    CheckInActs m_atDesk;
    std::optional<HeatNumber> m_heat;
    bool m_isStale = true;
    bool m_keepsMark = false; // since it is stale, phones alone have acted
    CheckInField* m_field;
    CheckInList* m_list;
    QCheckBox* m_paper;
    WrappingRow* m_below;
    std::vector<QPushButton*> m_thoseOf; // of earlier heats; shown with the paper list
    QLabel* m_in;                        // how many
    QLabel* m_counts;                    // of what, and what else is counted
    WaitingLine* m_waiting;
    MissedLine* m_missed;
    QAction* m_letIn = nullptr;
    QAction* m_whose = nullptr;
};

} // namespace mentat

#pragma once

#include "app/session/rounds/desk_check_in.h"
#include "ui/desk/keys.h"
#include "ui/desk/page.h"
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
class CheckInPanel : public BookView<RoundEntry> {
    Q_OBJECT

public:
    explicit CheckInPanel(const PageContext& pageContext);

    void showRound(const std::optional<RoundId>& round) override;
    void refresh() override { catchUp(); }
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
    void showAll() override;

private:
    void build();
    void connectParts();
    void connectBook();
    void noteChange();
    void makeActs();
    [[nodiscard]] const Heat* heat() const;
    void showRows(MarkedRow mark);
    void showCounts();
    void act(DeskKey key);
    /// Enter, or Space on the paper list.
    void checkInMarked(bool onlyIfNeeded);
    /// What is told of it is said; absent where something stood in the way, which is said too.
    [[nodiscard]] std::optional<CheckInAct> checkIn(const CheckInWish& wish,
                                                    const TypedQuery& typed);
    /// What is typed fits no row, or none alone. A badge makes room for the next scan and is
    /// listed.
    void sayNobodyIsMeant();
    /// The name that is typed next has this badge; empty: no more.
    void askWhose(QString badge);
    void askWhoseMarked();
    void showMissed();
    void changeMarked(void (*change)(Player&));
    /// Whoever waits is sent away; a badge that was missed is no longer listed.
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
    std::optional<HeatNumber> m_heat;
    bool m_keepsMark = false; // since it is stale, phones alone have acted
    bool m_isActing = false;  // the rows are shown once all is done
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

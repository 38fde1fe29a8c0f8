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

/// The desk while a heat is open: finds arriving players by a few letters and Enter, or ticks them
/// off on the paper list.
class CheckInPanel : public BookView<RoundEntry> {
    Q_OBJECT

public:
    explicit CheckInPanel(const PageContext& pageContext);

    void showRound(const std::optional<RoundId>& round) override;
    void refresh() override { catchUp(); }
    void arrive() override;
    /// For a heat that is held.
    [[nodiscard]] bool comesFirst() const override;
    bool typeOn(QKeyEvent& key) override;

    /// With all lines of its counts at its width.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Letters typed while the list has the focus go to the field.
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
    /// Reports the result; absent if it failed, which is reported too.
    [[nodiscard]] std::optional<CheckInAct> checkIn(const CheckInWish& wish,
                                                    const TypedQuery& typed);
    /// The typed text matches no row, or several. A badge is listed and makes room for the next
    /// scan.
    void sayNobodyIsMeant();
    /// The next typed name gets this badge; empty: no longer.
    void askWhose(QString badge);
    void askWhoseMarked();
    void showMissed();
    void changeMarked(void (*change)(Player&));
    /// Sends a waiting guest away; removes a missed badge from the list.
    void takeOutMarked();
    /// The marked one of the guests waiting with phones, otherwise the first.
    void letIn();
    void tickMarked();
    void tickClicked(const QModelIndex& index);
    void showPaperList(bool paper);
    /// A button for each earlier heat, the latest first, that ticks all its players as a start.
    void makeThoseOf();
    void tickThoseOf(HeatNumber heat);

    PageContext m_pageContext;
    OpenBook& m_book;
    std::optional<HeatNumber> m_heat;
    bool m_keepsMark = false; // since it became stale, only phones have acted
    bool m_isActing = false;  // the rows are updated after all acts
    CheckInField* m_field;
    CheckInList* m_list;
    QCheckBox* m_paper;
    WrappingRow* m_below;
    std::vector<QPushButton*> m_thoseOf; // of earlier heats; shown with the paper list
    QLabel* m_in;                        // how many
    QLabel* m_counts;                    // out of how many, and other counts
    WaitingLine* m_waiting;
    MissedLine* m_missed;
    QAction* m_letIn = nullptr;
    QAction* m_whose = nullptr;
};

} // namespace mentat

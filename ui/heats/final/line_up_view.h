#pragma once

#include "reports/tables/calls_list.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/heats/round_parts.h"

#include <QDialog>

class QGridLayout;
class QAction;
class QBoxLayout;
class QScrollArea;

namespace mentat {

/// The phone numbers of the players whom the GM calls, one field each, asked for before everyone
/// goes home. Each is saved when its field loses focus; Enter leads to the next.
class PhoneNumbersDialog : public QDialog {
    Q_OBJECT

public:
    PhoneNumbersDialog(OpenBook& book, const std::vector<PlayerId>& players,
                       QWidget* parent = nullptr);

private:
    void addField(QGridLayout& fields, const PlayerId& player, int position, int rows);
    void save(const PlayerId& player, const QString& typed);

    OpenBook& m_book;
};

class LineUpPanel;
class ListTable;
class ReasonLine;
class ReportTableModel;
class TextLabel;

enum class DeskKey;

struct HeatsWindow;

/// The players of an advanced round: the call list, with one key per state on Friday night and
/// ticked off on Saturday morning, and next to it the resulting line-up.
class LineUpView : public RoundEntry {
    Q_OBJECT

public:
    LineUpView(const PageContext& pageContext, const HeatsWindow& format);

    void showRound(const std::optional<RoundId>& round) override;
    void refresh() override;
    /// Closing and reopening.
    [[nodiscard]] QWidget* barActs() const override;
    void arrive() override;
    /// Until the line-up is closed, or tables are seated without that.
    [[nodiscard]] bool comesFirst() const override;
    void mark(const PlayerId& player) override;
    [[nodiscard]] QString stateText() const override;

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
    [[nodiscard]] bool repeats(const CalledPlayer& row, CallState state) const;
    [[nodiscard]] const CalledPlayer* marked() const;
    void chooseColumns();
    void askForPhones();
    [[nodiscard]] bool hasTables() const;
    void readCalls();
    [[nodiscard]] bool readRound();

    OpenBook& m_book;
    const HeatsWindow& m_format;
    std::vector<CalledPlayer> m_called; // one per row
    ReportTableModel* m_model;
    QWidget* m_left;
    ListTable* m_list;
    TextLabel* m_keys;
    ReasonLine* m_affected; // by a change after they were called
    ReasonLine* m_ties;
    ReasonLine* m_late; // a player came after the closing
    LineUpPanel* m_panel;
    QScrollArea* m_area;
    QBoxLayout* m_sides;
    int m_leftShare = 0;                // of the list, beside the line-up
    std::vector<FinalCall> m_callsRead; // m_made has the times of these calls
    std::vector<CallMade> m_made;
    Name m_name = finalName();
    AdvancedRound m_round;
};

} // namespace mentat

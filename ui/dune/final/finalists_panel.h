#pragma once

#include "model/dune/faction.h"
#include "reports/wording/wording.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/dune/seat_models.h"

#include <QWidget>

class QPushButton;
class QLabel;

namespace mentat {

/// Factions to choose from, each a chip with its name and letter; as many per line as fit.
class FactionChoice : public QWidget {
    Q_OBJECT

public:
    explicit FactionChoice(const Wording& wording, QWidget* parent = nullptr);

    void setFactions(const std::vector<Faction>& factions);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void chosen(mentat::Faction faction);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeButtons();
    void paintChips();
    /// Arranges the buttons in lines of this width; returns their total height.
    int arrange(int width, bool move) const;

    const Wording& m_wording;
    std::vector<Faction> m_factions;
    std::vector<QPushButton*> m_buttons;
};

class WholeTable;

/// The finalists' decisions before play, one column per step: votes, picks, trades, seats. The mark
/// is where the next key goes; every column can be revisited.
class FinalistsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FinalistsPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    void showState(const FinalState& state);
    /// Moves the mark to the next step.
    void focusStep();

    // The acts of the page's keys.
    bool drawSeats(); // whether they are drawn
    void takeBackPick();
    /// A letter, a digit or Backspace, at the mark.
    bool take(const QKeyEvent& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void showVote(const FinalState& state);
    void markStep();
    [[nodiscard]] FinalistsModel::Column columnOfStep() const;
    [[nodiscard]] const FinalistRow* marked() const;
    bool press(int key, const QString& text);
    bool pressIn(FinalistsModel::Column column, const FinalistRow& row, QChar letter);
    void clearCell();
    void vote(const FinalistRow& row, bool inFavor);
    void pick(const FinalistRow& row, Faction faction);
    void seat(const FinalistRow& row, SeatNumber number);
    void pickNext(Faction faction);

    PageContext m_pageContext;
    OpenBook& m_book;
    FinalState m_state;
    FinalistsModel* m_model;
    WholeTable* m_table;
    QLabel* m_vote;
    FactionChoice* m_left;
};

} // namespace mentat

#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/formats/eye_of_the_storm/storm_models.h"

class QPushButton;
class QStackedWidget;

namespace mentat {

class ExchangePanel;
class ListTable;
class RoundPanel;
class SheetView;
class StormFields;

/// The games of a session: those that are recorded, drawn or half typed, the sheet of one, the draw
/// of a round, and the rate of exchange.
class GamesPage : public Page {
    Q_OBJECT

public:
    explicit GamesPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("results"); }
    void arrive() override;
    /// "3": the sheet of a game; "new": that of the next one.
    void reveal(const QString& address) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void makeActions();
    void showGames();
    void showButtons();
    void open(int number);
    void openNew();
    void openFirstOpen();
    void leave();
    void drawRound();
    void takeBackDrawn();
    void setVoid(bool isVoid);
    [[nodiscard]] bool isPlayed() const;
    /// What is drawn or half typed.
    [[nodiscard]] std::vector<TypedGame> typed() const;
    /// nullptr while none is shown.
    [[nodiscard]] SheetView* sheet() const;
    void closeSheet();
    void discardDraft();

    OpenBook& m_book;
    StormGamesModel* m_games;
    ListTable* m_list;
    QPushButton* m_fresh;
    QPushButton* m_drawRound;
    ExchangePanel* m_exchange;
    SheetView* m_sheet = nullptr; // that was opened last
    std::optional<StormGameNumber> m_opened;
    QWidget* m_sheetPlace; // where it stands, and what records it
    QWidget* m_sheetActs;
    RoundPanel* m_round;
    QStackedWidget* m_right; // what to do, a sheet, the draw
};

} // namespace mentat

#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/storm/storm_models.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QPushButton;
class QStackedWidget;

namespace mentat {

/// The rate of exchange for so much spice in the Guild hoard, and what up to three spice cost or
/// bring when the rate is reset after each.
class ExchangePanel : public QWidget {
    Q_OBJECT

public:
    explicit ExchangePanel(OpenBook& book, QWidget* parent = nullptr);

private:
    void showRates();

    OpenBook& m_book;
    QLineEdit* m_hoard;
    QLabel* m_rate;
    QLabel* m_buy;
    QLabel* m_sell;
};

class AccentButton;
class ReasonLine;

/// Draws the tables of a round: who plays is ticked, the size of the tables chosen; whoever met
/// before meets again as little as can be. The tables are kept as half-typed games.
class RoundPanel : public QWidget {
    Q_OBJECT

public:
    explicit RoundPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Everybody who is not disqualified is ticked.
    void show();
    void draw();
    /// Drawing, for the bar of the page that it stands on.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

Q_SIGNALS:
    /// With the number of its first game.
    void drawn(int game);
    void left();

private:
    void showSizes();
    [[nodiscard]] std::vector<PlayerId> ticked() const;

    OpenBook& m_book;
    const DeskTheme& m_theme;
    std::function<qint64()> m_newSeed;
    QListWidget* m_players;
    QSpinBox* m_size;
    QLabel* m_sizes;
    ReasonLine* m_fault;
    QWidget* m_acts;
    AccentButton* m_draw;
};

class ListTable;
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

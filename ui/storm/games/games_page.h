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

/// The rate of exchange for an amount of spice in the Guild hoard, and the cost or return of up to
/// three spice when the rate is reset after each.
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

/// Draws the tables of a round: the players are ticked, the size of the tables chosen; players who
/// met before meet again as little as possible. The tables are kept as drafts of games.
class RoundPanel : public QWidget {
    Q_OBJECT

public:
    explicit RoundPanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Ticks everyone who is not disqualified.
    void show();
    void draw();
    /// The draw button, for the bar of its page.
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
class ListWithPanel;
class SheetView;
class StormFields;

/// The games of a session: recorded, drawn, and drafts; the sheet of one, the draw of a round, and
/// the rate of exchange.
class GamesPage : public Page {
    Q_OBJECT

public:
    explicit GamesPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("results"); }
    void arrive() override;
    /// "3": the sheet of a game; "new": the sheet of the next one.
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
    /// Drawn games and drafts.
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
    SheetView* m_sheet = nullptr; // the last opened one
    std::optional<StormGameNumber> m_opened;
    QWidget* m_sheetPlace; // its place, with the record button
    QWidget* m_sheetActs;
    RoundPanel* m_round;
    QStackedWidget* m_right; // instructions, a sheet, the draw
    ListWithPanel* m_parts = nullptr;
};

} // namespace mentat

#pragma once

#include "app/session/storm/sheet/storm_texts.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/storm/storm_models.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class AccentButton;
class ReasonLine;
class TextLabel;

/// The house of one player: its profile with its initial values, both decks' allegiances checked by
/// R11.2, and points to check in the decks. Every key is kept as a draft.
class HouseForm : public QWidget {
    Q_OBJECT

public:
    explicit HouseForm(const PageContext& pageContext, QWidget* parent = nullptr);

    void show(const std::optional<PlayerId>& player);
    /// The event has changed: the draft stays.
    void follow();
    void startTyping();

    void record();
    /// The newest house of the player in another event of the file, to be recorded here; the next
    /// call: the one before it.
    void takeOver();
    void discard();
    /// The owner of the house, and recording it: for the bar above the form.
    [[nodiscard]] QWidget* head() const { return m_head; }

Q_SIGNALS:
    void recorded();
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void addProfile(QGridLayout& grid);
    void addDecks(QGridLayout& grid, int row);
    void layOut();
    void load();
    void put(const HouseText& text);
    void keep();
    void showAll();
    void showEarlier();
    [[nodiscard]] HouseText typedText() const;
    [[nodiscard]] QString startText(const HouseReading& reading) const;
    [[nodiscard]] QString faultsText(const HouseReading& reading) const;
    [[nodiscard]] std::optional<ExchangeRate> rate(const HouseReading& reading) const;

    OpenBook& m_book;
    std::optional<PlayerId> m_player;
    bool m_isLoading = false;
    size_t m_offered = 0; // of the earlier houses
    TextLabel* m_title;
    QLineEdit* m_name;
    QComboBox* m_sponsor;
    QLineEdit* m_homeworld;
    std::array<QLineEdit*, 3> m_points;
    QLineEdit* m_firstGame;
    QLabel* m_firstGameName;
    QLabel* m_start;
    std::array<std::array<QCheckBox*, 6>, 2> m_allegiances; // Imperial and House deck
    ReasonLine* m_faults;
    ReasonLine* m_fault;
    QLabel* m_checklist;
    QPushButton* m_takeOver;
    QWidget* m_head;
    AccentButton* m_record;
};

class ListTable;
class ListWithPanel;

/// The houses of the players: the players with a house, and the profile of the marked one (R11.1,
/// R11.2).
class HousesPage : public Page {
    Q_OBJECT

public:
    explicit HousesPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("house-profiles"); }
    void arrive() override;
    /// The id of a player.
    void reveal(const QString& address) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void makeActions();
    void showHouses();
    void showMarked();
    void goOn();
    void goToList();

    OpenBook& m_book;
    HousesModel* m_houses;
    ListTable* m_list;
    HouseForm* m_form;
    ListWithPanel* m_parts = nullptr; // the list, and the form with its bar
};

} // namespace mentat

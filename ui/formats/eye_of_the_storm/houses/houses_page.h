#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/formats/eye_of_the_storm/storm_models.h"

namespace mentat {

class HouseForm;
class ListTable;

/// The houses of the players: who has one, and the profile of the marked one (R11.1, R11.2).
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

    OpenBook& m_book;
    HousesModel* m_houses;
    ListTable* m_list;
    HouseForm* m_form;
};

} // namespace mentat

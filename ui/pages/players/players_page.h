#pragma once

#include "ui/desk/page.h"

#include <memory>

class QAction;
class QBoxLayout;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace mentat {

class KeepApartView;
class ListWithPanel;
class LookAlikeLine;
class NameSearch;
class NearNames;
class PeopleImportView;
class PlayerPanel;
class PlayersList;
class PlayersSource;
struct PlayersRow;

/// The players registered in the event, the people known to the file, and those kept apart: a list
/// with a line for searching and adding, and next to it the marked person. In little room, one of
/// the two at a time.
class PlayersPage : public Page {
    Q_OBJECT

public:
    explicit PlayersPage(const PageContext& pageContext);
    ~PlayersPage() override;

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override { return QStringLiteral("check-in-list"); }
    void arrive() override;
    void reveal(const QString& address) override;

protected:
    void showAll() override;
    void hideEvent(QHideEvent* event) override;

private:
    enum View { Players, People, Apart };

    void layOut();
    void addActions();
    void connectParts();
    /// Names have changed, or may have.
    void forgetNames();
    void showView(int view);
    void showMarked();
    void showButtons();
    void enter(const PlayersRow& row);
    void edit();
    void leavePanel();
    void fitRoom();
    void addTyped();
    void addNew(const QString& name);
    /// The player is then marked, and the line is ready for the next.
    void addToEvent(const Player& player);
    /// All people selected under Known people, as one act.
    void registerSelected();
    void keepMarkedApart();
    /// The two selected ones.
    void makeMarkedOne();
    void openList();
    void showImport();
    void removeMarkedForGood();
    void leaveImport();
    [[nodiscard]] bool isImporting() const;
    KeepApartView& apart();
    PeopleImportView& importView();
    [[nodiscard]] QWidget* viewOf(int tab);
    /// The state of the list.
    void remember();

    OpenBook& m_book;
    PageContext m_pageContext;
    Prompts& m_prompts;
    // nullptr if the names have changed since.
    std::shared_ptr<const NameSearch> m_search;
    std::shared_ptr<const NearNames> m_near;
    std::unique_ptr<PlayersSource> m_source;
    QBoxLayout* m_bar;
    QTabBar* m_tabs;
    QWidget* m_buttons; // the three at the end of the bar
    QPushButton* m_import;
    QPushButton* m_keepApart;
    QPushButton* m_onePerson; // shown while two are selected
    QPushButton* m_add;
    QAction* m_remove = nullptr;
    QStackedWidget* m_stack;
    LookAlikeLine* m_lookAlikes;
    PlayersList* m_list;
    PlayerPanel* m_panel;
    QWidget* m_left; // the list and the parts below it
    ListWithPanel* m_sides;
    QPushButton* m_details; // in little room: leads to the panel and back
    // Created when first needed: the page is the first one shown.
    KeepApartView* m_apart = nullptr;
    PeopleImportView* m_importView = nullptr;
};

/// Asks whether to remove a person from the file permanently, and does so; on request, also deletes
/// the copies of the file that contain the person. Reports the result.
void removePersonForGood(const PageContext& pageContext, PersonId person, QWidget* window);

} // namespace mentat

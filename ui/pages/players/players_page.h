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

/// Who is registered in the event, whom the file knows, and who is kept apart: a list with a line
/// to search and add in, and beside it whoever is marked. Where there is little room, the one or
/// the other.
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
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    enum View { Players, People, Apart };

    void layOut();
    void addActions();
    void connectParts();
    /// They are others, or may be.
    void forgetNames();
    void showView(int view);
    void showMarked();
    void showButtons();
    void enter(const PlayersRow& row);
    void edit();
    void leavePanel();
    void showSides();
    void addTyped();
    void addNew(const QString& name);
    /// Marked there, and the line is ready for the next.
    void addToEvent(const Player& player);
    /// All people who are selected under Known people, as one act.
    void registerSelected();
    void keepMarkedApart();
    /// The two that are selected.
    void makeMarkedOne();
    void openList();
    void showImport();
    void removeMarkedForGood();
    void leaveImport();
    [[nodiscard]] bool isImporting() const;
    KeepApartView& apart();
    PeopleImportView& importView();
    [[nodiscard]] QWidget* viewOf(int tab);
    /// How the list looks.
    void remember();

    OpenBook& m_book;
    PageContext m_pageContext;
    Prompts& m_prompts;
    // nullptr where what they are made of has changed since.
    std::shared_ptr<const NameSearch> m_search;
    std::shared_ptr<const NearNames> m_near;
    std::unique_ptr<PlayersSource> m_source;
    bool m_isNarrow = true;   // until it has room: what is wide would make the window wider
    bool m_isEditing = false; // where there is little room: the panel is shown
    QBoxLayout* m_bar;
    QTabBar* m_tabs;
    QWidget* m_buttons;     // the three at the end of the bar
    QPushButton* m_details; // where there is little room: leads to the panel
    QPushButton* m_import;
    QPushButton* m_keepApart;
    QPushButton* m_onePerson; // shown while two are selected
    QPushButton* m_add;
    QAction* m_remove = nullptr;
    QStackedWidget* m_stack;
    LookAlikeLine* m_lookAlikes;
    PlayersList* m_list;
    PlayerPanel* m_panel;
    QWidget* m_left; // the list and what stands below it
    ListWithPanel* m_sides;
    // Made when they are first needed: the page is the first that is shown.
    KeepApartView* m_apart = nullptr;
    PeopleImportView* m_importView = nullptr;
};

/// Asks whether somebody shall be gone from the file for good, and if so takes them out of it;
/// with the copies of the file that name them, where that is wanted. What came of it is said.
void removePersonForGood(const PageContext& pageContext, PersonId person, QWidget* window);

} // namespace mentat

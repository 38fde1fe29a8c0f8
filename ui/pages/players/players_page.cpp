#include "ui/pages/players/players_page.h"

#include "app/session/acts.h"
#include "app/session/backups.h"
#include "app/session/people/known_people.h"
#include "app/session/people/removal.h"
#include "app/session/typing/typed_values.h"
#include "ui/backup/backup_keeper.h"
#include "ui/desk/keys.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/itemmodels/players_model.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/pages/players/keep_apart_view.h"
#include "ui/pages/players/look_alike_line.h"
#include "ui/pages/players/people_import_view.h"
#include "ui/pages/players/player_panel.h"
#include "ui/pages/players/players_list.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat {
PlayersPage::PlayersPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_pageContext(pageContext)
    , m_prompts(pageContext.prompts)
    , m_bar(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_tabs(named(new QTabBar, u"playersTabs"_s, tr("View")))
    , m_buttons(new QWidget)
    , m_import(named(new QPushButton(tr("Import a list…")), u"playersImport"_s))
    , m_keepApart(named(new QPushButton(tr("Keep apart")), u"playersKeepApart"_s))
    , m_onePerson(named(new QPushButton(tr("One person…")), u"playersOnePerson"_s))
    , m_add(named(new AccentButton(tr("Add player")), u"playersAdd"_s))
    , m_stack(new QStackedWidget)
    , m_lookAlikes(new LookAlikeLine(pageContext))
    , m_list(new PlayersList(pageContext))
    , m_panel(new PlayerPanel(pageContext))
    , m_left(new QWidget)
    , m_sides(new ListWithPanel(m_left, m_panel))
    , m_details(named(m_sides->turnButton(), u"playersDetails"_s)) {
    m_keepApart->setToolTip(tr("Keeps the selected players at different tables"));
    m_onePerson->setToolTip(tr("Merges the two selected names; asks which one stays"));
    m_add->setToolTip(tr("Adds the typed name, even if someone already has it"));
    layOut();
    addActions();
    connectParts();
    fitRoom();
}

PlayersPage::~PlayersPage() {
    remember();
}

void PlayersPage::layOut() {
    for (int view = Players; view <= Apart; ++view)
        m_tabs->addTab({});
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    addParts(bareRow(m_buttons, space::small),
             {FreeSpace{}, m_details, m_onePerson, m_import, m_keepApart, m_add});
    m_bar->setSpacing(space::small);
    addParts(m_bar, {{m_tabs, 0, Qt::AlignLeft}, FreeSpace{}, m_buttons});
    auto* bar = new PageBar({{m_bar, 1}});
    addParts(bareColumn(m_left, space::small), {{m_list, 1}, m_lookAlikes});
    m_sides->setPanelColumns(2); // the details, and the played games
    m_stack->addWidget(m_sides);

    addParts(pageColumn(this), {bar, {m_stack, 1}});
}

void PlayersPage::addActions() {
    addAct(tr("&Find a player"), DeskKey::FindPlayer, [this] {
        m_tabs->setCurrentIndex(m_tabs->currentIndex() == Apart ? int(Players)
                                                                : m_tabs->currentIndex());
        leavePanel();
        m_list->startTyping();
    });
    addAct(tr("&Add a player"), DeskKey::AddPlayer, [this] { addTyped(); });
    addAct(tr("&Edit the selected player"), DeskKey::EditPlayer, [this] { edit(); });
    addAct(tr("&Import a list of people…"), std::nullopt, [this] { openList(); });
    addAct(tr("The&y are one person…"), std::nullopt, [this] { makeMarkedOne(); });
    m_remove = addAct(tr("&Remove the selected person from the file permanently…"), std::nullopt,
                      [this] { removeMarkedForGood(); });
}

void PlayersPage::connectParts() {
    const auto changed = [this](bool people, bool names) {
        if (people)
            m_near.reset();
        if (names)
            forgetNames();
        outdate();
    };
    const auto peopleChanged = [changed] { changed(true, true); };
    connect(&m_book, &OpenBook::eventChanged, this, [changed](const Change& change) {
        changed(!change.people.empty(), concernsNames(change));
    });
    connect(&m_book, &OpenBook::eventChosen, this, peopleChanged);
    connect(&m_book, &OpenBook::peopleChanged, this, peopleChanged);
    connect(m_tabs, &QTabBar::currentChanged, this, &PlayersPage::showView);
    connect(m_list, &PlayersList::markedChanged, this, &PlayersPage::showMarked);
    connect(m_list, &PlayersList::entered, this, &PlayersPage::enter);
    connect(m_list, &PlayersList::removeWanted, m_panel, &PlayerPanel::remove);
    connect(m_list, &PlayersList::importWanted, this, &PlayersPage::openList);
    connect(m_panel, &PlayerPanel::leaving, this, &PlayersPage::leavePanel);
    connect(m_panel, &PlayerPanel::registerWanted, this, &PlayersPage::registerSelected);
    connect(m_sides, &ListWithPanel::turned, this,
            [this](bool isToPanel) { isToPanel ? edit() : leavePanel(); });
    connect(m_sides, &ListWithPanel::roomChanged, this, &PlayersPage::fitRoom);
    connect(m_import, &QPushButton::clicked, this, &PlayersPage::openList);
    connect(m_keepApart, &QPushButton::clicked, this, &PlayersPage::keepMarkedApart);
    connect(m_onePerson, &QPushButton::clicked, this, &PlayersPage::makeMarkedOne);
    connect(m_add, &QPushButton::clicked, this, &PlayersPage::addTyped);
}

KeepApartView& PlayersPage::apart() {
    if (!m_apart) {
        m_apart = new KeepApartView(m_pageContext);
        m_stack->addWidget(m_apart);
        m_apart->refresh();
    }
    return *m_apart;
}

PeopleImportView& PlayersPage::importView() {
    if (!m_importView) {
        m_importView = new PeopleImportView(m_pageContext);
        m_stack->addWidget(m_importView);
        m_bar->addWidget(m_importView->acts());
        m_importView->acts()->hide(); // until a list is chosen
        connect(m_importView, &PeopleImportView::done, this, [this](bool imported) {
            leaveImport();
            if (imported)
                m_tabs->setCurrentIndex(People);
            m_list->startTyping();
        });
    }
    return *m_importView;
}

QWidget* PlayersPage::viewOf(int tab) {
    return tab == Apart ? static_cast<QWidget*>(&apart()) : m_sides;
}

bool PlayersPage::isImporting() const {
    return m_importView && m_stack->currentWidget() == m_importView;
}

QString PlayersPage::context() const {
    if (!m_book.hasEvent())
        return {};
    return tr("%n player(s)", nullptr, static_cast<int>(m_book.event().players.size()));
}

void PlayersPage::arrive() {
    catchUp();
    if (isImporting())
        importView().startTyping();
    else if (m_tabs->currentIndex() == Apart)
        apart().startTyping();
    else
        m_list->startTyping();
}

void PlayersPage::reveal(const QString& address) {
    if (address == u"clipboard") {
        if (importView().readClipboard())
            showImport();
        return;
    }
    const auto asked = PlayerNeeds::askedBy(address);
    const auto id = asked ? asked : PlayerId::fromText(address);
    if (!id)
        return;
    leaveImport();
    m_tabs->setCurrentIndex(Players);
    m_list->clearQuery();
    m_list->mark(PlayersModel::keyOf(*id));
    if (asked) {
        if (m_sides->isOneAtATime())
            edit();
        m_panel->showNeeds();
    }
}

void PlayersPage::forgetNames() {
    m_search.reset();
    m_lookAlikes->forgetNames();
}

void PlayersPage::showAll() {
    const QWidget* focus = QApplication::focusWidget();
    const bool wasInPanel = focus && m_panel->isAncestorOf(focus);
    m_source.reset();
    if (!m_near)
        m_near = std::make_shared<NearNames>(m_book.book().people);
    if (m_book.hasEvent()) {
        if (!m_search)
            m_search = std::make_shared<NameSearch>(m_book.book(), m_book.event());
        m_source = std::make_unique<PlayersSource>(m_book.book(), m_book.event(), m_search, m_near);
    }
    m_list->refresh(m_source.get());
    if (m_apart)
        m_apart->refresh();
    m_lookAlikes->refresh();
    if (isImporting())
        m_importView->refresh();
    const Event* event = m_book.hasEvent() ? &m_book.event() : nullptr;
    m_tabs->setTabText(Players,
                       tr("In this event (%1)").arg(event ? event->players.size() : size_t(0)));
    m_tabs->setTabText(People,
                       tr("Known people (%1)").arg(m_source ? m_source->peopleNotRegistered() : 0));
    m_tabs->setTabText(Apart, tr("Kept apart (%1)").arg(event ? event->keepApart.size() : 0));
    showMarked();
    // A new name may no longer match what was searched for; keys must not go nowhere.
    if (wasInPanel && std::holds_alternative<std::monostate>(m_panel->who()))
        leavePanel();
    Q_EMIT contextChanged();
}

void PlayersPage::showView(int view) {
    leaveImport();
    m_stack->setCurrentWidget(viewOf(view));
    if (view != Apart)
        m_list->show(view == Players ? PlayersList::Shown::Players : PlayersList::Shown::People);
    showButtons();
}

void PlayersPage::showMarked() {
    PlayerPanel::Who who;
    if (const auto row = m_list->marked()) {
        if (const auto* player = std::get_if<PlayerId>(&row->who))
            who = *player;
        else if (const auto* person = std::get_if<PersonId>(&row->who))
            who = *person;
    }
    m_panel->show(who, m_source.get());
    m_panel->setSelectedPeople(m_list->markedPeople().size());
    showButtons();
}

void PlayersPage::showButtons() {
    const bool canWrite = m_book.canWrite() && m_book.hasEvent();
    m_import->setEnabled(canWrite);
    m_add->setEnabled(canWrite);
    m_keepApart->setEnabled(canWrite && m_list->markedPlayers().size() > 1);
    // Also after closing the event: that is when people ask to be removed.
    m_remove->setEnabled(m_book.canWriteFile() && m_panel->person().has_value());
    // An import shows its own next step.
    const bool isImport = isImporting();
    m_buttons->setVisible(!isImport); // an empty row would take space from the tabs
    // An empty list shows its own buttons.
    const bool isList = m_tabs->currentIndex() != Apart;
    const bool isNobody = isList && m_list->isNobodyHere();
    m_import->setVisible(!isNobody || m_tabs->currentIndex() == Players);
    m_keepApart->setVisible(m_tabs->currentIndex() == Players && !isNobody);
    m_onePerson->setVisible(canWrite && isList && m_list->markedNames().size() == 2);
    m_add->setVisible(isList && !isNobody);
    m_details->setEnabled(!std::holds_alternative<std::monostate>(m_panel->who()));
    m_panel->setAsks(!isNobody);
    if (m_importView)
        m_importView->acts()->setVisible(isImport);
}

void PlayersPage::enter(const PlayersRow& row) {
    if (std::holds_alternative<PersonId>(row.who))
        registerSelected();
    else if (std::holds_alternative<NewName>(row.who))
        addNew(m_list->query());
    else if (m_list->isTyping() && !m_sides->isOneAtATime())
        m_list->startTyping(); // the next name must not overwrite the one just found
    else
        edit();
}

void PlayersPage::edit() {
    if (std::holds_alternative<std::monostate>(m_panel->who()))
        return;
    m_sides->turnToPanel();
    m_panel->startTyping();
}

void PlayersPage::leavePanel() {
    m_panel->commit();
    m_sides->turnToList();
    m_list->startTyping();
}

void PlayersPage::fitRoom() {
    const bool isNarrow = m_sides->isOneAtATime();
    m_bar->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_list->setNarrow(isNarrow);
}

void PlayersPage::openList() {
    const QString path
        = m_prompts.fileToOpen(this, tr("Import a list of people"),
                               tr("Lists (*.csv *.xlsx *.tsv *.txt *.mentat);;All files (*)"));
    if (!path.isEmpty() && importView().read(path))
        showImport();
}

void PlayersPage::showImport() {
    m_stack->setCurrentWidget(m_importView);
    showButtons();
    m_importView->startTyping();
}

void PlayersPage::leaveImport() {
    if (!isImporting())
        return;
    m_stack->setCurrentWidget(viewOf(m_tabs->currentIndex()));
    showButtons();
}

void PlayersPage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    m_panel->commit();
    remember();
}

void PlayersPage::remember() {
    if (!m_source)
        return; // the page was never shown
    m_list->saveState();
}

// Acts on typed or selected people.

void PlayersPage::addTyped() {
    const QString typed = m_list->query().simplified();
    m_tabs->setCurrentIndex(Players);
    if (Name::isAcceptable(typed) && !NameSearch::asksForBadge(typed))
        addNew(typed);
    else
        m_list->startTyping();
}

void PlayersPage::addNew(const QString& typed) {
    const TypedName somebody = typedName(typed);
    const auto name = Name::fromText(somebody.name);
    if (!name || !m_book.canWrite())
        return;
    Player player = newPlayer(*name, nextPlayerId(m_book.event()));
    if (!somebody.from.isEmpty())
        player.from = somebody.from;
    addToEvent(player);
}

void PlayersPage::registerSelected() {
    const auto people = m_list->markedPeople();
    if (people.empty() || !m_book.hasEvent() || !m_book.canWrite())
        return;
    if (people.size() == 1) {
        const Person& person = *findPerson(m_book.book(), people.front());
        addToEvent(playerOf(person, nextPlayerId(m_book.event())));
        return;
    }
    if (!m_book.perform(addPeople(m_book.book(), m_book.event(), people)))
        return;
    m_book.sayDone(tr("%n player(s) registered.", nullptr, static_cast<int>(people.size())));
    m_list->clearQuery();
    m_list->startTyping();
}

void PlayersPage::addToEvent(const Player& player) {
    if (!m_book.perform(addPlayer(m_book.book(), m_book.event(), player)))
        return;
    m_list->clearQuery();
    m_list->mark(PlayersModel::keyOf(player.id));
    m_list->startTyping();
}

void PlayersPage::keepMarkedApart() {
    if (apart().keepApart(m_list->markedPlayers(), false))
        m_book.say({Gravity::Note, tr("The draw will keep them apart if it can."), tr("Show"),
                    [this] { m_tabs->setCurrentIndex(Apart); }});
}

void PlayersPage::removeMarkedForGood() {
    const auto person = m_panel->person();
    if (!person)
        return;
    leavePanel();
    removePersonForGood(m_pageContext, *person, this);
}

void PlayersPage::makeMarkedOne() {
    const auto marked = m_list->markedNames();
    if (marked.size() != 2) {
        m_book.say(Gravity::Refused, tr("Select the two names first: click one, then Ctrl+click "
                                        "the other."));
        return;
    }
    if (!m_book.canWrite())
        return;
    leavePanel();
    if (makeOnePerson(m_book, marked.front(), marked.back(), this))
        m_list->clearQuery(); // Ctrl+Z must undo the act, not the typing
}

namespace {

struct RemovingPerson {
    Q_DECLARE_TR_FUNCTIONS(mentat::RemovingPerson)
};

QStringList copiesNow(const PersonRemoval& removal, const BackupFolders& folders,
                      const Desk& desk) {
    QGuiApplication::setOverrideCursor(Qt::WaitCursor); // slow: opens each copy
    QStringList copies = copiesNaming(removal, folders, desk);
    QGuiApplication::restoreOverrideCursor();
    return copies;
}

/// Tells how the removal went, and the deletion of copies: without a new backup, none is deleted.
Notice outcomeOf(const QString& name, bool isWrittenAnew, QStringList copies, bool deletes,
                 const BackupFolders& folders, const QDateTime& now) {
    const QString done
        = isWrittenAnew ? RemovingPerson::tr("%1 was removed from the file.").arg(name)
                        : RemovingPerson::tr("%1 was removed from the file; leftover traces are "
                                             "overwritten when it is closed.")
                              .arg(name);
    if (copies.isEmpty())
        return {Gravity::Note, done};
    if (deletes && makeBackups(folders, now).beside)
        copies = deleteCopies(copies);
    if (copies.isEmpty())
        return {Gravity::Note, RemovingPerson::tr("%1 The copies are deleted.").arg(done)};
    return {deletes ? Gravity::Refused : Gravity::Note,
            RemovingPerson::tr("%1 The name is still in: %2.").arg(done, copies.join(u", "))};
}

} // namespace

void removePersonForGood(const PageContext& pageContext, PersonId person, QWidget* window) {
    OpenBook& book = pageContext.book;
    Session& session = book.session();
    const Person* known = findPerson(book.book(), person);
    const auto neutral
        = Name::fromText(RemovingPerson::tr("Removed player %1").arg(person.number()));
    if (!known || !neutral)
        return;
    const QString name = known->name.text();
    const auto removal = session.removalOf(person, *neutral);
    if (!removal) {
        (void)book.succeeded(tl::unexpected(removal.error()));
        return;
    }
    const BackupFolders folders
        = pageContext.backups ? pageContext.backups->folders() : BackupFolders{session.path(), {}};
    const QStringList copies = copiesNow(*removal, folders, session.desk());
    RemovalDialog dialog({name, neutral->text(), registrationsOf(book.book(), person), copies},
                         window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto isWrittenAnew = session.removePerson(*removal);
    if (!isWrittenAnew) {
        (void)book.succeeded(tl::unexpected(isWrittenAnew.error()));
        return;
    }
    book.say(
        outcomeOf(name, *isWrittenAnew, copies, dialog.deletesCopies(), folders, book.nowUtc()));
}

} // namespace mentat

#include "moc_players_page.cpp"

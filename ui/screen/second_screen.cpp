#include "ui/screen/second_screen.h"

#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/screen/board_show.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSpinBox>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString joined(QStringList parts) {
    for (QString& part : parts)
        part = part.trimmed();
    parts.removeAll(QString());
    return parts.join(u' ');
}

ConnectedScreen placeOf(QScreen* screen) {
    // Not the connector alone: a projector is plugged in wherever a port is free.
    const QString known = joined({screen->manufacturer(), screen->model(), screen->serialNumber()});
    const QString name = joined({screen->manufacturer(), screen->model()});
    return {.key = known.isEmpty() ? screen->name() : known,
            .name = name.isEmpty() ? screen->name() : name,
            .geometry = screen->geometry(),
            .screen = screen};
}

} // namespace

DesktopScreens::DesktopScreens() {
    connect(qApp, &QGuiApplication::screenAdded, this, &Screens::changed);
    connect(qApp, &QGuiApplication::screenRemoved, this, &Screens::changed);
}

std::vector<ConnectedScreen> DesktopScreens::all() const {
    std::vector<ConnectedScreen> places;
    for (QScreen* screen : QGuiApplication::screens()) {
        ConnectedScreen place = placeOf(screen);
        // The connector tells apart two screens of a kind without serial numbers.
        const auto isSame = [&](const ConnectedScreen& other) { return other.key == place.key; };
        if (std::any_of(places.begin(), places.end(), isSame)) {
            place.key += u' ' + screen->name();
            place.name += u' ' + screen->name();
        }
        places.push_back(std::move(place));
    }
    return places;
}

namespace {

constexpr int boardRows = 7; // rows shown at once

} // namespace

SecondScreenDialog::SecondScreenDialog(const SecondScreenChoices& choices,
                                       const std::vector<ConnectedScreen>& places,
                                       std::span<const BoardKind> boards, QWidget* parent)
    : QDialog(parent)
    , m_before(choices)
    , m_screen(named(new QComboBox, u"secondScreen"_s))
    , m_boards(named(new QListWidget, u"secondBoards"_s))
    , m_earlier(new QPushButton(tr("&Earlier")))
    , m_later(new QPushButton(tr("&Later")))
    , m_seconds(named(new QSpinBox, u"secondSeconds"_s))
    , m_tone(named(new QComboBox, u"secondTone"_s)) {
    setWindowTitle(tr("Second window"));
    setObjectName(u"secondScreenDialog"_s);
    addPlaces(places);
    addBoards(boards);
    m_seconds->setRange(SecondScreenChoices::leastSeconds, SecondScreenChoices::mostSeconds);
    m_seconds->setSuffix(tr(" s", "seconds"));
    m_seconds->setValue(choices.seconds);
    m_tone->addItems({tr("Light"), tr("Dark")});
    m_tone->setCurrentIndex(static_cast<int>(choices.tone));

    QFormLayout* form = addForm(*this, tr("Show"));
    form->addRow(tr("&Screen"), m_screen);
    auto* moves = addParts(bareColumn(nullptr, space::tight), {m_earlier, m_later, FreeSpace{0}});
    auto* list = rowOfParts({{m_boards, 1}, moves});
    auto* what = new QLabel(tr("S&hows, in turn"));
    what->setBuddy(m_boards);
    form->addRow(what, list);
    form->addRow(tr("&Time for each"), m_seconds);
    form->addRow(tr("&Colors"), m_tone);
    addExplanation(*form, tr("Empty boards are skipped. Long lists take several pages, each "
                             "shown this long."));
    connect(m_earlier, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_boards, &QListWidget::currentRowChanged, this,
            &SecondScreenDialog::showWhatCanBeDone);
    connect(m_boards, &QListWidget::itemChanged, this, &SecondScreenDialog::showWhatCanBeDone);
    showWhatCanBeDone();
}

void SecondScreenDialog::addPlaces(const std::vector<ConnectedScreen>& places) {
    for (const ConnectedScreen& place : places)
        m_screen->addItem(tr("%1 · %2 × %3", "a screen and its size")
                              .arg(place.name, QString::number(place.geometry.width()),
                                   QString::number(place.geometry.height())),
                          place.key);
    const QString& before = m_before.screen;
    if (!before.isEmpty() && m_screen->findData(before) < 0)
        m_screen->addItem(tr("%1 · not connected", "a screen").arg(before), before);
    m_screen->addItem(tr("A window you can drag"), QString());
    // Defaults to another screen, if there is one.
    m_screen->setCurrentIndex(m_before.isChosen ? m_screen->findData(before) : 0);
}

void SecondScreenDialog::addBoards(std::span<const BoardKind> boards) {
    m_boards->setAccessibleName(tr("What it shows, in turn"));
    const auto add = [this](const BoardKind& kind, bool isChosen) {
        auto* item = new QListWidgetItem(say(kind.title), m_boards);
        item->setData(Qt::UserRole, QString(kind.id));
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    };
    const auto inTurn = chosenBoards(boards, m_before.boards);
    for (const BoardKind* kind : inTurn)
        add(*kind, true);
    for (const BoardKind& kind : boards) {
        if (std::ranges::find(inTurn, &kind) == inTurn.end())
            add(kind, false);
    }
    m_boards->setCurrentRow(0);
    const int row = std::max(m_boards->sizeHintForRow(0), fontMetrics().height());
    m_boards->setMinimumHeight(boardRows * row + 2 * m_boards->frameWidth());
    m_boards->setMaximumHeight(m_boards->minimumHeight());
    m_boards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_boards->setMinimumWidth(m_boards->sizeHintForColumn(0) + 2 * m_boards->frameWidth()
                              + m_boards->verticalScrollBar()->sizeHint().width());
}

void SecondScreenDialog::move(int by) {
    const int from = m_boards->currentRow();
    const int to = std::clamp(from + by, 0, m_boards->count() - 1);
    if (from < 0 || from == to)
        return;
    m_boards->insertItem(to, m_boards->takeItem(from));
    m_boards->setCurrentRow(to);
}

void SecondScreenDialog::showWhatCanBeDone() {
    // Keep the focused button enabled at the end of the list: the focus would jump.
    const int row = m_boards->currentRow();
    m_earlier->setEnabled(row > 0 || m_earlier->hasFocus());
    m_later->setEnabled((row >= 0 && row + 1 < m_boards->count()) || m_later->hasFocus());
    if (auto* accept = findChild<AccentButton*>())
        accept->setEnabled(!chosen().isEmpty());
}

QStringList SecondScreenDialog::chosen() const {
    QStringList ids;
    for (int row = 0; row < m_boards->count(); ++row) {
        const QListWidgetItem* item = m_boards->item(row);
        if (item->checkState() == Qt::Checked)
            ids.append(item->data(Qt::UserRole).toString());
    }
    return ids;
}

SecondScreenChoices SecondScreenDialog::choices() const {
    return {.isChosen = true,
            .screen = m_screen->currentData().toString(),
            .boards = chosen(),
            .seconds = m_seconds->value(),
            .tone = static_cast<Tone>(m_tone->currentIndex())};
}

namespace {

const QString windowKey = u"secondWindow"_s; // its geometry, if it can be dragged
constexpr QSize firstSize(960, 540);

const ConnectedScreen* placeOf(const std::vector<ConnectedScreen>& places, const QString& key) {
    const auto found = std::ranges::find(places, key, &ConnectedScreen::key);
    return found == places.end() ? nullptr : &*found;
}

} // namespace

SecondScreen::SecondScreen(const Screens& screens, Preferences& preferences, QWidget& desk,
                           DesktopBus* bus)
    : m_screens(screens)
    , m_preferences(preferences)
    , m_desk(desk)
    , m_bus(bus) {
    connect(&screens, &Screens::changed, this, &SecondScreen::followScreens);
}

SecondScreen::~SecondScreen() {
    forget();
}

void SecondScreen::setBook(const OpenBook* book) {
    m_book = book;
    if (m_window)
        m_window->setBook(book);
}

void SecondScreen::toggle() {
    if (m_window)
        close();
    else if (m_preferences.choices().secondScreen.isChosen)
        open();
    else
        setUp();
    Q_EMIT shownChanged(m_window != nullptr); // even if nothing was shown
}

void SecondScreen::setUp() {
    if (!m_book)
        return;
    const std::vector<ConnectedScreen> places = m_screens.all();
    std::vector<ConnectedScreen> others;
    std::ranges::copy_if(places, std::back_inserter(others),
                         [this](const ConnectedScreen& place) { return !holdsDesk(place); });
    SecondScreenDialog dialog(m_preferences.choices().secondScreen, others, boardsOf(*m_book),
                              &m_desk);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Choices choices = m_preferences.choices();
    const bool isElsewhere = choices.secondScreen.screen != dialog.choices().screen;
    choices.secondScreen = dialog.choices();
    m_preferences.setChoices(choices);
    if (m_window && isElsewhere)
        close();
    if (!m_window)
        open();
}

void SecondScreen::open() {
    const QString& key = m_preferences.choices().secondScreen.screen;
    if (key.isEmpty())
        return openAt(nullptr);
    const std::vector<ConnectedScreen> places = m_screens.all();
    const ConnectedScreen* place = placeOf(places, key);
    if (!place)
        return refuse(tr("The screen %1 is not connected.").arg(key));
    if (holdsDesk(*place))
        return refuse(tr("Mentat itself is on screen %1.").arg(place->name));
    openAt(place);
}

void SecondScreen::openAt(const ConnectedScreen* place) {
    m_window = std::make_unique<SecondWindow>(m_preferences);
    const auto closedByHand = [this] {
        close();
        m_desk.activateWindow();
    };
    connect(m_window.get(), &SecondWindow::closed, this, closedByHand, Qt::QueuedConnection);
    m_window->setBook(m_book);
    m_place = place ? std::optional(*place) : std::nullopt;
    if (!place) {
        m_window->resize(firstSize);
        m_window->restoreGeometry(m_preferences.state(windowKey));
    } else {
        m_window->setGeometry(place->geometry);
        if (place->screen) {
            m_window->setScreen(place->screen);
            // showFullScreen() would activate the window.
            m_window->setWindowState(Qt::WindowFullScreen);
        }
    }
    // Keep the keyboard at the desk: some desktops give it to every new window. Activating the desk
    // instead would raise it over a window on the same screen.
    m_window->setAttribute(Qt::WA_ShowWithoutActivating);
    m_window->setVisible(true);
    if (place)
        m_desk.activateWindow();
    else
        m_window->raise();
    if (m_bus)
        m_awake = std::make_unique<SleepInhibitor>(*m_bus, tr("Mentat"),
                                                   tr("The second window is open"));
    Q_EMIT shownChanged(true);
}

void SecondScreen::close() {
    if (!m_window)
        return;
    forget();
    Q_EMIT shownChanged(false);
}

void SecondScreen::forget() {
    if (m_window && !m_place)
        m_preferences.setState(windowKey, m_window->saveGeometry());
    m_window.reset();
    m_awake.reset();
    m_place.reset();
}

void SecondScreen::followScreens() {
    if (!m_window || !m_place || placeOf(m_screens.all(), m_place->key))
        return;
    const QString name = m_place->name;
    close();
    Q_EMIT said({Gravity::Note,
                 tr("The screen %1 is gone, so the second window is closed.").arg(name),
                 tr("Set up…"), [this] { setUp(); }, true});
}

bool SecondScreen::holdsDesk(const ConnectedScreen& place) const {
    // By its center; mirrored screens both contain it.
    return place.geometry.contains(m_desk.geometry().center());
}

void SecondScreen::refuse(const QString& sentence) {
    Q_EMIT said({Gravity::Refused, sentence, tr("Set up…"), [this] { setUp(); }});
}

} // namespace mentat

#include "moc_second_screen.cpp"

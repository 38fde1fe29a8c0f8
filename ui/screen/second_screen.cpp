#include "ui/screen/second_screen.h"

#include "ui/screen/second_screen_dialog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString windowKey = u"secondWindow"_s; // of its place, where it can be dragged
constexpr QSize firstSize(960, 540);

const ScreenPlace* placeOf(const std::vector<ScreenPlace>& places, const QString& key) {
    const auto found = std::ranges::find(places, key, &ScreenPlace::key);
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
    Q_EMIT shownChanged(m_window != nullptr); // also where nothing came of it
}

void SecondScreen::setUp() {
    if (!m_book)
        return;
    const std::vector<ScreenPlace> places = m_screens.all();
    std::vector<ScreenPlace> others;
    std::ranges::copy_if(places, std::back_inserter(others),
                         [this](const ScreenPlace& place) { return !holdsDesk(place); });
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
    const std::vector<ScreenPlace> places = m_screens.all();
    const ScreenPlace* place = placeOf(places, key);
    if (!place)
        return refuse(tr("The screen %1 is not connected.").arg(key));
    if (holdsDesk(*place))
        return refuse(tr("Mentat itself stands on the screen %1.").arg(place->name));
    openAt(place);
}

void SecondScreen::openAt(const ScreenPlace* place) {
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
            // showFullScreen() would activate it.
            m_window->setWindowState(Qt::WindowFullScreen);
        }
    }
    // The keyboard stays with the desk: some desktops give it to every new window. To activate the
    // desk would also bring it to the front, where it covers a window on the same screen.
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

bool SecondScreen::holdsDesk(const ScreenPlace& place) const {
    // By its middle; screens that show the same hold it both.
    return place.geometry.contains(m_desk.geometry().center());
}

void SecondScreen::refuse(const QString& sentence) {
    Q_EMIT said({Gravity::Refused, sentence, tr("Set up…"), [this] { setUp(); }});
}

} // namespace mentat

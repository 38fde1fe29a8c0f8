#pragma once

#include "app/platform/sleep_inhibitor.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/desk/screen_board.h"
#include "ui/screen/second_window.h"

#include <QDialog>
#include <QObject>
#include <QRect>
#include <QString>

#include <optional>
#include <span>
#include <vector>

class QScreen;
class QComboBox;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace mentat {

/// A connected screen.
struct ConnectedScreen {
    QString key;  // identifies it in the next run: maker, model and serial number
    QString name; // for people: "EPSON PJ"
    QRect geometry;
    QScreen* screen = nullptr; // nullptr: a screen of a test
};

/// The screens of the desk, replaceable so that tests can plug and unplug theirs.
class Screens : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    [[nodiscard]] virtual std::vector<ConnectedScreen> all() const = 0;

Q_SIGNALS:
    /// A screen was added or removed.
    void changed();
};

/// The desktop's screens.
class DesktopScreens final : public Screens {
    Q_OBJECT

public:
    DesktopScreens();
    [[nodiscard]] std::vector<ConnectedScreen> all() const override;
};

/// Asks for the content of the second window, and its screen.
class SecondScreenDialog : public QDialog {
    Q_OBJECT

public:
    /// places: the available screens.
    SecondScreenDialog(const SecondScreenChoices& choices,
                       const std::vector<ConnectedScreen>& places,
                       std::span<const BoardKind> boards, QWidget* parent = nullptr);

    [[nodiscard]] SecondScreenChoices choices() const;

private:
    void addPlaces(const std::vector<ConnectedScreen>& places);
    void addBoards(std::span<const BoardKind> boards);
    void move(int by);
    void showWhatCanBeDone();
    [[nodiscard]] QStringList chosen() const;

    SecondScreenChoices m_before;
    QComboBox* m_screen;
    QListWidget* m_boards;
    QPushButton* m_earlier;
    QPushButton* m_later;
    QSpinBox* m_seconds;
    QComboBox* m_tone;
};

/// The second window and its screen: opened and closed by the user, at the chosen place; if that
/// screen is gone, not on another.
class SecondScreen : public QObject {
    Q_OBJECT

public:
    /// desk: the program's own window. bus: nullptr if the desktop is not asked to stay awake.
    SecondScreen(const Screens& screens, Preferences& preferences, QWidget& desk, DesktopBus* bus);
    ~SecondScreen() override;

    /// Its book from now on; nullptr: none is open.
    void setBook(const OpenBook* book);
    /// Opens it at its last place, or asks for one; closes it if it is open.
    void toggle();
    /// Asks for its content and place, and opens it.
    void setUp();
    void close();
    /// nullptr while it is closed.
    [[nodiscard]] SecondWindow* window() const { return m_window.get(); }

Q_SIGNALS:
    void shownChanged(bool isShown);
    void said(const mentat::Notice& notice);

private:
    void open();
    void openAt(const ConnectedScreen* place);
    void forget();
    void followScreens();
    [[nodiscard]] bool holdsDesk(const ConnectedScreen& place) const;
    void refuse(const QString& sentence);

    const Screens& m_screens;
    Preferences& m_preferences;
    QWidget& m_desk;
    DesktopBus* m_bus;
    const OpenBook* m_book = nullptr;
    std::unique_ptr<SecondWindow> m_window;
    std::unique_ptr<SleepInhibitor> m_awake;
    std::optional<ConnectedScreen> m_place; // absent: it can be dragged
};

} // namespace mentat

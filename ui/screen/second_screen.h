#pragma once

#include "app/platform/sleep_inhibitor.h"
#include "ui/desk/open_book.h"
#include "ui/screen/screens.h"
#include "ui/screen/second_window.h"

#include <optional>

namespace mentat {

/// The second window and the screen that it stands on: opened and closed by the person, at the
/// place that was chosen; where that screen is gone, not at another.
class SecondScreen : public QObject {
    Q_OBJECT

public:
    /// desk: the program's own window. bus: nullptr where the desktop is not asked to stay awake.
    SecondScreen(const Screens& screens, Preferences& preferences, QWidget& desk, DesktopBus* bus);
    ~SecondScreen() override;

    /// What it shows from now on; nullptr: nothing is open.
    void setBook(const OpenBook* book);
    /// Opens it where it was last, or asks where; closes it where it is open.
    void toggle();
    /// Asks what it shows and where, and opens it so.
    void setUp();
    void close();
    /// nullptr while it is closed.
    [[nodiscard]] SecondWindow* window() const { return m_window.get(); }

Q_SIGNALS:
    void shownChanged(bool isShown);
    void said(const mentat::Notice& notice);

private:
    void open();
    void openAt(const ScreenPlace* place);
    void forget();
    void followScreens();
    [[nodiscard]] bool holdsDesk(const ScreenPlace& place) const;
    void refuse(const QString& sentence);

    const Screens& m_screens;
    Preferences& m_preferences;
    QWidget& m_desk;
    DesktopBus* m_bus;
    const OpenBook* m_book = nullptr;
    std::unique_ptr<SecondWindow> m_window;
    std::unique_ptr<SleepInhibitor> m_awake;
    std::optional<ScreenPlace> m_place; // absent: it can be dragged
};

} // namespace mentat

#pragma once

#include "ui/desk/prompts.h"
#include "ui/phones/phones_keeper.h"

#include <QPointer>

namespace mentat {

class StatusLine;
class WindowMenus;

/// The one act for the phones in the room, from the menu or the status line: serving belongs to the
/// open book.
class PhonesActs : public QObject {
    Q_OBJECT

public:
    PhonesActs(Preferences& preferences, Prompts& prompts, const WindowMenus& menus,
               StatusLine& status, QWidget& window);

    /// The open book from now on; phones are served as long as its workspace exists.
    void setBook(OpenBook& book, QObject& workspace);
    /// Of the open book; nullptr: there is none.
    [[nodiscard]] PhonesKeeper* keeper() const { return m_keeper; }

private:
    void show();
    /// The poster with the address of the event for phones, on the printer that the user chooses
    /// for it.
    void printPoster();
    [[nodiscard]] QString whyNotHere() const;

    Preferences& m_preferences;
    Prompts& m_prompts;
    StatusLine& m_status;
    QWidget& m_window;
    OpenBook* m_book = nullptr;
    QPointer<PhonesKeeper> m_keeper;
};

} // namespace mentat

#pragma once

#include "ui/desk/prompts.h"
#include "ui/phones/phones_keeper.h"

#include <QPointer>

namespace mentat {

class StatusLine;
class WindowMenus;

/// The one act for the phones in the room, from the menu or the status line: what is served belongs
/// to the book that is open.
class PhonesActs : public QObject {
    Q_OBJECT

public:
    PhonesActs(Preferences& preferences, Prompts& prompts, const WindowMenus& menus,
               StatusLine& status, QWidget& window);

    /// The book that is open from now on; phones are served as long as its workspace is there.
    void setBook(OpenBook& book, QObject& workspace);
    /// Of the open book; nullptr: there is none.
    [[nodiscard]] PhonesKeeper* keeper() const { return m_keeper; }

private:
    void show();
    /// Where phones find the event, for the wall, on the printer that the person sets up for it.
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

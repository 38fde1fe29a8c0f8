#pragma once

#include <QObject>
#include <QPointer>

class QWidget;
class QKeyEvent;

namespace mentat {

/// Enter presses the button that has the focus, on every page and in every dialog; a box that is
/// checked leaves it to the dialog. Not what is final (keepFromEnter): that is said, and which key
/// does it. Held down, it presses once.
class EnterPresses : public QObject {
    Q_OBJECT

public:
    /// window: where sentences of its pages are said; over other windows they are said in place.
    explicit EnterPresses(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Enter came to a button of the window that it does not press.
    void refused(const QString& sentence);

private:
    QWidget& m_window;
};

class OpenBook;
class Workspace;

/// Typed letters and digits never vanish: those that nothing took are told of, and a key of one
/// letter acts only where the page says that its letters act.
class UntakenKeys : public QObject {
    Q_OBJECT

public:
    /// window: whose keys these are.
    explicit UntakenKeys(QWidget& window);

    /// What is shown, and of which book; none before the first.
    void setWorkspace(const Workspace& workspace, const OpenBook& book);
    /// A key has come to the window itself: nothing took it. Enter checks the box that has the
    /// focus. Whether that was done.
    bool cameToWindow(const QKeyEvent& key);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void untaken(const QString& text);

private:
    /// What has the focus gets a letter: in the window, or in a dialog over it.
    void watch(QWidget& widget, const QString& letter);
    /// A field that is for numbers takes no letter, and no digit beyond its range.
    void watchField(QWidget& field, const QString& letter);
    /// Lists take every letter, whether a row begins with it or not.
    void watchSearch(QWidget& list, const QString& letter);

    QWidget& m_window;
    QPointer<const Workspace> m_workspace;
    QString m_searched; // what was typed into a list without a pause
    QPointer<QWidget> m_searchedIn;
    qint64 m_searchedAt = 0;
    QPointer<QWidget> m_enteredAt; // what had the focus at the last Enter
    int m_acts = 0;                // what the desk has done and said
};

/// While a menu is open its keys are the menu's, and letters are those of whatever else has popped
/// up, as the choices of a box: the page below keeps the focus, so its own keys would act.
class PopupKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Lets Ctrl+Z through a text field that has nothing to undo, to the act before: a field takes the
/// keys of undo and redo for itself, whether it can do something with them or not.
class IdleUndo : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace mentat

#pragma once

#include <QObject>
#include <QPointer>

class QWidget;
class QKeyEvent;

namespace mentat {

/// Enter presses the focused button, on every page and in every dialog; a checked box leaves it to
/// the dialog. Enter does not press buttons of irreversible acts (keepFromEnter): a message names
/// the key that does. Held down, Enter presses once.
class EnterPresses : public QObject {
    Q_OBJECT

public:
    /// window: shows the messages of its pages; other windows show their own in place.
    explicit EnterPresses(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Enter reached a button of the window that it does not press.
    void refused(const QString& sentence);

private:
    QWidget& m_window;
};

class OpenBook;
class Workspace;

/// Typed letters and digits never vanish silently: those that nothing took are reported, and a
/// one-letter key acts only where the page says that its letters act.
class UntakenKeys : public QObject {
    Q_OBJECT

public:
    /// window: the keys are its own.
    explicit UntakenKeys(QWidget& window);

    /// The workspace with its book; neither before the first call.
    void setWorkspace(const Workspace& workspace, const OpenBook& book);
    /// A key reached the window itself: nothing took it. Enter checks the focused box. Returns
    /// whether it did.
    bool cameToWindow(const QKeyEvent& key);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void untaken(const QString& text);

private:
    /// The focused widget gets a letter: in the window, or in a dialog over it.
    void watch(QWidget& widget, const QString& letter);
    /// A field for numbers takes no letter, and no digit beyond its range.
    void watchField(QWidget& field, const QString& letter);
    /// Lists take every letter, whether a row begins with it or not.
    void watchSearch(QWidget& list, const QString& letter);

    QWidget& m_window;
    QPointer<const Workspace> m_workspace;
    QString m_searched; // typed into a list without a pause
    QPointer<QWidget> m_searchedIn;
    qint64 m_searchedAt = 0;
    QPointer<QWidget> m_enteredAt; // the focused widget at the last Enter
    int m_acts = 0;                // the desk's acts and messages so far
};

/// While a menu is open its keys are the menu's, and letters belong to any other popup, such as the
/// choices of a box: the page below keeps the focus, so its own keys would act.
class PopupKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Passes Ctrl+Z on to the previous act if the text field has nothing to undo: a field takes the
/// keys of undo and redo whether it can use them or not.
class IdleUndo : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace mentat

#pragma once

#include <QKeySequence>
#include <QObject>
#include <QStringList>

namespace mentat::test {

/// Runs xdotool, the hand on keyboard and mouse of the X server.
void xdotool(const QStringList& arguments);

/// The keyboard of the X server. What is pressed here goes through the server, the window manager
/// and the platform plugin before it reaches a widget, as a person's keys do; each call returns
/// when the program has had it all.
class XInput : public QObject {
    Q_OBJECT

public:
    XInput();

    void press(const QKeySequence& key);
    /// Several, by their portable names: "Ctrl+B Return".
    void press(const QString& keys);
    /// A text of ASCII.
    void type(const QString& text);

    /// The keys that were meant for more than one action, in the order in which they were pressed.
    [[nodiscard]] const QStringList& ambiguous() const { return m_ambiguous; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pressKeys(const QStringList& arguments, int keys);

    int m_released = 0;
    int m_interrupted = 0; // by windows that came to the front or went, and by dialogs
    QStringList m_ambiguous;
};

/// The text of a line or of several.
[[nodiscard]] QString fieldText(const QWidget& field);
/// Puts in a text that the field did not see being typed, so that it has nothing to undo, with the
/// caret where every key that edits would change it.
void putFieldText(QWidget& field);

} // namespace mentat::test

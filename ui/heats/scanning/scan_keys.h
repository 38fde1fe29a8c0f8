#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

class QKeyEvent;

namespace mentat {

/// What a scanner types, told from what people type: while the page is seen, a text that begins
/// with the mark of a scanned sheet is taken out of the keys, whatever has the focus, before a
/// field, a list or a menu would have any of it; and so is the Enter behind it. Nobody types as
/// fast as that: after a moment's rest a half mark was typed by hand, and goes where it was typed.
class ScanKeys : public QObject {
    Q_OBJECT

public:
    explicit ScanKeys(QWidget& page);

Q_SIGNALS:
    /// Whole, or as far as it came: reading it tells.
    void scanned(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class State {
        Idle,
        Mark, // the mark so far, which may still be somebody's hand
        Text,
        Ended // what some scanners type behind their Enter
    };
    /// A key that was held back, to be typed after all.
    struct HeldKey {
        int key;
        Qt::KeyboardModifiers modifiers;
        QString text;
    };

    [[nodiscard]] bool isHere(const QObject* watched) const;
    [[nodiscard]] bool isTaken(const QKeyEvent& key) const;
    void take(const QKeyEvent& key);
    void wait(State state);
    void restEnded();
    void giveBack();
    void end();

    QWidget& m_page;
    State m_state = State::Idle;
    QString m_text;
    std::vector<HeldKey> m_held;
    QPointer<QWidget> m_typedInto; // null: into what has the focus
    bool m_givesBack = false;
    bool m_isLastLook = false; // keys that wait behind other work are typed first
    QTimer m_rest;
};

} // namespace mentat

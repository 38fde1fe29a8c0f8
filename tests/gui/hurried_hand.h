#pragma once

#include "tests/gui/window_fixture.h"
#include "tests/support/random_source.h"

#include <QEventLoop>
#include <QPersistentModelIndex>
#include <QPointer>

#include <map>
#include <set>

namespace mentat::test {

/// Types what a hurried hand types, at random and from a seed: names and digits, each with an Enter
/// or Tab or without, an Enter too many, whole sheets, what records and what corrects, keys of
/// pages, clicks on tabs and seats, who leaves and who moves; into dialogs too. Sees after each key
/// whether it did harm that nobody asked for, or was lost without a sign. Knows the window by what
/// stands on it: its fields, its lists, its lines, and where the focus is.
class HurriedHand {
public:
    HurriedHand(WindowFixture& window, unsigned seed);

    /// Until so many keys were typed or something was wrong.
    void type(int keys);
    /// The first thing that was wrong, with the keys that led to it; empty: nothing.
    [[nodiscard]] const QString& wrong() const { return m_wrong; }
    [[nodiscard]] int typed() const { return m_typed; }
    /// Of the letters and digits: in a field, or told by a sign that they were not taken.
    [[nodiscard]] int inFields() const { return m_inFields; }
    [[nodiscard]] int refused() const { return m_refused; }
    /// Sheets that were not recorded as they were.
    [[nodiscard]] int refusals() const { return m_refusals; }

private:
    enum class Click { None, Tab, Seat };
    /// A key, or a click.
    struct Stroke {
        Qt::Key key = Qt::Key_unknown;
        Qt::KeyboardModifiers modifiers = Qt::NoModifier;
        QChar letter = QChar();
        Click click = Click::None;

        [[nodiscard]] bool moves() const;
        /// Enter or Tab, as they end an entry.
        [[nodiscard]] bool endsEntry() const;
        [[nodiscard]] bool records() const {
            return key == Qt::Key_Return && modifiers == Qt::ControlModifier;
        }
    };
    /// What can be seen of the window, as far as a letter could change it.
    struct Sight {
        QPointer<QWidget> focus;
        QString text; // of the focused field
        bool isField = false;
        bool isReadOnly = false; // a field that is only to be read
        QPointer<QWidget> sheet; // that is open; nullptr: none is
        QString sheetText;       // of all its fields
        QPersistentModelIndex current;
        QString page;
        int acts = 0;
        QImage field;
        size_t shown = 0; // where no field has the focus
    };

    void tick();
    void step();
    void chooseWord();
    void press(const Stroke& stroke);
    void clickTab();
    void clickSeat();
    void addActAtSeat();
    void addSheet();
    void listenToWork();
    [[nodiscard]] Sight look() const;
    void judge(const Stroke& stroke, const Sight& before);
    [[nodiscard]] bool isTold(QChar letter) const;
    [[nodiscard]] bool isFound(const QString& row, const QString& run) const;
    /// Of a button to which the hand has gone.
    [[nodiscard]] bool isButtonPressed(const Stroke& stroke, const Sight& before) const;
    /// What was done to the event that this stroke may not do, in words; empty: nothing.
    [[nodiscard]] QString harmOf(const Stroke& stroke, const Sight& before) const;
    [[nodiscard]] QString harmToTables(const Stroke& stroke, const Sight& before) const;
    [[nodiscard]] QString harmToSession(const Stroke& stroke, const Sight& before) const;
    /// What the stroke did on the sheet although the hand could not have meant it.
    [[nodiscard]] QString slipOf(const Stroke& stroke, const Sight& before,
                                 const Sight& after) const;
    /// What the next stroke has to know of this one.
    void remember(const Stroke& stroke, const Sight& before, const Sight& after);
    [[nodiscard]] bool showsWhatPlays() const;
    [[nodiscard]] QString roundShown() const;
    void fail(const QString& what, const Sight& before);

    WindowFixture& m_window;
    RandomSource m_random;
    std::vector<Stroke> m_word; // to be typed, the last first
    Event m_before;
    /// The letters that a list or box of choices has had: it takes those together that come fast,
    /// whatever was pressed between them.
    std::map<const QWidget*, QString> m_runs;
    QPointer<QWidget> m_chosen; // where the hand itself has gone
    QPointer<QWidget>
        m_opened; // the field that a button asked for, pressed where the hand had gone
    std::set<const QObject*> m_heard;
    QStringList m_trace;
    QString m_wrong;
    QEventLoop* m_loop = nullptr; // while it types
    bool m_isPressing = false;
    QWidget* m_asked = nullptr;  // what was open when it pressed a key
    QPointer<QWidget> m_movedTo; // where a field that was complete has led by itself
    bool m_isRefused = false;    // the sheet was not recorded, and nobody has gone back to it
    bool m_isBlind = false;      // and it was typed on
    int m_refusals = 0;
    int m_wanted = 0;
    int m_typed = 0;
    int m_acts = 0; // what the window did or asked
    int m_inFields = 0;
    int m_refused = 0;
    int m_dialogKeys = 0;
    QObject m_listening; // to what the window does, as long as the hand is there
};

} // namespace mentat::test

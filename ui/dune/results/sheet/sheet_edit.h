#pragma once

#include "scoring/dune/results/sheet_field.h"

#include <QLineEdit>
#include <QTimer>

class QMenu;

namespace mentat {

/// A field of a result sheet. What it does not take as its own, a letter above all, is a command of
/// its row.
class SheetEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit SheetEdit(const SheetField& field, QWidget* parent = nullptr);

    [[nodiscard]] const SheetField& field() const { return m_field; }
    /// Of alliances: how many names make one. 0: as many as are typed.
    void setGroupSize(int size) { m_groupSize = size; }
    /// The factions that can be typed, by their letters.
    void setFactions(const QString& letters) { m_factions = letters; }
    /// The text that stands in the sheet; keeps the cursor where it is the same.
    void showText(const QString& text);
    /// Of dice: what is typed next stands behind those that are there, and takes the place of none.
    void setRolledAgain(bool rolledAgain) { m_isRolledAgain = rolledAgain; }
    /// As it is reached: what stands there is selected, and the next key takes its place; behind
    /// dice that are rolled again stands the cursor.
    void beginTyping();
    /// What this field says to whoever looks at it: a finding, and how much it matters.
    enum class Mark { None, Weak, Warning, Wrong };
    void setMark(Mark mark, const QString& sentence);
    [[nodiscard]] Mark mark() const { return m_mark; }
    /// Shows for a moment that a key is nothing for this field.
    void flash();
    [[nodiscard]] bool isFlashing() const { return m_flash.isActive(); }

Q_SIGNALS:
    void entered();
    void typed(const QString& text);
    /// By Enter, or by itself.
    void completed(bool byItself);
    /// Typed into a field that is only to be read.
    void refused();
    void steppedBack();
    /// An arrow key leads to another row, or to the field beside it.
    void arrowed(int rows, int fields);
    /// A letter that is a command of the row, or C beside the victory.
    void commanded(QChar letter);
    /// By the mouse or the menu key: what can be done here is to be added to the field's own menu.
    void menuWanted(QMenu& menu);
    void escaped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void takeText(const QString& text);
    bool takeMovement(const QKeyEvent& event);
    bool takeCharacter(QChar character);
    [[nodiscard]] bool isSingle() const;
    [[nodiscard]] QString textWith(QChar character) const;
    [[nodiscard]] bool accepts(QChar character) const;
    [[nodiscard]] bool isFaction(QChar letter) const {
        return m_factions.contains(letter.toUpper());
    }
    [[nodiscard]] bool isComplete(const QString& text) const;
    void enter(const QString& text);

    SheetField m_field;
    SheetEntry m_entry;
    int m_groupSize = 0;
    QString m_factions;
    Mark m_mark = Mark::None;
    bool m_isRolledAgain = false;
    bool m_beginsDie = false;     // by the next digit
    bool m_isClickedInto = false; // just now, by the mouse
    bool m_isQuiet = false;       // what changes the text says so itself
    QTimer m_flash;
};

} // namespace mentat

#pragma once

#include "scoring/dune/results/sheet_field.h"

#include <QLineEdit>
#include <QTimer>

class QMenu;

namespace mentat {

/// A field of a result sheet. Keys that it does not take, mainly letters, are commands of its row.
class SheetEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit SheetEdit(const SheetField& field, QWidget* parent = nullptr);

    [[nodiscard]] const SheetField& field() const { return m_field; }
    /// Of alliances: the number of names in one. 0: any number.
    void setGroupSize(int size) { m_groupSize = size; }
    /// The factions that can be typed, by their letters.
    void setFactions(const QString& letters) { m_factions = letters; }
    /// The sheet's text; keeps the cursor if it is unchanged.
    void showText(const QString& text);
    /// For dice: the next typed die is added after the existing ones, and replaces none.
    void setRolledAgain(bool rolledAgain) { m_isRolledAgain = rolledAgain; }
    /// On arrival: selects the text, so that the next key replaces it; for a roll again puts the
    /// cursor after the dice.
    void beginTyping();
    /// The field's finding for the user, by importance.
    enum class Mark { None, Weak, Warning, Wrong };
    void setMark(Mark mark, const QString& sentence);
    [[nodiscard]] Mark mark() const { return m_mark; }
    /// Shows for a moment that this field does not take a key.
    void flash();
    [[nodiscard]] bool isFlashing() const { return m_flash.isActive(); }

Q_SIGNALS:
    void entered();
    void typed(const QString& text);
    /// By Enter, or automatically.
    void completed(bool byItself);
    /// Typed into a read-only field.
    void refused();
    void steppedBack();
    /// An arrow key leads to another row, or to the field next to it.
    void arrowed(int rows, int fields);
    /// A letter that is a command of the row, or C next to the victory.
    void commanded(QChar letter);
    /// By the mouse or the menu key: adds the acts here to the field's own menu.
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
    bool m_beginsDie = false;     // with the next digit
    bool m_isClickedInto = false; // just now, by the mouse
    bool m_isQuiet = false;       // the code that changes the text notifies itself
    QTimer m_flash;
};

} // namespace mentat

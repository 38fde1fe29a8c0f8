#pragma once

#include "app/session/formats/wbc_dune/sheet/sheet_state.h"
#include "ui/desk/keys.h"
#include "ui/desk/open_book.h"

#include <QObject>

#include <span>

namespace mentat {

class DuneTyped;
class SheetArea;
class SheetCourse;

/// What a letter does in a row, for the menus.
struct RowAct {
    const char* text; // translated as of RowCommands
    DeskKey key;
};
[[nodiscard]] std::span<const RowAct> rowActs();

/// What the letters that a row's fields do not take as their own do to the row, and who sits in it.
class RowCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        DuneTyped& sheet;
        SheetCourse& course;
        SheetArea& area;
    };
    RowCommands(OpenBook& book, const Parts& parts, QObject* parent);

    /// In a field of a row; it flashes where the letter is nothing for it.
    void command(const SheetField& field, QChar letter);
    /// The same by what the key does.
    void act(const SheetField& field, DeskKey key);
    /// It is asked who else played.
    void beginAdding();
    /// For what was asked last; absent: nobody.
    void takePlayer(const std::optional<PlayerId>& player);
    /// Of the row that has the focus.
    void removePlayer();

Q_SIGNALS:
    void playerWanted(const QString& title);

private:
    void turn(const SheetField& field, RowMark mark);
    void choosePlayer(int row);

    OpenBook& m_book;
    Parts m_parts;
    std::optional<int> m_rowToFill; // whose player is chosen; absent: a new one
};

} // namespace mentat

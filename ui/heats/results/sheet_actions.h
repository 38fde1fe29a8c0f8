#pragma once

#include "ui/desk/keys.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QAction;

namespace mentat {

class SheetView;
struct SheetAct;

/// When something can be done with a sheet.
enum class SheetWhen {
    Open,    // whatever it shows
    Reading, // while it shows what is recorded
    Typing,  // its key, while it is typed; without the key always
    InRow,   // while a field of a row has the focus
    OfHeat,  // of a game of a heat, whatever it shows
};

/// The lines of a page's menu that are about the sheet that is shown: each with its key as long as
/// it can be done.
class SheetActions : public QObject {
    Q_OBJECT

public:
    /// shown: the sheet; nullptr while there is none.
    SheetActions(std::function<SheetView*()> shown, QWidget* owner);

    /// The line, for the menu of the owner.
    QAction* add(const SheetAct& act);
    /// Another sheet is shown, or another thing can be done with it.
    void follow();

private:
    struct Line {
        QAction* action;
        std::optional<DeskKey> key;
        SheetWhen when;
    };

    std::function<SheetView*()> m_shown;
    QWidget* m_owner;
    std::vector<Line> m_lines;
};

/// "Correct the recorded result", in the words and with the key that every page has for it.
[[nodiscard]] SheetAct correctRecorded();

} // namespace mentat

#include "ui/formats/wbc_dune/dune_pages.h"

#include "ui/formats/wbc_dune/boards/board_parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

std::span<const BoardKind> duneBoards() {
    static constexpr std::array all{
        BoardKind{"tables-by-name"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Tables by name"),
                  tablesByNameBoard},
        BoardKind{"tables-by-table"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Tables"),
                  tablesByTableBoard},
        BoardKind{"clock"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Clock"), clockBoard, true},
        BoardKind{"standings"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Standings"),
                  standingsBoard},
        BoardKind{"awards"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Best Faction awards"),
                  awardsBoard},
    };
    return all;
}

} // namespace mentat

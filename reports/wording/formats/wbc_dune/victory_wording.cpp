#include "reports/wording/formats/wbc_dune/victory_wording.h"

namespace mentat {

QString victoryName(const Language& language, Victory victory) {
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("Victory", "solo"),
                                            QT_TRANSLATE_NOOP("Victory", "alliance"),
                                            QT_TRANSLATE_NOOP("Victory", "prediction"),
                                            QT_TRANSLATE_NOOP("Victory", "Fremen default"),
                                            QT_TRANSLATE_NOOP("Victory", "Guild default"),
                                            QT_TRANSLATE_NOOP("Victory", "adjudicated")};
    return language.translate("Victory", names[static_cast<size_t>(victory)]);
}

} // namespace mentat

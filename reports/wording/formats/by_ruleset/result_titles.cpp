#include "reports/wording/formats/by_ruleset/result_titles.h"

namespace mentat {

ResultTitles resultTitles(const Language& language, const SheetLabels& own) {
    const auto title = [&](const std::optional<Name>& word, const char* usual) {
        return word ? word->text() : language.translate("ResultTitles", usual);
    };
    return {title(own.label, QT_TRANSLATE_NOOP("ResultTitles", "Played")),
            title(own.score, QT_TRANSLATE_NOOP("ResultTitles", "Score")),
            title(own.place, QT_TRANSLATE_NOOP("ResultTitles", "Place"))};
}

} // namespace mentat

#pragma once

#include "app/session/people/list_matching.h"
#include "app/session/people/look_alikes.h"
#include "ui/mapping/columns_by_hand.h"

#include <QCoreApplication>

namespace mentat {

/// The possible columns of a list of games, in the order of gamesHeadings().
[[nodiscard]] std::vector<ColumnField> gamesFields();
/// The title that is offered for a known heading.
[[nodiscard]] QString gamesFieldTitle(const QString& heading);

/// Texts above the preview of a list of people; one line each, beginning with a line break, and
/// empty if there is nothing to report.
class ImportWords {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)

public:
    /// Its possible columns, in the order of allPeopleColumns.
    [[nodiscard]] static std::vector<ColumnField> fields();
    /// The effect of its lines, and of the act.
    [[nodiscard]] static QString counts(const PeopleImport& import);
    /// The person that a line may name. isKnown: known to the file, not to this list alone.
    [[nodiscard]] static QString looksLike(const SimilarLine& line, bool isKnown);
    [[nodiscard]] static QString linesNotTaken(int count);
    [[nodiscard]] static QString columnsNotTaken(const QStringList& all);
    [[nodiscard]] static QString sharedBadges(const std::vector<SharedBadge>& all);
    /// The numbers that a spreadsheet shortened.
    [[nodiscard]] static QString damaged(const std::vector<DamagedNumber>& numbers);
};

} // namespace mentat

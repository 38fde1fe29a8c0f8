#pragma once

#include "app/session/people/list_matching.h"
#include "app/session/people/look_alikes.h"
#include "ui/mapping/columns_by_hand.h"

#include <QCoreApplication>

namespace mentat {

/// What the columns of a list of games can hold, in the order of gamesHeadings().
[[nodiscard]] std::vector<ColumnField> gamesFields();
/// A heading of ours as it is offered.
[[nodiscard]] QString gamesFieldTitle(const QString& heading);

/// What is said above a list of people before it is taken in; a line each, beginning with a line
/// end, and nothing where there is nothing to say.
class ImportWords {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)

public:
    /// What its columns can hold, in the order of allPeopleColumns.
    [[nodiscard]] static std::vector<ColumnField> fields();
    /// What will become of its lines, and of the act.
    [[nodiscard]] static QString counts(const PeopleImport& import);
    /// Whom a line may be. isKnown: the file knows them, not this list alone.
    [[nodiscard]] static QString looksLike(const SimilarLine& line, bool isKnown);
    [[nodiscard]] static QString linesNotTaken(int count);
    [[nodiscard]] static QString columnsNotTaken(const QStringList& all);
    [[nodiscard]] static QString sharedBadges(const std::vector<SharedBadge>& all);
    /// What a spreadsheet shortened.
    [[nodiscard]] static QString damaged(const std::vector<DamagedNumber>& numbers);
};

} // namespace mentat

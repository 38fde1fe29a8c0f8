#pragma once

#include <QHash>
#include <QString>

#include <vector>

namespace mentat {

/// Which given names are forms of one: "Kate", "Kathryn" and "Katherine", "Bob" and "Robert". The
/// groups are a file of their own, resources/names/given-names.txt.
class GivenNames {
public:
    GivenNames();
    /// For tests: a line each, its names with blanks between; "#" begins a remark.
    explicit GivenNames(const QString& groups);

    /// The groups that a name, normalised, belongs to; two names of a common one are forms of one.
    [[nodiscard]] std::vector<int> groupsOf(const QString& name) const;

private:
    QHash<QString, std::vector<int>> m_groups;
};

} // namespace mentat

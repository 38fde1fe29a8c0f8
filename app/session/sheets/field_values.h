#pragma once

#include <QString>

#include <algorithm>
#include <utility>
#include <vector>

namespace mentat {

/// What is filled into a form: names with values, in their order.
class FieldValues {
public:
    FieldValues() = default;
    explicit FieldValues(std::vector<std::pair<QString, QString>> fields)
        : m_fields(std::move(fields)) {}

    /// Of the first field of the name, without blanks around it; empty where there is none.
    [[nodiscard]] QString value(const QString& name) const {
        const auto found = find(name);
        return found == m_fields.end() ? QString() : found->second.trimmed();
    }
    /// Also where its value is empty.
    [[nodiscard]] bool has(const QString& name) const { return find(name) != m_fields.end(); }
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& all() const { return m_fields; }

    friend bool operator==(const FieldValues&, const FieldValues&) = default;

private:
    [[nodiscard]] std::vector<std::pair<QString, QString>>::const_iterator
    find(const QString& name) const {
        return std::ranges::find(m_fields, name, &std::pair<QString, QString>::first);
    }

    std::vector<std::pair<QString, QString>> m_fields;
};

} // namespace mentat

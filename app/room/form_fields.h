#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace mentat {

/// What a phone sent in an address behind the ?, or in a form: names with values, in their order.
class FormFields {
public:
    /// Of so many fields and no more; no page has more.
    static constexpr size_t most = 256;

    /// As browsers write it (application/x-www-form-urlencoded). Absent where it is not: a %
    /// without two digits of base 16, bytes that are not UTF-8, or too many fields. Control
    /// characters are left out: whoever sends a NUL meant none.
    [[nodiscard]] static std::optional<FormFields> read(const QByteArray& sent);
    /// As a browser would write it.
    [[nodiscard]] static QByteArray written(const std::vector<std::pair<QString, QString>>& fields);

    /// Of the first field of the name, without blanks around it; empty where there is none.
    [[nodiscard]] QString value(const QString& name) const;
    /// Also where its value is empty.
    [[nodiscard]] bool has(const QString& name) const;
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& all() const { return m_fields; }

    friend bool operator==(const FormFields&, const FormFields&) = default;

private:
    std::vector<std::pair<QString, QString>> m_fields;
};

} // namespace mentat

#pragma once

#include "app/session/sheets/field_values.h"

#include <QByteArray>

#include <optional>

namespace mentat {

/// What a phone sent in an address behind the ?, or in a form.
class FormFields : public FieldValues {
public:
    using FieldValues::FieldValues;

    /// Of so many fields and no more; no page has more.
    static constexpr size_t most = 256;

    /// As browsers write it (application/x-www-form-urlencoded). Absent where it is not: a %
    /// without two digits of base 16, bytes that are not UTF-8, or too many fields. Control
    /// characters are left out: whoever sends a NUL meant none.
    [[nodiscard]] static std::optional<FormFields> read(const QByteArray& sent);
    /// As a browser would write it.
    [[nodiscard]] static QByteArray written(const std::vector<std::pair<QString, QString>>& fields);

    friend bool operator==(const FormFields&, const FormFields&) = default;
};

} // namespace mentat

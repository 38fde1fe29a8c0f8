#include "ui/mapping/remembered_columns.h"

#include "model/document/bytes/table.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

RememberedColumns::RememberedColumns(Preferences& preferences, const QString& kind,
                                     const std::vector<ColumnField>& fields)
    : m_preferences(preferences)
    , m_kind(kind)
    , m_fields(fields) {}

// Headings can be of any length and have any sign in them.
QString RememberedColumns::keyOf(const CsvRow& header) const {
    const QByteArray digest
        = QCryptographicHash::hash(headerKey(header).toUtf8(), QCryptographicHash::Sha256);
    return u"columns/%1/%2"_s.arg(m_kind, QString::fromLatin1(digest.toHex().first(32)));
}

std::optional<ColumnPlaces> RememberedColumns::of(const CsvRow& header) const {
    const QByteArray state = m_preferences.state(keyOf(header));
    if (state.isEmpty())
        return std::nullopt;
    ColumnPlaces places;
    for (const QByteArray& part : state.split(' ')) {
        const QList<QByteArray> sides = part.split('=');
        const auto field
            = std::ranges::find(m_fields, QString::fromLatin1(sides.front()), &ColumnField::word);
        bool isNumber = false;
        const auto column = sides.back().toULongLong(&isNumber);
        if (field != m_fields.end() && isNumber)
            places[static_cast<size_t>(field - m_fields.begin())] = column;
    }
    return places.empty() ? std::nullopt : std::optional(places);
}

void RememberedColumns::keep(const CsvRow& header, const ColumnPlaces& places) {
    QByteArrayList parts;
    for (const auto& [field, column] : places)
        parts << m_fields[field].word.toLatin1() + '=' + QByteArray::number(column);
    m_preferences.setState(keyOf(header), parts.join(' '));
}

} // namespace mentat

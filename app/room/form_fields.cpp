#include "app/room/form_fields.h"

#include <QUrl>

namespace mentat {

namespace {

int digitOf(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// What no key of a phone types. The ends of lines, and tabs, are those of a note.
bool isNeverTyped(QChar letter) {
    return letter.category() == QChar::Other_Control && letter != u'\n' && letter != u'\r'
           && letter != u'\t';
}

std::optional<QString> decoded(const QByteArray& part) {
    QByteArray bytes;
    bytes.reserve(part.size());
    for (qsizetype i = 0; i < part.size(); ++i) {
        if (part[i] != '%') {
            bytes.append(part[i] == '+' ? ' ' : part[i]);
            continue;
        }
        const bool isWhole = i + 2 < part.size();
        const int high = isWhole ? digitOf(part[i + 1]) : -1;
        const int low = isWhole ? digitOf(part[i + 2]) : -1;
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes.append(static_cast<char>(high * 16 + low));
        i += 2;
    }
    QString text = QString::fromUtf8(bytes);
    // Bytes that are not UTF-8 have become others.
    if (text.toUtf8() != bytes)
        return std::nullopt;
    text.removeIf(isNeverTyped);
    return text;
}

} // namespace

std::optional<FormFields> FormFields::read(const QByteArray& sent) {
    std::vector<std::pair<QString, QString>> fields;
    for (const QByteArray& field : sent.split('&')) {
        if (field.isEmpty())
            continue;
        const qsizetype equals = field.indexOf('=');
        const auto name = decoded(equals < 0 ? field : field.left(equals));
        const auto value = decoded(equals < 0 ? QByteArray() : field.mid(equals + 1));
        if (!name || !value || fields.size() == most)
            return std::nullopt;
        fields.emplace_back(*name, *value);
    }
    return FormFields(std::move(fields));
}

QByteArray FormFields::written(const std::vector<std::pair<QString, QString>>& fields) {
    QByteArray all;
    for (const auto& [name, value] : fields) {
        if (!all.isEmpty())
            all += '&';
        all += QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value);
    }
    return all;
}

} // namespace mentat

#include "raw_errors.h"

#include "raw_shape.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

QString below(const QString& pointer, const QString& key) {
    QString escaped = key;
    escaped.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
    return pointer + u'/' + escaped;
}

QString below(const QString& pointer, qsizetype index) {
    return pointer + u'/' + QString::number(index);
}

void Findings::add(const QString& rule, const QString& pointer) {
    m_errors.push_back({rule, pointer});
}

bool Findings::refused(const QString& pointer) const {
    const QString inside = pointer + u'/';
    return std::any_of(m_errors.begin(), m_errors.end(), [&](const RawError& error) {
        return error.rule == u"R10.1"_s
               && (error.pointer == pointer || error.pointer.startsWith(inside));
    });
}

bool Findings::touched(const QString& pointer) const {
    const QString inside = pointer + u'/';
    return std::any_of(m_errors.begin(), m_errors.end(), [&](const RawError& error) {
        return error.pointer == pointer || error.pointer.startsWith(inside);
    });
}

std::vector<RawError> Findings::sorted() const {
    std::vector<RawError> errors = m_errors;
    std::sort(errors.begin(), errors.end());
    errors.erase(std::unique(errors.begin(), errors.end()), errors.end());
    return errors;
}

std::optional<QSet<QString>> idsOf(const QJsonObject& document) {
    const QJsonValue players = document.value(u"players"_s);
    if (!players.isArray())
        return std::nullopt;
    QSet<QString> ids;
    const QJsonArray list = players.toArray();
    for (const QJsonValue player : list) {
        const QJsonValue id = player.toObject().value(u"id"_s);
        if (id.isString())
            ids.insert(id.toString());
    }
    return ids;
}

namespace {

Format formatOf(const QJsonObject& document) {
    const QJsonValue rules = document.value(u"event"_s).toObject().value(u"rules"_s);
    if (rules == QJsonValue(u"wbc-dune"_s))
        return Format::Dune;
    return rules == QJsonValue(u"eye-of-the-storm"_s) ? Format::Storm : Format::Unreadable;
}

} // namespace

std::vector<RawError> rawErrors(const QByteArray& document) {
    QJsonParseError parse;
    const QJsonDocument json = QJsonDocument::fromJson(document, &parse);
    if (parse.error != QJsonParseError::NoError)
        return {{u"JSON"_s, QString()}};
    if (!json.isObject())
        return {{u"R10.1"_s, QString()}};
    const QJsonObject root = json.object();
    Shape shape;
    shape.format = formatOf(root);
    shape.playerIds = idsOf(root);
    documentShape(shape.format)(shape, root, QString());
    checkClashes(shape, root);
    checkPlays(shape, root);
    return shape.findings.sorted();
}

} // namespace mentat::test::raw

#include "model/document/ruleset/typed_ruleset.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Whether the label would be misread if typed back without quotes.
bool needsQuotes(const QString& label) {
    return label.isEmpty() || label.contains(u',') || label.contains(u'"')
           || label.trimmed() != label;
}

QString plainText(const Json& value) {
    if (value.isNull())
        return {};
    return value.text() ? *value.text() : QString::fromUtf8(value.toCompactBytes());
}

QString labelText(const Json& value) {
    QString text = plainText(value);
    return needsQuotes(text) ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
}

QString joined(const Json& value, QString (*textOf)(const Json&)) {
    if (!value.list())
        return plainText(value);
    QStringList texts;
    for (const Json& one : *value.list())
        texts.append(textOf(one));
    return texts.join(u", "_s);
}

QString pointsText(const Json& value) {
    if (!value.object())
        return joined(value, plainText);
    QStringList lists;
    for (const Json::Member& size : *value.object())
        lists.append(u"%1: %2"_s.arg(size.key, joined(size.value, plainText)));
    // Without a semicolon, a colon distinguishes a single list from one for all sizes.
    return lists.isEmpty() ? u":"_s : lists.join(u"; "_s);
}

QString patternText(const Json& value) {
    if (!value.list())
        return plainText(value);
    QStringList tables;
    for (const Json& table : *value.list())
        tables.append(joined(table, plainText));
    return tables.join(u"; "_s);
}

Json numberIn(const QString& text) {
    bool isNumber = false;
    const qint64 whole = text.toLongLong(&isNumber);
    if (isNumber && !text.startsWith(u'+'))
        return Json(whole);
    static const QRegularExpression decimal(u"^-?\\d+\\.\\d+$"_s);
    return decimal.match(text).hasMatch() ? Json(text.toDouble()) : Json(text);
}

Json numbersIn(const QString& text) {
    static const QRegularExpression between(u"[,\\s]+"_s);
    Json::List numbers;
    for (const QString& one : text.split(between, Qt::SkipEmptyParts))
        numbers.push_back(numberIn(one));
    return Json(std::move(numbers));
}

Json patternIn(const QString& text) {
    Json::List tables;
    for (const QString& table : text.split(u';', Qt::SkipEmptyParts))
        tables.push_back(numbersIn(table));
    return Json(std::move(tables));
}

Json pointsIn(const QString& text) {
    if (!text.contains(u':'))
        return numbersIn(text);
    Json::Object sizes;
    for (const QString& list : text.split(u';', Qt::SkipEmptyParts)) {
        const qsizetype colon = list.indexOf(u':');
        const QString size = list.left(colon).trimmed();
        if (!size.isEmpty())
            sizes.push_back(
                {size, colon < 0 ? Json(Json::List()) : numbersIn(list.mid(colon + 1))});
    }
    return Json(std::move(sizes));
}

/// Splits at commas outside quotation marks.
Json labelsIn(const QString& text) {
    static const QRegularExpression label(
        u"\\G\\s*(?:\"((?:[^\"]|\"\")*)\"|([^,]*?))\\s*(?:,|$)"_s);
    Json::List labels;
    for (auto found = label.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        if (one.capturedStart(1) >= 0)
            labels.emplace_back(one.captured(1).replace(u"\"\""_s, u"\""_s));
        else if (!one.captured(2).isEmpty())
            labels.emplace_back(one.captured(2));
    }
    return Json(std::move(labels));
}

Json unlessEmpty(const QString& text, Json value) {
    return text.trimmed().isEmpty() ? Json() : std::move(value);
}

} // namespace

QString typedText(TypedKind kind, const Json& value) {
    switch (kind) {
    case TypedKind::Points: return pointsText(value);
    case TypedKind::Numbers:
    case TypedKind::SomeNumbers: return joined(value, plainText);
    case TypedKind::Pattern: return patternText(value);
    case TypedKind::Labels: return joined(value, labelText);
    case TypedKind::Choice:
    case TypedKind::Number:
    case TypedKind::Decimal:
    case TypedKind::Name:
    case TypedKind::Text: break;
    }
    return plainText(value);
}

Json typedValue(TypedKind kind, const QString& text) {
    switch (kind) {
    case TypedKind::Number: return numberIn(text.trimmed());
    case TypedKind::Decimal: return unlessEmpty(text, numberIn(text.trimmed().replace(u',', u'.')));
    case TypedKind::Numbers: return numbersIn(text);
    case TypedKind::SomeNumbers: return unlessEmpty(text, numbersIn(text));
    case TypedKind::Pattern: return patternIn(text);
    case TypedKind::Points: return pointsIn(text);
    case TypedKind::Labels: return labelsIn(text);
    case TypedKind::Text: return unlessEmpty(text, Json(text));
    case TypedKind::Choice:
    case TypedKind::Name: break;
    }
    return Json(text);
}

} // namespace mentat

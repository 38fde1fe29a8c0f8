#include "heats_cases.h"

#include "tests/support/raw/small_cases.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

QString seatOf(const QString& text, qsizetype number) {
    static const QRegularExpression pattern(uR"(^(\d+)(?::(\d+))?(?:=(-?[\d.]+))?([xX]?)$)"_s);
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        qFatal("no seat: %s", qPrintable(text));
    QString seat = uR"({"seat":%1,"player":"p%2")"_s.arg(number).arg(match.captured(1));
    if (!match.captured(2).isEmpty())
        seat += uR"(,"place":)"_s + match.captured(2);
    if (!match.captured(3).isEmpty())
        seat += uR"(,"score":)"_s + match.captured(3);
    if (!match.captured(4).isEmpty())
        seat += uR"(,"dropout":true)"_s;
    if (match.captured(4) == u'X')
        seat += uR"(,"excused":true)"_s;
    return seat + u'}';
}

QStringList textsOf(const Json& list) {
    QStringList texts;
    for (const Json& item : list.items)
        texts.append(item.text);
    return texts;
}

} // namespace

Json heatsEventOf(int players, const QString& ruleset, const QString& rest) {
    QStringList people;
    for (int number = 1; number <= players; ++number)
        people.append(uR"({"id":"p%1","name":"P%1"})"_s.arg(number));
    return parsed(
        uR"({"format":"mentat-event","version":1,"event":{"name":"E","year":2026,"rules":"heats",)"_s
        + uR"("ruleset":{"name":"R",)"_s + ruleset + uR"(}},"players":[)"_s + people.join(u',')
        + u']' + (rest.isEmpty() ? QString() : QString(u',' + rest)) + u'}');
}

QString gamesOf(const QString& games) {
    QStringList all;
    const QStringList texts = games.split(u'|', Qt::SkipEmptyParts);
    for (const QString& text : texts) {
        QStringList words = text.split(u' ', Qt::SkipEmptyParts);
        const bool isVoid = words.removeOne(u"void"_s);
        QStringList seats;
        for (const QString& word : words)
            seats.append(seatOf(word, seats.size() + 1));
        all.append(uR"({"table":%1%2,"seats":[)"_s.arg(all.size() + 1)
                       .arg(isVoid ? uR"(,"void":true)"_s : QString())
                   + seats.join(u',') + u"]}"_s);
    }
    return u'[' + all.join(u',') + u']';
}

QString heatsOf(const QStringList& heats) {
    QStringList all;
    for (const QString& heat : heats)
        all.append(
            uR"({"number":%1,"entrants":[],"games":%2})"_s.arg(all.size() + 1).arg(gamesOf(heat)));
    return uR"("heats":[)"_s + all.join(u',') + u']';
}

QString stageOf(const QString& name, const QString& games, const QString& more) {
    return uR"({"name":")"_s + name + uR"(",)"_s + more + uR"("games":)"_s + gamesOf(games) + u'}';
}

QString stagesOf(const QStringList& stages) {
    return uR"("stages":[)"_s + stages.join(u',') + u']';
}

QString orderOf(const Json& rows, const QString& rankKey) {
    QString text;
    const Json* last = nullptr;
    for (const Json& row : rows.items) {
        const Json* rank = row.find(rankKey);
        if (last)
            text += rank->kind == Json::Kind::Null ? u" ! "_s : *rank == *last ? u" "_s : u" | "_s;
        text += row.find(u"player"_s)->text;
        last = rank;
    }
    return text;
}

QString valuesOf(const Json& standings, int key) {
    QStringList all;
    for (const Json& row : standings.items) {
        const std::vector<Json>& values = row.find(u"values"_s)->items;
        const auto index = static_cast<size_t>(key);
        const QString value
            = index < values.size() ? compact(*values.at(index).find(u"value"_s)) : u"-"_s;
        all.append(row.find(u"player"_s)->text + u' ' + QString(value).remove(u'"'));
    }
    return all.join(u", "_s);
}

QString pairsOf(int tables, int heats) {
    QStringList games;
    for (int table = 1; table <= tables; ++table)
        games.append(u"%1:1 %2:2"_s.arg(table).arg(tables + table));
    return heatsOf(QStringList(heats, games.join(u" | "_s)));
}

QString people(int first, int last) {
    QStringList all;
    for (int number = first; number <= last; ++number)
        all.append(u"p%1"_s.arg(number));
    return all.join(u' ');
}

QString byesText(const Json& finalists, const QString& name) {
    for (const Json& stage : finalists.find(u"stages"_s)->items) {
        if (stage.find(u"name"_s)->text == name)
            return textsOf(*stage.find(u"byes"_s)).join(u' ');
    }
    return u"not computed"_s;
}

QString stageText(const Json& finalists, const QString& name) {
    for (const Json& stage : finalists.find(u"stages"_s)->items) {
        if (stage.find(u"name"_s)->text != name)
            continue;
        if (!stage.find(u"held"_s)->flag)
            return u"not held"_s;
        QStringList tables;
        for (const Json& table : stage.find(u"tables"_s)->items)
            tables.append(textsOf(table).join(u' '));
        QStringList parts;
        for (const QString& key : {u"qualifiers"_s, u"alternates"_s, u"lineup"_s})
            parts.append(textsOf(*stage.find(key)).join(u' '));
        return parts.join(u" / "_s) + u" / "_s + tables.join(u", "_s);
    }
    return u"not computed"_s;
}

QString tiesText(const Json& finalists) {
    QStringList ties;
    for (const Json& tie : finalists.find(u"ties"_s)->items) {
        const Json* stage = tie.find(u"stage"_s);
        ties.append(textsOf(*tie.find(u"players"_s)).join(u' ') + u' '
                    + tie.find(u"matters"_s)->text
                    + (stage ? QString(u' ' + stage->text) : QString()));
    }
    return ties.join(u", "_s);
}

QString findingsText(const std::vector<RawError>& findings) {
    QStringList all;
    for (const RawError& finding : findings)
        all.append(finding.rule + u' ' + finding.pointer);
    return all.join(u", "_s);
}

Json edited(Json document, const QString& pointer, const QString& text) {
    const qsizetype cut = pointer.lastIndexOf(u'/');
    Json* holder = jsonAt(document, pointer.left(cut));
    const QString key = pointer.mid(cut + 1);
    if (!holder)
        qFatal("nothing at %s", qPrintable(pointer));
    if (holder->kind == Json::Kind::Object && text.isEmpty())
        holder->remove(key);
    else if (holder->kind == Json::Kind::Object)
        holder->set(key, parsed(text));
    else if (key.toULong() < holder->items.size())
        holder->items.at(key.toULong()) = parsed(text);
    else
        holder->append(parsed(text));
    return document;
}

} // namespace mentat::test::raw

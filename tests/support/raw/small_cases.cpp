#include "small_cases.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

QString compact(const Json& value) {
    QString text = QString::fromUtf8(writeJson(value));
    QString out;
    bool inside = false;
    for (const QChar character : text) {
        inside = inside != (character == u'"');
        if (inside || !character.isSpace())
            out += character;
    }
    return out;
}

Json parsed(const QString& text) {
    const auto json = readJson(text.toUtf8());
    if (!json)
        qFatal("no JSON: %s", qPrintable(text));
    return *json;
}

Json columns(const Json& rows, const QStringList& keys) {
    Json shown = Json::list();
    for (const Json& row : rows.items) {
        Json object = Json::object();
        for (const QString& key : keys)
            object.set(key, *row.find(key));
        shown.append(object);
    }
    return shown;
}

QString column(const Json& rows, const QString& key) {
    QStringList texts;
    for (const Json& row : rows.items)
        texts.append(compact(*row.find(key)));
    return texts.join(u' ');
}

Json eventOf(int players, const QString& settings, const QString& rest) {
    QStringList people;
    for (int number = 1; number <= players; ++number)
        people.append(uR"({"id":"p%1","name":"P%1"})"_s.arg(number));
    const QString event = uR"({"name":"Dune","year":2026,"rules":"wbc-dune","settings":{%1}})"_s;
    return parsed(uR"({"event":)"_s + event.arg(settings) + uR"(,"players":[)"_s + people.join(u',')
                  + u"],"_s + rest + u'}');
}

QString heatsOfGames(const QStringList& games) {
    QStringList all;
    for (qsizetype i = 0; i < games.size(); ++i)
        all.append(uR"({"number":%1,"entrants":[],"games":[%2]})"_s.arg(i + 1).arg(games.at(i)));
    return uR"("heats":[)"_s + all.join(u',') + u']';
}

QString game(const QString& head, const QStringList& seats) {
    QStringList all;
    for (qsizetype i = 0; i < seats.size(); ++i) {
        const QString more = seats.at(i).isEmpty() ? QString() : QString(u',' + seats.at(i));
        all.append(uR"({"seat":%1,"player":"p%1")"_s.arg(i + 1) + more + u'}');
    }
    return uR"({"table":1,)"_s + head + uR"(,"seats":[)"_s + all.join(u',') + u"]}"_s;
}

const QString& won() {
    static const QString text = uR"("winner":true)"_s;
    return text;
}

const QString& left() {
    static const QString text = uR"("dropout":true)"_s;
    return text;
}

const QString& leftExcused() {
    static const QString text = uR"("dropout":true,"excused":true)"_s;
    return text;
}

} // namespace mentat::test::raw

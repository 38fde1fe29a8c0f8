#include "tests/session/act_facts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

Json valueOfFact(const QString& text) {
    const auto json = Json::parse(text.toUtf8());
    return json ? *json : Json(text);
}

void putFact(Json::Object& object, const QString& fact) {
    const QString key = fact.section(u' ', 0, 0);
    const QString value = fact.section(u' ', 1).trimmed();
    if (value.isEmpty())
        throw NotUnderstood{u"“%1” has no value"_s.arg(fact)};
    const auto member = std::ranges::find(object, key, &Json::Member::key);
    if (value == u"none"_s) {
        if (member == object.end())
            throw NotUnderstood{u"there is no “%1” to take out"_s.arg(key)};
        object.erase(member);
    } else if (member == object.end()) {
        object.push_back({key, valueOfFact(value)});
    } else {
        member->value = valueOfFact(value);
    }
}

/// The members of a seat, which is added where there is none; nullptr where it is taken out.
Json::Object* seatFor(Json::Object& game, qint64 number, bool isTakenOut) {
    const auto seats = std::ranges::find(game, u"seats"_s, &Json::Member::key);
    if (seats == game.end() || !seats->value.list())
        throw NotUnderstood{u"there are no seats here"_s};
    Json::List& list = *seats->value.list();
    const auto seat = std::ranges::find_if(list, [&](const Json& one) {
        return one.find(u"seat") && *one.find(u"seat") == Json(number);
    });
    if (isTakenOut && seat != list.end())
        list.erase(seat);
    if (isTakenOut)
        return nullptr;
    if (seat != list.end())
        return seat->object();
    list.emplace_back(Json::Object{{u"seat"_s, Json(number)}});
    return list.back().object();
}

} // namespace

void putFacts(Json& object, const QString& facts) {
    const QStringList groups = partsOutside(facts, u';');
    for (QString group : groups) {
        Json::Object* target = object.object();
        if (group.startsWith(u"seat "_s)) {
            const qint64 number = group.section(u' ', 1, 1).toLongLong();
            group = group.section(u' ', 2);
            target = seatFor(*target, number, group == u"none"_s);
        }
        const QStringList all = partsOutside(group, u',');
        for (const QString& fact : all) {
            if (target && !fact.isEmpty())
                putFact(*target, fact);
        }
    }
}

Game gameWithFacts(const Event& event, const Game& game, const QString& facts) {
    return withFacts(game, facts,
                     {blankSeat(event, SeatNumber(1), PlayerId::placeholder(0)).part,
                      blankGame(event).part,
                      {}});
}

} // namespace mentat::test

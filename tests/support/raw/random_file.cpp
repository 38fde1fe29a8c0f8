#include "random_file.h"

#include "random_draw.h"
#include "random_play.h"
#include "raw_play.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

struct PoolPerson {
    QStringList spellings;
    QString from;
};

// Every fourth name belongs to two people, with different homes.
std::vector<PoolPerson> poolOfPeople() {
    const std::vector<QStringList> given
        = {{u"Jean-François"_s, u"Jean Francois"_s, u"JEAN-FRANCOIS"_s},
           {u"Ada"_s, u"ada"_s, u"ADA"_s},
           {u"Zoë"_s, u"Zoe"_s, u"zoë"_s},
           {u"Bill"_s, u"bill"_s, u"Bill "_s},
           {u"Ann-Marie"_s, u"Ann Marie"_s, u"Ann. Marie"_s},
           {u"Lee"_s}};
    const std::vector<QStringList> family = {{u"Gagné"_s, u"Gagne"_s},
                                             {u"O'Brien"_s, u"OBrien"_s},
                                             {u"Byron"_s, u"BYRON"_s},
                                             {u"Müller"_s, u"Muller"_s},
                                             {u"Dyer"_s},
                                             {u"Proctor"_s},
                                             {u"McMaster"_s, u"Mcmaster"_s}};
    std::vector<PoolPerson> pool;
    const QStringList homes = {u"PA"_s, u"IL"_s, u"Québec"_s, u"MD"_s};
    for (const QStringList& first : given) {
        for (const QStringList& last : family) {
            PoolPerson person;
            for (const QString& one : first) {
                for (const QString& other : last)
                    person.spellings.append(QString(one + u' ' + other));
            }
            const auto home = static_cast<qsizetype>(pool.size()) % homes.size();
            person.from = homes.at(home);
            pool.push_back(person);
            if (pool.size() % 4 == 0) {
                person.from = homes.at((home + 1) % homes.size());
                pool.push_back(person);
            }
        }
    }
    return pool;
}

class FileDraw {
public:
    explicit FileDraw(quint32 seed) : m_draw(seed * 2654435761U + 101), m_pool(poolOfPeople()) {
        m_homes = m_draw.pick(std::vector<int>{0, 40, 90});
        m_times = m_draw.pick(std::vector<int>{0, 50, 90, 100});
        // Few people, so that they recur in many years.
        m_draw.shuffle(m_pool);
        m_pool.resize(static_cast<size_t>(m_draw.between(16, static_cast<int>(m_pool.size()))));
    }

    std::vector<Json> run() {
        const int events = m_draw.between(1, 3);
        for (int i = 0; i < events; ++i)
            m_documents.push_back(event());
        if (m_draw.chance(15))
            m_documents.push_back(storm());
        if (m_draw.chance(60))
            m_documents.push_back(summaries());
        if (m_draw.chance(15))
            m_documents.push_back(summaries());
        if (m_draw.chance(60))
            m_draw.shuffle(m_documents);
        return m_documents;
    }

private:
    int someYear() { return m_draw.between(2019, 2026); }
    QString someName() {
        return m_draw.pick(
            QStringList{u"Dune"_s, u"Dune"_s, u"Dune"_s, u"DUNE"_s, u"Dune Online"_s});
    }

    void name(Json& object, const PoolPerson& person) {
        object.set(u"name"_s, m_draw.pick(person.spellings));
        if (!m_draw.chance(m_homes))
            return;
        const bool lower = m_draw.chance(10);
        object.set(u"from"_s, lower ? person.from.toLower() : person.from);
    }

    void namePlayers(Json& document) {
        std::vector<PoolPerson> people = m_pool;
        m_draw.shuffle(people);
        size_t next = 0;
        for (Json& player : document.find(u"players"_s)->items)
            name(player, people.at(next++));
    }

    void setTimes(Json& game) {
        if (!m_draw.chance(m_times))
            return;
        if (m_draw.chance(25))
            game.set(u"minutes"_s, m_draw.pick(std::vector<int>{0, 100, 250, 255, 311}));
        if (!m_draw.chance(15))
            game.set(u"start"_s, u"2026-07-29T13:%1"_s.arg(m_draw.between(10, 59)));
        if (!m_draw.chance(15))
            game.set(u"end"_s, u"2026-07-29T1%1:30"_s.arg(m_draw.between(3, 8)));
    }

    // R7.3: two finalists trade their picks.
    void trade(Json& last) {
        Json* picks = last.find(u"picks"_s);
        if (!picks || picks->items.size() < 2 || m_draw.chance(40))
            return;
        Json* one = picks->items.front().find(u"faction"_s);
        std::swap(*one, *picks->items.back().find(u"faction"_s));
    }

    Json event() {
        RandomPlayOptions options;
        const auto most = static_cast<int>(m_pool.size());
        options.players = m_draw.chance(5) ? 0 : m_draw.between(3, std::min(most, 24));
        options.heats = m_draw.chance(5) ? 0 : m_draw.between(1, 3);
        Json document = *readJson(
            randomPlayedEvent(static_cast<quint32>(m_draw.below(1'000'000'000)), options));
        Json* head = document.find(u"event"_s);
        head->set(u"name"_s, someName());
        head->set(u"year"_s, someYear());
        if (m_draw.chance(60))
            head->set(u"code"_s, m_draw.pick(QStringList{u"DUN"_s, u"DUN"_s, u"dun"_s, u"DNO"_s}));
        m_years.push_back({textAt(*head, u"name"_s), *wholeAt(*head, u"year"_s)});
        namePlayers(document);
        if (Json* heats = document.find(u"heats"_s)) {
            for (Json& heat : heats->items) {
                for (Json& game : heat.find(u"games"_s)->items)
                    setTimes(game);
            }
        }
        Json* last = document.find(u"final"_s);
        if (Json* game = last ? last->find(u"game"_s) : nullptr; game && game->find(u"seats"_s)) {
            setTimes(*game);
            trade(*last);
        }
        return document;
    }

    Json storm() {
        Json document
            = *readJson(randomStormEvent(static_cast<quint32>(m_draw.below(1'000'000'000))));
        Json* head = document.find(u"event"_s);
        head->set(u"code"_s, u"DUN"_s);
        head->set(u"year"_s, someYear());
        namePlayers(document);
        return document;
    }

    // 1, 2, 3; 1, 1, 3; 1, 2, 2; or without first place.
    Json top() {
        std::vector<PoolPerson> people = m_pool;
        m_draw.shuffle(people);
        const int length = m_draw.between(1, 4);
        Json rows = Json::list();
        int place = m_draw.chance(90) ? 1 : 2;
        for (int i = 0; i < length; ++i) {
            Json row = Json::object();
            row.set(u"place"_s, place);
            name(row, people.at(static_cast<size_t>(i)));
            rows.append(row);
            place = m_draw.chance(20) ? place : i + 2;
        }
        return rows;
    }

    Json summary(const QString& called, int year) {
        Json entry = Json::object();
        entry.set(u"name"_s, called);
        entry.set(u"year"_s, year);
        const bool hasTop = m_draw.chance(60);
        const Json places = hasTop ? top() : Json::list();
        if (!hasTop && m_draw.chance(80)) {
            entry.set(u"champion"_s, m_draw.pick(m_draw.pick(m_pool).spellings));
        } else if (hasTop && m_draw.chance(50)) {
            const bool first = *wholeAt(places.items.front(), u"place"_s) == 1;
            // A name not in the list, if that has no first place.
            entry.set(u"champion"_s,
                      first ? *places.items.front().find(u"name"_s) : Json(u"Muriel Not-In-It"_s));
        }
        for (const auto& key : {u"players"_s, u"games"_s}) {
            if (m_draw.chance(70))
                entry.set(key, m_draw.between(0, 45));
        }
        for (const auto& key : {u"turns"_s, u"hours"_s}) {
            if (m_draw.chance(60))
                entry.set(key, m_draw.between(0, 999) / 100.0);
        }
        if (m_draw.chance(50))
            entry.set(u"adjudicated"_s, m_draw.below(5));
        if (hasTop)
            entry.set(u"top"_s, places);
        if (m_draw.chance(50))
            entry.set(u"source"_s, u"a year book"_s);
        return entry;
    }

    Json summaries() {
        Json list = Json::list();
        for (int count = m_draw.between(1, 4); count > 0; --count) {
            QString called = someName();
            int year = m_draw.between(2012, 2026);
            if (!m_years.empty() && m_draw.chance(35)) {
                const auto& [other, when] = m_draw.pick(m_years);
                called = m_draw.chance(50) ? other : other.toUpper();
                year = static_cast<int>(when);
            }
            if (m_summaries.insert({called.toUpper(), year}).second)
                list.append(summary(called, year));
        }
        Json document = Json::object();
        document.set(u"format"_s, u"mentat-summary"_s);
        document.set(u"version"_s, 1);
        document.set(u"events"_s, list);
        return document;
    }

    Draw m_draw;
    std::vector<PoolPerson> m_pool;
    int m_homes = 0;
    int m_times = 0;
    std::vector<std::pair<QString, qint64>> m_years;
    std::set<std::pair<QString, int>> m_summaries;
    std::vector<Json> m_documents;
};

} // namespace

std::vector<Json> randomFile(quint32 seed) {
    return FileDraw(seed).run();
}

} // namespace mentat::test::raw

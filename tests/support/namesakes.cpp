#include "tests/support/namesakes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

struct Namesake {
    QString name;
    QString from;
    QString badge;
};

const std::vector<Namesake>& namesakes() {
    static const std::vector<Namesake> all{{u"Zelda Quoxley"_s, u"Ohio Falls"_s, {}},
                                           {u"ZELDA QUÖXLEY"_s, u"Fargo"_s, u"70001"_s},
                                           {u"Zelda Quoxley"_s, u"Utica"_s, u"70002"_s},
                                           {u"Zelda Quoxley"_s, u"UTICA"_s, u"70003"_s},
                                           {u"zelda quoxley"_s, {}, {}}};
    return all;
}

QJsonObject renamed(QJsonObject player, const Namesake& as) {
    player[u"name"_s] = as.name;
    for (const auto& [key, value] :
         {std::pair(u"from"_s, as.from), std::pair(u"badge"_s, as.badge)}) {
        if (value.isEmpty())
            player.remove(key);
        else
            player[key] = value;
    }
    return player;
}

} // namespace

QByteArray withNamesakes(const QByteArray& document) {
    QJsonObject all = QJsonDocument::fromJson(document).object();
    QJsonArray players = all[u"players"_s].toArray();
    const qsizetype most = std::min(players.size(), static_cast<qsizetype>(namesakes().size()));
    if (most < 4)
        qFatal("too few players");
    for (qsizetype i = 0; i < most; ++i)
        players[i] = renamed(players[i].toObject(), namesakes()[static_cast<size_t>(i)]);
    all[u"players"_s] = players;
    return QJsonDocument(all).toJson();
}

QStringList badgesOfNamesakes() {
    return {u"70002"_s, u"70003"_s};
}

QStringList unclearNames(const QString& said, NamesakeReaders readers) {
    // The text after the name, with nothing between.
    static const QRegularExpression named(u"zelda\\s+qu[oö]xley"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression clearToEverybody(u"^ \\((Ohio Falls|Fargo|no\\. [345])\\)"_s,
                                                     QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression clearAtDesk(
        u"^ \\((Ohio Falls|Fargo|badge 7000[23]|no\\. 5)\\)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto& clear = readers == NamesakeReaders::Desk ? clearAtDesk : clearToEverybody;
    constexpr qsizetype around = 40;
    const QString text = said.simplified(); // on paper, a line may break within a name
    QStringList unclear;
    for (auto found = named.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const qsizetype end = match.capturedEnd();
        if (!clear.match(text.mid(end, around)).hasMatch())
            unclear.append(text.mid(std::max<qsizetype>(match.capturedStart() - around, 0),
                                    around + match.capturedLength() + around));
    }
    return unclear;
}

QStringList unclearPeople(QString said) {
    said.remove(u"zelda quoxley"_s); // the namesake without additions
    said.replace(u"(Utica)"_s, u"(Fargo)"_s, Qt::CaseInsensitive);
    return unclearNames(said, NamesakeReaders::Desk);
}

} // namespace mentat::test

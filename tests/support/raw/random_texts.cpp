#include "random_parts.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

const QStringList givenNames
    = {u"Ada"_s,   u"Blaise"_s, u"Jean-François"_s, u"Łukasz"_s, u"Małgorzata"_s, u"Żaneta"_s,
       u"Zoë"_s,   u"さくら"_s, u"太郎"_s,          u"محمد"_s,   u"דוד"_s,        u"Σοφία"_s,
       u"Ольга"_s, u"J. F."_s,  u"Emmy"_s,          u"Noël"_s,   u"Anne Marie"_s, u"Ty"_s,
       u"Đorđe"_s, u"Siân"_s};
const QStringList familyNames = {u"Byron"_s,
                                 u"Pascal"_s,
                                 u"Gagné"_s,
                                 u"Wiśniewski"_s,
                                 u"Brzęczyszczykiewicz"_s,
                                 u"O'Neill"_s,
                                 u"d'Œuvre"_s,
                                 u"山田"_s,
                                 u"العربي"_s,
                                 u"כהן"_s,
                                 u"Παπάς"_s,
                                 u"von \"Bär\""_s,
                                 u"Smith\\Jones"_s,
                                 u"🐛 Worm"_s,
                                 u"Noether"_s,
                                 u"de la Cruz"_s,
                                 u"Nguyễn"_s,
                                 u"Franc\u0327ois"_s,
                                 u"Dyer"_s,
                                 u"McMaster"_s};
const QStringList oddTexts = {u"PA"_s,
                              u"Seven Springs, \"Alpine\" room"_s,
                              u"C:\\tables\\1"_s,
                              u"he said: \\\"mine\\\""_s,
                              u"café crème, dès l'été"_s,
                              u"zażółć gęślą jaźń"_s,
                              u"砂の惑星 / デューン"_s,
                              u"الكثيب"_s,
                              u"חולית, 3 משחקים"_s,
                              u"👨‍👩‍👧‍👦 plays 🏜️🪱"_s,
                              u"50 % < 100 & > 0; a/b~c"_s,
                              u"1042"_s,
                              u"+1 (555) 010-0042"_s,
                              u"ada@example.org"_s,
                              u"0.5"_s,
                              u"true"_s,
                              u"=SUM(A1:A2)"_s,
                              u"-- '; DROP TABLE person"_s,
                              u"½ spice — «melange»\u00a0!"_s,
                              u"𝔇𝔲𝔫𝔢 U+1D507"_s,
                              u"e\u0301 is not é"_s,
                              u"x"_s};

} // namespace

QString randomName(Draw& draw) {
    const QString given = draw.pick(givenNames);
    return draw.chance(5) ? given : given + u' ' + draw.pick(familyNames);
}

QString randomText(Draw& draw) {
    const QString text = draw.pick(oddTexts);
    return draw.chance(30) ? text + u", " + draw.pick(oddTexts) : text;
}

// Texts that may have several lines.
QString randomNotes(Draw& draw) {
    QString notes = randomText(draw);
    for (int more = draw.below(4); more > 0; --more)
        notes += draw.pick(QStringList{u"\n"_s, u"\n\n"_s, u"\t"_s, u" "_s}) + randomText(draw);
    return notes;
}

QString timeText(const QDateTime& time) {
    return time.toString(u"yyyy-MM-dd'T'HH:mm"_s);
}

QStringList somePlayers(World& world, int count) {
    QStringList players = world.players;
    world.draw.shuffle(players);
    return players.mid(0, count);
}

Json listOfTexts(const QStringList& values) {
    Json list = Json::list();
    for (const QString& value : values)
        list.append(value);
    return list;
}

void setUnlessEmpty(Json& object, const QString& key, const Json& value) {
    if (!value.isEmptyContainer())
        object.set(key, value);
}

} // namespace mentat::test::raw

#include "tests/gui/import_documents.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const QByteArray gamesHeader
    = "event,year,heat,table,player,from,faction,alliance,winner,victory,turns,hours,remarks\n";

QByteArray firstYear() {
    return "Dune,2001,1,1,Ada Byron,PA,emperor,1,yes,alliance,7,5.5,\n"
           "Dune,2001,1,1,Blaise Pascal,OH,guild,1,yes,,,,\n"
           "Dune,2001,1,1,Carl Gauss,NY,fremen,,,,,,\n"
           "Dune,2001,1,1,Emmy Noether,PA,atreides,,,,,,\n"
           "Dune,2001,1,2,Grace Hopper,NJ,harkonnen,,yes,solo,9,4:15,\n"
           "Dune,2001,1,2,Henri Cartan,QC,atreides,,,,,,\n"
           "Dune,2001,1,2,Jean Bartik,MO,fremen,,,,,,\n"
           "Dune,2001,final,,Ada Byron,,guild,,yes,solo,8,6.5,\n"
           "Dune,2001,final,,Grace Hopper,,emperor,,,,,,\n";
}

QByteArray secondYear() {
    return "Dune,2002,1,1,Blaise Pascal,OH,emperor,,yes,solo,6,4,\n"
           "Dune,2002,1,1,Carl Gauss,NY,guild,,,,,,\n";
}

} // namespace

QByteArray twoYearsOfGames() {
    return gamesHeader + firstYear() + secondYear();
}

QByteArray faultyYearsOfGames() {
    return twoYearsOfGames()
        .replace("NY,fremen,,,,,,", "NY,fremmen,,,,8,,")
        .replace("QC,atreides", "QC,harkonnen")
        .replace("Jean Bartik,MO", "Ada Byron,PA");
}

QByteArray yearsThatNeedSettings() {
    return twoYearsOfGames()
        .replace("solo,6,4,", "solo,15,4,")
        .replace("NY,fremen,,,", "NY,fremen,1,yes,");
}

QByteArray manyYearsOfGames(int years) {
    QByteArray csv = "year,heat,table,player,faction,winner,victory,turns\n";
    const QByteArrayList names{"Ada Byron",    "Blaise Pascal", "Carl Gauss",
                               "Emmy Noether", "Grace Hopper",  "Henri Cartan"};
    const QByteArrayList factions{"atreides", "emperor", "fremen", "guild", "harkonnen"};
    for (int year = 2024 - years; year < 2024; ++year) {
        for (const char* heat : {"1", "2", "final"}) {
            for (int seat = 0; seat < 5; ++seat) {
                csv += QByteArray::number(year) + ',' + heat + ",1," + names[(seat + year) % 6]
                       + ',' + factions[seat] + (seat == 0 ? ",x,solo,7\n" : ",,,\n");
            }
        }
    }
    return csv;
}

QByteArray foreignYearsOfGames() {
    return manyYearsOfGames(2).replace("year,heat,table,player", "Jahr,Runde,Tisch,Wer");
}

QStringList wordsInForeignGames() {
    return {u"Jahr"_s,   u"Runde"_s,   u"Tisch"_s, u"Wer"_s,
            u"winner"_s, u"victory"_s, u"solo"_s,  u"atreides · emperor · fremen"_s};
}

QStringList wordsInGames() {
    QStringList words{u"games.csv"_s, u"Ada Byron"_s,    u"Blaise Pascal"_s, u"Carl Gauss"_s,
                      u"Dune"_s,      u"Emmy Noether"_s, u"Grace Hopper"_s,  u"Henri Cartan"_s,
                      u"remarks"_s,   u"fremmen"_s,      u"faction"_s,       u"turns"_s,
                      u"player"_s,    u"alliance"_s};
    words << u"atreides, bene-gesserit, emperor, fremen, guild, harkonnen, ixian, tleilaxu, choam, "
             "richese, ecaz, moritani"_s;
    return words;
}

} // namespace mentat::test

#include "tests/gui/standings_document.h"

namespace mentat::test {

QByteArray standingsDocument() {
    return R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune",
  "settings":{"finalists":1}},
 "players":[{"id":"p1","name":"Ada Byron","finalAnswer":"yes"},{"id":"p2","name":"Blaise Pascal"},
  {"id":"p3","name":"Carl Gauss"},{"id":"p4","name":"Dorothy Vaughan"},
  {"id":"p5","name":"Emmy Noether"},{"id":"p6","name":"Florence Allen"},
  {"id":"p7","name":"Grace Hopper"},{"id":"p8","name":"Henri Cartan"},
  {"id":"p9","name":"Ida Rhodes"},{"id":"p10","name":"Jean Bartik"}],
 "heats":[
  {"number":1,"start":"2026-07-29T13:00",
   "entrants":["p1","p2","p3","p4","p5","p6","p7","p8","p9","p10"],"games":[
   {"table":1,"start":"2026-07-29T13:05","end":"2026-07-29T17:00","turns":7,"victory":"solo","seats":[
    {"seat":1,"player":"p1","faction":"emperor","winner":true,"performancePoints":4,"strongholds":3,
     "tokens":6,"spice":5,"cards":2},
    {"seat":2,"player":"p3","faction":"guild","performancePoints":3,"strongholds":2,"tokens":9,
     "spice":5,"cards":2},
    {"seat":3,"player":"p5","faction":"fremen","performancePoints":2,"strongholds":1,"tokens":9,
     "spice":5,"cards":1},
    {"seat":4,"player":"p7","faction":"atreides","performancePoints":2,"strongholds":1,"tokens":8,
     "spice":5,"cards":1},
    {"seat":5,"player":"p9","faction":"harkonnen","performancePoints":2,"strongholds":0,"tokens":8,
     "spice":5,"cards":1}]},
   {"table":2,"start":"2026-07-29T13:05","end":"2026-07-29T17:10","turns":7,"victory":"solo","seats":[
    {"seat":1,"player":"p2","faction":"emperor","winner":true,"performancePoints":4,"strongholds":3,
     "tokens":6,"spice":5,"cards":2},
    {"seat":2,"player":"p4","faction":"guild","performancePoints":3,"strongholds":2,"spice":5,
     "cards":2},
    {"seat":3,"player":"p6","faction":"fremen","performancePoints":2,"strongholds":1,"tokens":7,
     "spice":5,"cards":1},
    {"seat":4,"player":"p8","faction":"atreides","performancePoints":2,"strongholds":1,"tokens":6,
     "spice":5,"cards":1},
    {"seat":5,"player":"p10","faction":"harkonnen","performancePoints":2,"strongholds":0,
     "tokens":7,"spice":5,"cards":1}]}]},
  {"number":2,"start":"2026-07-30T09:00","entrants":["p1","p2","p3","p4","p5"],"games":[
   {"table":1,"start":"2026-07-30T09:05","seats":[
    {"seat":1,"player":"p1","faction":"emperor"},{"seat":2,"player":"p2","faction":"guild"},
    {"seat":3,"player":"p3","faction":"fremen"},{"seat":4,"player":"p4","faction":"atreides"},
    {"seat":5,"player":"p5","faction":"harkonnen"}]}]}]})";
}

QByteArray standingsAfterTheHeats() {
    QByteArray document = standingsDocument();
    return document.replace(R"("table":1,"start":"2026-07-30T09:05")",
                            R"("table":1,"void":true,"start":"2026-07-30T09:05")");
}

} // namespace mentat::test

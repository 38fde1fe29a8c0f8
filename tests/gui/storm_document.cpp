#include "tests/gui/storm_document.h"

namespace mentat::test {

QByteArray stormSession() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm"},
        "players": [{"id": "h", "name": "Heather Ames"}, {"id": "e", "name": "Earl Brandt"},
                    {"id": "m", "name": "Mark Cole"}, {"id": "d", "name": "Derrick Dunn"}]})";
}

QByteArray stormOfLastYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Storm", "year": 2025, "rules": "eye-of-the-storm"},
        "players": [{"id": "x", "name": "Heather Ames", "house": "House Demios",
                     "sponsor": "atreides", "homeworld": "Caladan",
                     "startingPoints": {"solaris": 3, "favor": 2, "spice": 0},
                     "allegiances": {"imperial": ["atreides", "sisterhood"],
                                     "house": ["atreides"]}}],
        "games": []})";
}

QByteArray playedStorm() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm"},
        "players": [
          {"id": "h", "name": "Heather Ames", "house": "House Demios", "sponsor": "atreides",
           "homeworld": "Caladan", "startingPoints": {"solaris": 3, "favor": 2, "spice": 0},
           "allegiances": {"imperial": ["atreides", "sisterhood"],
                           "house": ["atreides", "sisterhood"]}},
          {"id": "e", "name": "Earl Brandt", "house": "House Varota", "sponsor": "guild",
           "homeworld": "Junction", "startingPoints": {"solaris": 0, "favor": 3, "spice": 2},
           "allegiances": {"imperial": ["guild", "sisterhood"], "house": ["corrino"]}},
          {"id": "m", "name": "Mark Cole", "house": "House Moritani of the Farther Worlds",
           "sponsor": "harkonnen", "homeworld": "Giedi Prime",
           "startingPoints": {"solaris": 5, "favor": 0, "spice": 0}},
          {"id": "d", "name": "Derrick Dunn", "sponsor": "corrino"},
          {"id": "s", "name": "Sofia Errani"}, {"id": "t", "name": "Tomasz Figas"},
          {"id": "u", "name": "Ursula Gann"}, {"id": "v", "name": "Viggo Holt"}],
        "games": [
          {"number": 1, "round": 1, "table": 1, "seats": [
            {"player": "h", "status": "great-house", "solaris": 12, "favor": 14, "spice": 10},
            {"player": "e", "status": "active", "solaris": 8, "favor": 4, "spice": 3},
            {"player": "m", "status": "renegade", "solaris": 20, "favor": 2, "spice": 1},
            {"player": "d", "status": "eliminated"}]},
          {"number": 2, "round": 1, "table": 2, "seats": [
            {"player": "s", "status": "great-house", "solaris": 3, "favor": 6, "spice": 2},
            {"player": "t", "status": "active", "solaris": 8, "favor": 0, "spice": 3},
            {"player": "u", "status": "active", "solaris": 11, "favor": 5, "spice": 2}]},
          {"number": 3, "round": 2, "table": 1, "void": true, "note": "stopped", "seats": [
            {"player": "h", "status": "active", "solaris": 1, "favor": 1, "spice": 1},
            {"player": "u", "status": "active", "solaris": 1, "favor": 1, "spice": 1}]},
          {"number": 4, "round": 2, "table": 2, "seats": [
            {"player": "e", "status": "great-house", "solaris": 9, "favor": 11, "spice": 12},
            {"player": "s", "status": "active", "solaris": 4, "favor": -2, "spice": 0}]},
          {"number": 5, "round": 3, "seats": [
            {"player": "h", "status": "active", "solaris": 6, "favor": 9, "spice": 4},
            {"player": "t", "status": "great-house", "solaris": 2, "favor": 10, "spice": 10}]}]})";
}

} // namespace mentat::test

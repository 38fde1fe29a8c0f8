#pragma once

#include "document_faults.h"
#include "document_fields.h"
#include "ordered_json.h"
#include "random_draw.h"

#include <functional>
#include <optional>

// Internals of plantFault(), not for the tests themselves.
namespace mentat::test::raw {

struct Planting {
    Json root;
    Draw draw;
    bool storm = false;
};

using Planted = std::optional<RawError>;
using Plant = std::function<Planted(Planting&)>;

struct FaultKind {
    QString name;
    Plant plant;
};

std::vector<FaultKind> typeFaults();
std::vector<FaultKind> valueFaults();
std::vector<FaultKind> listFaults();
std::vector<FaultKind> playFaults();
std::vector<FaultKind> winnerFaults();
std::vector<FaultKind> figureFaults();

RawError refused(const QString& rule, const QString& pointer);

// Where a fault can be planted (fault_places.cpp).
QString at(const QString& pointer, const QString& key);
QString at(const QString& pointer, size_t index);
QString parentOf(const QString& pointer);
QString keyOf(const QString& pointer);
// The pointers of the values at a path with `*`; and all paths with `*` in the document.
std::vector<QString> places(Json& root, const QString& path);
QStringList pathsOf(const Json& root, Json::Kind kind);
void put(Json& root, const QString& pointer, const Json& value);
void take(Json& root, const QString& pointer);

struct Spot {
    DocumentField field;
    QString pointer;
};

using FieldFilter = std::function<bool(const DocumentField&)>;

// A key that passes the filter and whose object exists, whether or not the key does, and whose
// value can break without breaking anything else. The key is drawn first, then the pointer, so that
// rare keys are equally likely.
std::optional<Spot> someSpot(Planting& planting, const FieldFilter& filter, bool mustExist);
// Whether a broken value here could also count as broken elsewhere.
bool breaksMore(Planting& planting, const QString& path, const QString& pointer);

// Games (fault_games.cpp).
struct Scene {
    QString at;
    bool isFinal = false;
    Json* game = nullptr;

    std::vector<Json>& seats() const;
    QString seatAt(size_t index) const;
    QString text(const QString& key) const;
    bool hasControl() const;
    std::optional<double> turns() const;
};

using PlantInGame = std::function<Planted(Planting&, const Scene&)>;

Plant inSomeGame(const PlantInGame& plant);
QString textOf(const Json& object, const QString& key);
bool isSet(const Json& object, const QString& key);
std::vector<size_t> sideOf(const Scene& scene, size_t seat);
std::vector<size_t> seatsWhere(const Scene& scene,
                               const std::function<bool(const Json&)>& condition);
double settingOf(Planting& planting, const QString& key, double byDefault);

} // namespace mentat::test::raw

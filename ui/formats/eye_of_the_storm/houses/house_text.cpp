#include "ui/formats/eye_of_the_storm/houses/house_text.h"

#include "ui/itemmodels/unknown_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// A draft of another kind is not read.
constexpr auto houseDraftKind = QLatin1StringView("house");

QString pointsText(const std::optional<Count>& points) {
    return points ? QString::number(points->value()) : QString();
}

std::optional<Count> countIn(const QString& text) {
    const bool isDigits = std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isDigits && isNumber ? Count::fromInt(number) : std::nullopt;
}

QJsonArray allegianceIds(const std::vector<Sponsor>& sponsors) {
    QJsonArray ids;
    for (const Sponsor sponsor : sponsors)
        ids.append(QString(idOf(sponsor)));
    return ids;
}

std::vector<Sponsor> sponsorsIn(const QJsonValue& ids) {
    std::vector<Sponsor> sponsors;
    for (const QJsonValue id : ids.toArray()) {
        if (const auto sponsor = enumFromId<Sponsor>(id.toString()))
            sponsors.push_back(*sponsor);
    }
    return sponsors;
}

std::optional<QString> orNothing(const QString& text) {
    const QString trimmed = text.trimmed();
    return trimmed.isEmpty() ? std::nullopt : std::optional(trimmed);
}

} // namespace

HouseText textOf(const House& house) {
    const StartingPoints& points = house.startingPoints;
    return {.name = house.name.value_or(QString()),
            .sponsor = house.sponsor,
            .homeworld = house.homeworld.value_or(QString()),
            .points
            = {pointsText(points.solaris), pointsText(points.favor), pointsText(points.spice)},
            .allegiances = house.allegiances};
}

QString draftOf(const HouseText& text) {
    const QJsonObject object{
        {u"kind"_s, houseDraftKind},
        {u"name"_s, text.name},
        {u"sponsor"_s, text.sponsor ? QString(idOf(*text.sponsor)) : QString()},
        {u"homeworld"_s, text.homeworld},
        {u"solaris"_s, text.points[0]},
        {u"favor"_s, text.points[1]},
        {u"spice"_s, text.points[2]},
        {u"imperial"_s, allegianceIds(text.allegiances.imperial)},
        {u"house"_s, allegianceIds(text.allegiances.house)},
        {u"firstGame"_s, text.firstGame}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<HouseText> houseTextIn(const QString& draft) {
    const QJsonObject object = QJsonDocument::fromJson(draft.toUtf8()).object();
    if (object[u"kind"_s].toString() != houseDraftKind)
        return std::nullopt;
    return HouseText{.name = object[u"name"_s].toString(),
                     .sponsor = enumFromId<Sponsor>(object[u"sponsor"_s].toString()),
                     .homeworld = object[u"homeworld"_s].toString(),
                     .points = {object[u"solaris"_s].toString(), object[u"favor"_s].toString(),
                                object[u"spice"_s].toString()},
                     .allegiances
                     = {sponsorsIn(object[u"imperial"_s]), sponsorsIn(object[u"house"_s])},
                     .firstGame = object[u"firstGame"_s].toString()};
}

HouseReading readHouse(const HouseText& text) {
    const auto said
        = [](const char* english) { return QCoreApplication::translate("HouseText", english); };
    HouseReading reading;
    reading.house.name = orNothing(text.name);
    reading.house.sponsor = text.sponsor;
    reading.house.homeworld = orNothing(text.homeworld);
    reading.house.allegiances = text.allegiances;
    StartingPoints& points = reading.house.startingPoints;
    std::optional<Count>* const into[] = {&points.solaris, &points.favor, &points.spice};
    for (size_t i = 0; i < text.points.size(); ++i) {
        const QString typed = text.points[i].trimmed();
        if (isUnknown(typed))
            continue;
        *into[i] = countIn(typed);
        if (!*into[i] && reading.fault.isEmpty())
            reading.fault = said(QT_TRANSLATE_NOOP(
                "HouseText",
                "Starting points: type how many of the 5 are spent on it, 0 or more."));
    }
    const auto players = countIn(text.firstGame.trimmed());
    if (players && players->value() >= 2)
        reading.rate = startingRate(*players);
    else if (!isUnknown(text.firstGame) && reading.fault.isEmpty())
        reading.fault = said(QT_TRANSLATE_NOOP(
            "HouseText", "Players of the first game: type their number, 2 or more, or nothing."));
    return reading;
}

} // namespace mentat

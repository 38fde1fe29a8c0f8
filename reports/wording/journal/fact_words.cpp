#include "reports/wording/journal/fact_words.h"

#include "model/faction.h"
#include "model/values/times.h"
#include "reports/wording/journal/setting_wording.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr const char* factContext = "Fact";

using Words = std::unordered_map<QString, const char*>;

const Words& nameWords() {
    static const Words words{
        {u"accepted"_s, QT_TRANSLATE_NOOP("Fact", "Accepted warnings")},
        {u"algorithm"_s, QT_TRANSLATE_NOOP("Fact", "Version of the draw")},
        {u"alsoKnownAs"_s, QT_TRANSLATE_NOOP("Fact", "Also known as")},
        {u"avoidRepeats"_s, QT_TRANSLATE_NOOP("Fact", "Avoid repeat meetings")},
        {u"calls"_s, QT_TRANSLATE_NOOP("Fact", "Call list")},
        {u"cancelled"_s, QT_TRANSLATE_NOOP("Fact", "Reason for canceling")},
        {u"control"_s, QT_TRANSLATE_NOOP("Fact", "Control of strongholds")},
        {u"email"_s, QT_TRANSLATE_NOOP("Fact", "E-mail")},
        {u"entrants"_s, QT_TRANSLATE_NOOP("Fact", "Players")},
        {u"expansion"_s, QT_TRANSLATE_NOOP("Fact", "Expansion")},
        {u"expansionCopies"_s, QT_TRANSLATE_NOOP("Fact", "Copies of the expansion")},
        {u"expansionTables"_s, QT_TRANSLATE_NOOP("Fact", "Tables with the expansion")},
        {u"finalAnswer"_s, QT_TRANSLATE_NOOP("Fact", "Plays the final")},
        {u"gm"_s, QT_TRANSLATE_NOOP("Fact", "Game Master")},
        {u"handedOver"_s, QT_TRANSLATE_NOOP("Fact", "Handed over")},
        {u"hard"_s, QT_TRANSLATE_NOOP("Fact", "Always (GM's decision)")},
        {u"id"_s, QT_TRANSLATE_NOOP("Fact", "Number in the event")},
        {u"ifNeeded"_s, QT_TRANSLATE_NOOP("Fact", "Plays only if needed")},
        {u"location"_s, QT_TRANSLATE_NOOP("Fact", "Room")},
        {u"minutes"_s, QT_TRANSLATE_NOOP("Fact", "Length in minutes")},
        {u"performancePoints"_s, QT_TRANSLATE_NOOP("Fact", "PP")},
        {u"picks"_s, QT_TRANSLATE_NOOP("Fact", "Factions picked")},
        {u"position"_s, QT_TRANSLATE_NOOP("Fact", "Order in the list")},
        {u"preference"_s, QT_TRANSLATE_NOOP("Fact", "Would play")},
        {u"qp"_s, QT_TRANSLATE_NOOP("Fact", "QP by the GM")},
        {u"qpReason"_s, QT_TRANSLATE_NOOP("Fact", "Reason for the QP")},
        {u"qpTable"_s, QT_TRANSLATE_NOOP("Fact", "QP table")},
        {u"standby"_s, QT_TRANSLATE_NOOP("Fact", "Plays only if needed")},
        {u"tieRolls"_s, QT_TRANSLATE_NOOP("Fact", "Tie rolls")},
        {u"whereabouts"_s, QT_TRANSLATE_NOOP("Fact", "Location")},
    };
    return words;
}

/// "drawFactions" and "draw-factions": "Draw factions".
QString inWords(const QString& id) {
    QString words;
    for (const QChar letter : id) {
        if (letter == u'-')
            words += u' ';
        else if (letter.isUpper() && !words.isEmpty())
            words += QString(u' ' + letter.toLower());
        else
            words += letter;
    }
    return words;
}

QString capitalised(QString words) {
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

/// What an id says in English, in the language.
QString translated(const Language& language, const QString& english) {
    return language.translate(factContext, english.toUtf8().constData());
}

QString textOf(const Language& language, const QString& text, const NameOf& nameOf) {
    if (const auto faction = enumFromId<Faction>(text))
        return factionName(language, *faction);
    if (const auto time = VenueTime::fromText(text))
        return language.venueTime(*time);
    if (const auto stronghold = enumFromId<Stronghold>(text))
        return strongholdName(language, *stronghold);
    if (const QString words = inWords(text); isWordOfList(words))
        return translated(language, words);
    if (const auto player = PlayerId::fromText(text))
        return nameOf(*player);
    return text;
}

/// A number of a document: whole, or with a half.
QString numberText(const Language& language, double number) {
    const double halves = number * 2;
    if (std::floor(halves) == halves)
        return language.halves(static_cast<qint64>(halves));
    return language.thousandths(static_cast<qint64>(std::llround(number * 1000)));
}

qint64 numberAt(const Json& edit, QStringView key) {
    const Json* value = edit.find(key);
    return value && value->integer() ? *value->integer() : 0;
}

} // namespace

QString factName(const Language& language, const QString& key) {
    if (const auto stronghold = enumFromId<Stronghold>(key))
        return strongholdName(language, *stronghold);
    if (const auto setting = settingByText(key))
        return settingFact(language, *setting);
    const auto known = nameWords().find(key);
    return known == nameWords().end() ? translated(language, capitalised(inWords(key)))
                                      : language.translate(factContext, known->second);
}

QString factText(const Language& language, const Json& value, const NameOf& nameOf) {
    if (const bool* flag = value.boolean())
        return *flag ? language.translate(factContext, QT_TRANSLATE_NOOP("Fact", "yes"))
                     : language.translate(factContext, QT_TRANSLATE_NOOP("Fact", "no"));
    if (const qint64* number = value.integer())
        return language.number(*number);
    if (const double* number = value.decimal())
        return numberText(language, *number);
    if (const QString* text = value.text())
        return textOf(language, *text, nameOf);
    if (const Json::List* list = value.list()) {
        QStringList texts;
        for (const Json& element : *list)
            texts.append(factText(language, element, nameOf));
        return texts.join(u", "_s);
    }
    return {};
}

bool isOfPoints(const Language& language, const QString& name) {
    static constexpr QLatin1StringView keys[]{"performancePoints"_L1, "qp"_L1, "qpTable"_L1};
    return std::ranges::any_of(
        keys, [&](QLatin1StringView key) { return name == factName(language, QString(key)); });
}

QString pointsFactText(const Language& language, const Json& value, const NameOf& nameOf) {
    const auto points = [&](double number) {
        return language.points(static_cast<qint64>(std::llround(number * 2)));
    };
    if (const qint64* number = value.integer())
        return points(static_cast<double>(*number));
    if (const double* number = value.decimal())
        return points(*number);
    const Json::List* list = value.list();
    if (!list)
        return factText(language, value, nameOf);
    QStringList texts;
    for (const Json& element : *list)
        texts.append(pointsFactText(language, element, nameOf));
    return texts.join(u", "_s);
}

QString slotPlace(const Language& language, const Json& edit, const NameOf& nameOf) {
    const Json* slot = edit.find(u"slot");
    const QString name = slot && slot->text() ? *slot->text() : QString();
    const auto say = [&](const char* english, const QStringList& filling) {
        return filled(language.translate(factContext, english), filling);
    };
    const QString heat = language.number(numberAt(edit, u"heat"));
    if (edit.find(u"heat") && edit.find(u"table"))
        return say(QT_TRANSLATE_NOOP("Fact", "Heat %1, table %2"),
                   {heat, language.number(numberAt(edit, u"table"))});
    if (const Json* stage = edit.find(u"stage"); stage && stage->text()) {
        const QString round = onOneLine(*stage->text());
        return edit.find(u"table") ? say(QT_TRANSLATE_NOOP("Fact", "%1, table %2"),
                                         {round, language.number(numberAt(edit, u"table"))})
                                   : round;
    }
    if (const Json* player = edit.find(u"player")) {
        const QString who = factText(language, *player, nameOf);
        return edit.find(u"heat") ? say(QT_TRANSLATE_NOOP("Fact", "%1, heat %2"), {who, heat})
                                  : who;
    }
    if (edit.find(u"heat"))
        return name == "draw"_L1 ? say(QT_TRANSLATE_NOOP("Fact", "Heat %1, draw"), {heat})
                                 : say(QT_TRANSLATE_NOOP("Fact", "Heat %1"), {heat});
    if (edit.find(u"game"))
        return say(QT_TRANSLATE_NOOP("Fact", "Game %1"),
                   {language.number(numberAt(edit, u"game"))});
    return factName(language, name);
}

namespace {

// Nobody reads the names from here: they are what a key becomes in words, listed so that the
// translation files have them.
[[maybe_unused]] constexpr std::array namesOfFacts{
    QT_TRANSLATE_NOOP("Fact", "Adjudicated"),
    QT_TRANSLATE_NOOP("Fact", "Aids"),
    QT_TRANSLATE_NOOP("Fact", "Allegiances"),
    QT_TRANSLATE_NOOP("Fact", "Alliance"),
    QT_TRANSLATE_NOOP("Fact", "Answer"),
    QT_TRANSLATE_NOOP("Fact", "Assistants"),
    QT_TRANSLATE_NOOP("Fact", "Award decisions"),
    QT_TRANSLATE_NOOP("Fact", "Badge"),
    QT_TRANSLATE_NOOP("Fact", "Bg prediction"),
    QT_TRANSLATE_NOOP("Fact", "Card"),
    QT_TRANSLATE_NOOP("Fact", "Cards"),
    QT_TRANSLATE_NOOP("Fact", "Checked"),
    QT_TRANSLATE_NOOP("Fact", "Closed"),
    QT_TRANSLATE_NOOP("Fact", "Code"),
    QT_TRANSLATE_NOOP("Fact", "Copies"),
    QT_TRANSLATE_NOOP("Fact", "Data"),
    QT_TRANSLATE_NOOP("Fact", "Deadline"),
    QT_TRANSLATE_NOOP("Fact", "Disqualified"),
    QT_TRANSLATE_NOOP("Fact", "Disqualified reason"),
    QT_TRANSLATE_NOOP("Fact", "Draw"),
    QT_TRANSLATE_NOOP("Fact", "Dropout"),
    QT_TRANSLATE_NOOP("Fact", "Dropout turn"),
    QT_TRANSLATE_NOOP("Fact", "End"),
    QT_TRANSLATE_NOOP("Fact", "Ending"),
    QT_TRANSLATE_NOOP("Fact", "Entry"),
    QT_TRANSLATE_NOOP("Fact", "Event"),
    QT_TRANSLATE_NOOP("Fact", "Excused"),
    QT_TRANSLATE_NOOP("Fact", "Expansion votes"),
    QT_TRANSLATE_NOOP("Fact", "Faction"),
    QT_TRANSLATE_NOOP("Fact", "Factions"),
    QT_TRANSLATE_NOOP("Fact", "Favor"),
    QT_TRANSLATE_NOOP("Fact", "Final"),
    QT_TRANSLATE_NOOP("Fact", "Format"),
    QT_TRANSLATE_NOOP("Fact", "Fremen default"),
    QT_TRANSLATE_NOOP("Fact", "Fremen default alliance"),
    QT_TRANSLATE_NOOP("Fact", "From"),
    QT_TRANSLATE_NOOP("Fact", "Game"),
    QT_TRANSLATE_NOOP("Fact", "Games"),
    QT_TRANSLATE_NOOP("Fact", "Guild default"),
    QT_TRANSLATE_NOOP("Fact", "Guild default alliance"),
    QT_TRANSLATE_NOOP("Fact", "Heat"),
    QT_TRANSLATE_NOOP("Fact", "Heats"),
    QT_TRANSLATE_NOOP("Fact", "Held"),
    QT_TRANSLATE_NOOP("Fact", "Homeworld"),
    QT_TRANSLATE_NOOP("Fact", "Host"),
    QT_TRANSLATE_NOOP("Fact", "House"),
    QT_TRANSLATE_NOOP("Fact", "Id"),
    QT_TRANSLATE_NOOP("Fact", "Imperial"),
    QT_TRANSLATE_NOOP("Fact", "Keep apart"),
    QT_TRANSLATE_NOOP("Fact", "Kind"),
    QT_TRANSLATE_NOOP("Fact", "Label"),
    QT_TRANSLATE_NOOP("Fact", "Late"),
    QT_TRANSLATE_NOOP("Fact", "Left"),
    QT_TRANSLATE_NOOP("Fact", "Lines"),
    QT_TRANSLATE_NOOP("Fact", "Locked"),
    QT_TRANSLATE_NOOP("Fact", "Logo"),
    QT_TRANSLATE_NOOP("Fact", "Name"),
    QT_TRANSLATE_NOOP("Fact", "Note"),
    QT_TRANSLATE_NOOP("Fact", "Notes"),
    QT_TRANSLATE_NOOP("Fact", "Number"),
    QT_TRANSLATE_NOOP("Fact", "Phone"),
    QT_TRANSLATE_NOOP("Fact", "Place"),
    QT_TRANSLATE_NOOP("Fact", "Planned"),
    QT_TRANSLATE_NOOP("Fact", "Player"),
    QT_TRANSLATE_NOOP("Fact", "Players"),
    QT_TRANSLATE_NOOP("Fact", "Pool"),
    QT_TRANSLATE_NOOP("Fact", "Predicted"),
    QT_TRANSLATE_NOOP("Fact", "Preference"),
    QT_TRANSLATE_NOOP("Fact", "Present"),
    QT_TRANSLATE_NOOP("Fact", "Question"),
    QT_TRANSLATE_NOOP("Fact", "Reason"),
    QT_TRANSLATE_NOOP("Fact", "Roll"),
    QT_TRANSLATE_NOOP("Fact", "Rolls"),
    QT_TRANSLATE_NOOP("Fact", "Round"),
    QT_TRANSLATE_NOOP("Fact", "Rule"),
    QT_TRANSLATE_NOOP("Fact", "Rules"),
    QT_TRANSLATE_NOOP("Fact", "Rulings"),
    QT_TRANSLATE_NOOP("Fact", "Score"),
    QT_TRANSLATE_NOOP("Fact", "Seat"),
    QT_TRANSLATE_NOOP("Fact", "Seats"),
    QT_TRANSLATE_NOOP("Fact", "Seed"),
    QT_TRANSLATE_NOOP("Fact", "Sets"),
    QT_TRANSLATE_NOOP("Fact", "Settings"),
    QT_TRANSLATE_NOOP("Fact", "Sheet"),
    QT_TRANSLATE_NOOP("Fact", "Shield wall"),
    QT_TRANSLATE_NOOP("Fact", "Sizes"),
    QT_TRANSLATE_NOOP("Fact", "Solaris"),
    QT_TRANSLATE_NOOP("Fact", "Solo"),
    QT_TRANSLATE_NOOP("Fact", "Spice"),
    QT_TRANSLATE_NOOP("Fact", "Sponsor"),
    QT_TRANSLATE_NOOP("Fact", "Start"),
    QT_TRANSLATE_NOOP("Fact", "Starting points"),
    QT_TRANSLATE_NOOP("Fact", "State"),
    QT_TRANSLATE_NOOP("Fact", "Status"),
    QT_TRANSLATE_NOOP("Fact", "Strongholds"),
    QT_TRANSLATE_NOOP("Fact", "Table"),
    QT_TRANSLATE_NOOP("Fact", "Tables"),
    QT_TRANSLATE_NOOP("Fact", "Tech tokens"),
    QT_TRANSLATE_NOOP("Fact", "Time"),
    QT_TRANSLATE_NOOP("Fact", "Title"),
    QT_TRANSLATE_NOOP("Fact", "Tokens"),
    QT_TRANSLATE_NOOP("Fact", "Topic"),
    QT_TRANSLATE_NOOP("Fact", "Turns"),
    QT_TRANSLATE_NOOP("Fact", "Unavailable"),
    QT_TRANSLATE_NOOP("Fact", "Version"),
    QT_TRANSLATE_NOOP("Fact", "Victory"),
    QT_TRANSLATE_NOOP("Fact", "Void"),
    QT_TRANSLATE_NOOP("Fact", "Winner"),
    QT_TRANSLATE_NOOP("Fact", "Year"),
};

constexpr std::array wordsOfLists{
    QT_TRANSLATE_NOOP("Fact", "active"),
    QT_TRANSLATE_NOOP("Fact", "adjudicated"),
    QT_TRANSLATE_NOOP("Fact", "alliance"),
    QT_TRANSLATE_NOOP("Fact", "base"),
    QT_TRANSLATE_NOOP("Fact", "bg prediction"),
    QT_TRANSLATE_NOOP("Fact", "cannot"),
    QT_TRANSLATE_NOOP("Fact", "choam richese"),
    QT_TRANSLATE_NOOP("Fact", "concession"),
    QT_TRANSLATE_NOOP("Fact", "confirmed"),
    QT_TRANSLATE_NOOP("Fact", "corrino"),
    QT_TRANSLATE_NOOP("Fact", "ecaz moritani"),
    QT_TRANSLATE_NOOP("Fact", "either"),
    QT_TRANSLATE_NOOP("Fact", "eliminated"),
    QT_TRANSLATE_NOOP("Fact", "expansion"),
    QT_TRANSLATE_NOOP("Fact", "fremen default"),
    QT_TRANSLATE_NOOP("Fact", "great house"),
    QT_TRANSLATE_NOOP("Fact", "guild default"),
    QT_TRANSLATE_NOOP("Fact", "individual"),
    QT_TRANSLATE_NOOP("Fact", "ixians tleilaxu"),
    QT_TRANSLATE_NOOP("Fact", "no"),
    QT_TRANSLATE_NOOP("Fact", "no answer"),
    QT_TRANSLATE_NOOP("Fact", "program"),
    QT_TRANSLATE_NOOP("Fact", "renegade"),
    QT_TRANSLATE_NOOP("Fact", "sisterhood"),
    QT_TRANSLATE_NOOP("Fact", "solo"),
    QT_TRANSLATE_NOOP("Fact", "stop"),
    QT_TRANSLATE_NOOP("Fact", "table"),
    QT_TRANSLATE_NOOP("Fact", "time limit"),
    QT_TRANSLATE_NOOP("Fact", "told"),
    QT_TRANSLATE_NOOP("Fact", "turn end"),
    QT_TRANSLATE_NOOP("Fact", "turn limit"),
    QT_TRANSLATE_NOOP("Fact", "victory"),
    QT_TRANSLATE_NOOP("Fact", "yes"),
};

} // namespace

bool isWordOfList(const QString& words) {
    return std::any_of(wordsOfLists.begin(), wordsOfLists.end(),
                       [&](const char* word) { return words == QLatin1StringView(word); });
}

} // namespace mentat

#include "reports/wording/journal/fact_words.h"

#include "model/values/times.h"
#include "reports/wording/journal/setting_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

using Words = std::unordered_map<QString, Phrase>;

const Words& nameWords() {
    static const Words words{
        {u"accepted"_s, Phrase("Fact", "Accepted warnings")},
        {u"algorithm"_s, Phrase("Fact", "Version of the draw")},
        {u"alsoKnownAs"_s, Phrase("Fact", "Also known as")},
        {u"avoidRepeats"_s, Phrase("Fact", "Avoid repeat meetings")},
        {u"calls"_s, Phrase("Fact", "Call list")},
        {u"cancelled"_s, Phrase("Fact", "Reason for canceling")},
        {u"control"_s, Phrase("Fact", "Control of strongholds")},
        {u"email"_s, Phrase("Fact", "E-mail")},
        {u"entrants"_s, Phrase("Fact", "Players")},
        {u"expansion"_s, Phrase("Fact", "Expansion")},
        {u"expansionCopies"_s, Phrase("Fact", "Copies of the expansion")},
        {u"expansionTables"_s, Phrase("Fact", "Tables with the expansion")},
        {u"finalAnswer"_s, Phrase("Fact", "Plays the final")},
        {u"gm"_s, Phrase("Fact", "Game Master")},
        {u"handedOver"_s, Phrase("Fact", "Handed out")},
        {u"hard"_s, Phrase("Fact", "Always (GM's decision)")},
        {u"id"_s, Phrase("Fact", "Number in the event")},
        {u"ifNeeded"_s, Phrase("Fact", "Plays only if needed")},
        {u"location"_s, Phrase("Fact", "Room")},
        {u"minutes"_s, Phrase("Fact", "Length in minutes")},
        {u"performancePoints"_s, Phrase("Fact", "PP")},
        {u"picks"_s, Phrase("Fact", "Factions picked")},
        {u"position"_s, Phrase("Fact", "Order in the list")},
        {u"preference"_s, Phrase("Fact", "Would play")},
        {u"qp"_s, Phrase("Fact", "QP set by the GM")},
        {u"qpReason"_s, Phrase("Fact", "Reason for the QP")},
        {u"qpTable"_s, Phrase("Fact", "QP table")},
        {u"standby"_s, Phrase("Fact", "Plays only if needed")},
        {u"tieRolls"_s, Phrase("Fact", "Tie rolls")},
        {u"whereabouts"_s, Phrase("Fact", "Where to find")},
    };
    return words;
}

/// "drawFactions" and "draw-factions" become "Draw factions".
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

QString capitalized(QString words) {
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

/// Translates an id's English words.
QString translated(const Language& language, const QString& english) {
    return language.translate("Fact", english.toUtf8().constData());
}

QString textOf(const Language& language, const QString& text, const NameOf& nameOf) {
    if (const QString name = nameOfId(language, text); !name.isEmpty())
        return name;
    if (const auto time = VenueTime::fromText(text))
        return language.venueTime(*time);
    if (const QString words = inWords(text); isWordOfList(words))
        return translated(language, words);
    if (const auto player = PlayerId::fromText(text))
        return nameOf(*player);
    return text;
}

/// A number of a document: a whole or a half.
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
    if (const QString name = nameOfId(language, key); !name.isEmpty())
        return name;
    if (const auto setting = settingByText(key))
        return settingFact(language, *setting);
    const auto known = nameWords().find(key);
    return known == nameWords().end() ? translated(language, capitalized(inWords(key)))
                                      : say(language, known->second);
}

QString factText(const Language& language, const Json& value, const NameOf& nameOf) {
    if (const bool* flag = value.boolean())
        return *flag ? say(language, Phrase("Fact", "yes")) : say(language, Phrase("Fact", "no"));
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
    const QString heat = language.number(numberAt(edit, u"heat"));
    if (edit.find(u"heat") && edit.find(u"table"))
        return say(language, Phrase("Fact", "Heat %1, table %2"),
                   {heat, language.number(numberAt(edit, u"table"))});
    if (const Json* stage = edit.find(u"stage"); stage && stage->text()) {
        const QString round = onOneLine(*stage->text());
        return edit.find(u"table") ? say(language, Phrase("Fact", "%1, table %2"),
                                         {round, language.number(numberAt(edit, u"table"))})
                                   : round;
    }
    if (const Json* player = edit.find(u"player")) {
        const QString who = factText(language, *player, nameOf);
        return edit.find(u"heat") ? say(language, Phrase("Fact", "%1, heat %2"), {who, heat}) : who;
    }
    if (edit.find(u"heat"))
        return name == "draw"_L1 ? say(language, Phrase("Fact", "Heat %1, draw"), {heat})
                                 : say(language, Phrase("Fact", "Heat %1"), {heat});
    if (edit.find(u"game"))
        return say(language, Phrase("Fact", "Game %1"), {language.number(numberAt(edit, u"game"))});
    return factName(language, name);
}

namespace {

// Unused: these are the words that keys turn into, listed so that translation files include them.
[[maybe_unused]] constexpr std::array namesOfFacts{
    Phrase("Fact", "Adjudicated"),
    Phrase("Fact", "Aids"),
    Phrase("Fact", "Allegiances"),
    Phrase("Fact", "Alliance"),
    Phrase("Fact", "Answer"),
    Phrase("Fact", "Assistants"),
    Phrase("Fact", "Award decisions"),
    Phrase("Fact", "Badge"),
    Phrase("Fact", "Bg prediction"),
    Phrase("Fact", "Card"),
    Phrase("Fact", "Cards"),
    Phrase("Fact", "Checked"),
    Phrase("Fact", "Closed"),
    Phrase("Fact", "Code"),
    Phrase("Fact", "Copies"),
    Phrase("Fact", "Data"),
    Phrase("Fact", "Deadline"),
    Phrase("Fact", "Disqualified"),
    Phrase("Fact", "Disqualified reason"),
    Phrase("Fact", "Draw"),
    Phrase("Fact", "Dropout"),
    Phrase("Fact", "Dropout turn"),
    Phrase("Fact", "End"),
    Phrase("Fact", "Ending"),
    Phrase("Fact", "Entry"),
    Phrase("Fact", "Event"),
    Phrase("Fact", "Excused"),
    Phrase("Fact", "Expansion votes"),
    Phrase("Fact", "Faction"),
    Phrase("Fact", "Factions"),
    Phrase("Fact", "Favor"),
    Phrase("Fact", "Final"),
    Phrase("Fact", "Format"),
    Phrase("Fact", "Fremen default"),
    Phrase("Fact", "Fremen default alliance"),
    Phrase("Fact", "From"),
    Phrase("Fact", "Game"),
    Phrase("Fact", "Games"),
    Phrase("Fact", "Guild default"),
    Phrase("Fact", "Guild default alliance"),
    Phrase("Fact", "Heat"),
    Phrase("Fact", "Heats"),
    Phrase("Fact", "Held"),
    Phrase("Fact", "Homeworld"),
    Phrase("Fact", "Host"),
    Phrase("Fact", "House"),
    Phrase("Fact", "Id"),
    Phrase("Fact", "Imperial"),
    Phrase("Fact", "Keep apart"),
    Phrase("Fact", "Kind"),
    Phrase("Fact", "Label"),
    Phrase("Fact", "Late"),
    Phrase("Fact", "Left"),
    Phrase("Fact", "Lines"),
    Phrase("Fact", "Locked"),
    Phrase("Fact", "Logo"),
    Phrase("Fact", "Name"),
    Phrase("Fact", "Note"),
    Phrase("Fact", "Notes"),
    Phrase("Fact", "Number"),
    Phrase("Fact", "Phone"),
    Phrase("Fact", "Place"),
    Phrase("Fact", "Planned"),
    Phrase("Fact", "Player"),
    Phrase("Fact", "Players"),
    Phrase("Fact", "Pool"),
    Phrase("Fact", "Predicted"),
    Phrase("Fact", "Preference"),
    Phrase("Fact", "Present"),
    Phrase("Fact", "Question"),
    Phrase("Fact", "Reason"),
    Phrase("Fact", "Roll"),
    Phrase("Fact", "Rolls"),
    Phrase("Fact", "Round"),
    Phrase("Fact", "Rule"),
    Phrase("Fact", "Rules"),
    Phrase("Fact", "Rulings"),
    Phrase("Fact", "Score"),
    Phrase("Fact", "Seat"),
    Phrase("Fact", "Seats"),
    Phrase("Fact", "Seed"),
    Phrase("Fact", "Sets"),
    Phrase("Fact", "Settings"),
    Phrase("Fact", "Sheet"),
    Phrase("Fact", "Shield wall"),
    Phrase("Fact", "Sizes"),
    Phrase("Fact", "Solaris"),
    Phrase("Fact", "Solo"),
    Phrase("Fact", "Spice"),
    Phrase("Fact", "Sponsor"),
    Phrase("Fact", "Start"),
    Phrase("Fact", "Starting points"),
    Phrase("Fact", "State"),
    Phrase("Fact", "Status"),
    Phrase("Fact", "Strongholds"),
    Phrase("Fact", "Table"),
    Phrase("Fact", "Tables"),
    Phrase("Fact", "Tech tokens"),
    Phrase("Fact", "Time"),
    Phrase("Fact", "Title"),
    Phrase("Fact", "Tokens"),
    Phrase("Fact", "Topic"),
    Phrase("Fact", "Turns"),
    Phrase("Fact", "Unavailable"),
    Phrase("Fact", "Version"),
    Phrase("Fact", "Victory"),
    Phrase("Fact", "Void"),
    Phrase("Fact", "Winner"),
    Phrase("Fact", "Year"),
};

constexpr std::array wordsOfLists{
    Phrase("Fact", "active"),
    Phrase("Fact", "adjudicated"),
    Phrase("Fact", "alliance"),
    Phrase("Fact", "base"),
    Phrase("Fact", "bg prediction"),
    Phrase("Fact", "cannot"),
    Phrase("Fact", "choam richese"),
    Phrase("Fact", "concession"),
    Phrase("Fact", "confirmed"),
    Phrase("Fact", "corrino"),
    Phrase("Fact", "ecaz moritani"),
    Phrase("Fact", "either"),
    Phrase("Fact", "eliminated"),
    Phrase("Fact", "expansion"),
    Phrase("Fact", "fremen default"),
    Phrase("Fact", "great house"),
    Phrase("Fact", "guild default"),
    Phrase("Fact", "individual"),
    Phrase("Fact", "ixians tleilaxu"),
    Phrase("Fact", "no"),
    Phrase("Fact", "no answer"),
    Phrase("Fact", "program"),
    Phrase("Fact", "renegade"),
    Phrase("Fact", "sisterhood"),
    Phrase("Fact", "solo"),
    Phrase("Fact", "stop"),
    Phrase("Fact", "table"),
    Phrase("Fact", "time limit"),
    Phrase("Fact", "told"),
    Phrase("Fact", "turn end"),
    Phrase("Fact", "turn limit"),
    Phrase("Fact", "victory"),
    Phrase("Fact", "yes"),
};

} // namespace

bool isWordOfList(const QString& words) {
    return std::any_of(wordsOfLists.begin(), wordsOfLists.end(),
                       [&](Phrase word) { return words == QLatin1StringView(word.english()); });
}

} // namespace mentat

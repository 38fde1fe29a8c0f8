#include "document_fields.h"
#include "ordered_json.h"
#include "random_document.h"
#include "random_draw.h"

#include <QHash>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

struct Default {
    QString path;
    Json value;
};

Json pairOf(double many, double few) {
    Json row = Json::list();
    row.append(many);
    row.append(few);
    return row;
}

// The defaults of settings: omitting the key and writing the default mean the same.
std::vector<Default> settingDefaults() {
    const QString at = u"/event/settings/"_s;
    std::vector<Default> all;
    for (const SettingField& setting : settingFields()) {
        if (setting.type != FieldType::Object) // like any other
            all.push_back({at + setting.key, setting.usual});
    }
    for (const QpField& row : qpFields())
        all.push_back({at + u"qpTable/" + row.victory, pairOf(row.many, row.few)});
    return all;
}

// An optional list, empty by default. Not `control`, because nothing says that an empty grid means
// none, and not `sets`, whose default is the base game.
bool isOptionalList(const DocumentField& field) {
    using enum FieldType;
    const bool isList = field.type == List || field.type == PlayerList || field.type == TextList
                        || field.type == NameList || field.type == CountList || field.type == Dice
                        || field.type == DrawnTables || field.type == EnumList;
    return isList && !field.required && field.path != u"/event/sets"_s;
}

std::vector<Default> everyDefault() {
    std::vector<Default> all = settingDefaults();
    for (const DocumentField& field : documentFields()) {
        const bool isSetting = field.path.startsWith(u"/event/settings/");
        // An explicit `disqualified: false` is a fact: reinstated.
        if (field.type == FieldType::Flag && !isSetting
            && field.path != u"/players/*/disqualified"_s)
            all.push_back({field.path, false});
        else if (isOptionalList(field))
            all.push_back({field.path, Json::list()});
        else if ((field.type == FieldType::Object || field.type == FieldType::Votes)
                 && !field.required)
            all.push_back({field.path, Json::object()});
    }
    return all;
}

// Defaults that an export writes anyway.
const std::vector<Default>& alwaysWritten() {
    static const std::vector<Default> all = [] {
        Json sets = Json::list();
        sets.append(u"base"_s);
        return std::vector<Default>{{u"/players/*/preference"_s, u"either"_s},
                                    {u"/event/sets"_s, sets},
                                    {u"/heats/*/minutes"_s, 300},
                                    {u"/heats/*/games/*/expansion"_s, false},
                                    {u"/final/game/expansion"_s, false}};
    }();
    return all;
}

using DefaultTable = QMultiHash<QString, std::pair<QString, Json>>;

// The defaults by the path of their object.
DefaultTable defaultsByObject(bool storm) {
    DefaultTable table;
    const auto known = [storm](const QString& path) {
        return std::any_of(documentFields().begin(), documentFields().end(),
                           [&](const DocumentField& field) {
                               return field.path == path && (storm ? field.storm : field.dune);
                           });
    };
    const std::vector<Default> all = everyDefault();
    for (const Default& one : all) {
        const qsizetype slash = one.path.lastIndexOf(u'/');
        if (known(one.path))
            table.insert(one.path.left(slash), {one.path.mid(slash + 1), one.value});
    }
    return table;
}

const DefaultTable& defaultTable(bool storm) {
    static const DefaultTable dune = defaultsByObject(false);
    static const DefaultTable house = defaultsByObject(true);
    return storm ? house : dune;
}

class Shuffler {
public:
    Shuffler(quint32 seed, bool storm)
        : m_draw(seed)
        , m_storm(storm)
        , m_defaults(defaultTable(storm))
        , m_percent(m_draw.pick(percents())) {}

    void change(Json& value, const QString& path) {
        if (value.kind == Json::Kind::Object && path != u"/final/expansionVotes"_s) {
            addDefaults(value, path);
            leaveOut(value, path);
            m_draw.shuffle(value.members);
        }
        for (Json& item : value.items)
            change(item, path + u"/*");
        for (JsonMember& member : value.members)
            change(member.value, path + u'/' + member.key);
        // A die rolled once may be written as a list of one.
        if (path.endsWith(u"/roll") && value.kind == Json::Kind::Number && m_draw.chance(10)) {
            Json rolls = Json::list();
            rolls.append(value);
            value = rolls;
        }
    }

    void write(const Json& value, QByteArray& out) {
        out += space();
        switch (value.kind) {
        case Json::Kind::Null: out += "null"; break;
        case Json::Kind::Flag: out += value.flag ? "true" : "false"; break;
        case Json::Kind::Number: out += number(value.number); break;
        case Json::Kind::Text: out += text(value.text); break;
        case Json::Kind::List: writeItems(value, out); break;
        case Json::Kind::Object: writeMembers(value, out); break;
        }
        out += space();
    }

private:
    static const std::vector<int>& percents() {
        static const std::vector<int> all = {0, 5, 15, 40, 90};
        return all;
    }

    // Writing an empty object may mean the same as omitting it, so it gets no members.
    void addDefaults(Json& object, const QString& path) {
        const bool isAbsent
            = object.members.empty() && !path.endsWith(u"/settings") && !path.endsWith(u"/qpTable");
        if (isAbsent)
            return;
        const auto values = m_defaults.values(path);
        for (const auto& [key, value] : values) {
            if (!object.find(key) && m_draw.chance(m_percent))
                object.set(key, value);
        }
    }

    void leaveOut(Json& object, const QString& path) {
        for (const Default& one : alwaysWritten()) {
            const qsizetype slash = one.path.lastIndexOf(u'/');
            const Json* written
                = one.path.left(slash) == path ? object.find(one.path.mid(slash + 1)) : nullptr;
            if (written && *written == one.value && m_draw.chance(m_percent))
                object.remove(one.path.mid(slash + 1));
        }
        if (path.isEmpty() && m_storm && object.find(u"games"_s)->items.empty()
            && m_draw.chance(m_percent))
            object.remove(u"games"_s);
    }

    QByteArray space() {
        static const std::vector<QByteArray> spaces
            = {"", "", "", " ", "\n", "\t", "\r\n", "  \n "};
        return m_draw.pick(spaces);
    }

    QByteArray number(double value) {
        const QByteArray plain = numberText(value);
        const bool whole = std::floor(value) == value;
        return whole && m_draw.chance(5) ? plain + ".0" : plain;
    }

    QByteArray text(const QString& value) {
        if (!m_draw.chance(10))
            return quoted(value).toUtf8();
        QByteArray out = "\"";
        for (const QChar unit : value) {
            const QByteArray hex = QByteArray::number(unit.unicode(), 16).rightJustified(4, '0');
            if (unit == u'/')
                out += "\\/";
            else
                out += "\\u" + (m_draw.chance(50) ? hex.toUpper() : hex);
        }
        return out + '"';
    }

    void writeItems(const Json& list, QByteArray& out) {
        out += '[';
        for (size_t i = 0; i < list.items.size(); ++i) {
            out += i == 0 ? "" : ",";
            write(list.items.at(i), out);
        }
        out += list.items.empty() ? space() + ']' : QByteArray("]");
    }

    void writeMembers(const Json& object, QByteArray& out) {
        out += '{';
        for (size_t i = 0; i < object.members.size(); ++i) {
            out += (i == 0 ? "" : ",") + space() + text(object.members.at(i).key) + space() + ':';
            write(object.members.at(i).value, out);
        }
        out += object.members.empty() ? space() + '}' : QByteArray("}");
    }

    Draw m_draw;
    bool m_storm;
    const DefaultTable& m_defaults;
    int m_percent;
};

} // namespace

QByteArray shuffledDocument(const QByteArray& canonical, quint32 seed) {
    std::optional<Json> document = readJson(canonical);
    if (!document)
        return canonical;
    Json* rules = jsonAt(*document, u"/event/rules"_s);
    Shuffler shuffler(seed, rules && rules->text == u"eye-of-the-storm"_s);
    shuffler.change(*document, QString());
    QByteArray out;
    shuffler.write(*document, out);
    return out;
}

} // namespace mentat::test::raw

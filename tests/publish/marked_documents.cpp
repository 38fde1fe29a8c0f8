#include "tests/publish/marked_documents.h"

#include "tests/support/scratch_book.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Puts marks at the private texts of a document, one after another.
class Marking {
public:
    MarkedDocument run(const QByteArray& document) {
        QJsonObject all = QJsonDocument::fromJson(document).object();
        addPlacesFor(all);
        for (const QString& path : pathsOf(all)) {
            const qsizetype before = m_done.marks.size();
            all = marked(all, path.split(u'/', Qt::SkipEmptyParts)).toObject();
            if (m_done.marks.size() > before)
                m_done.pathsThatAre.append(path);
        }
        m_done.document = QJsonDocument(all).toJson();
        return m_done;
    }

private:
    /// Those that its rules know.
    static QStringList pathsOf(const QJsonObject& all) {
        QStringList paths = privateTexts() + privateTextsOfStages();
        if (all[u"event"_s][u"rules"_s].toString() == u"heats"_s)
            paths.removeIf([](const QString& path) { return path.endsWith(u"/qpReason"_s); });
        return paths;
    }

    /// Notes for the next Game Master; a ruling, where the document has none; acceptances in
    /// stages, which have none by chance.
    static void addPlacesFor(QJsonObject& all) {
        QJsonObject event = all.value(u"event"_s).toObject();
        if (!event.contains(u"rulings"_s))
            event.insert(u"rulings"_s, QJsonArray{QJsonObject{{u"question"_s, QString()}}});
        QJsonObject aids = event.value(u"aids"_s).toObject();
        aids.insert(u"notes"_s, QString());
        event.insert(u"aids"_s, aids);
        all.insert(u"event"_s, event);
        QJsonArray stages = all.value(u"stages"_s).toArray();
        for (qsizetype i = 0; i < stages.size(); ++i)
            stages[i] = withAcceptances(stages[i].toObject());
        if (!stages.isEmpty())
            all.insert(u"stages"_s, stages);
    }

    /// A warning that the GM accepted at each game of a stage.
    static QJsonObject withAcceptances(QJsonObject stage) {
        QJsonArray games = stage.value(u"games"_s).toArray();
        for (qsizetype i = 0; i < games.size(); ++i) {
            QJsonObject game = games[i].toObject();
            game.insert(u"accepted"_s, QJsonArray{QJsonObject{{u"rule"_s, u"H10.25"_s}}});
            games[i] = game;
        }
        if (!games.isEmpty())
            stage.insert(u"games"_s, games);
        return stage;
    }

    QString nextMark() {
        m_done.marks.append("zqmark" + QByteArray::number(m_done.marks.size() + 1000) + "qz");
        return QString::fromLatin1(m_done.marks.back());
    }

    /// The value with marks at what remains of the path below it.
    QJsonValue marked(const QJsonValue& value, const QStringList& path) {
        if (path.isEmpty())
            return nextMark();
        const QStringList rest = path.mid(1);
        if (path.front() == u"*"_s) {
            QJsonArray list;
            for (const QJsonValue one : value.toArray())
                list.append(marked(one, rest));
            return list;
        }
        QJsonObject object = value.toObject();
        if (object.isEmpty())
            return value; // a final that is not played yet
        if (path.front() == u"alsoKnownAs"_s) {
            object.insert(path.front(), QJsonArray{nextMark()});
            return object;
        }
        // A text is put there; a list or an object has to be there already.
        if (rest.isEmpty() || object.contains(path.front()))
            object.insert(path.front(), marked(object.value(path.front()), rest));
        return object;
    }

    MarkedDocument m_done;
};

} // namespace

QByteArray testDocument(const QString& name) {
    return bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/tests/data/documents/") + name);
}

const QStringList& publicTexts() {
    static const QStringList paths{u"/event/name"_s,
                                   u"/event/code"_s,
                                   u"/event/location"_s,
                                   u"/event/gm"_s,
                                   u"/event/host"_s,
                                   u"/players/*/name"_s,
                                   u"/players/*/from"_s,
                                   u"/players/*/house"_s,
                                   u"/heats/*/name"_s,
                                   u"/heats/*/location"_s,
                                   u"/final/location"_s,
                                   u"/event/assistants"_s,
                                   u"/players/*/homeworld"_s,
                                   u"/event/aids/card/*/title"_s,
                                   u"/event/aids/card/*/lines"_s};
    return paths;
}

const QStringList& privateTexts() {
    static const QStringList paths{u"/event/notes"_s,
                                   u"/event/aids/notes"_s,
                                   u"/event/awardDecisions/*/reason"_s,
                                   u"/event/rulings/*/question"_s,
                                   u"/event/rulings/*/answer"_s,
                                   u"/event/rulings/*/topic"_s,
                                   u"/event/rulings/*/entry"_s,
                                   u"/players/*/alsoKnownAs"_s,
                                   u"/players/*/badge"_s,
                                   u"/players/*/email"_s,
                                   u"/players/*/phone"_s,
                                   u"/players/*/whereabouts"_s,
                                   u"/players/*/notes"_s,
                                   u"/players/*/disqualifiedReason"_s,
                                   u"/tieRolls/*/planned"_s,
                                   u"/heats/*/cancelled"_s,
                                   u"/heats/*/games/*/note"_s,
                                   u"/heats/*/games/*/accepted/*/reason"_s,
                                   u"/heats/*/games/*/seats/*/qpReason"_s,
                                   u"/final/tieRolls/*/planned"_s,
                                   u"/final/game/note"_s,
                                   u"/final/game/accepted/*/reason"_s,
                                   u"/final/game/seats/*/qpReason"_s,
                                   u"/games/*/note"_s};
    return paths;
}

const QStringList& privateTextsOfStages() {
    static const QStringList paths{u"/stages/*/tieRolls/*/planned"_s, u"/stages/*/games/*/note"_s,
                                   u"/stages/*/games/*/accepted/*/reason"_s};
    return paths;
}

MarkedDocument withMarks(const QByteArray& document) {
    return Marking().run(document);
}

QByteArrayList marksIn(const QByteArray& bytes, const QByteArrayList& marks) {
    const QByteArray small = bytes.toLower();
    QByteArrayList found;
    for (const QByteArray& mark : marks) {
        if (small.contains(mark))
            found.append(mark);
    }
    return found;
}

} // namespace mentat::test

#include "model/changes/change_kind.h"
#include "model/document/change_codec.h"
#include "model/document/event_document.h"
#include "model/store/book_tables.h"
#include "reports/wording/journal/fact_words.h"
#include "reports/wording/language/language.h"
#include "tests/support/full_book.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_every_fact {

namespace {

const PlayerId ada = playerOfFullEvents();

/// A member of a JSON value, by its positions, and its name for people.
struct Member {
    std::vector<size_t> positions;
    QString path;
};

void collectMembers(const Json& json, const Member& here, std::vector<Member>& all) {
    const auto below = [&](size_t position, const QString& step) {
        Member place = here;
        place.positions.push_back(position);
        place.path += u'/' + step;
        return place;
    };
    const Json::Object* object = json.object();
    for (size_t i = 0; object && i < object->size(); ++i) {
        const Member member = below(i, (*object)[i].key);
        all.push_back(member);
        collectMembers((*object)[i].value, member, all);
    }
    const Json::List* list = json.list();
    for (size_t i = 0; list && i < list->size(); ++i)
        collectMembers((*list)[i], below(i, QString::number(i)), all);
}

Json without(Json json, const Member& member) {
    Json* here = &json;
    for (size_t i = 0; i + 1 < member.positions.size(); ++i) {
        const size_t at = member.positions[i];
        here = here->list() ? &here->list()->at(at) : &here->object()->at(at).value;
    }
    Json::Object& object = *here->object();
    object.erase(object.begin() + static_cast<std::ptrdiff_t>(member.positions.back()));
    return json;
}

void collectKeys(const Json& json, std::set<QString>& keys) {
    for (const Json& element : json.list() ? *json.list() : Json::List())
        collectKeys(element, keys);
    for (const Json::Member& member : json.object() ? *json.object() : Json::Object()) {
        keys.insert(member.key);
        collectKeys(member.value, keys);
    }
}

/// The keys that the descriptions of events of all kinds of rules name.
std::set<QString> keysOfEvents() {
    std::set<QString> keys;
    for (const RulesKind& kind : kinds<RulesKind>()) {
        FullValues values(ada, partsOf(kind.emptyPlay()));
        (void)fullEvent(kind, values, [](const auto&, const auto&) {});
        keys.insert(values.keys().begin(), values.keys().end());
    }
    // of the journal alone
    for (const QString& key : {u"ifNeeded"_s, u"position"_s, u"value"_s})
        keys.erase(key);
    return keys;
}

QString documentPage() {
    return QString::fromUtf8(bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/docs/DOCUMENT.md")));
}

/// The table that names keys only to say where they are not.
QString keysWithoutRulesets(const QString& page) {
    return page.section(u"| where | not there"_s, 1).section(u"\n\n"_s, 0, 0);
}

/// Facts that are what they are before anything is recorded, in every value that was looked at.
class UnsaidFacts {
public:
    template <HasFacts T>
    void look(const T& full, const T& blankOne) {
        forEachFact<T>([&]<auto Fact>(const FactOf<Fact>& fact) {
            const QString name
                = QString::fromLatin1(typeid(T).name()) + u'.' + QString::fromLatin1(fact.key);
            const bool isSaid = full.*Fact != blankOne.*Fact;
            const auto known = m_said.emplace(name, isSaid).first;
            known->second = known->second || isSaid;
        });
    }
    [[nodiscard]] QStringList names() const {
        QStringList names;
        for (const auto& [name, isSaid] : m_said) {
            if (!isSaid)
                names << name;
        }
        return names;
    }

private:
    std::map<QString, bool> m_said;
};

} // namespace

/// What a description names comes back from wherever it is kept; a fact that is new needs no word
/// here.
class TestEveryFact : public QObject {
    Q_OBJECT

private:
    Database m_database{u":memory:"_s, Database::Access::ReadWrite};
    Book m_book;

private Q_SLOTS:
    void initTestCase() {
        migrate(m_database, migrations());
        m_book = fullBook();
        Transaction transaction(m_database);
        insertBook(m_database, m_book);
        transaction.commit();
    }

    void descriptionsNameEveryFact() {
        UnsaidFacts unsaid;
        unsaid.look(m_book.people.front(), blank(std::type_identity<Person>{}));
        unsaid.look<Contact>(m_book.people.front(), {});
        const Summary nothing = blank(std::type_identity<Summary>{});
        unsaid.look(m_book.summaries.front().summary, nothing);
        for (const BookEvent& entry : m_book.events) {
            const Event& event = entry.event;
            unsaid.look(event.details, blank(std::type_identity<EventDetails>{}));
            unsaid.look(event.players.front(), blank(std::type_identity<Player>{}));
            const HeatsPlay* play = heatsPlay(event);
            if (!play)
                continue;
            const Heat& heat = play->heats.front();
            const Game& game = heat.games.front();
            unsaid.look(heat.details, {});
            unsaid.look(*heat.draw, {});
            unsaid.look(play->stages.front().details, {});
            unsaid.look(game, {});
            unsaid.look(game.seats.front(), blank(std::type_identity<Seat>{}));
            const auto look = [&]<class Part>(const Part& part) { unsaid.look(part, Part()); };
            std::visit(look, game.part);
            std::visit(look, game.seats.front().part);
            std::visit(look, heat.draw->part);
        }
        QCOMPARE(unsaid.names(), QStringList());
        // the planted fault
        UnsaidFacts planted;
        planted.look(nothing, nothing);
        QVERIFY(planted.names().size() > 8);
    }

    void theFileKeepsEveryFact() { QVERIFY(loadWholeBook(m_database) == m_book); }

    // Planted in every column: a file that does not keep it is noticed above.
    void everyColumnIsSeen() {
        // where one of a kind stands; how a document says where its final is played
        const QStringList told{u"position"_s, u"stated"_s};
        const QStringList elsewhere{u"journal"_s, u"draft"_s, u"printed"_s, u"event_logo"_s};
        int seen = 0;
        for (const FileColumn& column : columnsIn(m_database)) {
            if (column.isKey || told.contains(column.name) || elsewhere.contains(column.table))
                continue;
            const QString name = column.table + u'.' + column.name;
            const QString value = column.canBeNull ? u"NULL"_s : u"1 - "_s + column.name;
            QVERIFY2(isSameWith(m_database, column, value, m_book) != true, qPrintable(name));
            ++seen;
        }
        QVERIFY(seen > 100);
        QVERIFY(loadWholeBook(m_database) == m_book);
    }

    // What tools/new-schema-version makes of a fact that has no column.
    void theStepOfAMissingColumnIsMade() {
        const auto without = [](const QString& table, const QString& column) {
            Database older(u":memory:"_s, Database::Access::ReadWrite);
            migrate(older, migrations());
            older.run(u"ALTER TABLE %1 DROP COLUMN %2"_s.arg(table, column));
            return missingColumns(older).join(u"; "_s);
        };
        QCOMPARE(without(u"round_game"_s, u"turns"_s),
                 u"ALTER TABLE round_game ADD COLUMN turns INTEGER CHECK (turns >= 0)"_s);
        QCOMPARE(without(u"round_seat"_s, u"place"_s),
                 u"ALTER TABLE round_seat ADD COLUMN place INTEGER CHECK (place >= 1)"_s);
        QCOMPARE(without(u"round_seat"_s, u"score_thousandths"_s),
                 u"ALTER TABLE round_seat ADD COLUMN score_thousandths INTEGER"_s);
        QCOMPARE(without(u"round_seat"_s, u"winner"_s),
                 u"ALTER TABLE round_seat ADD COLUMN winner INTEGER NOT NULL DEFAULT 0 CHECK "
                 "(winner IN (0, 1))"_s);
        // a setting was what it is by default
        QCOMPARE(without(u"settings"_s, u"grace_minutes"_s),
                 u"ALTER TABLE settings ADD COLUMN grace_minutes INTEGER NOT NULL DEFAULT 15 CHECK "
                 "(grace_minutes >= 0)"_s);
        QCOMPARE(without(u"settings"_s, u"final_trades"_s),
                 u"ALTER TABLE settings ADD COLUMN final_trades INTEGER NOT NULL DEFAULT 1 CHECK "
                 "(final_trades IN (0, 1))"_s);
        QCOMPARE(without(u"settings"_s, u"count_at"_s),
                 u"ALTER TABLE settings ADD COLUMN count_at TEXT NOT NULL DEFAULT 'stop'"_s);
        QCOMPARE(without(u"ruling"_s, u"topic"_s), u"ALTER TABLE ruling ADD COLUMN topic TEXT"_s);
        QCOMPARE(without(u"summary"_s, u"hours"_s), u"ALTER TABLE summary ADD COLUMN hours REAL"_s);
        Database present(u":memory:"_s, Database::Access::ReadWrite);
        migrate(present, migrations());
        QCOMPARE(missingColumns(present), QStringList());
    }

    void theJournalKeepsEveryFact() {
        for (const RulesKind& kind : kinds<RulesKind>()) {
            FullValues values(ada, partsOf(kind.emptyPlay()));
            (void)fullEvent(kind, values, []<class Slot>(const Slot& slot, const auto& value) {
                const Change change{ChangeKind::PutBack, {}, {Edit<Slot>{slot, {}, value}}, {}, {}};
                const Json written = writeChange(change);
                const auto again = readChange(change.kind, *Json::parse(written.toCompactBytes()));
                QVERIFY2(again && *again == change, slotName(slot));
                // planted: each key once left out
                std::vector<Member> members;
                collectMembers(written, {}, members);
                for (const Member& member : members) {
                    if (!member.path.contains(u"/after/"_s))
                        continue;
                    const auto lacking = readChange(change.kind, without(written, member));
                    QVERIFY2(!lacking || *lacking != change, qPrintable(member.path));
                }
            });
        }
    }

    void documentsHaveEveryKey() {
        std::set<QString> written;
        for (const BookEvent& entry : m_book.events)
            collectKeys(writeEventDocument(entry.event), written);
        for (const QString& key : keysOfEvents())
            QVERIFY2(written.contains(key), qPrintable(key));
    }

    // Documents that are read and written again byte for byte (tst_event_document), the page, and
    // the journal.
    void everyKeyHasItsSampleItsLineAndItsWords() {
        const QString root = QStringLiteral(MENTAT_SOURCE_DIR);
        std::set<QString> there;
        const QDir documents(root + u"/tests/data/documents"_s);
        for (const QString& file : documents.entryList({u"*.json"_s}, QDir::Files))
            collectKeys(*Json::parse(bytesOf(documents.filePath(file))), there);
        raw::RandomHeatsOptions secondEdition;
        secondEdition.edition = raw::Edition::Second;
        for (quint32 seed = 1; seed <= 60; ++seed)
            collectKeys(*Json::parse(raw::randomHeatsEvent(seed, secondEdition)), there);
        QString page = documentPage();
        page.remove(keysWithoutRulesets(page));
        QString words;
        const QDir wording(root + u"/reports/wording/journal"_s);
        for (const QString& file : wording.entryList({u"*.cpp"_s}, QDir::Files))
            words += QString::fromUtf8(bytesOf(wording.filePath(file)));
        const Language english;
        QStringList lacking;
        for (const QString& key : keysOfEvents()) {
            if (!there.contains(key))
                lacking << key + u": no sample"_s;
            if (!page.contains(u'`' + key + u'`'))
                lacking << key + u": no line"_s;
            if (!words.contains(u'"' + factName(english, key) + u'"'))
                lacking << key + u": no words"_s;
        }
        QCOMPARE(lacking.join(u", "_s), QString());
    }

    // Events by a ruleset have none of Dune's: the page says which they are.
    void thePageSaysWhatRulesetsHaveNot() {
        const QString table = keysWithoutRulesets(documentPage());
        const auto look = [&]<auto Fact>(const FactOf<Fact>& fact) {
            const QString key = QString::fromLatin1(fact.key);
            QVERIFY2(table.contains(u'`' + key + u'`'), fact.key);
        };
        forEachFact<DuneSeat>(look);
        forEachFact<DuneGame>(look);
        forEachFact<DuneDraw>(look);
    }

    // What was unknown is unknown again, unless its row says otherwise; these are the rows that do.
    void undoForgetsWhatIsNew() {
        const QStringList stay{u"alliance"_s, u"qp"_s, u"qpReason"_s, u"victory"_s, u"pool"_s};
        const auto check = [&]<class Part>(const Part& now, const Part& full) {
            forEachFact<Part>([&]<auto Fact>(const FactOf<Fact>& fact) {
                using Known = typename FactOf<Fact>::Value;
                const bool stays = stay.contains(QString::fromLatin1(fact.key))
                                   || !(isOptional<Known> || isList<Known>);
                QVERIFY2(now.*Fact == (stays ? full.*Fact : Part().*Fact), fact.key);
            });
        };
        for (const BookEvent& entry : m_book.events) {
            const HeatsPlay* play = heatsPlay(entry.event);
            if (!play)
                continue;
            const Game full = play->heats.front().games.front();
            const HeatsParts blankParts = *partsOf(entry.event.play);
            Game now = full;
            forgetNew(now.part, blankParts.game);
            forgetNew(now.seats.front().part, blankParts.seat);
            std::visit(
                [&]<class Part>(const Part& part) { check(part, std::get<Part>(full.part)); },
                now.part);
            std::visit(
                [&]<class Part>(const Part& part) {
                    check(part, std::get<Part>(full.seats.front().part));
                },
                now.seats.front().part);
        }
    }
};

} // namespace mentat::test::tst_every_fact

MENTAT_TEST(tst_every_fact, TestEveryFact, QCoreApplication)
#include "tst_every_fact.moc"

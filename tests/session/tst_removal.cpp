#include "app/session/acts.h"
#include "app/session/backups.h"
#include "app/session/people/merging.h"
#include "app/session/people/removal.h"
#include "app/session/rounds/check_in_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/database.h"
#include "tests/publish/marked_documents.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_removal {

namespace {

const QString theName = u"Zoë Quendryth"_s;
const Name neutral = *Name::fromText(u"Removed player 1"_s);

/// What may not be found anywhere: in small letters, as the file has it.
const QByteArrayList& traces() {
    static const QByteArrayList list{"quendryth", "zoe@example.org", "0555-123456"};
    return list;
}

/// The traces that stand in the file or beside it (its log), whatever the case.
QByteArrayList tracesIn(const QString& path) {
    QByteArrayList found;
    for (const QString& suffix : {QString(), u"-wal"_s, u"-journal"_s}) {
        const QByteArray bytes = bytesOf(path + suffix).toLower();
        for (const QByteArray& trace : traces()) {
            if (bytes.contains(trace))
                found << trace;
        }
    }
    return found;
}

/// The event with somebody of this name as its first player, and the name in every other text.
QByteArray namedEverywhere(const QByteArray& document) {
    QByteArray marked = withMarks(document).document;
    static const QRegularExpression mark(u"zqmark\\d+qz"_s);
    marked = QString::fromUtf8(marked).replace(mark, u"by " + theName + u", they say"_s).toUtf8();
    QJsonObject all = QJsonDocument::fromJson(marked).object();
    QJsonObject event = all[u"event"_s].toObject();
    for (const QString& key : {u"code"_s, u"location"_s, u"gm"_s})
        event[key] = theName;
    event[u"assistants"_s] = QJsonArray{theName, u"QUENDRYTH, zoe"_s};
    all[u"event"_s] = event;
    QJsonArray players = all[u"players"_s].toArray();
    QJsonObject first = players[0].toObject();
    first[u"name"_s] = theName;
    first[u"alsoKnownAs"_s] = QJsonArray{u"Quendryth Z."_s};
    first[u"email"_s] = u"zoe@example.org"_s;
    first[u"phone"_s] = u"0555-123456"_s;
    players[0] = first;
    all[u"players"_s] = players;
    QJsonArray heats = all.value(u"heats"_s).toArray();
    for (auto heat : heats) {
        QJsonObject changed = heat.toObject();
        changed[u"name"_s] = QString(u"Heat of "_s + theName);
        changed[u"location"_s] = u"Zoe Quendryth's room"_s;
        heat = changed;
    }
    if (!heats.isEmpty())
        all[u"heats"_s] = heats;
    return QJsonDocument(all).toJson();
}

/// What is noted of a player; random acts give others the same.
QStringList textsOf(const QJsonObject& player) {
    QStringList texts;
    for (const QJsonValue& value : player) {
        if (value.isString())
            texts.append(value.toString());
        for (const QJsonValue& one : value.toArray()) // other names
            texts.append(one.toString());
    }
    return texts;
}

/// What is noted of the first player, and was of whom the last act took away: they may have been
/// found to be one.
QStringList ownTexts(const QJsonArray& players, const QJsonArray& earlier) {
    QStringList texts = textsOf(players.first().toObject());
    QStringList there;
    for (const QJsonValue& player : players)
        there.append(player[u"id"_s].toString());
    for (const QJsonValue& player : earlier) {
        if (!there.contains(player[u"id"_s].toString()))
            texts += textsOf(player.toObject());
    }
    return texts;
}

/// Faults in what stands after a removal beside what stood before: only texts may be others, and
/// only those that named the person, or that are the person's own: own, what was noted of them.
QStringList differences(const QJsonValue& before, const QJsonValue& after, const QString& place,
                        bool isOwn, const QStringList& own = {}) {
    if (before.isString() && after.isString()) {
        const bool named = isOwn || own.contains(before.toString())
                           || before.toString().toLower().contains(u"quendryth"_s)
                           || before.toString().contains(u"0555-123456"_s);
        return named || before == after ? QStringList() : QStringList(place);
    }
    if (before.isArray() && after.isArray()) {
        const QJsonArray a = before.toArray();
        const QJsonArray b = after.toArray();
        if (a.size() != b.size())
            return {place};
        QStringList all;
        for (qsizetype i = 0; i < a.size(); ++i) {
            const bool isFirstPlayer = place == u"/players"_s && i == 0;
            all << differences(a[i], b[i], place + u'/' + QString::number(i), isFirstPlayer, own);
        }
        return all;
    }
    if (before.isObject() && after.isObject()) {
        QStringList all;
        const QJsonObject a = before.toObject();
        const QJsonObject b = after.toObject();
        static const QStringList gone{u"from"_s,        u"badge"_s, u"email"_s,      u"phone"_s,
                                      u"whereabouts"_s, u"notes"_s, u"alsoKnownAs"_s};
        for (const QString& key : a.keys()) {
            if (!b.contains(key) && isOwn && gone.contains(key))
                continue;
            const bool isOwnKey = isOwn && key == u"name"_s;
            all << differences(a[key], b[key], place + u'/' + key, isOwnKey, own);
        }
        for (const QString& key : b.keys()) {
            if (!a.contains(key))
                all << place + u'/' + key;
        }
        return all;
    }
    return before == after ? QStringList() : QStringList(place);
}

QJsonObject documentOf(const Session& session) {
    return QJsonDocument::fromJson(exported(Book{{}, {session.book().events.front()}, {}}))
        .object();
}

/// An event with two players of these names.
QByteArray two(const QString& first, const QString& second) {
    const auto player = [](const QString& id, const QString& name) {
        return QJsonObject{{u"id"_s, id}, {u"name"_s, name}};
    };
    const QJsonObject event{{u"name"_s, u"Dune"_s}, {u"year"_s, 2026}, {u"rules"_s, u"wbc-dune"_s}};
    return QJsonDocument(QJsonObject{{u"format"_s, u"mentat-event"_s},
                                     {u"version"_s, 1},
                                     {u"event"_s, event},
                                     {u"players"_s,
                                      QJsonArray{player(u"p1"_s, first), player(u"p2"_s, second)}}})
        .toJson();
}

/// Fails one statement, as a full disk would.
class FullDisk final : public StatementWatch {
public:
    void failAt(int statement) {
        m_left = statement;
        m_hasFailed = false;
    }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    void aboutToRun(const QString& sql) override {
        if (m_left < 0 || sql == u"ROLLBACK")
            return;
        --m_left;
        if (m_left >= 0)
            return;
        m_hasFailed = true;
        throw StoreError(FailureKind::DiskFull, {u"book"_s});
    }

private:
    int m_left = -1;
    bool m_hasFailed = false;
};

} // namespace

/// Somebody is taken out of the file for good.
class TestRemoval : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    void open(const std::vector<QByteArray>& documents, StatementWatch* watch = nullptr) {
        m_session.reset();
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create(documents);
        m_session = m_scratch->open(Session::Access::Write, {.watch = watch});
    }
    [[nodiscard]] const Book& book() const { return m_session->book(); }
    [[nodiscard]] EventId id() const { return book().events.front().id; }
    [[nodiscard]] const Event& event() const { return book().events.front().event; }
    [[nodiscard]] PersonId personOf(const char* player) const {
        return *findPlayer(event(), *PlayerId::fromText(QString::fromLatin1(player)))->person;
    }
    [[nodiscard]] Result<bool> remove(PersonId person) {
        return m_session->removalOf(person, neutral).and_then([&](const PersonRemoval& removal) {
            return m_session->removePerson(removal);
        });
    }
    void change(const char* id, const std::function<void(Player&)>& how) {
        Player player = *findPlayer(event(), *PlayerId::fromText(QString::fromLatin1(id)));
        how(player);
        QVERIFY(m_session->perform(this->id(), *changePlayer(book(), event(), player)));
    }

private Q_SLOTS:
    void theNameIsFoundInTexts_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const QString full = u"Jean-François Gagné"_s;
        QTest::newRow("as it is") << full << u"Told Jean-François Gagné."_s << u"Told X."_s;
        QTest::newRow("no accents") << full << u"jean francois gagne was late"_s << u"X was late"_s;
        QTest::newRow("family name first") << full << u"(Gagné, Jean-François)"_s << u"(X)"_s;
        QTest::newRow("twice") << u"Ada Byron"_s << u"Ada Byron and ADA BYRON"_s << u"X and X"_s;
        QTest::newRow("part of a word") << u"Ada Byron"_s << u"Ada Byronson"_s << u"Ada Byronson"_s;
        QTest::newRow("two sentences")
            << u"Ada Byron"_s << u"It was Ada. Byron said"_s << u"It was Ada. Byron said"_s;
        QTest::newRow("initials") << u"J. F. Gagne"_s << u"Told J. F. Gagne."_s << u"Told X."_s;
        QTest::newRow("initials last")
            << u"J.-F. Gagne"_s << u"Gagne, J.-F. was late"_s << u"X. was late"_s;
        QTest::newRow("initials without dots") << u"J. F. Gagne"_s << u"j f gagne"_s << u"X"_s;
        QTest::newRow("a short word") << u"St. John Smith"_s << u"(St. John Smith)"_s << u"(X)"_s;
        QTest::newRow("half of it") << u"Ada Byron"_s << u"Ada said"_s << u"Ada said"_s;
        QTest::newRow("a word that is a name")
            << u"Will"_s << u"Will he? I will ask Will."_s << u"X he? I will ask X."_s;
        QTest::newRow("other writing") << u"山田 太郎"_s << u"卓 山田 太郎"_s << u"卓 X"_s;
        QTest::newRow("signs alone") << u"???"_s << u"what???"_s << u"what???"_s;
    }
    void theNameIsFoundInTexts() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(withNameReplaced(text, name, u"X"_s), expected);
    }

    // Every text field that a document can have, the journal of what was done since, a draft, a
    // summary: and then the bytes of the file, while it is open and after it is closed.
    void nothingOfThemStays_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("the sample") << sampleDocument();
        raw::RandomDocumentOptions storm;
        storm.rules = u"eye-of-the-storm"_s;
        storm.players = 5;
        storm.isOpen = true;
        QTest::newRow("Eye of the Storm") << raw::randomDocument(3, storm);
    }
    void nothingOfThemStays() {
        QFETCH(QByteArray, document);
        open({namedEverywhere(document)});
        const PersonId person = *event().players.front().person;
        change(event().players.front().id.text().toLatin1().constData(), [](Player& player) {
            player.name = *Name::fromText(u"Zoe Ann Quendryth"_s);
            player.phone = u"0555-123456 in the evening"_s;
        });
        QVERIFY(m_session->perform(
            id(), *disqualify(event(), event().players.front().id, u"Z. Zoe Quendryth left"_s)));
        QVERIFY(m_session->saveDraft(id(), u"final"_s, u"{\"note\":\"zoë quendryth?\"}"_s));
        Summary summary{*Name::fromText(u"Dune"_s), Year(2001), {}, {}, {}, {}, {}, {}, {}, {}};
        summary.champion = *Name::fromText(theName);
        summary.top = {{Place(1), *Name::fromText(theName), u"PA"_s}};
        QVERIFY(m_session->importSummaries({summary}, ImportMode::AsNew));
        const QJsonObject before = documentOf(*m_session);
        QCOMPARE(tracesIn(m_scratch->path()).isEmpty(), false); // the check sees what is there

        const auto removed = remove(person);
        QVERIFY(removed);
        QVERIFY(*removed);
        QCOMPARE(tracesIn(m_scratch->path()), QByteArrayList());
        QCOMPARE(differences(before, documentOf(*m_session), {}, false), QStringList());
        QCOMPARE(*book().summaries.front().summary.champion, neutral);
        QCOMPARE(findPerson(book(), person)->name, neutral);
        QCOMPARE(m_session->drafts().front().content, u"{\"note\":\"Removed player 1?\"}"_s);

        // The file says what the memory says, and all of the journal can be read.
        const QByteArray inMemory = exported(book());
        const auto entries = m_session->journalPage(std::nullopt, 1000);
        QVERIFY(entries);
        QCOMPARE(entries->front().change.kind, ChangeKind::PersonRemoved);
        QCOMPARE(entries->front().change.operands, Values{neutral.text()});
        m_session.reset();
        QCOMPARE(tracesIn(m_scratch->path()), QByteArrayList());
        m_session = m_scratch->open();
        QCOMPARE(exported(book()), inMemory);
        QCOMPARE(findPerson(book(), person)->name, neutral);
    }

    void undoStopsAtIt() {
        open({two(u"Zoe Quendryth"_s, u"Bo"_s)});
        change("p1", [](Player& player) { player.notes = u"plays white"_s; });
        const auto act = m_session->journalPage(std::nullopt, 1)->front().id;
        QVERIFY(remove(personOf("p1")));
        const auto undone = m_session->undo();
        QVERIFY(!undone);
        QCOMPARE(undone.error().kind, FailureKind::UndoBarrier);
        QCOMPARE(undone.error().values, Values{QString(idOf(ChangeKind::PersonRemoved))});
        // What is put back has nothing of the person either.
        (void)m_session->putBack(act);
        m_session.reset();
        QCOMPARE(tracesIn(m_scratch->path()), QByteArrayList());
    }

    // Who is in no event goes as a whole.
    void aKnownPersonIsTakenOut() {
        open({two(u"Zoe Quendryth"_s, u"Bo"_s)});
        const PersonId person = personOf("p1");
        QVERIFY(m_session->perform(id(), *removePlayer(event(), event().players.front().id)));
        QVERIFY(findPerson(book(), person));
        QVERIFY(remove(person));
        QVERIFY(!findPerson(book(), person));
        QCOMPARE(book().people.size(), size_t(1));
        m_session.reset();
        QCOMPARE(tracesIn(m_scratch->path()), QByteArrayList());
        m_session = m_scratch->open();
        QCOMPARE(book().people.size(), size_t(1));
    }

    // Earlier spellings, and whoever turned out to be the same.
    void whoBecameOneWithThemGoesToo() {
        open({two(u"Ada Byron"_s, u"Zoe Quendryth"_s)});
        change("p2", [](Player& player) { player.email = u"zoe@example.org"_s; });
        QVERIFY(m_session->perform(
            id(), *mergePlayers(book(), id(), event().players[0].id, event().players[1].id)));
        QVERIFY(remove(personOf("p1")));
        m_session.reset();
        QCOMPARE(tracesIn(m_scratch->path()), QByteArrayList());
    }

    // Of two of one name one goes: where the other is meant, the name stays.
    void aNamesakeStays() {
        open({two(u"Zoe Quendryth"_s, u"Zoe Quendryth"_s)});
        const auto answer = [&](const char* text) {
            Ruling ruling;
            ruling.answer = QString::fromLatin1(text);
            QVERIFY(m_session->perform(id(), *recordRuling(event(), ruling)));
        };
        answer("Zoe Quendryth may");
        change("p1", [](Player& player) { player.badge = u"11"_s; });
        change("p2", [](Player& player) { player.badge = u"22"_s; });
        QVERIFY(remove(personOf("p1")));
        QCOMPARE(event().players[0].name, neutral);
        QCOMPARE(event().players[1].name.text(), u"Zoe Quendryth"_s);
        QCOMPARE(event().players[1].badge, u"22"_s);
        QCOMPARE(event().rulings.front().answer, u"Zoe Quendryth may"_s); // nobody knows who
        const auto entries = m_session->journalPage(std::nullopt, 3);
        // Each was told apart by the badge, which goes with the name.
        QCOMPARE((*entries)[1].change.operands, Values{u"Zoe Quendryth (badge 22)"_s});
        QCOMPARE((*entries)[2].change.operands, Values{neutral.text()});
    }

    void ofAClosedEventToo() {
        open({sampleDocument()});
        QVERIFY(m_session->perform(id(), *closeEvent(event())));
        const Player first = event().players.front();
        QVERIFY(remove(*first.person));
        QCOMPARE(event().players.front().name, neutral);
        QVERIFY(event().details.closed);
    }

    void whatIsRefused() {
        open({two(u"Zoe Quendryth"_s, u"Bo"_s)});
        QCOMPARE(m_session->removalOf(PersonId(99), neutral).error().kind,
                 FailureKind::UnknownPerson);
        m_session.reset();
        const QByteArray before = bytesOf(m_scratch->path());
        const auto reader = m_scratch->open(Session::Access::Read);
        const auto removal
            = reader->removalOf(*reader->book().events[0].event.players[0].person, neutral);
        QCOMPARE(reader->removePerson(*removal).error().kind, FailureKind::ReadOnly);
        QCOMPARE(bytesOf(m_scratch->path()), before);
    }

    // Whatever statement fails: all of it or nothing, in memory as in the file.
    void aFullDiskLeavesAllOrNothing() {
        FullDisk disk;
        open({two(u"Zoe Quendryth"_s, u"Bo"_s)}, &disk);
        change("p1", [](Player& player) { player.phone = u"0555-123456"_s; });
        const PersonId person = personOf("p1");
        const auto removal = m_session->removalOf(person, neutral);
        const QByteArray before = exported(book());
        const QString tables = dumpWithoutJournal(m_scratch->path());
        QSignalSpy resets(m_session.get(), &Session::bookReset);
        int failures = 0;
        for (int statement = 0;; ++statement) {
            disk.failAt(statement);
            const auto removed = m_session->removePerson(*removal);
            const bool hasFailed = disk.hasFailed();
            disk.failAt(-1);
            if (removed) {
                // Only writing the file anew may fail after it; closing makes up for that.
                QCOMPARE(*removed, !hasFailed);
                break;
            }
            ++failures;
            QCOMPARE(removed.error().kind, FailureKind::DiskFull);
            QCOMPARE(exported(book()), before);
            QCOMPARE(dumpWithoutJournal(m_scratch->path()), tables);
            QVERIFY(resets.isEmpty());
        }
        QVERIFY(failures > 5);
        QCOMPARE(resets.size(), 1);
        m_session.reset();
        QCOMPARE(tracesIn(m_scratch->path()), QByteArrayList());
    }

    // While somebody reads, old pages are needed; they go when the file is closed.
    void aReaderIsNotDisturbed() {
        open({two(u"Zoe Quendryth"_s, u"Bo"_s)});
        change("p1", [](Player& player) { player.phone = u"0555-123456"_s; });
        {
            Database reader(m_scratch->path(), Database::Access::ReadOnly);
            reader.run(u"BEGIN"_s);
            QCOMPARE(reader.single(u"SELECT name FROM player WHERE id = 'p1'"_s),
                     SqlValue(u"Zoe Quendryth"_s));
            const auto removed = remove(personOf("p1"));
            QVERIFY(removed);
            QVERIFY(!*removed);
            QCOMPARE(reader.single(u"SELECT name FROM player WHERE id = 'p1'"_s),
                     SqlValue(u"Zoe Quendryth"_s));
            reader.run(u"COMMIT"_s);
        }
        m_session.reset();
        QCOMPARE(tracesIn(m_scratch->path()), QByteArrayList());
    }

    void copiesThatHoldTheNameAreFound() {
        open({two(u"Zoe Quendryth"_s, u"Bo"_s)});
        const BackupFolders folders{m_scratch->path(), {}};
        const auto early = makeBackups(folders, m_scratch->clock().nowUtc());
        QVERIFY(early.beside);
        const QString kept = m_scratch->folder() + u"/book.before-restore 2026-07-01.mentat"_s;
        QVERIFY(QFile::copy(m_scratch->path(), kept));
        writeBytes(m_scratch->folder() + u"/book.version-1.mentat"_s, "no event file");
        writeBytes(m_scratch->folder() + u"/another.mentat"_s, "not of this file");
        const auto removal = m_session->removalOf(personOf("p1"), neutral);
        QVERIFY(m_session->removePerson(*removal));
        const auto late = makeBackups(folders, m_scratch->clock().nowUtc().addSecs(60));
        QVERIFY(late.beside);
        QStringList copies = copiesNaming(*removal, folders, m_session->desk());
        const QStringList expected{early.beside->path, kept,
                                   m_scratch->folder() + u"/book.version-1.mentat"_s};
        QCOMPARE(copies, expected);
        QCOMPARE(deleteCopies(copies), QStringList());
        QCOMPARE(copiesNaming(*removal, folders, m_session->desk()), QStringList());
        QVERIFY(QFile::exists(late.beside->path));
        QVERIFY(QFile::exists(m_scratch->folder() + u"/another.mentat"_s));
    }

    // After any acts, of any event: the name is nowhere, all else as it was, and work goes on.
    void afterRandomActs() {
        const int seeds = setting("MENTAT_REMOVALS", isSoak() ? 200 : 6);
        for (int seed = 1; seed <= seeds; ++seed) {
            raw::RandomDocumentOptions options;
            options.players = 8 + seed % 20;
            options.isOpen = true;
            open({namedEverywhere(raw::randomDocument(quint32(seed), options))});
            RandomSource random(static_cast<unsigned>(seed));
            // What was ever noted of the first player is theirs: the journal still tells it.
            QStringList own;
            QJsonArray players = documentOf(*m_session)[u"players"_s].toArray();
            for (int change = 0; change < 40; ++change) {
                (void)performRandomChanges(*m_session, random, 1);
                const QJsonArray now = documentOf(*m_session)[u"players"_s].toArray();
                own += ownTexts(now, players);
                players = now;
            }
            const QJsonObject before = documentOf(*m_session);
            const auto found = std::ranges::find_if(book().people, [](const Person& person) {
                return person.name.text().contains(u"Quendryth"_s);
            });
            if (found == book().people.end())
                continue; // the random acts gave them another name
            const bool isFirst = event().players.front().person == found->id;
            QVERIFY(remove(found->id));
            if (isFirst) {
                const QStringList other
                    = differences(before, documentOf(*m_session), {}, false, own);
                QVERIFY2(other.isEmpty(),
                         qPrintable(u"seed %1: %2"_s.arg(QString::number(seed), other.join(u' '))));
            }
            (void)performRandomChanges(*m_session, random, 5);
            QVERIFY2(tracesIn(m_scratch->path()).isEmpty(),
                     qPrintable(u"seed %1: %2"_s.arg(
                         QString::number(seed),
                         QString::fromUtf8(tracesIn(m_scratch->path()).join(' ')))));
        }
    }
};

} // namespace mentat::test::tst_removal

MENTAT_TEST(tst_removal, TestRemoval, QCoreApplication)
#include "tst_removal.moc"

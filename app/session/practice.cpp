#include "app/session/practice.h"

#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/practice_play.h"
#include "model/failure_kind.h"
#include "model/store/file/on_disk.h"
#include "model/store/file/write_lock.h"

#include <QDir>
#include <QFile>

#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

std::span<const InventedPerson> inventedPeople() {
    static const std::array people = std::to_array<InventedPerson>({
        {u"Adela Thornquist"_s, u"PA"_s, Preference::Either},
        {u"Barnaby Okafor"_s, u"NJ"_s, Preference::Base},
        {u"Cecily Marchetti"_s, u"NY"_s, Preference::Either},
        {u"Dmitri Vasko"_s, u"MD"_s, Preference::Variant},
        {u"Edwina Larkspur"_s, u"VA"_s, Preference::Variant},
        {u"Farouk Haddad"_s, u"ON"_s, Preference::Either},
        {u"Greta Lindholm"_s, u"OH"_s, Preference::Base},
        {u"Hollis Penhaligon"_s, u"PA"_s, Preference::Either},
        {u"Imogen Castellanos"_s, u"NC"_s, Preference::Variant},
        {u"Jasper Wintergreen"_s, u"CT"_s, Preference::Variant},
        {u"Katya Romanchuk"_s, u"MA"_s, Preference::Base},
        {u"Lorenzo Abbate"_s, u"NY"_s, Preference::Either},
        {u"Mirabel Ashdown"_s, u"DE"_s, Preference::Either},
        {u"Nikolas Ferreira"_s, u"QC"_s, Preference::Base},
        {u"Odette Brambles"_s, u"PA"_s, Preference::Variant},
        {u"Percival Yoon"_s, u"CA"_s, Preference::Either},
        {u"Quentin Tolliver"_s, u"WV"_s, Preference::Either},
        {u"Rosalind Achebe"_s, u"GA"_s, Preference::Either},
        {u"Sigmund Harrowgate"_s, u"IL"_s, Preference::Either},
        {u"Tamsin Delacroix"_s, u"QC"_s, Preference::Base},
        {u"Ulric Svendsen"_s, u"MN"_s, Preference::Either},
        {u"Valeria Montague"_s, u"FL"_s, Preference::Either},
        {u"Winifred Zielinski"_s, u"MI"_s, Preference::Either},
        {u"Xavier Plumtree"_s, u"NH"_s, Preference::Either},
        {u"Yolanda Kirkbride"_s, u"TX"_s, Preference::Variant},
        {u"Zebulon Fairweather"_s, u"KY"_s, Preference::Either},
        {u"Anselm Quigley"_s, u"IN"_s, Preference::Base},
        {u"Beatrix Novotny"_s, u"WI"_s, Preference::Either},
        {u"Caspian Rutherford"_s, u"ME"_s, Preference::Variant},
        {u"Delphine Umarov"_s, u"RI"_s, Preference::Either},
        {u"Ephraim Stavros"_s, u"MD"_s, Preference::Either},
        {u"Fenella Jankowski"_s, u"OH"_s, Preference::Variant},
        {u"Gideon Braithwaite"_s, u"VT"_s, Preference::Base},
        {u"Henrietta Salgado"_s, u"NM"_s, Preference::Either},
        {u"Ignatius Pell"_s, u"SC"_s, Preference::Either},
        {u"Juniper Malachowski"_s, u"NJ"_s, Preference::Either},
        {u"Leopold Ishikawa"_s, u"WA"_s, Preference::Either},
        {u"Marguerite Oduya"_s, u"VA"_s, Preference::Either},
        {u"Orson Vandermeer"_s, u"PA"_s, Preference::Base},
        {u"Philippa Trask"_s, u"NY"_s, Preference::Either},
        {u"Rufus Eldridge"_s, u"TN"_s, Preference::Base},
        {u"Saskia Hollander"_s, u"CO"_s, Preference::Either},
        {u"Thaddeus Moreau"_s, u"LA"_s, Preference::Either},
        {u"Wilhelmina Crane"_s, u"AL"_s, Preference::Variant},
    });
    return people;
}

namespace {

Player inventedPlayer(const InventedPerson& person, const Event& event) {
    Player player = newPlayer(*Name::fromText(person.name), nextPlayerId(event));
    player.from = person.from;
    player.preference = person.preference;
    if (person.preference == Preference::Variant) {
        player.copies = Count(1);
        player.variantCopies = Count(1);
    }
    return player;
}

/// Invented players are part of the event, so that there is nothing to undo at first.
Event withInvented(Event event, int count) {
    for (const InventedPerson& person : inventedPeople()) {
        if (count-- <= 0)
            break;
        event.players.push_back(inventedPlayer(person, event));
    }
    return event;
}

} // namespace

Result<void> registerInvented(Session& session, EventId event, int count) {
    const auto eventNow = [&]() -> const Event& { return *findEvent(session.book(), event); };
    std::set<QString> taken;
    for (const Player& player : eventNow().players)
        taken.insert(player.name.normalized());
    for (const InventedPerson& person : inventedPeople()) {
        if (count == 0)
            return {};
        const Name name = *Name::fromText(person.name);
        if (!taken.insert(name.normalized()).second)
            continue;
        const auto added
            = addPlayer(session.book(), eventNow(), inventedPlayer(person, eventNow()))
                  .and_then([&](const Change& change) { return session.perform(event, change); });
        if (!added)
            return added;
        --count;
    }
    return {};
}

namespace {

QFileInfoList practicesIn(const QString& folder) {
    return QDir(folder).entryInfoList({u"Practice*.mentat"_s}, QDir::Files, QDir::Time);
}

/// Deletes earlier practice files that are not open, and returns a free path.
QString roomFor(const QString& folder) {
    for (const QFileInfo& earlier : practicesIn(folder)) {
        if (!WriteLock::livingHolderOf(earlier.filePath()))
            removeWithSideFiles(earlier.filePath());
    }
    const QDir dir(folder);
    for (int number = 1;; ++number) {
        const QString name
            = number == 1 ? u"Practice.mentat"_s : u"Practice %1.mentat"_s.arg(number);
        if (!QFile::exists(dir.filePath(name)))
            return dir.absoluteFilePath(name);
    }
}

Result<QString> folderMade(const QString& folder) {
    if (!QDir().mkpath(folder))
        return failure(FailureKind::WriteFailed, {folder, QString()});
    return folder;
}

/// Marks the file before anyone opens it, so that it is folded into a single file on return.
Result<void> markFile(const QString& path, const Desk& desk) {
    auto session = Session::open(path, Session::Access::Write, desk);
    if (!session)
        return tl::unexpected(session.error());
    return (*session)->markAsPractice().and_then([&] { return (*session)->foldIn(); });
}

} // namespace

Result<QString> practiceWithCopy(Session& original, const QString& folder, const Desk& desk) {
    if (const auto made = folderMade(folder); !made)
        return made;
    QString path = roomFor(folder);
    // Renamed only once it is marked: no unmarked copy is ever opened.
    const QString unmarked = path + u"-new"_s;
    removeWithSideFiles(unmarked);
    const auto marked
        = original.copyTo(unmarked).and_then([&] { return markFile(unmarked, desk); });
    if (!marked || !QFile::rename(unmarked, path)) {
        removeWithSideFiles(unmarked);
        if (!marked)
            return tl::unexpected(marked.error());
        return failure(FailureKind::WriteFailed, {path, QString()});
    }
    removeWithSideFiles(unmarked);
    return path;
}

Result<QString> practiceWithInvented(const QString& folder, const Desk& desk, QDate firstDay,
                                     const Event* like) {
    if (const auto made = folderMade(folder); !made)
        return made;
    QString path = roomFor(folder);
    const auto made = Session::create(path, desk, [&](Session& session) {
        return session.markAsPractice()
            .and_then([&] {
                return session.addEvent(
                    withInvented(inventedEvent(firstDay, like), inventedPlayers));
            })
            .map([](EventId) {});
    });
    if (!made)
        return tl::unexpected(made.error());
    return path;
}

std::optional<QString> lastPractice(const QString& folder) {
    const QFileInfoList files = practicesIn(folder);
    return files.isEmpty() ? std::nullopt : std::optional(files.front().absoluteFilePath());
}

Event eventForDocument(const Book& book, const Event& event) {
    Event leaving = event;
    if (book.isPractice)
        leaving.details.name = *Name::fromText(event.details.name.text() + u" (practice)"_s);
    return leaving;
}

} // namespace mentat

#include "app/session/people/removal.h"

#include "app/session/people/known_people.h"
#include "model/changes/change_kind.h"
#include "model/document/bytes/text_guide.h"
#include "model/people/names.h"
#include "model/values/name.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

struct FoundWord {
    qsizetype begin;
    qsizetype end;
    QString normalized;
};

std::vector<FoundWord> placedWords(const QString& text) {
    static const QRegularExpression word(u"[\\p{L}\\p{N}\\p{M}]+"_s);
    std::vector<FoundWord> words;
    for (auto found = word.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        words.push_back(
            {match.capturedStart(), match.capturedEnd(), normalizedText(match.captured())});
    }
    return words;
}

struct NameWord {
    QString normalized;
    bool isShort; // an initial, or an abbreviation with a dot: "St."
};

std::vector<NameWord> nameWords(const QString& name) {
    std::vector<NameWord> words;
    for (const FoundWord& word : placedWords(name)) {
        const bool hasDot = word.end < name.size() && name[word.end] == u'.';
        words.push_back({word.normalized, hasDot || word.normalized.size() == 1});
    }
    return words;
}

/// Blanks, hyphens, and commas join words; the end of a line or sentence does not. A dot after a
/// short word ends no sentence.
bool joins(QStringView between, bool isAfterShort) {
    if (isAfterShort && between.startsWith(u'.'))
        between = between.sliced(1);
    return between.size() <= 2
           && std::ranges::none_of(between, [](QChar c) { return c == u'\n' || c == u'.'; });
}

bool standsAt(const QString& text, const std::vector<FoundWord>& words, size_t at,
              const std::vector<NameWord>& name) {
    for (size_t i = 0; i < name.size(); ++i) {
        const FoundWord& word = words[at + i];
        if (word.normalized != name[i].normalized)
            return false;
        if (i == 0)
            continue;
        const qsizetype last = words[at + i - 1].end;
        if (!joins(QStringView(text).sliced(last, word.begin - last), name[i - 1].isShort))
            return false;
    }
    return true;
}

QString withWordsReplaced(const QString& text, const std::vector<NameWord>& name,
                          const QString& replacement) {
    const auto words = placedWords(text);
    QString out;
    qsizetype copied = 0;
    for (size_t at = 0; !name.empty() && at + name.size() <= words.size();) {
        if (!standsAt(text, words, at, name)) {
            ++at;
            continue;
        }
        out += QStringView(text).sliced(copied, words[at].begin - copied);
        out += replacement;
        at += name.size();
        copied = words[at - 1].end;
    }
    return out + QStringView(text).sliced(copied);
}

} // namespace

QString withNameReplaced(const QString& text, const QString& name, const QString& replacement) {
    std::vector<NameWord> words = nameWords(name);
    if (words.size() == 1) {
        const QRegularExpression exact(u"(?<![\\p{L}\\p{N}])%1(?![\\p{L}\\p{N}])"_s.arg(
            QRegularExpression::escape(name.trimmed())));
        QString replaced = text;
        return replaced.replace(exact, replacement);
    }
    QString replaced = withWordsReplaced(text, words, replacement);
    if (words.size() < 2)
        return replaced;
    std::ranges::rotate(words, words.end() - 1); // family name first
    return withWordsReplaced(replaced, words, replacement);
}

namespace {

/// Shorter texts are not replaced: they may occur in others by chance.
constexpr qsizetype shortestContact = 6;

} // namespace

/// Replaces what identifies the person in a value.
class PersonRemoval::Scrub : public TextVisitor {
public:
    Scrub(const PersonRemoval& removal, SharedNames sharedNames)
        : m_removal(removal)
        , m_sharedNames(sharedNames) {}

    [[nodiscard]] bool hasChanged() const { return m_hasChanged; }

    void text(QString& text) override {
        QString after = text;
        for (const QString& called : m_removal.m_calledApart) {
            if (mayGo(called))
                after.replace(called, m_removal.m_neutral.text());
        }
        for (const QString& contact : m_removal.m_contacts)
            after.replace(contact, u"–"_s);
        for (const QString& name : m_removal.m_names) {
            if (mayGo(name))
                after = withNameReplaced(after, name, m_removal.m_neutral.text());
        }
        m_hasChanged |= after != text;
        text = after;
    }
    void person(Person& person) override {
        if (m_removal.m_ids.contains(person.id))
            strip(person);
    }
    void player(Player& player) override {
        if (m_removal.isOurs(player.person))
            strip(player);
    }
    void mentions(const PlayerId&) override {}

private:
    [[nodiscard]] bool mayGo(const QString& name) const {
        return m_sharedNames == SharedNames::Go || !m_removal.isShared(name);
    }
    template <class Someone>
    void strip(Someone& someone) {
        Someone stripped = someone;
        stripped.name = m_removal.m_neutral;
        static_cast<Contact&>(stripped) = {};
        stripped.alsoKnownAs.clear();
        m_hasChanged |= stripped != someone;
        someone = std::move(stripped);
    }

    const PersonRemoval& m_removal;
    SharedNames m_sharedNames;
    bool m_hasChanged = false;
};

namespace {

/// Whether a change concerns a person, as such or as the player of an event.
class Concerned : public TextVisitor {
public:
    Concerned(const std::set<PersonId>& people, std::set<PlayerId> players)
        : m_people(people)
        , m_players(std::move(players)) {}

    [[nodiscard]] bool isConcerned() const { return m_isConcerned; }

    void text(QString&) override {}
    void person(Person& person) override { m_isConcerned |= m_people.contains(person.id); }
    void player(Player& player) override {
        m_isConcerned |= player.person && m_people.contains(*player.person);
    }
    void mentions(const PlayerId& id) override { m_isConcerned |= m_players.contains(id); }

private:
    const std::set<PersonId>& m_people;
    std::set<PlayerId> m_players;
    bool m_isConcerned = false;
};

/// Collects the names and contacts of people and players.
class WhoIsThere : public TextVisitor {
public:
    using See = std::function<void(const std::optional<PersonId>&, const Name&, const Contact&)>;
    explicit WhoIsThere(See see) : m_see(std::move(see)) {}

    void text(QString&) override {}
    void person(Person& person) override { see(person.id, person, m_see); }
    void player(Player& player) override { see(player.person, player, m_see); }
    void mentions(const PlayerId&) override {}

    /// A person or player, with all their names.
    template <class Somebody>
    static void see(const std::optional<PersonId>& id, const Somebody& somebody, const See& see) {
        see(id, somebody.name, somebody);
        for (const Name& name : somebody.alsoKnownAs)
            see(id, name, {});
    }

private:
    See m_see;
};

} // namespace

PersonRemoval::PersonRemoval(const Book& book, PersonId person, const Name& neutral)
    : m_book(book)
    , m_person(person)
    , m_neutral(neutral)
    , m_ids{person} {
    const auto see
        = [&](const std::optional<PersonId>& id, const Name& name, const Contact& contact) {
              if (isOurs(id)) {
                  learn(name, contact);
                  return;
              }
              m_others.insert(name.normalized());
              for (const QString& called : calledApart(name, contact))
                  m_others.insert(normalizedText(called));
          };
    for (const Person& known : book.people)
        WhoIsThere::see(known.id, known, see);
    for (const BookEvent& entry : book.events) {
        for (const Player& player : entry.event.players)
            WhoIsThere::see(player.person, player, see);
    }
}

bool PersonRemoval::isShared(const QString& name) const {
    return m_others.contains(normalizedText(name));
}

bool PersonRemoval::isOurs(const std::optional<PersonId>& person) const {
    return person && m_ids.contains(*person);
}

void PersonRemoval::learn(const Name& name) {
    const QString& text = name.text();
    if (name == m_neutral || m_names.contains(text))
        return;
    m_names << text;
    // Longer names first: "Ada Byron King" before "Ada Byron".
    std::ranges::stable_sort(m_names, std::ranges::greater(), &QString::size);
}

void PersonRemoval::learn(const Name& name, const Contact& contact) {
    learn(name);
    learn(contact.email);
    learn(contact.phone);
    for (const QString& called : calledApart(name, contact)) {
        if (!m_calledApart.contains(called))
            m_calledApart << called;
    }
}

void PersonRemoval::learn(const std::optional<QString>& contact) {
    if (contact && contact->trimmed().size() >= shortestContact && !m_contacts.contains(*contact))
        m_contacts << *contact;
}

void PersonRemoval::read(const Change& change) {
    const auto isGone = [&](PersonId id) { return !findPerson(m_book, id); };
    for (const PersonLink& link : change.links) {
        if (isOurs(link.after) && isGone(link.before))
            m_ids.insert(link.before);
    }
    Change copy = change;
    Concerned concerned(m_ids, {});
    guideThrough(copy, concerned);
    const bool merges
        = change.kind == ChangeKind::PlayersMerged || change.kind == ChangeKind::PeopleMerged;
    if (merges && concerned.isConcerned()) {
        for (const PersonEdit& edit : change.people) {
            if (edit.before && !edit.after && isGone(edit.id))
                m_ids.insert(edit.id);
        }
    }
    WhoIsThere whoIsThere(
        [&](const std::optional<PersonId>& id, const Name& name, const Contact& contact) {
            if (isOurs(id))
                learn(name, contact);
        });
    guideThrough(copy, whoIsThere);
}

template <class T>
bool PersonRemoval::scrub(T& value, SharedNames sharedNames) const {
    Scrub scrub(*this, sharedNames);
    guideThrough(value, scrub);
    return scrub.hasChanged();
}

int registrationsOf(const Book& book, PersonId person) {
    return static_cast<int>(std::ranges::count_if(book.events, [&](const BookEvent& entry) {
        return playerWho(entry.event, person) != nullptr;
    }));
}

bool PersonRemoval::removeFrom(Event& event) const {
    return scrub(event, SharedNames::Stay);
}

bool PersonRemoval::removeFrom(Summary& summary) const {
    return scrub(summary, SharedNames::Stay);
}

bool PersonRemoval::removeFrom(Person& person) const {
    Scrub scrub(*this, SharedNames::Stay);
    TextGuide(scrub).visit(person);
    return scrub.hasChanged();
}

bool PersonRemoval::removeFrom(QString& text) const {
    Scrub scrub(*this, SharedNames::Stay);
    TextGuide(scrub).visit(text);
    return scrub.hasChanged();
}

bool PersonRemoval::removeFrom(JournalEntry& entry) const {
    std::set<PlayerId> players;
    if (const Event* event = entry.event ? findEvent(m_book, *entry.event) : nullptr) {
        for (const Player& player : event->players) {
            if (isOurs(player.person))
                players.insert(player.id);
        }
    }
    Concerned concerned(m_ids, std::move(players));
    guideThrough(entry.change, concerned);
    return scrub(entry.change, concerned.isConcerned() ? SharedNames::Go : SharedNames::Stay);
}

bool PersonRemoval::isNamedIn(Book book) const {
    bool isNamed = false;
    for (Person& person : book.people)
        isNamed |= removeFrom(person);
    for (BookEvent& entry : book.events)
        isNamed |= removeFrom(entry.event);
    for (BookSummary& entry : book.summaries)
        isNamed |= removeFrom(entry.summary);
    return isNamed;
}

} // namespace mentat

#include "tests/scoring/file_books.h"

#include "app/cli/answers/answers.h"
#include "app/cli/dune/dune_answers.h"
#include "app/session/people/known_people.h"
#include "model/document/summary_document.h"
#include "tests/scoring/played_events.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

void importEvent(Book& book, const raw::Json& document) {
    Event event = playedEvent(raw::writeJson(document)).event;
    Change change{};
    change.people = registerPeople(book, event, std::nullopt);
    book.events.push_back({nextEventId(book), std::move(event)});
    applyPeople(book, change);
}

void importSummaries(Book& book, const raw::Json& document) {
    const auto json = mentat::Json::parse(raw::writeJson(document));
    const auto summaries = json ? readSummaryDocument(*json) : tl::unexpected(json.error());
    if (!summaries)
        qFatal("A summary document of the tests has errors.");
    for (const Summary& summary : *summaries)
        book.summaries.push_back({nextEventId(book), summary});
}

QString oneLine(const raw::Json& value) {
    return QString::fromUtf8(raw::writeJson(value)).simplified();
}

} // namespace

Book bookOf(const std::vector<raw::Json>& documents) {
    Book book;
    for (const raw::Json& document : documents) {
        if (document.find(u"event"_s))
            importEvent(book, document);
        else
            importSummaries(book, document);
    }
    return book;
}

raw::Json statisticsOf(const Book& book, const Event& event) {
    return asRaw(statisticsAnswer(book, event).value);
}

raw::Json historyOfDune(const Book& book) {
    return asRaw(historyAnswer(historyOf(book, Play(DunePlay()).index())).value);
}

QString firstDifference(const raw::Json& is, const raw::Json& should, const QString& path) {
    using Kind = raw::Json::Kind;
    if (is == should)
        return {};
    if (is.kind == Kind::List && should.kind == Kind::List
        && is.items.size() == should.items.size()) {
        for (size_t i = 0; i < is.items.size(); ++i) {
            const QString found
                = firstDifference(is.items[i], should.items[i], path + u'/' + QString::number(i));
            if (!found.isEmpty())
                return found;
        }
        return {};
    }
    if (is.kind == Kind::Object && should.kind == Kind::Object
        && is.members.size() == should.members.size()) {
        for (const raw::JsonMember& member : should.members) {
            const raw::Json* found = is.find(member.key);
            const QString below = path + u'/' + member.key;
            if (!found)
                return below + u" is missing"_s;
            if (const auto what = firstDifference(*found, member.value, below); !what.isEmpty())
                return what;
        }
        return {};
    }
    return u"%1: is %2, should be %3"_s.arg(path, oneLine(is), oneLine(should));
}

} // namespace mentat::test

#include "model/store/people_tables.h"

#include "model/document/summary_document.h"
#include "model/store/fact_columns.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const Mapping<Person>& people() {
    static const Mapping<Person> mapping(
        "person", {"id"},
        joined<Person>({baseFactColumns<Person, Contact>(), factColumns<Person>()}));
    return mapping;
}

const Mapping<Summary>& summaries() {
    static const Mapping<Summary> mapping("summary", {"id"}, factColumns<Summary>());
    return mapping;
}

} // namespace

Rows personRows(const std::optional<Person>& person) {
    if (!person)
        return {};
    return {people().row({person->id.number()}, *person)};
}

std::vector<Person> loadPeople(Database& database) {
    std::vector<Person> all;
    people().loadAll(
        database, "id",
        [](SqlRow key) {
            return Person{{}, Cell<PersonId>::read(key[0]), Name::placeholder(), {}};
        },
        [&](SqlRow, Person person) { all.push_back(std::move(person)); });
    return all;
}

Rows summaryRows(EventId id, const Summary& summary) {
    return {summaries().row({id.number()}, summary)};
}

std::vector<BookSummary> loadSummaries(Database& database) {
    std::vector<BookSummary> all;
    summaries().loadAll(
        database, "id", [](SqlRow) { return blank(std::type_identity<Summary>{}); },
        [&](SqlRow key, Summary summary) {
            all.push_back({Cell<EventId>::read(key[0]), std::move(summary)});
        });
    return all;
}

} // namespace mentat

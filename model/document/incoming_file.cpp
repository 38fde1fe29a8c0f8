#include "model/document/incoming_file.h"

#include "model/document/bytes/csv.h"
#include "model/document/bytes/input.h"
#include "model/document/event_document.h"
#include "model/document/people/people_csv.h"
#include "model/document/summary_document.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The failure for a document of a part alone, such as a ruleset, named by its own name or its key.
Failure byItself(FailureKind kind, const Json& document, QStringView key) {
    const Json* whole = document.find(key);
    const Json* name = whole ? whole->find(u"name") : nullptr;
    return {kind, {name && name->text() ? *name->text() : key.toString()}, {}};
}

/// If only the word for the format is wrong, read it as an event document to report the other
/// errors; but mention both accepted words.
Failure withBothFormats(Failure refused) {
    static const Pointer format = Pointer().key("format");
    for (Finding& finding : refused.findings) {
        if (finding.where == format && finding.kind == FindingKind::UnknownWord)
            finding.values.at(1) = QString(eventDocumentFormat + u", "_s + summaryDocumentFormat);
    }
    return refused;
}

} // namespace

Result<DocumentContent> readAnyDocument(const QByteArray& utf8) {
    const auto json = Json::parse(utf8);
    if (!json)
        return tl::unexpected(json.error());
    if (documentFormat(*json) == QString(summaryDocumentFormat)) {
        auto summaries = readSummaryDocument(*json);
        if (!summaries)
            return tl::unexpected(summaries.error());
        return DocumentContent(*std::move(summaries));
    }
    if (documentFormat(*json) == QString(rulesetDocumentFormat))
        return tl::unexpected(byItself(FailureKind::StandaloneRuleset, *json, u"ruleset"));
    if (documentFormat(*json) == QString(packDocumentFormat))
        return tl::unexpected(byItself(FailureKind::StandalonePack, *json, u"pack"));
    auto event = readEventDocument(*json);
    if (!event)
        return tl::unexpected(withBothFormats(event.error()));
    return DocumentContent(*std::move(event));
}

namespace {

/// A document is an object in braces; a list of games never begins with one.
bool isDocument(const QByteArray& bytes) {
    QByteArrayView text(bytes);
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    return text.trimmed().startsWith('{');
}

void takeDocument(const QByteArray& bytes, IncomingFile& file) {
    auto content = readAnyDocument(bytes);
    if (!content) {
        file.failure = content.error();
    } else if (auto* event = std::get_if<Event>(&*content)) {
        file.events.push_back(std::move(*event));
    } else {
        file.kind = IncomingKind::SummaryDocument;
        file.summaries = std::get<std::vector<Summary>>(*std::move(content));
    }
}

void takeGames(const QByteArray& bytes, NeededSettings needed, const TableChoice& choice,
               const std::optional<GamesLayout>& byHand, IncomingFile& file) {
    file.kind = IncomingKind::GamesCsv;
    auto table = readTable(bytes, choice);
    if (!table) {
        file.failure = table.error();
        return;
    }
    file.table = *std::move(table);
    auto rows = std::exchange(file.table.rows, {});
    auto games = readGames(byHand ? gamesRows(std::move(rows), *byHand) : std::move(rows), needed);
    if (!games) {
        file.failure = games.error();
        return;
    }
    file.games = *std::move(games);
    file.events.swap(file.games.events);
}

/// Whether the headings identify a seat at a table of a year; the rows may have errors.
bool isOfGames(const QByteArray& csv) {
    const auto games = readGamesCsv(csv);
    return games && std::ranges::none_of(games->problems, [](const GamesProblem& problem) {
               return problem.kind == GamesProblemKind::ColumnMissing;
           });
}

/// One column of names in any form: "Byron, Ada" is one name.
QByteArray namesOnly(const QString& text) {
    std::vector<std::vector<QString>> rows{{u"name"_s}};
    for (const QString& line : text.split(QRegularExpression(u"[\r\n]+"_s), Qt::SkipEmptyParts)) {
        if (!line.trimmed().isEmpty())
            rows.push_back({line.trimmed()});
    }
    return writeCsv(rows);
}

} // namespace

std::optional<PastedTable> readPastedTable(const QString& text) {
    using About = PastedTable::About;
    const QByteArray csv = text.toUtf8();
    if (!checkSize(csv.size()))
        return PastedTable{About::People, csv}; // its reader reports it
    const auto rows = csvRows(text);
    if (!rows || rows->size() < 2)
        return std::nullopt;
    if (isOfGames(csv))
        return PastedTable{About::Games, csv};
    if (readPeopleCsv(csv))
        return PastedTable{About::People, csv};
    if (!text.contains(u'\t'))
        return PastedTable{About::People, namesOnly(text)};
    return PastedTable{About::Unknown, csv};
}

IncomingFile readIncomingFile(const QByteArray& bytes, NeededSettings needed,
                              const TableChoice& choice, const std::optional<GamesLayout>& byHand) {
    IncomingFile file;
    if (isDocument(bytes))
        takeDocument(bytes, file);
    else
        takeGames(bytes, needed, choice, byHand, file);
    return file;
}

} // namespace mentat

#include "model/document/incoming_file.h"

#include "model/document/any_document.h"

namespace mentat {

namespace {

/// A document is an object in braces; no list of games begins so.
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

void takeGames(const QByteArray& bytes, NeededSettings needed, IncomingFile& file) {
    file.kind = IncomingKind::GamesCsv;
    auto games = readGamesCsv(bytes, needed);
    if (!games) {
        file.failure = games.error();
        return;
    }
    file.games = *std::move(games);
    file.events.swap(file.games.events);
}

} // namespace

IncomingFile readIncomingFile(const QByteArray& bytes, NeededSettings needed) {
    IncomingFile file;
    if (isDocument(bytes))
        takeDocument(bytes, file);
    else
        takeGames(bytes, needed, file);
    return file;
}

} // namespace mentat

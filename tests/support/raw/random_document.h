#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace mentat::test::raw {

// What is absent is drawn. A number of heats, or a final asked for or not, makes a `wbc-dune`
// document unless `rules` says otherwise; a document of other rules has neither.
struct RandomDocumentOptions {
    std::optional<int> players = std::nullopt;
    std::optional<int> heats = std::nullopt;
    std::optional<bool> hasFinal = std::nullopt;
    std::optional<QString> rules = std::nullopt;
    bool isOpen = false; // never closed, so that it can be changed
};

// A `mentat-event` document without an error of R10.1 to R10.10, in canonical form: to the byte
// what an export of its import should be. The same seed and options give the same document
// everywhere.
QByteArray randomDocument(quint32 seed, const RandomDocumentOptions& options = {});

// The same document, meaning the same, as another hand might write it: members in any order (those
// of `expansionVotes`, whose keys are ids, stay as they came), any white space, escapes, explicit
// defaults added, those that an export always writes left out.
QByteArray shuffledDocument(const QByteArray& canonical, quint32 seed);

// Every path that ends in a key, as a JSON pointer with `*` for array indices and for the keys of
// `expansionVotes`; sorted, each once.
QStringList keyPaths(const QByteArray& document);
// The same for all keys that the specification knows, of both formats.
QStringList everyKeyPath();

} // namespace mentat::test::raw

#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace mentat::test::raw {

// Absent options are drawn. A number of heats, or a choice about the final, makes a `wbc-dune`
// document unless `rules` says otherwise; other rules have neither.
struct RandomDocumentOptions {
    std::optional<int> players = std::nullopt;
    std::optional<int> heats = std::nullopt;
    std::optional<bool> hasFinal = std::nullopt;
    std::optional<QString> rules = std::nullopt;
    bool isOpen = false; // never closed, so that it can be changed
};

// A valid `mentat-event` document, without an error of R10.1 to R10.10, in canonical form: byte for
// byte what exporting its import should give. The same seed and options give the same document
// everywhere.
QByteArray randomDocument(quint32 seed, const RandomDocumentOptions& options = {});

// The same document as another program might write it: members in any order (except in
// `expansionVotes`, whose keys are ids), any white space and escapes, explicit defaults added, and
// omitted where an export always writes them.
QByteArray shuffledDocument(const QByteArray& canonical, quint32 seed);

// Every path that ends in a key, as a JSON pointer with `*` for array indices and for the keys of
// `expansionVotes`; sorted, without duplicates.
QStringList keyPaths(const QByteArray& document);
// The same for all keys in the specification, for both kinds of rules.
QStringList everyKeyPath();

} // namespace mentat::test::raw

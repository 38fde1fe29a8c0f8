#pragma once

#include "model/document/bytes/json.h"
#include "model/finding.h"
#include "model/values/pointer.h"

#include <optional>
#include <unordered_map>

namespace mentat {

/// The position of a value in the text of a document; compares in document order, an object before
/// its content.
using DocumentPosition = std::vector<size_t>;

/// Finds positions in a document. Keeps a reference to it, and an index of its large objects: one
/// of these can have very many findings.
class DocumentPositions {
public:
    explicit DocumentPositions(const Json& document) : m_document(document) {}

    /// As far as the document contains it.
    [[nodiscard]] DocumentPosition of(const Pointer& pointer);

    /// A step of a pointer: the part of its text that leads on, and the value it starts from.
    struct Step {
        const Json* from;
        qsizetype begin; // of the part, in the text
        size_t position;
    };
    [[nodiscard]] std::vector<Step> wayTo(const Pointer& pointer);

    /// The position of what a part of a pointer names; absent if there is nothing.
    [[nodiscard]] std::optional<size_t> positionIn(const Json& container, QStringView part);

private:
    using Positions = std::unordered_map<QString, size_t>;

    std::optional<size_t> positionOf(const Json::Object& object, const QString& key);

    const Json& m_document;
    std::unordered_map<const Json::Object*, Positions> m_positions;
};

/// The indexes of the pointers, sorted in document order; stable.
[[nodiscard]] std::vector<size_t> orderInDocument(const std::vector<Pointer>& pointers,
                                                  const Json& document);

/// Sorts findings in document order; stable.
void sortInDocumentOrder(Findings& findings, const Json& document);
void sortInDocumentOrder(Findings& findings, DocumentPositions& places);

/// The findings of `checked` that do not depend on a value that the reader could not read.
[[nodiscard]] Findings withoutConsequences(Findings checked, const Findings& read);

} // namespace mentat

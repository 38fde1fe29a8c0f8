#pragma once

#include "model/document/bytes/json.h"
#include "model/finding.h"
#include "model/values/pointer.h"

#include <optional>
#include <unordered_map>

namespace mentat {

/// Where a place stands in the text of a document, an object before what is in it: places compare
/// as they follow each other.
using DocumentPosition = std::vector<size_t>;

/// Finds places in a document. Keeps the reference, and where the keys of its large objects stand:
/// there can be a finding at each of very many in one.
class DocumentPositions {
public:
    explicit DocumentPositions(const Json& document) : m_document(document) {}

    /// As far as the document has it.
    [[nodiscard]] DocumentPosition of(const Pointer& pointer);

    /// One step of the way to a place: which part of the pointer's text leads on, from where.
    struct Step {
        const Json* from;
        qsizetype begin; // of the part, in the text
        size_t position;
    };
    [[nodiscard]] std::vector<Step> wayTo(const Pointer& pointer);

    /// The position of what a part of a pointer names; absent where nothing does.
    [[nodiscard]] std::optional<size_t> positionIn(const Json& container, QStringView part);

private:
    using Positions = std::unordered_map<QString, size_t>;

    std::optional<size_t> positionOf(const Json::Object& object, const QString& key);

    const Json& m_document;
    std::unordered_map<const Json::Object*, Positions> m_positions;
};

/// The positions of the pointers as their places follow each other in the document. Equal places
/// keep their order.
[[nodiscard]] std::vector<size_t> orderInDocument(const std::vector<Pointer>& pointers,
                                                  const Json& document);

/// Puts findings into the order of the document. Equal places keep their order.
void sortInDocumentOrder(Findings& findings, const Json& document);
void sortInDocumentOrder(Findings& findings, DocumentPositions& places);

/// The findings of `checked` that do not rest on something which the reader could not read.
[[nodiscard]] Findings withoutConsequences(Findings checked, const Findings& read);

} // namespace mentat

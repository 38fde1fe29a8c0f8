#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/event.h"
#include "model/kinds/kind_table.h"

namespace mentat {

/// What a kind of rules adds to the event document.
struct DocumentKind {
    void (*writePlayer)(ObjectWriter& writer, const PlayerId& player, const Play& play);
    void (*readPlayer)(ObjectReader& reader, const PlayerId& player, Play& play);
    void (*writePlay)(ObjectWriter& writer, const Play& play);
    void (*readPlay)(ObjectReader& reader, Play& play);
    void (*showTexts)(TextGuide& guide, Play& play);
    /// Its key in `event`, behind the settings; nullptr: none.
    const char* eventKey = nullptr;
    void (*writeEvent)(ObjectWriter& writer, const Play& play) = nullptr;
    void (*readEvent)(ObjectReader& reader, Play& play) = nullptr;
    /// Reads an edit whose slot word occurs only in older journals as its current equivalents;
    /// false if the kind does not know the word.
    bool (*readOldEdit)(const QString& slot, ObjectReader& reader, EditList& edits) = nullptr;
};

template <>
[[nodiscard]] const KindTable<DocumentKind>& kindTable<DocumentKind>();

/// Calls DocumentKind::readOldEdit of the kind that knows the word.
[[nodiscard]] bool readOldEdit(const QString& slot, ObjectReader& reader, EditList& edits);

} // namespace mentat

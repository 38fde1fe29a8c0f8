#pragma once

#include "ui/pages/players/detail_field.h"

#include <optional>
#include <vector>

class QFormLayout;

namespace mentat {

/// Fields under each other, each with its label before it and below it the reason why it is not
/// taken.
[[nodiscard]] QFormLayout* formOfFields(const std::vector<DetailField*>& fields);

/// Facts of the event that are typed, one a field. A field is taken when it is left; what cannot be
/// taken stays as it was typed, with the reason below it.
template <typename Facts>
class FactFields {
public:
    struct Entry {
        DetailField* field;
        QString (*shown)(const Facts&);
        /// Changes the facts; why not, where it does not.
        QString (*takeIn)(Facts&, const QString& text);
    };

    const Entry& add(const Entry& entry) { return m_entries.emplace_back(entry); }

    [[nodiscard]] std::vector<DetailField*> fields() const {
        std::vector<DetailField*> fields;
        for (const Entry& entry : m_entries)
            fields.push_back(entry.field);
        return fields;
    }

    void show(const Facts& facts, bool canWrite) const {
        for (const Entry& entry : m_entries) {
            entry.field->show(entry.shown(facts));
            entry.field->setReadOnly(!canWrite);
        }
    }

    void clear() const {
        for (const Entry& entry : m_entries)
            entry.field->clear();
    }

    /// The facts with what was typed; absent where nothing was, or it was refused.
    [[nodiscard]] static std::optional<Facts> typed(const Entry& entry, const Facts& facts) {
        if (!entry.field->isTouched())
            return std::nullopt;
        const QString text = entry.field->text();
        Facts with = facts;
        const QString why = entry.takeIn(with, text);
        if (why.isEmpty())
            return with;
        entry.field->refuse(entry.shown(facts), text, why);
        return std::nullopt;
    }

    /// It was taken: shown as it is kept, without stray blanks.
    static void taken(const Entry& entry, const Facts& facts) {
        const QString kept = entry.shown(facts);
        entry.field->refuse(kept, kept, {});
    }

private:
    std::vector<Entry> m_entries;
};

} // namespace mentat

#pragma once

#include "ui/typing/form_fields.h"

#include <functional>
#include <map>
#include <type_traits>

namespace mentat {

/// A form of facts, one per field: label, value in, value out, error. A field is taken when it
/// loses focus. Typed text stays until it is taken or discarded, even if other facts change
/// meanwhile; refused text stays as typed, with the reason below it.
template <class Facts>
class FieldForm {
public:
    /// The current facts; absent: there is nothing to edit.
    using Known = std::function<std::optional<Facts>()>;
    /// Saves the facts. Absent: done; otherwise the reason, which is empty if it is shown
    /// elsewhere.
    using Save = std::function<std::optional<QString>(const Facts&)>;

    FieldForm(Known known, Save save) : m_known(std::move(known)), m_save(std::move(save)) {}
    Q_DISABLE_COPY_MOVE(FieldForm)
    /// Widgets signal that they are left while they are destroyed; they outlive the form.
    ~FieldForm() {
        for (const Entry& entry : m_entries)
            QObject::disconnect(entry.field, &FormField::left, entry.field, nullptr);
    }

    /// shown: returns the field's value of these facts. takeIn: puts a value into them; returns the
    /// reason for refusing it, or an empty text.
    template <class Field>
    Field* add(Field* field, std::function<typename Field::Value(const Facts&)> shown,
               std::function<QString(Facts&, const typename Field::Value&)> takeIn) {
        Entry entry{field,
                    [=](const Facts& facts) { field->sees(shown(facts)); },
                    [=](const Facts& facts) { field->put(shown(facts)); },
                    [=](Facts& facts) { return takeIn(facts, field->value()); },
                    {}};
        if constexpr (std::is_same_v<Field, TextField>)
            entry.refuse = [=](const Facts& facts, const Refused& refused) {
                field->refuse(shown(facts), refused.typed, refused.why);
            };
        m_entries.push_back(std::move(entry));
        QObject::connect(field, &FormField::left, field,
                         [this, at = m_entries.size() - 1] { take(m_entries[at]); });
        return field;
    }
    /// A text that may be unknown: an empty field.
    TextField* add(TextField* field, std::optional<QString> Facts::*fact) {
        return add(
            field, [fact](const Facts& facts) { return (facts.*fact).value_or(QString()); },
            [fact](Facts& facts, const QString& typed) {
                const QString text = typed.trimmed();
                facts.*fact = text.isEmpty() ? std::nullopt : std::optional(text);
                return QString();
            });
    }

    [[nodiscard]] std::vector<FormField*> fields() const {
        std::vector<FormField*> fields;
        for (const Entry& entry : m_entries)
            fields.push_back(entry.field);
        return fields;
    }
    /// The first field whose text was not taken; nullptr: none.
    [[nodiscard]] FormField* untaken() const {
        for (const Entry& entry : m_entries) {
            if (entry.field->isTouched())
                return entry.field;
        }
        return nullptr;
    }

    /// Shows the current facts.
    void show(bool canWrite) {
        m_canWrite = canWrite;
        const auto facts = m_known();
        if (!facts)
            return;
        for (Entry& entry : m_entries) {
            entry.field->setReadOnly(!canWrite);
            entry.sees(*facts);
        }
    }
    /// Discards typed text: other facts are shown next.
    void clear() {
        for (Entry& entry : m_entries)
            entry.field->clear();
    }
    /// Takes the text of fields that still have the focus.
    void take() {
        for (Entry& entry : m_entries)
            take(entry);
    }

    /// For facts about several, shown one at a time: call it before showing another. Keeps refused
    /// text under this name, until that one is shown again.
    void leave(const QString& whose) {
        take();
        auto& kept = m_refused[whose];
        kept.clear();
        for (size_t i = 0; i < m_entries.size(); ++i) {
            if (m_entries[i].refused)
                kept.emplace(i, *m_entries[i].refused);
            m_entries[i].refused.reset();
        }
        clear();
    }
    /// Shows this one from now on.
    void turnTo(const QString& whose, bool canWrite) {
        show(canWrite);
        const auto facts = m_known();
        const auto kept = m_refused.find(whose);
        if (!facts || kept == m_refused.end())
            return;
        for (const auto& [at, refused] : kept->second)
            refuse(m_entries[at], *facts, refused);
    }

private:
    struct Refused {
        QString typed;
        QString why;
    };
    struct Entry {
        FormField* field;
        std::function<void(const Facts&)> sees;
        std::function<void(const Facts&)> put;
        std::function<QString(Facts&)> takeIn;
        std::function<void(const Facts&, const Refused&)> refuse; // of a text
        std::optional<Refused> refused = {};
    };

    static void refuse(Entry& entry, const Facts& facts, const Refused& refused) {
        if (!entry.refuse)
            return;
        entry.refused = refused;
        entry.refuse(facts, refused);
    }

    void take(Entry& entry) {
        const auto before = m_known();
        if (!before || !m_canWrite)
            return;
        entry.refused.reset();
        if (!entry.field->isTouched())
            return entry.sees(*before);
        Facts facts = *before;
        QString typed;
        if (const auto* text = qobject_cast<const TextField*>(entry.field))
            typed = text->value();
        std::optional<QString> why = entry.takeIn(facts);
        if (why->isEmpty())
            why = facts == *before ? std::nullopt : m_save(facts);
        if (why && !why->isEmpty())
            refuse(entry, *before, {typed, *why});
        if (why)
            return;
        if (const auto now = m_known())
            entry.put(*now); // the saved value may be spelled differently
    }

    Known m_known;
    Save m_save;
    bool m_canWrite = false;
    std::vector<Entry> m_entries;
    std::map<QString, std::map<size_t, Refused>> m_refused;
};

} // namespace mentat

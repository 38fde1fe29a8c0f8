#pragma once

#include "model/values/name.h"

#include <QHashFunctions>
#include <QString>

#include <compare>
#include <functional>
#include <optional>

namespace mentat {

/// The number of a row of one kind in an event file; above 0. A missing one is an absent optional.
template <class Tag>
class Id {
public:
    [[nodiscard]] static constexpr std::optional<Id> fromNumber(qint64 number) {
        if (number < 1)
            return std::nullopt;
        return Id(number);
    }
    explicit constexpr Id(qint64 number) : m_number(number) { Q_ASSERT(number > 0); }

    [[nodiscard]] constexpr qint64 number() const { return m_number; }
    friend constexpr auto operator<=>(Id, Id) = default;

private:
    qint64 m_number;
};

/// A person in the file, over all years.
using PersonId = Id<struct PersonTag>;
/// An event (a year) or a summary of one in the file: they share a sequence, so that a command can
/// name either.
using EventId = Id<struct EventTag>;
using JournalId = Id<struct JournalTag>;

/// A player's id within one event: the word for the player in its document ("p1"). Kept as read;
/// never blank, no control characters.
class PlayerId {
public:
    [[nodiscard]] static std::optional<PlayerId> fromText(const QString& text) {
        return Name::isAcceptable(text) ? std::optional(PlayerId(text)) : std::nullopt;
    }
    /// Replaces an id missing in a document, so that the rest can still be checked; equal to
    /// nothing a document can contain. Never in an accepted event.
    [[nodiscard]] static PlayerId placeholder(int number) {
        // A noncharacter: Name::isAcceptable() rejects it, so no document contains it.
        constexpr QChar mark{u'\uFFFF'};
        return PlayerId(mark + QString::number(number));
    }

    [[nodiscard]] const QString& text() const { return m_text; }
    friend bool operator==(const PlayerId&, const PlayerId&) = default;
    friend bool operator<(const PlayerId& a, const PlayerId& b) { return a.m_text < b.m_text; }
    friend size_t qHash(const PlayerId& id, size_t seed = 0) { return qHash(id.m_text, seed); }

private:
    explicit PlayerId(QString text) : m_text(std::move(text)) {}
    QString m_text;
};

} // namespace mentat

template <>
struct std::hash<mentat::PlayerId> {
    size_t operator()(const mentat::PlayerId& id) const noexcept { return qHash(id); }
};

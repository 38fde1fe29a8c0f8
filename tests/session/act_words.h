#pragma once

#include "model/rounds/round.h"

#include <QDate>
#include <QString>

#include <map>
#include <set>

namespace mentat::test {

/// A line of a file of acts that makes no sense.
struct NotUnderstood {
    QString why;
};

/// The text in parts, as it is divided outside of quotes, brackets, and braces.
[[nodiscard]] QStringList partsOutside(const QString& text, QChar separator);

/// A line of acts: a name, operands as pairs of a key and a word or quoted text, and, after a
/// colon, facts. Whatever asks for an operand that is missing or not of its kind throws
/// NotUnderstood.
class ActWords {
public:
    ActWords(const QString& line, const std::optional<QDate>& day);

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const QString& facts() const { return m_facts; }
    [[nodiscard]] bool has(const QString& key) const {
        m_asked.insert(key);
        return m_operands.contains(key);
    }
    [[nodiscard]] QString text(const QString& key) const;
    /// Empty if it is missing.
    [[nodiscard]] QString textIf(const QString& key) const;
    [[nodiscard]] int number(const QString& key) const;
    /// "yes" or "no"; no if it is missing.
    [[nodiscard]] bool isYes(const QString& key) const;
    /// Of "at": a date and a time, or a time on the test's day.
    [[nodiscard]] VenueTime time() const;
    [[nodiscard]] PlayerId player(const QString& key = QStringLiteral("player")) const;
    /// "p1,p2"
    [[nodiscard]] std::vector<PlayerId> players(const QString& key
                                                = QStringLiteral("players")) const;
    [[nodiscard]] HeatNumber heat() const;
    /// Of "stage".
    [[nodiscard]] Name stage() const;
    /// Of "heat" or "stage".
    [[nodiscard]] RoundId round() const;
    /// And "table"; of a stage, its first unless it is given.
    [[nodiscard]] GameAddress place() const;
    [[nodiscard]] SeatNumber seat(const QString& key = QStringLiteral("seat")) const;
    template <NamedEnum E>
    [[nodiscard]] E word(const QString& key) const {
        const auto value = enumFromId<E>(text(key));
        if (!value)
            throw NotUnderstood{QStringLiteral("“%1” is no %2").arg(text(key), key)};
        return *value;
    }

    /// Throws if an operand was given that nobody asked for.
    void finish() const;

private:
    QString m_name;
    QString m_facts;
    std::optional<QDate> m_day;
    std::map<QString, QString> m_operands;
    mutable std::set<QString> m_asked;
};

} // namespace mentat::test

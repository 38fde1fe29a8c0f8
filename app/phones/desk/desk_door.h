#pragma once

#include <QString>

#include <deque>
#include <map>
#include <optional>

namespace mentat {

/// Access to the second desk, by the PIN shown in the window. A door has one PIN for its lifetime;
/// each person admitted gets a token, and a new door knows none.
class DeskDoor {
public:
    /// Per address; beyond it, the address stays locked as long as this door exists.
    static constexpr int mostWrongOfOne = 10;
    /// In total: a room full of addresses tries at most a hundred of a million PINs.
    static constexpr int mostWrong = 100;
    static constexpr int digits = 6;

    /// Makes a random PIN.
    DeskDoor();

    [[nodiscard]] const QString& pin() const { return m_pin; }

    enum class Answer { Right, Wrong, Locked };
    /// Tries a PIN, ignoring blanks. Locked: even the right one is refused.
    [[nodiscard]] Answer tried(const QString& pin, const QString& address);
    /// Whether the last attempt just locked its address, or all.
    [[nodiscard]] bool hasJustLocked() const { return m_hasJustLocked; }
    /// No PIN is accepted from any address anymore.
    [[nodiscard]] bool isLockedForAll() const { return m_allWrong >= mostWrong; }

    /// Returns the token for a person admitted.
    [[nodiscard]] QString letIn(const QString& initials);
    /// Of the token's holder; absent: unknown token.
    [[nodiscard]] std::optional<QString> initialsOf(const QString& token) const;
    void leave(const QString& token);

private:
    QString m_pin;
    std::map<QString, int> m_wrong; // by address, one per wrong attempt at most
    int m_allWrong = 0;
    bool m_hasJustLocked = false;
    struct Inside {
        QString token;
        QString initials;
    };
    std::deque<Inside> m_inside; // in the order of admission
};

/// A journal author at a second desk: one to four letters, in capitals; absent if the text is not
/// that.
[[nodiscard]] std::optional<QString> initialsIn(const QString& typed);

} // namespace mentat

#pragma once

#include <QString>

#include <deque>
#include <map>
#include <optional>

namespace mentat {

/// Who may work at the second desk: whoever knows the PIN that the window shows. A door has one PIN
/// and ends with it; whoever came in by it is known by a token, and a new door knows nobody.
class DeskDoor {
public:
    /// Of one address. Beyond, it is locked as long as this door is there.
    static constexpr int mostWrongOfOne = 10;
    /// In all: a room full of addresses tries no more than a hundred of a million PINs.
    static constexpr int mostWrong = 100;
    static constexpr int digits = 6;

    /// Its PIN is made by chance.
    DeskDoor();

    [[nodiscard]] const QString& pin() const { return m_pin; }

    enum class Answer { Right, Wrong, Locked };
    /// What comes of a typed PIN, blanks aside. Locked: also a right one is not taken any more.
    [[nodiscard]] Answer tried(const QString& pin, const QString& address);
    /// Whether the last try has just locked its address, or all.
    [[nodiscard]] bool hasJustLocked() const { return m_hasJustLocked; }
    /// Nobody comes in any more, by whatever PIN and from wherever.
    [[nodiscard]] bool isLockedForAll() const { return m_allWrong >= mostWrong; }

    /// The token of somebody who comes in.
    [[nodiscard]] QString letIn(const QString& initials);
    /// Of whoever has this token; absent: nobody has.
    [[nodiscard]] std::optional<QString> initialsOf(const QString& token) const;
    void leave(const QString& token);

private:
    QString m_pin;
    std::map<QString, int> m_wrong; // by address, no more of them than wrong tries
    int m_allWrong = 0;
    bool m_hasJustLocked = false;
    struct Inside {
        QString token;
        QString initials;
    };
    std::deque<Inside> m_inside; // in the order in which they came
};

/// How people at a second desk are named in the journal: one to four letters, as capitals; absent
/// where the text is none.
[[nodiscard]] std::optional<QString> initialsIn(const QString& typed);

} // namespace mentat

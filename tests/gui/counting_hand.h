#pragma once

#include <QString>

namespace mentat::test {

/// A person at the keyboard whose keys are counted. After each of them the window does what is due,
/// as it would before the next one comes.
class CountingHand {
public:
    /// "Ctrl+3 F9"
    void press(const QString& names);
    void type(const QString& text);
    void typeAndEnter(const QString& text);
    /// The same key until the widget of this objectName has the focus; false: it never had.
    [[nodiscard]] bool pressUntil(const QString& key, const QString& focus);

    [[nodiscard]] int keys() const { return m_keys; }
    /// Since this, which was a number of keys.
    [[nodiscard]] int since(int keys) const { return m_keys - keys; }

private:
    void afterKey();

    int m_keys = 0;
};

/// The objectName of what has the focus.
[[nodiscard]] QString focusedName();

} // namespace mentat::test
